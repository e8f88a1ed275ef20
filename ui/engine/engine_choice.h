// Engines in a list from which the user chooses one.
#pragma once

#include "ui/engine/engine_store.h"

#include <QPushButton>
#include <QString>
#include <QStringList>

#include <optional>

class QComboBox;

namespace komadai::ui {

/// Lets an entry be chosen only if there is no refusal. The refusal is a sentence for its tool tip and for screen readers. The keyboard
/// does not reach such an entry: put a RefusalsButton beside the list.
void setRefusal(QComboBox& box, int row, const std::optional<QString>& refusal);

/// Adds an engine, with its name as text and as data. It cannot be chosen if `refusalOf` says why not.
void addEngine(QComboBox& box, const EngineProfile& engine, const core::VariantSpec& variant);

/// The row of the engine with this name; -1 if there is none or it cannot be chosen.
int findEngine(const QComboBox& box, const QString& name);

/// Says in a window why some engines of a list cannot be chosen. Hidden while all can.
class RefusalsButton : public QPushButton {
    Q_OBJECT
public:
    explicit RefusalsButton(QWidget* parent = nullptr);

    /// Takes the refusals from the entries of the list, as they are now.
    void explain(const QComboBox& engines);
    bool hasRefusals() const { return !m_refusals.isEmpty(); }

    /// The text of the button, also for menus.
    static QString caption();
    /// Shows the refusals, a paragraph each. Does not wait until the user has read them.
    static void showRefusals(const QStringList& refusals, QWidget* parent);

private:
    QStringList m_refusals;
};

} // namespace komadai::ui
