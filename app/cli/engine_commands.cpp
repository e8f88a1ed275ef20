#include "app/cli/commands.h"
#include "app/cli/json_output.h"
#include "app/cli/output_file.h"

#include "app/command_line.h"
#include "core/endgames/endgame_cache.h"
#include "core/notation/move_text.h"
#include "core/search/engine.h"
#include "core/search/mate_search.h"
#include "translations/wording/wording.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cstdio>

namespace komadai::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds DefaultAnalysisTime{2000};
constexpr int BenchDepth = 9;

/// The moves of a line as UCI text. Precondition: they are legal one after another.
std::vector<std::string> lineText(core::AnyPosition position, const std::vector<core::Move>& line) {
    std::vector<std::string> texts;
    for (const auto& move : line) {
        texts.push_back(core::uci::format(move, position));
        position = position.after(move);
    }
    return texts;
}

core::Limits limitsOf(const AnalyseArguments& arguments) {
    core::Limits limits;
    if (arguments.moveTimeMs) limits.moveTime = std::chrono::milliseconds(*arguments.moveTimeMs);
    limits.depth = arguments.depth;
    limits.nodes = arguments.nodes;
    if (!limits.moveTime && !limits.depth && !limits.nodes) limits.moveTime = DefaultAnalysisTime;
    return limits;
}

std::string verdictText(const core::MateResult& result, const std::vector<std::string>& line) {
    switch (result.verdict) {
    case core::MateResult::Verdict::Mate:
        return fmt::format("mate in {} {}: {}", line.size(), line.size() == 1 ? "ply" : "plies",
                           fmt::join(line, " "));
    case core::MateResult::Verdict::NoMate: return "no mate by checks";
    case core::MateResult::Verdict::Undecided: break;
    }
    return fmt::format("not decided after {} nodes", result.nodes);
}

/// The verdict in one word.
const char* verdictWord(core::MateResult::Verdict verdict) {
    switch (verdict) {
    case core::MateResult::Verdict::Mate: return "mate";
    case core::MateResult::Verdict::NoMate: return "noMate";
    case core::MateResult::Verdict::Undecided: break;
    }
    return "undecided";
}

nlohmann::ordered_json infoJson(const core::SearchInfo& info, const std::vector<std::string>& line) {
    nlohmann::ordered_json json{{"multipv", info.rank}, {"depth", info.depth}};
    json[info.score.isMate() ? "matePlies" : "centipawns"] =
        info.score.isMate() ? info.score.matePlies() : info.score.centipawns();
    json["nodes"] = info.nodes;
    json["milliseconds"] = info.elapsed.count();
    json["line"] = line;
    return json;
}

} // namespace

void analyse(const Subject& subject, const AnalyseArguments& arguments) {
    const core::Game game = gameOf(subject);
    const core::Limits limits = limitsOf(arguments);
    core::Engine engine;
    if (!arguments.endgames.empty())
        engine.useEndgames(std::make_shared<core::EndgameCache>(arguments.endgames));
    engine.setNetwork(game.variant(), namedNetwork(arguments.network, game.spec()));
    auto infos = nlohmann::ordered_json::array();
    const auto result = engine.search(
        game, limits, {},
        [&](const core::SearchInfo& info) {
            const auto line = lineText(game.position(), info.line);
            if (subject.json)
                infos.push_back(infoJson(info, line));
            else
                fmt::print("depth {} multipv {} score {} nodes {} time {} pv {}\n", info.depth, info.rank,
                           scoreText(info.score), info.nodes, info.elapsed.count(), fmt::join(line, " "));
            flushOutput();
        },
        arguments.lines);
    const std::string best = result.move ? core::uci::format(*result.move, game.position()) : "none";
    if (subject.json)
        fmt::print("{}\n", jsonText(nlohmann::ordered_json{{"info", infos}, {"bestmove", best}}));
    else
        fmt::print("bestmove {}\n", best);
}

void findMate(const Subject& subject, const AnalyseArguments& arguments) {
    const core::Game game = gameOf(subject);
    if (const auto refusal = core::whyNoMateSearch(game.spec()))
        throw CommandError(ExitStatus::WrongCall, Wording().sentence(*refusal));
    refuseIfOver(game);
    const auto result = core::searchMate(game, limitsOf(arguments), {});
    const auto line = lineText(game.position(), result.line);
    if (subject.json)
        fmt::print("{}\n", jsonText(nlohmann::ordered_json{{"verdict", verdictWord(result.verdict)},
                                                           {"plies", line.size()},
                                                           {"line", line},
                                                           {"nodes", result.nodes},
                                                           {"milliseconds", result.elapsed.count()}}));
    else
        fmt::print("{}\nnodes {} time {}\n", verdictText(result, line), result.nodes, result.elapsed.count());
}

void bench(const Subject& subject) {
    const auto variants = core::VariantSet::builtin();
    std::vector<std::shared_ptr<const core::Variant>> chosen = variants.all();
    if (!subject.variant.empty()) chosen = {variantOf(variants, subject.variant)};
    auto list = nlohmann::ordered_json::array();
    for (const auto& variant : chosen) {
        core::Engine engine;
        const auto start = Clock::now();
        const auto result =
            engine.search(core::Game(core::AnyPosition::startOf(variant)), {{}, BenchDepth, {}}, {});
        const std::chrono::duration<double> seconds = Clock::now() - start;
        const auto perSecond =
            static_cast<std::uint64_t>(static_cast<double>(result.nodes) / seconds.count());
        if (subject.json)
            list.push_back({{"variant", variant->spec().id},
                            {"depth", BenchDepth},
                            {"nodes", result.nodes},
                            {"nodesPerSecond", perSecond}});
        else
            fmt::print("{} depth {} nodes {} nps {}\n", variant->spec().id, BenchDepth, result.nodes,
                       perSecond);
    }
    if (subject.json) fmt::print("{}\n", jsonText(list));
}

} // namespace komadai::cli
