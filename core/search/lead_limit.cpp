#include "core/search/lead_limit.h"

namespace komadai::core {

bool canEndInImpasse(const Game& game) {
    const VariantSpec& spec = game.spec();
    return spec.drops.allowed && spec.ends.impasseByAgreement && game.pliesInImpasse() > 0;
}

std::optional<int> leadLimit(const Game& game) {
    if (!canEndInImpasse(game) || game.pliesInImpasse() < lead::PliesToLimit) return std::nullopt;
    return lead::MostLead;
}

} // namespace komadai::core
