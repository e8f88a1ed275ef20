// The number of random games that are played to test a law.
#pragma once

#include <cstdlib>

namespace komadai::core::test {

/// The environment variable KOMADAI_LAW_GAMES replaces the usual number.
inline int lawGames(int usual) {
    const char* wanted = std::getenv("KOMADAI_LAW_GAMES");
    return wanted ? std::atoi(wanted) : usual;
}

} // namespace komadai::core::test
