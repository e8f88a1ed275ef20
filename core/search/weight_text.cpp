#include "core/search/weight_text.h"

#include "core/search/builtin_weights.h"

#include <map>
#include <sstream>

namespace komadai::core {
namespace {

std::string headerOf(const std::string& variantId) { return "[" + variantId + "]"; }

} // namespace

std::string formatWeights(const std::string& variantId, const std::vector<WeightGroup>& groups,
                          const std::vector<int>& values) {
    std::ostringstream text;
    text << headerOf(variantId) << '\n';
    for (const auto& group : groups) {
        text << group.name;
        for (int i = 0; i < group.count; ++i)
            text << ' ' << values[static_cast<std::size_t>(group.first + i)];
        text << '\n';
    }
    return text.str();
}

std::optional<std::vector<int>> parseWeights(std::string_view text, const std::string& variantId,
                                             const std::vector<WeightGroup>& groups) {
    std::istringstream lines{std::string(text)};
    std::string line;
    while (std::getline(lines, line) && (line.empty() || line[0] == '#')) {
    }
    if (line != headerOf(variantId)) return std::nullopt;
    std::map<std::string, std::vector<int>> read;
    while (std::getline(lines, line)) {
        std::istringstream words(line);
        std::string name;
        words >> name;
        for (int value = 0; words >> value;)
            read[name].push_back(value);
    }
    std::vector<int> weights;
    for (const auto& group : groups) {
        const auto& values = read[group.name];
        if (static_cast<int>(values.size()) != group.count) return std::nullopt;
        weights.insert(weights.end(), values.begin(), values.end());
    }
    return weights;
}

std::optional<std::vector<int>> builtinWeights(const std::string& variantId,
                                               const std::vector<WeightGroup>& groups) {
    for (const std::string_view text : BuiltinWeightTexts)
        if (auto weights = parseWeights(text, variantId, groups)) return weights;
    return std::nullopt;
}

} // namespace komadai::core
