#include "core/notation/pgn_header.h"

#include "core/base/ascii.h"
#include "core/base/number.h"
#include "core/notation/position_text.h"
#include "core/notation/record_reading.h"
#include "core/variants/rule_options.h"

#include <algorithm>
#include <array>

namespace komadai::core::pgn {
namespace {

using Kind = ReadProblem::Kind;

constexpr int MostPlies = 100'000;       ///< as in the text of positions
constexpr std::size_t LengthOfMonth = 7; ///< 2024-11

/// Whether a date has a day that the calendar does not have.
bool hasWrongDay(const std::string& date) {
    return date.size() > LengthOfMonth &&
           !isCalendarDay(std::stoi(date.substr(0, 4)), std::stoi(date.substr(5, 2)),
                          std::stoi(date.substr(8, 2)));
}

} // namespace

// --- tags

std::optional<AnyPosition> HeaderReader::read() {
    for (const Tag& tag : m_game.tags)
        take(tag);
    for (Player& player : header.players) // the name that the writer gives to a computer without one
        if (player.computerLevel && player.name == nameOfLevel(*player.computerLevel)) player.name.clear();
    takeDates();
    auto variant = variantOfGame();
    if (!variant) return std::nullopt;
    auto start = startIn(variant);
    if (!start) return std::nullopt;
    header.variant = variant->spec().id;
    header.ruleOptions = formatRuleOptions(start->spec());
    header.start = sfen::format(*start);
    return start;
}

void HeaderReader::take(const Tag& tag) {
    const bool isOfBlack = tag.name.starts_with("Black");
    if (isOfBlack || tag.name.starts_with("White")) {
        if (takeOfPlayer(tag, isOfBlack ? Side::Second : Side::First)) return;
    } else if (takeOfGame(tag)) {
        return;
    }
    header.tags.emplace_back(tag.name, tag.value);
}

bool HeaderReader::takeOfGame(const Tag& tag) {
    const std::pair<std::string_view, std::string*> Texts[] = {
        {"Event", &header.event},   {"Site", &header.site},           {"Round", &header.round},
        {"Source", &header.source}, {"Annotator", &header.annotator},
    };
    for (const auto& [name, text] : Texts)
        if (name == tag.name) {
            *text = tag.value == "?" ? std::string() : tag.value;
            return true;
        }
    const std::pair<std::string_view, const Tag**> Later[] = {
        {"Date", &m_date},         {"UTCDate", &m_utcDate},       {"UTCTime", &m_utcTime},
        {"FEN", &m_fen},           {"Variant", &m_variant},       {"RuleOptions", &m_options},
        {"StartPly", &m_startPly}, {"QuietPlies", &m_quietPlies},
    };
    for (const auto& [name, place] : Later)
        if (name == tag.name) {
            *place = &tag;
            return true;
        }
    if (tag.name == "SetUp") return true;
    if (tag.name == "Result") {
        result = pgn::resultFrom(tag.value);
        if (!result && tag.value != "?") bad(tag);
        return true;
    }
    if (tag.name == "Termination") {
        termination = tag.value;
        const bool isStandard = isUnknown(tag.value) || tag.value == "normal" ||
                                tag.value == "time forfeit" || tag.value == "adjudication";
        return isStandard;
    }
    if (tag.name == "EndReason") {
        reason = pgn::endReasonFrom(tag.value);
        return reason.has_value();
    }
    if (tag.name == "TimeControl") {
        const auto control = pgn::timeControlFrom(tag.value);
        if (control) header.clocks = {*control, *control};
        return control.has_value();
    }
    return false;
}

bool HeaderReader::takeOfPlayer(const Tag& tag, Side side) {
    Player& player = header.players[static_cast<std::size_t>(indexOf(side))];
    const std::string_view fact = std::string_view(tag.name).substr(5);
    if (fact.empty()) {
        player.name = tag.value == "?" ? std::string() : tag.value;
    } else if (fact == "Title") {
        player.title = isUnknown(tag.value) ? std::string() : tag.value;
    } else if (fact == "Elo") {
        std::string_view digits = trimmed(tag.value);
        if (digits.size() > 1 && digits.ends_with('?')) digits.remove_suffix(1); // provisional
        const bool isRated = !isUnknown(digits) && digits != "0";
        player.rating = isRated ? number(tag, digits, 1, 1'000'000) : std::nullopt;
    } else if (fact == "Level") {
        player.computerLevel = number(tag, tag.value, 1, 10);
    } else if (fact == "MoveTime") {
        if (const auto time = number(tag, tag.value, 1, 999'999'999))
            player.engineTime = std::chrono::milliseconds(*time);
    } else if (fact == "TimeControl") {
        const auto control = pgn::timeControlFrom(tag.value);
        if (!control) return false;
        header.clocks[static_cast<std::size_t>(indexOf(side))] = *control;
    } else {
        return false;
    }
    return true;
}

std::optional<int> HeaderReader::number(const Tag& tag, std::string_view digits, int least, int most) {
    if (const auto value = numberFrom<int>(digits, least, most)) return value;
    bad(tag);
    return std::nullopt;
}

void HeaderReader::takeDates() {
    bool hasMoment = false;
    if (m_utcDate && m_utcTime) {
        const auto moment = pgn::momentFrom(m_utcDate->value, m_utcTime->value);
        if (moment)
            header.startedAt = *moment;
        else if (m_utcDate->value.find('?') == std::string::npos)
            bad(*m_utcDate);
        hasMoment = moment.has_value();
    }
    const Tag* source = m_date ? m_date : hasMoment ? nullptr : m_utcDate;
    if (!source) return;
    auto date = pgn::dateFrom(source->value);
    if (!date) return bad(*source);
    if (hasWrongDay(*date)) {
        bad(*source);
        date->resize(LengthOfMonth);
    }
    if (!hasMoment || date != pgn::dateFrom(m_utcDate->value)) header.date = *date;
}

std::shared_ptr<const Variant> HeaderReader::variantOfGame() {
    auto variant = m_variant ? m_variants.find(m_variant->value) : m_variants.usual(m_madeFor);
    if (!variant)
        m_problems.report(Kind::UnknownVariant, m_variant ? m_variant->line : m_game.line,
                          m_variant ? std::string_view(m_variant->value) : m_madeFor);
    if (!variant || !m_options) return variant;
    if (auto changed = m_variants.withOptions(variant, m_options->value)) return changed;
    bad(*m_options);
    return variant;
}

std::optional<AnyPosition> HeaderReader::startIn(const std::shared_ptr<const Variant>& variant) {
    Setup setup = variant->spec().start;
    if (m_fen && !isUnknown(m_fen->value)) {
        auto read = parsePosition(trimmed(m_fen->value), variant->spec());
        if (!read) return badStart();
        setup = std::move(read).value();
    }
    if (m_startPly)
        setup.plyNumber = number(*m_startPly, m_startPly->value, 1, MostPlies).value_or(setup.plyNumber);
    if (m_quietPlies)
        setup.quietPlies =
            number(*m_quietPlies, m_quietPlies->value, 0, MostPlies).value_or(setup.quietPlies);
    auto position = AnyPosition::fromSetup(setup, variant);
    if (!position) return badStart();
    header.quietPliesAtStart = setup.quietPlies;
    return std::move(position).value();
}

std::optional<AnyPosition> HeaderReader::badStart() {
    m_problems.report(Kind::BadStart, m_fen ? m_fen->line : m_game.line,
                      m_fen ? std::string_view(m_fen->value) : std::string_view());
    return std::nullopt;
}

} // namespace komadai::core::pgn
