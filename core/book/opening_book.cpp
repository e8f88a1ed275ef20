#include "core/book/opening_book.h"

#include "core/notation/position_text.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <random>
#include <utility>

namespace komadai::core {
namespace {

constexpr int ScoreMargin = 30; ///< centipawns

/// Adds what a book says about a move it has already.
void merge(BookMove& known, const BookMove& other) {
    known.count = std::min(known.count + other.count, BookMove::MostCount);
    if (other.weight) known.weight = std::min(known.weight.value_or(0) + *other.weight, BookMove::MostCount);
    const bool isDeeper = other.score && (!known.score || other.depth.value_or(0) > known.depth.value_or(0));
    if (isDeeper) {
        known.score = other.score;
        known.depth = other.depth;
    }
    if (other.reply && (isDeeper || !known.reply)) known.reply = other.reply;
}

/// Whether the counts say nothing about which move is better.
bool areCountsEqual(const std::vector<BookMove>& moves) {
    return std::all_of(moves.begin(), moves.end(),
                       [](const BookMove& move) { return !move.weight && move.count <= 1; });
}

std::optional<int> bestScore(const std::vector<BookMove>& moves) {
    std::optional<int> best;
    for (const BookMove& move : moves)
        if (move.score && (!best || *move.score > *best)) best = move.score;
    return best;
}

/// Whether the game would get to a position that it has had.
bool isRepetition(const Game& game, const Move& move) {
    const AnyPosition next = game.position().after(move);
    for (int ply = 0; ply <= game.plyCount(); ++ply)
        if (game.positionAt(ply) == next) return true;
    return false;
}

} // namespace

std::vector<std::int64_t> weightsOf(const std::vector<BookMove>& moves) {
    std::vector<std::int64_t> weights;
    const auto best = areCountsEqual(moves) ? bestScore(moves) : std::nullopt;
    for (const BookMove& move : moves) {
        if (best)
            weights.push_back(move.score && *move.score >= *best - ScoreMargin ? 1 : 0);
        else
            weights.push_back(move.weight.value_or(std::max<std::int64_t>(move.count, 1)));
    }
    return weights;
}

std::size_t OpeningBook::moveCount() const {
    std::size_t count = 0;
    for (const auto& [position, entry] : m_entries)
        count += entry.moves.size();
    return count;
}

const OpeningBook::Entry* OpeningBook::find(const AnyPosition& position) const {
    if (position.spec().id != m_variant->spec().id) return nullptr;
    const auto found = m_entries.find(textOf(position));
    return found == m_entries.end() ? nullptr : &found->second;
}

OpeningBook::Added OpeningBook::add(const AnyPosition& position, const BookMove& move) {
    assert(position.spec().id == m_variant->spec().id && position.isLegal(move.move));
    return add(textOf(position), position.plyNumber(), move);
}

OpeningBook::Added OpeningBook::add(std::string_view position, int plyNumber, const BookMove& move) {
    auto place = m_entries.find(position);
    if (place == m_entries.end()) {
        if (m_entries.size() >= MostPositions) return Added::TooManyPositions;
        place = m_entries.emplace(position, Entry{plyNumber, {}}).first;
    }
    Entry& entry = place->second;
    entry.plyNumber = std::min(entry.plyNumber, plyNumber);
    const auto known = std::find_if(entry.moves.begin(), entry.moves.end(),
                                    [&](const BookMove& m) { return m.move == move.move; });
    if (known != entry.moves.end()) {
        merge(*known, move);
    } else {
        if (entry.moves.size() >= MostMoves) return Added::TooManyMoves;
        entry.moves.push_back(move);
    }
    return Added::Yes;
}

std::string OpeningBook::textOf(const AnyPosition& position) {
    std::string text = sfen::format(position);
    text.resize(text.rfind(' '));
    return text;
}

AnyPosition OpeningBook::positionOf(const Entries::value_type& entry) const {
    const auto setup =
        sfen::parse(entry.first + ' ' + std::to_string(entry.second.plyNumber), m_variant->spec());
    assert(setup);
    auto position = AnyPosition::fromSetup(setup.value(), m_variant);
    assert(position);
    return std::move(position).value();
}

std::optional<BookMove> chooseBookMove(const OpeningBook& book, const Game& game, std::uint64_t seed) {
    const auto* entry = game.isOver() ? nullptr : book.find(game.position());
    if (!entry) return std::nullopt;
    std::vector<std::int64_t> weights = weightsOf(entry->moves);
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const Move& move = entry->moves[i].move;
        if (weights[i] > 0 && (!game.position().isLegal(move) || isRepetition(game, move))) weights[i] = 0;
    }
    const auto total = std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
    if (total == 0) return std::nullopt;
    auto rest = static_cast<std::int64_t>(std::mt19937_64(seed)() % static_cast<std::uint64_t>(total));
    std::size_t chosen = 0;
    while (rest >= weights[chosen])
        rest -= weights[chosen++];
    BookMove move = entry->moves[chosen];
    if (move.reply && !game.position().after(move.move).isLegal(*move.reply)) move.reply.reset();
    return move;
}

std::optional<BookMove> chooseBookMove(const std::vector<std::shared_ptr<const OpeningBook>>& books,
                                       const Game& game, std::uint64_t seed) {
    for (const auto& book : books)
        if (auto move = book ? chooseBookMove(*book, game, seed) : std::nullopt) return move;
    return std::nullopt;
}

} // namespace komadai::core
