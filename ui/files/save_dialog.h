// Asks for the name and the format of a file with games.
#pragma once

#include "core/notation/record_file.h"

#include <QString>

#include <optional>
#include <vector>

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

/// Asks whether a file that exists is to be replaced. For names that a dialog of the system has not seen, since an ending was added.
bool mayReplace(const QString& path, const QString& title, QWidget* parent);

/// A text as a name for files: without characters that file systems do not take.
QString asFileName(const QString& text);

} // namespace komadai::ui
