// From a stored game to others of its players and of its event.
#pragma once

#include "core/record/game_record.h"

#include <QMenu>

namespace komadai::ui {

/// Offers the games of each person who plays in a game, the games of both, those of the event, and the results of each person.
/// Engines and persons without a name are left out. Disabled if nothing is left.
class RelatedGamesMenu : public QMenu {
    Q_OBJECT
public:
    explicit RelatedGamesMenu(const core::RecordHeader& header, QWidget* parent = nullptr);

signals:
    /// The user wants the games that this filter accepts.
    void filterChosen(const QString& filter);
    /// The user wants the results of the player with this name.
    void statisticsChosen(const QString& player);

private:
    void addSearch(const QString& text, const QString& filter);
    /// A name as part of the text of a command.
    QString shown(const QString& name) const;
};

} // namespace komadai::ui
