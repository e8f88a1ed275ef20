// Shows how far reviews are, below the boards.
#pragma once

#include "ui/review/review_service.h"

#include <QFrame>

class QLabel;
class QProgressBar;
class QPushButton;

namespace komadai::ui {

/// Hidden while nothing is reviewed.
class ReviewBar : public QFrame {
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
    QLabel* m_text;
    QProgressBar* m_bar;
    QPushButton* m_pause;
    QPushButton* m_cancel;
};

} // namespace komadai::ui
