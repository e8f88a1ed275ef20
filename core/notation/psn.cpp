#include "core/notation/psn.h"

#include "core/base/ascii.h"
#include "core/notation/hodges_text.h"
#include "core/notation/kif_words.h"
#include "core/notation/move_text.h"
#include "core/notation/pgn_dialect.h"
#include "core/notation/position_text.h"
#include "core/notation/record_endings.h"
#include "core/notation/record_reading.h"

#include <algorithm>
#include <array>

namespace komadai::core {
namespace {

using pgn::Dialect;
using pgn::GameText;
using pgn::Tag;

constexpr std::string_view UsualGame = "shogi";

/// Names of handicaps without blanks, dashes and the word for pieces, and their names in KIF.
constexpr std::array<std::pair<std::string_view, std::string_view>, 26> Handicaps{{
    {"none", "平手"},          {"no", "平手"},
    {"even", "平手"},          {"lance", "香落ち"},
    {"leftlance", "香落ち"},   {"rightlance", "右香落ち"},
    {"bishop", "角落ち"},      {"rook", "飛車落ち"},
    {"rooklance", "飛香落ち"}, {"rookandlance", "飛香落ち"},
    {"2", "二枚落ち"},         {"two", "二枚落ち"},
    {"3", "三枚落ち"},         {"three", "三枚落ち"},
    {"4", "四枚落ち"},         {"four", "四枚落ち"},
    {"5", "五枚落ち"},         {"five", "五枚落ち"},
    {"6", "六枚落ち"},         {"six", "六枚落ち"},
    {"7", "左七枚落ち"},       {"seven", "左七枚落ち"},
    {"8", "八枚落ち"},         {"eight", "八枚落ち"},
    {"10", "十枚落ち"},        {"ten", "十枚落ち"},
}};

/// The start of a handicap in SFEN; the text itself, which is none, for an unknown name.
std::string startWith(const std::string& handicap, const ReadOptions& options) {
    std::string name;
    for (const char c : handicap)
        if (std::string_view(" -+,/").find(c) == std::string_view::npos) name += ascii::toLower(c);
    for (const std::string_view word : {"pieces", "piece", "handicap"})
        if (name.ends_with(word)) name.erase(name.size() - word.size());
    const auto shogi = options.variants.find(UsualGame);
    for (const auto& [known, kifName] : Handicaps)
        if (known == name && shogi)
            if (const auto setup = kif::startWithHandicap(kifName, shogi->spec()))
                return sfen::format(*setup, shogi->spec());
    return handicap;
}

/// Replaces the beginning of a name; false where it begins otherwise.
bool rename(std::string& name, std::string_view from, std::string_view to) {
    if (!name.starts_with(from)) return false;
    name.replace(0, from.size(), to);
    return true;
}

void replaceEnd(std::string& name, std::string_view from, std::string_view to) {
    if (name.ends_with(from)) name.replace(name.size() - from.size(), from.size(), to);
}

void adaptTags(GameText& game, const ReadOptions& options) {
    const bool hasFen = std::any_of(game.tags.begin(), game.tags.end(), [](const Tag& tag) {
        return tag.name == "FEN" || tag.name == "Fen" || tag.name == "SFEN";
    });
    for (Tag& tag : game.tags) {
        const bool isOfPlayer = rename(tag.name, "Sente", "White") || rename(tag.name, "Gote", "Black") ||
                                (rename(tag.name, "Black", "White*") || rename(tag.name, "White", "Black*"));
        if (isOfPlayer) {
            std::erase(tag.name, '*');
            replaceEnd(tag.name, "Grade", "Title");
        } else if (tag.name == "Fen" || tag.name == "SFEN") {
            tag.name = "FEN";
        } else if (tag.name == "Handicap" && !hasFen) {
            tag.name = "FEN";
            tag.value = startWith(tag.value, options);
        }
    }
}

std::string psnName(std::string_view pgnName) {
    std::string name(pgnName);
    if (rename(name, "White", "Sente") || rename(name, "Black", "Gote")) {
        replaceEnd(name, "Title", "Grade");
        return name;
    }
    const bool isTaken = name.starts_with("Sente") || name.starts_with("Gote") || name == "Handicap" ||
                         name == "Fen" || name == "SFEN" || name == "SetUp";
    return isTaken ? std::string() : name;
}

constexpr Dialect Psn{UsualGame, adaptTags, hodges::parse, hodges::formatWithOrigin, psnName, true};

constexpr Dialect Hodges{
    UsualGame,
    [](GameText&, const ReadOptions&) {},
    hodges::parse,
    hodges::formatInOneWord,
    [](std::string_view name) { return std::string(name == "Variant" || name == "FEN" ? name : ""); },
    true};

/// The first words of the lines that are neither tags nor empty, and the names of the tags.
struct Beginning {
    std::vector<std::string_view> tags, words;

    static Beginning of(std::string_view text) {
        constexpr int MostLines = 100;
        constexpr std::size_t MostWords = 20;
        Beginning beginning;
        Lines lines(text);
        while (lines.next() && lines.number() <= MostLines && beginning.words.size() < MostWords) {
            std::string_view line = trimmed(lines.line());
            if (line.starts_with('[')) {
                beginning.tags.push_back(line.substr(1, line.find_first_of(" \"") - 1));
                continue;
            }
            while (!line.empty() && beginning.words.size() < MostWords) {
                std::string_view word = line.substr(0, line.find_first_of(" \t"));
                line = trimmed(line.substr(word.size()));
                if (takeNumber(word))
                    while (take(word, ".")) {
                    }
                if (!word.empty()) beginning.words.push_back(word);
            }
        }
        return beginning;
    }
    bool hasTag(std::string_view name) const {
        return std::find(tags.begin(), tags.end(), name) != tags.end();
    }
};

bool isFile(char c) { return c >= '1' && c <= '9'; }
bool isRank(char c) { return c >= 'a' && c <= 'i'; }

/// Whether a word is a move of shogi such as P7g-7f or P-7f, with or without its origin.
bool isMoveOfShogi(std::string_view word, bool hasOrigin) {
    take(word, "+");
    if (word.empty() || word.front() < 'A' || word.front() > 'Z') return false;
    word.remove_prefix(1);
    if (hasOrigin) {
        if (word.size() < 2 || !isFile(word[0]) || !isRank(word[1])) return false;
        word.remove_prefix(2);
    }
    return word.size() >= 3 && (word[0] == '-' || word[0] == 'x') && isFile(word[1]) && isRank(word[2]);
}

} // namespace

bool psn::looksLikeGames(std::string_view text) {
    const Beginning beginning = Beginning::of(text);
    if (beginning.hasTag("Sente") || beginning.hasTag("Gote")) return true;
    return !beginning.words.empty() && isMoveOfShogi(beginning.words.front(), true);
}

void psn::readGames(std::string_view text, const ReadOptions& options, const ReadSink& sink) {
    pgn::readGames(text, options, sink, Psn);
}

Result<WrittenGame, WriteProblem> psn::writeGame(const GameRecord& record) {
    return pgn::writeGame(record, Psn);
}

bool hodges::looksLikeGames(std::string_view text) {
    const Beginning beginning = Beginning::of(text);
    return !beginning.words.empty() && isMoveOfShogi(beginning.words.front(), false);
}

void hodges::readGames(std::string_view text, const ReadOptions& options, const ReadSink& sink) {
    pgn::readGames(text, options, sink, Hodges);
}

Result<WrittenGame, WriteProblem> hodges::writeGame(const GameRecord& record) {
    auto game = pgn::writeGame(record, Hodges);
    if (!game) return game;
    WrittenGame written = std::move(game).value();
    const bool hasTags = !written.text.starts_with('\n');
    if (!hasTags && record.tree.size() > 1) written.text.erase(0, 1);
    if (!hasTags && record.tree.size() == 1) // nothing else would show that this is a game
        written.text.insert(0, "[Variant \"" + record.tree.spec().id + "\"]\n");
    std::erase(written.losses, Loss::Tags);
    for (const Loss loss :
         lossesOf(record, {Loss::Variations, Loss::Comments, Loss::CommentsBefore, Loss::Glyphs,
                           Loss::Drawings, Loss::Bookmarks, Loss::Evaluations, Loss::Times, Loss::Clocks,
                           Loss::Moves, Loss::Result, Loss::PlyNumber}))
        addLoss(written.losses, loss);
    const auto& outcome = record.outcome;
    if (outcome && pgn::likelyOutcome(outcome->winner, {}, record.tree, endOf(record)) != *outcome)
        addLoss(written.losses, Loss::EndReason);
    return written;
}

} // namespace komadai::core
