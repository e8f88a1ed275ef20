#include "core/variants/effects_ini.h"

#include "core/variants/betza.h"
#include "core/variants/coded_rows.h"
#include "core/variants/rule_options.h"

#include <algorithm>
#include <charconv>

namespace komadai::core {
namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isUpper(char c) { return c >= 'A' && c <= 'Z'; }

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

/// The parts of a list, trimmed.
std::vector<std::string_view> split(std::string_view text, char divider) {
    std::vector<std::string_view> parts;
    while (true) {
        const auto end = text.find(divider);
        parts.push_back(trimmed(text.substr(0, end)));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

/// Words between blanks.
std::vector<std::string_view> words(std::string_view text) {
    auto parts = split(text, ' ');
    std::erase(parts, std::string_view{});
    return parts;
}

/// A number without leading zeros, if it is in the range.
std::optional<int> numberIn(std::string_view text, int least, int most) {
    int number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || stop != text.data() + text.size() || number < least || number > most)
        return std::nullopt;
    return number;
}

// --- extended Betza

class ExtendedParser {
public:
    explicit ExtendedParser(std::string_view text) : m_text(text) {}

    Result<ExtendedMoves, ParseError> run() {
        const std::size_t shootingAt = std::min(m_text.find('!'), m_text.size());
        const std::size_t multiAt = multiStepStart(shootingAt);
        if (multiAt > 0 || shootingAt == 0) {
            auto movements = parsePart(0, multiAt);
            if (!movements) return movements.error();
            m_moves.movements = std::move(movements).value();
        }
        if (multiAt < shootingAt)
            if (auto problem = readMultiStep(multiAt, shootingAt)) return *problem;
        if (shootingAt < m_text.size())
            if (auto problem = readShooting(shootingAt + 1)) return *problem;
        return std::move(m_moves);
    }

private:
    /// Where the multi-step part begins: at the digit of `2x`, `5=x`; at `end` if there is none.
    std::size_t multiStepStart(std::size_t end) const {
        const std::size_t cross = m_text.substr(0, end).find('x');
        if (cross == std::string_view::npos) return end;
        std::size_t start = cross;
        if (start > 0 && m_text[start - 1] == '=') --start;
        return start > 0 && isDigit(m_text[start - 1]) ? start - 1 : start;
    }

    Result<std::vector<Movement>, ParseError> parsePart(std::size_t start, std::size_t end) const {
        auto movements = betza::parse(m_text.substr(start, end - start));
        const auto isPlain = [](const Movement& m) { return m.quiet && m.capture && m.isPlain(); };
        if (movements && !std::all_of(movements.value().begin(), movements.value().end(), isPlain))
            return error(start, ParseErrorKind::UnknownAtom);
        if (movements) return movements;
        ParseError problem = movements.error();
        problem.offset += start;
        return problem;
    }

    std::optional<ParseError> readMultiStep(std::size_t at, std::size_t end) {
        MultiStep multi;
        if (!isDigit(m_text[at])) return error(at, ParseErrorKind::NotANumber);
        const int most = m_text[at] - '0';
        if (most < 2 || most > MultiStep::MaxSteps) return error(at, ParseErrorKind::NumberTooLarge);
        multi.most = static_cast<std::uint8_t>(most);
        ++at;
        if (m_text[at] == '=') {
            multi.least = multi.most;
            ++at;
        }
        ++at; // the x
        const auto turnsAt = at;
        if (at < end && m_text[at] == '^') multi.turns = MultiStep::Turns::MainDirection;
        if (at < end && m_text[at] == '/') multi.turns = MultiStep::Turns::None;
        if (multi.turns != MultiStep::Turns::Free) ++at;
        if (multi.turns == MultiStep::Turns::MainDirection && multi.most != 2)
            return error(turnsAt, ParseErrorKind::UnknownAtom);
        if (at >= end || m_text[at] != '(') return error(at, ParseErrorKind::UnknownAtom);
        if (m_text[end - 1] != ')') return error(end, ParseErrorKind::MissingField);
        auto steps = parsePart(at + 1, end - 1);
        if (!steps) return steps.error();
        multi.steps = std::move(steps).value();
        if (!m_moves.movements.empty() &&
            (multi.turns == MultiStep::Turns::None || multi.least != 1 || multi.most != 2))
            return error(turnsAt, ParseErrorKind::UnknownAtom);
        if (!std::all_of(multi.steps.begin(), multi.steps.end(), [](const auto& m) { return m.isLeap(); }))
            return error(at + 1, ParseErrorKind::UnknownAtom);
        m_moves.multiStep = std::move(multi);
        return std::nullopt;
    }

    std::optional<ParseError> readShooting(std::size_t at) {
        Shooting shooting;
        if (auto problem = readDigit(at, Shooting::MaxShots, shooting.shots)) return problem;
        if (at >= m_text.size() || m_text[at] != 'r') return error(at, ParseErrorKind::UnknownAtom);
        if (auto problem = readDigit(++at, Shooting::MaxRange, shooting.range)) return problem;
        const auto skip = [&](char mark) {
            const bool isThere = at < m_text.size() && m_text[at] == mark;
            at += isThere;
            return isThere;
        };
        shooting.overPieces = skip('p');
        const std::size_t starAt = at;
        shooting.afterEachStep = skip('*');
        // only such moves of two free steps with one shot each are among the rules
        if (shooting.afterEachStep &&
            (!m_moves.multiStep || m_moves.multiStep->turns != MultiStep::Turns::Free ||
             m_moves.multiStep->most != 2 || shooting.shots != 1 || shooting.overPieces ||
             !m_moves.movements.empty()))
            return error(starAt, ParseErrorKind::UnknownAtom);
        if (!shooting.afterEachStep && m_moves.multiStep) return error(starAt, ParseErrorKind::MissingField);
        if (at < m_text.size()) return error(at, ParseErrorKind::TrailingText);
        m_moves.shooting = shooting;
        return std::nullopt;
    }

    std::optional<ParseError> readDigit(std::size_t& at, int most, std::uint8_t& target) {
        if (at >= m_text.size() || !isDigit(m_text[at])) return error(at, ParseErrorKind::NotANumber);
        const int digit = m_text[at] - '0';
        if (digit < 1 || digit > most) return error(at, ParseErrorKind::NumberTooLarge);
        target = static_cast<std::uint8_t>(digit);
        ++at;
        return std::nullopt;
    }

    ParseError error(std::size_t offset, ParseErrorKind kind) const {
        const std::size_t at = std::min(offset, m_text.size());
        return {kind, at, std::string(m_text.substr(at, 1))};
    }

    std::string_view m_text;
    ExtendedMoves m_moves;
};

// --- the file

struct Entry {
    std::string_view key, value;
    int line = 0;
    bool read = false;
};

class Reader {
public:
    explicit Reader(std::string_view text) : m_text(text) {}

    VariantReading run() {
        readLines();
        if (m_sectionLine == 0) return {{}, std::move(m_problems)};
        readSpec();
        readPieces();
        readEffects();
        readCommand();
        readStart();
        for (const Entry& entry : m_entries)
            if (!entry.read) report(VariantProblemKind::UnknownKey, entry, entry.key, m_known);
        m_spec.effects = std::make_shared<const Effects>(std::move(m_effects));
        sortByLine(m_problems);
        // pieces with special effects may stand anywhere, so that a start breaks no rules
        return {{{std::move(m_spec), m_sectionLine, "startSfen", m_sectionLine, m_problems.empty()}},
                std::move(m_problems)};
    }

private:
    // --- lines

    void readLines() {
        int number = 0;
        for (auto line : split(m_text, '\n')) {
            ++number;
            if (line.empty() || line.front() == '#' || line.front() == ';') continue;
            if (line.front() == '[' && m_sectionLine > 0) { // what follows belongs to no variant
                m_problems.push_back(
                    {VariantProblemKind::SecondSection, number, {}, std::string(line), {}, {}});
                return;
            }
            if (line.front() == '[')
                readSection(line, number);
            else
                readEntry(line, number);
        }
        if (m_sectionLine == 0 && m_problems.empty())
            m_problems.push_back({VariantProblemKind::EmptyFile, 0, {}, {}, {}, {}});
    }

    void readSection(std::string_view line, int number) {
        const auto id = line.back() == ']' ? line.substr(1, line.size() - 2) : std::string_view{};
        const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || isDigit(c); };
        if (id.empty() || !std::all_of(id.begin(), id.end(), fits))
            m_problems.push_back(
                {VariantProblemKind::BadSectionName, number, std::string(line), std::string(line), {}, {}});
        m_sectionLine = number;
        m_spec.id = m_spec.name = std::string(id);
    }

    void readEntry(std::string_view line, int number) {
        const auto equals = line.find('=');
        const Entry entry{trimmed(line.substr(0, equals)),
                          equals == std::string_view::npos ? line : trimmed(line.substr(equals + 1)), number};
        if (equals == std::string_view::npos)
            report(VariantProblemKind::NotALine, entry, line);
        else if (m_sectionLine == 0)
            report(VariantProblemKind::KeyWithoutSection, entry, line);
        else if (std::any_of(m_entries.begin(), m_entries.end(),
                             [&](const Entry& e) { return e.key == entry.key; }))
            report(VariantProblemKind::DuplicateKey, entry, line);
        else
            m_entries.push_back(entry);
    }

    Entry* find(std::string_view key) {
        m_known.emplace_back(key);
        for (Entry& entry : m_entries)
            if (entry.key == key) {
                entry.read = true;
                return &entry;
            }
        return nullptr;
    }
    Entry* require(std::string_view key) {
        Entry* entry = find(key);
        if (!entry)
            m_problems.push_back(
                {VariantProblemKind::MissingKey, m_sectionLine, std::string(key), {}, {}, {}});
        return entry;
    }
    void report(VariantProblemKind kind, const Entry& entry, std::string_view text,
                std::vector<std::string> supported = {}, std::optional<ParseError> cause = {}) {
        m_problems.push_back({kind, entry.line, std::string(entry.key), std::string(text),
                              std::move(supported), std::move(cause)});
    }

    void readNumber(const Entry* entry, int least, int most, int& target) {
        if (!entry) return;
        if (const auto number = numberIn(entry->value, least, most))
            target = *number;
        else
            report(VariantProblemKind::BadValue, *entry, entry->value,
                   {std::to_string(least) + ".." + std::to_string(most)});
    }

    template <class Value>
    void readChoice(std::string_view key, std::initializer_list<std::pair<std::string_view, Value>> choices,
                    Value& target) {
        const Entry* entry = find(key);
        if (!entry) return;
        std::vector<std::string> supported;
        for (const auto& [text, value] : choices) {
            if (entry->value == text) {
                target = value;
                return;
            }
            supported.emplace_back(text);
        }
        report(VariantProblemKind::BadValue, *entry, entry->value, std::move(supported));
    }

    // --- the game

    void readRuleOption(std::string_view key) {
        const Entry* entry = find(key);
        if (!entry || setRuleOption(m_spec, key, entry->value)) return;
        for (const auto& option : ruleOptionsOf(m_spec))
            if (option.key == key)
                report(VariantProblemKind::BadValue, *entry, entry->value,
                       {option.values.begin(), option.values.end()});
    }

    void readSpec() {
        VariantSpec& game = m_spec;
        game.drops.allowed = false;
        game.ends.repetition.fold = 4;
        game.ends.repetition.perpetualCheckLoses = false;
        game.ends.moveLimit.moves = 0;
        game.ends.stalemate = StalemateRule::Loss;
        if (const Entry* entry = find("variantName")) game.name = std::string(entry->value);
        if (const Entry* entry = find("variantSummary")) game.summary = std::string(entry->value);
        if (const Entry* entry = find("sideNames")) {
            const auto names = split(entry->value, ',');
            if (names.size() == SideCount)
                game.sideNames = {std::string(names[0]), std::string(names[1])};
            else
                report(VariantProblemKind::BadValue, *entry, entry->value, {"TEXT, TEXT"});
        }
        readChoice<Coordinates>("coordinates",
                                {{"algebraic", Coordinates::Algebraic}, {"shogi", Coordinates::Shogi}},
                                game.coordinates);
        readChoice<PieceStyle>("pieceStyle",
                               {{"letters", PieceStyle::Letters}, {"stones", PieceStyle::Stones}},
                               game.pieceStyle);
        readNumber(require("maxFile"), 1, BoardSize::MaxSide, game.size.files);
        readNumber(require("maxRank"), 1, BoardSize::MaxSide, game.size.ranks);
        int promotionRank = game.size.ranks + 1;
        readNumber(find("promotionRank"), 1, std::max(1, game.size.ranks), promotionRank);
        game.promotion.zoneRanks = game.size.ranks + 1 - promotionRank;
        readRuleOption("stalemateValue");
        readNumber(find("nFoldRule"), 0, 100, game.ends.repetition.fold);
        readRuleOption("nFoldValue");
        EffectOptions& options = game.effectOptions;
        readChoice<bool>("shootWithoutMoving", {{"true", true}, {"false", false}},
                         options.shootWithoutMoving);
        readChoice<bool>("passiveBurn", {{"true", true}, {"false", false}}, options.passiveBurn);
    }

    void readPieces() {
        constexpr std::string_view Prefix = "piece ";
        m_known.emplace_back("piece CODE");
        for (Entry& entry : m_entries) {
            if (!entry.key.starts_with(Prefix)) continue;
            entry.read = true;
            readPiece(entry, trimmed(entry.key.substr(Prefix.size())));
        }
    }

    void readPiece(const Entry& entry, std::string_view code) {
        const bool isPromoted = code.starts_with('+');
        const auto plain = code.substr(isPromoted ? 1 : 0);
        const auto from = m_spec.pieceByLetters(plain);
        if (plain.empty() || !std::all_of(plain.begin(), plain.end(), isUpper))
            return report(VariantProblemKind::BadCode, entry, code);
        if (isPromoted && !from) return report(VariantProblemKind::UnknownLetter, entry, plain);
        if (m_spec.pieceByLetters(code)) return report(VariantProblemKind::DuplicateLetter, entry, code);
        if (m_spec.pieces.size() == MaxPieceTypes)
            return report(VariantProblemKind::TooManyKinds, entry, code);
        const auto fields = split(entry.value, '|');
        if (fields.size() < 3 || fields.size() > 4 || fields[2].empty())
            return report(VariantProblemKind::BadValue, entry, entry.value,
                          {"MOVES | KANJI | NAME", "MOVES | KANJI | NAME | READING"});

        PieceSpec piece;
        PieceEffects effects;
        piece.letters = std::string(code);
        piece.betza = std::string(fields[0]);
        piece.kanji = std::string(fields[1]);
        piece.name = std::string(fields[2]);
        if (fields.size() > 3) piece.reading = std::string(fields[3]);
        if (auto moves = parseExtendedBetza(fields[0])) {
            piece.movements = moves.value().movements;
            effects.multiStep = moves.value().multiStep;
            effects.shooting = moves.value().shooting;
        } else {
            report(VariantProblemKind::BadMoves, entry, fields[0], {}, moves.error());
        }
        if (isPromoted) {
            piece.promotedFrom = *from;
            m_spec.pieces[static_cast<std::size_t>(indexOf(*from))].promotesTo =
                pieceTypeAt(static_cast<int>(m_spec.pieces.size()));
        }
        m_spec.pieces.push_back(std::move(piece));
        m_effects.pieces.push_back(std::move(effects));
    }

    // --- effects

    std::optional<KindSet> kindsOf(const Entry& entry, std::string_view text) {
        KindSet kinds;
        const auto codes = words(text);
        for (const auto code : codes) {
            if (code == "*") {
                for (std::size_t i = 0; i < m_spec.pieces.size(); ++i)
                    kinds.set(i);
            } else if (const auto type = m_spec.pieceByLetters(code)) {
                kinds.set(static_cast<std::size_t>(indexOf(*type)));
            } else {
                report(VariantProblemKind::UnknownLetter, entry, code);
                return std::nullopt;
            }
        }
        if (codes.empty()) {
            report(VariantProblemKind::BadValue, entry, entry.value, {"KINDS"});
            return std::nullopt;
        }
        return kinds;
    }

    template <class Function>
    void forEachOf(const KindSet& kinds, Function function) {
        for (std::size_t i = 0; i < m_effects.pieces.size(); ++i)
            if (kinds.test(i)) function(m_effects.pieces[i]);
    }

    /// `KINDS > VALUE; ...`: calls `set(effects, entry, value)` for each kind, which returns whether the
    /// value is good; it reports what is not.
    template <class Setter>
    void readEffect(std::string_view key, Setter set) {
        const Entry* entry = find(key);
        if (!entry) return;
        for (const auto clause : split(entry->value, ';')) {
            const auto arrow = clause.find('>');
            if (arrow == std::string_view::npos) {
                report(VariantProblemKind::BadValue, *entry, clause, {"KINDS > VALUE"});
                continue;
            }
            const auto kinds = kindsOf(*entry, clause.substr(0, arrow));
            const auto value = trimmed(clause.substr(arrow + 1));
            if (kinds) set(*kinds, *entry, value);
        }
    }
    void readKindsEffect(std::string_view key, KindSet PieceEffects::*member) {
        readEffect(key, [&](const KindSet& kinds, const Entry& entry, std::string_view value) {
            if (const auto set = kindsOf(entry, value))
                forEachOf(kinds, [&](PieceEffects& piece) { piece.*member |= *set; });
        });
    }
    void readFlag(std::string_view key, bool PieceEffects::*member) {
        if (const Entry* entry = find(key))
            if (const auto kinds = kindsOf(*entry, entry->value))
                forEachOf(*kinds, [&](PieceEffects& piece) { piece.*member = true; });
    }

    void readEffects() {
        readKindsEffect("cannotTake", &PieceEffects::cannotTake);
        readEffect("takesOnly", [&](const KindSet& kinds, const Entry& entry, std::string_view value) {
            if (const auto set = kindsOf(entry, value))
                forEachOf(kinds, [&](PieceEffects& piece) { piece.cannotTake |= ~*set; });
        });
        readKindsEffect("cannotShoot", &PieceEffects::cannotShoot);
        readKindsEffect("forwardNeeds", &PieceEffects::forwardNeeds);
        readKindsEffect("promotionNeeds", &PieceEffects::promotionNeeds);
        readKindsEffect("promotesOnTaking", &PieceEffects::promotesOnTaking);
        readKindsEffect("raises", &PieceEffects::raises);
        readKindsEffect("quenches", &PieceEffects::quenches);
        readFlag("burns", &PieceEffects::burns);
        readFlag("ignoresShelter", &PieceEffects::ignoresShelter);
        readEffect("holdsAlong", [&](const KindSet& kinds, const Entry& entry, std::string_view value) {
            const auto lines = parseExtendedBetza(value);
            if (!lines) return report(VariantProblemKind::BadMoves, entry, value, {}, lines.error());
            if (lines.value().multiStep || lines.value().shooting)
                return report(VariantProblemKind::BadValue, entry, value, {"moves of one step"});
            forEachOf(kinds, [&](PieceEffects& piece) { piece.holds = lines.value().movements; });
        });
        readEffect("shelters", [&](const KindSet& kinds, const Entry& entry, std::string_view value) {
            const auto distance = distanceIn(entry, value);
            forEachOf(kinds, [&](PieceEffects& piece) { piece.shelter = distance; });
        });
        readEffect("revertsNear", [&](const KindSet& kinds, const Entry& entry, std::string_view value) {
            const auto space = std::min(value.find(' '), value.size());
            const auto distance = distanceIn(entry, value.substr(0, space));
            if (const auto set = kindsOf(entry, value.substr(space)))
                forEachOf(kinds, [&](PieceEffects& piece) {
                    piece.revertsNear = *set;
                    piece.revertRange = distance;
                });
        });
    }

    int distanceIn(const Entry& entry, std::string_view text) {
        if (const auto distance = numberIn(text, 1, BoardSize::MaxSide - 1)) return *distance;
        report(VariantProblemKind::BadValue, entry, text, {"1.." + std::to_string(BoardSize::MaxSide - 1)});
        return 0;
    }

    void readCommand() {
        const Entry* entry = require("command");
        if (!entry) return;
        for (const auto clause : split(entry->value, ';')) {
            CommandRule::Alternative alternative;
            for (const auto set : split(clause, '&'))
                if (const auto kinds = kindsOf(*entry, set)) alternative.push_back(*kinds);
            m_effects.command.alternatives.push_back(std::move(alternative));
        }
    }

    void readStart() {
        const Entry* entry = require("startSfen");
        if (!entry || m_spec.size.squares() == 0) return;
        const auto fields = words(entry->value);
        const std::vector<std::string_view> tail{"b", "-", "1"};
        if (fields.size() != 4 || !std::equal(tail.begin(), tail.end(), fields.begin() + 1))
            return report(VariantProblemKind::BadValue, *entry, entry->value, {"ROWS b - 1"});
        if (auto start = coded_rows::parse(fields[0], m_spec))
            m_spec.start = std::move(start).value();
        else
            report(VariantProblemKind::BadStart, *entry, fields[0], {}, start.error());
    }

    std::string_view m_text;
    int m_sectionLine = 0; ///< 0 before the section
    std::vector<Entry> m_entries;
    std::vector<std::string> m_known;
    VariantProblems m_problems;
    VariantSpec m_spec;
    Effects m_effects;
};

} // namespace

Result<ExtendedMoves, ParseError> parseExtendedBetza(std::string_view text) {
    return ExtendedParser(text).run();
}

Result<VariantSpec, VariantProblems> readEffectsIni(std::string_view text) {
    auto [read, problems] = inspectEffectsIni(text);
    if (!problems.empty()) return std::move(problems);
    return std::move(read.front().spec);
}

VariantReading inspectEffectsIni(std::string_view text) { return Reader(text).run(); }

} // namespace komadai::core
