// A widget with the board of a variant: the common part of the boards of all windows.
#pragma once

#include "ui/board/board_painter.h"

#include "core/rules/variant.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace komadai::ui {

class Announcer;

/// An action on a square or hand that assistive technologies offer besides the press.
struct PlaceAction {
    QString name; ///< "Remove"
    std::function<void(const Place&)> run;
};

/// A button on the board, while it asks something.
struct BoardButton {
    QString name;
    QRect rect; ///< in coordinates of the widget
    std::function<void()> press;
};

/// Lays out a board in the middle of the widget, as large as fits, with its pieces and colours. A derived class decides what
/// lies on the board, and what mouse and keyboard do.
///
/// Screen readers see a list of places, one item for each square and for each kind in the hands, the buttons of an open
/// choice, and a notification with what was announced last; see accessible_board.h. A derived class names the places and
/// moves the cursor.
class BoardSurface : public QWidget {
    Q_OBJECT
public:
    QRect squareRect(core::Square square) const { return m_layout.squareRect(square); }
    bool isFlipped() const { return m_flipped; }
    /// The board with its frame and the hands beside it, in coordinates of the widget, which need not show all of it.
    QRect boardAndHands() const;

    /// All squares in their order, then the kinds in both hands.
    const std::vector<Place>& places() const { return m_places; }
    /// -1 for a place that is not among them.
    int indexOf(const Place& place) const;
    std::optional<Place> placeAt(const QPoint& point) const { return m_layout.placeAt(point); }
    /// In coordinates of the widget; empty where nothing is shown.
    QRect rectOf(const Place& place) const { return m_layout.rectOf(place); }

    /// Names the place and everything there that matters: "e4, White Knight, picked up".
    virtual QString wordsFor(const Place& place) const = 0;
    /// The content of the place alone: "White Knight".
    virtual QString valueOf(const Place& place) const = 0;
    /// The place of the keyboard cursor, if there is one now.
    virtual std::optional<Place> keyCursor() const = 0;
    virtual void setKeyCursor(const Place& place) = 0;
    /// Does the same as a click at the cursor.
    virtual void pressKeyCursor() = 0;
    virtual bool isPickedUp(const Place& place) const = 0;
    virtual std::vector<PlaceAction> placeActions() { return {}; }
    /// None while nothing has to be chosen.
    virtual std::vector<BoardButton> buttons() { return {}; }

    /// Lets a screen reader speak. What is announced within one turn of the event loop is joined, so that nothing is lost.
    void announce(const QString& news);
    /// The same, but the state of the game comes after all other news: "White to move".
    void announceState(const QString& state);
    /// The last announcement.
    QString news() const;
    const Announcer& announcer() const { return *m_announcer; }

protected:
    enum class Stands { Shown, Hidden };

    BoardSurface(Stands stands, QWidget* parent);

    void setBoard(const std::shared_ptr<const core::Variant>& variant, PieceLook look, bool flipped);
    void turn(bool flipped);
    bool hasBoard() const { return m_variant && m_layout.squareSize() > 0; }
    /// Tells a screen reader where the keyboard cursor is, if the board has the focus.
    void announceFocus();

    // Precondition of these: there has been a board.
    const core::VariantSpec& spec() const { return m_variant->spec(); }
    const std::shared_ptr<const core::Variant>& variant() const { return m_variant; }
    const PieceSet& pieces() const { return *m_pieces; }
    BoardPainter boardPainter() const { return {m_layout, m_theme, *m_pieces, m_coordinates}; }
    /// The notation of the coordinates; none if they are not shown.
    std::optional<Notation> coordinates() const { return m_coordinates; }
    void paintPiece(QPainter& painter, core::Square square, core::Piece piece) const;

    const BoardLayout& layout() const { return m_layout; }
    /// The area for the board.
    virtual QRect boardArea() const { return rect(); }
    /// The width kept free beside the board; see BoardLayout.
    virtual int gutter() const { return 0; }
    /// Lays out the board again and repaints everything.
    virtual void updateLayout();
    const BoardTheme& theme() const { return m_theme; }
    /// Takes the chosen colours, and repaints all.
    virtual void updateTheme();

    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void makePieces();

    const Stands m_stands;
    std::shared_ptr<const core::Variant> m_variant;
    PieceLook m_look{};
    bool m_flipped = false;
    BoardLayout m_layout;
    std::vector<Place> m_places;
    BoardTheme m_theme;
    std::optional<Notation> m_coordinates;
    std::shared_ptr<const PieceSet> m_pieces;
    Announcer* m_announcer;
};

} // namespace komadai::ui
