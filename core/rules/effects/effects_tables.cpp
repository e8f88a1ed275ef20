#include "core/rules/effects/effects_tables.h"

#include "core/rules/keys.h"
#include "core/variants/offset.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string_view>

namespace komadai::core {
namespace {

std::int16_t cellStepOf(const Movement& movement, Side side) {
    const Offset way = seenByFirst(offsetOf(movement), side);
    return static_cast<std::int16_t>(way.right - way.forward * EffectsTables::Stride);
}

/// A number that the same direction always has.
std::uint8_t numberOf(Offset direction) {
    return static_cast<std::uint8_t>(3 * (direction.right + 1) + direction.forward + 1);
}

EffectsTables::Slide slideOf(const Movement& movement, Side side) {
    const auto range = movement.range == Movement::Unlimited ? std::uint8_t{255} : movement.range;
    return {cellStepOf(movement, side), range, movement.forward > 0};
}

/// Whether `longer` reaches every square that `shorter` reaches.
bool isWithin(const Movement& shorter, const Movement& longer) {
    const bool isLonger = longer.range == Movement::Unlimited ||
                          (shorter.range != Movement::Unlimited && shorter.range <= longer.range);
    return shorter.right == longer.right && shorter.forward == longer.forward && isLonger;
}

/// The movements without redundant ones, such as the sideways steps of `sRK`.
std::vector<Movement> withoutOverlap(const std::vector<Movement>& movements) {
    std::vector<Movement> kept;
    for (const Movement& movement : movements) {
        const auto contains = [&](const Movement& other) {
            return other != movement && isWithin(movement, other);
        };
        if (std::none_of(movements.begin(), movements.end(), contains)) kept.push_back(movement);
    }
    return kept;
}

/// Whether two of them may reach the same cell.
bool overlap(const std::vector<EffectsTables::Slide>& slides) {
    std::set<int> reached;
    for (const auto& slide : slides)
        for (int n = 1; n <= std::min<int>(slide.range, BoardSize::MaxSide); ++n)
            if (!reached.insert(n * slide.offset).second) return true;
    return false;
}

/// `immune` are the enemies that cannot be taken.
EffectsTables::Meetings meetingsOf(Side side, std::size_t kinds, const KindSet& immune) {
    EffectsTables::Meetings meetings;
    meetings.fill(EffectsTables::Meeting::Blocked);
    meetings[EmptyCell] = EffectsTables::Meeting::Free;
    for (std::size_t i = 0; i < kinds; ++i)
        if (!immune.test(i))
            meetings[codeOf({pieceTypeAt(static_cast<int>(i)), opponent(side)})] =
                EffectsTables::Meeting::Enemy;
    return meetings;
}

EffectsTables::Kind kindOf(const VariantSpec& variant, Piece piece) {
    const std::size_t kinds = variant.pieces.size();
    const PieceSpec& spec = variant.piece(piece.type);
    EffectsTables::Kind kind;
    kind.effects = &variant.effects->piece(piece.type);
    for (const Movement& movement : withoutOverlap(spec.movements))
        kind.slides.push_back(slideOf(movement, piece.side));
    kind.overlaps = overlap(kind.slides);
    if (const auto& multi = kind.effects->multiStep) {
        kind.walks = true;
        for (const Movement& step : multi->steps)
            kind.steps.push_back({cellStepOf(step, piece.side), numberOf(mainDirectionOf(offsetOf(step)))});
    }
    for (const Movement& line : kind.effects->holds)
        kind.holds.push_back(slideOf(line, piece.side));
    kind.landing = meetingsOf(piece.side, kinds, kind.effects->cannotTake);
    kind.shot = meetingsOf(piece.side, kinds, kind.effects->cannotShoot);
    for (std::size_t i = 0; i < kinds; ++i)
        if (kind.effects->promotesOnTaking.test(i))
            kind.forcing.set(codeOf({pieceTypeAt(static_cast<int>(i)), opponent(piece.side)}));
    kind.promotesTo = spec.promotesTo;
    kind.revertsTo = spec.promotedFrom;
    kind.hasForwardNeeds = kind.effects->forwardNeeds.any();
    kind.hasPromotionNeeds = kind.effects->promotionNeeds.any();
    return kind;
}

EffectsTables::Bits starAround(BoardSize size, Square centre, int range) {
    EffectsTables::Bits star;
    for (const Offset way : EightDirections)
        for (int n = 1; n <= range; ++n) {
            const int file = size.fileOf(centre) + n * way.right;
            const int rank = size.rankOf(centre) - n * way.forward;
            if (!size.contains(file, rank)) break;
            star.insert(size.square(file, rank));
        }
    return star;
}

} // namespace

EffectsTables::EffectsTables(std::shared_ptr<const VariantSpec> variantSpec)
    : variant(std::move(variantSpec)), squareCount(spec().size.squares()) {
    const BoardSize size = spec().size;
    std::array<Bits, SideCount> zoneSquares;
    for (int index = 0; index < squareCount; ++index) {
        const Square square = Square::at(index);
        const int cell = (size.rankOf(square) + Margin) * Stride + size.fileOf(square) + Margin;
        cells.push_back(static_cast<Cell>(cell));
        squares[static_cast<std::size_t>(cell)] = square;
        for (const Side side : Sides)
            if (spec().isInPromotionZone(side, square)) {
                zone[static_cast<std::size_t>(indexOf(side))].set(static_cast<std::size_t>(cell));
                zoneSquares[static_cast<std::size_t>(indexOf(side))].insert(square);
            }
    }
    for (int range = 1; range <= Shooting::MaxRange; ++range)
        for (int index = 0; index < squareCount; ++index)
            stars.push_back(starAround(size, Square::at(index), range));
    for (const auto& alternative : command().alternatives)
        for (const KindSet& needed : alternative)
            commanding |= needed;
    for (std::size_t i = 0; i < spec().pieces.size(); ++i) {
        const PieceType type = pieceTypeAt(static_cast<int>(i));
        for (const Side side : Sides) {
            kinds.push_back(kindOf(*variant, {type, side}));
            for (int square = 0; square < squareCount; ++square)
                reaches.push_back(reachFrom(kinds.back(), Square::at(square),
                                            zoneSquares[static_cast<std::size_t>(indexOf(side))]));
            forcing |= kinds.back().forcing;
            const std::uint64_t seed = seedOf(spec().piece(type).letters, side);
            for (int square = 0; square < squareCount; ++square)
                keys.push_back(spread(seed + static_cast<std::uint64_t>(square)));
        }
        const PieceEffects& effects = variant->effects->piece(type);
        holding[i] = !effects.holds.empty();
        burning[i] = effects.burns;
        sheltering[i] = effects.shelter > 0;
        farReaching[i] = holding[i] || sheltering[i] || (effects.shooting && effects.shooting->overPieces);
        reverting[i] = effects.revertRange > 0;
        const auto base = spec().piece(type).promotedFrom;
        dependent[i] = base && variant->effects->piece(*base).promotionNeeds.any();
    }
    addRanges();
}

void EffectsTables::addRanges() {
    const auto placeOf = [this](Range range, Square square) {
        return static_cast<std::size_t>(static_cast<int>(range) * squareCount + square.index());
    };
    const auto forEachSquare = [this](auto&& function) {
        for (int index = 0; index < squareCount; ++index)
            function(Square::at(index));
    };
    const std::size_t size = Ranges.size() * static_cast<std::size_t>(squareCount);
    std::vector<Bits> near(size), reached(size); // [range][from]
    forEachSquare([&](Square from) {
        Bits& one = near[placeOf(Range::One, from)] = widened(Bits::of(from), 1);
        Bits& two = near[placeOf(Range::Two, from)] = widened(one, 1);
        near[placeOf(Range::Eight, from)] = widened(two, 6);
    });
    for (std::size_t kind = 0; kind < spec().pieces.size(); ++kind) {
        Range range = Range::One;
        const auto forEachReach = [&](auto&& function) {
            for (const Side side : Sides)
                forEachSquare([&](Square from) {
                    function(side, from, reachOf(codeOf({pieceTypeAt(static_cast<int>(kind)), side}), from));
                });
        };
        forEachReach([&](Side, Square from, const Reach& reach) {
            while (range != Range::Any && reach.squares - near[placeOf(range, from)])
                range = Ranges[static_cast<std::size_t>(range) + 1];
        });
        forEachReach([&](Side side, Square from, const Reach& reach) {
            reached[placeOf(range, from)] |= reach.squares;
            if (reach.nearZone) nearZone[static_cast<std::size_t>(indexOf(side))].insert(from);
        });
        ranges.push_back(range);
    }
    origins.resize(size);
    for (const Range range : Ranges)
        forEachSquare([&](Square from) {
            reached[placeOf(range, from)].forEach(
                [&](Square to) { origins[placeOf(range, to)].insert(from); });
        });
}

auto EffectsTables::widened(Bits set, int distance) const -> Bits {
    for (int n = 0; n < distance; ++n) {
        set |= set.shifted(1) | set.shifted(-1); // also over the edge, into the next rank
        set |= set.shifted(spec().size.files) | set.shifted(-spec().size.files);
    }
    return set;
}

/// `zoneSquares` are the squares where it promotes.
auto EffectsTables::reachFrom(const Kind& kind, Square from, const Bits& zoneSquares) const -> Reach {
    Reach reach;
    const auto addLine = [this](Bits& set, Square start, std::int16_t offset, int range) {
        for (int n = 1; n <= range; ++n) {
            const Cell cell = static_cast<Cell>(cellOf(start) + n * offset);
            if (!isOnBoard(cell)) break;
            set.insert(squareOf(cell));
        }
    };
    for (const Slide& slide : kind.slides)
        addLine(reach.squares, from, slide.offset, slide.range);
    Bits walked;
    Bits last = Bits::of(from);
    for (int n = 0; kind.walks && n < kind.effects->multiStep->most; ++n) {
        Bits next;
        last.forEach([&](Square square) {
            for (const Step& step : kind.steps)
                addLine(next, square, step.offset, 1);
        });
        last = next - walked;
        walked |= next;
    }
    reach.squares |= walked;
    const Bits stands = reach.squares | Bits::of(from);
    const auto& shooting = kind.effects->shooting;
    if (shooting) stands.forEach([&](Square square) { reach.squares |= starOf(square, shooting->range); });
    reach.nearZone = kind.promotesTo && stands.intersects(zoneSquares);
    reach.takesSeveral = kind.walks || (shooting && shooting->shots > 1);
    return reach;
}

int EffectsTables::distance(Square a, Square b) const {
    const BoardSize size = spec().size;
    return std::max(std::abs(size.fileOf(a) - size.fileOf(b)), std::abs(size.rankOf(a) - size.rankOf(b)));
}

} // namespace komadai::core
