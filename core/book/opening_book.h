// Opening books: which moves are played in known positions.
#pragma once

#include "core/rules/game.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// What a book knows about a move.
struct BookMove {
    static constexpr std::int64_t MostCount = 1'000'000'000'000; ///< of `count` and `weight`
    static constexpr int MostScore = 1'000'000;
    static constexpr int MostDepth = 100'000;

    Move move;
    std::int64_t count = 0; ///< how often it was played; 0: not known
    /// How likely the computer chooses it, compared with the other moves of the position; 0: never. None: by counts and
    /// scores, see weightsOf.
    std::optional<std::int64_t> weight{};
    std::optional<int> score{};  ///< centipawns, from the view of the player of the move
    std::optional<int> depth{};  ///< plies of the search that gave the score
    std::optional<Move> reply{}; ///< the expected answer

    friend bool operator==(const BookMove&, const BookMove&) = default;
};

/// How likely the computer chooses each move of a position: the weight that the book gives, otherwise the count. A book that
/// has no counts above 1 in the position but has scores decides by these: the moves within 30 centipawns of the best one are
/// equally likely, the others are never chosen.
std::vector<std::int64_t> weightsOf(const std::vector<BookMove>& moves);

/// Positions of one variant and the moves that are known in them. Positions are the same if board, hands and side to move
/// are the same; the way that leads there does not matter. They are identified by their text in SFEN, not by a hash.
class OpeningBook {
public:
    static constexpr std::size_t MostPositions = 1'000'000;
    static constexpr std::size_t MostMoves = 1'000; ///< in a position

    struct Entry {
        int plyNumber = 1; ///< the least one with which the position was added; see AnyPosition::plyNumber
        std::vector<BookMove> moves{}; ///< in the order in which they were added
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    /// By the text of the position, see textOf.
    using Entries = std::map<std::string, Entry, std::less<>>;

    explicit OpeningBook(std::shared_ptr<const Variant> variant) : m_variant(std::move(variant)) {}

    const std::shared_ptr<const Variant>& variant() const { return m_variant; }
    const Entries& entries() const { return m_entries; }
    /// The number of positions.
    std::size_t size() const { return m_entries.size(); }
    std::size_t moveCount() const;

    /// What the book knows about a position of a variant with the same id; null if it knows nothing. Not all of the moves need
    /// be legal in it, as the variants can have different rules.
    const Entry* find(const AnyPosition& position) const;

    enum class Added { Yes, TooManyPositions, TooManyMoves };
    /// Adds a move. If the position has the move already, the counts and the weights are added up, and the score of the
    /// greater depth stays. A book that is full stays as it is. Precondition: the variant of the position has the id of this
    /// variant, and the move is legal.
    Added add(const AnyPosition& position, const BookMove& move);
    /// The same for a position as text. Precondition: a position with this text exists, and the move is legal in it.
    Added add(std::string_view position, int plyNumber, const BookMove& move);

    /// Board, side and hands in SFEN, without the number of the ply.
    static std::string textOf(const AnyPosition& position);
    /// The position of an entry. Precondition: it is one of entries().
    AnyPosition positionOf(const Entries::value_type& entry) const;

    /// Whether both have the same variant id and the same entries.
    friend bool operator==(const OpeningBook& a, const OpeningBook& b) {
        return a.m_variant->spec().id == b.m_variant->spec().id && a.m_entries == b.m_entries;
    }

private:
    std::shared_ptr<const Variant> m_variant;
    Entries m_entries;
};

/// The move that a book plays in a game: chosen at random by weight among the moves that are legal and do not lead to a
/// position that the game has had before. None if there is no such move, or the game is over. Equal arguments give equal
/// results.
std::optional<BookMove> chooseBookMove(const OpeningBook& book, const Game& game, std::uint64_t seed);

/// The same, from the first book that has such a move. Null pointers are left out.
std::optional<BookMove> chooseBookMove(const std::vector<std::shared_ptr<const OpeningBook>>& books,
                                       const Game& game, std::uint64_t seed);

} // namespace komadai::core
