// The keys of the window, changed by the user who presses them.
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/board/board_view.h"
#include "ui/board/move_line.h"
#include "ui/keys/key_map.h"
#include "ui/keys/keys_dialog.h"
#include "ui/main_window.h"
#include "ui/settings/key_field.h"
#include "ui/settings/keys_page.h"
#include "ui/settings/settings_dialog.h"
#include "ui/variants/user_variants.h"
#include "ui/window_actions.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QScopeGuard>
#include <QSet>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTreeWidget>

#include <memory>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class KeysPageTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    UserVariants m_variants{variants(), m_folder.filePath("variants")};
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<SettingsDialog> m_dialog;

    void start() {
        m_dialog.reset();
        m_window = std::make_unique<MainWindow>(m_variants, euroShogiGame());
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void openPage() {
        m_dialog = std::make_unique<SettingsDialog>(m_window.get());
        m_dialog->addPage(new KeysPage(*m_window->findChild<KeyMap*>()));
        m_dialog->open();
        m_dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    /// Back to the window.
    void closePage() {
        m_dialog.reset();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    template <class Widget>
    Widget& find(const char* name) const {
        return *m_dialog->findChild<Widget*>(name);
    }
    QTreeWidget& list() const { return find<QTreeWidget>("keys"); }
    QString message() const { return find<QLabel>("keyMessage").text(); }
    bool asksToTakeOver() const { return find<QPushButton>("takeOver").isVisible(); }
    QTreeWidgetItem* row(const QString& command) const {
        return list().findItems(command, Qt::MatchExactly | Qt::MatchRecursive).value(0);
    }
    QString keysOf(const QString& command) const { return row(command)->text(1); }
    void choose(const QString& command) { list().setCurrentItem(row(command)); }
    void record(const char* field, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        auto& edit = find<KeyField>(field);
        edit.setFocus();
        QTest::keyClick(&edit, key, modifiers);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(m_window->focusWidget(), key, modifiers);
    }
    bool isFlipped() const { return m_window->findChild<BoardView*>()->isFlipped(); }
    QAction& command(const char* id) const { return *m_window->findChild<QAction*>(id); }
    QStringList shownRows() const {
        QStringList shown;
        for (auto* item = list().topLevelItem(0); item; item = list().itemBelow(item))
            if (!item->isHidden()) shown << item->text(0);
        return shown;
    }

private slots:
    void init() {
        QSettings().clear();
        start();
    }
    void cleanup() {
        m_dialog.reset();
        m_window.reset();
    }

    void theMessageHasRoomForTwoLinesInAnySizeOfText() {
        const QFont usual = QApplication::font();
        const auto restore = qScopeGuard([&] { QApplication::setFont(usual); });
        openPage();
        const auto& message = find<QLabel>("keyMessage");
        QFont large = usual;
        large.setPointSizeF(2 * usual.pointSizeF());
        QApplication::setFont(large);
        QTRY_VERIFY(message.minimumHeight() >= 2 * QFontMetrics(large).lineSpacing());
    }

    void everyCommandOfTheMenusHasANameOfItsOwn() {
        QSet<QString> names;
        int count = 0;
        for (const auto& group : m_window->findChild<KeyMap*>()->groups())
            for (const auto* command : group.commands) {
                ++count;
                names << command->objectName();
            }
        QCOMPARE(names.size(), count);
        for (const auto* menu : m_window->menuBar()->findChildren<QMenu*>())
            for (const auto* action : menu->actions())
                QVERIFY2(action->isSeparator() || action->menu() || names.contains(action->objectName()),
                         qPrintable(action->text()));
    }
    void noKeyIsUsualForTwoCommands() {
        QSet<QKeySequence> keys;
        for (const auto* action : m_window->findChildren<QAction*>()) {
            if (action->objectName().isEmpty()) continue; // of a part of the window, where it has the focus
            for (const auto& key : action->shortcuts()) {
                QVERIFY2(!keys.contains(key), qPrintable(key.toString()));
                keys << key;
            }
        }
        QVERIFY(keys.size() > 50);
    }
    void commandsStandAsInTheMenus() {
        openPage();
        QVERIFY(row("Flip Board")->parent() == row("View"));
        QVERIFY(row("Kanji, Full Names")->parent() == row("Pieces"));
        QCOMPARE(keysOf("Analyse"), QString("Ctrl+R, L"));
    }

    void aNewKeyWorksAndTheOldOneDoesNot() {
        openPage();
        choose("Flip Board");
        record("key1", Qt::Key_G);
        QCOMPARE(keysOf("Flip Board"), QString("G"));
        closePage();
        press(Qt::Key_F);
        QVERIFY(!isFlipped());
        press(Qt::Key_G);
        QVERIFY(isFlipped());
    }
    void aSecondKeyWorksToo() {
        openPage();
        choose("Flip Board");
        record("key2", Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(keysOf("Flip Board"), QString("F, Ctrl+J"));
        closePage();
        press(Qt::Key_F);
        press(Qt::Key_J, Qt::ControlModifier);
        QVERIFY(!isFlipped());
        press(Qt::Key_J, Qt::ControlModifier);
        QVERIFY(isFlipped());
    }
    void backspaceTakesAKeyAway() {
        openPage();
        choose("Analyse");
        record("key1", Qt::Key_Backspace);
        QCOMPARE(keysOf("Analyse"), QString("L"));
        record("key1", Qt::Key_Backspace);
        QCOMPARE(keysOf("Analyse"), QString());
        closePage();
        press(Qt::Key_L);
        QVERIFY(!command("analyse").isChecked());
    }
    void theButtonInAFieldTakesItsKeyAway() {
        openPage();
        choose("Flip Board");
        find<KeyField>("key1").findChild<QLineEdit*>()->clear();
        QCOMPARE(keysOf("Flip Board"), QString());
    }
    void aModifierAloneIsNoKey() {
        openPage();
        choose("Flip Board");
        record("key1", Qt::Key_Control, Qt::ControlModifier);
        QCOMPARE(keysOf("Flip Board"), QString("F"));
        QCOMPARE(find<KeyField>("key1").keySequence(), QKeySequence("F"));
    }
    void aKeyIsRememberedForTheNextStart() {
        openPage();
        choose("Flip Board");
        record("key1", Qt::Key_G);
        start();
        press(Qt::Key_F);
        QVERIFY(!isFlipped());
        press(Qt::Key_G);
        QVERIFY(isFlipped());
    }
    void theDefaultOfOneCommandIsRestored() {
        openPage();
        choose("Hint");
        record("key1", Qt::Key_I);
        choose("Flip Board");
        QVERIFY(!find<QPushButton>("usual").isEnabled());
        record("key1", Qt::Key_G);
        QCOMPARE(find<QPushButton>("usual").text(), QString("Default: F"));
        find<QPushButton>("usual").click();
        QCOMPARE(keysOf("Flip Board"), QString("F"));
        QCOMPARE(keysOf("Hint"), QString("I"));
        closePage();
        press(Qt::Key_F);
        QVERIFY(isFlipped());
    }
    void allDefaultsAreRestored() {
        openPage();
        choose("Hint");
        record("key1", Qt::Key_I);
        choose("Flip Board");
        record("key1", Qt::Key_G);
        m_dialog->findChild<QPushButton*>("restoreDefaults")->click();
        QCOMPARE(keysOf("Flip Board"), QString("F"));
        QCOMPARE(keysOf("Hint"), QString("H"));
        QCOMPARE(find<KeyField>("key1").keySequence(), QKeySequence("F"));
    }
    void whatIsChangedStandsOut() {
        openPage();
        QVERIFY(!row("Flip Board")->font(1).bold());
        choose("Flip Board");
        record("key1", Qt::Key_G);
        QVERIFY(row("Flip Board")->font(1).bold());
    }

    void aKeyOfAnotherCommandIsTakenOverOnlyIfTheUserSaysSo() {
        openPage();
        choose("Flip Board");
        record("key1", Qt::Key_H);
        QCOMPARE(message(), QString("H is already used by “Hint”."));
        QCOMPARE(keysOf("Flip Board"), QString("F"));
        QCOMPARE(keysOf("Hint"), QString("H"));
        find<QPushButton>("takeOver").click();
        QCOMPARE(message(), QString("“Hint” no longer has a shortcut."));
        QVERIFY(!asksToTakeOver());
        QCOMPARE(keysOf("Flip Board"), QString("H"));
        QCOMPARE(keysOf("Hint"), QString());
        closePage();
        press(Qt::Key_H);
        QVERIFY(isFlipped());
    }
    void theQuestionIsAnsweredByTheKeyboardToo() {
        openPage();
        choose("Flip Board");
        record("key1", Qt::Key_H);
        auto& button = find<QPushButton>("takeOver");
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Tab);
        QCOMPARE(m_dialog->focusWidget(), &button);
        QTest::keyClick(&button, Qt::Key_Space);
        QCOMPARE(keysOf("Flip Board"), QString("H"));
    }
    void theFieldThatAskedHasTheFocusAgain() {
        openPage();
        choose("Flip Board");
        record("key2", Qt::Key_H);
        find<QPushButton>("takeOver").click();
        QCOMPARE(keysOf("Flip Board"), QString("F, H"));
        QVERIFY(find<KeyField>("key2").isAncestorOf(m_dialog->focusWidget()) ||
                find<KeyField>("key2").hasFocus());
    }
    void theQuestionEndsWithAnotherCommand() {
        openPage();
        choose("Flip Board");
        record("key1", Qt::Key_H);
        QVERIFY(asksToTakeOver());
        choose("Resign");
        QVERIFY(!asksToTakeOver());
        QVERIFY(!message().contains("Hint"));
    }
    void aDefaultThatAnotherHasIsAskedForToo() {
        openPage();
        choose("Hint");
        record("key1", Qt::Key_F);
        find<QPushButton>("takeOver").click();
        choose("Flip Board");
        find<QPushButton>("usual").click();
        QCOMPARE(message(), QString("F is already used by “Hint”."));
        find<QPushButton>("takeOver").click();
        QCOMPARE(keysOf("Flip Board"), QString("F"));
        QCOMPARE(keysOf("Hint"), QString());
    }
    void aKeyThatTheCommandHasAlreadyIsNoConflict() {
        openPage();
        choose("Analyse");
        record("key1", Qt::Key_L);
        QVERIFY(!asksToTakeOver());
        QCOMPARE(keysOf("Analyse"), QString("L"));
    }
    void keysOfTheWindowAreRefusedWithTheReason_data() {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, Qt::Key key, Qt::KeyboardModifiers modifiers,
                            const char* reason) {
            QTest::newRow(name) << key << modifiers << QString(reason);
        };
        row("Esc", Qt::Key_Escape, {}, "Esc is reserved for cancelling and closing.");
        row("Return", Qt::Key_Return, {}, "Return is reserved for confirming moves and pressing buttons.");
        row("Enter", Qt::Key_Enter, Qt::KeypadModifier,
            "Enter is reserved for confirming moves and pressing buttons.");
        row("Alt+G", Qt::Key_G, Qt::AltModifier,
            "Alt+G is reserved for menus and buttons, like Alt with any other letter.");
    }
    void keysOfTheWindowAreRefusedWithTheReason() {
        QFETCH(Qt::Key, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        openPage();
        choose("Flip Board");
        record("key1", key, modifiers);
        QVERIFY(m_dialog->isVisible());
        QTEST(message(), "reason");
        QCOMPARE(keysOf("Flip Board"), QString("F"));
    }
    void whoBorrowsAKeyIsTold() {
        openPage();
        choose("Flip Board");
        record("key1", Qt::Key_7);
        QCOMPARE(message(), QString("While you play by keyboard, 7 controls the board."));
        record("key1", Qt::Key_G);
        QCOMPARE(message(), QString("In text fields, G edits the text."));
        record("key1", Qt::Key_F5);
        QVERIFY(!message().contains("F5"));
    }
    void theBoardKeepsItsKeysWhileTheKeyboardPlays() {
        openPage();
        choose("Flip Board");
        record("key1", Qt::Key_7);
        closePage();
        auto& board = *m_window->findChild<BoardView*>();
        board.setFocus();
        board.setPlayedByKeys(true);
        press(Qt::Key_7);
        QVERIFY(!isFlipped());
        board.setPlayedByKeys(false);
        press(Qt::Key_7);
        QVERIFY(isFlipped());
    }
    void aLetterIsWrittenWhereTextIsTyped() {
        openPage();
        choose("Flip Board");
        record("key1", Qt::Key_G);
        closePage();
        command("typeMove").trigger();
        auto& line = *m_window->findChild<MoveLine*>()->findChild<QLineEdit*>();
        QTRY_VERIFY(line.hasFocus());
        QTest::keyClick(&line, Qt::Key_G);
        QCOMPARE(line.text(), QString("g"));
        QVERIFY(!isFlipped());
    }
    void oneKeyStoredForTwoCommandsStillWorks() {
        QSettings().setValue("keys/flip", "G");
        QSettings().setValue("keys/analyse", "G");
        start();
        press(Qt::Key_G);
        QVERIFY(command("analyse").isChecked()); // the first in the menus
        QVERIFY(!isFlipped());
    }

    void menusAndToolTipsShowTheKeysInForce() {
        openPage();
        choose("Flip Board");
        record("key1", Qt::Key_G);
        QCOMPARE(command("flip").shortcut(), QKeySequence("G"));
        QCOMPARE(command("flip").toolTip(), QString("Flip Board (G)"));
        record("key1", Qt::Key_Backspace);
        QCOMPARE(command("flip").toolTip(), QString("Flip Board"));
        start();
        QCOMPARE(command("flip").toolTip(), QString("Flip Board"));
        QCOMPARE(command("games").toolTip(), QString("Stored games (Ctrl+G)"));
    }
    void theListOfKeysShowsTheKeysInForce() {
        QSettings().setValue("keys/flip", "G");
        start();
        const KeysDialog dialog(*m_window->findChild<KeyMap*>());
        const auto& keys = *dialog.findChild<QTreeWidget*>("keys");
        QCOMPARE(keys.findItems("Flip Board", Qt::MatchExactly | Qt::MatchRecursive).at(0)->text(1),
                 QString("G"));
    }
    void hintsNameTheKeysInForce() {
        QSettings().setValue("keys/pieceCard", "Ctrl+I");
        start();
        press(Qt::Key_K);
        QVERIFY(m_window->statusBar()->currentMessage().contains("Ctrl+I explains a piece."));
    }

    void theFilterFindsCommandsAndKeys() {
        openPage();
        auto& filter = find<QLineEdit>("filter");
        QTest::keyClicks(&filter, "flip b");
        QCOMPARE(shownRows(), QStringList({"View", "Flip Board"}));
        QCOMPARE(find<QLabel>("command").text(), QString("Flip Board"));
        filter.setText("ctrl+m");
        QCOMPARE(shownRows(), QStringList({"View", "Mobility"}));
        filter.setText("no such thing");
        QCOMPARE(shownRows(), QStringList());
        QVERIFY(!find<KeyField>("key1").isEnabled());
        QVERIFY(!find<QPushButton>("usual").isEnabled());
        filter.clear();
        QVERIFY(find<KeyField>("key1").isEnabled());
    }
    void theKeyboardPassesOverTheMenusInTheList() {
        openPage();
        choose("Quit");
        QTest::keyClick(&list(), Qt::Key_Down);
        QCOMPARE(find<QLabel>("command").text(), QString("New Game"));
        QTest::keyClick(&list(), Qt::Key_Up);
        QCOMPARE(find<QLabel>("command").text(), QString("Quit"));
        QTest::keyClick(&list(), Qt::Key_Home);
        QCOMPARE(find<QLabel>("command").text(), QString("New Tab"));
        QTest::keyClick(&list(), Qt::Key_Up);
        QCOMPARE(find<QLabel>("command").text(), QString("New Tab"));
    }
    void enterLeadsFromTheFilterToTheKey() {
        openPage();
        auto& filter = find<QLineEdit>("filter");
        QTest::keyClicks(&filter, "flip");
        QTest::keyClick(&filter, Qt::Key_Down);
        QTest::keyClick(&filter, Qt::Key_Return);
        QVERIFY(m_dialog->isVisible());
        QCOMPARE(m_dialog->focusWidget(), &find<KeyField>("key1"));
        QCOMPARE(find<QLabel>("command").text(), QString("Flip to the Player to Move"));
    }
    void aDoubleClickLeadsToTheKey() {
        openPage();
        choose("Quit");
        const QPoint point = list().visualItemRect(row("Quit")).center();
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, point);
        QTest::mouseDClick(list().viewport(), Qt::LeftButton, {}, point);
        QCOMPARE(m_dialog->focusWidget(), &find<KeyField>("key1"));
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, KeysPageTest>(argc, argv); }
#include "keys_page_test.moc"
