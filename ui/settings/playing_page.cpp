#include "ui/settings/playing_page.h"

#include "ui/board/board_preferences.h"
#include "ui/game/commentary.h"
#include "ui/game/computer_policy.h"
#include "ui/language/retranslated.h"
#include "ui/preferences/preference_controls.h"
#include "ui/preferences/preferences.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QGroupBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <cmath>

namespace komadai::ui {

PlayingPage::PlayingPage(QWidget* parent)
    : SettingsPage(parent), m_resigns(new QCheckBox), m_agreesToDraws(new QCheckBox),
      m_ponders(new QCheckBox), m_comments(new QCheckBox), m_evaluations(new QCheckBox),
      m_premoves(new QCheckBox), m_paceLabel(new QLabel), m_pace(new QDoubleSpinBox) {
    retranslated(this, [this] {
        m_resigns->setText(tr("The computer &resigns lost games"));
        m_agreesToDraws->setText(tr("The computer accepts &draws when it cannot win"));
        m_ponders->setText(tr("The computer &thinks on your time"));
        m_ponders->setToolTip(
            tr("Level 10, full strength and external engines then think while you are to move. "
               "They stop when an analysis needs the processor."));
        m_comments->setText(tr("The &engine comments on the moves of a game while it is played"));
        m_comments->setToolTip(tr("The engine comments on each move after the reply has been played"));
        m_evaluations->setText(tr("&Show how the computer sees the game while it is played"));
        m_evaluations->setToolTip(
            tr("The evaluation bar, the graph and the record then show what the computer expects."));
        m_premoves->setText(tr("&Premoves while the computer thinks"));
        m_premoves->setToolTip(tr("A move that you make in advance is played as soon as the computer has "
                                  "moved, if it is legal then."));
        m_paceLabel->setText(tr("&Minimum time per computer move:"));
        m_pace->setSuffix(tr(" s", "seconds"));
        m_pace->setToolTip(
            tr("So that you can follow its moves. With little time on its clock it moves sooner."));
    });
    m_resigns->setObjectName(QStringLiteral("computerResigns"));
    m_agreesToDraws->setObjectName(QStringLiteral("computerAgreesToDraws"));
    m_ponders->setObjectName(QStringLiteral("computerPonders"));
    bindToPreference(*m_ponders, preference::ComputerPonders);
    m_comments->setObjectName(QStringLiteral("engineCommentary"));
    bindToPreference(*m_comments, preference::EngineCommentary);
    bindToPreference(*m_resigns, preference::ComputerResigns);
    bindToPreference(*m_agreesToDraws, preference::ComputerAgreesToDraws);
    m_evaluations->setObjectName(QStringLiteral("showEvaluations"));
    bindToPreference(*m_evaluations, preference::ShowEvaluations);
    m_premoves->setObjectName(QStringLiteral("premoves"));
    bindToPreference(*m_premoves, preference::Premoves);
    m_pace->setObjectName(QStringLiteral("computerPace"));
    m_pace->setRange(0, 10);
    m_pace->setSingleStep(0.1);
    m_pace->setDecimals(1);
    m_paceLabel->setBuddy(m_pace);
    preferences().follow<int>(preference::ComputerPace, m_pace, [this](int pace) {
        const QSignalBlocker blocker(m_pace);
        m_pace->setValue(pace / 1000.0);
    });
    connect(m_pace, &QDoubleSpinBox::valueChanged, this, [](double seconds) {
        preferences().set(preference::ComputerPace, static_cast<int>(std::lround(seconds * 1000)));
    });
    auto* pace = new QHBoxLayout;
    pace->addWidget(m_paceLabel);
    pace->addWidget(m_pace);
    pace->addStretch();
    auto* computer = new QVBoxLayout;
    computer->addWidget(m_resigns);
    computer->addWidget(m_agreesToDraws);
    computer->addWidget(m_ponders);
    computer->addLayout(pace);
    auto* moves = new QVBoxLayout;
    moves->addWidget(m_premoves);
    auto* shown = new QVBoxLayout;
    shown->addWidget(m_evaluations);
    shown->addWidget(m_comments);
    setGroups({group([] { return tr("The computer as a player"); }, computer),
               group([] { return tr("Your moves"); }, moves),
               group([] { return tr("Shown while a game is played"); }, shown)});
}

void PlayingPage::restoreDefaults() {
    preferences().reset(preference::ComputerResigns);
    preferences().reset(preference::ComputerAgreesToDraws);
    preferences().reset(preference::EngineCommentary);
    preferences().reset(preference::ShowEvaluations);
    preferences().reset(preference::ComputerPace);
    preferences().reset(preference::ComputerPonders);
    preferences().reset(preference::Premoves);
}

} // namespace komadai::ui
