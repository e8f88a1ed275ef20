// Weights as text: a line that names the variant, then a line for each group.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// A group of weights with consecutive numbers, and its name in the text.
struct WeightGroup {
    std::string name;
    int first; ///< number of its first weight
    int count;
};

/// Writes the values of all groups, by their numbers.
std::string formatWeights(const std::string& variantId, const std::vector<WeightGroup>& groups,
                          const std::vector<int>& values);
/// Reads that text; none where it is for another variant or other groups.
std::optional<std::vector<int>> parseWeights(std::string_view text, const std::string& variantId,
                                             const std::vector<WeightGroup>& groups);
/// The built-in weights; none where the program has none for this variant and these groups.
std::optional<std::vector<int>> builtinWeights(const std::string& variantId,
                                               const std::vector<WeightGroup>& groups);

} // namespace komadai::core
