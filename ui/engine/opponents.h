// All who play against the user: the built-in engine, and those of others.
#pragma once

#include "ui/engine/computer_player.h"
#include "ui/engine/engine_store.h"
#include "ui/engine/external_engine.h"

#include <map>
#include <memory>

namespace komadai::ui {

/// Asks whoever is to move. An engine of others is started before its first move, and ended with the last game
/// that it plays in.
class Opponents : public MoveChooser {
    Q_OBJECT
public:
    /// The store must outlive this.
    explicit Opponents(const EngineStore& store, QObject* parent = nullptr);

    void beginGame(const std::array<core::Player, core::SideCount>& players) override;
    void prepare(const core::Player& player) override;
    void requestMove(const core::Game& game, const core::Player& player,
                     const ClockReading& reading) override;
    void moveNow() override;
    void cancel() override;

private:
    /// Null where there is none of this name. An engine that was changed is started anew.
    ExternalEngine* engineNamed(const QString& name);

    const EngineStore& m_store;
    ComputerPlayer m_computer;
    std::map<QString, std::unique_ptr<ExternalEngine>> m_engines; ///< by name
};

} // namespace komadai::ui
