#include "core/variants/effects_reader.h"

#include "core/base/number.h"
#include "core/variants/extended_betza.h"

namespace komadai::core {
namespace {

using Kind = VariantProblemKind;

constexpr int MaxDistance = BoardSize::MaxSide - 1;

} // namespace

/// Calls `set(kinds, value)` for each clause.
template <class Setter>
void EffectsReader::readClauses(Setter set) {
    if (m_slot.entry->value == "-") return;
    ini::forEachPart(m_slot.entry->value, ';', [&](std::string_view clause) {
        const auto arrow = clause.find('>');
        if (arrow == std::string_view::npos)
            return m_reader.report(Kind::BadValue, m_slot, clause, {"KINDS > VALUE"});
        if (const auto kinds = kindsIn(clause.substr(0, arrow)))
            set(*kinds, ini::trimmed(clause.substr(arrow + 1)));
    });
}

template <class Function>
void EffectsReader::forEachOf(const KindSet& kinds, Function function) {
    auto& pieces = m_reader.effects().pieces;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        if (kinds.test(i)) function(pieces[i]);
}

/// Skips pieces of an inherited list that the section does not have.
std::optional<KindSet> EffectsReader::kindsIn(std::string_view text) {
    KindSet kinds;
    bool isEmpty = true, isGood = true;
    ini::forEachPart(text, ' ', [&](std::string_view code) {
        isEmpty = false;
        if (code == "*") {
            for (std::size_t i = 0; i < m_reader.effects().pieces.size(); ++i)
                kinds.set(i);
        } else if (const auto type = m_reader.kindOf(code)) {
            kinds.set(static_cast<std::size_t>(indexOf(*type)));
        } else if (isGood && !m_reader.isInherited(m_slot)) {
            m_reader.report(Kind::UnknownLetter, m_slot, code);
            isGood = false;
        }
    });
    if (isEmpty) m_reader.report(Kind::BadValue, m_slot, m_slot.entry->value, {"KINDS"});
    if (isEmpty || !isGood) return std::nullopt;
    return kinds;
}

std::optional<int> EffectsReader::distanceIn(std::string_view text) {
    if (const auto distance = numberFrom<int>(text, 1, MaxDistance)) return distance;
    m_reader.report(Kind::BadValue, m_slot, text, {"1.." + std::to_string(MaxDistance)});
    return std::nullopt;
}

void EffectsReader::readKinds(KindSet PieceEffects::*of) {
    readClauses([&](const KindSet& kinds, std::string_view value) {
        if (const auto set = kindsIn(value))
            forEachOf(kinds, [&](PieceEffects& piece) { piece.*of |= *set; });
    });
}

void EffectsReader::readFlag(bool PieceEffects::*of) {
    if (m_slot.entry->value == "-") return;
    if (const auto kinds = kindsIn(m_slot.entry->value))
        forEachOf(*kinds, [&](PieceEffects& piece) { piece.*of = true; });
}

void EffectsReader::readTakesOnly() {
    const auto all = kindsIn("*").value_or(KindSet{});
    readClauses([&](const KindSet& kinds, std::string_view value) {
        if (const auto set = kindsIn(value))
            forEachOf(kinds, [&](PieceEffects& piece) { piece.cannotTake |= all & ~*set; });
    });
}

void EffectsReader::readHolds() {
    readClauses([&](const KindSet& kinds, std::string_view value) {
        const auto lines = parseExtendedBetza(value);
        if (!lines) return m_reader.report(Kind::BadMoves, m_slot, value, {}, lines.error());
        if (lines.value().multiStep || lines.value().shooting)
            return m_reader.report(Kind::NotOneStep, m_slot, value);
        forEachOf(kinds, [&](PieceEffects& piece) {
            piece.holds = lines.value().movements;
            piece.holdsBetza = std::string(value);
        });
    });
}

void EffectsReader::readShelters() {
    readClauses([&](const KindSet& kinds, std::string_view value) {
        if (const auto distance = distanceIn(value))
            forEachOf(kinds, [&](PieceEffects& piece) { piece.shelter = *distance; });
    });
}

void EffectsReader::readRevertsNear() {
    readClauses([&](const KindSet& kinds, std::string_view value) {
        const auto space = std::min(value.find(' '), value.size());
        const auto distance = distanceIn(value.substr(0, space));
        const auto set = kindsIn(value.substr(space));
        if (distance && set)
            forEachOf(kinds, [&](PieceEffects& piece) {
                piece.revertsNear = *set;
                piece.revertRange = *distance;
            });
    });
}

void EffectsReader::readCommand() {
    ini::forEachPart(m_slot.entry->value, ';', [&](std::string_view clause) {
        CommandRule::Alternative alternative;
        bool isEmpty = true;
        ini::forEachPart(clause, '&', [&](std::string_view set) {
            isEmpty = false;
            if (const auto kinds = kindsIn(set)) alternative.push_back(*kinds);
        });
        if (isEmpty) m_reader.report(Kind::BadValue, m_slot, clause, {"KINDS; KINDS & KINDS"});
        m_reader.effects().command.alternatives.push_back(std::move(alternative));
    });
    if (m_reader.effects().command.alternatives.empty())
        m_reader.report(Kind::BadValue, m_slot, m_slot.entry->value, {"KINDS; KINDS & KINDS"});
}

} // namespace komadai::core
