// Opens the files that the user chooses, drops on the window, or names on the command line.
#pragma once

#include "core/record/game_record.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <deque>
#include <functional>
#include <memory>

class QMenu;
class QMimeData;
class QWidget;

namespace komadai::ui {

class FileReader;
class GameImporter;
class UserVariants;
struct FileOrigin;
struct ReadFile;

/// Finds out what a file is: a library, a position, variants, one game or many. Few games open in tabs; many are imported if
/// the user wants that, and so are studies, folders and archives.
class FileOpener : public QObject {
    Q_OBJECT
public:
    /// Files with more games than this are imported, and so are more files at once.
    static constexpr std::size_t MostTabs = 10;

    /// All must outlive the object.
    /// `window`      the parent of dialogs
    /// `recent`      lists the files that were opened last
    /// `isInFront`   brings a file to the front that is open already, and says whether it is
    FileOpener(QWidget& window, const UserVariants& variants, GameImporter& importer, QMenu& recent,
               std::function<bool(const QString& path)> isInFront);

    /// Lets the user choose files.
    void choose();
    void open(const QStringList& paths);
    /// Opens what was read from a file, or from a text.
    void take(const std::shared_ptr<ReadFile>& file);
    /// The files and folders that are being dragged; none where something else is.
    static QStringList filesIn(const QMimeData& data);

signals:
    /// `origin` is null for a game that is in no file.
    void recordOpened(const komadai::core::GameRecord& record, const komadai::ui::FileOrigin* origin);
    void positionOpened(const QString& text);
    /// A file with the rules of variants.
    void variantsOpened(const QString& path);
    void libraryOpened(const QString& path);

private:
    void onRead(const std::shared_ptr<ReadFile>& file);
    void takeWaiting();
    void listRecent();
    void openRecent(const QString& path);
    void reportProblems(const ReadFile& file) const;
    void openGames(const ReadFile& file);
    void offerImport(const std::shared_ptr<ReadFile>& file);
    /// Asks whether to import a file of chapters as studies, or to open its games.
    void offerStudy(const std::shared_ptr<ReadFile>& file);
    /// Problems as sentences with their lines.
    QString problemsOf(const ReadFile& file) const;

    QWidget& m_window;
    const UserVariants& m_variants;
    GameImporter& m_importer;
    QMenu& m_recent;
    std::function<bool(const QString&)> m_isInFront;
    FileReader* m_reader;
    std::deque<std::shared_ptr<ReadFile>> m_waiting; ///< read, but a dialog is open
    QTimer m_pause;
};

} // namespace komadai::ui
