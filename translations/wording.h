// The sentences for what core reports: reasons, errors and results. One English source for the window, which
// translates it, and for the command line, which does not. Needs no Qt.
#pragma once

#include "core/base/parse_error.h"
#include "core/board/setup_error.h"
#include "core/notation/typed_move.h"
#include "core/record/game_record.h"
#include "core/rules/outcome.h"
#include "core/rules/refusal.h"
#include "core/search/mate_search.h"
#include "core/store/library.h"
#include "core/variants/diagram.h"
#include "core/variants/variants_ini.h"

#include <functional>
#include <string>
#include <string_view>

namespace komadai {

/// Words core's values in one language. All texts are UTF-8.
class Wording {
public:
    /// Turns an English source text of the context "Wording" into another language.
    using Translate = std::function<std::string(const char* source)>;

    /// What a piece is called in another language.
    using NamePiece = std::function<std::string(const core::PieceSpec&)>;

    /// English, or what `translate` makes of it; pieces have the names of the data, or those that `namePiece` gives.
    explicit Wording(Translate translate = {}, NamePiece namePiece = {})
        : m_translate(std::move(translate)), m_namePiece(std::move(namePiece)) {}

    /// What is wrong with a text and at which character, without a full stop.
    std::string problem(const core::ParseError& error) const;
    /// One line for each broken requirement, without full stops, divided by "; ".
    std::string problem(const core::SetupErrors& errors, const core::VariantSpec& variant) const;
    /// "maxRank: ...", without a full stop.
    std::string problem(const core::VariantProblem& problem) const;
    /// "FILE, line 3, maxRank: ...", without a full stop.
    std::string problem(const core::VariantProblem& problem, std::string_view file) const;
    /// What the reader of a diagram supposes, "campmate: none".
    std::string supposition(core::DiagramDefault rule) const;
    /// A rule option and one of its values, "A bare king" and "draws"; as they are where they are not known.
    std::string ruleOption(std::string_view key) const;
    std::string ruleValue(std::string_view key, std::string_view value,
                          const core::VariantSpec& variant) const;
    /// A text of a variant's data; see variant_texts.h. Those of other variants stay as they are.
    std::string variantText(const std::string& text) const;
    std::string side(core::Side side, const core::VariantSpec& variant) const;
    std::string piece(const core::PieceSpec& piece) const;
    /// Full sentences.
    std::string sentence(core::Refusal refusal) const;
    std::string sentence(core::MateRefusal refusal) const;
    /// Why this text is no move that can be played.
    std::string sentence(const core::TypedMoveProblem& problem, std::string_view text) const;
    std::string sentence(const core::StorageError& error) const;
    std::string sentence(const core::RecordError& error) const;
    /// "White wins by checkmate", "Draw by repetition".
    std::string result(const core::Outcome& outcome, const core::VariantSpec& variant) const;
    /// How and for whom it ended, as full sentences: "Black has resigned. White wins."
    std::string end(const core::Outcome& outcome, const core::VariantSpec& variant) const;
    /// The reason alone, "checkmate".
    std::string reason(core::EndReason reason) const;

private:
    std::string in(const char* source) const {
        return m_translate ? m_translate(source) : std::string(source);
    }

    Translate m_translate;
    NamePiece m_namePiece;
};

} // namespace komadai
