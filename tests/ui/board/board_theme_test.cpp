#include "ui/board/board_theme.h"
#include "ui/contrast.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

using namespace komadai::ui;

namespace {

/// Red, green and blue, each in proportion to the light.
using Light = std::array<double, 3>;
using Matrix = std::array<Light, 3>;

Light operator*(const Matrix& matrix, const Light& light) {
    Light result{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t i = 0; i < 3; ++i)
            result[row] += matrix[row][i] * light[i];
    return result;
}

Light lightOf(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
}

/// CIE XYZ, of which the second is the luminance.
constexpr Matrix ToXyz{{{0.4124564, 0.3575761, 0.1804375},
                        {0.2126729, 0.7151522, 0.0721750},
                        {0.0193339, 0.1191920, 0.9503041}}};

/// A way to see colours, on light. Source: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for
/// Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009); its matrices
/// for full severity.
using Vision = Matrix;
constexpr Vision Usual{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Vision Protanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Vision Deuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Vision Tritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

/// CIE L*a*b* of a colour as it is seen, under daylight (D65).
Light labOf(const QColor& colour, const Vision& vision) {
    constexpr Light White{0.95047, 1, 1.08883};
    Light seen = vision * lightOf(colour);
    for (double& part : seen)
        part = std::clamp(part, 0.0, 1.0);
    Light xyz = ToXyz * seen;
    for (std::size_t i = 0; i < 3; ++i) {
        const double part = xyz[i] / White[i];
        xyz[i] = part > 216.0 / 24389 ? std::cbrt(part) : (24389.0 / 27 * part + 16) / 116;
    }
    return {116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])};
}

/// By CIE 1976, in which a difference of 2.3 can just be noticed.
double difference(const QColor& a, const QColor& b, const Vision& vision) {
    const Light x = labOf(a, vision), y = labOf(b, vision);
    return std::hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

/// A mark that lets some of its square through.
QColor over(const QColor& mark, const QColor& square) {
    const float part = mark.alphaF();
    const auto mixed = [&](float above, float below) { return part * above + (1 - part) * below; };
    return QColor::fromRgbF(mixed(mark.redF(), square.redF()), mixed(mark.greenF(), square.greenF()),
                            mixed(mark.blueF(), square.blueF()));
}

/// The least difference that anybody sees on a square of either colour; `differenceOn` takes the square and the vision.
template <class Function>
double least(const BoardTheme& theme, Function&& differenceOn) {
    double least = std::numeric_limits<double>::max();
    for (const QColor& square : {theme.lightSquare, theme.darkSquare})
        for (const Vision& vision : {Usual, Protanopia, Deuteranopia, Tritanopia})
            least = std::min(least, differenceOn(square, vision));
    return least;
}

struct Mark {
    const char* name;
    QColor BoardTheme::*colour;
    QColor BoardTheme::*halo = nullptr; ///< none: it lies on the squares
};
constexpr Mark Selected{"selected", &BoardTheme::selected}, Target{"target", &BoardTheme::target},
    Capture{"capture", &BoardTheme::capture}, Shot{"shot", &BoardTheme::shot},
    LastMove{"last move", &BoardTheme::lastMove}, Check{"check", &BoardTheme::check},
    KeyCursor{"cursor", &BoardTheme::keyCursor}, HintArrow{"hint", &BoardTheme::hintArrow},
    AnalysisArrow{"analysis", &BoardTheme::analysisArrow}, BetterArrow{"better", &BoardTheme::betterArrow},
    StandToMove{"turn", &BoardTheme::standToMove};

/// Everything that is a sign on the squares, with what it is drawn on.
constexpr Mark Signs[] = {
    {"edge of the selected square", &BoardTheme::selectedEdge, &BoardTheme::markHalo},
    {"target", &BoardTheme::target},
    {"capture", &BoardTheme::capture, &BoardTheme::captureHalo},
    {"shot", &BoardTheme::shot, &BoardTheme::captureHalo},
    {"flame", &BoardTheme::fire, &BoardTheme::captureHalo},
    {"net", &BoardTheme::net, &BoardTheme::captureHalo},
    {"reach", &BoardTheme::net, &BoardTheme::markHalo},
    {"cursor", &BoardTheme::keyCursor, &BoardTheme::keyCursorHalo},
    {"last move", &BoardTheme::lastMove, &BoardTheme::markHalo},
    {"check", &BoardTheme::check, &BoardTheme::markHalo},
    {"hint", &BoardTheme::hintArrow, &BoardTheme::markHalo},
    {"analysis", &BoardTheme::analysisArrow, &BoardTheme::markHalo},
    {"repertoire", &BoardTheme::repertoireArrow, &BoardTheme::markHalo},
    {"variation", &BoardTheme::variationArrow, &BoardTheme::markHalo},
    {"better", &BoardTheme::betterArrow, &BoardTheme::markHalo},
    {"threat", &BoardTheme::shot, &BoardTheme::markHalo},
};

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
    void writingCanBeRead_data() { themes(); }
    void writingCanBeRead() {
        constexpr double Readable = 4.5;                                          // the Guidelines' level AA
        QVERIFY(contrast(theme().label, theme().frame.lighter(110)) >= Readable); // the frame's lightest part
        QVERIFY(contrast(theme().badgeText, theme().badge) >= Readable);
        for (const QColor& ground : {theme().stand, theme().choice, theme().choiceHovered})
            QVERIFY(contrast(theme().number, ground) >= Readable);
    }
    void marksStandOutFromBothSquares_data() { themes(); }
    void marksStandOutFromBothSquares() {
        constexpr double Enough = 3; // the Guidelines' level AA for what is no text
        for (const QColor& square : {theme().lightSquare, theme().darkSquare})
            for (const Mark& mark : Signs) {
                const double found = contrastOn(mark, square);
                QVERIFY2(found >= Enough, qPrintable(QString("%1: %2").arg(mark.name).arg(found)));
            }
        verify(StandToMove, theme().stand, Enough);
        QVERIFY(contrastOn({"edge", &BoardTheme::selectedEdge, &BoardTheme::markHalo}, theme().stand) >=
                Enough);
    }
    void marksStandOutHoweverColoursAreSeen_data() { themes(); }
    void marksStandOutHoweverColoursAreSeen() {
        constexpr double Enough = 20;
        for (const Mark& mark : {Selected, Target, Capture, Shot, LastMove, Check, KeyCursor, HintArrow,
                                 AnalysisArrow, BetterArrow}) {
            const double found = least(theme(), [&](const QColor& square, const Vision& vision) {
                return difference(over(theme().*mark.colour, square), square, vision);
            });
            QVERIFY2(found >= Enough, qPrintable(QString("%1: %2").arg(mark.name).arg(found)));
        }
    }
    void marksOfOneShapeDifferHoweverColoursAreSeen_data() { themes(); }
    void marksOfOneShapeDifferHoweverColoursAreSeen() {
        constexpr double Enough = 15;
        const std::vector<std::pair<Mark, Mark>> pairs{
            {Selected, Check},       {LastMove, Check}, // squares
            {LastMove, HintArrow},                      // filled arrows
            {LastMove, BetterArrow},                    // likewise
            {Capture, Shot},                            // circles
            {LastMove, KeyCursor},                      // frames
        };
        for (const auto& [one, other] : pairs) {
            const auto a = one.colour, b = other.colour;
            const double found = least(theme(), [&](const QColor& square, const Vision& vision) {
                return difference(over(theme().*a, square), over(theme().*b, square), vision);
            });
            QVERIFY2(found >= Enough,
                     qPrintable(QString("%1 and %2: %3").arg(one.name, other.name).arg(found)));
        }
    }
    /// Their shapes differ by their line styles; so it is enough that each line stands out from its halo.
    void drawingsStandOutFromTheirHalosAndHalosOrLinesFromSquares_data() { themes(); }
    void drawingsStandOutFromTheirHalosAndHalosOrLinesFromSquares() {
        for (const auto& [line, halo] : theme().drawings) {
            QVERIFY(contrast(line, halo) >= 4.5);
            for (const QColor& square : {theme().lightSquare, theme().darkSquare})
                QVERIFY(contrast(line, square) >= 3 || contrast(halo, square) >= 3);
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
    /// Of a mark and its square; or that of the mark and its halo, and of the halo and the square, whichever is less.
    static double contrastOn(const Mark& mark, const QColor& square) {
        const QColor colour = over(theme().*mark.colour, square);
        const double direct = contrast(colour, square);
        if (!mark.halo || (theme().*mark.halo).alpha() == 0) return direct;
        const QColor halo = over(theme().*mark.halo, square);
        return std::max(direct, std::min(contrast(colour, halo), contrast(halo, square)));
    }
    static void verify(const Mark& mark, const QColor& ground, double least) {
        const double found = contrast(over(theme().*mark.colour, ground), ground);
        QVERIFY2(found >= least, qPrintable(QString("%1: %2").arg(mark.name).arg(found)));
    }
    static BoardTheme theme() {
        QFETCH(QString, name);
        return BoardTheme::of(QPalette(Qt::white), *themeNamed(name));
    }
};

QTEST_MAIN(BoardThemeTest)
#include "board_theme_test.moc"
