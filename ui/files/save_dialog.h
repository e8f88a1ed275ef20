// Asks for the name of a file that is to be written, and for its type.
#pragma once

#include "core/notation/record_file.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

class QFileDialog;
class QWidget;

namespace komadai::ui {

struct SaveChoice {
    QString path;
    core::RecordFormat format{};
};

/// What a dialog starts with.
struct SaveProposal {
    QString title;
    QString name;                             ///< without folder and ending
    bool isNew = false;                       ///< `name` gets a number if there is such a file already
    QString folder;                           ///< empty: the last one
    std::optional<core::RecordFormat> format; ///< none, or not among `formats`: the last one, or else `usual`
    core::RecordFormat usual{};
    std::vector<core::RecordFormat> formats; ///< to choose from, at least one
};

/// The ending of the name decides on the format; a name without a known ending gets that of the chosen format. None where the
/// user cancels.
std::optional<SaveChoice> askWhereToSave(const SaveProposal& proposal, QWidget* parent);

/// The next dialogs begin with the folder of a file that was written, and with its format.
void rememberSaved(const SaveChoice& choice);
/// Likewise, for files that are not games.
void rememberFolderOf(const QString& path);

/// Whether the file may be written; the user is asked if there is one already. For names that a dialog of the system has not seen,
/// since an ending was added.
bool mayWrite(const QString& path, const QString& title, QWidget* parent);

/// Whether the file has an ending that is known here.
using IsKnownFile = std::function<bool(const QString& path)>;

/// The file that was chosen in a dialog, with the dialog's ending if it has none by which it is known: a dialog adds none to a name
/// with a dot. Without `isKnown`, files with an ending of the dialog's name filters are known. A name that was chosen among all files
/// stays as it is. None if the user declines to replace an existing file. With DontConfirmOverwrite the caller checks that itself.
std::optional<QString> chosenFile(const QFileDialog& dialog, const IsKnownFile& isKnown = {});

/// What a dialog starts with that saves a file of one of several types.
struct FileProposal {
    QString title;
    QString name;   ///< without folder and ending; may be empty
    QString folder; ///< empty: the current one
    /// Name filters as QFileDialog takes them: "PNG picture (*.png);;All files (*)". Each has one ending; the last may be for all files.
    QString filters;
};

/// Asks for the name of a file and gives it the ending of the chosen type where it lacks one: see chosenFile. None where the user
/// cancels.
std::optional<QString> askForFile(const FileProposal& proposal, QWidget* parent,
                                  const IsKnownFile& isKnown = {});

/// A name for a new file in the folder: with a number if there is a file of this name with one of the endings.
QString unusedName(const QString& folder, const QString& name, const QStringList& endings);

/// A text as a name for files: without characters that file systems do not take.
QString asFileName(const QString& text);

} // namespace komadai::ui
