#include "core/learning/teaching_log.h"

#include "core/base/whole_file.h"
#include "core/variants/variant_identity.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <system_error>

namespace komadai::core::learning {
namespace {

using LogError = TeachingLogError;
using LogProblem = LogError::Problem;
using Json = nlohmann::ordered_json;

constexpr int LogVersion = 1;
constexpr std::size_t MostLogBytes = std::size_t{1} << 24;
constexpr std::string_view LogFormat = "Komadai learning log";

Json logHeadOf(const VariantSpec& variant) {
    return {{"format", LogFormat},
            {"version", LogVersion},
            {"variant", variant.id},
            {"identity", identityText(variant)}};
}

std::optional<LogProblem> problemOf(const Json& head, const VariantSpec& variant) {
    if (head.at("format") != LogFormat) return LogProblem::Foreign;
    if (head.at("version").get<int>() > LogVersion) return LogProblem::NewerVersion;
    if (head.at("variant") != variant.id) return LogProblem::OtherVariant;
    if (head.at("identity") != identityText(variant)) return LogProblem::OtherRules;
    return std::nullopt;
}

/// Reads a number of rounds or games; false unless it is a whole one, from 0, that fits in sums with others.
bool readCount(const Json& value, int& count) {
    constexpr std::uint64_t Most = 100'000'000;
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > Most) return false;
    value.get_to(count);
    return true;
}

bool readTally(const Json& line, match::Tally& tally) {
    bool isRead = readCount(line.at("wins"), tally.wins) && readCount(line.at("draws"), tally.draws) &&
                  readCount(line.at("losses"), tally.losses);
    for (std::size_t points = 0; points < tally.pairs.size(); ++points)
        isRead = isRead && readCount(line.at("pairs").at(points), tally.pairs[points]);
    return isRead;
}

/// Whether a line continues the rounds. Throws what the JSON library throws.
bool read(const Json& line, std::vector<Round>& rounds) {
    int number = 0;
    if (!readCount(line.at("round"), number)) return false;
    const bool isNext = number == static_cast<int>(rounds.size()) + 1;
    if (isNext && (rounds.empty() || rounds.back().kept)) rounds.push_back({.number = number});
    if (rounds.empty() || rounds.back().number != number || rounds.back().kept) return false;
    Round& round = rounds.back();
    const auto areCounts = [&](std::initializer_list<const char*> names) {
        return std::all_of(names.begin(), names.end(),
                           [&](const char* name) { return line.at(name).is_number_unsigned(); });
    };
    if (line.contains("games")) {
        if (!areCounts({"games", "seed", "nodes"})) return false;
        round.games = Round::Games{line.at("games").get<std::size_t>(), line.at("seed").get<std::uint64_t>(),
                                   line.at("nodes").get<std::uint64_t>()};
    } else if (line.contains("loss")) {
        int epochs = 0;
        if (!areCounts({"positions"}) || !readCount(line.at("epochs"), epochs)) return false;
        round.fit = Round::Fit{line.at("positions").get<std::size_t>(),
                               {epochs, line.at("loss").get<double>(), line.at("checked").get<double>(),
                                line.at("base").get<double>()}};
    } else if (line.contains("test")) {
        return readTally(line, line.at("test") == "start" ? round.againstStart : round.againstLast);
    } else {
        round.kept = line.at("kept").get<bool>();
    }
    return true;
}

struct LogContents {
    std::vector<Round> rounds;
    std::size_t end = 0; ///< of the last whole line
};

Result<LogContents, LogError> readLog(const std::filesystem::path& file, const VariantSpec& variant) {
    const auto text = readWholeFile(file, MostLogBytes);
    if (!text) return LogError{LogProblem::Unreadable, file, text.error().text};
    LogContents contents;
    std::string_view rest = text.value();
    std::size_t number = 0;
    for (std::size_t end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
        ++number;
        try {
            const auto line = Json::parse(rest.substr(0, end));
            const auto problem = number == 1 ? problemOf(line, variant) : std::nullopt;
            if (problem) {
                LogError error{.problem = *problem, .file = file, .line = number};
                error.variant = line.value("variant", "");
                return error;
            }
            if (number > 1 && !read(line, contents.rounds))
                return LogError{.problem = LogProblem::Foreign, .file = file, .line = number};
        } catch (const Json::exception&) {
            return LogError{.problem = LogProblem::Foreign, .file = file, .line = number};
        }
        rest.remove_prefix(end + 1);
    }
    // What lies behind the limit must not be cut off like a line that was written in part.
    if (number == 0 || text.value().size() > MostLogBytes)
        return LogError{.problem = LogProblem::Foreign, .file = file, .line = number + 1};
    contents.end = text.value().size() - rest.size();
    return contents;
}

/// Whether a log is still to be begun.
bool isMissing(const std::filesystem::path& file) {
    std::error_code ignored;
    return !std::filesystem::exists(file, ignored) || std::filesystem::file_size(file, ignored) == 0;
}

} // namespace

Result<TeachingLog, TeachingLogError> TeachingLog::open(const std::filesystem::path& file,
                                                        const VariantSpec& variant) {
    TeachingLog log;
    log.m_file = file;
    const bool isNew = isMissing(file);
    if (!isNew) {
        auto contents = readLog(file, variant);
        if (!contents) return contents.error();
        log.m_rounds = contents.value().rounds;
        std::error_code problem;
        std::filesystem::resize_file(file, contents.value().end, problem);
        if (problem) return LogError{LogProblem::Unreadable, file, problem.message()};
    }
    if (const auto failure = log.m_out.open(file))
        return LogError{LogProblem::Unreadable, file, failure->text};
    if (isNew)
        if (const auto error = log.write(logHeadOf(variant).dump())) return *error;
    return log;
}

Result<std::vector<Round>, TeachingLogError> TeachingLog::read(const std::filesystem::path& file,
                                                               const VariantSpec& variant) {
    if (isMissing(file)) return std::vector<Round>();
    auto contents = readLog(file, variant);
    if (!contents) return contents.error();
    return std::move(contents).value().rounds;
}

TeachingLog::Failure TeachingLog::write(const std::string& line) {
    if (const auto failure = m_out.add(line + '\n'))
        return LogError{LogProblem::Unreadable, m_file, failure->text};
    return std::nullopt;
}

TeachingLog::Failure TeachingLog::add(const Round::Games& games) {
    m_rounds.back().games = games;
    return write(Json{{"round", m_rounds.back().number},
                      {"games", games.count},
                      {"seed", games.seed},
                      {"nodes", games.nodes}}
                     .dump());
}

TeachingLog::Failure TeachingLog::add(const Round::Fit& fit) {
    m_rounds.back().fit = fit;
    return write(Json{{"round", m_rounds.back().number},
                      {"positions", fit.positions},
                      {"epochs", fit.last.epoch},
                      {"loss", fit.last.loss},
                      {"checked", fit.last.checkedLoss},
                      {"base", fit.last.baseLoss}}
                     .dump());
}

TeachingLog::Failure TeachingLog::addTest(bool againstStart, const match::Tally& tally) {
    Round& round = m_rounds.back();
    (againstStart ? round.againstStart : round.againstLast) = tally;
    return write(Json{{"round", round.number},
                      {"test", againstStart ? "start" : "last"},
                      {"wins", tally.wins},
                      {"draws", tally.draws},
                      {"losses", tally.losses},
                      {"pairs", tally.pairs}}
                     .dump());
}

TeachingLog::Failure TeachingLog::end(bool kept) {
    m_rounds.back().kept = kept;
    return write(Json{{"round", m_rounds.back().number}, {"kept", kept}}.dump());
}

} // namespace komadai::core::learning
