// komadai-cli analyse FILE, or a game of a library: the review of a whole game.
#include "app/cli/commands.h"
#include "app/cli/json_output.h"

#include "app/cli/game_output.h"
#include "app/cli/open_library.h"
#include "app/command_line.h"
#include "core/endgames/endgame_cache.h"
#include "core/notation/move_text.h"
#include "core/notation/record_endings.h"
#include "core/notation/text_encoding.h"
#include "core/review/game_review.h"
#include "core/store/stored_game.h"
#include "translations/wording/review_wording.h"
#include "translations/wording/wording.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <unistd.h>

#include <iostream>
#include <optional>

namespace komadai::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t UsualNodes = 100'000;

core::ReviewPlan planOf(const ReviewArguments& arguments) {
    core::ReviewPlan plan;
    const AnalyseArguments& limits = arguments.limits;
    if (limits.moveTimeMs) plan.moveTime = std::chrono::milliseconds(*limits.moveTimeMs);
    plan.depth = limits.depth;
    plan.nodes = limits.nodes;
    if (!plan.moveTime && !plan.depth && !plan.nodes) plan.nodes = UsualNodes;
    plan.threads = arguments.threads;
    plan.fromPly = arguments.fromPly;
    if (!arguments.side.empty())
        plan.side = arguments.side == "first" ? core::Side::First : core::Side::Second;
    return plan;
}

/// Game number `arguments.game` of the file.
core::GameRecord readGame(const ReviewArguments& arguments, const core::VariantSet& variants) {
    const std::string text = core::decodeText(readFile(arguments.file)).text;
    const auto format =
        arguments.from.empty() ? core::formatOfText(text) : std::optional(formatCalled(arguments.from));
    core::ReadOptions options{variants};
    if (!arguments.variant.empty()) options.variant = variantOf(variants, arguments.variant);
    std::optional<core::GameRecord> found;
    const auto name = arguments.file.string();
    core::readRecords(
        text, format ? format : core::formatNamed(extensionOf(name)), options,
        {[&](core::ReadGame&& game) {
             if (game.number == arguments.game) found = std::move(game.record);
             return !found;
         },
         [&](const core::ReadProblem& problem) { std::cerr << Wording().sentence(problem, name) << '\n'; }});
    if (!found)
        throw CommandError(ExitStatus::Failed, fmt::format("{} has no game {}.", name, arguments.game));
    return std::move(*found);
}

core::GameRecord readGame(const ReviewArguments& arguments, core::Library& library,
                          const core::VariantSet& variants) {
    // A review that is kept belongs to the whole game, with what was taken back.
    const auto read = arguments.keeps ? core::readStoredGame : core::readSharedGame;
    auto game = read(library, arguments.game, core::finderOf(variants.all()));
    if (game) return std::move(game).value();
    throw CommandError(ExitStatus::Failed,
                       fmt::format("Game {}: {}", arguments.game, sentenceOf(game.error())));
}

/// Where a game of the library ended, see core::playedEnd. The whole game tells: a shared one lacks what was taken back.
std::optional<core::NodeId> endOf(core::GameId game, const core::Library& library,
                                  const core::VariantSet& variants) {
    const auto stored = library.record(game);
    const auto whole = core::readStoredGame(library, game, core::finderOf(variants.all()));
    return stored && whole ? core::playedEnd(*stored, whole.value().tree) : std::nullopt;
}

// --- figures

const char* wordOf(core::Verdict verdict) {
    switch (verdict) {
    case core::Verdict::Forced: return "forced";
    case core::Verdict::Best: return "best";
    case core::Verdict::Good: return "good";
    case core::Verdict::MissedMate: return "missedWin";
    case core::Verdict::Inaccuracy: return "inaccuracy";
    case core::Verdict::Mistake: return "mistake";
    case core::Verdict::Blunder: return "blunder";
    }
    return "";
}

std::optional<core::Move> betterMove(const core::MoveReview& review, const core::AnyPosition& before) {
    const auto& line = review.before.line;
    if (line.empty() || !before.isLegal(line.front())) return std::nullopt;
    return line.front();
}

/// For people: moves and squares are in the notation of the variant.
std::string commentOn(const core::MoveReview& review, const core::AnyPosition& before) {
    const auto better = betterMove(review, before);
    return ReviewWording().comment(review, before.spec(),
                                   better ? core::hodges::format(*better, before) : "");
}

Json sideJson(const core::SideReview& side) {
    Json json{{"moves", side.moves},
              {"accuracy", side.accuracy},
              {"averageLoss", side.averageLoss},
              {"averageCentipawnLoss", side.averageCentipawnLoss}};
    for (std::size_t verdict = 0; verdict < core::VerdictCount; ++verdict)
        json[wordOf(static_cast<core::Verdict>(verdict))] = side.counts[verdict];
    return json;
}

void printJson(const core::GameReview& review, const core::GameTree& tree) {
    Json moves = Json::array();
    for (const core::MoveReview& move : review.moves) {
        const auto before = tree.position(*tree.parent(move.node));
        Json json{{"ply", move.ply},
                  {"move", core::uci::format(move.move, before)},
                  {"before", scoreText(move.before.score)},
                  {"after", scoreText(move.after.score)},
                  {"loss", move.loss},
                  {"verdict", wordOf(move.verdict)}};
        if (move.reason) json["reason"] = ReviewWording().reason(*move.reason, tree.spec());
        if (move.isFault()) {
            const auto better = betterMove(move, before);
            json["better"] = better ? core::uci::format(*better, before) : "";
        }
        moves.push_back(std::move(json));
    }
    Json turning = Json::array();
    for (const std::size_t index : review.turningPoints)
        turning.push_back(review.moves[index].ply);
    fmt::print("{}\n", jsonText(Json{{"first", sideJson(review.sides[0])},
                                     {"second", sideJson(review.sides[1])},
                                     {"turningPoints", turning},
                                     {"moves", moves}}));
}

void printText(const core::GameReview& review, const core::GameTree& tree) {
    for (const core::Side side : core::Sides) {
        const auto& figures = review.sides[static_cast<std::size_t>(core::indexOf(side))];
        if (figures.moves == 0) continue;
        fmt::print("{}\tmoves {}\taccuracy {:.1f}\tloss {:.2f} %\tcentipawns {:.1f}",
                   Wording().side(side, tree.spec()), figures.moves, figures.accuracy,
                   100 * figures.averageLoss, figures.averageCentipawnLoss);
        for (std::size_t verdict = 0; verdict < core::VerdictCount; ++verdict)
            fmt::print("\t{} {}", wordOf(static_cast<core::Verdict>(verdict)), figures.counts[verdict]);
        fmt::print("\n");
    }
    for (const core::MoveReview& move : review.moves) {
        if (!move.isFault()) continue;
        const auto before = tree.position(*tree.parent(move.node));
        fmt::print("{}\t{}\t{}\t{:.1f} %\t{}\n", move.ply, core::uci::format(move.move, before),
                   wordOf(move.verdict), 100 * move.loss, commentOn(move, before));
    }
    for (const std::size_t index : review.turningPoints)
        fmt::print("turning point\t{}\n", review.moves[index].ply);
}

// --- the whole command

/// Returns whether the format could keep everything.
bool writeTo(GameOutput& output, const core::GameRecord& record, const core::VariantSet& variants) {
    const auto written = core::writeRecord(record, output.format(), &variants);
    if (!written) throw CommandError(ExitStatus::Failed, Wording().sentence(written.error()));
    for (const core::Loss loss : written.value().losses)
        std::cerr << Wording().sentence(loss) << '\n';
    output.add(written.value());
    return output.finish(written.value().losses.empty());
}

/// How far the review is, for somebody who watches.
void showProgress(std::size_t done, std::size_t total) {
    if (isatty(STDERR_FILENO) != 0)
        std::cerr << fmt::format("\r{} of {}{}", done, total, done == total ? "\n" : "");
}

core::TreeEdit annotate(core::GameTree& tree, const core::Evaluations& evaluations,
                        const core::GameReview& review) {
    core::ReviewNotes notes;
    notes.comment = commentOn;
    core::TreeEdit edit = editOf(tree, evaluations, review, notes);
    if (!edit.parts.empty()) tree.apply(edit);
    return edit;
}

/// `library`  has the game; null: the file has it.
bool review(const ReviewArguments& arguments, const core::VariantSet& variants, core::Library* library) {
    // First, since a wrong format or a file that cannot be written must not cost a whole review.
    std::optional<GameOutput> output;
    if (!arguments.out.empty()) output.emplace(arguments.out, arguments.to);
    OutputFile::refuseUnwritable(arguments.out);
    core::GameRecord record =
        library ? readGame(arguments, *library, variants) : readGame(arguments, variants);
    const auto end = library          ? endOf(arguments.game, *library, variants)
                     : record.outcome ? std::optional(core::endOf(record))
                                      : std::nullopt;
    const core::ReviewPlan plan = planOf(arguments);
    core::Engine engine;
    if (!arguments.limits.endgames.empty())
        engine.useEndgames(std::make_shared<core::EndgameCache>(arguments.limits.endgames));
    const auto variant = record.tree.start().variant();
    engine.setNetwork(variant, namedNetwork(arguments.limits.network, variant->spec()));
    core::Evaluations evaluations;
    evaluateGame(
        engine, record.tree, plan, evaluations, {},
        [](core::NodeId, std::size_t done, std::size_t total) { showProgress(done, total); }, end);
    const auto result = reviewOf(record.tree, evaluations, plan, end);
    if (result.moves.empty()) throw CommandError(ExitStatus::Failed, "The game has no move to review.");
    if (arguments.out != GameOutput::Standard) (arguments.json ? printJson : printText)(result, record.tree);
    if (!output && !arguments.keeps) return true;
    const core::TreeEdit edit = annotate(record.tree, evaluations, result);
    if (arguments.keeps && !edit.parts.empty()) {
        library->update(arguments.game, {.edits = {edit}});
        library->closeGame(arguments.game, record.tree);
    }
    return !output || writeTo(*output, record, variants);
}

} // namespace

bool reviewGame(const ReviewArguments& arguments) {
    const auto variants = loadVariants(arguments.variantsFile);
    if (arguments.library.empty()) return review(arguments, variants, nullptr);
    try {
        using To = OpenLibrary::To;
        OpenLibrary open(arguments.library, variants, arguments.keeps ? To::Change : To::Read);
        return review(arguments, variants, &open.library());
    } catch (const core::StorageError& error) {
        throw CommandError(ExitStatus::Failed, Wording().sentence(error));
    }
}

} // namespace komadai::cli
