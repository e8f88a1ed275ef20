// Plays the motions of moves one after another.
#pragma once

#include "ui/board/board_scene.h"
#include "ui/board/motion.h"

#include "core/rules/any_position.h"

#include <QVariantAnimation>

#include <deque>
#include <optional>

namespace komadai::ui {

/// A queue of motions and the clock that runs them.
class MoveAnimation : public QObject {
    Q_OBJECT
public:
    /// One motion and what is shown with it.
    struct Stage {
        core::AnyPosition position;        ///< on which the pieces move
        std::optional<ShownMove> lastMove; ///< the move that led to it
        Motion motion;
    };

    explicit MoveAnimation(QObject* parent = nullptr);

    bool isRunning() const { return !m_stages.empty(); }
    /// The stage that runs now. Precondition: isRunning().
    const Stage& stage() const { return m_stages.front(); }
    /// Runs after the stages already queued.
    void add(Stage stage);
    /// Stops silently.
    void drop();

signals:
    /// Something on the board has moved.
    void advanced();
    /// The last stage came to its end.
    void finished();

private:
    void start();
    void endStage();

    QVariantAnimation m_clock;
    std::deque<Stage> m_stages;
};

} // namespace komadai::ui
