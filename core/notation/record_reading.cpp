#include "core/notation/record_reading.h"

#include "core/base/ascii.h"
#include "core/base/utf8.h"

#include "core/notation/stored_record.h"
#include "core/rules/game.h"
#include "core/variants/rule_options.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdio>
#include <map>
#include <set>

namespace komadai::core {
namespace {

constexpr std::string_view IdeographicBlank = "　";
constexpr std::size_t QuotedBytes = 200; ///< of the text in a problem
constexpr std::size_t HistoryLength = 256;

bool isBlank(char c) { return c == ' ' || c == '\t'; }

} // namespace

bool Lines::next() {
    if (m_rest.empty()) return false;
    const std::size_t end = std::min(m_rest.find('\n'), m_rest.size());
    m_line = m_rest.substr(0, end);
    m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
    while (!m_line.empty() && isBlank(m_line.back()))
        m_line.remove_suffix(1);
    ++m_number;
    return true;
}

void skipBlanks(std::string_view& text) {
    while (!text.empty() && (isBlank(text.front()) || text.starts_with(IdeographicBlank)))
        text.remove_prefix(isBlank(text.front()) ? 1 : IdeographicBlank.size());
}

std::string_view trimmed(std::string_view text) {
    skipBlanks(text);
    while (!text.empty() && (isBlank(text.back()) || text.ends_with(IdeographicBlank)))
        text.remove_suffix(isBlank(text.back()) ? 1 : IdeographicBlank.size());
    return text;
}

bool take(std::string_view& text, std::string_view prefix) {
    if (!text.starts_with(prefix)) return false;
    text.remove_prefix(prefix.size());
    return true;
}

std::optional<int> takeNumber(std::string_view& text) {
    std::size_t length = 0;
    int number = 0;
    for (; length < text.size() && ascii::isDigit(text[length]); ++length) {
        if (number > 99999999) return std::nullopt;
        number = 10 * number + (text[length] - '0');
    }
    if (length == 0) return std::nullopt;
    text.remove_prefix(length);
    return number;
}

std::optional<std::chrono::milliseconds> takeSeconds(std::string_view& text) {
    const auto seconds = takeNumber(text);
    if (!seconds) return std::nullopt;
    std::chrono::milliseconds time = std::chrono::seconds(*seconds);
    if (!text.starts_with('.')) return time;
    text.remove_prefix(1);
    for (int unit = 100; !text.empty() && ascii::isDigit(text.front()); unit /= 10) {
        time += std::chrono::milliseconds(unit * (text.front() - '0'));
        text.remove_prefix(1);
    }
    return time;
}

std::string formatSeconds(std::chrono::milliseconds time) {
    std::string text = std::to_string(time.count() / 1000);
    if (const auto rest = time.count() % 1000; rest != 0) {
        text += '.' + std::to_string(1000 + rest).substr(1);
        text.resize(text.find_last_not_of('0') + 1);
    }
    return text;
}

std::string withPlainLineEnds(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '\r')
            plain += text[i];
        else if (i + 1 == text.size() || text[i + 1] != '\n')
            plain += '\n';
    return plain;
}

std::string oneLine(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return text;
}

bool isCalendarDay(int year, int month, int day) {
    if (year < 0 || month < 1 || day < 1) return false;
    return std::chrono::year_month_day(std::chrono::year(year),
                                       std::chrono::month(static_cast<unsigned>(month)),
                                       std::chrono::day(static_cast<unsigned>(day)))
        .ok();
}

std::optional<std::string> takeDate(std::string_view text, std::string& time) {
    text = trimmed(text);
    std::string date;
    std::array<int, 3> parts{1, 1, 1}; // year, month and day
    std::size_t part = 0;
    for (const std::size_t digits : {4U, 2U, 2U}) {
        std::string_view rest = text;
        if (!date.empty() && !take(rest, "/") && !take(rest, "-") && !take(rest, ".")) break;
        const std::size_t before = rest.size();
        const auto number = takeNumber(rest);
        const std::size_t length = before - rest.size();
        if (!number || length > digits || (date.empty() && length != digits)) break;
        parts[part++] = *number;
        if (!isCalendarDay(parts[0], parts[1], parts[2])) break;
        if (!date.empty()) date += '-';
        date += std::to_string(*number + 10000).substr(5 - digits);
        text = rest;
    }
    if (date.empty()) return std::nullopt;
    // An unknown month or day.
    while (text.starts_with("/?") || text.starts_with("-?") || text.starts_with(".?"))
        text.remove_prefix(std::min(text.find_first_not_of('?', 1), text.size()));
    if (take(text, "(")) text.remove_prefix(std::min(text.find(')') + 1, text.size())); // the day of the week
    time = trimmed(text);
    return date;
}

std::string formatDate(const RecordHeader& header) {
    std::string date = header.date;
    std::string time = tagOf(header, TimeTag).value_or(std::string());
    if (date.empty() && header.startedAt != std::chrono::sys_seconds{}) {
        const auto day = std::chrono::floor<std::chrono::days>(header.startedAt);
        const std::chrono::year_month_day calendar(day);
        const std::chrono::hh_mm_ss clock(header.startedAt - day);
        std::array<char, 64> buffer{};
        std::snprintf(buffer.data(), buffer.size(), "%04d/%02u/%02u %02d:%02d:%02d",
                      static_cast<int>(calendar.year()), static_cast<unsigned>(calendar.month()),
                      static_cast<unsigned>(calendar.day()), static_cast<int>(clock.hours().count()),
                      static_cast<int>(clock.minutes().count()), static_cast<int>(clock.seconds().count()));
        return buffer.data();
    }
    std::replace(date.begin(), date.end(), '-', '/');
    if (!date.empty() && !time.empty()) date += ' ' + time;
    return date;
}

std::optional<std::string> tagOf(const RecordHeader& header, std::string_view name) {
    for (const auto& [known, value] : header.tags)
        if (known == name) return value;
    return std::nullopt;
}

void setTag(RecordHeader& header, std::string_view name, std::string_view value) {
    for (auto& [known, old] : header.tags)
        if (known == name) {
            old = value;
            return;
        }
    header.tags.emplace_back(name, value);
}

bool hasRepeatedTag(const RecordHeader& header) {
    std::set<std::string_view> names;
    return !std::all_of(header.tags.begin(), header.tags.end(),
                        [&](const RecordHeader::Tag& tag) { return names.insert(tag.first).second; });
}

void addTag(RecordHeader& header, std::string_view name, std::string_view value,
            const ReportProblem& report) {
    constexpr std::size_t Most = 1000;
    if (header.tags.size() < Most) return setTag(header, name, value);
    report(ReadProblem::Kind::TooLong, name);
}

void readStartTime(RecordHeader& header, std::string_view value, const ReportProblem& report) {
    if (value.empty()) return;
    if (std::string_view rest = value; takeNumber(rest) && rest.starts_with(':'))
        return addTag(header, TimeTag, value, report);
    std::string time;
    const auto date = takeDate(value, time);
    if (!date) return report(ReadProblem::Kind::BadValue, value);
    header.date = *date;
    if (!time.empty()) addTag(header, TimeTag, time, report);
}

std::optional<AnyPosition> positionOf(const Setup& setup, const std::shared_ptr<const Variant>& variant) {
    auto position = AnyPosition::fromSetup(setup, variant);
    if (!position) return std::nullopt;
    return std::move(position).value();
}

void ReadReport::problem(ReadProblem::Kind kind, int line, std::string_view text) {
    m_sink.problem({kind, m_game, line, std::string(cutAfter(text, QuotedBytes))});
}

// --- building a game

GameBuilder::GameBuilder(const AnyPosition& start, int quietPlies, RecordHeader header, int line,
                         ReadReport& report)
    : m_report(report), m_game{{std::move(header), GameTree(start, quietPlies), {}, {}},
                               line,
                               true,
                               report.game()},
      m_position(start) {
    const RecordHeader place = headerOf(Game(start, quietPlies), {}, {});
    RecordHeader& known = m_game.record.header;
    known.variant = place.variant;
    known.ruleOptions = place.ruleOptions;
    known.start = place.start;
    known.quietPliesAtStart = place.quietPliesAtStart;
}

bool GameBuilder::play(const Move& move, std::string_view text, int line) {
    if (m_isStopped) return false;
    GameTree& tree = m_game.record.tree;
    if (!m_position.isLegal(move)) {
        refuse(ReadProblem::Kind::IllegalMove, text, line);
        return false;
    }
    if (tree.size() > static_cast<std::size_t>(m_report.options().limits.nodes)) {
        refuse(ReadProblem::Kind::TooLong, text, line);
        return false;
    }
    flush();
    const NodeId node = tree.add(m_path.back(), move);
    if (tree.size() % HistoryLength == 0) tree.clearHistory();
    m_path.push_back(node);
    m_position = tree.position(node);
    if (m_isMainLine && !m_hasEnded) m_end = node;
    m_hasNotes = false;
    if (m_hasBefore) notes().before = std::move(m_before);
    m_before.clear();
    m_hasBefore = false;
    return true;
}

void GameBuilder::refuse(ReadProblem::Kind kind, std::string_view text, int line) {
    if (!m_isStopped) m_report.problem(kind, line, text);
    m_isStopped = true;
    m_game.isWhole = false;
}

bool GameBuilder::goBack(int ply) {
    leaveLine();
    m_isMainLine = false;
    m_isStopped = true;
    if (ply < 0 || ply > this->ply()) {
        m_game.isWhole = false;
        return false;
    }
    m_path.resize(static_cast<std::size_t>(ply) + 1);
    m_position = m_game.record.tree.position(m_path.back());
    m_isStopped = false;
    return true;
}

void GameBuilder::endHere() {
    m_end = m_path.back();
    m_hasEnded = true;
}

void GameBuilder::endVariation(const EndingWord* word, std::string_view text) {
    if (!m_isStopped) m_variationEnds.push_back({m_path.back(), word, std::string(text)});
}

void GameBuilder::settleEndsOfVariations() {
    GameRecord& record = m_game.record;
    const bool isOnly = m_game.isWhole && m_variationEnds.size() == 1 && !hasEnd(record);
    if (isOnly && canEndVariation(m_variationEnds.front().word)) {
        const auto& [node, word, text] = m_variationEnds.front();
        const AnyPosition last = record.tree.position(node);
        record.outcome = outcomeOf(*word, last);
        if (needsTermination(*word, last)) setTag(record.header, TerminationTag, word->termination);
        m_end = node;
        return;
    }
    std::map<NodeId, std::string> comments;
    for (const auto& [node, word, text] : m_variationEnds) {
        const auto [comment, isNew] = comments.try_emplace(node, record.tree.annotations(node).after);
        if (!comment->second.empty()) append(comment->second, "\n", 0);
        append(comment->second, text, 0);
    }
    for (auto& [node, comment] : comments) {
        Annotations notes = record.tree.annotations(node);
        notes.after = std::move(comment);
        record.tree.setAnnotations(node, std::move(notes));
    }
}

void GameBuilder::goTo(std::vector<NodeId> line) {
    leaveLine();
    m_isMainLine = false;
    m_isStopped = false;
    m_path = std::move(line);
    m_position = m_game.record.tree.position(m_path.back());
}

Annotations& GameBuilder::notes() {
    if (!m_hasNotes) m_notes = m_game.record.tree.annotations(m_path.back());
    m_hasNotes = true;
    return m_notes;
}

void GameBuilder::append(std::string& comment, std::string_view text, int line) {
    const std::size_t most = m_report.options().limits.textBytes;
    const std::size_t room = most - std::min(most, comment.size());
    if (text.size() > room && !m_isTooLongReported) {
        m_report.problem(ReadProblem::Kind::TooLong, line, text);
        m_isTooLongReported = true;
    }
    comment += cutAfter(text, room);
}

void GameBuilder::addComment(std::string_view text, int line) {
    if (m_isStopped) return;
    std::string& comment = notes().after;
    if (m_hasComment || !comment.empty()) append(comment, "\n", line);
    append(comment, text, line);
    m_hasComment = true;
}

void GameBuilder::addCommentBefore(std::string_view text, int line) {
    if (m_isStopped) return;
    if (m_hasBefore) append(m_before, "\n", line);
    append(m_before, text, line);
    m_hasBefore = true;
}

void GameBuilder::setTimeUsed(std::chrono::milliseconds time) {
    if (m_isStopped || m_path.size() == 1) return;
    MoveTimes times = m_game.record.tree.times(m_path.back());
    if (!times.used) times.used = time;
    m_game.record.tree.setTimes(m_path.back(), times);
}

void GameBuilder::setTimes(const MoveTimes& times) {
    if (!m_isStopped && m_path.size() > 1) m_game.record.tree.setTimes(m_path.back(), times);
}

void GameBuilder::flush() {
    if (m_hasNotes) m_game.record.tree.setAnnotations(m_path.back(), std::move(m_notes));
    m_notes = {};
    m_hasNotes = false;
    m_hasComment = false;
}

/// No more moves follow in the present line.
void GameBuilder::leaveLine() {
    if (m_hasBefore) {
        std::string& comment = notes().after;
        if (m_hasComment || !comment.empty()) append(comment, "\n", 0);
        append(comment, m_before, 0);
    }
    m_before.clear();
    m_hasBefore = false;
    flush();
}

std::optional<Outcome> outcomeIn(const AnyPosition& position) { return Game(position).outcome(); }

std::optional<Outcome> GameBuilder::outcomeByRules() const {
    return outcomeIn(m_game.record.tree.position(m_end));
}

ReadGame GameBuilder::finish(std::optional<Outcome> outcome) {
    leaveLine();
    m_game.record.outcome = outcome ? outcome : outcomeByRules();
    settleEndsOfVariations();
    m_game.record.tree.clearHistory();
    const bool isEndKnown = m_hasEnded || (hasEnd(m_game.record) && m_end != GameTree::root()); // see endOf
    if (isEndKnown && m_end != m_game.record.tree.mainLineEnd()) m_game.record.playedTo = m_end;
    return std::move(m_game);
}

// --- losses

namespace {

/// The built-in variant with the same id as it is usually played; null for other variants.
std::shared_ptr<const Variant> usualVariant(std::string_view id) {
    static const VariantSet builtin = VariantSet::builtin();
    return builtin.find(id);
}

bool hasOwnRules(const RecordHeader& header) {
    const auto usual = usualVariant(header.variant);
    return usual && !areUsualRules(usual->spec(), header.ruleOptions);
}

} // namespace

std::vector<Loss> lossesOf(const GameRecord& record, std::initializer_list<Loss> carried) {
    std::array<bool, static_cast<std::size_t>(Loss::QuietPlies) + 1> has{};
    const auto note = [&](Loss loss, bool isThere) {
        has[static_cast<std::size_t>(loss)] = has[static_cast<std::size_t>(loss)] || isThere;
    };
    const GameTree& tree = record.tree;
    for (const NodeId node : tree.subtree()) {
        const Annotations& notes = tree.annotations(node);
        note(Loss::Variations, tree.childCount(node) > 1);
        note(Loss::Comments, !notes.after.empty());
        note(Loss::CommentsBefore, !notes.before.empty());
        note(Loss::Glyphs, !notes.glyphs.empty());
        note(Loss::Drawings, !notes.drawings.empty());
        note(Loss::Bookmarks, notes.bookmark.has_value());
        note(Loss::Evaluations, !notes.evaluations.empty());
        note(Loss::Times, tree.timeUsed(node).has_value());
        note(Loss::Clocks, tree.clock(node).has_value());
    }
    const RecordHeader& header = record.header;
    for (const Player& player : header.players) {
        note(Loss::Titles, !player.title.empty());
        note(Loss::Ratings, player.rating.has_value());
        note(Loss::Header, !player.name.empty());
        note(Loss::Computers, !player.isHuman());
    }
    note(Loss::Header, header.startedAt != std::chrono::sys_seconds{});
    for (const std::string* text :
         {&header.date, &header.event, &header.site, &header.round, &header.annotator, &header.source})
        note(Loss::Header, !text->empty());
    note(Loss::Tags, !header.tags.empty());
    note(Loss::TimeControl, header.clocks[0].isTimed() || header.clocks[1].isTimed());
    note(Loss::RuleOptions, hasOwnRules(header));
    note(Loss::Moves, tree.size() > 1);
    const NodeId mainEnd = tree.mainLineEnd();
    note(Loss::Result,
         record.outcome && (endOf(record) != mainEnd || record.outcome != outcomeIn(tree.position(mainEnd))));
    note(Loss::PlyNumber, tree.start().plyNumber() != 1);
    note(Loss::QuietPlies, header.quietPliesAtStart > 0);
    for (const Loss loss : carried)
        has[static_cast<std::size_t>(loss)] = false;
    std::vector<Loss> losses;
    for (std::size_t i = 0; i < has.size(); ++i)
        if (has[i]) losses.push_back(static_cast<Loss>(i));
    return losses;
}

void addLoss(std::vector<Loss>& losses, Loss loss) {
    const auto place = std::lower_bound(losses.begin(), losses.end(), loss);
    if (place == losses.end() || *place != loss) losses.insert(place, loss);
}

} // namespace komadai::core
