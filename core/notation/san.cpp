#include "core/notation/san.h"

#include "core/base/ascii.h"
#include "core/notation/effects_text.h"
#include "core/notation/move_text.h"

#include <algorithm>
#include <cassert>

namespace komadai::core::san {
namespace {

constexpr auto Algebraic = Coordinates::Algebraic;

// --- letters

/// The usual letters of faces that move like no unpromoted piece of their game.
/// Source: the shogi variants of Fairy-Stockfish, and the file with which it plays Zo Shogi.
struct UsualLetter {
    std::string_view betza, letter;
};
constexpr UsualLetter UsualLetters[] = {
    {"RF", "D"},  {"BW", "H"},  {"K", "I"},  {"R", "R"},  {"B", "B"},
    {"WfF", "G"}, {"FfW", "S"}, {"fR", "L"}, {"fN", "N"}, {"fW", "P"},
};

/// The letters of a piece in SAN.
std::string_view lettersOf(PieceType type, const VariantSpec& spec) {
    const PieceSpec& piece = spec.piece(type);
    if (!piece.promotedFrom) return piece.letters;
    for (const PieceSpec& other : spec.pieces)
        if (!other.promotedFrom && !other.royal && other.movements == piece.movements) return other.letters;
    for (const auto& [betza, letter] : UsualLetters)
        if (piece.betza == betza && !spec.pieceByLetters(letter)) return letter;
    return piece.letters;
}

/// Whether a text names this kind. A face may also be written as in positions, `+B`.
bool isNamed(std::string_view letters, PieceType type, const VariantSpec& spec) {
    return spec.piece(type).letters == letters || lettersOf(type, spec) == letters;
}

/// The pawn, which can be written without a letter.
std::optional<PieceType> pawnOf(const VariantSpec& spec) {
    return spec.drops.pawn ? spec.drops.pawn : spec.pieceByLetters("P");
}

// --- writing

std::string nameOf(Square square, const VariantSpec& spec) {
    return formatSquare(square, spec.size, Algebraic);
}

std::string promotionMark(const BoardMove& move, const VariantSpec& spec) {
    return move.promotion ? '=' + std::string(lettersOf(*move.promotion, spec)) : std::string();
}

/// A dropped face is written with `+` if its letter could mean another kind in hand.
std::string lettersOfDrop(const Drop& drop, const AnyPosition& position) {
    const VariantSpec& spec = position.spec();
    const std::string_view letters = lettersOf(drop.piece, spec);
    for (std::size_t i = 0; spec.drops.promotedToo && i < spec.pieces.size(); ++i) {
        const PieceType other = pieceTypeAt(static_cast<int>(i));
        if (other != drop.piece && spec.mayDrop(other) && lettersOf(other, spec) == letters &&
            position.isLegal(Drop{other, drop.to}))
            return spec.piece(drop.piece).letters;
    }
    return std::string(letters);
}

/// Whether both moves promote, or turn back, or do neither; a choice of promotion must be the same.
bool turnAlike(const BoardMove& one, const BoardMove& two, const AnyPosition& position) {
    if (!one.promotion || !two.promotion) return one.promotion == two.promotion;
    const auto turns = [&](const BoardMove& move, std::optional<PieceType> PieceSpec::*face) {
        return position.spec().piece(position.pieceAt(move.from)->type).*face == move.promotion;
    };
    for (const auto face : {&PieceSpec::promotesTo, &PieceSpec::promotedFrom})
        if (turns(one, face) || turns(two, face)) return turns(one, face) && turns(two, face);
    return one.promotion == two.promotion;
}

/// The part of the origin that is needed to tell a move from those of other pieces.
std::string originOf(const BoardMove& move, const AnyPosition& position) {
    const VariantSpec& spec = position.spec();
    const auto lettersAt = [&](Square square) { return lettersOf(position.pieceAt(square)->type, spec); };
    bool isAlone = true;
    bool sharesFile = false;
    bool sharesRank = false;
    for (const Move& other : position.legalMoves()) {
        const auto* rival = std::get_if<BoardMove>(&other);
        if (!rival || rival->to != move.to || rival->from == move.from) continue;
        if (lettersAt(rival->from) != lettersAt(move.from)) continue;
        if (!turnAlike(*rival, move, position)) continue;
        isAlone = false;
        sharesFile = sharesFile || spec.size.fileOf(rival->from) == spec.size.fileOf(move.from);
        sharesRank = sharesRank || spec.size.rankOf(rival->from) == spec.size.rankOf(move.from);
    }
    if (isAlone) return {};
    if (!sharesFile) return formatFile(spec.size.fileOf(move.from), spec.size, Algebraic);
    if (!sharesRank) return formatRank(spec.size.rankOf(move.from), spec.size, Algebraic);
    return nameOf(move.from, spec);
}

std::string checkMark(const Move& move, const AnyPosition& position) {
    const AnyPosition after = position.after(move);
    if (!after.isInCheck(after.sideToMove())) return {};
    return after.hasLegalMove() || after.campWinner() ? "+" : "#";
}

std::string formatBoardMove(const BoardMove& move, const AnyPosition& position) {
    const VariantSpec& spec = position.spec();
    const auto piece = position.pieceAt(move.from);
    assert(piece);
    const bool captures = position.pieceAt(move.to).has_value();
    std::string text;
    if (piece->type != spec.drops.pawn)
        text = std::string(lettersOf(piece->type, spec)) + originOf(move, position);
    else if (captures)
        text = formatFile(spec.size.fileOf(move.from), spec.size, Algebraic);
    else
        text = originOf(move, position);
    if (captures) text += 'x';
    text += nameOf(move.to, spec);
    return text + promotionMark(move, spec);
}

// --- reading

/// The parts of a move's text.
struct Parts {
    std::string letters; ///< of the piece; empty if there are none
    bool isDrop = false;
    std::optional<int> file, rank; ///< of the origin
    Square to;
    std::string promotion;  ///< letters of the kind that the piece becomes
    bool declines = false;  ///< `=` alone
    bool turnsBack = false; ///< `-` at the end
    int pluses = 0;
};

/// Reads the parts from left to right.
class PartsReader {
public:
    PartsReader(std::string_view text, const VariantSpec& spec) : m_text(text), m_spec(spec) {}

    Result<Parts, ParseError> read() {
        Parts parts;
        readLetters(parts);
        if (!parts.letters.empty() && !isKnown(parts.letters))
            return ParseError{ParseErrorKind::UnknownPiece, 0, parts.letters};
        if (parts.letters.empty() || !skipOneOf("@*'")) {
            readOrigin(parts);
            skipOneOf("x-:");
        } else {
            parts.isDrop = true;
        }
        const std::size_t target = m_at;
        auto to = parseSquare(m_text, m_at, m_spec.size, Algebraic);
        if (!to && !parts.isDrop && parts.file && parts.rank && m_at == m_originEnd) {
            to = m_spec.size.square(*parts.file, *parts.rank); // there was no origin
            parts.file.reset();
            parts.rank.reset();
        }
        if (!to) return errorAt(target, ParseErrorKind::NotASquare);
        parts.to = *to;
        if (!readPromotion(parts)) return errorAt(m_at, ParseErrorKind::NotAPromotion);
        while (m_at < m_text.size() && (m_text[m_at] == '+' || m_text[m_at] == '#'))
            parts.pluses += m_text[m_at++] == '+' ? 1 : 0;
        if (m_at < m_text.size()) return errorAt(m_at, ParseErrorKind::TrailingText);
        return parts;
    }

private:
    char at(std::size_t offset) const { return offset < m_text.size() ? m_text[offset] : '\0'; }

    bool skipOneOf(std::string_view marks) {
        if (m_at == m_text.size() || marks.find(m_text[m_at]) == std::string_view::npos) return false;
        ++m_at;
        return true;
    }

    bool isKnown(std::string_view letters) const {
        for (std::size_t i = 0; i < m_spec.pieces.size(); ++i)
            if (isNamed(letters, pieceTypeAt(static_cast<int>(i)), m_spec)) return true;
        return false;
    }

    /// The length of the letters of a piece, with a plus before them; 0 where there are none. A code has several letters.
    std::size_t lettersAt(std::size_t offset) const {
        const std::size_t first = offset + (at(offset) == '+' ? 1 : 0);
        std::size_t end = first;
        while (ascii::isUpper(at(end)) && (m_spec.hasCodes() || end == first))
            ++end;
        return end > first ? end - offset : 0;
    }

    void readLetters(Parts& parts) {
        m_at = lettersAt(0);
        parts.letters = m_text.substr(0, m_at);
    }

    void readOrigin(Parts& parts) {
        if (ascii::isLower(at(m_at)) && at(m_at) - 'a' < m_spec.size.files) {
            if (at(m_at) == 'x' && ascii::isLower(at(m_at + 1))) return;
            parts.file = m_text[m_at++] - 'a';
        }
        std::size_t end = m_at;
        int number = 0;
        while (ascii::isDigit(at(end)) && end < m_at + 2)
            number = 10 * number + (m_text[end++] - '0');
        if (end > m_at && number >= 1 && number <= m_spec.size.ranks) {
            parts.rank = m_spec.size.ranks - number;
            m_at = end;
        }
        m_originEnd = m_at;
    }

    /// False if there are letters that no piece can become.
    bool readPromotion(Parts& parts) {
        const bool isMarked = skipOneOf("=/");
        const std::size_t length = ascii::isLower(at(m_at)) ? 1 : lettersAt(m_at);
        if (length > 0) {
            parts.promotion = ascii::upperCase(m_text.substr(m_at, length));
            if (!isKnown(parts.promotion)) return false;
            m_at += length;
            return true;
        }
        parts.declines = isMarked;
        if (!isMarked) parts.turnsBack = skipOneOf("-");
        return true;
    }

    ParseError errorAt(std::size_t offset, ParseErrorKind kind) const {
        return {kind, offset, std::string(m_text.substr(offset))};
    }

    std::string_view m_text;
    const VariantSpec& m_spec;
    std::size_t m_at = 0;
    std::size_t m_originEnd = 0;
};

/// The legal moves that a text can mean.
class Candidates {
public:
    Candidates(const Parts& parts, const AnyPosition& position, PlusMark plus)
        : m_parts(parts), m_position(position), m_spec(position.spec()), m_plus(plus) {
        for (const Move& move : position.legalMoves()) {
            if (const auto* drop = std::get_if<Drop>(&move)) {
                if (parts.isDrop && drop->to == parts.to && isNamed(parts.letters, drop->piece, m_spec))
                    m_moves.push_back(move);
            } else if (const auto* board = std::get_if<BoardMove>(&move); board && fits(*board)) {
                m_moves.push_back(move);
            }
        }
        if (!parts.isDrop) choosePromotion();
        if (m_moves.size() > 1 && !parts.letters.empty()) preferExactLetters();
    }

    const std::vector<Move>& moves() const { return m_moves; }

private:
    PieceType typeOf(const Move& move) const {
        if (const auto* drop = std::get_if<Drop>(&move)) return drop->piece;
        return m_position.pieceAt(std::get<BoardMove>(move).from)->type;
    }
    static bool promotes(const Move& move) { return std::get<BoardMove>(move).promotion.has_value(); }

    bool fits(const BoardMove& move) const {
        if (m_parts.isDrop || move.to != m_parts.to) return false;
        if (m_parts.file && *m_parts.file != m_spec.size.fileOf(move.from)) return false;
        if (m_parts.rank && *m_parts.rank != m_spec.size.rankOf(move.from)) return false;
        const PieceType type = typeOf(move);
        const bool isLong = m_parts.file && m_parts.rank;
        const auto pawn = pawnOf(m_spec);
        const bool isPiece = m_parts.letters.empty() ? isLong || !pawn || type == *pawn
                                                     : isNamed(m_parts.letters, type, m_spec);
        if (!isPiece) return false;
        if (!m_parts.promotion.empty())
            return move.promotion && isNamed(m_parts.promotion, *move.promotion, m_spec);
        if (m_parts.declines) return !move.promotion;
        if (m_parts.turnsBack) return move.promotion && m_spec.piece(type).promotedFrom == move.promotion;
        return true;
    }

    bool givesCheck(const Move& move) const {
        const AnyPosition after = m_position.after(move);
        return after.isInCheck(after.sideToMove());
    }

    /// Where the text names no kind: a promotion, or a move without one.
    void choosePromotion() {
        const auto middle =
            std::partition(m_moves.begin(), m_moves.end(), [](const Move& m) { return !promotes(m); });
        if (middle == m_moves.begin() || middle == m_moves.end()) return;
        const bool showsCheck =
            m_plus == PlusMark::Check && m_parts.pluses == 1 &&
            std::any_of(m_moves.begin(), middle, [this](const Move& m) { return givesCheck(m); });
        if (m_parts.pluses > 0 && !showsCheck)
            m_moves.erase(m_moves.begin(), middle);
        else
            m_moves.erase(middle, m_moves.end());
    }

    /// `G` means a gold rather than a face that moves like it.
    void preferExactLetters() {
        std::vector<Move> exact;
        for (const Move& move : m_moves)
            if (m_spec.piece(typeOf(move)).letters == m_parts.letters) exact.push_back(move);
        if (!exact.empty()) m_moves = std::move(exact);
    }

    const Parts& m_parts;
    const AnyPosition& m_position;
    const VariantSpec& m_spec;
    PlusMark m_plus;
    std::vector<Move> m_moves;
};

TypedMoveProblem severalOf(const std::vector<Move>& moves, const AnyPosition& position) {
    SeveralMovesReadSo several;
    for (const Move& move : moves)
        several.moves.push_back(format(move, position));
    return several;
}

/// Why no legal move fits.
TypedMoveProblem refusalOf(const Parts& parts, const AnyPosition& position) {
    const VariantSpec& spec = position.spec();
    std::optional<Move> move;
    if (parts.isDrop) {
        if (const auto type = spec.pieceByLetters(parts.letters)) move = Drop{*type, parts.to};
    } else if (parts.file && parts.rank) {
        move = BoardMove{spec.size.square(*parts.file, *parts.rank), parts.to, std::nullopt};
    }
    const auto refusal = move ? position.whyRefused(*move) : std::nullopt;
    if (refusal) return *refusal;
    return NoMoveReadsSo{};
}

std::string_view withoutGlyphs(std::string_view text) {
    while (!text.empty() && (text.back() == '!' || text.back() == '?'))
        text.remove_suffix(1);
    return text;
}

Result<Move, TypedMoveProblem> parseWithEffects(std::string_view text, const AnyPosition& position) {
    if (text.ends_with('#')) text.remove_suffix(1);
    const auto move = effects::parseMove(text, *position.effects(), position.spec().coordinates);
    if (move && position.isLegal(Move(move.value()))) return Move(move.value());
    return parseTypedMove(text, position);
}

} // namespace

std::string format(const Move& move, const AnyPosition& position) {
    const VariantSpec& spec = position.spec();
    if (const EffectsPosition* effectsPosition = position.effects())
        return effects::formatMove(std::get<PathMove>(move), *effectsPosition, spec.coordinates);
    if (const auto* drop = std::get_if<Drop>(&move))
        return lettersOfDrop(*drop, position) + '@' + nameOf(drop->to, spec) + checkMark(move, position);
    return formatBoardMove(std::get<BoardMove>(move), position) + checkMark(move, position);
}

Result<Move, TypedMoveProblem> parse(std::string_view text, const AnyPosition& position, PlusMark plus) {
    text = withoutGlyphs(text);
    if (position.effects()) return parseWithEffects(text, position);
    const auto parts = PartsReader(text, position.spec()).read();
    if (parts) {
        const Candidates candidates(parts.value(), position, plus);
        if (candidates.moves().size() == 1) return candidates.moves().front();
        if (candidates.moves().size() > 1) return severalOf(candidates.moves(), position);
    }
    auto typed = parseTypedMove(text, position);
    if (typed || std::holds_alternative<SeveralMovesReadSo>(typed.error())) return typed;
    if (parts) return refusalOf(parts.value(), position);
    const auto* other = std::get_if<ParseError>(&typed.error());
    const bool gotFarther = other && other->offset > parts.error().offset;
    if (gotFarther || std::holds_alternative<Refusal>(typed.error())) return typed;
    return TypedMoveProblem(parts.error());
}

} // namespace komadai::core::san
