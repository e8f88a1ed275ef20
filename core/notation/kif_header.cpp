#include "core/notation/kif_header.h"

#include <algorithm>

namespace komadai::core::kif {
namespace {

/// Reads hours, minutes and seconds, `1時間30分10秒`, at least one of them.
std::optional<std::chrono::milliseconds> takeDuration(std::string_view& text) {
    std::chrono::milliseconds sum{};
    bool isThere = false;
    constexpr std::array<std::pair<std::string_view, int>, 3> Units{{{"時間", 3600}, {"分", 60}, {"秒", 1}}};
    for (const auto& [unit, seconds] : Units) {
        std::string_view rest = text;
        const auto number = takeSeconds(rest);
        if (!number || !take(rest, unit) || *number > TimeControl::Most) continue;
        sum += *number * seconds;
        text = rest;
        isThere = true;
    }
    if (!isThere || sum > TimeControl::Most) return std::nullopt;
    return sum;
}

/// Reads 持ち時間 and 秒読み for these players. False where it is another header, or a time in other words: then it
/// becomes a tag.
bool readClock(RecordHeader& header, std::string_view key, std::string_view value,
               std::initializer_list<Side> sides) {
    if (key != Keys.mainTime && key != Keys.period) return false;
    take(value, "各");
    const bool isMain = key == Keys.mainTime;
    const auto time = takeDuration(value);
    if (!time) return false;
    std::chrono::milliseconds increment{};
    std::chrono::milliseconds period = isMain ? std::chrono::milliseconds(0) : *time;
    int periods = 1;
    if (isMain && (take(value, "+") || take(value, "＋"))) {
        const auto more = takeDuration(value);
        if (!more) return false;
        (take(value, "加算") ? increment : period) = *more;
    } else if (!isMain && !value.empty()) {
        periods = takeNumber(value).value_or(0);
        if (!take(value, "回") || periods < 1 || periods > TimeControl::MostPeriods) return false;
    }
    if (!value.empty()) return false;
    for (const Side side : sides) {
        TimeControl& control = header.clocks[static_cast<std::size_t>(indexOf(side))];
        if (isMain) {
            control.main = *time;
            const bool hasIncrement = time->count() > 0 && control.period.count() == 0;
            control.increment = hasIncrement ? increment : std::chrono::milliseconds(0);
        }
        if (period.count() > 0) {
            control.period = period;
            control.periods = periods;
            control.increment = {};
        }
    }
    return true;
}

/// 1時間30分
std::string durationText(std::chrono::milliseconds time) {
    std::string text;
    const auto hours = time.count() / 3'600'000;
    const auto minutes = time.count() / 60'000 % 60;
    const std::chrono::milliseconds rest(time.count() % 60'000);
    if (hours > 0) text += std::to_string(hours) + "時間";
    if (minutes > 0) text += std::to_string(minutes) + "分";
    if (rest.count() > 0 || text.empty()) text += formatSeconds(rest) + "秒";
    return text;
}

/// Whether a header of this name is about a player, and therefore not read as a tag.
bool isOfPlayer(std::string_view name) {
    if (handNamed(name)) return true;
    if (!takeSide(name)) return false;
    take(name, "の");
    return name.empty() || name == Keys.mainTime || name == Keys.period;
}

/// Whether a header of this name is read back as the same tag.
bool isPlainName(std::string_view name) {
    static constexpr std::array Taken{Keys.event,     Keys.site,    Keys.round,   Keys.annotator, Keys.source,
                                      Keys.startTime, Keys.endTime, Keys.opening, Keys.handicap,  VariantKey};
    static constexpr std::array<std::string_view, 8> Beginnings{
        "変化", "手数---", "手数＝", "手数=", "手番", "まで", "対局日", "："};
    const auto isTaken = [name](std::string_view other) { return name == other; };
    const auto beginsSo = [name](std::string_view beginning) { return name.starts_with(beginning); };
    return !name.empty() && !isOfPlayer(name) && name.find_first_of(":\n\r") == std::string_view::npos &&
           name.find("：") == std::string_view::npos && name == trimmed(name) &&
           std::string_view("#*&|+0123456789").find(name.front()) == std::string_view::npos &&
           std::none_of(Taken.begin(), Taken.end(), isTaken) &&
           std::none_of(Beginnings.begin(), Beginnings.end(), beginsSo);
}

/// Collects headers.
class FactList {
public:
    void add(std::string_view key, const std::string& value) { facts.emplace_back(key, oneLine(value)); }
    void addIfAny(std::string_view key, const std::string& value) {
        if (!value.empty()) add(key, value);
    }
    void addClock(std::string_view side, const TimeControl& control) {
        const std::string prefix(side);
        if (control.main.count() > 0) {
            std::string text = durationText(control.main);
            if (control.increment.count() > 0) text += '+' + durationText(control.increment) + "加算";
            add(prefix + std::string(Keys.mainTime), text);
        }
        if (control.period.count() > 0)
            add(prefix + std::string(Keys.period),
                durationText(control.period) +
                    (control.periods > 1 ? std::to_string(control.periods) + "回" : std::string()));
    }

    std::vector<Fact> facts;
};

} // namespace

std::optional<Side> sideNamed(std::string_view text) {
    for (const Side side : Sides) {
        const auto i = static_cast<std::size_t>(indexOf(side));
        if (text == SideWords[i] || text == HandicapSideWords[i]) return side;
    }
    return std::nullopt;
}

/// Takes 先手, 後手, 下手 or 上手 off the beginning.
std::optional<Side> takeSide(std::string_view& text) {
    constexpr std::size_t Length = SideWords[0].size();
    const auto side = sideNamed(text.substr(0, Length));
    if (side) text.remove_prefix(Length);
    return side;
}

std::optional<Side> handNamed(std::string_view text) {
    const auto side = takeSide(text);
    const bool isHand = take(text, "の") && (text == "持駒" || text == "持ち駒");
    return isHand ? side : std::nullopt;
}

void readFact(RecordHeader& header, std::string_view key, std::string_view value,
              const ReportProblem& report) {
    std::string_view rest = key;
    if (const auto side = takeSide(rest)) {
        take(rest, "の");
        if (rest.empty()) {
            header.players[static_cast<std::size_t>(indexOf(*side))].name = value;
            return;
        }
        if (readClock(header, rest, value, {*side})) return;
    }
    const std::pair<std::string_view, std::string*> texts[] = {
        {Keys.event, &header.event},         {Keys.site, &header.site},     {Keys.round, &header.round},
        {Keys.annotator, &header.annotator}, {Keys.source, &header.source},
    };
    for (const auto& [name, text] : texts)
        if (name == key) {
            *text = value;
            return;
        }
    if (readClock(header, key, value, {Side::First, Side::Second})) return;
    if (key == Keys.startTime || key == "対局日") return readStartTime(header, value, report);
    addTag(header, key == Keys.endTime ? EndTimeTag : key == Keys.opening ? OpeningTag : key, value, report);
}

std::vector<Fact> factsOf(const RecordHeader& header,
                          const std::array<std::string_view, SideCount>& sideWords,
                          const std::function<bool(std::string_view tag)>& isWrittenElsewhere,
                          std::vector<Loss>& losses) {
    FactList list;
    list.addIfAny(Keys.startTime, formatDate(header));
    if (header.startedAt != std::chrono::sys_seconds{}) addLoss(losses, Loss::TimeZone);
    list.addIfAny(Keys.event, header.event);
    list.addIfAny(Keys.site, header.site);
    list.addIfAny(Keys.round, header.round);
    list.addIfAny(Keys.annotator, header.annotator);
    list.addIfAny(Keys.source, header.source);
    const auto& [first, second] = header.clocks;
    if (first == second) {
        list.addClock({}, first);
    } else {
        list.addClock(sideWords[0], first);
        list.addClock(sideWords[1], second);
    }
    if (hasRepeatedTag(header)) addLoss(losses, Loss::Tags);
    for (const auto& [name, value] : header.tags) {
        if ((name == TimeTag && !header.date.empty()) || isWrittenElsewhere(name)) continue;
        if (name == OpeningTag)
            list.add(Keys.opening, value);
        else if (name == EndTimeTag)
            list.add(Keys.endTime, value);
        else if (isPlainName(name))
            list.add(name, value);
        else
            addLoss(losses, Loss::Tags);
    }
    for (std::size_t i = 0; i < SideCount; ++i)
        list.add(sideWords[i], writtenName(header.players[i]));
    return std::move(list.facts);
}

} // namespace komadai::core::kif
