// Writes a variant as one section of a variants.ini.
#pragma once

#include "core/variants/key_table.h"
#include "core/variants/variant_spec.h"

#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// Writes a spec, following the rows of the table of keys. The rows call the functions below `write`: each returns the
/// value of a key, or an empty text to leave the key out.
class SpecWriter {
public:
    explicit SpecWriter(const VariantSpec& spec);

    std::string write();

    std::string sideNames();
    std::string files();
    std::string ranks();
    /// Writes the lines that define all pieces, and returns an empty text.
    std::string pieces();
    std::string promotedFaces();
    std::string royals();
    std::string pieceValues();
    std::string switchedOff();
    std::string capturesToHand();
    std::string dropRegionOfFirst();
    std::string dropRegionOfSecond();
    std::string shogiPawnDropMate();
    std::string promotionPawns();
    std::string promotionChoices();
    std::string dropLoop();
    std::string promotionLimits();
    std::string promotionRank();
    std::string promotionRegionOfFirst();
    std::string promotionRegionOfSecond();
    std::string extinctionValue();
    std::string extinctionPieceTypes();
    std::string extinctionPieceCount();
    std::string extinctionOpponentPieceCount();
    std::string extinctionClaim();
    std::string flagPiece();
    std::string flagRegionOfFirst();
    std::string flagRegionOfSecond();
    std::string progressKinds();
    std::string enteringKingMajors();
    std::string cannotTake();
    std::string takesOnly();
    std::string holds();
    std::string shelters();
    std::string revertsNear();
    std::string command();
    std::string startFen();
    std::string startSfen();
    std::string handicaps();

private:
    struct Definition {
        std::string key;
        char letter;
        std::string_view betza;
        bool lends; ///< whether a promoted face can have its moves
    };

    void line(std::string_view key, std::string_view value);
    std::string valueOf(const keys::Row& row);
    const PieceSpec& piece(PieceType type) const { return m_spec.piece(type); }
    std::string listOf(const std::vector<PieceType>& kinds) const;
    std::string lettersOf(const PieceSpec& piece) const;
    template <class Text>
    std::string byKind(std::string_view divider, Text textOf) const;
    template <class Condition>
    std::vector<PieceType> kindsThat(Condition holds) const;
    std::vector<PieceType> promotingPawns() const;
    bool isInStart(const PieceSpec& piece) const;

    void writeLettered();
    void writeCoded();
    void define(char letter, const PieceSpec& piece);
    std::string keyFor(const PieceSpec& piece);
    bool isTaken(std::string_view key) const;
    char letterMovingAs(const PieceSpec& face);

    std::string hands() const;
    std::string region(const std::vector<Square>& squares) const;
    std::string promotionRegion(Side side) const;
    std::string kindsText(const KindSet& kinds) const;
    template <class Value>
    std::string effectClauses(Value valueOf) const;

    VariantSpec m_spec;
    bool m_isCoded; ///< pieces are written as `piece CODE`
    std::string m_text;
    std::vector<Definition> m_definitions;
    std::string m_faces; ///< the value of `promotedPieceType`
    int m_customPieces = 0;
};

} // namespace komadai::core
