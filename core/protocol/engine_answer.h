// UCI and USI from the client's side: the answers of an engine. Also writes the options that our engine declares.
// For commands see engine_command.h.
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
    std::string defaultValue; ///< empty if there is none; EmptyText is read as an empty text
    std::optional<std::int64_t> min, max;
    std::vector<std::string> choices; ///< in the engine's order
    friend bool operator==(const EngineOption&, const EngineOption&) = default;
};

/// `uciok` or `usiok`: the engine has sent its name and options.
struct ProtocolOk {
    Protocol protocol{};
};
struct ReadyOk {};

/// How a score relates to the exact one.
enum class ScoreBound { Exact, Lower, Upper };

/// The progress of a search. Every field is optional in both protocols.
struct EngineInfo {
    std::optional<int> depth;          ///< plies
    std::optional<int> selectiveDepth; ///< plies
    int rank = 1;                      ///< of the line, 1 being the best: `multipv`
    std::optional<Score> score;        ///< side to move's view
    ScoreBound bound = ScoreBound::Exact;
    std::optional<std::uint64_t> nodes, nodesPerSecond;
    std::optional<std::chrono::milliseconds> time;
    std::vector<std::string> line; ///< moves in the protocol's text, unchecked
    std::string text;              ///< after `string`: a remark for the user
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

/// Reads a line; none if it is not an answer or is incomplete. Numbers that cannot be read are omitted.
/// `protocol` decides the unit of mates: moves of the winner in UCI, plies in USI.
std::optional<Answer> parseAnswer(std::string_view line, Protocol protocol);

/// Writes an option as the engine declares it, `option name ...`; `parseAnswer` reads it again.
std::string formatOption(const EngineOption& option);

} // namespace komadai::core::protocol
