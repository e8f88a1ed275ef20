// The language of the window.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace komadai::ui {

struct Language {
    QString code; ///< ISO 639-1
    QString name; ///< in the language itself
};

/// Those that the window speaks, by their names.
const std::vector<Language>& languages();

/// The code of the first of a user's languages that the window speaks; English where it speaks none of them.
/// `wanted` as QLocale::uiLanguages() has them, the dearest first.
QString languageFor(const QStringList& wanted);

/// The code of the language that was chosen in the settings; empty: that of the desktop.
QString chosenLanguage();
void rememberLanguage(const QString& code);

/// The code of the language that texts come in now; empty before one was spoken.
QString spokenLanguage();

/// From now on texts come in the chosen language, those of Qt too where its translations are installed; what is `spoken` is
/// said again. Does nothing where that language is spoken already. Needs the application object.
void speakChosenLanguage();

} // namespace komadai::ui
