#include "ui/mobility/mobility_window.h"

#include "ui/board/look_setting.h"
#include "ui/language/local_text.h"
#include "ui/language/retranslated.h"
#include "ui/mobility/mobility_board.h"
#include "ui/notation/notation.h"
#include "ui/widgets/escape_key.h"
#include "ui/widgets/text_size.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int PanelWidth = 285;

/// Whether both games have the same pieces on the same board; other rules may differ.
bool haveSamePieces(const core::VariantSpec& one, const core::VariantSpec& other) {
    return one.id == other.id && one.size == other.size && one.pieces == other.pieces;
}

} // namespace

MobilityWindow::MobilityWindow(LookOf lookOf, QWidget* parent)
    : QWidget(parent, Qt::Window), m_lookOf(std::move(lookOf)), m_board(new MobilityBoard(this)),
      m_kinds(new QComboBox(this)), m_sides(new QComboBox(this)), m_empty(new QRadioButton(this)),
      m_occupied(new QRadioButton(this)), m_moves(new QRadioButton(this)), m_classes(new QRadioButton(this)),
      m_follow(new QCheckBox(this)), m_summary(new QLabel(this)), m_pointed(new QLabel(this)) {
    setObjectName(QStringLiteral("mobility"));
    retranslated(this, [this] {
        setWindowTitle(tr("Mobility"));
        m_empty->setText(tr("&Empty board"));
        m_occupied->setText(tr("&Position on the board"));
        m_moves->setText(tr("&Moves to each square"));
        m_classes->setText(tr("&Connected squares"));
        m_follow->setText(tr("&Follow clicks on the game board"));
    });
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_board, 1);
    layout->addWidget(createPanel());
    setLeastSize(*this, {560, 430});
    resizeWithinScreen(*this, {840, 620});
    closeOnEscape(*this);

    connect(m_board, &MobilityBoard::squareChosen, this, [this](core::Square square) {
        m_from = square;
        refresh();
        m_board->announce(m_board->wordsFor(square) + QStringLiteral(". ") + m_summary->text());
    });
    connect(m_board, &MobilityBoard::squarePointedAt, this, &MobilityWindow::showWhatIsPointedAt);
    for (auto* choice : {m_kinds, m_sides})
        connect(choice, &QComboBox::activated, this, &MobilityWindow::chooseShown);
    for (auto* mode : {m_empty, m_moves})
        connect(mode, &QRadioButton::toggled, this, &MobilityWindow::compute);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    whenLanguageChanges(this, [this] { retranslate(); });
    whenLooksChange(this, [this] { updateLook(); });
}

QWidget* MobilityWindow::createPanel() {
    m_kinds->setObjectName(QStringLiteral("kinds"));
    m_sides->setObjectName(QStringLiteral("sides"));
    m_empty->setObjectName(QStringLiteral("empty"));
    m_occupied->setObjectName(QStringLiteral("occupied"));
    m_moves->setObjectName(QStringLiteral("moves"));
    m_classes->setObjectName(QStringLiteral("classes"));
    m_summary->setObjectName(QStringLiteral("summary"));
    m_pointed->setObjectName(QStringLiteral("pointed"));
    m_kinds->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_follow->setChecked(true);
    m_summary->setWordWrap(true);
    m_summary->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_pointed->setWordWrap(true);
    followFont(*m_pointed,
               [this] { m_pointed->setMinimumHeight(2 * m_pointed->fontMetrics().lineSpacing()); });
    m_pointed->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* boards = new QButtonGroup(this);
    auto* views = new QButtonGroup(this);
    for (auto* button : {m_empty, m_occupied})
        boards->addButton(button);
    for (auto* button : {m_moves, m_classes})
        views->addButton(button);
    m_empty->setChecked(true);
    m_moves->setChecked(true);
    auto* help = retranslated(new QLabel(this), &QLabel::setText, [] {
        return tr("Click a square to put the piece there, or move it with the arrow keys. Ctrl and the arrow "
                  "keys point at squares.");
    });
    help->setWordWrap(true);
    help->setForegroundRole(QPalette::PlaceholderText);

    auto* panel = new QWidget(this);
    setTextSizedWidth(*panel, PanelWidth);
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins(4, 0, 0, 0);
    auto* form = new QFormLayout;
    addRetranslatedRow(
        *form, [] { return tr("P&iece:"); }, m_kinds);
    addRetranslatedRow(
        *form, [] { return tr("&Side:"); }, m_sides);
    layout->addLayout(form);
    layout->addSpacing(8);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_empty, m_occupied})
        layout->addWidget(widget);
    layout->addSpacing(8);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_moves, m_classes})
        layout->addWidget(widget);
    layout->addSpacing(4);
    layout->addWidget(m_summary);
    layout->addSpacing(8);
    layout->addWidget(m_pointed);
    layout->addStretch();
    layout->addWidget(help);
    layout->addWidget(m_follow);
    return panel;
}

void MobilityWindow::retranslate() {
    if (!m_position) return;
    nameSides();
    m_summary->setText(summary());
    showWhatIsPointedAt(std::nullopt);
}

// --- choice of piece and position

void MobilityWindow::setPosition(const core::AnyPosition& position, bool flipped) {
    const bool hasOtherPieces = !m_position || !haveSamePieces(m_position->spec(), position.spec());
    m_position = position;
    m_flipped = flipped;
    if (hasOtherPieces) {
        fillPieces();
        choosePiece({core::pieceTypeAt(0), core::Side::First}, std::nullopt);
        return;
    }
    const bool isHome = m_home && m_position->pieceAt(*m_home) == m_piece;
    if (!isHome) m_home = homeOf(m_piece);
    compute();
}

void MobilityWindow::follow(const Place& place) {
    if (!m_position || !m_follow->isChecked()) return;
    if (const auto* hand = std::get_if<HandPlace>(&place))
        return choosePiece({hand->type, hand->side}, std::nullopt);
    const auto square = std::get<core::Square>(place);
    if (const auto piece = m_position->pieceAt(square)) choosePiece(*piece, square);
}

void MobilityWindow::updateLook() {
    if (!m_position) return;
    fillPieces();
    m_kinds->setCurrentIndex(indexOf(m_piece.type));
    m_sides->setCurrentIndex(indexOf(m_piece.side));
    refresh();
}

void MobilityWindow::fillPieces() {
    const auto& spec = m_position->spec();
    const auto pieces = makePieceSet(spec, m_lookOf(spec));
    const int size = static_cast<int>(m_kinds->fontMetrics().height() * 1.6);
    m_kinds->setIconSize({size, size});
    m_kinds->clear();
    for (std::size_t i = 0; i < spec.pieces.size(); ++i) {
        const auto type = core::pieceTypeAt(static_cast<int>(i));
        QPixmap icon(QSize(size, size) * devicePixelRatioF());
        icon.setDevicePixelRatio(devicePixelRatioF());
        icon.fill(Qt::transparent);
        QPainter painter(&icon);
        painter.setRenderHint(QPainter::Antialiasing);
        pieces->paint(painter, QRectF(0, 0, size, size), spec, {{type, core::Side::First}, true});
        m_kinds->addItem(icon, titleOf(spec.piece(type)));
    }
    m_sides->clear();
    m_sides->addItems({QString(), QString()});
    nameSides();
}

void MobilityWindow::nameSides() {
    for (const auto side : core::Sides)
        m_sides->setItemText(core::indexOf(side), sideName(m_position->spec(), side));
}

void MobilityWindow::chooseShown() {
    choosePiece({core::pieceTypeAt(m_kinds->currentIndex()),
                 m_sides->currentIndex() == 0 ? core::Side::First : core::Side::Second},
                std::nullopt);
}

void MobilityWindow::choosePiece(core::Piece piece, std::optional<core::Square> home) {
    const auto size = m_position->spec().size;
    m_piece = piece;
    m_home = home ? home : homeOf(piece);
    m_from = m_home.value_or(size.square(size.files / 2, size.ranks / 2));
    m_kinds->setCurrentIndex(indexOf(piece.type));
    m_sides->setCurrentIndex(indexOf(piece.side));
    compute();
}

std::optional<core::Square> MobilityWindow::homeOf(core::Piece piece) const {
    for (int i = 0; i < m_position->spec().size.squares(); ++i)
        if (m_position->pieceAt(core::Square::at(i)) == piece) return core::Square::at(i);
    return std::nullopt;
}

bool MobilityWindow::isAmongOthers() const { return m_occupied->isChecked(); }

// --- display

void MobilityWindow::compute() {
    if (!m_position) return;
    const auto alone = core::MobilityGraph::onEmptyBoard(*m_position->variant(), m_piece);
    m_squareClasses = alone.classes();
    m_graph = isAmongOthers() ? core::MobilityGraph::inPosition(*m_position, m_piece, m_home) : alone;
    refresh();
}

void MobilityWindow::refresh() {
    m_distances = m_graph->distancesFrom(m_from);
    MobilityBoard::Content content{.position = *m_position,
                                   .showsOthers = isAmongOthers(),
                                   .piece = m_piece,
                                   .from = m_from,
                                   .home = m_home,
                                   .distances = m_distances,
                                   .classes = std::nullopt};
    if (m_classes->isChecked()) content.classes = m_squareClasses.of;
    m_board->setContent(std::move(content), m_lookOf(m_position->spec()), m_flipped);
    m_summary->setText(summary());
    showWhatIsPointedAt(std::nullopt);
}

QString MobilityWindow::summary() const {
    const auto reached = std::count_if(m_distances.begin(), m_distances.end(),
                                       [](const auto& moves) { return moves.has_value(); });
    int farthest = 0;
    for (const auto& moves : m_distances)
        farthest = std::max(farthest, moves.value_or(0));
    const auto& spec = m_position->spec();
    const QString from = squareText(m_from, spec);
    const int classes = m_squareClasses.count;
    QStringList lines{tr("From %1 the piece reaches %2 of %3 squares.")
                          .arg(from)
                          .arg(reached - 1)
                          .arg(m_graph->squares() - 1)};
    if (farthest == 1) lines << tr("Each of them takes one move.");
    if (farthest > 1) lines << tr("The farthest takes %n moves.", nullptr, farthest);
    lines << (classes == 1 ? tr("All squares are connected.")
                           : tr("The squares form %n separate groups.", nullptr, classes));
    lines << tr("On average the piece has %1 moves.").arg(decimalText(m_graph->averageMoves(), 2));
    return lines.join(QStringLiteral("\n"));
}

void MobilityWindow::showWhatIsPointedAt(std::optional<core::Square> square) {
    if (!square || !m_position) return m_pointed->clear();
    const auto& spec = m_position->spec();
    const QString name = squareText(*square, spec);
    const auto& moves = m_distances[static_cast<std::size_t>(square->index())];
    if (*square == m_from)
        m_pointed->setText(tr("%1: the piece is here.").arg(name));
    else if (!moves)
        m_pointed->setText(tr("%1: cannot be reached.").arg(name));
    else
        m_pointed->setText(*moves == 1 ? tr("%1: one move.").arg(name)
                                       : tr("%1: %n moves.", nullptr, *moves).arg(name));
}

} // namespace komadai::ui
