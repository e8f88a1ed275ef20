#include "ui/widgets/name_completer.h"

#include <QCompleter>

namespace komadai::ui {

QCompleter* nameCompleter(const QStringList& names, QObject* parent) {
    auto* completer = new QCompleter(names, parent);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    return completer;
}

} // namespace komadai::ui
