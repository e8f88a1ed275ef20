#include "core/base/utf8.h"
#include "core/notation/json_record.h"
#include "core/notation/json_text.h"
#include "core/notation/move_text.h"
#include "core/notation/pgn_values.h"
#include "core/notation/position_text.h"
#include "core/notation/record_variants.h"
#include "core/variants/rule_options.h"

#include <algorithm>

namespace komadai::core::json {
namespace {

using Json = nlohmann::json;
using Kind = ReadProblem::Kind;

constexpr int MostPlies = 100'000;        ///< as in the text of positions
constexpr std::size_t MostInList = 1'000; ///< of the notes of a node
constexpr int MostNesting = 8; ///< a game has six levels: game, moves, move, evaluations, evaluation, line
constexpr std::int64_t MostInt = 2'147'483'647;
constexpr std::int64_t MostScore = 1'000'000'000; ///< as in stored records

std::optional<Side> sideNamed(const Json& word) {
    if (word == "first") return Side::First;
    if (word == "second") return Side::Second;
    return std::nullopt;
}

/// Reads the values of one game.
class GameReader {
public:
    GameReader(const JsonObjects& objects, RecordVariants& variants, ReadReport& report)
        : m_game(objects.object()), m_line(objects.line()), m_variants(variants), m_report(report) {}

    /// The game; none if its variant or its start cannot be read.
    std::optional<ReadGame> read() {
        const auto start = startOfGame();
        if (!start) return std::nullopt;
        RecordHeader header = readHeader();
        m_builder.emplace(*start, m_quietPlies, std::move(header), m_line, m_report);
        if (const auto notes = m_game.find("notes"); notes != m_game.end()) readNotesOfStart(*notes);
        if (const auto moves = m_game.find("moves"); moves != m_game.end()) readMoves(*moves);
        const auto outcome = m_game.find("outcome");
        if (outcome == m_game.end()) return m_builder->finish({});
        const auto stated = readOutcome(*outcome);
        ReadGame game = m_builder->finish(stated);
        if (outcome->is_null()) game.record.outcome.reset();
        return game;
    }

private:
    void problem(Kind kind, std::string_view text) { m_report.problem(kind, m_line, text); }
    void bad(const std::string& name, const Json& value) {
        problem(Kind::BadValue, name + ": " + jsonText(value));
    }
    void unknown(const std::string& name) { problem(Kind::UnknownText, name); }

    // --- values

    std::string text(const std::string& name, const Json& value) {
        if (!value.is_string()) {
            bad(name, value);
            return {};
        }
        const auto& whole = value.get_ref<const std::string&>();
        const std::string_view cut = cutAfter(whole, m_report.options().limits.textBytes);
        if (cut.size() < whole.size()) problem(Kind::TooLong, whole);
        return withPlainLineEnds(cut);
    }
    std::optional<std::int64_t> number(const std::string& name, const Json& value, std::int64_t least,
                                       std::int64_t most) {
        const auto number = jsonNumber(value, least, most);
        if (!number) bad(name, value);
        return number;
    }
    std::optional<std::chrono::milliseconds> time(const std::string& name, const Json& value,
                                                  std::chrono::milliseconds most) {
        const auto count = number(name, value, 0, most.count());
        if (!count) return std::nullopt;
        return std::chrono::milliseconds(*count);
    }
    /// The entries of an array, up to the limit; empty for other values.
    std::vector<const Json*> list(const std::string& name, const Json& value, std::size_t most) {
        std::vector<const Json*> entries;
        if (!value.is_array()) {
            bad(name, value);
            return entries;
        }
        for (const Json& entry : value) {
            if (entries.size() == most) {
                problem(Kind::TooLong, name);
                break;
            }
            entries.push_back(&entry);
        }
        return entries;
    }

    // --- the start

    std::optional<AnyPosition> startOfGame() {
        const auto variant = variantOfGame();
        if (!variant) return std::nullopt;
        Setup setup = variant->spec().start;
        if (const auto start = m_game.find("start"); start != m_game.end()) {
            const auto read = start->is_string()
                                  ? sfen::parse(start->get_ref<const std::string&>(), variant->spec())
                                  : Result<Setup, ParseError>(ParseError{});
            if (!read) return badStart(*start);
            setup = read.value();
        }
        if (const auto quiet = m_game.find("quietPlies"); quiet != m_game.end())
            setup.quietPlies = static_cast<int>(number("quietPlies", *quiet, 0, MostPlies).value_or(0));
        m_quietPlies = setup.quietPlies;
        auto position = positionOf(setup, variant);
        if (!position) return badStart(m_game.value("start", Json()));
        return position;
    }
    std::optional<AnyPosition> badStart(const Json& start) {
        problem(Kind::BadStart, jsonText(start));
        return std::nullopt;
    }

    std::shared_ptr<const Variant> variantOfGame() {
        const auto name = m_game.find("variant");
        auto variant = name == m_game.end() ? m_report.options().variant
                       : name->is_string()  ? m_variants.find(name->get_ref<const std::string&>())
                                            : nullptr;
        if (!variant) {
            problem(Kind::UnknownVariant, name == m_game.end() ? std::string() : jsonText(*name));
            return nullptr;
        }
        const auto options = m_game.find("ruleOptions");
        return options == m_game.end() ? variant : withOptions(variant, *options);
    }

    std::shared_ptr<const Variant> withOptions(std::shared_ptr<const Variant> variant, const Json& options) {
        if (!options.is_object()) {
            bad("ruleOptions", options);
            return variant;
        }
        VariantSpec spec = variant->spec();
        for (const auto& [key, value] : options.items())
            if (!value.is_string() || !setRuleOption(spec, key, value.get_ref<const std::string&>()))
                bad("ruleOptions." + key, value);
        return m_variants.withOptions(variant, formatRuleOptions(spec));
    }

    // --- the header

    RecordHeader readHeader() {
        RecordHeader header;
        const std::pair<std::string_view, std::string*> texts[] = {
            {"event", &header.event},   {"site", &header.site},           {"round", &header.round},
            {"source", &header.source}, {"annotator", &header.annotator},
        };
        constexpr std::array<std::string_view, 10> ReadElsewhere{
            "format",     "version", "variant", "ruleOptions", "start",
            "quietPlies", "notes",   "moves",   "outcome",     "playedTo"};
        for (const auto& [name, value] : m_game.items()) {
            if (std::find(ReadElsewhere.begin(), ReadElsewhere.end(), name) != ReadElsewhere.end()) continue;
            const auto place =
                std::find_if(std::begin(texts), std::end(texts),
                             [&name = name](const auto& known) { return known.first == name; });
            if (place != std::end(texts))
                *place->second = text(name, value);
            else if (name == "players")
                readPlayers(value, header);
            else if (name == "clocks")
                readClocks(value, header);
            else if (name == "startedAt")
                readMoment(value, header);
            else if (name == "date")
                readDate(value, header);
            else if (name == "tags")
                readTags(value, header);
            else
                unknown(name);
        }
        return header;
    }

    void readPlayers(const Json& value, RecordHeader& header) {
        const auto players = list("players", value, SideCount);
        for (std::size_t i = 0; i < players.size(); ++i) {
            if (!players[i]->is_object()) {
                bad("players", *players[i]);
                continue;
            }
            Player& player = header.players[i];
            for (const auto& [name, fact] : players[i]->items()) {
                if (name == "name")
                    player.name = text(name, fact);
                else if (name == "title")
                    player.title = text(name, fact);
                else if (name == "rating")
                    player.rating = number(name, fact, 1, MostInt);
                else if (name == "level")
                    player.computerLevel = number(name, fact, 1, 10);
                else if (name == "moveTime") {
                    if (const auto most = number(name, fact, 1, MostInt))
                        player.engineTime = std::chrono::milliseconds(*most);
                } else
                    unknown("players." + name);
            }
        }
    }

    void readClocks(const Json& value, RecordHeader& header) {
        const auto clocks = list("clocks", value, SideCount);
        for (std::size_t i = 0; i < clocks.size(); ++i) {
            TimeControl control;
            bool isGood = clocks[i]->is_object();
            if (isGood)
                for (const auto& [name, fact] : clocks[i]->items()) {
                    const auto part = jsonNumber(fact, 0, TimeControl::Most.count());
                    isGood = isGood && part;
                    const std::chrono::milliseconds duration(part.value_or(0));
                    if (name == "main")
                        control.main = duration;
                    else if (name == "increment")
                        control.increment = duration;
                    else if (name == "period")
                        control.period = duration;
                    else if (name == "periods")
                        control.periods = static_cast<int>(duration.count());
                    else
                        unknown("clocks." + name);
                }
            if (isGood && (!control.isTimed() || parseTimeControl(formatTimeControl(control)) == control))
                header.clocks[i] = control.isTimed() ? control : TimeControl();
            else
                bad("clocks", *clocks[i]);
        }
    }

    void readMoment(const Json& value, RecordHeader& header) {
        const std::string moment = value.is_string() ? value.get<std::string>() : std::string();
        constexpr std::size_t DateLength = 10; // 1987-05-23
        std::string date = moment.substr(0, std::min(DateLength, moment.size()));
        std::replace(date.begin(), date.end(), '-', '.');
        std::optional<std::chrono::sys_seconds> read;
        if (moment.size() == DateLength + 10 && moment[DateLength] == 'T' && moment.ends_with('Z'))
            read = pgn::momentFrom(date, moment.substr(DateLength + 1, 8));
        if (!read) return bad("startedAt", value);
        header.startedAt = *read;
    }

    void readDate(const Json& value, RecordHeader& header) {
        std::string rest;
        const std::string date = value.is_string() ? value.get<std::string>() : std::string();
        if (takeDate(date, rest) != date) return bad("date", value);
        header.date = date;
    }

    void readTags(const Json& value, RecordHeader& header) {
        for (const Json* tag : list("tags", value, MostInList)) {
            const bool isGood =
                tag->is_object() && tag->size() == 2 && tag->contains("name") && tag->contains("value");
            if (!isGood) {
                bad("tags", *tag);
                continue;
            }
            std::string name = text("name", tag->at("name"));
            header.tags.emplace_back(std::move(name), text("value", tag->at("value")));
        }
    }

    // --- moves

    void readMoves(const Json& moves) {
        if (!moves.is_array()) {
            m_builder->refuse(Kind::BadMove, jsonText(moves), m_line);
            return;
        }
        std::optional<std::int64_t> last; // the number of the move that was played last
        if (const auto played = m_game.find("playedTo"); played != m_game.end())
            last = number("playedTo", *played, 0, static_cast<std::int64_t>(moves.size()));
        if (last == 0) m_builder->endHere();
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const bool isPlayed = readMove(moves[i]);
            if (isPlayed && last == static_cast<std::int64_t>(i) + 1) m_builder->endHere();
        }
    }

    /// False if the move is not one, or is not legal; that is reported.
    bool playMove(const Json& entry) {
        const auto word = entry.is_object() ? entry.find("move") : entry.end();
        const bool isMove = entry.is_object() && word != entry.end() && word->is_string();
        if (entry.is_object() && entry.contains("ply")) {
            const auto ply = jsonNumber(entry["ply"], 1, MostInt);
            if (!ply || !m_builder->goBack(static_cast<int>(*ply) - 1)) {
                problem(Kind::BadNesting, "ply: " + jsonText(entry["ply"]));
                return false;
            }
        }
        if (m_builder->isStopped()) return false;
        const std::string text = isMove ? word->get<std::string>() : jsonText(entry);
        const auto move =
            isMove ? usi::parse(text, m_builder->position()) : Result<Move, ParseError>(ParseError{});
        if (move) return m_builder->play(move.value(), text, m_line);
        m_builder->refuse(Kind::BadMove, text, m_line);
        return false;
    }

    bool readMove(const Json& entry) {
        if (!playMove(entry)) return false;
        MoveTimes times;
        for (const auto& [name, value] : entry.items()) {
            if (name == "move" || name == "ply") continue;
            if (name == "time")
                times.used = time(name, value, MoveTimes::Limit);
            else if (name == "clock")
                times.clock = time(name, value, MoveTimes::Limit);
            else
                readNote(name, value);
        }
        if (times.used || times.clock) m_builder->setTimes(times);
        return true;
    }

    // --- notes

    void readNotesOfStart(const Json& notes) {
        if (!notes.is_object()) return bad("notes", notes);
        for (const auto& [name, value] : notes.items())
            readNote(name, value);
    }

    void readNote(const std::string& name, const Json& value) {
        Annotations& notes = m_builder->notes();
        if (name == "commentBefore")
            notes.before = text(name, value);
        else if (name == "comment")
            notes.after = text(name, value);
        else if (name == "bookmark")
            notes.bookmark = text(name, value);
        else if (name == "glyphs")
            readGlyphs(value, notes);
        else if (name == "drawings")
            readDrawings(value, notes);
        else if (name == "evaluations")
            readEvaluations(value, notes);
        else
            unknown(name);
    }

    void readGlyphs(const Json& value, Annotations& notes) {
        for (const Json* glyph : list("glyphs", value, MostInList))
            if (const auto number = jsonNumber(*glyph, 1, 255))
                notes.glyphs.push_back(*glyphOfNumber(static_cast<int>(*number)));
            else
                bad("glyphs", *glyph);
    }

    std::optional<Square> square(const Json& value) const {
        if (!value.is_string()) return std::nullopt;
        const auto& text = value.get_ref<const std::string&>();
        const VariantSpec& spec = m_builder->position().spec();
        std::size_t at = 0;
        const auto square = parseSquare(text, at, spec.size, spec.coordinatesOfMoves(Coordinates::Shogi));
        return at == text.size() ? square : std::nullopt;
    }

    void readDrawings(const Json& value, Annotations& notes) {
        for (const Json* drawing : list("drawings", value, MostInList)) {
            std::optional<Square> from, to;
            std::size_t colour = Colours.size();
            if (drawing->is_object() && drawing->size() == 3) {
                from = square(drawing->value("from", Json()));
                to = square(drawing->value("to", Json()));
                const Json name = drawing->value("colour", Json());
                colour = static_cast<std::size_t>(std::find(Colours.begin(), Colours.end(), name) -
                                                  Colours.begin());
            }
            if (from && to && colour < Colours.size())
                notes.drawings.push_back({*from, *to, static_cast<DrawingColour>(colour)});
            else
                bad("drawings", *drawing);
        }
    }

    void readEvaluations(const Json& value, Annotations& notes) {
        for (const Json* entry : list("evaluations", value, MostInList)) {
            const auto evaluation = entry->is_object() ? readEvaluation(*entry) : std::nullopt;
            if (evaluation)
                notes.evaluations.push_back(*evaluation);
            else
                bad("evaluations", *entry);
        }
    }

    /// None if there is no score, or two.
    std::optional<Evaluation> readEvaluation(const Json& entry) {
        if (entry.contains("mate") == entry.contains("centipawns")) return std::nullopt;
        Evaluation evaluation;
        for (const auto& [name, value] : entry.items()) {
            if (name == "mate" && value.is_string()) {
                if (value != "won" && value != "lost") return std::nullopt;
                evaluation.score = Score::mateOfUnknownLength(value == "won");
            } else if (name == "mate" || name == "centipawns") {
                const auto count = jsonNumber(value, -MostScore, MostScore);
                if (!count) return std::nullopt;
                const int score = static_cast<int>(*count);
                evaluation.score = name == "mate" ? Score::mateIn(score) : Score::centipawns(score);
            } else if (name == "depth") {
                evaluation.depth = static_cast<int>(number(name, value, 0, MostInt).value_or(0));
            } else if (name == "nodes") {
                if (value.is_number_unsigned())
                    evaluation.nodes = value.get<std::uint64_t>();
                else
                    bad(name, value);
            } else if (name == "engine") {
                evaluation.engine = text(name, value);
            } else if (name == "line") {
                evaluation.line = readLine(value);
            } else {
                unknown("evaluations." + name);
            }
        }
        return evaluation;
    }

    /// The moves up to the first one that is not legal.
    std::vector<Move> readLine(const Json& value) {
        std::vector<Move> line;
        AnyPosition position = m_builder->position();
        for (const Json* word : list("line", value, MostInList)) {
            const auto move =
                usi::parse(word->is_string() ? word->get<std::string>() : std::string(), position);
            if (!move || !position.isLegal(move.value())) {
                bad("line", *word);
                break;
            }
            line.push_back(move.value());
            position = position.after(move.value());
        }
        return line;
    }

    // --- the end

    std::optional<Outcome> readOutcome(const Json& outcome) {
        if (outcome.is_null()) return std::nullopt;
        if (outcome.is_object() && outcome.size() == 2 && outcome.contains("winner") &&
            outcome.contains("reason")) {
            const Json& winner = outcome["winner"];
            const Json& word = outcome["reason"];
            const auto reason =
                pgn::endReasonFrom(word.is_string() ? word.get<std::string>() : std::string());
            if (reason && (winner.is_null() || sideNamed(winner))) return Outcome{sideNamed(winner), *reason};
        }
        bad("outcome", outcome);
        return std::nullopt;
    }

    const Json& m_game;
    int m_line;
    RecordVariants& m_variants;
    ReadReport& m_report;
    int m_quietPlies = 0;
    std::optional<GameBuilder> m_builder;
};

/// Whether this reader knows the version of a game; or reports it.
bool isKnown(const JsonObjects& objects, ReadReport& report) {
    const Json& game = objects.object();
    const auto format = game.find("format");
    const auto version = game.find("version");
    if (format == game.end() || *format != Format) {
        report.problem(Kind::UnknownFormat, objects.line());
        return false;
    }
    if (version != game.end() && jsonNumber(*version, 1, Version)) return true;
    const bool isNewer = version != game.end() && version->is_number_integer() && *version > Version;
    report.problem(isNewer ? Kind::NewerVersion : Kind::UnknownFormat, objects.line());
    return false;
}

} // namespace

bool looksLikeGames(std::string_view text) {
    constexpr std::size_t Most = 1000;
    const std::size_t start = text.find_first_not_of(" \t\n[");
    return start != std::string_view::npos && text[start] == '{' &&
           text.substr(start, Most).find('"' + std::string(Format) + '"') != std::string_view::npos;
}

void readGames(std::string_view text, const ReadOptions& options, const ReadSink& sink) {
    ReadReport report(options, sink);
    RecordVariants variants(options);
    JsonObjects objects(text, MostNesting);
    readGamesIn(objects, report, [&] {
        return isKnown(objects, report) ? GameReader(objects, variants, report).read() : std::nullopt;
    });
}

} // namespace komadai::core::json
