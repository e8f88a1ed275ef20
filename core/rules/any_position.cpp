#include "core/rules/any_position.h"

#include "core/rules/move_squares.h"
#include "core/rules/position_model.h"

namespace komadai::core {
namespace {

/// Calls the function with the typed position.
template <class Function>
decltype(auto) ask(const PositionModel& model, Function&& function) {
    return std::visit(std::forward<Function>(function), model.position);
}

/// Calls the function with a position without special effects; otherwise returns a default value.
template <class Function>
auto askPlain(const PositionModel& model, Function&& function) {
    return ask(model, [&]<class TypedPosition>(const TypedPosition& position) {
        using Answer = decltype(function(std::declval<const Position<SmallBoard>&>()));
        if constexpr (std::is_same_v<TypedPosition, EffectsPosition>)
            return Answer{};
        else
            return function(position);
    });
}

/// Converts a move to the move type of the position; none where it is of another kind.
template <class TypedPosition>
std::optional<typename TypedPosition::Move> typedMove(const TypedPosition&, const Move& move) {
    if constexpr (std::is_same_v<typename TypedPosition::Move, PlainMove>) {
        return plainMoveOf(move);
    } else {
        const auto* pathMove = std::get_if<PathMove>(&move);
        return pathMove ? std::optional(*pathMove) : std::nullopt;
    }
}

template <class Geometry>
auto setUp(const Setup& setup, const std::shared_ptr<const MoveTables<Geometry>>& tables) {
    return Position<Geometry>::fromSetup(setup, tables);
}
auto setUp(const Setup& setup, const std::shared_ptr<const EffectsTables>& tables) {
    return EffectsPosition::fromSetup(setup, tables);
}

Move anyMove(const PlainMove& move) { return moveOf(move); }
Move anyMove(const PathMove& move) { return move; }

} // namespace

Result<AnyPosition, SetupErrors> AnyPosition::fromSetup(const Setup& setup,
                                                        std::shared_ptr<const Variant> variant) {
    return std::visit(
        [&](const auto& tables) -> Result<AnyPosition, SetupErrors> {
            auto position = setUp(setup, tables);
            if (!position) return position.error();
            return AnyPosition(
                variant, std::make_shared<const PositionModel>(PositionModel{std::move(position).value()}));
        },
        variant->tables());
}

AnyPosition AnyPosition::startOf(const std::shared_ptr<const Variant>& variant) {
    return fromSetup(variant->spec().start, variant).value();
}

Side AnyPosition::sideToMove() const {
    return ask(*m_model, [](const auto& p) { return p.sideToMove(); });
}
int AnyPosition::plyNumber() const {
    return ask(*m_model, [](const auto& p) { return p.plyNumber(); });
}
std::optional<Piece> AnyPosition::pieceAt(Square square) const {
    return ask(*m_model, [&](const auto& p) { return p.pieceAt(square); });
}
const Hand& AnyPosition::hand(Side side) const {
    static const Hand empty;
    const Hand* hand = askPlain(*m_model, [&](const auto& p) { return &p.hand(side); });
    return hand ? *hand : empty;
}
std::optional<Square> AnyPosition::royalSquare(Side side) const {
    return askPlain(*m_model, [&](const auto& p) { return p.royalSquare(side); });
}
std::optional<Side> AnyPosition::campWinner() const {
    return askPlain(*m_model, [](const auto& p) { return p.campWinner(); });
}
std::uint64_t AnyPosition::key() const {
    return ask(*m_model, [](const auto& p) { return p.key(); });
}
bool AnyPosition::isInCheck(Side side) const {
    return askPlain(*m_model, [&](const auto& p) { return p.isInCheck(side); });
}
Setup AnyPosition::toSetup() const {
    return ask(*m_model, [](const auto& p) { return p.toSetup(); });
}
const EffectsPosition* AnyPosition::effects() const {
    return std::get_if<EffectsPosition>(&m_model->position);
}

std::vector<Move> AnyPosition::legalMoves() const {
    return ask(*m_model, []<class TypedPosition>(const TypedPosition& p) {
        std::vector<typename TypedPosition::Move> typed;
        p.addLegalMoves(typed);
        std::vector<Move> moves;
        moves.reserve(typed.size());
        for (const auto& move : typed)
            moves.push_back(anyMove(move));
        return moves;
    });
}
std::vector<Move> AnyPosition::legalMovesFrom(Square square) const {
    std::vector<Move> moves;
    if (const EffectsPosition* position = effects()) {
        std::vector<PathMove> typed;
        position->addLegalMovesFrom(square, typed);
        moves.assign(typed.begin(), typed.end());
        return moves;
    }
    for (const Move& move : legalMoves())
        if (const auto* board = std::get_if<BoardMove>(&move); board && board->from == square)
            moves.push_back(move);
    return moves;
}
bool AnyPosition::hasLegalMove() const {
    return ask(*m_model, [](const auto& p) { return p.hasLegalMove(); });
}
bool AnyPosition::isLegal(const Move& move) const {
    if (!isOnBoard(move, spec().size)) return false;
    return ask(*m_model, [&](const auto& p) {
        const auto typed = typedMove(p, move);
        return typed && p.isLegal(*typed);
    });
}
std::optional<Refusal> AnyPosition::whyRefused(const Move& move) const {
    if (!isOnBoard(move, spec().size)) return Refusal::DoesNotMoveThere;
    return ask(*m_model, [&](const auto& p) {
        const auto typed = typedMove(p, move);
        return typed ? p.whyRefused(*typed) : Refusal::DoesNotMoveThere;
    });
}

AnyPosition AnyPosition::after(const Move& move) const {
    assert(isLegal(move));
    auto model = std::make_shared<PositionModel>(*m_model);
    std::visit([&](auto& p) { p.make(*typedMove(p, move)); }, model->position);
    return AnyPosition(m_variant, std::move(model));
}

bool operator==(const AnyPosition& a, const AnyPosition& b) {
    return a.m_variant == b.m_variant && a.m_model->position == b.m_model->position;
}

} // namespace komadai::core
