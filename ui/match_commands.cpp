#include "ui/match_commands.h"

#include "ui/engine/engine_pool.h"
#include "ui/engine/engine_trials.h"
#include "ui/engine/engines_dialog.h"
#include "ui/matches/match_dialog.h"
#include "ui/matches/match_service.h"
#include "ui/matches/match_text.h"
#include "ui/matches/match_window.h"
#include "ui/variants/user_variants.h"
#include "ui/window_places.h"

#include <QMessageBox>
#include <QPushButton>

namespace komadai::ui {

MatchCommands::MatchCommands(QWidget& window, const UserVariants& variants, EngineStore& engines,
                             EnginePool& pool, LibraryService& library)
    : QObject(&window), m_window(window), m_variants(variants), m_engines(engines), m_pool(pool),
      m_service(new MatchService(library, pool.budget(), this)) {
    connect(m_service, &MatchService::ended, this, &MatchCommands::onEnded);
}

MatchCommands::~MatchCommands() {
    delete m_matchWindow;
    disconnect(m_service, nullptr, this, nullptr);
    delete m_service;
}

void MatchCommands::show(const std::string& variant) {
    if (m_service->state() == MatchService::State::None)
        ask(&m_window, variant);
    else
        showWindow();
}

/// Without a variant, another match like the last one is offered.
void MatchCommands::ask(QWidget* parent, const std::string& variant) {
    const auto& variants = m_variants.all();
    MatchDialog dialog(variants, m_engines, MatchChoice::remembered(variants, variant), m_pool.cores(),
                       parent);
    connect(&dialog, &MatchDialog::enginesWanted, this, [&] {
        if (EnginesDialog(m_engines, variants, &dialog).exec() != QDialog::Accepted) return;
        dialog.listEngines();
        emit enginesChanged();
    });
    if (dialog.exec() != QDialog::Accepted) return;
    const MatchChoice choice = dialog.choice();
    choice.remember();
    if (m_service->isRunning()) return; // begun elsewhere meanwhile
    MatchPlan plan = dialog.plan();
    useNetwork(plan, *m_pool.networks());
    m_service->start(choice, std::move(plan), coresOf(choice, m_engines));
    showWindow();
}

void MatchCommands::showWindow() {
    if (!m_matchWindow) {
        m_matchWindow = new MatchWindow(*m_service, &m_window);
        connect(m_matchWindow, &MatchWindow::newMatchWanted, this, [this] { ask(m_matchWindow); });
        connect(m_matchWindow, &MatchWindow::gameChosen, this, &MatchCommands::gameChosen);
        connect(m_matchWindow, &MatchWindow::recordChosen, this, &MatchCommands::recordChosen);
    }
    bringUp(*m_matchWindow, m_window);
}

bool MatchCommands::mayEnd() {
    if (!m_service->isRunning()) return true;
    QMessageBox box(QMessageBox::Question, tr("Engine Match"), tr("A match of engines is in progress."),
                    QMessageBox::Cancel, &m_window);
    box.setInformativeText(tr("The games in progress are aborted. The finished games are kept."));
    auto* end = box.addButton(tr("&End the Match"), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == end;
}

void MatchCommands::end() {
    if (m_service->isRunning()) m_service->stopAndWait();
}

/// A match asks only for moves, so an engine with other rules has failed in its trial.
void MatchCommands::noteFailedTrial() {
    const auto& failure = m_service->failure();
    if (!failure || failure->problem != EngineProblem::OtherRules) return;
    const EngineProfile* engine = m_engines.find(failure->engine);
    const auto variant = m_variants.all().find(m_service->choice().variant);
    if (engine && variant)
        noteTrial(*engine, variant->spec(),
                  core::protocol::EngineFault{failure->problem, failure->detail.toStdString(), {}, {}});
}

void MatchCommands::onEnded() {
    noteFailedTrial();
    if (m_service->failure())
        emit messageShown(progressText(*m_service));
    else
        emit messageShown(tr("The match has ended: %1.").arg(standingText(*m_service)));
}

} // namespace komadai::ui
