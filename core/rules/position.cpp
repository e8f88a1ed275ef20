#include "core/rules/position.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace komadai::core {
namespace {

using Promotion = std::optional<PieceType>;

/// A visitor receives legal moves in sets: all destinations of one piece with the same promotion, all moves of one kind by
/// the same distance, or all squares where one kind may be dropped. Generation stops once the visitor is `done()`.
/// `unpromoted()` filters the destinations of moves without promotion.
template <class Bits>
struct MoveCollector {
    std::vector<PlainMove>& moves;

    void boardMoves(Square from, const Bits& to, Promotion promotion) {
        to.forEach([&](Square square) { add(from, square, promotion); });
    }
    void shiftedMoves(int by, const Bits& to, Promotion promotion) {
        to.forEach([&](Square square) { add(Square::at(square.index() - by), square, promotion); });
    }
    void drops(PieceType type, const Bits& to) {
        to.forEach([&](Square square) {
            auto& drop = moves.emplace_back().template emplace<Drop>();
            drop.piece = type;
            drop.to = square;
        });
    }
    const Bits& unpromoted(const Bits& to) const { return to; }
    bool done() const { return false; }

private:
    /// Writes the move in place: copying data that has just been written in parts stalls the processor.
    void add(Square from, Square to, Promotion promotion) {
        auto& move = std::get<BoardMove>(moves.emplace_back());
        move.from = from;
        move.to = to;
        move.promotion = promotion;
    }
};

template <class Bits>
struct TacticalCollector {
    std::vector<PlainMove>& moves;
    const Bits& enemies;
    bool arePromotionsTactical;

    void boardMoves(Square from, const Bits& to, Promotion promotion) {
        MoveCollector<Bits>{moves}.boardMoves(from, part(to, promotion), promotion);
    }
    void shiftedMoves(int by, const Bits& to, Promotion promotion) {
        MoveCollector<Bits>{moves}.shiftedMoves(by, part(to, promotion), promotion);
    }
    Bits part(const Bits& to, Promotion promotion) const {
        return promotion && arePromotionsTactical ? to : unpromoted(to);
    }
    void drops(PieceType, const Bits&) {}
    Bits unpromoted(const Bits& to) const { return to & enemies; }
    bool done() const { return false; }
};

template <class Bits>
struct QuietCollector {
    std::vector<PlainMove>& moves;
    const Bits& enemies;
    bool arePromotionsTactical;

    void boardMoves(Square from, const Bits& to, Promotion promotion) {
        if (!promotion || !arePromotionsTactical)
            MoveCollector<Bits>{moves}.boardMoves(from, unpromoted(to), promotion);
    }
    void shiftedMoves(int by, const Bits& to, Promotion promotion) {
        if (!promotion || !arePromotionsTactical)
            MoveCollector<Bits>{moves}.shiftedMoves(by, unpromoted(to), promotion);
    }
    void drops(PieceType type, const Bits& to) { MoveCollector<Bits>{moves}.drops(type, to); }
    Bits unpromoted(const Bits& to) const { return to - enemies; }
    bool done() const { return false; }
};

template <class Bits>
struct MoveCounter {
    std::uint64_t count = 0;

    void boardMoves(Square, const Bits& to, Promotion) { count += static_cast<std::uint64_t>(to.count()); }
    void shiftedMoves(int, const Bits& to, Promotion) { count += static_cast<std::uint64_t>(to.count()); }
    void drops(PieceType, const Bits& to) { count += static_cast<std::uint64_t>(to.count()); }
    const Bits& unpromoted(const Bits& to) const { return to; }
    bool done() const { return false; }
};

template <class Bits>
struct AnyMoveFinder {
    bool found = false;

    void boardMoves(Square, const Bits& to, Promotion) { found = found || to; }
    void shiftedMoves(int, const Bits& to, Promotion) { found = found || to; }
    void drops(PieceType, const Bits& to) { found = found || to; }
    const Bits& unpromoted(const Bits& to) const { return to; }
    bool done() const { return found; }
};

/// Whether the move with this promotion is among those with its start and destination.
struct PromotionFinder {
    Promotion wanted;
    bool found = false;

    template <class Bits>
    void boardMoves(Square, const Bits& to, Promotion promotion) {
        found = found || (to && promotion == wanted);
    }
    template <class Bits>
    void drops(PieceType, const Bits& to) {
        found = found || to;
    }
    bool done() const { return found; }
};

/// Whether a piece can never change its file, not even as its other face. Then a file with more such pieces than may be
/// dropped there cannot come about in a game.
bool staysOnItsFile(const VariantSpec& variant, PieceType type) {
    const auto& movements = variant.piece(type).movements;
    if (variant.turnsInto(type)) return false;
    if (std::any_of(movements.begin(), movements.end(), [](const Movement& m) { return m.right != 0; }))
        return false;
    for (int file = 0; file < variant.size.files; ++file)
        for (const Side side : Sides) {
            int count = 0;
            for (int rank = 0; rank < variant.size.ranks; ++rank)
                count += variant.start.at(variant.size.square(file, rank)) == Piece{type, side} ? 1 : 0;
            if (count > variant.drops.mostOnFile) return false;
        }
    return true;
}

/// Whether one hand could get more pieces of a kind than it can hold. `pieces` are on the board and in the hands.
bool hasTooManyOfAKind(const Setup& setup, const VariantSpec& variant, int pieces) {
    if (!variant.drops.allowed || pieces <= Hand::MostOfAKind) return false;
    std::array<int, MaxPieceTypes> counts{};
    const auto count = [&](PieceType type, int ofThem) {
        const PieceSpec& spec = variant.piece(type);
        std::set<PieceType> held{spec.heldAs(type)};
        for (const PieceType choice : spec.promotionChoices)
            held.insert(variant.piece(choice).heldAs(choice));
        for (const PieceType kind : held)
            counts[static_cast<std::size_t>(indexOf(kind))] += ofThem;
    };
    for (const auto& piece : setup.board)
        if (piece) count(piece->type, 1);
    const int heldKinds = std::min(Hand::Kinds, static_cast<int>(variant.pieces.size()));
    for (int kind = 0; kind < heldKinds; ++kind)
        for (const Hand& hand : setup.hands)
            count(pieceTypeAt(kind), hand.count(pieceTypeAt(kind)));
    return std::any_of(counts.begin(), counts.end(), [](int ofKind) { return ofKind > Hand::MostOfAKind; });
}

} // namespace

template <class Geometry>
Position<Geometry>::Position(std::shared_ptr<const Tables> tables)
    : m_tables(std::move(tables)), m_leapers(static_cast<std::size_t>(SideCount * m_tables->leapClasses)),
      m_sliders(static_cast<std::size_t>(SideCount * m_tables->sliderGroups)),
      m_ofKind(static_cast<std::size_t>(SideCount) * m_tables->variant->pieces.size()) {}

template <class Geometry>
auto Position<Geometry>::fromSetup(const Setup& setup, std::shared_ptr<const Tables> tables)
    -> Result<Position, SetupErrors> {
    const VariantSpec& variant = *tables->variant;
    if (setup.size != variant.size)
        return SetupErrors{{SetupErrorKind::WrongSize, Side::First, std::nullopt}};

    Position position(std::move(tables));
    SetupErrors errors;
    position.m_sideToMove = setup.sideToMove;
    position.m_plyNumber = setup.plyNumber;
    int pieces = setup.hand(Side::First).total() + setup.hand(Side::Second).total();
    for (int index = 0; index < variant.size.squares(); ++index) {
        const Square square = Square::at(index);
        const auto piece = setup.at(square);
        if (!piece) continue;
        ++pieces;
        const auto& kind = position.m_tables->kind(piece->side, piece->type);
        if (kind.royal && position.ofKind(piece->side, piece->type).count() >= variant.mostRoyals(*piece))
            errors.push_back({SetupErrorKind::SeveralRoyals, piece->side, square});
        if (kind.dead.contains(square) && !variant.turnsInto(piece->type))
            errors.push_back({SetupErrorKind::ImmobilePiece, piece->side, square});
        else if (kind.noDoubled && kind.heldAs == piece->type &&
                 position.fullFilesOf(piece->side, piece->type).contains(square) &&
                 staysOnItsFile(variant, piece->type))
            errors.push_back({SetupErrorKind::DoubledPiece, piece->side, square});
        position.put(square, *piece);
    }
    const bool hasRoyals =
        std::any_of(variant.pieces.begin(), variant.pieces.end(), [](const auto& p) { return p.royal; });
    const auto mayLackRoyal = [&](Side side) {
        return variant.mayLackRoyal() && position.hasRoyal(opponent(side)) &&
               (position.occupied(side) || !setup.hand(side).isEmpty());
    };
    for (const Side side : Sides)
        if (hasRoyals && !position.hasRoyal(side) && !mayLackRoyal(side))
            errors.push_back({SetupErrorKind::MissingRoyal, side, std::nullopt});
    if (pieces > variant.size.squares())
        errors.push_back({SetupErrorKind::TooManyPieces, setup.sideToMove, std::nullopt});
    else if (hasTooManyOfAKind(setup, variant, pieces))
        errors.push_back({SetupErrorKind::TooManyOfAKind, setup.sideToMove, std::nullopt});
    if (const Side other = opponent(setup.sideToMove); position.isInCheck(other))
        errors.push_back({SetupErrorKind::OpponentInCheck, other, position.royalSquare(other)});
    if (!errors.empty()) return errors;

    for (const Side side : Sides)
        for (const PieceType type : position.m_tables->droppable)
            if (const int count = setup.hand(side).count(type)) position.changeHand(side, type, count);
    if (setup.sideToMove == Side::Second) position.m_key ^= Tables::SecondToMoveKey;
    return position;
}

template <class Geometry>
Setup Position<Geometry>::toSetup() const {
    Setup setup(variant().size);
    for (int index = 0; index < setup.size.squares(); ++index)
        setup.at(Square::at(index)) = pieceAt(Square::at(index));
    setup.hands = m_hands;
    setup.sideToMove = m_sideToMove;
    setup.plyNumber = m_plyNumber;
    return setup;
}

template <class Geometry>
std::uint64_t Position<Geometry>::freshKey() const {
    std::uint64_t key = m_sideToMove == Side::Second ? Tables::SecondToMoveKey : 0;
    for (int index = 0; index < m_tables->squares; ++index)
        if (const auto piece = pieceAt(Square::at(index)))
            key ^= m_tables->squareKey(*piece, Square::at(index));
    for (const Side side : Sides)
        for (const PieceType type : m_tables->droppable)
            key ^= m_tables->handKey(side, type, hand(side).count(type));
    return key;
}

template <class Geometry>
std::uint64_t Position<Geometry>::keyAfter(const PlainMove& move) const {
    const auto changeOfHand = [&](PieceType type, int by) {
        const int count = hand(m_sideToMove).count(type);
        return m_tables->handKey(m_sideToMove, type, count) ^
               m_tables->handKey(m_sideToMove, type, count + by);
    };
    const std::uint64_t key = m_key ^ Tables::SecondToMoveKey;
    if (const auto* drop = std::get_if<Drop>(&move))
        return key ^ changeOfHand(m_tables->kind(m_sideToMove, drop->piece).heldAs, -1) ^
               m_tables->squareKey({drop->piece, m_sideToMove}, drop->to);
    const auto& board = std::get<BoardMove>(move);
    const Piece piece = knownPieceAt(board.from);
    const Piece arrives{board.promotion.value_or(piece.type), m_sideToMove};
    std::uint64_t change = m_tables->squareKey(piece, board.from) ^ m_tables->squareKey(arrives, board.to);
    if (const auto captured = pieceAt(board.to)) {
        change ^= m_tables->squareKey(*captured, board.to);
        if (variant().drops.allowed)
            change ^= changeOfHand(m_tables->kind(m_sideToMove, captured->type).heldAs, 1);
    }
    return key ^ change;
}

// --- changing the board

template <class Geometry>
void Position<Geometry>::toggle(Square square, Piece piece) {
    const auto side = static_cast<std::size_t>(indexOf(piece.side));
    const auto& kind = m_tables->kind(piece.side, piece.type);
    const Bits bit = Bits::of(square);
    m_occupied[side] ^= bit;
    m_ofKind[static_cast<std::size_t>(SideCount * indexOf(piece.type) + indexOf(piece.side))] ^= bit;
    m_leapers[side * static_cast<std::size_t>(m_tables->leapClasses) + kind.leapClass] ^= bit;
    for (const auto group : kind.groups)
        m_sliders[side * static_cast<std::size_t>(m_tables->sliderGroups) + group] ^= bit;
    m_key ^= m_tables->squareKey(piece, square);
}

template <class Geometry>
void Position<Geometry>::put(Square square, Piece piece) {
    m_board[static_cast<std::size_t>(square.index())] = codeOf(piece);
    toggle(square, piece);
    if (m_tables->kind(piece.side, piece.type).royal)
        royalRef(piece.side) = m_tables->hasSeveralRoyals ? onlyRoyal(piece.side) : square;
}

template <class Geometry>
void Position<Geometry>::take(Square square) {
    const Piece piece = knownPieceAt(square);
    toggle(square, piece);
    m_board[static_cast<std::size_t>(square.index())] = Empty;
    if (m_tables->hasSeveralRoyals && m_tables->kind(piece.side, piece.type).royal)
        royalRef(piece.side) = onlyRoyal(piece.side);
}

template <class Geometry>
auto Position<Geometry>::royals(Side side) const -> Bits {
    Bits royals;
    for (const PieceType type : m_tables->royalKinds)
        royals |= ofKind(side, type);
    return royals;
}

template <class Geometry>
std::optional<Square> Position<Geometry>::onlyRoyal(Side side) const {
    const Bits all = royals(side);
    return all && !all.hasSeveral() ? std::optional(all.lowest()) : std::nullopt;
}

template <class Geometry>
void Position<Geometry>::changeHand(Side side, PieceType type, int by) {
    Hand& hand = m_hands[static_cast<std::size_t>(indexOf(side))];
    m_key ^= m_tables->handKey(side, type, hand.count(type));
    hand.add(type, by);
    m_key ^= m_tables->handKey(side, type, hand.count(type));
}

template <class Geometry>
auto Position<Geometry>::make(const PlainMove& move) -> Undo {
    const Side side = m_sideToMove;
    Undo undo{m_key, std::nullopt, {}};
    if (const auto* board = std::get_if<BoardMove>(&move)) {
        Piece piece = knownPieceAt(board->from);
        undo.moved = piece.type;
        undo.captured = pieceAt(board->to);
        if (undo.captured) {
            take(board->to);
            if (variant().drops.allowed)
                changeHand(side, m_tables->kind(side, undo.captured->type).heldAs, 1);
        }
        take(board->from);
        piece.type = board->promotion.value_or(piece.type);
        put(board->to, piece);
    } else {
        const auto& drop = std::get<Drop>(move);
        undo.moved = drop.piece;
        changeHand(side, m_tables->kind(side, drop.piece).heldAs, -1);
        put(drop.to, {drop.piece, side});
    }
    makeNull();
    return undo;
}

template <class Geometry>
void Position<Geometry>::unmake(const PlainMove& move, const Undo& undo) {
    unmakeNull();
    const Side side = m_sideToMove;
    if (const auto* board = std::get_if<BoardMove>(&move)) {
        take(board->to);
        put(board->from, {undo.moved, side});
        if (undo.captured) {
            put(board->to, *undo.captured);
            if (variant().drops.allowed)
                changeHand(side, m_tables->kind(side, undo.captured->type).heldAs, -1);
        }
    } else {
        const auto& drop = std::get<Drop>(move);
        take(drop.to);
        changeHand(side, m_tables->kind(side, drop.piece).heldAs, 1);
    }
    assert(m_key == undo.key);
}

template <class Geometry>
void Position<Geometry>::makeNull() {
    m_sideToMove = opponent(m_sideToMove);
    m_key ^= Tables::SecondToMoveKey;
    ++m_plyNumber;
}

template <class Geometry>
void Position<Geometry>::unmakeNull() {
    m_sideToMove = opponent(m_sideToMove);
    m_key ^= Tables::SecondToMoveKey;
    --m_plyNumber;
}

// --- campmate

template <class Geometry>
std::optional<BoardMove> Position<Geometry>::moveIntoCamp() const {
    const auto& type = variant().ends.campPiece;
    if (!type) return std::nullopt;
    const Bits& enemies = occupied(opponent(m_sideToMove));
    const Bits& own = occupied(m_sideToMove);
    for (Bits pieces = ofKind(m_sideToMove, *type); pieces;) {
        const Square from = pieces.takeLowest();
        const Piece piece{*type, m_sideToMove};
        for (Bits to = reachOf(piece, from, own | enemies, enemies) & m_tables->of(m_sideToMove).camp; to;) {
            const BoardMove move{from, to.takeLowest(), std::nullopt};
            if (isLegal(move)) return move;
        }
    }
    return std::nullopt;
}

template <class Geometry>
std::optional<Side> Position<Geometry>::campWinner() const {
    const auto& piece = variant().ends.campPiece;
    if (!piece) return std::nullopt;
    for (const Side side : Sides)
        if (ofKind(side, *piece) & m_tables->of(side).camp) return side;
    return std::nullopt;
}

// --- attacks

template <class Geometry>
bool Position<Geometry>::isAttackedPlainly(Square square, Side by, const Bits& occupied) const {
    const auto side = static_cast<std::size_t>(indexOf(by));
    if (m_tables->anyLeapAttackersOf(by, square) & this->occupied(by)) {
        const Bits* leapers = m_leapers.data() + side * static_cast<std::size_t>(m_tables->leapClasses);
        for (int leapClass = 0; leapClass < m_tables->leapClasses; ++leapClass)
            if (m_tables->leapAttackersOf(by, leapClass, square) & leapers[leapClass]) return true;
    }
    const Bits* sliders = m_sliders.data() + side * static_cast<std::size_t>(m_tables->sliderGroups);
    const auto& attacks = m_tables->of(by).slideAttacks;
    for (std::size_t group = 0; group < attacks.size(); ++group) {
        if (!(attacks[group].from[static_cast<std::size_t>(square.index())] & sliders[group])) continue;
        for (const auto ray : attacks[group].lookBack)
            if (m_tables->slide(ray, square, occupied) & sliders[group]) return true;
    }
    return false;
}

template <class Geometry>
auto Position<Geometry>::attackersOf(Square square, Side by, const Bits& occupied) const -> Bits {
    const auto side = static_cast<std::size_t>(indexOf(by));
    Bits attackers;
    if (m_tables->anyLeapAttackersOf(by, square) & this->occupied(by)) {
        const Bits* leapers = m_leapers.data() + side * static_cast<std::size_t>(m_tables->leapClasses);
        for (int leapClass = 0; leapClass < m_tables->leapClasses; ++leapClass)
            attackers |= m_tables->leapAttackersOf(by, leapClass, square) & leapers[leapClass];
    }
    const Bits* sliders = m_sliders.data() + side * static_cast<std::size_t>(m_tables->sliderGroups);
    const auto& attacks = m_tables->of(by).slideAttacks;
    for (std::size_t group = 0; group < attacks.size(); ++group) {
        if (!(attacks[group].from[static_cast<std::size_t>(square.index())] & sliders[group])) continue;
        for (const auto ray : attacks[group].lookBack)
            attackers |= m_tables->slide(ray, square, occupied) & sliders[group];
    }
    return attackers & occupied;
}

template <class Geometry>
bool Position<Geometry>::isAttacked(Square square, Side by, const Bits& occupied) const {
    return isAttackedPlainly(square, by, occupied) ||
           (m_tables->hasObstructed && isAttackedPastObstacles(square, by, occupied));
}

template <class Geometry>
bool Position<Geometry>::isAttackedPastObstacles(Square square, Side by, const Bits& occupied) const {
    for (const PieceType type : m_tables->obstructedKinds) {
        Bits attackers = ofKind(by, type);
        while (attackers) {
            const Square from = attackers.takeLowest();
            for (const auto& movement : m_tables->kind(by, type).obstructed)
                if (movement.capture && m_tables->reach(movement, from, occupied).contains(square))
                    return true;
        }
    }
    return false;
}

template <class Geometry>
bool Position<Geometry>::isInCheck(Side side) const {
    const auto royal = royalSquare(side);
    return royal && isAttacked(*royal, opponent(side));
}

template <class Geometry>
auto Position<Geometry>::reachPastObstacles(const typename Tables::Kind& kind, Square from,
                                            const Bits& occupied, const Bits& enemies) const -> Bits {
    Bits reach;
    for (const auto& movement : kind.obstructed) {
        const Bits squares = m_tables->reach(movement, from, occupied);
        if (movement.quiet) reach |= squares - occupied;
        if (movement.capture) reach |= squares & enemies;
    }
    return reach;
}

template <class Geometry>
inline auto Position<Geometry>::plainReachOf(Side side, const typename Tables::Kind& kind, Square from,
                                             const Bits& occupied, const Bits& enemies) const -> Bits {
    if (kind.onlyLeaps) return m_tables->captureLeapsOf(side, kind.leapClass, from) - (occupied - enemies);
    return reachWithSlides(side, kind, from, occupied, enemies);
}

template <class Geometry>
auto Position<Geometry>::reachWithSlides(Side side, const typename Tables::Kind& kind, Square from,
                                         const Bits& occupied, const Bits& enemies) const -> Bits {
    Bits reach = m_tables->captureLeapsOf(side, kind.leapClass, from);
    if (kind.capturesAsItMoves) {
        for (const auto& slide : kind.slides)
            reach |= m_tables->slide(slide.ray, from, occupied);
        return reach - (occupied - enemies);
    }
    reach &= enemies;
    reach |= m_tables->quietLeapsOf(side, kind.leapClass, from) - occupied;
    for (const auto& slide : kind.slides) {
        const Bits squares = m_tables->slide(slide.ray, from, occupied);
        if (slide.quiet) reach |= squares - occupied;
        if (slide.capture) reach |= squares & enemies;
    }
    return reach;
}

template <class Geometry>
auto Position<Geometry>::reachOf(Piece piece, Square from, const Bits& occupied, const Bits& enemies) const
    -> Bits {
    const auto& kind = m_tables->kind(piece.side, piece.type);
    Bits reach = plainReachOf(piece.side, kind, from, occupied, enemies);
    if (m_tables->hasObstructed) reach |= reachPastObstacles(kind, from, occupied, enemies);
    return reach;
}

/// Looks from the king along every line on which a piece could attack it. The first piece on the line is a checker; or it is
/// pinned, if it belongs to the king's side and a slider of the enemy stands behind it.
template <class Geometry>
auto Position<Geometry>::kingSafety(Side side, const Bits& occupied) const -> KingSafety {
    KingSafety safety;
    safety.moveTo = m_tables->board;
    safety.dropOn = m_tables->board;
    const auto king = royalSquare(side);
    if (!king) return safety;

    const Side enemy = opponent(side);
    const auto enemyIndex = static_cast<std::size_t>(indexOf(enemy));
    if (m_tables->anyLeapAttackersOf(enemy, *king) & this->occupied(enemy)) {
        const Bits* leapers = m_leapers.data() + enemyIndex * static_cast<std::size_t>(m_tables->leapClasses);
        for (int leapClass = 0; leapClass < m_tables->leapClasses; ++leapClass)
            safety.checkers |= m_tables->leapAttackersOf(enemy, leapClass, *king) & leapers[leapClass];
    }
    const Bits* sliders = m_sliders.data() + enemyIndex * static_cast<std::size_t>(m_tables->sliderGroups);
    const auto& attacks = m_tables->of(enemy).slideAttacks;
    for (std::size_t group = 0; group < attacks.size(); ++group) {
        if (!(attacks[group].from[static_cast<std::size_t>(king->index())] & sliders[group])) continue;
        for (const auto ray : attacks[group].lookBack)
            lookAlong(ray, *king, sliders[group], occupied, safety);
    }
    if (safety.checkers) {
        safety.onlyKingMoves = safety.checkers.hasSeveral();
        safety.moveTo = safety.between | safety.checkers;
        safety.dropOn = safety.between;
    }
    return safety;
}

template <class Geometry>
void Position<Geometry>::lookAlong(int ray, Square king, const Bits& sliders, const Bits& occupied,
                                   KingSafety& safety) const {
    const Bits& line = m_tables->ray(ray, king);
    if (!(line & sliders)) return;
    Bits onLine = line & occupied;
    const auto unlimited = m_tables->rays[static_cast<std::size_t>(ray)].unlimited;
    const Square first = m_tables->firstAlong(ray, onLine);
    if (sliders.contains(first)) {
        // A piece that checks in several ways is stopped only on squares that all of them cross.
        const Bits way = line - m_tables->ray(unlimited, first) - Bits::of(first);
        safety.between = safety.checkers.contains(first) ? safety.between & way : safety.between | way;
        safety.checkers.insert(first);
        return;
    }
    onLine.erase(first);
    if (knownPieceAt(first).side != knownPieceAt(king).side || !onLine) return;
    const Square second = m_tables->firstAlong(ray, onLine);
    if (!sliders.contains(second)) return;
    safety.pin(first, line - m_tables->ray(unlimited, second));
}

// --- legal moves

template <class Geometry>
template <class Visitor>
void Position<Geometry>::visitLegalMoves(Visitor& visitor) const {
    if (campWinner()) return;
    if (m_tables->needsTrial()) [[unlikely]]
        return visitTriedMoves(visitor);
    const Side side = m_sideToMove;
    const Bits& own = occupied(side);
    const Bits& enemies = occupied(opponent(side));
    const Bits all = own | enemies;
    const auto king = royalSquare(side);
    const KingSafety safety = kingSafety(side, all);
    if (king) visitKingMoves(visitor, *king, all);
    if (safety.onlyKingMoves || visitor.done()) return;

    Bits movers = own;
    if (king) movers.erase(*king);
    for (const auto& shifted : m_tables->of(side).shiftedKinds) {
        const Bits unpinned = ofKind(side, shifted.type) - safety.pinned;
        if (!unpinned) continue;
        visitShiftedMoves(visitor, shifted, unpinned, safety.moveTo - own, enemies);
        movers -= unpinned;
    }
    if (visitor.done()) return;
    while (movers) {
        const Square from = movers.takeLowest();
        const auto& kind = m_tables->kind(side, knownPieceAt(from).type);
        const Bits to = plainReachOf(side, kind, from, all, enemies) & safety.freedomOf(from);
        if (!to) continue;
        visitMovesOf(visitor, from, kind, to);
        if (visitor.done()) return;
    }
    if (!hand(side).isEmpty()) visitDrops(visitor, safety.dropOn - all);
}

/// Visits the legal moves where each move has to be made to find out whether it leaves a king in check.
template <class Geometry>
template <class Visitor>
class Position<Geometry>::Trial {
public:
    Trial(Position position, Visitor& visitor) : m_position(std::move(position)), m_visitor(visitor) {}

    void boardMoves(Square from, const Bits& to, Promotion promotion) {
        m_visitor.boardMoves(from,
                             safe(to,
                                  [&](Square square) {
                                      return BoardMove{from, square, promotion};
                                  }),
                             promotion);
    }
    void drops(PieceType type, const Bits& to) {
        m_visitor.drops(type, safe(to, [&](Square square) { return Drop{type, square}; }));
    }
    bool done() const { return m_visitor.done(); }

private:
    template <class MoveTo>
    Bits safe(const Bits& to, MoveTo moveTo) {
        const Side side = m_position.sideToMove();
        Bits safe;
        to.forEach([&](Square square) {
            const PlainMove move = moveTo(square);
            const Undo undo = m_position.make(move);
            if (!m_position.isInCheck(side)) safe.insert(square);
            m_position.unmake(move, undo);
        });
        return safe;
    }

    Position m_position;
    Visitor& m_visitor;
};

template <class Geometry>
template <class Visitor>
void Position<Geometry>::visitTriedMoves(Visitor& visitor) const {
    Trial<Visitor> trial(*this, visitor);
    visitPseudoLegalMoves(trial);
}

template <class Geometry>
template <class Visitor>
void Position<Geometry>::visitPseudoLegalMoves(Visitor& visitor) const {
    const Bits& enemies = occupied(opponent(m_sideToMove));
    const Bits all = occupied(m_sideToMove) | enemies;
    Bits movers = occupied(m_sideToMove);
    while (movers) {
        const Square from = movers.takeLowest();
        const Piece piece = knownPieceAt(from);
        visitMovesOf(visitor, from, m_tables->kind(piece.side, piece.type),
                     reachOf(piece, from, all, enemies));
        if (visitor.done()) return;
    }
    if (!hand(m_sideToMove).isEmpty()) visitDrops(visitor, m_tables->board - all);
}

/// Splits destinations by the kind that the piece becomes there, and calls `visit` with each part. `fromZone` are the
/// destinations that are reached from the promotion zone.
template <class Geometry>
template <class Visit>
inline void Position<Geometry>::splitByPromotion(const typename Tables::Kind& kind, const Bits& to,
                                                 const Bits& fromZone, const Visit& visit) const {
    if (!kind.divides) {
        visit(to, std::nullopt);
        return;
    }
    const Bits& zone = m_tables->of(m_sideToMove).zone;
    if (!kind.promotionChoices.empty()) {
        const Bits promoting = to & zone;
        if (promoting) {
            for (const PieceType choice : kind.promotionChoices) {
                const auto& limit = m_tables->kind(m_sideToMove, choice).promotionLimit;
                if (!limit || ofKind(m_sideToMove, choice).count() < *limit) visit(promoting, choice);
            }
        }
        visit(to - (promoting & kind.mustPromote) - kind.dead, std::nullopt);
        return;
    }
    Bits unpromoted = to - kind.dead;
    Bits promoting = kind.promotes ? to & (zone | fromZone) : Bits();
    if (variant().promotion.onlyByCapture) promoting &= occupied(opponent(m_sideToMove));
    if (promoting) {
        visit(promoting, kind.promotion);
        unpromoted -= promoting & kind.mustPromote;
    }
    visit(unpromoted, std::nullopt);
}

template <class Geometry>
template <class Visitor>
void Position<Geometry>::visitMovesOf(Visitor& visitor, Square from, const typename Tables::Kind& kind,
                                      const Bits& to) const {
    const bool isFromZone = m_tables->of(m_sideToMove).zone.contains(from);
    splitByPromotion(kind, to, isFromZone ? to : Bits(), [&](const Bits& part, Promotion promotion) {
        visitor.boardMoves(from, part, promotion);
    });
}

template <class Geometry>
template <class Visitor>
void Position<Geometry>::visitShiftedMoves(Visitor& visitor, const typename Tables::ShiftedKind& shifted,
                                           const Bits& pieces, const Bits& allowed,
                                           const Bits& enemies) const {
    const auto& tables = m_tables->of(m_sideToMove);
    const auto& kind = m_tables->kind(m_sideToMove, shifted.type);
    for (const auto& shift : shifted.shifts) {
        const Bits movable = pieces & shift.from;
        Bits to = movable.shifted(shift.by) & allowed;
        if (!shift.quiet) to &= enemies;
        if (!shift.capture) to -= enemies;
        if (!to) continue;
        const Bits fromZone = (movable & tables.zone).shifted(shift.by);
        splitByPromotion(kind, to, fromZone, [&](const Bits& part, Promotion promotion) {
            visitor.shiftedMoves(shift.by, part, promotion);
        });
    }
}

template <class Geometry>
template <class Visitor>
void Position<Geometry>::visitKingMoves(Visitor& visitor, Square king, const Bits& occupied) const {
    const Side enemy = opponent(m_sideToMove);
    Bits withoutKing = occupied;
    withoutKing.erase(king);
    Bits safe;
    const auto& kind = m_tables->kind(m_sideToMove, knownPieceAt(king).type);
    const Bits reach = plainReachOf(m_sideToMove, kind, king, occupied, this->occupied(enemy));
    visitor.unpromoted(reach).forEach([&](Square to) {
        if (!isAttackedPlainly(to, enemy, withoutKing)) safe.insert(to);
    });
    visitor.boardMoves(king, safe, std::nullopt);
}

template <class Geometry>
template <class Visitor>
void Position<Geometry>::visitDrops(Visitor& visitor, const Bits& squares) const {
    for (const PieceType type : m_tables->droppable)
        if (hand(m_sideToMove).count(type) > 0) visitDropsOf(visitor, type, squares);
    for (const PieceType face : m_tables->droppableFaces)
        if (isInHand(face)) visitDropsOf(visitor, face, squares);
}

template <class Geometry>
template <class Visitor>
void Position<Geometry>::visitDropsOf(Visitor& visitor, PieceType type, const Bits& squares) const {
    Bits to = squares & dropSquaresOf(m_sideToMove, type);
    const DropRule& rule = variant().drops;
    if (rule.noMate == type || rule.noCheck)
        to.forEach([&](Square square) {
            const Drop drop{type, square};
            if (rule.noCheck ? dropGivesCheck(drop) : dropGivesMate(drop)) to.erase(square);
        });
    visitor.drops(type, to);
}

template <class Geometry>
auto Position<Geometry>::dropSquaresOf(Side side, PieceType type) const -> Bits {
    const auto& kind = m_tables->kind(side, type);
    return kind.noDoubled ? kind.dropSquares - fullFilesOf(side, kind.heldAs) : kind.dropSquares;
}

template <class Geometry>
auto Position<Geometry>::fullFilesOf(Side side, PieceType type) const -> Bits {
    Bits full;
    const int most = variant().drops.mostOnFile;
    const Bits& pieces = ofKind(side, type);
    pieces.forEach([&](Square square) {
        const Bits& file = m_tables->files[static_cast<std::size_t>(variant().size.fileOf(square))];
        if (most == 1 || (pieces & file).count() >= most) full |= file;
    });
    return full;
}

template <class Geometry>
bool Position<Geometry>::dropGivesCheck(const Drop& drop) const {
    Position after = *this;
    after.make(drop);
    return after.isInCheck();
}

template <class Geometry>
bool Position<Geometry>::dropGivesMate(const Drop& drop) const {
    const auto king = royalSquare(opponent(m_sideToMove));
    if (!king || !attacksOf({drop.piece, m_sideToMove}, drop.to).contains(*king)) return false;
    Position after = *this;
    after.make(drop);
    return !after.hasLegalMove();
}

template <class Geometry>
void Position<Geometry>::addLegalMoves(std::vector<PlainMove>& moves) const {
    MoveCollector<Bits> collector{moves};
    visitLegalMoves(collector);
}

template <class Geometry>
void Position<Geometry>::addTacticalMoves(std::vector<PlainMove>& moves) const {
    TacticalCollector<Bits> collector{moves, occupied(opponent(m_sideToMove)), arePromotionsTactical()};
    visitLegalMoves(collector);
}

template <class Geometry>
bool Position<Geometry>::missesPromotion(const BoardMove& move) const {
    if (move.promotion || !m_tables->kind(m_sideToMove, knownPieceAt(move.from).type).onlyGainsByPromotion)
        return false;
    const Bits& zone = m_tables->of(m_sideToMove).zone;
    return (zone.contains(move.from) || zone.contains(move.to)) &&
           (!variant().promotion.onlyByCapture || pieceAt(move.to));
}

template <class Geometry>
void Position<Geometry>::addQuietMoves(std::vector<PlainMove>& moves) const {
    QuietCollector<Bits> collector{moves, occupied(opponent(m_sideToMove)), arePromotionsTactical()};
    visitLegalMoves(collector);
}

/// Collects moves that give check: direct checks, and checks that a slider gives because the moving piece leaves its line
/// (discovered checks).
template <class Geometry>
class Position<Geometry>::CheckCollector {
public:
    CheckCollector(const Position& position, Square king, std::vector<PlainMove>& moves)
        : m_position(position), m_tables(*position.m_tables), m_king(king),
          m_occupied(position.occupied(Side::First) | position.occupied(Side::Second)), m_moves{moves} {
        findCovers();
    }

    void boardMoves(Square from, const Bits& to, Promotion promotion) {
        const PieceType type = promotion.value_or(m_position.knownPieceAt(from).type);
        const bool slides = !m_tables.kind(m_position.sideToMove(), type).slides.empty();
        Bits checks = to & (slides ? originsOf(type, m_occupied - Bits::of(from)) : dropsOf(type));
        for (const Cover& cover : m_covers)
            if (cover.square == from) checks |= to - cover.line;
        m_moves.boardMoves(from, checks, promotion);
    }
    void shiftedMoves(int by, const Bits& to, Promotion promotion) {
        to.forEach(
            [&](Square square) { boardMoves(Square::at(square.index() - by), Bits::of(square), promotion); });
    }
    void drops(PieceType type, const Bits& to) { m_moves.drops(type, to & dropsOf(type)); }
    const Bits& unpromoted(const Bits& to) const { return to; }
    bool done() const { return false; }

private:
    /// The only piece between the king and a slider.
    struct Cover {
        Square square;
        Bits line; ///< the line on which it covers the king
    };

    Bits originsOf(PieceType type, const Bits& occupied) const {
        return m_tables.originsOf({type, m_position.sideToMove()}, m_king, occupied);
    }
    const Bits& dropsOf(PieceType type) {
        auto& squares = m_drops[static_cast<std::size_t>(indexOf(type))];
        if (!squares) squares = originsOf(type, m_occupied);
        return *squares;
    }
    void findCovers() {
        const Side side = m_position.sideToMove();
        const auto first = static_cast<std::size_t>(indexOf(side) * m_tables.sliderGroups);
        const auto& attacks = m_tables.of(side).slideAttacks;
        for (std::size_t group = 0; group < attacks.size(); ++group)
            for (const auto ray : attacks[group].lookBack)
                findCover(ray, m_position.m_sliders[first + group]);
    }
    void findCover(int ray, const Bits& sliders) {
        const Bits& line = m_tables.ray(ray, m_king);
        if (!(line & sliders)) return;
        Bits onLine = line & m_occupied;
        const Square cover = m_tables.firstAlong(ray, onLine);
        onLine.erase(cover);
        if (!onLine || !m_position.occupied(m_position.sideToMove()).contains(cover)) return;
        const Square slider = m_tables.firstAlong(ray, onLine);
        const auto beyond = m_tables.rays[static_cast<std::size_t>(ray)].unlimited;
        if (sliders.contains(slider)) m_covers.push_back({cover, line - m_tables.ray(beyond, slider)});
    }

    const Position& m_position;
    const Tables& m_tables;
    Square m_king;
    Bits m_occupied;
    MoveCollector<Bits> m_moves;
    std::vector<Cover> m_covers;
    /// By kind: the squares from which it attacks the king, if they are known.
    std::array<std::optional<Bits>, MaxPieceTypes> m_drops;
};

template <class Geometry>
void Position<Geometry>::addChecks(std::vector<PlainMove>& moves) const {
    if (!m_tables->needsTrial()) {
        const auto king = royalSquare(opponent(m_sideToMove));
        if (!king) return;
        CheckCollector collector(*this, *king, moves);
        return visitLegalMoves(collector);
    }
    const auto first = static_cast<std::ptrdiff_t>(moves.size());
    addLegalMoves(moves);
    Position trial = *this;
    const auto isQuiet = [&trial](const PlainMove& move) {
        const Undo undo = trial.make(move);
        const bool inCheck = trial.isInCheck();
        trial.unmake(move, undo);
        return !inCheck;
    };
    moves.erase(std::remove_if(moves.begin() + first, moves.end(), isQuiet), moves.end());
}

template <class Geometry>
std::uint64_t Position<Geometry>::countLegalMoves() const {
    MoveCounter<Bits> counter;
    visitLegalMoves(counter);
    return counter.count;
}

template <class Geometry>
bool Position<Geometry>::hasLegalMove() const {
    AnyMoveFinder<Bits> finder;
    visitLegalMoves(finder);
    return finder.found;
}

/// A stored move can name a kind of piece that the variant does not have.
static bool isKindOf(const VariantSpec& variant, PieceType type) {
    return static_cast<std::size_t>(indexOf(type)) < variant.pieces.size();
}

template <class Geometry>
bool Position<Geometry>::isLegal(const PlainMove& move) const {
    if (campWinner()) return false;
    return std::visit([this](const auto& m) { return this->isLegalHere(m); }, move);
}

template <class Geometry>
bool Position<Geometry>::isLegalHere(const BoardMove& move) const {
    const auto piece = pieceAt(move.from);
    if (!piece || piece->side != m_sideToMove) return false;
    const Bits& enemies = occupied(opponent(m_sideToMove));
    const Bits all = occupied(m_sideToMove) | enemies;
    const Bits to = reachOf(*piece, move.from, all, enemies) & Bits::of(move.to);
    if (!to) return false;
    if (royalSquare(m_sideToMove) == move.from && !m_tables->needsTrial())
        return !move.promotion &&
               !isAttackedPlainly(move.to, opponent(m_sideToMove), all - Bits::of(move.from));
    PromotionFinder finder{move.promotion};
    visitMovesOf(finder, move.from, m_tables->kind(piece->side, piece->type), to);
    if (!finder.found) return false;
    if (m_tables->needsTrial()) return !leavesKingInCheck(move);
    const KingSafety safety = kingSafety(m_sideToMove, all);
    return !safety.onlyKingMoves && safety.freedomOf(move.from).contains(move.to);
}

template <class Geometry>
bool Position<Geometry>::isLegalHere(const Drop& drop) const {
    if (!isKindOf(variant(), drop.piece) || !isInHand(drop.piece)) return false;
    const Bits all = occupied(Side::First) | occupied(Side::Second);
    PromotionFinder finder{};
    visitDropsOf(finder, drop.piece, Bits::of(drop.to) - all);
    if (!finder.found) return false;
    if (m_tables->needsTrial()) return !leavesKingInCheck(drop);
    const KingSafety safety = kingSafety(m_sideToMove, all);
    return !safety.onlyKingMoves && safety.dropOn.contains(drop.to);
}

// --- reasons

template <class Geometry>
std::optional<Refusal> Position<Geometry>::whyRefused(const PlainMove& move) const {
    if (isLegal(move)) return std::nullopt;
    return std::visit([this](const auto& m) { return this->whyRefused(m); }, move);
}

template <class Geometry>
std::optional<Refusal> Position<Geometry>::whyRefused(const BoardMove& move) const {
    const auto piece = pieceAt(move.from);
    if (!piece) return Refusal::NoPieceThere;
    if (piece->side != m_sideToMove) return Refusal::NotYourPiece;
    if (occupied(m_sideToMove).contains(move.to)) return Refusal::OwnPieceThere;
    const Bits& enemies = occupied(opponent(m_sideToMove));
    if (!reachOf(*piece, move.from, occupied(m_sideToMove) | enemies, enemies).contains(move.to))
        return Refusal::DoesNotMoveThere;
    if (move.promotion && !isKindOf(variant(), *move.promotion)) return Refusal::CannotPromote;
    if (leavesKingInCheck(move)) return Refusal::LeavesKingInCheck;
    if (move.promotion) return Refusal::CannotPromote;
    return m_tables->kind(piece->side, piece->type).dead.contains(move.to) && !mayPromote(move)
               ? Refusal::CouldNeverMove
               : Refusal::MustPromote;
}

template <class Geometry>
bool Position<Geometry>::mayPromote(const BoardMove& move) const {
    const auto& kind = m_tables->kind(m_sideToMove, knownPieceAt(move.from).type);
    const auto mayBecome = [&](Promotion promotion) {
        PromotionFinder finder{promotion};
        visitMovesOf(finder, move.from, kind, Bits::of(move.to));
        return finder.found;
    };
    return (kind.promotion && mayBecome(kind.promotion)) ||
           std::any_of(kind.promotionChoices.begin(), kind.promotionChoices.end(), mayBecome);
}

template <class Geometry>
std::optional<Refusal> Position<Geometry>::whyRefused(const Drop& drop) const {
    if (!isKindOf(variant(), drop.piece) || !isInHand(drop.piece) || !variant().mayDrop(drop.piece))
        return Refusal::NotInHand;
    if (pieceAt(drop.to)) return Refusal::SquareIsOccupied;
    const auto& kind = m_tables->kind(m_sideToMove, drop.piece);
    if (kind.dead.contains(drop.to)) return Refusal::CouldNeverMove;
    if (!kind.dropSquares.contains(drop.to)) return Refusal::NotDroppedThere;
    if (!dropSquaresOf(m_sideToMove, drop.piece).contains(drop.to)) return Refusal::DoubledPiece;
    if (leavesKingInCheck(drop)) return Refusal::LeavesKingInCheck;
    return variant().drops.noCheck ? Refusal::DropGivesCheck : Refusal::DropGivesMate;
}

template <class Geometry>
bool Position<Geometry>::leavesKingInCheck(const PlainMove& move) const {
    Position after = *this;
    after.make(move);
    return after.isInCheck(m_sideToMove);
}

template class Position<SmallBoard>;
template class Position<MediumBoard>;
template class Position<LargeBoard>;

} // namespace komadai::core
