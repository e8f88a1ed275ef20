#include "ui/game/computer_policy.h"

#include "ui/preferences/preferences.h"

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int DeadDrawCentipawns = 30;
/// How many of its own moves in a row have to look alike before the computer believes it.
constexpr std::size_t MovesToBelieve = 4;
/// Plies without progress.
constexpr int QuietPlies = 20;

template <class Condition>
bool holdsLately(const std::vector<core::Score>& scores, Condition condition) {
    return scores.size() >= MovesToBelieve &&
           std::all_of(scores.end() - MovesToBelieve, scores.end(), condition);
}

} // namespace

ComputerPolicy chosenComputerPolicy() {
    return {preferences().get(preference::ComputerResigns),
            preferences().get(preference::ComputerAgreesToDraws),
            preferences().get(preference::ShowEvaluations),
            std::chrono::milliseconds(preferences().get(preference::ComputerPace)),
            preferences().get(preference::ComputerPonders)};
}

void whenComputerPolicyChanges(QObject* owner, const std::function<void()>& act) {
    preferences().whenChanged(preference::ComputerResigns, owner, act);
    preferences().whenChanged(preference::ComputerAgreesToDraws, owner, act);
    preferences().whenChanged(preference::ShowEvaluations, owner, act);
    preferences().whenChanged(preference::ComputerPace, owner, act);
    preferences().whenChanged(preference::ComputerPonders, owner, act);
}

bool isHopeless(const std::vector<core::Score>& scores, const core::VariantSpec& variant) {
    return holdsLately(scores, [&](core::Score score) { return isHopeless(score, variant); });
}

bool isDeadDraw(const std::vector<core::Score>& scores, const core::Game& game) {
    return game.quietPlies() >= QuietPlies && holdsLately(scores, [](core::Score score) {
               return !score.isMate() && score.centipawns() <= DeadDrawCentipawns;
           });
}

} // namespace komadai::ui
