#include "ui/language/spoken.h"

#include "ui/language/herald.h"

#include <QFormLayout>
#include <QLabel>

namespace komadai::ui {
namespace {

Herald& herald() {
    static Herald one;
    return one;
}

} // namespace

void whenLanguageChanges(QObject* owner, std::function<void()> act) {
    QObject::connect(&herald(), &Herald::languageChanged, owner, std::move(act));
}

void spoken(QObject* owner, std::function<void()> say) {
    say();
    whenLanguageChanges(owner, std::move(say));
}

void addSpokenRow(QFormLayout& form, Text text, QWidget* field) {
    auto* label = spoken(new QLabel, &QLabel::setText, std::move(text));
    label->setBuddy(field);
    form.addRow(label, field);
}

void tellLanguageChange() { emit herald().languageChanged(); }

} // namespace komadai::ui
