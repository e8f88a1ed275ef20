// The players of a game that are not human: the built-in engine and external engines.
#pragma once

#include "ui/engine/computer_player.h"
#include "ui/engine/core_budget.h"
#include "ui/engine/engine_process.h"
#include "ui/engine/engine_store.h"
#include "ui/engine/expected_reply.h"

#include <map>
#include <memory>

namespace komadai::ui {

/// An external engine is started before its first move, and ended with the last game that it plays in.
class Opponents : public MoveChooser {
    Q_OBJECT
public:
    /// The store must outlive this.
    explicit Opponents(const EngineStore& store,
                       std::shared_ptr<CoreBudget> budget = std::make_shared<CoreBudget>(1),
                       QObject* parent = nullptr);

    /// The built-in engine plays from these; see ComputerPlayer::useBooks.
    void useBooks(const BookStore* books) { m_computer.useBooks(books); }

    /// The built-in engine uses this; see ComputerPlayer::use.
    void use(EngineKnowledge knowledge) { m_computer.use(std::move(knowledge)); }

    void beginGame(const std::array<core::Player, core::SideCount>& players) override;
    void prepare(const core::Player& player, const std::shared_ptr<const core::Variant>& variant) override;
    void requestMove(const core::Game& game, const core::Player& player,
                     const ClockReading& reading) override;
    void setPondering(bool isWanted) override;
    void ponder(const core::Game& game, const core::Player& player, const ClockReading& reading) override;
    bool isGettingReady() const override;
    void moveNow() override;
    void cancel() override;

private:
    /// Null where the store has no engine of this name. One that was changed is started anew.
    EngineProcess* engineNamed(const QString& name);
    void connectEngine(EngineProcess& engine);
    void cancelEngines();
    void stopPonderingIfSqueezed();
    void onMoveFound(const EngineProcess& engine, const core::Move& move, std::optional<core::Score> score);

    const EngineStore& m_store;
    ComputerPlayer m_computer;
    CoreClaim m_claim; ///< of the external engine that is asked, or thinks on the opponent's time
    std::optional<core::Game> m_asked; ///< of the last question to an external engine
    ExpectedReply m_expected;          ///< of the external engine that has moved last
    bool m_isPonderingWanted = false;
    bool m_isPondering = false; ///< an external engine thinks on the opponent's time, about m_asked
    std::map<QString, std::unique_ptr<EngineProcess>> m_engines; ///< by name
};

} // namespace komadai::ui
