// The look of controls in all windows.
#include "ui/desktop/window_style.h"

#include "ui/desktop/window_colours.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QMessageBox>
#include <QPushButton>
#include <QStyleFactory>
#include <QtTest>

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
    void itKeepsTheColoursThatTheUserHasChosen() {
        QApplication::setPalette(darkPalette());
        QApplication::setStyle(new WindowStyle);
        QCOMPARE(QApplication::palette().color(QPalette::Window), darkPalette().color(QPalette::Window));
    }
};

QTEST_MAIN(WindowStyleTest)
#include "window_style_test.moc"
