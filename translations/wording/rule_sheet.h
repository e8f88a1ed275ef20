// The rules of a variant in words, made from its data alone. Needs no Qt.
#pragma once

#include "core/variants/variant_spec.h"
#include "translations/wording/wording.h"

#include <functional>
#include <string>
#include <vector>

namespace komadai {

/// Turns the English texts of the context "RuleSheet" and the letters of pieces into another language; empty functions leave
/// them English.
struct RuleTranslator {
    std::function<std::string(const char* source)> text = {};
    /// A text with a number, which stands in the source as "%n": chooses the plural form and fills the number in.
    std::function<std::string(const char* source, int n)> counted = {};
    /// The letters of a piece as they are shown.
    std::function<std::string(const std::string& english)> letters = {};
};

/// Everything that a player has to know about a variant. All texts are UTF-8.
class RuleSheet {
public:
    struct Section {
        std::string title;
        std::vector<std::string> lines; ///< sentences, and rows of boards for a font of equal widths
    };

    /// `wording` names games, sides and pieces. `variant` must outlive the sheet.
    explicit RuleSheet(const core::VariantSpec& variant, RuleTranslator translate = {},
                       Wording wording = Wording())
        : m_variant(variant), m_translate(std::move(translate)), m_wording(std::move(wording)) {}

    /// Board and start, the marks of diagrams, the pieces, promotion, drops, the end of the game, rule options.
    std::vector<Section> sections() const;
    /// All of them as plain text.
    std::string text() const;

    using Lines = std::vector<std::string>;

    // parts, in sentences
    Lines setUp() const;
    /// The abilities that a diagram of its moves does not show.
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
    std::string whenFacesPromote() const;
    std::string whenPawnsPromote() const;
    std::string listOf(const char* sentence, core::Side side, const std::vector<core::Square>& squares) const;
    std::string enteringKing() const;
    std::string repetition() const;
    std::string moveLimit() const;
    std::string command() const;
    Lines options() const;

    /// A text with a number: in English its forms for one and for other numbers.
    struct Plural {
        const char* one;
        const char* other; ///< the source for translators
    };
    std::string in(const char* source) const {
        return m_translate.text ? m_translate.text(source) : std::string(source);
    }
    std::string in(const Plural& text, int n) const;
    std::string letters(const core::PieceSpec& piece) const {
        return m_translate.letters ? m_translate.letters(piece.letters) : piece.letters;
    }
    std::string name(core::PieceType type) const; ///< "Knight (N)"
    std::string names(const std::vector<core::PieceType>& types) const;
    std::string names(const core::KindSet& kinds) const;
    std::string anyOf(const core::KindSet& kinds) const; ///< "Knight (N) or Bishop (B)"
    std::vector<core::PieceType> kindsIn(const core::KindSet& kinds) const;

    const core::VariantSpec& m_variant;
    RuleTranslator m_translate;
    Wording m_wording;
};

} // namespace komadai
