// Komadai's own format of opening books, for every variant.
//
//     # Komadai opening book 1
//     variant shogi
//     position lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
//     7g7f count=120 weight=3 score=34 depth=12 reply=3c3d
//     2g2f count=80
//
// Text in UTF-8. The first line names the format and its version. Other lines that begin with # are comments. A position is
// in SFEN; the lines behind it are its moves in USI. All values of a move can be left out, in any order; see BookMove for
// what they mean.
#pragma once

#include "core/book/book_file.h"

namespace komadai::core::komadai_book {

bool looksLikeBook(std::string_view text);
void read(std::string_view text, const BookReadOptions& options, BookReading& reading);
/// The positions are sorted by their text.
Result<WrittenBook, BookWriteProblem> write(const OpeningBook& book);

} // namespace komadai::core::komadai_book
