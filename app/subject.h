// What the programs' arguments --variant and --position mean.
#pragma once

#include "core/base/result.h"
#include "core/rules/game.h"
#include "core/rules/variant_set.h"

#include <string>

namespace komadai {

/// The variant with that id, or a sentence that names those there are.
core::Result<std::shared_ptr<const core::Variant>, std::string> findVariant(const core::VariantSet& variants,
                                                                            const std::string& id);

/// A game that starts from a position in SFEN or FEN, or from the variant's start if the text is empty; or a
/// sentence that says what is wrong with the text.
core::Result<core::Game, std::string> gameFrom(const std::shared_ptr<const core::Variant>& variant,
                                               const std::string& position);

} // namespace komadai
