// The dialog of the first start.
#pragma once

#include "core/rules/variant_set.h"

#include <QDialog>

class QButtonGroup;

namespace komadai::ui {

/// Offers a few games, each with a picture. It is accepted when one is chosen, and then the marked pieces of shogi hold for all games
/// with kanji.
class FirstGameDialog : public QDialog {
    Q_OBJECT
public:
    static constexpr std::size_t OfferedGames = 5;
    static constexpr std::size_t GamesInRow = 2;

    /// Offers the first few of `variants`.
    explicit FirstGameDialog(const core::VariantSet& variants, QWidget* parent = nullptr);

    /// The chosen variant. Precondition: accepted.
    const std::shared_ptr<const core::Variant>& chosen() const { return m_chosen; }
    /// Whether the user wants to be shown how the chosen variant is played, before a game. Precondition: accepted.
    bool wantsTour() const { return m_wantsTour; }

protected:
    /// Enter presses the focused button, as Space does.
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeOffer(const std::shared_ptr<const core::Variant>& variant);
    QWidget* makePieceChoice(const core::VariantSpec& shogi);
    void choose(const std::shared_ptr<const core::Variant>& variant, bool wantsTour);

    QButtonGroup* m_pieces = nullptr; ///< by PieceLook; null where the system has no kanji
    std::shared_ptr<const core::Variant> m_chosen;
    bool m_wantsTour = false;
};

} // namespace komadai::ui
