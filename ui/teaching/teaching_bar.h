// Shows below the boards that the computer learns.
#pragma once

#include "ui/teaching/teaching_service.h"

#include <QFrame>

class QProgressBar;
class QPushButton;

namespace komadai::ui {

class ElidedLabel;

/// Hidden while no course is at work, unless it was paused since the start of the program or left by the last run.
class TeachingBar : public QFrame {
    Q_OBJECT
public:
    explicit TeachingBar(QWidget* parent = nullptr);

    /// Follows the service, which must outlive the bar.
    void setService(TeachingService& teaching);

signals:
    /// The user wants to see the course for `TeachingService::variant()`.
    void courseWanted();

private:
    void refresh();
    void say();
    void startOrPause();

    TeachingService* m_teaching = nullptr;
    ElidedLabel* m_text;
    QProgressBar* m_bar;
    QPushButton* m_pause;
    QPushButton* m_show;
};

} // namespace komadai::ui
