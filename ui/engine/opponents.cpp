#include "ui/engine/opponents.h"

#include <algorithm>
#include <utility>

namespace komadai::ui {

Opponents::Opponents(const EngineStore& store, std::shared_ptr<CoreBudget> budget, QObject* parent)
    : MoveChooser(parent), m_store(store), m_computer(budget), m_claim(std::move(budget)) {
    connect(&m_computer, &MoveChooser::moveChosen, this, &MoveChooser::moveChosen);
    connect(&m_computer, &MoveChooser::bookMoveChosen, this, &MoveChooser::bookMoveChosen);
    connect(&m_computer, &MoveChooser::declared, this, &MoveChooser::declared);
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

void Opponents::prepare(const core::Player& player, const std::shared_ptr<const core::Variant>& variant) {
    if (!player.engineTime || player.isFullStrength()) return;
    auto* engine = engineNamed(QString::fromStdString(player.name));
    if (!engine) return;
    // Told later, the number would make some engines get ready once more.
    engine->setThreads(m_claim.coresAlone(threadsOf(engine->profile())));
    engine->getReady(variant);
}

void Opponents::requestMove(const core::Game& game, const core::Player& player, const ClockReading& reading) {
    cancel();
    if (player.isBuiltIn()) return m_computer.requestMove(game, player, reading);
    const QString name = QString::fromStdString(player.name);
    auto* engine = engineNamed(name);
    if (!engine) {
        emit failed({EngineProblem::NotThere, name, {}});
        return;
    }
    const bool isTimed = reading.clock.isTimed(game.position().sideToMove());
    m_claim.begin(isTimed ? CoreClaim::Rank::TimedPlayer : CoreClaim::Rank::Player,
                  threadsOf(engine->profile()));
    engine->setThreads(m_claim.cores());
    if (isTimed)
        engine->requestMove(game, reading);
    else
        engine->requestMove(game, *player.engineTime);
}

bool Opponents::isGettingReady() const {
    return std::any_of(m_engines.begin(), m_engines.end(),
                       [](const auto& entry) { return entry.second->isGettingReady(); });
}

void Opponents::moveNow() {
    m_computer.moveNow();
    for (const auto& [name, engine] : m_engines)
        engine->moveNow();
}

void Opponents::cancel() {
    m_claim.end();
    m_computer.cancel();
    for (const auto& [name, engine] : m_engines)
        engine->cancel();
}

EngineProcess* Opponents::engineNamed(const QString& name) {
    const EngineProfile* profile = m_store.find(name);
    if (!profile) return nullptr;
    auto& engine = m_engines[name];
    if (!engine || engine->profile() != *profile) {
        engine = std::make_unique<EngineProcess>(*profile);
        connect(engine.get(), &EngineProcess::moveFound, this,
                [this](const core::Move& move, std::optional<core::Score> score) {
                    m_claim.end();
                    emit moveChosen(move, score);
                });
        connect(engine.get(), &EngineProcess::asked, this, &MoveChooser::gotReady);
        connect(engine.get(), &EngineProcess::resigned, this, [this] {
            m_claim.end();
            emit resigned();
        });
        connect(engine.get(), &EngineProcess::declared, this, [this] {
            m_claim.end();
            emit declared();
        });
        connect(engine.get(), &EngineProcess::failed, this, [this](const EngineFailure& failure) {
            m_claim.end();
            emit failed(failure);
        });
    }
    return engine.get();
}

} // namespace komadai::ui
