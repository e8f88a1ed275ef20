// An open game for tests, with a library of its own.
#pragma once

#include "tests/ui/games.h"
#include "ui/document/game_document.h"
#include "ui/engine/engine_pool.h"
#include "ui/engine/move_chooser.h"
#include "ui/game/open_game.h"
#include "ui/game/play.h"
#include "ui/game/recorder.h"
#include "ui/library/library_service.h"

#include <QTemporaryDir>

#include <filesystem>
#include <memory>

namespace komadai::ui::test {

/// For tests in which only humans play.
class NoComputer : public MoveChooser {
public:
    void beginGame(const Players&) override {}
    void prepare(const core::Player&, const std::shared_ptr<const core::Variant>&) override {}
    void requestMove(const core::Game&, const core::Player&, const ClockReading&) override {}
    void moveNow() override {}
    void cancel() override {}
};

/// A game of EuroShogi in a new library; `Computer` plays for everyone who is not human.
template <class Computer = NoComputer>
class OwnGame {
public:
    OwnGame() : OwnGame(emptyStore()) {}
    /// The store must outlive the object.
    explicit OwnGame(const EngineStore& engines)
        : m_library(std::make_unique<LibraryService>()), m_pool(std::make_unique<EnginePool>(engines)) {
        auto computer = std::make_unique<Computer>();
        m_computer = computer.get();
        m_game = std::make_unique<OpenGame>(euroShogiGame(), *m_library, *m_pool, std::move(computer));
        m_game->startGame(euroShogiGame(), {});
        m_library->open(path());
    }

    std::filesystem::path path() const { return inFolder("library.sqlite"); }
    std::filesystem::path inFolder(const char* name) const {
        return m_folder.filePath(QString::fromLatin1(name)).toStdString();
    }
    LibraryService& library() { return *m_library; }
    EnginePool& pool() { return *m_pool; }
    Computer& computer() { return *m_computer; }
    OpenGame& game() { return *m_game; }
    GameDocument& document() { return m_game->document(); }
    Play& play() { return m_game->play(); }
    Recorder& recorder() { return m_game->recorder(); }
    /// Ends game and library, whose file stays.
    void close() {
        m_game.reset();
        m_library.reset();
    }

private:
    static const EngineStore& emptyStore() {
        static const EngineStore store;
        return store;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<LibraryService> m_library;
    std::unique_ptr<EnginePool> m_pool;
    Computer* m_computer = nullptr;
    std::unique_ptr<OpenGame> m_game;
};

} // namespace komadai::ui::test
