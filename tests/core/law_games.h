// How many random games are played to try a law.
#pragma once

#include <cstdlib>

namespace komadai::core::test {

/// KOMADAI_LAW_GAMES asks for another number than the usual one.
inline int lawGames(int usual) {
    const char* wanted = std::getenv("KOMADAI_LAW_GAMES");
    return wanted ? std::atoi(wanted) : usual;
}

} // namespace komadai::core::test
