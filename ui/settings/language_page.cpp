#include "ui/settings/language_page.h"

#include "ui/language/language.h"
#include "ui/record/notation.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace komadai::ui {

LanguagePage::LanguagePage(QWidget* parent)
    : SettingsPage(parent), m_language(new QComboBox), m_notation(new QComboBox) {
    m_language->setObjectName(QStringLiteral("language"));
    m_language->addItem(tr("As the Desktop"), QString());
    for (const Language& language : languages())
        m_language->addItem(language.name, language.code);
    m_notation->setObjectName(QStringLiteral("notation"));
    m_notation->addItem(tr("Western: P-7f"), static_cast<int>(Notation::Western));
    m_notation->addItem(tr("Japanese: ▲７六歩"), static_cast<int>(Notation::Japanese));
    showChosen();
    connect(m_language, &QComboBox::activated, this,
            [this] { rememberLanguage(m_language->currentData().toString()); });
    connect(m_notation, &QComboBox::activated, this, [this] {
        rememberNotation(static_cast<Notation>(m_notation->currentData().toInt()));
        emit notationChosen();
    });

    const auto note = [](const QString& text) {
        auto* label = new QLabel(text);
        label->setWordWrap(true);
        return label;
    };
    auto* form = new QFormLayout;
    form->addRow(tr("&Language:"), m_language);
    form->addRow({}, note(tr("Another language is spoken from the next start of Komadai on.")));
    form->addRow(tr("&Moves:"), m_notation);
    form->addRow({}, note(tr("Games outside the shogi family have the western notation alone.")));
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
    showChosen();
    emit notationChosen();
}

} // namespace komadai::ui
