// How variations look, in the table of moves and in the text.
#pragma once

namespace komadai::ui {

inline constexpr int DeepestVariation = 6;        ///< deeper ones are not indented further
inline constexpr double VariationFadedPart = 0.3; ///< of the background in the text of variations

} // namespace komadai::ui
