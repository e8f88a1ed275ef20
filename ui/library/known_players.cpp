#include "ui/library/known_players.h"

#include "core/store/library_search.h"

namespace komadai::ui {
namespace {

constexpr int MostKnownPlayers = 2000;

} // namespace

QStringList knownPlayers(core::Library& library) {
    QStringList names;
    for (const auto& player : core::LibrarySearch(library).players({}, MostKnownPlayers))
        names += QString::fromStdString(player.name);
    return names;
}

} // namespace komadai::ui
