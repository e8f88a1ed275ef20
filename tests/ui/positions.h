// Positions and moves for the tests of the window.
#pragma once

#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/rules/variant_set.h"
#include "tests/ui/ko_positions.h"

#include <QtGlobal>

#include <memory>
#include <string_view>

namespace komadai::ui {

inline const core::VariantSet& variants() {
    static const core::VariantSet set = core::VariantSet::builtin();
    return set;
}

inline std::shared_ptr<const core::Variant> euroshogi() { return variants().find("euroshogi"); }

inline std::shared_ptr<const core::Variant> euroshogiWith(void (*change)(core::VariantSpec&)) {
    auto spec = euroshogi()->spec();
    change(spec);
    return core::Variant::make(spec);
}

/// EuroShogi where promotion may be declined.
inline std::shared_ptr<const core::Variant> optionalPromotion() {
    static const auto variant =
        euroshogiWith([](core::VariantSpec& spec) { spec.promotion.mandatory = false; });
    return variant;
}

/// EuroShogi where pieces are dropped with either face up.
inline std::shared_ptr<const core::Variant> dropsOfEitherFace() {
    static const auto variant = euroshogiWith([](core::VariantSpec& spec) { spec.drops.promotedToo = true; });
    return variant;
}

inline core::AnyPosition positionFrom(std::string_view text,
                                      const std::shared_ptr<const core::Variant>& variant = euroshogi()) {
    const auto setup = core::parsePosition(text, variant->spec());
    if (!setup) qFatal("the position cannot be read");
    const auto position = core::AnyPosition::fromSetup(setup.value(), variant);
    if (!position) qFatal("the position breaks the rules");
    return position.value();
}

inline core::AnyPosition startPosition() { return core::AnyPosition::startOf(euroshogi()); }

/// The square with this name in chess coordinates of an 8 x 8 board.
inline core::Square square(std::string_view name) {
    return core::BoardSize{8, 8}.square(name[0] - 'a', '8' - name[1]);
}

inline core::PieceType kind(std::string_view letters) { return *euroshogi()->spec().pieceByLetters(letters); }

inline core::Move uciMove(std::string_view text, const core::AnyPosition& position) {
    const auto move = core::uci::parse(text, position);
    if (!move) qFatal("the move cannot be read");
    return move.value();
}

/// White: king a1, rook d2, pawn e5, a pawn and a knight in hand. Black: king h8, pawn d5. White to move.
inline core::AnyPosition fewPieces(std::string_view hands = "PN",
                                   const std::shared_ptr<const core::Variant>& variant = euroshogi()) {
    return positionFrom("7k/8/8/3pP3/8/8/3R4/K7[" + std::string(hands) + "] w - - 0 1", variant);
}

} // namespace komadai::ui
