// Evaluations as lines of comments, as programs write them into KIF and KI2.
#pragma once

#include "core/notation/kif_words.h"
#include "core/notation/record_reading.h"
#include "core/record/annotations.h"

#include <string>
#include <string_view>
#include <vector>

namespace komadai::core::kif {

/// Where a comment stands.
struct NotedPosition {
    const AnyPosition& position;
    std::optional<Square> before; ///< the square on which the last move ended
    const PieceNames& names;
};

/// Reads lines of comments: `*評価値=80`, `*詰み=先手勝ち:15手`, or `*詰み=先手勝ち` without a length; then 深さ, ノード数, エンジン and 読み筋
/// of the same evaluation. Instead of the star there may be `#`.
class EvaluationReader {
public:
    /// `textBytes`  of the name of an engine.
    explicit EvaluationReader(std::size_t textBytes) : m_textBytes(textBytes) {}

    /// Adds what the line says to the evaluations of the node. False for any other comment.
    bool read(std::string_view line, const NotedPosition& noted, std::vector<Evaluation>& evaluations);
    /// Another node follows.
    void leaveNode() { m_isInside = false; }

private:
    bool readPart(std::string_view key, std::string_view value, const NotedPosition& noted,
                  Evaluation& evaluation) const;

    std::size_t m_textBytes;
    bool m_isInside = false; ///< more parts of the last evaluation may follow
};

/// The lines for the evaluations of a node.
std::vector<std::string> evaluationLines(const std::vector<Evaluation>& evaluations,
                                         const NotedPosition& noted, std::vector<Loss>& losses);

/// A line of a comment as it has to be written: with a blank before it if it would be read as an evaluation.
std::string plainCommentLine(std::string_view line, std::vector<Loss>& losses);

} // namespace komadai::core::kif
