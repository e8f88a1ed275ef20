#include "core/notation/effects_text.h"

#include "core/base/utf8.h"
#include "core/notation/move_text.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace komadai::core::effects {
namespace {

ParseError errorAt(std::string_view text, std::size_t offset, std::size_t length, ParseErrorKind kind) {
    const std::size_t at = std::min(offset, text.size());
    return {kind, at, std::string(wholeCharacters(text, at, length))};
}

/// How the squares of a game are named.
struct SquareNames {
    BoardSize size;
    Coordinates coordinates;

    std::string operator()(Square square) const { return formatSquare(square, size, coordinates); }
};

/// Reads a move from left to right.
class MoveReader {
public:
    MoveReader(std::string_view text, const EffectsPosition& position, Coordinates coordinates)
        : m_text(text), m_position(position), m_coordinates(coordinates) {}

    Result<PathMove, ParseError> read() {
        const auto from = readSquare();
        if (!from) return error(ParseErrorKind::NotASquare);
        const auto mover = m_position.pieceAt(*from);
        if (!mover) return errorAt(m_text, 0, m_at, ParseErrorKind::UnknownPiece);
        m_move.from = *from;
        while (m_at < m_text.size()) {
            const char mark = m_text[m_at];
            if (mark != '-' && mark != '!') break;
            if (mark == '-' ? m_move.steps == PathMove::MaxSteps : m_move.taken == PathMove::MaxTaken)
                return error(ParseErrorKind::TrailingText);
            ++m_at;
            const auto square = readSquare();
            if (!square) return error(ParseErrorKind::NotASquare);
            if (mark == '!')
                m_move.addTaken(*square, true);
            else if (!land(*square))
                return error(ParseErrorKind::TrailingText);
        }
        if (m_move.steps == 0 && m_move.taken == 0) return error(ParseErrorKind::MissingField);
        if (m_at < m_text.size() && m_text[m_at] == '+') {
            m_move.promotes = true;
            ++m_at;
        }
        if (m_at < m_text.size()) return error(ParseErrorKind::TrailingText);
        return m_move;
    }

private:
    /// Adds a step, and the capture of an enemy on its square. False if the move has too many captures.
    bool land(Square square) {
        const bool isGone = square == m_move.from || m_move.takes(square);
        m_move.addStep(square);
        const auto piece = isGone ? std::nullopt : m_position.pieceAt(square);
        if (!piece || piece->side == m_position.sideToMove()) return true;
        if (m_move.taken == PathMove::MaxTaken) return false;
        m_move.addTaken(square, false);
        return true;
    }

    std::optional<Square> readSquare() {
        return parseSquare(m_text, m_at, m_position.spec().size, m_coordinates);
    }

    ParseError error(ParseErrorKind kind) const { return errorAt(m_text, m_at, m_text.size(), kind); }

    std::string_view m_text;
    const EffectsPosition& m_position;
    Coordinates m_coordinates;
    std::size_t m_at = 0;
    PathMove m_move;
};

/// All steps of a move with free steps, `x9i-9h x8h-8g-7g`.
std::string hodgesPath(const PathMove& move, const SquareNames& nameOf) {
    std::string text;
    bool hasJustTaken = true;
    for (std::size_t n = 0; n < move.steps; ++n) {
        const bool takes = std::any_of(move.victims.begin(), move.victims.begin() + move.taken,
                                       [&](const PathMove::Victim& victim) { return victim.step == n + 1; });
        if (takes && !hasJustTaken) text += ' ';
        text += (takes ? 'x' : '-') + nameOf(move.path[n]);
        hasJustTaken = takes;
    }
    return text;
}

/// The part of Hodges's notation after the piece.
std::string hodgesCourse(const PathMove& move, const EffectsPosition& position) {
    const SquareNames nameOf{position.spec().size, position.spec().coordinates};
    const auto& multi = position.tables()->kind(*position.pieceAt(move.from)).effects->multiStep;
    if (multi && multi->turns == MultiStep::Turns::Free && multi->most > 2) return hodgesPath(move, nameOf);
    std::string text;
    std::size_t next = 0; // victim
    // captures on the way, `x` by displacement or `!` without moving and by shots
    for (; next < move.taken; ++next) {
        const PathMove::Victim& victim = move.victims[next];
        const bool isIgui = !victim.byShot && move.to() == move.from;
        if (victim.byShot && victim.step == move.steps) break;
        if (!victim.byShot && victim.square == move.to()) break;
        text += (victim.byShot || isIgui ? '!' : 'x') + nameOf(victim.square);
    }
    const bool takesAtEnd = next < move.taken && !move.victims[next].byShot;
    const bool staysAfterCapture = move.to() == move.from && (move.steps == 0 || !text.empty());
    if (takesAtEnd)
        text += 'x' + nameOf(move.victims[next++].square);
    else if (!staysAfterCapture)
        text += '-' + nameOf(move.to());
    for (; next < move.taken; ++next)
        text += '!' + nameOf(move.victims[next].square);
    return text;
}

} // namespace

Result<PathMove, ParseError> parseMove(std::string_view text, const EffectsPosition& position,
                                       Coordinates ofProtocol) {
    return MoveReader(text, position, position.spec().coordinatesOfMoves(ofProtocol)).read();
}

std::string formatMove(const PathMove& move, const EffectsPosition& position, Coordinates ofProtocol) {
    const SquareNames nameOf{position.spec().size, position.spec().coordinatesOfMoves(ofProtocol)};
    std::string text = nameOf(move.from);
    std::size_t next = 0; // victim
    for (std::size_t n = 0; n <= move.steps; ++n) {
        if (n > 0) text += '-' + nameOf(move.path[n - 1]);
        for (; next < move.taken && move.victims[next].step == n; ++next)
            if (move.victims[next].byShot) text += '!' + nameOf(move.victims[next].square);
    }
    return move.promotes ? text + '+' : text;
}

std::string formatHodges(const PathMove& move, const EffectsPosition& position) {
    const VariantSpec& spec = position.spec();
    const auto mover = position.pieceAt(move.from);
    assert(mover);
    const std::string course = hodgesCourse(move, position);
    std::vector<PathMove> moves;
    position.addLegalMoves(moves);
    bool isAmbiguous = false;
    bool mayDecline = false;
    for (const PathMove& other : moves) {
        if (other.from == move.from) {
            PathMove promoted = move;
            promoted.promotes = true;
            mayDecline = mayDecline || (!move.promotes && other == promoted);
        } else if (position.pieceAt(other.from) == mover) {
            isAmbiguous = isAmbiguous || hodgesCourse(other, position) == course;
        }
    }
    std::string text = spec.piece(mover->type).letters;
    if (isAmbiguous) text += formatSquare(move.from, spec.size, spec.coordinates);
    text += course;
    if (move.promotes) return text + '+';
    return mayDecline ? text + '=' : text;
}

} // namespace komadai::core::effects
