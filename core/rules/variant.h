// A variant ready to be played: its rules and the tables computed from them.
#pragma once

#include "core/rules/effects/effects_tables.h"
#include "core/rules/move_tables.h"

#include <memory>
#include <mutex>
#include <variant>

namespace komadai::core {

/// Immutable; shared by all positions and games of the variant; any thread.
class Variant {
public:
    using Tables =
        std::variant<std::shared_ptr<const MoveTables<SmallBoard>>,
                     std::shared_ptr<const MoveTables<MediumBoard>>,
                     std::shared_ptr<const MoveTables<LargeBoard>>, std::shared_ptr<const EffectsTables>>;

    /// The spec need not have a legal start; see VariantSet::check.
    static std::shared_ptr<const Variant> make(VariantSpec spec);

    const VariantSpec& spec() const { return *m_spec; }
    /// The tables for the smallest class of board that is large enough, or those for special effects. Computed on first
    /// use, so that a program with many variants starts quickly.
    const Tables& tables() const;

private:
    explicit Variant(VariantSpec spec);

    std::shared_ptr<const VariantSpec> m_spec;
    mutable std::once_flag m_computed;
    mutable Tables m_tables;
};

} // namespace komadai::core
