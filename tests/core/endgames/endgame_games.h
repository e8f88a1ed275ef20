// Small games for tests of endgame tables.
#pragma once

#include "core/endgames/endgame_maker.h"
#include "core/rules/variant_set.h"

#include <memory>
#include <string>
#include <string_view>

namespace komadai::core::test {

/// A game on a small board with kings (K), rooks (R), bishops (B) and these further keys. It has no move limit.
/// `pieces`  the letters of the pieces besides the kings, at most files - 1 of them; others are not part of the game.
std::shared_ptr<const Variant> smallGame(int files, int ranks, const std::string& keys = {},
                                         const std::string& pieces = "rb");
/// The built-in Great Shatranj, with rule options such as "bareKing=none".
std::shared_ptr<const Variant> greatShatranjRules(std::string_view options = {});

/// "KRvK". A text that is no material fails the test.
EndgameMaterial materialFrom(std::string_view text, const std::shared_ptr<const Variant>& variant);

/// The tables of these materials, divided by spaces, and of all that they can turn into.
Endgames endgamesOf(const std::shared_ptr<const Variant>& variant, std::string_view materials);

/// "win in 5", "loss in 0", "draw"; "unknown" without a table.
std::string valueOf(const Endgames& endgames, std::string_view position);

} // namespace komadai::core::test
