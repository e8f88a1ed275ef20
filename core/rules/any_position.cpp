#include "core/rules/position_model.h"

namespace komadai::core {
namespace {

/// Asks the typed position.
template <class Function>
decltype(auto) ask(const PositionModel& model, Function&& function) {
    return std::visit(std::forward<Function>(function), model.position);
}

} // namespace

Result<AnyPosition, SetupErrors> AnyPosition::fromSetup(const Setup& setup,
                                                        std::shared_ptr<const Variant> variant) {
    return std::visit(
        [&]<class Geometry>(
            const std::shared_ptr<const MoveTables<Geometry>>& tables) -> Result<AnyPosition, SetupErrors> {
            auto position = Position<Geometry>::fromSetup(setup, tables);
            if (!position) return position.error();
            return AnyPosition(
                variant, std::make_shared<const PositionModel>(PositionModel{std::move(position).value()}));
        },
        variant->tables());
}

AnyPosition AnyPosition::startOf(std::shared_ptr<const Variant> variant) {
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
    return ask(*m_model, [&](const auto& p) -> const Hand& { return p.hand(side); });
}
std::optional<Square> AnyPosition::royalSquare(Side side) const {
    return ask(*m_model, [&](const auto& p) { return p.royalSquare(side); });
}
std::optional<Side> AnyPosition::campWinner() const {
    return ask(*m_model, [](const auto& p) { return p.campWinner(); });
}
std::uint64_t AnyPosition::key() const {
    return ask(*m_model, [](const auto& p) { return p.key(); });
}
bool AnyPosition::isInCheck(Side side) const {
    return ask(*m_model, [&](const auto& p) { return p.isInCheck(side); });
}
Setup AnyPosition::toSetup() const {
    return ask(*m_model, [](const auto& p) { return p.toSetup(); });
}

std::vector<Move> AnyPosition::legalMoves() const {
    std::vector<Move> moves;
    ask(*m_model, [&](const auto& p) { p.addLegalMoves(moves); });
    return moves;
}
bool AnyPosition::hasLegalMove() const {
    return ask(*m_model, [](const auto& p) { return p.hasLegalMove(); });
}
bool AnyPosition::isLegal(const Move& move) const {
    return ask(*m_model, [&](const auto& p) { return p.isLegal(move); });
}
std::optional<Refusal> AnyPosition::whyRefused(const Move& move) const {
    return ask(*m_model, [&](const auto& p) { return p.whyRefused(move); });
}

AnyPosition AnyPosition::after(const Move& move) const {
    assert(isLegal(move));
    auto model = std::make_shared<PositionModel>(*m_model);
    std::visit([&](auto& p) { p.make(move); }, model->position);
    return AnyPosition(m_variant, std::move(model));
}

bool operator==(const AnyPosition& a, const AnyPosition& b) {
    return a.m_variant == b.m_variant && a.m_model->position == b.m_model->position;
}

} // namespace komadai::core
