#include "ui/teaching/teaching_bar.h"

#include "ui/language/retranslated.h"
#include "ui/teaching/teaching_text.h"
#include "ui/widgets/elided_label.h"
#include "ui/wording.h"

#include <QProgressBar>
#include <QPushButton>

namespace komadai::ui {
namespace {

constexpr int TeachingBarSteps = 1000;

} // namespace

TeachingBar::TeachingBar(QWidget* parent)
    : WorkBar(QStringLiteral("teachingBar"), QStringLiteral("teachingText"), parent),
      m_pause(addButton(QStringLiteral("pauseTeachingBar"))),
      m_show(addButton(QStringLiteral("showTeaching"))) {
    m_bar->setRange(0, TeachingBarSteps);
    connect(m_pause, &QPushButton::clicked, this, &TeachingBar::startOrPause);
    connect(m_show, &QPushButton::clicked, this, &TeachingBar::courseWanted);
    retranslated(this, [this] { say(); });
}

void TeachingBar::setService(TeachingService& teaching) {
    m_teaching = &teaching;
    connect(&teaching, &TeachingService::changed, this, &TeachingBar::refresh);
    refresh();
}

void TeachingBar::refresh() {
    const auto& variant = m_teaching->variant();
    setVisible(variant && m_teaching->course(variant->spec()).state != CourseView::State::None);
    say();
}

void TeachingBar::startOrPause() {
    const auto& variant = m_teaching->variant();
    if (m_teaching->course(variant->spec()).isAtWork())
        m_teaching->pause();
    else
        m_teaching->start(variant);
}

void TeachingBar::say() {
    m_show->setText(tr("Show"));
    m_show->setAccessibleName(tr("Show what the computer learns"));
    m_bar->setAccessibleName(tr("Progress of learning"));
    if (!m_teaching || !m_teaching->variant()) return m_text->clear();
    const auto& spec = m_teaching->variant()->spec();
    const CourseView course = m_teaching->course(spec);
    m_pause->setText(course.isAtWork() ? tr("Pause") : tr("Resume"));
    m_pause->setAccessibleName(course.isAtWork() ? tr("Pause learning") : tr("Resume learning"));
    m_pause->setEnabled(course.state != CourseView::State::Stopping);
    m_text->setText(tr("Learning %1. %2").arg(nameOf(spec), stateText(course)));
    m_bar->setVisible(course.progress.has_value());
    if (course.progress) m_bar->setValue(static_cast<int>(TeachingBarSteps * partDone(*course.progress)));
}

} // namespace komadai::ui
