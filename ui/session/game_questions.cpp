#include "ui/session/game_questions.h"

#include "core/store/library.h"
#include "ui/session/game_session.h"
#include "ui/window/notice_bar.h"
#include "ui/wording.h"

#include <QMessageBox>
#include <QPushButton>

namespace komadai::ui {
namespace {

constexpr int SubstituteLevel = 5; ///< of the computer that plays on for an engine

} // namespace

GameQuestions::GameQuestions(GameSession& session, NoticeBar& notice, QWidget* window)
    : QObject(window), m_session(session), m_notice(notice), m_window(window) {
    connect(&session, &GameSession::impasseOffered, this, &GameQuestions::askImpasse);
    connect(&session, &GameSession::drawOffered, this, &GameQuestions::askDraw);
    connect(&session, &GameSession::gameEnded, this, &GameQuestions::onGameEnded);
    connect(&session, &GameSession::playerFailed, this, &GameQuestions::onPlayerFailed);
    connect(&session, &GameSession::storingFailed, this, &GameQuestions::onStoringFailed);
}

void GameQuestions::askResign() {
    const auto side = m_session.resigningSide();
    if (!side) return;
    QMessageBox box(QMessageBox::Question, tr("Resign"), tr("Resign this game as %1?").arg(nameOf(*side)),
                    QMessageBox::Cancel, m_window);
    auto* resign = box.addButton(tr("&Resign"), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    // The computer may have moved, even mated, meanwhile.
    if (box.clickedButton() == resign && m_session.resigningSide()) m_session.resign();
}

void GameQuestions::askImpasse(core::Side by) {
    m_notice.showNotice(
        [this, by] {
            return tr("%1 proposes impasse: both kings have reached the enemy's camp, and the game would be "
                      "drawn.")
                .arg(nameOf(by));
        },
        {{[] { return tr("&Agree"); }, [this] { m_session.acceptImpasse(); }},
         {[] { return tr("Play &On"); }, [] {}}},
        untilNextMove());
}

void GameQuestions::askDraw(core::Side by) {
    m_notice.showNotice([this, by] { return tr("%1 offers a draw.").arg(nameOf(by)); },
                        {{[] { return tr("&Agree"); }, [this] { m_session.acceptDraw(); }},
                         {[] { return tr("Play &On"); }, [] {}}},
                        untilNextMove());
}

std::function<bool()> GameQuestions::untilNextMove() const {
    return [this, ply = m_session.game().plyCount()] {
        return m_session.game().plyCount() == ply && !m_session.game().isOver();
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
    if (!m_session.mayAdjudicate()) return; // the computer may have mated meanwhile
    if (chosen == first || chosen == second)
        m_session.adjudicate(chosen == first ? core::Side::First : core::Side::Second);
    else if (chosen == draw)
        m_session.adjudicate(std::nullopt);
}

void GameQuestions::togglePause() {
    if (m_session.isPaused()) return m_session.resume();
    if (!m_session.canPause()) return;
    m_session.pause();
    const auto isPaused = [this] { return m_session.isPaused(); };
    m_notice.showNotice([] { return tr("The game is paused."); },
                        {{[] { return tr("&Resume"); }, [this] { togglePause(); }}}, isPaused);
}

void GameQuestions::onGameEnded() {
    m_notice.showNotice(
        [outcome = *m_session.game().outcome(), variant = m_session.game().variant()] {
            return QString::fromStdString(wording().end(outcome, variant->spec()));
        },
        {{[] { return tr("&Rematch"); }, [this] { emit rematchWanted(); }},
         {[] { return tr("&New Game…"); }, [this] { emit newGameWanted(); }}},
        [this] { return m_session.game().isOver() && m_session.mode() == GameSession::Mode::Playing; });
}

QString GameQuestions::nameOf(core::Side side) const { return sideName(m_session.spec(), side); }

void GameQuestions::onPlayerFailed(const EngineFailure& failure) {
    const auto goOn = [this](auto act) {
        return [this, act] {
            if (m_session.isWaitingForPlayer()) act();
        };
    };
    m_notice.showNotice([failure] { return sentence(failure); },
                        {{[] { return tr("&Try Again"); }, goOn([this] { m_session.retryPlayer(); })},
                         {[] { return tr("&Computer Plays On"); }, goOn([this] {
                              m_session.replacePlayer({SubstituteLevel, {}});
                          })},
                         {[] { return tr("I Play &On"); }, goOn([this] { m_session.replacePlayer({}); })}});
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
        m_session.retryStoring();
    else
        m_session.playWithoutStoring();
}

} // namespace komadai::ui
