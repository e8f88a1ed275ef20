#include "core/base/ascii.h"
#include "core/notation/pgn.h"
#include "core/notation/pgn_dialect.h"
#include "core/notation/pgn_text.h"
#include "core/notation/pgn_values.h"
#include "core/notation/position_text.h"
#include "core/notation/record_endings.h"
#include "core/notation/record_reading.h"
#include "core/notation/san.h"
#include "core/variants/catalogue.h"
#include "core/variants/rule_options.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

namespace komadai::core {
namespace {

constexpr std::size_t LineLength = 80;

/// The rule options by which a built-in variant is usually played; null for other variants.
const std::string* usualOptionsOf(const std::string& id) {
    static const auto Options = [] {
        std::map<std::string, std::string> options;
        for (const VariantSpec& spec : builtinVariants())
            options.emplace(spec.id, formatRuleOptions(spec));
        return options;
    }();
    const auto found = Options.find(id);
    return found == Options.end() ? nullptr : &found->second;
}

/// What the format could not carry, each once.
class Losses {
public:
    void add(Loss loss) { m_losses.insert(loss); }
    void addIf(bool isLost, Loss loss) {
        if (isLost) add(loss);
    }
    std::vector<Loss> list() const { return {m_losses.begin(), m_losses.end()}; }

private:
    std::set<Loss> m_losses;
};

// --- tags

bool isTagName(std::string_view name) {
    return !name.empty() && name.size() < 256 && std::all_of(name.begin(), name.end(), [](char c) {
        return ascii::isLetter(c) || ascii::isDigit(c) || c == '_';
    });
}

class TagWriter {
public:
    TagWriter(const GameRecord& record, const pgn::Dialect& dialect, Losses& losses)
        : m_record(record), m_dialect(dialect), m_header(record.header), m_end(endOf(record)),
          m_losses(losses) {}

    std::string write() {
        writeRoster();
        writePlayers();
        writeRules();
        writeStart();
        writeEnd();
        writeLastPlayed();
        for (const auto& [name, value] : m_header.tags) {
            if (name == pgn::PlyCountTag && m_names.count(name) > 0) continue; // it is written already
            if (!isTagName(name) || m_names.count(name) > 0 || m_dialect.tagName(name).empty() ||
                isWrongPlyCount(name, value))
                m_losses.add(Loss::Tags);
            else
                add(m_dialect.tagName(name), value);
        }
        return std::move(m_text);
    }

private:
    void add(std::string_view name, std::string_view value) {
        m_text.append("[").append(name).append(" \"");
        for (const char c : value) {
            const bool isControl = static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
            m_losses.addIf(isControl, Loss::Tags);
            if (c == '"' || c == '\\') m_text += '\\';
            m_text += isControl ? ' ' : c;
        }
        m_text += "\"]\n";
    }
    /// A tag that free tags must not repeat.
    void addOwn(std::string_view pgnName, std::string_view value) {
        const std::string name = m_dialect.tagName(pgnName);
        m_names.emplace(pgnName);
        m_names.emplace(name);
        if (!name.empty()) add(name, value);
    }
    void addKnown(std::string_view name, std::string_view value) {
        if (!value.empty()) addOwn(name, value);
    }
    static std::string_view orUnknown(std::string_view value) { return value.empty() ? "?" : value; }

    const Player& player(Side side) const {
        return m_header.players[static_cast<std::size_t>(indexOf(side))];
    }

    void writeRoster() {
        const bool hasMoment = m_header.startedAt != std::chrono::sys_seconds();
        const auto moment = hasMoment ? pgn::tagsOfMoment(m_header.startedAt) : std::nullopt;
        const auto date = pgn::tagOfDate(m_header.date);
        m_losses.addIf(!date || (hasMoment && !moment), Loss::Tags);
        addOwn("Event", orUnknown(m_header.event));
        addOwn("Site", orUnknown(m_header.site));
        addOwn("Date", m_header.date.empty() && moment ? moment->date : date.value_or("????.??.??"));
        addOwn("Round", orUnknown(m_header.round));
        addOwn("White", orUnknown(writtenName(player(Side::First))));
        addOwn("Black", orUnknown(writtenName(player(Side::Second))));
        addOwn("Result", pgn::textOf(pgn::markOf(m_record.outcome)));
        if (!moment) return;
        addOwn("UTCDate", moment->date);
        addOwn("UTCTime", moment->time);
    }

    void writePlayers() {
        for (const Side side : Sides) {
            const Player& player = this->player(side);
            const std::string colour = side == Side::First ? "White" : "Black";
            addKnown(colour + "Title", player.title);
            if (player.rating) addOwn(colour + "Elo", std::to_string(*player.rating));
            if (player.computerLevel) addOwn(colour + "Level", std::to_string(*player.computerLevel));
            if (player.engineTime) addOwn(colour + "MoveTime", std::to_string(player.engineTime->count()));
        }
        const auto& clocks = m_header.clocks;
        if (clocks[0] == clocks[1]) {
            if (clocks[0].isTimed()) addOwn("TimeControl", pgn::tagOfTimeControl(clocks[0]));
            return;
        }
        addOwn("WhiteTimeControl", pgn::tagOfTimeControl(clocks[0]));
        addOwn("BlackTimeControl", pgn::tagOfTimeControl(clocks[1]));
    }

    void writeRules() {
        addKnown("Annotator", m_header.annotator);
        addKnown("Source", m_header.source);
        const VariantSpec& spec = m_record.tree.spec();
        if (spec.id != m_dialect.madeFor) addOwn("Variant", spec.id);
        const std::string options = formatRuleOptions(spec);
        const std::string* usual = usualOptionsOf(spec.id);
        if (!usual || *usual != options) addOwn("RuleOptions", options);
    }

    void writeStart() {
        const VariantSpec& spec = m_record.tree.spec();
        Setup setup = m_record.tree.start().toSetup();
        setup.quietPlies = m_record.tree.quietPliesAtStart();
        if (setup == spec.start) return;
        const std::string text = m_dialect.isFenSfen ? sfen::format(setup, spec) : fen::format(setup, spec);
        addOwn("SetUp", "1");
        addOwn("FEN", text);
        const auto read = parsePosition(text, spec);
        if (!read || read.value().plyNumber != setup.plyNumber)
            addOwn("StartPly", std::to_string(setup.plyNumber));
        if (!read || read.value().quietPlies != setup.quietPlies)
            addOwn("QuietPlies", std::to_string(setup.quietPlies));
    }

    void writeEnd() {
        const auto& outcome = m_record.outcome;
        const auto known = std::find_if(m_header.tags.begin(), m_header.tags.end(),
                                        [](const auto& tag) { return tag.first == "Termination"; });
        std::string termination = known == m_header.tags.end() ? std::string() : known->second;
        if (termination.empty()) {
            termination = standardTermination();
            if (!termination.empty()) addOwn("Termination", termination);
        }
        if (!outcome || pgn::likelyOutcome(outcome->winner, termination, m_record.tree, m_end) == *outcome)
            return;
        addOwn("EndReason", pgn::textOf(outcome->reason));
    }

    /// Where the main line goes on after the end of the game, the number of its plies tells. There is no word for a game that ended in a
    /// variation.
    void writeLastPlayed() {
        const GameTree& tree = m_record.tree;
        if (m_end == tree.mainLineEnd()) return;
        const bool isTold = tree.isMainLine(m_end) && !m_dialect.tagName(pgn::PlyCountTag).empty();
        m_losses.addIf(!isTold, Loss::LastMove);
        if (isTold) addOwn(pgn::PlyCountTag, std::to_string(tree.depth(m_end)));
    }

    /// Whether a free tag would tell a reader that the game ended before the end of the main line.
    bool isWrongPlyCount(std::string_view name, std::string_view value) const {
        return name == pgn::PlyCountTag && pgn::lastPlayed(value, m_record.tree);
    }

    /// A word of the specification; empty where nothing needs to be said.
    std::string standardTermination() const {
        const auto& outcome = m_record.outcome;
        if (!outcome) return pgn::outcomeByRules(m_record.tree, m_end) ? "unterminated" : "";
        if (outcome->reason == EndReason::Time) return "time forfeit";
        if (outcome->reason == EndReason::Adjudication) return "adjudication";
        if (outcome->reason == EndReason::Unknown) return "";
        return "normal";
    }

    const GameRecord& m_record;
    const pgn::Dialect& m_dialect;
    const RecordHeader& m_header;
    NodeId m_end; ///< of the game
    Losses& m_losses;
    std::string m_text;
    std::set<std::string, std::less<>> m_names;
};

// --- moves

/// Joins words to lines.
class LineWriter {
public:
    void word(std::string_view word) {
        const bool fits = m_length + 1 + word.size() <= LineLength;
        // such a line would be an escape or look like a tag
        const bool mayBegin = !word.starts_with('%') && !word.starts_with('[');
        if (m_length > 0) {
            if (fits || !mayBegin)
                put(" ");
            else
                newLine();
        }
        put(word);
    }
    void put(std::string_view text) {
        m_text += text;
        const std::size_t lineBreak = text.rfind('\n');
        m_length = lineBreak == std::string_view::npos ? m_length + text.size() : text.size() - lineBreak - 1;
    }
    void newLine() { put("\n"); }
    void endLine() {
        if (m_length > 0) newLine();
    }
    std::string take() { return std::move(m_text); }

private:
    std::string m_text;
    std::size_t m_length = 0; ///< of the last line, in bytes
};

class MovesWriter {
public:
    MovesWriter(const GameRecord& record, const pgn::Dialect& dialect, Losses& losses)
        : m_tree(record.tree), m_dialect(dialect), m_losses(losses) {}

    std::string write() {
        writeRoot();
        m_tasks.push_back({Task::Continue, GameTree::root()});
        while (!m_tasks.empty()) {
            const auto [task, node] = m_tasks.back();
            m_tasks.pop_back();
            switch (task) {
            case Task::Continue: addChildren(node); break;
            case Task::Variation: openVariation(node); break;
            case Task::Close: closeVariation(); break;
            }
        }
        return m_out.take();
    }

private:
    enum class Task {
        Continue,  ///< the children of the node, and what follows them
        Variation, ///< from the node on
        Close,
    };

    void writeRoot() {
        Annotations notes = m_tree.annotations(GameTree::root());
        if (!notes.before.empty()) {
            m_losses.add(Loss::CommentsBefore);
            notes.after = notes.after.empty() ? notes.before : notes.before + "\n\n" + notes.after;
        }
        writeNotes(notes, {}, m_tree.start().sideToMove());
    }

    void addChildren(NodeId node) {
        const auto children = m_tree.children(node);
        if (children.empty()) return;
        writeMove(children.front());
        m_tasks.push_back({Task::Continue, children.front()});
        for (std::size_t i = children.size(); i-- > 1;)
            m_tasks.push_back({Task::Variation, children[i]});
    }

    void openVariation(NodeId node) {
        m_prefix = "(";
        m_needsNumber = true;
        writeMove(node);
        m_tasks.push_back({Task::Close, node});
        m_tasks.push_back({Task::Continue, node});
    }

    void closeVariation() {
        m_out.put(")");
        m_needsNumber = true;
    }

    void writeMove(NodeId node) {
        const AnyPosition before = m_tree.position(*m_tree.parent(node));
        const Annotations& notes = m_tree.annotations(node);
        const bool isFirst = before.sideToMove() == Side::First;
        if (isFirst || m_needsNumber || !notes.before.empty())
            word(std::to_string((before.plyNumber() + 1) / 2) + (isFirst ? "." : "..."));
        if (!notes.before.empty()) writeComment(notes.before, {});
        word(m_dialect.format(m_tree.move(node), before));
        m_needsNumber = false;
        writeNotes(notes, m_tree.times(node), opponent(before.sideToMove()));
    }

    void word(const std::string& text) { m_out.word(std::exchange(m_prefix, {}) + text); }

    /// `mover`  the side to move in the position.
    void writeNotes(const Annotations& notes, const MoveTimes& times, Side mover) {
        m_losses.addIf(notes.bookmark.has_value(), Loss::Bookmarks);
        for (const Glyph glyph : notes.glyphs)
            word('$' + std::to_string(numberOf(glyph)));
        std::string commands = commandOf(notes.evaluations, mover);
        if (times.clock) commands += "[%clk " + pgn::textOfDuration(*times.clock) + ']';
        if (times.used) commands += "[%emt " + pgn::textOfDuration(*times.used) + ']';
        commands += commandsOf(notes.drawings);
        writeComment(notes.after, commands);
    }

    std::string commandOf(const std::vector<Evaluation>& evaluations, Side mover) {
        if (evaluations.empty()) return {};
        const auto deepest = std::max_element(evaluations.begin(), evaluations.end(),
                                              [](const auto& a, const auto& b) { return a.depth < b.depth; });
        const std::string text = pgn::textOfEvaluation(*deepest, mover);
        const auto read = pgn::evaluationFrom(text, mover);
        m_losses.addIf(evaluations.size() > 1 || !read || !(*read == *deepest), Loss::Evaluations);
        return read ? "[%eval " + text + ']' : std::string();
    }

    /// Arrows and circles in their order.
    std::string commandsOf(const std::vector<Drawing>& drawings) const {
        std::string text;
        for (std::size_t i = 0; i < drawings.size(); ++i) {
            const bool continues = i > 0 && drawings[i - 1].isCircle() == drawings[i].isCircle();
            if (continues)
                text.back() = ',';
            else
                text += drawings[i].isCircle() ? "[%csl " : "[%cal ";
            text += pgn::textOfDrawing(drawings[i], m_tree.spec().size) + ']';
        }
        return text;
    }

    /// Whether a comment in braces would be read as it is.
    static bool fitsBraces(const std::string& text) {
        return text.find('}') == std::string::npos && text.find("[%") == std::string::npos &&
               text.find("\n[") == std::string::npos && !pgn::isBlank(text.front()) &&
               !pgn::isBlank(text.back()) && !pgn::engineCommentFrom(text);
    }

    void writeComment(const std::string& raw, const std::string& commands) {
        const std::string text = withPlainLineEnds(raw);
        const bool isInBraces = text.empty() || fitsBraces(text);
        if (!commands.empty() || (isInBraces && !text.empty()))
            writeBraces(commands, isInBraces ? text : std::string());
        if (!isInBraces) writeLines(text);
        m_needsNumber = m_needsNumber || !commands.empty() || !text.empty();
    }

    /// Lines break at single blanks. A line break of the text becomes two.
    void writeBraces(const std::string& commands, const std::string& text) {
        std::string next = '{' + commands;
        if (!commands.empty() && !text.empty()) next += ' ';
        for (std::size_t i = 0; i < text.size(); ++i) {
            const bool isLone = text[i] == ' ' && !pgn::isBlank(text[i - 1]) && !pgn::isBlank(text[i + 1]);
            if (isLone) {
                word(std::exchange(next, {}));
            } else {
                next += text[i];
                if (text[i] == '\n' && text[i + 1] != '\n') next += '\n';
            }
        }
        word(next + '}');
    }

    void writeLines(const std::string& text) {
        if (!m_prefix.empty()) word({});
        std::size_t start = 0;
        while (true) {
            const std::size_t end = std::min(text.find('\n', start), text.size());
            m_out.word("; " + text.substr(start, end - start));
            m_out.newLine();
            if (end == text.size()) return;
            start = end + 1;
        }
    }

    const GameTree& m_tree;
    const pgn::Dialect& m_dialect;
    Losses& m_losses;
    LineWriter m_out;
    std::string m_prefix; ///< `(` before the next word
    bool m_needsNumber = true;
    struct Step {
        Task task;
        NodeId node;
    };
    std::vector<Step> m_tasks;
};

} // namespace

const pgn::Dialect& pgn::standard() {
    static constexpr Dialect Standard{"chess", [](GameText&, const ReadOptions&) {}, san::parse, san::format,
                                      [](std::string_view name) { return std::string(name); }};
    return Standard;
}

Result<WrittenGame, WriteProblem> pgn::writeGame(const GameRecord& record, const Dialect& dialect) {
    Losses losses;
    std::string text = TagWriter(record, dialect, losses).write() + '\n';
    std::string moves = MovesWriter(record, dialect, losses).write();
    if (!moves.empty() && moves.back() != '\n') moves += ' ';
    text += moves;
    text.append(pgn::textOf(pgn::markOf(record.outcome))).append("\n\n");
    return WrittenGame{std::move(text), losses.list()};
}

Result<WrittenGame, WriteProblem> writePgn(const GameRecord& record) {
    return pgn::writeGame(record, pgn::standard());
}

} // namespace komadai::core
