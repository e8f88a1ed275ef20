// Finds out why a move is refused by following it step by step. Independent of the move generator.
#include "core/rules/effects/effects_position.h"

#include <algorithm>
#include <cstdlib>

namespace komadai::core {

class PathMoveReferee {
public:
    PathMoveReferee(const EffectsPosition& position, const PathMove& move)
        : m_position(position), m_move(move), m_tables(*position.m_tables), m_side(position.m_sideToMove) {}

    std::optional<Refusal> judge() {
        if (m_position.isDecided()) return Refusal::GameIsOver;
        const CellCode code = m_position.codeAt(m_move.from);
        if (code == EmptyCell) return Refusal::NoPieceThere;
        if (!isPieceOf(code, m_side)) return Refusal::NotYourPiece;
        m_turn = m_position.lookAround();
        m_origin = m_position.originAt(m_move.from);
        m_at = m_origin.cell;
        if (m_turn.held[m_at]) return Refusal::HeldByNet;
        if (const auto refusal = m_move.steps == 0 ? judgeStanding() : judgeSteps()) return refusal;
        if (m_victim < m_move.taken) return Refusal::DoesNotMoveThere; // taken at no step of the move
        return judgePromotion();
    }

private:
    using Kind = EffectsTables::Kind;

    const Kind& kind() const { return *m_origin.kind; }

    /// The content of a cell after the mover has left and some pieces have been taken.
    CellCode codeAt(Cell cell) const {
        if (cell == m_origin.cell) return EmptyCell;
        for (std::size_t i = 0; i < m_victim; ++i)
            if (m_tables.cellOf(m_move.victims[i].square) == cell) return EmptyCell;
        return m_position.m_board[cell];
    }

    std::optional<Refusal> judgeStanding() {
        if (!kind().effects->shooting || m_move.taken == 0) return Refusal::DoesNotMoveThere;
        if (!m_tables.options().shootWithoutMoving) return Refusal::MustMoveFirst;
        return judgeShots(0, false);
    }

    std::optional<Refusal> judgeSteps() {
        if (m_move.steps == 1 && reachesInOneMovement()) {
            if (const auto refusal = judgeLanding(1)) return refusal;
            return judgeShots(1, m_hasJustTaken);
        }
        if (!kind().walks) return whyNotReached();
        return judgeWalk();
    }

    std::optional<Refusal> judgeWalk() {
        const MultiStep& multi = *kind().effects->multiStep;
        if (m_move.steps > multi.most) return Refusal::DoesNotMoveThere;
        const EffectsTables::Step* first = nullptr;
        for (std::uint8_t n = 1; n <= m_move.steps; ++n) {
            const Cell to = m_tables.cellOf(m_move.path[n - 1U]);
            const auto step = std::find_if(kind().steps.begin(), kind().steps.end(),
                                           [&](const auto& s) { return m_at + s.offset == to; });
            if (step == kind().steps.end()) return Refusal::DoesNotMoveThere;
            if (!first) first = &*step;
            if (!mayTurn(multi, *first, *step, to)) return Refusal::DoesNotMoveThere;
            if (const auto refusal = judgeLanding(n)) return refusal;
            const bool mayShoot = kind().effects->shooting && kind().effects->shooting->afterEachStep;
            if (const auto refusal = judgeShots(n, !mayShoot || m_hasJustTaken)) return refusal;
        }
        return m_move.steps < multi.least ? std::optional(Refusal::TooFewSteps) : std::nullopt;
    }

    bool mayTurn(const MultiStep& multi, const EffectsTables::Step& first, const EffectsTables::Step& step,
                 Cell to) const {
        if (multi.turns == MultiStep::Turns::None) return step.offset == first.offset;
        if (multi.turns == MultiStep::Turns::MainDirection)
            return step.main == first.main || to == m_origin.cell;
        return true;
    }

    // --- the way to the first square

    /// Whether a slide of the piece over empty squares leads to the square, whatever stands there.
    bool leadsTo(const EffectsTables::Slide& slide, Cell target) const {
        Cell cell = m_origin.cell;
        for (int n = 0; n < slide.range; ++n) {
            cell = static_cast<Cell>(cell + slide.offset);
            if (cell == target) return true;
            if (m_position.m_board[cell] != EmptyCell) return false;
        }
        return false;
    }
    bool reachesInOneMovement() const {
        const Cell target = m_tables.cellOf(m_move.path[0]);
        const bool supported = m_position.hasSupport(kind());
        return std::any_of(kind().slides.begin(), kind().slides.end(), [&](const auto& slide) {
            return (supported || !slide.forward) && leadsTo(slide, target);
        });
    }
    Refusal whyNotReached() const {
        const Cell target = m_tables.cellOf(m_move.path[0]);
        const bool isForward =
            m_move.steps == 1 &&
            std::any_of(kind().slides.begin(), kind().slides.end(),
                        [&](const auto& slide) { return slide.forward && leadsTo(slide, target); });
        if (isForward) return Refusal::ForwardNeedsMissing;
        return m_move.to() != m_move.from && m_position.occupied(m_side).contains(m_move.to())
                   ? Refusal::OwnPieceThere
                   : Refusal::DoesNotMoveThere;
    }

    // --- landing and shooting

    /// The piece lands after its n-th step and takes the piece there.
    std::optional<Refusal> judgeLanding(std::uint8_t n) {
        m_at = m_tables.cellOf(m_move.path[n - 1U]);
        const CellCode code = codeAt(m_at);
        m_hasJustTaken = code != EmptyCell;
        const auto* victim = m_victim < m_move.taken ? &m_move.victims[m_victim] : nullptr;
        const bool namesVictim = victim && victim->step == n && !victim->byShot;
        if (!m_hasJustTaken) return namesVictim ? std::optional(Refusal::DoesNotMoveThere) : std::nullopt;
        if (isPieceOf(code, m_side)) return Refusal::OwnPieceThere;
        if (kind().landing[code] != EffectsTables::Meeting::Enemy) return Refusal::CannotTakeThat;
        if (!namesVictim || m_tables.cellOf(victim->square) != m_at) return Refusal::DoesNotMoveThere;
        noteVictim(code);
        return std::nullopt;
    }

    /// All shots after the n-th step.
    std::optional<Refusal> judgeShots(std::uint8_t n, bool isForbidden) {
        const auto& shooting = kind().effects->shooting;
        int shots = 0;
        while (m_victim < m_move.taken && m_move.victims[m_victim].step == n) {
            const int allowed = !shooting || isForbidden ? 0 : shooting->shots;
            if (!m_move.victims[m_victim].byShot || ++shots > allowed) return Refusal::CannotShoot;
            if (!m_position.mayShootFrom(m_turn, kind(), m_at)) return Refusal::Sheltered;
            if (const auto refusal = judgeShot(m_move.victims[m_victim].square)) return refusal;
        }
        return std::nullopt;
    }

    std::optional<Refusal> judgeShot(Square target) {
        const Cell cell = m_tables.cellOf(target);
        const CellCode code = codeAt(cell);
        if (!isPieceOf(code, opponent(m_side))) return Refusal::NothingToShoot;
        const Shooting& shooting = *kind().effects->shooting;
        const BoardSize size = m_tables.spec().size;
        const Square from = m_tables.squareOf(m_at);
        const int files = size.fileOf(target) - size.fileOf(from);
        const int ranks = size.rankOf(target) - size.rankOf(from);
        const int distance = std::max(std::abs(files), std::abs(ranks));
        const bool isStraight = files == 0 || ranks == 0 || std::abs(files) == std::abs(ranks);
        if (!isStraight || distance > shooting.range) return Refusal::OutOfRange;
        if (!shooting.overPieces)
            for (int n = 1; n < distance; ++n)
                if (codeAt(m_tables.cellOf(size.square(size.fileOf(from) + n * files / distance,
                                                       size.rankOf(from) + n * ranks / distance))) !=
                    EmptyCell)
                    return Refusal::LineOfFireBlocked;
        if (kind().shot[code] != EffectsTables::Meeting::Enemy) return Refusal::ImmuneToShots;
        noteVictim(code);
        return std::nullopt;
    }

    void noteVictim(CellCode code) {
        m_forced = m_forced || kind().forcing[code];
        ++m_victim;
    }

    // --- promotion

    std::optional<Refusal> judgePromotion() const {
        using Promotion = EffectsPosition::Promotion;
        const Promotion promotion = m_position.promotionOf(m_origin, m_tables.cellOf(m_move.to()), m_forced);
        if (!m_move.promotes)
            return promotion == Promotion::Must ? std::optional(Refusal::MustPromote) : std::nullopt;
        if (kind().promotesTo && !m_origin.mayPromote) return Refusal::PromotionNeedsMissing;
        return promotion == Promotion::No ? std::optional(Refusal::CannotPromote) : std::nullopt;
    }

    const EffectsPosition& m_position;
    const PathMove& m_move;
    const EffectsTables& m_tables;
    Side m_side;
    EffectsPosition::Turn m_turn;
    EffectsPosition::Origin m_origin{};
    Cell m_at = 0;               ///< where the piece stands
    std::size_t m_victim = 0;    ///< how many have been taken
    bool m_hasJustTaken = false; ///< by displacement, at the last step
    bool m_forced = false;
};

std::optional<Refusal> EffectsPosition::whyRefused(const PathMove& move) const {
    return PathMoveReferee(*this, move).judge();
}

} // namespace komadai::core
