// What the user has chosen for a match of engines.
#pragma once

#include "core/base/result.h"
#include "core/rules/variant_set.h"
#include "matches/match.h"
#include "ui/engine/engine_store.h"

#include <QString>

#include <array>
#include <optional>
#include <string>

namespace komadai::core {
class LearnedNetworks;
}

namespace komadai::ui {

/// The largest values of the numbers below.
struct MatchLimits {
    static constexpr int Nodes = 1'000'000'000;
    static constexpr int RandomPlies = 40;
    static constexpr int Seed = 999'999;
    static constexpr int Milliseconds = 24 * 3'600'000;
    static constexpr int Tolerance = 60'000;
    static constexpr int Games = 100'000;
    static constexpr int AtOnce = 64;
    static constexpr int Hash = 4096; ///< megabytes
    static constexpr int Plies = 10'000;
    static constexpr double Elo = 500;
    static constexpr int EventLength = 200;
};

struct MatchPlayerChoice {
    enum class Kind {
        Computer, ///< the built-in engine, with the time of the match
        Level,    ///< at a level, which ignores the time
        Nodes,    ///< with a number of nodes per move, which ignores the time
        External, ///< an engine of the store
    };
    Kind kind = Kind::Computer;
    int level = 5;
    int nodes = 10'000;
    QString engine{}; ///< its name in the store
    friend bool operator==(const MatchPlayerChoice&, const MatchPlayerChoice&) = default;
};

/// The choices of the dialog, which are remembered from one match to the next.
struct MatchChoice {
    enum class Openings { Standard, Random, File };
    enum class Time { Move, Clock, Nodes };

    std::string variant; ///< id
    std::array<MatchPlayerChoice, 2> players{};
    Openings openings = Openings::Random;
    int randomPlies = 6;
    int seed = 1;
    QString openingsFile{};
    Time time = Time::Move;
    int moveMs = 200;
    int baseMs = 60'000, incrementMs = 1'000;
    int nodes = 20'000;
    int toleranceMs = 500; ///< how late a move may be; players in the background wait for others
    int games = 100;
    int atOnce = 1;
    int hashMegabytes = 16;
    bool usesSprt = false;
    double elo0 = 0, elo1 = 20;
    int maxPlies = 0; ///< a longer game is a draw; 0: the usual limit of the variant
    bool isKept = true;
    QString event{}; ///< of the games in the library

    /// The last choice, or the usual one. It is of `variant` (an id) if the set has that, or else of the variant of the last match.
    /// A file of openings is proposed only for the variant of the last match.
    static MatchChoice remembered(const core::VariantSet& variants, const std::string& variant = {});
    void remember() const;
    friend bool operator==(const MatchChoice&, const MatchChoice&) = default;
};

/// The name of a player in the language of the window, as in the list of games: "Computer 5".
QString nameOf(const MatchPlayerChoice& player);
/// The names of both; equal names are numbered.
std::array<QString, 2> namesOf(const MatchChoice& choice);
/// "0.2 s per move", "1 min + 1 s", "20,000 nodes per move".
QString timeText(const MatchChoice& choice);

/// Why the player cannot take part in a match of this variant, as a sentence; none if it can.
std::optional<QString> refusalOf(const MatchPlayerChoice& player, const core::VariantSpec& variant,
                                 const EngineStore& engines);
/// How many cores the match keeps busy.
int coresOf(const MatchChoice& choice, const EngineStore& engines);

/// The match to play, in the background; or a sentence that says why it cannot be played.
core::Result<MatchPlan, QString> planFor(const MatchChoice& choice, const core::VariantSet& variants,
                                         const EngineStore& engines);
/// Lets the built-in engine play the whole match with the network that is in use now, even if the user changes it meanwhile: otherwise
/// the result would mix two players.
void useNetwork(MatchPlan& plan, core::LearnedNetworks& networks);

} // namespace komadai::ui
