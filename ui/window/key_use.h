// Which keys commands can have, and what else those keys do.
#pragma once

#include <QKeySequence>

#include <optional>

namespace komadai::ui {

/// Two keys that a keyboard cannot tell apart become the same one: the Shift that writes a sign is left out, and so is
/// the place of a digit. Of several keys in a row the first remains; of keys that only change others, none.
QKeySequence plainKey(const QKeySequence& keys);

/// Whose keys no command can have.
enum class KeyOwner {
    Leaving,  ///< Esc
    Entering, ///< Enter
    Erasing,  ///< Backspace
    Focus,    ///< Tab
    Menus,    ///< Alt with a letter, for menus and buttons
};
std::optional<KeyOwner> ownerOf(const QKeySequence& key);

/// Who has a key now and then, before the command does.
enum class KeyBorrower {
    Board, ///< while the keyboard plays
    Text,  ///< while text is typed
};
std::optional<KeyBorrower> borrowerOf(const QKeySequence& key);

/// As the settings have it; nothing if it is no key that a command can have.
std::optional<QKeySequence> commandKeyNamed(const QString& name);

} // namespace komadai::ui
