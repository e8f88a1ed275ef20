#include "ui/game/commentary.h"

#include "ui/document/game_document.h"
#include "ui/game/open_game.h"
#include "ui/game/play.h"
#include "ui/notation/notation.h"
#include "ui/preferences/preferences.h"
#include "ui/review/position_reviewer.h"
#include "ui/review/review_service.h"
#include "ui/wording.h"

#include <QStringList>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr std::uint64_t Nodes = 100'000;
constexpr std::chrono::milliseconds MostTime{2000};

/// Chances to win from which a side is called better.
constexpr double SlightlyBetter = 0.55, Better = 0.65, Winning = 0.85;

} // namespace

QString standingText(core::Score score, core::Side toMove, const core::VariantSpec& spec) {
    const double chance = core::WinChance::of(spec).at(score);
    const bool isMoverBetter = chance >= 0.5;
    const QString side = sideName(spec, isMoverBetter ? toMove : opponent(toMove));
    const double best = std::max(chance, 1 - chance);
    if (score.isMate()) return Commentary::tr("%1 wins by force.").arg(side);
    if (best >= Winning) return Commentary::tr("%1 is winning.").arg(side);
    if (best >= Better) return Commentary::tr("%1 is better.").arg(side);
    if (best >= SlightlyBetter) return Commentary::tr("%1 is slightly better.").arg(side);
    return Commentary::tr("The game is even.");
}

core::ReviewPlan Commentary::plan() {
    core::ReviewPlan plan;
    plan.nodes = Nodes;
    plan.moveTime = MostTime;
    return plan;
}

Commentary::Commentary(OpenGame& game, MakeReviewer makeReviewer, QObject* parent)
    : QObject(parent), m_game(game), m_makeReviewer(std::move(makeReviewer)) {
    connect(&game.document(), &GameDocument::recordAboutToReset, this, &Commentary::forget);
    connect(&game.play(), &Play::movePlayed, this, &Commentary::update);
    connect(&game.play(), &Play::stateChanged, this, &Commentary::update);
    preferences().whenChanged(preference::EngineCommentary, this, [this] { update(); });
    whenNotationChanges(this, [this] { say(); }); // and another language
}

Commentary::~Commentary() = default;

bool Commentary::isWanted() const {
    return preferences().get(preference::EngineCommentary) && m_game.play().isRunning();
}

/// The computer has the processor for itself while it thinks against a human.
bool Commentary::mustWait() const {
    const auto& players = m_game.play().players();
    const bool isHumanPlaying = players[0].isHuman() || players[1].isHuman();
    return m_game.play().isComputerThinking() && isHumanPlaying;
}

void Commentary::stop() {
    if (m_reviewer) m_reviewer->cancel();
    m_asked.reset();
}

void Commentary::forget() {
    stop();
    m_evaluations.clear();
    m_judge.reset();
    say();
}

void Commentary::update() {
    if (!preferences().get(preference::EngineCommentary)) {
        stop();
        m_reviewer.reset(); // with its thread and its memory
    } else if (!isWanted() || mustWait()) {
        stop();
    } else {
        evaluateNext();
    }
    say();
}

core::NodeId Commentary::nodeAt(int ply) const {
    return m_game.document().tree().ancestor(m_game.play().tip(), ply);
}

/// The positions before and after the moves to comment on, the earliest first.
void Commentary::evaluateNext() {
    const int plies = m_game.play().game().plyCount();
    if (plies == 0) return;
    for (int ply = std::max(plies - MostLines, 0); ply <= plies; ++ply) {
        const core::NodeId node = nodeAt(ply);
        if (m_evaluations.contains(node)) continue;
        if (m_asked == node) return;
        const core::Game game = m_game.document().gameAt(node);
        if (game.isOver() || !game.position().hasLegalMove()) continue;
        if (!m_reviewer) {
            m_reviewer = m_makeReviewer();
            connect(m_reviewer.get(), &PositionReviewer::evaluated, this, &Commentary::onEvaluated);
        }
        m_asked = node;
        return m_reviewer->evaluate(game, plan());
    }
}

void Commentary::onEvaluated(const core::Evaluation& evaluation) {
    if (!m_asked) return;
    m_evaluations[*m_asked] = evaluation;
    m_asked.reset();
    evaluateNext();
    say();
}

int Commentary::speakablePlies() const {
    const Play& play = m_game.play();
    const core::Game& game = play.game();
    const bool isHumanToReply = !game.isOver() && play.player(game.position().sideToMove()).isHuman();
    return isHumanToReply ? std::max(game.plyCount() - 1, 0) : game.plyCount();
}

std::optional<QString> Commentary::lineOn(int ply) {
    const auto before = m_evaluations.find(nodeAt(ply - 1));
    const auto after = m_evaluations.find(nodeAt(ply));
    if (before == m_evaluations.end() || after == m_evaluations.end()) return std::nullopt;
    const core::Game game = m_game.document().gameAt(nodeAt(ply - 1));
    const core::AnyPosition& position = game.position();
    const core::Move& move = m_game.play().game().moves()[static_cast<std::size_t>(ply - 1)];
    if (!m_judge) m_judge.emplace(game.spec());
    const auto review = m_judge->judge(game, move, before->second, after->second);
    return tr("%1: %2 %3")
        .arg(moveText(move, position, destinationAt(game, game.plyCount())), commentText(review, position),
             standingText(after->second.score, opponent(position.sideToMove()), game.spec()));
}

void Commentary::say() {
    QStringList lines;
    if (preferences().get(preference::EngineCommentary)) {
        const int last = speakablePlies();
        for (int ply = std::max(last - MostLines, 0) + 1; ply <= last; ++ply)
            if (const auto line = lineOn(ply)) lines << *line;
    }
    if (QString text = lines.join('\n'); text != m_text) {
        m_text = std::move(text);
        emit textChanged();
    }
}

} // namespace komadai::ui
