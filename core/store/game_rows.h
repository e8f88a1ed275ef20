// Games as rows of the table. Used inside core/store only.
#pragma once

#include "core/store/position_blocks.h"
#include "core/store/query.h"

#include <string>
#include <string_view>
#include <vector>

namespace komadai::core::store {

/// A SELECT of the columns for readSummary, from `games AS g`, with a condition and an order.
std::string selectSummaries(std::string_view which);
/// Reads everything except the tags. If `tagCount` is above 0, the caller must read them.
GameSummary readSummary(Query& row, int& tagCount);

/// The next column as the id of a node.
std::optional<NodeId> readNode(Query& row);

/// The words for an outcome: both, or neither if there is no outcome.
struct OutcomeWords {
    std::optional<std::string> result;
    std::optional<std::string> reason;
};
OutcomeWords wordsFor(const std::optional<Outcome>& outcome);
std::optional<EndReason> reasonFor(std::string_view word);

/// `number` is the expected number of the ply.
RecordedPly readPly(Query& row, int number);

/// The entries of a game for the index of positions, sorted: all nodes of its tree; and its main line, by which equal games
/// are found, with its hash as the key.
std::vector<PositionEntry> indexEntriesOf(const RecordHeader& header, const GameTree& tree, GameId game);
/// Whether the entry stands for a main line, not for a position.
bool isLine(const PositionEntry& entry);
/// The same as bytes; empty if there are none.
std::string packEntries(const std::vector<PositionEntry>& entries);
std::vector<PositionEntry> readEntries(std::string_view bytes);

/// A hash of the variant with its rule options, the start, and the positions of the main line, which is the same in equal
/// games.
std::int64_t lineHashOf(const RecordHeader& header, const GameTree& tree);

/// All comments of a record, with line ends between them.
std::string commentsOf(const GameTree& tree);

} // namespace komadai::core::store
