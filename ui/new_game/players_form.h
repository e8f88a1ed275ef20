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
class QLineEdit;
class QSlider;
class QVBoxLayout;

namespace komadai::ui {

class RefusalsButton;
class TimeControlForm;

namespace preference {

/// "newGame/NAME1" for the first side, "newGame/NAME2" for the second.
template <class T>
Preference<T> newGamePreference(const char* name, std::size_t side, T usual, PreferenceFormat<T> format) {
    return {QStringLiteral("newGame/%1%2").arg(QLatin1String(name)).arg(side + 1), std::move(usual),
            std::move(format)};
}
/// Milliseconds for a move of an engine without a level.
Preference<int> engineTimeOf(std::size_t side);
/// The name of the human who plays the side; may be empty.
Preference<QString> humanNameOf(std::size_t side);

} // namespace preference

/// A human who may have a name, the computer at a level or at full strength, or an external engine for each side, and the clocks of both.
class PlayersForm : public QWidget {
    Q_OBJECT
public:
    static constexpr int DefaultLevel = 3;
    static constexpr int MostNameLength = 60; ///< characters

    /// The store must outlive the form.
    explicit PlayersForm(const EngineStore& engines, QWidget* parent = nullptr);

    /// Names the sides of a variant and offers the engines that play it. A chosen engine stays chosen if it is among them.
    /// To be called first.
    void showVariant(const core::VariantSpec& spec);
    /// An engine that does not play the variant gives way to the computer.
    void showPlayers(const Players& players);
    void showClocks(const core::TimeControls& clocks);
    /// Lets the user choose that the sides are drawn at random; without this call they cannot.
    void showRandomSides(bool areRandom);
    /// Sets levels, times and names back, also those that are not in use.
    void resetDetails();

    Players players() const;
    core::TimeControls clocks() const;
    /// Whether each clock has some time for the first move.
    bool haveTime() const;
    /// Whether players and clocks are to get their sides at random.
    bool hasRandomSides() const;

signals:
    /// Something in the form.
    void changed();
    /// The user wants to see the opening books of the computer.
    void booksWanted();

private:
    /// The widgets of one side.
    struct SideRow {
        QLabel* name;
        QComboBox* kind;
        QLineEdit* humanName;
        QSlider* level;       ///< of the computer
        QDoubleSpinBox* time; ///< seconds for a move of an engine without a level
        QLabel* levelText;
        TimeControlForm* clock;
        QString side; ///< its name
    };

    void addPlayerRows(QGridLayout& grid);
    void addButtons(QGridLayout& grid);
    void addClocks(QVBoxLayout& layout);
    void listEngines(const core::VariantSpec& spec);
    /// The side of a row; only a number while the sides are random.
    QString playerOf(std::size_t row) const;
    void nameRows();
    void updateRows();
    void passNameOn();
    void swapSides();

    const EngineStore& m_engines;
    QCheckBox* m_randomSides;
    QCheckBox* m_sameClock; ///< for both sides
    RefusalsButton* m_refusals;
    std::array<SideRow, core::SideCount> m_rows{};
};

} // namespace komadai::ui
