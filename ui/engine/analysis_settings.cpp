#include "ui/engine/analysis_settings.h"

#include <algorithm>
#include <iterator>

#include <unistd.h>

namespace komadai::ui {

std::int64_t memoryOfMachine() {
    constexpr std::int64_t BytesPerMegabyte = 1 << 20;
    const std::int64_t pages = sysconf(_SC_PHYS_PAGES);
    const std::int64_t bytesPerPage = sysconf(_SC_PAGESIZE);
    return pages > 0 && bytesPerPage > 0 ? pages * bytesPerPage / BytesPerMegabyte : 0;
}

std::vector<int> analysisMemories(std::int64_t megabytesOfMachine) {
    constexpr int Share = 4;
    const std::int64_t most =
        std::clamp<std::int64_t>(megabytesOfMachine / Share, AnalysisMemory::Usual, AnalysisMemory::Most);
    std::vector<int> sizes;
    for (int size = AnalysisMemory::Least; size <= most; size *= 2)
        sizes.push_back(size);
    return sizes;
}

int chosenAnalysisMemory() {
    const auto sizes = analysisMemories();
    const int wanted = preferences().get(preference::AnalysisHash); // at least the smallest
    return *std::prev(std::upper_bound(sizes.begin(), sizes.end(), wanted));
}

int chosenAnalysisCores() {
    const int cores = preferences().get(preference::AnalysisCores);
    return cores == 0 ? core::Engine::MaxThreads : cores;
}

std::optional<std::chrono::seconds> chosenAnalysisTime() {
    const std::chrono::seconds time(preferences().get(preference::AnalysisSeconds));
    if (time.count() == 0) return std::nullopt;
    return time;
}

} // namespace komadai::ui
