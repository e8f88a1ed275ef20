// The number of random games that are played to test a law.
#pragma once

#include <cstdlib>

namespace komadai::core::test {

/// Whether the tests were built with sanitizers or without optimisation, where each position takes ten to fifty times as long.
#ifdef KOMADAI_LIGHT_TESTS
inline constexpr bool LightTests = true;
#else
inline constexpr bool LightTests = false;
#endif

/// The environment variable KOMADAI_LAW_GAMES replaces the usual number.
inline int lawGames(int usual) {
    const char* wanted = std::getenv("KOMADAI_LAW_GAMES");
    return wanted ? std::atoi(wanted) : usual;
}

/// `light` is the usual number of light tests.
inline int lawGames(int usual, int light) { return lawGames(LightTests ? light : usual); }

} // namespace komadai::core::test
