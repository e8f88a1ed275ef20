// Positions that come from other programs as text.
#pragma once

#include "core/base/parse_error.h"
#include "core/rules/game.h"
#include "core/rules/variant_set.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace komadai::ui {

/// The text of the position on the clipboard: its first line that is not empty, without the words that
/// engines and records have round it ("position", "sfen", "fen", and the moves that follow).
QString positionText(const QString& clipboard);

/// A position of the variant as a record without moves, in several lines, such as BOD, the diagram that Japanese programs copy: as SFEN.
/// None if the text is something else.
std::optional<std::string> positionOfRecord(const QString& text,
                                            const std::shared_ptr<const core::Variant>& variant);

/// A text read as a position of a variant.
struct Reading {
    std::shared_ptr<const core::Variant> variant;
    core::Setup setup;
    std::optional<core::Game> game; ///< from there; none where the position breaks the rules
};
/// All that a text can be: a position of `current`, or else of any of the variants; those that can be played, or else
/// those that break the rules.
std::vector<Reading> readingsOf(const QString& text, const std::shared_ptr<const core::Variant>& current,
                                const core::VariantSet& variants);

/// A sentence for a text that is not a position of the variant.
QString unreadableText(const core::ParseError& error, const core::VariantSpec& spec);

} // namespace komadai::ui
