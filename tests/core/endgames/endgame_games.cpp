#include "tests/core/endgames/endgame_games.h"

#include "tests/core/positions.h"

#include <sstream>
#include <stdexcept>

namespace komadai::core::test {

std::shared_ptr<const Variant> smallGame(int files, int ranks, const std::string& keys,
                                         const std::string& pieces) {
    const int empty = files - 1 - static_cast<int>(pieces.size());
    std::string start = pieces + (empty > 0 ? std::to_string(empty) : "") + "k";
    for (int rank = 2; rank < ranks; ++rank)
        start += "/" + std::to_string(files);
    start += "/K" + std::to_string(files - 1) + " w";
    VariantSet set;
    const auto problems =
        set.add("[small]\nmaxFile = " + std::to_string(files) + "\nmaxRank = " + std::to_string(ranks) +
                "\nking = k\nrook = r\nbishop = b\n" + keys + "\nstartFen = " + start + "\nnMoveRule = 0\n");
    if (!problems.empty()) throw std::runtime_error("bad key “" + problems.front().key + "” in:\n" + keys);
    return set.all().front();
}

std::shared_ptr<const Variant> greatShatranjRules(std::string_view options) {
    return withRuleOptions(VariantSet::builtin().find("greatshatranj"), options);
}

EndgameMaterial materialFrom(std::string_view text, const std::shared_ptr<const Variant>& variant) {
    const auto reading = parseMaterial(text, variant->spec(), BoardSymmetry::of(variant->spec()));
    if (reading.problem) throw std::runtime_error("no material: " + std::string(text));
    return reading.material;
}

Endgames endgamesOf(const std::shared_ptr<const Variant>& variant, std::string_view materials) {
    Endgames endgames(variant);
    std::vector<EndgameMaterial> wanted;
    std::istringstream words{std::string(materials)};
    for (std::string word; words >> word;)
        wanted.push_back(materialFrom(word, variant));
    for (const EndgameMaterial& material : withMaterialsAfter(wanted, endgames))
        endgames.add(makeEndgame(endgames, material));
    return endgames;
}

std::string valueOf(const Endgames& endgames, std::string_view position) {
    const auto value = endgames.probe(positionFrom(position, endgames.variant()));
    if (!value) return "unknown";
    switch (value->result) {
    case EndgameValue::Result::Win: return "win in " + std::to_string(value->plies);
    case EndgameValue::Result::Loss: return "loss in " + std::to_string(value->plies);
    case EndgameValue::Result::Draw: break;
    }
    return "draw";
}

} // namespace komadai::core::test
