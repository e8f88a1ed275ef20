#include "ui/matches/match_board.h"

#include "ui/analysis/score_text.h"
#include "ui/board/board_preferences.h"
#include "ui/board/board_view.h"
#include "ui/board/look_setting.h"
#include "ui/game/clock_text.h"
#include "ui/language/retranslated.h"
#include "ui/preferences/preferences.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/escape_key.h"
#include "ui/widgets/window_size.h"

#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int FollowMs = 100;

} // namespace

MatchBoard::MatchBoard(QWidget* parent, Qt::WindowFlags flags)
    : QWidget(parent, flags), m_board(new BoardView(this)), m_state(new QLabel(this)) {
    setObjectName(QStringLiteral("matchBoard"));
    m_state->setObjectName(QStringLiteral("matchBoardState"));
    m_state->setWordWrap(true);
    for (auto*& player : m_players)
        player = new ElidedLabel(this);
    m_players[0]->setObjectName(QStringLiteral("firstPlayer"));
    m_players[1]->setObjectName(QStringLiteral("secondPlayer"));
    m_board->setMinimumSize(200, 170); // the window has much to tell besides
    auto* layout = new QVBoxLayout(this);
    if (!flags.testFlag(Qt::Window)) layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_players[1]);
    layout->addWidget(m_board, 1);
    layout->addWidget(m_players[0]);
    layout->addWidget(m_state);
    if (flags.testFlag(Qt::Window)) {
        setLeastSize(*this, {320, 360});
        resizeWithinScreen(*this, {480, 560});
        connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
        closeOnEscape(*this);
    }
    connect(m_board, &BoardView::wheelStepped, this, &MatchBoard::step);
    m_timer.setInterval(FollowMs);
    connect(&m_timer, &QTimer::timeout, this, &MatchBoard::follow);
    preferences().follow<bool>(preference::AnimateMoves, this,
                               [this](bool isAnimated) { m_board->setAnimated(isAnimated); });
    whenLooksChange(this, [this] {
        if (m_game) m_board->setLook(chosenLook(m_game->start().spec()));
    });
    whenScoreTextChanges(this, [this] { say(); });
    retranslated(this, [this] { say(); });
}

void MatchBoard::watch(std::shared_ptr<const WatchedGame> game, std::function<Words()> words) {
    m_words = std::move(words);
    if (game == m_game) return say();
    const bool isOtherVariant = !m_line || m_line->variant() != game->start().variant();
    m_game = std::move(game);
    m_line = m_game->start();
    if (isOtherVariant) m_board->setLook(chosenLook(m_line->spec())); // draws all pieces anew
    for (const auto& move : m_game->movesFrom(0))
        m_line->play(move);
    showPly(m_line->plyCount());
    if (isVisible()) m_timer.start();
}

void MatchBoard::clear() {
    m_game.reset();
    m_line.reset();
    m_timer.stop();
    m_board->hide();
    say();
}

void MatchBoard::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    follow();
    if (m_game) m_timer.start();
}

void MatchBoard::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_timer.stop();
}

/// Somebody who looks at an earlier position stays there.
void MatchBoard::follow() {
    if (!m_game) return;
    const auto moves = m_game->movesFrom(m_line->plyCount());
    const bool isAtEnd = m_ply == m_line->plyCount();
    for (const auto& move : moves)
        m_line->play(move);
    if (isAtEnd && moves.size() == 1) {
        ++m_ply;
        m_board->playMove(m_line->positionAt(m_ply), moves.front());
    } else if (isAtEnd && !moves.empty()) {
        showPly(m_line->plyCount());
    }
    say();
}

void MatchBoard::step(int plies) {
    if (m_game) showPly(std::clamp(m_ply + plies, 0, m_line->plyCount()));
}

void MatchBoard::showPly(int ply) {
    m_ply = ply;
    m_board->show();
    m_board->setPosition(m_line->positionAt(ply),
                         ply > 0 ? std::optional(m_line->moves()[static_cast<std::size_t>(ply) - 1])
                                 : std::nullopt);
    say();
}

QString MatchBoard::playerText(core::Side side) const {
    const auto index = static_cast<std::size_t>(indexOf(side));
    const auto state = m_game->players()[index];
    QStringList parts{m_words().players[index]};
    if (state.left) parts << clockText(*state.left);
    if (state.score) parts << ScoreText(m_game->start().spec()).labelled(*state.score, side);
    return parts.join(QStringLiteral("   "));
}

void MatchBoard::say() {
    if (!m_game) {
        for (ElidedLabel* player : m_players)
            player->clear();
        return m_state->setText(tr("Select a game to see it here."));
    }
    for (const core::Side side : core::Sides)
        m_players[static_cast<std::size_t>(indexOf(side))]->setText(playerText(side));
    m_board->setAccessibleName(tr("Board of the match"));
    const QString ply = tr("Ply %1 of %2").arg(m_ply).arg(m_line->plyCount());
    m_state->setText(QStringLiteral("%1. %2").arg(ply, m_words().end));
}

} // namespace komadai::ui
