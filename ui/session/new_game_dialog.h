// What to play, and who plays.
#pragma once

#include "core/rules/variant_set.h"
#include "ui/session/game_session.h"

#include <QDialog>

#include <array>

class QComboBox;
class QLabel;
class QSlider;

namespace komadai::ui {

/// The choices of the New Game dialog, which are remembered from one game to the next.
struct NewGameChoice {
    std::string variant;
    Players players;

    /// The last choice, or a human against the computer at an easy level.
    static NewGameChoice remembered(const core::VariantSet& variants);
    void remember() const;
};

class NewGameDialog : public QDialog {
    Q_OBJECT
public:
    NewGameDialog(const core::VariantSet& variants, const NewGameChoice& choice, QWidget* parent = nullptr);

    NewGameChoice choice() const;

private:
    /// The widgets of one side.
    struct SideRow {
        QLabel* name;
        QComboBox* kind;
        QSlider* level;
        QLabel* levelText;
    };

    void showPlayers(const Players& players);
    void showVariant();
    void updateRows();
    void swapSides();
    Players players() const;

    const core::VariantSet& m_variants;
    QComboBox* m_variant;
    QLabel* m_summary;
    std::array<SideRow, core::SideCount> m_rows;
};

} // namespace komadai::ui
