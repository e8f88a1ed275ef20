// The text book of shogi engines, which YaneuraOu introduced and many programs read.
//
//     #YANEURAOU-DB2016 1.00
//     sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
//     7g7f 3c3d 34 12 120
//     2g2f none 0 0 80
//
// Behind a position come its moves: the move in USI, the expected answer, the score in centipawns from the view of the
// player, the depth of its search, and how often the move was played. Source: the description of the format in the
// documents of YaneuraOu, and books of several programs.
#pragma once

#include "core/book/book_file.h"

namespace komadai::core::engine_text_book {

bool looksLikeBook(std::string_view text);
/// Tolerant: without the first line, with blanks of any number, with a number of the ply that is missing or 0, with values
/// that are missing or `none`, with comments that begin with # or //, or stand behind the values of a move. A score of 0
/// without a depth is taken as unknown. A position that occurs several times is one.
void read(std::string_view text, const BookReadOptions& options, BookReading& reading);
/// Strict: all values, positions sorted by the bytes of their lines, as engines need it that search in the file; the most
/// frequent move first. A score that is not known is a 0. For boards up to 9x9 without special effects.
Result<WrittenBook, BookWriteProblem> write(const OpeningBook& book);

} // namespace komadai::core::engine_text_book
