#include "ui/library/related_games_menu.h"

#include "ui/library/condition_dialog.h"

namespace komadai::ui {
namespace {

constexpr int MostNameWidth = 25; ///< of a name in a command, in widths of the letter m

QString playerCondition(const QString& name) { return QStringLiteral("player:") + exactFilterValue(name); }

/// The names of the persons, each once.
QStringList namedPersons(const core::RecordHeader& header) {
    QStringList names;
    for (const core::Player& player : header.players)
        if (player.isHuman() && !player.name.empty()) names += QString::fromStdString(player.name);
    names.removeDuplicates();
    return names;
}

} // namespace

RelatedGamesMenu::RelatedGamesMenu(const core::RecordHeader& header, QWidget* parent) : QMenu(parent) {
    setTitle(tr("R&elated Games"));
    const QStringList names = namedPersons(header);
    for (const QString& name : names)
        addSearch(tr("Games of %1").arg(shown(name)), playerCondition(name));
    if (names.size() == 2)
        addSearch(tr("Games Between %1 and %2").arg(shown(names[0]), shown(names[1])),
                  playerCondition(names[0]) + ' ' + playerCondition(names[1]));
    if (const QString event = QString::fromStdString(header.event); !event.isEmpty())
        addSearch(tr("Games of the Event %1").arg(shown(event)),
                  QStringLiteral("event:") + exactFilterValue(event));
    if (!names.isEmpty()) addSeparator();
    for (const QString& name : names)
        connect(addAction(tr("Statistics of %1…").arg(shown(name))), &QAction::triggered, this,
                [this, name] { emit statisticsChosen(name); });
    setEnabled(!isEmpty());
}

void RelatedGamesMenu::addSearch(const QString& text, const QString& filter) {
    connect(addAction(text), &QAction::triggered, this, [this, filter] { emit filterChosen(filter); });
}

QString RelatedGamesMenu::shown(const QString& name) const {
    return fontMetrics()
        .elidedText(name, Qt::ElideRight, MostNameWidth * fontMetrics().horizontalAdvance('m'))
        .replace('&', QStringLiteral("&&"));
}

} // namespace komadai::ui
