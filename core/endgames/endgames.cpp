#include "core/endgames/endgames.h"

#include "core/rules/position_model.h"

#include <algorithm>
#include <type_traits>

namespace komadai::core {
namespace {

constexpr int BitsOfPiece = 8;
static_assert(SideCount * MaxPieceTypes < 1 << BitsOfPiece);

/// Never 0, so that keys of different numbers of pieces differ.
std::uint32_t numberOf(Piece piece) {
    return static_cast<std::uint32_t>(1 + SideCount * indexOf(piece.type) + indexOf(piece.side));
}

} // namespace

std::optional<EndgameRefusal> whyNoEndgames(const VariantSpec& variant) {
    const EndRules& rules = variant.ends;
    if (variant.effects) return EndgameRefusal::SpecialEffects;
    if (variant.drops.allowed) return EndgameRefusal::Drops;
    if (!variant.hasRoyals()) return EndgameRefusal::NoRoyal;
    if (rules.repetition.fold > 0 &&
        (rules.repetition.perpetualCheckLoses || rules.repetition.value != RepetitionValue::Draw))
        return EndgameRefusal::RepetitionWins;
    if (rules.enteringKing.isUsed()) return EndgameRefusal::Declaration;
    if (hasCircularPromotions(variant)) return EndgameRefusal::CircularPromotions;
    return std::nullopt;
}

Endgames::Endgames(std::shared_ptr<const Variant> variant)
    : m_variant(std::move(variant)), m_symmetry(BoardSymmetry::of(m_variant->spec())) {
    assert(!whyNoEndgames(m_variant->spec()));
    for (const PieceSpec& piece : m_variant->spec().pieces)
        m_royal.push_back(piece.royal);
}

Endgames::Key Endgames::keyOf(std::vector<Piece> pieces) const {
    std::sort(pieces.begin(), pieces.end(), [](Piece a, Piece b) { return numberOf(a) < numberOf(b); });
    Key key = 0;
    for (const Piece piece : pieces)
        key = key << BitsOfPiece | numberOf(piece);
    return key;
}

void Endgames::add(std::shared_ptr<const EndgameTable> table) {
    std::vector<Piece> pieces = table->material().pieces;
    m_mostPieces = std::max(m_mostPieces, static_cast<int>(pieces.size()));
    m_byPieces[keyOf(pieces)] = {table.get(), false};
    if (m_symmetry.swapsSides) {
        for (Piece& piece : pieces)
            piece.side = opponent(piece.side);
        Found& found = m_byPieces.try_emplace(keyOf(pieces), Found{nullptr, true}).first->second;
        if (found.swapped) found.table = table.get(); // not where swapped sides have the same pieces
    }
    std::erase_if(m_tables, [&](const auto& other) { return other->material() == table->material(); });
    m_tables.push_back(std::move(table));
}

std::shared_ptr<const EndgameTable> Endgames::find(const EndgameMaterial& material) const {
    const auto table = std::find_if(m_tables.begin(), m_tables.end(),
                                    [&](const auto& each) { return each->material() == material; });
    return table == m_tables.end() ? nullptr : *table;
}

std::optional<EndgameValue> Endgames::probe(const PlacedPieces& placed) const {
    std::array<std::uint32_t, MaxEndgamePieces> codes{};
    const auto end = codes.begin() + static_cast<std::ptrdiff_t>(placed.count);
    for (std::size_t i = 0; i < placed.count; ++i)
        codes[i] = numberOf(placed.pieces[i].piece);
    sortFew(codes.begin(), end);
    Key key = 0;
    for (auto code = codes.begin(); code != end; ++code)
        key = key << BitsOfPiece | *code;
    const auto found = m_byPieces.find(key);
    if (found == m_byPieces.end()) return std::nullopt;

    // The pieces in the order of the material, each as its rank there and its square.
    const bool swapped = found->second.swapped;
    const int last = m_variant->spec().size.squares() - 1;
    std::array<int, MaxEndgamePieces> order{};
    const auto orderEnd = order.begin() + static_cast<std::ptrdiff_t>(placed.count);
    for (std::size_t i = 0; i < placed.count; ++i) {
        Piece piece = placed.pieces[i].piece;
        if (swapped) piece.side = opponent(piece.side);
        const int square = placed.pieces[i].square.index();
        const bool isRoyal = m_royal[static_cast<std::size_t>(indexOf(piece.type))];
        order[i] = materialRank(piece, isRoyal) * Square::Limit + (swapped ? last - square : square);
    }
    sortFew(order.begin(), orderEnd);
    EndgameLayout::Squares squares{};
    for (std::size_t i = 0; i < placed.count; ++i)
        squares[i] = Square::at(order[i] % Square::Limit);
    const EndgameTable& table = *found->second.table;
    return table.value(table.layout().indexOf(swapped ? opponent(placed.mover) : placed.mover, squares));
}

std::optional<EndgameValue> Endgames::probe(const AnyPosition& position) const {
    return std::visit(
        [this](const auto& typed) -> std::optional<EndgameValue> {
            if constexpr (std::is_same_v<std::decay_t<decltype(typed)>, EffectsPosition>)
                return std::nullopt;
            else
                return probe(typed);
        },
        position.model().position);
}

std::vector<EndgameMove> endgameMoves(const Endgames& endgames, const AnyPosition& position) {
    std::vector<EndgameMove> moves;
    for (const Move& move : position.legalMoves()) {
        const auto value = endgames.probe(position.after(move));
        if (!value) return {};
        moves.push_back({move, value->beforeMove()});
    }
    std::stable_sort(moves.begin(), moves.end(),
                     [](const EndgameMove& a, const EndgameMove& b) { return a.value > b.value; });
    return moves;
}

} // namespace komadai::core
