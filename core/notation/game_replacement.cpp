#include "core/notation/game_replacement.h"

#include "core/notation/text_encoding.h"

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace komadai::core {
namespace {

constexpr std::string_view ByteOrderMark = "\xef\xbb\xbf";

/// Also without the line end.
std::string_view withoutBlanks(std::string_view text) {
    constexpr std::string_view Blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(Blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(Blanks) - first + 1);
}

/// The bytes of a file by lines, which are counted from 0 here. The line ends are those of decodeText; in all encodings except UTF-16
/// they are single bytes that are not a part of another character.
class FileLines {
public:
    explicit FileLines(std::string_view bytes) : m_bytes(bytes) {
        m_starts.push_back(bytes.starts_with(ByteOrderMark) ? ByteOrderMark.size() : 0);
        for (std::size_t i = m_starts.front(); i < bytes.size(); ++i)
            if (endsLine(i)) m_starts.push_back(i + 1);
    }

    std::size_t count() const { return m_starts.size(); }
    /// Where a line begins; the end of the file for the one behind the last line.
    std::size_t start(std::size_t line) const {
        return line < m_starts.size() ? m_starts[line] : m_bytes.size();
    }
    /// Without blanks at its ends.
    std::string_view text(std::size_t line) const {
        return withoutBlanks(m_bytes.substr(start(line), start(line + 1) - start(line)));
    }
    /// That of the first line.
    std::string_view lineEnd() const {
        const std::size_t at = m_bytes.find_first_of("\r\n");
        if (at == std::string_view::npos) return "\n";
        return m_bytes.substr(at, m_bytes.substr(at).starts_with("\r\n") ? 2 : 1);
    }

private:
    bool endsLine(std::size_t at) const {
        const bool isHalf = m_bytes[at] == '\r' && m_bytes.substr(at).starts_with("\r\n");
        return (m_bytes[at] == '\n' || m_bytes[at] == '\r') && !isHalf;
    }

    std::string_view m_bytes;
    std::vector<std::size_t> m_starts;
};

struct LineRange {
    std::size_t first = 0;
    std::size_t end = 0; ///< behind the last line
};

/// Whether a line may stand behind a game without being a part of it: an empty one, or a remark on the file.
bool isBetweenGames(std::string_view line, RecordFormat format) {
    if (line.empty()) return true;
    switch (format) {
    case RecordFormat::Pgn:
    case RecordFormat::Psn:
    case RecordFormat::Hodges: return line.front() == '%';
    case RecordFormat::Kif:
    case RecordFormat::Ki2:
    case RecordFormat::Bod:
    case RecordFormat::Usi:
    case RecordFormat::Sfen:
    case RecordFormat::Usen: return line.front() == '#';
    case RecordFormat::Csa:
    case RecordFormat::Json:
    case RecordFormat::Jkf: return false;
    }
    return false;
}

/// The lines of a game, without those that separate it from the next one; none where it shares a line with another game.
std::optional<LineRange> rangeOf(const std::vector<ReadGame>& games, std::size_t place, const FileLines& file,
                                 RecordFormat format) {
    const std::string_view separator = withoutBlanks(infoOf(format).separator);
    const bool isLast = place + 1 == games.size();
    const int line = games[place].line;
    const int next = isLast ? static_cast<int>(file.count()) + 1 : games[place + 1].line;
    const bool sharesLine = place > 0 && games[place - 1].line >= line;
    if (line < 1 || next <= line || sharesLine) return std::nullopt;
    LineRange range{static_cast<std::size_t>(line) - 1, static_cast<std::size_t>(next) - 1};
    if (!separator.empty()) {
        for (std::size_t i = range.end - 1; i > range.first; --i)
            if (file.text(i) == separator) return LineRange{range.first, i};
        if (!isLast) return std::nullopt;
    }
    while (range.end > range.first + 1 && isBetweenGames(file.text(range.end - 1), format))
        --range.end;
    return range;
}

/// The games of a text; none if anything in it cannot be read.
std::optional<std::vector<ReadGame>> readWhole(std::string_view text, RecordFormat format,
                                               const ReadOptions& options) {
    std::vector<ReadGame> games;
    const ReadSink sink{[&](ReadGame&& game) {
                            games.push_back(std::move(game));
                            return true;
                        },
                        [](const ReadProblem&) {}};
    if (readRecords(text, format, options, sink).problems > 0) return std::nullopt;
    return games;
}

/// The lines of the only game of a text: what comes before and behind them belongs to a file.
std::string_view bodyOf(std::string_view text, const std::vector<ReadGame>& game, RecordFormat format) {
    const FileLines lines(text);
    const auto range = rangeOf(game, 0, lines, format);
    if (!range) return text;
    return text.substr(lines.start(range->first), lines.start(range->end) - lines.start(range->first));
}

std::string withLineEnds(std::string_view text, std::string_view lineEnd) {
    std::string result;
    for (const char c : text) {
        if (c == '\n')
            result += lineEnd;
        else
            result += c;
    }
    return result;
}

bool isOnlyReplaced(const std::vector<ReadGame>& before, const std::vector<ReadGame>& after,
                    std::size_t place, const ReadGame& by) {
    if (after.size() != before.size() || after[place].line != before[place].line) return false;
    for (std::size_t i = 0; i < before.size(); ++i)
        if (!(after[i].record == (i == place ? by : before[i]).record)) return false;
    return true;
}

} // namespace

Result<std::string, ReplaceProblem> replaceGame(std::string_view bytes, int number, const WrittenGame& game,
                                                RecordFormat format, const ReadOptions& options) {
    const DecodedText decoded = decodeText(bytes);
    const auto games = readWhole(decoded.text, format, options);
    const auto own = readWhole(game.text, format, options);
    if (decoded.encoding == TextEncoding::Utf16 || !games || !own || own->size() != 1)
        return ReplaceProblem::Layout;
    if (number < 1 || static_cast<std::size_t>(number) > games->size()) return ReplaceProblem::Layout;
    const std::size_t place = static_cast<std::size_t>(number) - 1;
    const FileLines file(bytes);
    const auto range = rangeOf(*games, place, file, format);
    if (!range) return ReplaceProblem::Layout;
    const std::string text = withLineEnds(bodyOf(game.text, *own, format), file.lineEnd());
    const auto newBytes = encodeText(text, decoded.encoding);
    if (!newBytes) return ReplaceProblem::Encoding;
    std::string result(bytes.substr(0, file.start(range->first)));
    result.append(*newBytes).append(bytes.substr(file.start(range->end)));
    const auto after = readWhole(decodeText(result).text, format, options);
    if (!after || !isOnlyReplaced(*games, *after, place, own->front())) return ReplaceProblem::Layout;
    return result;
}

} // namespace komadai::core
