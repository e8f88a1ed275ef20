// The table of the keys of variants.ini: one row a key, used to read it, to write it and to list it.
#pragma once

#include "core/variants/variant_spec.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace komadai::core {

class SpecReader;
class SpecWriter;

namespace keys {

// What a key sets. A new key of one of these types needs a row in the table and nothing else here.

/// `true` or `false`
struct Flag {
    bool& (*of)(VariantSpec&);
};
struct Number {
    int least, most;
    int& (*of)(VariantSpec&);
};
/// One of a few words; `get` returns and `set` takes the index of a word in `words`.
struct Choice {
    std::vector<std::string_view> words;
    std::size_t (*get)(VariantSpec&);
    void (*set)(VariantSpec&, std::size_t);
};
struct Text {
    std::string& (*of)(VariantSpec&);
};
/// A list of pieces, `p n`; `-` for an empty one.
struct Kinds {
    std::vector<PieceType>& (*of)(VariantSpec&);
};
/// `p:TEXT, +p:TEXT`
struct PieceText {
    std::string PieceSpec::*of;
};
/// `KINDS > KINDS; ...`
struct EffectKinds {
    KindSet PieceEffects::*of;
};
/// `KINDS`, the pieces that have the effect
struct EffectFlag {
    bool PieceEffects::*of;
};
/// A value that is read and written by functions of its own.
struct Special {
    std::string_view form;             ///< of the value, for the list of keys
    void (*read)(SpecReader&);         ///< also called if the key is missing; null: read with another key
    std::string (*write)(SpecWriter&); ///< the value, empty to leave it out; null: written with another key
};
/// A key that is accepted but has no effect: it tells other programs how to show a game.
struct Ignored {};

using Target =
    std::variant<Flag, Number, Choice, Text, Kinds, PieceText, EffectKinds, EffectFlag, Special, Ignored>;

/// Properties of a key; they are combined with `|`.
enum Use : unsigned {
    Plain = 0,
    NotWithEffects = 1, ///< the rule is not available in games with special effects
    OfEffects = 2,      ///< a game with this key has special effects
    NotInherited = 4,
    AlwaysWritten = 8, ///< even with its default value, because other programs have another default
    Family = 16,       ///< stands for many keys, such as `customPieceN`
};

struct Row {
    std::string_view name;
    std::string_view byDefault;   ///< the value if the key is missing; empty if `Special` decides it
    std::string_view withEffects; ///< the same in games with special effects, if it differs; or empty
    Target target;
    unsigned use = Plain;

    bool is(Use what) const { return (use & what) != 0; }
    std::string_view defaultValue(bool hasEffects) const {
        return hasEffects && !withEffects.empty() ? withEffects : byDefault;
    }
};

/// All rows, in the order in which keys are read and written: a key comes after those on which it depends.
const std::vector<Row>& table();

/// The index of a key in the table; none if it is unknown or belongs to a `Family`.
std::optional<std::size_t> placeOf(std::string_view key);

/// The row of the table with this name; null if there is none.
const Row* findRow(std::string_view key);

/// The words of a `Choice` or a `Flag`; empty for other types.
std::vector<std::string_view> wordsOf(const Row& row);
/// The index in these words of the value in a variant. Precondition: the row is a `Choice` or a `Flag`.
std::size_t wordIn(const Row& row, const VariantSpec& variant);
/// Sets the value by its index in these words. Precondition: as above, word < wordsOf(row).size().
void setWord(const Row& row, VariantSpec& variant, std::size_t word);

} // namespace keys
} // namespace komadai::core
