#include "ui/engine/opponents.h"

#include <algorithm>

namespace komadai::ui {

Opponents::Opponents(const EngineStore& store, QObject* parent) : MoveChooser(parent), m_store(store) {
    connect(&m_computer, &MoveChooser::moveChosen, this, &MoveChooser::moveChosen);
}

void Opponents::beginGame(const std::array<core::Player, core::SideCount>& players) {
    cancel();
    std::erase_if(m_engines, [&players](const auto& entry) {
        return std::none_of(players.begin(), players.end(), [&entry](const core::Player& player) {
            return player.engineTime && QString::fromStdString(player.name) == entry.first;
        });
    });
    for (const auto& [name, engine] : m_engines)
        engine->beginGame();
}

void Opponents::prepare(const core::Player& player) {
    if (!player.engineTime) return;
    if (auto* engine = engineNamed(QString::fromStdString(player.name))) engine->prepare();
}

void Opponents::requestMove(const core::Game& game, const core::Player& player, const ClockReading& reading) {
    cancel();
    if (player.computerLevel) return m_computer.requestMove(game, player, reading);
    const QString name = QString::fromStdString(player.name);
    auto* engine = engineNamed(name);
    if (!engine)
        emit failed({EngineProblem::NotThere, name, {}});
    else if (reading.clock.isTimed(game.position().sideToMove()))
        engine->requestMove(game, reading);
    else
        engine->requestMove(game, *player.engineTime);
}

void Opponents::moveNow() {
    m_computer.moveNow();
    for (const auto& [name, engine] : m_engines)
        engine->moveNow();
}

void Opponents::cancel() {
    m_computer.cancel();
    for (const auto& [name, engine] : m_engines)
        engine->cancel();
}

ExternalEngine* Opponents::engineNamed(const QString& name) {
    const EngineProfile* profile = m_store.find(name);
    if (!profile) return nullptr;
    auto& engine = m_engines[name];
    if (!engine || engine->profile() != *profile) {
        engine = std::make_unique<ExternalEngine>(*profile);
        connect(engine.get(), &ExternalEngine::moveFound, this, &MoveChooser::moveChosen);
        connect(engine.get(), &ExternalEngine::resigned, this, &MoveChooser::resigned);
        connect(engine.get(), &ExternalEngine::failed, this, &MoveChooser::failed);
    }
    return engine.get();
}

} // namespace komadai::ui
