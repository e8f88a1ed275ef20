// A position under the user's hands, which may break any rule.
#pragma once

#include "core/base/parse_error.h"
#include "core/rules/game.h"
#include "ui/board/move_entry.h"

#include <QObject>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <string>

namespace komadai::ui {

/// An arrangement of pieces with the operations of the position editor, each of which can be undone. Operations that
/// would change nothing leave no trace.
class EditedPosition : public QObject {
    Q_OBJECT
public:
    explicit EditedPosition(std::shared_ptr<const core::Variant> variant, QObject* parent = nullptr);

    const std::shared_ptr<const core::Variant>& variant() const { return m_variant; }
    const core::VariantSpec& spec() const { return m_variant->spec(); }
    const core::Setup& setup() const { return m_setup; }
    /// All that is against the rules; nothing if it can be played.
    const core::SetupErrors& errors() const { return m_errors; }
    /// A game that starts here; none where the position breaks rules.
    const std::optional<core::Game>& game() const { return m_game; }

    /// Begins anew with another position, with nothing to undo.
    void open(std::shared_ptr<const core::Variant> variant, core::Setup setup);
    QUndoStack& history() { return m_history; }
    /// Whether something was changed since `open` or `keep`.
    bool isChanged() const { return !m_history.isClean(); }
    /// The position is now kept elsewhere, so that nothing would be lost.
    void keep() { m_history.setClean(); }

    // --- single pieces

    /// In place of whatever stands there.
    void put(core::Square square, core::Piece piece);
    /// To a hand the piece goes as its captor would hold it, to a square with the side of the hand it came from. A piece
    /// that cannot be held stays where it is.
    void move(const Place& from, const Place& to);
    /// Takes the piece, or one of those in the hand, out of the position.
    void remove(const Place& place);
    /// Turns a piece to its next face: the others of its side, then those of the other side.
    void turnOver(core::Square square);
    void addToHand(core::Side side, core::PieceType type);

    // --- all of it

    void setSideToMove(core::Side side);
    /// Exchanges left and right.
    void mirror();
    /// Lets each side have the position of the other: turns the board by half a turn, and changes all owners.
    void swapSides();
    void clear();
    void setStart();
    /// See core::giveRest.
    void giveRest(core::Side side);
    /// Whether that would change anything.
    bool hasRest() const;
    /// Puts the position in a text, SFEN or FEN, in place of this one; returns an error if it cannot be read.
    std::optional<core::ParseError> read(const std::string& text);

    std::string sfen() const;
    std::string fen() const;

    // --- queries

    /// The piece on a square, or of the kind in a hand if it holds any.
    std::optional<core::Piece> pieceAt(const Place& place) const;
    bool canBeHeld(core::PieceType type) const;
    /// Pieces of this kind on all their faces, of the side, or of both where captured pieces change sides.
    struct Count {
        int used = 0;
        int full = 0; ///< at the start of a game
        friend bool operator==(const Count&, const Count&) = default;
    };
    Count count(core::Piece piece) const;

signals:
    void changed();

private:
    class Change;

    void apply(core::Setup setup, const QString& name);
    void show(core::Setup setup);
    bool takesInHand(const core::Setup& setup, core::Side side, core::PieceType type) const;
    int countIn(const core::Setup& setup, core::Piece piece) const;

    std::shared_ptr<const core::Variant> m_variant;
    core::Setup m_setup;
    core::SetupErrors m_errors;
    std::optional<core::Game> m_game;
    QUndoStack m_history;
};

} // namespace komadai::ui
