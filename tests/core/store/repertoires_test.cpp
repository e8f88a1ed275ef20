// Repertoires in the library, and when their cards are due.
#include "core/store/repertoire_store.h"

#include "core/notation/move_text.h"
#include "core/notation/stored_record.h"
#include "core/practice/puzzle.h"
#include "core/store/library_check.h"
#include "core/store/repertoire_gaps.h"
#include "core/store/storage_errors.h"
#include "core/variants/rule_options.h"
#include "tests/core/positions.h"
#include "tests/core/store/storage.h"

namespace komadai::core::test {
namespace {

AnyPosition start(std::string_view variant = "euroshogi") { return AnyPosition::startOf(builtin(variant)); }

/// The first `plies` moves of a game; another number gives other moves.
GameTree line(int plies, std::size_t number = 7, std::string_view variant = "euroshogi") {
    GameTree tree(start(variant));
    NodeId node = GameTree::root();
    for (int ply = 0; ply < plies; ++ply) {
        const auto moves = tree.position(node).legalMoves();
        node = tree.add(node, moves[number * static_cast<std::size_t>(ply + 1) % moves.size()]);
    }
    return tree;
}
Repertoire repertoireOf(const GameTree& tree, Side side = Side::First) {
    Repertoire repertoire(tree.start(), side);
    repertoire.addTree(tree);
    return repertoire;
}

class Repertoires : public LibraryTest {
protected:
    void SetUp() override { open(); }
    void open() {
        library.reset();
        library.emplace(file, 2s, [](std::string_view id) { return builtin(id); });
    }
    RepertoireStore store() { return RepertoireStore(*library); }
    /// Answers the card of a position.
    Schedule answer(RepertoireId id, const std::string& position, PracticeResult result,
                    std::chrono::sys_seconds at = Now) {
        const CardId card = store().read(id)->cards.at(position).id;
        return PracticeStore(*library).record({card, result, 5s, at, Today}).schedule;
    }
    std::string firstCard(RepertoireId id) { return store().read(id)->toPractise(Now, 1).at(0); }
    std::vector<LibraryFault> faults() {
        std::vector<LibraryFault> found;
        checkLibrary(*library, [&](const LibraryFault& fault) { found.push_back(fault); });
        return found;
    }
    PracticeCounts counts(std::chrono::sys_seconds at = Now) { return store().all(at).at(0).counts; }

    std::optional<Library> library;
};

TEST_F(Repertoires, AreKeptWhole) {
    GameTree tree = line(6);
    Annotations notes;
    notes.after = "a comment";
    tree.setAnnotations(tree.ancestor(tree.mainLineEnd(), 3), notes);
    const Repertoire repertoire = repertoireOf(tree);
    const RepertoireId id = store().add("Mine", repertoire);
    open();
    const auto stored = store().read(id);
    ASSERT_TRUE(stored);
    EXPECT_EQ(stored->name, "Mine");
    EXPECT_EQ(stored->repertoire.side(), Side::First);
    EXPECT_EQ(stored->repertoire.tree(), repertoire.tree());
    EXPECT_EQ(stored->cards.size(), 3U);
}

TEST_F(Repertoires, KeepTheRuleOptionsOfTheirGame) {
    const auto rules = withRuleOptions(builtin("euroshogi"), "bareKing=win");
    const RepertoireId id = store().add("Mine", Repertoire(AnyPosition::startOf(rules), Side::Second));
    EXPECT_EQ(formatRuleOptions(store().read(id)->repertoire.spec()), formatRuleOptions(rules->spec()));
}

TEST_F(Repertoires, KeepMovesOfEveryVariant) {
    for (const auto id : {"koshogi", "zoshogi", "shogi", "greatshatranj"}) {
        const GameTree tree = line(30, 11, id);
        const Repertoire repertoire = repertoireOf(tree, Side::Second);
        ASSERT_GT(repertoire.cardCount(), 5U) << id;
        EXPECT_EQ(store().read(store().add("Mine", repertoire))->repertoire.tree(), repertoire.tree()) << id;
    }
}

TEST_F(Repertoires, OfAnUnknownVariantAreKeptButNotReturned) {
    const RepertoireId id = store().add("Mine", repertoireOf(line(4)));
    library->setVariants([](std::string_view) { return nullptr; });
    EXPECT_TRUE(store().all(Now).empty());
    EXPECT_FALSE(store().read(id));
    library->setVariants([](std::string_view variant) { return builtin(variant); });
    EXPECT_EQ(store().all(Now).size(), 1U);
}

TEST_F(Repertoires, AreListedByVariantAndName) {
    store().add("White B", Repertoire(start(), Side::First));
    store().add("White A", Repertoire(start(), Side::First));
    store().add("Any", Repertoire(start("shogi"), Side::First));
    std::vector<std::string> names;
    for (const RepertoireSummary& summary : store().all(Now))
        names.push_back(summary.name);
    EXPECT_EQ(names, (std::vector<std::string>{"White A", "White B", "Any"})) << "EuroShogi, then shogi";
}

TEST_F(Repertoires, TheOneChosenLastComesFirst) {
    const RepertoireId first = store().add("First", Repertoire(start(), Side::First));
    const RepertoireId second = store().add("Second", Repertoire(start(), Side::First));
    EXPECT_EQ(store().readAll("euroshogi").at(0).id, second);
    store().choose(first);
    EXPECT_EQ(store().readAll("euroshogi").at(0).id, first);
    EXPECT_TRUE(store().readAll("shogi").empty());
}

TEST_F(Repertoires, CanBeRenamed) {
    const RepertoireId id = store().add("Old", Repertoire(start(), Side::First));
    store().rename(id, "New");
    EXPECT_EQ(store().read(id)->name, "New");
}

TEST_F(Repertoires, ACardIsNewUntilItIsAnswered) {
    const RepertoireId id = store().add("Mine", repertoireOf(line(6)));
    EXPECT_EQ(counts().fresh, 3);
    answer(id, firstCard(id), PracticeResult::Solved);
    EXPECT_EQ(counts().fresh, 2);
    EXPECT_EQ(counts().later, 1);
}

TEST_F(Repertoires, TheIntervalGrowsWithEachRightAnswer) {
    const RepertoireId id = store().add("Mine", repertoireOf(line(1)));
    const std::string card = firstCard(id);
    std::vector<int> days;
    auto now = Now;
    for (int i = 0; i < 4; ++i) {
        const Schedule schedule = answer(id, card, PracticeResult::Solved, now);
        days.push_back(static_cast<int>(schedule.interval.count()));
        EXPECT_TRUE(store().read(id)->toPractise(now + 1h, 9).empty()) << "it is not due yet";
        now += schedule.interval;
        EXPECT_EQ(store().read(id)->toPractise(now, 9).size(), 1U);
    }
    EXPECT_EQ(days, (std::vector{1, 6, 17, 50}));
}

TEST_F(Repertoires, AWrongAnswerComesAgainOnTheSameDay) {
    const RepertoireId id = store().add("Mine", repertoireOf(line(1)));
    answer(id, firstCard(id), PracticeResult::Failed);
    EXPECT_TRUE(store().read(id)->toPractise(Now + 9min, 9).empty());
    EXPECT_EQ(store().read(id)->toPractise(Now + 10min, 9).size(), 1U);
}

TEST_F(Repertoires, OnlySoManyNewCardsArePractisedAtOnce) {
    const RepertoireId id = store().add("Mine", repertoireOf(line(9)));
    EXPECT_EQ(store().read(id)->toPractise(Now, 2).size(), 2U);
    EXPECT_EQ(store().read(id)->toPractise(Now, 0).size(), 0U);
}

TEST_F(Repertoires, AnAnswerDoesNotChangeTheRating) {
    const RepertoireId id = store().add("Mine", repertoireOf(line(1)));
    const CardId card = store().read(id)->cards.at(firstCard(id)).id;
    EXPECT_FALSE(PracticeStore(*library).record({card, PracticeResult::Failed, 5s, Now, Today}).isRated);
    EXPECT_EQ(PracticeStore(*library).rating("euroshogi"), PlayerRating::ofBeginner());
}

TEST_F(Repertoires, AnswersCountInTheStatistics) {
    const RepertoireId id = store().add("Mine", repertoireOf(line(1)));
    answer(id, firstCard(id), PracticeResult::Solved);
    EXPECT_EQ(PracticeStore(*library).days(Today).at(0).solved, 1);
    store().remove(id);
    EXPECT_EQ(PracticeStore(*library).days(Today).at(0).solved, 1) << "also when the repertoire is gone";
}

TEST_F(Repertoires, CardsAreNoPuzzles) {
    store().add("Mine", repertoireOf(line(5)));
    EXPECT_EQ(PracticeStore(*library).counts({}, Now).all(), 0);
    EXPECT_FALSE(PracticeStore(*library).next({}, Now));
}

TEST_F(Repertoires, AChangeKeepsTheSchedulesOfOtherCards) {
    const RepertoireId id = store().add("Mine", repertoireOf(line(3)));
    const std::string card = firstCard(id);
    answer(id, card, PracticeResult::Solved);
    const Repertoire changed =
        store().change(id, [](Repertoire& repertoire) { repertoire.addTree(line(7)); });
    EXPECT_EQ(changed.cardCount(), 4U);
    EXPECT_EQ(counts().fresh, 3);
    EXPECT_EQ(counts().later, 1);
    EXPECT_EQ(store().read(id)->cards.at(card).schedule.repetitions, 1);
}

TEST_F(Repertoires, ACardThatComesBackHasItsScheduleAgain) {
    const GameTree tree = line(3);
    const RepertoireId id = store().add("Mine", repertoireOf(tree));
    const std::string card = firstCard(id);
    answer(id, card, PracticeResult::Solved);
    const Move move = tree.move(*tree.firstChild(GameTree::root()));
    store().change(id, [&](Repertoire& repertoire) { repertoire.remove(start(), move); });
    EXPECT_EQ(counts().all(), 0);
    EXPECT_TRUE(store().read(id)->cards.empty());
    store().change(id, [&](Repertoire& repertoire) { repertoire.addTree(tree); });
    EXPECT_EQ(store().read(id)->cards.at(card).schedule.repetitions, 1);
    EXPECT_EQ(counts().fresh, 1);
}

TEST_F(Repertoires, TheSamePositionInTwoRepertoiresIsTwoCards) {
    const RepertoireId one = store().add("One", repertoireOf(line(1)));
    const RepertoireId two = store().add("Two", repertoireOf(line(1, 3)));
    answer(one, firstCard(one), PracticeResult::Solved);
    EXPECT_TRUE(store().read(two)->cards.at(firstCard(two)).schedule.isNew());
}

TEST_F(Repertoires, DoNotNeedTheirGame) {
    const GameId game = addGameOf(4, *library);
    const auto record = library->record(game);
    const auto tree = readTree(record->summary.header, record->tree, builtin("euroshogi"));
    const RepertoireId id = store().add("Mine", repertoireOf(tree.value()));
    library->deleteGame(game, Now);
    library->purgeDeleted(Now + 1s);
    EXPECT_EQ(store().read(id)->cards.size(), 2U);
}

TEST_F(Repertoires, ThatAreGoneAreNotDamaged) {
    const RepertoireId id = store().add("Mine", repertoireOf(line(1)));
    store().remove(id);
    EXPECT_FALSE(store().read(id));
    EXPECT_EQ(problemOf([&] { store().change(id, [](Repertoire&) {}); }), StorageProblem::Damaged);
}

TEST_F(Repertoires, AreReadWithoutMovesThatTheRulesDoNotAllowAnyMore) {
    const AnyPosition position = withRooks(optionalPromotion());
    GameTree tree(position);
    tree.add(GameTree::root(), uciMove(position, "g1g8"));
    tree.add(GameTree::root(), uciMove(position, "g1g2"));
    Repertoire repertoire(position, Side::First);
    repertoire.addTree(tree, Repertoire::OwnMoves::All);
    library->setVariants([](std::string_view) { return optionalPromotion(); });
    const RepertoireId id = store().add("Mine", repertoire);
    library->setVariants([](std::string_view variant) { return builtin(variant); });
    store().add("Another", repertoireOf(line(4)));
    EXPECT_EQ(store().readAll("euroshogi").size(), 2U);
    EXPECT_EQ(store().read(id)->repertoire.edges(0),
              (std::vector<Repertoire::Edge>{{uciMove(position, "g1g2"), {}, 1}}));
    library->setVariants([](std::string_view) { return optionalPromotion(); });
    EXPECT_EQ(store().read(id)->repertoire.tree(), repertoire.tree()) << "all moves are kept";
}

TEST_F(Repertoires, KeepMovesThatAreNotLegalWhenTheyAreChanged) {
    const Repertoire repertoire = repertoireOf(line(6));
    const RepertoireId id = store().add("Mine", repertoire);
    const std::string first = uci::format(repertoire.edges(0).at(0).move, repertoire.start());
    const std::string ofStart = "' WHERE position = '" + repertoire.text(0) + "'";
    execute(file, "UPDATE repertoire_moves SET move = 'a1a1" + ofStart);
    EXPECT_EQ(store().read(id)->repertoire.cardCount(), 0U);
    EXPECT_EQ(store().read(id)->leftOut.size(), 5U) << "what follows, too";
    for (int i = 0; i < 2; ++i)
        store().change(id, [](Repertoire& changed) { changed.addTree(line(1, 3)); });
    EXPECT_EQ(store().read(id)->repertoire.cardCount(), 1U);
    EXPECT_EQ(counts().all(), 1) << "the others are put aside";
    execute(file, "UPDATE repertoire_moves SET move = '" + first + ofStart + " AND move = 'a1a1'");
    const auto stored = store().read(id);
    EXPECT_EQ(stored->repertoire.cardCount(), 3U);
    EXPECT_EQ(stored->repertoire.edges(0).size(), 2U);
    EXPECT_TRUE(stored->leftOut.empty());
}

TEST_F(Repertoires, PutCardsAsideThatTheRulesDoNotAllow) {
    const Repertoire repertoire = repertoireOf(line(4));
    const RepertoireId id = store().add("Mine", repertoire);
    const std::string card = firstCard(id);
    answer(id, card, PracticeResult::Solved);
    const std::string first = uci::format(repertoire.edges(0).at(0).move, repertoire.start());
    const std::string ofStart = "' WHERE position = '" + repertoire.text(0) + "'";
    execute(file, "UPDATE repertoire_moves SET move = 'a1a1" + ofStart);
    EXPECT_TRUE(faults().empty()) << "before";
    EXPECT_FALSE(store().read(id)->hasOwnCards());
    store().updateCards(id);
    EXPECT_TRUE(store().read(id)->hasOwnCards());
    EXPECT_EQ(counts().all(), 0);
    EXPECT_TRUE(faults().empty()) << "after";
    execute(file, "UPDATE repertoire_moves SET move = '" + first + ofStart);
    EXPECT_TRUE(faults().empty()) << "the rules are back";
    EXPECT_FALSE(store().read(id)->hasOwnCards());
    store().updateCards(id);
    EXPECT_EQ(counts().all(), 2);
    EXPECT_EQ(store().read(id)->cards.at(card).schedule.repetitions, 1);
}

TEST_F(Repertoires, WithAStartThatTheRulesDoNotAllowAreKeptButNotReturned) {
    const RepertoireId id = store().add("Mine", repertoireOf(line(4)));
    store().add("Another", repertoireOf(line(4)));
    execute(file, "UPDATE repertoires SET start = '8/8/8/8/8/8/8/8 b - 1' WHERE name = 'Mine'");
    EXPECT_FALSE(store().read(id));
    EXPECT_EQ(store().readAll("euroshogi").size(), 1U);
    const auto all = store().all(Now);
    ASSERT_EQ(all.size(), 2U) << "it can still be renamed and deleted";
    EXPECT_EQ(all[0].counts.fresh, 2) << all[0].name;
    EXPECT_EQ(all[1].counts.all(), 0) << all[1].name;
    EXPECT_EQ(all[1].positions, 2) << "they would be deleted with it";
    EXPECT_TRUE(all[0].canBeRead && !all[1].canBeRead);
    EXPECT_EQ(problemOf([&] { store().change(id, [](Repertoire&) {}); }), StorageProblem::Damaged);
    EXPECT_TRUE(faults().empty());
}

TEST_F(Repertoires, WithAStartThatTheRulesDoNotAllowCanBeRemoved) {
    const RepertoireId id = store().add("Mine", repertoireOf(line(4)));
    execute(file, "UPDATE repertoires SET start = '8/8/8/8/8/8/8/8 b - 1'");
    store().remove(id);
    EXPECT_TRUE(store().all(Now).empty());
    EXPECT_TRUE(faults().empty());
}

TEST_F(Repertoires, WithoutTheCardOfAPositionAreDamaged) {
    store().add("Mine", repertoireOf(line(4)));
    EXPECT_TRUE(faults().empty());
    library.reset();
    SQLite::Database(file, SQLite::OPEN_READWRITE).exec("DELETE FROM repertoire_cards WHERE card = 1");
    open();
    EXPECT_EQ(faults(), (std::vector<LibraryFault>{{LibraryFault::Kind::WrongRepertoire, 0, "Mine"}}));
}

// --- gaps

/// Adds games that consist of these moves.
void addGames(Library& library, int games, std::initializer_list<std::string_view> moves) {
    GameTree tree(start());
    NodeId node = GameTree::root();
    for (const auto move : moves)
        node = tree.add(node, uci::parse(move, tree.position(node)).value());
    GameRecord record{headerOf(Game(start()), {}, Now), tree};
    library.addRecords(std::vector<GameRecord>(static_cast<std::size_t>(games), record));
}
/// The gaps as "g7g6: 3", with the moves before the reply in front.
std::vector<std::string> gapsOf(Library& library, const Repertoire& repertoire) {
    std::vector<std::string> texts;
    for (const RepertoireGap& gap : findGaps(LibrarySearch(library), repertoire)) {
        std::string text;
        AnyPosition position = repertoire.start();
        for (const Move& move : gap.way) {
            text += uci::format(move, position) + ' ';
            position = position.after(move);
        }
        texts.push_back(text + uci::format(gap.reply, position) + ": " + std::to_string(gap.games));
    }
    return texts;
}
Repertoire repertoireOfLine(std::initializer_list<std::string_view> moves, Side side) {
    GameTree tree(start());
    NodeId node = GameTree::root();
    for (const auto move : moves)
        node = tree.add(node, uci::parse(move, tree.position(node)).value());
    return repertoireOf(tree, side);
}

TEST_F(Repertoires, HaveAGapWhereAReplyOfTheGamesIsMissing) {
    addGames(*library, 1, {"e3e4", "c6c5"});
    addGames(*library, 3, {"e3e4", "d6d5", "c3c4"});
    addGames(*library, 2, {"e3e4", "e6e5", "c3c4"});
    EXPECT_EQ(gapsOf(*library, repertoireOfLine({"e3e4", "e6e5", "c3c4"}, Side::First)),
              (std::vector<std::string>{"e3e4 d6d5: 3", "e3e4 c6c5: 1"}));
}

TEST_F(Repertoires, HaveAGapAtTheEndOfALineThatGamesContinue) {
    addGames(*library, 2, {"e3e4", "e6e5"});
    EXPECT_EQ(gapsOf(*library, repertoireOfLine({"e3e4"}, Side::First)),
              (std::vector<std::string>{"e3e4 e6e5: 2"}));
}

TEST_F(Repertoires, HaveNoGapsWherePlayersMovesAreMissing) {
    addGames(*library, 2, {"c3c4", "e6e5"});
    EXPECT_TRUE(gapsOf(*library, repertoireOfLine({"e3e4"}, Side::First)).empty());
}

TEST_F(Repertoires, OfTheSecondPlayerHaveGapsAtTheStart) {
    addGames(*library, 2, {"c3c4", "e6e5"});
    EXPECT_EQ(gapsOf(*library, repertoireOfLine({"e3e4", "e6e5"}, Side::Second)),
              (std::vector<std::string>{"c3c4: 2"}));
}

TEST_F(Repertoires, TheSearchForGapsCanBeStopped) {
    addGames(*library, 2, {"c3c4", "e6e5"});
    const Repertoire repertoire = repertoireOfLine({"e3e4", "e6e5"}, Side::Second);
    EXPECT_TRUE(findGaps(LibrarySearch(*library), repertoire, [](int, int) { return false; }).empty());
}

TEST_F(Repertoires, LeaveTheLibraryWithoutFaults) {
    const RepertoireId id = store().add("Mine", repertoireOf(line(9)));
    answer(id, firstCard(id), PracticeResult::Solved);
    store().remove(id);
    EXPECT_TRUE(store().all(Now).empty());
    EXPECT_EQ(checkLibrary(*library, [](const LibraryFault&) {}).faults, 0);
}

TEST_F(Repertoires, ThatDoNotExistCannotBeChanged) {
    EXPECT_THROW(store().rename(7, "New"), StorageError);
    EXPECT_THROW(store().remove(7), StorageError);
    EXPECT_THROW(store().change(7, [](Repertoire&) {}), StorageError);
}

} // namespace
} // namespace komadai::core::test
