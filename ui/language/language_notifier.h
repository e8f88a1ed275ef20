// Announces changes of the language.
#pragma once

#include <QObject>

namespace komadai::ui {

class LanguageNotifier : public QObject {
    Q_OBJECT

signals:
    void languageChanged();
};

} // namespace komadai::ui
