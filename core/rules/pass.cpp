#include "core/rules/pass.h"

namespace komadai::core {

Result<AnyPosition, PassRefusal> afterPass(const AnyPosition& position) {
    if (position.isInCheck(position.sideToMove())) return PassRefusal::InCheck;
    if (!position.hasLegalMove()) return PassRefusal::NoMove;
    Setup setup = position.toSetup();
    setup.sideToMove = opponent(setup.sideToMove);
    const auto passed = AnyPosition::fromSetup(setup, position.variant());
    if (!passed) return PassRefusal::BadSetup;
    if (!passed.value().hasLegalMove()) return PassRefusal::NoMove;
    return passed.value();
}

} // namespace komadai::core
