#include "core/search/evaluation.h"

#include <array>

namespace komadai::core {

/// A sink that sums the terms.
template <class Geometry>
class Evaluator<Geometry>::Sum {
public:
    explicit Sum(const EvaluationWeights& weights) : m_values(weights.values.data()) {}

    void add(Side side, int number, int count) {
        const int value = m_values[number] * count;
        m_score += side == Side::First ? value : -value;
    }
    void addDanger(Side side, int number, int count) {
        m_danger[static_cast<std::size_t>(core::indexOf(side))] += m_values[number] * count;
    }
    /// The sum from the first player's view.
    int score() const { return m_score - cost(m_danger[0]) + cost(m_danger[1]); }

private:
    static int cost(int eighths) {
        const int units = std::max(eighths, 0);
        return std::min(units * units / (4 * 8 * 8), EvaluationWeights::MostDanger);
    }

    const int* m_values;
    int m_score = 0;
    std::array<int, SideCount> m_danger{};
};

template <class Geometry>
Evaluator<Geometry>::Evaluator(const VariantSpec& variant, EvaluationWeights weights,
                               std::shared_ptr<const Network> network)
    : m_weights(std::move(weights)), m_network(std::move(network)), m_size(variant.size),
      m_hasHands(variant.drops.allowed),
      m_placed(static_cast<std::size_t>(SideCount * m_size.squares()) * variant.pieces.size()) {
    const auto& layout = m_weights.layout;
    for (std::size_t i = 0; i < variant.pieces.size(); ++i) {
        const PieceType type = pieceTypeAt(static_cast<int>(i));
        const PieceType heldAs = variant.piece(type).heldAs(type);
        m_heldAs.push_back(heldAs);
        m_captureGain.push_back(m_weights.board(type) + (m_hasHands ? m_weights.hand(heldAs) : 0));
        if (m_hasHands && heldAs == type && !variant.piece(type).royal) m_droppable.push_back(type);
        for (int index = 0; index < m_size.squares(); ++index) {
            const Square square = Square::at(index);
            for (const Side side : Sides) {
                const int value = m_weights.board(type) +
                                  m_weights.at(layout.rank(type, rankOf(side, square))) +
                                  m_weights.at(layout.file(type, fileOf(square)));
                m_placed[indexOf({type, side}, square)] = side == Side::First ? value : -value;
            }
        }
    }
    divideIntoClasses(variant);
    if (variant.ends.campPiece) layOutRaces(variant);
    layOutZones();
}

/// Fills the tables of squares around a king, and of squares relative to a king.
template <class Geometry>
void Evaluator<Geometry>::layOutZones() {
    for (int index = 0; index < m_size.squares(); ++index) {
        const Square centre = Square::at(index);
        m_board.insert(centre);
        Bits zone;
        for (int files = -1; files <= 1; ++files)
            for (int ranks = -1; ranks <= 1; ++ranks)
                if (const int file = m_size.fileOf(centre) + files, rank = m_size.rankOf(centre) + ranks;
                    m_size.contains(file, rank))
                    zone.insert(m_size.square(file, rank));
        m_zones.push_back(zone);
        for (const Side side : Sides)
            for (int other = 0; other < m_size.squares(); ++other) {
                const Square square = Square::at(other);
                m_relations.push_back(
                    static_cast<std::uint8_t>(KingRelation::of(m_size.fileOf(square) - m_size.fileOf(centre),
                                                               rankOf(side, centre) - rankOf(side, square))));
            }
    }
}

/// A new class begins where the estimate of a kind is a quarter above the lowest of the previous class.
template <class Geometry>
void Evaluator<Geometry>::divideIntoClasses(const VariantSpec& variant) {
    std::vector<PieceType> kinds;
    for (std::size_t i = 0; i < variant.pieces.size(); ++i)
        kinds.push_back(pieceTypeAt(static_cast<int>(i)));
    const auto estimates = EvaluationWeights::estimateFor(variant);
    const auto worth = [&](PieceType type) {
        return variant.piece(type).royal ? scale::Infinite : estimates.board(type);
    };
    std::stable_sort(kinds.begin(), kinds.end(),
                     [&](PieceType a, PieceType b) { return worth(a) < worth(b); });
    m_class.resize(kinds.size());
    std::size_t current = 0;
    int least = worth(kinds.front());
    for (const PieceType type : kinds) {
        if (4 * worth(type) >= 5 * least && worth(type) > least) {
            least = worth(type);
            current = std::min(current + 1, Reach::Classes - 1);
        }
        m_class[static_cast<std::size_t>(core::indexOf(type))] = static_cast<std::uint8_t>(current);
    }
}

/// Walks back from the camps, one move at a time.
template <class Geometry>
void Evaluator<Geometry>::layOutRaces(const VariantSpec& variant) {
    const int longest = m_weights.layout.longestRace();
    const auto& movements = variant.piece(*variant.ends.campPiece).movements;
    const auto forEachTarget = [&](Side side, Square from, const auto& visit) {
        const int down = side == Side::First ? -1 : 1; // the forward direction on the board
        for (const Movement& movement : movements) {
            int file = m_size.fileOf(from);
            int rank = m_size.rankOf(from);
            for (int step = 1; movement.range == Movement::Unlimited || step <= movement.range; ++step) {
                file -= down * movement.right;
                rank += down * movement.forward;
                if (!m_size.contains(file, rank)) break;
                visit(m_size.square(file, rank));
            }
        }
    };
    for (const Side side : Sides) {
        auto& squares = m_races[static_cast<std::size_t>(core::indexOf(side))];
        squares.assign(static_cast<std::size_t>(m_size.squares()), {longest + 1, {}});
        for (const Square square : variant.ends.campSquares[static_cast<std::size_t>(core::indexOf(side))])
            squares[static_cast<std::size_t>(square.index())].moves = 0;
        for (int moves = 1; moves <= longest; ++moves)
            for (int index = 0; index < m_size.squares(); ++index) {
                RaceSquare& from = squares[static_cast<std::size_t>(index)];
                if (from.moves < moves) continue;
                forEachTarget(side, Square::at(index), [&](Square to) {
                    if (squares[static_cast<std::size_t>(to.index())].moves == moves - 1)
                        from.nearer.insert(to);
                });
                if (from.nearer) from.moves = moves;
            }
    }
}

template <class Geometry>
int Evaluator<Geometry>::material(const Position<Geometry>& position) const {
    const auto& layout = m_weights.layout;
    int score = 0;
    for (const Side side : Sides) {
        const auto king = position.royalSquare(side);
        const auto enemyKing = position.royalSquare(opponent(side));
        const std::uint8_t* toKing = king ? relationsTo(*king, side) : nullptr;
        const std::uint8_t* toEnemyKing = enemyKing ? relationsTo(*enemyKing, side) : nullptr;
        int placed = 0, toKings = 0;
        position.occupied(side).forEach([&](Square square) {
            const PieceType type = position.pieceAt(square)->type;
            const auto index = static_cast<std::size_t>(square.index());
            placed += m_placed[indexOf({type, side}, square)];
            if (toEnemyKing) toKings += m_weights.at(layout.byEnemyKing(type, toEnemyKing[index]));
            if (toKing && king != square) toKings += m_weights.at(layout.byOwnKing(type, toKing[index]));
        });
        score += placed + (side == Side::First ? toKings : -toKings);
        for (const PieceType type : m_droppable)
            score += held(side, type) * position.hand(side).count(type);
    }
    return score;
}

template <class Geometry>
int Evaluator<Geometry>::placed(const Position<Geometry>& position, Piece piece, Square square) const {
    const auto& layout = m_weights.layout;
    const auto index = static_cast<std::size_t>(square.index());
    int toKings = 0;
    if (const auto king = position.royalSquare(piece.side))
        toKings += m_weights.at(layout.byOwnKing(piece.type, relationsTo(*king, piece.side)[index]));
    if (const auto king = position.royalSquare(opponent(piece.side)))
        toKings += m_weights.at(layout.byEnemyKing(piece.type, relationsTo(*king, piece.side)[index]));
    return m_placed[indexOf(piece, square)] + (piece.side == Side::First ? toKings : -toKings);
}

template <class Geometry>
int Evaluator<Geometry>::materialAfter(int before, const Position<Geometry>& position, const PlainMove& move,
                                       Side side, const typename Position<Geometry>::Undo& undo) const {
    const auto isRoyal = [&](PieceType type) { return position.variant().piece(type).royal; };
    if (const auto* drop = std::get_if<Drop>(&move))
        return before + placed(position, {drop->piece, side}, drop->to) -
               held(side, m_heldAs[static_cast<std::size_t>(core::indexOf(drop->piece))]);
    const auto& board = std::get<BoardMove>(move);
    if (isRoyal(undo.moved) || (board.promotion && isRoyal(*board.promotion)) ||
        (undo.captured && isRoyal(undo.captured->type)))
        return material(position);
    int after = before + placed(position, {board.promotion.value_or(undo.moved), side}, board.to) -
                placed(position, {undo.moved, side}, board.from);
    if (undo.captured) {
        after -= placed(position, *undo.captured, board.to);
        if (m_hasHands)
            after += held(side, m_heldAs[static_cast<std::size_t>(core::indexOf(undo.captured->type))]);
    }
    return after;
}

template <class Geometry>
int Evaluator<Geometry>::rest(const Position<Geometry>& position) const {
    Sum sum(m_weights);
    addRest(position, sum);
    return sum.score();
}

template <class Geometry>
auto Evaluator<Geometry>::zoneOf(const Position<Geometry>& position, Side side) const -> Bits {
    const auto king = position.royalSquare(side);
    return king ? m_zones[static_cast<std::size_t>(king->index())] : Bits();
}

template class Evaluator<SmallBoard>;
template class Evaluator<MediumBoard>;
template class Evaluator<LargeBoard>;

} // namespace komadai::core
