// What the targets for files of games share.
#pragma once

#include "core/notation/record_file.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>
#include <vector>

namespace komadai::fuzz {

inline const core::ReadOptions& recordOptions() {
    static const core::VariantSet variants = core::VariantSet::builtin();
    static const core::ReadOptions options{variants, {}, {1u << 20, 50, 500, 20, 1000, 100}};
    return options;
}

/// Whether a format has variations.
inline bool hasVariations(core::RecordFormat format) {
    return format == core::RecordFormat::Psn || format == core::RecordFormat::Hodges ||
           format == core::RecordFormat::Kif || format == core::RecordFormat::Ki2 ||
           format == core::RecordFormat::Json || format == core::RecordFormat::Jkf ||
           format == core::RecordFormat::Usen;
}

/// Whether a format has only positions.
inline bool hasNoMoves(core::RecordFormat format) {
    return format == core::RecordFormat::Sfen || format == core::RecordFormat::Bod;
}

/// Whether all nodes have the same notes and times.
inline bool haveSameNotes(const core::GameTree& a, const core::GameTree& b) {
    const auto nodes = a.subtree();
    const auto others = b.subtree();
    return std::equal(nodes.begin(), nodes.end(), others.begin(), others.end(), [&](auto node, auto other) {
        return a.depth(node) == b.depth(other) && a.annotations(node) == b.annotations(other) &&
               a.times(node) == b.times(other);
    });
}

/// The moves before the last one that was played, of all lines.
inline std::ptrdiff_t placeOfLastMove(const core::GameRecord& record) {
    const auto nodes = record.tree.subtree();
    return std::find(nodes.begin(), nodes.end(), core::playedTo(record)) - nodes.begin();
}

/// Whatever is read can be written and is read back with the same moves. Problems come in the order of the lines.
inline void requireRecords(std::string_view text, core::RecordFormat format) {
    const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
    const auto readBack = [format](const core::GameRecord& record) {
        const auto written = core::writeRecord(record, format);
        if (!written) return;
        core::ReadOptions options = recordOptions();
        options.variant = record.tree.variant();
        options.limits.nodes = 10'000;
        options.limits.textBytes = 1u << 20;
        const core::ReadSink sink{
            [&](core::ReadGame&& again) {
                const auto& tree = again.record.tree;
                require(again.isWhole, "a written game is read back as a whole");
                require(tree.start().toSetup() == record.tree.start().toSetup(), "with its start");
                require(hasNoMoves(format) || tree.movesTo(tree.mainLineEnd()) ==
                                                  record.tree.movesTo(record.tree.mainLineEnd()),
                        "with its moves");
                require(!hasVariations(format) || tree.size() == record.tree.size(), "with its variations");
                require(!hasVariations(format) || format == core::RecordFormat::Hodges ||
                            placeOfLastMove(again.record) == placeOfLastMove(record),
                        "with the last move that was played");
                if (format == core::RecordFormat::Json) {
                    require(haveSameNotes(tree, record.tree), "our own format keeps the notes");
                    require(again.record.header == record.header, "and the header");
                    require(again.record.outcome == record.outcome, "and the outcome");
                }
                return true;
            },
            [](const core::ReadProblem&) {}};
        const auto summary = core::readRecords(written.value().text, format, options, sink);
        require(summary.games == 1, "a written game is read back");
    };
    const core::ReadSink sink{[&](core::ReadGame&& game) {
                                  readBack(game.record);
                                  return true;
                              },
                              [&](const core::ReadProblem& problem) {
                                  require(problem.line <= lines, "a problem is in the file");
                              }};
    core::readRecords(text, format, recordOptions(), sink);
}

} // namespace komadai::fuzz
