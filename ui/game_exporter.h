// Lets the user write stored games to a file.
#pragma once

#include "core/record/record_parts.h"
#include "core/store/library.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

class QWidget;

namespace komadai::ui {

class LibraryService;
class UserVariants;
struct ExportReport;
struct SaveChoice;

/// Asks for the parts of the games and the file, shows the progress, and says in the end what the file does not have.
class GameExporter : public QObject {
    Q_OBJECT
public:
    /// All must outlive the object. `window` is the parent of dialogs.
    GameExporter(QWidget& window, const UserVariants& variants, LibraryService& library);

    /// `games` none: all of the library. `name` is the proposed name of the file.
    void exportGames(const std::optional<std::vector<core::GameId>>& games, const QString& name);

signals:
    void messageShown(const QString& text);

private:
    void write(const std::optional<std::vector<core::GameId>>& games, const SaveChoice& choice,
               const core::RecordParts& leftOut);
    void show(const ExportReport& report, const QString& path);

    QWidget& m_window;
    const UserVariants& m_variants;
    LibraryService& m_library;
};

} // namespace komadai::ui
