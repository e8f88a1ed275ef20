#include "core/base/thread_priority.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace komadai::core {

void lowerThreadPriority([[maybe_unused]] BackgroundPriority priority) {
#ifdef __linux__
    constexpr int LowNiceness = 5, LowestNiceness = 19;
    const int niceness = priority == BackgroundPriority::Lowest ? LowestNiceness : LowNiceness;
    setpriority(PRIO_PROCESS, 0, niceness); // 0 is the calling thread
#endif
}

} // namespace komadai::core
