// A position of a game whose pieces have special effects, and its legal moves.
#pragma once

#include "core/base/result.h"
#include "core/board/setup_error.h"
#include "core/rules/ko/ko_move.h"
#include "core/rules/ko/ko_tables.h"
#include "core/rules/outcome.h"
#include "core/rules/refusal.h"

#include <array>
#include <bitset>
#include <memory>
#include <optional>
#include <vector>

namespace komadai::core {

/// What else stood on the squares that a move has changed, in the order of the changes.
class KoChanges {
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
    /// Shows all changes to `see`, the first first; a square may change more than once.
    template <class Function>
    void forEach(Function&& see) const {
        for (std::size_t i = 0; i < m_count; ++i)
            see(i < m_few.size() ? m_few[i] : m_more[i - m_few.size()]);
    }
    /// Shows all changes to `undo`, the last first.
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

/// Which of the moves that take or promote are asked for: those that gain more than `moreThan`, and that take what
/// stands on `on` if that is given. A move gains the worths of what it takes, and what promotion is worth to its piece.
struct KoDemand {
    struct Worths {
        std::array<int, 256> taken{};     ///< by CellCode of what is taken
        std::array<int, 256> promotion{}; ///< by CellCode of what promotes
    };
    const Worths& worths;
    int moreThan = 0;
    std::optional<Square> on;

    /// All that take or promote.
    static KoDemand everything();
};

class KoReferee; ///< finds the reason to refuse a move

/// A position that can be played from. It knows nothing of how it came about: repetition is asked of a game.
/// There is no check: moves are those of the pieces, whatever stands to be lost.
class KoPosition {
public:
    using Move = KoMove;

    struct Undo {
        std::uint64_t key = 0;
        KoChanges changes;
    };

    /// Accepts positions in which the game has ended. Errors are a wrong size and pieces in hand.
    static Result<KoPosition, SetupErrors> fromSetup(const Setup& setup,
                                                     std::shared_ptr<const KoTables> tables);
    static KoPosition startOf(std::shared_ptr<const KoTables> tables);
    Setup toSetup() const;

    const std::shared_ptr<const KoTables>& tables() const { return m_tables; }
    const VariantSpec& spec() const { return m_tables->spec(); }
    Side sideToMove() const { return m_sideToMove; }
    int plyNumber() const { return m_plyNumber; }
    std::optional<Piece> pieceAt(Square square) const {
        const CellCode code = codeAt(square);
        return code == EmptyCell ? std::nullopt : std::optional(pieceOf(code));
    }
    CellCode codeAt(Square square) const { return m_codes[static_cast<std::size_t>(square.index())]; }
    const KoTables::Bits& occupied(Side side) const {
        return m_occupied[static_cast<std::size_t>(indexOf(side))];
    }
    /// How many pieces of a kind a side has.
    int count(Piece piece) const { return m_counts[static_cast<std::size_t>(codeOf(piece))]; }

    /// Identity of board and side to move. The same in every run and version of the program.
    std::uint64_t key() const { return m_key; }
    /// What the key will be after a move from which nothing else follows. Precondition: isLegal(move).
    std::uint64_t likelyKeyAfter(const KoMove& move) const;
    /// The key computed anew; equal to `key()` always.
    std::uint64_t freshKey() const;

    /// How many alternatives of the rule about command a side satisfies.
    int countCommands(Side side) const { return m_commands[static_cast<std::size_t>(indexOf(side))]; }
    /// Whether a side has nobody left to command it.
    bool commandLost(Side side) const { return countCommands(side) == 0; }
    /// How the game has ended, if it has; repetition apart.
    std::optional<Outcome> outcome() const;

    /// Appends all legal moves, each with its shortest path, in an order that depends on the position alone.
    void addLegalMoves(std::vector<KoMove>& moves) const;
    void addLegalMoves(KoMoveList& moves) const;
    /// Appends the legal moves of the piece on a square.
    void addLegalMovesFrom(Square from, std::vector<KoMove>& moves) const;
    /// Appends the legal moves that take something or promote.
    void addTacticalMoves(std::vector<KoMove>& moves) const;
    /// Appends those of them that are asked for.
    void addTacticalMoves(std::vector<KoMove>& moves, const KoDemand& demand) const;
    /// What a move gains, see KoDemand.
    int gainOf(const KoMove& move, const KoDemand::Worths& worths) const;
    std::uint64_t countLegalMoves() const;
    bool hasLegalMove() const;
    /// Whether the move is legal as it is played: its path and order of captures too.
    bool isLegal(const KoMove& move) const { return !whyRefused(move); }
    /// The reason why a move is not legal; none where it is.
    std::optional<Refusal> whyRefused(const KoMove& move) const;

    // what pieces of `by` do to the enemy from afar, without moving
    /// How many enemy pieces its nets hold.
    int countHeld(Side by) const;
    /// How many enemy shooters must not shoot where they stand because of those that shelter.
    int countSilenced(Side by) const;
    /// How many enemy pieces stand within the range of those that shoot over others, each counted for each of them.
    int countInSight(Side by) const;
    /// How many promoted pieces of a side would turn back if it lost a single other piece.
    int countLeaning(Side side) const;

    /// Whether a net holds the piece of the side to move on this square.
    bool isHeld(Square square) const;

    /// Plays a move and all that follows from it. Precondition: isLegal(move).
    Undo make(const KoMove& move);
    /// Precondition: `undo` is what the last make of `move` returned.
    void unmake(const KoMove& move, const Undo& undo);
    /// Gives the turn to the other side, for the search.
    void makeNull();
    void unmakeNull();

    friend bool operator==(const KoPosition& a, const KoPosition& b) {
        return a.m_key == b.m_key && a.m_sideToMove == b.m_sideToMove && a.m_codes == b.m_codes;
    }

private:
    using Cells = std::bitset<KoTables::Cells>;
    using Kind = KoTables::Kind;
    using Meeting = KoTables::Meeting;

    enum class Promotion : std::uint8_t { No, May, Must };
    /// Which moves that take nothing are asked for.
    enum class Quiet : std::uint8_t { None, Promoting, All };

    /// What the whole board imposes on the side to move.
    struct Turn {
        bool anyHeld = false;
        bool anyShelter = false;
        Cells held;
        Cells sheltered; ///< whence most may not shoot
    };
    /// A piece about to move.
    struct Origin {
        Square square;
        Cell cell;
        const Kind* kind;
        bool mayPromote; ///< if place or victim allow it
        bool nearZone;   ///< and there are places that do
        // what moves are asked for
        const KoTables::Bits* targets; ///< those that a single shot must hit
        Quiet quiet;
    };
    /// The course of a move, on cells.
    struct Trace {
        struct Taken {
            Cell cell;
            std::uint8_t step;
            bool byShot;
        };
        std::array<Cell, KoMove::MaxSteps> path{};
        std::array<Taken, KoMove::MaxTaken> victims{};
        std::uint8_t steps = 0;
        std::uint8_t taken = 0;
        bool forced = false; ///< a victim that promotes its taker is among them

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
    /// What can be shot from a cell.
    struct Target {
        Cell cell;
        bool forces;
        int behind; ///< the target that must be shot first; -1 for none
    };
    struct Targets;

    // sinks that legal moves are shown to
    class Counter;
    class Collector;
    class ListCollector;
    class TacticalCollector;
    class AnyFinder;

    explicit KoPosition(std::shared_ptr<const KoTables> tables);

    const KindSet& present(Side side) const { return m_present[static_cast<std::size_t>(indexOf(side))]; }
    bool hasAny(Side side, const KindSet& kinds) const { return (present(side) & kinds).any(); }
    void toggle(Square square, CellCode code, bool isThere);
    void setPresent(Piece piece, bool isPresent);
    void place(Square square, CellCode code);
    void change(Square square, CellCode code, KoChanges& changes);

    KoTables::Bits candidates(const KoDemand& demand, const KoTables::Bits& victims) const;
    bool isDecided() const { return commandLost(Side::First) || commandLost(Side::Second); }
    Turn lookAround() const;
    Cells heldBy(Side by) const;
    Cells shelteredBy(Side by) const;
    /// Precondition: a piece of the side to move stands there.
    Origin originAt(Square square) const {
        return originAt(square, m_tables->reachOf(codeAt(square), square));
    }
    Origin originAt(Square square, const KoTables::Reach& reach) const {
        const Kind& kind = m_tables->kind(codeAt(square));
        const bool mayPromote = kind.promotesTo && promotionIsSupported(kind, m_sideToMove);
        const bool nearZone = mayPromote && reach.nearZone;
        const auto& targets = occupied(opponent(m_sideToMove));
        return {square, m_tables->cellOf(square), &kind, mayPromote, nearZone, &targets, Quiet::All};
    }
    bool hasSupport(const Kind& kind) const;
    bool promotionIsSupported(const Kind& kind, Side side) const {
        return !kind.mayLackPriest || hasAny(side, kind.effects->promotionNeeds);
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
    KoMove moveOf(const Origin& origin, const Trace& trace, bool promotes) const;

    template <class Sink>
    void visitMoves(Sink& sink) const;
    template <class Sink>
    void visitPiece(Sink& sink, const Turn& turn, const Origin& origin) const;
    template <class Sink>
    void show(Sink& sink, const Origin& origin, const Trace& trace) const;
    template <class Sink>
    void showStep(Sink& sink, const Origin& origin, Cell to, CellCode code) const;
    template <class Sink>
    void showIfAskedFor(Sink& sink, const Origin& origin, Cell to, CellCode code) const;
    template <class Sink>
    void showTacticalStep(Sink& sink, const Origin& origin, Cell to, CellCode code) const;
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

    // what follows a move, in this order
    void raiseAndQuench(const Kind& promoted, KoChanges& changes);
    bool isBesideEnemyFlame(Square square, Side side) const;
    void burnAround(Square square, KoChanges& changes);
    void revertUnsupported(Side side, KoChanges& changes);
    void revertNear(Side side, KoChanges& changes);

    friend class KoReferee;

    std::shared_ptr<const KoTables> m_tables;
    std::uint64_t m_key = 0;
    Side m_sideToMove = Side::First;
    int m_plyNumber = 1;
    std::array<KoTables::Bits, SideCount> m_occupied;
    std::array<KoTables::Bits, SideCount> m_farReaching; ///< where those kinds stand
    std::array<std::array<KoTables::Bits, KoTables::Ranges.size()>, SideCount>
        m_ofRange;                                 ///< [side][range]: where pieces stand
    std::array<KindSet, SideCount> m_present;      ///< kinds of which a side has at least one
    std::array<int, SideCount> m_commands{};       ///< see countCommands
    std::array<std::uint16_t, 256> m_counts{};     ///< by CellCode
    std::array<CellCode, Square::Limit> m_codes{}; ///< by square
    std::array<CellCode, KoTables::Cells> m_board; ///< the same with the margin, by cell
};

} // namespace komadai::core
