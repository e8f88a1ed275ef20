// Opening books made of the games of a library.
#pragma once

#include "core/book/opening_book.h"
#include "core/store/library.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace komadai::core {

/// Which games are counted.
enum class CountedGames {
    All,
    WonByFirst, ///< by the player who moves first in the variant
    WonBySecond,
    WonByMover, ///< a move counts in the games that its player has won
};

/// Which moves a book has.
struct BookWish {
    int mostPlies = 30;          ///< from the start of each game
    std::int64_t leastGames = 2; ///< in which a move must have been played
    double leastShare = 0;       ///< of the counted games in its position, 0..1
    CountedGames games = CountedGames::All;
};

/// Collects the first moves of games, and makes a book of each variant that they have. A game that has ended
/// counts up to its end, another game with its main line. A move counts once in each game. One thread at a time.
class BookMaker {
public:
    /// Positions that are kept while games are counted. If there are more, the rarest are forgotten: at first those
    /// that only one game reached.
    static constexpr std::size_t MostPositions = 1'000'000;

    struct Summary {
        std::int64_t games = 0;      ///< that were counted
        std::int64_t unreadable = 0; ///< damaged, or of an unknown variant
        std::int64_t notCounted = 0; ///< by CountedGames
        bool hasForgotten = false;   ///< so that counts of rare moves can be too small
    };

    explicit BookMaker(const BookWish& wish, std::size_t mostPositions = MostPositions)
        : m_wish(wish), m_mostPositions(mostPositions) {}

    /// Reads a game of the library and counts it. A game that does not exist is left out. Can throw StorageError, but not
    /// because this game is damaged.
    void add(const Library& library, GameId game);
    /// Counts a game. `variant` is that of the book; it must have the board of the game's variant.
    void add(const GameRecord& game, const std::shared_ptr<const Variant>& variant);

    const Summary& summary() const { return m_summary; }
    /// The books of all variants, in the order of their ids. Books without positions are left out.
    std::vector<OpeningBook> books() const;

private:
    struct CountedMove {
        Move move;
        std::int64_t games = 0;
        std::int64_t lastGame = 0; ///< the number of the game that was counted last
    };
    struct Counted {
        int plyNumber = 1;
        std::int64_t games = 0; ///< of all moves
        std::vector<CountedMove> moves{};
    };
    struct Counts {
        std::shared_ptr<const Variant> variant;
        std::unordered_map<std::string, Counted> positions{}; ///< by OpeningBook::textOf
    };

    bool isCounted(const std::optional<Outcome>& outcome, Side mover) const;
    void count(Counts& counts, const AnyPosition& position, const Move& move);
    void forgetRarePositions();
    std::size_t positionCount() const;

    BookWish m_wish;
    std::size_t m_mostPositions;
    Summary m_summary;
    std::int64_t m_gameNumber = 0;
    std::int64_t m_rareGames = 2;           ///< a position with fewer games is rare
    std::map<std::string, Counts> m_counts; ///< by the id of the variant
};

} // namespace komadai::core
