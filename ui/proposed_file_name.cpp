#include "ui/proposed_file_name.h"

#include "ui/document/game_document.h"
#include "ui/files/save_dialog.h"
#include "ui/game/open_game.h"
#include "ui/library/game_columns.h"
#include "ui/players.h"
#include "ui/wording.h"

#include <QDateTime>

#include <chrono>

namespace komadai::ui {
namespace {

constexpr qsizetype MostOfPlayer = 24; ///< characters, so that the variant has its place behind both players

QString dayInName(const core::RecordHeader& header) {
    if (!header.date.empty()) return QString::fromStdString(header.date);
    if (header.startedAt == std::chrono::sys_seconds{}) return {};
    const auto started = QDateTime::fromSecsSinceEpoch(header.startedAt.time_since_epoch().count());
    return started.date().toString(Qt::ISODate);
}

/// Nothing if both players are humans of whom no name is known.
QString shortPlayerNames(Players players) {
    bool isKnown = false;
    for (core::Player& player : players) {
        isKnown = isKnown || !player.isHuman() || !player.name.empty();
        const QString name = QString::fromStdString(player.name);
        if (name.size() > MostOfPlayer) player.name = name.left(MostOfPlayer).trimmed().toStdString();
    }
    return isKnown ? playerNames(players) : QString();
}

} // namespace

QString proposedFileName(const OpenGame& game) {
    const GameDocument& document = game.document();
    const QString variant = nameOf(document.spec());
    const QString names =
        game.isMerePosition() ? positionName() : shortPlayerNames(document.header().players);
    const QString what = names.isEmpty() ? variant : QStringLiteral("%1 (%2)").arg(names, variant);
    return asFileName(dayInName(document.header()) + ' ' + what);
}

} // namespace komadai::ui
