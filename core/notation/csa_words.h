// The words of the CSA format, which its reader, its writer and other formats share.
#pragma once

#include "core/notation/record_endings.h"
#include "core/notation/record_file.h"
#include "core/rules/any_position.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core::csa {

/// The code of a kind of piece, such as FU, by its letters in SFEN; empty where there is none.
std::string_view codeOf(std::string_view letters);
/// The kind of piece with this code.
std::optional<PieceType> typeOf(std::string_view code, const VariantSpec& spec);

/// The variant of games that name none and show no board, or one of its size.
constexpr std::string_view MadeFor = "shogi";
/// The fact that names the variant of other games, by its id. A fact of this program's own.
constexpr std::string_view VariantFact = "VARIANT";
constexpr int MaxSide = 9;

/// A fact about a game, `$EVENT:...`, and where a header has its text.
struct HeaderFact {
    std::string_view name;
    std::string RecordHeader::*text;
};
constexpr std::array<HeaderFact, 5> HeaderFacts{{
    {"EVENT", &RecordHeader::event},
    {"SITE", &RecordHeader::site},
    {"ROUND", &RecordHeader::round},
    {"ANNOTATOR", &RecordHeader::annotator},
    {"SOURCE", &RecordHeader::source},
}};

/// Whether all positions and moves of a variant can be written.
bool serves(const VariantSpec& spec);

/// The ending with this name, without the `%`, as the side to move sees it; null for an unknown name.
const EndingWord* endingNamed(std::string_view name, Side mover);
/// The name of the ending of a game, without the `%`; empty where nothing needs to be said. Adds a loss if it tells less.
/// `ending`  that of endingOf, may be null.
/// `last`    the position after the main line.
std::string endingText(const GameRecord& record, const EndingWord* ending, const AnyPosition& last,
                       std::vector<Loss>& losses);

} // namespace komadai::core::csa
