// The columns of the table of games, and what stands in them.
#pragma once

#include "core/rules/variant_set.h"
#include "core/store/library_search.h"
#include "ui/preferences/preference.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace komadai::ui {

/// A stored game with everything that the table shows.
struct ListedGame {
    core::GameSummary summary;
    std::vector<std::string> labels; ///< sorted
};

struct GameColumn {
    enum Number {
        Star,
        Players,
        Result,
        Variant,
        Moves,
        Date,
        First,
        Second,
        Reason,
        Event,
        Site,
        Round,
        Rating,
        Level,
        Source,
        Annotator,
        Labels,
        Id,
        Count
    };
};

namespace preference {

/// The columns that are shown, from left to right, by name; and the widths that the user gave them.
extern const Preference<std::vector<GameColumn::Number>> GameColumns;
extern const Preference<QString> GameColumnWidths; ///< "players=120,event=80"
extern const Preference<core::GameOrder> OrderOfGames;

} // namespace preference

/// "Human" or "Computer 3", or the player's name.
QString playerName(const core::Player& player);
/// The built-in engine without the limits of a level.
QString fullStrengthName();
/// Both players, the one who moves first first.
QString playerNames(const std::array<core::Player, core::SideCount>& players);
/// Both names as given, in the form in which the players of a game are shown.
QString playerNames(const QString& first, const QString& second);
/// "Position": the text for a position that was set up and from which nobody has played. It takes the place of the players' names.
QString positionName();
/// What the table shows of games in the language of the window; variants also have their English names.
core::ShownNames shownNames(const core::VariantSet& variants);
/// "1–0", "½–½", or "…" for a game that is not over.
QString scoreOf(const core::GameSummary& game);
/// The day of a game; empty if it is not known.
QString gameDayText(const core::RecordHeader& header);
/// The day of a game; of a game of today, the time at which it began. Empty if the day is not known.
QString dateOf(const core::GameSummary& game);

/// The name of a column in the settings file.
QString keyOf(GameColumn::Number column);
std::optional<GameColumn::Number> columnWithKey(const QString& key);
/// The title of a column, for its header.
QString titleOf(GameColumn::Number column);
/// The title of a column, for menus: never a mere sign.
QString nameOf(GameColumn::Number column);
QString textOf(const ListedGame& game, GameColumn::Number column, const core::VariantSet& variants);
QString toolTipOf(const ListedGame& game, GameColumn::Number column, const core::VariantSet& variants);
/// How the table is sorted by this column; none if it cannot be.
std::optional<core::GameOrder::By> orderBy(GameColumn::Number column);
/// The column by which the table is sorted; none if it has none.
std::optional<GameColumn::Number> columnOf(core::GameOrder::By by);
/// Whether a first click on the column shows the largest or latest first.
bool startsDescending(core::GameOrder::By by);

} // namespace komadai::ui
