// Games that are saved in a file among others: nothing else of the file changes.
#include "core/notation/game_replacement.h"

#include "core/notation/text_encoding.h"
#include "tests/core/notation/read_games.h"

namespace komadai::core::test {
namespace {

/// The file with one of its games changed: it has another event.
Result<std::string, ReplaceProblem> changed(const std::string& bytes, int number, RecordFormat format,
                                            const std::string& event = "Cup") {
    const ReadFile file = read(decodeText(bytes).text, format);
    GameRecord record = file.games.at(static_cast<std::size_t>(number) - 1).record;
    record.header.event = event;
    return replaceGame(bytes, number, written(record, format), format, {variants(), {}, {}});
}
std::vector<std::string> eventsOf(const std::string& bytes, RecordFormat format) {
    std::vector<std::string> events;
    for (const ReadGame& game : read(decodeText(bytes).text, format).games)
        events.push_back(game.record.header.event);
    return events;
}
/// Whether `after` is `before` with another text between the first place of `from` and that of `to`.
void expectOnlyChangedBetween(const std::string& before, const std::string& after, const std::string& from,
                              const std::string& to) {
    const std::size_t first = before.find(from), last = before.find(to);
    ASSERT_NE(first, std::string::npos);
    ASSERT_NE(last, std::string::npos);
    EXPECT_EQ(after.substr(0, first), before.substr(0, first));
    const std::string rest = before.substr(last);
    ASSERT_GE(after.size(), rest.size());
    EXPECT_EQ(after.substr(after.size() - rest.size()), rest);
}

const std::string Pgn = "% my games\n"
                        "[White \"Ann\"]\n[Variant \"euroshogi\"]\n\n1.Pe4   *\n\n\n"
                        "[White \"Bea\"]\n[Variant \"euroshogi\"]\n\n1.Pe4 {good}   Pe5 *  \n\n\n"
                        "[White \"Cat\"]\n[Variant \"euroshogi\"]\n\n1.Pe4 * ; last\n";

TEST(GameReplacement, AGameOfPgnIsReplacedAndTheOthersStayByteForByte) {
    const auto second = changed(Pgn, 2, RecordFormat::Pgn);
    ASSERT_TRUE(second);
    EXPECT_EQ(eventsOf(second.value(), RecordFormat::Pgn), (std::vector<std::string>{"", "Cup", ""}));
    expectOnlyChangedBetween(Pgn, second.value(), "[White \"Bea\"]", "\n\n[White \"Cat\"]");
    const auto first = changed(Pgn, 1, RecordFormat::Pgn);
    ASSERT_TRUE(first);
    expectOnlyChangedBetween(Pgn, first.value(), "[White \"Ann\"]", "\n\n[White \"Bea\"]");
    const auto last = changed(Pgn, 3, RecordFormat::Pgn);
    ASSERT_TRUE(last);
    EXPECT_EQ(last.value().substr(0, Pgn.find("[White \"Cat\"]")),
              Pgn.substr(0, Pgn.find("[White \"Cat\"]")));
}

TEST(GameReplacement, AGameIsReplacedAgainAndAgain) {
    std::string file = Pgn;
    for (const char* event : {"A", "B", "A"}) {
        const auto next = changed(file, 2, RecordFormat::Pgn, event);
        ASSERT_TRUE(next);
        file = next.value();
        EXPECT_EQ(eventsOf(file, RecordFormat::Pgn), (std::vector<std::string>{"", event, ""}));
    }
    EXPECT_EQ(changed(file, 2, RecordFormat::Pgn, "A").value(), file);
}

TEST(GameReplacement, TheLinesBetweenGamesOfCsaStay) {
    const std::string game = "V2.2\nN+Anna\nN-Berta\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n";
    const std::string file = game + "/\n" + game + "/\n" + game;
    for (int number = 1; number <= 3; ++number) {
        const auto replaced = changed(file, number, RecordFormat::Csa);
        ASSERT_TRUE(replaced) << number;
        std::vector<std::string> events(3);
        events[static_cast<std::size_t>(number) - 1] = "Cup";
        EXPECT_EQ(eventsOf(replaced.value(), RecordFormat::Csa), events);
        std::size_t versions = 0;
        for (auto at = replaced.value().find("V2.2\n"); at != std::string::npos;
             at = replaced.value().find("V2.2\n", at + 1))
            ++versions;
        EXPECT_EQ(versions, 3U) << "the others have theirs, and this one too";
    }
}

TEST(GameReplacement, EncodingAndLineEndsOfTheFileAreKept) {
    std::string text;
    for (const char* name : {"羽生", "谷川"}) {
        GameRecord record = gameIn("手合割：平手\n先手：棋士\n   1 ７六歩(77)\n", RecordFormat::Kif);
        record.header.players[0].name = name;
        appendGame(text, written(record, RecordFormat::Kif), RecordFormat::Kif);
    }
    std::string withReturns;
    for (const char c : text)
        withReturns += c == '\n' ? std::string("\r\n") : std::string(1, c);
    const std::string bytes = toShiftJis(withReturns).value();
    const auto replaced = changed(bytes, 1, RecordFormat::Kif, "名人戦");
    ASSERT_TRUE(replaced);
    EXPECT_EQ(decodeText(replaced.value()).encoding, TextEncoding::ShiftJis);
    EXPECT_EQ(eventsOf(replaced.value(), RecordFormat::Kif), (std::vector<std::string>{"名人戦", ""}));
    for (std::size_t i = 0; i < replaced.value().size(); ++i)
        if (replaced.value()[i] == '\n') {
            EXPECT_EQ(replaced.value()[i - 1], '\r') << i;
        }
}

TEST(GameReplacement, CharactersThatTheFileCannotHaveAreRefused) {
    std::string text;
    for (int i = 0; i < 2; ++i)
        appendGame(text,
                   written(gameIn("手合割：平手\n先手：棋士\n   1 ７六歩(77)\n", RecordFormat::Kif),
                           RecordFormat::Kif),
                   RecordFormat::Kif);
    const auto replaced = changed(toShiftJis(text).value(), 1, RecordFormat::Kif, "Müller");
    ASSERT_FALSE(replaced);
    EXPECT_EQ(replaced.error(), ReplaceProblem::Encoding);
}

TEST(GameReplacement, FilesInWhichOtherGamesWouldChangeAreRefused) {
    const std::string oneLine = "[Variant \"euroshogi\"] 1. Pe4 * [Variant \"euroshogi\"] 1. Pe4 Pe5 *\n";
    for (int number = 1; number <= 2; ++number) {
        const auto replaced = changed(oneLine, number, RecordFormat::Pgn);
        ASSERT_FALSE(replaced) << number;
        EXPECT_EQ(replaced.error(), ReplaceProblem::Layout);
    }
    const std::string bad = Pgn + "\n[Variant \"euroshogi\"]\n\n1. Pe9 *\n";
    EXPECT_EQ(changed(bad, 1, RecordFormat::Pgn).error(), ReplaceProblem::Layout);
}

TEST(GameReplacement, AGameThatTheFileDoesNotHaveIsRefused) {
    const WrittenGame game = written(gameIn("[Variant \"euroshogi\"]\n\n1. Pe4 *\n"), RecordFormat::Pgn);
    for (const int number : {0, 4}) {
        const auto replaced = replaceGame(Pgn, number, game, RecordFormat::Pgn, {variants(), {}, {}});
        ASSERT_FALSE(replaced);
        EXPECT_EQ(replaced.error(), ReplaceProblem::Layout);
    }
}

TEST(GameReplacement, CommentsBetweenTheLinesOfUsiStay) {
    const std::string before = "# variant minishogi\nposition sfen rbsgk/4p/5/P4/KGSBR b - 1 moves 5d5c";
    const std::string behind = "\n# a note\n# variant shogi\nposition startpos moves 7g7f\n";
    const GameRecord longer = gameIn(before + " 1b1c\n", RecordFormat::Usi);
    const auto replaced = replaceGame(before + behind, 1, written(longer, RecordFormat::Usi),
                                      RecordFormat::Usi, {variants(), {}, {}});
    ASSERT_TRUE(replaced);
    EXPECT_EQ(replaced.value(), before + " 1b1c" + behind);
}

TEST(GameReplacement, RemarksBetweenGamesStay) {
    const GameRecord first = gameIn("position startpos moves 7g7f 3c3d", RecordFormat::Usi);
    const GameRecord other = gameIn("position startpos moves 2g2f 8c8d 7g7f", RecordFormat::Usi);
    for (const auto& [format, remark] :
         std::vector<std::pair<RecordFormat, std::string>>{{RecordFormat::Pgn, "% a note\n"},
                                                           {RecordFormat::Psn, "% a note\n"},
                                                           {RecordFormat::Hodges, "% a note\n"},
                                                           {RecordFormat::Kif, "# a note\n"},
                                                           {RecordFormat::Usi, "# a note\n"},
                                                           {RecordFormat::Usen, "# a note\n"}}) {
        const WrittenGame game = written(first, format);
        std::string behind = remark;
        appendGame(behind, game, format);
        const auto replaced =
            replaceGame(game.text + behind, 1, written(other, format), format, {variants(), {}, {}});
        ASSERT_TRUE(replaced) << infoOf(format).name;
        EXPECT_TRUE(replaced.value().ends_with(behind)) << infoOf(format).name;
    }
}

TEST(GameReplacement, EveryFormatThatHasMovesCanReplaceWhatItHasWritten) {
    const GameRecord first = gameIn("position startpos moves 7g7f 3c3d", RecordFormat::Usi);
    const GameRecord other = gameIn("position startpos moves 2g2f 8c8d 7g7f", RecordFormat::Usi);
    for (const RecordFormatInfo& info : recordFormats()) {
        if (info.format == RecordFormat::Sfen || info.format == RecordFormat::Bod) continue;
        std::string text;
        for (int i = 0; i < 3; ++i)
            appendGame(text, written(first, info.format), info.format);
        for (int number = 1; number <= 3; ++number) {
            const auto replaced =
                replaceGame(text, number, written(other, info.format), info.format, {variants(), {}, {}});
            ASSERT_TRUE(replaced) << info.name << ' ' << number;
            const auto games = read(replaced.value(), info.format).games;
            ASSERT_EQ(games.size(), 3U);
            for (int i = 1; i <= 3; ++i)
                EXPECT_EQ(games[static_cast<std::size_t>(i) - 1].record.tree.size(), i == number ? 4U : 3U)
                    << info.name;
        }
    }
}

} // namespace
} // namespace komadai::core::test
