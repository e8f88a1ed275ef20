#include "ui/engine/engine_failure.h"

#include <QCoreApplication>

namespace komadai::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(EngineFailure)
};

} // namespace

QString sentence(const EngineFailure& failure) {
    const QString& engine = failure.engine;
    const QString& detail = failure.detail;
    switch (failure.problem) {
    case EngineProblem::CannotStart: return Words::tr("%1 cannot be started: %2.").arg(engine, detail);
    case EngineProblem::DoesNotGreet: return Words::tr("%1 did not respond to UCI or USI.").arg(engine);
    case EngineProblem::NotReady: return Words::tr("%1 did not become ready in time.").arg(engine);
    case EngineProblem::Ended:
        return Words::tr("%1 ended unexpectedly with exit status %2.").arg(engine, detail);
    case EngineProblem::Crashed: return Words::tr("%1 has crashed.").arg(engine);
    case EngineProblem::Floods: return Words::tr("%1 wrote too much output and was stopped.").arg(engine);
    case EngineProblem::Hangs:
    case EngineProblem::DoesNotRead:
        return Words::tr("%1 did not respond any more and was stopped.").arg(engine);
    case EngineProblem::UnreadableMove:
        return Words::tr("%1 answered “%2”, which is not a move.").arg(engine, detail);
    case EngineProblem::IllegalMove:
        return Words::tr("%1 wants to play “%2”, which is illegal.").arg(engine, detail);
    case EngineProblem::OtherRules:
        if (detail.isEmpty())
            return Words::tr("%1 does not understand the rules of this game: it found no first move.")
                .arg(engine);
        return Words::tr("%1 does not understand the rules of this game: its first move was “%2”.")
            .arg(engine, detail);
    case EngineProblem::IgnoresMoves:
        return Words::tr("%1 does not support searching only some of the moves.").arg(engine);
    case EngineProblem::NoMove:
        return Words::tr("%1 found no legal move, although there are some.").arg(engine);
    case EngineProblem::ClaimsWin:
        return Words::tr("%1 claimed a win by entering king, which the rules do not allow here.").arg(engine);
    case EngineProblem::UnknownVariant: return Words::tr("%1 does not play %2.").arg(engine, detail);
    case EngineProblem::CannotTellVariant:
        return Words::tr("%1 could not be given the rules: %2.").arg(engine, detail);
    case EngineProblem::NotThere: return Words::tr("%1 is no longer in the list of engines.").arg(engine);
    case EngineProblem::UnknownOption:
    case EngineProblem::RefusedValue: break; // the window leaves such options out
    }
    return {};
}

} // namespace komadai::ui
