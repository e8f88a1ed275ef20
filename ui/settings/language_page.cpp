#include "ui/settings/language_page.h"

#include "ui/language/language.h"
#include "ui/language/spoken.h"
#include "ui/record/notation.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace komadai::ui {

LanguagePage::LanguagePage(QWidget* parent)
    : SettingsPage(parent), m_language(new QComboBox), m_notation(new QComboBox) {
    m_language->setObjectName(QStringLiteral("language"));
    m_language->addItem(QString(), QString());
    for (const Language& language : languages())
        m_language->addItem(language.name, language.code);
    m_notation->setObjectName(QStringLiteral("notation"));
    for (const auto notation : {Notation::Western, Notation::Japanese})
        m_notation->addItem(QString(), static_cast<int>(notation));
    spoken(this, [this] {
        m_language->setItemText(0, tr("As the Desktop"));
        m_notation->setItemText(0, tr("Western: P-7f"));
        m_notation->setItemText(1, tr("Japanese: ▲７六歩"));
        showChosen(); // which notation is usual depends on the language
    });
    connect(m_language, &QComboBox::activated, this, [this] {
        rememberLanguage(m_language->currentData().toString());
        speakChosenLanguage();
    });
    connect(m_notation, &QComboBox::activated, this, [this] {
        rememberNotation(static_cast<Notation>(m_notation->currentData().toInt()));
        emit notationChosen();
    });

    auto* note = spoken(new QLabel, &QLabel::setText,
                        [] { return tr("Games outside the shogi family have the western notation alone."); });
    note->setWordWrap(true);
    auto* form = new QFormLayout;
    addSpokenRow(
        *form, [] { return tr("&Language:"); }, m_language);
    addSpokenRow(
        *form, [] { return tr("&Moves:"); }, m_notation);
    form->addRow({}, note);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(form);
    layout->addStretch();
}

void LanguagePage::showChosen() {
    m_language->setCurrentIndex(m_language->findData(chosenLanguage()));
    m_notation->setCurrentIndex(m_notation->findData(static_cast<int>(chosenNotation())));
}

void LanguagePage::restoreDefaults() {
    rememberLanguage({});
    forgetNotation();
    speakChosenLanguage();
    showChosen();
    emit notationChosen();
}

} // namespace komadai::ui
