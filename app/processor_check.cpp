// Ends the program with an error message on a processor that lacks the instructions for which it was built. It would die of an
// illegal instruction otherwise. Compiled for every processor of its kind, and called before any other code of the program.
#if defined(KOMADAI_X86_64_LEVEL)
#include <cstring>

#include <unistd.h>

namespace {

bool hasLevel2() {
    return __builtin_cpu_supports("sse3") && __builtin_cpu_supports("ssse3") &&
           __builtin_cpu_supports("sse4.1") && __builtin_cpu_supports("sse4.2") &&
           __builtin_cpu_supports("popcnt");
}

bool hasLevel3() {
    return hasLevel2() && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma");
}

/// The lowest priority that programs may use, so that it runs before all other constructors.
__attribute__((constructor(101))) void checkProcessor() {
    __builtin_cpu_init();
    if (KOMADAI_X86_64_LEVEL < 3 ? hasLevel2() : hasLevel3()) return;
    const char* message =
        KOMADAI_X86_64_LEVEL < 3
            ? "Komadai needs a processor with x86-64-v2 (SSE 4.2 and POPCNT), as made since 2009.\n"
            : "This build of Komadai needs a processor with x86-64-v3 (AVX2 and BMI2). Build it with "
              "-DKOMADAI_MARCH=x86-64-v2 for older ones.\n";
    [[maybe_unused]] const auto written = write(STDERR_FILENO, message, std::strlen(message));
    _exit(1);
}

} // namespace
#endif
