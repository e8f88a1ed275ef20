// What is copied from the game in front, and what is pasted or dropped there.
#pragma once

#include "core/notation/record_file.h"
#include "core/store/library.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QWidget;

namespace komadai::ui {

class FileOpener;
class FileReader;
class GameView;
class LibraryService;
class UserVariants;
class WindowActions;
struct ReadFile;

/// Binds copying and pasting to the actions of the window. A text that is pasted, or dropped on the window, is read in the background;
/// what it is, is found out by its content.
class ClipboardCommands : public QObject {
    Q_OBJECT
public:
    /// `view` gives the game in front. All must outlive the object; the window owns it.
    ClipboardCommands(QWidget& window, const WindowActions& actions, const UserVariants& variants,
                      FileOpener& files, std::function<GameView&()> view);

    /// Enables what can be copied.
    void refresh();
    /// Does with a text what Paste does with one. Nothing happens if it is empty.
    void take(const QString& text);
    /// Copies stored games as one text: in the format for copies of the first one, or in PGN where not all can be written in it.
    void copyGames(LibraryService& library, const std::vector<core::GameId>& games);

signals:
    void positionPasted(const QString& text);
    void recordPasted(const komadai::core::GameRecord& record);
    void messageShown(const QString& text);

private:
    /// What can be done with a text that was pasted or dropped.
    struct Offer {
        QString text; ///< what it is
        std::function<void()> openNew;
        std::optional<core::GameTree> atStart;      ///< to be joined at the root; none: that is not possible
        std::optional<core::GameTree> here;         ///< at the node that is shown
        std::optional<core::ReadProblem> problem{}; ///< the first one, where not everything could be read
    };

    void connectCopying();
    void copyText(const QString& text, const QString& message);
    void copyPosition(const QString& text);
    void copyPositionAs(core::RecordFormat format);
    void copyGame(core::RecordFormat format);
    void copyRecords(const std::vector<core::GameRecord>& records);
    void copyLine();
    void copyPicture();
    void listPositionFormats();
    void listGameFormats();

    void paste();
    /// Opens the file whose name the text is; false where it is none.
    bool pasteFile(const QString& text);
    void onRead(const std::shared_ptr<ReadFile>& read);
    /// What moves without a game can be; none where they are no legal moves.
    std::optional<Offer> offerOfMoves(const ReadFile& read);
    Offer offerOfGames(const std::shared_ptr<ReadFile>& read);
    void make(const Offer& offer);
    void join(core::NodeId at, const core::GameTree& tree);
    /// Says why nothing could be read.
    void explain(const ReadFile& read);
    static QString sentence(const core::ReadProblem& problem);

    QWidget& m_window;
    const WindowActions& m_actions;
    const UserVariants& m_variants;
    FileOpener& m_files;
    std::function<GameView&()> m_view;
    FileReader* m_reader;
};

} // namespace komadai::ui
