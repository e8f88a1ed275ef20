// How long a notice stays, what a double click on its buttons does, and what screen readers speak of it.
#include "tests/ui/spoken.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/notice_bar.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

using namespace komadai::ui;
using namespace komadai::ui::test;
using namespace std::chrono_literals;

class NoticeBarTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QWidget> m_window;
    NoticeBar* m_bar = nullptr;
    int m_chosen = 0;

    std::vector<NoticeBar::Choice> choice() {
        return {{[] { return QStringLiteral("Agree"); }, [this] { ++m_chosen; }}};
    }
    void show(std::vector<NoticeBar::Choice> choices, std::function<bool()> holds = {}) {
        m_bar->showNotice([] { return QStringLiteral("Notice"); }, std::move(choices), std::move(holds));
    }
    QPushButton* button() const {
        for (auto* button : m_bar->findChildren<QPushButton*>())
            if (button->isVisible()) return button;
        return nullptr;
    }

private slots:
    void init() {
        m_window = std::make_unique<QWidget>();
        m_bar = new NoticeBar;
        m_bar->setLifetime(50ms);
        auto* layout = new QVBoxLayout(m_window.get());
        layout->addWidget(m_bar);
        m_window->resize(600, 100);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTest::mouseMove(m_window.get(), QPoint(1, 1));
        m_chosen = 0;
    }
    void cleanup() { m_window.reset(); }

    void aNoticeIsSpokenWithItsButtons() {
        const Spoken spoken(m_bar->announcer());
        show(choice());
        QCOMPARE(spoken.texts(), QStringList("Notice. Buttons: Agree"));
    }
    void ofATextThatIsAnnouncedElsewhereTheButtonsAreSpoken() {
        const Spoken spoken(m_bar->announcer());
        m_bar->showNotice([] { return QStringLiteral("Notice"); }, choice(), {},
                          NoticeBar::Spoken::ButtonsOnly);
        QCOMPARE(spoken.texts(), QStringList("Buttons: Agree"));
    }
    void aNoticeOutOfSightIsSpokenWhenItIsSeen() {
        m_window->hide();
        const Spoken spoken(m_bar->announcer());
        m_bar->showNotice([] { return QStringLiteral("Notice"); }, choice(), [] { return true; },
                          NoticeBar::Spoken::ButtonsOnly);
        QCOMPARE(spoken.texts(), QStringList());
        m_window->show();
        QCOMPARE(spoken.texts(), QStringList("Notice. Buttons: Agree"));
    }
    void aNoticeIsSpokenAgainWhenItReadsDifferently() {
        QString text = "One";
        m_bar->showNotice([&text] { return text; }, {}, [] { return true; });
        QCoreApplication::processEvents();
        const Spoken spoken(m_bar->announcer());
        m_bar->reword();
        QCOMPARE(spoken.texts(), QStringList());
        text = "Two";
        m_bar->reword();
        QCOMPARE(spoken.texts(), QStringList("Two"));
    }
    void theSpokenTextIsANotification() {
        show(choice());
        auto& bar = *QAccessible::queryAccessibleInterface(m_bar);
        auto* news = bar.child(bar.childCount() - 1);
        QCOMPARE(news->role(), QAccessible::Notification);
        QCOMPARE(news->text(QAccessible::Name), QString("Notice. Buttons: Agree"));
        QCOMPARE(bar.indexOfChild(news), bar.childCount() - 1);
    }
    void theFocusGoesHomeWhenTheNoticeGoesThatHasIt() {
        QPushButton home, other;
        m_window->layout()->addWidget(&other);
        m_window->layout()->addWidget(&home);
        QCoreApplication::processEvents(); // they are seen now
        m_bar->returnFocusTo(home);
        show(choice());
        button()->setFocus();
        QTest::keyClick(button(), Qt::Key_Space);
        QCOMPARE(m_chosen, 1);
        QCOMPARE(QApplication::focusWidget(), &home);
        show(choice());
        other.setFocus();
        m_bar->dismiss();
        QCOMPARE(QApplication::focusWidget(), &other);
    }
    void aButtonIsDescribedByTheNotice() {
        show(choice());
        QCOMPARE(button()->accessibleDescription(), QString("Notice"));
    }

    void buttonsThatDoNotFitInARowTakeAsFewRowsAsPossible() {
        const auto named = [](const char* name) {
            return NoticeBar::Choice{[name] { return QString(name); }, [] {}};
        };
        show({named("Rematch"), named("Review…"), named("New Game…")}, [] { return true; });
        const QList<QPushButton*> buttons = m_bar->findChildren<QPushButton*>();
        QCOMPARE(buttons.size(), 3);
        const auto rows = [&](int width) {
            m_bar->setFixedWidth(width);
            QTest::qWait(20); // for the layout
            std::set<int> tops;
            for (const auto* button : buttons)
                tops.insert(button->mapTo(m_bar, QPoint()).y());
            return tops.size();
        };
        int widest = 0;
        for (const auto* button : buttons)
            widest = std::max(widest, button->sizeHint().width());
        QCOMPARE(rows(3 * widest + 300), std::size_t{1});
        QCOMPARE(rows(2 * widest + 40), std::size_t{2});
        for (const auto* button : buttons) {
            const QRect place(button->mapTo(m_bar, QPoint()), button->size());
            QVERIFY(m_bar->rect().contains(place));
            QVERIFY(button->width() >= button->sizeHint().width());
        }
    }
    void theCrossIsSeenAfterTheColoursHaveChanged() {
        const auto& cross = *m_bar->findChild<QToolButton*>("dismiss");
        const auto lightness = [&] { // of its darkest or lightest point that is painted
            const QImage image = cross.icon().pixmap(32, 32).toImage();
            for (int i = 0; i < image.width(); ++i)
                if (const QColor colour = image.pixelColor(i, i); colour.alpha() > 200)
                    return colour.lightness();
            return -1;
        };
        m_bar->setPalette(QPalette(Qt::white, Qt::white));
        const int onLight = lightness();
        m_bar->setPalette(QPalette(Qt::black, Qt::black));
        QVERIFY(onLight >= 0 && lightness() > onLight + 100);
    }
    void aNoticeGoesAfterItsLifetime() {
        show({});
        QVERIFY(m_bar->isVisible());
        QTRY_VERIFY(!m_bar->isVisible());
    }
    void aNoticeWithAConditionStaysForAsLongAsThatHolds() {
        bool holds = true;
        show({}, [&] { return holds; });
        QTest::qWait(120);
        QVERIFY(m_bar->isVisible());
        holds = false;
        m_bar->dropOutdated();
        QVERIFY(!m_bar->isVisible());
    }
    void aNoticeStaysWhileAButtonOfItHasTheFocus() {
        show(choice());
        button()->setFocus();
        QTest::qWait(120);
        QVERIFY(m_bar->isVisible());
    }
    void aNoticeIsWordedAnewWithTheSameButtons() {
        QString text = "One";
        m_bar->showNotice([&text] { return text; }, choice(), [] { return true; });
        const QPushButton* before = button();
        text = "Two";
        m_bar->reword();
        QCOMPARE(m_bar->findChild<QLabel*>()->text(), text);
        QVERIFY(button() == before);
    }
    void anotherNoticeHasALifetimeOfItsOwn() {
        show({});
        bool holds = true;
        show({}, [&] { return holds; });
        QTest::qWait(120);
        QVERIFY(m_bar->isVisible());
    }
    /// "Agree" ends the game, and "Rematch" takes its place under the mouse.
    void theSecondPressOfADoubleClickChoosesNothing() {
        m_bar->showNotice([] { return QStringLiteral("A draw?"); },
                          {{[] { return QStringLiteral("Agree"); }, [this] { show(choice()); }}});
        const QPointF place = button()->rect().center();
        QTest::mouseClick(button(), Qt::LeftButton, {}, place.toPoint());
        for (const auto type : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
            const auto buttons = type == QEvent::MouseButtonDblClick ? Qt::LeftButton : Qt::NoButton;
            QMouseEvent event(type, place, button()->mapToGlobal(place), Qt::LeftButton, buttons, {});
            QApplication::sendEvent(button(), &event);
        }
        QCOMPARE(m_chosen, 0);
        QTest::mouseClick(button(), Qt::LeftButton, {}, place.toPoint());
        QCOMPARE(m_chosen, 1);
    }
};

QTEST_MAIN(NoticeBarTest)
#include "notice_bar_test.moc"
