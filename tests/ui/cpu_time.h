// CPU time. Unlike wall time it does not depend on what else the machine does.
#pragma once

#include <chrono>
#include <ctime>

namespace komadai::ui::test {

inline std::chrono::nanoseconds cpuTimeBy(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

/// What all threads of this process have used.
inline std::chrono::milliseconds cpuTime() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(cpuTimeBy(CLOCK_PROCESS_CPUTIME_ID));
}
/// The same with its fraction.
inline double cpuMs() {
    return std::chrono::duration<double, std::milli>(cpuTimeBy(CLOCK_PROCESS_CPUTIME_ID)).count();
}
/// What this thread has used.
inline double threadCpuMs() {
    return std::chrono::duration<double, std::milli>(cpuTimeBy(CLOCK_THREAD_CPUTIME_ID)).count();
}

} // namespace komadai::ui::test
