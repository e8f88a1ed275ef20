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
    case EngineProblem::DoesNotGreet:
        return Words::tr("%1 has answered neither in UCI nor in USI.").arg(engine);
    case EngineProblem::NotReady: return Words::tr("%1 does not get ready to play.").arg(engine);
    case EngineProblem::Ended:
        return Words::tr("%1 has ended unexpectedly, with status %2.").arg(engine, detail);
    case EngineProblem::Crashed: return Words::tr("%1 has crashed.").arg(engine);
    case EngineProblem::Floods: return Words::tr("%1 writes without end, and was stopped.").arg(engine);
    case EngineProblem::Hangs: return Words::tr("%1 no longer answers, and was stopped.").arg(engine);
    case EngineProblem::UnreadableMove:
        return Words::tr("%1 answered “%2”, which is no move.").arg(engine, detail);
    case EngineProblem::IllegalMove:
        return Words::tr("%1 wants to play “%2”, which is illegal.").arg(engine, detail);
    case EngineProblem::OtherRules:
        return Words::tr("%1 does not understand the rules it was given: it wants to play “%2”.")
            .arg(engine, detail);
    case EngineProblem::NoMove: return Words::tr("%1 sees no legal move, but there are some.").arg(engine);
    case EngineProblem::ClaimsWin:
        return Words::tr("%1 claims to have won by entering the camp, which is not a rule of this game.")
            .arg(engine);
    case EngineProblem::UnknownVariant: return Words::tr("%1 does not know %2.").arg(engine, detail);
    case EngineProblem::CannotTellVariant:
        return Words::tr("%1 could not be told the rules: %2.").arg(engine, detail);
    case EngineProblem::NotThere: return Words::tr("%1 is no longer among the engines.").arg(engine);
    }
    return {};
}

} // namespace komadai::ui
