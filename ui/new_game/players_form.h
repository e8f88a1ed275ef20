// Who plays, and with which clocks, as a form.
#pragma once

#include "core/clock/time_control.h"
#include "core/variants/variant_spec.h"
#include "ui/engine/engine_store.h"
#include "ui/players.h"
#include "ui/preferences/preference.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QSlider;

namespace komadai::ui {

class TimeControlForm;

namespace preference {

/// "newGame/NAME1" for the first side, "newGame/NAME2" for the second.
template <class T>
Preference<T> newGamePreference(const char* name, std::size_t side, T usual, PreferenceFormat<T> format) {
    return {QStringLiteral("newGame/%1%2").arg(QLatin1String(name)).arg(side + 1), std::move(usual),
            std::move(format)};
}
/// Milliseconds of an external engine for a move.
Preference<int> engineTimeOf(std::size_t side);

} // namespace preference

/// A human, the computer with a level, or an external engine for each side, and the clocks of both.
class PlayersForm : public QWidget {
    Q_OBJECT
public:
    static constexpr int DefaultLevel = 3;

    /// The store must outlive the form.
    explicit PlayersForm(const EngineStore& engines, QWidget* parent = nullptr);

    /// Names the sides of a variant and offers the engines that play it. A chosen engine stays chosen if it is among them.
    /// To be called first.
    void showVariant(const core::VariantSpec& spec);
    /// An engine that does not play the variant gives way to the computer.
    void showPlayers(const Players& players);
    void showClocks(const core::TimeControls& clocks);
    /// Sets the levels and times that are not in use, too.
    void resetStrengths();

    Players players() const;
    core::TimeControls clocks() const;

signals:
    /// The user wants to see the opening books of the computer.
    void booksWanted();

private:
    /// The widgets of one side.
    struct SideRow {
        QLabel* name;
        QComboBox* kind;
        QSlider* level;       ///< of the computer
        QDoubleSpinBox* time; ///< seconds of an engine for a move
        QLabel* levelText;
        QLabel* clockName;
        TimeControlForm* clock;
        QString side; ///< its name
    };

    void addPlayerRows(QGridLayout& grid);
    void addClockRows(QGridLayout& grid);
    void listEngines(const core::VariantSpec& spec);
    void updateRows();
    void swapSides();

    const EngineStore& m_engines;
    QCheckBox* m_sameClock; ///< for both sides
    std::array<SideRow, core::SideCount> m_rows{};
};

} // namespace komadai::ui
