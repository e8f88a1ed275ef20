// Positions of Ko Shogi for the tests of the window.
#pragma once

#include "core/rules/any_position.h"
#include "core/rules/variant_set.h"

#include <QString>

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::ui {

inline std::shared_ptr<const core::Variant> koshogi() {
    static const auto variant = core::VariantSet::builtin().find("koshogi");
    return variant;
}

/// The point with this name, "10j".
inline core::Square point(std::string_view name) {
    const core::BoardSize size{19, 19};
    const int file = name.size() == 2 ? name[0] - '0' : 10 * (name[0] - '0') + name[1] - '0';
    return size.square(19 - file, name.back() - 'a');
}

/// A position with Black to move from each piece with its point: {"G19s", "p9i"}; White's are in lower case.
inline core::AnyPosition effectsPositionOf(const std::vector<std::string>& pieces,
                                           const std::shared_ptr<const core::Variant>& variant = koshogi()) {
    core::Setup setup(variant->spec().size);
    for (const std::string& piece : pieces) {
        const auto digit = piece.find_first_of("0123456789");
        const QString letters = QString::fromStdString(piece.substr(0, digit));
        const auto side = letters == letters.toUpper() ? core::Side::First : core::Side::Second;
        const auto type = variant->spec().pieceByLetters(letters.toUpper().toStdString());
        if (!type) qFatal("there is no such piece");
        setup.at(point(piece.substr(digit))) = core::Piece{*type, side};
    }
    return core::AnyPosition::fromSetup(setup, variant).value();
}

inline core::AnyPosition koPosition(std::initializer_list<std::string> pieces,
                                    const std::shared_ptr<const core::Variant>& variant = koshogi()) {
    return effectsPositionOf(pieces, variant);
}

/// Ko Shogi where pieces may shoot from where they stand.
inline std::shared_ptr<const core::Variant> shootingWithoutMoving() {
    static const auto variant = core::withRuleOptions(koshogi(), "shootWithoutMoving=true");
    return variant;
}

} // namespace komadai::ui
