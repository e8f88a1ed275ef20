// What to play, and who plays.
#pragma once

#include "core/rules/variant_set.h"
#include "ui/engine/engine_store.h"
#include "ui/session/game_session.h"

#include <QDialog>

#include <array>

class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QSlider;
class QTreeWidget;

namespace komadai::ui {

/// The choices of the New Game dialog, which are remembered from one game to the next.
struct NewGameChoice {
    std::string variant;     ///< id
    std::string ruleOptions; ///< see core::formatRuleOptions; empty for those of the variant
    Players players;

    /// The last choice, or a human against the computer at an easy level.
    static NewGameChoice remembered(const core::VariantSet& variants);
    void remember() const;
    /// The variant with the rule options. Precondition: the variant is in the set.
    std::shared_ptr<const core::Variant> variantIn(const core::VariantSet& variants) const;
};

class RuleOptionsForm;

class NewGameDialog : public QDialog {
    Q_OBJECT
public:
    /// Both must outlive the dialog.
    NewGameDialog(const core::VariantSet& variants, const EngineStore& engines, const NewGameChoice& choice,
                  QWidget* parent = nullptr);

    NewGameChoice choice() const;

private:
    /// The widgets of one side.
    struct SideRow {
        QLabel* name;
        QComboBox* kind;
        QSlider* level;       ///< of the computer
        QDoubleSpinBox* time; ///< seconds of an engine for a move
        QLabel* levelText;
    };

    void listVariants(const std::string& chosen);
    void addPlayerRows(QGridLayout& grid);
    void showPlayers(const Players& players);
    /// Offers the engines that play the variant; one that was chosen stays chosen if it is among them.
    void listEngines(const core::VariantSpec& spec);
    void showVariant();
    std::string variant() const;
    void updateRows();
    void swapSides();
    Players players() const;

    const core::VariantSet& m_variants;
    const EngineStore& m_engines;
    QTreeWidget* m_list;
    QLabel* m_name;
    QLabel* m_summary;
    RuleOptionsForm* m_rules;
    std::array<SideRow, core::SideCount> m_rows;
};

} // namespace komadai::ui
