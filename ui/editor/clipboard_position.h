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

/// The start of a game of the variant that is given as a record or a diagram, such as KIF, in several lines: as SFEN. None if the text is
/// no such record. The records of Japanese programs show positions so.
std::optional<std::string> startOfRecord(const QString& text,
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
