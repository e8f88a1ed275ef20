#include "ui/game_importer.h"

#include "core/files/game_texts.h"
#include "ui/files/record_formats.h"
#include "ui/imports/import_bar.h"
#include "ui/imports/import_report_dialog.h"
#include "ui/imports/library_addition.h"
#include "ui/preferences/preferences.h"
#include "ui/variants/user_variants.h"
#include "ui/wording.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace komadai::ui {

GameImporter::GameImporter(QWidget& window, const UserVariants& variants, LibraryService& library,
                           ImportBar& bar)
    : QObject(&window), m_window(window), m_variants(variants), m_library(library), m_bar(bar) {
    connect(&m_bar, &ImportBar::cancelled, this, [this] {
        if (!m_import) return;
        m_bar.showEnding();
        m_import->cancel();
    });
}

bool GameImporter::isForImport(const QString& path) {
    return QFileInfo(path).isDir() || core::isNamedAsArchive(path.toStdString());
}

void GameImporter::chooseFiles() {
    const QStringList files = QFileDialog::getOpenFileNames(
        &m_window, tr("Import Games"), preferences().get(preference::FilesFolder),
        tr("Games and archives (%1 *.zip *.7z *.tar *.gz *.tgz *.bz2 *.xz *.txz *.zst);;All files (*)")
            .arg(patternsOfAll()));
    if (files.isEmpty()) return;
    preferences().set(preference::FilesFolder, QFileInfo(files.front()).absolutePath());
    offer(files);
}

void GameImporter::chooseFolder() {
    const QString folder = QFileDialog::getExistingDirectory(&m_window, tr("Import Folder"),
                                                             preferences().get(preference::FilesFolder));
    if (folder.isEmpty()) return;
    preferences().set(preference::FilesFolder, folder);
    offer({folder});
}

void GameImporter::chooseLibrary(const std::filesystem::path& open) {
    const QString file = QFileDialog::getOpenFileName(&m_window, tr("Add Another Library"),
                                                      preferences().get(preference::FilesFolder),
                                                      tr("Libraries (*.sqlite);;All files (*)"));
    if (file.isEmpty()) return;
    preferences().set(preference::FilesFolder, QFileInfo(file).absolutePath());
    std::error_code isMissing;
    if (std::filesystem::equivalent(open, file.toStdString(), isMissing) && !isMissing)
        return refuse(tr("This library is already open. Choose another one."));
    offer(ImportWish{.library = file}, tr("Add the library “%1”?").arg(QFileInfo(file).fileName()));
}

void GameImporter::refuse(const QString& reason) {
    auto* box =
        new QMessageBox(QMessageBox::Warning, tr("Add Another Library"), reason, QMessageBox::Ok, &m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void GameImporter::offer(const QStringList& paths) {
    const auto count = static_cast<int>(paths.size());
    offer(ImportWish{.paths = paths},
          count == 1 ? tr("Import the games of “%1”?").arg(QFileInfo(paths.front()).fileName())
                     : tr("Import the games of %n files and folders?", nullptr, count));
}

/// The window goes on meanwhile, since clocks may be running.
void GameImporter::offer(ImportWish wish, const QString& question) {
    const bool isLibrary = !wish.library.isEmpty();
    auto* box =
        new QMessageBox(QMessageBox::Question, isLibrary ? tr("Add Another Library") : tr("Import Games"),
                        question, QMessageBox::Cancel, &m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(
        isLibrary ? tr("Its games, studies, repertoires and puzzles are added to your library. What is "
                       "already there is left out. The other library stays as it is.")
                  : tr("The games are added to your library. Games that it already has are left out."));
    if (!isLibrary) box->setCheckBox(new QCheckBox(tr("Also &add games that are already there"), box));
    auto* import = box->addButton(isLibrary ? tr("&Add") : tr("&Import"), QMessageBox::AcceptRole);
    box->setDefaultButton(import);
    connect(box, &QMessageBox::finished, this, [this, box, import, wish]() mutable {
        if (box->clickedButton() != import) return;
        wish.keepsKnown = box->checkBox() && box->checkBox()->isChecked();
        start(std::move(wish));
    });
    box->open();
}

void GameImporter::start(ImportWish wish) {
    m_waiting.push_back(std::move(wish));
    if (m_import)
        m_bar.showProgress(m_import->progress(), static_cast<int>(m_waiting.size()));
    else
        startNext();
}

void GameImporter::startNext() {
    if (m_waiting.empty()) return;
    ImportWish wish = std::move(m_waiting.front());
    m_waiting.pop_front();
    if (wish.library.isEmpty())
        m_import = new GameImport(m_library, m_variants.all(), std::move(wish), this);
    else
        m_import = new LibraryAddition(m_library, m_variants.all(), wish.library, this);
    connect(m_import, &ImportJob::progressed, this, [this](const ImportProgress& progress) {
        m_bar.showProgress(progress, static_cast<int>(m_waiting.size()));
    });
    connect(m_import, &ImportJob::finished, this, &GameImporter::report);
    m_import->start();
}

void GameImporter::report(const ImportReport& report) {
    m_import->deleteLater();
    m_import = nullptr;
    m_bar.finish();
    emit imported();
    if (report.isRefused) {
        refuse(sentence(*report.error));
        return startNext();
    }
    auto* dialog = new ImportReportDialog(report, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAttribute(Qt::WA_ShowWithoutActivating); // keys go on to the game that is being played
    connect(dialog, &ImportReportDialog::gamesWanted, this, &GameImporter::gamesWanted);
    dialog->show();
    startNext();
}

bool GameImporter::mayLeave() {
    if (!m_import) return true;
    QMessageBox box(QMessageBox::Question, tr("Import Games"), tr("Games are still being imported."),
                    QMessageBox::Cancel, &m_window);
    box.setInformativeText(
        tr("If you end the import now, the games added so far stay in the library. You can repeat the "
           "import later: it adds only the games that are missing."));
    auto* end = box.addButton(tr("&End the Import"), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == end || !m_import;
}

void GameImporter::leaveLibrary() {
    m_waiting.clear();
    if (!m_import) return;
    delete std::exchange(m_import, nullptr);
    m_bar.finish();
    emit imported();
}

} // namespace komadai::ui
