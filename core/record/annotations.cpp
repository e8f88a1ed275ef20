#include "core/record/annotations.h"

#include <algorithm>
#include <array>

namespace komadai::core {
namespace {

constexpr std::array Named{
    GlyphInfo{Glyph::Good, "!"},
    GlyphInfo{Glyph::Mistake, "?"},
    GlyphInfo{Glyph::Brilliant, "!!"},
    GlyphInfo{Glyph::Blunder, "??"},
    GlyphInfo{Glyph::Interesting, "!?"},
    GlyphInfo{Glyph::Dubious, "?!"},
    GlyphInfo{Glyph::OnlyMove, "□"},
    GlyphInfo{Glyph::Equal, "="},
    GlyphInfo{Glyph::Unclear, "∞"},
    GlyphInfo{Glyph::SlightlyBetterFirst, "⩲"},
    GlyphInfo{Glyph::SlightlyBetterSecond, "⩱"},
    GlyphInfo{Glyph::BetterFirst, "±"},
    GlyphInfo{Glyph::BetterSecond, "∓"},
    GlyphInfo{Glyph::WinningFirst, "+−"},
    GlyphInfo{Glyph::WinningSecond, "−+"},
    GlyphInfo{Glyph::ZugzwangFirst, "⨀"},
    GlyphInfo{Glyph::ZugzwangSecond, "⨀"},
    GlyphInfo{Glyph::DevelopmentFirst, "⟳"},
    GlyphInfo{Glyph::DevelopmentSecond, "⟳"},
    GlyphInfo{Glyph::InitiativeFirst, "↑"},
    GlyphInfo{Glyph::InitiativeSecond, "↑"},
    GlyphInfo{Glyph::AttackFirst, "→"},
    GlyphInfo{Glyph::AttackSecond, "→"},
    GlyphInfo{Glyph::CompensationFirst, "=∞"},
    GlyphInfo{Glyph::CompensationSecond, "=∞"},
    GlyphInfo{Glyph::CounterplayFirst, "⇆"},
    GlyphInfo{Glyph::CounterplaySecond, "⇆"},
    GlyphInfo{Glyph::TimeTroubleFirst, "⊕"},
    GlyphInfo{Glyph::TimeTroubleSecond, "⊕"},
    GlyphInfo{Glyph::WithIdea, "∆"},
    GlyphInfo{Glyph::BetterIs, "⌓"},
    GlyphInfo{Glyph::Novelty, "N"},
};

void mergeText(std::string& text, const std::string& other) {
    if (other.empty() || text == other) return;
    if (!text.empty()) text += "\n\n";
    text += other;
}

template <class Value>
bool contains(const std::vector<Value>& values, const Value& value) {
    return std::find(values.begin(), values.end(), value) != values.end();
}

template <class Value>
void mergeValues(std::vector<Value>& values, const std::vector<Value>& others) {
    for (const Value& value : others)
        if (!contains(values, value)) values.push_back(value);
}

} // namespace

std::span<const GlyphInfo> namedGlyphs() { return Named; }

std::string_view signOf(Glyph glyph) {
    const auto found =
        std::find_if(Named.begin(), Named.end(), [glyph](const auto& info) { return info.glyph == glyph; });
    return found == Named.end() ? std::string_view() : found->sign;
}

std::optional<Glyph> glyphOfNumber(int number) {
    if (number < 1 || number > 255) return std::nullopt;
    return static_cast<Glyph>(number);
}

void toggle(std::vector<Glyph>& glyphs, Glyph glyph) {
    if (std::erase(glyphs, glyph) > 0) return;
    std::erase_if(glyphs, [glyph](Glyph other) {
        return (judgesMove(glyph) && judgesMove(other)) || (judgesPosition(glyph) && judgesPosition(other));
    });
    glyphs.push_back(glyph);
    std::sort(glyphs.begin(), glyphs.end());
}

void merge(Annotations& notes, const Annotations& other) {
    mergeText(notes.before, other.before);
    mergeText(notes.after, other.after);
    const bool isJudged = std::any_of(notes.glyphs.begin(), notes.glyphs.end(), judgesMove);
    for (const Glyph glyph : other.glyphs)
        if (!contains(notes.glyphs, glyph) && !(isJudged && judgesMove(glyph))) notes.glyphs.push_back(glyph);
    mergeValues(notes.drawings, other.drawings);
    if (!notes.bookmark) notes.bookmark = other.bookmark;
    mergeValues(notes.evaluations, other.evaluations);
}

bool keepEvaluation(Annotations& notes, const Evaluation& evaluation) {
    const auto known = std::find_if(notes.evaluations.begin(), notes.evaluations.end(),
                                    [&](const auto& kept) { return kept.engine == evaluation.engine; });
    if (known == notes.evaluations.end()) {
        notes.evaluations.push_back(evaluation);
        return true;
    }
    if (known->depth > evaluation.depth || *known == evaluation) return false;
    *known = evaluation;
    return true;
}

} // namespace komadai::core
