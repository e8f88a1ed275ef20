// Small pieces that windows share: where a window opens, dialogs on small screens, sizes of docks, long lines of text, lists, double
// clicks.
#include "ui/scaled_font.h"
#include "ui/widgets/dialog_content.h"
#include "ui/widgets/dock_content.h"
#include "ui/widgets/dock_sizes.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/list_rows.h"
#include "ui/widgets/second_press.h"
#include "ui/widgets/tab_order.h"
#include "ui/widgets/text_size.h"
#include "ui/widgets/window_place.h"
#include "ui/widgets/window_size.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QMouseEvent>
#include <QPushButton>
#include <QScopeGuard>
#include <QScreen>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <initializer_list>

using namespace komadai::ui;

class WidgetsTest : public QObject {
    Q_OBJECT

private:
    /// What a widget gets of a second press.
    static void pressAgain(QWidget& widget) {
        const QPointF place = widget.rect().center();
        for (const auto type : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
            QMouseEvent event(type, place, widget.mapToGlobal(place), Qt::LeftButton,
                              type == QEvent::MouseButtonDblClick ? Qt::LeftButton : Qt::NoButton, {});
            QApplication::sendEvent(&widget, &event);
        }
    }

    static void turnWheelDown(QWidget& widget) {
        const QPointF place = widget.rect().center();
        QWheelEvent event(place, widget.mapToGlobal(place), {}, {0, -120}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&event); // only such an event goes on to the parents
        qApp->notify(&widget, &event);             // sendEvent() would undo that
    }

    /// A window with a dock, which is 300 pixels wide at the side of the centre, and 300 pixels high below it.
    struct Docked {
        QMainWindow window;
        QDockWidget* dock = new QDockWidget(&window);
        DockSizes sizes{window};

        explicit Docked(Qt::DockWidgetArea area) {
            auto* centre = new QWidget;
            centre->setMinimumSize(200, 200);
            window.setCentralWidget(centre);
            dock->setWidget(new QWidget);
            window.addDockWidget(area, dock);
            sizes.follow(*dock);
            window.resize(700, 700);
            window.show();
            if (!QTest::qWaitForWindowExposed(&window)) qFatal("the window is not shown");
            give(300);
            if (!QTest::qWaitFor([this] { return length() == 300; })) qFatal("the dock has another size");
        }
        bool isAtSide() { return window.dockWidgetArea(dock) == Qt::LeftDockWidgetArea; }
        int length() { return isAtSide() ? dock->width() : dock->height(); }
        /// As the user does with the separator.
        void give(int pixels) {
            window.resizeDocks({dock}, {pixels}, isAtSide() ? Qt::Horizontal : Qt::Vertical);
        }
    };
    /// A dialog with fields one below the other, perhaps a text whose lines are broken, and a button below them.
    struct FieldsDialog {
        QDialog dialog;
        QList<QLineEdit*> fields;
        QLabel* text = nullptr; ///< none if it would be empty
        DialogContent* content;
        QPushButton* button = new QPushButton("Close");

        explicit FieldsDialog(int count, const QString& words = {}) {
            auto* column = new QVBoxLayout;
            for (int i = 0; i < count; ++i) {
                fields << new QLineEdit;
                column->addWidget(fields.back());
            }
            if (!words.isEmpty()) {
                text = new QLabel(words);
                text->setWordWrap(true);
                column->addWidget(text);
            }
            content = new DialogContent(column);
            auto* layout = new QVBoxLayout(&dialog);
            layout->addWidget(content, 1);
            layout->addWidget(button);
            dialog.show();
            dialog.activateWindow();
            if (!QTest::qWaitForWindowActive(&dialog)) qFatal("the dialog is not shown");
        }
        bool scrolls() const { return content->verticalScrollBar()->isVisible(); }
        bool isInSight(const QWidget& field) const {
            const QWidget& seen = *content->viewport();
            return seen.rect().contains(QRect(field.mapTo(&seen, QPoint(0, 0)), field.size()));
        }
        bool showsAllLines() const { return text->height() >= text->heightForWidth(text->width()); }
    };
    static constexpr int TooMany = 100; ///< fields for any screen of the tests
    static QString manyWords() { return QStringLiteral("word ").repeated(60); }

    static void addDockAreas() {
        QTest::addColumn<Qt::DockWidgetArea>("area");
        QTest::newRow("beside the centre") << Qt::LeftDockWidgetArea;
        QTest::newRow("below the centre") << Qt::BottomDockWidgetArea;
    }

private slots:
    void aDialogThatFitsOnTheScreenDoesNotScroll() {
        FieldsDialog shown(5);
        QVERIFY(!shown.scrolls());
        shown.dialog.resize(1, 1);
        QCoreApplication::processEvents();
        QVERIFY(!shown.scrolls());
        for (const QLineEdit* field : shown.fields)
            QVERIFY(shown.isInSight(*field));
    }
    void aDialogThatFitsOnTheScreenGrowsWithItsContent() {
        FieldsDialog shown(5);
        const int all = shown.dialog.minimumHeight();
        shown.fields.back()->hide();
        QTRY_VERIFY(shown.dialog.minimumHeight() < all);
        shown.dialog.resize(1, 1);
        shown.fields.back()->show();
        QTRY_COMPARE(shown.dialog.height(), all);
        QTRY_VERIFY(!shown.scrolls());
    }
    void aDialogThatIsTooTallForTheScreenScrollsAndKeepsItsButtonsInSight() {
        const FieldsDialog shown(TooMany);
        QVERIFY(shown.scrolls());
        QVERIFY(!shown.content->horizontalScrollBar()->isVisible());
        QVERIFY(shown.dialog.height() <= shown.dialog.screen()->availableSize().height());
        QVERIFY(shown.dialog.rect().contains(shown.button->geometry()));
        QVERIFY(!shown.isInSight(*shown.fields.back()));
    }
    void aTextInContentThatScrollsHasAllItsLines() {
        const FieldsDialog shown(TooMany, manyWords());
        QVERIFY(shown.scrolls());
        QVERIFY(shown.text->height() > shown.text->fontMetrics().lineSpacing());
        QVERIFY(shown.showsAllLines());
    }
    void contentScrollsRatherThanCutOffLinesThatAreBroken() {
        FieldsDialog shown(1, manyWords());
        QVERIFY(!shown.scrolls());
        QVERIFY(shown.showsAllLines());
        shown.dialog.resize(1, 1);
        QTRY_VERIFY(shown.scrolls());
        QVERIFY(!shown.content->horizontalScrollBar()->isVisible());
        QVERIFY(shown.showsAllLines());
    }
    void aControlThatTheKeyboardReachesIsScrolledIntoSight() {
        orderTabsByLayouts(*qApp);
        const FieldsDialog shown(TooMany);
        shown.fields.front()->setFocus();
        QTest::keyClick(shown.fields.front(), Qt::Key_Backtab); // to the button
        QTest::keyClick(shown.button, Qt::Key_Backtab);
        QVERIFY(shown.fields.back()->hasFocus());
        QVERIFY(shown.isInSight(*shown.fields.back()));
    }

    void theWheelScrollsOverAControlAndChangesItOnlyWithTheFocus() {
        FieldsDialog shown(TooMany);
        auto* column = qobject_cast<QVBoxLayout*>(shown.content->widget()->layout());
        auto* number = new QSpinBox;
        auto* choice = new QComboBox;
        choice->addItems({"one", "two", "three"});
        auto* slider = new QSlider(Qt::Horizontal);
        slider->setValue(50);
        for (QWidget* control : std::initializer_list<QWidget*>{slider, choice, number})
            column->insertWidget(0, control);
        number->setValue(50);
        choice->setCurrentIndex(1);
        QTRY_VERIFY(number->isVisible() && number->height() > 0);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        const auto& bar = *shown.content->verticalScrollBar();
        for (QWidget* control : std::initializer_list<QWidget*>{number, choice, slider}) {
            const int before = bar.value();
            turnWheelDown(*control);
            QVERIFY(!control->hasFocus());
            QVERIFY(bar.value() > before);
        }
        QCOMPARE(number->value(), 50);
        QCOMPARE(choice->currentIndex(), 1);
        QCOMPARE(slider->value(), 50);
        number->setFocus();
        const int before = bar.value();
        turnWheelDown(*number);
        QCOMPARE(number->value(), 49);
        QCOMPARE(bar.value(), before);
    }

    void aPanelScrollsInADockThatIsLowerThanItNeeds() {
        auto* panel = new QWidget;
        auto* column = new QVBoxLayout(panel);
        for (int i = 0; i < 10; ++i)
            column->addWidget(new QLineEdit);
        DockContent content(panel);
        content.resize(300, content.sizeHint().height());
        content.show();
        QVERIFY(QTest::qWaitForWindowExposed(&content));
        QVERIFY(!content.verticalScrollBar()->isVisible());
        QCOMPARE(panel->height(), content.height());
        const int needed = panel->minimumSizeHint().height();
        QVERIFY(content.minimumSizeHint().height() < needed);
        content.resize(300, content.minimumSizeHint().height());
        QTRY_VERIFY(content.verticalScrollBar()->isVisible());
        QCOMPARE(panel->height(), needed);
        column->addWidget(new QLineEdit);
        QTRY_VERIFY(panel->height() > needed);
    }
    void aPanelInADockScrollsInOneDirectionOnly() {
        auto* panel = new QWidget;
        auto* column = new QVBoxLayout(panel);
        for (int i = 0; i < 10; ++i)
            column->addWidget(new QLineEdit);
        DockContent content(panel);
        content.resize(content.minimumSizeHint());
        content.show();
        QVERIFY(QTest::qWaitForWindowExposed(&content));
        QTRY_VERIFY(content.verticalScrollBar()->isVisible());
        QVERIFY(!content.horizontalScrollBar()->isVisible());
    }
    void aPanelThatScrollsHasRoomForAsManyLinesOfLargerText() {
        const QFont usual = QApplication::font();
        const auto restore = qScopeGuard([&] { QApplication::setFont(usual); });
        auto* panel = new QWidget;
        auto* column = new QVBoxLayout(panel);
        for (int i = 0; i < 20; ++i)
            column->addWidget(new QLineEdit);
        DockContent content(panel);
        const int before = content.minimumSizeHint().height();
        QApplication::setFont(scaledFont(usual, 2));
        QTRY_VERIFY(content.minimumSizeHint().height() > before);
    }
    void theWheelScrollsAPanelInADockOverAControl() {
        auto* panel = new QWidget;
        auto* column = new QVBoxLayout(panel);
        column->addWidget(new QLineEdit); // has the focus
        auto* number = new QSpinBox;
        number->setValue(50);
        column->addWidget(number);
        for (int i = 0; i < 10; ++i)
            column->addWidget(new QLineEdit);
        DockContent content(panel);
        content.resize(300, content.minimumSizeHint().height());
        content.show();
        QVERIFY(QTest::qWaitForWindowExposed(&content));
        QTRY_VERIFY(content.verticalScrollBar()->isVisible());
        turnWheelDown(*number);
        QCOMPARE(number->value(), 50);
        QVERIFY(content.verticalScrollBar()->value() > 0);
    }
    void aPanelInADockIsAsLowAsItCanBeBeforeItScrolls() {
        auto* panel = new QWidget;
        auto* column = new QVBoxLayout(panel);
        column->addWidget(new QListWidget, 1);
        auto* text = new QLabel(manyWords());
        text->setWordWrap(true);
        column->addWidget(text);
        DockContent content(panel);
        content.resize(600, panel->minimumSizeHint().height());
        content.show();
        QVERIFY(QTest::qWaitForWindowExposed(&content));
        QVERIFY(!content.verticalScrollBar()->isVisible());
    }
    void scaledTextFollowsTheTextOfTheApplication() {
        const QFont usual = QApplication::font();
        const auto restore = qScopeGuard([&] { QApplication::setFont(usual); });
        QWidget window;
        auto* label = new QLabel("text", &window);
        scaleText(*label, 1.5);
        QCOMPARE(label->font().pointSizeF(), 1.5 * usual.pointSizeF());
        QFont large = usual;
        large.setPointSizeF(2 * usual.pointSizeF());
        QApplication::setFont(large);
        QCOMPARE(label->font().pointSizeF(), 3 * usual.pointSizeF());
    }
    void scaledTextFollowsAFontInPixels() {
        const QFont usual = QApplication::font();
        const auto restore = qScopeGuard([&] { QApplication::setFont(usual); });
        QWidget window;
        auto* label = new QLabel("text", &window);
        scaleText(*label, 1.5);
        QFont inPixels = usual;
        inPixels.setPixelSize(20);
        QApplication::setFont(inPixels);
        QCOMPARE(label->font().pixelSize(), 30);
    }
    void aWidthForTheTextFollowsTheTextOfTheApplication() {
        const QFont usual = QApplication::font();
        const auto restore = qScopeGuard([&] { QApplication::setFont(usual); });
        QWidget window;
        auto* panel = new QWidget(&window);
        setTextSizedWidth(*panel, 200);
        const int before = panel->width();
        QFont large = usual;
        large.setPointSizeF(2 * usual.pointSizeF());
        QApplication::setFont(large);
        QTRY_VERIFY(panel->width() > before);
    }

    void aDockGetsItsSizeBackWithTheRoomForIt_data() { addDockAreas(); }
    void aDockGetsItsSizeBackWithTheRoomForIt() {
        QFETCH(const Qt::DockWidgetArea, area);
        Docked docked(area);
        docked.window.resize(400, 400);
        QTRY_VERIFY(docked.length() < 300);
        docked.window.resize(450, 450);
        docked.window.resize(700, 700);
        QTRY_COMPARE(docked.length(), 300);
    }
    void aDockKeepsTheSizeThatTheUserGaveItMeanwhile_data() { addDockAreas(); }
    void aDockKeepsTheSizeThatTheUserGaveItMeanwhile() {
        QFETCH(const Qt::DockWidgetArea, area);
        Docked docked(area);
        docked.window.resize(400, 400);
        QTRY_VERIFY(docked.length() < 300);
        docked.give(120);
        QTRY_COMPARE(docked.length(), 120);
        docked.window.resize(700, 700);
        QTRY_COMPARE(docked.window.height(), 700);
        QCoreApplication::processEvents();
        QCOMPARE(docked.length(), 120);
    }

    void aWindowOpensBesideTheBoard_data() {
        QTest::addColumn<QList<QRect>>("screens");
        QTest::addColumn<QRect>("owner");
        QTest::addColumn<QRect>("board");
        QTest::addColumn<QSize>("wanted");
        QTest::addColumn<WindowUse>("use");
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::addColumn<QRect>("place");
        const QRect laptop(0, 0, 1280, 720), notebook(0, 0, 1366, 768), large(0, 0, 1920, 1080);
        const QRect beside(1280, 0, 1920, 1080), huge(0, 0, 3840, 2160);
        const QSize usual(840, 620);
        const auto leftToRight = Qt::LeftToRight, rightToLeft = Qt::RightToLeft;
        const auto withBoard = WindowUse::WithBoard, insteadOfBoard = WindowUse::InsteadOfBoard;

        QTest::newRow("it is as large as it wants to be where there is room")
            << QList{large} << QRect(200, 100, 1040, 760) << QRect(220, 160, 600, 600) << usual << withBoard
            << leftToRight << QRect(820, 160, 840, 620);
        QTest::newRow("beside the main window, if it fits there too")
            << QList{large} << QRect(200, 100, 1040, 760) << QRect(220, 160, 600, 600) << QSize(560, 430)
            << withBoard << leftToRight << QRect(1240, 100, 560, 430);
        QTest::newRow("on the other side, if there is more room")
            << QList{large} << QRect(900, 100, 1020, 760) << QRect(1000, 200, 600, 600) << usual << withBoard
            << leftToRight << QRect(60, 100, 840, 620);
        QTest::newRow("it takes less room where the screen has no more")
            << QList{laptop} << laptop << QRect(80, 60, 600, 600) << usual << withBoard << leftToRight
            << QRect(680, 60, 600, 620);
        QTest::newRow("the same on another screen")
            << QList{notebook} << notebook << QRect(60, 60, 700, 640) << usual << withBoard << leftToRight
            << QRect(760, 60, 606, 620);
        QTest::newRow("it covers a part of the board where its least size demands that")
            << QList{laptop} << laptop << QRect(80, 60, 760, 600) << usual << withBoard << leftToRight
            << QRect(720, 0, 560, 620);
        QTest::newRow("but rather opens on another screen")
            << QList{laptop, beside} << laptop << QRect(80, 60, 760, 600) << usual << withBoard << leftToRight
            << QRect(1820, 230, 840, 620);
        QTest::newRow("it stays on the screen of the board if it fits there")
            << QList{laptop, beside} << laptop << QRect(80, 60, 600, 600) << usual << withBoard << leftToRight
            << QRect(680, 60, 600, 620);
        QTest::newRow(
            "a window that is used instead of the board keeps its size where it covers that in any case")
            << QList{laptop} << laptop << QRect(80, 60, 760, 600) << usual << insteadOfBoard << leftToRight
            << QRect(440, 0, 840, 620);
        QTest::newRow("but is no larger than the screen")
            << QList{laptop} << laptop << QRect(80, 60, 760, 600) << QSize(1400, 620) << insteadOfBoard
            << leftToRight << QRect(0, 100, 1280, 620);
        QTest::newRow("and takes less room where that leaves the board free")
            << QList{laptop} << laptop << QRect(80, 60, 600, 600) << usual << insteadOfBoard << leftToRight
            << QRect(680, 60, 600, 620);
        QTest::newRow("of two sides it takes the right one")
            << QList{huge} << QRect(1400, 600, 1040, 760) << QRect(1420, 640, 600, 600) << usual << withBoard
            << leftToRight << QRect(2440, 600, 840, 620);
        QTest::newRow("or the left one where one reads from right to left")
            << QList{huge} << QRect(1400, 600, 1040, 760) << QRect(1820, 640, 600, 600) << usual << withBoard
            << rightToLeft << QRect(560, 600, 840, 620);
        QTest::newRow("on a small screen read from right to left")
            << QList{laptop} << laptop << QRect(600, 60, 600, 600) << usual << withBoard << rightToLeft
            << QRect(0, 60, 600, 620);
    }
    void aWindowOpensBesideTheBoard() {
        QFETCH(QList<QRect>, screens);
        QFETCH(QRect, owner);
        QFETCH(QRect, board);
        QFETCH(QSize, wanted);
        QFETCH(WindowUse, use);
        QFETCH(Qt::LayoutDirection, direction);
        QTEST(placeBeside({QSize(560, 430), wanted}, use, board, owner, screens, direction), "place");
    }
    void aPlaceGrowsAndMovesNoFurtherThanItMust() {
        const QRect screen(0, 0, 1280, 720);
        const QRect place(340, 63, 940, 600);
        QCOMPARE(placeOnScreen(place, {640, 480}, screen), place);
        QCOMPARE(placeOnScreen(place, {1194, 480}, screen), QRect(86, 63, 1194, 600));
        QCOMPARE(placeOnScreen(place, {640, 700}, screen), QRect(340, 20, 940, 700));
        QCOMPARE(placeOnScreen({340, 63, 1500, 600}, {640, 480}, screen), QRect(0, 63, 1280, 600));
        QCOMPARE(placeOnScreen(place, {1400, 800}, screen), QRect(0, 0, 1400, 800)); // the title is in sight
    }
    void theTitleOfAWindowThatIsTooLargeStaysOnTheScreen() {
        const QRect screen(0, 0, 1920, 1080), board(100, 800, 400, 280);
        const QSize size(3000, 2000);
        for (const auto use : {WindowUse::InsteadOfBoard, WindowUse::WithBoard})
            QCOMPARE(placeBeside({size, size}, use, board, screen, {screen}), QRect(QPoint(0, 0), size));
    }

    void aTextThatDoesNotFitMakesRoomForTheShortOne() {
        ElidedLabel label;
        label.setText(QStringLiteral("Sente: Computer 3"));
        label.setShortText(QStringLiteral("Computer 3"));
        label.resize(label.sizeHint());
        QCOMPARE(label.shownText(), label.text());
        label.resize(label.width() - 1, label.height());
        QCOMPARE(label.shownText(), QString("Computer 3"));
        label.resize(label.fontMetrics().horizontalAdvance(QStringLiteral("Comput")), label.height());
        QVERIFY2(label.shownText().startsWith("Com") && label.shownText().endsWith(QChar(0x2026)),
                 qPrintable(label.shownText()));
    }

    void aClickBesideTheRowsLeavesTheCurrentOneSelected() {
        QListWidget list;
        list.addItems({QStringLiteral("first"), QStringLiteral("second")});
        keepRowSelected(list);
        list.resize(200, 200);
        list.show();
        list.setCurrentRow(1);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, {20, 150});
        list.clearSelection();
        QTRY_VERIFY(list.item(1)->isSelected());
        list.setCurrentRow(-1);
        QTest::qWait(0);
        QVERIFY(list.selectedItems().isEmpty());
    }
    void rowsAreNoWiderThanTheirList() {
        QListWidget list;
        list.addItem(QString(500, QLatin1Char('m')));
        list.resize(200, 200);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        QTRY_VERIFY(list.visualItemRect(list.item(0)).width() > list.viewport()->width());
        list.setItemDelegate(new ElidedRows(&list));
        QTRY_COMPARE(list.visualItemRect(list.item(0)).width(), list.viewport()->width());
    }

    void theSecondPressIsDroppedWhereverItFalls() {
        QPushButton first, second;
        int clicks = 0;
        connect(&first, &QPushButton::clicked, this, [] { dropSecondPress(); });
        connect(&second, &QPushButton::clicked, this, [&clicks] { ++clicks; });
        for (QPushButton* button : {&first, &second})
            button->show();
        QTest::mouseClick(&first, Qt::LeftButton);
        pressAgain(second);
        QCOMPARE(clicks, 0);
        QTest::mouseClick(&second, Qt::LeftButton);
        QCOMPARE(clicks, 1);
        pressAgain(second); // only one was dropped
        QCOMPARE(clicks, 2);
    }

    void theSecondPressCanBeDroppedOnOneWidgetAlone() {
        QWidget guarded;
        QPushButton inside(&guarded), outside;
        int clicks = 0;
        for (QPushButton* button : {&inside, &outside})
            connect(button, &QPushButton::clicked, this, [&clicks] { ++clicks; });
        guarded.show();
        outside.show();
        dropSecondPress(&guarded);
        pressAgain(outside);
        QCOMPARE(clicks, 1);
        pressAgain(inside);
        QCOMPARE(clicks, 1);
        pressAgain(inside); // only one was dropped
        QCOMPARE(clicks, 2);
    }
};

QTEST_MAIN(WidgetsTest)
#include "widgets_test.moc"
