// Shows below the boards that the computer learns.
#pragma once

#include "ui/teaching/teaching_service.h"
#include "ui/widgets/work_bar.h"

class QPushButton;

namespace komadai::ui {

/// Shown for a course that has run since the start of the program, or that was running when the program last ended.
class TeachingBar : public WorkBar {
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
    QPushButton* m_pause;
    QPushButton* m_show;
};

} // namespace komadai::ui
