#include "app/cli/commands.h"
#include "app/cli/json_output.h"
#include "app/cli/output_file.h"

#include "app/command_line.h"
#include "core/match/openings.h"
#include "core/notation/position_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cstdio>

namespace komadai::cli {

void findOpenings(const Subject& subject, const core::match::OpeningWish& wish) {
    const core::Game start = gameOf(subject);
    refuseIfOver(start);
    auto list = nlohmann::ordered_json::array();
    const int found = core::match::findOpenings(start, wish, [&](const core::Game& game) {
        const auto text = core::sfen::format(game.position());
        if (subject.json)
            list.push_back(text);
        else
            fmt::print("{}\n", text);
        flushOutput();
    });
    if (subject.json) fmt::print("{}\n", jsonText(list));
    refuseFewOpenings(found, wish.count);
}

void refuseFewOpenings(int found, int wanted) {
    if (found < wanted)
        throw CommandError(
            ExitStatus::Failed,
            fmt::format("Found only {} of {} openings. Try a larger --balance or more --plies.", found,
                        wanted));
}

} // namespace komadai::cli
