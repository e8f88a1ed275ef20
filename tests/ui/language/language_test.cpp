// Which language is spoken, and that the window speaks it.
#include "tests/ui/own_settings.h"
#include "tests/ui/positions.h"
#include "ui/language/language.h"
#include "ui/main_window.h"
#include "ui/variants/user_variants.h"
#include "ui/wording.h"

#include <QApplication>
#include <QMenuBar>
#include <QProcess>
#include <QSet>
#include <QTranslator>

#include <cstdio>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

constexpr const char* FirstMenu = "--first-menu";

/// What this program does in the place of the real one: starts in the language of its surroundings.
int printFirstMenu(int argc, char** argv) {
    QCoreApplication::setOrganizationName(QStringLiteral("komadai"));
    QCoreApplication::setApplicationName(QStringLiteral("komadai"));
    const QApplication application(argc, argv);
    speakChosenLanguage();
    const QTemporaryDir home;
    UserVariants userVariants(variants(), home.path());
    const MainWindow window(userVariants, std::nullopt);
    std::puts(window.menuBar()->actions().first()->text().toUtf8().constData());
    return 0;
}

} // namespace

class LanguageTest : public QObject {
    Q_OBJECT

private:
    static void speak(const QString& code) {
        rememberLanguage(code);
        speakChosenLanguage();
    }

private slots:
    void init() { QSettings().clear(); }
    void cleanup() {
        qDeleteAll(qApp->findChildren<QTranslator*>());
        QLocale::setDefault(QLocale::c());
    }

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
        QCOMPARE(chosenLanguage(), QString());
        rememberLanguage("ja");
        QCOMPARE(chosenLanguage(), QString("ja"));
        rememberLanguage({});
        QCOMPARE(chosenLanguage(), QString());
    }
    void aRememberedLanguageThatIsNotKnownIsNoChoice() {
        rememberLanguage("xx");
        QCOMPARE(chosenLanguage(), QString());
    }

    void theWindowIsInTheLanguageOfTheDesktopOrInTheChosenOne_data() {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("languages");
        QTest::addColumn<QString>("chosen");
        QTest::addColumn<QString>("firstMenu");
        QTest::newRow("a German desktop") << "de_DE.UTF-8"
                                          << ""
                                          << ""
                                          << "&Datei";
        QTest::newRow("a Japanese desktop") << "ja_JP.UTF-8"
                                            << ""
                                            << ""
                                            << "ファイル(&F)";
        QTest::newRow("a list of languages") << "en_US.UTF-8"
                                             << "fr:de:en"
                                             << ""
                                             << "&Datei";
        QTest::newRow("an unknown language") << "fr_FR.UTF-8"
                                             << ""
                                             << ""
                                             << "&File";
        QTest::newRow("no language") << "C"
                                     << ""
                                     << ""
                                     << "&File";
        QTest::newRow("a chosen language") << "de_DE.UTF-8"
                                           << ""
                                           << "ja"
                                           << "ファイル(&F)";
        QTest::newRow("chosen English") << "de_DE.UTF-8"
                                        << ""
                                        << "en"
                                        << "&File";
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
        QTEST(QString::fromUtf8(program.readAllStandardOutput()).trimmed(), "firstMenu");
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
        QLocale::setDefault(QLocale("en_GB"));
        speak("de");
        QCOMPARE(QLocale().toString(1.5), QString("1,5"));
    }
    void theRegionOfTheUserIsKept() {
        QLocale::setDefault(QLocale("en_GB"));
        speak("en");
        QCOMPARE(QLocale(), QLocale("en_GB"));
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
        for (auto* menu : window.menuBar()->findChildren<QMenu*>())
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
