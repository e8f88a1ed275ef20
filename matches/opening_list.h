// Positions to begin the games of a match with, as text.
#pragma once

#include "core/base/parse_error.h"
#include "core/base/result.h"
#include "core/board/setup_error.h"
#include "core/rules/game.h"

#include <memory>
#include <string_view>
#include <variant>
#include <vector>

namespace komadai {

/// The first line of a list that is not the start of a game.
struct OpeningListError {
    struct GameIsOver {};
    int line = 1; ///< from 1
    std::variant<core::ParseError, core::SetupErrors, GameIsOver> problem;
};

/// Reads one position a line, in SFEN or FEN. Empty lines and lines that begin with `#` are ignored. The list may be empty.
core::Result<std::vector<core::Game>, OpeningListError>
readOpenings(std::string_view text, const std::shared_ptr<const core::Variant>& variant);

} // namespace komadai
