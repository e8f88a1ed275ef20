#include "ui/practice/refuter.h"

#include "ui/game/commentary.h"
#include "ui/notation/notation.h"
#include "ui/review/position_reviewer.h"
#include "ui/review/review_service.h"
#include "ui/wording.h"

#include <utility>

namespace komadai::ui {
namespace {

constexpr std::uint64_t Nodes = 200'000;
constexpr std::chrono::milliseconds MostTime{4000};

} // namespace

core::ReviewPlan Refuter::plan() {
    core::ReviewPlan plan;
    plan.nodes = Nodes;
    plan.moveTime = MostTime;
    return plan;
}

Refuter::Refuter(MakeReviewer makeReviewer, QObject* parent)
    : QObject(parent), m_makeReviewer(std::move(makeReviewer)) {}

Refuter::~Refuter() = default;

void Refuter::cancel() {
    if (m_reviewer) m_reviewer->cancel();
    m_question.reset();
}

void Refuter::look(const core::Game& game, const core::Move& move,
                   const std::optional<core::Evaluation>& best) {
    cancel();
    core::Game after = game;
    after.play(move);
    if (after.isOver()) {
        emit found({move, std::nullopt, result(*after.outcome(), game.spec())});
        return;
    }
    if (!m_reviewer) {
        m_reviewer = m_makeReviewer();
        connect(m_reviewer.get(), &PositionReviewer::evaluated, this, &Refuter::onEvaluated);
    }
    m_question = {game, move, best};
    m_reviewer->evaluate(after, plan());
}

/// The reason, where the review knows one; otherwise who stands better.
void Refuter::onEvaluated(const core::Evaluation& evaluation) {
    if (!m_question) return;
    const Question question = *std::exchange(m_question, std::nullopt);
    const core::VariantSpec& spec = question.game.spec();
    QString text;
    if (question.best)
        text = reasonText(
            core::MoveJudge(spec).judge(question.game, question.move, *question.best, evaluation), spec);
    if (text.isEmpty())
        text = standingText(evaluation.score, opponent(question.game.position().sideToMove()), spec);
    Refutation refutation{question.move, std::nullopt, text};
    if (!evaluation.line.empty()) refutation.reply = evaluation.line.front();
    emit found(refutation);
}

} // namespace komadai::ui
