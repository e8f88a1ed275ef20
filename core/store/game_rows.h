// Games as rows of the table. Used inside core/store only.
#pragma once

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

/// `number` is the expected number of the ply.
RecordedPly readPly(Query& row, int number);

/// The keys and ids of all nodes of a tree except the root, as bytes.
std::string positionEntriesOf(const GameTree& tree);
struct PositionEntry {
    std::uint64_t key = 0;
    NodeId node;
};
std::vector<PositionEntry> readPositionEntries(std::string_view bytes);

} // namespace komadai::core::store
