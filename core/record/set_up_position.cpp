#include "core/record/set_up_position.h"

#include <algorithm>

namespace komadai::core {

bool isUsualStart(const AnyPosition& position) {
    const VariantSpec& spec = position.spec();
    if (position == AnyPosition::startOf(position.variant())) return true;
    return std::any_of(spec.handicaps.begin(), spec.handicaps.end(), [&](const Handicap& handicap) {
        const auto start = AnyPosition::fromSetup(spec.startWith(handicap), position.variant());
        return start && start.value() == position;
    });
}

bool isMerePosition(const RecordHeader& header, const AnyPosition& start) {
    return header.players == decltype(header.players){} && !isUsualStart(start);
}

} // namespace komadai::core
