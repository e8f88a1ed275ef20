#include "core/notation/kif_evaluation.h"

#include "core/base/number.h"
#include "core/base/utf8.h"
#include "core/notation/kif_header.h"

#include <algorithm>

namespace komadai::core::kif {
namespace {

// Larger numbers are not read.
constexpr int MostDepth = 999'999;
constexpr std::uint64_t MostNodes = 999'999'999'999'999'999;

constexpr std::string_view MateWord = "勝ち"; ///< after the side

/// From the first player's view.
std::optional<Score> readScore(std::string_view text, Side mover) {
    const bool isNegative = take(text, "-");
    if (!isNegative) take(text, "+");
    const auto number = takeNumber(text);
    if (!number || !text.empty()) return std::nullopt;
    return Score::centipawns(isNegative == (mover == Side::First) ? -*number : *number);
}

/// 先手勝ち:15手, or 先手勝ち if the length is unknown.
std::optional<Score> readMate(std::string_view text, Side mover) {
    const auto winner = takeSide(text);
    if (!winner || !take(text, MateWord)) return std::nullopt;
    if (text.empty()) return Score::mateOfUnknownLength(*winner == mover);
    if (!take(text, ":")) return std::nullopt;
    const auto plies = takeNumber(text);
    if (!plies || text != "手") return std::nullopt;
    return Score::mateIn(*winner == mover ? *plies : -*plies);
}

/// As `readMate` reads it.
std::string mateText(Score mate, Side mover) {
    const Side winner = mate.isWin() ? mover : opponent(mover);
    std::string text(SideWords[static_cast<std::size_t>(indexOf(winner))]);
    text += MateWord;
    if (mate.hasMateLength()) text += ':' + std::to_string(std::abs(mate.matePlies())) + "手";
    return text;
}

/// The length of the first move with its mark.
std::size_t lengthOfMove(std::string_view text) {
    std::size_t length = 1;
    while (length < text.size() && !text.substr(length).starts_with("▲") &&
           !text.substr(length).starts_with("△"))
        ++length;
    return std::min(length, text.size());
}

/// None if a move is not legal.
std::optional<std::vector<Move>> readExpected(std::string_view text, const NotedPosition& noted) {
    AnyPosition position = noted.position;
    std::optional<Square> before = noted.before;
    std::vector<Move> line;
    while (!(text = trimmed(text)).empty()) {
        const std::size_t length = lengthOfMove(text);
        const auto move = readMove(trimmed(text.substr(0, length)), position, before, noted.names);
        if (!move || !position.isLegal(*move)) return std::nullopt;
        line.push_back(*move);
        before = destinationOf(*move);
        position = position.after(*move);
        text.remove_prefix(length);
    }
    return line;
}

std::string expectedText(const std::vector<Move>& line, const NotedPosition& noted,
                         std::vector<Loss>& losses) {
    AnyPosition position = noted.position;
    std::optional<Square> before = noted.before;
    std::string text;
    for (const Move& move : line) {
        if (!position.isLegal(move)) {
            addLoss(losses, Loss::Evaluations);
            break;
        }
        text += position.sideToMove() == Side::First ? "▲" : "△";
        text += moveText(move, position, before, noted.names);
        before = destinationOf(move);
        position = position.after(move);
    }
    return text;
}

} // namespace

bool EvaluationReader::read(std::string_view line, const NotedPosition& noted,
                            std::vector<Evaluation>& evaluations) {
    if (!take(line, "*") && !take(line, "#")) return false;
    const std::size_t sign = line.find('=');
    if (sign == std::string_view::npos) return false;
    const std::string_view key = line.substr(0, sign);
    const std::string_view value = line.substr(sign + 1);
    if (key == ScoreKey || key == MateKey) {
        const Side mover = noted.position.sideToMove();
        const auto score = key == ScoreKey ? readScore(value, mover) : readMate(value, mover);
        if (!score) return false;
        evaluations.push_back({*score, 0, 0, {}, {}});
        m_isInside = true;
        return true;
    }
    return m_isInside && !evaluations.empty() && readPart(key, value, noted, evaluations.back());
}

bool EvaluationReader::readPart(std::string_view key, std::string_view value, const NotedPosition& noted,
                                Evaluation& evaluation) const {
    if (key == EngineKey) {
        evaluation.engine = cutAfter(value, m_textBytes);
        return true;
    }
    if (key == LineKey) {
        auto line = readExpected(value, noted);
        if (line) evaluation.line = std::move(*line);
        return line.has_value();
    }
    if (key == DepthKey) return readNumberInto(value, 0, MostDepth, evaluation.depth);
    return key == NodesKey && readNumberInto<std::uint64_t>(value, 0, MostNodes, evaluation.nodes);
}

std::vector<std::string> evaluationLines(const std::vector<Evaluation>& evaluations,
                                         const NotedPosition& noted, std::vector<Loss>& losses) {
    std::vector<std::string> lines;
    const Side mover = noted.position.sideToMove();
    char mark = '*'; // the engine's own view; `#` are those of others
    for (const Evaluation& evaluation : evaluations) {
        const auto part = [&](std::string_view key, const std::string& value) {
            lines.push_back(mark + std::string(key) + '=' + oneLine(value));
        };
        if (evaluation.score.isMate()) {
            part(MateKey, mateText(evaluation.score, mover));
        } else {
            const int points = evaluation.score.centipawns();
            part(ScoreKey, std::to_string(mover == Side::First ? points : -points));
        }
        if (!evaluation.engine.empty()) part(EngineKey, evaluation.engine);
        if (evaluation.depth > 0) part(DepthKey, std::to_string(evaluation.depth));
        if (evaluation.nodes > 0) part(NodesKey, std::to_string(evaluation.nodes));
        if (evaluation.nodes > MostNodes) addLoss(losses, Loss::Evaluations);
        if (!evaluation.line.empty()) part(LineKey, expectedText(evaluation.line, noted, losses));
        mark = '#';
    }
    return lines;
}

std::string plainCommentLine(std::string_view line, std::vector<Loss>& losses) {
    std::string_view rest = line;
    const bool hasMark = take(rest, "*") || take(rest, "#");
    const bool isLikeEvaluation =
        hasMark &&
        ((take(rest, ScoreKey) && rest.starts_with('=')) ||
         (take(rest, MateKey) && rest.starts_with('=') && rest.find(MateWord) != std::string_view::npos));
    if (isLikeEvaluation) addLoss(losses, Loss::Comments);
    return (isLikeEvaluation ? " " : "") + std::string(line);
}

} // namespace komadai::core::kif
