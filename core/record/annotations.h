// Notes on a position of a record: comments, glyphs, drawings and evaluations.
#pragma once

#include "core/base/score.h"
#include "core/rules/move.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// A sign that judges a move or a position. The value is its number in PGN (Numeric Annotation Glyph), 1..255. Numbers
/// without a name here are valid too.
/// Source: PGN specification, section 10; numbers from 140 on as ChessBase and Scid use them.
enum class Glyph : std::uint8_t {
    Good = 1,
    Mistake = 2,
    Brilliant = 3,
    Blunder = 4,
    Interesting = 5,
    Dubious = 6,
    OnlyMove = 7,
    Equal = 10,
    Unclear = 13,
    SlightlyBetterFirst = 14,
    SlightlyBetterSecond = 15,
    BetterFirst = 16,
    BetterSecond = 17,
    WinningFirst = 18,
    WinningSecond = 19,
    ZugzwangFirst = 22,
    ZugzwangSecond = 23,
    DevelopmentFirst = 32,
    DevelopmentSecond = 33,
    InitiativeFirst = 36,
    InitiativeSecond = 37,
    AttackFirst = 40,
    AttackSecond = 41,
    CompensationFirst = 44,
    CompensationSecond = 45,
    CounterplayFirst = 132,
    CounterplaySecond = 133,
    TimeTroubleFirst = 138,
    TimeTroubleSecond = 139,
    WithIdea = 140,
    BetterIs = 142,
    Novelty = 146,
};

/// A glyph with a name.
struct GlyphInfo {
    Glyph glyph{};
    std::string_view sign; ///< UTF-8, "!?" or "±"
};

/// All glyphs with a name, by number.
std::span<const GlyphInfo> namedGlyphs();
/// The sign of a glyph; empty if it has no name here.
std::string_view signOf(Glyph glyph);
/// The glyph with this number in PGN; none unless 1 <= number <= 255.
std::optional<Glyph> glyphOfNumber(int number);
constexpr int numberOf(Glyph glyph) { return static_cast<int>(glyph); }
/// Whether a glyph judges the move (`!`), not the position (`±`). A node has at most one glyph that judges the move.
constexpr bool judgesMove(Glyph glyph) { return numberOf(glyph) < numberOf(Glyph::Equal); }
/// Whether it judges the move to be a fault: `?!`, `?` or `??`.
constexpr bool marksFault(Glyph glyph) {
    return glyph == Glyph::Dubious || glyph == Glyph::Mistake || glyph == Glyph::Blunder;
}
/// Whether it says who stands better (`=`, `±`). A node has at most one that does.
/// Source: PGN specification, section 10, numbers 10 to 21.
constexpr bool judgesPosition(Glyph glyph) {
    return !judgesMove(glyph) && numberOf(glyph) < numberOf(Glyph::ZugzwangFirst);
}

enum class DrawingColour : std::uint8_t { Green, Red, Yellow, Blue };

/// An arrow between two squares, or a circle on one square.
struct Drawing {
    Square from;
    Square to; ///< the same square for a circle
    DrawingColour colour = DrawingColour::Green;

    bool isCircle() const { return from == to; }
    friend bool operator==(const Drawing&, const Drawing&) = default;
};

/// The evaluation of a position by an engine.
struct Evaluation {
    /// From the view of the side to move in the position, like every `Score`. From another view, a mate in 0 plies would not
    /// show who has won, because 0 has no sign.
    Score score = Score::centipawns(0);
    int depth = 0; ///< plies; 0 if unknown
    std::uint64_t nodes = 0;
    std::string engine;     ///< name, UTF-8
    std::vector<Move> line; ///< moves from the position on
    friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

/// All notes on one node of a record. Texts are UTF-8.
struct Annotations {
    std::string before; ///< comment before the move
    std::string after;  ///< comment after the move; at the root the comment on the whole game
    std::vector<Glyph> glyphs;
    std::vector<Drawing> drawings;
    std::optional<std::string> bookmark; ///< its name, may be empty
    std::vector<Evaluation> evaluations;

    bool isEmpty() const {
        return before.empty() && after.empty() && glyphs.empty() && drawings.empty() && !bookmark &&
               evaluations.empty();
    }
    friend bool operator==(const Annotations&, const Annotations&) = default;
};

/// Removes the glyph if it is there. Otherwise adds it, and removes one that answers the same question: how good the move
/// is, or who stands better.
void toggle(std::vector<Glyph>& glyphs, Glyph glyph);

/// Adds the notes of `other` that `notes` lacks. Different comments are joined, with an empty line between them.
void merge(Annotations& notes, const Annotations& other);

/// Adds an evaluation, or replaces one that the same engine made with no greater depth. Returns false where the engine
/// has already looked deeper, or found the same.
bool keepEvaluation(Annotations& notes, const Evaluation& evaluation);

} // namespace komadai::core
