// The graph of the positions played most, as the user sees and uses it.
#include "core/notation/stored_record.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/opening_graph/graph_items.h"
#include "ui/opening_graph/graph_legend.h"
#include "ui/opening_graph/graph_picture.h"
#include "ui/opening_graph/graph_view.h"
#include "ui/opening_graph/opening_graph_window.h"

#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSemaphore>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>

#include <sstream>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

using Moves = std::vector<core::Move>;

class OpeningGraphWindowTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryService> m_library;
    std::unique_ptr<QSemaphore> m_gate; ///< a held reader waits for it
    std::unique_ptr<OpeningGraphWindow> m_window;

    std::filesystem::path file() const { return m_folder->filePath("library.sqlite").toStdString(); }
    static core::AnyPosition start() { return core::AnyPosition::startOf(variants().find("shogi")); }
    static Moves movesOf(const std::string& text) {
        Moves moves;
        core::AnyPosition position = start();
        std::istringstream words(text);
        for (std::string word; words >> word;) {
            moves.push_back(core::usi::parse(word, position).value());
            position = position.after(moves.back());
        }
        return moves;
    }
    static core::AnyPosition after(const std::string& text) {
        core::AnyPosition position = start();
        for (const auto& move : movesOf(text))
            position = position.after(move);
        return position;
    }
    /// Adds games of shogi with these moves, `times` times.
    void add(const std::string& moves, int times, core::Side winner = core::Side::First,
             const std::string& player = {}) {
        core::GameTree tree(start());
        tree.addLine(core::NodeId::root(), movesOf(moves));
        core::GameRecord record{core::headerOf(core::Game(start()), {core::Player{}, core::Player{}}, {}),
                                tree, core::Outcome{winner, core::EndReason::Resignation}};
        record.header.players[0].name = player;
        core::Library(file()).addRecords(
            std::vector<core::GameRecord>(static_cast<std::size_t>(times), record));
    }
    void addTwoOpenings() {
        add("7g7f 3c3d 2g2f", 6);
        add("2g2f 8c8d", 3, core::Side::Second, "Habu");
    }
    /// Opens the window for this library, and waits for its graph.
    void open(const core::AnyPosition& position = start()) {
        openWithoutGraph(position);
        QTRY_VERIFY(!m_window->isMaking());
    }
    void openWithoutGraph(const core::AnyPosition& position = start()) {
        m_window = std::make_unique<OpeningGraphWindow>(*m_library, usualLook);
        connect(m_window.get(), &OpeningGraphWindow::movesChosen, this,
                [this](const core::AnyPosition& first, const Moves& moves) {
                    m_chosen.push_back({first, moves});
                });
        m_window->setPosition(position, false);
        m_window->resize(1000, 700);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    /// The library answers nothing until the gate is opened.
    void holdLibrary() {
        m_library->read(
            [gate = m_gate.get()](core::Library&) {
                gate->acquire();
                return true;
            },
            m_library.get(), [](bool) {}, [](const core::StorageError&) {});
    }
    void make() const {
        button("update").click();
        QTRY_VERIFY(!m_window->isMaking());
    }

    GraphView& view() const { return m_window->graphView(); }
    const core::OpeningGraph& graph() const { return view().graph(); }
    QPushButton& button(const char* name) const { return *m_window->findChild<QPushButton*>(name); }
    QLabel& label(const char* name) const { return *m_window->findChild<QLabel*>(name); }
    QLineEdit& filter() const { return *m_window->findChild<QLineEdit*>("filter"); }
    /// With the hyphens of the keyboard.
    static QString plain(QString text) { return text.replace(QChar(0x2011), QChar('-')); }
    QString card() const { return plain(label("position").text()); }
    int nodeAfter(const std::string& moves) const {
        const auto wanted = after(moves);
        for (std::size_t i = 0; i < graph().nodes.size(); ++i)
            if (graph().nodes[i].position == wanted) return static_cast<int>(i);
        qFatal("the graph lacks the position");
    }
    QStringList titles() const {
        QStringList titles;
        for (std::size_t i = 0; i < graph().nodes.size(); ++i)
            titles << plain(view().itemOf(static_cast<int>(i)).title());
        titles.sort();
        return titles;
    }
    QList<MoveItem*> moveItems() const {
        QList<MoveItem*> found;
        for (auto* item : view().scene()->items())
            if (auto* move = dynamic_cast<MoveItem*>(item)) found << move;
        return found;
    }
    QPoint centreOf(const std::string& moves) const { return view().rectOf(nodeAfter(moves)).center(); }
    void pointAt(const std::string& moves) const { QTest::mouseMove(view().viewport(), centreOf(moves)); }
    /// Where the user wanted to go.
    struct Chosen {
        core::AnyPosition first;
        Moves moves;
    };
    std::vector<Chosen> m_chosen;

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_gate = std::make_unique<QSemaphore>();
        m_library = std::make_unique<LibraryService>();
        m_library->useVariants(variants());
        QSignalSpy opened(m_library.get(), &LibraryService::opened);
        m_library->open(file());
        QVERIFY(opened.wait());
    }
    void cleanup() {
        m_gate->release(100);
        m_window.reset();
        m_library.reset();
        m_chosen.clear();
    }

    void eachPositionHasABoxWithItsMove() {
        addTwoOpenings();
        open();
        QCOMPARE(titles(), QStringList({"P-2f", "P-2f", "P-3d", "P-7f", "P-8d", "Start"}));
    }
    void eachMoveHasACurve() {
        addTwoOpenings();
        open();
        QCOMPARE(moveItems().size(), 5);
    }
    void theCurveOfAFrequentMoveIsWider() {
        addTwoOpenings();
        open();
        double widest = 0, thinnest = 100;
        for (const auto* move : moveItems()) {
            widest = std::max(widest, move->pen().widthF());
            thinnest = std::min(thinnest, move->pen().widthF());
        }
        QVERIFY(widest > thinnest + 2);
    }
    void anotherWayToTheSamePositionIsDashed() {
        add("7g7f 3c3d 2g2f", 3);
        add("2g2f 3c3d 7g7f", 2);
        open();
        const auto moves = moveItems();
        QCOMPARE(std::count_if(moves.begin(), moves.end(),
                               [](const auto* move) { return move->pen().style() == Qt::DashLine; }),
                 1);
    }
    void theColourTellsWhoScores() {
        addTwoOpenings();
        open();
        const QColor won = view().itemOf(nodeAfter("7g7f")).fill();
        const QColor lost = view().itemOf(nodeAfter("2g2f")).fill();
        QVERIFY2(won.blue() > won.red(), "blue: the first player won");
        QVERIFY2(lost.red() > lost.blue(), "orange: the second player won");
    }
    void theColoursFollowADarkScheme() {
        addTwoOpenings();
        open();
        QPalette dark;
        dark.setColor(QPalette::Base, QColor(30, 30, 30));
        dark.setColor(QPalette::Text, Qt::white);
        m_window->setPalette(dark);
        QVERIFY(view().itemOf(nodeAfter("7g7f")).fill().lightness() < 128);
        QCOMPARE(view().backgroundBrush().color(), QColor(30, 30, 30));
    }

    void theMouseOverAPositionShowsIt() {
        addTwoOpenings();
        open();
        QVERIFY(card().startsWith("Start\n9 game(s), 100% of all"));
        pointAt("7g7f 3c3d");
        QCOMPARE(card(), QString("P-7f P-3d\n6 game(s), 67% of all\nSente scores 100%"));
        const auto& content = m_window->findChild<PositionCard*>()->content();
        QVERIFY(content && content->position == after("7g7f 3c3d"));
    }
    void theMouseBesideThePositionsShowsWhereTheKeysAre() {
        addTwoOpenings();
        open();
        pointAt("7g7f");
        QTest::mouseMove(view().viewport(), view().viewport()->rect().bottomRight() - QPoint(3, 3));
        QVERIFY(card().startsWith("Start\n"));
    }
    void theArrowKeysGoFromPositionToPosition() {
        addTwoOpenings();
        open();
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_Right);
        QCOMPARE(view().current(), nodeAfter("7g7f"));
        QTest::keyClick(&view(), Qt::Key_Down);
        QCOMPARE(view().current(), nodeAfter("2g2f"));
        QVERIFY(card().startsWith("P-2f\n"));
        QTest::keyClick(&view(), Qt::Key_Up);
        QCOMPARE(view().current(), nodeAfter("7g7f"));
        QTest::keyClick(&view(), Qt::Key_Left);
        QCOMPARE(view().current(), 0);
    }
    void aScreenReaderHearsThePosition() {
        addTwoOpenings();
        open();
        view().setCurrent(nodeAfter("2g2f"));
        QCOMPARE(view().accessibleName(), QString("Opening graph"));
        QVERIFY(plain(view().accessibleDescription()).startsWith("P-2f\n3 game(s)"));
    }

    void aClickGoesThere() {
        addTwoOpenings();
        open();
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, centreOf("7g7f 3c3d"));
        QCOMPARE(m_chosen.size(), std::size_t(1));
        QVERIFY(m_chosen.back().first == start());
        QVERIFY(m_chosen.back().moves == movesOf("7g7f 3c3d"));
    }
    void enterGoesThere() {
        addTwoOpenings();
        open();
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_Right);
        QTest::keyClick(&view(), Qt::Key_Return);
        QCOMPARE(m_chosen.size(), std::size_t(1));
        QVERIFY(m_chosen.back().moves == movesOf("7g7f"));
    }
    void aDragGoesNowhere() {
        addTwoOpenings();
        open();
        const QPoint from = centreOf("7g7f");
        QTest::mousePress(view().viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(view().viewport(), from + QPoint(60, 0));
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, from + QPoint(60, 0));
        QVERIFY(m_chosen.empty());
    }

    void keysZoom() {
        addTwoOpenings();
        open();
        const double before = view().zoom();
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_Plus);
        QTest::keyClick(&view(), Qt::Key_Plus);
        QVERIFY(view().zoom() > before);
        QTest::keyClick(&view(), Qt::Key_0);
        QCOMPARE(view().zoom(), before);
        QTest::keyClick(&view(), Qt::Key_Minus);
        QVERIFY(view().zoom() < before);
    }

    void aFilterLeavesGamesOut() {
        addTwoOpenings();
        open();
        filter().setText("player:habu");
        QTest::keyClick(&filter(), Qt::Key_Return);
        QTRY_VERIFY(!m_window->isMaking());
        QCOMPARE(titles(), QStringList({"P-2f", "P-8d", "Start"}));
    }
    void aFilterThatCannotBeReadIsExplained() {
        addTwoOpenings();
        open();
        filter().setText("plaier:habu");
        QTest::keyClick(&filter(), Qt::Key_Return);
        QVERIFY(label("filterError").isVisible());
        QVERIFY(label("filterError").text().startsWith("“plaier” is not a condition"));
        QCOMPARE(graph().nodes.size(), std::size_t(6)); // the last graph stays
        filter().clear();
        make();
        QVERIFY(!label("filterError").isVisible());
    }
    void thePositionOnTheBoardCanBeTheFirst() {
        addTwoOpenings();
        open(after("7g7f"));
        QCOMPARE(titles().size(), 6);
        auto& first = *m_window->findChild<QComboBox*>("first");
        first.setCurrentIndex(1);
        make();
        QVERIFY(graph().nodes.front().position == after("7g7f"));
        QCOMPARE(titles(), QStringList({"P-2f", "P-3d", "Start"}));
    }
    void anotherVariantOnTheBoardHasAnotherGraph() {
        addTwoOpenings();
        open();
        m_window->setPosition(startPosition(), false);
        QTRY_VERIFY(!m_window->isMaking());
        QVERIFY(label("message").isVisible());
    }

    void anEmptyLibraryIsExplained() {
        open();
        QVERIFY(label("message").isVisible());
        QCOMPARE(label("message").text(), QString("No game in the library has a move from this position."));
        QVERIFY(!button("save").isEnabled());
    }
    void aFilterThatFitsNoGameIsExplained() {
        addTwoOpenings();
        open();
        filter().setText("player:nobody");
        make();
        QCOMPARE(label("message").text(), QString("No matching game has a move from this position."));
    }
    void gamesThatHaveNoMoveInCommonAreExplained() {
        add("7g7f", 1);
        open();
        QCOMPARE(label("message").text(),
                 QString("No move was played in two games or more from this position."));
    }

    void cancelEndsTheCount() {
        addTwoOpenings();
        holdLibrary();
        openWithoutGraph();
        QVERIFY(m_window->isMaking());
        QVERIFY(button("cancel").isVisible());
        button("cancel").click();
        QVERIFY(!m_window->isMaking());
        QVERIFY(!button("cancel").isVisible());
        QVERIFY(label("message").text().startsWith("Cancelled."));
        m_gate->release();
        make(); // answers come in the order of the questions: a graph that was cancelled would have come before
        QCOMPARE(graph().nodes.size(), std::size_t(6));
    }
    void aCancelledChangeKeepsTheLastGraph() {
        addTwoOpenings();
        open();
        holdLibrary();
        filter().setText("player:habu");
        button("update").click();
        button("cancel").click();
        QVERIFY(view().isVisible());
        QCOMPARE(graph().nodes.size(), std::size_t(6));
        QCOMPARE(label("filterError").text(), QString("Cancelled. The previous graph is shown."));
        m_gate->release();
        make();
        QVERIFY(!label("filterError").isVisible());
    }
    void nothingIsSavedWhereTheLibraryCannotBeRead() {
        addTwoOpenings();
        open();
        QVERIFY(button("save").isEnabled());
        QSignalSpy failed(m_library.get(), &LibraryService::openFailed);
        m_library->open(m_folder->filePath("none/library.sqlite").toStdString());
        QTRY_COMPARE(failed.size(), 1);
        QTRY_VERIFY(label("message").isVisible() && !m_window->isMaking());
        QVERIFY(!label("message").text().isEmpty());
        QVERIFY(!button("save").isEnabled());
        QVERIFY(graph().nodes.empty());
        QCOMPARE(card(), QString());
    }
    void aClosedWindowMakesNoGraph() {
        addTwoOpenings();
        open();
        holdLibrary();
        m_window->findChild<QSpinBox*>("count")->setValue(30); // the graph is to be made in a moment
        m_window->close();
        QTest::qWait(700);
        QVERIFY(!m_window->isMaking());
    }
    void theLegendNamesTheSidesOfTheGraphThatIsShown() {
        addTwoOpenings();
        open();
        const auto& legend = *m_window->findChild<GraphLegend*>();
        holdLibrary();
        m_window->setPosition(startPosition(), false); // of another variant
        button("cancel").click();
        QVERIFY(legend.accessibleDescription().contains("Sente"));
        m_gate->release();
        make();
        QVERIFY(!legend.accessibleDescription().contains("Sente"));
    }

    void thePictureIsSavedAsPngAndSvg() {
        addTwoOpenings();
        open();
        const QString png = m_folder->filePath("graph.png"), svg = m_folder->filePath("graph.svg");
        const auto& legend = *m_window->findChild<GraphLegend*>();
        QCOMPARE(saveGraph(*view().scene(), legend, Qt::white, "Opening Graph", png), QString());
        QCOMPARE(saveGraph(*view().scene(), legend, Qt::white, "Opening Graph", svg), QString());
        QVERIFY(QImage(png).width() > 500);
        QFile text(svg);
        QVERIFY(text.open(QIODevice::ReadOnly));
        const QString shown = plain(QString::fromUtf8(text.readAll()));
        QVERIFY(shown.contains("P-7f"));
        QVERIFY(shown.contains("Sente scores more") && shown.contains("played often")); // the legend
    }
    void aPictureWhoseNameHasADotGetsItsEnding() {
        addTwoOpenings();
        open();
        nameNextFile(m_folder->filePath("openings 1.5"), "SVG picture (*.svg)");
        button("save").click();
        QVERIFY(QFile::exists(m_folder->filePath("openings 1.5.svg")));
    }
    void aPictureThatCannotBeSavedIsReported() {
        addTwoOpenings();
        open();
        QVERIFY(!saveGraph(*view().scene(), *m_window->findChild<GraphLegend*>(), Qt::white, "Opening Graph",
                           m_folder->filePath("no/graph.png"))
                     .isEmpty());
    }
};

int main(int argc, char** argv) {
    return komadai::ui::test::runWithOwnSettings<QApplication, OpeningGraphWindowTest>(argc, argv);
}
#include "opening_graph_window_test.moc"
