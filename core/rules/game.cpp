#include "core/rules/game.h"

#include "core/rules/endings.h"
#include "core/rules/ko/ko_position.h"

#include <algorithm>

namespace komadai::core {
namespace {

/// Pieces of a side besides its king, on the board and in hand.
int piecesBesidesKing(const AnyPosition& position, Side side) {
    int pieces = position.hand(side).total();
    for (int index = 0; index < position.spec().size.squares(); ++index) {
        const auto piece = position.pieceAt(Square::at(index));
        pieces += piece && piece->side == side;
    }
    return position.spec().hasRoyals() ? pieces - 1 : pieces;
}

bool isMaterialInsufficient(const AnyPosition& position) {
    MaterialCheck check(position.spec());
    for (int index = 0; index < position.spec().size.squares() && check.isInsufficient(); ++index)
        if (const auto piece = position.pieceAt(Square::at(index))) check.add(piece->type, Square::at(index));
    return check.isInsufficient() && position.hand(Side::First).isEmpty() &&
           position.hand(Side::Second).isEmpty();
}

bool canCapture(const AnyPosition& position) {
    const auto moves = position.legalMoves();
    return std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
        return std::holds_alternative<BoardMove>(move) && position.pieceAt(destinationOf(move));
    });
}

} // namespace

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
    if (isOver() || !spec().ends.impasseByAgreement) return false;
    return std::all_of(std::begin(Sides), std::end(Sides), [this](Side side) {
        const auto royal = position().royalSquare(side);
        return royal && spec().isInPromotionZone(side, *royal);
    });
}

void Game::agreeOnImpasse() {
    assert(mayAgreeOnImpasse());
    m_outcome = Outcome{std::nullopt, EndReason::Impasse};
}

bool Game::isProgress(const Move& move) const {
    if (const auto* ko = std::get_if<KoMove>(&move)) return ko->takesOrPromotes();
    const auto* board = std::get_if<BoardMove>(&move);
    const PieceType moved = board ? position().pieceAt(board->from)->type : std::get<Drop>(move).piece;
    const bool captures = board && position().pieceAt(board->to);
    return core::isProgress(spec().ends.moveLimit, *plainMoveOf(move), moved, captures);
}

/// In the order in which one rule goes before another: a mate counts although it is the hundredth quiet ply.
std::optional<Outcome> Game::findOutcome() const {
    if (const KoPosition* ko = position().ko()) {
        if (auto outcome = ko->outcome()) return outcome;
        return outcomeOfHistory();
    }
    if (const auto winner = position().campWinner()) return Outcome{winner, EndReason::Campmate};
    if (!position().hasLegalMove())
        return outcomeWithoutMoves(spec().ends, position().sideToMove(), m_states.back().inCheck);
    if (auto outcome = outcomeOfBareKing()) return outcome;
    if (isMaterialInsufficient(position())) return Outcome{std::nullopt, EndReason::InsufficientMaterial};
    return outcomeOfHistory();
}

std::optional<Outcome> Game::outcomeOfHistory() const {
    if (auto outcome = outcomeOfRepetition()) return outcome;
    const int limit = spec().ends.moveLimit.moves;
    if (limit > 0 && quietPlies() >= 2 * limit) return Outcome{std::nullopt, EndReason::MoveLimit};
    return std::nullopt;
}

std::optional<Outcome> Game::outcomeOfRepetition() const {
    const RepetitionRule& rule = spec().ends.repetition;
    if (rule.fold == 0 || occurrences() < rule.fold) return std::nullopt;
    const auto first = std::find_if(m_states.begin(), m_states.end(),
                                    [this](const State& state) { return state.position == position(); });
    const auto since = static_cast<std::size_t>(first - m_states.begin());
    const bool firstChecked = gaveCheckSince(Side::First, since);
    const bool secondChecked = gaveCheckSince(Side::Second, since);
    if (!rule.perpetualCheckLoses || firstChecked == secondChecked) {
        const Side judged = rule.sideJudged(position().sideToMove());
        switch (rule.value) {
        case RepetitionValue::Draw: return Outcome{std::nullopt, EndReason::Repetition};
        case RepetitionValue::Loss: return Outcome{opponent(judged), EndReason::Repetition};
        case RepetitionValue::Win: return Outcome{judged, EndReason::Repetition};
        }
    }
    return Outcome{firstChecked ? Side::Second : Side::First, EndReason::PerpetualCheck};
}

/// Whether each move of the side after that state gave check.
bool Game::gaveCheckSince(Side side, std::size_t state) const {
    for (std::size_t i = state + 1; i < m_states.size(); ++i)
        if (m_states[i].position.sideToMove() != side && !m_states[i].inCheck) return false;
    return true;
}

std::optional<Outcome> Game::outcomeOfBareKing() const {
    const Side mover = position().sideToMove();
    if (!spec().hasRoyals()) return std::nullopt;
    return core::outcomeOfBareKing(spec().ends, mover, piecesBesidesKing(position(), mover),
                                   piecesBesidesKing(position(), opponent(mover)),
                                   [this] { return canCapture(position()); });
}

} // namespace komadai::core
