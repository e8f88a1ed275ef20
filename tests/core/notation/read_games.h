// What the tests of the formats of games share.
#pragma once

#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/notation/record_file.h"
#include "core/notation/stored_record.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core::test {

inline const VariantSet& variants() {
    static const VariantSet builtin = VariantSet::builtin();
    return builtin;
}

/// Everything that a reader gave.
struct ReadFile {
    std::vector<ReadGame> games;
    std::vector<ReadProblem> problems;
    ReadSummary summary;
};

inline ReadFile read(std::string_view text, std::optional<RecordFormat> format, const ReadOptions& options) {
    ReadFile file;
    const ReadSink sink{[&](ReadGame&& game) {
                            file.games.push_back(std::move(game));
                            return true;
                        },
                        [&](const ReadProblem& problem) { file.problems.push_back(problem); }};
    file.summary = readRecords(text, format, options, sink);
    return file;
}
inline ReadFile read(std::string_view text, std::optional<RecordFormat> format = {},
                     std::string_view variant = {}) {
    return read(text, format, ReadOptions{variants(), variants().find(variant), {}});
}

/// The only game of a text.
inline GameRecord gameIn(std::string_view text, std::optional<RecordFormat> format = {},
                         std::string_view variant = {}) {
    auto file = read(text, format, variant);
    if (file.games.size() != 1) throw std::invalid_argument("not one game: " + std::string(text));
    for (const auto& problem : file.problems)
        ADD_FAILURE() << "line " << problem.line << ": " << problem.text;
    return std::move(file.games.front().record);
}

/// The moves of the line through a node, as UCI has them.
inline std::string movesOf(const GameTree& tree, NodeId node = GameTree::root()) {
    std::string text;
    for (const auto& ply : lineOf(tree, node))
        text += (text.empty() ? "" : " ") + ply.move;
    return text;
}

/// The moves before the last one that was played, of all lines.
inline std::ptrdiff_t placeOfLastMove(const GameRecord& record) {
    const auto nodes = record.tree.subtree();
    return std::find(nodes.begin(), nodes.end(), playedTo(record)) - nodes.begin();
}

/// The moves, variations, notes and times of a tree as text, without the ids.
inline std::string describe(const GameTree& tree) {
    std::string text = sfen::format(tree.start().toSetup(), tree.spec());
    for (const NodeId node : tree.subtree()) {
        text += '\n' + std::to_string(tree.depth(node)) + ' ';
        if (node != GameTree::root()) text += uci::format(tree.move(node), tree.position(*tree.parent(node)));
        if (const auto used = tree.timeUsed(node)) text += " used " + std::to_string(used->count());
        if (const auto clock = tree.clock(node)) text += " clock " + std::to_string(clock->count());
        const Annotations& notes = tree.annotations(node);
        for (const Glyph glyph : notes.glyphs)
            text += " $" + std::to_string(numberOf(glyph));
        for (const Drawing& drawing : notes.drawings)
            text += " drawing " + std::to_string(drawing.from.index()) + ' ' +
                    std::to_string(drawing.to.index()) + ' ' +
                    std::to_string(static_cast<int>(drawing.colour));
        if (!notes.before.empty()) text += " before {" + notes.before + '}';
        if (!notes.after.empty()) text += " after {" + notes.after + '}';
        if (notes.bookmark) text += " bookmark {" + *notes.bookmark + '}';
        for (const Evaluation& evaluation : notes.evaluations) {
            const Score score = evaluation.score;
            if (score.hasMateLength())
                text += " mate " + std::to_string(score.matePlies());
            else if (score.isMate())
                text += score.isWin() ? " mate +" : " mate -";
            else
                text += " cp " + std::to_string(score.centipawns());
            text += " depth " + std::to_string(evaluation.depth) + " nodes " +
                    std::to_string(evaluation.nodes) + " by " + evaluation.engine;
            AnyPosition position = tree.position(node);
            for (const Move& move : evaluation.line) {
                text += ' ' + uci::format(move, position);
                position = position.after(move);
            }
        }
    }
    return text;
}

/// The problems as `Kind game:line text`.
inline std::vector<std::string> problemsOf(const ReadFile& file) {
    static constexpr const char* Names[] = {"UnknownFormat", "UnknownVariant", "BadStart",     "BadMove",
                                            "IllegalMove",   "BadValue",       "UnknownText",  "BadNesting",
                                            "TooLong",       "TooDeep",        "TooManyGames", "BadSyntax",
                                            "NewerVersion"};
    std::vector<std::string> texts;
    for (const auto& problem : file.problems)
        texts.push_back(std::string(Names[static_cast<int>(problem.kind)]) + ' ' +
                        std::to_string(problem.game) + ':' + std::to_string(problem.line) + ' ' +
                        problem.text);
    return texts;
}

inline WrittenGame written(const GameRecord& record, RecordFormat format) {
    auto game = writeRecord(record, format);
    if (!game) throw std::invalid_argument("the game cannot be written");
    return std::move(game).value();
}

} // namespace komadai::core::test
