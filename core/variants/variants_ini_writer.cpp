#include "core/variants/variants_ini_writer.h"

#include "core/variants/named_pieces.h"
#include "core/variants/placement.h"
#include "core/variants/rule_options.h"

#include <algorithm>
#include <cassert>

namespace komadai::core {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string inLowerCase(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(), lower);
    return text;
}

const char* wordFor(bool value) { return value ? "true" : "false"; }

/// Writes one section. What it says is in the order of the reader's.
class SectionWriter {
public:
    explicit SectionWriter(const VariantSpec& spec) : m_spec(spec) {}

    std::string write() {
        m_text = '[' + m_spec.id + "]\n";
        writeDescription();
        writeBoard();
        writePieces();
        writePromotion();
        writeDrops();
        writeEnds();
        return std::move(m_text);
    }

private:
    struct Definition {
        std::string key;
        char letter;
        std::string_view betza;
    };

    void line(std::string_view key, std::string_view value) {
        m_text.append(key).append(" = ").append(value).append("\n");
    }
    void line(std::string_view key, int value) { line(key, std::to_string(value)); }

    const PieceSpec& piece(PieceType type) const { return m_spec.piece(type); }

    /// The letters of kinds, `p n`, or `-` for none.
    std::string listOf(const std::vector<PieceType>& kinds) const {
        std::string list;
        for (const PieceType kind : kinds)
            list.append(list.empty() ? "" : " ").append(inLowerCase(piece(kind).letters));
        return list.empty() ? "-" : list;
    }

    /// `p:TEXT, +p:TEXT` of all pieces for which `textOf` has one.
    template <class Text>
    void writeByKind(std::string_view key, Text textOf) {
        std::string list;
        for (const PieceSpec& piece : m_spec.pieces)
            if (const std::string text = textOf(piece); !text.empty())
                list.append(list.empty() ? "" : ", ")
                    .append(inLowerCase(piece.letters))
                    .append(":")
                    .append(text);
        if (!list.empty()) line(key, list);
    }

    std::string_view styleName() const {
        switch (m_spec.pieceStyle) {
        case PieceStyle::Figures: return "figures";
        case PieceStyle::Cubes: return "cubes";
        default: return "letters";
        }
    }

    void writeDescription() {
        line("variantName", m_spec.name);
        if (!m_spec.summary.empty()) line("variantSummary", m_spec.summary);
        line("sideNames", m_spec.sideNames[0] + ", " + m_spec.sideNames[1]);
        line("coordinates", m_spec.coordinates == Coordinates::Shogi ? "shogi" : "algebraic");
        line("pieceStyle", styleName());
        writeByKind("pieceNames", [](const PieceSpec& piece) { return piece.name; });
        writeByKind("pieceKanji", [](const PieceSpec& piece) { return piece.kanji; });
        writeByKind("pieceFullKanji", [](const PieceSpec& piece) { return piece.fullKanji; });
        writeByKind("pieceReadings", [](const PieceSpec& piece) { return piece.reading; });
        writeByKind("pieceValues", [](const PieceSpec& piece) {
            return piece.value ? std::to_string(*piece.value) : std::string();
        });
    }

    void writeBoard() {
        line("maxFile", m_spec.size.files);
        line("maxRank", m_spec.size.ranks);
        line("startFen", placement::formatRows(m_spec.start, m_spec) + hands() + " w - - 0 1");
        std::string handicaps;
        for (const Handicap& handicap : m_spec.handicaps)
            handicaps.append(handicaps.empty() ? "" : ", ")
                .append(handicap.name + ": " + region(handicap.without));
        if (!handicaps.empty()) line("handicaps", handicaps);
    }

    std::string hands() const {
        if (!m_spec.drops.allowed) return {};
        std::string text;
        for (const Side side : {Side::First, Side::Second})
            for (std::size_t i = 0; i < m_spec.pieces.size(); ++i) {
                const PieceType kind = pieceTypeAt(static_cast<int>(i));
                if (piece(kind).promotedFrom) continue;
                const std::string letters = placement::formatPiece({kind, side}, m_spec);
                for (int count = m_spec.start.hand(side).count(kind); count > 0; --count)
                    text += letters;
            }
        return '[' + text + ']';
    }

    // --- pieces

    void writePieces() {
        for (const PieceSpec& piece : m_spec.pieces)
            if (!piece.promotedFrom) define(lower(piece.letters.front()), piece);
        std::string faces; // in their order
        for (const PieceSpec& face : m_spec.pieces)
            if (face.promotedFrom)
                faces.append(faces.empty() ? "" : " ")
                    .append({lower(piece(*face.promotedFrom).letters.front()), ':', letterMovingAs(face)});
        for (const auto& [key, letter, betza] : m_definitions)
            line(key,
                 key.starts_with("custom") ? std::string{letter, ':'}.append(betza) : std::string{letter});
        if (!faces.empty()) line("promotedPieceType", faces);
        line("royalPieces", listOf(kindsThat([](const PieceSpec& piece) { return piece.royal; })));
        line("castling", "false");
        line("doubleStep", "false");
    }

    template <class Condition>
    std::vector<PieceType> kindsThat(Condition holds) const {
        std::vector<PieceType> kinds;
        for (std::size_t i = 0; i < m_spec.pieces.size(); ++i)
            if (holds(m_spec.pieces[i])) kinds.push_back(pieceTypeAt(static_cast<int>(i)));
        return kinds;
    }

    void define(char letter, const PieceSpec& piece) {
        m_definitions.push_back({keyFor(piece), letter, piece.betza});
    }

    /// The usual name of a piece that moves so, if it is still free; kings are royal, shogi's pawns are those
    /// that may not give mate, and pawns of chess those that are not dropped everywhere.
    std::string keyFor(const PieceSpec& piece) {
        for (const auto& [key, betza, name] : NamedPieces) {
            const bool fits = betza == piece.betza && (key == "pawn") == isChessPawn(piece) &&
                              (key == "king") == isKing(piece) &&
                              (key != "shogiPawn" || mayBeShogiPawn(piece));
            if (fits && !isTaken(key)) return std::string(key);
        }
        return "customPiece" + std::to_string(++m_customPieces);
    }

    bool isKing(const PieceSpec& piece) const { return piece.royal && !piece.promotedFrom; }
    bool isChessPawn(const PieceSpec& piece) const {
        return m_spec.drops.pawn && &piece == &this->piece(*m_spec.drops.pawn);
    }
    bool mayBeShogiPawn(const PieceSpec& piece) const {
        return !m_spec.drops.noMate || &piece == &this->piece(*m_spec.drops.noMate);
    }
    bool isTaken(std::string_view key) const {
        return std::any_of(m_definitions.begin(), m_definitions.end(),
                           [key](const Definition& definition) { return definition.key == key; });
    }

    /// A piece, other than the king, with the moves of a promoted face.
    char letterMovingAs(const PieceSpec& face) {
        for (const Definition& definition : m_definitions)
            if (definition.key != "king" && definition.betza == face.betza) return definition.letter;
        char letter = 'a';
        while (std::any_of(m_definitions.begin(), m_definitions.end(),
                           [letter](const Definition& definition) { return definition.letter == letter; }))
            ++letter;
        define(letter, face);
        return letter;
    }

    // --- rules

    void writePromotion() {
        const PromotionRule& rule = m_spec.promotion;
        if (rule.zoneRanks > 0) line("promotionRank", m_spec.size.ranks + 1 - rule.zoneRanks);
        if (!rule.regions[0].empty() || !rule.regions[1].empty()) {
            line("promotionRegionWhite", region(rule.regions[0]));
            line("promotionRegionBlack", region(rule.regions[1]));
        }
        line("mandatoryPiecePromotion", wordFor(rule.mandatory));
        if (!rule.mandatoryForPawns) line("mandatoryPawnPromotion", "false");
        if (rule.onlyByCapture) line("piecePromotionOnCapture", "true");
        if (rule.back) line("pieceDemotion", "true");
        const auto pawns = kindsThat([](const PieceSpec& piece) { return !piece.promotionChoices.empty(); });
        if (!pawns.empty()) {
            line("promotionPawnTypes", listOf(pawns));
            line("promotionPieceTypes", listOf(piece(pawns.front()).promotionChoices));
            if (m_spec.drops.allowed) line("dropLoop", "true");
        }
        std::string limits;
        for (const PieceSpec& piece : m_spec.pieces)
            if (piece.promotionLimit)
                limits.append(limits.empty() ? "" : " ")
                    .append(inLowerCase(piece.letters) + ':' + std::to_string(*piece.promotionLimit));
        if (!limits.empty()) line("promotionLimit", limits);
    }

    void writeDrops() {
        const DropRule& drops = m_spec.drops;
        line("pieceDrops", wordFor(drops.allowed));
        line("capturesToHand", wordFor(drops.allowed));
        line("dropNoDoubled", listOf(drops.noDoubled));
        line("dropNoDoubledCount", drops.mostOnFile);
        line("immobilityIllegal", wordFor(drops.onlyWhereMovable));
        line("shogiPawnDropMateIllegal", wordFor(drops.noMate.has_value()));
        if (drops.promotedToo) line("dropPromoted", "true");
        if (drops.noCheck) line("dropChecks", "false");
        if (drops.regions[0]) line("dropRegionWhite", region(*drops.regions[0]));
        if (drops.regions[1]) line("dropRegionBlack", region(*drops.regions[1]));
        if (drops.pawnOnFirstRank) line("firstRankPawnDrops", "true");
        if (drops.pawnOnPromotionZone) line("promotionZonePawnDrops", "true");
    }

    void writeEnds() {
        const EndRules& ends = m_spec.ends;
        for (const auto& option : ruleOptionsOf(m_spec))
            line(option.key, option.value);
        line("nMoveRule", ends.moveLimit.moves);
        line("nMoveRuleTypes", listOf(ends.moveLimit.progressKinds));
        line("dropIsProgress", wordFor(ends.moveLimit.dropIsProgress));
        line("nFoldRule", ends.repetition.fold);
        line("nFoldValueAbsolute", wordFor(ends.repetition.ofFirst));
        line("perpetualCheckIllegal", wordFor(ends.repetition.perpetualCheckLoses));
        if (ends.campPiece) {
            line("flagPiece", listOf({*ends.campPiece}));
            line("flagRegionWhite", region(ends.campSquares[0]));
            line("flagRegionBlack", region(ends.campSquares[1]));
        }
        if (ends.bareKing != BareKingRule::None) { // as other programs say it
            line("extinctionValue", ends.bareKing == BareKingRule::Draw ? "draw" : "loss");
            line("extinctionPieceTypes", "*");
            line("extinctionPieceCount", 1);
            line("extinctionOpponentPieceCount", 2);
            line("extinctionClaim", "true");
        }
        line("insufficientMaterial", listOf(ends.minors));
        line("impasse", wordFor(ends.impasseByAgreement));
    }

    std::string region(const std::vector<Square>& squares) const {
        std::string text;
        for (const Square square : squares)
            text.append(text.empty() ? "" : " ")
                .append(1, static_cast<char>('a' + m_spec.size.fileOf(square)))
                .append(std::to_string(m_spec.size.ranks - m_spec.size.rankOf(square)));
        return text.empty() ? "-" : text;
    }

    const VariantSpec& m_spec;
    std::string m_text;
    std::vector<Definition> m_definitions;
    int m_customPieces = 0;
};

} // namespace

bool isWritableAsIni(const VariantSpec& variant) {
    return !variant.effects &&
           std::all_of(variant.pieces.begin(), variant.pieces.end(), [](const PieceSpec& piece) {
               return piece.letters.size() == (piece.promotedFrom ? 2 : 1);
           });
}

std::string writeVariantsIni(const VariantSpec& variant) {
    assert(isWritableAsIni(variant));
    return SectionWriter(variant).write();
}

} // namespace komadai::core
