// Reviews in the background: what they leave in the record, and that they go on where they were.
#include "ui/review/review_service.h"

#include "core/endgames/endgame_file.h"
#include "core/endgames/endgame_maker.h"
#include "core/notation/position_text.h"
#include "tests/ui/games.h"
#include "tests/ui/library/stored_games.h"
#include "tests/ui/own_settings.h"
#include "ui/document/game_document.h"
#include "ui/engine/engine_knowledge.h"
#include "ui/engine/engine_pool.h"
#include "ui/language/language.h"
#include "ui/notation/notation.h"
#include "ui/preferences/preferences.h"
#include "ui/review/position_reviewer.h"
#include "ui/review/review_panel.h"

#include <QApplication>
#include <QFileInfo>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <SQLiteCpp/SQLiteCpp.h>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class ReviewServiceTest : public QObject {
    Q_OBJECT

private:
    static constexpr int BusyMs = 2000;
    /// Six moves, the last of which leaves everything as it is.
    static std::vector<std::string> moves() { return {"e3e4", "e6e5", "d3d4", "d6d5", "c3c4", "c6c5"}; }
    static core::ReviewPlan plan(std::uint64_t nodes = 300) {
        core::ReviewPlan plan;
        plan.nodes = nodes;
        return plan;
    }

    std::unique_ptr<StoredGames> m_games;
    EngineStore m_engines;
    std::unique_ptr<EnginePool> m_pool;
    std::unique_ptr<ReviewService> m_service;
    GameDocument* m_open = nullptr; ///< the document of game 1

    void makeService() {
        m_service = std::make_unique<ReviewService>(
            m_games->service(), *m_pool, variants(),
            [this](core::GameId game) { return game == 1 ? m_open : nullptr; });
    }
    core::GameTree treeOf(core::GameId game) {
        std::optional<core::GameTree> tree;
        m_games->run([&](core::Library& library) {
            const auto stored = library.record(game);
            tree = core::readTree(stored->summary.header, stored->tree, euroshogi()).value();
        });
        return *tree;
    }
    std::string file() const { return m_games->path("library.sqlite").toStdString(); }
    static std::chrono::sys_seconds now() {
        return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    }
    /// The one deleted last comes first.
    std::vector<core::GameId> deletedGames() {
        std::vector<core::GameId> games;
        m_games->run([&](core::Library& library) {
            for (const core::DeletedGame& game : library.deletedGames(10))
                games.push_back(game.summary.id);
        });
        return games;
    }
    std::vector<core::QueuedReview> queue() {
        std::vector<core::QueuedReview> all;
        m_games->run([&](core::Library& library) { all = core::ReviewQueue(library).all(); });
        return all;
    }
    static int evaluated(const core::GameTree& tree) {
        int count = 0;
        for (const core::NodeId node : tree.lineThrough(core::GameTree::root()))
            count += tree.annotations(node).evaluations.empty() ? 0 : 1;
        return count;
    }
    void useEngine(const QString& name) {
        EngineProfile profile;
        profile.name = name;
        profile.program = QStringLiteral(KOMADAI_TEST_DATA "/engines/") + name;
        profile.protocol = core::protocol::Protocol::Uci;
        profile.options = {{"UCI_Variant", core::protocol::OptionType::Combo, "", {}, {}, {"euroshogi"}}};
        m_engines.set({profile});
    }
    /// The same, with a line for each start of the program in the file `starts` of the folder.
    void useCountedEngine(const QString& name, const QTemporaryDir& folder) {
        useEngine(name);
        EngineProfile profile = m_engines.all().front();
        profile.arguments = QStringList{"-c", "echo >> starts; exec '" + profile.program + '\''};
        profile.program = QStringLiteral("/bin/sh");
        profile.folder = folder.path();
        m_engines.set({profile});
    }
    static qint64 startsIn(const QTemporaryDir& folder) {
        return QFileInfo(folder.filePath("starts")).size(); // of empty lines
    }
    static core::ReviewPlan planOf(const char* engine) {
        core::ReviewPlan of = plan(1000);
        of.engine = engine;
        return of;
    }
    /// A game of one move, which lets the opponent win by far. The better move is `better`.
    struct Blunder {
        core::GameTree tree;
        core::NodeId node;
        core::Evaluations evaluations;

        Blunder(const core::AnyPosition& start, const char* played, const char* better) : tree(start) {
            node = tree.add(core::GameTree::root(), uciMove(played, start));
            evaluations[core::GameTree::root()].line = {uciMove(better, start)};
            evaluations[node].score = core::Score::centipawns(3000);
            for (auto& [at, evaluation] : evaluations)
                evaluation.engine = "X";
        }
        /// Reviews the game in a language; returns the comment on the move.
        QString reviewIn(const char* language) {
            preferences().set(preference::Language, QString::fromLatin1(language));
            applyChosenLanguage();
            tree.apply(editFor(tree, evaluations, core::reviewOf(tree, evaluations)));
            return QString::fromStdString(tree.annotations(node).after);
        }
    };
    void waitForEnd() { QTRY_VERIFY_WITH_TIMEOUT(!m_service->progress(), 60000); }

private slots:
    void init() {
        m_open = nullptr;
        m_games = std::make_unique<StoredGames>();
        m_pool = std::make_unique<EnginePool>(m_engines, nullptr, 2);
        m_games->add({{.moves = moves()}, {.first = "Cleo", .moves = {"e3e4", "e6e5"}}});
        makeService();
    }
    void cleanup() {
        preferences().reset(preference::EndgameTables);
        preferences().reset(preference::MoveNotation);
        preferences().reset(preference::Language);
        applyChosenLanguage();
        m_service.reset();
        m_pool.reset();
        m_games.reset();
    }

    void everyPositionOfTheGameIsEvaluated() {
        QSignalSpy finished(m_service.get(), &ReviewService::finished);
        m_service->add({1}, plan());
        QVERIFY(finished.wait(60000));
        QCOMPARE(finished.front().front().value<core::GameId>(), core::GameId{1});
        QCOMPARE(evaluated(treeOf(1)), 7);
        QTRY_VERIFY(queue().empty());
    }
    void gamesAreReviewedOneAfterAnother() {
        QSignalSpy finished(m_service.get(), &ReviewService::finished);
        m_service->add({1, 2}, plan());
        waitForEnd();
        QTRY_COMPARE(finished.size(), 2);
        QCOMPARE(evaluated(treeOf(2)), 3);
    }
    void itFindsWhatTheSameReviewFindsWithoutAWindow() {
        core::GameTree tree = treeOf(1);
        core::Engine engine(16);
        core::Evaluations expected;
        QVERIFY(core::evaluateGame(engine, tree, plan(), expected, {}));
        QSignalSpy finished(m_service.get(), &ReviewService::finished);
        m_service->add({1}, plan());
        QVERIFY(finished.wait(60000));
        QCOMPARE(core::storedEvaluations(treeOf(1)), expected);
    }
    void theBuiltInEngineUsesEndgameTables() {
        core::VariantSet set;
        QVERIFY(set.add("[small]\nmaxFile = 4\nmaxRank = 4\nking = k\nrook = r\nbishop = b\n"
                        "startFen = rb1k/4/4/K3 w\nnMoveRule = 0\n")
                    .empty());
        const auto variant = set.all().front();
        core::Endgames endgames(variant);
        const auto symmetry = core::BoardSymmetry::of(variant->spec());
        const QTemporaryDir folder;
        for (const char* text : {"KvK", "KRvK"}) {
            const auto material = core::parseMaterial(text, variant->spec(), symmetry).material;
            endgames.add(core::makeEndgame(endgames, material));
            QVERIFY(
                !core::writeEndgame(folder.path().toStdString(), *endgames.find(material), variant->spec()));
        }
        const auto setup = core::parsePosition("3k/4/4/KR2 w", variant->spec()).value();
        const auto position = core::AnyPosition::fromSetup(setup, variant).value();
        const auto known = endgames.probe(position);
        QVERIFY(known && known->result == core::EndgameValue::Result::Win);
        const auto scoreWith = [&](const core::ReviewPlan& plan) {
            const auto reviewer = makeReviewer(*m_pool, plan);
            QSignalSpy evaluated(reviewer.get(), &PositionReviewer::evaluated);
            reviewer->evaluate(core::Game(position), plan);
            return evaluated.wait(60000) ? evaluated.front().front().value<core::Evaluation>().score
                                         : core::Score::centipawns(0);
        };
        QVERIFY(scoreWith(plan(10)) != core::Score::mateIn(known->plies));
        m_pool->openEndgames(folder.path());
        QCOMPARE(scoreWith(plan(10)), core::Score::mateIn(known->plies));
        preferences().set(preference::EndgameTables, false);
        QVERIFY(scoreWith(plan(10)) != core::Score::mateIn(known->plies));
    }
    void aReviewOfAnOpenGameIsOneStepToUndo() {
        const core::GameTree before = treeOf(1);
        GameDocument document({m_games->summary(1).header, before});
        m_open = &document;
        QSignalSpy finished(m_service.get(), &ReviewService::finished);
        m_service->add({1}, plan());
        QVERIFY(finished.wait(60000));
        QCOMPARE(evaluated(document.tree()), 7);
        QVERIFY(document.canUndo());
        document.undo();
        QCOMPARE(document.tree(), before);
        QVERIFY(!document.canUndo());
    }
    void thePanelSaysThatTheReviewOfTheGameRunsOrWaits() {
        GameDocument document({m_games->summary(1).header, treeOf(1)});
        m_open = &document;
        ReviewPanel panel;
        panel.setDocument(&document);
        panel.setService(*m_service);
        panel.show();
        const auto message = [&panel] { return panel.findChild<QLabel*>("reviewMessage")->text(); };
        m_service->setPaused(true);
        m_service->add({2, 1}, plan());
        QTRY_COMPARE(message(), QString("This game will be reviewed after others."));
        m_service->cancel();
        QTRY_COMPARE(message(), QString("This game is being reviewed."));
        m_service->cancel();
        QTRY_COMPARE(message(), QString("This game is not reviewed yet."));
    }
    void aReviewReplacesTheCommentsOfReviewsInOtherLanguages() {
        Blunder game(startPosition(), "d3d4", "e3e4");
        const QString english = game.reviewIn("en");
        QVERIFY2(english.startsWith("Blunder."), qPrintable(english));
        const QString german = game.reviewIn("de");
        QVERIFY2(german.startsWith("Grober Fehler.") && !german.contains("Blunder"), qPrintable(german));
        const QString japanese = game.reviewIn("ja");
        QVERIFY2(!japanese.contains("Fehler") && !japanese.contains('\n'), qPrintable(japanese));
        QCOMPARE(game.reviewIn("en"), english);
    }
    void aReviewReplacesTheCommentsOfOneInAnotherNotation() {
        const auto shogi = variants().find("shogi");
        Blunder game(core::AnyPosition::startOf(shogi), "c3c4", "h3h4");
        preferences().set(preference::MoveNotation, Notation::Western);
        const QString western = game.reviewIn("en");
        preferences().set(preference::MoveNotation, Notation::Japanese);
        const QString japanese = game.reviewIn("en");
        QVERIFY2(japanese != western && !japanese.contains('\n'), qPrintable(japanese));
    }
    void aReviewReplacesTheCommentsOfTheCommandLine() {
        Blunder game(startPosition(), "d3d4", "e3e4");
        const QString english = game.reviewIn("en");
        core::Annotations notes = game.tree.annotations(game.node);
        notes.after = QString(english).replace(UnbrokenHyphen, '-').toStdString();
        QVERIFY(notes.after != english.toStdString());
        game.tree.setAnnotations(game.node, notes);
        QCOMPARE(game.reviewIn("en"), english);
    }
    void aPausedReviewStandsStillAndGoesOn() {
        m_service->setPaused(true);
        m_service->add({1}, plan());
        QTRY_VERIFY(m_service->progress() && m_service->progress()->total == 7);
        QTest::qWait(50);
        QCOMPARE(m_service->progress()->done, 0);
        QVERIFY(m_service->progress()->isPaused);
        m_service->setPaused(false);
        waitForEnd();
        QTRY_COMPARE(evaluated(treeOf(1)), 7);
    }
    void aCancelledReviewLeavesTheRecordAsItWas() {
        const core::GameTree before = treeOf(1);
        m_service->add({1}, plan(1'000'000'000));
        QTRY_VERIFY(m_service->progress() && m_service->progress()->total == 7);
        m_service->cancel();
        QVERIFY(!m_service->progress());
        QCOMPARE(treeOf(1), before);
        QTRY_VERIFY(queue().empty());
    }
    void allGamesCanBeCancelledAtOnce() {
        m_service->setPaused(true);
        m_service->add({1, 2}, plan());
        QTRY_VERIFY(m_service->progress() && m_service->progress()->waiting == 1);
        m_service->cancelAll();
        QVERIFY(!m_service->progress());
        QTRY_VERIFY(queue().empty());
    }
    void deletedGamesArePassedOverUntilTheyAreRestored() {
        m_games->add({{.first = "Dan", .moves = {"d3d4"}}});
        QSignalSpy finished(m_service.get(), &ReviewService::finished);
        m_service->setPaused(true);
        m_service->add({1, 2, 3}, plan());
        QTRY_VERIFY(m_service->progress() && m_service->progress()->total == 7);
        m_games->run([](core::Library& library) {
            library.deleteGames(std::vector<core::GameId>{1, 2}, now());
        });
        QTRY_COMPARE(m_service->progress()->waiting, 0);
        m_service->setPaused(false);
        waitForEnd();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(finished.front().front().value<core::GameId>(), core::GameId{3});
        QTRY_VERIFY(queue().empty());
        QCOMPARE(deletedGames(), (std::vector<core::GameId>{2, 1}));
        m_games->run([](core::Library& library) { library.restoreGame(2); });
        QTRY_COMPARE(finished.size(), 2);
        QCOMPARE(finished.back().front().value<core::GameId>(), core::GameId{2});
        QCOMPARE(evaluated(treeOf(2)), 3);
        QCOMPARE(deletedGames(), (std::vector<core::GameId>{1}));
    }
    void aGameThatAnotherProgramRestoresIsReviewedOnce() {
        QSignalSpy finished(m_service.get(), &ReviewService::finished);
        m_service->setPaused(true);
        m_service->add({1, 2}, plan());
        QTRY_VERIFY(m_service->progress() && m_service->progress()->waiting == 1);
        m_games->run([](core::Library& library) { library.deleteGame(2, now()); });
        QTRY_COMPARE(m_service->progress()->waiting, 0);
        core::Library(file()).restoreGame(2);
        m_service->add({1}, plan()); // reads the queue again
        QTRY_COMPARE(m_service->progress()->waiting, 1);
        m_service->setPaused(false);
        waitForEnd();
        QTRY_COMPARE(finished.size(), 2);
        QSignalSpy added(&m_games->service(), &LibraryService::gameAdded);
        m_games->run([](core::Library& library) { library.deleteGame(2, now()); });
        m_games->run([](core::Library& library) { library.restoreGame(2); });
        QTRY_COMPARE(added.size(), 1);
        QVERIFY(!m_service->progress());
    }
    void aGameThatAnotherProgramDeletesStaysDeleted() {
        QSignalSpy failed(m_service.get(), &ReviewService::failed);
        m_service->setPaused(true);
        m_service->add({1}, plan());
        QTRY_VERIFY(m_service->progress() && m_service->progress()->total == 7);
        core::Library(file()).deleteGame(1, now());
        m_service->setPaused(false);
        waitForEnd();
        QVERIFY(failed.isEmpty());
        QCOMPARE(deletedGames(), (std::vector<core::GameId>{1}));
    }
    void aFailureToReadACancelledGameLeavesTheOthers() {
        SQLite::Database(file(), SQLite::OPEN_READWRITE, BusyMs)
            .exec("UPDATE games SET first_clock = 'damaged' WHERE id = 1");
        QSignalSpy failed(m_service.get(), &ReviewService::failed);
        BusyReader busy(m_games->service());
        m_service->add({1, 2}, plan());
        QTRY_VERIFY(m_service->progress() && m_service->progress()->waiting == 1);
        m_service->cancel();
        busy.release();
        waitForEnd();
        QVERIFY(failed.isEmpty());
        QTRY_COMPARE(evaluated(treeOf(2)), 3);
    }
    void whenTheProgramEndsTheReviewGoesOnTheNextTime() {
        const core::ReviewPlan slow = plan(20000);
        m_service->add({1}, slow);
        QTRY_VERIFY_WITH_TIMEOUT(m_service->progress() && m_service->progress()->done >= 3, 60000);
        m_service.reset();
        const auto stored = queue();
        QCOMPARE(stored.size(), std::size_t{1});
        QVERIFY(stored.front().evaluations.size() >= 3);
        makeService();
        QSignalSpy finished(m_service.get(), &ReviewService::finished);
        m_games->service().open(file());
        QVERIFY(finished.wait(60000));
        core::GameTree tree = treeOf(1);
        core::Engine engine(16);
        core::Evaluations unbroken;
        core::evaluateGame(engine, tree, slow, unbroken, {});
        QCOMPARE(core::storedEvaluations(tree), unbroken);
    }
    void anotherEngineCanReview() {
        useEngine("steady");
        QSignalSpy finished(m_service.get(), &ReviewService::finished);
        m_service->add({1}, planOf("steady"));
        QVERIFY(finished.wait(60000));
        const core::GameTree tree = treeOf(1);
        QCOMPARE(evaluated(tree), 7);
        const auto line = tree.lineThrough(core::GameTree::root());
        QCOMPARE(tree.annotations(line[0]).evaluations.front().engine, std::string("steady"));
        QCOMPARE(tree.annotations(line[3]).evaluations.front().score, core::Score::centipawns(900));
        QVERIFY(tree.annotations(line[3]).glyphs == std::vector{core::Glyph::Blunder});
        QVERIFY(tree.annotations(line[5]).glyphs.empty());       // its own move
        QCOMPARE(tree.children(line[2]).size(), std::size_t{2}); // with the better line
    }
    void oneProcessReviewsAllGamesOfAVariant() {
        const QTemporaryDir folder;
        useCountedEngine("steady", folder);
        QSignalSpy finished(m_service.get(), &ReviewService::finished);
        m_service->add({1, 2}, planOf("steady"));
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, 60000);
        QCOMPARE(evaluated(treeOf(1)), 7);
        QCOMPARE(evaluated(treeOf(2)), 3);
        QCOMPARE(startsIn(folder), qint64{1});
        m_service->add({2}, planOf("steady")); // the process ended with the queue
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 3, 60000);
        QCOMPARE(startsIn(folder), qint64{2});
    }
    void aReviewThatIsCancelledTakesItsProcessAlong() {
        const QTemporaryDir folder;
        useCountedEngine("steady", folder);
        core::ReviewPlan slow = planOf("steady");
        slow.nodes.reset();
        slow.moveTime = std::chrono::milliseconds(200);
        m_service->add({1, 2}, slow);
        QTRY_VERIFY_WITH_TIMEOUT(m_service->progress() && m_service->progress()->done > 0, 60000);
        m_service->cancel();
        waitForEnd();
        QTRY_COMPARE(evaluated(treeOf(2)), 3);
        QCOMPARE(evaluated(treeOf(1)), 0);
        QCOMPARE(startsIn(folder), qint64{2});
    }
    void aGameOfAnotherVariantHasAProcessOfItsOwn() {
        const auto start = core::AnyPosition::startOf(variants().find("shogi"));
        core::GameTree tree(start);
        tree.add(core::GameTree::root(), uciMove("e3e4", start));
        const core::GameRecord shogi{core::headerOf(core::Game(start), {}, {}), tree, {}};
        m_games->run([shogi](core::Library& library) { library.addRecord(shogi); });
        const QTemporaryDir folder;
        useCountedEngine("steady", folder);
        EngineProfile engine = m_engines.all().front();
        engine.options.front().choices.emplace_back("shogi");
        m_engines.set({engine});
        QSignalSpy finished(m_service.get(), &ReviewService::finished);
        m_service->add({1, 3}, planOf("steady"));
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, 60000);
        QCOMPARE(startsIn(folder), qint64{2});
    }
    void anEngineThatIsSetUpAnewBetweenTwoGamesIsStartedAgain() {
        const QTemporaryDir folder;
        useCountedEngine("steady", folder);
        QSignalSpy finished(m_service.get(), &ReviewService::finished);
        connect(m_service.get(), &ReviewService::finished, m_service.get(), [this] {
            EngineProfile engine = m_engines.all().front();
            engine.startUpTime += std::chrono::seconds(1);
            m_engines.set({engine});
        });
        m_service->add({1, 2}, planOf("steady"));
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, 60000);
        QCOMPARE(startsIn(folder), qint64{2});
    }
    void gamesThatCannotBeReadDoNotEndTheProcess() {
        m_games->add({{.first = "Dan", .moves = {"e3e4"}}, {.first = "Eve", .moves = {"e3e4"}}});
        SQLite::Database database(file(), SQLite::OPEN_READWRITE, BusyMs);
        database.exec("UPDATE games SET first_clock = 'damaged' WHERE id = 2");
        const QTemporaryDir folder;
        useCountedEngine("steady", folder);
        QSignalSpy finished(m_service.get(), &ReviewService::finished);
        QSignalSpy failed(m_service.get(), &ReviewService::failed);
        m_service->setPaused(true);
        m_service->add({1, 2, 3, 4}, planOf("steady"));
        QTRY_VERIFY(m_service->progress() && m_service->progress()->total == 7);
        core::Library(file()).deleteGame(3, now()); // as another program does: it is found deleted on reading
        m_service->setPaused(false);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, 60000);
        QCOMPARE(failed.size(), 1);
        QCOMPARE(startsIn(folder), qint64{1});
    }
    void aGameIsReviewedByTheEngineOfItsPlan() {
        useEngine("steady");
        QSignalSpy finished(m_service.get(), &ReviewService::finished);
        m_service->add({1}, planOf("steady"));
        m_service->add({2}, plan());
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, 60000);
        const core::GameTree tree = treeOf(2);
        QVERIFY(tree.annotations(core::GameTree::root()).evaluations.front().engine != "steady");
    }
    void anEngineThatCrashesIsReported() {
        const core::GameTree before = treeOf(1);
        useEngine("crashes");
        QSignalSpy failed(m_service.get(), &ReviewService::failed);
        m_service->add({1}, planOf("crashes"));
        QVERIFY(failed.wait(10000));
        QVERIFY(failed.front().front().toString().contains("crashes"));
        QCOMPARE(treeOf(1), before);
    }
    void anEngineThatRefusesTheVariantIsStartedOnceForAllGames() {
        const QTemporaryDir folder;
        EngineProfile engine;
        engine.name = "Cube";
        engine.program = QStringLiteral("/bin/sh");
        engine.arguments = QStringList{"-c", "echo >> starts; exec '" KOMADAI_TEST_DATA "/engines/loads'"};
        engine.folder = folder.path();
        engine.protocol = core::protocol::Protocol::Uci;
        engine.options = {
            {"UCI_Variant", core::protocol::OptionType::Combo, "chess", {}, {}, {"chess", "judkins"}},
            {"VariantPath", core::protocol::OptionType::String, "", {}, {}, {}}};
        m_engines.set({engine});
        QSignalSpy failed(m_service.get(), &ReviewService::failed);
        m_service->add({1, 2}, planOf("Cube"));
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 2, 30000);
        QCOMPARE(failed[0][0].toString(), failed[1][0].toString());
        QCOMPARE(QFileInfo(folder.filePath("starts")).size(), qint64{1});
    }
    void anEngineThatDoesNotListTheVariantIsNotStarted() {
        useEngine("steady");
        const core::Game game(core::AnyPosition::startOf(variants().find("zoshogi")));
        const auto reviewer = makeReviewer(*m_pool, planOf("steady"));
        QSignalSpy failed(reviewer.get(), &PositionReviewer::failed);
        reviewer->evaluate(game, planOf("steady"));
        QVERIFY(failed.empty()); // the answer comes later, as from an engine
        QVERIFY(failed.wait(10000));
        QVERIFY(failed.front().front().value<EngineFailure>().problem == EngineProblem::UnknownVariant);
    }
    void aQuestionThatIsDroppedIsNotAnswered() {
        const auto reviewer = makeReviewer(*m_pool, planOf("Nobody"));
        QSignalSpy failed(reviewer.get(), &PositionReviewer::failed);
        reviewer->evaluate(euroShogiGame(), planOf("Nobody"));
        reviewer->cancel();
        QCoreApplication::processEvents();
        QVERIFY(failed.empty());
    }
    void anEngineThatFindsNothingIsReported() {
        useEngine("silent-search");
        const auto reviewer = makeReviewer(*m_pool, planOf("silent-search"), std::chrono::milliseconds(300));
        QSignalSpy failed(reviewer.get(), &PositionReviewer::failed);
        reviewer->evaluate(euroShogiGame(), planOf("silent-search"));
        QVERIFY(failed.wait(10000));
        QCOMPARE(failed.front().front().value<EngineFailure>().problem, EngineProblem::NoMove);
    }
    void anEngineThatIsGoneIsReported() {
        QSignalSpy failed(m_service.get(), &ReviewService::failed);
        core::ReviewPlan plan = ReviewServiceTest::plan();
        plan.engine = "Nobody";
        m_service->add({1}, plan);
        QVERIFY(failed.wait(10000));
        QVERIFY(failed.front().front().toString().contains("Nobody"));
        QVERIFY(!m_service->progress());
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, ReviewServiceTest>(argc, argv); }
#include "review_service_test.moc"
