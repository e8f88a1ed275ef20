// Weights as text: a line that names the variant, then a line for each group.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// Weights that belong together, in order of their numbers; the names are those of the text.
struct WeightGroup {
    std::string name;
    int first, count;
};

/// The values are those of all groups, by their numbers.
std::string formatWeights(const std::string& variantId, const std::vector<WeightGroup>& groups,
                          const std::vector<int>& values);
/// Reads that again; none where the text is for another variant or other groups.
std::optional<std::vector<int>> parseWeights(std::string_view text, const std::string& variantId,
                                             const std::vector<WeightGroup>& groups);
/// The weights that come with the program; none where there are none for this variant and these groups.
std::optional<std::vector<int>> builtinWeights(const std::string& variantId,
                                               const std::vector<WeightGroup>& groups);

} // namespace komadai::core
