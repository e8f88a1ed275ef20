// Why a move does not solve a puzzle.
#pragma once

#include "core/practice/puzzle.h"
#include "core/review/game_review.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace komadai::ui {

class PositionReviewer;

/// What the engine answers to a move.
struct Refutation {
    core::Move move;                 ///< that does not solve the puzzle
    std::optional<core::Move> reply; ///< none if the game is over after the move
    QString sentence;                ///< what is wrong with the move, in full
};

/// Searches for the reply to a move, with the built-in engine. One question at a time. GUI thread.
class Refuter : public QObject {
    Q_OBJECT
public:
    using MakeReviewer = std::function<std::unique_ptr<PositionReviewer>()>;

    /// `makeReviewer` makes the engine when it is needed for the first time.
    explicit Refuter(MakeReviewer makeReviewer, QObject* parent = nullptr);
    ~Refuter() override;

    /// `found` answers, unless `cancel` or another question comes first; at once if the move ends the game. `best` is the solution from
    /// the position on, and its score; without it the sentence only says who stands better. Precondition: the move is legal in the game,
    /// which is not over.
    void look(const core::Game& game, const core::Move& move, const std::optional<core::Evaluation>& best);
    void cancel();
    bool isLooking() const { return m_question.has_value(); }

    /// What is searched.
    static core::ReviewPlan plan();

signals:
    void found(const komadai::ui::Refutation& refutation);

private:
    struct Question {
        core::Game game;
        core::Move move;
        std::optional<core::Evaluation> best;
    };
    void onEvaluated(const core::Evaluation& evaluation);

    MakeReviewer m_makeReviewer;
    std::unique_ptr<PositionReviewer> m_reviewer; ///< null before the first question
    std::optional<Question> m_question;
};

} // namespace komadai::ui
