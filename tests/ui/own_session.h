// A session for tests, with a library of its own.
#pragma once

#include "tests/ui/games.h"
#include "ui/engine/move_chooser.h"
#include "ui/library/library_service.h"
#include "ui/session/game_session.h"

#include <QTemporaryDir>

#include <filesystem>
#include <memory>

namespace komadai::ui::test {

/// For tests in which nobody but humans plays.
class NoComputer : public MoveChooser {
public:
    void beginGame(const Players&) override {}
    void prepare(const core::Player&) override {}
    void requestMove(const core::Game&, const core::Player&, const ClockReading&) override {}
    void moveNow() override {}
    void cancel() override {}
};

/// A game of EuroShogi in a new library; `Computer` plays for all who are no humans.
template <class Computer = NoComputer>
class OwnSession {
public:
    template <class... Arguments>
    explicit OwnSession(Arguments&&... computer)
        : m_library(std::make_unique<LibraryService>()), m_computer(std::forward<Arguments>(computer)...),
          m_session(std::make_unique<GameSession>(euroShogiGame(), m_computer, *m_library)) {
        m_library->open(path());
    }

    std::filesystem::path path() const { return inFolder("library.sqlite"); }
    std::filesystem::path inFolder(const char* name) const {
        return m_folder.filePath(QString::fromLatin1(name)).toStdString();
    }
    LibraryService& library() { return *m_library; }
    Computer& computer() { return m_computer; }
    GameSession& session() { return *m_session; }
    /// Ends session and library, whose file stays.
    void close() {
        m_session.reset();
        m_library.reset();
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<LibraryService> m_library;
    Computer m_computer;
    std::unique_ptr<GameSession> m_session;
};

} // namespace komadai::ui::test
