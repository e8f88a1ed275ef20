#include "core/rules/move_tables.h"

#include "core/rules/keys.h"
#include "core/variants/offset.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>

namespace komadai::core {
namespace {

/// A movement as it looks on the board for one side.
struct BoardStep {
    int files, ranks;
    friend auto operator<=>(const BoardStep&, const BoardStep&) = default;
};

BoardStep stepOf(const Movement& movement, Side side) {
    const Offset way = seenByFirst(offsetOf(movement), side);
    return {way.right, -way.forward};
}

/// The squares of a slide in order, at most `range` of them.
std::vector<Square> walk(BoardSize size, Square from, BoardStep step, int range) {
    std::vector<Square> path;
    int file = size.fileOf(from) + step.files;
    int rank = size.rankOf(from) + step.ranks;
    while (size.contains(file, rank) &&
           (range == Movement::Unlimited || static_cast<int>(path.size()) < range)) {
        path.push_back(size.square(file, rank));
        file += step.files;
        rank += step.ranks;
    }
    return path;
}

constexpr std::uint64_t HandSalt = 0x48414e44ULL << 32;

/// Numbers the distinct items it is given, from 0.
template <class Item>
class Numbering {
public:
    int numberOf(const Item& item) {
        const auto [place, isNew] = m_numbers.emplace(item, static_cast<int>(m_numbers.size()));
        return place->second;
    }
    int size() const { return static_cast<int>(m_numbers.size()); }

private:
    std::map<Item, int> m_numbers;
};

template <class Geometry>
class Builder {
public:
    using Tables = MoveTables<Geometry>;
    using Bits = typename Tables::Bits;

    explicit Builder(Tables& tables) : m_tables(tables), m_variant(*tables.variant) {}

    void build() {
        buildBoard();
        buildLeapClasses();
        for (const Side side : Sides)
            buildSide(side);
        buildSliderGroups();
        for (const Side side : Sides)
            buildKindRules(side);
        buildKindLists();
        buildKeys();
    }

private:
    using RayId = std::pair<BoardStep, int>; ///< direction and range

    typename Tables::PerSide& sideTables(Side side) {
        return m_tables.sides[static_cast<std::size_t>(indexOf(side))];
    }

    void buildBoard() {
        const BoardSize size = m_variant.size;
        m_tables.squares = size.squares();
        m_tables.files.resize(static_cast<std::size_t>(size.files));
        for (int index = 0; index < size.squares(); ++index) {
            const Square square = Square::at(index);
            m_tables.board.insert(square);
            m_tables.files[static_cast<std::size_t>(size.fileOf(square))].insert(square);
        }
    }

    std::vector<Movement> leapsOf(const PieceSpec& piece) const {
        std::vector<Movement> leaps;
        std::copy_if(piece.movements.begin(), piece.movements.end(), std::back_inserter(leaps),
                     [](const Movement& m) { return m.isPlain() && m.isLeap(); });
        return leaps;
    }

    void buildLeapClasses() {
        using LeapId = std::tuple<int, int, bool, bool>;
        Numbering<std::vector<LeapId>> classes;
        for (const auto& piece : m_variant.pieces) {
            std::vector<LeapId> ids;
            for (const auto& leap : leapsOf(piece))
                ids.emplace_back(leap.right, leap.forward, leap.quiet, leap.capture);
            std::sort(ids.begin(), ids.end());
            m_leapClass.push_back(classes.numberOf(ids));
        }
        m_tables.leapClasses = classes.size();
    }

    void buildSide(Side side) {
        auto& tables = sideTables(side);
        const auto entries = static_cast<std::size_t>(m_tables.leapClasses * m_tables.squares);
        tables.quietLeaps.resize(entries);
        tables.captureLeaps.resize(entries);
        tables.leapAttackers.resize(entries);
        tables.anyLeapAttackers.resize(static_cast<std::size_t>(m_tables.squares));
        tables.kinds.resize(m_variant.pieces.size());
        m_tables.board.forEach([&](Square square) {
            if (m_variant.isInPromotionZone(side, square)) tables.zone.insert(square);
        });
        for (const Square square : m_variant.ends.campSquares[static_cast<std::size_t>(indexOf(side))])
            tables.camp.insert(square);
        for (std::size_t i = 0; i < m_variant.pieces.size(); ++i) {
            const auto& piece = m_variant.pieces[i];
            auto& kind = tables.kinds[i];
            kind.leapClass = static_cast<std::uint8_t>(m_leapClass[i]);
            for (const auto& movement : piece.movements) {
                if (!movement.isPlain()) {
                    kind.obstructed.push_back(obstructedOf(movement, side));
                    continue;
                }
                kind.capturesAsItMoves = kind.capturesAsItMoves && movement.quiet == movement.capture;
                if (movement.isLeap())
                    addLeap(side, kind.leapClass, movement);
                else
                    kind.slides.push_back(
                        {rayOf(stepOf(movement, side), movement.range), movement.quiet, movement.capture});
            }
            kind.onlyLeaps = kind.capturesAsItMoves && kind.slides.empty() && kind.obstructed.empty();
            if (kind.onlyLeaps && piece.movements.size() == 1)
                kind.loneLeap = shiftOf(piece.movements.front(), side);
            addShiftedKind(side, pieceTypeAt(static_cast<int>(i)));
        }
    }

    void addShiftedKind(Side side, PieceType type) {
        const auto& piece = m_variant.piece(type);
        const auto& kind = m_tables.kind(side, type);
        const auto& board = m_variant.start.board;
        const auto pieces = std::count(board.begin(), board.end(), std::optional(Piece{type, side}));
        if (piece.royal || !kind.slides.empty() || !kind.obstructed.empty() ||
            pieces <= std::ssize(piece.movements))
            return;
        typename Tables::ShiftedKind shifted{type, {}};
        for (const auto& movement : piece.movements) {
            const auto shift = shiftOf(movement, side);
            if (!shift) return;
            shifted.shifts.push_back(*shift);
        }
        sideTables(side).shiftedKinds.push_back(std::move(shifted));
    }

    /// None where the leap is too long for it.
    std::optional<typename Tables::Shift> shiftOf(const Movement& leap, Side side) const {
        const BoardStep step = stepOf(leap, side);
        const int by = step.ranks * m_variant.size.files + step.files;
        if (std::abs(by) > Bits::MaxShift) return std::nullopt;
        Bits from;
        m_tables.board.forEach([&](Square square) {
            if (!walk(m_variant.size, square, step, 1).empty()) from.insert(square);
        });
        return typename Tables::Shift{by, from, leap.quiet, leap.capture};
    }

    typename Tables::Obstructed obstructedOf(const Movement& movement, Side side) const {
        const BoardStep step = stepOf(movement, side);
        return {step.files,       step.ranks,     squaresBetween(step), movement.range,
                movement.passage, movement.quiet, movement.capture};
    }

    /// A lame step goes straight as far as it must and then diagonally.
    static std::vector<std::pair<int, int>> squaresBetween(BoardStep step) {
        std::vector<std::pair<int, int>> squares;
        BoardStep at{0, 0};
        while (true) {
            const BoardStep rest{step.files - at.files, step.ranks - at.ranks};
            const bool isStraight = std::abs(rest.files) != std::abs(rest.ranks);
            if (!isStraight || std::abs(rest.files) > std::abs(rest.ranks))
                at.files += rest.files > 0 ? 1 : -1;
            if (!isStraight || std::abs(rest.ranks) > std::abs(rest.files))
                at.ranks += rest.ranks > 0 ? 1 : -1;
            if (at == step) return squares;
            squares.emplace_back(at.files, at.ranks);
        }
    }

    void addLeap(Side side, int leapClass, const Movement& leap) {
        auto& tables = sideTables(side);
        m_tables.board.forEach([&](Square from) {
            for (const Square to : walk(m_variant.size, from, stepOf(leap, side), 1)) {
                if (leap.quiet) tables.quietLeaps[m_tables.at(leapClass, from)].insert(to);
                if (leap.capture) {
                    tables.captureLeaps[m_tables.at(leapClass, from)].insert(to);
                    tables.leapAttackers[m_tables.at(leapClass, to)].insert(from);
                    tables.anyLeapAttackers[static_cast<std::size_t>(to.index())].insert(from);
                }
            }
        });
    }

    /// The number of a ray. A new ray is added together with its opposite and with the unlimited rays of both.
    std::uint16_t rayOf(BoardStep step, int range) {
        const RayId id{step, range};
        if (const auto known = m_rays.find(id); known != m_rays.end()) return known->second;
        const auto index = static_cast<std::uint16_t>(m_tables.rays.size());
        m_rays.emplace(id, index);
        const bool ascending = step.ranks > 0 || (step.ranks == 0 && step.files > 0);
        m_tables.rays.push_back({ascending, index, index});
        for (int square = 0; square < m_tables.squares; ++square) {
            Bits bits;
            for (const Square on : walk(m_variant.size, Square::at(square), step, range))
                bits.insert(on);
            m_tables.rayBits.push_back(bits);
        }
        const auto unlimited = rayOf(step, Movement::Unlimited);
        const auto opposite = rayOf({-step.files, -step.ranks}, range);
        m_tables.rays[index].unlimited = unlimited;
        m_tables.rays[index].opposite = opposite;
        return index;
    }

    /// A group is a set of kinds. It owns all rays along which exactly these kinds capture.
    void buildSliderGroups() {
        Numbering<std::vector<std::size_t>> groups;
        for (const Side side : Sides) {
            auto& tables = sideTables(side);
            std::map<std::uint16_t, std::vector<std::size_t>> kindsByRay;
            for (std::size_t i = 0; i < tables.kinds.size(); ++i)
                for (const auto& slide : tables.kinds[i].slides)
                    if (slide.capture) kindsByRay[slide.ray].push_back(i);
            for (const auto& [ray, kinds] : kindsByRay) {
                const int group = groups.numberOf(kinds);
                addSlideAttack(tables, group, m_tables.rays[ray].opposite);
                for (const std::size_t kind : kinds) {
                    auto& own = tables.kinds[kind].groups;
                    if (std::find(own.begin(), own.end(), group) == own.end())
                        own.push_back(static_cast<std::uint16_t>(group));
                }
            }
        }
        m_tables.sliderGroups = groups.size();
        for (const Side side : Sides) {
            auto& attacks = sideTables(side).slideAttacks;
            attacks.resize(static_cast<std::size_t>(groups.size()));
            for (auto& ofGroup : attacks)
                ofGroup.from.resize(static_cast<std::size_t>(m_tables.squares));
        }
    }

    void addSlideAttack(typename Tables::PerSide& tables, int group, std::uint16_t lookBack) {
        const auto index = static_cast<std::size_t>(group);
        if (tables.slideAttacks.size() <= index) tables.slideAttacks.resize(index + 1);
        auto& attacks = tables.slideAttacks[index];
        attacks.from.resize(static_cast<std::size_t>(m_tables.squares));
        attacks.lookBack.push_back(lookBack);
        m_tables.board.forEach([&](Square target) {
            attacks.from[static_cast<std::size_t>(target.index())] |= m_tables.ray(lookBack, target);
        });
    }

    void buildKindRules(Side side) {
        auto& tables = sideTables(side);
        for (std::size_t i = 0; i < m_variant.pieces.size(); ++i) {
            const auto& piece = m_variant.pieces[i];
            auto& kind = tables.kinds[i];
            const PieceType type = pieceTypeAt(static_cast<int>(i));
            kind.promotion = m_variant.otherFaceOf(type);
            kind.promotionChoices = piece.promotionChoices;
            kind.promotes = kind.promotion || !piece.promotionChoices.empty();
            kind.promotionLimit = piece.promotionLimit;
            kind.heldAs = piece.heldAs(type);
            kind.royal = piece.royal;
            const auto& noDoubled = m_variant.drops.noDoubled;
            kind.noDoubled = std::find(noDoubled.begin(), noDoubled.end(), kind.heldAs) != noDoubled.end();
            const Bits immobile = immobileSquares({type, side});
            if (m_variant.drops.onlyWhereMovable) kind.dead = immobile;
            if (m_variant.mayDrop(type)) kind.dropSquares = dropRegionOf(side, type) - kind.dead;
            const auto& promotion = m_variant.promotion;
            const bool isForced =
                piece.promotionChoices.empty() ? promotion.mandatory : promotion.mandatoryForPawns;
            kind.mustPromote = isForced ? m_tables.board : kind.dead;
            kind.divides = kind.promotes || kind.dead;
            kind.onlyGainsByPromotion = onlyGainsByPromotion(type);
        }
    }

    bool onlyGainsByPromotion(PieceType type) const {
        const PieceSpec& piece = m_variant.piece(type);
        const EndRules& ends = m_variant.ends;
        if (!m_variant.drops.allowed || ends.stalemate != StalemateRule::Loss || type == ends.campPiece ||
            m_variant.promotion.back || !piece.promotesTo)
            return false;
        const PieceSpec& face = m_variant.piece(*piece.promotesTo);
        return face.royal == piece.royal && face.heldAs(*piece.promotesTo) == piece.heldAs(type) &&
               std::all_of(piece.movements.begin(), piece.movements.end(), [&](const Movement& movement) {
                   return std::any_of(face.movements.begin(), face.movements.end(),
                                      [&](const Movement& other) { return other.includes(movement); });
               });
    }

    Bits dropRegionOf(Side side, PieceType type) const {
        const DropRule& rule = m_variant.drops;
        Bits region = m_tables.board;
        if (const auto& squares = rule.regions[static_cast<std::size_t>(indexOf(side))]) {
            region = {};
            for (const Square square : *squares)
                region.insert(square);
        }
        if (rule.pawn != type) return region;
        const int firstRank = side == Side::First ? m_variant.size.ranks - 1 : 0;
        if (!rule.pawnOnPromotionZone) region -= m_tables.of(side).zone;
        if (!rule.pawnOnFirstRank)
            for (int file = 0; file < m_variant.size.files; ++file)
                region.erase(m_variant.size.square(file, firstRank));
        return region;
    }

    /// The squares from which a piece could never move.
    Bits immobileSquares(Piece piece) const {
        Bits immobile;
        m_tables.board.forEach([&](Square from) {
            if (!m_tables.farthestReach(piece, from)) immobile.insert(from);
        });
        return immobile;
    }

    void buildKindLists() {
        for (std::size_t i = 0; i < m_variant.pieces.size(); ++i) {
            const PieceType type = pieceTypeAt(static_cast<int>(i));
            if (m_variant.pieces[i].royal) m_tables.royalKinds.push_back(type);
            if (!m_tables.kind(Side::First, type).obstructed.empty())
                m_tables.obstructedKinds.push_back(type);
        }
        // A kind that a piece turns into can come to stand on the board several times.
        m_tables.hasSeveralRoyals = m_tables.royalKinds.size() > 1 ||
                                    std::any_of(m_tables.royalKinds.begin(), m_tables.royalKinds.end(),
                                                [&](PieceType type) { return m_variant.turnsInto(type); });
        m_tables.hasObstructed = !m_tables.obstructedKinds.empty();
    }

    void buildKeys() {
        for (std::size_t i = 0; i < m_variant.pieces.size(); ++i) {
            const auto& piece = m_variant.pieces[i];
            if (const PieceType type = pieceTypeAt(static_cast<int>(i)); m_variant.mayDrop(type))
                (piece.promotedFrom ? m_tables.droppableFaces : m_tables.droppable).push_back(type);
            for (const Side side : Sides) {
                const std::uint64_t seed = seedOf(piece.letters, side);
                for (int square = 0; square < m_tables.squares; ++square)
                    m_tables.squareKeys.push_back(spread(seed + static_cast<std::uint64_t>(square)));
                m_tables.handKeys.push_back(0);
                for (int count = 1; count <= m_tables.squares; ++count)
                    m_tables.handKeys.push_back(
                        spread((seed ^ HandSalt) + static_cast<std::uint64_t>(count)));
            }
        }
    }

    Tables& m_tables;
    const VariantSpec& m_variant;
    std::vector<int> m_leapClass; ///< by kind
    std::map<RayId, std::uint16_t> m_rays;
};

} // namespace

template <class Geometry>
MoveTables<Geometry>::MoveTables(std::shared_ptr<const VariantSpec> spec) : variant(std::move(spec)) {
    assert(Geometry::holds(variant->size));
    Builder<Geometry>(*this).build();
}

template <class Geometry>
std::uint64_t MoveTables<Geometry>::handKey(Side side, PieceType type, int count) const {
    const int table = 2 * indexOf(type) + indexOf(side);
    return handKeys[static_cast<std::size_t>(table * (squares + 1) + count)];
}

template <class Geometry>
auto MoveTables<Geometry>::slideOriginsOf(const Kind& kind, Square target, const Bits& occupied) const
    -> Bits {
    Bits origins;
    for (const Slide& slide : kind.slides)
        if (slide.capture) origins |= this->slide(rays[slide.ray].opposite, target, occupied);
    return origins;
}

template <class Geometry>
auto MoveTables<Geometry>::reach(const Obstructed& movement, Square from, const Bits& occupied) const
    -> Bits {
    const BoardSize size = variant->size;
    Bits squares;
    int file = size.fileOf(from);
    int rank = size.rankOf(from);
    bool hasHopped = movement.passage == Passage::Lame;
    for (int steps = 1; movement.range == Movement::Unlimited || steps <= movement.range; ++steps) {
        const auto isFree = [&](std::pair<int, int> step) {
            const auto [files, ranks] = step;
            return !occupied.contains(size.square(file + files, rank + ranks));
        };
        if (!size.contains(file + movement.files, rank + movement.ranks)) break;
        if (movement.passage == Passage::Lame &&
            !std::all_of(movement.between.begin(), movement.between.end(), isFree))
            break;
        file += movement.files;
        rank += movement.ranks;
        const Square square = size.square(file, rank);
        if (hasHopped) squares.insert(square);
        if (hasHopped && (occupied.contains(square) || movement.passage == Passage::Behind)) break;
        hasHopped = hasHopped || occupied.contains(square);
    }
    return squares;
}

template <class Geometry>
auto MoveTables<Geometry>::farthestReach(const Obstructed& movement, Square from) const -> Bits {
    const auto path = walk(variant->size, from, {movement.files, movement.ranks}, movement.range);
    Bits squares;
    for (std::size_t i = movement.passage == Passage::Lame ? 0 : 1; i < path.size(); ++i)
        squares.insert(path[i]);
    return squares;
}

template <class Geometry>
auto MoveTables<Geometry>::farthestReach(Piece piece, Square from) const -> Bits {
    const Kind& kind = this->kind(piece.side, piece.type);
    Bits squares =
        quietLeapsOf(piece.side, kind.leapClass, from) | captureLeapsOf(piece.side, kind.leapClass, from);
    for (const Slide& slide : kind.slides)
        squares |= ray(slide.ray, from);
    for (const Obstructed& movement : kind.obstructed)
        squares |= farthestReach(movement, from);
    return squares;
}

template struct MoveTables<SmallBoard>;
template struct MoveTables<MediumBoard>;
template struct MoveTables<LargeBoard>;

} // namespace komadai::core
