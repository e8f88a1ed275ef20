// What somebody sees who starts the program for the first time.
#pragma once

#include "core/rules/variant_set.h"

#include <QDialog>

namespace komadai::ui {

/// Offers a few games by their pictures. Accepted where one was chosen.
class FirstGameDialog : public QDialog {
    Q_OBJECT
public:
    static constexpr std::size_t OfferedGames = 3;

    /// Offers the first of `variants`.
    explicit FirstGameDialog(const core::VariantSet& variants, QWidget* parent = nullptr);

    /// The chosen variant. Precondition: accepted.
    const std::shared_ptr<const core::Variant>& chosen() const { return m_chosen; }

protected:
    /// Enter presses the button that has the focus, as Space does.
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::shared_ptr<const core::Variant> m_chosen;
};

} // namespace komadai::ui
