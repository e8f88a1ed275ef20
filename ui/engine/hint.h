// A good move as a hint for the user.
#pragma once

#include "ui/engine/engine_pool.h"

#include <memory>

namespace komadai::ui {

/// Searches for the best move in a position for one second. The engine is created with the first question. GUI thread.
class Hint : public QObject {
    Q_OBJECT
public:
    /// The pool must outlive this.
    explicit Hint(EnginePool& pool, QObject* parent = nullptr) : QObject(parent), m_pool(pool) {}

    /// A signal answers, unless `cancel` or another question comes first. Precondition: the game is not over.
    void look(const core::Game& game);
    void cancel();

signals:
    void found(const komadai::core::Move& move);
    /// The player may win by a declaration at once.
    void declarationFound();

private:
    EnginePool& m_pool;
    std::unique_ptr<MoveChooser> m_engine; ///< null before the first question
};

} // namespace komadai::ui
