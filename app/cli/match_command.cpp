#include "app/cli/commands.h"
#include "app/cli/json_output.h"

#include "app/cli/interruption.h"
#include "app/cli/open_library.h"
#include "app/cli/output_file.h"
#include "app/command_line.h"
#include "app/subject.h"
#include "core/base/overloaded.h"
#include "core/search/network/network_file.h"
#include "matches/match.h"
#include "matches/opening_list.h"
#include "translations/wording/learning_wording.h"
#include "translations/wording/wording.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <random>

namespace komadai::cli {
namespace {

using core::match::GameResult;
using core::match::SprtVerdict;
using std::chrono::milliseconds;

// For games of the engine against itself.
constexpr int VariedPlies = 6;
constexpr int SelfplayHashMegabytes = 64;
constexpr std::chrono::hours NeverLate{24};

MatchTimeControl clockFrom(const std::string& text) {
    const auto time = parseMatchClock(text);
    if (!time)
        throw CommandError(
            ExitStatus::WrongCall,
            fmt::format("“{}” is not a valid time control; expected MS, MS+INC, MOVES/MS+INC or "
                        "MS+bBYOYOMI, in milliseconds.",
                        text));
    return *time;
}

MatchTimeControl timeControlFrom(const MatchArguments& arguments) {
    MatchTimeControl time;
    if (!arguments.clock.empty()) time = clockFrom(arguments.clock);
    if (arguments.moveTimeMs) time.moveTime = milliseconds(*arguments.moveTimeMs);
    time.nodes = arguments.nodes;
    time.tolerance = milliseconds(arguments.toleranceMs);
    if (!time.base && !time.moveTime && !time.nodes)
        throw CommandError(ExitStatus::WrongCall, "A match needs --tc, --movetime or --nodes.");
    return time;
}

/// `NAME=VALUE`, or `NAME` for a button.
std::pair<std::string, std::string> optionFrom(const std::string& text) {
    const auto equals = std::min(text.find('='), text.size());
    return {text.substr(0, equals), text.substr(std::min(equals + 1, text.size()))};
}

/// Reads the network that the user has named.
void readNetwork(BuiltinSetup& setup, const std::shared_ptr<const core::Variant>& variant) {
    setup.networkVariant = variant;
    setup.network = namedNetwork(setup.networkFile.string(), variant->spec());
}

PlayerSetup playerFrom(const std::string& text, const std::vector<std::string>& options,
                       const std::shared_ptr<const core::Variant>& variant, milliseconds startUp) {
    auto player = parsePlayer(text);
    if (!player) throw CommandError(ExitStatus::WrongCall, player.error());
    PlayerSetup setup = std::move(player).value();
    auto* engine = std::get_if<EngineSetup>(&setup);
    if (!engine && !options.empty())
        throw CommandError(ExitStatus::WrongCall,
                           "The built-in engine has no options. Use settings instead: builtin:NAME=VALUE.");
    if (auto* builtin = std::get_if<BuiltinSetup>(&setup)) {
        if (!builtin->networkFile.empty()) readNetwork(*builtin, variant);
        return setup;
    }
    engine->variant = variant;
    engine->timeouts.startUp = startUp;
    std::transform(options.begin(), options.end(), std::back_inserter(engine->options), optionFrom);
    return setup;
}

/// Why a line cannot begin a game, as a sentence.
std::string sentence(const OpeningListError& error, const core::VariantSpec& variant) {
    const Wording words;
    return std::visit(
        core::Overloaded{
            [&](const core::ParseError& e) {
                return fmt::format("The position cannot be read: {}.", words.problem(e));
            },
            [&](const core::SetupErrors& e) {
                return fmt::format("The position breaks the rules: {}.", words.problem(e, variant));
            },
            [](OpeningListError::GameIsOver) { return std::string("The game is over in this position."); }},
        error.problem);
}

std::vector<core::Game> readOpenings(const std::filesystem::path& file,
                                     const std::shared_ptr<const core::Variant>& variant) {
    auto openings = komadai::readOpenings(readFile(file), variant);
    if (!openings)
        throw CommandError(ExitStatus::Failed,
                           fmt::format("{}, line {}: {}", file.string(), openings.error().line,
                                       sentence(openings.error(), variant->spec())));
    if (openings.value().empty())
        throw CommandError(ExitStatus::Failed, fmt::format("{} contains no openings.", file.string()));
    return std::move(openings).value();
}

std::vector<core::Game> openingsFor(const Subject& subject, const MatchArguments& arguments) {
    if (arguments.openings.empty()) {
        auto start = gameOf(subject);
        refuseIfOver(start);
        return {std::move(start)};
    }
    auto openings =
        readOpenings(arguments.openings, variantOf(loadVariants(subject.variantsFile), subject.variant));
    if (arguments.seed) std::shuffle(openings.begin(), openings.end(), std::mt19937_64(*arguments.seed));
    return openings;
}

MatchPlan planFrom(const Subject& subject, const MatchArguments& arguments) {
    MatchPlan plan;
    const milliseconds startUp(arguments.startUpMs);
    plan.games = arguments.games;
    plan.threads = arguments.threads;
    plan.hashMegabytes = arguments.hashMegabytes;
    plan.openings = openingsFor(subject, arguments);
    const auto& variant = plan.openings.front().variant();
    plan.a = playerFrom(arguments.a, arguments.optionsA, variant, startUp);
    plan.b = playerFrom(arguments.b, arguments.optionsB, variant, startUp);
    plan.rules = {timeControlFrom(arguments),
                  arguments.maxPlies.value_or(usualPlyLimit(plan.openings.front().spec()))};
    plan.seed = arguments.seed.value_or(0);
    if (!arguments.sprt.empty()) plan.sprt = core::match::Sprt{arguments.sprt[0], arguments.sprt[1]};
    if (plan.sprt && plan.sprt->elo0 >= plan.sprt->elo1)
        throw CommandError(ExitStatus::WrongCall, "With --sprt, ELO0 must be less than ELO1.");
    return plan;
}

/// A match of the built-in engine against itself.
MatchPlan planFrom(const core::Game& start, const SelfplayArguments& arguments) {
    BuiltinSetup player;
    player.variedPlies = VariedPlies;
    player.networkVariant = start.variant();
    player.network = namedNetwork(arguments.network, start.spec());
    MatchPlan plan;
    plan.a = plan.b = player;
    plan.games = arguments.games;
    plan.hashMegabytes = SelfplayHashMegabytes;
    plan.rules.time.moveTime = milliseconds(arguments.moveTimeMs);
    plan.rules.time.tolerance = NeverLate;
    plan.rules.maxPlies = arguments.maxPlies.value_or(usualPlyLimit(start.spec()));
    plan.openings = {start};
    plan.seed = arguments.seed;
    return plan;
}

double pointsOf(GameResult result) { return static_cast<double>(result) / 2; }

/// Writes the results of a match: as lines at once, or as JSON at the end.
class MatchPrinter {
public:
    MatchPrinter(const MatchPlan& plan, bool json) : m_plan(plan), m_json(json) {}

    void add(const MatchReport& report) {
        const core::Side sideOfA = report.aMovesFirst ? core::Side::First : core::Side::Second;
        const auto nameOf = [&](core::Side side) {
            return report.players[static_cast<std::size_t>(core::indexOf(side))].name;
        };
        m_soFar = {report.tally, nameOf(sideOfA), nameOf(core::opponent(sideOfA))};
        const int plies = static_cast<int>(report.finished.times.size());
        if (m_json)
            m_games.push_back({{"game", report.number},
                               {"opening", report.opening},
                               {"aMovesFirst", report.aMovesFirst},
                               {"plies", plies},
                               {"result", report.finished.how},
                               {"pointsOfA", pointsOf(report.resultOfA)}});
        else
            fmt::print("game {}: opening {}, A {}, {} plies, {}; A {}\n", report.number, report.opening,
                       report.aMovesFirst ? "first" : "second", plies, report.finished.how,
                       pointsOf(report.resultOfA));
        flushOutput();
    }

    void finish(const MatchResult& result) const {
        if (m_json)
            printJson(result);
        else
            printLines(result);
    }

    /// For a match that fails: prints the result of the games that were played.
    void finishEarly() const {
        if (m_soFar.tally.games() > 0) finish(m_soFar);
    }

private:
    void printLines(const MatchResult& result) const {
        const auto& tally = result.tally;
        fmt::print("A: {}\nB: {}\n", result.nameA, result.nameB);
        fmt::print("games {}: A wins {}, draws {}, losses {}\n", tally.games(), tally.wins, tally.draws,
                   tally.losses);
        fmt::print("pairs {}: {}\n", tally.pairCount(), fmt::join(tally.pairs, " "));
        if (tally.games() == 0) return;
        const auto strength = core::match::strengthFrom(tally);
        fmt::print("score {:.2f} %\n", 100 * strength.score);
        fmt::print("elo {} ± {}\n", eloText(strength), marginText(strength));
        fmt::print("los {}\n",
                   strength.superiority ? fmt::format("{:.2f} %", 100 * *strength.superiority) : "unknown");
        if (m_plan.sprt)
            fmt::print("llr {:.2f} ({:.2f}, {:.2f}) for elo {:g} and {:g}: {}\n",
                       m_plan.sprt->logLikelihoodRatio(tally), m_plan.sprt->lowerBound(),
                       m_plan.sprt->upperBound(), m_plan.sprt->elo0, m_plan.sprt->elo1,
                       verdictText(m_plan.sprt->verdict(tally)));
    }

    void printJson(const MatchResult& result) const {
        const auto& tally = result.tally;
        nlohmann::ordered_json json{{"a", result.nameA},   {"b", result.nameB},    {"games", m_games},
                                    {"wins", tally.wins},  {"draws", tally.draws}, {"losses", tally.losses},
                                    {"pairs", tally.pairs}};
        if (tally.games() > 0) {
            const auto strength = core::match::strengthFrom(tally);
            json["score"] = strength.score;
            json["elo"] = orNull(strength.elo);
            json["eloMargin"] = orNull(strength.eloMargin);
            json["sweep"] = strength.isSweep();
            json["los"] = orNull(strength.superiority);
        }
        if (m_plan.sprt)
            json["sprt"] = {{"elo0", m_plan.sprt->elo0},
                            {"elo1", m_plan.sprt->elo1},
                            {"llr", m_plan.sprt->logLikelihoodRatio(tally)},
                            {"lower", m_plan.sprt->lowerBound()},
                            {"upper", m_plan.sprt->upperBound()},
                            {"verdict", verdictText(m_plan.sprt->verdict(tally))}};
        fmt::print("{}\n", jsonText(json));
    }

    static std::string eloText(const core::match::Strength& strength) {
        if (strength.elo) return fmt::format("{:.1f}", *strength.elo);
        return strength.score > 0.5 ? "inf" : "-inf";
    }
    static std::string marginText(const core::match::Strength& strength) {
        if (!strength.standardError) return "unknown";
        return strength.eloMargin ? fmt::format("{:.1f} (95 %)", *strength.eloMargin) : "inf (95 %)";
    }
    static nlohmann::ordered_json orNull(const std::optional<double>& number) {
        return number ? nlohmann::ordered_json(*number) : nlohmann::ordered_json();
    }
    static const char* verdictText(SprtVerdict verdict) {
        switch (verdict) {
        case SprtVerdict::AcceptH0: return "H0 accepted";
        case SprtVerdict::AcceptH1: return "H1 accepted";
        case SprtVerdict::Continue: break;
        }
        return "not decided";
    }

    const MatchPlan& m_plan;
    bool m_json;
    nlohmann::ordered_json m_games = nlohmann::ordered_json::array();
    MatchResult m_soFar;
};

} // namespace

void match(const Subject& subject, const MatchArguments& arguments) {
    const MatchPlan plan = planFrom(subject, arguments);
    MatchPrinter printer(plan, subject.json);
    const Interruption interruption;
    try {
        std::optional<OpenLibrary> library;
        if (!arguments.library.empty())
            library.emplace(arguments.library, loadVariants(subject.variantsFile), OpenLibrary::To::AddGames);
        const auto result = playMatch(
            plan,
            [&](const MatchReport& report) {
                if (library) keep(library->library(), report);
                printer.add(report);
            },
            interruption.token());
        printer.finish(result);
    } catch (const core::StorageError& error) {
        printer.finishEarly();
        throw CommandError(ExitStatus::Failed, Wording().sentence(error));
    } catch (const EngineError& failure) {
        printer.finishEarly();
        throw CommandError(ExitStatus::Failed, failure.what());
    }
    if (interruption.token().stop_requested())
        throw CommandError(ExitStatus::Failed, "The match was interrupted.");
}

void selfplay(const Subject& subject, const SelfplayArguments& arguments) {
    const core::Game start = gameOf(subject);
    refuseIfOver(start);
    const MatchPlan plan = planFrom(start, arguments);
    auto list = nlohmann::ordered_json::array();
    const auto add = [&](const MatchReport& report) {
        const int plies = report.finished.game.plyCount();
        if (subject.json)
            list.push_back({{"game", report.number}, {"plies", plies}, {"result", report.finished.how}});
        else
            fmt::print("game {}: {} plies, {}\n", report.number, plies, report.finished.how);
        flushOutput();
    };
    const auto finish = [&] {
        if (subject.json) fmt::print("{}\n", jsonText(list));
    };
    const Interruption interruption;
    try {
        std::optional<OpenLibrary> library;
        if (!arguments.library.empty())
            library.emplace(arguments.library, loadVariants(subject.variantsFile), OpenLibrary::To::AddGames);
        playMatch(
            plan,
            [&](const MatchReport& report) {
                if (library) keep(library->library(), report);
                add(report);
            },
            interruption.token());
        finish();
    } catch (const core::StorageError& error) {
        if (!list.empty()) finish();
        throw CommandError(ExitStatus::Failed, Wording().sentence(error));
    }
    if (interruption.token().stop_requested()) throw CommandError(ExitStatus::Failed, "Interrupted.");
}

} // namespace komadai::cli
