// Shows below the boards that a match of engines goes on.
#pragma once

#include "ui/matches/match_service.h"

#include <QFrame>

class QProgressBar;
class QPushButton;

namespace komadai::ui {

class ElidedLabel;

/// Hidden while no match goes on.
class MatchBar : public QFrame {
    Q_OBJECT
public:
    explicit MatchBar(QWidget* parent = nullptr);

    /// Follows the service, which must outlive the bar.
    void setService(MatchService& match);

signals:
    /// The user wants to see the match.
    void matchWanted();

private:
    void refresh();
    void say();

    MatchService* m_match = nullptr;
    ElidedLabel* m_text;
    QProgressBar* m_bar;
    QPushButton* m_pause;
    QPushButton* m_show;
};

} // namespace komadai::ui
