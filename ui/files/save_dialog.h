// Asks for the name and the format of a file with games.
#pragma once

#include "core/notation/record_file.h"

#include <QString>

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
    QString folder;                           ///< empty: the last one
    std::optional<core::RecordFormat> format; ///< none, or not among `formats`: the last one, or else `usual`
    core::RecordFormat usual{};
    std::vector<core::RecordFormat> formats; ///< to choose from, at least one
};

/// The ending of the name decides on the format; a name without a known ending gets that of the chosen format. Remembers
/// folder and format. None where the user cancels.
std::optional<SaveChoice> askWhereToSave(const SaveProposal& proposal, QWidget* parent);

/// Whether the file may be written; the user is asked if there is one already. For names that a dialog of the system has not seen,
/// since an ending was added.
bool mayWrite(const QString& path, const QString& title, QWidget* parent);

/// The file that was chosen in a dialog, with the dialog's ending if it has none by which it is known: a dialog adds none to a name
/// with a dot. None if the user does not want to replace a file of that name.
std::optional<QString> chosenFile(const QFileDialog& dialog,
                                  const std::function<bool(const QString& path)>& isKnown);

/// A text as a name for files: without characters that file systems do not take.
QString asFileName(const QString& text);

} // namespace komadai::ui
