#include "ui/language/language.h"

#include "ui/language/retranslated.h"
#include "ui/preferences/preferences.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QTranslator>
#include <QWidget>

#include <algorithm>
#include <map>
#include <memory>

namespace komadai::ui {
namespace {

const QString English = QStringLiteral("en");
const QString ProgramFiles = QStringLiteral(":/translations");

QString programFile(const QString& code) { return QStringLiteral("komadai_") + code; }

bool isAvailable(const QString& code) {
    return std::any_of(languages().begin(), languages().end(),
                       [&](const Language& language) { return language.code == code; });
}

PreferenceFormat<QString> languageFormat() {
    auto format = textFormat(isAvailable);
    format.write = [](const QString& code) { return code.isEmpty() ? QVariant() : QVariant(code); };
    return format;
}

/// The translation files of the current language.
class Translations : public QObject {
public:
    explicit Translations(QObject* parent) : QObject(parent) {
        preferences().whenChanged(preference::Language, this, applyChosenLanguage);
    }

    /// `chosen` is the code of a language, or empty for that of the desktop.
    void use(const QString& chosen);
    const QString& code() const { return m_code; }
    /// The texts of the program in a language, current or not. Texts that the file lacks are in English.
    const QTranslator& textsOf(const QString& code);

private:
    /// Loads NAME.qm from a folder, if it exists.
    void add(const QString& name, const QString& folder);

    const QLocale m_region; ///< of the user, before a language was chosen
    QString m_code;
    std::vector<std::unique_ptr<QTranslator>> m_files;
    std::map<QString, std::unique_ptr<QTranslator>> m_texts; ///< by language; see textsOf
};

void Translations::use(const QString& chosen) {
    const QString code = chosen.isEmpty() ? languageFor(QLocale::system().uiLanguages()) : chosen;
    // Numbers and dates follow the chosen language, or the region if that has the same language.
    const bool isAtHome = chosen.isEmpty() || QLocale(chosen).language() == m_region.language();
    const QLocale locale = isAtHome ? m_region : QLocale(chosen);
    if (code == m_code && locale == QLocale()) return;
    m_code = code;
    m_files.clear();
    QLocale::setDefault(locale);
    for (QWidget* window : QApplication::topLevelWidgets())
        window->unsetLocale(); // takes the default; its fields for numbers and dates follow it
    add(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    add(programFile(code), ProgramFiles);
    notifyLanguageChange();
}

void Translations::add(const QString& name, const QString& folder) {
    auto file = std::make_unique<QTranslator>();
    if (!file->load(name, folder)) return;
    QCoreApplication::installTranslator(file.get());
    m_files.push_back(std::move(file));
}

const QTranslator& Translations::textsOf(const QString& code) {
    auto& texts = m_texts[code];
    if (!texts) {
        texts = std::make_unique<QTranslator>();
        [[maybe_unused]] const bool isLoaded = texts->load(programFile(code), ProgramFiles);
    }
    return *texts;
}

/// Belongs to the application object.
Translations& translations() {
    static QPointer<Translations> one;
    if (!one) one = new Translations(QCoreApplication::instance());
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
        if (const QString code = tag.section('-', 0, 0); isAvailable(code)) return code;
    return English;
}

const Preference<QString> preference::Language(QStringLiteral("language"), {}, languageFormat());

QString currentLanguage() { return translations().code(); }

QString translateTo(const QString& language, const char* context, const char* source, const char* comment) {
    const QString text = translations().textsOf(language).translate(context, source, comment);
    return text.isNull() ? QString::fromUtf8(source) : text;
}

void applyChosenLanguage() { translations().use(preferences().get(preference::Language)); }

} // namespace komadai::ui
