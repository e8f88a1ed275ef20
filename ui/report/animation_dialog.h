// Asks how the moves of a game become an animated picture.
#pragma once

#include "ui/preferences/preference.h"

#include <QDialog>

#include <chrono>

class QComboBox;
class QDoubleSpinBox;

namespace komadai::ui {

namespace preference {

enum class AnimationSize { Small, Medium, Large };
extern const Preference<AnimationSize> SizeOfAnimation;
extern const Preference<int> AnimationMoveTime; ///< in milliseconds

} // namespace preference

class AnimationDialog : public QDialog {
    Q_OBJECT
public:
    /// `shownPly`: of the position on the board. Where it is not the first one, the animation may begin with it.
    explicit AnimationDialog(int shownPly, QWidget* parent = nullptr);

    /// What the longer side of the picture may be, in pixels.
    int longest() const;
    std::chrono::milliseconds perMove() const;
    int fromPly() const;

    void accept() override;

private:
    int m_shownPly;
    QComboBox* m_begin;
    QComboBox* m_size;
    QDoubleSpinBox* m_time;
};

} // namespace komadai::ui
