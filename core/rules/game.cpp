#include "core/rules/game.h"

#include "core/rules/end_of_game.h"
#include "core/rules/position_model.h"

#include <algorithm>
#include <utility>

namespace komadai::core {

Game::Game(AnyPosition start, int quietPlies) {
    const bool inCheck = start.isInCheck(start.sideToMove());
    m_states.push_back({std::move(start), quietPlies, inCheck});
    m_outcome = findOutcome();
}

int Game::occurrences() const {
    return static_cast<int>(std::count_if(m_states.begin(), m_states.end(), [this](const State& state) {
        return state.position == position();
    }));
}

std::optional<Refusal> Game::play(const Move& move) {
    if (isOver()) return Refusal::GameIsOver;
    if (const auto refusal = position().whyRefused(move)) return refusal;
    const int quiet = isProgress(move) ? 0 : quietPlies() + 1;
    AnyPosition next = position().after(move);
    const bool inCheck = next.isInCheck(next.sideToMove());
    m_states.push_back({std::move(next), quiet, inCheck});
    m_moves.push_back(move);
    m_outcome = findOutcome();
    return std::nullopt;
}

void Game::takeBack() {
    assert(plyCount() > 0);
    m_states.pop_back();
    m_moves.pop_back();
    m_outcome.reset();
    if (std::exchange(m_states.back().wentOn, false)) m_outcome = findOutcome();
}

void Game::resign(Side side) {
    assert(!isOver());
    m_outcome = Outcome{opponent(side), EndReason::Resignation};
}

void Game::loseOnTime(Side side) {
    assert(!isOver());
    m_outcome = Outcome{opponent(side), EndReason::Time};
}

void Game::agreeOnDraw() {
    assert(!isOver());
    m_outcome = Outcome{std::nullopt, EndReason::Agreement};
}

void Game::adjudicate(std::optional<Side> winner) {
    assert(!isOver());
    m_outcome = Outcome{winner, EndReason::Adjudication};
}

bool Game::mayAgreeOnImpasse() const {
    return !isOver() && spec().ends.impasseByAgreement && areKingsInZones(position());
}

bool Game::areKingsInZones(const AnyPosition& position) const {
    return std::all_of(std::begin(Sides), std::end(Sides), [&](Side side) {
        const auto royal = position.royalSquare(side);
        return royal && spec().isInPromotionZone(side, *royal);
    });
}

int Game::pliesInImpasse() const {
    const auto before = std::find_if(m_states.rbegin(), m_states.rend(),
                                     [this](const State& state) { return !areKingsInZones(state.position); });
    return std::max(static_cast<int>(before - m_states.rbegin()) - 1, 0);
}

void Game::agreeOnImpasse() {
    assert(mayAgreeOnImpasse());
    m_outcome = Outcome{std::nullopt, EndReason::Impasse};
}

std::optional<Declaration> Game::declaration() const {
    return isOver() ? std::nullopt : declarationIn(position(), position().sideToMove());
}

bool Game::mayDeclare() const {
    const auto count = declaration();
    return count && count->outcome;
}

void Game::declare() {
    assert(mayDeclare());
    m_outcome = declaration()->outcome;
}

bool Game::isProgress(const Move& move) const {
    if (const auto* pathMove = std::get_if<PathMove>(&move)) return core::isProgress(*pathMove);
    const auto* board = std::get_if<BoardMove>(&move);
    const PieceType moved = board ? position().pieceAt(board->from)->type : std::get<Drop>(move).piece;
    const bool captures = board && position().pieceAt(board->to);
    return core::isProgress(spec().ends.moveLimit, *plainMoveOf(move), moved, captures);
}

std::optional<Outcome> Game::findOutcome() const {
    const auto end =
        std::visit([this](const auto& typed) { return endOf(typed, *this); }, position().model().position);
    return end ? std::optional(end->outcome) : std::nullopt;
}

std::optional<Repetition> Game::repetition(const RepetitionRule& rule) const {
    if (rule.fold == 0 || occurrences() < rule.fold) return std::nullopt;
    const auto first = std::find_if(m_states.begin(), m_states.end(),
                                    [this](const State& state) { return state.position == position(); });
    const auto since = static_cast<std::size_t>(first - m_states.begin());
    const Side mover = position().sideToMove();
    return Repetition{gaveCheckSince(mover, since), gaveCheckSince(opponent(mover), since)};
}

/// Whether each move of the side after that state gave check.
bool Game::gaveCheckSince(Side side, std::size_t state) const {
    for (std::size_t i = state + 1; i < m_states.size(); ++i)
        if (m_states[i].position.sideToMove() != side && !m_states[i].inCheck) return false;
    return true;
}

} // namespace komadai::core
