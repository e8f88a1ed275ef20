#include "core/learning/training_file.h"

#include "core/base/bytes.h"
#include "core/base/whole_file.h"
#include "core/record/record_codec.h"
#include "core/variants/variant_identity.h"

#include <cerrno>
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
        score += in.signedNumber();
        if (score < -LargestScore || score > LargestScore) in.fail();
        game.scores.push_back(static_cast<int>(score));
    }
    if (in.failed() || !in.isAtEnd()) return std::nullopt;
    return game;
}

/// Reads a file from its beginning.
class Reader {
public:
    Reader(const std::filesystem::path& file, const VariantSpec& variant)
        : m_file(file), m_squares(variant.size.squares()), m_in(file, std::ios::binary) {
        if (m_in)
            readHead(variant);
        else
            m_error = Error{Problem::Unreadable, m_file, lastFileReason().text};
    }

    const std::optional<Error>& error() const { return m_error; }
    /// Where the last whole game ends.
    std::uintmax_t end() const { return m_end; }
    std::size_t games() const { return m_games; }

    /// The next game; none at the end, and after an error.
    std::optional<TrainingGame> next() {
        if (m_error) return std::nullopt;
        const auto size = readSize();
        if (!size) return std::nullopt;
        std::string bytes(static_cast<std::size_t>(*size), '\0');
        m_in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        if (!m_in) return std::nullopt; // written in part
        auto game = unpacked(bytes, m_squares);
        if (!game) {
            const bool isLast = m_in.peek() == std::ifstream::traits_type::eof();
            if (!isLast) m_error = Error{.problem = Problem::Damaged, .file = m_file, .game = m_games + 1};
            return std::nullopt;
        }
        ++m_games;
        m_in.clear();
        m_end = static_cast<std::uintmax_t>(m_in.tellg());
        return game;
    }

private:
    void readHead(const VariantSpec& variant) {
        std::string format(Format.size(), '\0'), id, identity;
        m_in.read(format.data(), static_cast<std::streamsize>(format.size()));
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
    /// Reads a line of at most a hundred bytes.
    bool readLine(std::string& line) {
        constexpr std::size_t MostLetters = 100;
        for (int letter = m_in.get(); letter != '\n'; letter = m_in.get()) {
            if (!m_in || line.size() == MostLetters) return false;
            line.push_back(static_cast<char>(letter));
        }
        return true;
    }
    std::optional<std::uint64_t> readSize() {
        std::uint64_t size = 0;
        for (int shift = 0; shift < 28; shift += 7) {
            const int byte = m_in.get();
            if (!m_in) return std::nullopt;
            size |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
            if (byte < 0x80) break;
        }
        if (size <= MostBytes) return size;
        m_error = Error{.problem = Problem::Damaged, .file = m_file, .game = m_games + 1};
        return std::nullopt;
    }
    void fail(Problem problem) { m_error = Error{.problem = problem, .file = m_file}; }

    std::filesystem::path m_file;
    int m_squares;
    std::ifstream m_in;
    std::optional<Error> m_error;
    std::uintmax_t m_end = 0;
    std::size_t m_games = 0;
};

} // namespace

Result<std::size_t, TrainingFileError> readTrainingFile(const std::filesystem::path& file,
                                                        const VariantSpec& variant, const SeeGame& see,
                                                        const WorkGate& gate) {
    Reader reader(file, variant);
    while (gate.pass()) {
        auto game = reader.next();
        if (!game) break;
        see(std::move(*game));
    }
    if (reader.error()) return *reader.error();
    return reader.games();
}

Result<TrainingFile, TrainingFileError> TrainingFile::open(const std::filesystem::path& file,
                                                           const VariantSpec& variant) {
    TrainingFile opened;
    opened.m_file = file;
    opened.m_squares = variant.size.squares();
    std::error_code ignored;
    const bool isNew =
        !std::filesystem::exists(file, ignored) || std::filesystem::file_size(file, ignored) == 0;
    if (!isNew) {
        Reader reader(file, variant);
        while (const auto game = reader.next())
            opened.m_seeds.insert(game->seed);
        if (reader.error()) return *reader.error();
        std::error_code problem;
        std::filesystem::resize_file(file, reader.end(), problem);
        if (problem) return Error{Problem::Unreadable, file, problem.message()};
    }
    errno = 0;
    opened.m_out.open(file, std::ios::binary | std::ios::app);
    if (isNew) opened.m_out << headOf(variant);
    if (!opened.m_out.flush()) return Error{Problem::Unreadable, file, lastFileReason().text};
    return opened;
}

std::optional<TrainingFileError> TrainingFile::add(const TrainingGame& game) {
    if (!m_seeds.insert(game.seed).second) return std::nullopt;
    const std::string bytes = packed(game, m_squares);
    std::string record; // written at once
    for (std::size_t rest = bytes.size();; rest >>= 7) {
        record.push_back(static_cast<char>(rest >= 0x80 ? (rest & 0x7f) | 0x80 : rest));
        if (rest < 0x80) break;
    }
    record += bytes;
    errno = 0;
    m_out.write(record.data(), static_cast<std::streamsize>(record.size()));
    if (m_out.flush()) return std::nullopt;
    return Error{Problem::Unreadable, m_file, lastFileReason().text};
}

} // namespace komadai::core::learning
