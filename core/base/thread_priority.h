// Lets work in the background give way to everything else.
#pragma once

namespace komadai::core {

/// How far work in the background gives way.
enum class BackgroundPriority {
    Low,    ///< gets less of a core than a program with the usual priority
    Lowest, ///< gets next to nothing where others want the core
};

/// Lowers the priority of the calling thread, for good. Threads and processes that it starts afterwards have it, too. Without effect where
/// the system has no priorities for threads.
void lowerThreadPriority(BackgroundPriority priority);

} // namespace komadai::core
