#include "core/notation/record_file.h"

#include "core/base/ascii.h"
#include "core/base/utf8.h"
#include "core/notation/csa.h"
#include "core/notation/jkf.h"
#include "core/notation/json_record.h"
#include "core/notation/kif.h"
#include "core/notation/pgn.h"
#include "core/notation/psn.h"
#include "core/notation/record_reading.h"
#include "core/notation/usen.h"
#include "core/notation/usi.h"
#include "core/variants/rule_options.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace komadai::core {
namespace {

using Names = std::array<std::string_view, 1>;
constexpr Names UsiNames{"usi"};
constexpr Names SfenNames{"sfen"};
constexpr Names PsnNames{"psn"};
constexpr Names HodgesNames{"hodges"};
constexpr Names PgnNames{"pgn"};
constexpr std::array<std::string_view, 2> Ki2Names{"ki2", "ki2u"};
constexpr Names BodNames{"bod"};
constexpr std::array<std::string_view, 2> KifNames{"kif", "kifu"};
constexpr Names CsaNames{"csa"};
constexpr std::array<std::string_view, 2> JsonNames{"json", "jsonl"};
constexpr Names JkfNames{"jkf"};
constexpr Names UsenNames{"usen"};

/// What is done with a format.
struct FormatFunctions {
    bool (*looksSo)(std::string_view text);
    void (*read)(std::string_view text, const ReadOptions& options, const ReadSink& sink);
    Result<WrittenGame, WriteProblem> (*write)(const GameRecord& record);
};

// The table of formats, in the order of RecordFormat. A text is asked in this order which format it looks like.

constexpr std::array Infos{
    RecordFormatInfo{RecordFormat::Usi, "usi", UsiNames},
    RecordFormatInfo{RecordFormat::Sfen, "sfen", SfenNames},
    RecordFormatInfo{RecordFormat::Psn, "psn", PsnNames, {}, {}, true},
    RecordFormatInfo{RecordFormat::Hodges, "hodges", HodgesNames},
    RecordFormatInfo{RecordFormat::Pgn, "pgn", PgnNames, {}, {}, true},
    RecordFormatInfo{RecordFormat::Ki2, "ki2", Ki2Names, {}, "\n"},
    RecordFormatInfo{RecordFormat::Kif, "kif", KifNames, {}, "\n"},
    RecordFormatInfo{RecordFormat::Bod, "bod", BodNames, {}, "\n"},
    RecordFormatInfo{RecordFormat::Csa, "csa", CsaNames, csa::FileStart, "/\n"},
    RecordFormatInfo{RecordFormat::Json, "json", JsonNames, {}, {}, true},
    RecordFormatInfo{RecordFormat::Jkf, "jkf", JkfNames},
    RecordFormatInfo{RecordFormat::Usen, "usen", UsenNames},
};
constexpr std::array Functions{
    FormatFunctions{usi::looksLikeGames, usi::readGames, usi::writeGame},
    FormatFunctions{sfen::looksLikePositions, usi::readGames, sfen::writePosition},
    FormatFunctions{psn::looksLikeGames, psn::readGames, psn::writeGame},
    FormatFunctions{hodges::looksLikeGames, hodges::readGames, hodges::writeGame},
    FormatFunctions{looksLikePgn, readPgn, writePgn},
    FormatFunctions{kif::looksShort, kif::readGames, kif::writeShortGame},
    FormatFunctions{kif::looksLikeGames, kif::readGames, kif::writeGame},
    FormatFunctions{kif::looksLikePosition, kif::readGames, kif::writePosition},
    FormatFunctions{csa::looksLikeGames, csa::readGames, csa::writeGame},
    FormatFunctions{json::looksLikeGames, json::readGames, json::writeGame},
    FormatFunctions{jkf::looksLikeGames, jkf::readGames, jkf::writeGame},
    FormatFunctions{usen::looksLikeGames, usen::readGames, usen::writeGame},
};
static_assert(Infos.size() == Functions.size());

std::size_t placeOf(RecordFormat format) {
    const auto found = std::find_if(Infos.begin(), Infos.end(),
                                    [format](const auto& info) { return info.format == format; });
    assert(found != Infos.end());
    return static_cast<std::size_t>(found - Infos.begin());
}

/// Counts what a reader gives to the sink, and keeps the limits that all formats share.
class CountingSink {
public:
    CountingSink(const ReadLimits& limits, const ReadSink& sink) : m_limits(limits), m_sink(sink) {}

    ReadSink asSink() {
        return {[this](ReadGame&& game) { return deliver(std::move(game)); },
                [this](const ReadProblem& problem) { report(problem); }};
    }
    void report(const ReadProblem& problem) {
        const auto most = static_cast<std::size_t>(m_limits.problems);
        if (m_summary.problems++ < most) m_sink.problem(problem);
    }
    const ReadSummary& summary() const { return m_summary; }

private:
    bool deliver(ReadGame&& game) {
        if (m_summary.games >= m_limits.games) {
            report({ReadProblem::Kind::TooManyGames, 0, game.line, {}});
            return false;
        }
        ++m_summary.games;
        m_summary.wholeGames += game.isWhole ? 1 : 0;
        game.record.tree.forgetPositions(); // many games may be kept
        return m_sink.game(std::move(game));
    }

    const ReadLimits& m_limits;
    const ReadSink& m_sink;
    ReadSummary m_summary;
};

} // namespace

std::span<const RecordFormatInfo> recordFormats() { return Infos; }
const RecordFormatInfo& infoOf(RecordFormat format) { return Infos[placeOf(format)]; }

std::optional<RecordFormat> formatNamed(std::string_view name) {
    const std::string lower = ascii::lowerCase(name);
    for (const RecordFormatInfo& info : Infos)
        if (info.name == lower ||
            std::find(info.extensions.begin(), info.extensions.end(), lower) != info.extensions.end())
            return info.format;
    return std::nullopt;
}

std::optional<RecordFormat> formatOfText(std::string_view text) {
    for (std::size_t i = 0; i < Infos.size(); ++i)
        if (Functions[i].looksSo(text)) return Infos[i].format;
    return std::nullopt;
}

ReadSummary readRecords(std::string_view text, std::optional<RecordFormat> format, const ReadOptions& options,
                        const ReadSink& sink) {
    CountingSink counting(options.limits, sink);
    if (text.size() > options.limits.bytes) {
        counting.report({ReadProblem::Kind::TooLong, 0, 0, {}});
        text = cutAfter(text, options.limits.bytes);
    }
    if (!format) format = formatOfText(text);
    if (!format)
        counting.report({ReadProblem::Kind::UnknownFormat, 0, 0, {}});
    else
        Functions[placeOf(*format)].read(text, options, counting.asSink());
    return counting.summary();
}

Result<WrittenGame, WriteProblem> writeRecord(const GameRecord& record, RecordFormat format,
                                              const VariantSet* variants) {
    auto written = Functions[placeOf(format)].write(record);
    if (!written || infoOf(format).hasRuleOptions || !variants) return written;
    const auto usual = variants->find(record.header.variant);
    if (!usual || areUsualRules(usual->spec(), record.header.ruleOptions)) return written;
    WrittenGame game = std::move(written).value();
    addLoss(game.losses, Loss::RuleOptions);
    return game;
}

std::string textOfGame(const WrittenGame& game, RecordFormat format, bool isFirst) {
    if (isFirst) return game.text;
    const RecordFormatInfo& info = infoOf(format);
    std::string_view text = game.text;
    take(text, info.fileStart);
    return std::string(info.separator) + std::string(text);
}

void appendGame(std::string& file, const WrittenGame& game, RecordFormat format) {
    file += textOfGame(game, format, file.empty());
}

} // namespace komadai::core
