#include "core/search/lead_limit.h"

namespace komadai::core {

std::optional<int> leadLimit(const Game& game) {
    const VariantSpec& spec = game.spec();
    if (!spec.drops.allowed || !spec.ends.impasseByAgreement) return std::nullopt;
    if (game.pliesInImpasse() < lead::PliesToLimit) return std::nullopt;
    return lead::MostLead;
}

} // namespace komadai::core
