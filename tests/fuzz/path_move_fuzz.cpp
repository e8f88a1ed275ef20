// Moves with special effects. The last line of an input is the move; a line before it is the position, which
// is the start of Ko Shogi without one.
#include "core/notation/effects_text.h"
#include "core/notation/position_text.h"
#include "core/rules/variant_set.h"
#include "tests/fuzz/fuzz.h"

#include <optional>

using namespace komadai;

namespace {

const std::shared_ptr<const core::EffectsTables>& tables() {
    static const auto tables = std::get<std::shared_ptr<const core::EffectsTables>>(
        core::VariantSet::builtin().find("koshogi")->tables());
    return tables;
}

std::optional<core::EffectsPosition> positionFrom(std::string_view text) {
    const auto setup = core::sfen::parse(text, tables()->spec());
    if (!setup) {
        fuzz::requirePlace(setup.error(), text);
        return std::nullopt;
    }
    const auto position = core::EffectsPosition::fromSetup(setup.value(), tables());
    fuzz::require(bool{position}, "a board without hands is a position");
    return position.value();
}

void requireMove(std::string_view text, core::EffectsPosition position) {
    const auto move = core::effects::parseMove(text, position);
    if (!move) {
        fuzz::requirePlace(move.error(), text);
        return;
    }
    const auto again = core::effects::parseMove(core::effects::formatMove(move.value(), position), position);
    fuzz::require(again && core::playedAlike(again.value(), move.value()), "a move is read back");
    if (!position.isLegal(move.value())) return;
    fuzz::require(!core::effects::formatHodges(move.value(), position).empty(),
                  "a legal move has a text for people");
    const core::EffectsPosition before = position;
    const auto undo = position.make(move.value());
    fuzz::require(position.key() == position.freshKey(), "the key kept step by step is the fresh key");
    position.unmake(move.value(), undo);
    fuzz::require(position == before, "unmake restores the position");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto start = core::EffectsPosition::startOf(tables());
    const auto text = fuzz::textOf(data, size);
    const auto lineEnd = text.find('\n');
    if (lineEnd == std::string_view::npos)
        requireMove(text, start);
    else if (const auto position = positionFrom(text.substr(0, lineEnd)))
        requireMove(text.substr(lineEnd + 1), *position);
    return 0;
}
