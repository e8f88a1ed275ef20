#include "ui/board/motion.h"

#include "core/rules/move_course.h"

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int FurtherStepMs = 75;
constexpr double TracerLength = 0.4; ///< of its way
constexpr double ImpactAt = 0.7;     ///< part of a shot's time after which its target fades

using Taken = core::MoveCourse::Victim;

/// Builds the motion of one move, whose time is divided into phases: one a step of the piece that has not been seen, one
/// for the shots at its end, one for fires.
class MotionBuilder {
public:
    MotionBuilder(const core::Move& move, const core::AnyPosition& before,
                  const core::MoveConsequences& effects, const BoardLayout& layout, const SeenPart& seen)
        : m_move(move), m_before(before), m_effects(effects), m_layout(layout), m_seen(seen),
          m_course(core::courseOf(move, before)), m_origin(originOf(move, before)) {
        m_seen.steps = std::min(m_seen.steps, m_course.path.size());
        m_course.victims.erase(m_course.victims.begin(),
                               m_course.victims.begin() + static_cast<std::ptrdiff_t>(std::min(
                                                              m_seen.taken, m_course.victims.size())));
        m_steps = static_cast<int>(m_course.path.size() - m_seen.steps);
        m_phases = m_steps;
        for (const auto& taken : m_course.victims)
            m_phases = std::max(m_phases, phaseOf(taken) + 1);
        if (!m_effects.removed.empty()) ++m_phases;
    }

    std::optional<Motion> build() {
        if (m_phases == 0 && pieceBefore() == core::pieceAfter(m_move, m_before)) return std::nullopt;
        m_phases = std::max(m_phases, 1); // turns over where it stands
        m_motion.durationMs = std::min(Motion::StepMs + FurtherStepMs * (m_phases - 1), Motion::LongestMs);
        for (const auto& taken : m_course.victims)
            addTaken(taken);
        for (const auto square : m_effects.removed)
            addFire(square);
        m_motion.glides.push_back(glideOfMover());
        m_motion.hidden = {destination()};
        return std::move(m_motion);
    }

    std::optional<Motion> buildBack() {
        auto motion = build();
        if (!motion) return std::nullopt;
        motion->hidden = m_captured;
        motion->taken.reset();
        if (const auto* square = std::get_if<core::Square>(&m_origin))
            motion->hidden.push_back(*square);
        else
            motion->taken = std::get<HandPlace>(m_origin);
        motion->flares.clear();
        motion->durationMs = Motion::StepMs;
        motion->isBack = true;
        motion->setProgress(0);
        return motion;
    }

private:
    static Place originOf(const core::Move& move, const core::AnyPosition& before) {
        if (const auto* drop = std::get_if<core::Drop>(&move)) return handPlaceOf(*drop, before);
        return *core::courseOf(move).from;
    }
    double timeOf(int phase) const { return static_cast<double>(phase) / m_phases; }
    /// In which a piece is taken.
    int phaseOf(const Taken& taken) const {
        return static_cast<int>(taken.step) - static_cast<int>(m_seen.steps) - (taken.byShot ? 0 : 1);
    }
    core::Square destination() const { return core::destinationOf(m_move); }
    QPointF centreOf(const Place& place) const { return QRectF(m_layout.rectOf(place)).center(); }

    core::Piece pieceBefore() const {
        const core::Piece piece = core::pieceAfter(m_move, m_before);
        const auto* square = std::get_if<core::Square>(&m_origin);
        return square ? m_before.pieceAt(*square).value_or(piece) : piece;
    }

    Glide glideOfMover() const {
        const Place start = m_seen.steps == 0 ? m_origin : Place(m_course.path[m_seen.steps - 1]);
        Glide glide{.from = m_layout.placed(pieceBefore()),
                    .to = m_layout.placed(core::pieceAfter(m_move, m_before)),
                    .start = m_seen.droppedAt.value_or(centreOf(start)),
                    .end = centreOf(destination())};
        for (std::size_t i = m_seen.steps; i + 1 < m_course.path.size(); ++i)
            glide.via.push_back(centreOf(m_course.path[i]));
        if (m_steps > 0) glide.ends = timeOf(m_steps);
        if (m_effects.moverIsRemoved) {
            glide.vanishes = true;
            glide.fadesFrom = timeOf(m_phases - 1);
        }
        return glide;
    }

    /// A piece that goes to the hand of the side to move, or vanishes where there are none.
    std::optional<Glide> glideOfCaptured(core::Square square) {
        const auto captured = m_before.pieceAt(square);
        if (!captured) return std::nullopt;
        m_captured.push_back(square);
        const QPointF centre = centreOf(square);
        Glide glide{.from = m_layout.placed(*captured),
                    .to = m_layout.placed(*captured),
                    .start = centre,
                    .end = centre};
        const core::Piece held{m_before.spec().piece(captured->type).heldAs(captured->type),
                               m_before.sideToMove()};
        const HandPlace hand{held.side, held.type};
        if (m_layout.rectOf(hand).isEmpty()) {
            glide.vanishes = true;
            return glide;
        }
        glide.to = m_layout.placed(held);
        glide.end = centreOf(hand);
        m_motion.taken = hand;
        return glide;
    }

    void addTaken(const Taken& taken) {
        auto glide = glideOfCaptured(taken.square);
        if (!glide) return;
        const int phase = phaseOf(taken);
        glide->fadesFrom = timeOf(phase);
        glide->fadesTill = timeOf(phase + 1);
        if (taken.byShot) {
            const Place gun = taken.step == 0 ? m_origin : Place(m_course.path[taken.step - 1U]);
            m_motion.flares.push_back(
                {Flare::Kind::Shot, centreOf(gun), centreOf(taken.square), timeOf(phase), timeOf(phase + 1)});
            glide->fadesFrom = timeOf(phase) + ImpactAt / m_phases;
        }
        m_motion.glides.push_back(*glide);
    }

    void addFire(core::Square square) {
        const QPointF centre = centreOf(square);
        m_motion.flares.push_back({Flare::Kind::Fire, centre, centre, timeOf(m_phases - 1), 1});
        if (square == destination()) return; // the moving piece
        auto glide = glideOfCaptured(square);
        if (!glide) return;
        glide->fadesFrom = timeOf(m_phases - 1);
        m_motion.glides.push_back(*glide);
    }

    const core::Move& m_move;
    const core::AnyPosition& m_before;
    const core::MoveConsequences& m_effects;
    const BoardLayout& m_layout;
    SeenPart m_seen;
    core::MoveCourse m_course; ///< with those victims that have not been seen vanishing
    Place m_origin;
    int m_steps = 0; ///< that have not been seen
    int m_phases = 0;
    std::vector<core::Square> m_captured = {};
    Motion m_motion;
};

} // namespace

double Glide::done() const {
    if (from == to && start == end && via.empty()) return 0;
    return std::clamp((progress - begins) / (ends - begins), 0.0, 1.0);
}

double Glide::opacity() const {
    return vanishes ? 1 - std::clamp((progress - fadesFrom) / (fadesTill - fadesFrom), 0.0, 1.0) : 1;
}

QPointF Glide::at() const {
    const double legs = static_cast<double>(via.size()) + 1;
    const auto leg = std::min(static_cast<std::size_t>(done() * legs), via.size());
    const QPointF from = leg == 0 ? start : via[leg - 1];
    const QPointF to = leg == via.size() ? end : via[leg];
    return from + (to - from) * (done() * legs - static_cast<double>(leg));
}

std::optional<double> Flare::done() const {
    if (progress <= begins || progress >= ends) return std::nullopt;
    return (progress - begins) / (ends - begins);
}

QPointF Flare::head() const { return from + (to - from) * std::min(*done() / ImpactAt, 1.0); }

QPointF Flare::tail() const {
    return from + (to - from) * std::clamp(*done() / ImpactAt - TracerLength, 0.0, 1.0);
}

void Motion::setProgress(double progress) {
    if (isBack) progress = 1 - progress;
    for (auto& glide : glides)
        glide.progress = progress;
    for (auto& flare : flares)
        flare.progress = progress;
}

std::optional<Motion> motionOf(const core::Move& move, const core::AnyPosition& before,
                               const core::MoveConsequences& effects, const BoardLayout& layout,
                               const SeenPart& seen) {
    return MotionBuilder(move, before, effects, layout, seen).build();
}

std::optional<Motion> motionBackOf(const core::Move& move, const core::AnyPosition& before,
                                   const core::MoveConsequences& effects, const BoardLayout& layout) {
    return MotionBuilder(move, before, effects, layout, {}).buildBack();
}

} // namespace komadai::ui
