// What the targets for files of opening books share.
#pragma once

#include "core/book/book_file.h"
#include "core/notation/text_encoding.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>

namespace komadai::fuzz {

/// Whatever is read can be written and is read back. Problems come in the order of the lines.
inline void requireBook(const std::uint8_t* data, std::size_t size, core::BookFormat format) {
    static const core::VariantSet variants = core::VariantSet::builtin();
    const std::string text = core::decodeText(textOf(data, size)).text;
    const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
    const auto reading = core::readBook(text, format, {variants, {}, 1u << 20, 100});
    require(reading.problems.size() <= reading.problemCount, "all problems are counted");
    for (const auto& problem : reading.problems)
        require(problem.line <= lines, "a problem is in the file");
    if (!reading.book) {
        require(reading.problemCount > 0, "a file without a book has a problem");
        return;
    }
    for (const auto& entry : reading.book->entries()) {
        const core::AnyPosition position = reading.book->positionOf(entry);
        require(reading.book->find(position) == &entry.second, "a position is found");
        for (const auto& move : entry.second.moves)
            require(position.isLegal(move.move), "a move is legal");
    }
    for (const auto& info : core::bookFormats()) {
        const auto written = core::writeBook(*reading.book, info.format);
        if (!written) continue;
        const auto again =
            core::readBook(written.value().text, std::nullopt, {variants, reading.book->variant()});
        require(again.book && again.problemCount == 0, "a written book is read back");
        const bool isWhole = info.format == core::BookFormat::Komadai;
        require(again.book->size() == reading.book->size(), "with its positions");
        require(again.book->moveCount() == reading.book->moveCount(), "and its moves");
        const auto rewritten = core::writeBook(*again.book, info.format);
        require(rewritten.value().text == written.value().text, "and is written as before");
        const auto own = core::writeBook(*reading.book, core::BookFormat::Komadai);
        require(!isWhole ||
                    core::writeBook(*again.book, core::BookFormat::Komadai).value().text == own.value().text,
                "our own format keeps everything");
    }
}

} // namespace komadai::fuzz
