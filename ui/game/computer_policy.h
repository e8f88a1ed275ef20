// When the computer gives a game up or agrees to a draw.
#pragma once

#include "core/rules/game.h"
#include "core/search/engine.h"
#include "ui/engine/hopeless_score.h"
#include "ui/preferences/preference.h"

#include <chrono>
#include <functional>
#include <vector>

class QObject;

namespace komadai::ui {

/// What the computer does of its own accord, as far as the user lets it.
struct ComputerPolicy {
    bool resigns = true;       ///< games that it has lost
    bool agreesToDraws = true; ///< where nothing is left to play for; impasse too
    /// Notes with each of its moves how it sees the game.
    bool showsEvaluations = false;
    /// From its turn to its move, so that one can follow. It uses at most LargestPaceShare of the time left for that.
    std::chrono::milliseconds pace{};
    bool ponders = false; ///< thinks on the opponent's time, if the opponent is human

    static constexpr int LargestPaceShare = 50; ///< one fiftieth
};

namespace preference {

inline const Preference<bool> ComputerResigns(QStringLiteral("playing/computerResigns"), true, boolFormat());
inline const Preference<bool> ComputerAgreesToDraws(QStringLiteral("playing/computerAgreesToDraws"), true,
                                                    boolFormat());

inline const Preference<bool> ShowEvaluations(QStringLiteral("playing/showEvaluations"), false, boolFormat());
/// Milliseconds.
inline const Preference<int> ComputerPace(QStringLiteral("playing/computerPace"), 600,
                                          numberFormat(0, 10000));

/// The computer thinks on the time of a human opponent.
inline const Preference<bool> ComputerPonders(QStringLiteral("playing/computerPonders"), false, boolFormat());

} // namespace preference

/// What the user has chosen.
ComputerPolicy chosenComputerPolicy();
/// Calls `act` when the user changes it.
void whenComputerPolicyChanges(QObject* owner, const std::function<void()>& act);

/// Whether a player with these scores of its last moves has lost: the loss is forced, or several moves in a row had a score
/// that no single piece makes up for. If nobody can be mated in the game, only a forced loss counts.
bool isHopeless(const std::vector<core::Score>& scores, const core::VariantSpec& variant);

/// Whether nothing has happened for a while in a game that a player sees so: it is not ahead.
bool isDeadDraw(const std::vector<core::Score>& scores, const core::Game& game);

} // namespace komadai::ui
