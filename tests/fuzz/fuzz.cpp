#include "tests/fuzz/fuzz.h"

#include "core/base/visible_text.h"
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/notation/record_file.h"
#include "core/notation/stored_record.h"
#include "core/rules/perft.h"
#include "core/rules/variant_set.h"
#include "core/search/engine.h"
#include "core/variants/rule_options.h"
#include "core/variants/variants_ini.h"
#include "core/variants/variants_ini_writer.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <random>
#include <string>

namespace komadai::fuzz {
namespace {

/// The text of a move is read as that move, and it can be played.
void requireMoves(const core::AnyPosition& position) {
    const auto moves = position.legalMoves();
    for (const auto& move : moves) {
        const auto fromUci = core::uci::parse(core::uci::format(move, position), position);
        const auto fromUsi = core::usi::parse(core::usi::format(move, position), position);
        require(fromUci && fromUci.value() == move, "a legal move is read back from UCI");
        require(fromUsi && fromUsi.value() == move, "a legal move is read back from USI");
    }
    if (moves.empty()) return;
    for (const auto& move : {moves.front(), moves.back()}) {
        require(!position.whyRefused(move), "a listed move is legal");
        position.after(move).legalMoves();
    }
}

/// A text of a list without the characters that divide such lists.
std::string withoutDividers(std::string text) {
    std::erase_if(text, [](char c) { return c == ',' || c == '|'; });
    const auto first = text.find_first_not_of(" \t\r");
    return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

/// A variant as it is after it was written and read.
core::VariantSpec asWritten(core::VariantSpec spec) {
    if (spec.name.empty()) spec.name = spec.id;
    for (core::PieceSpec& piece : spec.pieces) {
        for (std::string* text : {&piece.name, &piece.kanji, &piece.fullKanji, &piece.reading})
            *text = withoutDividers(*text);
        if (piece.name.empty()) piece.name = piece.letters;
    }
    return spec;
}

/// What the program accepts, it reads back from its own export.
void requireExport(const core::VariantSpec& spec) {
    const auto variants = core::readVariantsIni(core::writeVariantsIni(spec));
    require(variants && variants.value().size() == 1, "the export of a variant is read");
    core::VariantSpec read = variants.value().front();
    require(!read.effects == !spec.effects, "with its special effects");
    if (read.effects) require(*read.effects == *spec.effects, "which are the same");
    read.effects = spec.effects;
    require(read == asWritten(spec), "and is the same variant");
}

/// Perft counts the moves that are listed, as far as that is quick.
void requirePerft(const core::AnyPosition& start) {
    constexpr std::size_t MostMoves = 30;
    const auto moves = start.legalMoves();
    require(core::perft(start, 1) == moves.size(), "perft counts the moves");
    if (moves.size() > MostMoves) return;
    std::uint64_t replies = 0;
    for (const auto& move : moves)
        replies += start.after(move).legalMoves().size();
    require(core::perft(start, 2) == replies, "and the answers");
}

void requireSearch(const core::Game& game) {
    static core::Engine engine(1);
    core::Limits limits;
    limits.depth = 2;
    limits.nodes = 300;
    const auto found = engine.search(game, limits, {});
    const auto moves = game.position().legalMoves();
    require(found.move.has_value() != moves.empty(), "a search finds a move if there is one");
    if (found.move) require(game.position().isLegal(*found.move), "a move that a search finds is legal");
}

/// A game of random moves can be stored and written.
void requireGame(const core::Game& game, const core::VariantSet& variants, std::uint32_t seed) {
    constexpr int Plies = 10;
    std::mt19937 random(seed);
    core::GameTree tree(game.position());
    for (int ply = 0; ply < Plies; ++ply) {
        const auto moves = tree.position(tree.mainLineEnd()).legalMoves();
        if (moves.empty()) break;
        tree.add(tree.mainLineEnd(), moves[random() % moves.size()]);
    }
    const auto unpacked = core::GameTree::unpack(tree.pack(), game.position());
    require(unpacked && unpacked.value() == tree, "a game is read back as it was stored");
    const core::GameRecord record{core::headerOf(game, {}, {}), tree};
    const auto written = core::writeRecord(record, core::RecordFormat::Json);
    require(static_cast<bool>(written), "a game is written");
    int games = 0;
    const core::ReadSink sink{
        [&](core::ReadGame&& again) {
            const auto& read = again.record.tree;
            require(read.start().toSetup() == tree.start().toSetup(), "with its start");
            require(read.movesTo(read.mainLineEnd()) == tree.movesTo(tree.mainLineEnd()), "with its moves");
            ++games;
            return true;
        },
        [](const core::ReadProblem&) { require(false, "without problems"); }};
    core::readRecords(written.value().text, core::RecordFormat::Json, {variants}, sink);
    require(games == 1, "a written game is read back");
}

} // namespace

void require(bool holds, const char* law) {
    if (holds) return;
    std::fprintf(stderr, "Not so: %s.\n", law);
    std::abort();
}

void requirePlace(const core::ParseError& error, std::string_view text) {
    require(error.offset <= text.size(), "an error lies in the text");
    require(text.substr(error.offset).starts_with(error.text), "an error quotes the text at its place");
    if (core::visibleText(text, text) == text)
        require(core::visibleText(error.text, text) == error.text, "an error quotes whole characters");
}

void requirePlaces(const core::VariantProblems& problems, std::string_view text) {
    const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
    require(!problems.empty(), "a refusal has a reason");
    int line = 0;
    for (const auto& problem : problems) {
        if (problem.kind == core::VariantProblemKind::Further) continue; // counts those that are not listed
        require(problem.line >= line && problem.line <= lines, "problems come in the order of the lines");
        line = problem.line;
    }
}

void requireCheck(std::string_view text, core::VariantFormat format) {
    const auto check = core::VariantSet().check(text, "unnamed", format);
    require(check.variants.empty() != check.problems.empty(), "a text has variants or problems");
    if (!check.problems.empty()) requirePlaces(check.problems, text);
}

void requirePlayable(const core::VariantSpec& spec) {
    const auto start = core::sfen::parse(core::sfen::format(spec.start, spec), spec);
    require(start && start.value() == spec.start, "the start of a variant is read back");
    core::VariantSpec same = spec;
    require(core::applyRuleOptions(same, core::formatRuleOptions(spec)), "rule options are read back");
    core::VariantSet variants;
    if (!variants.add(spec).empty()) return;
    requireExport(spec);
    const core::Game game(core::AnyPosition::startOf(variants.all().front()));
    requireMoves(game.position());
    // The tables of an evaluation take long for many kinds on a large board.
    constexpr std::size_t MostPlaces = 1500;
    if (static_cast<std::size_t>(spec.size.squares()) * spec.pieces.size() > MostPlaces) return;
    requirePerft(game.position());
    requireSearch(game);
    const std::size_t seed = std::hash<std::string>()(core::sfen::format(spec.start, spec));
    requireGame(game, variants, static_cast<std::uint32_t>(seed));
}

} // namespace komadai::fuzz
