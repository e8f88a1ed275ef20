// Reads one section of a variants.ini as a variant.
#pragma once

#include "core/variants/ini_text.h"
#include "core/variants/key_table.h"
#include "core/variants/piece_definitions.h"

#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// Reads one section into a spec, following the rows of the table of keys. The rows call the functions below `read`.
class SpecReader {
public:
    /// `scope` holds the entries of the section. Slots with problems are marked in it.
    SpecReader(const ini::Section& section, ini::Scope& scope, ProblemList& problems)
        : m_section(section), m_scope(scope), m_problems(problems) {}

    VariantSpec read();

    /// The entry of the start position; null if it is missing.
    const ini::Slot* start() const { return m_start; }
    /// The line of the key for handicaps; 0 if it is missing.
    int handicapsLine() {
        const ini::Slot* slot = find("handicaps");
        return slot && !isInherited(*slot) ? slot->entry->line : 0;
    }
    /// Whether the start and its pieces are known in spite of any problems.
    bool isStartKnown() const { return !m_isStartInDoubt; }

    // --- entries

    /// The entry of the section for a key of the table; null if it has none.
    ini::Slot* find(std::string_view key);
    bool isInherited(const ini::Slot& slot) const { return m_scope.isInherited(slot); }
    /// Reports a problem on the line of the entry, or of the section that inherits it. Silent if an ancestor has
    /// reported a problem with the entry.
    void report(VariantProblemKind kind, ini::Slot& slot, std::string_view text,
                std::vector<std::string> supported = {}, std::optional<ParseError> cause = {});
    /// Reports a text for users that has a character which is not seen, but changes how the text around it is shown.
    void checkText(ini::Slot& slot, std::string_view text);
    void reportMissing(std::string_view key, std::vector<std::string> supported = {});

    // --- pieces

    VariantSpec& spec() { return m_spec; }
    Effects& effects() { return m_effects; }
    bool hasEffects() const { return m_hasEffects; }
    std::optional<PieceType> kindOf(std::string_view letters) const;
    /// Reports a piece that is not defined. Inherited lists may contain pieces that the section has removed.
    void reportUnknownLetter(ini::Slot& slot, std::string_view letters);

    // --- the keys of type `Special`

    void readSideNames();
    void readFiles();
    void readRanks();
    void readPieces();
    void readPromotedFaces();
    void readRoyals();
    void readPieceValues();
    void readCastling();
    void readDoubleStep();
    void readCapturesToHand();
    void readDropRegions();
    void readShogiPawnDropMate();
    void readPromotionChoices();
    void readDropLoop();
    void readPromotionLimits();
    void readZones();
    void readExtinction();
    void readCamps();
    void readProgressKinds();
    void readEnteringKingMajors();
    void readStart();
    void readHandicaps();

private:
    void readRow(const keys::Row& row, ini::Slot& slot);
    void readValue(const keys::Row& row, ini::Slot& slot);
    void setDefault(const keys::Row& row);
    void readNumber(ini::Slot& slot, int least, int most, int& target);
    void readSwitchedOff(std::string_view key);
    void reportUnfit(std::string_view key, std::vector<std::string> supported);
    void checkCombinations();

    bool findEffects();
    void findStart();
    void addPromotionKinds();
    PieceSpec* addKind(const PieceDefinition& definition, std::string letters);
    void checkWithEffects(const PieceDefinition& definition, const PieceSpec& piece);
    void linkFace(PieceType base, PieceType face);
    bool mayOccurInStart(const PieceDefinition& piece) const;
    PieceSpec& pieceSpec(PieceType type) { return m_spec.pieces[static_cast<std::size_t>(indexOf(type))]; }
    std::vector<std::string_view> lettersOf(std::string_view text) const;
    std::vector<PieceType> kindsIn(ini::Slot& slot);
    void reportFaces(ini::Slot* slot, const std::vector<PieceType>& kinds);
    ini::Slot* placeOfFaceOf(const PieceSpec& piece, std::string_view key);
    template <class Setter>
    void readByKind(ini::Slot& slot, Setter set);

    void readRegion(ini::Slot& slot, std::vector<Square>& target);
    void readRegion(std::string_view name, std::string_view formerName, std::vector<Square>& target);
    std::vector<Square> regionSquares(std::string_view part) const;
    using Zones = std::array<std::set<int>, SideCount>; ///< indices of squares by indexOf(Side)
    std::set<int> zoneOf(Side side) const;
    void setZones(const Zones& zones);

    bool hasStart() const;
    bool mayBeMissing(Square square) const;

    const ini::Section& m_section;
    ini::Scope& m_scope;
    ProblemList& m_problems;
    VariantSpec m_spec;
    Effects m_effects;
    bool m_hasEffects = false;
    bool m_hasCodes = false; ///< longer than a letter
    bool m_isStartInDoubt = false;
    PieceDefinitions m_definitions;
    ini::Slot* m_start = nullptr;
};

} // namespace komadai::core
