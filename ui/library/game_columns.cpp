#include "ui/library/game_columns.h"

#include "core/notation/stored_record.h"
#include "core/record/set_up_position.h"
#include "core/search/engine.h"
#include "ui/language/local_text.h"
#include "ui/library/games_model.h"
#include "ui/notation/notation.h"
#include "ui/wording.h"

#include <QDateTime>
#include <QStringList>

#include <algorithm>
#include <array>

namespace komadai::ui {
namespace {

using By = core::GameOrder::By;

struct ColumnInfo {
    GameColumn::Number column;
    const char* key;
    const char* title;
    std::optional<By> order{};
};

const std::array Columns{
    ColumnInfo{GameColumn::Star, "star", QT_TRANSLATE_NOOP("komadai::ui::GamesModel", "Star")},
    ColumnInfo{GameColumn::Players, "players", QT_TRANSLATE_NOOP("komadai::ui::GamesModel", "Players"),
               By::FirstPlayer},
    ColumnInfo{GameColumn::Result, "result", QT_TRANSLATE_NOOP("komadai::ui::GamesModel", "Result"),
               By::Result},
    ColumnInfo{GameColumn::Variant, "variant", QT_TRANSLATE_NOOP("komadai::ui::GamesModel", "Variant"),
               By::Variant},
    ColumnInfo{GameColumn::Moves, "moves", QT_TRANSLATE_NOOP("komadai::ui::GamesModel", "Moves"), By::Moves},
    ColumnInfo{GameColumn::Date, "date", QT_TRANSLATE_NOOP("komadai::ui::GamesModel", "Date"), By::Date},
    ColumnInfo{GameColumn::First, "first", QT_TRANSLATE_NOOP("komadai::ui::GamesModel", "First Player"),
               By::FirstPlayer},
    ColumnInfo{GameColumn::Second, "second", QT_TRANSLATE_NOOP("komadai::ui::GamesModel", "Second Player"),
               By::SecondPlayer},
    ColumnInfo{GameColumn::Reason, "reason", QT_TRANSLATE_NOOP("komadai::ui::GamesModel", "End")},
    ColumnInfo{GameColumn::Event, "event", QT_TRANSLATE_NOOP("komadai::ui::GamesModel", "Event"), By::Event},
    ColumnInfo{GameColumn::Site, "site", QT_TRANSLATE_NOOP("komadai::ui::GamesModel", "Place")},
    ColumnInfo{GameColumn::Round, "round", QT_TRANSLATE_NOOP("komadai::ui::GamesModel", "Round")},
    ColumnInfo{GameColumn::Rating, "rating", QT_TRANSLATE_NOOP("komadai::ui::GamesModel", "Ratings"),
               By::Rating},
    ColumnInfo{GameColumn::Level, "level", QT_TRANSLATE_NOOP("komadai::ui::GamesModel", "Level")},
    ColumnInfo{GameColumn::Source, "source", QT_TRANSLATE_NOOP("komadai::ui::GamesModel", "Source")},
    ColumnInfo{GameColumn::Annotator, "annotator", QT_TRANSLATE_NOOP("komadai::ui::GamesModel", "Annotator")},
    ColumnInfo{GameColumn::Labels, "labels", QT_TRANSLATE_NOOP("komadai::ui::GamesModel", "Labels")},
    ColumnInfo{GameColumn::Id, "id", QT_TRANSLATE_NOOP("komadai::ui::GamesModel", "Number"), By::Added},
};
static_assert(Columns.size() == GameColumn::Count);

const ColumnInfo& infoOf(GameColumn::Number column) { return Columns[static_cast<std::size_t>(column)]; }

QString qt(const std::string& text) { return QString::fromStdString(text); }

QDateTime startOf(const core::RecordHeader& header) {
    return QDateTime::fromSecsSinceEpoch(header.startedAt.time_since_epoch().count());
}

/// Both values with a dash between them; empty if neither is known.
QString pairOf(const std::optional<int>& first, const std::optional<int>& second) {
    if (!first && !second) return {};
    const auto text = [](const std::optional<int>& value) {
        return value ? QString::number(*value) : QStringLiteral("?");
    };
    return GamesModel::tr("%1 – %2").arg(text(first), text(second));
}

/// The level of the computer; both where two computers play.
QString levelsOf(const std::array<core::Player, core::SideCount>& players) {
    QStringList levels;
    for (const auto& player : players)
        if (player.computerLevel) levels += QString::number(*player.computerLevel);
    return levels.join(QStringLiteral(" – "));
}

QString reasonOf(const core::GameSummary& game) {
    return game.outcome ? qt(wording().reason(game.outcome->reason)) : QString();
}

PreferenceFormat<std::vector<GameColumn::Number>> columnsFormat() {
    return {[](const QVariant& stored) -> std::optional<std::vector<GameColumn::Number>> {
                std::vector<GameColumn::Number> columns;
                for (const QString& key : stored.toString().split(',', Qt::SkipEmptyParts))
                    if (const auto column = columnWithKey(key);
                        column && std::find(columns.begin(), columns.end(), *column) == columns.end())
                        columns.push_back(*column);
                return columns.empty() ? std::nullopt : std::optional(columns);
            },
            [](const std::vector<GameColumn::Number>& columns) {
                QStringList keys;
                for (const auto column : columns)
                    keys += keyOf(column);
                return QVariant(keys.join(','));
            }};
}

PreferenceFormat<core::GameOrder> orderFormat() {
    static const std::vector<std::pair<By, QString>> Names = {
        {By::Added, "added"},         {By::Date, "date"},       {By::FirstPlayer, "first"},
        {By::SecondPlayer, "second"}, {By::Variant, "variant"}, {By::Result, "result"},
        {By::Moves, "moves"},         {By::Event, "event"},     {By::Rating, "rating"},
        {By::Played, "played"}};
    return {[](const QVariant& stored) -> std::optional<core::GameOrder> {
                const QString text = stored.toString();
                for (const auto& [by, name] : Names) {
                    if (text == name) return core::GameOrder{by, false};
                    if (text == name + QStringLiteral(" down")) return core::GameOrder{by, true};
                }
                return std::nullopt;
            },
            [](const core::GameOrder& order) {
                for (const auto& [by, name] : Names)
                    if (by == order.by)
                        return QVariant(order.isDescending ? name + QStringLiteral(" down") : name);
                return QVariant();
            }};
}

bool isMerePosition(const core::GameSummary& game, const core::VariantSet& variants) {
    if (game.plyCount > 0) return false;
    const auto variant = variants.find(game.header.variant);
    if (!variant) return false;
    const auto start = core::replay(game.header, {}, variant);
    return start && core::isMerePosition(game.header, start.value().position());
}

} // namespace

namespace preference {

const Preference<std::vector<GameColumn::Number>> GameColumns(QStringLiteral("games/columns"),
                                                              {GameColumn::Star, GameColumn::Players,
                                                               GameColumn::Result, GameColumn::Variant,
                                                               GameColumn::Moves, GameColumn::Date},
                                                              columnsFormat());
const Preference<QString> GameColumnWidths(QStringLiteral("games/columnWidths"), {}, textFormat());
const Preference<core::GameOrder> OrderOfGames(QStringLiteral("games/order"), {}, orderFormat());

} // namespace preference

QString fullStrengthName() { return GamesModel::tr("Computer at full strength"); }

QString playerName(const core::Player& player) {
    if (player.computerLevel) return GamesModel::tr("Computer %1").arg(*player.computerLevel);
    if (player.isFullStrength()) return fullStrengthName();
    return player.name.empty() ? GamesModel::tr("Human") : qt(player.name);
}

QString playerNames(const std::array<core::Player, core::SideCount>& players) {
    return playerNames(playerName(players[0]), playerName(players[1]));
}

QString playerNames(const QString& first, const QString& second) {
    return GamesModel::tr("%1 – %2").arg(first, second);
}

QString positionName() { return GamesModel::tr("Position"); }

core::ShownNames shownNames(const core::VariantSet& variants) {
    core::ShownNames names;
    for (const auto& variant : variants.all())
        for (const std::string& name : {nameOf(variant->spec()).toStdString(), variant->spec().name})
            names.variants.emplace_back(variant->spec().id, name);
    for (int level = core::MinLevel; level <= core::MaxLevel; ++level)
        names.levels.push_back(playerName({.computerLevel = level, .name = {}}).toStdString());
    names.fullStrength = fullStrengthName().toStdString();
    names.nameless = playerName({.computerLevel = {}, .name = {}}).toStdString();
    return names;
}

QString scoreOf(const core::GameSummary& game) {
    return game.outcome ? shortResult(*game.outcome) : QStringLiteral("…");
}

QString gameDayText(const core::RecordHeader& header) {
    if (!header.date.empty()) {
        const QDate day = QDate::fromString(qt(header.date), Qt::ISODate);
        return day.isValid() ? dateText(day) : qt(header.date);
    }
    if (header.startedAt == std::chrono::sys_seconds{}) return {};
    return dateText(startOf(header).date());
}

QString dateOf(const core::GameSummary& game) {
    const auto& header = game.header;
    const bool hasTime = header.date.empty() && header.startedAt != std::chrono::sys_seconds{};
    const QDateTime time = startOf(header);
    if (hasTime && time.date() == QDate::currentDate()) return timeText(time.time());
    return gameDayText(header);
}

QString keyOf(GameColumn::Number column) { return QLatin1String(infoOf(column).key); }

std::optional<GameColumn::Number> columnWithKey(const QString& key) {
    for (const ColumnInfo& info : Columns)
        if (key == QLatin1String(info.key)) return info.column;
    return std::nullopt;
}

QString titleOf(GameColumn::Number column) {
    return column == GameColumn::Star ? QStringLiteral("★") : nameOf(column);
}

QString nameOf(GameColumn::Number column) { return GamesModel::tr(infoOf(column).title); }

QString textOf(const ListedGame& game, GameColumn::Number column, const core::VariantSet& variants) {
    const core::GameSummary& summary = game.summary;
    const core::RecordHeader& header = summary.header;
    switch (column) {
    case GameColumn::Star: return summary.starred ? QStringLiteral("★") : QStringLiteral("☆");
    case GameColumn::Players:
        return isMerePosition(summary, variants) ? positionName() : playerNames(header.players);
    case GameColumn::First: return playerName(header.players[0]);
    case GameColumn::Second: return playerName(header.players[1]);
    case GameColumn::Result: return scoreOf(summary);
    case GameColumn::Reason: return reasonOf(summary);
    case GameColumn::Variant: {
        const auto variant = variants.find(header.variant);
        return variant ? nameOf(variant->spec()) : GamesModel::tr("%1 (missing)").arg(qt(header.variant));
    }
    case GameColumn::Moves: return QString::number(moveCount(summary.plyCount));
    case GameColumn::Date: return dateOf(summary);
    case GameColumn::Event: return qt(header.event);
    case GameColumn::Site: return qt(header.site);
    case GameColumn::Round: return qt(header.round);
    case GameColumn::Rating: return pairOf(header.players[0].rating, header.players[1].rating);
    case GameColumn::Level: return levelsOf(header.players);
    case GameColumn::Source: return qt(header.source);
    case GameColumn::Annotator: return qt(header.annotator);
    case GameColumn::Labels: {
        QStringList labels;
        for (const auto& label : game.labels)
            labels += qt(label);
        return labels.join(QStringLiteral(", "));
    }
    case GameColumn::Id: return QString::number(summary.id);
    case GameColumn::Count: break;
    }
    return {};
}

QString toolTipOf(const ListedGame& game, GameColumn::Number column, const core::VariantSet& variants) {
    const core::RecordHeader& header = game.summary.header;
    const auto variant = variants.find(header.variant);
    if (!variant)
        return GamesModel::tr("The variant “%1” is missing. Import it to open the game.")
            .arg(qt(header.variant));
    switch (column) {
    case GameColumn::Star:
        return game.summary.starred ? GamesModel::tr("Starred. Click to remove the star.")
                                    : GamesModel::tr("Click to add a star.");
    case GameColumn::Date: {
        if (!header.date.empty() || header.startedAt == std::chrono::sys_seconds{})
            return dateOf(game.summary);
        const QDateTime time = startOf(game.summary.header);
        return longDateText(time.date()) + QStringLiteral("  ") + timeText(time.time());
    }
    case GameColumn::Result:
    case GameColumn::Moves:
    case GameColumn::Reason:
    case GameColumn::Variant:
        return game.summary.outcome ? result(*game.summary.outcome, variant->spec())
                                    : GamesModel::tr("Not finished");
    default: return textOf(game, column, variants); // may be cut off
    }
}

std::optional<By> orderBy(GameColumn::Number column) { return infoOf(column).order; }

std::optional<GameColumn::Number> columnOf(By by) {
    const auto found = std::find_if(Columns.begin(), Columns.end(),
                                    [by](const ColumnInfo& info) { return info.order == by; });
    return found == Columns.end() ? std::nullopt : std::optional(found->column);
}

bool startsDescending(By by) {
    return by == By::Added || by == By::Date || by == By::Moves || by == By::Rating || by == By::Played;
}

} // namespace komadai::ui
