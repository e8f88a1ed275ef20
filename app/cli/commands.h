// The commands of komadai-cli. They write their results to standard output, and throw CommandError if they fail.
#pragma once

#include "app/subject.h"
#include "core/base/score.h"
#include "core/match/openings.h"
#include "core/record/record_parts.h"
#include "core/rules/game.h"
#include "core/rules/variant_set.h"
#include "core/search/network/network.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace komadai {
enum class ExitStatus;
}

namespace komadai::cli {

/// Ends the program with an error message on standard error.
class CommandError : public std::runtime_error {
public:
    CommandError(ExitStatus status, const std::string& sentence)
        : std::runtime_error(sentence), m_status(status) {}
    ExitStatus status() const { return m_status; }

private:
    ExitStatus m_status;
};

/// The arguments that most commands have: the variant, the position and the format of the output.
struct Subject {
    std::string variant;
    std::string position;               ///< SFEN or FEN; empty for the start
    std::filesystem::path variantsFile; ///< may be empty
    bool json = false;
};

/// The built-in variants and those of the file, unless its name is empty.
core::VariantSet loadVariants(const std::filesystem::path& variantsFile);
/// The contents of a file, of at most so many bytes.
std::string readFile(const std::filesystem::path& file, std::size_t mostBytes = MostTextBytes);
/// The network of a file; null for "none", and the one of the program, which may be null, where no file is named.
std::shared_ptr<const core::Network> namedNetwork(const std::string& name, const core::VariantSpec& variant);
/// The name of standard input on the command line.
constexpr const char* StandardInput = "-";
/// The contents of a file, or of standard input if `file` is "-".
std::string readInput(const std::string& file);
/// One line for each problem.
std::string wordsOf(const core::VariantProblems& problems, const std::filesystem::path& file);
/// `cp` and centipawns, or `mate` and plies; negative if the side to move is worse.
std::string scoreText(core::Score score);
/// `1990-05-03`, or as much of it as is known; `-` if nothing is. `day` is that of core::dayOf.
std::string dayText(int day);
/// Throws an error with these lines if there are any problems.
void refuse(const core::VariantProblems& problems, const std::filesystem::path& file);
/// An id for a variant that has none: the file's name in lower-case letters and digits.
std::string idFrom(const std::filesystem::path& file);
/// The variant with that id; an unknown one is a wrong call.
std::shared_ptr<const core::Variant> variantOf(const core::VariantSet& variants, const std::string& id);
/// A game that starts from the position of the subject, with its count of quiet plies.
core::Game gameOf(const Subject& subject);
/// Throws an error message with the result if the game is over.
void refuseIfOver(const core::Game& game);

void listVariants(bool json);
void showVariant(const Subject& subject);
/// Writes the variant as a section of variants.ini.
void exportVariant(const Subject& subject);
/// Prints the keys of variant files, one a line: name, values, default and help.
void listVariantKeys(bool json);
/// Reports all problems of a file of variants or of a diagram.
void checkVariants(const std::filesystem::path& file, bool isDiagram);
void countLeaves(const Subject& subject, int depth, bool divide);
void listMoves(const Subject& subject);
/// Answers each line `POSITION [moves MOVE ...]` or `startpos [moves MOVE ...]` with a line: the position in SFEN, a tab, and
/// its legal moves; or with a JSON object.
void listMovesOfEach(const Subject& subject, std::istream& lines);

struct AnalyseArguments {
    std::optional<int> moveTimeMs, depth;
    std::optional<std::uint64_t> nodes;
    int lines = 1;
    std::filesystem::path endgames; ///< folder with endgame tables; empty: none are used
    std::string network = {};       ///< see namedNetwork
};
void analyse(const Subject& subject, const AnalyseArguments& arguments);
/// Looks for a mate by checks within the same limits. `arguments.lines` is ignored.
void findMate(const Subject& subject, const AnalyseArguments& arguments);
/// A game of a file or of a library to review.
struct ReviewArguments {
    std::filesystem::path file, library; ///< one of them is empty
    std::int64_t game = 1;               ///< its number in the file, from 1, or its id in the library
    std::string from;                    ///< format of the file; empty: by the content
    std::string variant;                 ///< of games that name none; may be empty
    std::filesystem::path variantsFile;  ///< may be empty
    AnalyseArguments limits;             ///< of each position
    int threads = 1;
    int fromPly = 1;
    std::string side;   ///< `first` or `second`; empty: both
    std::string out;    ///< file for the annotated game; `-` is standard output; empty: none
    std::string to;     ///< its format; empty: by the extension
    bool keeps = false; ///< the notes are stored in the library
    bool json = false;
};
/// Reviews a game and prints the figures of both sides and the faults, unless the game goes to standard output. Returns whether
/// the format of the output could keep everything.
bool reviewGame(const ReviewArguments& arguments);
void bench(const Subject& subject);

struct SelfplayArguments {
    int games = 1;
    int moveTimeMs = 100;
    std::optional<int> maxPlies;
    std::uint64_t seed = 1;        ///< for the first moves, which vary
    std::filesystem::path library; ///< empty: the games are not stored
    std::string network = {};      ///< see namedNetwork
};
void selfplay(const Subject& subject, const SelfplayArguments& arguments);

/// A player is `builtin`, `builtin:NAME=VALUE,...` or a program that speaks UCI or USI.
struct MatchArguments {
    std::string a, b;
    std::vector<std::string> optionsA, optionsB; ///< each `NAME=VALUE`
    int games = 1;
    int threads = 1;
    int hashMegabytes = 16;
    int startUpMs = 10000;
    std::string clock; ///< milliseconds, `BASE` or `BASE+INCREMENT`; may be empty
    std::optional<int> moveTimeMs;
    std::optional<std::uint64_t> nodes;
    int toleranceMs = 100;
    std::optional<int> maxPlies;
    std::filesystem::path openings; ///< empty: all games begin from the subject's position
    std::vector<double> sprt;       ///< empty, or the Elo differences of both hypotheses
    std::optional<std::uint64_t> seed;
    std::filesystem::path library; ///< empty: the games are not stored
};
void match(const Subject& subject, const MatchArguments& arguments);

struct ConvertArguments {
    std::string in, out;  ///< files; `-` is standard input or output
    std::string from, to; ///< names of formats; empty: by the content, and by the extension of `out`
    std::string variant;  ///< of games that name none; may be empty
    std::filesystem::path variantsFile; ///< may be empty
    core::RecordParts without{};        ///< is not written
};
/// Converts games to another format. Problems and losses go to standard error, a line each. Returns whether everything was
/// read and written.
bool convert(const ConvertArguments& arguments);
/// The names of all formats of games, "usi, sfen, kif".
std::string formatNames();

/// Writes balanced positions to begin games with, in SFEN, one a line.
void findOpenings(const Subject& subject, const core::match::OpeningWish& wish);
/// Throws an error message if fewer openings were found than wanted.
void refuseFewOpenings(int found, int wanted);

/// The games that the built-in engine plays against itself to measure how scores and results go together.
struct WinChanceArguments {
    int games = 400;
    std::uint64_t nodes = 10000; ///< nodes per move
    int plies = 8;               ///< random moves before each game
    int balance = 400;           ///< greatest lead of a side after them in centipawns
    std::uint64_t seed = 1;
    int range = 600; ///< scores beyond this are not counted, in centipawns
};
/// Writes a file for resources/win_chance; see core::WinChance.
void measureWinChance(const Subject& subject, const WinChanceArguments& arguments);

} // namespace komadai::cli
