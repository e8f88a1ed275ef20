#include "ui/matches/match_choice.h"

#include "core/base/overloaded.h"
#include "core/search/network/learned_networks.h"
#include "matches/opening_list.h"
#include "ui/engine/engine_failure.h"
#include "ui/engine/engine_trials.h"
#include "ui/files/regular_file.h"
#include "ui/language/local_text.h"
#include "ui/library/game_columns.h"
#include "ui/preferences/preferences.h"
#include "ui/wording.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <chrono>

namespace komadai::ui {
namespace {

using Kind = MatchPlayerChoice::Kind;
using std::chrono::milliseconds;

struct ChoiceWords {
    Q_DECLARE_TR_FUNCTIONS(MatchChoice)
};

constexpr int OpeningNodes = 5'000; ///< of the search that looks whether a random opening is balanced
constexpr qint64 LargestFile = 16 << 20;

const Preference<QString> LastChoice(QStringLiteral("match/choice"), {}, textFormat());

QJsonObject jsonOf(const MatchPlayerChoice& player) {
    return {{"kind", static_cast<int>(player.kind)},
            {"level", player.level},
            {"nodes", player.nodes},
            {"engine", player.engine}};
}

/// A number of an enumeration whose last value is `last`.
template <class Enum>
Enum read(const QJsonValue& value, Enum last, Enum usual) {
    const int number = value.toInt(static_cast<int>(usual));
    return number >= 0 && number <= static_cast<int>(last) ? static_cast<Enum>(number) : usual;
}

int read(const QJsonValue& value, int least, int most, int usual) {
    return std::clamp(value.toInt(usual), least, most);
}

MatchPlayerChoice playerFrom(const QJsonObject& json) {
    const MatchPlayerChoice usual;
    return {read(json["kind"], Kind::External, usual.kind),
            read(json["level"], core::MinLevel, core::MaxLevel, usual.level),
            read(json["nodes"], 1, MatchLimits::Nodes, usual.nodes), json["engine"].toString()};
}

QString seconds(int ms) { return ChoiceWords::tr("%1 s").arg(decimalText(ms / 1000.0)); }

BuiltinSetup builtinOf(const MatchPlayerChoice& player) {
    BuiltinSetup setup;
    if (player.kind == Kind::Level) setup.level = player.level;
    if (player.kind == Kind::Nodes) setup.limits.nodes = static_cast<std::uint64_t>(player.nodes);
    return setup;
}

EngineSetup setupOf(const EngineProfile& profile, const std::shared_ptr<const core::Variant>& variant) {
    EngineSetup setup;
    setup.name = profile.name.toStdString();
    setup.program = profile.program.toStdString();
    for (const QString& argument : profile.arguments)
        setup.arguments.push_back(argument.toStdString());
    setup.folder = profile.workingFolder().toStdString();
    setup.protocol = profile.protocol;
    setup.variant = variant;
    setup.options.assign(profile.values.begin(), profile.values.end());
    setup.mustTakeOptions = false;
    setup.timeouts.startUp = profile.startUpTime;
    return setup;
}

MatchTimeControl timeOf(const MatchChoice& choice) {
    MatchTimeControl time;
    switch (choice.time) {
    case MatchChoice::Time::Move: time.moveTime = milliseconds(choice.moveMs); break;
    case MatchChoice::Time::Clock:
        time.base = milliseconds(choice.baseMs);
        time.increment = milliseconds(choice.incrementMs);
        break;
    case MatchChoice::Time::Nodes: time.nodes = static_cast<std::uint64_t>(choice.nodes); break;
    }
    time.tolerance = milliseconds(choice.toleranceMs);
    return time;
}

QString sentence(const OpeningListError& error, const core::VariantSpec& variant) {
    const QString problem = std::visit(
        core::Overloaded{
            [](const core::ParseError& e) { return QString::fromStdString(wording().problem(e)); },
            [&](const core::SetupErrors& e) { return QString::fromStdString(wording().problem(e, variant)); },
            [](OpeningListError::GameIsOver) { return ChoiceWords::tr("the game is over"); }},
        error.problem);
    return ChoiceWords::tr("No game can start from line %1 of the openings: %2.")
        .arg(error.line)
        .arg(problem);
}

core::Result<std::vector<core::Game>, QString>
openingsFrom(const QString& path, const std::shared_ptr<const core::Variant>& variant) {
    QFile file(path);
    if (path.isEmpty()) return ChoiceWords::tr("Choose a file of openings.");
    if (const QString error = openRegularFile(file); !error.isEmpty())
        return ChoiceWords::tr("%1 cannot be read: %2.").arg(path, error);
    const QByteArray text = file.read(LargestFile + 1);
    if (text.size() > LargestFile) return ChoiceWords::tr("%1 cannot be read.").arg(path);
    auto openings = readOpenings(text.toStdString(), variant);
    if (!openings) return sentence(openings.error(), variant->spec());
    if (openings.value().empty()) return ChoiceWords::tr("%1 has no openings.").arg(path);
    return std::move(openings).value();
}

} // namespace

MatchChoice MatchChoice::remembered(const core::VariantSet& variants, const std::string& variant) {
    const QJsonObject json = QJsonDocument::fromJson(preferences().get(LastChoice).toUtf8()).object();
    MatchChoice choice;
    const MatchChoice usual;
    const std::string last = json["variant"].toString().toStdString();
    choice.variant = variants.find(variant) ? variant : last;
    if (!variants.find(choice.variant)) choice.variant = variants.all().front()->spec().id;
    choice.players = {playerFrom(json["a"].toObject()), playerFrom(json["b"].toObject())};
    if (json.isEmpty()) choice.players[1].kind = Kind::Level;
    choice.openings = read(json["openings"], Openings::File, usual.openings);
    if (choice.openings == Openings::File && choice.variant != last) choice.openings = usual.openings;
    choice.randomPlies = read(json["randomPlies"], 1, MatchLimits::RandomPlies, usual.randomPlies);
    choice.seed = read(json["seed"], 0, MatchLimits::Seed, usual.seed);
    choice.openingsFile = json["openingsFile"].toString();
    choice.time = read(json["time"], Time::Nodes, usual.time);
    choice.moveMs = read(json["moveMs"], 1, MatchLimits::Milliseconds, usual.moveMs);
    choice.baseMs = read(json["baseMs"], 1, MatchLimits::Milliseconds, usual.baseMs);
    choice.incrementMs = read(json["incrementMs"], 0, MatchLimits::Milliseconds, usual.incrementMs);
    choice.nodes = read(json["matchNodes"], 1, MatchLimits::Nodes, usual.nodes);
    choice.toleranceMs = read(json["toleranceMs"], 0, MatchLimits::Tolerance, usual.toleranceMs);
    choice.games = read(json["games"], 1, MatchLimits::Games, usual.games);
    choice.atOnce = read(json["atOnce"], 1, MatchLimits::AtOnce, usual.atOnce);
    choice.hashMegabytes = read(json["hash"], 1, MatchLimits::Hash, usual.hashMegabytes);
    choice.usesSprt = json["sprt"].toBool(usual.usesSprt);
    choice.elo0 = std::clamp(json["elo0"].toDouble(usual.elo0), -MatchLimits::Elo, MatchLimits::Elo);
    choice.elo1 = std::clamp(json["elo1"].toDouble(usual.elo1), -MatchLimits::Elo, MatchLimits::Elo);
    choice.maxPlies = read(json["maxPlies"], 0, MatchLimits::Plies, usual.maxPlies);
    choice.isKept = json["kept"].toBool(usual.isKept);
    choice.event = json["event"].toString(ChoiceWords::tr("Engine match"));
    return choice;
}

void MatchChoice::remember() const {
    const QJsonObject json{{"variant", QString::fromStdString(variant)},
                           {"a", jsonOf(players[0])},
                           {"b", jsonOf(players[1])},
                           {"openings", static_cast<int>(openings)},
                           {"randomPlies", randomPlies},
                           {"seed", seed},
                           {"openingsFile", openingsFile},
                           {"time", static_cast<int>(time)},
                           {"moveMs", moveMs},
                           {"baseMs", baseMs},
                           {"incrementMs", incrementMs},
                           {"matchNodes", nodes},
                           {"toleranceMs", toleranceMs},
                           {"games", games},
                           {"atOnce", atOnce},
                           {"hash", hashMegabytes},
                           {"sprt", usesSprt},
                           {"elo0", elo0},
                           {"elo1", elo1},
                           {"maxPlies", maxPlies},
                           {"kept", isKept},
                           {"event", event}};
    preferences().set(LastChoice, QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact)));
}

QString nameOf(const MatchPlayerChoice& player) {
    switch (player.kind) {
    case Kind::Computer: return fullStrengthName();
    case Kind::Level: return playerName(core::Player{.computerLevel = player.level, .name = {}});
    case Kind::Nodes: return ChoiceWords::tr("Komadai, %1 nodes").arg(countText(player.nodes));
    case Kind::External: return player.engine;
    }
    return {};
}

std::array<QString, 2> namesOf(const MatchChoice& choice) {
    std::array<QString, 2> names{nameOf(choice.players[0]), nameOf(choice.players[1])};
    if (names[0] == names[1])
        for (int i = 0; i < 2; ++i)
            names[static_cast<std::size_t>(i)] += QStringLiteral(" (%1)").arg(i + 1);
    return names;
}

QString timeText(const MatchChoice& choice) {
    switch (choice.time) {
    case MatchChoice::Time::Move: return ChoiceWords::tr("%1 per move").arg(seconds(choice.moveMs));
    case MatchChoice::Time::Clock:
        return QStringLiteral("%1 + %2").arg(seconds(choice.baseMs), seconds(choice.incrementMs));
    case MatchChoice::Time::Nodes: break;
    }
    return ChoiceWords::tr("%1 nodes per move").arg(countText(choice.nodes));
}

std::optional<QString> refusalOf(const MatchPlayerChoice& player, const core::VariantSpec& variant,
                                 const EngineStore& engines) {
    if (player.kind != Kind::External) return std::nullopt;
    const EngineProfile* profile = engines.find(player.engine);
    if (!profile) return sentence(EngineFailure{EngineProblem::NotThere, player.engine, {}});
    return refusalOf(*profile, variant);
}

int coresOf(const MatchChoice& choice, const EngineStore& engines) {
    int threads = 1; // only one of both thinks at a time
    for (const auto& player : choice.players)
        if (player.kind == Kind::External)
            if (const EngineProfile* profile = engines.find(player.engine))
                threads = std::max(threads, threadsOf(*profile));
    return threads * std::min(choice.atOnce, choice.games);
}

core::Result<MatchPlan, QString> planFor(const MatchChoice& choice, const core::VariantSet& variants,
                                         const EngineStore& engines) {
    const auto variant = variants.find(choice.variant);
    if (!variant) return ChoiceWords::tr("The variant of this match is missing.");
    MatchPlan plan;
    for (std::size_t i = 0; i < choice.players.size(); ++i) {
        const auto& player = choice.players[i];
        if (const auto refusal = refusalOf(player, variant->spec(), engines)) return *refusal;
        PlayerSetup& setup = i == 0 ? plan.a : plan.b;
        if (player.kind == Kind::External)
            setup = setupOf(*engines.find(player.engine), variant);
        else
            setup = builtinOf(player);
    }
    if (choice.usesSprt && choice.elo0 >= choice.elo1)
        return ChoiceWords::tr("The first Elo difference of the test must be less than the second one.");
    if (choice.openings == MatchChoice::Openings::File) {
        auto openings = openingsFrom(choice.openingsFile, variant);
        if (!openings) return openings.error();
        plan.openings = std::move(openings).value();
    } else {
        plan.openings = {core::Game(core::AnyPosition::startOf(variant))};
    }
    if (choice.openings == MatchChoice::Openings::Random)
        plan.randomOpenings = core::match::OpeningWish{.count = 1,
                                                       .plies = choice.randomPlies,
                                                       .nodes = OpeningNodes,
                                                       .seed = static_cast<std::uint64_t>(choice.seed)};
    plan.games = choice.games;
    plan.threads = choice.atOnce;
    plan.hashMegabytes = choice.hashMegabytes;
    plan.rules = {timeOf(choice), choice.maxPlies > 0 ? choice.maxPlies : usualPlyLimit(variant->spec())};
    plan.seed = static_cast<std::uint64_t>(choice.seed);
    if (choice.usesSprt) plan.sprt = core::match::Sprt{choice.elo0, choice.elo1};
    plan.isInBackground = true;
    return plan;
}

void useNetwork(MatchPlan& plan, core::LearnedNetworks& networks) {
    const auto& variant = plan.openings.front().variant();
    for (PlayerSetup* player : {&plan.a, &plan.b})
        if (auto* builtin = std::get_if<BuiltinSetup>(player)) {
            builtin->networkVariant = variant;
            builtin->network = networks.findAny(variant->spec());
        }
}

} // namespace komadai::ui
