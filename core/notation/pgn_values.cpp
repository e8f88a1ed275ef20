#include "core/notation/pgn_values.h"

#include "core/base/ascii.h"
#include "core/base/number.h"
#include "core/notation/move_text.h"
#include "core/notation/record_reading.h"
#include "core/rules/game.h"

#include <algorithm>
#include <array>

namespace komadai::core::pgn {
namespace {

using std::chrono::milliseconds;

/// Reads a text from left to right.
class Scanner {
public:
    explicit Scanner(std::string_view text) : m_text(text) {}

    bool isAtEnd() const { return m_at == m_text.size(); }
    char next() const { return isAtEnd() ? '\0' : m_text[m_at]; }
    std::string_view rest() const { return m_text.substr(m_at); }
    bool skip(char c) {
        if (isAtEnd() || m_text[m_at] != c) return false;
        ++m_at;
        return true;
    }
    void skipBlanks() {
        while (skip(' ') || skip('\t') || skip('\n')) {
        }
    }
    /// A whole number of at most nine digits.
    std::optional<int> number() {
        const std::size_t start = m_at;
        while (ascii::isDigit(next()))
            ++m_at;
        return m_at > start + 9 ? std::nullopt : numberFrom<int>(m_text.substr(start, m_at - start));
    }
    /// A decimal number in units of 10^-places; further places are cut. It begins with a digit or a point.
    std::optional<std::int64_t> decimal(int places) {
        const bool isFraction = next() == '.';
        const auto whole = isFraction ? std::optional(0) : number();
        if (!whole) return std::nullopt;
        std::int64_t value = *whole;
        const bool hasPoint = skip('.');
        if (isFraction && !ascii::isDigit(next())) return std::nullopt;
        for (int place = 0; place < places; ++place)
            value = 10 * value + (hasPoint && ascii::isDigit(next()) ? m_text[m_at++] - '0' : 0);
        while (hasPoint && ascii::isDigit(next()))
            ++m_at;
        return value;
    }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
};

std::string padded(int value, int digits) {
    std::string text = std::to_string(value);
    return text.size() < static_cast<std::size_t>(digits)
               ? std::string(static_cast<std::size_t>(digits) - text.size(), '0') + text
               : text;
}

std::vector<std::string_view> split(std::string_view text, std::string_view dividers) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = std::min(text.find_first_of(dividers), text.size());
        parts.push_back(text.substr(0, end));
        if (end == text.size()) return parts;
        text.remove_prefix(end + 1);
    }
}

bool isUnknown(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c == '?' || c == '*'; });
}

std::optional<int> numberIn(std::string_view text, int least, int most) {
    Scanner scanner(text);
    const auto value = scanner.number();
    if (!value || !scanner.isAtEnd() || *value < least || *value > most) return std::nullopt;
    return value;
}

} // namespace

// --- dates and times

std::optional<std::string> dateFrom(std::string_view tag) {
    if (isUnknown(tag) || tag == "-") return std::string();
    auto parts = split(tag, ".-/");
    if (parts.size() > 3) return std::nullopt;
    if (parts.size() == 3 && parts[0].size() <= 2 && parts[2].size() == 4) std::swap(parts[0], parts[2]);
    if (isUnknown(parts[0])) {
        const bool isEmpty = std::all_of(parts.begin(), parts.end(), isUnknown);
        return isEmpty ? std::optional(std::string()) : std::nullopt;
    }
    const auto year = parts[0].size() == 4 ? numberIn(parts[0], 0, 9999) : std::nullopt;
    if (!year) return std::nullopt;
    std::string date(parts[0]);
    const bool hasMonth = parts.size() > 1 && !isUnknown(parts[1]);
    const bool hasDay = parts.size() > 2 && !isUnknown(parts[2]);
    if (!hasMonth) return hasDay ? std::nullopt : std::optional(date);
    const auto month = numberIn(parts[1], 1, 12);
    if (!month) return std::nullopt;
    date += '-' + padded(*month, 2);
    if (!hasDay) return date;
    const auto day = numberIn(parts[2], 1, 31);
    if (!day) return std::nullopt;
    return date + '-' + padded(*day, 2);
}

std::optional<std::string> tagOfDate(std::string_view date) {
    if (date.empty()) return std::string("????.??.??");
    const auto read = dateFrom(date);
    if (!read || *read != date) return std::nullopt;
    std::string tag(date);
    std::replace(tag.begin(), tag.end(), '-', '.');
    while (tag.size() < 10)
        tag += ".??";
    return tag;
}

std::optional<std::chrono::sys_seconds> momentFrom(std::string_view date, std::string_view time) {
    const auto days = dateFrom(date);
    if (!days || days->size() != 10) return std::nullopt;
    const auto parts = split(time, ":");
    if (parts.size() != 3) return std::nullopt;
    const auto hours = numberIn(parts[0], 0, 23);
    const auto minutes = numberIn(parts[1], 0, 59);
    const auto seconds = numberIn(parts[2], 0, 59);
    const std::chrono::year_month_day day{
        std::chrono::year(*numberIn(days->substr(0, 4), 0, 9999)),
        std::chrono::month(static_cast<unsigned>(*numberIn(days->substr(5, 2), 1, 12))),
        std::chrono::day(static_cast<unsigned>(*numberIn(days->substr(8, 2), 1, 31)))};
    if (!day.ok() || !hours || !minutes || !seconds) return std::nullopt;
    return std::chrono::sys_days(day) + std::chrono::hours(*hours) + std::chrono::minutes(*minutes) +
           std::chrono::seconds(*seconds);
}

std::optional<Moment> tagsOfMoment(std::chrono::sys_seconds moment) {
    const auto days = std::chrono::floor<std::chrono::days>(moment);
    const std::chrono::year_month_day day(days);
    const int year = static_cast<int>(day.year());
    if (!day.ok() || year < 1 || year > 9999) return std::nullopt;
    const auto seconds = static_cast<int>((moment - days).count());
    return Moment{padded(year, 4) + '.' + padded(static_cast<int>(static_cast<unsigned>(day.month())), 2) +
                      '.' + padded(static_cast<int>(static_cast<unsigned>(day.day())), 2),
                  padded(seconds / 3600, 2) + ':' + padded(seconds / 60 % 60, 2) + ':' +
                      padded(seconds % 60, 2)};
}

std::optional<milliseconds> durationFrom(std::string_view text) {
    const auto parts = split(text, ":");
    if (parts.size() > 3) return std::nullopt;
    std::int64_t total = 0;
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
        const auto part = numberIn(parts[i], 0, 999'999'999);
        if (!part) return std::nullopt;
        total = 60 * (total + *part);
    }
    Scanner scanner(parts.back());
    const auto seconds = scanner.decimal(3);
    if (!seconds || !scanner.isAtEnd()) return std::nullopt;
    return milliseconds(1000 * total + *seconds);
}

std::string textOfDuration(milliseconds duration) {
    const auto seconds = duration.count() / 1000;
    const milliseconds rest(duration.count() % 60000);
    return std::to_string(seconds / 3600) + ':' + padded(static_cast<int>(seconds / 60 % 60), 2) + ':' +
           (rest.count() < 10000 ? "0" : "") + formatSeconds(rest);
}

std::optional<TimeControl> timeControlFrom(std::string_view tag) {
    TimeControl control;
    if (tag == "-" || tag.empty() || isUnknown(tag)) return control;
    Scanner scanner(tag);
    const auto readTime = [&](milliseconds& time) {
        const auto value = scanner.decimal(3);
        if (value) time = milliseconds(*value);
        return value.has_value();
    };
    const auto readPeriods = [&] {
        if (!readTime(control.period)) return false;
        const auto count = scanner.skip('x') ? scanner.number() : std::optional(1);
        if (count) control.periods = *count;
        return count.has_value();
    };
    const bool isPeriod = tag.starts_with("1/");
    bool isGood = true;
    if (isPeriod) {
        scanner = Scanner(tag.substr(2));
        isGood = readPeriods();
    } else {
        isGood = readTime(control.main);
        if (isGood && scanner.skip('+')) isGood = readTime(control.increment);
        if (isGood && scanner.skip(':')) isGood = scanner.skip('1') && scanner.skip('/') && readPeriods();
    }
    if (!isGood || !scanner.isAtEnd()) return std::nullopt;
    return parseTimeControl(formatTimeControl(control)); // checks the values
}

std::string tagOfTimeControl(const TimeControl& control) {
    if (!control.isTimed()) return "-";
    std::string text;
    if (control.main.count() > 0) text = formatSeconds(control.main);
    if (control.increment.count() > 0) text += '+' + formatSeconds(control.increment);
    if (control.periods == 0) return text;
    if (!text.empty()) text += ':';
    text += "1/" + formatSeconds(control.period);
    return control.periods > 1 ? text + 'x' + std::to_string(control.periods) : text;
}

// --- evaluations

std::optional<Evaluation> evaluationFrom(std::string_view text, Side mover) {
    const int sign = mover == Side::First ? 1 : -1;
    Scanner scanner(text);
    const bool isMate = scanner.skip('#');
    const bool isNegative = scanner.skip('-');
    if (!isNegative) scanner.skip('+');
    Evaluation evaluation;
    if (isMate) {
        const auto moves = scanner.number();
        if (!moves || *moves > 100000) return std::nullopt;
        const bool moverMates = isNegative == (mover == Side::Second);
        evaluation.score = Score::mateIn(*moves == 0 ? 0 : moverMates ? 2 * *moves - 1 : -2 * *moves);
    } else {
        const auto value = scanner.decimal(2);
        if (!value || *value > 1'000'000'000) return std::nullopt;
        evaluation.score = Score::centipawns(sign * (isNegative ? -1 : 1) * static_cast<int>(*value));
    }
    if (scanner.skip(',')) {
        scanner.skipBlanks();
        const auto depth = scanner.number();
        if (!depth) return std::nullopt;
        evaluation.depth = *depth;
    }
    return scanner.isAtEnd() ? std::optional(evaluation) : std::nullopt;
}

std::string textOfEvaluation(const Evaluation& evaluation, Side mover) {
    const Score score = evaluation.score;
    if (score.isMate() && !score.hasMateLength()) return {};
    const bool isNegative =
        (score.isMate() ? score.isLoss() : score.centipawns() < 0) == (mover == Side::First);
    std::string text;
    if (score.isMate()) {
        const auto plies = std::abs(static_cast<std::int64_t>(score.matePlies()));
        text = (isNegative ? "#-" : "#") + std::to_string((plies + 1) / 2);
    } else {
        const auto value = std::abs(static_cast<std::int64_t>(score.centipawns()));
        if (isNegative && value > 0) text = '-';
        text += std::to_string(value / 100) + '.' + padded(static_cast<int>(value % 100), 2);
    }
    return evaluation.depth > 0 ? text + ',' + std::to_string(evaluation.depth) : text;
}

std::optional<EngineComment> engineCommentFrom(std::string_view text) {
    EngineComment comment;
    Scanner scanner(text);
    const bool isNegative = scanner.skip('-');
    const bool hasSign = isNegative || scanner.skip('+');
    const int sign = isNegative ? -1 : 1;
    if (hasSign && scanner.skip('M')) {
        const auto plies = scanner.number();
        if (!plies) return std::nullopt;
        comment.score = Score::mateIn(sign * *plies);
    } else {
        const auto value = scanner.decimal(2);
        if (!value || *value > 1'000'000'000 || (!hasSign && *value != 0)) return std::nullopt;
        comment.score = Score::centipawns(sign * static_cast<int>(*value));
    }
    if (!scanner.skip('/')) return std::nullopt;
    const auto depth = scanner.number();
    if (!depth || !scanner.skip(' ')) return std::nullopt;
    comment.depth = *depth;
    const auto time = scanner.decimal(3);
    if (!time || !scanner.skip('s')) return std::nullopt;
    comment.time = milliseconds(*time);
    if (scanner.skip(','))
        scanner.skipBlanks();
    else if (!scanner.isAtEnd())
        return std::nullopt;
    comment.rest = scanner.rest();
    return comment;
}

// --- drawings and glyphs

namespace {

constexpr std::string_view ColourLetters = "GRYB"; ///< by DrawingColour

} // namespace

bool addDrawings(std::string_view text, BoardSize size, std::vector<Drawing>& drawings) {
    std::vector<Drawing> added;
    for (std::string_view part : split(text, ",")) {
        while (part.starts_with(' '))
            part.remove_prefix(1);
        const std::size_t colour = part.empty() ? std::string_view::npos : ColourLetters.find(part.front());
        if (colour == std::string_view::npos) return false;
        std::size_t at = 1;
        const auto from = parseSquare(part, at, size, Coordinates::Algebraic);
        if (!from) return false;
        const auto to = at == part.size() ? from : parseSquare(part, at, size, Coordinates::Algebraic);
        if (!to || at != part.size()) return false;
        added.push_back({*from, *to, static_cast<DrawingColour>(colour)});
    }
    drawings.insert(drawings.end(), added.begin(), added.end());
    return true;
}

std::string textOfDrawing(const Drawing& drawing, BoardSize size) {
    std::string text{ColourLetters[static_cast<std::size_t>(drawing.colour)]};
    text += formatSquare(drawing.from, size, Coordinates::Algebraic);
    return drawing.isCircle() ? text : text + formatSquare(drawing.to, size, Coordinates::Algebraic);
}

std::optional<Glyph> glyphFrom(std::string_view sign) {
    constexpr std::pair<std::string_view, Glyph> Ascii[] = {
        {"=", Glyph::Equal},
        {"+=", Glyph::SlightlyBetterFirst},
        {"=+", Glyph::SlightlyBetterSecond},
        {"+/=", Glyph::SlightlyBetterFirst},
        {"=/+", Glyph::SlightlyBetterSecond},
        {"+/-", Glyph::BetterFirst},
        {"-/+", Glyph::BetterSecond},
        {"+-", Glyph::WinningFirst},
        {"-+", Glyph::WinningSecond},
        {"~", Glyph::Unclear},
    };
    for (const auto& [text, glyph] : Ascii)
        if (text == sign) return glyph;
    for (const GlyphInfo& info : namedGlyphs())
        if (info.sign == sign) return info.glyph;
    return std::nullopt;
}

// --- results

std::optional<ResultMark> resultFrom(std::string_view text) {
    if (text == "1-0") return ResultMark::FirstWins;
    if (text == "0-1") return ResultMark::SecondWins;
    if (text == "1/2-1/2" || text == "1/2" || text == "½-½") return ResultMark::Draw;
    if (text == "*") return ResultMark::Unknown;
    return std::nullopt;
}

std::string_view textOf(ResultMark mark) {
    constexpr std::array<std::string_view, 4> Texts{"1-0", "0-1", "1/2-1/2", "*"};
    return Texts[static_cast<std::size_t>(mark)];
}

ResultMark markOf(const std::optional<Outcome>& outcome) {
    if (!outcome) return ResultMark::Unknown;
    if (!outcome->winner) return ResultMark::Draw;
    return *outcome->winner == Side::First ? ResultMark::FirstWins : ResultMark::SecondWins;
}

namespace {

/// By EndReason.
constexpr std::array<std::string_view, EndReasonCount> Reasons{
    "checkmate",  "stalemate",   "repetition",   "campmate",   "perpetual check",
    "move limit", "bare king",   "command lost", "only kings", "insufficient material",
    "impasse",    "resignation", "time forfeit", "agreement",  "adjudication",
    "unknown",
};

struct Phrase {
    std::string_view words; ///< in lower case
    EndReason reason;
};

std::optional<EndReason> firstIn(std::string_view text, std::initializer_list<Phrase> phrases) {
    const std::string words = ascii::lowerCase(text.substr(0, 200));
    for (const auto& [phrase, reason] : phrases)
        if (words.find(phrase) != std::string::npos) return reason;
    return std::nullopt;
}

} // namespace

std::string_view textOf(EndReason reason) { return Reasons[static_cast<std::size_t>(reason)]; }

std::optional<EndReason> endReasonFrom(std::string_view text) {
    const auto found = std::find(Reasons.begin(), Reasons.end(), text);
    if (found == Reasons.end()) return std::nullopt;
    return static_cast<EndReason>(found - Reasons.begin());
}

namespace {

std::optional<EndReason> endReasonOfTermination(std::string_view text) {
    return firstIn(text, {
                             {"perpetual", EndReason::PerpetualCheck},
                             {"resign", EndReason::Resignation},
                             {"stalemate", EndReason::Stalemate},
                             {"checkmate", EndReason::Checkmate},
                             {"agreement", EndReason::Agreement},
                             {"repetition", EndReason::Repetition},
                             {"insufficient", EndReason::InsufficientMaterial},
                             {"impasse", EndReason::Impasse},
                             {"50-move", EndReason::MoveLimit},
                             {"time", EndReason::Time},
                             {"adjudicat", EndReason::Adjudication},
                             {"infraction", EndReason::Adjudication},
                             {"illegal", EndReason::Adjudication},
                             {"abandon", EndReason::Adjudication},
                             {"emergency", EndReason::Adjudication},
                             {"death", EndReason::Adjudication},
                             {"disconnect", EndReason::Adjudication},
                             {"stalled", EndReason::Adjudication},
                         });
}

std::optional<EndReason> endReasonOfLastComment(std::string_view text) {
    return firstIn(text, {
                             {"resigns", EndReason::Resignation},
                             {"loses on time", EndReason::Time},
                             {"by adjudication", EndReason::Adjudication},
                             {"by agreement", EndReason::Agreement},
                             {"makes an illegal move", EndReason::Adjudication},
                             {"disconnects", EndReason::Adjudication},
                             {"connection stalls", EndReason::Adjudication},
                         });
}

} // namespace

std::optional<Outcome> outcomeByRules(const GameTree& tree, NodeId end) {
    Game game(tree.start(), tree.quietPliesAtStart());
    for (const Move& move : tree.movesTo(end)) {
        if (game.isOver()) game.playOn();
        if (game.play(move)) return std::nullopt;
    }
    return game.outcome();
}

Outcome likelyOutcome(std::optional<Side> winner, std::string_view termination, const GameTree& tree,
                      NodeId end) {
    if (const auto byRules = outcomeByRules(tree, end); byRules && byRules->winner == winner) return *byRules;
    auto reason = endReasonOfTermination(termination);
    if (!reason) reason = endReasonOfLastComment(tree.annotations(end).after);
    if (!reason && ascii::lowerCase(termination) == "normal")
        reason = winner ? EndReason::Resignation : EndReason::Agreement;
    return {winner, reason.value_or(EndReason::Unknown)};
}

std::optional<NodeId> lastPlayed(std::string_view plyCount, const GameTree& tree) {
    const auto plies = takeNumber(plyCount);
    const NodeId mainEnd = tree.mainLineEnd();
    if (!plies || !plyCount.empty() || *plies == 0 || *plies >= tree.depth(mainEnd)) return std::nullopt;
    return tree.ancestor(mainEnd, *plies);
}

} // namespace komadai::core::pgn
