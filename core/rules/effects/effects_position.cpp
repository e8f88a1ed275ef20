#include "core/rules/effects/effects_position.h"

#include "core/rules/move_tables.h"

#include <algorithm>
#include <functional>

namespace komadai::core {
namespace {

constexpr std::uint64_t SecondToMoveKey = MoveTables<LargeBoard>::SecondToMoveKey;

constexpr Cell moved(Cell cell, std::int16_t offset) { return static_cast<Cell>(cell + offset); }

} // namespace

TacticalFilter TacticalFilter::everything() {
    static constexpr Worths Nothing;
    return {Nothing, -1, std::nullopt};
}

EffectsPosition::EffectsPosition(std::shared_ptr<const EffectsTables> tables) : m_tables(std::move(tables)) {
    m_board.fill(MarginCell);
    for (const Cell cell : m_tables->cells)
        m_board[cell] = EmptyCell;
}

auto EffectsPosition::fromSetup(const Setup& setup, std::shared_ptr<const EffectsTables> tables)
    -> Result<EffectsPosition, SetupErrors> {
    if (setup.size != tables->spec().size)
        return SetupErrors{{SetupErrorKind::WrongSize, Side::First, std::nullopt}};
    SetupErrors errors;
    for (const Side side : Sides)
        if (!setup.hand(side).isEmpty())
            errors.push_back({SetupErrorKind::TooManyPieces, side, std::nullopt});
    if (!errors.empty()) return errors;

    EffectsPosition position(std::move(tables));
    position.m_sideToMove = setup.sideToMove;
    position.m_plyNumber = setup.plyNumber;
    for (int index = 0; index < setup.size.squares(); ++index)
        if (const auto piece = setup.at(Square::at(index))) position.place(Square::at(index), codeOf(*piece));
    if (setup.sideToMove == Side::Second) position.m_key ^= SecondToMoveKey;
    return position;
}

EffectsPosition EffectsPosition::startOf(std::shared_ptr<const EffectsTables> tables) {
    const Setup& start = tables->spec().start;
    auto position = fromSetup(start, std::move(tables));
    assert(position);
    return std::move(position).value();
}

Setup EffectsPosition::toSetup() const {
    Setup setup(spec().size);
    for (int index = 0; index < setup.size.squares(); ++index)
        setup.at(Square::at(index)) = pieceAt(Square::at(index));
    setup.sideToMove = m_sideToMove;
    setup.plyNumber = m_plyNumber;
    return setup;
}

std::uint64_t EffectsPosition::freshKey() const {
    std::uint64_t key = m_sideToMove == Side::Second ? SecondToMoveKey : 0;
    for (const Side side : Sides)
        occupied(side).forEach([&](Square square) { key ^= m_tables->key(codeAt(square), square); });
    return key;
}

std::uint64_t EffectsPosition::likelyKeyAfter(const PathMove& move) const {
    const CellCode before = codeAt(move.from);
    const CellCode after =
        move.promotes ? codeOf({*m_tables->kind(before).promotesTo, m_sideToMove}) : before;
    std::uint64_t key =
        m_key ^ SecondToMoveKey ^ m_tables->key(before, move.from) ^ m_tables->key(after, move.to());
    for (std::size_t i = 0; i < move.taken; ++i)
        key ^= m_tables->key(codeAt(move.victims[i].square), move.victims[i].square);
    return key;
}

// --- changing the board

void EffectsPosition::toggle(Square square, CellCode code, bool isThere) {
    const Piece piece = pieceOf(code);
    const auto side = static_cast<std::size_t>(indexOf(piece.side));
    const auto kind = static_cast<std::size_t>(indexOf(piece.type));
    m_key ^= m_tables->key(code, square);
    if (m_tables->farReaching[kind]) {
        if (isThere)
            m_farReaching[side].insert(square);
        else
            m_farReaching[side].erase(square);
    }
    EffectsTables::Bits& alike = m_ofRange[side][static_cast<std::size_t>(m_tables->ranges[kind])];
    if (isThere) {
        m_occupied[side].insert(square);
        alike.insert(square);
        if (m_counts[code]++ == 0) setPresent(piece, true);
    } else {
        m_occupied[side].erase(square);
        alike.erase(square);
        if (--m_counts[code] == 0) setPresent(piece, false);
    }
}

void EffectsPosition::setPresent(Piece piece, bool isPresent) {
    const auto side = static_cast<std::size_t>(indexOf(piece.side));
    const auto kind = static_cast<std::size_t>(indexOf(piece.type));
    m_present[side].set(kind, isPresent);
    if (!m_tables->commanding[kind]) return;
    m_commands[side] =
        m_tables->command().countSatisfied([&](const KindSet& kinds) { return hasAny(piece.side, kinds); });
}

void EffectsPosition::place(Square square, CellCode code) {
    CellCode& there = m_codes[static_cast<std::size_t>(square.index())];
    if (there != EmptyCell) toggle(square, there, false);
    if (code != EmptyCell) toggle(square, code, true);
    there = code;
    m_board[m_tables->cellOf(square)] = code;
}

void EffectsPosition::change(Square square, CellCode code, BoardChanges& changes) {
    changes.add({square, codeAt(square), code});
    place(square, code);
}

auto EffectsPosition::make(const PathMove& move) -> Undo {
    Undo undo{m_key, {}};
    BoardChanges& changes = undo.changes;
    const Side side = m_sideToMove;
    Piece mover = pieceOf(codeAt(move.from));
    const Square to = move.to();
    // 1. steps, captures and shots
    change(move.from, EmptyCell, changes);
    for (std::size_t i = 0; i < move.taken; ++i)
        change(move.victims[i].square, EmptyCell, changes);
    // 2. promotion
    const Kind& kind = m_tables->kind(mover);
    if (move.promotes) mover.type = *kind.promotesTo;
    change(to, codeOf(mover), changes);
    // 3. effects of the promotion
    if (move.promotes) raiseAndQuench(kind, changes);
    // 4. a mover beside an enemy flame
    const bool burnt = m_tables->options().passiveBurn && isBesideEnemyFlame(to, side);
    if (burnt) change(to, EmptyCell, changes);
    // 5. a flame that has arrived
    if (!burnt && m_tables->kind(mover).effects->burns) burnAround(to, changes);
    // 6. promoted pieces without support
    for (const Side each : Sides)
        revertUnsupported(each, changes);
    // 7. fogs beside enemy lights
    for (const Side each : Sides)
        revertNear(each, changes);
    makeNull();
    return undo;
}

void EffectsPosition::unmake(const PathMove&, const Undo& undo) {
    unmakeNull();
    undo.changes.forEachBackwards([this](const auto& change) { place(change.square, change.before); });
    assert(m_key == undo.key);
}

void EffectsPosition::makeNull() {
    m_sideToMove = opponent(m_sideToMove);
    m_key ^= SecondToMoveKey;
    ++m_plyNumber;
}

void EffectsPosition::unmakeNull() {
    m_sideToMove = opponent(m_sideToMove);
    m_key ^= SecondToMoveKey;
    --m_plyNumber;
}

void EffectsPosition::raiseAndQuench(const Kind& promoted, BoardChanges& changes) {
    const PieceEffects& effects = *promoted.effects;
    const auto isOneOf = [](const KindSet& kinds, Piece piece) {
        return kinds.test(static_cast<std::size_t>(indexOf(piece.type)));
    };
    if (hasAny(m_sideToMove, effects.raises)) {
        const auto own = occupied(m_sideToMove);
        own.forEach([&](Square square) {
            const Piece piece = pieceOf(codeAt(square));
            const auto face = m_tables->kind(piece).promotesTo;
            if (face && isOneOf(effects.raises, piece)) change(square, codeOf({*face, piece.side}), changes);
        });
    }
    if (hasAny(opponent(m_sideToMove), effects.quenches)) {
        const auto enemies = occupied(opponent(m_sideToMove));
        enemies.forEach([&](Square square) {
            if (isOneOf(effects.quenches, pieceOf(codeAt(square)))) change(square, EmptyCell, changes);
        });
    }
}

bool EffectsPosition::isBesideEnemyFlame(Square square, Side side) const {
    if (!hasAny(opponent(side), m_tables->burning)) return false;
    const Cell cell = m_tables->cellOf(square);
    return std::any_of(EffectsTables::Directions.begin(), EffectsTables::Directions.end(),
                       [&](std::int16_t direction) {
                           const CellCode code = m_board[moved(cell, direction)];
                           return isPieceOf(code, opponent(side)) && m_tables->kind(code).effects->burns;
                       });
}

void EffectsPosition::burnAround(Square square, BoardChanges& changes) {
    const Cell cell = m_tables->cellOf(square);
    for (const std::int16_t direction : EffectsTables::Directions) {
        const Cell beside = moved(cell, direction);
        if (m_board[beside] > MarginCell) change(m_tables->squareOf(beside), EmptyCell, changes);
    }
}

void EffectsPosition::revertUnsupported(Side side, BoardChanges& changes) {
    if (!hasAny(side, m_tables->dependent)) return;
    const auto own = occupied(side);
    own.forEach([&](Square square) {
        const auto base = m_tables->kind(codeAt(square)).revertsTo;
        if (base && !promotionIsSupported(m_tables->kind({*base, side}), side))
            change(square, codeOf({*base, side}), changes);
    });
}

void EffectsPosition::revertNear(Side side, BoardChanges& changes) {
    if (!hasAny(side, m_tables->reverting)) return;
    const auto own = occupied(side);
    const auto& enemies = occupied(opponent(side));
    own.forEach([&](Square square) {
        const Kind& kind = m_tables->kind(codeAt(square));
        if (!kind.revertsTo || !hasAny(opponent(side), kind.effects->revertsNear)) return;
        bool isNear = false;
        enemies.forEach([&](Square enemy) {
            const auto type = static_cast<std::size_t>(indexOf(pieceOf(codeAt(enemy)).type));
            isNear = isNear || (kind.effects->revertsNear.test(type) &&
                                m_tables->distance(square, enemy) <= kind.effects->revertRange);
        });
        if (isNear) change(square, codeOf({*kind.revertsTo, side}), changes);
    });
}

// --- effects that restrict the side to move

auto EffectsPosition::lookAround() const -> Turn {
    Turn turn;
    const Side enemy = opponent(m_sideToMove);
    turn.anyHeld = hasAny(enemy, m_tables->holding);
    turn.anyShelter = hasAny(enemy, m_tables->sheltering);
    if (turn.anyHeld) turn.held = heldBy(enemy);
    if (turn.anyShelter) turn.sheltered = shelteredBy(enemy);
    return turn;
}

template <class Function>
void EffectsPosition::forEachHeldFrom(Square square, Function&& see) const {
    const CellCode code = codeAt(square);
    for (const auto& line : m_tables->kind(code).holds) {
        Cell cell = m_tables->cellOf(square);
        for (int n = 0; n < line.range; ++n) {
            cell = moved(cell, line.offset);
            if (m_board[cell] == EmptyCell) continue;
            if (isPieceOf(m_board[cell], opponent(pieceOf(code).side))) see(cell);
            break;
        }
    }
}

auto EffectsPosition::heldBy(Side by) const -> Cells {
    Cells held;
    m_farReaching[static_cast<std::size_t>(indexOf(by))].forEach(
        [&](Square square) { forEachHeldFrom(square, [&](Cell cell) { held.set(cell); }); });
    return held;
}

std::vector<Square> EffectsPosition::heldFrom(Square square) const {
    std::vector<Square> held;
    if (codeAt(square) != EmptyCell)
        forEachHeldFrom(square, [&](Cell cell) { held.push_back(m_tables->squareOf(cell)); });
    return held;
}

int EffectsPosition::shelterAround(Square square) const {
    const CellCode code = codeAt(square);
    return code == EmptyCell ? 0 : m_tables->kind(code).effects->shelter;
}

auto EffectsPosition::shelteredBy(Side by) const -> Cells {
    Cells sheltered;
    m_farReaching[static_cast<std::size_t>(indexOf(by))].forEach([&](Square square) {
        const int distance = m_tables->kind(codeAt(square)).effects->shelter;
        if (distance == 0) return;
        const BoardSize size = spec().size;
        const int file = size.fileOf(square);
        const int rank = size.rankOf(square);
        for (int r = std::max(0, rank - distance); r <= std::min(size.ranks - 1, rank + distance); ++r)
            for (int f = std::max(0, file - distance); f <= std::min(size.files - 1, file + distance); ++f)
                sheltered.set(m_tables->cellOf(size.square(f, r)));
    });
    return sheltered;
}

int EffectsPosition::countHeld(Side by) const {
    return hasAny(by, m_tables->holding) ? static_cast<int>(heldBy(by).count()) : 0;
}

int EffectsPosition::countSilenced(Side by) const {
    if (!hasAny(by, m_tables->sheltering)) return 0;
    const Cells sheltered = shelteredBy(by);
    int count = 0;
    occupied(opponent(by)).forEach([&](Square square) {
        const auto& effects = *m_tables->kind(codeAt(square)).effects;
        if (effects.shooting && !effects.ignoresShelter && sheltered[m_tables->cellOf(square)]) ++count;
    });
    return count;
}

int EffectsPosition::countInSight(Side by) const {
    int count = 0;
    m_farReaching[static_cast<std::size_t>(indexOf(by))].forEach([&](Square square) {
        const Kind& kind = m_tables->kind(codeAt(square));
        const auto& shooting = kind.effects->shooting;
        if (!shooting || !shooting->overPieces) return;
        (m_tables->starOf(square, shooting->range) & occupied(opponent(by))).forEach([&](Square enemy) {
            if (kind.shot[codeAt(enemy)] == Meeting::Enemy) ++count;
        });
    });
    return count;
}

int EffectsPosition::countLeaning(Side side) const {
    if (!hasAny(side, m_tables->dependent)) return 0;
    int leaning = 0;
    for (std::size_t i = 0; i < spec().pieces.size(); ++i) {
        const PieceType type = pieceTypeAt(static_cast<int>(i));
        if (!m_tables->dependent[i] || !present(side)[i]) continue;
        const KindSet& needs =
            m_tables->kind({*spec().piece(type).promotedFrom, side}).effects->promotionNeeds;
        int supporters = 0;
        for (std::size_t k = 0; k < spec().pieces.size(); ++k)
            if (needs[k]) supporters += count({pieceTypeAt(static_cast<int>(k)), side});
        if (supporters == 1) leaning += count({type, side});
    }
    return leaning;
}

bool EffectsPosition::isHeld(Square square) const {
    const Turn turn = lookAround();
    return turn.held[m_tables->cellOf(square)];
}

bool EffectsPosition::hasSupport(const Kind& kind) const {
    return !kind.hasForwardNeeds || hasAny(m_sideToMove, kind.effects->forwardNeeds);
}

PathMove EffectsPosition::moveOf(const Origin& origin, const Trace& trace, bool promotes) const {
    PathMove move;
    move.from = origin.square;
    move.promotes = promotes;
    move.steps = trace.steps;
    move.taken = trace.taken;
    for (std::size_t i = 0; i < trace.steps; ++i)
        move.path[i] = m_tables->squareOf(trace.path[i]);
    for (std::size_t i = 0; i < trace.taken; ++i)
        move.victims[i] = {m_tables->squareOf(trace.victims[i].cell), trace.victims[i].step,
                           trace.victims[i].byShot};
    return move;
}

// --- sinks: receivers of generated moves

class EffectsPosition::Counter {
public:
    std::uint64_t count = 0;

    bool done() const { return false; }
    template <class MakeMove>
    void add(Promotion promotion, bool, MakeMove&&) {
        count += promotion == Promotion::May ? 2 : 1;
    }
};

class EffectsPosition::Collector {
public:
    explicit Collector(std::vector<PathMove>& moves) : m_moves(moves) {}

    bool done() const { return false; }
    template <class MakeMove>
    void add(Promotion promotion, bool, MakeMove&& makeMove) {
        if (promotion != Promotion::No) m_moves.push_back(makeMove(true));
        if (promotion != Promotion::Must) m_moves.push_back(makeMove(false));
    }

private:
    std::vector<PathMove>& m_moves;
};

class EffectsPosition::ListCollector {
public:
    explicit ListCollector(PathMoveList& moves) : m_moves(moves) {}

    bool done() const { return false; }
    template <class MakeMove>
    void add(Promotion promotion, bool takes, MakeMove&& makeMove) {
        if (promotion != Promotion::No) m_moves.tactical.push_back(makeMove(true));
        if (promotion == Promotion::Must) return;
        if (takes)
            m_moves.tactical.push_back(makeMove(false));
        else
            m_moves.addQuiet(makeMove(false));
    }
    void addQuietStep(Square from, Square to) { m_moves.quiet.push_back({from, to}); }

private:
    PathMoveList& m_moves;
};

class EffectsPosition::TacticalCollector {
public:
    TacticalCollector(const EffectsPosition& position, const TacticalFilter& filter,
                      std::vector<PathMove>& moves)
        : m_position(position), m_filter(filter), m_moves(moves) {}

    bool done() const { return false; }
    template <class MakeMove>
    void add(Promotion promotion, bool takes, MakeMove&& makeMove) {
        if (promotion != Promotion::No) addIfItPasses(makeMove(true));
        if (takes && promotion != Promotion::Must) addIfItPasses(makeMove(false));
    }

private:
    void addIfItPasses(const PathMove& move) {
        if (m_filter.on && !move.takes(*m_filter.on)) return;
        if (m_position.gainOf(move, m_filter.worths) > m_filter.moreThan) m_moves.push_back(move);
    }

    const EffectsPosition& m_position;
    const TacticalFilter& m_filter;
    std::vector<PathMove>& m_moves;
};

class EffectsPosition::AnyFinder {
public:
    bool done() const { return m_found; }
    template <class MakeMove>
    void add(Promotion, bool, MakeMove&&) {
        m_found = true;
    }

private:
    bool m_found = false;
};

void EffectsPosition::addLegalMoves(std::vector<PathMove>& moves) const {
    Collector sink(moves);
    visitMoves(sink);
}

void EffectsPosition::addLegalMoves(PathMoveList& moves) const {
    ListCollector sink(moves);
    visitMoves(sink);
}

void EffectsPosition::addLegalMovesFrom(Square from, std::vector<PathMove>& moves) const {
    if (isDecided() || !occupied(m_sideToMove).contains(from)) return;
    Collector sink(moves);
    visitPiece(sink, lookAround(), originAt(from));
}

void EffectsPosition::addTacticalMoves(std::vector<PathMove>& moves) const {
    addTacticalMoves(moves, TacticalFilter::everything());
}

void EffectsPosition::addTacticalMoves(std::vector<PathMove>& moves, const TacticalFilter& filter) const {
    if (isDecided()) return;
    TacticalCollector sink(*this, filter, moves);
    const Turn turn = lookAround();
    EffectsTables::Bits victims = occupied(opponent(m_sideToMove));
    if (filter.on) victims &= EffectsTables::Bits::of(*filter.on);
    // The victims for pieces that take only one piece and promote only by taking.
    const EffectsTables::Bits worthwhile = victims.filtered([&](Square square) {
        const CellCode code = codeAt(square);
        return (static_cast<int>(filter.worths.taken[code] > filter.moreThan) |
                static_cast<int>(m_tables->forcing[code])) != 0;
    });
    candidates(filter, victims).forEach([&](Square from) {
        const CellCode code = codeAt(from);
        const auto& reach = m_tables->reachOf(code, from);
        const EffectsTables::Bits& targets = reach.nearZone || reach.takesSeveral ? victims : worthwhile;
        const bool mayJustPromote =
            reach.nearZone && !filter.on && filter.worths.promotion[code] > filter.moreThan;
        if (!mayJustPromote && !reach.squares.intersects(targets)) return;
        Origin origin = originAt(from, reach);
        origin.targets = &targets;
        origin.quiet = mayJustPromote && origin.mayPromote ? Quiet::Promoting : Quiet::None;
        visitPiece(sink, turn, origin);
    });
}

/// A superset of the pieces of the side to move that can take one of `victims`, or promote, within the filter.
EffectsTables::Bits EffectsPosition::candidates(const TacticalFilter& filter,
                                                const EffectsTables::Bits& victims) const {
    const auto side = static_cast<std::size_t>(indexOf(m_sideToMove));
    const auto& [one, two, eight, any] = m_ofRange[side];
    if (filter.on) {
        using Range = EffectsTables::Range;
        const auto originsOf = [&](Range range) -> const auto& {
            return m_tables->originsOf(range, *filter.on);
        };
        return (one & originsOf(Range::One)) | (two & originsOf(Range::Two)) |
               (eight & originsOf(Range::Eight)) | (any & originsOf(Range::Any));
    }
    const EffectsTables::Bits beside = m_tables->widened(victims, 1);
    const EffectsTables::Bits near = m_tables->widened(beside, 1);
    const EffectsTables::Bits& promoting = m_tables->nearZone[side];
    return (one & (beside | promoting)) | (two & (near | promoting)) | eight | any;
}

int EffectsPosition::gainOf(const PathMove& move, const TacticalFilter::Worths& worths) const {
    int gain = move.promotes ? worths.promotion[codeAt(move.from)] : 0;
    for (std::size_t i = 0; i < move.taken; ++i)
        gain += worths.taken[codeAt(move.victims[i].square)];
    return gain;
}

std::uint64_t EffectsPosition::countLegalMoves() const {
    Counter sink;
    visitMoves(sink);
    return sink.count;
}

bool EffectsPosition::hasLegalMove() const {
    AnyFinder sink;
    visitMoves(sink);
    return sink.done();
}

template <class Sink>
void EffectsPosition::visitMoves(Sink& sink) const {
    if (isDecided()) return;
    const Turn turn = lookAround();
    occupied(m_sideToMove).forEach([&](Square from) {
        if (!sink.done()) visitPiece(sink, turn, originAt(from));
    });
}

template <class Sink>
void EffectsPosition::visitPiece(Sink& sink, const Turn& turn, const Origin& origin) const {
    if (turn.anyHeld && turn.held[origin.cell]) return;
    const PieceEffects& effects = *origin.kind->effects;
    if (origin.kind->walks) {
        const MultiStep& multi = *effects.multiStep;
        if (multi.turns == MultiStep::Turns::None)
            visitStraight(sink, origin);
        else if (multi.most == 2 && !effects.shooting)
            visitTwoSteps(sink, origin);
        else
            visitWalks(sink, turn, origin);
    } else if (effects.shooting) {
        visitShooter(sink, turn, origin);
    } else {
        forEachReach(origin, [&](Cell to, CellCode code) { showIfWanted(sink, origin, to, code); });
    }
}

template <class Sink>
void EffectsPosition::show(Sink& sink, const Origin& origin, const Trace& trace) const {
    const Cell to = trace.steps == 0 ? origin.cell : trace.path[trace.steps - 1U];
    sink.add(promotionOf(origin, to, trace.forced), trace.taken > 0,
             [&](bool promotes) { return moveOf(origin, trace, promotes); });
}

/// Shows a move of one step without a shot. Most moves are of this kind.
template <class Sink>
[[gnu::always_inline]] inline void EffectsPosition::showStep(Sink& sink, const Origin& origin, Cell to,
                                                             CellCode code) const {
    if constexpr (requires { sink.addQuietStep(Square(), Square()); }) {
        if (code == EmptyCell && !origin.nearZone)
            sink.addQuietStep(origin.square, m_tables->squareOf(to));
        else
            showTacticalStep(sink, origin, to, code);
    } else {
        showTacticalStep(sink, origin, to, code);
    }
}

/// Shows a move of one step without a shot if the targets and the quiet moves of `origin` include it.
template <class Sink>
[[gnu::always_inline]] inline void EffectsPosition::showIfWanted(Sink& sink, const Origin& origin, Cell to,
                                                                 CellCode code) const {
    const bool isWanted = code != EmptyCell
                              ? origin.targets->contains(m_tables->squareOf(to))
                              : origin.quiet == Quiet::All ||
                                    (origin.quiet == Quiet::Promoting && touchesZone(origin.cell, to));
    if (isWanted) showStep(sink, origin, to, code);
}

/// Shows a move of one step that may be tactical.
template <class Sink>
void EffectsPosition::showTacticalStep(Sink& sink, const Origin& origin, Cell to, CellCode code) const {
    const bool takes = code != EmptyCell;
    const bool forced = takes && origin.kind->forcing[code];
    sink.add(promotionOf(origin, to, forced), takes, [&](bool promotes) {
        PathMove move;
        move.from = origin.square;
        move.promotes = promotes;
        move.addStep(m_tables->squareOf(to));
        if (takes) move.addTaken(move.to(), false);
        return move;
    });
}

/// Calls `function(cell, code)` for each cell that a slide or leap reaches; `code` is its content.
template <class Function>
[[gnu::always_inline]] inline void EffectsPosition::followSlides(const Origin& origin,
                                                                 Function&& function) const {
    const Kind& kind = *origin.kind;
    const bool supported = hasSupport(kind);
    for (const auto& slide : kind.slides) {
        if (slide.forward && !supported) continue;
        Cell to = origin.cell;
        for (int n = 0; n < slide.range; ++n) {
            to = moved(to, slide.offset);
            const CellCode code = m_board[to];
            const Meeting meeting = kind.landing[code];
            if (meeting == Meeting::Blocked) break;
            function(to, code);
            if (meeting == Meeting::Enemy) break;
        }
    }
}

/// The same, but once for each cell. Not inlined, since few kinds need it.
template <class Function>
[[gnu::noinline]] void EffectsPosition::followOverlapping(const Origin& origin,
                                                          const Function& function) const {
    Cells seen;
    followSlides(origin, [&](Cell to, CellCode code) {
        if (seen[to]) return;
        seen.set(to);
        function(to, code);
    });
}

/// Calls `function(cell, code)` once for each cell that is reached in one step or slide.
template <class Function>
[[gnu::always_inline]] inline void EffectsPosition::forEachReach(const Origin& origin,
                                                                 Function&& function) const {
    if (origin.kind->overlaps) [[unlikely]]
        followOverlapping(origin, function);
    else
        followSlides(origin, function);
}

// --- shots

struct EffectsPosition::Targets {
    static constexpr int Max = static_cast<int>(EffectsTables::Directions.size()) * Shooting::MaxRange;
    std::array<Target, Max> list;
    int count = 0;

    void add(const Target& target) { list[static_cast<std::size_t>(count++)] = target; }
    const Target* begin() const { return list.data(); }
    const Target* end() const { return list.data() + count; }
};

/// What the piece can shoot from `cell` after playing `trace`, with its first shot or with a later one.
auto EffectsPosition::targetsFrom(const Origin& origin, Cell cell, const Trace& trace) const -> Targets {
    const Shooting& shooting = *origin.kind->effects->shooting;
    Targets targets;
    if (shooting.overPieces) {
        const auto inSight = m_tables->starOf(m_tables->squareOf(cell), shooting.range) &
                             (shooting.shots == 1 ? *origin.targets : occupied(opponent(m_sideToMove)));
        inSight.forEach([&](Square square) {
            const CellCode code = codeAt(square);
            const Cell at = m_tables->cellOf(square);
            if (origin.kind->shot[code] == Meeting::Enemy && !trace.takes(at))
                targets.add({at, origin.kind->forcing[code], -1});
        });
        return targets;
    }
    for (const std::int16_t direction : EffectsTables::Directions) {
        Cell at = cell;
        int behind = -1;
        int inLine = 0;
        for (int n = 0; n < shooting.range; ++n) {
            at = moved(at, direction);
            const CellCode code = m_board[at];
            if (code == EmptyCell || at == origin.cell || trace.takes(at)) continue;
            if (code == MarginCell) break;
            if (origin.kind->shot[code] == Meeting::Enemy) {
                targets.add({at, origin.kind->forcing[code], behind});
                behind = targets.count - 1;
                if (++inLine == shooting.shots) break;
            } else {
                break;
            }
        }
    }
    return targets;
}

/// Shows the move with each possible series of shots at its end.
template <class Sink>
void EffectsPosition::visitShots(Sink& sink, const Origin& origin, const Trace& trace) const {
    const Cell cell = trace.steps == 0 ? origin.cell : trace.path[trace.steps - 1U];
    const Targets targets = targetsFrom(origin, cell, trace);
    for (int i = 0; i < targets.count; ++i) {
        const Target& first = targets.begin()[i];
        if (first.behind >= 0) continue;
        Trace shot = trace;
        shot.take(first.cell, true, first.forces);
        show(sink, origin, shot);
        if (origin.kind->effects->shooting->shots == 1) continue;
        for (int j = i + 1; j < targets.count; ++j) {
            const Target& second = targets.begin()[j];
            if (second.behind >= 0 && second.behind != i) continue;
            Trace both = shot;
            both.take(second.cell, true, second.forces);
            show(sink, origin, both);
        }
    }
}

template <class Sink>
void EffectsPosition::visitShooter(Sink& sink, const Turn& turn, const Origin& origin) const {
    forEachReach(origin, [&](Cell to, CellCode code) {
        showIfWanted(sink, origin, to, code);
        if (code != EmptyCell || !mayShootFrom(turn, *origin.kind, to)) return;
        const int range = origin.kind->effects->shooting->range;
        if (!m_tables->starOf(m_tables->squareOf(to), range).intersects(*origin.targets)) return;
        Trace trace;
        trace.step(to);
        visitShots(sink, origin, trace);
    });
    if (m_tables->options().shootWithoutMoving && mayShootFrom(turn, *origin.kind, origin.cell))
        visitShots(sink, origin, Trace{});
}

// --- several steps

template <class Sink>
void EffectsPosition::visitStraight(Sink& sink, const Origin& origin) const {
    const MultiStep& multi = *origin.kind->effects->multiStep;
    for (const auto& step : origin.kind->steps) {
        Trace trace;
        Cell to = origin.cell;
        for (int n = 1; n <= multi.most; ++n) {
            to = moved(to, step.offset);
            const CellCode code = m_board[to];
            const Meeting meeting = origin.kind->landing[code];
            if (meeting == Meeting::Blocked) break;
            trace.step(to);
            if (meeting == Meeting::Enemy) trace.take(to, false, origin.kind->forcing[code]);
            if (n >= multi.least) show(sink, origin, trace);
        }
    }
}

/// One or two steps, or a slide instead. A move that takes nothing, or only on its last square, can have several paths;
/// `seen` holds the last squares of those already shown.
template <class Sink>
void EffectsPosition::visitTwoSteps(Sink& sink, const Origin& origin) const {
    const Kind& kind = *origin.kind;
    const MultiStep& multi = *kind.effects->multiStep;
    Cells seen;
    forEachReach(origin, [&](Cell to, CellCode code) {
        seen.set(to);
        showStep(sink, origin, to, code);
    });
    if (multi.least == 1)
        for (const auto& step : kind.steps) {
            const Cell to = moved(origin.cell, step.offset);
            if (kind.landing[m_board[to]] == Meeting::Blocked || seen[to]) continue;
            seen.set(to);
            showStep(sink, origin, to, m_board[to]);
        }
    for (const auto& first : kind.steps) {
        const Cell via = moved(origin.cell, first.offset);
        const Meeting meeting = kind.landing[m_board[via]];
        if (meeting == Meeting::Blocked) continue;
        Trace half;
        half.step(via);
        if (meeting == Meeting::Enemy) half.take(via, false, kind.forcing[m_board[via]]);
        for (const auto& second : kind.steps) {
            const Cell to = moved(via, second.offset);
            const bool returns = to == origin.cell;
            if (multi.turns == MultiStep::Turns::MainDirection && second.main != first.main && !returns)
                continue;
            const CellCode code = returns ? EmptyCell : m_board[to];
            if (kind.landing[code] == Meeting::Blocked) continue;
            if (half.taken == 0) {
                if (seen[to]) continue;
                seen.set(to);
            }
            Trace trace = half;
            trace.step(to);
            if (code != EmptyCell) trace.take(to, false, kind.forcing[code]);
            show(sink, origin, trace);
        }
    }
}

namespace {

/// A set of keys other than 0, by open addressing.
class KeySet {
public:
    /// Adds a key. False if it was already in the set.
    bool insert(std::uint64_t key) {
        if (2 * (m_count + 1) > m_slots.size()) grow();
        if (!put(key)) return false;
        ++m_count;
        return true;
    }

private:
    bool put(std::uint64_t key) {
        const std::size_t mask = m_slots.size() - 1;
        for (std::size_t i = (key * 0x9e3779b97f4a7c15ULL) >> 32 & mask;; i = (i + 1) & mask) {
            if (m_slots[i] == key) return false;
            if (m_slots[i] == 0) {
                m_slots[i] = key;
                return true;
            }
        }
    }
    void grow() {
        std::vector<std::uint64_t> old(2 * m_slots.size());
        old.swap(m_slots);
        for (const std::uint64_t key : old)
            if (key != 0) put(key);
    }

    std::vector<std::uint64_t> m_slots = std::vector<std::uint64_t>(512);
    std::size_t m_count = 0;
};

} // namespace

/// Any number of free steps with shots between them, breadth first, so that the shortest path comes first. How a walk can go
/// on depends only on its present cell and its captures.
template <class Sink>
void EffectsPosition::visitWalks(Sink& sink, const Turn& turn, const Origin& origin) const {
    constexpr std::uint64_t Finished = 7;
    const Kind& kind = *origin.kind;
    const MultiStep& multi = *kind.effects->multiStep;
    const auto keyOf = [](const Trace& trace, std::uint64_t steps) {
        std::array<Cell, PathMove::MaxTaken> taken{};
        for (std::size_t i = 0; i < trace.taken; ++i)
            taken[i] = trace.victims[i].cell;
        std::sort(taken.begin(), taken.end(), std::greater<>()); // existing victims come first
        std::uint64_t key = steps;
        for (std::size_t i = 0; i < MultiStep::MaxSteps; ++i) // a walk cannot take more
            key = key << 10 | taken[i];
        return key << 10 | (trace.steps == 0 ? 0U : trace.path[trace.steps - 1U]);
    };
    KeySet known;
    std::vector<Trace> layer(1), next;
    const auto finish = [&](const Trace& trace, Cell to) {
        if (known.insert(keyOf(trace, Finished) ^ (trace.steps == 0 ? to : 0U))) show(sink, origin, trace);
    };
    const bool shoots = kind.effects->shooting.has_value();
    if (shoots && m_tables->options().shootWithoutMoving && mayShootFrom(turn, kind, origin.cell))
        for (const Target& target : targetsFrom(origin, origin.cell, Trace{})) {
            Trace shot;
            shot.take(target.cell, true, target.forces);
            finish(shot, origin.cell);
        }
    for (int n = 1; n <= multi.most; ++n, layer.swap(next)) {
        next.clear();
        const auto reach = [&](const Trace& trace) {
            if (n < multi.most && known.insert(keyOf(trace, static_cast<std::uint64_t>(n))))
                next.push_back(trace);
            if (n >= multi.least) finish(trace, 0);
        };
        for (const Trace& walk : layer) {
            const Cell from = walk.steps == 0 ? origin.cell : walk.path[walk.steps - 1U];
            for (const auto& step : kind.steps) {
                const Cell to = moved(from, step.offset);
                const bool isGone = to == origin.cell || walk.takes(to);
                const CellCode code = isGone ? EmptyCell : m_board[to];
                const Meeting meeting = kind.landing[code];
                if (meeting == Meeting::Blocked) continue;
                Trace trace = walk;
                trace.step(to);
                if (meeting == Meeting::Enemy) trace.take(to, false, kind.forcing[code]);
                reach(trace);
                if (!shoots || meeting == Meeting::Enemy || !mayShootFrom(turn, kind, to)) continue;
                for (const Target& target : targetsFrom(origin, to, trace)) {
                    Trace shot = trace;
                    shot.take(target.cell, true, target.forces);
                    reach(shot);
                }
            }
        }
    }
}

} // namespace komadai::core
