// Small pieces that windows share: where a window opens, long lines of text, double clicks.
#include "ui/widgets/elided_label.h"
#include "ui/widgets/second_press.h"
#include "ui/widgets/window_place.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPushButton>
#include <QTest>

using namespace komadai::ui;

class WidgetsTest : public QObject {
    Q_OBJECT

private:
    static constexpr QRect Screen{0, 0, 1920, 1080};

    /// What a widget gets of a second press.
    static void pressAgain(QWidget& widget) {
        const QPointF place = widget.rect().center();
        for (const auto type : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
            QMouseEvent event(type, place, widget.mapToGlobal(place), Qt::LeftButton,
                              type == QEvent::MouseButtonDblClick ? Qt::LeftButton : Qt::NoButton, {});
            QApplication::sendEvent(&widget, &event);
        }
    }

private slots:
    void aWindowOpensBesideTheBoardWhereThereIsRoom() {
        const QRect board(100, 200, 800, 700);
        QCOMPARE(placeBeside(QSize(700, 600), board, Screen), QRect(900, 200, 700, 600));
    }
    void itOpensOnTheOtherSideIfThereIsMoreRoom() {
        const QRect board(1000, 200, 800, 700);
        QCOMPARE(placeBeside(QSize(700, 600), board, Screen), QRect(300, 200, 700, 600));
    }
    void itCoversAsLittleOfTheBoardAsItCan() {
        const QRect board(500, 200, 800, 700);
        QCOMPARE(placeBeside(QSize(700, 600), board, Screen), QRect(1220, 200, 700, 600));
    }
    void itStaysOnTheScreen() {
        const QRect board(100, 800, 400, 280);
        QCOMPARE(placeBeside(QSize(700, 600), board, Screen), QRect(500, 480, 700, 600));
        QCOMPARE(placeBeside(QSize(3000, 2000), board, Screen).topLeft(), QPoint(0, 0));
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
