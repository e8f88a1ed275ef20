// Games of EuroShogi in a library, for the tests of the explorer.
#pragma once

#include "core/notation/stored_record.h"
#include "core/store/library.h"
#include "tests/ui/games.h"
#include "ui/library/library_service.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <filesystem>
#include <memory>
#include <string_view>
#include <vector>

namespace komadai::ui::test {

/// What the tests say of a game.
struct TestGame {
    std::vector<std::string_view> moves;
    std::optional<core::Outcome> outcome{};
    std::string date = "1996-05-23";
    std::array<std::string, core::SideCount> names{"Ann", "Bob"};
    std::array<std::optional<int>, core::SideCount> ratings{};
};

inline core::Outcome wonBy(core::Side side) { return {side, core::EndReason::Resignation}; }
inline core::Outcome drawn() { return {std::nullopt, core::EndReason::Agreement}; }

inline core::GameRecord recordOf(const TestGame& test) {
    core::Game game = euroShogiGame();
    core::GameTree tree(game.position());
    for (const auto text : test.moves) {
        const auto move = uciMove(text, game.position());
        game.play(move);
        tree.add(tree.mainLineEnd(), move);
    }
    core::RecordHeader header = core::headerOf(game, {}, std::chrono::sys_seconds{});
    header.date = test.date;
    for (std::size_t i = 0; i < test.names.size(); ++i) {
        header.players[i].name = test.names[i];
        header.players[i].rating = test.ratings[i];
    }
    return {header, tree, test.outcome};
}

inline std::vector<core::GameId> store(const std::filesystem::path& path,
                                       const std::vector<TestGame>& games) {
    std::vector<core::GameRecord> records;
    for (const TestGame& game : games)
        records.push_back(recordOf(game));
    return core::Library(path).addRecords(records);
}

/// Keeps the reader's thread of a library busy for as long as it lives.
class BusyReader {
public:
    explicit BusyReader(LibraryService& library) : m_gate(std::make_shared<QSemaphore>()) {
        library.read(
            [gate = m_gate](core::Library&) {
                gate->acquire();
                return true;
            },
            &library, [](bool) {}, [](const core::StorageError&) {});
    }
    ~BusyReader() { m_gate->release(); }
    BusyReader(const BusyReader&) = delete;
    BusyReader& operator=(const BusyReader&) = delete;

private:
    std::shared_ptr<QSemaphore> m_gate;
};

/// Returns when the reader has answered all that was asked until now.
inline void waitForReader(LibraryService& library) {
    bool isAnswered = false;
    library.read([](core::Library&) { return true; }, &library, [&isAnswered](bool) { isAnswered = true; },
                 [&isAnswered](const core::StorageError&) { isAnswered = true; });
    QTRY_VERIFY(isAnswered);
}

} // namespace komadai::ui::test
