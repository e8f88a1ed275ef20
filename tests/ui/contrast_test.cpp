// Texts can be read in the light and in the dark palette: a contrast of 4.5 to their ground, of 3 for marks. The colours of
// boards have a test of their own, board_theme_test.
#include "core/notation/stored_record.h"
#include "tests/ui/games.h"
#include "ui/analysis/evaluation_bar.h"
#include "ui/board/cube_piece_set.h"
#include "ui/board/figure_piece_set.h"
#include "ui/board/stone_piece_set.h"
#include "ui/board/wedge_wood.h"
#include "ui/chart_colours.h"
#include "ui/contrast.h"
#include "ui/desktop/window_colours.h"
#include "ui/document/game_document.h"
#include "ui/explorer/results_delegate.h"
#include "ui/opening_graph/graph_colours.h"
#include "ui/reading/find_bar.h"
#include "ui/record/move_colours.h"
#include "ui/record/move_text_view.h"
#include "ui/widgets/focus_ring.h"

#include <QLineEdit>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

constexpr double Readable = 4.5; // Web Content Accessibility Guidelines 2.1, level AA
constexpr double Visible = 3;

struct Pair {
    const char* name;
    QPalette::ColorRole writing, ground;
};

} // namespace

class ContrastTest : public QObject {
    Q_OBJECT

private:
    static void palettes() {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << lightPalette();
        QTest::newRow("dark") << darkPalette();
    }
    static QPalette palette() {
        QFETCH(QPalette, palette);
        return palette;
    }
    static void verify(const QColor& writing, const QColor& ground, double least, const QString& what) {
        const double found = contrast(writing, ground);
        QVERIFY2(
            found >= least,
            qPrintable(QString("%1: %2 on %3 has %4").arg(what, writing.name(), ground.name()).arg(found)));
    }

private slots:
    void contrastRunsFromOneTo21() {
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QVERIFY(std::abs(contrast(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.005);
    }
    void writingCanBeReadOnAnyGround() {
        for (int red = 0; red < 256; red += 15)
            for (int green = 0; green < 256; green += 15)
                for (int blue = 0; blue < 256; blue += 15) {
                    const QColor ground(red, green, blue);
                    QVERIFY(contrast(writingOn(ground), ground) >= Readable);
                }
    }
    void textsOfThePaletteCanBeRead_data() { palettes(); }
    void textsOfThePaletteCanBeRead() {
        for (const auto& [name, writing, ground] :
             {Pair{"text", QPalette::Text, QPalette::Base},
              Pair{"text in every other row", QPalette::Text, QPalette::AlternateBase},
              Pair{"label", QPalette::WindowText, QPalette::Window},
              Pair{"button", QPalette::ButtonText, QPalette::Button},
              Pair{"selection", QPalette::HighlightedText, QPalette::Highlight},
              Pair{"tool tip", QPalette::ToolTipText, QPalette::ToolTipBase},
              Pair{"hint in a field", QPalette::PlaceholderText, QPalette::Base},
              Pair{"faint label", QPalette::PlaceholderText, QPalette::Window},
              Pair{"link", QPalette::Link, QPalette::Base},
              Pair{"link in a label", QPalette::Link, QPalette::Window},
              Pair{"visited link", QPalette::LinkVisited, QPalette::Base},
              Pair{"visited link in a label", QPalette::LinkVisited, QPalette::Window}})
            verify(palette().color(writing), palette().color(ground), Readable, name);
    }
    void theRingOfTheFocusIsSeen_data() { palettes(); }
    void theRingOfTheFocusIsSeen() {
        for (const auto ground : {QPalette::Base, QPalette::Window})
            verify(focusRingColour(palette()), palette().color(ground), Visible, "ring");
    }
    void movesAndCommentsCanBeRead_data() { palettes(); }
    void movesAndCommentsCanBeRead() {
        core::GameTree tree(startPosition());
        const auto first =
            tree.add(core::NodeId::root(), uciMove("e3e4", tree.position(core::NodeId::root())));
        tree.add(first, uciMove("e6e5", tree.position(first)));
        tree.add(first, uciMove("c6c5", tree.position(first))); // a variation
        core::Annotations notes;
        notes.after = "A comment";
        tree.setAnnotations(first, notes);
        GameDocument document({core::headerOf(core::Game(startPosition()), {}, {}), tree, {}});
        MoveTextView view(document);
        view.setPalette(palette());
        view.show();
        QTRY_VERIFY(view.toPlainText().contains("A comment"));
        int texts = 0;
        for (QTextBlock block = view.document()->begin(); block.isValid(); block = block.next())
            for (auto part = block.begin(); !part.atEnd(); ++part) {
                if (part.fragment().text().trimmed().isEmpty()) continue;
                ++texts;
                verify(part.fragment().charFormat().foreground().color(), palette().color(QPalette::Base),
                       Readable, part.fragment().text());
            }
        QVERIFY(texts > 5);
    }
    void movesInATableCanBeRead_data() { palettes(); }
    void movesInATableCanBeRead() {
        for (const bool isVariation : {false, true})
            for (const bool isSelected : {false, true}) {
                const auto colours = MoveColours::of(palette(), isVariation, isSelected);
                const QColor ground = palette().color(isSelected ? QPalette::Highlight : QPalette::Base);
                for (const QColor& writing : {colours.move, colours.faint, colours.comment})
                    verify(writing, ground, Readable, "text");
                for (const QColor& drawn : {colours.sign, colours.guide})
                    verify(drawn, ground, Visible, "sign");
            }
    }
    void writingOnPiecesCanBeRead() {
        for (const bool isDark : {false, true}) {
            const QString side = isDark ? "dark" : "light";
            const auto& stone = StoneColours::of(isDark);
            for (const QColor& ground : {stone.lit, stone.body}) {
                verify(stone.mark, ground, Readable, side + " stone");
                verify(stone.promoted, ground, Readable, "promoted on a " + side + " stone");
            }
            const auto& wedge = WedgeColours::of(isDark);
            for (const QColor& ground : {wedge.upper, wedge.lower}) {
                verify(wedge.letter, ground, Readable, side + " wedge");
                verify(wedge.promoted, ground, Readable, "promoted on a " + side + " wedge");
            }
            const auto& cube = CubeColours::of(isDark); // the symbols on the sides fade
            for (const QColor& ground : {cube.wood(1), cube.darkestOnTop()}) {
                verify(cube.symbol, ground, Readable, side + " cube");
                verify(cube.promoted, ground, Readable, "promoted on a " + side + " cube");
            }
            const auto& figure = FigureColours::of(isDark);
            verify(figure.cut, figure.body, Readable, "lines in a " + side + " figure");
            verify(figure.edge, figure.ringGround, Readable, side + " figure in a ring");
            verify(figure.ring, figure.ringGround, Visible,
                   "ring of a " + side + " figure"); // a mark, no writing
        }
    }
    void chartsAreSeen_data() { palettes(); }
    void chartsAreSeen() {
        const auto colours = ChartColours::of(palette());
        for (const QColor& drawn : {colours.first, colours.second, colours.neutral, colours.line})
            verify(drawn, palette().color(QPalette::Base), Visible, "chart");
    }
    void theBarOfAnEvaluationIsSeen() {
        const EvaluationBarColours colours;
        verify(colours.light, colours.dark, Readable, "score on the bar");
        for (const QColor& part : {colours.light, colours.dark})
            verify(colours.middle, part, Visible, "middle");
    }
    void sharesOfResultsCanBeRead() {
        for (const auto& [fill, text] : ResultsDelegate::parts())
            verify(text, fill, Readable, "share");
    }
    void wordsThatWereFoundCanBeRead() {
        QTextBrowser text;
        text.setPlainText("pawn, pawn, king");
        FindBar bar(text);
        bar.open();
        bar.findChild<QLineEdit*>()->setText("pawn");
        QCOMPARE(text.extraSelections().size(), 2);
        for (const auto& place : text.extraSelections())
            verify(place.format.foreground().color(), place.format.background().color(), Readable, "place");
    }
    void positionsInAGraphCanBeRead_data() { palettes(); }
    void positionsInAGraphCanBeRead() {
        const GraphColours colours(palette());
        for (double score = 0; score <= 1; score += 0.05)
            verify(colours.text(), colours.fill(score), Readable, QString::number(score));
        verify(colours.text(), colours.fill({}), Readable, "not decided");
        for (const QColor& line :
             {colours.border(), colours.mainRoad(), colours.byway(), colours.highlight()})
            verify(line, colours.background(), Visible, "line");
    }
};

QTEST_MAIN(ContrastTest)
#include "contrast_test.moc"
