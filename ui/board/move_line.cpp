#include "ui/board/move_line.h"

#include "core/notation/move_text.h"
#include "ui/board/board_view.h"
#include "ui/board/board_words.h"
#include "ui/icons.h"
#include "ui/notation/notation.h"
#include "ui/notation/piece_letters.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/text_size.h"
#include "ui/wording.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTextDocument>
#include <QToolButton>
#include <QToolTip>

namespace komadai::ui {
namespace {

constexpr int FewestCharacters = 14, MostCharacters = 36; ///< that the field shows
constexpr qsizetype MostQuoted = 16; ///< characters of a text in its problem; most moves are shorter

QString quoted(const QString& text) {
    return text.size() > MostQuoted ? text.left(MostQuoted - 1) + QStringLiteral("…") : text;
}

} // namespace

MoveLine::MoveLine(BoardView& board, QWidget* parent)
    : QWidget(parent), m_board(board), m_text(new QLineEdit(this)), m_shownProblem(new ElidedLabel(this)) {
    setObjectName(QStringLiteral("moveLine"));
    auto* label = retranslated(new QLabel(this), &QLabel::setText, [] { return tr("&Move:"); });
    label->setBuddy(m_text);
    followFont(*m_text, [this] {
        m_text->setMinimumWidth(m_text->fontMetrics().averageCharWidth() * FewestCharacters);
        m_text->setMaximumWidth(m_text->fontMetrics().averageCharWidth() * MostCharacters);
    });
    m_shownProblem->setObjectName(QStringLiteral("moveProblem"));
    m_shownProblem->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the field keeps its width
    auto* close = new QToolButton(this);
    close->setAutoRaise(true);
    setThemedIcon(*close, QStringLiteral("close"));
    retranslated(close, &QToolButton::setToolTip, [] { return tr("Close (Esc)"); });
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(label);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_shownProblem, 2);
    layout->addWidget(close);
    hide();
    connect(m_text, &QLineEdit::returnPressed, this, &MoveLine::enter);
    connect(m_text, &QLineEdit::textEdited, this, &MoveLine::forget);
    connect(close, &QToolButton::clicked, this, &MoveLine::close);
    const auto renewExample = [this] {
        if (!isHidden()) showExample(); // it costs the legal moves of the position
    };
    connect(&board, &BoardView::positionShown, this, renewExample);
    whenNotationChanges(this, [this, renewExample] {
        renewExample();
        if (m_problem) showProblem();
    });
}

void MoveLine::open() {
    showExample();
    show();
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void MoveLine::close() {
    m_text->clear();
    forget();
    hide();
    m_board.setFocus(Qt::OtherFocusReason);
}

void MoveLine::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void MoveLine::enter() {
    const QString text = m_text->text().trimmed();
    const auto& position = m_board.position();
    if (text.isEmpty() || !position) return;
    if (!m_board.movable().contains(position->sideToMove()))
        return say([] { return tr("You cannot move now."); });
    const auto move = readTypedMove(text, *position);
    if (!move)
        return say(
            [typed = quoted(text).toStdString(), problem = move.error()] {
                return QString::fromStdString(wording().sentence(problem, typed));
            },
            [problem = move.error()] {
                return capitalised(QString::fromStdString(wording().shortReason(problem)));
            });
    m_text->clear();
    forget();
    m_board.enterMove(move.value());
}

void MoveLine::say(Text problem, Text reason) {
    m_problem = std::move(problem);
    m_reason = std::move(reason);
    showProblem();
    m_text->selectAll();
    m_board.announce(m_shownProblem->text());
    if (!m_shownProblem->isCut()) return;
    const QPoint below(0, m_shownProblem->height() / 2); // the tip lies a little lower
    QToolTip::showText(m_shownProblem->mapToGlobal(below),
                       Qt::convertFromPlainText(m_shownProblem->text(), Qt::WhiteSpaceNormal),
                       m_shownProblem);
}

void MoveLine::showProblem() {
    m_shownProblem->setShortText(m_reason ? m_reason() : QString());
    m_shownProblem->setText(m_problem());
}

void MoveLine::forget() {
    m_problem = {};
    m_reason = {};
    m_shownProblem->clear();
    if (QToolTip::isVisible()) QToolTip::hideText();
}

/// Shows one move in two notations as an example of possible input.
void MoveLine::showExample() {
    const auto& position = m_board.position();
    if (!position || !position->hasLegalMove()) return m_text->setPlaceholderText({});
    const auto example = position->legalMoves().front();
    const bool isShogi = position->variant()->spec().coordinates == core::Coordinates::Shogi;
    const auto squares =
        isShogi ? core::usi::format(example, *position) : core::uci::format(example, *position);
    const auto shown = [&](const std::string& move) {
        return withLettersShown(QString::fromStdString(move), position->spec());
    };
    m_text->setPlaceholderText(
        tr("%1 or %2").arg(shown(squares), shown(core::hodges::format(example, *position))));
}

} // namespace komadai::ui
