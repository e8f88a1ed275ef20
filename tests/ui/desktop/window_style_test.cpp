// The look of controls in all windows.
#include "ui/desktop/window_style.h"

#include "ui/contrast.h"
#include "ui/desktop/window_colours.h"
#include "ui/scaled_font.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QImage>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QStyleFactory>
#include <QStyleOptionButton>
#include <QStyleOptionMenuItem>
#include <QtTest>

#include <algorithm>
#include <functional>
#include <memory>

using namespace komadai::ui;

namespace {

/// Gives the buttons of dialogs icons, as many desktops do.
class StyleWithIcons : public QProxyStyle {
public:
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override {
        if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 1;
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
};

bool anyButtonHasAnIcon(const QWidget& dialog) {
    const auto buttons = dialog.findChildren<QPushButton*>();
    return std::any_of(buttons.begin(), buttons.end(), [](const auto* b) { return !b->icon().isNull(); });
}

/// The highest contrast to the ground of what is painted on it, across its middle.
double contrastOnGround(const QColor& ground, const QSize& size,
                        const std::function<void(QPainter&)>& paint) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    paint(painter);
    painter.end();
    double most = 1;
    for (int x = 0; x < size.width(); ++x)
        most = std::max(most, contrast(image.pixelColor(x, size.height() / 2), ground));
    return most;
}

/// An unchecked check box or radio button, with the focus of the keyboard or without it.
double contrastOf(QStyle::PrimitiveElement indicator, QStyle::State focus, const QPalette& palette,
                  QPalette::ColorRole ground) {
    const WindowStyle style(QStyleFactory::create("Fusion"));
    QStyleOptionButton option;
    option.rect = QRect(0, 0, 14, 14);
    option.palette = palette;
    option.state = QStyle::State_Enabled | QStyle::State_Active | QStyle::State_Off | focus;
    return contrastOnGround(palette.color(ground), option.rect.size(),
                            [&](QPainter& painter) { style.drawPrimitive(indicator, &option, &painter); });
}

/// How many rows of the left half of a widget are not of one colour.
int rowsWithText(QWidget& widget) {
    const QImage image = widget.grab().toImage();
    int rows = 0;
    for (int y = 0; y < image.height(); ++y) {
        bool isPlain = true;
        for (int x = 0; x < image.width() / 2; ++x)
            isPlain = isPlain && image.pixel(x, y) == image.pixel(0, y);
        rows += isPlain ? 0 : 1;
    }
    return rows;
}

} // namespace

class WindowStyleTest : public QObject {
    Q_OBJECT

private slots:
    void buttonsOfDialogsHaveNoIconsThatCouldBeDarkOnDark() {
        QApplication::setPalette(darkPalette());
        const auto hasIcons = [] {
            const QDialogButtonBox box(QDialogButtonBox::Ok | QDialogButtonBox::Cancel |
                                       QDialogButtonBox::Close);
            const QMessageBox question(QMessageBox::Question, {}, {}, QMessageBox::Yes | QMessageBox::No);
            return anyButtonHasAnIcon(box) || anyButtonHasAnIcon(question);
        };
        QApplication::setStyle(new StyleWithIcons);
        QVERIFY(hasIcons());
        QApplication::setStyle(new WindowStyle(new StyleWithIcons));
        QVERIFY(!hasIcons());
    }
    void disabledTextsHaveNoShadowThatBlursThemOnDarkWindows() {
        auto* fusion = QStyleFactory::create("Fusion");
        QVERIFY(fusion->styleHint(QStyle::SH_EtchDisabledText));
        const WindowStyle style(fusion);
        QVERIFY(!style.styleHint(QStyle::SH_EtchDisabledText, nullptr, nullptr, nullptr));
    }
    void anUncheckedBoxOrRadioButtonIsSeenInAllColours_data() {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << lightPalette();
        QTest::newRow("dark") << darkPalette();
        const std::unique_ptr<QStyle> fusion(QStyleFactory::create("Fusion"));
        QTest::newRow("of Qt") << fusion->standardPalette();
    }
    void anUncheckedBoxOrRadioButtonIsSeenInAllColours() {
        QFETCH(QPalette, palette);
        constexpr double Visible = 3; // of marks, see contrast()
        const QStyle::State idle = QStyle::State_None;
        const QStyle::State focused = QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange;
        for (const auto indicator : {QStyle::PE_IndicatorCheckBox, QStyle::PE_IndicatorRadioButton})
            for (const auto ground : {QPalette::Window, QPalette::Base})
                for (const QStyle::State state : {idle, focused})
                    QVERIFY(contrastOf(indicator, state, palette, ground) >= Visible);
    }
    void anUncheckedEntryOfAMenuIsSeenInAllColours_data() {
        anUncheckedBoxOrRadioButtonIsSeenInAllColours_data();
    }
    void anUncheckedEntryOfAMenuIsSeenInAllColours() {
        QFETCH(QPalette, palette);
        WindowStyle style(QStyleFactory::create("Fusion"));
        QMenu menu;
        menu.setStyle(&style);
        QStyleOptionMenuItem option;
        option.initFrom(&menu);
        option.rect = QRect(0, 0, 100, 24);
        option.palette = palette;
        option.state = QStyle::State_Enabled | QStyle::State_Active;
        option.menuItemType = QStyleOptionMenuItem::Normal;
        option.checkType = QStyleOptionMenuItem::NonExclusive;
        option.menuHasCheckableItems = true;
        const auto paint = [&](QPainter& painter) {
            style.drawControl(QStyle::CE_MenuItem, &option, &painter, &menu);
        };
        QVERIFY(contrastOnGround(palette.color(QPalette::Window), option.rect.size(), paint) >= 3);
    }
    void theTitleOfADockFollowsTheSizeOfTheText() {
        QApplication::setStyle(new WindowStyle(QStyleFactory::create("Fusion")));
        QMainWindow window;
        auto* dock = new QDockWidget(QStringLiteral("H"));
        dock->setWidget(new QWidget);
        window.setCentralWidget(new QWidget);
        window.addDockWidget(Qt::TopDockWidgetArea, dock);
        window.resize(600, 300);
        window.show();
        const int before = rowsWithText(*dock);
        QVERIFY(before > 4);
        const QFont usual = QApplication::font();
        QApplication::setFont(scaledFont(usual, 2));
        QTRY_VERIFY(rowsWithText(*dock) > 3 * before / 2);
        QApplication::setFont(usual);
    }
    void itKeepsTheColoursThatTheUserHasChosen() {
        QApplication::setPalette(darkPalette());
        QApplication::setStyle(new WindowStyle);
        QCOMPARE(QApplication::palette().color(QPalette::Window), darkPalette().color(QPalette::Window));
    }
};

QTEST_MAIN(WindowStyleTest)
#include "window_style_test.moc"
