// What a course of learning has brought so far, as a file.
//
// A log has a line of JSON for each step that has ended. The first line names the format, the variant and its identity
// (core/variants/variant_identity.h). Each other line has the number of its round and one of these:
//   "games", "seed", "nodes"           the games of the file when the network was fitted, and how new ones were played
//   "positions", "loss", "checked", "base"   the last epoch of the fit, see EpochReport
//   "test": "last" or "start", with "pairs"  numbers of pairs by half points of the new network (match::Tally::pairs), "wins", "draws"
//                                            and "losses": against the network of the round before or the one from the start
//   "kept"                             whether the new network took the place of the one before: the end of the round
// Later lines of a test replace earlier ones. A line that was written only in part, at the end, is no error.
#pragma once

#include "core/base/append_file.h"
#include "core/base/result.h"
#include "core/learning/fitting.h"
#include "core/match/statistics.h"
#include "core/variants/variant_spec.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace komadai::core::learning {

/// Games are played, a network is fitted to all of them, and it is tested.
struct Round {
    /// The games that the network was fitted to.
    struct Games {
        std::size_t count = 0; ///< in the file
        std::uint64_t seed = 0;
        std::uint64_t nodes = 0; ///< a move
    };
    struct Fit {
        std::size_t positions = 0; ///< from which it learned
        EpochReport last;          ///< its last epoch
    };

    int number = 1;
    std::optional<Games> games{};
    std::optional<Fit> fit{};
    match::Tally againstLast{};  ///< against the network of the last round that was kept
    match::Tally againstStart{}; ///< against the network before the first round
    std::optional<bool> kept{};  ///< none: the round has not ended
};

/// Why a log cannot be used.
struct TeachingLogError {
    enum class Problem {
        Unreadable,   ///< the system does not let the file be read or written; see `reason`
        Foreign,      ///< not a log of learning, or damaged, or larger than 16 MiB
        NewerVersion, ///< of a later version of the format
        OtherVariant, ///< of the variant `variant`
        OtherRules,   ///< of a variant with this id but other pieces or another board
    };
    Problem problem;
    std::filesystem::path file;
    std::string reason = {};  ///< of the system
    std::string variant = {}; ///< the id in the file
    std::size_t line = 0;     ///< from 1; 0 if unknown
};

/// A log to which lines are added. One process at a time writes to it.
class TeachingLog {
public:
    /// Opens a log, or begins it.
    static Result<TeachingLog, TeachingLogError> open(const std::filesystem::path& file,
                                                      const VariantSpec& variant);

    /// The rounds of a log, without changing it; none if there is no such file.
    static Result<std::vector<Round>, TeachingLogError> read(const std::filesystem::path& file,
                                                             const VariantSpec& variant);

    /// All rounds; only the last one may not have ended.
    const std::vector<Round>& rounds() const { return m_rounds; }

    using Failure = std::optional<TeachingLogError>;
    /// Begins a round. Precondition: the last one has ended.
    void begin() { m_rounds.push_back({.number = static_cast<int>(m_rounds.size()) + 1}); }
    // These belong to the last round. They return the system's error, if there is one; then no more can be added.
    [[nodiscard]] Failure add(const Round::Games& games);
    [[nodiscard]] Failure add(const Round::Fit& fit);
    [[nodiscard]] Failure addTest(bool againstStart, const match::Tally& tally);
    [[nodiscard]] Failure end(bool kept);

private:
    TeachingLog() = default;
    Failure write(const std::string& line);

    std::filesystem::path m_file;
    AppendFile m_out;
    std::vector<Round> m_rounds;
};

} // namespace komadai::core::learning
