#include "ui/language/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>

#include <algorithm>

namespace komadai::ui {
namespace {

const QString LanguageKey = QStringLiteral("language");
const QString English = QStringLiteral("en");

bool isSpoken(const QString& code) {
    return std::any_of(languages().begin(), languages().end(),
                       [&](const Language& language) { return language.code == code; });
}

/// Of a file NAME.qm in a folder; without one the texts stay as they are.
void addTranslation(const QString& name, const QString& folder) {
    auto* translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(name, folder)) QCoreApplication::installTranslator(translator);
}

} // namespace

const std::vector<Language>& languages() {
    static const std::vector<Language> all{{QStringLiteral("de"), QStringLiteral("Deutsch")},
                                           {English, QStringLiteral("English")},
                                           {QStringLiteral("ja"), QStringLiteral("日本語")}};
    return all;
}

QString languageFor(const QStringList& wanted) {
    for (const QString& tag : wanted)
        if (const QString code = tag.section('-', 0, 0); isSpoken(code)) return code;
    return English;
}

QString chosenLanguage() {
    const QString code = QSettings().value(LanguageKey).toString();
    return isSpoken(code) ? code : QString();
}

void rememberLanguage(const QString& code) {
    QSettings settings;
    if (code.isEmpty())
        settings.remove(LanguageKey);
    else
        settings.setValue(LanguageKey, code);
}

void speakChosenLanguage() {
    QString code = chosenLanguage();
    if (code.isEmpty()) {
        code = languageFor(QLocale::system().uiLanguages());
    } else if (const QLocale chosen(code); chosen.language() != QLocale().language()) {
        QLocale::setDefault(chosen); // numbers and dates too; otherwise they keep the user's region
    }
    addTranslation(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    addTranslation(QStringLiteral("komadai_") + code, QStringLiteral(":/translations"));
}

} // namespace komadai::ui
