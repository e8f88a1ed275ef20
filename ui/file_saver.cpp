#include "ui/file_saver.h"

#include "core/notation/game_replacement.h"
#include "ui/document/game_document.h"
#include "ui/files/file_writer.h"
#include "ui/files/game_file.h"
#include "ui/files/recent_files.h"
#include "ui/files/record_formats.h"
#include "ui/files/save_dialog.h"
#include "ui/game/game_view.h"
#include "ui/game/recorder.h"
#include "ui/proposed_file_name.h"
#include "ui/record/move_list_panel.h"
#include "ui/variants/user_variants.h"
#include "ui/wording.h"

#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace komadai::ui {
namespace {

QString fileNameOf(const FileOrigin& file) { return QFileInfo(file.path).fileName(); }

/// The losses that the file does not have already, from when it was saved last.
std::vector<core::Loss> newLosses(const GameFile& file, const FileOrigin& target,
                                  std::vector<core::Loss> losses) {
    const auto& origin = file.origin();
    if (!origin || origin->path != target.path || origin->format != target.format) return losses;
    const auto& accepted = file.acceptedLosses();
    std::erase_if(losses, [&](core::Loss loss) {
        return std::find(accepted.begin(), accepted.end(), loss) != accepted.end();
    });
    return losses;
}

/// Whether the file would be of another game, or lack what its players or its author have written.
bool isSerious(core::Loss loss) {
    using core::Loss;
    return loss == Loss::Moves || loss == Loss::Variations || loss == Loss::Comments ||
           loss == Loss::Header || loss == Loss::Result || loss == Loss::LastMove ||
           loss == Loss::RuleOptions;
}

std::vector<core::Loss> seriousOf(std::vector<core::Loss> losses) {
    std::erase_if(losses, [](core::Loss loss) { return !isSerious(loss); });
    return losses;
}

/// What is lost, in a few words. Empty if it is not worth a message: the moves, their comments and the names are in the file without it.
QString shortNameOf(core::Loss loss) {
    using core::Loss;
    switch (loss) {
    case Loss::Glyphs: return FileSaver::tr("symbols such as “!?”");
    case Loss::Drawings: return FileSaver::tr("arrows and circles");
    case Loss::Bookmarks: return FileSaver::tr("bookmarks");
    case Loss::Titles: return FileSaver::tr("titles of players");
    case Loss::Ratings: return FileSaver::tr("ratings");
    case Loss::Tags: return FileSaver::tr("some game details");
    case Loss::TimeControl: return FileSaver::tr("the time control");
    default: return {};
    }
}

/// "Not in the file: bookmarks, ratings."; empty if there is nothing to say.
QString lossesText(const std::vector<core::Loss>& losses) {
    QStringList lost;
    for (const core::Loss loss : losses)
        lost += shortNameOf(loss);
    lost.removeAll(QString());
    if (lost.isEmpty()) return {};
    return FileSaver::tr("Not in the file: %1.").arg(lost.join(QStringLiteral(", ")));
}

/// Shift_JIS and UTF-8 stay; all other encodings give way to the usual one.
core::TextEncoding writtenEncoding(const FileOrigin& file) {
    if (file.encoding == core::TextEncoding::ShiftJis || file.encoding == core::TextEncoding::Utf8)
        return file.encoding;
    return core::usualEncodingOf(QFileInfo(file.path).suffix().toStdString());
}

/// Whether another program has changed the file.
bool hasChanged(const FileOrigin& file) {
    const QFileInfo now(file.path);
    return file.modified.isValid() && now.exists() && now.lastModified() != file.modified;
}

} // namespace

bool FileSaver::save(GameView& view) {
    const auto origin = view.game().file().origin();
    if (!origin) return saveAs(view);
    if (!origin->isWhole)
        return saveElsewhere(view,
                             tr("A part of %1 could not be read. Saving there would delete that part."));
    if (origin->hasOtherGames && hasChanged(*origin))
        return saveElsewhere(
            view, tr("%1 contains several games. Another program has changed it since it was opened here."));
    return write(view, *origin);
}

bool FileSaver::saveElsewhere(GameView& view, const QString& why) {
    QMessageBox box(QMessageBox::Information, tr("Save"), why.arg(view.game().file().name()),
                    QMessageBox::Cancel, &m_window);
    box.setInformativeText(tr("You can save this game in a file of its own."));
    auto* saveAs = box.addButton(tr("Save &As…"), QMessageBox::AcceptRole);
    box.setDefaultButton(saveAs);
    box.exec();
    return box.clickedButton() == saveAs && this->saveAs(view);
}

bool FileSaver::saveAs(GameView& view) {
    const GameDocument& document = view.game().document();
    const auto& origin = view.game().file().origin();
    SaveProposal proposal;
    proposal.title = tr("Save Game");
    proposal.isNew = !origin;
    proposal.name = origin ? QFileInfo(origin->path).completeBaseName() : proposedFileName(view.game());
    if (origin) {
        proposal.folder = QFileInfo(origin->path).absolutePath();
        proposal.format = origin->format;
    }
    proposal.usual = naturalFormat(document.tree());
    proposal.formats = formatsFor(document.tree());
    const auto choice = askWhereToSave(proposal, &m_window);
    if (!choice) return false;
    FileOrigin target{QFileInfo(choice->path).absoluteFilePath(), choice->format};
    target.encoding = core::usualEncodingOf(QFileInfo(choice->path).suffix().toStdString());
    if (!write(view, target)) return false;
    rememberSaved(*choice);
    return true;
}

bool FileSaver::acceptLosses(const FileOrigin& target, const std::vector<core::Loss>& losses) {
    QMessageBox box(QMessageBox::Warning, tr("Save"),
                    tr("The format %1 cannot keep all of this game.").arg(nameOf(target.format)),
                    QMessageBox::Cancel, &m_window);
    QStringList sentences;
    for (const core::Loss loss : losses)
        sentences += QStringLiteral("•\u00a0") + QString::fromStdString(wording().sentence(loss));
    box.setInformativeText(sentences.join('\n'));
    auto* save = box.addButton(tr("&Save"), QMessageBox::AcceptRole);
    box.setDefaultButton(save);
    box.exec();
    return box.clickedButton() == save;
}

bool FileSaver::mayOverwrite(const GameView& view, const FileOrigin& target) const {
    const auto& origin = view.game().file().origin();
    if (!origin || origin->path != target.path || !hasChanged(target)) return true;
    QMessageBox box(QMessageBox::Warning, tr("Save"),
                    tr("Another program has changed %1 since it was opened here.").arg(fileNameOf(target)),
                    QMessageBox::Cancel, &m_window);
    box.setInformativeText(tr("Saving replaces those changes."));
    auto* replace = box.addButton(tr("&Replace"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == replace;
}

bool FileSaver::write(GameView& view, const FileOrigin& target) {
    view.completeRecord();
    const auto asText = [&] {
        return core::writeRecord(view.game().document().recordToShare(), target.format, &m_variants.all());
    };
    auto game = asText();
    if (game) {
        if (!mayOverwrite(view, target)) return false;
        game = asText(); // the game may have gone on during the question
    }
    std::vector<core::Loss> losses, agreed;
    while (game) {
        losses = newLosses(view.game().file(), target, game.value().losses);
        const auto serious = seriousOf(losses);
        if (serious.empty() || serious == agreed) break;
        if (!acceptLosses(target, serious)) return false;
        agreed = serious;
        game = asText(); // likewise
    }
    if (!game) {
        QMessageBox::warning(&m_window, tr("Save"), QString::fromStdString(wording().sentence(game.error())));
        return false;
    }
    WrittenFile written;
    if (target.hasOtherGames) {
        QString why;
        const auto replaced = replaceIn(target, game.value(), why);
        if (!replaced) return saveElsewhere(view, why);
        written = *replaced;
    } else {
        std::string text;
        core::appendGame(text, game.value(), target.format);
        written = writeTextFile(target.path, text, writtenEncoding(target));
    }
    if (!written.error.isEmpty()) {
        QMessageBox box(QMessageBox::Warning, tr("Save"),
                        tr("%1 could not be saved: %2.").arg(fileNameOf(target), written.error),
                        QMessageBox::Ok, &m_window);
        box.setInformativeText(keptText(view));
        box.exec();
        return false;
    }
    FileOrigin origin{target.path, target.format, written.encoding};
    origin.hasOtherGames = target.hasOtherGames;
    origin.game = target.game;
    origin.modified = QFileInfo(target.path).lastModified();
    view.game().file().set(origin);
    view.game().file().accept(game.value().losses);
    addRecentFile(target.path);
    emit saved(origin, target.modified);
    const bool isOther = !target.hasOtherGames && writtenEncoding(target) != written.encoding;
    const QString message =
        isOther ? tr("%1 was saved in UTF-8, because Shift_JIS does not have all of its characters.")
                : tr("%1 was saved.");
    emit messageShown((message.arg(fileNameOf(target)) + ' ' + lossesText(losses)).trimmed());
    return true;
}

std::optional<WrittenFile> FileSaver::replaceIn(const FileOrigin& target, const core::WrittenGame& game,
                                                QString& why) const {
    QFile file(target.path);
    if (!file.open(QIODevice::ReadOnly)) return WrittenFile{file.errorString(), target.encoding};
    const QByteArray bytes = file.readAll();
    file.close();
    const auto replaced = core::replaceGame({bytes.constData(), static_cast<std::size_t>(bytes.size())},
                                            target.game, game, target.format, {.variants = m_variants.all()});
    if (replaced) return WrittenFile{writeBytes(target.path, replaced.value()), target.encoding};
    why = replaced.error() == core::ReplaceProblem::Encoding
              ? tr("%1 contains several games. This game has characters that the encoding of the file lacks.")
              : tr("%1 contains several games. This game cannot be saved there without changing the others.");
    return std::nullopt;
}

QString FileSaver::keptText(const GameView& view) {
    return view.game().recorder().game() ? tr("The game itself is in your library, with all changes.")
                                         : QString();
}

/// Asks about a game that could not be written to the library.
bool FileSaver::mayLose(GameView& view) {
    QMessageBox box(QMessageBox::Warning, tr("Save"), tr("This game is not stored. Save it in a file?"),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    box.setInformativeText(
        tr("Otherwise its moves will be lost, because they could not be written to the library."));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save: return saveAs(view);
    case QMessageBox::Discard: return true;
    default: return false;
    }
}

bool FileSaver::mayLeave(GameView& view) {
    if (view.game().isUnstored()) return mayLose(view);
    if (!view.game().file().isChanged()) return true;
    QMessageBox box(QMessageBox::Question, tr("Save"),
                    tr("Save the changes to %1?").arg(view.game().file().name()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    const QString kept = keptText(view);
    box.setInformativeText(kept.isEmpty() ? tr("The file does not have the latest changes.") : kept);
    if (!kept.isEmpty()) box.button(QMessageBox::Discard)->setText(tr("Do&n't Save")); // nothing is discarded
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save: return save(view);
    case QMessageBox::Discard: return true;
    default: return false;
    }
}

} // namespace komadai::ui
