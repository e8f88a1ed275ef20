#include "ui/board/board_keyboard.h"

#include "ui/board/board_view.h"
#include "ui/board/board_words.h"
#include "ui/board/key_direction.h"
#include "ui/notation/notation.h"
#include "ui/plain_key.h"

#include <QCoreApplication>
#include <QFocusEvent>
#include <QKeyEvent>

#include <algorithm>
#include <array>
#include <utility>

namespace komadai::ui {
namespace {

/// As digits choose them, from 1.
constexpr std::array ColoursByDigit{DrawingColour::Green, DrawingColour::Red, DrawingColour::Blue,
                                    DrawingColour::Yellow};

bool isPressKey(int key) { return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter; }
bool isNumberKey(int key) { return key >= Qt::Key_1 && key <= Qt::Key_9; }

} // namespace

bool isBoardKey(int key) { return directionOf(key) || isPressKey(key) || isNumberKey(key); }

void BoardKeyboard::setPlaying(bool playing) {
    if (playing == m_isPlaying || (playing && !m_view.m_position)) return;
    m_isPlaying = playing;
    if (!playing && isDrawing()) cancelDrawing();
    if (playing && !m_cursor) m_cursor = firstCursor();
    m_view.showChanges();
    emit m_view.playedByKeysChanged(playing);
    m_view.announceFocus();
}

void BoardKeyboard::setCursor(const Place& place) {
    m_cursor = place;
    setPlaying(true);
    m_view.reveal(m_view.rectOf(place));
    m_view.updatePreview();
    m_view.showChanges();
    m_view.announceFocus();
}

void BoardKeyboard::resetCursor() {
    m_cursor.reset();
    if (m_isPlaying) m_cursor = firstCursor();
}

/// The selection, else the last move, else the mover's king, else the middle.
Place BoardKeyboard::firstCursor() const {
    if (const auto selection = m_view.m_entry.selection()) return *selection;
    if (m_view.m_lastMove) return core::destinationOf(m_view.m_lastMove->move);
    const auto& position = *m_view.m_position;
    const auto size = position.spec().size;
    return position.royalSquare(position.sideToMove()).value_or(size.square(size.files / 2, size.ranks / 2));
}

void BoardKeyboard::pressCursor() {
    if (!m_cursor || !m_view.m_position) return;
    m_view.finishAnimation();
    emit m_view.placePressed(*m_cursor);
    if (m_view.takesBackPremove(m_cursor)) return;
    auto& entry = m_view.m_entry;
    auto result = entry.press(m_cursor);
    if (std::holds_alternative<MoveEntry::Nothing>(result)) result = entry.release(m_cursor, false);
    m_view.answer(result);
    if (!entry.choices().empty())
        highlightChoice(0);
    else if (!std::holds_alternative<MoveEntry::Chosen>(result))
        m_view.announceFocus();
}

void BoardKeyboard::pickFromHand(int number) {
    const auto& kinds = m_view.layout().handKinds();
    if (number > static_cast<int>(kinds.size())) return;
    const auto& position = *m_view.m_position;
    const HandPlace hand{handSide().value_or(position.sideToMove()),
                         kinds[static_cast<std::size_t>(number) - 1]};
    setCursor(hand);
    if (position.hand(hand.side).count(hand.type) == 0)
        return m_view.answer(MoveEntry::Refused{core::Refusal::NotInHand});
    if (m_view.m_entry.selection() != Place(hand)) pressCursor();
}

std::optional<core::Side> BoardKeyboard::handSide() const {
    const core::Side mover = m_view.m_position->sideToMove();
    if (m_view.m_entry.movable().contains(mover)) return mover;
    return m_view.m_entry.premovable();
}

void BoardKeyboard::showOpenChoice() {
    if (m_isPlaying && !m_view.m_entry.choices().empty()) highlightChoice(0);
}

void BoardKeyboard::highlightChoice(int choice) {
    const auto& moves = m_view.m_entry.choices();
    m_choice = std::clamp(choice, 0, static_cast<int>(moves.size()) - 1);
    m_view.showChanges();
    m_view.announce(BoardView::tr("Choice %1 of %2: %3")
                        .arg(*m_choice + 1)
                        .arg(moves.size())
                        .arg(m_view.choices().text(moves[static_cast<std::size_t>(*m_choice)])));
}

bool BoardKeyboard::answerChoice(int key) {
    const auto& moves = m_view.m_entry.choices();
    if (const auto direction = directionOf(key)) {
        const bool isBack =
            *direction == BoardLayout::Direction::Left || *direction == BoardLayout::Direction::Up;
        highlightChoice(m_choice ? *m_choice + (isBack ? -1 : 1) : 0);
        return true;
    }
    std::optional<int> chosen;
    if (isPressKey(key)) chosen = m_choice;
    if (isNumberKey(key)) chosen = key - Qt::Key_1;
    if (chosen && *chosen < static_cast<int>(moves.size()))
        m_view.answer(m_view.m_entry.choose(moves[static_cast<std::size_t>(*chosen)]));
    return isPressKey(key) || isNumberKey(key);
}

// --- drawings

std::optional<core::Square> BoardKeyboard::cursorSquare() const {
    const auto* square = m_cursor ? std::get_if<core::Square>(&*m_cursor) : nullptr;
    return square ? std::optional(*square) : std::nullopt;
}

void BoardKeyboard::draw() {
    if (!m_view.m_position) return;
    if (isDrawing()) return endDrawing();
    setPlaying(true);
    const auto square = cursorSquare();
    if (!square) return m_view.announce(BoardView::tr("Drawings begin and end on squares."));
    m_view.cancelSelection();
    m_drawnFrom = square;
    m_view.showChanges();
    emit m_view.entryChanged();
    m_view.announce(BoardView::tr("Drawing from %1").arg(squareText(*square, m_view.m_position->spec())));
}

void BoardKeyboard::endDrawing() {
    const auto to = cursorSquare();
    if (!to) return m_view.announce(BoardView::tr("Drawings begin and end on squares."));
    const BoardDrawing drawing{*std::exchange(m_drawnFrom, std::nullopt), *to, m_colour};
    m_view.showChanges();
    emit m_view.entryChanged();
    emit m_view.drawingToggled(drawing);
    const auto& kept = m_view.m_drawings;
    const QString words = drawingWords(drawing, *to, m_view.m_position->spec());
    const bool isKept = std::find(kept.begin(), kept.end(), drawing) != kept.end();
    m_view.announce(isKept ? words : BoardView::tr("removed: %1").arg(words));
}

void BoardKeyboard::cancelDrawing() {
    dropDrawing();
    m_view.showChanges();
    emit m_view.entryChanged();
    m_view.announce(BoardView::tr("Drawing cancelled"));
}

void BoardKeyboard::chooseColour(int number) {
    if (number > static_cast<int>(ColoursByDigit.size())) return;
    m_colour = ColoursByDigit[static_cast<std::size_t>(number) - 1];
    m_view.showChanges();
    m_view.announce(wordFor(m_colour));
}

void BoardKeyboard::addTo(BoardScene& scene) const {
    if (m_drawnFrom)
        scene.drawings.push_back({*m_drawnFrom, cursorSquare().value_or(*m_drawnFrom), m_colour});
}

/// False for keys that do the same as without a drawing.
bool BoardKeyboard::answerDrawing(int key) {
    if (isPressKey(key))
        endDrawing();
    else if (isNumberKey(key))
        chooseColour(key - Qt::Key_0);
    else
        return false;
    return true;
}

bool BoardKeyboard::play(int key) {
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isEnter && m_view.m_entry.course()) {
        m_view.answer(m_view.m_entry.end());
        if (!m_view.m_entry.choices().empty()) highlightChoice(0);
        return true;
    }
    if (!m_isPlaying) return false;
    if (isDrawing() && answerDrawing(key)) return true;
    if (const auto direction = directionOf(key)) {
        if (const auto next = m_view.layout().neighbour(*m_cursor, *direction)) setCursor(*next);
    } else if (isPressKey(key)) {
        pressCursor();
    } else if (isNumberKey(key)) {
        pickFromHand(key - Qt::Key_0);
    } else {
        return false;
    }
    return true;
}

bool BoardKeyboard::wants(const QKeyEvent& event) const {
    const int key = event.key();
    const auto& entry = m_view.m_entry;
    if (!isPlain(event)) return false;
    if (key == Qt::Key_Escape) return m_isPlaying || entry.selection() || m_view.m_premove;
    if (entry.course() && isPressKey(key)) return true;
    return (m_isPlaying || !entry.choices().empty()) && isBoardKey(key);
}

bool BoardKeyboard::take(int key) {
    if (key != Qt::Key_Escape) return m_view.m_entry.choices().empty() ? play(key) : answerChoice(key);
    if (m_view.m_entry.selection())
        m_view.stepBack();
    else if (isDrawing())
        cancelDrawing();
    else if (m_view.m_premove)
        m_view.cancelPremove();
    else
        setPlaying(false);
    return true;
}

void BoardKeyboard::focusIn(const QFocusEvent& event) {
    m_wasReachedByTab = event.reason() == Qt::TabFocusReason || event.reason() == Qt::BacktabFocusReason;
}

/// A widget that is being hidden passes the focus on as the Tab key does; then the user has not asked for the keyboard.
void BoardKeyboard::focusCameFrom(const QWidget* widget) {
    if (m_wasReachedByTab && (!widget || widget->isVisible())) setPlaying(true);
}

void BoardKeyboard::focusOut(const QFocusEvent& event) {
    const bool comesBack = event.reason() == Qt::ActiveWindowFocusReason ||
                           event.reason() == Qt::PopupFocusReason || event.reason() == Qt::MenuBarFocusReason;
    if (!comesBack) setPlaying(false);
}

} // namespace komadai::ui
