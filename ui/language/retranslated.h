// Texts that follow the language of the window.
#pragma once

#include <QObject>
#include <QString>

#include <functional>

class QFormLayout;
class QWidget;

namespace komadai::ui {

/// Returns a text in the current language.
using Text = std::function<QString()>;

/// Calls `act` after each change of the language, as long as `owner` lives. Functions are called in the order in which
/// they were passed.
void whenLanguageChanges(QObject* owner, std::function<void()> act);

/// Calls `say` now and after each change of the language.
void retranslated(QObject* owner, std::function<void()> say);

/// Sets a text now and after each change of the language: `retranslated(button, &QPushButton::setText, [] { return tr("&Open"); })`. Returns the object.
template <class Object, class Base>
Object* retranslated(Object* object, void (Base::*set)(const QString&), Text text) {
    retranslated(object, [object, set, text = std::move(text)] { (object->*set)(text()); });
    return object;
}

/// Adds a row with this text as its label.
void addRetranslatedRow(QFormLayout& form, Text text, QWidget* field);

/// Tells that the language has changed. Called by applyChosenLanguage().
void notifyLanguageChange();

} // namespace komadai::ui
