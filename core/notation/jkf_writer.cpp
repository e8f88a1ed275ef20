#include "core/notation/csa_words.h"
#include "core/notation/japanese_text.h"
#include "core/notation/jkf.h"
#include "core/notation/jkf_words.h"
#include "core/notation/kif_evaluation.h"
#include "core/notation/kif_header.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace komadai::core::jkf {
namespace {

using OrderedJson = nlohmann::ordered_json;

std::string textOf(const OrderedJson& value) {
    return value.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

int numberOf(Side side) { return indexOf(side); }

class Writer {
public:
    explicit Writer(const GameRecord& record)
        : m_record(record), m_header(record.header), m_tree(record.tree), m_spec(record.tree.spec()),
          m_end(endOf(record)), m_names(m_spec),
          m_losses(lossesOf(record, {Loss::Variations, Loss::Comments, Loss::Bookmarks, Loss::Evaluations,
                                     Loss::Times, Loss::Tags, Loss::Moves, Loss::Result, Loss::Header,
                                     Loss::TimeControl})) {}

    WrittenGame write() {
        m_ending = endingOf(m_record, &EndingWord::csa);
        m_endText = endText();
        if (!isEndReadBack(m_record, m_ending)) addLoss(m_losses, Loss::LastMove);
        std::string text =
            "{\"header\":" + textOf(header()) + ",\"initial\":" + textOf(initial()) + ",\"moves\":[";
        text += textOf(notesOf(GameTree::root(), OrderedJson::object()));
        writeLines(text);
        return {text + "]}\n", std::move(m_losses)};
    }

private:
    // --- before the moves

    OrderedJson header() {
        OrderedJson object = OrderedJson::object();
        if (m_spec.id != MadeFor) object[std::string(kif::VariantKey)] = m_spec.id;
        const auto isWrittenElsewhere = [this](std::string_view tag) {
            return tag == TerminationTag && m_ending && !m_ending->termination.empty() &&
                   isEndReadBack(m_record, m_ending);
        };
        const auto facts = kif::factsOf(m_header, kif::SideWords, isWrittenElsewhere, m_losses);
        for (const auto& [key, value] : facts) {
            if (kif::sideNamed(key) && value.empty()) continue;
            if (object.contains(key)) addLoss(m_losses, Loss::Tags);
            object[key] = value;
        }
        return object;
    }

    OrderedJson initial() const {
        const Setup setup = m_tree.start().toSetup();
        const std::string_view name =
            m_spec.id == MadeFor ? kif::nameOfStart(setup, m_spec) : std::string_view();
        for (const auto& [preset, kifName] : Starts)
            if (kifName == name) return {{"preset", preset}};
        return {{"preset", OtherStart}, {"data", dataOf(setup)}};
    }

    OrderedJson dataOf(const Setup& setup) const {
        OrderedJson board = OrderedJson::array();
        for (int file = m_spec.size.files - 1; file >= 0; --file) {
            OrderedJson column = OrderedJson::array();
            for (int rank = 0; rank < m_spec.size.ranks; ++rank) {
                const auto& piece = setup.at(m_spec.size.square(file, rank));
                OrderedJson place = OrderedJson::object();
                if (piece) {
                    place["color"] = numberOf(piece->side);
                    place["kind"] = codeOf(piece->type);
                }
                column.push_back(std::move(place));
            }
            board.push_back(std::move(column));
        }
        return {{"color", numberOf(setup.sideToMove)},
                {"board", std::move(board)},
                {"hands", {handOf(setup.hand(Side::First)), handOf(setup.hand(Side::Second))}}};
    }

    OrderedJson handOf(const Hand& hand) const {
        OrderedJson object = OrderedJson::object();
        for (std::size_t i = 0; i < m_spec.pieces.size(); ++i) {
            const PieceType type = pieceTypeAt(static_cast<int>(i));
            if (!m_spec.mayDrop(type) || m_spec.piece(type).promotedFrom) continue;
            object[std::string(codeOf(type))] = hand.count(type);
        }
        return object;
    }

    std::string_view codeOf(PieceType type) const { return csa::codeOf(m_spec.piece(type).letters); }

    // --- moves

    /// A step of writing: a text, or the line from a node on.
    struct Task {
        std::string_view text;
        std::optional<NodeId> line;
    };

    void writeLines(std::string& text) {
        std::vector<Task> tasks;
        const auto addForks = [&](const std::vector<NodeId>& children, std::size_t first) {
            tasks.push_back({"]}", {}});
            for (std::size_t i = children.size(); i-- > first;) {
                tasks.push_back({"]", {}});
                tasks.push_back({{}, children[i]});
                tasks.push_back({i > first ? ",[" : "[", {}});
            }
        };
        const auto addLine = [&](NodeId node) {
            const auto next = m_tree.firstChild(node);
            if (node == m_end) {
                if (next) addForks(m_tree.children(node), 0);
                tasks.push_back({m_endText, {}});
            } else if (next) {
                tasks.push_back({{}, *next});
                tasks.push_back({",", {}});
            }
        };
        addLine(GameTree::root());
        while (!tasks.empty()) {
            const Task task = tasks.back();
            tasks.pop_back();
            text += task.text;
            if (!task.line) continue;
            const NodeId node = *task.line;
            text += textOf(elementOf(node));
            const NodeId parent = *m_tree.parent(node);
            const auto siblings = m_tree.children(parent);
            const bool hasForks = parent != m_end && siblings.front() == node && siblings.size() > 1;
            if (!hasForks) {
                addLine(node);
                continue;
            }
            text.back() = ','; // instead of the bracket
            text += "\"forks\":[";
            addLine(node); // comes after the forks
            addForks(siblings, 1);
        }
    }

    OrderedJson elementOf(NodeId node) {
        const NodeId parent = *m_tree.parent(node);
        const AnyPosition position = m_tree.position(parent);
        OrderedJson element{{"move", moveOf(node, parent, position)}};
        if (const auto used = m_tree.timeUsed(node)) element["time"] = {{"now", timeOf(*used)}};
        return notesOf(node, std::move(element));
    }

    OrderedJson moveOf(NodeId node, NodeId parent, const AnyPosition& position) const {
        const Move move = m_tree.move(node);
        const Square to = destinationOf(move);
        const auto* board = std::get_if<BoardMove>(&move);
        OrderedJson object{{"color", numberOf(position.sideToMove())}};
        if (board) object["from"] = placeOf(board->from);
        object["to"] = placeOf(to);
        object["piece"] = codeOf(board ? position.pieceAt(board->from)->type : std::get<Drop>(move).piece);
        if (parent != GameTree::root() && destinationOf(m_tree.move(parent)) == to) object["same"] = true;
        const std::string words = japanese::wordsOf(move, position);
        if (words.ends_with("成")) object["promote"] = !words.ends_with("不成");
        if (const auto taken = position.pieceAt(to)) object["capture"] = codeOf(taken->type);
        std::string relative;
        for (const auto& [letter, word] : Relatives)
            if (words.find(word) != std::string::npos) relative += letter;
        if (!relative.empty()) object["relative"] = relative;
        return object;
    }

    OrderedJson placeOf(Square square) const {
        return {{"x", m_spec.size.files - m_spec.size.fileOf(square)}, {"y", m_spec.size.rankOf(square) + 1}};
    }

    OrderedJson timeOf(std::chrono::milliseconds time) {
        const auto seconds = time.count() / 1000;
        if (time.count() % 1000 != 0) addLoss(m_losses, Loss::Times);
        OrderedJson object = OrderedJson::object();
        if (seconds >= 3600) object["h"] = seconds / 3600;
        object["m"] = seconds / 60 % 60;
        object["s"] = seconds % 60;
        return object;
    }

    /// Adds the notes on a node as comments, and the comments before the moves from there.
    OrderedJson notesOf(NodeId node, OrderedJson element) {
        OrderedJson comments = OrderedJson::array();
        const Annotations& notes = m_tree.annotations(node);
        addLines(comments, notes.after);
        for (const NodeId child : m_tree.children(node))
            addLines(comments, m_tree.annotations(child).before);
        if (!notes.evaluations.empty()) {
            std::optional<Square> before;
            if (node != GameTree::root()) before = destinationOf(m_tree.move(node));
            const AnyPosition position = m_tree.position(node);
            for (std::string& line :
                 kif::evaluationLines(notes.evaluations, {position, before, m_names}, m_losses))
                comments.push_back(std::move(line));
        }
        if (notes.bookmark) comments.push_back('&' + oneLine(*notes.bookmark));
        if (!comments.empty()) element["comments"] = std::move(comments);
        return element;
    }

    /// The lines of a comment, added to a list. A line that would be read as a bookmark gets a blank before it.
    void addLines(OrderedJson& list, const std::string& text) {
        const std::string plain = withPlainLineEnds(text);
        std::string_view comment = plain;
        for (bool goesOn = !comment.empty(); goesOn;) {
            const std::size_t end = std::min(comment.find('\n'), comment.size());
            const std::string_view line = comment.substr(0, end);
            if (line.starts_with('&')) addLoss(m_losses, Loss::Comments);
            list.push_back((line.starts_with('&') ? " " : "") + kif::plainCommentLine(line, m_losses));
            goesOn = end < comment.size();
            comment.remove_prefix(std::min(end + 1, comment.size()));
        }
    }

    /// What follows the last move of the game: the element that says how it ended, up to the first of the moves that follow all the same.
    /// Empty where there is neither.
    std::string endText() {
        OrderedJson element = OrderedJson::object();
        if (m_ending || m_record.outcome)
            if (auto name = csa::endingText(m_record, m_ending, m_tree.position(m_end), m_losses);
                !name.empty())
                element["special"] = std::move(name);
        const bool goesOn = m_tree.firstChild(m_end).has_value();
        if (goesOn) element["forks"] = OrderedJson::array();
        if (element.empty()) return {};
        std::string text = ',' + textOf(element);
        if (goesOn) text.resize(text.size() - std::string_view("]}").size());
        return text;
    }

    const GameRecord& m_record;
    const RecordHeader& m_header;
    const GameTree& m_tree;
    const VariantSpec& m_spec;
    NodeId m_end; ///< of the game
    kif::PieceNames m_names;
    std::vector<Loss> m_losses;
    const EndingWord* m_ending = nullptr;
    std::string m_endText;
};

} // namespace

Result<WrittenGame, WriteProblem> writeGame(const GameRecord& record) {
    const VariantSpec& spec = record.tree.spec();
    if (!csa::serves(spec) || !japanese::canWrite(spec)) return WriteProblem::Variant;
    return Writer(record).write();
}

} // namespace komadai::core::jkf
