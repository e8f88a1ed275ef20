#include "core/variants/spec_writer.h"

#include "core/base/ascii.h"
#include "core/variants/board_rows.h"
#include "core/variants/named_pieces.h"
#include "core/variants/variants_ini_writer.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace komadai::core {
namespace {

const char* wordFor(bool value) { return value ? "true" : "false"; }

std::string without(char character, std::string text) {
    std::erase(text, character);
    return text;
}

/// Adds a part to a list.
void append(std::string& list, std::string_view divider, std::string_view part) {
    if (!list.empty()) list += divider;
    list += part;
}

} // namespace

SpecWriter::SpecWriter(const VariantSpec& spec) : m_spec(spec), m_isCoded(!canOthersRead(spec)) {}

std::string SpecWriter::write() {
    m_text = '[' + m_spec.id + "]\n";
    const bool hasEffects = m_spec.effects != nullptr;
    for (const keys::Row& row : keys::table()) {
        if (hasEffects ? row.is(keys::NotWithEffects) : row.is(keys::OfEffects)) continue;
        const std::string value = valueOf(row);
        const bool isDefault = value == row.defaultValue(hasEffects) && !row.is(keys::AlwaysWritten);
        if (!value.empty() && !isDefault) line(row.name, value);
    }
    return std::move(m_text);
}

void SpecWriter::line(std::string_view key, std::string_view value) {
    m_text.append(key).append(" = ").append(value).append("\n");
}

std::string SpecWriter::valueOf(const keys::Row& row) {
    if (const auto* special = std::get_if<keys::Special>(&row.target))
        return special->write ? special->write(*this) : std::string();
    if (const auto words = keys::wordsOf(row); !words.empty())
        return std::string(words[keys::wordIn(row, m_spec)]);
    if (const auto* number = std::get_if<keys::Number>(&row.target))
        return std::to_string(number->of(m_spec));
    if (const auto* text = std::get_if<keys::Text>(&row.target)) return text->of(m_spec);
    if (const auto* kinds = std::get_if<keys::Kinds>(&row.target)) return listOf(kinds->of(m_spec));
    if (const auto* text = std::get_if<keys::PieceText>(&row.target)) {
        const auto of = text->of;
        const bool isOfCode = of == &PieceSpec::name || of == &PieceSpec::kanji || of == &PieceSpec::reading;
        if (m_isCoded && isOfCode) return {};
        return byKind(", ", [of](const PieceSpec& piece) {
            std::string text = without(',', piece.*of); // which divides the list
            return text.empty() && of == &PieceSpec::name ? piece.letters : text;
        });
    }
    if (const auto* kinds = std::get_if<keys::EffectKinds>(&row.target)) {
        const auto of = kinds->of;
        return effectClauses([&](const PieceEffects& piece) { return kindsText(piece.*of); });
    }
    if (const auto* flag = std::get_if<keys::EffectFlag>(&row.target)) {
        KindSet kinds;
        for (std::size_t i = 0; i < m_spec.pieces.size(); ++i)
            kinds.set(i, m_spec.effects->pieces[i].*(flag->of));
        return kindsText(kinds);
    }
    return {};
}

/// The letters of kinds, `p n`, or `-` for none.
std::string SpecWriter::listOf(const std::vector<PieceType>& kinds) const {
    std::string list;
    for (const PieceType kind : kinds)
        append(list, " ", lettersOf(piece(kind)));
    return list.empty() ? "-" : list;
}

std::string SpecWriter::lettersOf(const PieceSpec& piece) const {
    return m_isCoded ? piece.letters : ascii::lowerCase(piece.letters);
}

/// `p:TEXT, +p:TEXT`, for all pieces for which `textOf` is not empty.
template <class Text>
std::string SpecWriter::byKind(std::string_view divider, Text textOf) const {
    std::string list;
    for (const PieceSpec& piece : m_spec.pieces)
        if (const std::string text = textOf(piece); !text.empty())
            append(list, divider, lettersOf(piece) + ':' + text);
    return list;
}

template <class Condition>
std::vector<PieceType> SpecWriter::kindsThat(Condition holds) const {
    std::vector<PieceType> kinds;
    for (std::size_t i = 0; i < m_spec.pieces.size(); ++i)
        if (holds(m_spec.pieces[i])) kinds.push_back(pieceTypeAt(static_cast<int>(i)));
    return kinds;
}

// --- the game

std::string SpecWriter::sideNames() { return m_spec.sideNames[0] + ", " + m_spec.sideNames[1]; }
std::string SpecWriter::files() { return std::to_string(m_spec.size.files); }
std::string SpecWriter::ranks() { return std::to_string(m_spec.size.ranks); }

std::string SpecWriter::startFen() {
    if (m_isCoded) return {};
    const std::string inHand = m_spec.drops.allowed ? '[' + hands() + ']' : std::string();
    return board_rows::format(m_spec.start, m_spec) + inHand + " w - - 0 1";
}

std::string SpecWriter::startSfen() {
    if (!m_isCoded) return {};
    const std::string inHand = hands();
    return board_rows::format(m_spec.start, m_spec) + " b " + (inHand.empty() ? "-" : inHand) + " 1";
}

/// The pieces in both hands, a letter for each.
std::string SpecWriter::hands() const {
    std::string text;
    for (const Side side : {Side::First, Side::Second})
        for (std::size_t i = 0; i < m_spec.pieces.size(); ++i) {
            const PieceType kind = pieceTypeAt(static_cast<int>(i));
            if (piece(kind).promotedFrom) continue;
            const std::string letters = board_rows::formatPiece({kind, side}, m_spec);
            for (int count = m_spec.start.hand(side).count(kind); count > 0; --count)
                text += letters;
        }
    return text;
}

std::string SpecWriter::handicaps() {
    std::string list;
    for (const Handicap& handicap : m_spec.handicaps)
        append(list, ", ", handicap.name + ": " + region(handicap.without));
    return list;
}

// --- pieces

std::string SpecWriter::pieces() {
    if (m_isCoded)
        writeCoded();
    else
        writeLettered();
    return {};
}

void SpecWriter::writeCoded() {
    for (const PieceSpec& piece : m_spec.pieces) {
        const std::string name = without('|', piece.name), reading = without('|', piece.reading);
        std::string value = piece.betza + " | " + without('|', piece.kanji) + " | ";
        value += name.empty() ? piece.letters : name;
        if (!reading.empty()) value += " | " + reading;
        line("piece " + piece.letters, value);
    }
}

void SpecWriter::writeLettered() {
    for (const PieceSpec& piece : m_spec.pieces)
        if (!piece.promotedFrom) define(ascii::toLower(piece.letters.front()), piece);
    for (const PieceSpec& face : m_spec.pieces)
        if (face.promotedFrom)
            append(m_faces, " ",
                   std::string{ascii::toLower(piece(*face.promotedFrom).letters.front()), ':',
                               letterMovingAs(face)});
    for (const auto& [key, letter, betza, lends] : m_definitions)
        line(key, key.starts_with("custom") ? std::string{letter, ':'}.append(betza) : std::string{letter});
}

void SpecWriter::define(char letter, const PieceSpec& piece) {
    const std::string key = keyFor(piece);
    const bool lends = key != "king" && !piece.promotesTo && !piece.promotionLimit;
    m_definitions.push_back({key, letter, piece.betza, lends});
}

/// The key of a piece: a usual name with the same moves, if it is still free, or else `customPieceN`. The name `king` is
/// for royal pieces, `pawn` for the pawn of DropRule::pawn. `shogiPawn` must be the piece of DropRule::noMate, if there
/// is one.
std::string SpecWriter::keyFor(const PieceSpec& piece) {
    const DropRule& drops = m_spec.drops;
    const bool isKing = piece.royal && !piece.promotedFrom;
    const bool isChessPawn = drops.pawn && &piece == &this->piece(*drops.pawn);
    const bool mayBeShogiPawn = !drops.noMate || &piece == &this->piece(*drops.noMate);
    for (const auto& [key, betza, name] : NamedPieces) {
        const bool fits = betza == piece.betza && (key == "pawn") == isChessPawn &&
                          (key == "king") == isKing && (key != "shogiPawn" || mayBeShogiPawn);
        if (fits && !isTaken(key)) return std::string(key);
    }
    return "customPiece" + std::to_string(++m_customPieces);
}

bool SpecWriter::isTaken(std::string_view key) const {
    return std::any_of(m_definitions.begin(), m_definitions.end(),
                       [key](const Definition& definition) { return definition.key == key; });
}

/// The letter of a piece that has the moves of a promoted face: not the king, and no piece that promotes or is limited, because a
/// face does neither.
char SpecWriter::letterMovingAs(const PieceSpec& face) {
    for (const Definition& definition : m_definitions)
        if (definition.lends && definition.betza == face.betza) return definition.letter;
    char letter = 'a';
    while (std::any_of(m_definitions.begin(), m_definitions.end(),
                       [letter](const Definition& definition) { return definition.letter == letter; }))
        ++letter;
    define(letter, face);
    return letter;
}

std::string SpecWriter::promotedFaces() { return m_faces; }

std::string SpecWriter::royals() {
    return listOf(kindsThat([](const PieceSpec& piece) { return piece.royal; }));
}

std::string SpecWriter::pieceValues() {
    return byKind(", ", [](const PieceSpec& piece) {
        return piece.value ? std::to_string(*piece.value) : std::string();
    });
}

// --- rules

std::string SpecWriter::switchedOff() { return m_isCoded ? "" : "false"; }

std::string SpecWriter::capturesToHand() { return wordFor(m_spec.drops.allowed); }

std::string SpecWriter::dropRegionOfFirst() {
    const auto& squares = m_spec.drops.regions[0];
    return squares ? region(*squares) : std::string();
}
std::string SpecWriter::dropRegionOfSecond() {
    const auto& squares = m_spec.drops.regions[1];
    return squares ? region(*squares) : std::string();
}

std::string SpecWriter::shogiPawnDropMate() { return wordFor(m_spec.drops.noMate.has_value()); }

std::vector<PieceType> SpecWriter::promotingPawns() const {
    return kindsThat([](const PieceSpec& piece) { return !piece.promotionChoices.empty(); });
}
std::string SpecWriter::promotionPawns() {
    const auto pawns = promotingPawns();
    if (pawns.empty()) return m_spec.drops.pawn ? "-" : ""; // without the key, the piece `pawn` would promote
    return listOf(pawns);
}
std::string SpecWriter::promotionChoices() {
    const auto pawns = promotingPawns();
    if (!pawns.empty()) return listOf(piece(pawns.front()).promotionChoices);
    const auto unused =
        kindsThat([this](const PieceSpec& piece) { return !piece.promotedFrom && !isInStart(piece); });
    return unused.empty() ? std::string() : listOf(unused); // the only place that keeps them in play
}
/// Whether a piece or its promoted face is in the start.
bool SpecWriter::isInStart(const PieceSpec& piece) const {
    const PieceType base = *m_spec.pieceByLetters(piece.letters);
    const auto& board = m_spec.start.board;
    return std::any_of(board.begin(), board.end(),
                       [&](const auto& placed) {
                           return placed && m_spec.piece(placed->type).heldAs(placed->type) == base;
                       }) ||
           std::any_of(std::begin(Sides), std::end(Sides),
                       [&](Side side) { return m_spec.start.hand(side).count(base) > 0; });
}
std::string SpecWriter::dropLoop() { return wordFor(m_spec.drops.allowed && !promotingPawns().empty()); }

std::string SpecWriter::promotionLimits() {
    return byKind(" ", [](const PieceSpec& piece) {
        return piece.promotionLimit ? std::to_string(*piece.promotionLimit) : std::string();
    });
}

std::string SpecWriter::promotionRank() {
    const int zone = m_spec.promotion.zoneRanks;
    return zone > 0 ? std::to_string(m_spec.size.ranks + 1 - zone) : std::string();
}
std::string SpecWriter::promotionRegionOfFirst() { return promotionRegion(Side::First); }
std::string SpecWriter::promotionRegionOfSecond() { return promotionRegion(Side::Second); }

std::string SpecWriter::promotionRegion(Side side) const {
    const PromotionRule& rule = m_spec.promotion;
    const bool hasRegions = !rule.regions[0].empty() || !rule.regions[1].empty();
    const bool promotes = !kindsThat([](const PieceSpec& piece) {
                               return piece.promotesTo || !piece.promotionChoices.empty();
                           }).empty();
    const bool isNowhere = rule.zoneRanks == 0 && promotes && !m_spec.effects; // instead of the usual rank
    if (!hasRegions && !isNowhere) return {};
    return region(rule.regions[static_cast<std::size_t>(indexOf(side))]);
}

/// The rule of the bare king as Fairy-Stockfish writes it.
std::string SpecWriter::extinctionValue() {
    switch (m_spec.ends.bareKing) {
    case BareKingRule::Draw: return "draw";
    case BareKingRule::Win: return "loss";
    case BareKingRule::None: break;
    }
    return {};
}
std::string SpecWriter::extinctionPieceTypes() { return extinctionValue().empty() ? "" : "*"; }
std::string SpecWriter::extinctionPieceCount() { return extinctionValue().empty() ? "" : "1"; }
std::string SpecWriter::extinctionOpponentPieceCount() { return extinctionValue().empty() ? "" : "2"; }
std::string SpecWriter::extinctionClaim() { return extinctionValue().empty() ? "" : "true"; }

std::string SpecWriter::flagPiece() {
    return m_spec.ends.campPiece ? listOf({*m_spec.ends.campPiece}) : std::string();
}
std::string SpecWriter::flagRegionOfFirst() { return region(m_spec.ends.campSquares[0]); }
std::string SpecWriter::flagRegionOfSecond() { return region(m_spec.ends.campSquares[1]); }

std::string SpecWriter::enteringKingMajors() {
    return m_spec.ends.enteringKing.majors.empty() ? "" : listOf(m_spec.ends.enteringKing.majors);
}

std::string SpecWriter::progressKinds() { return listOf(m_spec.ends.moveLimit.progressKinds); }

std::string SpecWriter::region(const std::vector<Square>& squares) const {
    std::string text;
    for (const Square square : squares)
        append(text, " ",
               static_cast<char>('a' + m_spec.size.fileOf(square)) +
                   std::to_string(m_spec.size.ranks - m_spec.size.rankOf(square)));
    return text.empty() ? "-" : text;
}

// --- special effects

/// Codes separated by spaces; an empty text for no kinds.
std::string SpecWriter::kindsText(const KindSet& kinds) const {
    std::string text;
    for (std::size_t i = 0; i < m_spec.pieces.size(); ++i)
        if (kinds.test(i)) append(text, " ", m_spec.pieces[i].letters);
    return text;
}

/// `KINDS > VALUE; ...`. Kinds with the same `valueOf` share a clause; kinds for which it is empty are left out.
template <class Value>
std::string SpecWriter::effectClauses(Value valueOf) const {
    std::vector<std::pair<std::string, KindSet>> clauses;
    for (std::size_t i = 0; i < m_spec.pieces.size(); ++i) {
        const std::string value = valueOf(m_spec.effects->pieces[i]);
        if (value.empty()) continue;
        auto clause = std::find_if(clauses.begin(), clauses.end(),
                                   [&value](const auto& known) { return known.first == value; });
        if (clause == clauses.end()) clause = clauses.insert(clause, {value, {}});
        clause->second.set(i);
    }
    std::string text;
    for (const auto& [value, kinds] : clauses)
        append(text, "; ", kindsText(kinds) + " > " + value);
    return text;
}

namespace {

/// Whether the list of what a piece can take is shorter than the list of what it cannot take.
bool takesFew(const PieceEffects& piece, std::size_t kinds) {
    return piece.cannotTake.count() > kinds / 2 && piece.cannotTake.count() < kinds;
}

} // namespace

std::string SpecWriter::cannotTake() {
    const std::size_t kinds = m_spec.pieces.size();
    return effectClauses([&](const PieceEffects& piece) {
        return takesFew(piece, kinds) ? std::string() : kindsText(piece.cannotTake);
    });
}

std::string SpecWriter::takesOnly() {
    const std::size_t kinds = m_spec.pieces.size();
    return effectClauses([&](const PieceEffects& piece) {
        return takesFew(piece, kinds) ? kindsText(~piece.cannotTake) : std::string();
    });
}

std::string SpecWriter::holds() {
    return effectClauses([](const PieceEffects& piece) { return piece.holdsBetza; });
}

std::string SpecWriter::shelters() {
    return effectClauses([](const PieceEffects& piece) {
        return piece.shelter > 0 ? std::to_string(piece.shelter) : std::string();
    });
}

std::string SpecWriter::revertsNear() {
    return effectClauses([this](const PieceEffects& piece) {
        if (piece.revertRange == 0) return std::string();
        return std::to_string(piece.revertRange) + ' ' + kindsText(piece.revertsNear);
    });
}

std::string SpecWriter::command() {
    std::string text;
    for (const auto& alternative : m_spec.effects->command.alternatives) {
        std::string sets;
        for (const KindSet& set : alternative)
            append(sets, " & ", kindsText(set));
        append(text, "; ", sets);
    }
    return text;
}

} // namespace komadai::core
