// The verdicts of the analysis about positions whose best move is known. tests/data/known_moves.txt says where they come from.
#include "tests/ui/own_game.h"
#include "tests/ui/own_settings.h"
#include "ui/analysis/analysis.h"
#include "ui/engine/mate_finder.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <fstream>
#include <sstream>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

constexpr std::uint64_t EnoughNodes = 300'000;
constexpr int PatienceMs = 60'000;

/// A row of the file.
struct KnownPosition {
    std::string variant, position, move;
    int mateIn = 0; ///< moves of the winner; 0: no mate
};

std::vector<KnownPosition> knownPositions() {
    std::ifstream file(KOMADAI_TEST_DATA "/known_moves.txt");
    std::vector<KnownPosition> all;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') continue;
        std::istringstream fields(line);
        KnownPosition known;
        std::string verdict;
        std::getline(fields, known.variant, '\t');
        std::getline(fields, verdict, '\t');
        std::getline(fields, known.move, '\t');
        std::getline(fields, known.position, '\t');
        if (verdict != "best") known.mateIn = std::stoi(verdict.substr(std::string("mate ").size()));
        all.push_back(known);
    }
    return all;
}

} // namespace

class KnownMovesTest : public QObject {
    Q_OBJECT

    std::vector<KnownPosition> m_known = knownPositions();

    static core::AnyPosition positionOf(const KnownPosition& known) {
        const auto variant = variants().find(known.variant);
        return core::AnyPosition::fromSetup(core::parsePosition(known.position, variant->spec()).value(),
                                            variant)
            .value();
    }

private slots:
    void thereAreSomeOfEachGame() {
        for (const char* id : {"euroshogi", "greatshatranj", "koshogi", "shogi", "zoshogi"}) {
            const auto count = [&](bool isMate) {
                return std::count_if(m_known.begin(), m_known.end(), [&](const KnownPosition& known) {
                    return known.variant == id && (known.mateIn > 0) == isMate;
                });
            };
            QVERIFY2(count(true) >= 3, id);
            QVERIFY2(count(false) >= 3, id);
        }
    }

    void theAnalysisFindsTheMove_data() {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < m_known.size(); ++i)
            QTest::addRow("%s %d", m_known[i].variant.c_str(), static_cast<int>(i)) << static_cast<int>(i);
    }
    void theAnalysisFindsTheMove() {
        QFETCH(const int, row);
        const KnownPosition& known = m_known[static_cast<std::size_t>(row)];
        const core::AnyPosition position = positionOf(known);
        OwnGame<> own;
        own.game().startGame(core::Game(position), {});
        Analysis& analysis = own.game().analysis();
        analysis.setOn(true);
        const auto hasVerdict = [&] {
            if (analysis.found().empty()) return false;
            const core::SearchInfo& best = analysis.found().front();
            return best.score.isMate() || best.nodes >= EnoughNodes;
        };
        QTRY_VERIFY_WITH_TIMEOUT(hasVerdict(), PatienceMs);
        analysis.setOn(false);
        QCOMPARE(core::uci::format(analysis.found().front().line.front(), position), known.move);
        // The best move of a position without a known mate can begin a very long one, which is found if the search goes on.
        QVERIFY(known.mateIn == 0 || analysis.found().front().score.isMate());
    }

    void theMateSearchAgrees_data() { theAnalysisFindsTheMove_data(); }
    void theMateSearchAgrees() {
        QFETCH(const int, row);
        const KnownPosition& known = m_known[static_cast<std::size_t>(row)];
        const core::AnyPosition position = positionOf(known);
        if (core::whyNoMateSearch(position.spec())) QSKIP("This game has no mate search.");
        OwnGame<> own;
        own.game().startGame(core::Game(position), {});
        Analysis& analysis = own.game().analysis();
        analysis.lookForMate();
        QTRY_VERIFY_WITH_TIMEOUT(!analysis.isLookingForMate(), PatienceMs);
        const core::MateResult& answer = analysis.mateAnswer()->result;
        // A mate that needs a quiet move is none by checks alone; and a "best" move can begin a very long mate.
        if (answer.verdict == core::MateResult::Verdict::Mate)
            QCOMPARE(core::uci::format(answer.line.front(), position), known.move);
    }
};

int main(int argc, char** argv) {
    return komadai::ui::test::runWithOwnSettings<QApplication, KnownMovesTest>(argc, argv);
}
#include "known_moves_test.moc"
