#include "ui/keys/key_use.h"

#include "ui/board/board_view.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>

namespace komadai::ui {
namespace {

bool isSign(Qt::Key key) { return key > Qt::Key_Space && key < Qt::Key_Escape && !QChar::isLetter(key); }

/// Modifier keys, lock keys and dead keys.
bool changesOthers(Qt::Key key) {
    return (key >= Qt::Key_Shift && key <= Qt::Key_ScrollLock) ||
           (key >= Qt::Key_Super_L && key <= Qt::Key_Hyper_R && key != Qt::Key_Menu) ||
           (key >= Qt::Key_Dead_Grave && key <= Qt::Key_Dead_Longsolidusoverlay) || key == Qt::Key_AltGr ||
           key == Qt::Key_Multi_key;
}

bool isForText(QKeyCombination key) {
    QLineEdit field;
    QKeyEvent press(QEvent::ShortcutOverride, key.key(), key.keyboardModifiers());
    press.ignore();
    QCoreApplication::sendEvent(&field, &press);
    return press.isAccepted();
}

} // namespace

QKeySequence plainKey(const QKeySequence& keys) {
    if (keys.isEmpty()) return {};
    const Qt::Key key = keys[0].key();
    if (key == 0 || key == Qt::Key_unknown || changesOthers(key)) return {};
    auto modifiers = keys[0].keyboardModifiers() & ~Qt::KeypadModifier;
    if (isSign(key)) modifiers &= ~Qt::ShiftModifier;
    return QKeyCombination(modifiers, key);
}

std::optional<KeyOwner> ownerOf(const QKeySequence& key) {
    const auto modifiers = key[0].keyboardModifiers() & ~Qt::ShiftModifier;
    if (modifiers == Qt::AltModifier && key[0].key() < Qt::Key_Escape) return KeyOwner::Menus;
    if (modifiers != Qt::NoModifier) return std::nullopt;
    switch (key[0].key()) {
    case Qt::Key_Escape: return KeyOwner::Leaving;
    case Qt::Key_Return:
    case Qt::Key_Enter: return KeyOwner::Entering;
    case Qt::Key_Backspace: return KeyOwner::Erasing;
    case Qt::Key_Tab:
    case Qt::Key_Backtab: return KeyOwner::Focus;
    default: return std::nullopt;
    }
}

std::optional<KeyBorrower> borrowerOf(const QKeySequence& key) {
    if (key[0].keyboardModifiers() == Qt::NoModifier && BoardView::isPlayingKey(key[0].key()))
        return KeyBorrower::Board;
    if (isForText(key[0])) return KeyBorrower::Text;
    return std::nullopt;
}

std::optional<QKeySequence> commandKeyNamed(const QString& name) {
    const auto keys = QKeySequence::fromString(name.trimmed(), QKeySequence::PortableText);
    if (keys.count() != 1) return std::nullopt;
    const QKeySequence key = plainKey(keys);
    return key.isEmpty() || ownerOf(key) ? std::nullopt : std::optional(key);
}

} // namespace komadai::ui
