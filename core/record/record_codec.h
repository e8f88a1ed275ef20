// Moves, times and annotations as bytes, for stored edits and stored trees.
#pragma once

#include "core/base/bytes.h"
#include "core/record/tree_edit.h"

namespace komadai::core {

/// `squares` is the number of squares of the board, or Square::Limit if it is unknown. Moves on smaller boards are shorter.
/// Reading needs the same value.
void writeMove(ByteWriter& out, const Move& move, int squares);
/// Fails if the bytes are not a move of the board. The move need not be legal.
Move readMove(ByteReader& in, int squares);

void writeTime(ByteWriter& out, std::chrono::milliseconds time);
std::chrono::milliseconds readTime(ByteReader& in);

void writeAnnotations(ByteWriter& out, const Annotations& annotations, int squares);
Annotations readAnnotations(ByteReader& in, int squares);

} // namespace komadai::core
