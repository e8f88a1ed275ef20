#include "ui/game/game_questions.h"

#include "core/store/library.h"
#include "ui/game/declaration_dialog.h"
#include "ui/game/play.h"
#include "ui/game/recorder.h"
#include "ui/widgets/notice_bar.h"
#include "ui/wording.h"

#include <QMessageBox>
#include <QPushButton>

#include <utility>
#include <vector>

namespace komadai::ui {
namespace {

constexpr int SubstituteLevel = 5; ///< of the computer that plays on for an engine

} // namespace

GameQuestions::GameQuestions(Play& play, Recorder& recorder, NoticeBar& notice, QWidget* window)
    : QObject(window), m_play(play), m_recorder(recorder), m_notice(notice), m_window(window) {
    connect(&play, &Play::impasseOffered, this, &GameQuestions::askImpasse);
    connect(&play, &Play::drawOffered, this, &GameQuestions::askDraw);
    connect(&play, &Play::stateChanged, this, &GameQuestions::onStateChanged);
    connect(&play, &Play::gameEnded, this, &GameQuestions::onGameEnded);
    connect(&play, &Play::playerFailed, this, &GameQuestions::onPlayerFailed);
    connect(&recorder, &Recorder::failed, this, &GameQuestions::onStoringFailed);
}

void GameQuestions::askResign() {
    const auto side = m_play.resigningSide();
    if (!side) return;
    QMessageBox box(QMessageBox::Question, tr("Resign"), tr("Resign this game as %1?").arg(nameOf(*side)),
                    QMessageBox::Cancel, m_window);
    const core::Side other = core::opponent(*side);
    const auto* resign = box.addButton(tr("&Resign"), QMessageBox::AcceptRole);
    const auto* otherResigns =
        m_play.mayResign(other) ? box.addButton(tr("%1 Resigns").arg(nameOf(other)), QMessageBox::AcceptRole)
                                : nullptr;
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    const auto* clicked = box.clickedButton();
    const auto isChosen = [clicked](const auto* button) { return button && clicked == button; };
    const core::Side loser = isChosen(otherResigns) ? other : *side;
    // The computer may have moved, even mated, meanwhile.
    if ((isChosen(resign) || isChosen(otherResigns)) && m_play.mayResign(loser)) m_play.resign(loser);
}

void GameQuestions::askImpasse(core::Side by) {
    ask(
        {Offer::Kind::Impasse, by,
         [this, isOpen = untilAnsweredByMove(by)] { return isOpen() && m_play.game().mayAgreeOnImpasse(); }},
        [this, by] {
            return tr("%1 proposes impasse: both kings have reached the enemy’s camp, and the game would be "
                      "drawn.")
                .arg(nameOf(by));
        },
        [this] { m_play.acceptImpasse(); });
}

void GameQuestions::askDraw(core::Side by) {
    ask(
        {Offer::Kind::Draw, by, untilAnsweredByMove(by)},
        [this, by] { return tr("%1 offers a draw.").arg(nameOf(by)); }, [this] { m_play.acceptDraw(); });
}

/// An offer in answer to the same offer of the opponent agrees to it.
void GameQuestions::ask(Offer offer, Text text, const std::function<void()>& agree) {
    const auto last = std::exchange(m_offer, std::move(offer));
    if (last && last->kind == m_offer->kind && last->by != m_offer->by && last->stands()) return agree();
    const auto playOn = [this] {
        m_offer.reset();
        onStateChanged();
    };
    m_notice.showNotice(std::move(text),
                        {{[] { return tr("Agree"); }, agree}, {[] { return tr("Pla&y On"); }, playOn}},
                        m_offer->stands);
}

void GameQuestions::askDeclaration() {
    if (!m_play.game().spec().ends.enteringKing.isUsed()) return;
    DeclarationDialog dialog(m_play.game().position(), m_play.mayDeclare(), m_window);
    const int ply = m_play.game().plyCount();
    if (dialog.exec() != QDialog::Accepted) return;
    // The game may have gone on, or the time may be over.
    if (m_play.game().plyCount() == ply && m_play.mayDeclare()) m_play.declare();
}

void GameQuestions::onStateChanged() {
    const core::Game& game = m_play.game();
    const core::Side side = game.position().sideToMove();
    std::optional<core::Outcome>& told = m_told[static_cast<std::size_t>(core::indexOf(side))];
    if (!m_play.isRunning()) m_told = {};
    if (!game.mayDeclare()) told.reset();
    if (m_offer && (!m_play.isRunning() || !m_offer->stands())) m_offer.reset();
    if (!m_play.mayDeclare() || m_offer) return;
    const auto outcome = game.declaration()->outcome;
    if (std::exchange(told, outcome) == outcome) return;
    m_notice.showNotice(
        [this, side, wins = outcome->winner.has_value()] {
            return wins ? tr("%1 can win by a declaration: the king has entered the enemy’s camp.")
                              .arg(nameOf(side))
                        : tr("%1 can draw by a declaration: the king has entered the enemy’s camp.")
                              .arg(nameOf(side));
        },
        {{[] { return tr("&Declare…"); }, [this] { askDeclaration(); }},
         {[] { return tr("Pla&y On"); }, [] {}}},
        untilNextMove());
}

std::function<bool()> GameQuestions::untilNextMove() const {
    return [this, ply = m_play.game().plyCount()] {
        return m_play.game().plyCount() == ply && !m_play.game().isOver();
    };
}

std::function<bool()> GameQuestions::untilAnsweredByMove(core::Side by) const {
    const int first = m_play.game().plyCount();
    const int last = m_play.game().position().sideToMove() == by ? first + 1 : first;
    return [this, first, last] {
        const core::Game& game = m_play.game();
        return game.plyCount() >= first && game.plyCount() <= last && !game.isOver();
    };
}

void GameQuestions::askHowToEnd() {
    QMessageBox box(QMessageBox::Question, tr("Adjudicate"), tr("How does this game end?"),
                    QMessageBox::Cancel, m_window);
    box.setInformativeText(tr("It will be stored as adjudicated."));
    const auto* first = box.addButton(tr("%1 Wins").arg(nameOf(core::Side::First)), QMessageBox::YesRole);
    const auto* second = box.addButton(tr("%1 Wins").arg(nameOf(core::Side::Second)), QMessageBox::YesRole);
    const auto* draw = box.addButton(tr("&Draw"), QMessageBox::YesRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    const auto* chosen = box.clickedButton();
    if (!m_play.mayAdjudicate()) return; // the computer may have mated meanwhile
    if (chosen == first || chosen == second)
        m_play.adjudicate(chosen == first ? core::Side::First : core::Side::Second);
    else if (chosen == draw)
        m_play.adjudicate(std::nullopt);
}

void GameQuestions::togglePause() {
    if (m_play.isPaused() || m_play.isStepping()) return m_play.resume();
    if (!m_play.canPause()) return;
    m_play.pause();
    showPause();
}

/// While the computer makes its single move, the notice stays.
void GameQuestions::showPause() {
    const auto isPaused = [this] { return m_play.isPaused() || m_play.isStepping(); };
    m_notice.showNotice([] { return tr("The game is paused."); },
                        {{[] { return tr("Re&sume"); }, [this] { togglePause(); }}}, isPaused,
                        NoticeBar::Spoken::ButtonsOnly); // the state of the game tells it
}

void GameQuestions::moveNow() {
    if (m_play.isComputerThinking())
        m_play.moveNow();
    else if (m_play.canStep())
        m_play.step();
    else if (m_play.computerMayGoOn())
        m_play.continueGame();
}

void GameQuestions::onGameEnded() {
    std::vector<NoticeBar::Choice> choices;
    choices.push_back({[] { return tr("Re&match"); }, [this] { emit rematchWanted(); }});
    if (m_play.game().plyCount() > 0 && m_recorder.belongsToLibrary())
        choices.push_back({[] { return tr("Revie&w…"); }, [this] { emit reviewWanted(); }});
    choices.push_back({[] { return tr("&New Game…"); }, [this] { emit newGameWanted(); }});
    m_notice.showNotice(
        [outcome = *m_play.game().outcome(), variant = m_play.game().variant()] {
            return QString::fromStdString(wording().end(outcome, variant->spec()));
        },
        std::move(choices), [this] { return m_play.game().isOver() && m_play.isActive(); },
        NoticeBar::Spoken::ButtonsOnly); // the state of the game tells how it ended
}

QString GameQuestions::nameOf(core::Side side) const { return sideName(m_play.spec(), side); }

void GameQuestions::onPlayerFailed(const EngineFailure& failure) {
    const auto goOn = [this](auto act) {
        return [this, act] {
            if (m_play.isWaitingForPlayer()) act();
        };
    };
    m_notice.showNotice([failure] { return sentence(failure); },
                        {{[] { return tr("&Try Again"); }, goOn([this] { m_play.retryPlayer(); })},
                         {[] { return tr("&Computer Plays On"); }, goOn([this] {
                              m_play.replacePlayer({SubstituteLevel, {}});
                          })},
                         {[] { return tr("I Pla&y On"); }, goOn([this] { m_play.replacePlayer({}); })}});
}

void GameQuestions::onStoringFailed(const core::StorageError& error) {
    QMessageBox box(QMessageBox::Warning, tr("The game could not be stored"), sentence(error),
                    QMessageBox::NoButton, m_window);
    box.setInformativeText(tr("The last move is on the board but not in the library."));
    box.setDetailedText(QString::fromUtf8(error.what()));
    auto* retry = box.addButton(tr("&Try Again"), QMessageBox::AcceptRole);
    box.addButton(tr("Play &Without Storing"), QMessageBox::DestructiveRole);
    box.setDefaultButton(retry);
    box.exec();
    if (box.clickedButton() == retry)
        m_recorder.retry();
    else
        m_recorder.goOnWithoutStoring();
}

} // namespace komadai::ui
