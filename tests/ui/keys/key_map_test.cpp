// The keys of commands: which they can have, who has them, and what is remembered.
#include "tests/ui/own_settings.h"
#include "ui/keys/key_map.h"
#include "ui/keys/key_use.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>

#include <memory>

using namespace komadai::ui;

namespace {

using Keys = KeyMap::Keys;

/// “Play” with Hint (H), Take Back (Ctrl+Z, U) and Resign (no key), and in it “Looks” with Letters (no key); “View”
/// with Flip (F).
struct Menus {
    QMenuBar bar;
    QMenu* play = bar.addMenu("Play");
    QMenu* looks = play->addMenu("Looks");
    QAction* hint = add(play, "hint", {QKeySequence("H")});
    QAction* takeBack = add(play, "takeBack", {QKeySequence("Ctrl+Z"), QKeySequence("U")});
    QAction* resign = add(play, "resign", {});
    QAction* letters = add(looks, "letters", {});
    QAction* flip = add(bar.addMenu("View"), "flip", {QKeySequence("F")});

    static QAction* add(QMenu* menu, const QString& id, const Keys& keys) {
        auto* action = menu->addAction(id);
        action->setObjectName(id);
        action->setShortcuts(keys);
        return action;
    }
};

QStringList namesOf(const Keys& keys) {
    QStringList names;
    for (const auto& key : keys)
        names << key.toString(QKeySequence::PortableText);
    return names;
}

QStringList stored() {
    QSettings settings;
    settings.beginGroup("keys");
    return settings.childKeys();
}

} // namespace

class KeyMapTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Menus> m_menus;
    std::unique_ptr<KeyMap> m_map;

    /// As at the next start.
    void start() {
        m_map.reset();
        m_menus = std::make_unique<Menus>();
        m_map = std::make_unique<KeyMap>(m_menus->bar);
    }
    /// As somebody has written it into the file.
    void start(const std::initializer_list<std::pair<const char*, QVariant>>& entries) {
        for (const auto& [id, value] : entries)
            QSettings().setValue(QStringLiteral("keys/") + id, value);
        start();
    }
    QStringList keysOf(const char* id) const {
        return namesOf(m_menus->bar.findChild<QAction*>(id)->shortcuts());
    }
    void set(const char* id, const QStringList& names) {
        Keys keys;
        for (const auto& name : names)
            keys << QKeySequence(name);
        m_map->setKeys(*m_menus->bar.findChild<QAction*>(id), keys);
    }

private slots:
    void init() {
        QSettings().clear();
        start();
    }
    void cleanup() {
        m_map.reset();
        m_menus.reset();
    }

    void theCommandsAreThoseOfTheMenusInTheirOrder() {
        QStringList names;
        for (const auto& [menu, commands] : m_map->groups())
            for (const auto* command : commands)
                names << menu->text() + '/' + command->objectName();
        QCOMPARE(names,
                 QStringList({"Play/hint", "Play/takeBack", "Play/resign", "Looks/letters", "View/flip"}));
    }
    void keysAreTheUsualOnesAtFirst() {
        QCOMPARE(keysOf("takeBack"), QStringList({"Ctrl+Z", "U"}));
        QVERIFY(m_map->hasUsualKeys(*m_menus->takeBack));
    }
    void newKeysHoldAtOnceAndAtTheNextStart() {
        QSignalSpy changed(m_map.get(), &KeyMap::changed);
        set("flip", {"Ctrl+,", "F6"});
        QCOMPARE(changed.size(), 1);
        QCOMPARE(keysOf("flip"), QStringList({"Ctrl+,", "F6"}));
        start();
        QCOMPARE(keysOf("flip"), QStringList({"Ctrl+,", "F6"}));
        QCOMPARE(namesOf(m_map->usualKeys(*m_menus->flip)), QStringList("F"));
    }
    void aSingleKeyWithACommaHoldsAtTheNextStart() {
        set("flip", {"Ctrl+,"});
        start();
        QCOMPARE(keysOf("flip"), QStringList("Ctrl+,"));
    }
    void noKeyAtAllHoldsAtTheNextStart() {
        set("flip", {});
        start();
        QCOMPARE(keysOf("flip"), QStringList());
    }
    void onlyWhatDiffersFromTheUsualIsStored() {
        set("hint", {"I"});
        set("flip", {"G"});
        QCOMPARE(stored(), QStringList({"flip", "hint"}));
        set("flip", {"F"});
        QCOMPARE(stored(), QStringList("hint"));
    }
    void usualKeysComeBackAllTogether() {
        set("hint", {"F"});
        set("takeBack", {});
        m_map->restore();
        QCOMPARE(keysOf("hint"), QStringList("H"));
        QCOMPARE(keysOf("takeBack"), QStringList({"Ctrl+Z", "U"}));
        QCOMPARE(keysOf("flip"), QStringList("F"));
        QCOMPARE(stored(), QStringList());
    }
    void aKeyThatIsTakenOverIsLostByTheOther() {
        set("hint", {"F"});
        QCOMPARE(keysOf("flip"), QStringList());
        QCOMPARE(m_map->commandWith(QKeySequence("F")), m_menus->hint);
        QVERIFY(!m_map->commandWith(QKeySequence("H")));
    }
    void aKeyThatWasTakenOverGoesBackWithTheUsualKeys() {
        set("hint", {"F"});
        set("hint", {"H"});
        QCOMPARE(keysOf("flip"), QStringList("F"));
    }
    void aChosenKeyThatIsTakenOverStaysLost() {
        set("flip", {"G", "F6"});
        set("hint", {"G"});
        start();
        QCOMPARE(keysOf("flip"), QStringList("F6"));
        QCOMPARE(keysOf("hint"), QStringList("G"));
    }
    void otherKeysOfTheLoserRemain() {
        set("hint", {"U"});
        QCOMPARE(keysOf("takeBack"), QStringList("Ctrl+Z"));
    }

    void unknownCommandsInTheFileAreLeftAlone() {
        start({{"ofAnotherVersion", "X"}, {"flip", "G"}});
        QCOMPARE(keysOf("flip"), QStringList("G"));
        set("hint", {"I"});
        QVERIFY(stored().contains("ofAnotherVersion"));
    }
    void whatMakesNoSenseIsIgnored_data() {
        QTest::addColumn<QVariant>("entry");
        QTest::newRow("no key") << QVariant("Hello");
        QTest::newRow("half a key") << QVariant("Ctrl+");
        QTest::newRow("a modifier") << QVariant("Shift");
        QTest::newRow("several in a row") << QVariant(QStringList("Ctrl+K, Ctrl+C"));
        QTest::newRow("Escape") << QVariant("Esc");
        QTest::newRow("Enter") << QVariant("Return");
        QTest::newRow("a menu's key") << QVariant("Alt+G");
        QTest::newRow("nothing readable") << QVariant();
        QTest::newRow("no text") << QVariant(QSize(1, 2));
    }
    void whatMakesNoSenseIsIgnored() {
        QFETCH(QVariant, entry);
        start({{"flip", entry}, {"hint", "I"}});
        QCOMPARE(keysOf("flip"), QStringList("F"));
        QCOMPARE(keysOf("hint"), QStringList("I"));
    }
    void ofSeveralKeysThoseThatMakeSenseCount() {
        start({{"flip", QStringList({"Hello", "G"})}});
        QCOMPARE(keysOf("flip"), QStringList("G"));
    }
    void ofTwoCommandsWithOneStoredKeyTheFirstKeepsIt() {
        start({{"flip", "G"}, {"hint", "G"}});
        QCOMPARE(keysOf("hint"), QStringList("G"));
        QCOMPARE(keysOf("flip"), QStringList());
    }
    void aStoredKeyGoesBeforeTheUsualKeyOfAnother() {
        start({{"flip", "H"}});
        QCOMPARE(keysOf("flip"), QStringList("H"));
        QCOMPARE(keysOf("hint"), QStringList());
    }
    void aKeyThatIsStoredTwiceForOneCommandCountsOnce() {
        start({{"flip", QStringList({"G", "G"})}});
        QCOMPARE(keysOf("flip"), QStringList("G"));
    }

    void keysThatAKeyboardCannotTellApartAreOne() {
        QCOMPARE(plainKey(QKeySequence(Qt::SHIFT | Qt::Key_Question)), QKeySequence(Qt::Key_Question));
        QCOMPARE(plainKey(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Plus)),
                 QKeySequence(Qt::CTRL | Qt::Key_Plus));
        QCOMPARE(plainKey(QKeySequence(QKeyCombination(Qt::KeypadModifier, Qt::Key_5))),
                 QKeySequence(Qt::Key_5));
        QCOMPARE(plainKey(QKeySequence(Qt::SHIFT | Qt::Key_F)), QKeySequence(Qt::SHIFT | Qt::Key_F));
        QCOMPARE(plainKey(QKeySequence(Qt::SHIFT | Qt::Key_F1)), QKeySequence(Qt::SHIFT | Qt::Key_F1));
    }
    void keysThatOnlyChangeOthersAreNone() {
        for (const auto key :
             {Qt::Key_Shift, Qt::Key_CapsLock, Qt::Key_AltGr, Qt::Key_Super_L, Qt::Key_Dead_Acute})
            QVERIFY(plainKey(QKeySequence(key)).isEmpty());
        QVERIFY(!plainKey(QKeySequence(Qt::Key_Menu)).isEmpty());
    }
    void keysOfTheWindowItselfCannotBeGivenAway() {
        QVERIFY(ownerOf(QKeySequence("Esc")) == KeyOwner::Leaving);
        QVERIFY(ownerOf(QKeySequence("Return")) == KeyOwner::Entering);
        QVERIFY(ownerOf(QKeySequence("Enter")) == KeyOwner::Entering);
        QVERIFY(ownerOf(QKeySequence("Shift+Return")) == KeyOwner::Entering);
        QVERIFY(ownerOf(QKeySequence("Backspace")) == KeyOwner::Erasing);
        QVERIFY(ownerOf(QKeySequence("Tab")) == KeyOwner::Focus);
        QVERIFY(ownerOf(QKeySequence("Alt+F")) == KeyOwner::Menus);
        QVERIFY(!ownerOf(QKeySequence("Alt+Left")));
        QVERIFY(!ownerOf(QKeySequence("Ctrl+Alt+F")));
        QVERIFY(!ownerOf(QKeySequence("Ctrl+Return")));
    }
    void boardAndTextBorrowKeys() {
        for (const char* key : {"Left", "Up", "Space", "1"})
            QVERIFY2(borrowerOf(QKeySequence(key)) == KeyBorrower::Board, key);
        for (const char* key : {"G", "0", "Ctrl+A", "Ctrl+Z", "Del", "Ctrl+Left"})
            QVERIFY2(borrowerOf(QKeySequence(key)) == KeyBorrower::Text, key);
        for (const char* key : {"F5", "Ctrl+G", "PgUp"})
            QVERIFY2(!borrowerOf(QKeySequence(key)), key);
    }
};

int main(int argc, char** argv) {
    return komadai::ui::test::runWithOwnSettings<QApplication, KeyMapTest>(argc, argv);
}
#include "key_map_test.moc"
