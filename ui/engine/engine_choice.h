// Engines in a list from which the user chooses one.
#pragma once

#include "ui/engine/engine_store.h"

#include <QString>

#include <optional>

class QComboBox;

namespace komadai::ui {

/// Lets an entry be chosen only if there is no refusal. The refusal is a sentence for its tool tip and for screen readers.
void setRefusal(QComboBox& box, int row, const std::optional<QString>& refusal);

/// Adds an engine, with its name as text and as data. It cannot be chosen if `refusalOf` says why not.
void addEngine(QComboBox& box, const EngineProfile& engine, const core::VariantSpec& variant);

/// The row of the engine with this name; -1 if there is none or it cannot be chosen.
int findEngine(const QComboBox& box, const QString& name);

} // namespace komadai::ui
