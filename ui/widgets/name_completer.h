// Names that are offered while the user types one.
#pragma once

#include <QStringList>

class QCompleter;
class QObject;

namespace komadai::ui {

/// Offers the names that contain what is typed, in the given order. The parent owns the completer.
QCompleter* nameCompleter(const QStringList& names, QObject* parent);

} // namespace komadai::ui
