// The rules of a variant in words, made from its data alone. Needs no Qt.
#pragma once

#include "core/variants/variant_spec.h"
#include "translations/wording.h"

#include <string>
#include <vector>

namespace komadai {

/// What a player has to know of a variant. All texts are UTF-8.
class RuleSheet {
public:
    struct Section {
        std::string title;
        std::vector<std::string> lines; ///< sentences, and rows of boards for a font of equal widths
    };

    /// English, or what `translate` makes of texts of the context "RuleSheet", and `wording` of those of variants.
    /// `variant` must outlive the sheet.
    explicit RuleSheet(const core::VariantSpec& variant, Wording::Translate translate = {},
                       Wording wording = Wording())
        : m_variant(variant), m_translate(std::move(translate)), m_wording(std::move(wording)) {}

    /// Board and start, the marks of diagrams, the pieces, promotion, drops, the end of the game, rule options.
    std::vector<Section> sections() const;
    /// All of them as plain text.
    std::string text() const;

    using Lines = std::vector<std::string>;

    // single parts, in sentences
    Lines setUp() const;
    /// What a diagram of its moves leaves out.
    Lines notes(core::PieceType type) const;
    Lines promotion() const;
    Lines drops() const;
    Lines end() const;

private:
    Lines board() const;
    std::string countsOf(core::Side side) const;
    Lines legend() const;
    Lines moveDiagrams(const std::vector<core::Movement>& movements) const;
    Section piece(core::PieceType type) const;
    Lines passages(const std::vector<core::Movement>& movements) const;
    Lines effects(core::PieceType type) const;
    Lines steps(const core::MultiStep& multi, bool hasOtherMoves) const;
    Lines shooting(const core::Shooting& shooting) const;
    const char* whenFacesPromote() const;
    const char* whenPawnsPromote() const;
    std::string listOf(const char* sentence, core::Side side, const std::vector<core::Square>& squares) const;
    std::string repetition() const;
    std::string moveLimit() const;
    std::string command() const;
    Lines options() const;

    std::string in(const char* source) const {
        return m_translate ? m_translate(source) : std::string(source);
    }
    std::string name(core::PieceType type) const; ///< "Knight (N)"
    std::string names(const std::vector<core::PieceType>& types) const;
    std::string names(const core::KindSet& kinds) const;
    std::string anyOf(const core::KindSet& kinds) const; ///< "Knight (N) or Bishop (B)"
    std::vector<core::PieceType> kindsIn(const core::KindSet& kinds) const;

    const core::VariantSpec& m_variant;
    Wording::Translate m_translate;
    Wording m_wording;
};

} // namespace komadai
