#include "ui/language/language.h"

#include "ui/language/spoken.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QSettings>
#include <QTranslator>

#include <algorithm>
#include <memory>

namespace komadai::ui {
namespace {

const QString LanguageKey = QStringLiteral("language");
const QString English = QStringLiteral("en");

bool isSpoken(const QString& code) {
    return std::any_of(languages().begin(), languages().end(),
                       [&](const Language& language) { return language.code == code; });
}

/// The files of the language that is spoken.
class Interpreter : public QObject {
public:
    using QObject::QObject;

    /// `chosen` is the code of a language, or empty for that of the desktop.
    void speak(const QString& chosen);
    const QString& spoken() const { return m_code; }

private:
    /// Of a file NAME.qm in a folder; without one the texts stay as they are.
    void add(const QString& name, const QString& folder);

    const QLocale m_region; ///< of the user
    QString m_code;
    std::vector<std::unique_ptr<QTranslator>> m_files;
};

void Interpreter::speak(const QString& chosen) {
    const QString code = chosen.isEmpty() ? languageFor(QLocale::system().uiLanguages()) : chosen;
    // Numbers and dates are those of the language; where it is the user's own, those of the region.
    const bool isAtHome = chosen.isEmpty() || QLocale(chosen).language() == m_region.language();
    const QLocale locale = isAtHome ? m_region : QLocale(chosen);
    if (code == m_code && locale == QLocale()) return;
    m_code = code;
    m_files.clear();
    QLocale::setDefault(locale);
    add(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    add(QStringLiteral("komadai_") + code, QStringLiteral(":/translations"));
    tellLanguageChange();
}

void Interpreter::add(const QString& name, const QString& folder) {
    auto file = std::make_unique<QTranslator>();
    if (!file->load(name, folder)) return;
    QCoreApplication::installTranslator(file.get());
    m_files.push_back(std::move(file));
}

/// Ends with the application.
Interpreter& interpreter() {
    static QPointer<Interpreter> one;
    if (!one) one = new Interpreter(QCoreApplication::instance());
    return *one;
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

QString spokenLanguage() { return interpreter().spoken(); }

void speakChosenLanguage() { interpreter().speak(chosenLanguage()); }

} // namespace komadai::ui
