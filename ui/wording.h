// Core's reasons in the user's language.
#pragma once

#include "translations/wording.h"

#include <QString>

namespace komadai::ui {

/// Words core's values in the language of the program; the texts are the context "Wording" of its
/// translations.
const Wording& wording();

/// A full sentence for a storage error.
QString sentence(const core::StorageError& error);
QString sentence(core::Refusal refusal);
/// What a side is called in the variant.
QString sideName(const core::VariantSpec& variant, core::Side side);
QString result(const core::Outcome& outcome, const core::VariantSpec& variant);

} // namespace komadai::ui
