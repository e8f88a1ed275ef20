// A game ready to be played: its rules and what is computed from them.
#pragma once

#include "core/rules/ko/ko_tables.h"
#include "core/rules/move_tables.h"

#include <memory>
#include <variant>

namespace komadai::core {

/// Immutable, shared by all positions and games of the variant, any thread.
class Variant {
public:
    using Tables =
        std::variant<std::shared_ptr<const MoveTables<SmallBoard>>,
                     std::shared_ptr<const MoveTables<MediumBoard>>,
                     std::shared_ptr<const MoveTables<LargeBoard>>, std::shared_ptr<const KoTables>>;

    /// Computes the tables for the smallest class of board that holds the variant's, or those for special
    /// effects.
    static std::shared_ptr<const Variant> make(VariantSpec spec);

    const VariantSpec& spec() const { return *m_spec; }
    const Tables& tables() const { return m_tables; }

private:
    explicit Variant(VariantSpec spec);

    std::shared_ptr<const VariantSpec> m_spec;
    Tables m_tables;
};

} // namespace komadai::core
