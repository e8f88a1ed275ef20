// Matches and engines for the tests of the window.
#pragma once

#include "tests/ui/positions.h"
#include "ui/matches/match_choice.h"

#include <QString>

namespace komadai::ui::test {

/// The profile of an engine of tests/data/engines that plays EuroShogi.
inline EngineProfile profileOf(const QString& engine) {
    EngineProfile profile;
    profile.name = engine;
    profile.program = QStringLiteral(KOMADAI_TEST_DATA "/engines/") + engine;
    profile.protocol = core::protocol::Protocol::Uci;
    profile.options = {{"UCI_Variant", core::protocol::OptionType::Combo, "", {}, {}, {"euroshogi"}}};
    return profile;
}

inline MatchPlayerChoice external(const QString& engine) {
    return {MatchPlayerChoice::Kind::External, 1, 1, engine};
}

/// Two games of EuroShogi between the built-in engine with few positions a move and itself.
inline MatchChoice quickMatch() {
    MatchChoice choice;
    choice.variant = "euroshogi";
    choice.openings = MatchChoice::Openings::Standard;
    choice.time = MatchChoice::Time::Nodes;
    choice.nodes = 50;
    choice.games = 2;
    choice.event = QStringLiteral("Test match");
    return choice;
}

/// Games that do not end within a test.
inline MatchChoice endlessMatch() {
    MatchChoice choice = quickMatch();
    choice.nodes = MatchLimits::Nodes;
    choice.games = 10;
    choice.atOnce = 2;
    return choice;
}

} // namespace komadai::ui::test
