#include "ui/settings/playing_page.h"

#include "ui/language/spoken.h"

#include <QCheckBox>
#include <QVBoxLayout>

namespace komadai::ui {

PlayingPage::PlayingPage(QWidget* parent)
    : SettingsPage(parent), m_resigns(new QCheckBox), m_agreesToDraws(new QCheckBox) {
    spoken(this, [this] {
        m_resigns->setText(tr("The computer &resigns games that it has lost"));
        m_agreesToDraws->setText(tr("The computer agrees to &draws where nothing is left to play for"));
    });
    m_resigns->setObjectName(QStringLiteral("computerResigns"));
    m_agreesToDraws->setObjectName(QStringLiteral("computerAgreesToDraws"));
    const auto manners = ComputerManners::remembered();
    m_resigns->setChecked(manners.resigns);
    m_agreesToDraws->setChecked(manners.agreesToDraws);
    connect(m_resigns, &QCheckBox::toggled, this, &PlayingPage::apply);
    connect(m_agreesToDraws, &QCheckBox::toggled, this, &PlayingPage::apply);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_resigns);
    layout->addWidget(m_agreesToDraws);
    layout->addStretch();
}

void PlayingPage::apply() {
    const ComputerManners manners{m_resigns->isChecked(), m_agreesToDraws->isChecked()};
    manners.remember();
    emit mannersChosen(manners);
}

void PlayingPage::restoreDefaults() {
    const ComputerManners usual;
    m_resigns->setChecked(usual.resigns);
    m_agreesToDraws->setChecked(usual.agreesToDraws);
}

} // namespace komadai::ui
