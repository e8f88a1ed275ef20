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

void Opponents::requestMove(const core::Game& game, const core::Player& player) {
    cancel();
    if (player.computerLevel) return m_computer.requestMove(game, player);
    const QString name = QString::fromStdString(player.name);
    if (auto* engine = engineNamed(name))
        engine->requestMove(game, *player.engineTime);
    else
        emit failed({EngineProblem::NotThere, name, {}});
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
