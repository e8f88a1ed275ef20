// Shows below the boards that a match of engines goes on.
#pragma once

#include "ui/matches/match_service.h"
#include "ui/widgets/work_bar.h"

class QPushButton;

namespace komadai::ui {

/// Hidden while no match goes on.
class MatchBar : public WorkBar {
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
    QPushButton* m_pause;
    QPushButton* m_show;
};

} // namespace komadai::ui
