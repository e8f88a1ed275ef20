// Sentences for the values that core reports: reasons, errors and results. One English source for the window, which
// translates it, and for the command line, which does not. Needs no Qt.
#pragma once

#include "core/base/parse_error.h"
#include "core/board/setup_error.h"
#include "core/files/game_texts.h"
#include "core/notation/record_file.h"
#include "core/notation/typed_move.h"
#include "core/record/game_record.h"
#include "core/rules/outcome.h"
#include "core/rules/refusal.h"
#include "core/search/mate_search.h"
#include "core/store/game_filter.h"
#include "core/store/library.h"
#include "core/store/library_check.h"
#include "core/variants/diagram.h"
#include "core/variants/variant_problem.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai {

/// Words core's values in one language. All texts are UTF-8.
class Wording {
public:
    /// Turns an English source text of the context "Wording" into another language.
    using Translate = std::function<std::string(const char* source)>;

    /// The name of a piece in another language.
    using NamePiece = std::function<std::string(const core::PieceSpec&)>;

    /// Without `translate` texts are English; without `namePiece` pieces have the names in the variant's data.
    explicit Wording(Translate translate = {}, NamePiece namePiece = {})
        : m_translate(std::move(translate)), m_namePiece(std::move(namePiece)) {}

    /// The problem with a text and its character, without a full stop.
    std::string problem(const core::ParseError& error) const;
    /// One line for each broken requirement, without full stops, divided by "; ".
    std::string problem(const core::SetupErrors& errors, const core::VariantSpec& variant) const;
    /// "maxRank: ...", without a full stop.
    std::string problem(const core::VariantProblem& problem) const;
    /// "FILE, line 3, maxRank: ...", without a full stop.
    std::string problem(const core::VariantProblem& problem, std::string_view file) const;
    /// A rule that the reader of a diagram assumes, "campmate: none".
    std::string supposition(core::DiagramDefault rule) const;
    /// A rule option and one of its values, "Bare king" and "is a draw"; as they are where they are not known.
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
    /// The same in a few words, for a place beside the text. May begin with a small letter and lack the full stop.
    std::string shortReason(const core::TypedMoveProblem& problem) const;
    std::string sentence(const core::StorageError& error) const;
    std::string sentence(const core::RecordError& error) const;
    /// Why a text is no filter: "“playr” is not a condition (did you mean “player”?)."
    std::string sentence(const core::FilterError& error) const;
    /// "FILE, game 2, line 7: “7g7e” is not a legal move; the game was read up to there."
    std::string sentence(const core::ReadProblem& problem, std::string_view file) const;
    /// What a file in some format lacks, "The variations are not written in this format."
    /// A file, a folder or an archive that was left out, or a part of it.
    std::string sentence(const core::FileFault& fault) const;
    /// "Game 12: ..."
    std::string sentence(const core::LibraryFault& fault) const;
    std::string sentence(core::Loss loss) const;
    std::string sentence(core::WriteProblem problem) const;
    /// "White wins by checkmate", "Draw by repetition".
    std::string result(const core::Outcome& outcome, const core::VariantSpec& variant) const;
    /// How and for whom it ended, as full sentences: "Black has resigned. White wins."
    std::string end(const core::Outcome& outcome, const core::VariantSpec& variant) const;
    /// The reason alone, "checkmate".
    std::string reason(core::EndReason reason) const;

private:
    /// What could stand in the place of a mistake, to go behind the problem; empty where nothing is known.
    std::string alternatives(const core::VariantProblem& problem) const;
    /// The one or two words that may have been meant; empty where there are none.
    std::string resembling(const std::vector<std::string>& words) const;
    std::string in(const char* source) const {
        return m_translate ? m_translate(source) : std::string(source);
    }

    Translate m_translate;
    NamePiece m_namePiece;
};

} // namespace komadai
