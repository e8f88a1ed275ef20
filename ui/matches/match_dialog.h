// Asks which engines are to play a match, and how.
#pragma once

#include "ui/matches/match_choice.h"

#include <QDialog>

#include <array>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace komadai::ui {

class FileField;
class RefusalsButton;

class MatchDialog : public QDialog {
    Q_OBJECT
public:
    /// Variants and engines must outlive the dialog. `cores` is the number of cores of the machine.
    MatchDialog(const core::VariantSet& variants, const EngineStore& engines, const MatchChoice& choice,
                int cores, QWidget* parent = nullptr);

    MatchChoice choice() const;
    /// The match that was chosen. Precondition: the dialog was accepted.
    const MatchPlan& plan() const { return m_plan; }

signals:
    /// The user wants to change the list of engines; afterwards `listEngines` is to be called.
    void enginesWanted();

public slots:
    /// Offers the engines of the store.
    void listEngines();

private:
    struct PlayerRow {
        QComboBox* engine;
        QSpinBox* level;
        QSpinBox* nodes;
    };

    void addPlayers(QFormLayout& form);
    void addGames(QFormLayout& form);
    void addRules(QFormLayout& form);
    void showChoice(const MatchChoice& choice);
    MatchPlayerChoice player(std::size_t index) const;
    void showPlayer(std::size_t index, const MatchPlayerChoice& player);
    /// Shows the fields of what is chosen, and what speaks against it.
    void refresh();
    QStringList warnings(const MatchChoice& choice) const;
    void tryToAccept();

    const core::VariantSet& m_variants;
    const EngineStore& m_engines;
    int m_cores;
    MatchPlan m_plan;
    QFormLayout *m_left, *m_right;
    std::array<PlayerRow, 2> m_players{};
    QComboBox* m_variant;
    QComboBox* m_openings;
    QSpinBox* m_plies;
    QSpinBox* m_seed;
    FileField* m_file;
    QComboBox* m_time;
    QDoubleSpinBox* m_moveSeconds;
    QDoubleSpinBox* m_baseSeconds;
    QDoubleSpinBox* m_increment;
    QSpinBox* m_nodes;
    QSpinBox* m_tolerance;
    QSpinBox* m_games;
    QSpinBox* m_atOnce;
    QSpinBox* m_hash;
    QCheckBox* m_sprt;
    QDoubleSpinBox* m_elo0;
    QDoubleSpinBox* m_elo1;
    QSpinBox* m_maxPlies;
    QCheckBox* m_kept;
    QLineEdit* m_event;
    RefusalsButton* m_refusals;
    QLabel* m_problem;
    QPushButton* m_start;
};

} // namespace komadai::ui
