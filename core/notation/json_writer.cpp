#include "core/notation/json_record.h"
#include "core/notation/move_text.h"
#include "core/notation/pgn_values.h"
#include "core/notation/position_text.h"
#include "core/notation/record_reading.h"
#include "core/variants/rule_options.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace komadai::core::json {
namespace {

using OrderedJson = nlohmann::ordered_json;

std::string textOf(const OrderedJson& value) {
    return value.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

std::string_view wordOf(Side side) { return side == Side::First ? "first" : "second"; }

void addText(OrderedJson& object, const char* name, const std::string& text) {
    if (!text.empty()) object[name] = text;
}

OrderedJson playerOf(const Player& player) {
    OrderedJson object = OrderedJson::object();
    addText(object, "name", player.name);
    addText(object, "title", player.title);
    if (player.rating) object["rating"] = *player.rating;
    if (player.computerLevel) object["level"] = *player.computerLevel;
    if (player.engineTime) object["moveTime"] = player.engineTime->count();
    return object;
}

OrderedJson clockOf(const TimeControl& control) {
    OrderedJson object = OrderedJson::object();
    if (control.main.count() > 0) object["main"] = control.main.count();
    if (control.increment.count() > 0) object["increment"] = control.increment.count();
    if (control.period.count() > 0) object["period"] = control.period.count();
    if (control.periods > 0) object["periods"] = control.periods;
    return object;
}

class Writer {
public:
    explicit Writer(const GameRecord& record)
        : m_record(record), m_tree(record.tree), m_spec(record.tree.spec()),
          m_coordinates(m_spec.coordinatesOfMoves(Coordinates::Shogi)) {}

    WrittenGame write() {
        std::string text = textOf(header());
        text.pop_back(); // the bracket
        text += ",\"moves\":[";
        writeMoves(text);
        text += "],";
        if (const auto number = numberOfLastPlayed()) text += "\"playedTo\":" + std::to_string(*number) + ',';
        text += "\"outcome\":" + textOf(outcome()) + "}\n";
        return {std::move(text), std::move(m_losses)};
    }

private:
    OrderedJson header() {
        const RecordHeader& header = m_record.header;
        OrderedJson object{{"format", Format}, {"version", Version}, {"variant", m_spec.id}};
        OrderedJson& options = object["ruleOptions"] = OrderedJson::object();
        for (const RuleOption& option : ruleOptionsOf(m_spec))
            options[std::string(option.key)] = option.value;
        object["start"] = sfen::format(m_tree.start().toSetup(), m_spec);
        if (m_tree.quietPliesAtStart() > 0) object["quietPlies"] = m_tree.quietPliesAtStart();
        object["players"] = {playerOf(header.players[0]), playerOf(header.players[1])};
        addMoment(object, header.startedAt);
        if (header.clocks[0].isTimed() || header.clocks[1].isTimed())
            object["clocks"] = {clockOf(header.clocks[0]), clockOf(header.clocks[1])};
        addText(object, "date", header.date);
        addText(object, "event", header.event);
        addText(object, "site", header.site);
        addText(object, "round", header.round);
        addText(object, "annotator", header.annotator);
        addText(object, "source", header.source);
        if (!header.tags.empty()) object["tags"] = OrderedJson::array();
        for (const auto& [name, value] : header.tags)
            object["tags"].push_back({{"name", name}, {"value", value}});
        const NodeId root = GameTree::root();
        if (OrderedJson notes = notesOf(root, m_tree.start()); !notes.empty())
            object["notes"] = std::move(notes);
        return object;
    }

    void addMoment(OrderedJson& object, std::chrono::sys_seconds moment) {
        if (moment == std::chrono::sys_seconds{}) return;
        const auto tags = pgn::tagsOfMoment(moment);
        if (!tags) return addLoss(m_losses, Loss::Header);
        std::string date = tags->date;
        std::replace(date.begin(), date.end(), '.', '-');
        object["startedAt"] = date + 'T' + tags->time + 'Z';
    }

    void writeMoves(std::string& text) {
        int ply = 0; // of the move before
        for (const NodeId node : m_tree.subtree()) {
            if (node == GameTree::root()) continue;
            const AnyPosition before = m_tree.position(*m_tree.parent(node));
            const Move move = m_tree.move(node);
            OrderedJson object{{"move", usi::format(move, before)}};
            const int depth = m_tree.depth(node);
            if (depth != ply + 1) object["ply"] = depth;
            const MoveTimes times = m_tree.times(node);
            if (times.used) object["time"] = times.used->count();
            if (times.clock) object["clock"] = times.clock->count();
            object.update(notesOf(node, before.after(move)));
            if (ply > 0) text += ',';
            text += textOf(object);
            ply = depth;
        }
    }

    /// Of the move, among all of them from 1; 0 for the start. None for the end of the main line.
    std::optional<std::ptrdiff_t> numberOfLastPlayed() const {
        const NodeId last = playedTo(m_record);
        if (last == m_tree.mainLineEnd()) return std::nullopt;
        const auto nodes = m_tree.subtree();
        return std::find(nodes.begin(), nodes.end(), last) - nodes.begin();
    }

    OrderedJson notesOf(NodeId node, const AnyPosition& position) {
        const Annotations& notes = m_tree.annotations(node);
        OrderedJson object = OrderedJson::object();
        addText(object, "commentBefore", notes.before);
        addText(object, "comment", notes.after);
        for (const Glyph glyph : notes.glyphs)
            object["glyphs"].push_back(numberOf(glyph));
        for (const Drawing& drawing : notes.drawings)
            object["drawings"].push_back({{"from", squareText(drawing.from)},
                                          {"to", squareText(drawing.to)},
                                          {"colour", Colours[static_cast<std::size_t>(drawing.colour)]}});
        if (notes.bookmark) object["bookmark"] = *notes.bookmark;
        for (const Evaluation& evaluation : notes.evaluations)
            object["evaluations"].push_back(evaluationOf(evaluation, position));
        return object;
    }

    std::string squareText(Square square) const { return formatSquare(square, m_spec.size, m_coordinates); }

    OrderedJson evaluationOf(const Evaluation& evaluation, AnyPosition position) {
        OrderedJson object = OrderedJson::object();
        const Score score = evaluation.score;
        if (score.hasMateLength())
            object["mate"] = score.matePlies();
        else if (score.isMate())
            object["mate"] = score.isWin() ? "won" : "lost";
        else
            object["centipawns"] = score.centipawns();
        if (evaluation.depth > 0) object["depth"] = evaluation.depth;
        if (evaluation.nodes > 0) object["nodes"] = evaluation.nodes;
        addText(object, "engine", evaluation.engine);
        for (const Move& move : evaluation.line) {
            if (!position.isLegal(move)) {
                addLoss(m_losses, Loss::Evaluations);
                break;
            }
            object["line"].push_back(usi::format(move, position));
            position = position.after(move);
        }
        return object;
    }

    OrderedJson outcome() const {
        if (!m_record.outcome) return nullptr;
        OrderedJson object = OrderedJson::object();
        object["winner"] =
            m_record.outcome->winner ? OrderedJson(wordOf(*m_record.outcome->winner)) : OrderedJson(nullptr);
        object["reason"] = pgn::textOf(m_record.outcome->reason);
        return object;
    }

    const GameRecord& m_record;
    const GameTree& m_tree;
    const VariantSpec& m_spec;
    Coordinates m_coordinates;
    std::vector<Loss> m_losses;
};

} // namespace

Result<WrittenGame, WriteProblem> writeGame(const GameRecord& record) { return Writer(record).write(); }

} // namespace komadai::core::json
