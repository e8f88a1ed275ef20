// Moves, times and annotations as bytes. Shared by stored edits and stored trees.
#pragma once

#include "core/record/bytes.h"
#include "core/record/tree_edit.h"

namespace komadai::core {

/// `squares` is how many squares the board has, or Square::Limit where that is not known: smaller boards have shorter
/// moves. It must be the same for reading.
void writeMove(ByteWriter& out, const Move& move, int squares);
/// Fails on what no move can be. The move need not be legal.
Move readMove(ByteReader& in, int squares);

void writeTime(ByteWriter& out, std::chrono::milliseconds time);
std::chrono::milliseconds readTime(ByteReader& in);

void writeAnnotations(ByteWriter& out, const Annotations& annotations, int squares);
Annotations readAnnotations(ByteReader& in, int squares);

} // namespace komadai::core
