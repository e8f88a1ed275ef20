#include "ui/library/known_players.h"

#include "core/store/library_search.h"

#include <utility>

namespace komadai::ui {
namespace {

constexpr int MostKnownPlayers = 2000;

QStringList mostFrequentPlayers(core::Library& library) {
    QStringList names;
    for (const auto& player : core::LibrarySearch(library).players({}, MostKnownPlayers))
        names += QString::fromStdString(player.name);
    return names;
}

} // namespace

LibraryRequest readKnownPlayers(LibraryService& library, QObject* receiver,
                                std::function<void(const QStringList&)> offer) {
    return library.read(mostFrequentPlayers, receiver, std::move(offer), [](const core::StorageError&) {});
}

} // namespace komadai::ui
