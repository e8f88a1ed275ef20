#include "core/record/record_codec.h"

#include <algorithm>

namespace komadai::core {
namespace {

/// What follows the two squares of a move. Nothing follows for the usual moves: board moves without promotion, and path moves
/// of one step that take nothing.
enum MoveForm : std::uint8_t {
    DropForm = 0,      ///< the first square is the kind of piece
    PromotionForm = 1, ///< followed by the kind that the piece becomes
    StepForm = 2,      ///< a path move of one step, followed by StepFlags
    PathForm = 3,      ///< any path move
    PlainStepForm = 4, ///< a path move of one step that takes nothing
};
enum StepFlags : std::uint8_t { Promotes = 1, TakesTarget = 2 };

Square squareAt(ByteReader& in, std::uint64_t index, int squares) {
    if (index < static_cast<std::uint64_t>(squares)) return Square::at(static_cast<int>(index));
    in.fail();
    return Square();
}
Square readSquare(ByteReader& in, int squares) { return squareAt(in, in.number(), squares); }

void writeSquare(ByteWriter& out, Square square) { out.number(static_cast<std::uint64_t>(square.index())); }

PieceType kindAt(ByteReader& in, std::uint64_t index) {
    if (index < MaxPieceTypes) return pieceTypeAt(static_cast<int>(index));
    in.fail();
    return {};
}

/// Two squares, or a kind and a square, in one number. Its lowest bit is set if a form follows.
void writeHead(ByteWriter& out, int first, Square to, int squares, bool hasForm) {
    const auto pair = static_cast<std::uint64_t>(first) * static_cast<std::uint64_t>(squares) +
                      static_cast<std::uint64_t>(to.index());
    out.number(pair << 1 | std::uint64_t{hasForm});
}

bool takesOnlyTarget(const PathMove& move) {
    return move.taken == 1 && !move.victims[0].byShot && move.victims[0].step == 1 &&
           move.victims[0].square == move.to();
}

void writePathMove(ByteWriter& out, const PathMove& move, int squares) {
    writeHead(out, move.from.index(), move.to(), squares, true);
    if (move.steps == 1 && move.taken == 0 && !move.promotes) {
        out.byte(PlainStepForm);
        return;
    }
    if (move.steps == 1 && (move.taken == 0 || takesOnlyTarget(move))) {
        out.byte(StepForm);
        out.byte(
            static_cast<std::uint8_t>((move.promotes ? Promotes : 0) | (move.taken > 0 ? TakesTarget : 0)));
        return;
    }
    out.byte(PathForm);
    out.byte(static_cast<std::uint8_t>(move.steps | (move.promotes ? 0x80 : 0)));
    for (std::size_t i = 0; i < move.steps; ++i)
        writeSquare(out, move.path[i]);
    out.byte(move.taken);
    for (std::size_t i = 0; i < move.taken; ++i) {
        writeSquare(out, move.victims[i].square);
        out.byte(static_cast<std::uint8_t>(move.victims[i].step << 1 | (move.victims[i].byShot ? 1 : 0)));
    }
}

PathMove readPath(ByteReader& in, Square from, Square to, int squares) {
    PathMove move;
    move.from = from;
    const std::uint8_t steps = in.byte();
    move.promotes = (steps & 0x80) != 0;
    for (int i = 0; i < (steps & 0x7f) && !in.failed(); ++i) {
        if (move.steps == PathMove::MaxSteps)
            in.fail();
        else
            move.addStep(readSquare(in, squares));
    }
    const std::uint8_t taken = in.byte();
    if (taken > PathMove::MaxTaken) in.fail();
    for (int i = 0; i < taken && !in.failed(); ++i) {
        auto& victim = move.victims[move.taken++];
        victim.square = readSquare(in, squares);
        const std::uint8_t how = in.byte();
        victim.step = static_cast<std::uint8_t>(how >> 1);
        victim.byShot = (how & 1) != 0;
        if (victim.step > move.steps) in.fail();
    }
    if (move.to() != to) in.fail();
    return move;
}

PathMove stepOf(Square from, Square to, unsigned flags) {
    PathMove move;
    move.from = from;
    move.addStep(to);
    move.promotes = (flags & Promotes) != 0;
    if ((flags & TakesTarget) != 0) move.addTaken(to, false);
    return move;
}

} // namespace

void writeMove(ByteWriter& out, const Move& move, int squares) {
    if (const auto* drop = std::get_if<Drop>(&move)) {
        writeHead(out, indexOf(drop->piece), drop->to, squares, true);
        out.byte(DropForm);
    } else if (const auto* path = std::get_if<PathMove>(&move)) {
        writePathMove(out, *path, squares);
    } else {
        const auto& board = std::get<BoardMove>(move);
        writeHead(out, board.from.index(), board.to, squares, board.promotion.has_value());
        if (!board.promotion) return;
        out.byte(PromotionForm);
        out.byte(static_cast<std::uint8_t>(indexOf(*board.promotion)));
    }
}

Move readMove(ByteReader& in, int squares) {
    const std::uint64_t head = in.number();
    const std::uint64_t first = (head >> 1) / static_cast<std::uint64_t>(squares);
    const Square to = Square::at(static_cast<int>((head >> 1) % static_cast<std::uint64_t>(squares)));
    if ((head & 1) == 0) return BoardMove{squareAt(in, first, squares), to, {}};
    switch (in.byte()) {
    case DropForm: return Drop{kindAt(in, first), to};
    case PromotionForm: {
        const Square from = squareAt(in, first, squares);
        return BoardMove{from, to, kindAt(in, in.byte())};
    }
    case PlainStepForm: return stepOf(squareAt(in, first, squares), to, 0);
    case StepForm: {
        const Square from = squareAt(in, first, squares);
        const std::uint8_t flags = in.byte();
        if (flags > (Promotes | TakesTarget)) in.fail();
        return stepOf(from, to, flags);
    }
    case PathForm: return readPath(in, squareAt(in, first, squares), to, squares);
    default: in.fail(); return BoardMove{};
    }
}

void writeTime(ByteWriter& out, std::chrono::milliseconds time) {
    out.number(
        static_cast<std::uint64_t>(std::clamp(time, std::chrono::milliseconds(0), MoveTimes::Limit).count()));
}
std::chrono::milliseconds readTime(ByteReader& in) {
    return std::chrono::milliseconds(
        static_cast<std::int64_t>(in.number(static_cast<std::uint64_t>(MoveTimes::Limit.count()))));
}

namespace {

/// Flags for the parts of the annotations that follow.
enum AnnotationParts : std::uint8_t {
    HasBefore = 1,
    HasAfter = 2,
    HasGlyphs = 4,
    HasDrawings = 8,
    HasBookmark = 16,
    HasEvaluations = 32,
};
constexpr unsigned AllAnnotationParts = 63;
/// Files and engines may name any number; larger ones are stored as these.
constexpr std::uint64_t MaxDepth = 100000;
constexpr std::int64_t MaxScore = 1'000'000'000;
/// Stands for the plies of a mate of unknown length; negative if the side to move is mated. Program versions that do not know it read the
/// greatest length.
constexpr std::int64_t UnknownMate = MaxScore + 1;

std::int64_t numberOf(Score score) {
    if (score.isMate() && !score.hasMateLength()) return score.isWin() ? UnknownMate : -UnknownMate;
    return std::clamp<std::int64_t>(score.isMate() ? score.matePlies() : score.centipawns(), -MaxScore,
                                    MaxScore);
}

Score scoreOf(std::int64_t number, bool isMate) {
    if (isMate && (number == UnknownMate || number == -UnknownMate))
        return Score::mateOfUnknownLength(number > 0);
    const auto value = static_cast<int>(std::clamp(number, -MaxScore, MaxScore));
    return isMate ? Score::mateIn(value) : Score::centipawns(value);
}

void writeEvaluation(ByteWriter& out, const Evaluation& evaluation, int squares) {
    const Score score = evaluation.score;
    out.signedNumber(numberOf(score));
    out.number(
        std::clamp<std::uint64_t>(static_cast<std::uint64_t>(std::max(evaluation.depth, 0)), 0, MaxDepth)
            << 1 |
        std::uint64_t{score.isMate()});
    out.number(evaluation.nodes);
    out.text(evaluation.engine);
    out.number(evaluation.line.size());
    for (const Move& move : evaluation.line)
        writeMove(out, move, squares);
}

Evaluation readEvaluation(ByteReader& in, int squares) {
    Evaluation evaluation;
    const std::int64_t score = in.signedNumber();
    const std::uint64_t depth = in.number();
    evaluation.score = scoreOf(score, (depth & 1) != 0);
    evaluation.depth = static_cast<int>(std::min(depth >> 1, MaxDepth));
    evaluation.nodes = in.number();
    evaluation.engine = in.text();
    for (std::size_t moves = in.count(); moves > 0 && !in.failed(); --moves)
        evaluation.line.push_back(readMove(in, squares));
    return evaluation;
}

} // namespace

void writeAnnotations(ByteWriter& out, const Annotations& notes, int squares) {
    unsigned parts = 0;
    if (!notes.before.empty()) parts |= HasBefore;
    if (!notes.after.empty()) parts |= HasAfter;
    if (!notes.glyphs.empty()) parts |= HasGlyphs;
    if (!notes.drawings.empty()) parts |= HasDrawings;
    if (notes.bookmark) parts |= HasBookmark;
    if (!notes.evaluations.empty()) parts |= HasEvaluations;
    out.byte(static_cast<std::uint8_t>(parts));
    if ((parts & HasBefore) != 0) out.text(notes.before);
    if ((parts & HasAfter) != 0) out.text(notes.after);
    if ((parts & HasGlyphs) != 0) {
        out.number(notes.glyphs.size());
        for (const Glyph glyph : notes.glyphs)
            out.byte(static_cast<std::uint8_t>(glyph));
    }
    if ((parts & HasDrawings) != 0) {
        out.number(notes.drawings.size());
        for (const Drawing& drawing : notes.drawings) {
            writeSquare(out, drawing.from);
            writeSquare(out, drawing.to);
            out.byte(static_cast<std::uint8_t>(drawing.colour));
        }
    }
    if (notes.bookmark) out.text(*notes.bookmark);
    if ((parts & HasEvaluations) != 0) {
        out.number(notes.evaluations.size());
        for (const Evaluation& evaluation : notes.evaluations)
            writeEvaluation(out, evaluation, squares);
    }
}

Annotations readAnnotations(ByteReader& in, int squares) {
    Annotations notes;
    const unsigned parts = in.byte();
    if (parts > AllAnnotationParts) in.fail();
    if ((parts & HasBefore) != 0) notes.before = in.text();
    if ((parts & HasAfter) != 0) notes.after = in.text();
    if ((parts & HasGlyphs) != 0)
        for (std::size_t left = in.count(); left > 0 && !in.failed(); --left) {
            const auto glyph = glyphOfNumber(in.byte());
            if (glyph)
                notes.glyphs.push_back(*glyph);
            else
                in.fail();
        }
    if ((parts & HasDrawings) != 0)
        for (std::size_t left = in.count(); left > 0 && !in.failed(); --left) {
            const Square from = readSquare(in, squares);
            const Square to = readSquare(in, squares);
            const std::uint8_t colour = in.byte();
            if (colour > static_cast<std::uint8_t>(DrawingColour::Blue)) in.fail();
            notes.drawings.push_back({from, to, static_cast<DrawingColour>(colour)});
        }
    if ((parts & HasBookmark) != 0) notes.bookmark = std::string(in.text());
    if ((parts & HasEvaluations) != 0)
        for (std::size_t left = in.count(); left > 0 && !in.failed(); --left)
            notes.evaluations.push_back(readEvaluation(in, squares));
    return notes;
}

} // namespace komadai::core
