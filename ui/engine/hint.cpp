#include "ui/engine/hint.h"

namespace komadai::ui {
namespace {

constexpr core::TimeControl HintTime{{}, {}, std::chrono::seconds(1), 1};

} // namespace

void Hint::look(const core::Game& game) {
    if (!m_engine) {
        m_engine = m_pool.makeAdvisers();
        connect(m_engine.get(), &MoveChooser::moveChosen, this, &Hint::found);
        connect(m_engine.get(), &MoveChooser::declared, this, &Hint::declarationFound);
    }
    const core::GameClock clock({HintTime, HintTime}, game.position().sideToMove());
    m_engine->requestMove(game, {core::MaxLevel, {}}, {clock, {}});
}

void Hint::cancel() {
    if (m_engine) m_engine->cancel();
}

} // namespace komadai::ui
