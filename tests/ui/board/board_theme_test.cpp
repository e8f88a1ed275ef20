#include "ui/board/board_theme.h"

#include <QtTest>

#include <cmath>

using namespace komadai::ui;

namespace {

/// As the Web Content Accessibility Guidelines define it.
double luminance(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// 1 for equal colours to 21 for black on white.
double contrast(const QColor& a, const QColor& b) {
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

QPalette paletteWith(const QColor& window) {
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    return palette;
}

} // namespace

class BoardThemeTest : public QObject {
    Q_OBJECT

private slots:
    void themesAreFoundByTheirNames() {
        for (const auto choice : themeChoices())
            QVERIFY(themeNamed(nameOf(choice)) == choice);
        QVERIFY(!themeNamed("marble"));
    }
    void theDesktopsThemeFollowsThePalette() {
        const auto light = BoardTheme::of(paletteWith(Qt::white));
        const auto dark = BoardTheme::of(paletteWith(QColor(30, 30, 30)));
        QVERIFY(light.lightSquare.lightness() > dark.lightSquare.lightness());
    }
    void aChosenThemeKeepsItsColoursOnTheBackgroundOfTheWidgets() {
        const QColor window(30, 30, 30);
        const auto theme = BoardTheme::of(paletteWith(window), ThemeChoice::PlainLight);
        QCOMPARE(theme.lightSquare, BoardTheme::plainLight().lightSquare);
        QCOMPARE(theme.background, window);
    }
    void coordinatesCanBeRead_data() { themes(); }
    void coordinatesCanBeRead() { QVERIFY(contrast(theme().label, theme().frame.lighter(110)) >= 4); }
    void marksStandOutFromBothSquares_data() { themes(); }
    void marksStandOutFromBothSquares() {
        constexpr double Enough = 1.8;
        for (const QColor& square : {theme().lightSquare, theme().darkSquare}) {
            for (const QColor& mark : {theme().target, theme().lastMove})
                QVERIFY(contrast(mark, square) >= Enough);
            for (const QColor& mark : {theme().capture, theme().shot}) // these have a halo
                QVERIFY(contrast(mark, square) >= Enough || contrast(mark, theme().captureHalo) >= Enough);
        }
    }
    void theThemeOfHighContrastHasIt() {
        const auto theme = BoardTheme::highContrast();
        for (const QColor& square : {theme.lightSquare, theme.darkSquare}) {
            QVERIFY(contrast(theme.line, square) >= 7);
            QVERIFY(contrast(theme.target, square) >= 4.5);
        }
    }

private:
    static void themes() {
        QTest::addColumn<QString>("name");
        for (const auto choice : themeChoices())
            QTest::newRow(qPrintable(nameOf(choice))) << nameOf(choice);
    }
    static BoardTheme theme() {
        QFETCH(QString, name);
        return BoardTheme::of(QPalette(Qt::white), *themeNamed(name));
    }
};

QTEST_MAIN(BoardThemeTest)
#include "board_theme_test.moc"
