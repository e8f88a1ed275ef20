// How an engine of others can fail.
#pragma once

#include <QString>

namespace komadai::ui {

enum class EngineProblem {
    CannotStart,       ///< `detail`: why
    DoesNotGreet,      ///< in UCI or USI, in the time for starting up
    NotReady,          ///< has greeted, and then not said that it is ready
    Ended,             ///< `detail`: its exit status
    Crashed,           ///< was ended by a signal
    Floods,            ///< writes more than anybody could read
    Hangs,             ///< no move in its time, nor when told to stop
    UnreadableMove,    ///< `detail`: the move
    IllegalMove,       ///< `detail`: the move
    OtherRules,        ///< a move that is no move here, after it was told the rules; `detail`: the move
    NoMove,            ///< says that it has none where there are moves
    ClaimsWin,         ///< by a rule that is not played here // nyugyoku
    UnknownVariant,    ///< `detail`: the name of the variant
    CannotTellVariant, ///< the file with the variant could not be written; `detail`: why
    NotThere,          ///< no longer among the user's engines
};

struct EngineFailure {
    EngineProblem problem{};
    QString engine; ///< name
    QString detail;
};

/// A full sentence.
QString sentence(const EngineFailure& failure);

} // namespace komadai::ui
