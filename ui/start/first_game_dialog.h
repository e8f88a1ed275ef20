// The dialog of the first start.
#pragma once

#include "core/rules/variant_set.h"

#include <QDialog>

namespace komadai::ui {

/// Offers a few games, each with a picture. It is accepted when one is chosen.
class FirstGameDialog : public QDialog {
    Q_OBJECT
public:
    static constexpr std::size_t OfferedGames = 5;
    static constexpr std::size_t GamesInRow = 2;

    /// Offers the first few of `variants`.
    explicit FirstGameDialog(const core::VariantSet& variants, QWidget* parent = nullptr);

    /// The chosen variant. Precondition: accepted.
    const std::shared_ptr<const core::Variant>& chosen() const { return m_chosen; }

protected:
    /// Enter presses the focused button, as Space does.
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makePieceChoice(const core::VariantSpec& shogi);

    std::shared_ptr<const core::Variant> m_chosen;
};

} // namespace komadai::ui
