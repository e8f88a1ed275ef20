#include "core/variants/piece_definitions.h"

#include "core/base/ascii.h"
#include "core/variants/betza.h"
#include "core/variants/named_pieces.h"
#include "core/variants/spec_reader.h"

#include <algorithm>
#include <span>
#include <utility>

namespace komadai::core {
namespace {

using ini::Slot;
using Kind = VariantProblemKind;

constexpr std::string_view CodePrefix = "piece ";

class DefinitionReader {
public:
    explicit DefinitionReader(SpecReader& reader) : m_reader(reader) {}

    PieceDefinitions read(std::vector<Slot>& others) {
        for (const auto& [key, betza, name] : NamedPieces)
            if (Slot* slot = m_reader.find(key); slot && slot->entry->value != "-")
                defineNamed(*slot, betza, name);
        for (Slot& slot : others)
            if (slot.entry->value != "-") {
                if (slot.entry->key.starts_with(CodePrefix))
                    defineCoded(slot);
                else
                    defineCustom(slot);
            }
        const auto isBefore = [](const PieceDefinition& a, const PieceDefinition& b) { // ancestors first
            return std::pair(a.slot->depth, a.slot->entry->line) <
                   std::pair(b.slot->depth, b.slot->entry->line);
        };
        std::stable_sort(m_pieces.begin(), m_pieces.end(), isBefore);
        return std::move(m_pieces);
    }

private:
    /// `rook = r`, or a king that moves in its own way: `king = k:W`.
    void defineNamed(Slot& slot, std::string_view betza, std::string_view name) {
        const auto value = slot.entry->value;
        const bool isKing = slot.entry->key == "king";
        const auto colon = isKing ? value.find(':') : std::string_view::npos;
        PieceDefinition piece;
        piece.slot = &slot;
        piece.name = name;
        piece.isKing = isKing;
        piece.betza = colon == std::string_view::npos ? betza : ini::trimmed(value.substr(colon + 1));
        defineLetter(std::move(piece), ini::trimmed(value.substr(0, colon)));
    }

    /// `customPiece1 = p:fW`
    void defineCustom(Slot& slot) {
        const auto value = slot.entry->value;
        const auto colon = value.find(':');
        if (colon == std::string_view::npos) return m_reader.report(Kind::BadValue, slot, value, {"x:BETZA"});
        PieceDefinition piece;
        piece.slot = &slot;
        piece.betza = ini::trimmed(value.substr(colon + 1));
        defineLetter(std::move(piece), ini::trimmed(value.substr(0, colon)));
    }

    void defineLetter(PieceDefinition piece, std::string_view letter) {
        auto moves = betza::parse(piece.betza);
        if (!moves) m_reader.report(Kind::BadMoves, *piece.slot, piece.betza, {}, moves.error());
        if (letter.size() != 1 || !ascii::isLower(letter.front()))
            return m_reader.report(Kind::BadLetter, *piece.slot, letter);
        if (moves) piece.moves.movements = std::move(moves).value();
        piece.letters = ascii::upperCase(letter);
        define(std::move(piece), letter);
    }

    /// `piece CODE = MOVES | KANJI | NAME | READING`
    void defineCoded(Slot& slot) {
        const auto code = ini::trimmed(slot.entry->key.substr(CodePrefix.size()));
        const auto plain = code.substr(code.starts_with('+') ? 1 : 0);
        if (plain.empty() || !std::all_of(plain.begin(), plain.end(), ascii::isUpper))
            return m_reader.report(Kind::BadCode, slot, code);
        const auto fields = fieldsOf(slot.entry->value);
        if (fields.size() < 3 || fields.size() > 4 || fields[2].empty())
            return m_reader.report(Kind::BadValue, slot, slot.entry->value,
                                   {"MOVES | KANJI | NAME", "MOVES | KANJI | NAME | READING"});
        PieceDefinition piece;
        piece.slot = &slot;
        piece.letters = std::string(code);
        piece.betza = fields[0];
        piece.kanji = fields[1];
        piece.name = fields[2];
        if (fields.size() > 3) piece.reading = fields[3];
        for (const auto field : std::span(fields).subspan(1))
            m_reader.checkText(slot, field);
        piece.isCoded = true;
        if (auto moves = parseExtendedBetza(piece.betza))
            piece.moves = std::move(moves).value();
        else if (auto plainMoves = betza::parse(piece.betza)) // pawns, cannons; without special effects
            piece.moves.movements = std::move(plainMoves).value();
        else
            m_reader.report(Kind::BadMoves, slot, piece.betza, {}, moves.error());
        define(std::move(piece), code);
    }

    /// The parts between bars. They may be empty.
    static std::vector<std::string_view> fieldsOf(std::string_view rest) {
        std::vector<std::string_view> fields;
        while (true) {
            const auto bar = std::min(rest.find('|'), rest.size());
            fields.push_back(ini::trimmed(rest.substr(0, bar)));
            if (bar == rest.size()) return fields;
            rest.remove_prefix(bar + 1);
        }
    }

    /// `letters` are written as in the file.
    void define(PieceDefinition piece, std::string_view letters) {
        if (findDefinition(m_pieces, piece.letters))
            return m_reader.report(Kind::DuplicateLetter, *piece.slot, letters);
        m_pieces.push_back(std::move(piece));
    }

    SpecReader& m_reader;
    PieceDefinitions m_pieces;
};

} // namespace

PieceDefinitions readPieceDefinitions(SpecReader& reader, std::vector<ini::Slot>& others) {
    return DefinitionReader(reader).read(others);
}

const PieceDefinition* findDefinition(const PieceDefinitions& pieces, std::string_view letters) {
    const auto found = std::find_if(pieces.begin(), pieces.end(), [letters](const PieceDefinition& piece) {
        return piece.letters == letters;
    });
    return found == pieces.end() ? nullptr : &*found;
}

bool haveCodes(const PieceDefinitions& pieces) {
    return std::any_of(pieces.begin(), pieces.end(), [](const PieceDefinition& piece) {
        return piece.letters.size() > (piece.isFace() ? 2U : 1U);
    });
}

} // namespace komadai::core
