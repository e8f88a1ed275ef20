// What to play, and who plays.
#pragma once

#include "core/rules/variant_set.h"
#include "ui/session/game_session.h"

#include <QDialog>

#include <array>

class QAbstractButton;
class QComboBox;
class QGridLayout;
class QLabel;
class QListWidget;
class QSlider;

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
class UserVariants;

class NewGameDialog : public QDialog {
    Q_OBJECT
public:
    /// `openVariant` is the id of the game on the screen, which cannot be removed now. `variants` must outlive
    /// the dialog.
    NewGameDialog(UserVariants& variants, const NewGameChoice& choice, std::string openVariant,
                  QWidget* parent = nullptr);

    NewGameChoice choice() const;

private:
    /// The widgets of one side.
    struct SideRow {
        QLabel* name;
        QComboBox* kind;
        QSlider* level;
        QLabel* levelText;
    };

    void addPlayerRows(QGridLayout& grid);
    void listVariants(const std::string& chosen);
    void importVariant();
    void removeVariant();
    void showPlayers(const Players& players);
    void showVariant();
    std::string variant() const;
    void updateRows();
    void swapSides();
    Players players() const;

    UserVariants& m_variants;
    std::string m_openVariant;
    QListWidget* m_list;
    QAbstractButton* m_remove;
    QLabel* m_name;
    QLabel* m_summary;
    RuleOptionsForm* m_rules;
    std::array<SideRow, core::SideCount> m_rows;
};

} // namespace komadai::ui
