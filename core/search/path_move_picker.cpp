#include "core/search/path_move_picker.h"

#include "core/search/move_order.h"

#include <algorithm>
#include <functional>
#include <optional>

namespace komadai::core {
namespace {

constexpr int HashMoveRank = 1 << 30;
constexpr int KillerRank = 1 << 22;
/// The weight of a centipawn of piece-square gain against the history of a quiet move.
constexpr int PlaceRank = 16;

/// The bits above this one are the start square; the lower bits describe the rest of the move.
constexpr int OriginShift = 22;

PackedMove packedQuiet(Square from, Square to) {
    return static_cast<PackedMove>(static_cast<std::uint32_t>(from.index() + 1) << OriginShift |
                                   static_cast<std::uint32_t>(to.index()));
}

/// Whether both moves have the same start square.
bool startsAlike(const PathMove& move, PackedMove other) {
    return static_cast<std::uint32_t>(packedQuiet(move.from, {})) ==
           static_cast<std::uint32_t>(other) >> OriginShift << OriginShift;
}

} // namespace

PackedMove packed(const PathMove& move) {
    if (!move.takesOrPromotes()) return packedQuiet(move.from, move.to());
    constexpr std::uint32_t Tactical = 1U << (OriginShift - 1);
    const auto rest = static_cast<std::uint32_t>(identityOf(move) % Tactical);
    return static_cast<PackedMove>(static_cast<std::uint32_t>(packedQuiet(move.from, {})) | Tactical | rest);
}

void PathMoveHistory::add(CellCode mover, Square to, int bonus) {
    order::addBonus(m_counts[indexOf(mover) + static_cast<std::size_t>(to.index())], bonus);
}

void PathMovePicker::begin(const EffectsPosition& position, PackedMove hashMove) {
    m_position = &position;
    m_history = nullptr;
    m_packedHashMove = hashMove;
    m_hashMove.reset();
    m_moves.clear();
    m_order.clear();
    m_quiet.clear();
    m_others.clear();
    m_ordered = m_stageBegin = 0;
    m_stage = Stage::Generation;
}

void PathMovePicker::start(const EffectsPosition& position, const PathMoveHistory& history,
                           PackedMove hashMove, const Killers& killers) {
    begin(position, hashMove);
    m_history = &history;
    m_killers = killers;
    findHashMove();
}

void PathMovePicker::startTactical(const EffectsPosition& position, PackedMove hashMove) {
    begin(position, hashMove);
    findHashMove();
}

void PathMovePicker::startTactical(const EffectsPosition& position, PackedMove hashMove,
                                   const TacticalFilter& demand) {
    begin(position, hashMove);
    position.addTacticalMoves(m_moves.tactical, demand);
    rankTactical();
    m_stage = Stage::Gaining;
}

/// Generates only the moves of the piece of the hash move.
void PathMovePicker::findHashMove() {
    const auto origin = static_cast<std::uint32_t>(m_packedHashMove) >> OriginShift;
    const auto from = Square::fromIndex(static_cast<int>(origin) - 1);
    if (!from) return;
    m_position->addLegalMovesFrom(*from, m_moves.tactical);
    const auto found = std::find_if(m_moves.tactical.begin(), m_moves.tactical.end(),
                                    [&](const PathMove& move) { return packed(move) == m_packedHashMove; });
    if (found != m_moves.tactical.end() && (m_history || found->takesOrPromotes())) {
        m_hashMove = *found;
        m_stage = Stage::HashMove;
    }
    m_moves.clear();
}

void PathMovePicker::generate() {
    if (m_history) {
        m_position->addLegalMoves(m_moves);
        rankQuiet();
    } else {
        m_position->addTacticalMoves(m_moves.tactical);
    }
    rankTactical();
    m_stage = Stage::Gaining;
}

void PathMovePicker::rankTactical() {
    for (std::size_t i = 0; i < m_moves.tactical.size(); ++i) {
        const PathMove& move = m_moves.tactical[i];
        if (m_hashMove && move == *m_hashMove) continue;
        const int gain = m_position->gainOf(move, m_evaluation->worths());
        if (startsAlike(move, m_packedHashMove) && packed(move) == m_packedHashMove)
            m_order.emplace_back(HashMoveRank, Place{false, i});
        else
            (gain > 0 ? m_order : m_others)
                .emplace_back(16 * gain - m_evaluation->worth(m_position->pieceAt(move.from)->type),
                              Place{false, i});
    }
}

void PathMovePicker::rankQuiet() {
    const int sign = m_position->sideToMove() == Side::First ? PlaceRank : -PlaceRank;
    const auto [firstKiller, secondKiller] = m_killers;
    std::optional<Square> mover; // the piece of the following rows
    const int* counts = nullptr;
    const int* placed = nullptr;
    m_quiet.resize(m_moves.quiet.size());
    std::size_t place = 0, ranked = 0;
    for (const auto& [from, to, walk] : m_moves.quiet) {
        if (mover != from) {
            mover = from;
            counts = m_history->of(m_position->codeAt(from));
            placed = m_evaluation->placed(m_position->codeAt(from));
        }
        const PackedMove number = packedQuiet(from, to);
        int rank = counts[to.index()] + sign * (placed[to.index()] - placed[from.index()]);
        if (number == firstKiller || number == secondKiller) rank = KillerRank;
        if (number != m_packedHashMove) m_quiet[ranked++] = Ranked(rank, Place{true, place});
        ++place;
    }
    m_quiet.resize(ranked);
}

const PathMove* PathMovePicker::next(bool quietToo) {
    if (m_stage == Stage::HashMove) {
        m_stage = Stage::Generation;
        return &*m_hashMove;
    }
    if (m_stage == Stage::Generation) generate();
    if (m_stage == Stage::Quiet && !quietToo) m_order.resize(m_ordered);
    while (m_ordered == m_order.size()) {
        if (m_stage == Stage::Others) return nullptr;
        m_stage = m_stage == Stage::Gaining ? Stage::Quiet : Stage::Others;
        m_stageBegin = m_ordered;
        const auto& more = m_stage == Stage::Quiet ? m_quiet : m_others;
        if (m_stage == Stage::Others || quietToo) m_order.insert(m_order.end(), more.begin(), more.end());
    }
    order::bringBestTo(m_order, m_ordered, m_stageBegin, std::less<>());
    const Place place = m_order[m_ordered++].place();
    if (!place.isQuiet) return &m_moves.tactical[place.index];
    m_quietMove = m_moves.quietMove(place.index);
    return &m_quietMove;
}

} // namespace komadai::core
