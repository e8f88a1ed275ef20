// Lets the user import games.
#pragma once

#include "ui/imports/game_import.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <deque>
#include <filesystem>

class QWidget;

namespace komadai::ui {

class ImportBar;
class LibraryService;
class UserVariants;

/// Asks what to import, shows the progress, and reports in the end. Imports that are wanted meanwhile come one after another.
class GameImporter : public QObject {
    Q_OBJECT
public:
    /// All must outlive the object. `window` is the parent of dialogs.
    GameImporter(QWidget& window, const UserVariants& variants, LibraryService& library, ImportBar& bar);

    /// Lets the user choose files or a folder.
    void chooseFiles();
    void chooseFolder();
    /// Lets the user choose a library, and asks whether to add it to the open one, whose path is `open`.
    void chooseLibrary(const std::filesystem::path& open);
    /// Asks whether to import the games of these files, folders and archives.
    void offer(const QStringList& paths);
    /// The same with another question than the usual one.
    void offer(ImportWish wish, const QString& question);
    void start(ImportWish wish);

    bool isRunning() const { return m_import != nullptr; }
    /// Whether the program may end, or another library may open: asks while games are being imported.
    bool mayLeave();
    /// Ends the import, and drops those that wait: their games are not for the library that opens next.
    void leaveLibrary();
    /// Whether a file is rather imported than opened: a folder or an archive.
    static bool isForImport(const QString& path);

signals:
    /// An import has ended; what it added is in the library.
    void imported();
    /// The user wants to see the games with this label.
    void gamesWanted(const QString& label);

private:
    void startNext();
    void report(const ImportReport& report);
    /// Says why a library cannot be added.
    void refuse(const QString& reason);

    QWidget& m_window;
    const UserVariants& m_variants;
    LibraryService& m_library;
    ImportBar& m_bar;
    ImportJob* m_import = nullptr; ///< that is running
    std::deque<ImportWish> m_waiting;
};

} // namespace komadai::ui
