// The pages of the manual: their links, pictures and languages, and whether the menus and keys that they name exist.
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/help/help_pages.h"
#include "ui/help/help_topics.h"
#include "ui/language/language.h"
#include "ui/main_window.h"
#include "ui/preferences/preferences.h"
#include "ui/settings/settings_dialog.h"
#include "ui/variants/user_variants.h"
#include "ui/window_actions.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <algorithm>
#include <map>
#include <set>

static void initResources() { Q_INIT_RESOURCE(resources); }

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

/// A file of the manual.
struct Page {
    QString name; ///< of the file, such as index.en.md
    QString text;

    QString topic() const { return name.section('.', 0, 0); }
    QString language() const { return name.section('.', 1, 1); }
};

std::vector<Page> allPages() {
    std::vector<Page> pages;
    for (const QString& name : QDir(QStringLiteral(":/help")).entryList({QStringLiteral("*.md")})) {
        QFile file(QStringLiteral(":/help/") + name);
        if (file.open(QIODevice::ReadOnly)) pages.push_back({name, QString::fromUtf8(file.readAll())});
    }
    return pages;
}

/// What a group of the expression captures, everywhere in the text.
QStringList allOf(const QString& text, const QString& expression, int group = 1) {
    QStringList found;
    const QRegularExpression pattern(expression, QRegularExpression::MultilineOption);
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found << match.next().captured(group);
    return found;
}

const QString Picture = QStringLiteral("!\\[[^\\]]*\\]\\(([^)]+)\\)");
const QString Link = QStringLiteral("(?<!!)\\[[^\\]]*\\]\\(([^)]+)\\)");
/// Blocks and pieces of code.
const QString Code = QStringLiteral("```[\\s\\S]*?```|`[^`]*`");

/// Without code, on one line.
QString wordsOf(QString text) { return text.remove(QRegularExpression(Code)).simplified(); }

/// The commands of the window by their places in the menus, such as "Game > New Game".
using Commands = std::map<QString, const QAction*>;

/// Without the marks of menus: "New Game" for "&New Game…" and "対局" for "対局(&G)".
QString plainName(QString name) {
    static const QRegularExpression Marks(QStringLiteral("\\(&.\\)|&| ?…"));
    return name.remove(Marks);
}

void addCommands(const QMenu& menu, const QString& path, Commands& commands) {
    for (const QAction* action : menu.actions()) {
        if (action->isSeparator()) continue;
        const QString name = path + plainName(action->text());
        commands.emplace(name, action);
        if (action->menu()) addCommands(*action->menu(), name + QStringLiteral(" > "), commands);
    }
}

/// A place in the menus in bold, and the keys in brackets after it, if any.
const QString MenuPath = QStringLiteral("\\*\\*([^*]+ > [^*]+)\\*\\*(?: \\(([^)]+)\\))?");
/// A row of a table with the keys of a command.
const QString KeyRow = QStringLiteral("^\\| (.+?) \\| \\*\\*(.+ > .+)\\*\\* \\|$");

/// What a text says about the keys of commands: the path of the command, and a key.
std::vector<std::pair<QString, QString>> keysNamedIn(const QString& text) {
    std::vector<std::pair<QString, QString>> named;
    const QString words = wordsOf(text);
    for (auto match = QRegularExpression(MenuPath).globalMatch(words); match.hasNext();)
        if (const auto found = match.next(); !found.captured(2).isEmpty())
            named.emplace_back(found.captured(1), found.captured(2));
    const QRegularExpression row(KeyRow, QRegularExpression::MultilineOption);
    for (auto match = row.globalMatch(text); match.hasNext();) {
        const auto found = match.next();
        for (const QString& key : found.captured(1).split(QStringLiteral(", ")))
            named.emplace_back(found.captured(2), key);
    }
    return named;
}

/// Whether the command has this key, in English or as the menus show it.
bool isKeyOf(const QAction& command, const QString& key) {
    const auto keys = command.shortcuts();
    return std::any_of(keys.begin(), keys.end(), [&](const QKeySequence& bound) {
        return bound == QKeySequence(key) || bound.toString(QKeySequence::NativeText) == key;
    });
}

/// Keys of single windows, and of the mouse.
const std::set<QString> OtherKeys{"Ctrl+Enter", "F3",        "Shift+F3", "Shift+F10",
                                  "Alt+Left",   "Alt+Right", "Alt+Home"};

QString withoutColon(QString name) {
    if (name.endsWith(':') || name.endsWith(QStringLiteral("："))) name.chop(1);
    return name;
}

/// All texts of the program in a language, without `&`, `…` and colons at the end.
std::set<QString> textsOfTheProgram(const QString& language) {
    QFile file(QStringLiteral(KOMADAI_TRANSLATIONS "/komadai_%1.ts").arg(language == "en" ? "de" : language));
    if (!file.open(QIODevice::ReadOnly)) return {};
    std::set<QString> texts;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd())
        if (xml.readNextStartElement() &&
            xml.name() == QLatin1String(language == "en" ? "source" : "translation")) {
            const QString text =
                plainName(xml.readElementText(QXmlStreamReader::IncludeChildElements)).trimmed();
            texts.insert(withoutColon(text));
        }
    return texts;
}

/// The title in the first line.
QString titleOf(const QString& text) { return text.section('\n', 0, 0).mid(2); }

} // namespace

class HelpPagesTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<UserVariants> m_variants;
    std::unique_ptr<MainWindow> m_window;

    /// In the menus of the window.
    Commands commands() const {
        Commands found;
        for (const bool undoes : {true, false}) { // Ctrl+Z has two names
            m_window->findChild<WindowActions*>()->setUndoesEdits(undoes);
            for (const QAction* menu : m_window->menuBar()->actions())
                addCommands(*menu->menu(), plainName(menu->text()) + QStringLiteral(" > "), found);
        }
        return found;
    }
    /// The keys of all commands in the window, as texts.
    std::set<QString> boundKeys() const {
        std::set<QString> keys;
        for (const QAction* action : m_window->findChildren<QAction*>())
            for (const QKeySequence& key : action->shortcuts())
                keys.insert(key.toString());
        return keys;
    }
    /// The pages of the settings as places in the menus.
    QStringList settingsPages() const {
        QStringList paths;
        withNextDialog<SettingsDialog>([&](SettingsDialog& dialog) {
            const QString settings = pathOf("settings");
            const auto& titles = *dialog.findChild<QListWidget*>(QStringLiteral("pages"));
            for (int row = 0; row < titles.count(); ++row)
                paths << settings + QStringLiteral(" > ") + titles.item(row)->text();
            dialog.reject();
        });
        m_window->findChild<QAction*>("settings")->trigger();
        return paths;
    }
    QString pathOf(const char* command) const {
        for (const auto& [path, action] : commands())
            if (action->objectName() == QLatin1String(command)) return path;
        return {};
    }
    static std::vector<Page> pagesIn(const QString& language) {
        auto pages = allPages();
        std::erase_if(pages, [&](const Page& page) { return page.language() != language; });
        return pages;
    }
    static void useLanguage(const QString& code) {
        preferences().set(preference::Language, code);
        applyChosenLanguage();
    }

private slots:
    void initTestCase() {
        initResources();
        m_variants = std::make_unique<UserVariants>(variants(), m_folder.filePath("variants"));
        useLanguage("en");
        m_window = std::make_unique<MainWindow>(*m_variants, euroShogiGame());
    }
    void cleanupTestCase() { m_window.reset(); }
    void cleanup() { useLanguage("en"); }

    void everyFileIsInTheProgram() {
        const QStringList patterns{QStringLiteral("*.md")};
        QCOMPARE(QDir(QStringLiteral(":/help")).entryList(patterns),
                 QDir(QStringLiteral(KOMADAI_HELP)).entryList(patterns));
        QCOMPARE(QDir(QStringLiteral(":/help/pictures")).entryList(),
                 QDir(QStringLiteral(KOMADAI_HELP "/pictures")).entryList(QDir::Files));
    }
    void everyLinkLeadsToAPage() {
        for (const Page& page : allPages())
            for (const QString& link : allOf(wordsOf(page.text), Link))
                QVERIFY2(link.startsWith("https://") || QFile::exists(":/help/" + link),
                         qPrintable(page.name + ": " + link));
    }
    void everyPictureIsThere() {
        for (const Page& page : allPages())
            for (const QString& picture : allOf(page.text, Picture))
                QVERIFY2(QFile::exists(":/help/" + picture), qPrintable(page.name + ": " + picture));
    }
    void everyPictureIsSmallAndIsUsed() {
        std::set<QString> used;
        for (const Page& page : allPages())
            for (const QString& picture : allOf(page.text, Picture))
                used.insert(picture.section('/', -1));
        constexpr int Most = 60'000; // bytes
        for (const QFileInfo& file : QDir(QStringLiteral(":/help/pictures")).entryInfoList()) {
            QVERIFY2(used.count(file.fileName()) > 0, qPrintable(file.fileName()));
            QVERIFY2(file.size() <= Most, qPrintable(file.fileName()));
        }
    }
    void everyPageHasAPlaceInTheContents() {
        std::set<QString> listed{HelpIndex};
        for (const HelpEntry& entry : helpContents("en"))
            listed.insert(entry.topic);
        for (const QString& topic : helpTopics())
            QVERIFY2(listed.count(topic) > 0, qPrintable(topic));
    }
    void theContentsHaveTheTitlesOfThePages() {
        for (const Language& language : languages())
            for (const HelpEntry& entry : helpContents(language.code))
                if (!entry.topic.isEmpty() &&
                    QFile::exists(":/help/" + entry.topic + '.' + language.code + ".md"))
                    QCOMPARE(entry.title, titleOf(helpText(entry.topic, language.code)));
    }
    void everyMenuPathExists() {
        for (const Language& language : languages()) {
            useLanguage(language.code);
            Commands known = commands();
            for (const QString& path : settingsPages())
                known.emplace(path, nullptr);
            for (const Page& page : pagesIn(language.code))
                for (const QString& path : allOf(wordsOf(page.text), MenuPath))
                    QVERIFY2(known.count(path) > 0, qPrintable(page.name + ": " + path));
        }
    }
    void everyKeyOfACommandIsBoundToIt() {
        for (const Language& language : languages()) {
            useLanguage(language.code);
            const Commands known = commands();
            for (const Page& page : pagesIn(language.code))
                for (const auto& [path, key] : keysNamedIn(page.text))
                    QVERIFY2(known.count(path) > 0 && isKeyOf(*known.at(path), key),
                             qPrintable(page.name + ": " + path + ", " + key));
        }
    }
    void everyKeyWithAModifierIsBound() {
        const QString key = "((?:(?:Ctrl|Alt|Shift)\\+)+(?:Page Up|Page Down|\\w+|[-+=,.])|\\bF\\d+\\b)";
        const std::set<QString> bound = boundKeys();
        for (const Page& page : pagesIn("en"))
            for (const QString& name : allOf(wordsOf(page.text), key))
                QVERIFY2(OtherKeys.count(name) > 0 || bound.count(QKeySequence(name).toString()) > 0,
                         qPrintable(page.name + ": " + name));
    }
    void everyKeyOfTheMenusIsOnThePageOfKeys() {
        const Commands known = commands();
        std::set<std::pair<const QAction*, QKeySequence>> named;
        for (const auto& [path, key] : keysNamedIn(helpText("keys", "en")))
            if (const auto command = known.find(path); command != known.end())
                named.emplace(command->second, key);
        for (const auto& [path, action] : known) {
            if (action->objectName().startsWith("glyph-")) continue; // the page names the signs
            for (const QKeySequence& key : action->shortcuts())
                QVERIFY2(named.count({action, key}) > 0, qPrintable(path + ", " + key.toString()));
        }
    }
    void everyNameInBoldIsInTheProgram() {
        for (const Language& language : languages()) {
            const std::set<QString> texts = textsOfTheProgram(language.code);
            for (const Page& page : pagesIn(language.code))
                for (const QString& name : allOf(wordsOf(page.text), "\\*\\*([^*]+)\\*\\*")) {
                    if (name.contains(" > ")) continue;
                    QVERIFY2(texts.count(withoutColon(plainName(name))) > 0,
                             qPrintable(page.name + ": " + name));
                }
        }
    }
    void aTranslatedPageHasTheCommandsAndPicturesOfTheEnglishOne() {
        for (const Page& page : allPages()) {
            const QString english = helpText(page.topic(), "en");
            QCOMPARE(allOf(page.text, "^```sh[\\s\\S]*?^```", 0), allOf(english, "^```sh[\\s\\S]*?^```", 0));
            QCOMPARE(allOf(page.text, Picture), allOf(english, Picture));
        }
    }
    void everyPageIsTranslated() {
        for (const Language& language : languages())
            for (const QString& topic : helpTopics())
                QVERIFY2(!helpText(topic, language.code).contains("not translated yet"),
                         qPrintable(topic + ' ' + language.code));
    }
    void aTranslatedPageNamesTheSameCommandsAndKeys() {
        for (const Page& page : allPages()) {
            const QString english = helpText(page.topic(), "en");
            QVERIFY2(keysNamedIn(page.text).size() == keysNamedIn(english).size(), qPrintable(page.name));
            const QString bold = "**";
            QVERIFY2(wordsOf(page.text).count(bold) == wordsOf(english).count(bold), qPrintable(page.name));
        }
    }
    void aPageWithoutTranslationIsInEnglishAndSaysSo() {
        const QString english = helpText(HelpIndex, "en");
        const QString shown = helpText(HelpIndex, "xx");
        QCOMPARE(titleOf(shown), titleOf(english));
        QVERIFY(shown.contains("not translated yet"));
        QVERIFY(!english.contains("not translated yet"));
        QCOMPARE(shown.size() - english.size(), QString("\n*This page is not translated yet.*\n").size());
    }
    void thereIsNoTextAboutAnUnknownTopic() { QCOMPARE(helpText("cooking", "de"), QString()); }
    void linksToPagesOfAllLanguagesHaveATopic() {
        QCOMPARE(helpTopicOf(QUrl("quick-start.de.md")), QString("quick-start"));
        QCOMPARE(helpTopicOf(QUrl("pictures/board.png")), QString());
        QCOMPARE(helpTopicOf(QUrl("https://example.org/quick-start.de.md")), QString());
    }
    void everyWindowWithAPageHasOneThatExists() {
        for (const auto& entry : WindowTopics)
            QVERIFY2(helpTopics().contains(entry.topic), entry.topic);
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, HelpPagesTest>(argc, argv); }

#include "help_pages_test.moc"
