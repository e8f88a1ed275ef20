// The players of a library.
#pragma once

#include <QStringList>

namespace komadai::core {
class Library;
}

namespace komadai::ui {

/// Their names, the most frequent ones first, to complete what the user types. On the thread of the library.
QStringList knownPlayers(core::Library& library);

} // namespace komadai::ui
