// How much of the machine the analysis of positions may use.
#pragma once

#include "core/search/engine.h"
#include "ui/preferences/preferences.h"

#include <QString>

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace komadai::ui {

/// Sizes of the hash table of the built-in engine, in megabytes. A new table is written once from end to end, which takes about a
/// second for 4096 megabytes.
struct AnalysisMemory {
    static constexpr int Least = 16;
    static constexpr int Usual = 64;
    static constexpr int Most = 16384;
};

constexpr std::chrono::seconds LongestAnalysis{3600};

namespace preference {

/// The most processor cores for an analysis by the built-in engine; 0: all that are free.
inline const Preference<int> AnalysisCores(QStringLiteral("analysis/cores"), 0,
                                           numberFormat(0, core::Engine::MaxThreads));
/// The size of the hash table of the built-in engine in an analysis, in megabytes.
inline const Preference<int> AnalysisHash(QStringLiteral("analysis/hash"), AnalysisMemory::Usual,
                                          numberFormat(AnalysisMemory::Least, AnalysisMemory::Most));
/// Seconds after which an engine stops analysing a position; 0: never.
inline const Preference<int> AnalysisSeconds(QStringLiteral("analysis/seconds"), 0,
                                             numberFormat(0, static_cast<int>(LongestAnalysis.count())));

} // namespace preference

/// The memory of this machine in megabytes; 0 if it is unknown.
std::int64_t memoryOfMachine();

/// The sizes of the hash table to choose from, smallest first: powers of two, up to a quarter of the memory of the machine, as each game
/// that is analysed has its own table. The usual size is always among them.
std::vector<int> analysisMemories(std::int64_t megabytesOfMachine = memoryOfMachine());

/// The chosen size, or the next smaller one that can be chosen on this machine.
int chosenAnalysisMemory();
/// The cores that an analysis by the built-in engine asks for.
int chosenAnalysisCores();
/// The longest time for a position; none: no limit.
std::optional<std::chrono::seconds> chosenAnalysisTime();

} // namespace komadai::ui
