// Opening books as text, for tests.
#pragma once

#include "core/book/book_file.h"
#include "core/notation/move_text.h"
#include "core/notation/text_encoding.h"
#include "tests/core/positions.h"
#include "tests/core/record/random_trees.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace komadai::core::test {

inline const std::string ShogiStart = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -";
inline const std::string AfterPawn = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w -";

inline const VariantSet& bookVariants() {
    static const VariantSet variants = VariantSet::builtin();
    return variants;
}

inline BookReading readBookText(std::string_view bytes, std::string_view variant = {}) {
    return readBook(decodeText(bytes).text, std::nullopt,
                    {bookVariants(), variant.empty() ? nullptr : bookVariants().find(variant)});
}

/// All that a book knows in a position, a move a line: "7g7f 120 w3 34/12 3c3d"; "-" for what is not known.
inline std::string knownIn(const OpeningBook& book, std::string_view position) {
    const auto entry = book.entries().find(position);
    if (entry == book.entries().end()) return "nothing";
    const AnyPosition before = book.positionOf(*entry);
    std::string text;
    for (const BookMove& move : entry->second.moves) {
        if (!text.empty()) text += ", ";
        text += usi::format(move.move, before) + ' ' + std::to_string(move.count);
        text += move.weight ? " w" + std::to_string(*move.weight) : " -";
        text += move.score ? ' ' + std::to_string(*move.score) : " -";
        text += move.depth ? '/' + std::to_string(*move.depth) : "/-";
        text += move.reply ? ' ' + usi::format(*move.reply, before.after(move.move)) : " -";
    }
    return text;
}

/// The kinds of the problems and their lines: "BadMove 4".
inline std::string problemsOf(const BookReading& reading) {
    static const std::vector<std::string> names{
        "UnknownFormat",       "NewerVersion", "MissingVariant",   "UnknownVariant", "BadPosition",
        "MoveWithoutPosition", "BadMove",      "IllegalMove",      "BadReply",       "BadValue",
        "UnknownText",         "TooLong",      "TooManyPositions", "TooManyMoves"};
    std::string text;
    for (const BookProblem& problem : reading.problems) {
        if (!text.empty()) text += ", ";
        text += names[static_cast<std::size_t>(problem.kind)] + ' ' + std::to_string(problem.line);
    }
    return text;
}

/// A book of random moves with random values.
inline OpeningBook randomBook(const std::shared_ptr<const Variant>& variant, std::mt19937& random) {
    OpeningBook book(variant);
    for (int game = 0; game < 6; ++game) {
        AnyPosition position = AnyPosition::startOf(variant);
        for (int ply = 0; ply < 12; ++ply) {
            const auto move = randomMove(position, random);
            if (!move) break;
            BookMove known{*move, static_cast<std::int64_t>(random() % 100)};
            if (random() % 2 == 0) known.weight = random() % 10;
            if (random() % 2 == 0) known.score = static_cast<int>(random() % 400) - 200;
            if (known.score && random() % 2 == 0) known.depth = 1 + static_cast<int>(random() % 20);
            const AnyPosition next = position.after(*move);
            if (random() % 2 == 0) known.reply = randomMove(next, random);
            book.add(position, known);
            position = next;
        }
    }
    return book;
}

} // namespace komadai::core::test
