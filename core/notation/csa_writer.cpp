#include "core/notation/csa.h"

#include "core/board/setup.h"
#include "core/notation/csa_words.h"
#include "core/notation/kif_evaluation.h"
#include "core/notation/record_reading.h"

#include <algorithm>
#include <array>

namespace komadai::core::csa {
namespace {

std::string squareText(Square square, BoardSize size) {
    return std::to_string(size.files - size.fileOf(square)) + std::to_string(size.rankOf(square) + 1);
}

char signOf(Side side) { return side == Side::First ? '+' : '-'; }

std::string moveText(const Move& move, const AnyPosition& position) {
    const VariantSpec& spec = position.spec();
    std::string text(1, signOf(position.sideToMove()));
    if (const auto* drop = std::get_if<Drop>(&move))
        return text + "00" + squareText(drop->to, spec.size) +
               std::string(codeOf(spec.piece(drop->piece).letters));
    const auto& board = std::get<BoardMove>(move);
    const PieceType type = board.promotion.value_or(position.pieceAt(board.from)->type);
    return text + squareText(board.from, spec.size) + squareText(board.to, spec.size) +
           std::string(codeOf(spec.piece(type).letters));
}

std::optional<std::string> timesText(const TimeControl& control) {
    if (control.periods > 1) return std::nullopt;
    return formatSeconds(control.main) + '+' + formatSeconds(control.period) + '+' +
           formatSeconds(control.increment);
}

class Writer {
public:
    explicit Writer(const GameRecord& record)
        : m_record(record), m_header(record.header), m_tree(record.tree),
          m_losses(lossesOf(record, {Loss::Moves, Loss::Result, Loss::Header, Loss::Tags, Loss::Comments,
                                     Loss::Times, Loss::Evaluations, Loss::TimeControl})) {}

    WrittenGame write() {
        m_ending = endingOf(m_record, &EndingWord::csa);
        m_text = FileStart;
        writeHeader();
        writeStart(m_tree.start().toSetup(), m_tree.spec());
        AnyPosition position = m_tree.start();
        const auto line = m_tree.pathTo(endOf(m_record));
        if (line.size() != m_tree.size()) addLoss(m_losses, Loss::Variations);
        for (std::size_t i = 0; i < line.size(); ++i) {
            const NodeId node = line[i];
            if (node != GameTree::root()) {
                const Move move = m_tree.move(node);
                m_text += moveText(move, position) + '\n';
                position = position.after(move);
                if (const auto used = m_tree.timeUsed(node)) m_text += 'T' + formatSeconds(*used) + '\n';
            }
            writeComment(m_tree.annotations(node).after);
            if (i + 1 < line.size()) writeComment(m_tree.annotations(line[i + 1]).before);
            writeEvaluations(node, position);
        }
        writeEnding(position);
        return {std::move(m_text), std::move(m_losses)};
    }

private:
    void fact(std::string_view name, const std::string& value) {
        m_text.append("$").append(name).append(":") += oneLine(value) + '\n';
    }
    void factIfAny(std::string_view name, const std::string& value) {
        if (!value.empty()) fact(name, value);
    }

    void writeHeader() {
        for (const Side side : Sides) {
            const std::string name = writtenName(m_header.players[static_cast<std::size_t>(indexOf(side))]);
            if (!name.empty()) m_text += std::string("N") + signOf(side) + oneLine(name) + '\n';
        }
        if (m_tree.spec().id != MadeFor) fact(VariantFact, m_tree.spec().id);
        for (const HeaderFact& known : HeaderFacts)
            factIfAny(known.name, m_header.*known.text);
        factIfAny("START_TIME", formatDate(m_header));
        if (m_header.startedAt != std::chrono::sys_seconds{}) addLoss(m_losses, Loss::TimeZone);
        writeClocks();
        if (hasRepeatedTag(m_header)) addLoss(m_losses, Loss::Tags);
        for (const auto& [name, value] : m_header.tags) {
            if (name == TimeTag && !m_header.date.empty()) continue;
            if (name == TerminationTag && m_ending && !m_ending->termination.empty()) continue;
            if (name == EndingTimeTag && endingTime()) continue;
            if (name == OpeningTag)
                fact("OPENING", value);
            else if (name == EndTimeTag)
                fact("END_TIME", value);
            else if (isPlainName(name))
                fact(name, value);
            else
                addLoss(m_losses, Loss::Tags);
        }
    }

    /// Whether a fact of this name is read back as the same tag.
    static bool isPlainName(std::string_view name) {
        static constexpr std::array OtherFacts{"START_TIME", "END_TIME", "OPENING", "TIME",      "TIME+",
                                               "TIME-",      "TIMET+",   "TIMET-",  "TIME_LIMIT"};
        return !name.empty() && name.find_first_of(":\n\r") == std::string_view::npos &&
               name != VariantFact &&
               std::find(OtherFacts.begin(), OtherFacts.end(), name) == OtherFacts.end() &&
               std::none_of(HeaderFacts.begin(), HeaderFacts.end(),
                            [name](const HeaderFact& known) { return known.name == name; });
    }

    void writeClocks() {
        const auto& [first, second] = m_header.clocks;
        const auto write = [this](std::string_view name, const TimeControl& control) {
            const auto text = timesText(control);
            if (!text) return addLoss(m_losses, Loss::TimeControl);
            if (control.isTimed()) fact(name, *text);
        };
        if (first == second) return write("TIME", first);
        write("TIME+", first);
        write("TIME-", second);
    }

    void writeStart(const Setup& setup, const VariantSpec& spec) {
        Setup usual = spec.start;
        usual.sideToMove = setup.sideToMove;
        usual.plyNumber = setup.plyNumber;
        usual.quietPlies = setup.quietPlies;
        if (spec.id == MadeFor && setup == usual)
            m_text += "PI\n";
        else
            writeBoard(setup, spec);
        m_text += std::string(1, signOf(setup.sideToMove)) + '\n';
    }

    void writeBoard(const Setup& setup, const VariantSpec& spec) {
        for (int rank = 0; rank < spec.size.ranks; ++rank) {
            m_text += 'P' + std::to_string(rank + 1);
            for (int file = 0; file < spec.size.files; ++file) {
                const auto& piece = setup.at(spec.size.square(file, rank));
                if (piece)
                    m_text += signOf(piece->side) + std::string(codeOf(spec.piece(piece->type).letters));
                else
                    m_text += " * ";
            }
            m_text += '\n';
        }
        for (const Side side : Sides) {
            std::string held;
            for (std::size_t i = 0; i < spec.pieces.size(); ++i)
                for (int n = setup.hand(side).count(pieceTypeAt(static_cast<int>(i))); n > 0; --n)
                    held.append("00").append(codeOf(spec.pieces[i].letters));
            if (!held.empty()) m_text += std::string("P") + signOf(side) + held + '\n';
        }
    }

    void writeEvaluations(NodeId node, const AnyPosition& position) {
        for (const Evaluation& evaluation : m_tree.annotations(node).evaluations) {
            const bool isPlain = !evaluation.score.isMate() && evaluation.depth == 0 &&
                                 evaluation.nodes == 0 && evaluation.engine.empty();
            if (!isPlain || node == GameTree::root()) addLoss(m_losses, Loss::Evaluations);
            if (evaluation.score.isMate()) continue;
            writeEvaluation(evaluation, position);
        }
    }

    void writeEvaluation(const Evaluation& evaluation, AnyPosition position) {
        const int points = evaluation.score.centipawns();
        m_text += "'** " + std::to_string(position.sideToMove() == Side::First ? points : -points);
        for (const Move& move : evaluation.line) {
            if (!position.isLegal(move)) break;
            m_text += ' ' + moveText(move, position);
            position = position.after(move);
        }
        m_text += '\n';
    }

    void writeComment(const std::string& text) {
        const std::string plain = withPlainLineEnds(text);
        std::string_view comment = plain;
        while (!comment.empty()) {
            const std::size_t end = std::min(comment.find('\n'), comment.size());
            const std::string_view line = comment.substr(0, end);
            const bool isLikeEvaluation = line.starts_with('*');
            if (isLikeEvaluation) addLoss(m_losses, Loss::Comments);
            m_text +=
                isLikeEvaluation ? "'* " + std::string(line) : "'*" + kif::plainCommentLine(line, m_losses);
            m_text += '\n';
            if (end + 1 == comment.size()) m_text += "'*\n"; // an empty line at the end
            comment.remove_prefix(std::min(end + 1, comment.size()));
        }
    }

    void writeEnding(const AnyPosition& last) {
        if (!m_ending && !m_record.outcome) return;
        const std::string name = endingText(m_record, m_ending, last, m_losses);
        if (name.empty()) return;
        m_text += '%' + name + '\n';
        if (const auto time = endingTime()) m_text += 'T' + *time + '\n';
    }

    /// The tag, if it is a time and there is an ending to which it belongs.
    std::optional<std::string> endingTime() const {
        const auto tag = tagOf(m_header, EndingTimeTag);
        std::string_view text = tag ? std::string_view(*tag) : std::string_view();
        const auto time = takeSeconds(text);
        return m_ending && time && time->count() > 0 && formatSeconds(*time) == *tag ? tag : std::nullopt;
    }

    const GameRecord& m_record;
    const RecordHeader& m_header;
    const GameTree& m_tree;
    std::vector<Loss> m_losses;
    const EndingWord* m_ending = nullptr;
    std::string m_text;
};

} // namespace

Result<WrittenGame, WriteProblem> writeGame(const GameRecord& record) {
    if (!serves(record.tree.spec())) return WriteProblem::Variant;
    return Writer(record).write();
}

} // namespace komadai::core::csa
