// Texts that follow the language of the window.
#pragma once

#include <QObject>
#include <QString>

#include <functional>

class QFormLayout;
class QWidget;

namespace komadai::ui {

/// A text that is worded when it is asked for, in the language that is spoken then.
using Text = std::function<QString()>;

/// Calls `act` whenever another language is spoken, as long as `owner` lives. Of several calls the one that was asked
/// for first comes first.
void whenLanguageChanges(QObject* owner, std::function<void()> act);

/// Calls `say` now, and whenever another language is spoken.
void spoken(QObject* owner, std::function<void()> say);

/// The same for one text: `spoken(button, &QPushButton::setText, [] { return tr("&Open"); })`. Returns the object.
template <class Object, class Base>
Object* spoken(Object* object, void (Base::*set)(const QString&), Text text) {
    spoken(object, [object, set, text = std::move(text)] { (object->*set)(text()); });
    return object;
}

/// Adds a row whose label says the text.
void addSpokenRow(QFormLayout& form, Text text, QWidget* field);

/// For who changes the language.
void tellLanguageChange();

} // namespace komadai::ui
