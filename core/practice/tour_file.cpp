#include "core/practice/tour_file.h"

#include "core/notation/json_text.h"
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/notation/typed_move.h"
#include "core/practice/builtin_tours.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace komadai::core {
namespace {

using Json = nlohmann::json;

constexpr std::string_view TourFormatName = "komadai-tour";
constexpr int TourVersion = 1;

constexpr std::array<std::string_view, 6> TourFields{"format", "version", "id", "kind", "variant", "lessons"};
constexpr std::array<std::string_view, 9> LessonFields{
    "id", "position", "moves", "destination", "feature", "captures", "example", "reply", "marks"};
constexpr std::array<std::string_view, 2> TourKindNames{"first-game", "special-moves"};
constexpr std::array<std::string_view, MoveFeatureCount> FeatureNames{
    "promotion", "drop", "check", "win", "several-steps", "shot", "burning", "holding"};

/// A field is missing or wrong; its name.
struct BadField {
    std::string name;
};

template <std::size_t Count>
void refuseOthers(const Json& object, const std::array<std::string_view, Count>& known) {
    for (const auto& [name, value] : object.items())
        if (std::find(known.begin(), known.end(), name) == known.end()) throw BadField{name};
}

const std::string& textOf(const Json& object, const char* field) {
    const auto found = object.find(field);
    if (found == object.end() || !found->is_string() || found->get_ref<const std::string&>().empty())
        throw BadField{field};
    return found->get_ref<const std::string&>();
}

/// The texts of an array; none if there is no such field.
std::vector<std::string> textsOf(const Json& object, const char* field) {
    const auto found = object.find(field);
    if (found == object.end()) return {};
    const auto isText = [](const Json& value) { return value.is_string(); };
    if (!found->is_array() || !std::all_of(found->begin(), found->end(), isText)) throw BadField{field};
    return found->get<std::vector<std::string>>();
}

/// The place of a text among the names.
template <std::size_t Count>
std::size_t choiceOf(const Json& object, const char* field,
                     const std::array<std::string_view, Count>& names) {
    const auto found = std::find(names.begin(), names.end(), textOf(object, field));
    if (found == names.end()) throw BadField{field};
    return static_cast<std::size_t>(found - names.begin());
}

AnyPosition positionOf(const std::string& text, const std::shared_ptr<const Variant>& variant) {
    if (text == "start") return AnyPosition::startOf(variant);
    const auto setup = sfen::parse(text, variant->spec());
    if (!setup) throw BadField{"position"};
    const auto position = AnyPosition::fromSetup(setup.value(), variant);
    if (!position) throw BadField{"position"};
    return position.value();
}

Square squareOf(const std::string& text, const VariantSpec& variant, const char* field) {
    std::size_t at = 0;
    const auto square = parseSquare(text, at, variant.size, variant.coordinates);
    if (!square || at != text.size()) throw BadField{field};
    return *square;
}

Move moveOf(const std::string& text, const AnyPosition& position, const char* field) {
    const auto move = parseTypedMove(text, position);
    if (!move) throw BadField{field};
    return move.value();
}

LessonGoal goalOf(const Json& object, const AnyPosition& position) {
    LessonGoal goal;
    for (const std::string& text : textsOf(object, "moves"))
        goal.moves.push_back(moveOf(text, position, "moves"));
    if (object.contains("destination"))
        goal.destination = squareOf(textOf(object, "destination"), position.spec(), "destination");
    if (object.contains("feature"))
        goal.feature = static_cast<MoveFeature>(choiceOf(object, "feature", FeatureNames));
    if (const auto captures = object.find("captures"); captures != object.end()) {
        const auto number = jsonNumber(*captures, 1, PathMove::MaxTaken);
        if (!number) throw BadField{"captures"};
        goal.captures = static_cast<int>(*number);
    }
    return goal;
}

/// The example: the field, or the first move of the goal.
std::optional<Move> exampleOf(const Json& object, const LessonGoal& goal, const AnyPosition& position) {
    if (object.contains("example")) return moveOf(textOf(object, "example"), position, "example");
    if (!goal.moves.empty()) return goal.moves.front();
    if (goal.destination || goal.feature || goal.captures > 0) throw BadField{"example"};
    return std::nullopt;
}

bool hasSingleSolution(const Lesson& lesson) {
    const auto moves = lesson.position.legalMoves();
    return std::count_if(moves.begin(), moves.end(),
                         [&](const Move& move) { return lesson.goal.isMetBy(move, lesson.position); }) == 1;
}

/// The position in which the lesson after this one begins. It may be followed only if one move meets its goal.
AnyPosition positionAfter(const Lesson& lesson) {
    if (!lesson.example) return lesson.position;
    if (!hasSingleSolution(lesson)) throw BadField{"position"};
    const AnyPosition played = lesson.position.after(*lesson.example);
    return lesson.reply ? played.after(*lesson.reply) : played;
}

/// `before`: the lesson before; null for the first one.
Lesson lessonOf(const Json& object, const Lesson* before, const std::shared_ptr<const Variant>& variant) {
    refuseOthers(object, LessonFields);
    const AnyPosition position = object.contains("position") ? positionOf(textOf(object, "position"), variant)
                                 : before                    ? positionAfter(*before)
                                                             : AnyPosition::startOf(variant);
    Lesson lesson{textOf(object, "id"), position};
    lesson.goal = goalOf(object, position);
    lesson.example = exampleOf(object, lesson.goal, position);
    if (lesson.example && !lesson.goal.isMetBy(*lesson.example, position)) throw BadField{"example"};
    for (const std::string& text : textsOf(object, "marks"))
        lesson.marks.push_back(squareOf(text, variant->spec(), "marks"));
    if (!object.contains("reply")) return lesson;
    if (!lesson.example || !hasSingleSolution(lesson)) throw BadField{"reply"};
    lesson.reply = moveOf(textOf(object, "reply"), position.after(*lesson.example), "reply");
    return lesson;
}

void readLessons(const Json& lessons, const std::shared_ptr<const Variant>& variant, Tour& tour,
                 std::string& reading) {
    std::set<std::string> ids;
    for (const Json& object : lessons) {
        if (!object.is_object()) throw BadField{"lessons"};
        const auto id = object.find("id");
        reading = id != object.end() && id->is_string() ? id->get<std::string>() : std::string();
        tour.lessons.push_back(
            lessonOf(object, tour.lessons.empty() ? nullptr : &tour.lessons.back(), variant));
        if (!ids.insert(tour.lessons.back().id).second) throw BadField{"id"};
    }
    reading.clear();
}

/// `reading` is the id of the lesson that is being read.
Tour tourOf(const Json& object, const FindVariant& find, std::string& reading) {
    refuseOthers(object, TourFields);
    if (textOf(object, "format") != TourFormatName) throw BadField{"format"};
    if (!object.contains("version") || object["version"] != TourVersion) throw BadField{"version"};
    Tour tour{textOf(object, "id"), static_cast<TourKind>(choiceOf(object, "kind", TourKindNames)), {}};
    const auto variant = find(textOf(object, "variant"));
    if (!variant) throw BadField{"variant"};
    const auto lessons = object.find("lessons");
    if (lessons == object.end() || !lessons->is_array() || lessons->empty()) throw BadField{"lessons"};
    readLessons(*lessons, variant, tour, reading);
    return tour;
}

} // namespace

Result<Tour, TourProblem> readTour(std::string_view text, const FindVariant& find) {
    const Json object = Json::parse(text, nullptr, false);
    if (!object.is_object()) return TourProblem{};
    std::string reading;
    try {
        return tourOf(object, find, reading);
    } catch (const BadField& bad) {
        return TourProblem{reading, bad.name};
    }
}

std::vector<Tour> builtinTours(const std::shared_ptr<const Variant>& variant) {
    const FindVariant find = [&](std::string_view id) {
        return id == variant->spec().id ? variant : nullptr;
    };
    std::vector<Tour> tours;
    for (const std::string_view text : BuiltinTourTexts)
        if (auto tour = readTour(text, find)) tours.push_back(std::move(tour).value());
    std::stable_sort(tours.begin(), tours.end(),
                     [](const Tour& a, const Tour& b) { return a.kind < b.kind; });
    return tours;
}

} // namespace komadai::core
