#include "core/notation/kif.h"

#include "core/notation/japanese_text.h"
#include "core/notation/kif_evaluation.h"
#include "core/notation/kif_header.h"
#include "core/notation/kif_words.h"
#include "core/notation/record_endings.h"
#include "core/notation/record_reading.h"

#include <algorithm>
#include <cstdio>

namespace komadai::core::kif {
namespace {

constexpr std::string_view Ruler = "手数----指手---------消費時間--\n";

/// How the moves are written.
enum class Moves {
    Kif, ///< with numbers, origins and times
    Ki2, ///< as people say them
};

class Writer {
public:
    Writer(const GameRecord& record, Moves moves)
        : m_record(record), m_header(record.header), m_tree(record.tree), m_spec(record.tree.spec()),
          m_end(endOf(record)), m_names(m_spec), m_isShort(moves == Moves::Ki2),
          m_losses(lossesOf(record,
                            {Loss::Variations, Loss::Comments, Loss::CommentsBefore, Loss::Bookmarks,
                             Loss::Evaluations, m_isShort ? Loss::Variations : Loss::Times, Loss::Tags,
                             Loss::Moves, Loss::Result, Loss::Header, Loss::TimeControl, Loss::PlyNumber})) {}

    WrittenGame writePosition() {
        if (m_spec.id != MadeFor) fact(VariantKey, m_spec.id);
        writeBoard(m_tree.start().toSetup());
        auto losses = lossesOf(m_record, {Loss::PlyNumber});
        const bool hasMoves = std::find(losses.begin(), losses.end(), Loss::Moves) != losses.end();
        if (hasMoves && m_record.outcome) addLoss(losses, Loss::Result);
        return {std::move(m_text), std::move(losses)};
    }

    WrittenGame write() {
        m_ending = endingOf(m_record, &EndingWord::kif);
        if (!isEndReadBack(m_record, m_isShort ? nullptr : m_ending)) addLoss(m_losses, Loss::LastMove);
        writeStart();
        writeHeader();
        if (!m_isShort) m_text += Ruler;
        writeNotes(GameTree::root());
        writeLine(GameTree::root());
        while (!m_branches.empty()) {
            const NodeId branch = m_branches.back();
            m_branches.pop_back();
            m_text += "\n変化：" + std::to_string(m_tree.depth(branch)) + "手\n";
            writeComment(m_tree.annotations(branch).before);
            writeLine(branch);
        }
        return {std::move(m_text), std::move(m_losses)};
    }

private:
    void fact(std::string_view key, const std::string& value) {
        m_text.append(key).append("：") += oneLine(value) + '\n';
    }

    // --- before the moves

    void writeStart() {
        const Setup setup = m_tree.start().toSetup();
        const std::string_view name = nameOfStart(setup, m_spec);
        m_sides = name.empty() || name == UsualStart ? SideWords : HandicapSideWords;
        if (m_spec.id != MadeFor) fact(VariantKey, m_spec.id);
        fact(Keys.handicap, std::string(name.empty() ? OtherStart : name));
        if (name.empty()) writeBoard(setup);
    }

    void writeHand(const Setup& setup, Side side) {
        std::string text;
        for (std::size_t i = m_spec.pieces.size(); i > 0; --i) {
            const PieceType type = pieceTypeAt(static_cast<int>(i - 1));
            const int count = setup.hand(side).count(type);
            if (count == 0) continue;
            text += m_names.onBoards(type) + (count > 1 ? kanjiNumber(count) : std::string()) + "　";
        }
        fact(std::string(sideWord(side)) + "の持駒", text.empty() ? "なし" : text);
    }

    void writeBoard(const Setup& setup) {
        const BoardSize size = m_spec.size;
        static constexpr std::array<std::string_view, 9> Digits{"１", "２", "３", "４", "５",
                                                                "６", "７", "８", "９"};
        static constexpr std::array<std::string_view, 9> Ranks{"一", "二", "三", "四", "五",
                                                               "六", "七", "八", "九"};
        const std::string edge = '+' + std::string(static_cast<std::size_t>(3 * size.files), '-') + "+\n";
        writeHand(setup, Side::Second);
        m_text += ' ';
        for (int file = size.files; file > 0; --file)
            m_text.append(" ").append(Digits[static_cast<std::size_t>(file - 1)]);
        m_text += '\n' + edge;
        for (int rank = 0; rank < size.ranks; ++rank) {
            m_text += '|';
            for (int file = 0; file < size.files; ++file) {
                const auto& piece = setup.at(size.square(file, rank));
                m_text += piece && piece->side == Side::Second ? 'v' : ' ';
                m_text += piece ? m_names.onBoards(piece->type) : "・";
            }
            m_text.append("|").append(Ranks[static_cast<std::size_t>(rank)]) += '\n';
        }
        m_text += edge;
        writeHand(setup, Side::First);
        if (setup.plyNumber > 1) m_text += "手数＝" + std::to_string(setup.plyNumber - 1) + '\n';
        m_text.append(sideWord(setup.sideToMove)) += "番\n";
    }

    std::string_view sideWord(Side side) const { return m_sides[static_cast<std::size_t>(indexOf(side))]; }

    void writeHeader() {
        const auto isWrittenElsewhere = [this](std::string_view tag) {
            if (!m_ending) return false;
            if (tag == TerminationTag)
                return !m_ending->termination.empty() &&
                       isEndReadBack(m_record, m_isShort ? nullptr : m_ending);
            return tag == EndingTimeTag && !m_isShort && m_tree.isMainLine(m_end) && endingTime();
        };
        for (const auto& [key, value] : factsOf(m_header, m_sides, isWrittenElsewhere, m_losses))
            fact(key, value);
    }

    // --- moves

    /// Writes the moves from a node on along the first children, up to the end of the game, and notes the variations from there, so that
    /// the one that branches off last is written next.
    void writeLine(NodeId from) {
        auto line = m_tree.lineThrough(from);
        const auto end = std::find(line.begin(), line.end(), m_end);
        const bool hasEnd = end != line.end() && m_tree.depth(from) <= m_tree.depth(m_end);
        if (hasEnd) line.erase(end + 1, line.end());
        auto first = static_cast<std::size_t>(m_tree.depth(from));
        m_totals.resize(std::max<std::size_t>(first, 1));
        if (first == 0) first = 1;
        for (std::size_t depth = first; depth < line.size(); ++depth)
            writeMove(line[depth - 1], line[depth],
                      depth > 1 ? std::optional(line[depth - 2]) : std::nullopt);
        endLine();
        if (hasEnd) writeEnding();
        for (std::size_t depth = first; depth < line.size(); ++depth) {
            if (line[depth] == from) continue; // its siblings are noted already
            const auto siblings = m_tree.children(line[depth - 1]);
            m_branches.insert(m_branches.end(), siblings.rbegin(), siblings.rend() - 1);
        }
        if (!hasEnd) return;
        const auto further = m_tree.children(m_end);
        m_branches.insert(m_branches.end(), further.rbegin(), further.rend());
    }

    void writeMove(NodeId parent, NodeId node, std::optional<NodeId> grandparent) {
        const AnyPosition position = m_tree.position(parent);
        std::optional<Square> before;
        if (grandparent) before = destinationOf(m_tree.move(parent));
        if (m_isShort) {
            addToLine(japanese::format(m_tree.move(node), position, before));
            return writeNotes(node);
        }
        const int depth = m_tree.depth(node);
        m_text += numberText(depth) + moveText(m_tree.move(node), position, before, m_names);
        writeTime(node, static_cast<std::size_t>(depth));
        const bool hasSiblings = m_tree.childCount(parent) > 1;
        m_text += hasSiblings && m_tree.nextSibling(node) ? "+\n" : "\n";
        writeNotes(node);
    }

    static std::string numberText(int number) {
        std::array<char, 16> text{};
        std::snprintf(text.data(), text.size(), "%4d ", number);
        return text.data();
    }

    /// A move of KI2. All of its characters are as wide as two blanks.
    void addToLine(const std::string& move) {
        constexpr int MostInLine = 6;
        constexpr std::size_t Width = 12;
        if (m_inLine == MostInLine) endLine();
        if (m_inLine > 0) m_text.append(Width - std::min(Width - 1, m_lastWidth), ' ');
        m_text += move;
        m_lastWidth = 2 * static_cast<std::size_t>(std::count_if(move.begin(), move.end(),
                                                                 [](char c) { return (c & 0xc0) != 0x80; }));
        ++m_inLine;
    }
    void endLine() {
        if (m_inLine > 0) m_text += '\n';
        m_inLine = 0;
    }

    void writeTime(NodeId node, std::size_t depth) {
        std::chrono::seconds total{};
        if (depth >= 2) total = m_totals[depth - 2];
        const auto used = m_tree.timeUsed(node);
        if (used) {
            const auto whole = std::chrono::floor<std::chrono::seconds>(*used);
            if (whole != *used) addLoss(m_losses, Loss::Times);
            total += whole;
            m_text += timeText(whole, total);
        }
        m_totals.push_back(total);
    }

    static std::string timeText(std::chrono::seconds time, std::chrono::seconds total) {
        std::array<char, 64> text{};
        std::snprintf(text.data(), text.size(), "   (%2lld:%02lld/%02lld:%02lld:%02lld)",
                      static_cast<long long>(time.count() / 60), static_cast<long long>(time.count() % 60),
                      static_cast<long long>(total.count() / 3600),
                      static_cast<long long>(total.count() / 60 % 60),
                      static_cast<long long>(total.count() % 60));
        return text.data();
    }

    /// The tag as whole seconds; none if it is none, or in another form.
    std::optional<std::chrono::seconds> endingTime() const {
        const std::string tag = tagOf(m_header, EndingTimeTag).value_or(std::string());
        std::string_view text = tag;
        const auto time = takeSeconds(text);
        if (!time || formatSeconds(*time) != tag || time->count() % 1000 != 0 || time->count() == 0)
            return std::nullopt;
        return std::chrono::duration_cast<std::chrono::seconds>(*time);
    }

    void writeEnding() {
        const AnyPosition position = m_tree.position(m_end);
        const int plies = m_tree.depth(m_end);
        if (m_ending && !m_isShort) {
            m_text += numberText(plies + 1) + std::string(m_ending->kif);
            const auto time = endingTime();
            const auto before = m_totals.size() >= 2 ? m_totals[m_totals.size() - 2] : std::chrono::seconds{};
            if (time) m_text += timeText(*time, before + *time);
            m_text += '\n';
        }
        const auto& outcome = m_record.outcome;
        if (m_isShort ? outcome || m_ending : outcome.has_value())
            m_text +=
                "まで" + std::to_string(plies) + "手で" + (m_isShort ? shortEnding() : longEnding()) + '\n';
        if (outcome && !isReadBack(*outcome, outcomeIn(position))) addLoss(m_losses, Loss::EndReason);
    }

    /// Whether a reader understands how the game ended. Where no word tells it, the rules do, or what a reader assumes.
    bool isReadBack(const Outcome& outcome, const std::optional<Outcome>& byRules) const {
        const EndReason assumed = !m_isShort       ? EndReason::Unknown
                                  : outcome.winner ? EndReason::Resignation
                                                   : EndReason::Agreement;
        const bool hasWord = m_ending && (!m_isShort || m_ending->reason != assumed);
        if (hasWord) return true;
        return byRules ? outcome == byRules : outcome.reason == assumed;
    }

    std::string winnerText() const { return std::string(sideWord(*m_record.outcome->winner)) + "の勝ち"; }

    /// After the word for the end.
    std::string longEnding() const {
        if (m_record.outcome->winner) return winnerText();
        const bool isKnown =
            m_ending && (m_ending->reason == EndReason::Repetition || m_ending->reason == EndReason::Impasse);
        return isKnown ? std::string(m_ending->kif) : "引き分け";
    }

    /// In the place of a word for the end.
    std::string shortEnding() const {
        const auto& outcome = m_record.outcome;
        if (!m_ending) return outcome->winner ? winnerText() : "引き分け";
        if (m_ending->winner == EndingWord::Winner::None || m_ending->reason == EndReason::Checkmate)
            return std::string(m_ending->kif);
        if (m_ending->reason == EndReason::Time) return "時間切れにより" + winnerText();
        if (m_ending->reason == EndReason::Resignation) return winnerText();
        const bool isOfLoser = m_ending->kif.ends_with("負け") || m_ending->kif.ends_with("敗");
        const Side side = isOfLoser ? opponent(*outcome->winner) : *outcome->winner;
        return std::string(sideWord(side)) + "の" + std::string(m_ending->kif);
    }

    // --- notes

    void writeNotes(NodeId node) {
        const Annotations& notes = m_tree.annotations(node);
        writeComment(notes.after);
        if (const auto next = m_tree.firstChild(node); next && node != m_end) {
            const std::string& before = m_tree.annotations(*next).before;
            if (!before.empty()) addLoss(m_losses, Loss::CommentsBefore);
            writeComment(before);
        }
        std::optional<Square> before;
        if (node != GameTree::root()) before = destinationOf(m_tree.move(node));
        if (!notes.evaluations.empty()) {
            const AnyPosition position = m_tree.position(node);
            for (const std::string& line :
                 evaluationLines(notes.evaluations, {position, before, m_names}, m_losses))
                writeCommentLine(line);
        }
        if (!notes.bookmark) return;
        endLine();
        m_text += '&' + oneLine(*notes.bookmark) + '\n';
    }

    void writeCommentLine(const std::string& line) {
        endLine();
        m_text += '*' + line + '\n';
    }

    void writeComment(const std::string& text) {
        const std::string plain = withPlainLineEnds(text);
        std::string_view comment = plain;
        bool goesOn = !comment.empty();
        while (goesOn) {
            const std::size_t end = std::min(comment.find('\n'), comment.size());
            writeCommentLine(plainCommentLine(comment.substr(0, end), m_losses));
            goesOn = end < comment.size();
            comment.remove_prefix(std::min(end + 1, comment.size()));
        }
    }

    const GameRecord& m_record;
    const RecordHeader& m_header;
    const GameTree& m_tree;
    const VariantSpec& m_spec;
    NodeId m_end; ///< of the game
    PieceNames m_names;
    bool m_isShort;
    std::vector<Loss> m_losses;
    const EndingWord* m_ending = nullptr;
    std::array<std::string_view, SideCount> m_sides = SideWords;
    std::vector<std::chrono::seconds> m_totals; ///< by depth along the present line: used by the mover so far
    std::vector<NodeId> m_branches;             ///< to be written, the next one last
    int m_inLine = 0;                           ///< moves of KI2 in the present line
    std::size_t m_lastWidth = 0;                ///< of the last one, in columns
    std::string m_text;
};

} // namespace

Result<WrittenGame, WriteProblem> writeGame(const GameRecord& record) {
    if (!canWrite(record.tree.spec())) return WriteProblem::Variant;
    return Writer(record, Moves::Kif).write();
}

Result<WrittenGame, WriteProblem> writeShortGame(const GameRecord& record) {
    if (!canWrite(record.tree.spec())) return WriteProblem::Variant;
    return Writer(record, Moves::Ki2).write();
}

Result<WrittenGame, WriteProblem> writePosition(const GameRecord& record) {
    if (!canWrite(record.tree.spec())) return WriteProblem::Variant;
    return Writer(record, Moves::Kif).writePosition();
}

} // namespace komadai::core::kif
