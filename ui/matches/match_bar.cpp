#include "ui/matches/match_bar.h"

#include "ui/language/retranslated.h"
#include "ui/matches/match_text.h"
#include "ui/widgets/elided_label.h"

#include <QProgressBar>
#include <QPushButton>

namespace komadai::ui {

MatchBar::MatchBar(QWidget* parent)
    : WorkBar(QStringLiteral("matchBar"), QStringLiteral("matchText"), parent),
      m_pause(addButton(QStringLiteral("pauseMatchBar"))), m_show(addButton(QStringLiteral("showMatch"))) {
    connect(m_pause, &QPushButton::clicked, this,
            [this] { m_match->setPaused(m_match->state() != MatchService::State::Paused); });
    connect(m_show, &QPushButton::clicked, this, &MatchBar::matchWanted);
    retranslated(this, [this] { say(); });
}

void MatchBar::setService(MatchService& match) {
    m_match = &match;
    connect(&match, &MatchService::changed, this, &MatchBar::refresh);
    refresh();
}

void MatchBar::refresh() {
    setVisible(m_match->isRunning());
    say();
}

void MatchBar::say() {
    using State = MatchService::State;
    m_show->setText(tr("Show"));
    m_show->setAccessibleName(tr("Show the match"));
    m_bar->setAccessibleName(tr("Games of the match"));
    const bool isPaused = m_match && m_match->state() == State::Paused;
    m_pause->setText(isPaused ? tr("Continue") : tr("Pause"));
    m_pause->setAccessibleName(isPaused ? tr("Continue the match") : tr("Pause the match"));
    if (!m_match || !m_match->isRunning()) return m_text->clear();
    m_pause->setEnabled(isPaused || m_match->state() == State::Running);
    m_text->setText(standingText(*m_match) + QStringLiteral(". ") + progressText(*m_match));
    m_bar->setRange(0, m_match->choice().games);
    m_bar->setValue(m_match->tally().games());
}

} // namespace komadai::ui
