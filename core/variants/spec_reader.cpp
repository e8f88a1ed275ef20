#include "core/variants/spec_reader.h"

#include "core/base/ascii.h"
#include "core/base/number.h"
#include "core/base/utf8.h"
#include "core/base/visible_text.h"
#include "core/variants/effects_reader.h"
#include "core/variants/nearest.h"
#include "core/variants/start_text.h"

#include <algorithm>
#include <bitset>
#include <cassert>
#include <iterator>

namespace komadai::core {
namespace {

using ini::Slot;
using Kind = VariantProblemKind;

std::string rangeText(int least, int most) { return std::to_string(least) + ".." + std::to_string(most); }

constexpr int MaxPromotionLimit = Square::Limit;
constexpr int MaxPieceValue = 10000;    ///< centipawns
constexpr int DefaultPromotionRank = 8; ///< the last of a chessboard

/// "Promoted rook" for "Rook".
std::string promotedName(std::string name) {
    if (name.size() > 1 && !ascii::isUpper(name[1])) name.front() = ascii::toLower(name.front());
    return "Promoted " + name;
}

/// A pair `x:y` of two letters.
bool isPair(std::string_view pair) { return pair.size() == 3 && pair[1] == ':'; }

/// The letters at one place, 0 or 2, of the pairs `x:y` in a list.
class PairLetters {
public:
    PairLetters(const Slot* pairs, std::size_t place) {
        if (!pairs) return;
        ini::forEachPart(pairs->entry->value, ' ', [&](std::string_view pair) {
            if (isPair(pair)) m_letters[static_cast<unsigned char>(pair[place])] = true;
        });
    }
    bool contain(char letter) const { return m_letters[static_cast<unsigned char>(letter)]; }

private:
    std::array<bool, 256> m_letters{};
};

/// Whether a move of one step has no conditions. Games with special effects support only such moves.
bool isPlainMove(const Movement& move) { return move.quiet && move.capture && move.isPlain(); }

/// A kind as it is defined, without promotion and special effects. With a `+` in its letters it is a promoted face.
PieceSpec pieceOf(const PieceDefinition& definition, std::string letters) {
    PieceSpec piece;
    piece.letters = std::move(letters);
    piece.name = definition.name.empty() ? piece.letters : std::string(definition.name);
    piece.kanji = std::string(definition.kanji);
    piece.reading = std::string(definition.reading);
    piece.betza = std::string(definition.betza);
    piece.royal = definition.isKing && !piece.letters.starts_with('+');
    piece.movements = definition.moves.movements;
    return piece;
}

} // namespace

VariantSpec SpecReader::read() {
    m_spec.id = m_spec.name = std::string(m_section.id);
    m_definitions = readPieceDefinitions(*this, m_scope.others());
    m_hasCodes = haveCodes(m_definitions);
    m_hasEffects = findEffects();
    findStart();
    const auto& table = keys::table();
    for (std::size_t i = 0; i < table.size(); ++i)
        readRow(table[i], m_scope.known(i));
    // The position before the first move has occurred once.
    if (Slot* slot = find("nFoldRule"); slot && m_spec.ends.repetition.fold == 1)
        report(Kind::BadValue, *slot, slot->entry->value, {"0", "2..100"});
    checkCombinations();
    if (m_hasEffects) m_spec.effects = std::make_shared<const Effects>(std::move(m_effects));
    m_isStartInDoubt = m_isStartInDoubt || !hasStart();
    return std::move(m_spec);
}

/// Reports keys that do not go together, although each of them could be read.
void SpecReader::checkCombinations() {
    const auto& pieces = m_spec.pieces;
    if (Slot* slot = find("pieceDemotion"); slot && m_spec.promotion.back)
        for (const PieceSpec& piece : pieces) // a royal piece that turns back would be royal no more
            if (piece.royal && piece.promotedFrom) report(Kind::RoyalPromotes, *slot, piece.letters);
    if (Slot* slot = find("forwardNeeds"))
        for (std::size_t i = 0; i < pieces.size(); ++i)
            if (m_effects.pieces[i].multiStep && m_effects.pieces[i].forwardNeeds.any())
                report(Kind::NotOneStep, *slot, pieces[i].betza);
}

/// Whether the start could be read.
bool SpecReader::hasStart() const {
    return m_spec.size.squares() > 0 &&
           m_spec.start.board.size() == static_cast<std::size_t>(m_spec.size.squares());
}

// --- entries

Slot* SpecReader::find(std::string_view key) {
    const auto index = keys::placeOf(key);
    assert(index);
    Slot& slot = m_scope.known(*index);
    return slot.entry ? &slot : nullptr;
}

void SpecReader::report(Kind kind, Slot& slot, std::string_view text, std::vector<std::string> supported,
                        std::optional<ParseError> cause) {
    m_isStartInDoubt = m_isStartInDoubt || kind == Kind::BadLetter || kind == Kind::DuplicateLetter ||
                       kind == Kind::BadCode || kind == Kind::TooManyKinds ||
                       slot.entry->key == "royalPieces";
    if (slot.wasBlamed) return;
    slot.isBlamed = true;
    m_problems.add({kind, isInherited(slot) ? m_section.line : slot.entry->line, std::string(slot.entry->key),
                    std::string(text), std::move(supported), std::move(cause)});
}

void SpecReader::checkText(Slot& slot, std::string_view text) {
    if (!isVisible(text)) report(Kind::HiddenCharacter, slot, text);
}

void SpecReader::reportMissing(std::string_view key, std::vector<std::string> supported) {
    const auto index = keys::placeOf(key);
    assert(index);
    Slot& slot = m_scope.known(*index);
    if (slot.wasBlamed) return;
    slot.isBlamed = true;
    m_problems.add({Kind::MissingKey, m_section.line, std::string(key), {}, std::move(supported), {}});
}

/// Reports that a key is missing or needs another value.
void SpecReader::reportUnfit(std::string_view key, std::vector<std::string> supported) {
    if (Slot* slot = find(key))
        report(Kind::BadValue, *slot, slot->entry->value, std::move(supported));
    else
        reportMissing(key, std::move(supported));
}

void SpecReader::reportUnknownLetter(Slot& slot, std::string_view letters) {
    if (!isInherited(slot)) report(Kind::UnknownLetter, slot, letters);
}

void SpecReader::readRow(const keys::Row& row, Slot& slot) {
    const auto* special = std::get_if<keys::Special>(&row.target);
    if (m_hasEffects && row.is(keys::NotWithEffects)) {
        const auto value = slot.entry ? slot.entry->value : "-";
        const bool isOff = value == "-" || value == row.byDefault;
        if (!isOff) report(Kind::NotWithEffects, slot, value);
        if (!special) setDefault(row);
        return;
    }
    if (special) {
        if (special->read) special->read(*this);
        return;
    }
    const bool isSaid = slot.entry && !(row.is(keys::NotInherited) && isInherited(slot));
    if (isSaid)
        readValue(row, slot);
    else
        setDefault(row);
}

void SpecReader::setDefault(const keys::Row& row) {
    const auto value = row.defaultValue(m_hasEffects);
    if (const auto* number = std::get_if<keys::Number>(&row.target)) {
        if (!value.empty()) readNumberInto(value, number->least, number->most, number->of(m_spec));
        return;
    }
    const auto words = keys::wordsOf(row);
    const auto word = std::find(words.begin(), words.end(), value);
    if (word != words.end()) keys::setWord(row, m_spec, static_cast<std::size_t>(word - words.begin()));
}

/// Reads the value of a key that is not `Special`.
void SpecReader::readValue(const keys::Row& row, Slot& slot) {
    const auto value = slot.entry->value;
    if (const auto words = keys::wordsOf(row); !words.empty()) {
        const auto word = std::find(words.begin(), words.end(), value);
        if (word == words.end())
            report(Kind::BadValue, slot, value, byDistance(value, words));
        else
            keys::setWord(row, m_spec, static_cast<std::size_t>(word - words.begin()));
    } else if (const auto* number = std::get_if<keys::Number>(&row.target)) {
        readNumber(slot, number->least, number->most, number->of(m_spec));
    } else if (const auto* text = std::get_if<keys::Text>(&row.target)) {
        checkText(slot, value);
        text->of(m_spec) = std::string(value);
    } else if (const auto* kinds = std::get_if<keys::Kinds>(&row.target)) {
        kinds->of(m_spec) = kindsIn(slot);
    } else if (const auto* ofPieces = std::get_if<keys::PieceText>(&row.target)) {
        readByKind(slot, [this, &slot, ofPieces](PieceSpec& piece, std::string_view name) {
            checkText(slot, name);
            piece.*(ofPieces->of) = std::string(name);
            return !name.empty();
        });
    } else if (const auto* kindSet = std::get_if<keys::EffectKinds>(&row.target)) {
        EffectsReader(*this, slot).readKinds(kindSet->of);
    } else if (const auto* flag = std::get_if<keys::EffectFlag>(&row.target)) {
        EffectsReader(*this, slot).readFlag(flag->of);
    }
}

void SpecReader::readNumber(Slot& slot, int least, int most, int& target) {
    if (!readNumberInto(slot.entry->value, least, most, target))
        report(Kind::BadValue, slot, slot.entry->value, {rangeText(least, most)});
}

// --- the game

void SpecReader::readSideNames() {
    Slot* slot = find("sideNames");
    if (!slot) return;
    checkText(*slot, slot->entry->value);
    const auto names = ini::split(slot->entry->value, ',');
    if (names.size() == SideCount)
        m_spec.sideNames = {std::string(names[0]), std::string(names[1])};
    else
        report(Kind::BadValue, *slot, slot->entry->value, {"TEXT, TEXT"});
}

/// A number, or the letter of the last file as on the edge of a chessboard.
void SpecReader::readFiles() {
    Slot* files = find("maxFile");
    if (!files) return reportMissing("maxFile");
    const auto value = files->entry->value;
    const bool isLetter = value.size() == 1 && ascii::isLower(value.front());
    if (isLetter && value.front() - 'a' < BoardSize::MaxSide)
        m_spec.size.files = value.front() - 'a' + 1;
    else
        readNumber(*files, 1, BoardSize::MaxSide, m_spec.size.files);
}

void SpecReader::readRanks() {
    if (Slot* ranks = find("maxRank"))
        readNumber(*ranks, 1, BoardSize::MaxSide, m_spec.size.ranks);
    else
        reportMissing("maxRank");
}

/// A rule of chess that is not supported: the file must switch it off.
void SpecReader::readSwitchedOff(std::string_view key) {
    if (Slot* slot = find(key); slot && slot->entry->value != "false")
        isInherited(*slot) ? report(Kind::NotPlayed, *slot, std::string(key) + " = false")
                           : report(Kind::BadValue, *slot, slot->entry->value, {"false"});
}

void SpecReader::readCastling() { readSwitchedOff("castling"); }

/// In other programs, a pawn of chess has a double step by default.
void SpecReader::readDoubleStep() {
    readSwitchedOff("doubleStep");
    const Slot* pawn = find("pawn");
    if (pawn && kindOf(pawn->entry->value) && !find("doubleStep")) reportMissing("doubleStep", {"false"});
}

// --- pieces

std::optional<PieceType> SpecReader::kindOf(std::string_view letters) const {
    return m_spec.pieceByLetters(ascii::upperCase(letters));
}

/// Whether the game has special effects: by a key, or by a piece with several steps or shots.
bool SpecReader::findEffects() {
    const auto& table = keys::table();
    for (std::size_t i = 0; i < table.size(); ++i)
        if (table[i].is(keys::OfEffects) && m_scope.known(i).entry) return true;
    return std::any_of(m_definitions.begin(), m_definitions.end(), [](const PieceDefinition& piece) {
        return piece.moves.multiStep || piece.moves.shooting;
    });
}

/// Finds the start, which is FEN or SFEN. The entry of the section itself or of the nearest ancestor counts.
void SpecReader::findStart() {
    Slot* fen = find("startFen");
    Slot* sfen = find("startSfen");
    if (fen && sfen && fen->depth == sfen->depth && !isInherited(*fen))
        report(Kind::SecondSpelling, *sfen, "startFen");
    m_start = fen && (!sfen || fen->depth >= sfen->depth) ? fen : sfen;
    if (!m_start) reportMissing(m_hasEffects || m_hasCodes ? "startSfen" : "startFen");
}

/// Without special effects, the kinds in play are those of the start, in the order of their definition, then the kinds
/// that come into play by promotion, then promoted faces. With special effects they are those of the start and all
/// kinds defined by `piece CODE`, in the order of their definition: there are no hands, so faces need not be last.
void SpecReader::readPieces() {
    for (const PieceDefinition& piece : m_definitions)
        if (m_hasEffects ? piece.isCoded || mayOccurInStart(piece)
                         : !piece.isFace() && mayOccurInStart(piece))
            addKind(piece, piece.letters);
    if (!m_hasEffects) {
        addPromotionKinds();
        if (m_spec.pieces.size() > Hand::Kinds && m_start)
            report(Kind::TooManyKinds, *m_start, std::to_string(m_spec.pieces.size()));
    }
    for (const PieceDefinition& piece : m_definitions) {
        if (!piece.isFace()) continue;
        const auto base = m_spec.pieceByLetters(std::string_view(piece.letters).substr(1));
        if (base && !m_hasEffects) addKind(piece, piece.letters);
        const auto face = m_spec.pieceByLetters(piece.letters);
        if (base && face)
            linkFace(*base, *face);
        else if (!findDefinition(m_definitions, std::string_view(piece.letters).substr(1)))
            report(Kind::UnknownLetter, *piece.slot, std::string_view(piece.letters).substr(1));
    }
}

/// Whether a piece is in the start. Without one, every piece may be.
bool SpecReader::mayOccurInStart(const PieceDefinition& piece) const {
    return !m_start || occursInStart(*m_start, piece.letters, m_hasCodes);
}

/// Adds kinds that come into play by promotion only.
void SpecReader::addPromotionKinds() {
    const Slot* slot = find("promotionPieceTypes");
    if (!slot || slot->entry->value == "-") return;
    for (const auto letters : lettersOf(slot->entry->value))
        if (const auto* piece = findDefinition(m_definitions, ascii::upperCase(letters));
            piece && !kindOf(letters))
            addKind(*piece, piece->letters);
}

/// Returns null if there are too many kinds.
PieceSpec* SpecReader::addKind(const PieceDefinition& definition, std::string letters) {
    if (m_spec.pieces.size() == MaxPieceTypes) {
        report(Kind::TooManyKinds, *definition.slot, letters);
        return nullptr;
    }
    PieceSpec piece = pieceOf(definition, std::move(letters));
    if (m_hasEffects) checkWithEffects(definition, piece);
    const bool moves = !piece.movements.empty() || definition.moves.multiStep;
    m_isStartInDoubt = m_isStartInDoubt || !moves;
    m_spec.pieces.push_back(std::move(piece));
    PieceEffects effects;
    effects.multiStep = definition.moves.multiStep;
    effects.shooting = definition.moves.shooting;
    m_effects.pieces.push_back(std::move(effects));
    return &m_spec.pieces.back();
}

/// Reports moves and kings that games with special effects do not support.
void SpecReader::checkWithEffects(const PieceDefinition& definition, const PieceSpec& piece) {
    if (!std::all_of(piece.movements.begin(), piece.movements.end(), isPlainMove)) {
        const auto at = std::min(definition.betza.find_first_of("mcnpg"), definition.betza.size());
        report(Kind::BadMoves, *definition.slot, definition.betza, {},
               ParseError{ParseErrorKind::ModifierDoesNotFit, at,
                          std::string(wholeCharacters(definition.betza, at, 1))});
    }
    if (piece.royal) report(Kind::NotWithEffects, *definition.slot, "king");
}

void SpecReader::linkFace(PieceType base, PieceType face) {
    pieceSpec(face).promotedFrom = base;
    pieceSpec(base).promotesTo = face;
}

/// `promotedPieceType = p:g`: the promoted face of P moves as G.
void SpecReader::readPromotedFaces() {
    Slot* slot = find("promotedPieceType");
    if (!slot || slot->entry->value == "-") return;
    const PairLetters bases(slot, 0);
    ini::forEachPart(slot->entry->value, ' ', [&](std::string_view pair) {
        if (!isPair(pair)) return report(Kind::BadValue, *slot, pair, {"x:y"});
        const auto from = kindOf(pair.substr(0, 1));
        const auto* face = findDefinition(m_definitions, ascii::upperCase(pair.substr(2)));
        if (!from || !face || !ascii::isLower(pair[2]))
            return reportUnknownLetter(*slot, pair.substr(from ? 2 : 0, 1));
        if (bases.contain(pair[2])) // other programs would promote it again
            return report(Kind::FacePromotes, *slot, pair);
        const std::string letters = "+" + m_spec.piece(*from).letters;
        if (m_spec.pieceByLetters(letters)) return report(Kind::DuplicateLetter, *slot, pair.substr(0, 1));
        PieceSpec* promoted = addKind(*face, letters);
        if (!promoted) return;
        const PieceSpec& base = m_spec.piece(*from);
        promoted->name = base.name == base.letters ? letters : promotedName(base.name);
        linkFace(*from, pieceTypeAt(static_cast<int>(m_spec.pieces.size()) - 1));
    });
}

void SpecReader::readRoyals() {
    if (Slot* slot = find("royalPieces")) {
        const auto royals = kindsIn(*slot);
        for (std::size_t i = 0; i < m_spec.pieces.size(); ++i)
            m_spec.pieces[i].royal =
                std::find(royals.begin(), royals.end(), pieceTypeAt(static_cast<int>(i))) != royals.end();
    }
    for (const PieceSpec& piece : m_spec.pieces)
        if (Slot* place = piece.royal ? placeOfFaceOf(piece, "royalPieces") : nullptr)
            report(Kind::RoyalPromotes, *place, piece.letters);
}

/// The entry by which a piece has a promoted face, or else that of `key`, or else the definition of the face; null if the piece
/// has no face.
Slot* SpecReader::placeOfFaceOf(const PieceSpec& piece, std::string_view key) {
    if (!piece.promotesTo) return nullptr;
    if (Slot* faces = find("promotedPieceType")) return faces;
    if (Slot* slot = find(key)) return slot;
    const auto* face = findDefinition(m_definitions, m_spec.piece(*piece.promotesTo).letters);
    return face ? face->slot : nullptr;
}

/// Kinds in a list of letters, `p n`; `-` is an empty one.
std::vector<PieceType> SpecReader::kindsIn(Slot& slot) {
    std::vector<PieceType> kinds;
    if (slot.entry->value == "-") return kinds;
    for (const auto letters : lettersOf(slot.entry->value)) {
        const auto type = kindOf(letters);
        if (!type)
            reportUnknownLetter(slot, letters);
        else if (std::find(kinds.begin(), kinds.end(), *type) == kinds.end())
            kinds.push_back(*type);
    }
    return kinds;
}

/// Reports promoted faces in a list that may not have them.
void SpecReader::reportFaces(Slot* slot, const std::vector<PieceType>& kinds) {
    for (const PieceType kind : kinds)
        if (const PieceSpec& piece = m_spec.piece(kind); slot && piece.promotedFrom)
            report(Kind::BadValue, *slot, piece.letters, {"x y ..."});
}

/// Splits a list of pieces: codes are separated by spaces; letters may be, and keep the `+` before them.
std::vector<std::string_view> SpecReader::lettersOf(std::string_view text) const {
    if (m_hasCodes) return ini::split(text, ' ');
    std::vector<std::string_view> letters;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == ' ') continue;
        const std::size_t length = text[at] == '+' && at + 1 < text.size() ? 2 : 1;
        letters.push_back(text.substr(at, length));
        at += length - 1;
    }
    return letters;
}

/// Calls `set(piece, text)` for each part of `p:TEXT, +p:TEXT`. If it returns false, the value is reported as bad.
template <class Setter>
void SpecReader::readByKind(Slot& slot, Setter set) {
    ini::forEachPart(slot.entry->value, ',', [&](std::string_view pair) {
        const auto colon = std::min(pair.find(':'), pair.size());
        const auto type = kindOf(ini::trimmed(pair.substr(0, colon)));
        if (!type)
            reportUnknownLetter(slot, pair.substr(0, colon));
        else if (colon == pair.size() || !set(pieceSpec(*type), ini::trimmed(pair.substr(colon + 1))))
            report(Kind::BadValue, slot, pair);
    });
}

void SpecReader::readPieceValues() {
    Slot* slot = find("pieceValues");
    if (!slot) return;
    readByKind(*slot, [](PieceSpec& piece, std::string_view text) {
        int value = 0;
        const bool isValue = readNumberInto(text, 0, MaxPieceValue, value);
        piece.value = value;
        return isValue;
    });
}

// --- drops

void SpecReader::readCapturesToHand() {
    DropRule& drops = m_spec.drops;
    Slot* captures = find("capturesToHand");
    const bool isTrue = captures && captures->entry->value == "true";
    if (captures && !isTrue && captures->entry->value != "false")
        report(Kind::BadValue, *captures, captures->entry->value, {"true", "false"});
    else if (isTrue && !drops.allowed)
        report(Kind::MustAgree, *captures, "pieceDrops");
    else if (!isTrue && drops.allowed)
        report(Kind::MustAgree, *find("pieceDrops"), "capturesToHand");
    if (drops.allowed && m_hasCodes) report(Kind::NotWithCodes, *find("pieceDrops"), "true");
    if (const Slot* pawn = find("pawn"); pawn && drops.allowed) drops.pawn = kindOf(pawn->entry->value);
    const auto royals = std::count_if(m_spec.pieces.begin(), m_spec.pieces.end(),
                                      [](const PieceSpec& piece) { return piece.royal; });
    if (Slot* slot = find("royalPieces"); slot && drops.allowed && royals > 1)
        report(Kind::SeveralRoyalsWithDrops, *slot, slot->entry->value);
}

void SpecReader::readDropRegions() {
    constexpr std::array<std::pair<std::string_view, std::string_view>, SideCount> Names{
        std::pair{"dropRegionWhite", "whiteDropRegion"}, std::pair{"dropRegionBlack", "blackDropRegion"}};
    for (std::size_t i = 0; i < SideCount; ++i)
        if (find(Names[i].first) || find(Names[i].second))
            readRegion(Names[i].first, Names[i].second, m_spec.drops.regions[i].emplace());
}

/// `shogiPawnDropMateIllegal` is about the piece with the key `shogiPawn`.
void SpecReader::readShogiPawnDropMate() {
    Slot* slot = find("shogiPawnDropMateIllegal");
    if (!slot || slot->entry->value == "false") return;
    if (slot->entry->value != "true")
        return report(Kind::BadValue, *slot, slot->entry->value, {"true", "false"});
    if (const Slot* pawn = find("shogiPawn")) m_spec.drops.noMate = kindOf(pawn->entry->value);
}

// --- promotion

/// The pieces that `promotionPawnTypes` can become, at the player's choice. By default these types are the pawns of
/// chess. There must be such a piece, because they must promote on the last rank. Pieces with a promoted face, and these
/// faces, promote in the other way only.
void SpecReader::readPromotionChoices() {
    std::vector<PieceType> pawns;
    std::vector<PieceType> choices;
    if (const Slot* pawn = find("pawn"))
        if (const auto type = kindOf(pawn->entry->value)) pawns.push_back(*type);
    if (Slot* types = find("promotionPawnTypes")) pawns = kindsIn(*types);
    Slot* slot = find("promotionPieceTypes");
    if (slot) choices = kindsIn(*slot);
    for (const PieceType pawn : pawns)
        pieceSpec(pawn).promotionChoices = choices;
    if (!pawns.empty() && !choices.empty() && m_hasCodes)
        report(Kind::NotWithCodes, *slot, slot->entry->value);
    const auto reportRoyals = [&](Slot* of, const std::vector<PieceType>& kinds, Kind problem) {
        for (const PieceType kind : kinds)
            if (const PieceSpec& piece = m_spec.piece(kind); of && piece.royal)
                report(problem, *of, piece.letters);
    };
    reportRoyals(find("promotionPawnTypes"), pawns, Kind::RoyalPromotes);
    if (!pawns.empty()) reportRoyals(slot, choices, Kind::PromotesToRoyal);
    reportFaces(find("promotionPawnTypes"), pawns);
    reportFaces(slot, choices);
    for (const PieceType pawn : pawns)
        if (Slot* place = placeOfFaceOf(m_spec.piece(pawn), "promotionPawnTypes"))
            report(Kind::PawnHasFace, *place, m_spec.piece(pawn).letters);
    if (pawns.empty() || !choices.empty()) return;
    if (slot)
        report(Kind::NoPromotionPieces, *slot, slot->entry->value);
    else
        reportMissing("promotionPieceTypes", {"x y ..."});
}

/// In other programs a captured piece that was a pawn becomes a pawn again. Here it stays what it has become, so only
/// `true` is accepted if such pieces can be in hand. Promoted faces turn back, so with them only `false` is accepted.
void SpecReader::readDropLoop() {
    Slot* slot = find("dropLoop");
    const bool loops = slot && slot->entry->value == "true";
    if (slot && !loops && slot->entry->value != "false")
        report(Kind::BadValue, *slot, slot->entry->value, {"true", "false"});
    const auto hasPiece = [this](auto condition) {
        return std::any_of(m_spec.pieces.begin(), m_spec.pieces.end(), condition);
    };
    const bool hasChoices = hasPiece([](const PieceSpec& piece) { return !piece.promotionChoices.empty(); });
    const bool hasFaces = hasPiece([](const PieceSpec& piece) { return piece.promotedFrom.has_value(); });
    if (m_spec.drops.allowed && hasChoices && !loops) reportUnfit("dropLoop", {"true"});
    if (loops && hasFaces) reportUnfit("dropLoop", {"false"});
}

/// `n:2 q:1`; 0 is no limit.
void SpecReader::readPromotionLimits() {
    Slot* slot = find("promotionLimit");
    if (!slot || slot->entry->value == "-") return;
    const PairLetters faces(find("promotedPieceType"), 2);
    ini::forEachPart(slot->entry->value, ' ', [&](std::string_view pair) {
        const auto colon = std::min(pair.find(':'), pair.size());
        const auto type = colon + 1 < pair.size() ? kindOf(pair.substr(0, colon)) : std::nullopt;
        int limit = 0;
        if (!type)
            reportUnknownLetter(*slot, pair);
        else if (!readNumberInto(pair.substr(colon + 1), 0, MaxPromotionLimit, limit))
            report(Kind::BadValue, *slot, pair, {"x:" + rangeText(0, MaxPromotionLimit)});
        else if (limit > 0 && faces.contain(pair.front()))
            report(Kind::LimitOfFace, *slot, pair);
        else if (limit > 0)
            pieceSpec(*type).promotionLimit = limit;
    });
}

/// Promotion zones are defined by rank or as regions. The entry of the section itself or of the nearest ancestor counts.
void SpecReader::readZones() {
    PromotionRule& promotion = m_spec.promotion;
    const std::array<Slot*, SideCount> regions{find("promotionRegionWhite"), find("promotionRegionBlack")};
    Slot* rankSlot = find("promotionRank");
    const bool isRegion = std::any_of(regions.begin(), regions.end(), [rankSlot](const Slot* region) {
        return region && (!rankSlot || region->depth >= rankSlot->depth);
    });
    const bool promotes = std::any_of(m_spec.pieces.begin(), m_spec.pieces.end(), [](const PieceSpec& piece) {
        return piece.promotesTo || !piece.promotionChoices.empty();
    });
    if (rankSlot && !isRegion) {
        int rank = m_spec.size.ranks + 1;
        readNumber(*rankSlot, 1, std::max(m_spec.size.ranks, 1), rank);
        promotion.zoneRanks = m_spec.size.ranks + 1 - rank;
    } else if (promotes && !m_hasEffects) {
        promotion.zoneRanks = m_spec.size.ranks + 1 - std::min(DefaultPromotionRank, m_spec.size.ranks);
    }
    if (!isRegion) return;
    Zones zones{zoneOf(Side::First), zoneOf(Side::Second)};
    for (std::size_t i = 0; i < SideCount; ++i) {
        if (!regions[i]) continue;
        std::vector<Square> squares;
        readRegion(*regions[i], squares);
        zones[i].clear();
        for (const Square square : squares)
            zones[i].insert(square.index());
    }
    setZones(zones);
}

/// Stores the zones as a number of ranks if they are the same number of farthest ranks for both sides.
void SpecReader::setZones(const Zones& zones) {
    PromotionRule& promotion = m_spec.promotion;
    promotion.zoneRanks = static_cast<int>(zones[0].size()) / std::max(m_spec.size.files, 1);
    if (zones == Zones{zoneOf(Side::First), zoneOf(Side::Second)}) return;
    promotion.zoneRanks = 0;
    for (std::size_t i = 0; i < SideCount; ++i)
        for (const int square : zones[i])
            promotion.regions[i].push_back(Square::at(square));
}

std::set<int> SpecReader::zoneOf(Side side) const {
    std::set<int> zone;
    for (int i = 0; i < m_spec.size.squares(); ++i)
        if (m_spec.isInPromotionZone(side, Square::at(i))) zone.insert(i);
    return zone;
}

// --- endings

/// The rule of the bare king as Fairy-Stockfish writes it. No other kind of extinction is supported. If there is `bareKing` too, the
/// key of the nearest section counts; in the same section both must give the same rule.
void SpecReader::readExtinction() {
    constexpr std::pair<std::string_view, std::string_view> Needed[] = {{"extinctionPieceTypes", "*"},
                                                                        {"extinctionPieceCount", "1"},
                                                                        {"extinctionOpponentPieceCount", "2"},
                                                                        {"extinctionClaim", "true"}};
    constexpr std::pair<std::string_view, BareKingRule> Values[] = {
        {"none", BareKingRule::None}, {"draw", BareKingRule::Draw}, {"loss", BareKingRule::Win}};
    Slot* slot = find("extinctionValue");
    if (!slot) return;
    const auto value = std::find_if(std::begin(Values), std::end(Values),
                                    [slot](const auto& known) { return known.first == slot->entry->value; });
    if (value == std::end(Values))
        return report(Kind::BadValue, *slot, slot->entry->value,
                      byDistance(slot->entry->value, {"none", "draw", "loss"}));
    BareKingRule& rule = m_spec.ends.bareKing;
    const Slot* bareKing = find("bareKing");
    if (!bareKing || bareKing->depth < slot->depth) {
        rule = value->second;
    } else if (bareKing->depth == slot->depth && rule != value->second && !isInherited(*slot)) {
        const auto* same = std::find_if(std::begin(Values), std::end(Values),
                                        [rule](const auto& known) { return known.second == rule; });
        return report(Kind::BadValue, *slot, slot->entry->value, {std::string(same->first)});
    }
    if (value->second == BareKingRule::None) return;
    for (const auto& [key, needed] : Needed) {
        const Slot* other = find(key);
        if (!other || other->entry->value != needed) reportUnfit(key, {std::string(needed)});
    }
}

/// Campmate: the flag piece and where it wins. An heir may take the squares away, and with them the rule.
void SpecReader::readCamps() {
    EndRules& ends = m_spec.ends;
    if (Slot* slot = find("flagPiece"); slot && slot->entry->value != "-") {
        ends.campPiece = kindOf(slot->entry->value);
        if (!ends.campPiece) reportUnknownLetter(*slot, slot->entry->value);
    }
    readRegion("flagRegionWhite", "whiteFlag", ends.campSquares[0]);
    readRegion("flagRegionBlack", "blackFlag", ends.campSquares[1]);
    if (!ends.campPiece || !ends.campSquares[0].empty() || !ends.campSquares[1].empty()) return;
    constexpr std::string_view Regions[] = {"flagRegionWhite", "whiteFlag", "flagRegionBlack", "blackFlag"};
    const auto isSaid = [this](std::string_view key) { return find(key) != nullptr; };
    if (std::none_of(std::begin(Regions), std::end(Regions), isSaid))
        reportMissing("flagRegionWhite", {"*9 e* e9 ..."});
    ends.campPiece.reset();
}

/// The default is P.
void SpecReader::readProgressKinds() {
    auto& kinds = m_spec.ends.moveLimit.progressKinds;
    if (Slot* slot = find("nMoveRuleTypes"))
        kinds = kindsIn(*slot);
    else if (const auto pawn = kindOf("p"))
        kinds = {*pawn};
}

/// A declaration needs to know which pieces are worth more than the others.
void SpecReader::readEnteringKingMajors() {
    EnteringKingRule& rule = m_spec.ends.enteringKing;
    if (Slot* slot = find("enteringKingMajors"); slot && !isInherited(*slot)) rule.majors = kindsIn(*slot);
    if (rule.isUsed() && rule.majors.empty()) reportMissing("enteringKingMajors", {"x y ..."});
}

// --- regions

/// Reads a region under its present or its former name. The entry of the section itself or of the nearest ancestor
/// counts.
void SpecReader::readRegion(std::string_view name, std::string_view formerName, std::vector<Square>& target) {
    Slot* named = find(name);
    Slot* former = find(formerName);
    if (named && former && named->depth == former->depth && !isInherited(*named))
        report(Kind::SecondSpelling, *former, name);
    if (named && (!former || named->depth >= former->depth))
        readRegion(*named, target);
    else if (former)
        readRegion(*former, target);
}

/// `*9` is all of rank 9, `e*` all of file e, `e9` a square, `-` no square. Each square is contained once.
void SpecReader::readRegion(Slot& slot, std::vector<Square>& target) {
    if (slot.entry->value == "-") return;
    std::bitset<Square::Limit> isThere;
    ini::forEachPart(slot.entry->value, ' ', [&](std::string_view part) {
        const auto squares = regionSquares(part);
        if (squares.empty()) return report(Kind::BadValue, slot, part, {"*9", "e*", "e9", "-"});
        for (const Square square : squares) {
            const auto index = static_cast<std::size_t>(square.index());
            if (!isThere[index]) target.push_back(square);
            isThere.set(index);
        }
    });
}

std::vector<Square> SpecReader::regionSquares(std::string_view part) const {
    const BoardSize size = m_spec.size;
    int firstFile = part.front() - 'a', lastFile = firstFile;
    int firstRank = 0, lastRank = size.ranks - 1;
    if (part.front() == '*') {
        firstFile = 0;
        lastFile = size.files - 1;
    }
    if (part.substr(1) != "*") {
        int number = 0;
        if (!readNumberInto(part.substr(1), 1, size.ranks, number)) return {};
        firstRank = lastRank = size.ranks - number;
    }
    std::vector<Square> squares;
    for (int rank = firstRank; rank <= lastRank; ++rank)
        for (int file = firstFile; file <= lastFile; ++file)
            if (size.contains(file, rank)) squares.push_back(size.square(file, rank));
    return squares;
}

// --- the start

void SpecReader::readStart() {
    if (!m_start || m_spec.size.squares() == 0) return;
    if (m_spec.pieces.empty()) report(Kind::EmptyStart, *m_start, m_start->entry->value);
    readStartText(*this, *m_start);
}

/// Handicaps are not inherited, because the squares of a parent can be others. Without a start there are no pieces to
/// leave out.
void SpecReader::readHandicaps() {
    Slot* slot = find("handicaps");
    if (!slot || isInherited(*slot) || !hasStart()) return;
    ini::forEachPart(slot->entry->value, ',', [&](std::string_view part) {
        const auto colon = std::min(part.find(':'), part.size());
        const auto squares = ini::split(part.substr(std::min(colon + 1, part.size())), ' ');
        Handicap handicap{std::string(ini::trimmed(part.substr(0, colon))), {}};
        checkText(*slot, handicap.name);
        if (handicap.name.empty() || squares.empty())
            report(Kind::BadValue, *slot, part, {"NAME: a9 h8, NAME: ..."});
        for (const auto name : squares) {
            const auto named = regionSquares(name);
            if (named.size() == 1 && mayBeMissing(named.front()))
                handicap.without.push_back(named.front());
            else
                report(Kind::BadValue, *slot, name);
        }
        m_spec.handicaps.push_back(std::move(handicap));
    });
}

bool SpecReader::mayBeMissing(Square square) const {
    const auto& piece = m_spec.start.at(square);
    return piece && piece->side == Side::Second && !m_spec.piece(piece->type).royal;
}

} // namespace komadai::core
