#include "ui/library/library_rescue.h"

#include "ui/files/save_dialog.h"
#include "ui/language/local_text.h"
#include "ui/wording.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>

namespace komadai::ui {

LibraryRescue::LibraryRescue(const core::VariantSet& variants, QWidget* window)
    : QObject(window), m_variants(variants), m_window(window) {}

LibraryRescue::~LibraryRescue() = default;

bool LibraryRescue::askWhere(const std::filesystem::path& damaged) {
    const QFileInfo file(QString::fromStdString(damaged.string()));
    QFileDialog dialog(m_window, tr("Rescue Copy"), file.path(), tr("Libraries (*.sqlite);;All files (*)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setOption(QFileDialog::DontConfirmOverwrite); // an existing file is never replaced
    dialog.setDefaultSuffix(QStringLiteral("sqlite"));
    dialog.selectFile(file.completeBaseName() + QStringLiteral("-rescued.sqlite"));
    if (dialog.exec() != QDialog::Accepted) return false;
    const auto copy = chosenFile(dialog);
    if (!copy) return false;
    if (!QFileInfo::exists(*copy)) {
        start(damaged, copy->toStdString());
        return true;
    }
    QMessageBox::warning(
        m_window, tr("Rescue Copy"),
        tr("The file %1 exists already. Choose another name.").arg(QDir::toNativeSeparators(*copy)));
    return false;
}

void LibraryRescue::start(const std::filesystem::path& damaged, const std::filesystem::path& copy) {
    m_progress = new QProgressDialog(tr("Games are being copied…"), tr("Cancel"), 0, 0, m_window);
    m_progress->setWindowModality(Qt::WindowModal);
    m_progress->setAutoClose(false);
    m_progress->setAutoReset(false);
    m_progress->show();
    m_thread = std::jthread(
        [this, damaged, copy, variants = core::finderOf(m_variants.all())](const std::stop_token& stop) {
            const auto report = [this, &stop](std::int64_t done, std::int64_t total) {
                if (done % 100 == 0)
                    QMetaObject::invokeMethod(this, [this, done, total] {
                        if (!m_progress) return;
                        m_progress->setMaximum(static_cast<int>(total));
                        m_progress->setValue(static_cast<int>(done));
                    });
                return !stop.stop_requested();
            };
            try {
                const auto summary = core::rescueLibrary(damaged, copy, variants, report);
                QMetaObject::invokeMethod(this, [this, copy, summary] { finish(copy, summary); });
            } catch (const core::StorageError& error) {
                QMetaObject::invokeMethod(this, [this, error] { fail(error); });
            }
        });
    connect(m_progress, &QProgressDialog::canceled, this, [this] { m_thread.request_stop(); });
}

void LibraryRescue::endProgress() {
    m_thread.join();
    m_progress->deleteLater();
    m_progress = nullptr;
}

void LibraryRescue::finish(const std::filesystem::path& copy, const core::RescueSummary& summary) {
    endProgress();
    const QString path = QString::fromStdString(copy.string());
    if (!QFileInfo::exists(path)) return emit finished(false); // it was cancelled
    QMessageBox box(QMessageBox::Information, tr("Rescue Copy"),
                    tr("Games in the copy: %1. Games that could not be read: %2.")
                        .arg(countText(summary.games), countText(summary.unreadable)),
                    QMessageBox::NoButton, m_window);
    if (summary.shortened > 0 || summary.gaps > 0)
        box.setInformativeText(
            tr("Games without their last changes: %1. Places in the file that could not be read: %2.")
                .arg(countText(summary.shortened), countText(summary.gaps)));
    auto* open = box.addButton(tr("&Open the Copy"), QMessageBox::AcceptRole);
    box.addButton(QMessageBox::Close);
    box.setDefaultButton(open);
    box.exec();
    if (box.clickedButton() == open) emit copyWanted(path);
    emit finished(true);
}

void LibraryRescue::fail(const core::StorageError& error) {
    endProgress();
    QMessageBox::critical(m_window, tr("Rescue Copy"), sentence(error));
    emit finished(false);
}

} // namespace komadai::ui
