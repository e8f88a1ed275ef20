// The players of a library.
#pragma once

#include "ui/library/library_service.h"

#include <QStringList>

#include <functional>

namespace komadai::ui {

/// Reads the names of players, the most frequent ones first, and gives them to `offer`, to complete what the user types. A large library
/// may need seconds for it, so cancel the request when the names are not needed any more. If they cannot be read, nothing is offered and
/// nothing is reported: they are only a help.
LibraryRequest readKnownPlayers(LibraryService& library, QObject* receiver,
                                std::function<void(const QStringList&)> offer);

} // namespace komadai::ui
