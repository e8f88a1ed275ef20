// What to play, and who plays.
#pragma once

#include "core/rules/variant_set.h"
#include "ui/engine/engine_store.h"
#include "ui/new_game/start_form.h"
#include "ui/players.h"

#include <QDialog>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace komadai::ui {

/// The choices of the New Game dialog, which are remembered from one game to the next.
struct NewGameChoice {
    std::string variant;     ///< id
    std::string ruleOptions; ///< see core::formatRuleOptions; empty for those of the variant
    Players players;
    core::TimeControls clocks{};
    std::string handicap{}; ///< name of one that the variant has; empty for another start
    std::string
        position{}; ///< to begin with, SFEN or FEN; empty for the start of the variant. Not remembered.
    bool hasRandomSides = false; ///< whether players and clocks get their sides at random in each game

    /// A human against the computer at an easy level, without clocks.
    static NewGameChoice usual(const std::string& variant);
    /// The last choice, or the usual one. If the set has `variant` (an id), the choice is of this variant: with its rules and start, and
    /// with the players and clocks of the last game. Otherwise it is of the variant that was played last.
    static NewGameChoice remembered(const core::VariantSet& variants, const std::string& variant = {});
    void remember() const;
    /// The choice for one game: where sides are random, players and clocks are swapped in half of the cases.
    NewGameChoice withSidesDrawn() const;
    /// The variant with the rule options. Precondition: the variant is in the set.
    std::shared_ptr<const core::Variant> variantIn(const core::VariantSet& variants) const;
    /// The game before its first move; the standard start where it cannot begin as was chosen.
    core::Game gameIn(const core::VariantSet& variants) const;
};

class PlayersForm;
class RuleOptionsForm;

class NewGameDialog : public QDialog {
    Q_OBJECT
public:
    /// The first two must outlive the dialog. The positions at hand may be played on from.
    NewGameDialog(const core::VariantSet& variants, const EngineStore& engines, const NewGameChoice& choice,
                  PositionsAtHand atHand = {}, QWidget* parent = nullptr);

    NewGameChoice choice() const;

signals:
    /// The user wants to see the opening books of the computer.
    void booksWanted();

protected:
    /// Lets the arrow keys move in the list while a word is being typed.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* createVariantColumn(const std::string& chosen);
    QWidget* createHeading();
    void listVariants(const std::string& chosen);
    void filterVariants(const QString& text);
    void showVariant();
    std::string variant() const;
    void updateStart();
    void updatePlay();
    void restoreDefaults();

    const core::VariantSet& m_variants;
    QLabel* m_noMatch = nullptr; ///< over an empty list
    QLineEdit* m_search;
    QTreeWidget* m_list;
    QLabel* m_picture;
    QLabel* m_name;
    QLabel* m_summary;
    QLabel* m_board;
    PlayersForm* m_players;
    StartForm* m_start;
    RuleOptionsForm* m_rules;
    QPushButton* m_play;
};

} // namespace komadai::ui
