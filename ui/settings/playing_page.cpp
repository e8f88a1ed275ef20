#include "ui/settings/playing_page.h"

#include "ui/game/commentary.h"
#include "ui/game/computer_policy.h"
#include "ui/language/retranslated.h"
#include "ui/preferences/preference_controls.h"
#include "ui/preferences/preferences.h"

#include <QCheckBox>
#include <QVBoxLayout>

namespace komadai::ui {

PlayingPage::PlayingPage(QWidget* parent)
    : SettingsPage(parent), m_resigns(new QCheckBox), m_agreesToDraws(new QCheckBox),
      m_comments(new QCheckBox) {
    retranslated(this, [this] {
        m_resigns->setText(tr("The computer &resigns lost games"));
        m_agreesToDraws->setText(tr("The computer accepts &draws when it cannot win"));
        m_comments->setText(tr("The &engine comments on the moves of a game while it is played"));
        m_comments->setToolTip(tr("On each move once the reply to it is made"));
    });
    m_resigns->setObjectName(QStringLiteral("computerResigns"));
    m_agreesToDraws->setObjectName(QStringLiteral("computerAgreesToDraws"));
    m_comments->setObjectName(QStringLiteral("engineCommentary"));
    bindToPreference(*m_comments, preference::EngineCommentary);
    bindToPreference(*m_resigns, preference::ComputerResigns);
    bindToPreference(*m_agreesToDraws, preference::ComputerAgreesToDraws);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_resigns);
    layout->addWidget(m_agreesToDraws);
    layout->addWidget(m_comments);
    layout->addStretch();
}

void PlayingPage::restoreDefaults() {
    preferences().reset(preference::ComputerResigns);
    preferences().reset(preference::ComputerAgreesToDraws);
    preferences().reset(preference::EngineCommentary);
}

} // namespace komadai::ui
