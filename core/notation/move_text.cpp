#include "core/notation/move_text.h"

#include "core/base/ascii.h"
#include "core/notation/effects_text.h"
#include "core/variants/board_rows.h"

#include <algorithm>
#include <optional>

namespace komadai::core {
namespace {

/// What differs between the protocols.
struct MoveDialect {
    Coordinates coordinates;
    char dropMark;
};
constexpr MoveDialect Uci{Coordinates::Algebraic, '@'};
constexpr MoveDialect Usi{Coordinates::Shogi, '*'};

/// Reads a move from left to right.
class MoveReader {
public:
    MoveReader(std::string_view text, const AnyPosition& position, MoveDialect dialect)
        : m_text(text), m_position(position), m_spec(position.spec()), m_dialect(dialect) {}

    Result<Move, ParseError> read() {
        const std::size_t dropMark = m_text.starts_with('+') ? 2 : 1;
        if (m_text.size() > dropMark && m_text[dropMark] == m_dialect.dropMark) return readDrop(dropMark);
        const auto from = readSquare();
        if (!from) return error(ParseErrorKind::NotASquare);
        const auto to = readSquare();
        if (!to) return error(ParseErrorKind::NotASquare);
        BoardMove move{*from, *to, std::nullopt};
        if (m_at == m_text.size()) return Move{move};
        const auto piece = m_position.pieceAt(*from);
        if (m_text[m_at] == '+')
            move.promotion = piece ? m_spec.piece(piece->type).promotesTo : std::nullopt;
        else if (m_text[m_at] == '-')
            move.promotion = piece ? m_spec.piece(piece->type).promotedFrom : std::nullopt;
        else if (ascii::isLower(m_text[m_at]))
            move.promotion = m_spec.pieceByLetters(std::string(1, ascii::toUpper(m_text[m_at])));
        if (!move.promotion) return error(ParseErrorKind::NotAPromotion);
        ++m_at;
        if (m_at < m_text.size()) return error(ParseErrorKind::TrailingText);
        return Move{move};
    }

private:
    Result<Move, ParseError> readDrop(std::size_t mark) {
        const auto type = m_spec.pieceByLetters(m_text.substr(0, mark));
        if (!type) return error(ParseErrorKind::UnknownPiece);
        m_at = mark + 1;
        const auto to = readSquare();
        if (!to) return error(ParseErrorKind::NotASquare);
        if (m_at < m_text.size()) return error(ParseErrorKind::TrailingText);
        return Move{Drop{*type, *to}};
    }

    std::optional<Square> readSquare() {
        return parseSquare(m_text, m_at, m_spec.size, m_spec.coordinatesOfMoves(m_dialect.coordinates));
    }

    ParseError error(ParseErrorKind kind) const {
        return {kind, m_at, std::string(m_text.substr(std::min(m_at, m_text.size())))};
    }

    std::string_view m_text;
    const AnyPosition& m_position;
    const VariantSpec& m_spec;
    MoveDialect m_dialect;
    std::size_t m_at = 0;
};

Result<Move, ParseError> readMove(std::string_view text, const AnyPosition& position, MoveDialect dialect) {
    const EffectsPosition* effectsPosition = position.effects();
    if (!effectsPosition) return MoveReader(text, position, dialect).read();
    auto move = effects::parseMove(text, *effectsPosition, dialect.coordinates);
    if (!move) return move.error();
    return Move(std::move(move).value());
}

/// The mark of a piece that turns over: `+` to its promoted face, `-` back; none if it becomes another kind.
std::optional<char> turningMark(const PieceSpec& piece, PieceType becomes) {
    if (piece.promotesTo == becomes) return '+';
    if (piece.promotedFrom == becomes) return '-';
    return std::nullopt;
}

std::string formatMove(const Move& move, const AnyPosition& position, MoveDialect dialect) {
    if (const EffectsPosition* effectsPosition = position.effects())
        return effects::formatMove(std::get<PathMove>(move), *effectsPosition, dialect.coordinates);
    const VariantSpec& spec = position.spec();
    const Coordinates coordinates = spec.coordinatesOfMoves(dialect.coordinates);
    const auto square = [&](Square s) { return formatSquare(s, spec.size, coordinates); };
    if (const auto* drop = std::get_if<Drop>(&move))
        return spec.piece(drop->piece).letters + dialect.dropMark + square(drop->to);
    const auto& board = std::get<BoardMove>(move);
    std::string text = square(board.from) + square(board.to);
    if (!board.promotion) return text;
    const auto piece = position.pieceAt(board.from);
    assert(piece);
    if (const auto mark = turningMark(spec.piece(piece->type), *board.promotion)) return text + *mark;
    return text + board_rows::formatPiece({*board.promotion, Side::Second}, spec);
}

} // namespace

std::string formatFile(int file, BoardSize size, Coordinates coordinates) {
    if (coordinates == Coordinates::Algebraic) return {static_cast<char>('a' + file)};
    return std::to_string(size.files - file);
}

std::string formatRank(int rank, BoardSize size, Coordinates coordinates) {
    if (coordinates == Coordinates::Algebraic) return std::to_string(size.ranks - rank);
    return {static_cast<char>('a' + rank)};
}

std::string formatSquare(Square square, BoardSize size, Coordinates coordinates) {
    return formatFile(size.fileOf(square), size, coordinates) +
           formatRank(size.rankOf(square), size, coordinates);
}

std::optional<Square> parseSquare(std::string_view text, std::size_t& at, BoardSize size,
                                  Coordinates coordinates) {
    std::size_t next = at;
    const auto readLetter = [&]() -> int {
        return next < text.size() && ascii::isLower(text[next]) ? text[next++] - 'a' : -1;
    };
    const auto readNumber = [&]() -> int {
        const std::size_t start = next;
        int number = 0;
        while (next < text.size() && ascii::isDigit(text[next]) && next < start + 2)
            number = 10 * number + (text[next++] - '0');
        return next > start && text[start] == '0' ? 0 : number;
    };
    int file = 0;
    int rank = 0;
    if (coordinates == Coordinates::Algebraic) {
        file = readLetter();
        rank = size.ranks - readNumber();
    } else {
        file = size.files - readNumber();
        rank = readLetter();
    }
    if (!size.contains(file, rank)) return std::nullopt;
    at = next;
    return size.square(file, rank);
}

Result<Move, ParseError> uci::parse(std::string_view text, const AnyPosition& position) {
    return readMove(text, position, Uci);
}
std::string uci::format(const Move& move, const AnyPosition& position) {
    return formatMove(move, position, Uci);
}

Result<Move, ParseError> usi::parse(std::string_view text, const AnyPosition& position) {
    return readMove(text, position, Usi);
}
std::string usi::format(const Move& move, const AnyPosition& position) {
    return formatMove(move, position, Usi);
}

std::string hodges::format(const Move& move, const AnyPosition& position) {
    if (const EffectsPosition* effectsPosition = position.effects())
        return effects::formatHodges(std::get<PathMove>(move), *effectsPosition);
    const VariantSpec& spec = position.spec();
    const auto square = [&](Square s) { return formatSquare(s, spec.size, spec.coordinates); };
    if (const auto* drop = std::get_if<Drop>(&move))
        return spec.piece(drop->piece).letters + '*' + square(drop->to);

    const auto& board = std::get<BoardMove>(move);
    const auto piece = position.pieceAt(board.from);
    assert(piece);
    bool isAmbiguous = false;
    bool mayPromote = false;
    for (const Move& other : position.legalMoves()) {
        const auto* rival = std::get_if<BoardMove>(&other);
        if (!rival || rival->to != board.to) continue;
        isAmbiguous = isAmbiguous || (rival->from != board.from && position.pieceAt(rival->from) == piece);
        mayPromote = mayPromote || (rival->from == board.from && rival->promotion);
    }
    std::string text = spec.piece(piece->type).letters;
    if (isAmbiguous) text += square(board.from);
    text += position.pieceAt(board.to) ? 'x' : '-';
    text += square(board.to);
    if (!board.promotion) return mayPromote ? text + '=' : text;
    if (const auto mark = turningMark(spec.piece(piece->type), *board.promotion)) return text + *mark;
    return text + '=' + spec.piece(*board.promotion).letters;
}

} // namespace komadai::core
