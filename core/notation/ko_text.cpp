#include "core/notation/ko_text.h"

#include "core/variants/coded_rows.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace komadai::core::ko {
namespace {

constexpr int MaxPly = 100000;

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLowerLetter(char c) { return c >= 'a' && c <= 'z'; }

ParseError errorAt(std::string_view text, std::size_t offset, std::size_t length, ParseErrorKind kind) {
    const std::size_t at = std::min(offset, text.size());
    return {kind, at, std::string(text.substr(at, length))};
}

std::string nameOf(Square square, BoardSize size) {
    return std::to_string(size.files - size.fileOf(square)) + static_cast<char>('a' + size.rankOf(square));
}

/// Reads a move from left to right.
class MoveReader {
public:
    MoveReader(std::string_view text, const KoPosition& position)
        : m_text(text), m_position(position), m_size(position.spec().size) {}

    Result<KoMove, ParseError> read() {
        const auto from = readSquare();
        if (!from) return error(ParseErrorKind::NotASquare);
        const auto mover = m_position.pieceAt(*from);
        if (!mover) return errorAt(m_text, 0, m_at, ParseErrorKind::UnknownPiece);
        m_move.from = *from;
        while (m_at < m_text.size()) {
            const char mark = m_text[m_at];
            if (mark != '-' && mark != '!') break;
            if (mark == '-' ? m_move.steps == KoMove::MaxSteps : m_move.taken == KoMove::MaxTaken)
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
    /// Takes what stands on the square; false if that would be one too many.
    bool land(Square square) {
        const bool isGone = square == m_move.from || m_move.takes(square);
        m_move.addStep(square);
        const auto piece = isGone ? std::nullopt : m_position.pieceAt(square);
        if (!piece || piece->side == m_position.sideToMove()) return true;
        if (m_move.taken == KoMove::MaxTaken) return false;
        m_move.addTaken(square, false);
        return true;
    }

    /// A square, or none and the place left where it was.
    std::optional<Square> readSquare() {
        std::size_t at = m_at;
        int number = 0;
        while (at < m_text.size() && isDigit(m_text[at]) && at < m_at + 2)
            number = 10 * number + (m_text[at++] - '0');
        if (at == m_at || m_text[m_at] == '0' || at == m_text.size() || !isLowerLetter(m_text[at]))
            return std::nullopt;
        const int file = m_size.files - number;
        const int rank = m_text[at++] - 'a';
        if (!m_size.contains(file, rank)) return std::nullopt;
        m_at = at;
        return m_size.square(file, rank);
    }

    ParseError error(ParseErrorKind kind) const { return errorAt(m_text, m_at, m_text.size(), kind); }

    std::string_view m_text;
    const KoPosition& m_position;
    BoardSize m_size;
    std::size_t m_at = 0;
    KoMove m_move;
};

/// All steps of a winding way, `x9i-9h x8h-8g-7g`.
std::string hodgesPath(const KoMove& move, BoardSize size) {
    std::string text;
    bool hasJustTaken = true;
    for (std::size_t n = 0; n < move.steps; ++n) {
        const bool takes = std::any_of(move.victims.begin(), move.victims.begin() + move.taken,
                                       [&](const KoMove::Taken& victim) { return victim.step == n + 1; });
        if (takes && !hasJustTaken) text += ' ';
        text += (takes ? 'x' : '-') + nameOf(move.path[n], size);
        hasJustTaken = takes;
    }
    return text;
}

/// The part of Hodges's notation that stands behind the piece.
std::string hodgesCourse(const KoMove& move, const KoPosition& position) {
    const BoardSize size = position.spec().size;
    const auto& multi = position.tables()->kind(*position.pieceAt(move.from)).effects->multiStep;
    if (multi && multi->turns == MultiStep::Turns::Free && multi->most > 2) return hodgesPath(move, size);
    std::string text;
    std::size_t next = 0; // victim
    // what was taken on the way, each with the mark of how
    for (; next < move.taken; ++next) {
        const KoMove::Taken& victim = move.victims[next];
        const bool isIgui = !victim.byShot && move.to() == move.from;
        if (victim.byShot && victim.step == move.steps) break;
        if (!victim.byShot && victim.square == move.to()) break;
        text += (victim.byShot || isIgui ? '!' : 'x') + nameOf(victim.square, size);
    }
    const bool takesAtEnd = next < move.taken && !move.victims[next].byShot;
    const bool staysAfterCapture = move.to() == move.from && (move.steps == 0 || !text.empty());
    if (takesAtEnd)
        text += 'x' + nameOf(move.victims[next++].square, size);
    else if (!staysAfterCapture)
        text += '-' + nameOf(move.to(), size);
    for (; next < move.taken; ++next)
        text += '!' + nameOf(move.victims[next].square, size);
    return text;
}

} // namespace

Result<Setup, ParseError> parsePosition(std::string_view text, const VariantSpec& variant) {
    std::vector<std::size_t> starts{0};
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == ' ') starts.push_back(i + 1);
    const auto field = [&](std::size_t n) {
        const std::size_t end = n + 1 < starts.size() ? starts[n + 1] - 1 : text.size();
        return text.substr(starts[n], end - starts[n]);
    };
    auto board = coded_rows::parse(field(0), variant);
    if (!board) return board;
    if (starts.size() < 4) return errorAt(text, text.size(), 0, ParseErrorKind::MissingField);
    if (starts.size() > 4) return errorAt(text, starts[4], text.size(), ParseErrorKind::TrailingText);
    Setup setup = std::move(board).value();
    const auto side = field(1);
    if (side != "b" && side != "w") return errorAt(text, starts[1], side.size(), ParseErrorKind::UnknownSide);
    setup.sideToMove = side == "b" ? Side::First : Side::Second;
    if (field(2) != "-") return errorAt(text, starts[2], field(2).size(), ParseErrorKind::NotHeldInHand);
    const auto ply = field(3);
    if (ply.empty() || !std::all_of(ply.begin(), ply.end(), isDigit) || ply.front() == '0')
        return errorAt(text, starts[3], ply.size(), ParseErrorKind::NotANumber);
    const auto [stop, error] = std::from_chars(ply.data(), ply.data() + ply.size(), setup.plyNumber);
    if (error != std::errc{} || setup.plyNumber > MaxPly)
        return errorAt(text, starts[3], ply.size(), ParseErrorKind::NumberTooLarge);
    return setup;
}

std::string formatPosition(const Setup& setup, const VariantSpec& variant) {
    return coded_rows::format(setup, variant) + (setup.sideToMove == Side::First ? " b - " : " w - ") +
           std::to_string(setup.plyNumber);
}

Result<KoMove, ParseError> parseMove(std::string_view text, const KoPosition& position) {
    return MoveReader(text, position).read();
}

std::string formatMove(const KoMove& move, const KoPosition& position) {
    const BoardSize size = position.spec().size;
    std::string text = nameOf(move.from, size);
    std::size_t next = 0; // victim
    for (std::size_t n = 0; n <= move.steps; ++n) {
        if (n > 0) text += '-' + nameOf(move.path[n - 1], size);
        for (; next < move.taken && move.victims[next].step == n; ++next)
            if (move.victims[next].byShot) text += '!' + nameOf(move.victims[next].square, size);
    }
    return move.promotes ? text + '+' : text;
}

std::string formatHodges(const KoMove& move, const KoPosition& position) {
    const VariantSpec& spec = position.spec();
    const auto mover = position.pieceAt(move.from);
    assert(mover);
    const std::string course = hodgesCourse(move, position);
    std::vector<KoMove> moves;
    position.addLegalMoves(moves);
    bool isAmbiguous = false;
    bool mayDecline = false;
    for (const KoMove& other : moves) {
        if (other.from == move.from) {
            KoMove promoted = move;
            promoted.promotes = true;
            mayDecline = mayDecline || (!move.promotes && other == promoted);
        } else if (position.pieceAt(other.from) == mover) {
            isAmbiguous = isAmbiguous || hodgesCourse(other, position) == course;
        }
    }
    std::string text = spec.piece(mover->type).letters;
    if (isAmbiguous) text += nameOf(move.from, spec.size);
    text += course;
    if (move.promotes) return text + '+';
    return mayDecline ? text + '=' : text;
}

} // namespace komadai::core::ko
