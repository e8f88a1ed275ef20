// Whether moves are animated.
#pragma once

#include <QAction>

namespace komadai::ui {

/// On or off as the user has said last, which is remembered. For those who have said nothing: on, unless the desktop
/// wants less motion.
class AnimationSwitch : public QAction {
    Q_OBJECT
public:
    explicit AnimationSwitch(QObject* parent = nullptr);

    /// What the desktop wants.
    void setMotionReduced(bool isReduced);
    /// Forgets what the user has said.
    void restoreDefault();

private:
    void update();

    bool m_isMotionReduced = false;
};

} // namespace komadai::ui
