// Short comments of the built-in engine on a game that is being played.
#pragma once

#include "core/review/game_review.h"
#include "ui/preferences/preference.h"

#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace komadai::ui {

class OpenGame;
class PositionReviewer;

namespace preference {

inline const Preference<bool> EngineCommentary(QStringLiteral("playing/engineCommentary"), false,
                                               boolFormat());

} // namespace preference

/// Comments on the last moves of a game while it is being played, if the user wants it (preference::EngineCommentary). It helps
/// nobody in the game and slows nobody down: a move is commented on once the reply to it is made, or at once if the reply is not
/// up to a human, and the engine waits while the computer thinks against a human. It stops with the game; its last comments
/// stay. GUI thread.
class Commentary : public QObject {
    Q_OBJECT
public:
    using MakeReviewer = std::function<std::unique_ptr<PositionReviewer>()>;

    /// The game must outlive the object. `makeReviewer` makes the engine when it is needed for the first time.
    Commentary(OpenGame& game, MakeReviewer makeReviewer, QObject* parent = nullptr);
    ~Commentary() override;

    /// A line for each of the last moves, at most MostLines, the last one last; empty if there is nothing to say.
    const QString& text() const { return m_text; }
    static constexpr int MostLines = 2;

    /// What is searched for each position.
    static core::ReviewPlan plan();

signals:
    void textChanged();

private:
    void update();
    void forget();
    void evaluateNext();
    void onEvaluated(const core::Evaluation& evaluation);
    bool isWanted() const;
    bool mustWait() const;
    void stop();
    /// The number of moves that may be commented on now.
    int speakablePlies() const;
    core::NodeId nodeAt(int ply) const;
    std::optional<QString> lineOn(int ply);
    void say();

    OpenGame& m_game;
    MakeReviewer m_makeReviewer;
    std::unique_ptr<PositionReviewer> m_reviewer; ///< null before the first question
    std::map<core::NodeId, core::Evaluation> m_evaluations;
    std::optional<core::MoveJudge> m_judge; ///< of the variant, once it is needed
    std::optional<core::NodeId> m_asked;    ///< the node that is being evaluated
    QString m_text;
};

/// Who stands better, as a sentence: "White is slightly better." `score` is for the side to move.
QString standingText(core::Score score, core::Side toMove, const core::VariantSpec& spec);

} // namespace komadai::ui
