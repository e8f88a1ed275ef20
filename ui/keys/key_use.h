// Which keys can be shortcuts of commands, and which other uses they have.
#pragma once

#include <QKeySequence>

#include <optional>

namespace komadai::ui {

/// Makes keys equal that a keyboard cannot tell apart: removes the Shift that is needed to type a sign, and the mark of the
/// numeric keypad. Of a sequence only the first key is kept. A modifier key alone becomes an empty sequence.
QKeySequence plainKey(const QKeySequence& keys);

/// Reserved keys, which no command can have, by their use.
enum class KeyOwner {
    Leaving,  ///< Esc
    Entering, ///< Enter
    Erasing,  ///< Backspace
    Focus,    ///< Tab
    Menus,    ///< Alt with a letter, for menus and buttons
};
std::optional<KeyOwner> ownerOf(const QKeySequence& key);

/// Which part of the window uses a key first in some situations.
enum class KeyBorrower {
    Board, ///< while the user plays by keyboard
    Text,  ///< in a text field
};
std::optional<KeyBorrower> borrowerOf(const QKeySequence& key);

/// The key with this name in the settings file; none if no command can have it.
std::optional<QKeySequence> commandKeyNamed(const QString& name);

} // namespace komadai::ui
