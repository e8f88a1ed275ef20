// The headers of KIF and of the formats that have the same ones.
#pragma once

#include "core/notation/kif_words.h"
#include "core/notation/record_reading.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace komadai::core::kif {

/// Takes 先手, 後手, 下手 or 上手 off the beginning.
std::optional<Side> takeSide(std::string_view& text);
/// The side with this name.
std::optional<Side> sideNamed(std::string_view text);
/// The side whose pieces in hand have this name, such as 後手の持駒.
std::optional<Side> handNamed(std::string_view text);

/// Reads a header that is no part of the start. Unknown ones become tags.
void readFact(RecordHeader& header, std::string_view key, std::string_view value,
              const ReportProblem& report);

using Fact = std::pair<std::string, std::string>; ///< key and value
/// The headers of a game, without those of the start. `isWrittenElsewhere` tells which tags are left out.
std::vector<Fact> factsOf(const RecordHeader& header,
                          const std::array<std::string_view, SideCount>& sideWords,
                          const std::function<bool(std::string_view tag)>& isWrittenElsewhere,
                          std::vector<Loss>& losses);

} // namespace komadai::core::kif
