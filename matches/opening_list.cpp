#include "matches/opening_list.h"

#include "core/notation/position_text.h"
#include "core/notation/record_reading.h"

#include <string>

namespace komadai {

core::Result<std::vector<core::Game>, OpeningListError>
readOpenings(std::string_view text, const std::shared_ptr<const core::Variant>& variant) {
    std::vector<core::Game> openings;
    for (core::Lines lines(text); lines.next();) {
        if (lines.line().empty() || lines.line().front() == '#') continue;
        const auto setup = core::parsePosition(std::string(lines.line()), variant->spec());
        if (!setup) return OpeningListError{lines.number(), setup.error()};
        const auto start = core::AnyPosition::fromSetup(setup.value(), variant);
        if (!start) return OpeningListError{lines.number(), start.error()};
        core::Game game(start.value(), setup.value().quietPlies);
        if (game.isOver()) return OpeningListError{lines.number(), OpeningListError::GameIsOver{}};
        openings.push_back(std::move(game));
    }
    return openings;
}

} // namespace komadai
