#include "ui/opening_graph/position_card.h"

#include "ui/board/board_diagram.h"
#include "ui/board/look_setting.h"
#include "ui/language/local_text.h"
#include "ui/language/retranslated.h"
#include "ui/opening_graph/graph_items.h"
#include "ui/widgets/text_size.h"
#include "ui/wording.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <utility>

namespace komadai::ui {
namespace {

constexpr int LinesInSight = 6;
constexpr int LeastBoard = 200, UsualBoard = 290;
constexpr double HandsAboveAndBelow = 1.3; ///< height by width of a board with hands that are not beside it
constexpr int ExactSize = 1000;            ///< large enough for the proportions of a board

} // namespace

class PositionCard::Board : public QWidget {
public:
    explicit Board(const PositionCard& card, QWidget* parent) : QWidget(parent), m_card(card) {
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        setMinimumSize(LeastBoard, LeastBoard);
    }
    /// So that the text stands right below the board.
    int heightForWidth(int width) const override {
        if (!m_card.m_content) return width;
        const QSizeF size = diagramSize(m_card.m_content->position.spec(), ExactSize);
        if (size.width() > size.height()) return static_cast<int>(width * HandsAboveAndBelow);
        return static_cast<int>(width * size.height() / size.width());
    }
    QSize sizeHint() const override { return {UsualBoard, heightForWidth(UsualBoard)}; }

protected:
    void paintEvent(QPaintEvent*) override {
        const auto& content = m_card.m_content;
        if (!content) return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        DiagramOptions options;
        options.look = m_card.m_lookOf(content->position.spec());
        options.flipped = m_card.m_isFlipped;
        options.lastMove = content->lastMove;
        options.theme = boardTheme(palette());
        options.coordinates = chosenCoordinates();
        paintDiagram(painter, rect(), content->position, options);
    }

private:
    const PositionCard& m_card;
};

PositionCard::PositionCard(LookOf lookOf, QWidget* parent)
    : QWidget(parent), m_lookOf(std::move(lookOf)), m_board(new Board(*this, this)),
      m_text(new QLabel(this)) {
    m_text->setObjectName(QStringLiteral("position"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    followFont(*m_text,
               [this] { m_text->setMinimumHeight(LinesInSight * m_text->fontMetrics().lineSpacing()); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_board);
    layout->addWidget(m_text);
    layout->addStretch(1);
    whenLanguageChanges(this, [this] { refresh(); });
    whenLooksChange(this, [this] { m_board->update(); });
    whenCoordinatesChange(this, [this] { m_board->update(); });
}

void PositionCard::show(std::optional<Content> content) {
    m_content = std::move(content);
    refresh();
}

void PositionCard::refresh() {
    m_text->setText(words());
    m_board->setAccessibleName(m_content ? tr("Board after %1").arg(m_content->line) : QString());
    m_board->updateGeometry();
    m_board->update();
}

QString PositionCard::words() const {
    if (!m_content) return {};
    QStringList lines{m_content->line,
                      tr("%Ln game(s), %1 of all", nullptr, static_cast<int>(m_content->games))
                          .arg(shareText(m_content->share))};
    if (m_content->score)
        lines << tr("%1 scores %2")
                     .arg(sideName(m_content->position.spec(), core::Side::First),
                          percentText(100 * *m_content->score));
    else
        lines << tr("No game was decided.");
    return lines.join('\n');
}

} // namespace komadai::ui
