#include "ui/language/retranslated.h"

#include "ui/language/language_notifier.h"

#include <QFormLayout>
#include <QLabel>

namespace komadai::ui {
namespace {

LanguageNotifier& notifier() {
    static LanguageNotifier one;
    return one;
}

} // namespace

void whenLanguageChanges(QObject* owner, std::function<void()> act) {
    QObject::connect(&notifier(), &LanguageNotifier::languageChanged, owner, std::move(act));
}

void retranslated(QObject* owner, std::function<void()> say) {
    say();
    whenLanguageChanges(owner, std::move(say));
}

void addRetranslatedRow(QFormLayout& form, Text text, QWidget* field) {
    auto* label = retranslated(new QLabel, &QLabel::setText, std::move(text));
    label->setBuddy(field);
    form.addRow(label, field);
}

void notifyLanguageChange() { emit notifier().languageChanged(); }

} // namespace komadai::ui
