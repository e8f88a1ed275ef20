#include "core/record/game_record.h"

#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/rules/variant_set.h"
#include "core/variants/rule_options.h"

#include <cassert>

namespace komadai::core {
namespace {

constexpr int MaxQuietPlies = 100000; ///< as for counts in position text

std::string sfenOf(const AnyPosition& position) { return sfen::format(position.toSetup(), position.spec()); }

std::optional<AnyPosition> readStart(const GameHeader& header,
                                     const std::shared_ptr<const Variant>& variant) {
    const auto setup = sfen::parse(header.start, variant->spec());
    if (!setup || header.quietPliesAtStart < 0 || header.quietPliesAtStart > MaxQuietPlies)
        return std::nullopt;
    auto position = AnyPosition::fromSetup(setup.value(), variant);
    if (!position) return std::nullopt;
    return std::move(position).value();
}

/// Plays the next move of a record; the game is of no use after an error.
std::optional<RecordError> playStored(Game& game, const RecordedPly& ply) {
    const int number = game.plyCount() + 1;
    const auto move = uci::parse(ply.move, game.position());
    if (!move || game.play(move.value())) return RecordError{RecordProblem::BadMove, number, ply.move};
    if (game.position().key() != ply.key || sfenOf(game.position()) != ply.position)
        return RecordError{RecordProblem::WrongPosition, number, ply.position};
    return std::nullopt;
}

} // namespace

GameHeader headerOf(const Game& game, std::array<Player, SideCount> players,
                    std::chrono::sys_seconds startedAt, const TimeControls& clocks) {
    return {game.spec().id,
            formatRuleOptions(game.spec()),
            sfenOf(game.positionAt(0)),
            game.quietPliesAtStart(),
            std::move(players),
            startedAt,
            clocks};
}

RecordedPly lastPlyOf(const Game& game, std::chrono::milliseconds timeUsed) {
    assert(game.plyCount() > 0);
    const AnyPosition& before = game.positionAt(game.plyCount() - 1);
    return {uci::format(game.moves().back(), before), sfenOf(game.position()), game.position().key(),
            timeUsed};
}

Result<Game, RecordError> replay(const GameHeader& header, const std::vector<RecordedPly>& plies,
                                 const std::shared_ptr<const Variant>& variant) {
    const auto played = withRuleOptions(variant, header.ruleOptions);
    if (!played) return RecordError{RecordProblem::UnknownRuleOption, 0, header.ruleOptions};
    auto start = readStart(header, played);
    if (!start) return RecordError{RecordProblem::BadStart, 0, header.start};
    Game game(std::move(*start), header.quietPliesAtStart);
    for (const RecordedPly& ply : plies)
        if (auto error = playStored(game, ply)) return std::move(*error);
    return game;
}

} // namespace komadai::core
