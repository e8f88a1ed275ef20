// UCI and USI as a client sees them: what an engine answers, and the options with which our engine does.
// Commands to it are in engine_command.h.
#pragma once

#include "core/protocol/engine_command.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace komadai::core::protocol {

struct EngineName {
    std::string name;
};
struct EngineAuthor {
    std::string author;
};

enum class OptionType {
    Check,    ///< `true` or `false`
    Spin,     ///< a whole number from `min` to `max`
    Combo,    ///< one of `choices`
    Button,   ///< no value: setting it does something
    String,   ///< any text
    FileName, ///< USI
};

/// A setting that the engine offers.
struct EngineOption {
    std::string name;
    OptionType type{};
    std::string defaultValue; ///< empty where there is none; `<empty>` is read as that
    std::optional<std::int64_t> min, max;
    std::vector<std::string> choices; ///< in the engine's order
    friend bool operator==(const EngineOption&, const EngineOption&) = default;
};

/// `uciok` or `usiok`: name and options have been said.
struct ProtocolOk {
    Protocol protocol{};
};
struct ReadyOk {};

/// What a score says of the true one.
enum class Bound { Exact, Lower, Upper };

/// How far a search has come. Everything is optional in both protocols.
struct EngineInfo {
    std::optional<int> depth;          ///< plies
    std::optional<int> selectiveDepth; ///< plies
    int rank = 1;                      ///< of the line among several, from 1: `multipv`
    std::optional<Score> score;        ///< side to move's view; USI's mates of unknown length are left out
    Bound bound = Bound::Exact;
    std::optional<std::uint64_t> nodes, nodesPerSecond;
    std::optional<std::chrono::milliseconds> time;
    std::vector<std::string> line; ///< moves in the protocol's text, unchecked
    std::string text;              ///< behind `string`: a remark for the user
};

/// The end of a search.
struct BestMove {
    enum class Kind {
        Move,
        Resign, ///< USI
        Win,    ///< USI: claims the win by entering king // nyugyoku
        None,   ///< `(none)` or `0000`: the engine sees no legal move
    };
    Kind kind = Kind::Move;
    std::string move;                  ///< in the protocol's text, unchecked; empty for the other kinds
    std::optional<std::string> ponder; ///< the answer that the engine expects, unchecked
};

using Answer =
    std::variant<EngineName, EngineAuthor, EngineOption, ProtocolOk, ReadyOk, EngineInfo, BestMove>;

/// Reads a line; none if it is no answer, or lacks what the answer needs. Numbers that cannot be read are left
/// out. `protocol` decides what mates count: moves of the winner in UCI, plies in USI.
std::optional<Answer> parseAnswer(std::string_view line, Protocol protocol);

/// Writes an option as the engine declares it, `option name ...`; `parseAnswer` gives it back.
std::string formatOption(const EngineOption& option);

} // namespace komadai::core::protocol
