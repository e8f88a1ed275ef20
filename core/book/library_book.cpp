#include "core/book/library_book.h"

#include "core/notation/record_endings.h"
#include "core/store/stored_game.h"

#include <algorithm>
#include <utility>

namespace komadai::core {
namespace {

/// The start of a game under the usual rules of its variant; none if they do not allow it.
std::optional<AnyPosition> startIn(const GameTree& tree, const std::shared_ptr<const Variant>& variant) {
    if (tree.variant() == variant) return tree.start();
    auto start = AnyPosition::fromSetup(tree.start().toSetup(), variant);
    return start ? std::optional(std::move(start).value()) : std::nullopt;
}

} // namespace

void BookMaker::add(const Library& library, GameId game) {
    const auto record = readSharedGame(library, game, library.variants());
    if (record)
        add(record.value(), library.variants()(record.value().header.variant));
    else if (!std::holds_alternative<NoSuchGame>(record.error())) // else it was deleted meanwhile
        ++m_summary.unreadable;
}

void BookMaker::add(const GameRecord& game, const std::shared_ptr<const Variant>& variant) {
    const GameTree& tree = game.tree;
    const auto& outcome = game.outcome;
    if (!isCounted(outcome, Side::First) && !isCounted(outcome, Side::Second)) {
        ++m_summary.notCounted;
        return;
    }
    ++m_summary.games;
    ++m_gameNumber;
    auto position = startIn(tree, variant);
    if (!position) return;
    Counts& counts = m_counts.try_emplace(variant->spec().id, Counts{variant}).first->second;
    const auto line = tree.pathTo(endOf(game));
    const auto plies = std::min(line.size() - 1, static_cast<std::size_t>(std::max(m_wish.mostPlies, 0)));
    for (std::size_t ply = 1; ply <= plies; ++ply) {
        const Move move = tree.move(line[ply]);
        if (!position->isLegal(move)) return; // under other rules it is
        if (isCounted(outcome, position->sideToMove())) count(counts, *position, move);
        position = position->after(move);
    }
    if (positionCount() > m_mostPositions) forgetRarePositions();
}

bool BookMaker::isCounted(const std::optional<Outcome>& outcome, Side mover) const {
    const auto hasWon = [&outcome](Side side) {
        return outcome && outcome->winner.has_value() && *outcome->winner == side;
    };
    switch (m_wish.games) {
    case CountedGames::All: return true;
    case CountedGames::WonByFirst: return hasWon(Side::First);
    case CountedGames::WonBySecond: return hasWon(Side::Second);
    case CountedGames::WonByMover: return hasWon(mover);
    }
    return true;
}

void BookMaker::count(Counts& counts, const AnyPosition& position, const Move& move) {
    const auto [place, isNew] = counts.positions.try_emplace(OpeningBook::textOf(position));
    Counted& counted = place->second;
    counted.plyNumber = isNew ? position.plyNumber() : std::min(counted.plyNumber, position.plyNumber());
    auto known = std::find_if(counted.moves.begin(), counted.moves.end(),
                              [&](const CountedMove& m) { return m.move == move; });
    if (known == counted.moves.end()) known = counted.moves.insert(known, {move});
    if (std::exchange(known->lastGame, m_gameNumber) == m_gameNumber) return;
    ++known->games;
    ++counted.games;
}

std::size_t BookMaker::positionCount() const {
    std::size_t count = 0;
    for (const auto& [id, counts] : m_counts)
        count += counts.positions.size();
    return count;
}

void BookMaker::forgetRarePositions() {
    m_summary.hasForgotten = true;
    const auto forget = [this] {
        for (auto& [id, counts] : m_counts)
            std::erase_if(counts.positions,
                          [this](const auto& position) { return position.second.games < m_rareGames; });
    };
    for (forget(); positionCount() > m_mostPositions / 2; forget())
        m_rareGames *= 2;
}

std::vector<OpeningBook> BookMaker::books() const {
    std::vector<OpeningBook> books;
    for (const auto& [id, counts] : m_counts) {
        OpeningBook book(counts.variant);
        for (const auto& [position, counted] : counts.positions)
            for (const CountedMove& move : counted.moves) {
                const double share = static_cast<double>(move.games) / static_cast<double>(counted.games);
                if (move.games >= m_wish.leastGames && share >= m_wish.leastShare)
                    book.add(position, counted.plyNumber, {move.move, move.games});
            }
        if (book.size() > 0) books.push_back(std::move(book));
    }
    return books;
}

} // namespace komadai::core
