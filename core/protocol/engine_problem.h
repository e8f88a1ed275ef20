// Failures of external engines, and their time-outs.
#pragma once

#include <chrono>
#include <string>

namespace komadai::core::protocol {

enum class EngineProblem {
    CannotStart,       ///< `detail`: the error message of the system
    DoesNotGreet,      ///< no response to UCI or USI within `patience`
    NotReady,          ///< no `readyok` within `patience`
    Ended,             ///< unexpectedly; `detail`: its exit status
    Crashed,           ///< was ended by a signal; `detail`: its number
    Floods,            ///< writes far too much output
    Hangs,             ///< no move within its time, nor within `patience` after `stop`
    DoesNotRead,       ///< its input
    UnreadableMove,    ///< `detail`: the move
    IllegalMove,       ///< `detail`: the move
    OtherRules,        ///< its first move in the variant is illegal; `detail`: the move, empty if none
    IgnoresMoves,      ///< searches other moves than those it was told to search; `detail`: one of them
    NoMove,            ///< reports that it has no legal move, although there are some
    ClaimsWin,         ///< by a declaration that the rules do not allow // nyugyoku
    UnknownVariant,    ///< `detail`: the name of the variant
    CannotTellVariant, ///< the file with the variant could not be written; `detail`: why
    UnknownOption,     ///< `option`: its name
    RefusedValue,      ///< `option`: its name, `detail`: the value that is not valid
    NotThere,          ///< the list of engines has no engine of this name
};

/// One failure of an engine.
struct EngineFault {
    EngineProblem problem{};
    std::string detail; ///< UTF-8
    std::string option;
    std::chrono::milliseconds patience{};
};

/// Time limits for everything that is not on a clock.
struct EngineTimeouts {
    std::chrono::milliseconds startUp{10000}; ///< to greet, and again to be ready once its options are set
    /// To make a move that shows that it knows the rules. To be ready for a game it has the longer of `startUp` and `ready`.
    std::chrono::milliseconds ready{10000};
    std::chrono::milliseconds overtime{
        3000};                            ///< after its time for a move is over, before it is told to stop
    std::chrono::milliseconds stop{2000}; ///< to answer `stop` with a move
    std::chrono::milliseconds quit{1000}; ///< to end after `quit` before it is killed
};

} // namespace komadai::core::protocol
