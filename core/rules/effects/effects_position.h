// A position of a game whose pieces have special effects, and its legal moves.
#pragma once

#include "core/base/result.h"
#include "core/board/setup_error.h"
#include "core/rules/effects/effects_tables.h"
#include "core/rules/effects/path_move.h"
#include "core/rules/refusal.h"

#include <array>
#include <bitset>
#include <memory>
#include <optional>
#include <vector>

namespace komadai::core {

/// The squares that a move has changed, with their contents before and after, in the order of the changes.
class BoardChanges {
public:
    struct Change {
        Square square;
        CellCode before = EmptyCell;
        CellCode after = EmptyCell;
    };

    void add(const Change& change) {
        if (m_count < m_few.size())
            m_few[m_count] = change;
        else
            m_more.push_back(change);
        ++m_count;
    }
    /// Calls `see` with all changes in order. A square may change more than once.
    template <class Function>
    void forEach(Function&& see) const {
        for (std::size_t i = 0; i < m_count; ++i)
            see(i < m_few.size() ? m_few[i] : m_more[i - m_few.size()]);
    }
    /// Calls `undo` with all changes in reverse order.
    template <class Function>
    void forEachBackwards(Function&& undo) const {
        for (std::size_t i = m_count; i-- > 0;)
            undo(i < m_few.size() ? m_few[i] : m_more[i - m_few.size()]);
    }

private:
    std::array<Change, 12> m_few; ///< enough for most moves
    std::size_t m_count = 0;
    std::vector<Change> m_more;
};

/// Filter for tactical moves: minimum gain and, optionally, the capture square. The gain of a move is the value of the pieces
/// that it takes plus the value of its promotion.
struct TacticalFilter {
    struct Worths {
        std::array<int, 256> taken{};     ///< by CellCode of what is taken
        std::array<int, 256> promotion{}; ///< by CellCode of what promotes
    };
    const Worths& worths;
    int moreThan = 0;         ///< the gain must be greater
    std::optional<Square> on; ///< if set, the piece on this square must be taken

    /// Lets all tactical moves pass.
    static TacticalFilter everything();
};

class PathMoveReferee;

/// A position that can be played from. It has no history: a `Game` knows about repetition. There is no check: a piece may
/// make any of its moves, whatever that loses.
class EffectsPosition {
public:
    using Move = PathMove;

    struct Undo {
        std::uint64_t key = 0;
        BoardChanges changes;
    };

    /// Accepts positions in which the game has ended. Errors are a wrong size and pieces in hand (TooManyPieces).
    static Result<EffectsPosition, SetupErrors> fromSetup(const Setup& setup,
                                                          std::shared_ptr<const EffectsTables> tables);
    static EffectsPosition startOf(std::shared_ptr<const EffectsTables> tables);
    Setup toSetup() const;

    const std::shared_ptr<const EffectsTables>& tables() const { return m_tables; }
    const VariantSpec& spec() const { return m_tables->spec(); }
    const EndRules& endRules() const { return spec().ends; }
    Side sideToMove() const { return m_sideToMove; }
    int plyNumber() const { return m_plyNumber; }
    std::optional<Piece> pieceAt(Square square) const {
        const CellCode code = codeAt(square);
        return code == EmptyCell ? std::nullopt : std::optional(pieceOf(code));
    }
    CellCode codeAt(Square square) const { return m_codes[static_cast<std::size_t>(square.index())]; }
    const EffectsTables::Bits& occupied(Side side) const {
        return m_occupied[static_cast<std::size_t>(indexOf(side))];
    }
    /// How many pieces of a kind a side has.
    int count(Piece piece) const { return m_counts[static_cast<std::size_t>(codeOf(piece))]; }

    /// Identity of board and side to move. The same in every run and version of the program.
    std::uint64_t key() const { return m_key; }
    /// The key after a move, computed as if the move had no other consequences. Precondition: isLegal(move).
    std::uint64_t likelyKeyAfter(const PathMove& move) const;
    /// The key computed anew; equal to `key()` always.
    std::uint64_t freshKey() const;

    /// How many alternatives of the command rule a side satisfies.
    int countCommands(Side side) const { return m_commands[static_cast<std::size_t>(indexOf(side))]; }
    /// Whether a side has no piece left that commands it.
    bool commandLost(Side side) const { return countCommands(side) == 0; }
    /// The side that has won because the other one has no command left. If both have lost their command, the side that has
    /// just moved loses. Such a position has no legal moves.
    std::optional<Side> commandWinner() const {
        if (commandLost(opponent(m_sideToMove))) return m_sideToMove;
        if (commandLost(m_sideToMove)) return opponent(m_sideToMove);
        return std::nullopt;
    }

    /// Appends all legal moves, each with its shortest path, in an order that depends on the position only.
    void addLegalMoves(std::vector<PathMove>& moves) const;
    void addLegalMoves(PathMoveList& moves) const;
    /// Appends the legal moves of the piece on a square.
    void addLegalMovesFrom(Square from, std::vector<PathMove>& moves) const;
    /// Appends the tactical moves: legal moves that take something or promote.
    void addTacticalMoves(std::vector<PathMove>& moves) const;
    /// Appends the tactical moves that pass the filter.
    void addTacticalMoves(std::vector<PathMove>& moves, const TacticalFilter& filter) const;
    /// The gain of a move, see TacticalFilter.
    int gainOf(const PathMove& move, const TacticalFilter::Worths& worths) const;
    std::uint64_t countLegalMoves() const;
    bool hasLegalMove() const;
    /// Whether the move is legal, including its path and the order of its captures.
    bool isLegal(const PathMove& move) const { return !whyRefused(move); }
    /// The reason why a move is not legal; none where it is.
    std::optional<Refusal> whyRefused(const PathMove& move) const;

    // Long-range effects of the pieces of `by`, for the evaluation.

    /// How many enemy pieces its nets hold.
    int countHeld(Side by) const;
    /// How many enemy shooters cannot shoot from where they stand, because a piece of `by` forbids it.
    int countSilenced(Side by) const;
    /// How many enemy pieces are in range of its pieces that shoot over others. A piece in range of two counts twice.
    int countInSight(Side by) const;
    /// How many promoted pieces of a side would turn back if it lost one certain other piece.
    int countLeaning(Side side) const;

    /// Whether a net holds the piece of the side to move on this square.
    bool isHeld(Square square) const;
    /// The enemies that the piece on this square holds, in the order of its lines; none if it is no net.
    std::vector<Square> heldFrom(Square square) const;
    /// Within how many king steps of the piece on this square most enemies may not shoot; 0 if they may.
    int shelterAround(Square square) const;

    /// Plays a move with all its consequences. Precondition: isLegal(move).
    Undo make(const PathMove& move);
    /// Precondition: `undo` is what the last make of `move` returned.
    void unmake(const PathMove& move, const Undo& undo);
    /// Null move: gives the turn to the other side, for the search.
    void makeNull();
    void unmakeNull();

    friend bool operator==(const EffectsPosition& a, const EffectsPosition& b) {
        return a.m_key == b.m_key && a.m_sideToMove == b.m_sideToMove && a.m_codes == b.m_codes;
    }

private:
    using Cells = std::bitset<EffectsTables::Cells>;
    using Kind = EffectsTables::Kind;
    using Meeting = EffectsTables::Meeting;

    enum class Promotion : std::uint8_t { No, May, Must };
    /// Which quiet moves to generate.
    enum class Quiet : std::uint8_t { None, Promoting, All };

    /// Effects of the enemy that restrict the side to move.
    struct Turn {
        bool anyHeld = false;
        bool anyShelter = false;
        Cells held;
        Cells sheltered; ///< cells from which most kinds may not shoot
    };
    /// A piece about to move.
    struct Origin {
        Square square;
        Cell cell;
        const Kind* kind;
        bool mayPromote; ///< where the square or the victim allows it
        bool nearZone;   ///< and some squares in its reach allow it
        // which moves to generate
        const EffectsTables::Bits* targets; ///< what a single shot must hit
        Quiet quiet;
    };
    /// The course of a move, on cells.
    struct Trace {
        struct Victim {
            Cell cell;
            std::uint8_t step;
            bool byShot;
        };
        std::array<Cell, PathMove::MaxSteps> path{};
        std::array<Victim, PathMove::MaxTaken> victims{};
        std::uint8_t steps = 0;
        std::uint8_t taken = 0;
        bool forced = false; ///< one of the victims promotes its captor

        bool takes(Cell cell) const {
            for (std::size_t i = 0; i < taken; ++i)
                if (victims[i].cell == cell) return true;
            return false;
        }
        void step(Cell cell) { path[steps++] = cell; }
        void take(Cell cell, bool byShot, bool forces) {
            victims[taken++] = {cell, steps, byShot};
            forced = forced || forces;
        }
    };
    /// A piece that can be shot from a cell.
    struct Target {
        Cell cell;
        bool forces;
        int behind; ///< the target that must be shot first; -1 for none
    };
    struct Targets;

    // sinks: receivers of generated moves
    class Counter;
    class Collector;
    class ListCollector;
    class TacticalCollector;
    class AnyFinder;

    explicit EffectsPosition(std::shared_ptr<const EffectsTables> tables);

    const KindSet& present(Side side) const { return m_present[static_cast<std::size_t>(indexOf(side))]; }
    bool hasAny(Side side, const KindSet& kinds) const { return (present(side) & kinds).any(); }
    void toggle(Square square, CellCode code, bool isThere);
    void setPresent(Piece piece, bool isPresent);
    void place(Square square, CellCode code);
    void change(Square square, CellCode code, BoardChanges& changes);

    EffectsTables::Bits candidates(const TacticalFilter& filter, const EffectsTables::Bits& victims) const;
    bool isDecided() const { return commandLost(Side::First) || commandLost(Side::Second); }
    Turn lookAround() const;
    /// Calls `see` with the cell of each enemy that the piece on this square holds.
    template <class Function>
    void forEachHeldFrom(Square square, Function&& see) const;
    Cells heldBy(Side by) const;
    Cells shelteredBy(Side by) const;
    /// Precondition: a piece of the side to move stands there.
    Origin originAt(Square square) const {
        return originAt(square, m_tables->reachOf(codeAt(square), square));
    }
    Origin originAt(Square square, const EffectsTables::Reach& reach) const {
        const Kind& kind = m_tables->kind(codeAt(square));
        const bool mayPromote = kind.promotesTo && promotionIsSupported(kind, m_sideToMove);
        const bool nearZone = mayPromote && reach.nearZone;
        const auto& targets = occupied(opponent(m_sideToMove));
        return {square, m_tables->cellOf(square), &kind, mayPromote, nearZone, &targets, Quiet::All};
    }
    bool hasSupport(const Kind& kind) const;
    bool promotionIsSupported(const Kind& kind, Side side) const {
        return !kind.hasPromotionNeeds || hasAny(side, kind.effects->promotionNeeds);
    }
    bool mayShootFrom(const Turn& turn, const Kind& kind, Cell cell) const {
        return !turn.anyShelter || kind.effects->ignoresShelter || !turn.sheltered[cell];
    }
    Promotion promotionOf(const Origin& origin, Cell to, bool forced) const {
        if (!origin.mayPromote) return Promotion::No;
        if (forced) return Promotion::Must;
        return origin.nearZone && touchesZone(origin.cell, to) ? Promotion::May : Promotion::No;
    }
    bool touchesZone(Cell from, Cell to) const {
        return m_tables->isInZone(m_sideToMove, from) || m_tables->isInZone(m_sideToMove, to);
    }
    PathMove moveOf(const Origin& origin, const Trace& trace, bool promotes) const;

    template <class Sink>
    void visitMoves(Sink& sink) const;
    template <class Sink>
    void visitPiece(Sink& sink, const Turn& turn, const Origin& origin) const;
    template <class Sink>
    void show(Sink& sink, const Origin& origin, const Trace& trace) const;
    template <class Sink>
    void showStep(Sink& sink, const Origin& origin, Cell to, CellCode code) const;
    template <class Sink>
    void showIfWanted(Sink& sink, const Origin& origin, Cell to, CellCode code) const;
    template <class Sink>
    void showTacticalStep(Sink& sink, const Origin& origin, Cell to, CellCode code) const;
    template <class Function>
    void followSlides(const Origin& origin, Function&& function) const;
    template <class Function>
    void followOverlapping(const Origin& origin, const Function& function) const;
    template <class Function>
    void forEachReach(const Origin& origin, Function&& function) const;
    Targets targetsFrom(const Origin& origin, Cell cell, const Trace& trace) const;
    template <class Sink>
    void visitShots(Sink& sink, const Origin& origin, const Trace& trace) const;
    template <class Sink>
    void visitShooter(Sink& sink, const Turn& turn, const Origin& origin) const;
    template <class Sink>
    void visitStraight(Sink& sink, const Origin& origin) const;
    template <class Sink>
    void visitTwoSteps(Sink& sink, const Origin& origin) const;
    template <class Sink>
    void visitWalks(Sink& sink, const Turn& turn, const Origin& origin) const;

    // consequences of a move, in this order
    void raiseAndQuench(const Kind& promoted, BoardChanges& changes);
    bool isBesideEnemyFlame(Square square, Side side) const;
    void burnAround(Square square, BoardChanges& changes);
    void revertUnsupported(Side side, BoardChanges& changes);
    void revertNear(Side side, BoardChanges& changes);

    friend class PathMoveReferee;

    std::shared_ptr<const EffectsTables> m_tables;
    std::uint64_t m_key = 0;
    Side m_sideToMove = Side::First;
    int m_plyNumber = 1;
    std::array<EffectsTables::Bits, SideCount> m_occupied;
    std::array<EffectsTables::Bits, SideCount> m_farReaching; ///< where those kinds stand
    /// [side][range]: where pieces stand
    std::array<std::array<EffectsTables::Bits, EffectsTables::Ranges.size()>, SideCount> m_ofRange;
    std::array<KindSet, SideCount> m_present;           ///< kinds of which a side has at least one
    std::array<int, SideCount> m_commands{};            ///< see countCommands
    std::array<std::uint16_t, 256> m_counts{};          ///< by CellCode
    std::array<CellCode, Square::Limit> m_codes{};      ///< by square
    std::array<CellCode, EffectsTables::Cells> m_board; ///< the same with the margin, by cell
};

} // namespace komadai::core
