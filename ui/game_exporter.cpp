#include "ui/game_exporter.h"

#include "ui/files/record_formats.h"
#include "ui/files/save_dialog.h"
#include "ui/library/export_parts_dialog.h"
#include "ui/library/game_export.h"
#include "ui/library/games_model.h"
#include "ui/variants/user_variants.h"
#include "ui/widgets/work_progress.h"
#include "ui/wording.h"

#include <QFileInfo>
#include <QMessageBox>

namespace komadai::ui {
namespace {

constexpr int MostLinesInSight = 4; ///< about what a file lacks

QString sentenceOf(const UnwrittenGame& game) {
    QString why;
    if (const auto* unreadable = std::get_if<core::RecordError>(&game.reason))
        why = QString::fromStdString(wording().sentence(*unreadable));
    else if (const auto* unwritable = std::get_if<core::WriteProblem>(&game.reason))
        why = QString::fromStdString(wording().sentence(*unwritable));
    else
        why = GameExporter::tr("This game needs the variant “%1”, which is missing.")
                  .arg(QString::fromStdString(game.header.variant));
    return QStringLiteral("%1: %2").arg(playerNames(game.header.players), why);
}

/// Everything that the file does not have, a line each.
QString lacksOf(const ExportReport& report) {
    QStringList lines;
    for (const auto& [loss, games] : report.losses)
        lines += GameExporter::tr("%n game(s): %1", nullptr, games)
                     .arg(QString::fromStdString(wording().sentence(loss)));
    for (const UnwrittenGame& game : report.unwritten)
        lines += sentenceOf(game);
    return lines.join('\n');
}

} // namespace

GameExporter::GameExporter(QWidget& window, const UserVariants& variants, LibraryService& library)
    : QObject(&window), m_window(window), m_variants(variants), m_library(library) {}

void GameExporter::exportGames(const std::optional<std::vector<core::GameId>>& games, const QString& name) {
    ExportPartsDialog parts(&m_window);
    if (parts.exec() != QDialog::Accepted) return;
    SaveProposal proposal;
    proposal.title = tr("Export Games");
    proposal.name = asFileName(name);
    proposal.usual = core::RecordFormat::Pgn; // has words for all variants
    for (const core::RecordFormatInfo& format : core::recordFormats())
        proposal.formats.push_back(format.format);
    const auto choice = askWhereToSave(proposal, &m_window);
    if (!choice) return;
    parts.remember();
    write(games, *choice, parts.leftOut());
}

void GameExporter::write(const std::optional<std::vector<core::GameId>>& games, const SaveChoice& choice,
                         const core::RecordParts& leftOut) {
    const auto encoding = core::usualEncodingOf(QFileInfo(choice.path).suffix().toStdString());
    auto* work = new GameExport(m_library, m_variants.all(), games,
                                {choice.path, choice.format, encoding, leftOut}, this);
    auto* progress = new QProgressDialog(tr("Games are being read…"), tr("Cancel"), 0, 0, &m_window);
    progress->setWindowTitle(tr("Export Games"));
    const auto end = showProgress(work, progress);
    connect(work, &GameExport::cancelled, this, [this, end] {
        end();
        emit messageShown(tr("No games were exported."));
    });
    connect(work, &GameExport::finished, this, [this, end, choice](const ExportReport& report) {
        end();
        if (report.isDone()) rememberSaved(choice);
        show(report, choice.path);
    });
    work->start();
}

void GameExporter::show(const ExportReport& report, const QString& path) {
    const QString name = QFileInfo(path).fileName();
    QMessageBox box(QMessageBox::Warning, tr("Export Games"), {}, QMessageBox::Ok, &m_window);
    if (report.libraryError) {
        box.setText(sentence(*report.libraryError));
        box.setInformativeText(tr("No games were exported."));
    } else if (!report.fileError.isEmpty()) {
        box.setText(tr("%1 could not be saved: %2.").arg(name, report.fileError));
        box.setInformativeText(tr("No games were exported."));
    } else if (report.written == 0) {
        box.setText(tr("No games were exported."));
    } else {
        QString text = tr("%Ln game(s) were written to %1.", nullptr, report.written).arg(name);
        const bool isShiftJis =
            core::usualEncodingOf(QFileInfo(path).suffix().toStdString()) == core::TextEncoding::ShiftJis;
        if (isShiftJis && report.encoding != core::TextEncoding::ShiftJis)
            text += ' ' + tr("It is in UTF-8, because Shift_JIS does not have all of its characters.");
        if (report.losses.empty() && report.unwritten.empty()) return emit messageShown(text);
        box.setText(text);
        box.setInformativeText(report.unwritten.empty()
                                   ? tr("The format cannot keep all of them as they are.")
                                   : tr("%Ln game(s) could not be written.", nullptr,
                                        static_cast<int>(report.unwritten.size())));
    }
    if (const QString lacks = lacksOf(report); lacks.count('\n') >= MostLinesInSight)
        box.setDetailedText(lacks);
    else if (!lacks.isEmpty())
        box.setInformativeText((box.informativeText() + '\n' + lacks).trimmed());
    box.exec();
}

} // namespace komadai::ui
