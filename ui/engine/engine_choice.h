// Engines in a list from which the user chooses one.
#pragma once

#include "ui/engine/engine_store.h"

class QComboBox;

namespace komadai::ui {

/// Adds an engine, with its name as text and as data. One that does not play the variant cannot be chosen, and its entry says why
/// in a tool tip and to screen readers.
void addEngine(QComboBox& box, const EngineProfile& engine, const core::VariantSpec& variant);

/// The row of the engine with this name; -1 if there is none or it cannot be chosen.
int findEngine(const QComboBox& box, const QString& name);

} // namespace komadai::ui
