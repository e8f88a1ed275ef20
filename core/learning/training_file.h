// Files of training games.
//
// A file begins with three lines of text: the format and its version, the id of the variant, and its identity in hexadecimal
// digits. Then come the games, each as the number of its bytes and the bytes, which end with a checksum: the seed, the numbers of
// random and of other moves, the result, the moves in the form of stored records, and the scores, each as the difference from the
// one before. Numbers are stored in groups of seven bits, see core/base/bytes.h. A game that was written only in part, at the end,
// is no error.
#pragma once

#include "core/base/append_file.h"
#include "core/base/result.h"
#include "core/learning/training_game.h"
#include "core/learning/work_gate.h"
#include "core/variants/variant_spec.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <unordered_set>

namespace komadai::core::learning {

/// Why a file of training games cannot be used.
struct TrainingFileError {
    enum class Problem {
        Unreadable,   ///< the system does not let the file be read or written; see `reason`
        Foreign,      ///< not a file of training games
        NewerVersion, ///< of a later version of the format
        OtherVariant, ///< of the variant `variant`
        OtherRules,   ///< of a variant with this id but other pieces or another board
        Damaged,      ///< bytes that are not a game, followed by others
    };
    Problem problem;
    std::filesystem::path file;
    std::string reason = {};  ///< of the system
    std::string variant = {}; ///< the id in the file
    std::size_t game = 0;     ///< the number of the damaged game, from 1
};

/// Receives the games of a file, one after another.
using GameListener = std::function<void(TrainingGame)>;

/// Passes every game to `listener`, in the order of the file, and returns their number. Moves are on the board, but need not be legal.
/// Ends early after a stop request at the gate.
Result<std::size_t, TrainingFileError> readTrainingFile(const std::filesystem::path& file,
                                                        const VariantSpec& variant,
                                                        const GameListener& listener,
                                                        const WorkGate& gate = WorkGate());

/// A file to which games are added. One process at a time writes to it.
class TrainingFile {
public:
    /// Opens a file, or begins it. An unfinished game at its end is cut off.
    static Result<TrainingFile, TrainingFileError> open(const std::filesystem::path& file,
                                                        const VariantSpec& variant);
    /// The same, but nothing after a stop request at the gate. The file is then as it was.
    static Result<std::optional<TrainingFile>, TrainingFileError>
    open(const std::filesystem::path& file, const VariantSpec& variant, const WorkGate& gate);

    std::size_t size() const { return m_seeds.size(); } ///< in games
    bool hasSeed(std::uint64_t seed) const { return m_seeds.contains(seed); }
    /// Writes a game whole, unless one with its seed is there. Returns the system's error, if there is one; then no more can be added.
    std::optional<TrainingFileError> add(const TrainingGame& game);

private:
    TrainingFile() = default;

    std::filesystem::path m_file;
    AppendFile m_out;
    int m_squares = 0;
    std::unordered_set<std::uint64_t> m_seeds;
};

} // namespace komadai::core::learning
