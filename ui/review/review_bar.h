// Shows how far reviews are, below the boards.
#pragma once

#include "ui/review/review_service.h"
#include "ui/widgets/work_bar.h"

class QPushButton;

namespace komadai::ui {

/// Hidden while nothing is reviewed.
class ReviewBar : public WorkBar {
    Q_OBJECT
public:
    explicit ReviewBar(QWidget* parent = nullptr);

    /// Follows the service, which must outlive the bar.
    void setService(ReviewService& service);

private:
    void show();
    void say();
    void say(const ReviewProgress& progress);

    ReviewService* m_service = nullptr;
    QPushButton* m_pause;
    QPushButton* m_cancel;
};

} // namespace komadai::ui
