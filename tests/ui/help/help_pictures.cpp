// Makes the pictures of the manual from the program's windows: help_pictures FOLDER LIBRARY GAME. The library has games and a study,
// and the file GAME a game with variations and comments. See packaging/help-pictures.
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "ui/board/board_view.h"
#include "ui/editor/position_editor.h"
#include "ui/engine/engine_store.h"
#include "ui/engine/engines_dialog.h"
#include "ui/game/game_view.h"
#include "ui/language/language.h"
#include "ui/library/games_table.h"
#include "ui/main_window.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/practice/practice_window.h"
#include "ui/preferences/preferences.h"
#include "ui/rulebook/rule_book.h"
#include "ui/settings/settings_dialog.h"
#include "ui/studies/studies_window.h"
#include "ui/variants/user_variants.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QListWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

static void initResources() { Q_INIT_RESOURCE(resources); }

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

constexpr QSize WindowSize(900, 660);
constexpr int Settled = 700;   ///< milliseconds after which animations have ended
constexpr int Analysed = 2500; ///< milliseconds of an analysis

/// The windows of the program, one after another.
class Pictures {
public:
    Pictures(QDir folder, std::filesystem::path library, QString game)
        : m_folder(std::move(folder)), m_library(std::move(library)), m_game(std::move(game)),
          m_variants(variants(), m_own.filePath(QStringLiteral("variants"))) {}

    void make() {
        makeOfTheWindow();
        makeOfKoShogi();
        makeOfARecord();
        makeOfTheLibrary();
        makeOfDialogs();
        makeOfTheRuleBook();
    }

private:
    void open(std::optional<core::Game> start, const std::filesystem::path& library) {
        m_window = std::make_unique<MainWindow>(m_variants, std::move(start));
        m_window->resize(WindowSize);
        m_window->show();
        m_window->openLibrary(library);
        settle();
    }
    std::filesystem::path newLibrary() {
        return m_own.filePath(QStringLiteral("library-%1.sqlite").arg(++m_libraries)).toStdString();
    }
    static void settle(int milliseconds = Settled) { QTest::qWait(milliseconds); }
    void trigger(const char* command) const {
        m_window->findChild<QAction*>(QLatin1String(command))->trigger();
        settle();
    }
    void clickSquare(const core::Square& square) const {
        auto& board = *m_window->findChild<BoardView*>();
        QTest::mouseClick(&board, Qt::LeftButton, {}, board.squareRect(square).center());
        settle();
    }
    void keep(QWidget& widget, const char* name) const {
        const QString path = m_folder.filePath(QLatin1String(name) + QStringLiteral(".png"));
        if (!widget.grab().save(path)) qFatal("%s cannot be written", qPrintable(path));
        std::printf("%s\n", qPrintable(path));
    }
    /// Keeps the picture of the dialog that a command opens.
    template <class Dialog>
    void keepDialog(const char* command, const char* name, QSize size) {
        withNextDialog<Dialog>([&, size](Dialog& dialog) {
            dialog.resize(size);
            settle();
            keep(dialog, name);
            dialog.reject();
        });
        m_window->findChild<QAction*>(QLatin1String(command))->trigger();
    }

    void makeOfTheWindow() {
        open(euroShogiGame(), newLibrary());
        for (const char* name : {"e3", "e4", "d6", "d5", "g2"})
            clickSquare(square(name));
        keep(*m_window, "window");
    }
    void makeOfKoShogi() {
        open(
            core::Game(koPosition({"G19s", "TP18s", "+DR10j", "SW5p", "LB8l", "g1a", "p12h", "p8g", "lb6d"})),
            newLibrary());
        for (const char* name : {"10j", "10i", "10h"})
            clickSquare(point(name));
        keep(*m_window, "ko-shogi");
    }
    void makeOfARecord() {
        open({}, newLibrary());
        m_window->openFiles({m_game});
        settle();
        m_window->resize(WindowSize + QSize(0, 120)); // the whole list
        trigger("last");
        keep(*m_window->findChild<QTableView*>(QStringLiteral("moveList")), "moves");
        m_window->resize(WindowSize);
        trigger("analyse");
        settle(Analysed);
        keep(*m_window, "analysis");
        trigger("analyse");
        trigger("editor");
        auto& editor = *m_window->findChild<PositionEditor*>();
        editor.resize(WindowSize);
        settle();
        keep(editor, "editor");
    }
    void makeOfTheLibrary() {
        open(euroShogiGame(), m_library);
        trigger("games");
        m_window->findChild<GamesTable*>()->selectRow(0);
        settle();
        keep(*m_window, "library");
        trigger("studies");
        auto& studies = *m_window->findChild<StudiesWindow*>();
        studies.resize(WindowSize);
        settle();
        keep(studies, "studies");
        trigger("findMove");
        auto& practice = *m_window->findChild<PracticeWindow*>();
        practice.resize(WindowSize);
        settle();
        keep(practice, "practice");
    }
    void makeOfDialogs() {
        keepDialog<NewGameDialog>("newGame", "new-game", {820, 600});
        keepDialog<EnginesDialog>("engines", "engines", {760, 520});
        keepDialog<SettingsDialog>("settings", "settings", {700, 480});
    }
    void makeOfTheRuleBook() {
        RuleBook book(m_variants.all(), [](const core::VariantSpec&) { return PieceLook::FullKanji; });
        book.showRules(variants().find("zoshogi"));
        book.resize(WindowSize);
        book.show();
        auto& index = *book.findChild<QListWidget*>(QStringLiteral("ruleIndex"));
        emit index.itemClicked(index.findItems(QStringLiteral("The pieces"), Qt::MatchExactly).front());
        settle();
        keep(book, "rule-book");
    }

    const QDir m_folder;
    const std::filesystem::path m_library;
    const QString m_game;
    QTemporaryDir m_own;
    int m_libraries = 0;
    UserVariants m_variants;
    std::unique_ptr<MainWindow> m_window;
};

/// An engine in the list, as a user has it who has added Debian's package.
void addEngine() {
    EngineProfile engine;
    engine.name = QStringLiteral("Fairy-Stockfish");
    engine.program = QStringLiteral("/usr/games/fairy-stockfish");
    engine.protocol = core::protocol::Protocol::Uci;
    engine.options = {{"Threads", core::protocol::OptionType::Spin, "1", 1, 512, {}},
                      {"Hash", core::protocol::OptionType::Spin, "16", 1, 33554432, {}},
                      {"UCI_Variant",
                       core::protocol::OptionType::Combo,
                       "chess",
                       {},
                       {},
                       {"chess", "shogi", "minishogi", "euroshogi"}}};
    EngineStore().set({engine});
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 4) {
        std::fprintf(stderr, "Usage: help_pictures FOLDER LIBRARY GAME\n");
        return 2;
    }
    initResources();
    const QTemporaryDir settings;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    QCoreApplication::setOrganizationName(QStringLiteral("komadai"));
    QCoreApplication::setApplicationName(QStringLiteral("komadai"));
    QApplication application(argc, argv);
    preferences().set(preference::Language, QStringLiteral("en"));
    applyChosenLanguage();
    addEngine();
    Pictures(QDir(QString::fromLocal8Bit(argv[1])), argv[2], QString::fromLocal8Bit(argv[3])).make();
    return 0;
}
