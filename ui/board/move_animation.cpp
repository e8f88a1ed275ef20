#include "ui/board/move_animation.h"

#include <utility>

namespace komadai::ui {

MoveAnimation::MoveAnimation(QObject* parent) : QObject(parent) {
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    m_clock.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&m_clock, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        if (!isRunning()) return;
        m_stages.front().motion.setProgress(value.toDouble());
        emit advanced();
    });
    connect(&m_clock, &QVariantAnimation::finished, this, &MoveAnimation::endStage);
}

void MoveAnimation::add(Stage stage) {
    m_stages.push_back(std::move(stage));
    if (m_stages.size() == 1) start();
}

void MoveAnimation::drop() {
    m_stages.clear();
    m_clock.stop();
}

void MoveAnimation::start() {
    m_clock.setDuration(m_stages.front().motion.durationMs);
    m_clock.start();
    emit advanced();
}

void MoveAnimation::endStage() {
    if (!isRunning()) return;
    m_stages.pop_front();
    if (isRunning()) return start();
    drop();
    emit finished();
}

} // namespace komadai::ui
