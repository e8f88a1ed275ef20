#include "core/notation/usi.h"

#include "core/base/ascii.h"
#include "core/notation/csa_words.h"
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/notation/record_reading.h"
#include "core/notation/record_variants.h"

#include <algorithm>
#include <array>

namespace komadai::core {
namespace {

using Kind = ReadProblem::Kind;

bool isComment(std::string_view line) { return line.empty() || line.starts_with('#'); }

bool takeWord(std::string_view& line, std::string_view word) {
    std::string_view rest = line;
    if (!take(rest, word) || !(rest.empty() || rest.starts_with(' ') || rest.starts_with('\t'))) return false;
    skipBlanks(rest);
    line = rest;
    return true;
}

/// The first `words` words of a line, and the rest of the line after them.
std::pair<std::string_view, std::string_view> splitWords(std::string_view line, int words) {
    std::string_view rest = line;
    for (; words > 0 && !rest.empty(); --words) {
        rest.remove_prefix(std::min(rest.find(' '), rest.size()));
        if (words > 1) skipBlanks(rest);
    }
    const auto first = line.substr(0, line.size() - rest.size());
    skipBlanks(rest);
    return {first, rest};
}

/// A position and the rest of the line. Fields may be separated by several blanks.
std::pair<std::string, std::string_view> splitPosition(std::string_view line) {
    std::string fields;
    for (int field = 0; field < 4; ++field) {
        const auto [word, rest] = splitWords(line, 1);
        if (word.empty() || word == "moves") break;
        if (!fields.empty()) fields += ' ';
        fields += word;
        line = rest;
    }
    return {std::move(fields), line};
}

/// Words in the place of the last move, as ShogiHome writes them, and their names in CSA.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> Endings{{
    {"resign", "TORYO"},
    {"win", "KACHI"},
    {"draw", "HIKIWAKE"},
    {"rep_draw", "SENNICHITE"},
    {"timeout", "TIME_UP"},
    {"break", "CHUDAN"},
}};

/// Null where the word is no ending.
const EndingWord* endingWith(std::string_view word, Side mover) {
    for (const auto& [known, name] : Endings)
        if (known == word) return csa::endingNamed(name, mover);
    return nullptr;
}

/// Plays the moves, and returns the outcome if a word behind them states one.
std::optional<Outcome> playMoves(std::string_view moves, GameBuilder& game, int line) {
    while (!moves.empty() && !game.isStopped()) {
        const auto [word, rest] = splitWords(moves, 1);
        moves = rest;
        const AnyPosition& position = game.position();
        const EndingWord* ending = endingWith(word, position.sideToMove());
        if (ending && rest.empty()) {
            if (needsTermination(*ending, position))
                setTag(game.header(), TerminationTag, ending->termination);
            return outcomeOf(*ending, position);
        }
        const auto move = usi::parse(word, position);
        if (move)
            game.play(move.value(), word, line);
        else
            game.refuse(Kind::BadMove, word, line);
    }
    return std::nullopt;
}

/// The first line that is no comment.
std::string_view firstLine(std::string_view text) {
    Lines lines(text);
    while (lines.next())
        if (!isComment(trimmed(lines.line()))) return trimmed(lines.line());
    return {};
}

} // namespace

bool usi::looksLikeGames(std::string_view text) {
    std::string_view line = firstLine(text);
    if (takeWord(line, "position") || takeWord(line, "startpos")) return true;
    return sfen::looksLikePositions(text) && line.find(" moves ") != std::string_view::npos;
}

void usi::readGames(std::string_view text, const ReadOptions& options, const ReadSink& sink) {
    ReadReport report(options, sink);
    CommentedStarts starts(options);
    Lines lines(text);
    while (lines.next()) {
        std::string_view line = trimmed(lines.line());
        if (starts.takeComment(line) || isComment(line)) continue;
        report.beginGame();
        if (const auto variant = starts.unknownVariant()) {
            report.problem(Kind::UnknownVariant, lines.number(), *variant);
            continue;
        }
        takeWord(line, "position");
        const bool isUsual = takeWord(line, "startpos");
        std::string position;
        if (!isUsual) {
            takeWord(line, "sfen");
            std::tie(position, line) = splitPosition(line);
        }
        const auto start = isUsual ? starts.finder().usualStart() : starts.finder().find(position);
        if (!start) {
            report.problem(start.error(), lines.number(), position);
            continue;
        }
        GameBuilder game(start.value(), 0, {}, lines.number(), report);
        std::optional<Outcome> outcome;
        if (takeWord(line, "moves"))
            outcome = playMoves(line, game, lines.number());
        else if (!line.empty())
            report.problem(Kind::UnknownText, lines.number(), line);
        if (!report.deliver(game.finish(outcome))) return;
    }
}

Result<WrittenGame, WriteProblem> usi::writeGame(const GameRecord& record) {
    const GameTree& tree = record.tree;
    const bool isUsual = tree.spec().id == StartFinder::MadeFor &&
                         sfen::format(tree.start()) == sfen::format(AnyPosition::startOf(tree.variant()));
    std::string text = isUsual ? "position startpos" : "position sfen " + sfen::format(tree.start());
    AnyPosition position = tree.start();
    const auto moves = tree.movesTo(tree.mainLineEnd());
    if (!moves.empty()) text += " moves";
    for (const Move& move : moves) {
        text += ' ' + format(move, position);
        position = position.after(move);
    }
    return WrittenGame{withVariantComments(text, tree.spec()),
                       lossesOf(record, {Loss::Moves, Loss::PlyNumber})};
}

bool sfen::looksLikePositions(std::string_view text) {
    std::string_view line = firstLine(text);
    takeWord(line, "sfen");
    const auto [board, rest] = splitWords(line, 1);
    const auto isOfBoard = [](char c) {
        return ascii::isLetter(c) || ascii::isDigit(c) || c == '+' || c == '/' || c == '.';
    };
    return std::count(board.begin(), board.end(), '/') >= 2 &&
           std::all_of(board.begin(), board.end(), isOfBoard) &&
           (rest.starts_with("b ") || rest.starts_with("w "));
}

Result<WrittenGame, WriteProblem> sfen::writePosition(const GameRecord& record) {
    auto losses = lossesOf(record, {Loss::PlyNumber});
    const bool hasMoves = std::find(losses.begin(), losses.end(), Loss::Moves) != losses.end();
    if (hasMoves && record.outcome) addLoss(losses, Loss::Result);
    return WrittenGame{withVariantComments(sfen::format(record.tree.start()), record.tree.spec()),
                       std::move(losses)};
}

} // namespace komadai::core
