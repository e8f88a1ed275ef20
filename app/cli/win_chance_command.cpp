#include "app/cli/commands.h"

#include "app/command_line.h"
#include "core/match/openings.h"
#include "core/review/win_chance.h"
#include "core/search/engine.h"

#include <fmt/format.h>

#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <vector>

namespace komadai::cli {
namespace {

constexpr int GameHashMegabytes = 16; ///< enough for repeatable searches
constexpr int LeastPlyLimit = 400;
constexpr int PliesPerSquare = 4; ///< larger boards have longer games

/// A position of a game: the side to move and its score.
struct ScoredPosition {
    core::Side mover;
    core::Score score;
};

/// How a game ends that the engine plays against itself; no value where it goes on too long. A forced win that the engine has
/// found counts as won.
struct PlayedGame {
    std::vector<ScoredPosition> positions;
    std::optional<std::optional<core::Side>> winner;
};

PlayedGame playOut(core::Game game, core::Engine& engine, std::uint64_t nodes) {
    const int limit = std::max(LeastPlyLimit, PliesPerSquare * game.spec().size.squares());
    PlayedGame played;
    while (!game.isOver() && game.plyCount() < limit) {
        const core::Side mover = game.position().sideToMove();
        const auto found = engine.search(game, {std::nullopt, std::nullopt, nodes}, {});
        if (found.score.isMate()) {
            played.winner = found.score.isWin() ? mover : opponent(mover);
            return played;
        }
        played.positions.push_back({mover, found.score});
        game.play(*found.move);
    }
    if (game.isOver()) played.winner = game.outcome()->winner;
    return played;
}

} // namespace

void measureWinChance(const Subject& subject, const WinChanceArguments& arguments) {
    const core::Game start = gameOf(subject);
    refuseIfOver(start);
    core::Engine engine(GameHashMegabytes);
    core::ScoreTally tally(arguments.range);
    core::WinChanceData data;
    data.variant = subject.variant;
    const core::match::OpeningWish wish{arguments.games, arguments.plies, arguments.balance, arguments.nodes,
                                        arguments.seed};
    int unfinished = 0;
    const int found = core::match::findOpenings(start, wish, [&](const core::Game& opening) {
        const PlayedGame played = playOut(opening, engine, arguments.nodes);
        ++(played.winner ? data.games : unfinished);
        if (isatty(STDERR_FILENO) != 0)
            std::cerr << fmt::format("game {} of {}, unfinished {}\n", data.games + unfinished,
                                     arguments.games, unfinished);
        if (!played.winner) return;
        for (const ScoredPosition& position : played.positions)
            tally.add(position.score, !*played.winner ? 0 : **played.winner == position.mover ? 1 : -1);
    });
    data.buckets = tally.buckets();
    const auto scale = core::fitScale(data.buckets);
    data.scale = scale.value_or(0);
    fmt::print("{}",
               core::formatWinChance(
                   data, fmt::format("komadai-cli winchance --variant {} --games {} --nodes {} --plies {} "
                                     "--balance {} --seed {} --range {}",
                                     subject.variant, arguments.games, arguments.nodes, arguments.plies,
                                     arguments.balance, arguments.seed, arguments.range)));
    refuseFewOpenings(found, arguments.games);
    if (!scale)
        throw CommandError(ExitStatus::Failed, "The games are too few, or too one-sided, to fit a curve.");
}

} // namespace komadai::cli
