#include "ui/engine/engine_knowledge.h"

#include "core/search/engine.h"

namespace komadai::ui {

EngineKnowledge EngineKnowledge::wanted() const {
    return {preferences().get(preference::EndgameTables) ? endgames : nullptr, networks};
}

void EngineKnowledge::lendTo(core::Engine& engine) const {
    engine.useEndgames(endgames);
    engine.useNetworks(networks);
}

} // namespace komadai::ui
