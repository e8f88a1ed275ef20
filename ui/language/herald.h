// Who tells of a change of the language.
#pragma once

#include <QObject>

namespace komadai::ui {

class Herald : public QObject {
    Q_OBJECT

signals:
    void languageChanged();
};

} // namespace komadai::ui
