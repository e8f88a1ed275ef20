// The strength of the engine in the terms of other programs.
#pragma once

#include "core/search/engine.h"

#include <optional>

namespace komadai {

/// `Skill Level`: the highest is full strength; each of our levels covers two of the others.
constexpr int MinSkill = 0;
constexpr int MaxSkill = 2 * (core::MaxLevel - core::MinLevel + 1);

/// `UCI_Elo`: a rough scale with equal steps between levels. It is not comparable with ratings of people or of other
/// engines.
constexpr int EloPerLevel = 200;
constexpr int MinElo = 800;
constexpr int MaxElo = MinElo + (core::MaxLevel - core::MinLevel) * EloPerLevel;

/// The level to play at; none is full strength. Precondition: MinSkill <= skill <= MaxSkill.
constexpr std::optional<int> levelOfSkill(int skill) {
    if (skill == MaxSkill) return std::nullopt;
    return core::MinLevel + (skill - MinSkill) / 2;
}

/// The level nearest to a strength. Precondition: MinElo <= elo <= MaxElo.
constexpr int levelOfElo(int elo) { return core::MinLevel + (elo - MinElo + EloPerLevel / 2) / EloPerLevel; }

} // namespace komadai
