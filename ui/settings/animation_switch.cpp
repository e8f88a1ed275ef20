#include "ui/settings/animation_switch.h"

#include <QSettings>

namespace komadai::ui {
namespace {

constexpr const char* Key = "board/animated";

} // namespace

AnimationSwitch::AnimationSwitch(QObject* parent) : QAction(parent) {
    setCheckable(true);
    connect(this, &QAction::triggered, this, [](bool on) { QSettings().setValue(Key, on); });
    update();
}

void AnimationSwitch::setMotionReduced(bool isReduced) {
    m_isMotionReduced = isReduced;
    update();
}

void AnimationSwitch::restoreDefault() {
    QSettings().remove(Key);
    update();
}

void AnimationSwitch::update() { setChecked(QSettings().value(Key, !m_isMotionReduced).toBool()); }

} // namespace komadai::ui
