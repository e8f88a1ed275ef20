// Engines in a list from which the user chooses one.
#pragma once

#include "ui/engine/engine_store.h"

#include <QString>

#include <optional>

class QComboBox;

namespace komadai::ui {

/// An entry with a refusal cannot be chosen, and says why in a tool tip and to screen readers; one without can be.
void setRefusal(QComboBox& box, int row, const std::optional<QString>& refusal);

/// Adds an engine, with its name as text and as data. It cannot be chosen if there is a `refusalOf` it.
void addEngine(QComboBox& box, const EngineProfile& engine, const core::VariantSpec& variant);

/// The row of the engine with this name; -1 if there is none or it cannot be chosen.
int findEngine(const QComboBox& box, const QString& name);

} // namespace komadai::ui
