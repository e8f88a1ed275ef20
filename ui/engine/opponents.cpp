#include "ui/engine/opponents.h"

#include <algorithm>
#include <utility>

namespace komadai::ui {

Opponents::Opponents(const EngineStore& store, std::shared_ptr<CoreBudget> budget, QObject* parent)
    : MoveChooser(parent), m_store(store), m_computer(budget), m_claim(std::move(budget), [this] {
          if (!m_isPondering) return;
          QMetaObject::invokeMethod(this, &Opponents::stopPonderingIfSqueezed, Qt::QueuedConnection);
      }) {
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
    if (player.isBuiltIn()) {
        cancelEngines();
        return m_computer.requestMove(game, player, reading);
    }
    const QString name = QString::fromStdString(player.name);
    auto* engine = engineNamed(name);
    const bool isHit =
        engine && engine->isPondering() && m_isPondering && m_asked && isSameLine(game, *m_asked);
    if (!isHit) cancel();
    if (!engine) {
        emit failed({EngineProblem::NotThere, name, {}});
        return;
    }
    const bool isTimed = reading.clock.isTimed(game.position().sideToMove());
    m_claim.begin(isTimed ? CoreClaim::Rank::TimedPlayer : CoreClaim::Rank::Player,
                  threadsOf(engine->profile()));
    if (isHit) { // with the threads that it has
        m_isPondering = false;
        return engine->ponderHit(isTimed ? std::optional(reading) : std::nullopt);
    }
    m_asked = game;
    engine->setThreads(m_claim.cores());
    if (isTimed)
        engine->requestMove(game, reading);
    else
        engine->requestMove(game, *player.engineTime);
}

void Opponents::setPondering(bool isWanted) {
    m_isPonderingWanted = isWanted;
    for (const auto& [name, engine] : m_engines)
        engine->setPondering(isWanted);
}

void Opponents::ponder(const core::Game& game, const core::Player& player, const ClockReading& reading) {
    cancel();
    if (player.isBuiltIn()) return m_computer.ponder(game, player, reading);
    auto* engine = engineNamed(QString::fromStdString(player.name));
    const auto expected = m_expected.after(game);
    if (!engine || !engine->canPonder() || !expected || reading.clock.hasFlagFallen(reading.at)) return;
    if (!m_claim.beginToPonder(threadsOf(engine->profile()))) return;
    m_isPondering = true;
    m_asked = expected;
    if (reading.clock.isTimed(expected->position().sideToMove()))
        engine->ponder(*expected, afterReply(reading));
    else
        engine->ponder(*expected, *player.engineTime);
}

void Opponents::stopPonderingIfSqueezed() {
    if (m_isPondering && m_claim.isSqueezed()) cancelEngines();
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
    m_computer.cancel();
    cancelEngines();
}

void Opponents::cancelEngines() {
    m_claim.end();
    m_isPondering = false;
    for (const auto& [name, engine] : m_engines)
        engine->cancel();
}

EngineProcess* Opponents::engineNamed(const QString& name) {
    const EngineProfile* profile = m_store.find(name);
    if (!profile) return nullptr;
    auto& engine = m_engines[name];
    if (!engine || engine->profile() != *profile) {
        retireLater(engine);
        engine = std::make_unique<EngineProcess>(*profile);
        engine->setPondering(m_isPonderingWanted);
        connectEngine(*engine);
    }
    return engine.get();
}

void Opponents::connectEngine(EngineProcess& engine) {
    connect(&engine, &EngineProcess::moveFound, this,
            [this, &engine](const core::Move& move, std::optional<core::Score> score) {
                onMoveFound(engine, move, score);
            });
    connect(&engine, &EngineProcess::asked, this, &MoveChooser::gotReady);
    connect(&engine, &EngineProcess::resigned, this, [this] {
        m_claim.end();
        emit resigned();
    });
    connect(&engine, &EngineProcess::declared, this, [this] {
        m_claim.end();
        emit declared();
    });
    connect(&engine, &EngineProcess::failed, this, [this](const EngineFailure& failure) {
        m_claim.end();
        m_isPondering = false;
        emit failed(failure);
    });
}

void Opponents::onMoveFound(const EngineProcess& engine, const core::Move& move,
                            std::optional<core::Score> score) {
    m_claim.end();
    if (m_asked) m_expected.note(*m_asked, move, engine.expectedReply());
    emit moveChosen(move, score);
}

} // namespace komadai::ui
