#include "core/rules/variant.h"

namespace komadai::core {
namespace {

Variant::Tables tablesFor(const std::shared_ptr<const VariantSpec>& spec) {
    if (spec->effects) return std::make_shared<const EffectsTables>(spec);
    if (SmallBoard::holds(spec->size)) return std::make_shared<const MoveTables<SmallBoard>>(spec);
    if (MediumBoard::holds(spec->size)) return std::make_shared<const MoveTables<MediumBoard>>(spec);
    return std::make_shared<const MoveTables<LargeBoard>>(spec);
}

} // namespace

Variant::Variant(VariantSpec spec) : m_spec(std::make_shared<const VariantSpec>(std::move(spec))) {}

const Variant::Tables& Variant::tables() const {
    std::call_once(m_computed, [this] { m_tables = tablesFor(m_spec); });
    return m_tables;
}

std::shared_ptr<const Variant> Variant::make(VariantSpec spec) {
    return std::shared_ptr<const Variant>(new Variant(std::move(spec)));
}

} // namespace komadai::core
