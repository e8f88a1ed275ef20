#include "core/endgames/endgame_maker.h"

#include "core/rules/end_of_game.h"
#include "core/rules/position_model.h"

#include <algorithm>
#include <cassert>
#include <functional>

namespace komadai::core {
namespace {

using Result = EndgameValue::Result;

/// So many entries are judged between two looks at the stop token.
constexpr std::uint64_t EntriesAtOnce = std::uint64_t{1} << 16;

EndgameValue valueOfEnd(const Outcome& outcome, Side mover) {
    if (!outcome.winner) return {};
    return {*outcome.winner == mover ? Result::Win : Result::Loss, 0};
}

/// Sets up one arrangement of a material after another.
template <class Geometry>
class Arrangement {
public:
    using Tables = MoveTables<Geometry>;

    Arrangement(const std::shared_ptr<const Tables>& tables, const EndgameLayout& layout)
        : m_tables(*tables), m_layout(layout), m_position(Position<Geometry>::emptyBoard(tables)) {}

    /// Sets up the position with that number. False if the rules do not allow it; then `position` is another one.
    bool set(std::uint64_t index) {
        const auto squares = m_layout.squaresOf(index);
        const Side mover = EndgameLayout::moverOf(index);
        if (!isAllowed(squares)) return false;
        arrange(squares);
        m_position.giveTurnTo(mover);
        return !m_position.isInCheck(opponent(mover));
    }
    Position<Geometry>& position() { return m_position; }

private:
    bool isAllowed(const EndgameLayout::Squares& squares) const {
        const auto& pieces = m_layout.material().pieces;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const bool isDead = m_tables.kind(pieces[i].side, pieces[i].type).dead.contains(squares[i]);
            if (isDead && !m_tables.variant->turnsInto(pieces[i].type)) return false;
            for (std::size_t other = 0; other < i; ++other)
                if (squares[other] == squares[i]) return false;
        }
        return m_layout.isInOrder(squares);
    }
    /// Moves only the pieces that stand elsewhere.
    void arrange(const EndgameLayout::Squares& squares) {
        const auto& pieces = m_layout.material().pieces;
        for (std::size_t i = 0; i < pieces.size(); ++i)
            if (m_isSet && squares[i] != m_squares[i]) m_position.lift(m_squares[i]);
        for (std::size_t i = 0; i < pieces.size(); ++i)
            if (!m_isSet || squares[i] != m_squares[i]) m_position.place(squares[i], pieces[i]);
        m_squares = squares;
        m_isSet = true;
    }

    const Tables& m_tables;
    const EndgameLayout& m_layout;
    Position<Geometry> m_position;
    EndgameLayout::Squares m_squares{};
    bool m_isSet = false;
};

/// From which squares a piece may have come with a move that neither captured nor promoted.
template <class Geometry>
class QuietOrigins {
public:
    using Tables = MoveTables<Geometry>;
    using Bits = typename Geometry::Bits;

    QuietOrigins(const Tables& tables, Piece piece)
        : m_tables(tables), m_kind(tables.kind(piece.side, piece.type)), m_side(piece.side),
          m_isExact(m_kind.slides.empty() && m_kind.obstructed.empty()),
          m_origins(static_cast<std::size_t>(tables.squares)) {
        m_tables.board.forEach([&](Square from) {
            farthestReach(from).forEach([&](Square to) {
                if (mayStayAsItIs(from, to)) m_origins[static_cast<std::size_t>(to.index())].insert(from);
            });
        });
    }

    /// `occupied` is how the board is after the move.
    template <class Visit>
    void forEach(Square to, const Bits& occupied, Visit&& visit) const {
        const Bits origins = m_origins[static_cast<std::size_t>(to.index())] - occupied;
        origins.forEach([&](Square from) {
            if (m_isExact || reach(from, (occupied - Bits::of(to)) | Bits::of(from)).contains(to))
                visit(from);
        });
    }

private:
    Bits farthestReach(Square from) const {
        Bits squares = reach(from, Bits::of(from));
        for (const auto& movement : m_kind.obstructed)
            if (movement.quiet) squares |= m_tables.farthestReach(movement, from);
        return squares;
    }
    Bits reach(Square from, const Bits& occupied) const {
        Bits squares = m_tables.quietLeapsOf(m_side, m_kind.leapClass, from);
        for (const auto& slide : m_kind.slides)
            if (slide.quiet) squares |= m_tables.slide(slide.ray, from, occupied);
        for (const auto& movement : m_kind.obstructed)
            if (movement.quiet) squares |= m_tables.reach(movement, from, occupied);
        return squares - occupied;
    }
    /// Whether the piece may make the move without a promotion; see Position::splitByPromotion.
    bool mayStayAsItIs(Square from, Square to) const {
        if (m_kind.dead.contains(to)) return false;
        const Bits& zone = m_tables.of(m_side).zone;
        const bool hasChoices = !m_kind.promotionChoices.empty();
        if (hasChoices) return !(zone.contains(to) && m_kind.mustPromote.contains(to));
        const bool isInZone = zone.contains(to) || zone.contains(from);
        const bool promotes =
            m_kind.promotes && isInZone && !m_tables.variant->promotion.onlyByCapture && !m_kind.royal;
        return !(promotes && m_kind.mustPromote.contains(to));
    }

    const Tables& m_tables;
    const typename Tables::Kind& m_kind;
    Side m_side;
    bool m_isExact; ///< what stands between does not matter
    std::vector<Bits> m_origins;
};

/// What is known of an entry while its table is made, in two bytes.
class EntryState {
public:
    static EntryState noPosition() { return EntryState(NoPosition); }
    /// The game is over, or a move leads to a draw in another table: such an entry is no loss.
    static EntryState noLoss(bool isOver) { return EntryState(isOver ? Over : NoLoss); }
    /// So many quiet moves are left that may save the side to move. With `losesElsewhere` some moves lead to a loss in another
    /// table.
    static EntryState open(int moves, bool losesElsewhere) {
        assert(moves <= MostMoves);
        return EntryState(static_cast<std::uint16_t>(moves | (losesElsewhere ? LosesElsewhere : 0)));
    }
    static EntryState decided(bool wins, int plies) {
        assert(plies <= EndgameTable::MostPlies);
        return EntryState(static_cast<std::uint16_t>(Decided | (wins ? Wins : 0) | plies));
    }

    EntryState() = default;
    bool isPosition() const { return m_bits != NoPosition; }
    bool isDecided() const { return (m_bits & Decided) != 0 && m_bits != NoPosition; }
    bool wins() const { return isDecided() && (m_bits & Wins) != 0; }
    bool loses() const { return isDecided() && (m_bits & Wins) == 0; }
    /// Precondition: isDecided().
    int plies() const { return m_bits & Plies; }
    /// Whether a win in so many plies is news.
    bool canWinIn(int plies) const {
        return isDecided() ? wins() && this->plies() > plies : m_bits != NoPosition && m_bits != Over;
    }
    bool isOpen() const { return (m_bits & Decided) == 0 && m_bits != Over && m_bits != NoLoss; }
    /// Precondition of these: isOpen().
    bool losesElsewhere() const { return (m_bits & LosesElsewhere) != 0; }
    int moves() const { return m_bits & MostMoves; }
    void loseMove() {
        assert(moves() > 0);
        --m_bits;
    }

private:
    explicit EntryState(std::uint16_t bits) : m_bits(bits) {}

    static constexpr std::uint16_t NoPosition = 0xffff;
    static constexpr std::uint16_t Decided = 0x8000, Wins = 0x4000, Plies = 0x3fff;
    static constexpr std::uint16_t Over = 0x7fff, NoLoss = 0x7ffe;
    static constexpr std::uint16_t LosesElsewhere = 0x1000;
    static constexpr int MostMoves = 0x0fff;

    std::uint16_t m_bits = NoPosition;
};

template <class Geometry>
class Maker {
public:
    Maker(const Endgames& endgames, const EndgameLayout& layout,
          const std::shared_ptr<const MoveTables<Geometry>>& tables, const std::stop_token& stop,
          const EndgameListener& listener)
        : m_endgames(endgames), m_layout(layout), m_arrangement(tables, layout), m_stop(stop),
          m_listener(listener), m_states(layout.entries()) {
        for (const Piece piece : layout.material().pieces)
            m_origins.emplace_back(*tables, piece);
    }

    std::shared_ptr<const EndgameTable> make() {
        if (!judgePositions()) return nullptr;
        for (int plies = 0; plies <= m_mostPlies; ++plies) {
            report(EndgameProgress::Stage::Distances, static_cast<std::uint64_t>(plies), 0);
            if (!goBackFrom(plies)) return nullptr;
        }
        return toTable();
    }

private:
    /// The values after the moves that leave the material.
    struct OtherTables {
        std::optional<EndgameValue> best;
        int longestLoss = 0; ///< plies, where all of them lose
        int quietMoves = 0;  ///< moves that stay in the material
    };

    template <class Visit>
    bool forEachEntry(EndgameProgress::Stage stage, Visit&& visit) {
        for (std::uint64_t index = 0; index < m_layout.entries(); ++index) {
            if (index % EntriesAtOnce == 0) {
                if (m_stop.stop_requested()) return false;
                if (stage != EndgameProgress::Stage::Distances) report(stage, index, m_layout.entries());
            }
            visit(index);
        }
        return true;
    }
    void report(EndgameProgress::Stage stage, std::uint64_t done, std::uint64_t total) const {
        if (m_listener) m_listener({stage, done, total});
    }

    bool judgePositions() {
        return forEachEntry(EndgameProgress::Stage::Positions, [this](std::uint64_t index) {
            if (m_arrangement.set(index)) m_states[index] = judge();
        });
    }

    EntryState judge() {
        const Position<Geometry>& position = m_arrangement.position();
        const Side mover = position.sideToMove();
        if (const auto end = endOf(position, NoHistory(), LegalMoveTest::Late))
            return over(valueOfEnd(end->outcome, mover));
        findMoves();
        if (m_moves.empty())
            return over(
                valueOfEnd(outcomeWithoutMoves(position.endRules(), mover, position.isInCheck()), mover));
        const OtherTables others = lookIntoOtherTables();
        const auto& best = others.best;
        if (best && best->result == Result::Win) return decided(true, best->plies);
        if (best && best->result == Result::Draw) return EntryState::noLoss(false);
        if (others.quietMoves == 0) return decided(false, others.longestLoss);
        return EntryState::open(others.quietMoves, best.has_value());
    }
    EntryState over(const EndgameValue& value) {
        return value.result == Result::Draw ? EntryState::noLoss(true)
                                            : decided(value.result == Result::Win, 0);
    }
    EntryState decided(bool wins, int plies) {
        m_mostPlies = std::max(m_mostPlies, plies);
        return EntryState::decided(wins, plies);
    }

    void findMoves() {
        m_moves.clear();
        m_arrangement.position().addLegalMoves(m_moves);
    }
    /// Looks at the moves that were found.
    OtherTables lookIntoOtherTables() {
        Position<Geometry>& position = m_arrangement.position();
        OtherTables others;
        for (const PlainMove& move : m_moves) {
            const auto& board = std::get<BoardMove>(move);
            if (!board.promotion && !position.pieceAt(board.to)) {
                ++others.quietMoves;
                continue;
            }
            const auto undo = position.make(move);
            const auto after = m_endgames.probe(position);
            position.unmake(move, undo);
            assert(after);
            const EndgameValue value = after.value_or(EndgameValue{}).beforeMove();
            if (!others.best || value > *others.best) others.best = value;
            if (value.result == Result::Loss) others.longestLoss = std::max(others.longestLoss, value.plies);
        }
        return others;
    }

    /// Goes back from all entries that end in so many plies.
    bool goBackFrom(int plies) {
        return forEachEntry(EndgameProgress::Stage::Distances, [&](std::uint64_t index) {
            const EntryState state = m_states[index];
            if (!state.isDecided() || state.plies() != plies) return;
            const Side mover = opponent(EndgameLayout::moverOf(index));
            visitOrigins(index, mover, [&](std::uint64_t origin) {
                if (state.loses())
                    winIn(origin, plies + 1);
                else
                    loseMoveOf(origin, plies + 1);
            });
        });
    }
    void winIn(std::uint64_t index, int plies) {
        if (m_states[index].canWinIn(plies)) m_states[index] = decided(true, plies);
    }
    void loseMoveOf(std::uint64_t index, int plies) {
        EntryState& state = m_states[index];
        if (!state.isOpen()) return;
        state.loseMove();
        if (state.moves() > 0) return;
        state = decided(false, state.losesElsewhere() ? std::max(plies, longestLossElsewhere(index)) : plies);
    }
    int longestLossElsewhere(std::uint64_t index) {
        m_arrangement.set(index);
        findMoves();
        return lookIntoOtherTables().longestLoss;
    }

    /// Visits the numbers of the positions from which a quiet move of `mover` leads to a position.
    template <class Visit>
    void visitOrigins(std::uint64_t index, Side mover, Visit&& visit) const {
        const auto squares = m_layout.squaresOf(index);
        typename Geometry::Bits occupied;
        for (std::size_t i = 0; i < m_layout.pieces(); ++i)
            occupied.insert(squares[i]);
        for (std::size_t i = 0; i < m_layout.pieces(); ++i) {
            if (m_layout.material().pieces[i].side != mover) continue;
            m_origins[i].forEach(squares[i], occupied,
                                 [&](Square from) { m_layout.visitOrigin(squares, i, from, mover, visit); });
        }
    }

    std::shared_ptr<const EndgameTable> toTable() {
        const int width = m_mostPlies > EndgameTable::MostPliesInByte ? 2 : 1;
        auto table = std::make_shared<EndgameTable>(m_layout, width);
        for (std::uint64_t index = 0; index < m_layout.entries(); ++index) {
            const EntryState state = m_states[index];
            if (!state.isPosition())
                table->set(index, std::nullopt);
            else if (state.isDecided())
                table->set(index, EndgameValue{state.wins() ? Result::Win : Result::Loss, state.plies()});
        }
        return table;
    }

    const Endgames& m_endgames;
    const EndgameLayout& m_layout;
    Arrangement<Geometry> m_arrangement;
    std::vector<QuietOrigins<Geometry>> m_origins; ///< of each piece of the material
    const std::stop_token& m_stop;
    const EndgameListener& m_listener;
    std::vector<EntryState> m_states;
    std::vector<PlainMove> m_moves;
    int m_mostPlies = 0; ///< of any entry so far
};

/// The value of a position by the rules and the values after its moves.
template <class Geometry>
EndgameValue expectedValue(Position<Geometry>& position, const Endgames& endgames,
                           std::vector<PlainMove>& moves) {
    if (const auto end = endOf(position, NoHistory())) return valueOfEnd(end->outcome, position.sideToMove());
    moves.clear();
    position.addLegalMoves(moves);
    std::optional<EndgameValue> best;
    for (const PlainMove& move : moves) {
        const auto undo = position.make(move);
        const EndgameValue value = endgames.probe(position).value_or(EndgameValue{}).beforeMove();
        position.unmake(move, undo);
        if (!best || value > *best) best = value;
    }
    return best.value_or(EndgameValue{});
}

template <class Geometry>
EndgameCheck check(const Endgames& endgames, const EndgameTable& table,
                   const std::shared_ptr<const MoveTables<Geometry>>& tables, const std::stop_token& stop,
                   const EndgameListener& listener) {
    EndgameCheck result;
    const EndgameLayout& layout = table.layout();
    Arrangement<Geometry> arrangement(tables, layout);
    std::vector<PlainMove> moves;
    for (std::uint64_t index = 0; index < layout.entries(); ++index) {
        if (index % EntriesAtOnce == 0) {
            result.isStopped = stop.stop_requested();
            if (result.isStopped) break;
            if (listener) listener({EndgameProgress::Stage::Check, index, layout.entries()});
        }
        std::optional<EndgameValue> expected;
        if (arrangement.set(index)) expected = expectedValue(arrangement.position(), endgames, moves);
        const auto found = table.value(index);
        ++result.checked;
        if (found == expected) continue;
        if (++result.faults == 1) result.firstFault = EndgameFault{index, found, expected};
    }
    return result;
}

/// Calls `function` with the move tables of the variant's board. Precondition: no special effects.
template <class Function>
auto withMoveTables(const Variant& variant, Function&& function) {
    using Small = std::shared_ptr<const MoveTables<SmallBoard>>;
    using Medium = std::shared_ptr<const MoveTables<MediumBoard>>;
    using Large = std::shared_ptr<const MoveTables<LargeBoard>>;
    const auto& tables = variant.tables();
    if (const auto* small = std::get_if<Small>(&tables)) return function(*small);
    if (const auto* medium = std::get_if<Medium>(&tables)) return function(*medium);
    return function(std::get<Large>(tables));
}

} // namespace

std::shared_ptr<const EndgameTable> makeEndgame(const Endgames& endgames, const EndgameMaterial& material,
                                                const std::stop_token& stop,
                                                const EndgameListener& listener) {
    const EndgameLayout layout = endgames.layoutOf(material);
    assert(layout.entries() <= MostEndgameEntries);
    return withMoveTables(*endgames.variant(),
                          [&]<class Geometry>(const std::shared_ptr<const MoveTables<Geometry>>& tables) {
                              return Maker<Geometry>(endgames, layout, tables, stop, listener).make();
                          });
}

EndgameCheck checkEndgame(const Endgames& endgames, const EndgameTable& table, const std::stop_token& stop,
                          const EndgameListener& listener) {
    return withMoveTables(*endgames.variant(),
                          [&]<class Geometry>(const std::shared_ptr<const MoveTables<Geometry>>& tables) {
                              return check<Geometry>(endgames, table, tables, stop, listener);
                          });
}

std::optional<AnyPosition> endgamePosition(const Endgames& endgames, const EndgameLayout& layout,
                                           std::uint64_t index) {
    Setup setup(endgames.variant()->spec().size);
    const auto squares = layout.squaresOf(index);
    for (std::size_t i = 0; i < layout.pieces(); ++i) {
        if (setup.at(squares[i])) return std::nullopt;
        setup.at(squares[i]) = layout.material().pieces[i];
    }
    setup.sideToMove = EndgameLayout::moverOf(index);
    auto position = AnyPosition::fromSetup(setup, endgames.variant());
    return position ? std::optional(position.value()) : std::nullopt;
}

std::vector<EndgameMaterial> withMaterialsAfter(const std::vector<EndgameMaterial>& wanted,
                                                const Endgames& endgames) {
    std::vector<EndgameMaterial> ordered;
    const std::function<void(const EndgameMaterial&)> add = [&](const EndgameMaterial& material) {
        if (std::find(ordered.begin(), ordered.end(), material) != ordered.end()) return;
        for (const auto& after : materialsAfter(material, endgames.variant()->spec(), endgames.symmetry()))
            add(after);
        ordered.push_back(material);
    };
    for (const EndgameMaterial& material : wanted)
        add(material);
    return ordered;
}

} // namespace komadai::core
