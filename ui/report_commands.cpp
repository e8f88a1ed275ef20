#include "ui/report_commands.h"

#include "ui/board/look_setting.h"
#include "ui/document/game_document.h"
#include "ui/files/record_formats.h"
#include "ui/files/save_dialog.h"
#include "ui/game/game_view.h"
#include "ui/preferences/preferences.h"
#include "ui/proposed_file_name.h"
#include "ui/report/animation_dialog.h"
#include "ui/report/diagram_file.h"
#include "ui/report/game_animation.h"
#include "ui/report/report_dialog.h"
#include "ui/window_actions.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QProgressDialog>

#include <utility>

namespace komadai::ui {
namespace {

constexpr int SavedPictureSize = 1000; ///< the longer side in pixels

} // namespace

ReportCommands::ReportCommands(QWidget& window, const WindowActions& actions, std::function<GameView&()> view)
    : QObject(&window), m_window(window), m_view(std::move(view)) {
    connect(actions.print, &QAction::triggered, this, &ReportCommands::showReport);
    connect(actions.savePicture, &QAction::triggered, this, &ReportCommands::savePicture);
    connect(actions.saveAnimation, &QAction::triggered, this, &ReportCommands::saveAnimation);
}

DiagramOptions ReportCommands::look() const {
    const GameView& view = m_view();
    const GameDocument& document = view.game().document();
    return {chosenLook(document.spec()),
            view.isFlipped(),
            document.lastMove(),
            BoardTheme::wooden(),
            chosenNotation(),
            document.tree().annotations(document.current()).drawings};
}

void ReportCommands::showReport() {
    GameView& view = m_view();
    ReportDialog dialog(view.game().document(), look(), proposedFileName(view.game()), &m_window);
    connect(&dialog, &ReportDialog::saved, this, &ReportCommands::tellSaved);
    dialog.exec();
}

void ReportCommands::tellSaved(const QString& path) {
    emit messageShown(tr("%1 was saved.").arg(QFileInfo(path).fileName()));
}

void ReportCommands::savePicture() {
    GameView& view = m_view();
    const QString folder = preferences().get(preference::FilesFolder);
    const QString proposed = unusedName(folder, proposedFileName(view.game()), {"png", "svg", "pdf"});
    const auto path = askForFile(
        {tr("Save Picture"), proposed, folder, tr("PNG picture (*.png);;SVG picture (*.svg);;PDF (*.pdf)")},
        &m_window);
    if (!path) return;
    const QString problem = writeDiagram(*path, view.game().document().position(), look(), SavedPictureSize);
    if (!problem.isEmpty()) return tellProblem(tr("Save Picture"), *path, problem);
    rememberFolderOf(*path);
    tellSaved(*path);
}

void ReportCommands::tellProblem(const QString& title, const QString& path, const QString& problem) {
    QMessageBox::warning(&m_window, title,
                         tr("%1 could not be saved: %2.").arg(QFileInfo(path).fileName(), problem));
}

void ReportCommands::saveAnimation() {
    const GameView& view = m_view();
    GameAnimation animation(view.game().document(), look()); // the game may go on meanwhile
    const QString folder = preferences().get(preference::FilesFolder);
    const QString proposed = unusedName(folder, proposedFileName(view.game()), {"gif"});
    AnimationDialog dialog(view.game().document().ply(), &m_window);
    if (dialog.exec() != QDialog::Accepted) return;
    animation.setOptions({dialog.longest(), dialog.perMove(), dialog.fromPly()});
    const auto path =
        askForFile({tr("Save Animation"), proposed, folder, tr("GIF animation (*.gif)")}, &m_window);
    if (!path) return;
    QProgressDialog progress(tr("The animation is being made…"), tr("Cancel"), 0, animation.frames(),
                             &m_window);
    progress.setWindowTitle(tr("Save Animation"));
    progress.setWindowModality(Qt::WindowModal);
    constexpr int ShownAfterMs = 300;
    progress.setMinimumDuration(ShownAfterMs);
    const QString problem = writeAnimation(*path, animation, [&progress](int done) {
        progress.setValue(done);
        return !progress.wasCanceled();
    });
    if (progress.wasCanceled()) return;
    progress.setValue(progress.maximum());
    if (!problem.isEmpty()) return tellProblem(tr("Save Animation"), *path, problem);
    rememberFolderOf(*path);
    tellSaved(*path);
}

} // namespace komadai::ui
