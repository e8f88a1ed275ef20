// Which language is spoken, and that the window speaks it.
#include "tests/ui/own_settings.h"
#include "tests/ui/positions.h"
#include "ui/language/language.h"
#include "ui/language/retranslated.h"
#include "ui/main_window.h"
#include "ui/preferences/preferences.h"
#include "ui/variants/user_variants.h"
#include "ui/wording.h"

#include <QApplication>
#include <QMenuBar>
#include <QProcess>
#include <QSet>

#include <cstdio>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

constexpr const char* FirstMenu = "--first-menu";

/// What this program does in the place of the real one: starts in the language of its surroundings, and says which words
/// and which numbers those are.
int printFirstMenu(int argc, char** argv) {
    QCoreApplication::setOrganizationName(QStringLiteral("komadai"));
    QCoreApplication::setApplicationName(QStringLiteral("komadai"));
    const QApplication application(argc, argv);
    applyChosenLanguage();
    const QTemporaryDir home;
    UserVariants userVariants(variants(), home.path());
    const MainWindow window(userVariants, std::nullopt);
    std::puts(window.menuBar()->actions().first()->text().toUtf8().constData());
    std::puts(QLocale().name().toUtf8().constData());
    return 0;
}

} // namespace

class LanguageTest : public QObject {
    Q_OBJECT

private:
    static void speak(const QString& code) {
        preferences().set(preference::Language, code);
        applyChosenLanguage();
    }
    static QString fileMenu() { return QCoreApplication::translate("komadai::ui::WindowActions", "&File"); }

private slots:
    void init() { speak({}); }

    void theDearestLanguageOfTheUserThatIsKnownIsSpoken() {
        QCOMPARE(languageFor({"fr-FR", "fr", "de-AT", "de", "en-GB"}), QString("de"));
        QCOMPARE(languageFor({"ja-Jpan-JP"}), QString("ja"));
        QCOMPARE(languageFor({"en-GB", "de-DE"}), QString("en"));
    }
    void thoseOfUnknownLanguagesAreSpokenToInEnglish() {
        QCOMPARE(languageFor({"fr-FR", "fr"}), QString("en"));
        QCOMPARE(languageFor({"C"}), QString("en"));
        QCOMPARE(languageFor({}), QString("en"));
    }
    void theChoiceIsRememberedAndTakenBack() {
        QCOMPARE(preferences().get(preference::Language), QString());
        preferences().set(preference::Language, "ja");
        QCOMPARE(preferences().get(preference::Language), QString("ja"));
        preferences().set(preference::Language, {});
        QCOMPARE(preferences().get(preference::Language), QString());
    }
    void aTextCanBeHadInAnotherLanguage() {
        speak("ja");
        const auto fileMenuIn = [](const char* language) {
            return translateTo(QString::fromLatin1(language), "komadai::ui::WindowActions", "&File");
        };
        QCOMPARE(fileMenuIn("en"), QString("&File"));
        QCOMPARE(fileMenuIn("de"), QString("&Datei"));
        QCOMPARE(fileMenuIn("ja"), fileMenu());
    }
    void aRememberedLanguageThatIsNotKnownIsNoChoice() {
        preferences().set(preference::Language, "xx");
        QCOMPARE(preferences().get(preference::Language), QString());
    }

    void theWindowIsInTheLanguageOfTheDesktopOrInTheChosenOne_data() {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("languages");
        QTest::addColumn<QString>("chosen");
        QTest::addColumn<QString>("firstMenu");
        QTest::addColumn<QString>("numbers");
        const auto row = [](const char* name, const char* locale, const char* languages, const char* chosen,
                            const char* firstMenu, const char* numbers) {
            QTest::newRow(name) << locale << languages << chosen << firstMenu << numbers;
        };
        row("a German desktop", "de_DE.UTF-8", "", "", "&Datei", "de_DE");
        row("a Japanese desktop", "ja_JP.UTF-8", "", "", "ファイル(&F)", "ja_JP");
        row("a list of languages", "en_US.UTF-8", "fr:de:en", "", "&Datei", "fr_FR");
        row("an unknown language", "fr_FR.UTF-8", "", "", "&File", "fr_FR");
        row("no language", "C", "", "", "&File", "C");
        row("a chosen language", "de_DE.UTF-8", "", "ja", "ファイル(&F)", "ja_JP");
        row("chosen English", "de_DE.UTF-8", "", "en", "&File", "en_US");
        row("the language of the region", "en_GB.UTF-8", "", "en", "&File", "en_GB");
    }
    void theWindowIsInTheLanguageOfTheDesktopOrInTheChosenOne() {
        QFETCH(QString, locale);
        QFETCH(QString, languages);
        QFETCH(QString, chosen);
        const QTemporaryDir home;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("XDG_CONFIG_HOME", home.path());
        environment.insert("LC_ALL", locale);
        environment.insert("LANGUAGE", languages);
        QSettings(home.filePath("komadai/komadai.conf"), QSettings::NativeFormat)
            .setValue("language", chosen);
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start(QCoreApplication::applicationFilePath(), {FirstMenu});
        QVERIFY(program.waitForFinished());
        const QStringList answers = QString::fromUtf8(program.readAllStandardOutput()).split('\n');
        QTEST(answers.value(0), "firstMenu");
        QTEST(answers.value(1), "numbers");
    }

    void piecesHaveNamesInTheLanguageAndInJapaneseTheirKanji() {
        const auto knightOf = [](const char* id) {
            const auto& pieces = variants().find(id)->spec().pieces;
            return *std::find_if(pieces.begin(), pieces.end(),
                                 [](const auto& piece) { return piece.name == "Knight"; });
        };
        speak("en");
        QCOMPARE(nameOf(knightOf("shogi")), QString("Knight"));
        QCOMPARE(titleOf(knightOf("shogi")), QString("Knight 桂"));
        speak("de");
        QCOMPARE(nameOf(knightOf("shogi")), QString("Springer"));
        QCOMPARE(titleOf(knightOf("shogi")), QString("Springer 桂"));
        speak("ja");
        QCOMPARE(nameOf(knightOf("shogi")), QString("桂馬"));
        QCOMPARE(titleOf(knightOf("shogi")), QString("桂馬"));
        QCOMPARE(nameOf(knightOf("euroshogi")), QString("ナイト"));
        core::PieceSpec unknown;
        unknown.name = "Flying Piglet";
        QCOMPARE(nameOf(unknown), QString("Flying Piglet"));
    }
    void anotherLanguageTakesThePlaceOfTheLast() {
        for (const auto* code : {"de", "ja", "de"})
            speak(code);
        QCOMPARE(fileMenu(), QString("&Datei"));
        speak("en");
        QCOMPARE(fileMenu(), QString("&File"));
    }
    void theDesktopsLanguageComesBack() {
        const QLocale region;
        const QString menu = fileMenu();
        speak("ja");
        speak({});
        QCOMPARE(fileMenu(), menu);
        QCOMPARE(QLocale(), region);
    }
    void whatIsSpokenIsSaidAgainInAnotherLanguage() {
        QAction action;
        retranslated(&action, &QAction::setText, fileMenu);
        speak("de");
        QCOMPARE(action.text(), QString("&Datei"));
        speak("ja");
        QCOMPARE(action.text(), QString("ファイル(&F)"));
    }
    void whatIsWordedFirstIsSaidFirst() {
        QAction whole, part;
        retranslated(&part, &QAction::setText, fileMenu);
        retranslated(&whole, &QAction::setText, [&part] { return part.text() + '!'; });
        speak("de");
        QCOMPARE(whole.text(), QString("&Datei!"));
    }
    void nothingIsSaidWhereTheLanguageStaysTheSame() {
        speak("de");
        int changes = 0;
        QObject owner;
        whenLanguageChanges(&owner, [&changes] { ++changes; });
        speak("de");
        QCOMPARE(changes, 0);
        speak("en");
        QCOMPARE(changes, 1);
    }
    void nothingIsSaidForWhoIsGone() {
        int changes = 0;
        {
            QObject owner;
            whenLanguageChanges(&owner, [&changes] { ++changes; });
        }
        speak("de");
        QCOMPARE(changes, 0);
    }

    void reasonsOfTheCoreAreTranslatedToo() {
        speak("de");
        QCOMPARE(QString::fromStdString(wording().reason(core::EndReason::Checkmate)), QString("Schachmatt"));
    }
    void soAreTheNamesOfSidesAndGames() {
        speak("de");
        QCOMPARE(sideName(euroshogi()->spec(), core::Side::First), QString("Weiß"));
        speak("ja");
        QCOMPARE(nameOf(variants().find("shogi")->spec()), QString("将棋"));
    }
    void namesOfOtherVariantsStayAsTheyAre() {
        speak("de");
        core::VariantSpec spec = euroshogi()->spec();
        spec.sideNames = {"Red", "Blue"};
        QCOMPARE(sideName(spec, core::Side::First), QString("Red"));
    }
    void theEnglishOfCountsIsRight() {
        speak("en");
        const auto text = [](int problems) {
            return QCoreApplication::translate("komadai::ui::PositionEditor", "Further problems: %n.",
                                               nullptr, problems);
        };
        QCOMPARE(text(1), QString("One further problem."));
        QCOMPARE(text(2), QString("Further problems: 2."));
    }
    void numbersAndDatesFollowAChosenLanguage() {
        speak("de");
        QCOMPARE(QLocale().toString(1.5), QString("1,5"));
    }

    void lettersAreUniqueInEachMenu_data() {
        QTest::addColumn<QString>("code");
        for (const Language& language : languages())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }
    void lettersAreUniqueInEachMenu() {
        QFETCH(QString, code);
        speak(code);
        const QTemporaryDir home;
        UserVariants userVariants(variants(), home.path());
        const MainWindow window(userVariants, std::nullopt);
        QList<QWidget*> menus{window.menuBar()};
        for (auto* menu : window.findChildren<QMenu*>()) // those of a move and of the board too
            menus << menu;
        for (const QWidget* menu : menus) {
            QSet<QString> letters;
            for (const QAction* action : menu->actions()) {
                const qsizetype mark = action->text().indexOf('&');
                if (mark < 0) continue;
                const QString letter = action->text().mid(mark + 1, 1).toLower();
                QVERIFY2(!letters.contains(letter), qPrintable(action->text()));
                letters << letter;
            }
        }
    }
};

int main(int argc, char** argv) {
    if (argc > 1 && std::string_view(argv[1]) == FirstMenu) return printFirstMenu(argc, argv);
    return runWithOwnSettings<QApplication, LanguageTest>(argc, argv);
}

#include "language_test.moc"
