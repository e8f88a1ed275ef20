#include "core/learning/training_file.h"

#include "core/base/bytes.h"
#include "core/base/whole_file.h"
#include "core/record/record_codec.h"
#include "core/variants/variant_identity.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <sstream>
#include <system_error>

namespace komadai::core::learning {
namespace {

using Error = TrainingFileError;
using Problem = Error::Problem;

constexpr std::string_view Format = "Komadai training games ";
constexpr int Version = 1;
/// No game has so many bytes.
constexpr std::uint64_t MostBytes = std::uint64_t{1} << 20;
/// All games are shorter than this. So the game after a damaged one begins within so many bytes.
constexpr std::size_t MostSearchedBytes = std::size_t{1} << 16;

enum class Ending : std::uint8_t { FirstWins, SecondWins, NobodyWins };

std::string headOf(const VariantSpec& variant) {
    std::ostringstream head;
    head << Format << Version << '\n' << variant.id << '\n' << identityText(variant) << '\n';
    return head.str();
}

std::string packed(const TrainingGame& game, int squares) {
    ByteWriter out;
    out.fixed64(game.seed);
    out.number(game.opening.size());
    out.number(game.moves.size());
    out.byte(static_cast<std::uint8_t>(!game.winner                  ? Ending::NobodyWins
                                       : *game.winner == Side::First ? Ending::FirstWins
                                                                     : Ending::SecondWins));
    for (const auto* moves : {&game.opening, &game.moves})
        for (const Move& move : *moves)
            writeMove(out, move, squares);
    int before = 0;
    for (const int score : game.scores) {
        out.signedNumber(score - before);
        before = score;
    }
    return std::move(out).sealed();
}

std::optional<TrainingGame> unpacked(std::string_view bytes, int squares) {
    ByteReader in = ByteReader::ofSealed(bytes);
    TrainingGame game;
    game.seed = in.fixed64();
    const std::size_t opening = in.count();
    const std::size_t moves = in.count();
    const std::uint8_t ending = in.byte();
    if (ending > static_cast<std::uint8_t>(Ending::NobodyWins)) return std::nullopt;
    if (ending != static_cast<std::uint8_t>(Ending::NobodyWins)) game.winner = Sides[ending];
    for (std::size_t i = 0; i < opening && !in.failed(); ++i)
        game.opening.push_back(readMove(in, squares));
    for (std::size_t i = 0; i < moves && !in.failed(); ++i)
        game.moves.push_back(readMove(in, squares));
    std::int64_t score = 0;
    for (std::size_t i = 0; i < moves && !in.failed(); ++i) {
        const std::int64_t difference = in.signedNumber();
        if (difference < -LargestScore - score || difference > LargestScore - score) {
            in.fail();
            break;
        }
        score += difference;
        game.scores.push_back(static_cast<int>(score));
    }
    if (in.failed() || !in.isAtEnd()) return std::nullopt;
    return game;
}

/// Reads a file from its beginning.
class Reader {
public:
    Reader(const std::filesystem::path& file, const VariantSpec& variant)
        : m_file(file), m_squares(variant.size.squares()) {
        errno = 0;
        m_in.open(file, std::ios::binary);
        if (m_in)
            readHead(variant);
        else
            failToRead();
    }

    const std::optional<Error>& error() const { return m_error; }
    /// Where the last whole game ends.
    std::uintmax_t end() const { return m_end; }
    std::size_t games() const { return m_games; }

    /// The next game; none at the end, and after an error.
    std::optional<TrainingGame> next() {
        if (m_error) return std::nullopt;
        errno = 0;
        auto game = readGame();
        if (m_in.bad())
            failToRead();
        else if (!game && !m_error && hasReadOtherGame())
            failAtGame();
        if (!game || m_error) return std::nullopt;
        ++m_games;
        m_in.clear();
        m_end = static_cast<std::uintmax_t>(m_in.tellg());
        return game;
    }

private:
    void readHead(const VariantSpec& variant) {
        std::string format(Format.size(), '\0'), id, identity;
        m_in.read(format.data(), static_cast<std::streamsize>(format.size()));
        if (m_in.bad()) return failToRead();
        int version = 0;
        if (format != Format || !(m_in >> version) || version < 1) return fail(Problem::Foreign);
        if (version > Version) return fail(Problem::NewerVersion);
        m_in.get();
        if (!readLine(id) || !readLine(identity)) return fail(Problem::Foreign);
        if (id != variant.id) {
            fail(Problem::OtherVariant);
            m_error->variant = id;
        } else if (identity != identityText(variant)) {
            fail(Problem::OtherRules);
        }
        m_end = static_cast<std::uintmax_t>(m_in.tellg());
    }
    /// Reads a line of at most a thousand bytes, more than the name of a file can have.
    bool readLine(std::string& line) {
        constexpr std::size_t MostLetters = 1000;
        for (int letter = m_in.get(); letter != '\n'; letter = m_in.get()) {
            if (!m_in || line.size() == MostLetters) return false;
            line.push_back(static_cast<char>(letter));
        }
        return true;
    }
    std::optional<std::uint64_t> readSize() {
        std::uint64_t size = 0;
        m_bytes.clear();
        for (int shift = 0; shift < 28; shift += 7) {
            const int byte = m_in.get();
            if (!m_in) return std::nullopt;
            m_bytes.push_back(static_cast<char>(byte));
            size |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
            if (byte < 0x80) break;
        }
        if (size <= MostBytes) return size;
        failAtGame();
        return std::nullopt;
    }
    /// None at the end of the file, and if the game was written in part or is damaged.
    std::optional<TrainingGame> readGame() {
        const auto size = readSize();
        if (!size) return std::nullopt;
        const std::size_t begin = m_bytes.size();
        m_bytes.resize(begin + static_cast<std::size_t>(*size));
        m_in.read(m_bytes.data() + begin, static_cast<std::streamsize>(*size));
        m_bytes.resize(begin + static_cast<std::size_t>(m_in.gcount()));
        if (!m_in) return std::nullopt;
        auto game = unpacked(std::string_view(m_bytes).substr(begin), m_squares);
        if (!game && m_in.peek() != std::ifstream::traits_type::eof()) failAtGame();
        return game;
    }
    /// Whether a whole game lies in the bytes of the one that could not be read. Then that one was not cut off by the end of the file:
    /// its size is damaged.
    bool hasReadOtherGame() const {
        const std::string_view bytes = m_bytes;
        for (std::size_t begin = 1; begin < std::min(bytes.size(), MostSearchedBytes); ++begin) {
            ByteReader in(bytes.substr(begin));
            const std::uint64_t size = in.number(MostBytes);
            if (in.failed() || size > in.remaining()) continue;
            const std::size_t at = bytes.size() - in.remaining();
            if (unpacked(bytes.substr(at, static_cast<std::size_t>(size)), m_squares)) return true;
        }
        return false;
    }
    void fail(Problem problem) { m_error = Error{.problem = problem, .file = m_file}; }
    /// The system did not let bytes be read. Precondition: errno was 0 before.
    void failToRead() { m_error = Error{Problem::Unreadable, m_file, lastFileReason().text}; }
    void failAtGame() { m_error = Error{.problem = Problem::Damaged, .file = m_file, .game = m_games + 1}; }

    std::filesystem::path m_file;
    int m_squares;
    std::ifstream m_in;
    std::string m_bytes; ///< of the game that is being read, with its size
    std::optional<Error> m_error;
    std::uintmax_t m_end = 0;
    std::size_t m_games = 0;
};

} // namespace

Result<std::size_t, TrainingFileError> readTrainingFile(const std::filesystem::path& file,
                                                        const VariantSpec& variant,
                                                        const GameListener& listener, const WorkGate& gate) {
    Reader reader(file, variant);
    while (gate.pass()) {
        auto game = reader.next();
        if (!game) break;
        listener(std::move(*game));
    }
    if (reader.error()) return *reader.error();
    return reader.games();
}

Result<TrainingFile, TrainingFileError> TrainingFile::open(const std::filesystem::path& file,
                                                           const VariantSpec& variant) {
    auto opened = open(file, variant, WorkGate());
    if (!opened) return opened.error();
    return *std::move(opened).value();
}

Result<std::optional<TrainingFile>, TrainingFileError>
TrainingFile::open(const std::filesystem::path& file, const VariantSpec& variant, const WorkGate& gate) {
    TrainingFile opened;
    opened.m_file = file;
    opened.m_squares = variant.size.squares();
    std::error_code ignored;
    const bool isNew =
        !std::filesystem::exists(file, ignored) || std::filesystem::file_size(file, ignored) == 0;
    if (!isNew) {
        Reader reader(file, variant);
        while (gate.pass()) {
            const auto game = reader.next();
            if (!game) break;
            opened.m_seeds.insert(game->seed);
        }
        if (reader.error()) return *reader.error();
        if (!gate.pass()) return std::optional<TrainingFile>(); // where the last whole game ends is unknown
        std::error_code problem;
        std::filesystem::resize_file(file, reader.end(), problem);
        if (problem) return Error{Problem::Unreadable, file, problem.message()};
    }
    auto failure = opened.m_out.open(file);
    if (isNew && !failure) failure = opened.m_out.add(headOf(variant));
    if (failure) return Error{Problem::Unreadable, file, failure->text};
    return std::optional(std::move(opened));
}

std::optional<TrainingFileError> TrainingFile::add(const TrainingGame& game) {
    if (!m_seeds.insert(game.seed).second) return std::nullopt;
    const std::string bytes = packed(game, m_squares);
    std::string record;
    for (std::size_t rest = bytes.size();; rest >>= 7) {
        record.push_back(static_cast<char>(rest >= 0x80 ? (rest & 0x7f) | 0x80 : rest));
        if (rest < 0x80) break;
    }
    record += bytes;
    if (const auto failure = m_out.add(record)) return Error{Problem::Unreadable, m_file, failure->text};
    return std::nullopt;
}

} // namespace komadai::core::learning
