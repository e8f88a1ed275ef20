#include "core/practice/puzzle_file.h"

#include "core/base/utf8.h"
#include "core/notation/json_text.h"
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/practice/builtin_puzzles.h"
#include "core/rules/variant_set.h"
#include "core/variants/rule_options.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

namespace komadai::core {
namespace {

using Json = nlohmann::json;
using Kind = PuzzleProblem::Kind;

constexpr std::string_view FormatName = "komadai-puzzles";
constexpr int Version = 1;
constexpr int MostNesting = 4; ///< an object with a score has two levels
constexpr int MostScore = 1'000'000;
constexpr std::size_t MostIdText = 100;

constexpr std::array<std::string_view, PuzzleKindCount> KindNames{"mate", "advantage", "only-move",
                                                                  "own-mistake"};
constexpr std::array<std::string_view, 13> Fields{"variant", "rules",  "position", "line",   "accepted",
                                                  "kind",    "mate",   "best",     "second", "margin",
                                                  "played",  "rating", "source"};

/// Variants with the rule options of puzzles. Each is made only once, because its tables take long to compute.
class PuzzleVariants {
public:
    explicit PuzzleVariants(const FindVariant& find) : m_find(find) {}

    std::shared_ptr<const Variant> usual(const std::string& id) {
        const auto known = m_usual.find(id);
        return known != m_usual.end() ? known->second : m_usual[id] = m_find(id);
    }
    /// Null if an option is unknown.
    std::shared_ptr<const Variant> with(const std::shared_ptr<const Variant>& variant,
                                        const std::string& options) {
        VariantSpec spec = variant->spec();
        if (!applyRuleOptions(spec, options)) return nullptr;
        const std::string all = formatRuleOptions(spec);
        if (all == formatRuleOptions(variant->spec())) return variant;
        const std::pair key(spec.id, all);
        const auto known = m_withOptions.find(key);
        return known != m_withOptions.end() ? known->second
                                            : m_withOptions[key] = Variant::make(std::move(spec));
    }

private:
    const FindVariant& m_find;
    std::map<std::string, std::shared_ptr<const Variant>> m_usual;
    std::map<std::pair<std::string, std::string>, std::shared_ptr<const Variant>> m_withOptions;
};

/// Reads the fields of one puzzle. The first problem ends it, except for unknown fields.
class PuzzleReader {
public:
    PuzzleReader(const Json& object, PuzzleVariants& variants,
                 const std::function<void(PuzzleProblem)>& report)
        : m_object(object), m_variants(variants), m_report(report) {}

    std::optional<Puzzle> read() {
        for (const auto& [name, value] : m_object.items())
            if (std::find(Fields.begin(), Fields.end(), name) == Fields.end())
                problem(Kind::UnknownField, std::string(cutAfter(name, MostIdText)));
        const auto position = readPosition();
        if (!position) return std::nullopt;
        Puzzle puzzle{*position, {}};
        const bool isRead = readLine(puzzle) && readKind(puzzle) && readAccepted(puzzle) &&
                            readPlayed(puzzle) && readFigures(puzzle) && readSource(puzzle);
        return isRead ? std::optional(std::move(puzzle)) : std::nullopt;
    }

private:
    bool problem(Kind kind, std::string field, std::string text = {}) {
        m_report({kind, 0, 0, std::move(field), std::move(text)});
        return false;
    }
    bool bad(const std::string& field, const Json& value) {
        return problem(Kind::BadValue, field, jsonText(value));
    }
    const Json* find(const char* field) const {
        const auto found = m_object.find(field);
        return found == m_object.end() ? nullptr : &*found;
    }
    /// A text of the object; none with a problem if it is missing, empty, too long, or another value.
    std::optional<std::string> requiredText(const char* field) {
        const Json* value = find(field);
        if (!value) return problem(Kind::MissingField, field), std::nullopt;
        if (!value->is_string() || value->get_ref<const std::string&>().empty())
            return bad(field, *value), std::nullopt;
        const auto& text = value->get_ref<const std::string&>();
        if (text.size() > MostPuzzleText) return problem(Kind::TooLong, field), std::nullopt;
        return text;
    }

    std::optional<AnyPosition> readPosition() {
        const auto variant = readVariant();
        if (!variant) return std::nullopt;
        const auto text = requiredText("position");
        if (!text) return std::nullopt;
        const auto setup = sfen::parse(*text, variant->spec());
        if (!setup) return problem(Kind::BadPosition, "position", *text), std::nullopt;
        auto position = AnyPosition::fromSetup(setup.value(), variant);
        if (!position) return problem(Kind::BadPosition, "position", *text), std::nullopt;
        if (Game(position.value()).isOver())
            return problem(Kind::GameIsOver, "position", *text), std::nullopt;
        return std::move(position).value();
    }
    std::shared_ptr<const Variant> readVariant() {
        const auto id = requiredText("variant");
        if (!id) return nullptr;
        auto variant = m_variants.usual(*id);
        if (!variant) return problem(Kind::UnknownVariant, "variant", *id), nullptr;
        if (!find("rules")) return variant;
        const auto options = requiredText("rules");
        if (!options) return nullptr;
        auto changed = m_variants.with(variant, *options);
        if (!changed) problem(Kind::UnknownRuleOption, "rules", *options);
        return changed;
    }

    /// The next word of a text; it is removed from the text.
    static std::string_view takeWord(std::string_view& text) {
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
        const auto word = text.substr(0, text.find(' '));
        text.remove_prefix(word.size());
        return word;
    }
    std::optional<Move> readMove(const char* field, std::string_view word, const AnyPosition& position) {
        auto move = uci::parse(word, position);
        if (!move) return problem(Kind::BadMove, field, std::string(word)), std::nullopt;
        if (!position.isLegal(move.value()))
            return problem(Kind::IllegalMove, field, std::string(word)), std::nullopt;
        return std::move(move).value();
    }
    bool readLine(Puzzle& puzzle) {
        const auto text = requiredText("line");
        if (!text) return false;
        Game game(puzzle.position);
        std::string_view rest = *text;
        for (auto word = takeWord(rest); !word.empty(); word = takeWord(rest)) {
            if (puzzle.line.size() == 2 * MostSolverMoves - 1) return problem(Kind::TooLong, "line");
            const auto move = readMove("line", word, game.position());
            if (!move) return false;
            if (game.play(*move)) return problem(Kind::IllegalMove, "line", std::string(word));
            puzzle.line.push_back(*move);
        }
        if (puzzle.line.size() % 2 == 0) return problem(Kind::EvenLine, "line", *text);
        return true;
    }
    bool readAccepted(Puzzle& puzzle) {
        if (!find("accepted")) return true;
        const auto text = requiredText("accepted");
        if (!text) return false;
        if (puzzle.line.size() > 1) return problem(Kind::BadValue, "accepted", *text);
        std::string_view rest = *text;
        for (auto word = takeWord(rest); !word.empty(); word = takeWord(rest)) {
            if (puzzle.accepted.size() == MostAcceptedMoves) return problem(Kind::TooLong, "accepted");
            const auto move = readMove("accepted", word, puzzle.position);
            if (!move) return false;
            puzzle.accepted.push_back(*move);
        }
        return true;
    }
    bool readPlayed(Puzzle& puzzle) {
        if (!find("played")) return true;
        const auto text = requiredText("played");
        if (!text) return false;
        puzzle.played = readMove("played", *text, puzzle.position);
        return puzzle.played.has_value();
    }

    bool readKind(Puzzle& puzzle) {
        const auto name = requiredText("kind");
        if (!name) return false;
        const auto kind = puzzleKindNamed(*name);
        if (!kind) return problem(Kind::BadValue, "kind", *name);
        puzzle.kind = *kind;
        const Json* mate = find("mate");
        const bool isMate = puzzle.kind == PuzzleKind::Mate;
        if (isMate && !mate) return problem(Kind::MissingField, "mate");
        if (!mate) return true;
        const auto moves = jsonNumber(*mate, 1, MostScore);
        if (!isMate || !moves || *moves < puzzle.solverMoves()) return bad("mate", *mate);
        puzzle.mateMoves = static_cast<int>(*moves);
        return true;
    }
    static std::optional<Score> scoreOf(const Json& value) {
        if (!value.is_object() || value.size() != 1) return std::nullopt;
        const auto number = jsonNumber(value.front(), -MostScore, MostScore);
        if (!number) return std::nullopt;
        if (value.contains("centipawns")) return Score::centipawns(static_cast<int>(*number));
        if (value.contains("mate")) return Score::mateIn(static_cast<int>(*number));
        return std::nullopt;
    }
    bool readFigures(Puzzle& puzzle) {
        if (const Json* best = find("best")) {
            const auto score = scoreOf(*best);
            if (!score) return bad("best", *best);
            puzzle.best = *score;
        }
        if (const Json* second = find("second")) {
            puzzle.second = scoreOf(*second);
            if (!puzzle.second) return bad("second", *second);
        }
        if (const Json* margin = find("margin")) {
            const bool isValid =
                margin->is_number() && margin->get<double>() >= 0 && margin->get<double>() <= 1;
            if (!isValid) return bad("margin", *margin);
            puzzle.margin = margin->get<double>();
        }
        if (const Json* rating = find("rating")) {
            const auto number = jsonNumber(*rating, LeastPuzzleRating, MostPuzzleRating);
            if (!number) return bad("rating", *rating);
            puzzle.rating = static_cast<int>(*number);
        }
        return true;
    }
    bool readSource(Puzzle& puzzle) {
        if (!find("source")) return true;
        const auto text = requiredText("source");
        if (text) puzzle.source.text = *text;
        return text.has_value();
    }

    const Json& m_object;
    PuzzleVariants& m_variants;
    const std::function<void(PuzzleProblem)>& m_report;
};

/// The beginning of a text, to quote it.
std::string firstLine(std::string_view text) {
    return std::string(cutAfter(text.substr(0, text.find_first_of("\r\n")), MostIdText));
}

/// Reads the object that says how the puzzles were made. False if the version is not known.
bool readHeader(const Json& object, PuzzleFile& file) {
    if (const auto made = object.find("made"); made != object.end() && made->is_string()) file.made = *made;
    const auto version = object.find("version");
    return version != object.end() && *version == Version;
}

bool isHeader(const Json& object) {
    const auto format = object.find("format");
    return format != object.end() && *format == FormatName;
}

// --- writing

nlohmann::ordered_json jsonOf(Score score) {
    if (score.isMate()) return {{"mate", score.matePlies()}};
    return {{"centipawns", score.centipawns()}};
}

std::string wordsOf(const std::vector<Move>& moves, AnyPosition position, bool isLine) {
    std::string words;
    for (const Move& move : moves) {
        words += (words.empty() ? "" : " ") + uci::format(move, position);
        if (isLine) position = position.after(move);
    }
    return words;
}

nlohmann::ordered_json jsonOf(const Puzzle& puzzle, PuzzleVariants& variants) {
    nlohmann::ordered_json json;
    json["variant"] = puzzle.variant().id;
    const auto usual = variants.usual(puzzle.variant().id);
    const std::string rules = formatRuleOptions(puzzle.variant());
    if (!rules.empty() && (!usual || formatRuleOptions(usual->spec()) != rules)) json["rules"] = rules;
    json["position"] = sfen::format(puzzle.position.toSetup(), puzzle.variant());
    json["line"] = wordsOf(puzzle.line, puzzle.position, true);
    if (!puzzle.accepted.empty()) json["accepted"] = wordsOf(puzzle.accepted, puzzle.position, false);
    json["kind"] = nameOf(puzzle.kind);
    if (puzzle.mateMoves) json["mate"] = *puzzle.mateMoves;
    json["best"] = jsonOf(puzzle.best);
    if (puzzle.second) json["second"] = jsonOf(*puzzle.second);
    json["margin"] = puzzle.margin;
    if (puzzle.played) json["played"] = uci::format(*puzzle.played, puzzle.position);
    json["rating"] = puzzle.rating;
    if (!puzzle.source.text.empty()) json["source"] = cutAfter(puzzle.source.text, MostPuzzleText);
    return json;
}

std::string lineOf(const nlohmann::ordered_json& json) {
    return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace

std::string_view nameOf(PuzzleKind kind) { return KindNames[static_cast<std::size_t>(kind)]; }

std::optional<PuzzleKind> puzzleKindNamed(std::string_view name) {
    const auto found = std::find(KindNames.begin(), KindNames.end(), name);
    if (found == KindNames.end()) return std::nullopt;
    return static_cast<PuzzleKind>(found - KindNames.begin());
}

PuzzleFile readPuzzles(std::string_view text, const FindVariant& find) {
    PuzzleFile file;
    PuzzleVariants variants(find);
    JsonObjects objects(text, MostNesting);
    int number = 0;
    const std::function<void(PuzzleProblem)> report = [&](PuzzleProblem problem) {
        problem.puzzle = number;
        problem.line = objects.line();
        file.problems.push_back(std::move(problem));
    };
    for (auto found = objects.next(); found != JsonObjects::Found::End; found = objects.next()) {
        const bool isObject = found == JsonObjects::Found::Object;
        if (isObject && number == 0 && isHeader(objects.object())) {
            if (readHeader(objects.object(), file)) continue;
            report({Kind::NewerVersion});
            return file;
        }
        if (number == MostPuzzles) {
            number = 0;
            report({Kind::TooManyPuzzles});
            return file;
        }
        ++number;
        if (!isObject) {
            report({Kind::BadSyntax, 0, 0, {}, firstLine(objects.text())});
            continue;
        }
        if (auto puzzle = PuzzleReader(objects.object(), variants, report).read())
            file.puzzles.push_back(std::move(*puzzle));
    }
    if (number == 0) file.problems.push_back({Kind::NotPuzzles});
    return file;
}

std::string formatPuzzles(std::span<const Puzzle> puzzles, std::string_view made, const FindVariant& find) {
    PuzzleVariants variants(find);
    std::string text = "[\n" + lineOf({{"format", FormatName}, {"version", Version}, {"made", made}});
    for (const Puzzle& puzzle : puzzles)
        text += ",\n" + lineOf(jsonOf(puzzle, variants));
    return text + "\n]\n";
}

std::string formatPuzzle(const Puzzle& puzzle, const FindVariant& find) {
    PuzzleVariants variants(find);
    return lineOf(jsonOf(puzzle, variants));
}

std::vector<Puzzle> builtinPuzzles(const std::shared_ptr<const Variant>& variant) {
    const FindVariant find = [&](std::string_view id) {
        return id == variant->spec().id ? variant : nullptr;
    };
    const std::string ofVariant = R"({"variant":")" + variant->spec().id + '"';
    for (const std::string_view text : BuiltinPuzzleTexts)
        if (text.find(ofVariant) != std::string_view::npos) return readPuzzles(text, find).puzzles;
    return {};
}

} // namespace komadai::core
