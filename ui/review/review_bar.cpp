#include "ui/review/review_bar.h"

#include "ui/language/retranslated.h"
#include "ui/widgets/elided_label.h"

#include <QMenu>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

namespace komadai::ui {
namespace {

/// "0:45", "12:05" or "2:03:00".
QString durationText(std::chrono::seconds time) {
    const auto seconds = time.count();
    const auto two = [](long long number) {
        return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
    };
    const QString rest = two(seconds % 60);
    if (seconds < 3600) return QStringLiteral("%1:%2").arg(seconds / 60).arg(rest);
    return QStringLiteral("%1:%2:%3").arg(seconds / 3600).arg(two(seconds / 60 % 60), rest);
}

} // namespace

ReviewBar::ReviewBar(QWidget* parent)
    : WorkBar(QStringLiteral("reviewBar"), QStringLiteral("reviewText"), parent),
      m_pause(addButton(QStringLiteral("pauseReview"))), m_cancel(addButton(QStringLiteral("cancelReview"))) {
    connect(m_pause, &QPushButton::clicked, this, [this] { m_service->setPaused(!m_service->isPaused()); });
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        const auto progress = m_service->progress();
        if (!progress || progress->waiting == 0) return m_service->cancel();
        QMenu menu(this);
        menu.addAction(tr("&This Game"), m_service, &ReviewService::cancel);
        menu.addAction(tr("&All Games"), m_service, &ReviewService::cancelAll);
        menu.exec(m_cancel->mapToGlobal(QPoint(0, -menu.sizeHint().height())));
    });
    retranslated(this, [this] { say(); });
}

void ReviewBar::setService(ReviewService& service) {
    m_service = &service;
    connect(&service, &ReviewService::progressed, this, &ReviewBar::show);
    show();
}

void ReviewBar::show() {
    setVisible(m_service->progress().has_value());
    say();
}

void ReviewBar::say() {
    m_cancel->setText(tr("Cancel"));
    m_cancel->setAccessibleName(tr("Cancel the review"));
    m_bar->setAccessibleName(tr("Positions of the review"));
    const bool isPaused = m_service && m_service->isPaused();
    m_pause->setText(isPaused ? tr("Continue") : tr("Pause"));
    m_pause->setAccessibleName(isPaused ? tr("Continue the review") : tr("Pause the review"));
    if (!m_service) return;
    if (const auto progress = m_service->progress()) say(*progress);
}

void ReviewBar::say(const ReviewProgress& progress) {
    QString text = tr("Reviewing a game: position %1 of %2.").arg(progress.done).arg(progress.total);
    if (progress.isPaused)
        text += ' ' + tr("Paused.");
    else if (progress.remaining)
        text += ' ' + tr("Time left: about %1.").arg(durationText(*progress.remaining));
    if (progress.waiting > 0) text += ' ' + tr("Games waiting: %1.").arg(progress.waiting);
    m_text->setText(text);
    m_bar->setRange(0, std::max(progress.total, 1));
    m_bar->setValue(progress.done);
}

} // namespace komadai::ui
