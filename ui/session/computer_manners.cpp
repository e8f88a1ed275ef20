#include "ui/session/computer_manners.h"

#include <QSettings>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int HopelessCentipawns = -1500;
constexpr int DeadDrawCentipawns = 30;
/// How many of its own moves in a row have to look alike before the computer believes it.
constexpr std::size_t MovesToBelieve = 4;
/// Plies without progress.
constexpr int QuietPlies = 20;

const QString ResignsKey = QStringLiteral("playing/computerResigns");
const QString AgreesKey = QStringLiteral("playing/computerAgreesToDraws");

template <class Condition>
bool holdsLately(const std::vector<core::Score>& scores, Condition condition) {
    return scores.size() >= MovesToBelieve &&
           std::all_of(scores.end() - MovesToBelieve, scores.end(), condition);
}

} // namespace

ComputerManners ComputerManners::remembered() {
    const QSettings settings;
    return {settings.value(ResignsKey, true).toBool(), settings.value(AgreesKey, true).toBool()};
}

void ComputerManners::remember() const {
    QSettings settings;
    settings.setValue(ResignsKey, resigns);
    settings.setValue(AgreesKey, agreesToDraws);
}

bool isHopeless(core::Score score, const core::VariantSpec& variant) {
    if (score.isMate()) return score.matePlies() <= 0;
    return variant.hasRoyals() && score.centipawns() <= HopelessCentipawns;
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
