#include "ui/settings/language_page.h"

#include "ui/language/language.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace komadai::ui {

LanguagePage::LanguagePage(QWidget* parent) : SettingsPage(parent), m_language(new QComboBox) {
    m_language->setObjectName(QStringLiteral("language"));
    m_language->addItem(tr("As the Desktop"), QString());
    for (const Language& language : languages())
        m_language->addItem(language.name, language.code);
    m_language->setCurrentIndex(m_language->findData(chosenLanguage()));
    connect(m_language, &QComboBox::currentIndexChanged, this,
            [this] { rememberLanguage(m_language->currentData().toString()); });

    auto* form = new QFormLayout;
    form->addRow(tr("&Language:"), m_language);
    auto* note = new QLabel(tr("Another language is spoken from the next start of Komadai on."));
    note->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(form);
    layout->addWidget(note);
    layout->addStretch();
}

void LanguagePage::restoreDefaults() { m_language->setCurrentIndex(m_language->findData(QString())); }

} // namespace komadai::ui
