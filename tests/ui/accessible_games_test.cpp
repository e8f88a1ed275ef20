// Whole games, played as the user of a screen reader plays them: everything is known from the names of the parts of the
// window, and everything is done by their actions.
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/board/board_view.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/main_window.h"
#include "ui/variants/user_variants.h"

#include <QAccessible>
#include <QApplication>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <functional>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

constexpr quint32 Seed = 1; ///< gives games that are not too long

/// The first part that is seen and fulfils the condition.
QAccessibleInterface* find(QAccessibleInterface& in,
                           const std::function<bool(QAccessibleInterface&)>& condition) {
    if (in.state().invisible) return nullptr;
    if (condition(in)) return &in;
    if (in.role() == QAccessible::List || in.role() == QAccessible::Table) return nullptr; // many rows
    for (int i = 0; i < in.childCount(); ++i)
        if (auto* child = in.child(i))
            if (auto* found = find(*child, condition)) return found;
    return nullptr;
}

/// The side to move, as the names of the players tell it: "White: Human, to move".
QString sideToMove(QAccessibleInterface& window) {
    auto* player = find(window, [](QAccessibleInterface& part) {
        return part.text(QAccessible::Name).endsWith(", to move");
    });
    return player ? player->text(QAccessible::Name).section(':', 0, 0) : QString();
}

void press(QAccessibleInterface& part) {
    part.actionInterface()->doAction(QAccessibleActionInterface::pressAction());
}

/// Someone who hears the board and presses what it names, without a plan but with a liking for captures.
class Listener {
public:
    Listener(QAccessibleInterface& board, quint32 seed) : m_board(board), m_dice(seed) {}

    /// The last announcement.
    QString news() const { return m_board.child(m_board.childCount() - 1)->text(QAccessible::Name); }

    /// Plays a move with one of the pieces of a side; false if no piece can be moved.
    bool play(const QString& side) {
        auto pieces = partsThat([&side](QAccessibleInterface& part) {
            const QString name = part.text(QAccessible::Name);
            return part.text(QAccessible::Value).startsWith(side + ' ') ||
                   (name.startsWith("hand of " + side + ": ") && !name.contains(": 0 "));
        });
        std::shuffle(pieces.begin(), pieces.end(), m_dice);
        for (auto* piece : pieces) {
            press(*piece);
            if (const auto reached = targets(); !reached.empty()) {
                finishMove(reached);
                return true;
            }
            if (pickedUp()) press(*piece); // puts it down again
        }
        return false;
    }

private:
    template <class Condition>
    std::vector<QAccessibleInterface*> partsThat(Condition&& holds) const {
        std::vector<QAccessibleInterface*> parts;
        for (int i = 0; i < m_board.childCount(); ++i)
            if (auto* part = m_board.child(i); holds(*part)) parts.push_back(part);
        return parts;
    }
    std::vector<QAccessibleInterface*> buttons() const {
        return partsThat([](QAccessibleInterface& part) { return part.role() == QAccessible::Button; });
    }
    /// Pieces to capture, or other targets if there are none. A board has many squares: the name of each is asked once.
    std::vector<QAccessibleInterface*> targets() const {
        std::vector<QAccessibleInterface*> taken;
        auto others = partsThat([&taken](QAccessibleInterface& part) {
            const QString name = part.text(QAccessible::Name);
            if (name.contains(", can be captured")) taken.push_back(&part);
            return name.contains(", can move here") || name.contains(", can be shot");
        });
        return taken.empty() ? others : taken;
    }
    /// The piece that is picked up; null if none is.
    QAccessibleInterface* pickedUp() const {
        const auto parts = partsThat(
            [](QAccessibleInterface& part) { return part.text(QAccessible::Name).contains(", picked up"); });
        return parts.empty() ? nullptr : parts.front();
    }

    QAccessibleInterface& anyOf(const std::vector<QAccessibleInterface*>& parts) {
        return *parts[m_dice.bounded(static_cast<quint32>(parts.size()))];
    }

    /// Begins with one of these targets, and goes on until the piece is put down: it may have several steps, and something to
    /// choose.
    void finishMove(const std::vector<QAccessibleInterface*>& reached) {
        press(anyOf(reached));
        while (auto* piece = pickedUp()) {
            if (const auto choices = buttons(); !choices.empty())
                press(anyOf(choices));
            else if (const auto next = targets(); !next.empty() && m_dice.bounded(2) == 0)
                press(anyOf(next));
            else
                endOrGoOn(*piece);
        }
    }
    /// A press on the piece ends its move, unless it has to make another step.
    void endOrGoOn(QAccessibleInterface& piece) {
        press(piece);
        if (pickedUp() && buttons().empty()) press(anyOf(targets()));
    }

    QAccessibleInterface& m_board;
    QRandomGenerator m_dice;
};

} // namespace

class AccessibleGamesTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

private slots:
    void aGameIsPlayedToItsEnd_data() {
        QTest::addColumn<QString>("id");
        for (const auto& variant : variants().all())
            QTest::newRow(variant->spec().id.c_str()) << QString::fromStdString(variant->spec().id);
        QTest::newRow("imported") << "microshogi";
    }
    void aGameIsPlayedToItsEnd() {
        QFETCH(QString, id);
        UserVariants all(variants(), m_folder.filePath("variants/" + id));
        if (id == "microshogi") {
            const auto imported = readVariantText(KOMADAI_TEST_DATA "/variants/microshogi.ini");
            QVERIFY(!all.add(imported.value(), {}));
        }
        MainWindow window(all, core::Game(core::AnyPosition::startOf(all.all().find(id.toStdString()))));
        window.resize(1000, 740);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.view().board().setAnimated(false);
        window.setUpdatesEnabled(false); // a screen reader needs no picture
        window.openLibrary(m_folder.filePath(id + ".sqlite").toStdString());

        auto& whole = *QAccessible::queryAccessibleInterface(&window);
        auto* board = find(whole, [](QAccessibleInterface& part) {
            return part.role() == QAccessible::List && part.childCount() > 0 &&
                   part.child(part.childCount() - 1)->role() == QAccessible::Notification;
        });
        QVERIFY(board);
        Listener listener(*board, Seed);
        const core::Game& game = window.view().game().play().game();
        while (!game.isOver()) {
            QCoreApplication::processEvents(); // mostly enough, and QTRY_VERIFY waits long
            QTRY_VERIFY(window.view().board().movable() != MovableSides::none()); // the move is stored
            const int plies = game.plyCount();
            QVERIFY2(listener.play(sideToMove(whole)), qPrintable(listener.news()));
            QCOMPARE(game.plyCount(), plies + 1);
            QVERIFY2(listener.news().endsWith(window.view().stateText()), qPrintable(listener.news()));
        }
        QVERIFY(sideToMove(whole).isEmpty());
        qInfo() << game.plyCount() << listener.news();
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, AccessibleGamesTest>(argc, argv); }

#include "accessible_games_test.moc"
