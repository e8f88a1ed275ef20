#include "ui/settings/language_page.h"

#include "ui/language/language.h"
#include "ui/language/retranslated.h"
#include "ui/notation/notation.h"
#include "ui/preferences/preferences.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
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
    retranslated(this, [this] {
        m_language->setItemText(0, tr("As the Desktop"));
        m_notation->setItemText(0, tr("Western: P-7f"));
        m_notation->setItemText(1, tr("Japanese: ▲７六歩"));
        showChosen(); // the default notation depends on the language
    });
    connect(m_language, &QComboBox::activated, this,
            [this] { preferences().set(preference::Language, m_language->currentData().toString()); });
    connect(m_notation, &QComboBox::activated, this, [this] {
        preferences().set(preference::MoveNotation, static_cast<Notation>(m_notation->currentData().toInt()));
    });
    preferences().whenChanged(preference::Language, this, [this] { showChosen(); });
    preferences().whenChanged(preference::MoveNotation, this, [this] { showChosen(); });

    auto* note = retranslated(new QLabel, &QLabel::setText, [] {
        return tr("Games outside the shogi family always use Western notation.");
    });
    note->setWordWrap(true);
    auto* texts = new QFormLayout;
    addRetranslatedRow(
        *texts, [] { return tr("&Language:"); }, m_language);
    auto* moves = new QFormLayout;
    addRetranslatedRow(
        *moves, [] { return tr("&Notation:"); }, m_notation);
    moves->addRow({}, note);
    setGroups({group([] { return tr("Texts"); }, texts), group([] { return tr("Moves"); }, moves)});
}

void LanguagePage::showChosen() {
    m_language->setCurrentIndex(m_language->findData(preferences().get(preference::Language)));
    m_notation->setCurrentIndex(m_notation->findData(static_cast<int>(chosenNotation())));
}

void LanguagePage::restoreDefaults() {
    preferences().reset(preference::Language);
    preferences().reset(preference::MoveNotation);
}

} // namespace komadai::ui
