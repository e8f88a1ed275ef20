// The language of the window.
#pragma once

#include "ui/preferences/preference.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace komadai::ui {

struct Language {
    QString code; ///< ISO 639-1
    QString name; ///< in the language itself
};

/// The available languages, sorted by name.
const std::vector<Language>& languages();

/// The code of the first available language among those of the user; English if none is available.
/// `wanted`: as from QLocale::uiLanguages(), the most wanted first.
QString languageFor(const QStringList& wanted);

namespace preference {

/// The code of one of languages(); empty: the language of the desktop.
extern const Preference<QString> Language;

} // namespace preference

/// The code of the current language; empty before applyChosenLanguage().
QString currentLanguage();

/// A text of the program in one of languages(), whichever is the current one. The other parameters are as for
/// QCoreApplication::translate. Needs the application object.
QString translateTo(const QString& language, const char* context, const char* source,
                    const char* comment = nullptr);

/// Switches to the chosen language, also for the texts of Qt where its translations are installed, and follows the
/// preference from then on. Calls what was given to whenLanguageChanges(), unless this is the current language already.
/// Needs the application object.
void applyChosenLanguage();

} // namespace komadai::ui
