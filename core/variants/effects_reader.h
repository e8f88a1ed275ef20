// The keys of special effects.
#pragma once

#include "core/variants/spec_reader.h"

#include <optional>
#include <string_view>

namespace komadai::core {

/// Reads one key of special effects into the pieces of a variant. Its value is `KINDS > VALUE; KINDS > VALUE; ...`:
/// KINDS are codes of pieces separated by spaces, or `*` for all pieces. `-` means that no piece has the effect.
class EffectsReader {
public:
    EffectsReader(SpecReader& reader, ini::Slot& slot) : m_reader(reader), m_slot(slot) {}

    /// `KINDS > KINDS; ...`
    void readKinds(KindSet PieceEffects::*of);
    /// `KINDS`: the pieces that have the effect.
    void readFlag(bool PieceEffects::*of);
    /// `KINDS > KINDS; ...`: which pieces may not take which others.
    void readCannotTake() { readKinds(&PieceEffects::cannotTake); }
    /// The same for the only pieces that may be taken.
    void readTakesOnly();
    /// `KINDS > BETZA; ...`
    void readHolds();
    /// `KINDS > DISTANCE; ...`
    void readShelters();
    /// `KINDS > DISTANCE KINDS; ...`
    void readRevertsNear();
    /// `SETS; SETS; ...`, with the sets separated by `&`.
    void readCommand();

private:
    template <class Setter>
    void readClauses(Setter set);
    template <class Function>
    void forEachOf(const KindSet& kinds, Function function);
    std::optional<KindSet> kindsIn(std::string_view text);
    std::optional<int> distanceIn(std::string_view text);

    SpecReader& m_reader;
    ini::Slot& m_slot;
};

} // namespace komadai::core
