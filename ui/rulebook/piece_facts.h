// Facts about a kind of piece in a few words.
#pragma once

#include "translations/wording/rule_sheet.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace komadai::ui {

/// The rules of a variant in the language of the program. `spec` must outlive the sheet.
RuleSheet ruleSheet(const core::VariantSpec& spec);
/// The rule options of a variant with their values, one a line.
std::vector<std::string> optionTexts(const core::VariantSpec& spec);

/// The engine's value of a piece on the board, in pawns; none for a king, which has no price.
std::optional<double> worthOf(const core::VariantSpec& spec, core::PieceType type);
/// Letters, reading, worth on both faces.
QStringList pieceFacts(const core::VariantSpec& spec, core::PieceType type);

} // namespace komadai::ui
