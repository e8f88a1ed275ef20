// What a review says about a move. Needs no Qt.
#pragma once

#include "core/review/move_review.h"
#include "translations/wording/wording.h"

#include <functional>
#include <string>

namespace komadai {

/// Words verdicts and reasons in one language. All texts are UTF-8.
class ReviewWording {
public:
    /// Turns an English source text of the context "Review" into another language.
    using Translate = std::function<std::string(const char* source)>;

    /// Names a square of a variant.
    using NameSquare = std::function<std::string(core::Square square, const core::VariantSpec& variant)>;

    /// Without `translate` texts are English; `wording` names pieces and endings. Without `nameSquare`, squares have the
    /// coordinates of their variant.
    explicit ReviewWording(Translate translate = {}, Wording wording = Wording(), NameSquare nameSquare = {})
        : m_translate(std::move(translate)), m_wording(std::move(wording)),
          m_nameSquare(std::move(nameSquare)) {}

    /// In a word or two, "Blunder".
    std::string verdict(core::Verdict verdict) const;
    /// The title of a number of such moves, "Blunders".
    std::string verdicts(core::Verdict verdict) const;
    /// Why a move is worse than another one, as a full sentence: "Leaves the Rook on h4 en prise."
    std::string reason(const core::MoveReason& reason, const core::VariantSpec& variant) const;
    /// A short comment on a fault: "Blunder. Allows mate in 3. Better was Rh4-h8." `better` is the engine's move; it may be
    /// empty.
    std::string comment(const core::MoveReview& review, const core::VariantSpec& variant,
                        const std::string& better) const;

private:
    std::string in(const char* source) const {
        return m_translate ? m_translate(source) : std::string(source);
    }

    Translate m_translate;
    std::string nameOf(core::Square square, const core::VariantSpec& variant) const;

    Wording m_wording;
    NameSquare m_nameSquare;
};

} // namespace komadai
