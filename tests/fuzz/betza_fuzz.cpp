// Moves of pieces in Betza's notation, plain and extended.
#include "core/variants/betza.h"
#include "core/variants/extended_betza.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>

using namespace komadai;

namespace {

void requireMovement(const core::Movement& movement) {
    fuzz::require(movement.right != 0 || movement.forward != 0, "a movement leads somewhere");
    fuzz::require(movement.quiet || movement.capture, "a movement ends somewhere");
}

void requirePlain(std::string_view text) {
    const auto movements = core::betza::parse(text);
    if (!movements) {
        fuzz::requirePlace(movements.error(), text);
        return;
    }
    const auto& all = movements.value();
    for (auto one = all.begin(); one != all.end(); ++one) {
        requireMovement(*one);
        fuzz::require(std::find(all.begin(), one, *one) == one, "a movement is there once");
    }
}

void requireExtended(std::string_view text) {
    const auto moves = core::parseExtendedBetza(text);
    if (!moves) {
        fuzz::requirePlace(moves.error(), text);
        return;
    }
    std::for_each(moves.value().movements.begin(), moves.value().movements.end(), requireMovement);
    if (const auto& several = moves.value().multiStep) {
        fuzz::require(!several->steps.empty(), "a move of several steps has steps");
        fuzz::require(several->least >= 1 && several->least <= several->most &&
                          several->most <= core::MultiStep::MaxSteps,
                      "a move has a bounded number of steps");
        std::for_each(several->steps.begin(), several->steps.end(), requireMovement);
    }
    if (const auto& shooting = moves.value().shooting)
        fuzz::require(shooting->shots >= 1 && shooting->shots <= core::Shooting::MaxShots &&
                          shooting->range >= 1,
                      "shots have a number and a range");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::textOf(data, size);
    requirePlain(text);
    requireExtended(text);
    return 0;
}
