// The keyboard on the board: a cursor that walks over squares and hands.
#pragma once

#include "ui/board/board_drawing.h"
#include "ui/board/board_scene.h"
#include "ui/board/move_entry.h"

#include <optional>

class QFocusEvent;
class QKeyEvent;
class QWidget;

namespace komadai::ui {

class BoardView;

/// Lets the keyboard play on one board: arrows move the cursor, the space bar and Enter press there, digits pick from the
/// hand, Esc ends it. An open choice takes these keys even while the keyboard does not play. While a drawing is under way, the
/// space bar and Enter end it at the cursor, digits choose its colour, and Esc cancels it.
class BoardKeyboard {
public:
    /// The view owns the keyboard.
    explicit BoardKeyboard(BoardView& view) : m_view(view) {}

    /// Whether arrows, space bar, Enter and digits play on the board.
    bool isPlaying() const { return m_isPlaying; }
    void setPlaying(bool playing);
    /// The cursor; none while the keyboard does not play.
    std::optional<Place> cursor() const { return m_isPlaying ? m_cursor : std::nullopt; }
    void setCursor(const Place& place);
    /// Begins anew on another variant's board.
    void resetCursor();
    /// Does the same as a click at the cursor.
    void pressCursor();

    /// Index of the open choice that Enter takes.
    std::optional<int> choice() const { return m_choice; }
    void forgetChoice() { m_choice.reset(); }
    /// While the keyboard plays, highlights the first move of a choice that has opened.
    void showOpenChoice();
    /// The side from whose hand digits pick; none while the user may not move.
    std::optional<core::Side> handSide() const;

    /// Begins a drawing at the cursor, or ends the one that is under way. Lets the keyboard play.
    void draw();
    bool isDrawing() const { return m_drawnFrom.has_value(); }
    /// Gives up a drawing that is under way.
    void dropDrawing() { m_drawnFrom.reset(); }
    /// Adds the drawing under way.
    void addTo(BoardScene& scene) const;

    /// Whether the key is for the board, not for the window's shortcuts.
    bool wants(const QKeyEvent& event) const;
    /// Acts on a wanted key; false if it turns out to mean nothing here.
    bool take(int key);

    void focusIn(const QFocusEvent& event);
    void focusOut(const QFocusEvent& event);
    /// The focus went to the board.
    void focusCameFrom(const QWidget* widget);

private:
    bool answerChoice(int key);
    bool play(int key);
    Place firstCursor() const;
    void pickFromHand(int number);
    void highlightChoice(int choice);
    bool answerDrawing(int key);
    void endDrawing();
    void cancelDrawing();
    void chooseColour(int number);
    std::optional<core::Square> cursorSquare() const;

    BoardView& m_view;
    bool m_isPlaying = false;
    bool m_wasReachedByTab = false; ///< when it got the focus
    std::optional<Place> m_cursor;  ///< last position, kept while the keyboard does not play
    std::optional<int> m_choice;
    std::optional<core::Square> m_drawnFrom; ///< where the drawing under way begins
    DrawingColour m_colour{};                ///< of drawings, until another one is chosen
};

/// Whether the key plays on the board when pressed without modifiers.
bool isBoardKey(int key);

} // namespace komadai::ui
