// A game ready to be played: its rules and what is computed from them.
#pragma once

#include "core/rules/ko/ko_tables.h"
#include "core/rules/move_tables.h"

#include <memory>
#include <mutex>
#include <variant>

namespace komadai::core {

/// Never changes, shared by all positions and games of the variant, any thread.
class Variant {
public:
    using Tables =
        std::variant<std::shared_ptr<const MoveTables<SmallBoard>>,
                     std::shared_ptr<const MoveTables<MediumBoard>>,
                     std::shared_ptr<const MoveTables<LargeBoard>>, std::shared_ptr<const KoTables>>;

    static std::shared_ptr<const Variant> make(VariantSpec spec);

    const VariantSpec& spec() const { return *m_spec; }
    /// Those for the smallest class of board that holds the variant's, or those for special effects. Computed when
    /// they are first asked for, so that a program that knows many variants starts at once.
    const Tables& tables() const;

private:
    explicit Variant(VariantSpec spec);

    std::shared_ptr<const VariantSpec> m_spec;
    mutable std::once_flag m_computed;
    mutable Tables m_tables;
};

} // namespace komadai::core
