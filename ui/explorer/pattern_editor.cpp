#include "ui/explorer/pattern_editor.h"

#include "ui/board/look_setting.h"
#include "ui/editor/piece_palette.h"
#include "ui/language/retranslated.h"
#include "ui/wording.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace komadai::ui {

PatternEditor::PatternEditor(EditorBoard::LookOf lookOf, std::shared_ptr<const core::Variant> variant,
                             QWidget* parent)
    : QWidget(parent), m_pieces(variant),
      m_board(new EditorBoard(m_pieces, lookOf, this, EditorBoard::Use::Pattern)),
      m_palette(new PiecePalette(m_pieces, lookOf, this)), m_sides(new QButtonGroup(this)),
      m_emptyTool(new QPushButton(this)) {
    m_board->setObjectName(QStringLiteral("patternBoard"));
    m_palette->setObjectName(QStringLiteral("patternPalette"));
    m_palette->setMinimumHeight(70);
    createTools();
    connectBoard();
    open(variant, core::Setup(variant->spec().size));
    retranslated(this, [this] { nameSides(); });
    whenLooksChange(this, [this] {
        m_board->updateLook();
        m_palette->updateLook(); // names its pieces too
    });
}

void PatternEditor::createTools() {
    auto* tools = new QHBoxLayout;
    tools->setSpacing(2);
    for (const auto side : core::Sides) {
        auto* button = new QPushButton(this);
        button->setCheckable(true);
        button->setObjectName(QStringLiteral("patternSide%1").arg(core::indexOf(side) + 1));
        m_sides->addButton(button, core::indexOf(side));
        tools->addWidget(button);
    }
    m_sides->button(0)->setChecked(true);
    m_emptyTool->setObjectName(QStringLiteral("patternEmpty"));
    m_emptyTool->setCheckable(true);
    retranslated(m_emptyTool, [this] {
        m_emptyTool->setText(tr("Must Be &Empty"));
        m_emptyTool->setToolTip(
            tr("Choose this, then click a square, or drag over several squares, to mark that no "
               "piece may stand there. The right button removes the marks."));
    });
    tools->addWidget(m_emptyTool);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_board, 3);
    layout->addLayout(tools);
    layout->addWidget(m_palette, 1);
    connect(m_sides, &QButtonGroup::idToggled, this, [this](int side, bool on) {
        if (on) m_palette->setSide(core::Sides[side]);
    });
    connect(m_emptyTool, &QPushButton::toggled, this, [this](bool on) {
        if (on) m_palette->clearSelection();
        m_board->setDragsAreas(on);
        m_board->setPicked(std::nullopt);
    });
    connect(m_palette, &PiecePalette::chosenChanged, this, [this] {
        if (m_palette->chosen()) m_emptyTool->setChecked(false);
        m_board->setPicked(std::nullopt);
    });
}

void PatternEditor::connectBoard() {
    connect(m_board, &EditorBoard::clicked, this, &PatternEditor::click);
    connect(m_board, &EditorBoard::rightClicked, this, &PatternEditor::remove);
    connect(m_board, &EditorBoard::areaDragged, this, &PatternEditor::dragArea);
    connect(m_board, &EditorBoard::carried, &m_pieces, &EditedPosition::move);
    connect(m_board, &EditorBoard::carriedOff, &m_pieces, &EditedPosition::remove);
    connect(m_board, &EditorBoard::removeRequested, this, &PatternEditor::remove);
    connect(m_palette, &PiecePalette::dropped, this, [this](core::Piece piece, const QPoint& onScreen) {
        const auto place = m_board->placeAt(m_board->mapFromGlobal(onScreen));
        if (!place) return;
        if (const auto* square = std::get_if<core::Square>(&*place)) m_pieces.put(*square, piece);
    });
    connect(&m_pieces, &EditedPosition::changed, this, &PatternEditor::onPiecesChanged);
}

void PatternEditor::open(std::shared_ptr<const core::Variant> variant, const core::Setup& setup) {
    core::Setup pieces(setup.size);
    pieces.board = setup.board; // hands are no part of a pattern
    m_empty.clear();
    m_pieces.open(std::move(variant), std::move(pieces));
    nameSides();
}

void PatternEditor::clear() { open(variant(), core::Setup(variant()->spec().size)); }

void PatternEditor::setFlipped(bool flipped) { m_board->setFlipped(flipped); }

std::vector<core::PiecePattern::Cell> PatternEditor::cells() const {
    std::vector<core::PiecePattern::Cell> cells;
    for (int i = 0; i < m_pieces.spec().size.squares(); ++i) {
        const auto square = core::Square::at(i);
        const auto& piece = m_pieces.setup().at(square);
        if (piece || m_empty.contains(square)) cells.push_back({square, piece});
    }
    return cells;
}

void PatternEditor::click(const Place& place) {
    const auto* square = std::get_if<core::Square>(&place);
    if (!square) return;
    if (m_emptyTool->isChecked()) return setEmpty(*square, !m_empty.contains(*square));
    const auto chosen = m_palette->chosen();
    if (chosen && m_pieces.pieceAt(place) == chosen) return m_pieces.remove(place);
    if (chosen) return m_pieces.put(*square, *chosen);
    if (m_board->picked() == place) return m_board->setPicked(std::nullopt);
    if (m_board->picked()) return m_pieces.move(*m_board->picked(), place);
    if (m_pieces.pieceAt(place)) m_board->setPicked(place);
}

void PatternEditor::remove(const Place& place) {
    m_pieces.remove(place);
    if (const auto* square = std::get_if<core::Square>(&place)) setEmpty(*square, false);
}

void PatternEditor::setEmpty(core::Square square, bool isEmpty) {
    if (isEmpty) {
        m_empty.insert(square);
        m_pieces.remove(square);
    } else {
        m_empty.erase(square);
    }
    m_board->announce(m_board->wordsFor(square));
    onMarksChanged();
}

void PatternEditor::dragArea(const std::vector<core::Square>& squares, Qt::MouseButton button) {
    for (const auto square : squares) {
        if (button == Qt::LeftButton)
            m_empty.insert(square);
        else
            m_empty.erase(square);
        m_pieces.remove(square);
    }
    onMarksChanged();
}

void PatternEditor::onMarksChanged() {
    m_board->setEmptySquares(m_empty);
    emit changed();
}

/// A square with a piece is not empty.
void PatternEditor::onPiecesChanged() {
    std::erase_if(m_empty, [this](core::Square square) { return m_pieces.setup().at(square).has_value(); });
    m_board->setEmptySquares(m_empty);
    if (const auto& place = m_board->pointed()) m_board->announce(m_board->wordsFor(*place));
    emit changed();
}

void PatternEditor::nameSides() {
    for (const auto side : core::Sides)
        m_sides->button(core::indexOf(side))->setText(sideName(m_pieces.spec(), side));
}

} // namespace komadai::ui
