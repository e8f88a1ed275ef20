// Opens the library, offers unfinished games, and reports problems with the library.
#pragma once

#include "core/record/game_record.h"
#include "core/rules/game.h"
#include "core/store/library.h"

#include "ui/widgets/notice_bar.h"

#include <QObject>
#include <QTimer>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace komadai::core {
class VariantSet;
}

namespace komadai::ui {

class LibraryRescue;
class LibraryService;

class LibraryController : public QObject {
    Q_OBJECT
public:
    /// Library and variants must outlive the controller. `window` is the parent of message boxes.
    LibraryController(LibraryService& library, const core::VariantSet& variants, QWidget* window);

    /// Where an unfinished game is offered.
    struct Offer {
        NoticeBar* notice;
        std::vector<NoticeBar::Choice> others; ///< what else the user may do there
    };
    /// Once the library is open, offers to continue an unfinished game where `place` says; not at all if that is nowhere
    /// then.
    void offerGames(std::function<std::optional<Offer>()> place);
    /// Calls `mayLeave` before another library is opened in place of one that is open. The window closes the games of the
    /// old library there; false keeps everything as it is.
    void askBeforeLeaving(std::function<bool()> mayLeave) { m_mayLeave = std::move(mayLeave); }
    /// Once the library is open, offers a first game if none is stored yet.
    void welcomeNewUser() { m_isFirstStart = true; }
    /// Lets the user choose a first game, or a tour. `firstGameChosen` or `tourWanted` may follow.
    void offerFirstGame();
    /// Opens the library, unless it is open already. If that fails, the user may choose another one; otherwise the program ends with status 1.
    /// While a modal dialog is open, the present library stays open, since the dialog may be about its games or other contents: the
    /// library that was wanted last is opened once the dialog is closed.
    void open(const std::filesystem::path& path);
    /// None while none is open.
    const std::optional<std::filesystem::path>& openPath() const { return m_openPath; }
    /// Lets the user choose a library; false if they cancelled.
    bool askWhich();
    /// Lets the user choose the file of a new library.
    void askNew();
    /// Lets the user choose where what can still be read of the library is copied to.
    void askRescue();
    /// Says that a library is not where it was.
    void reportMissing(const QString& path);
    /// Reads a stored game. `gameRead` follows, or a message box that says why the game cannot be read. `node` is the one
    /// to show, if the tree has it.
    void read(core::GameId game, bool toContinue, std::optional<core::NodeId> node = {});

signals:
    void opened();
    /// The user has chosen this variant for a first game.
    void firstGameChosen(const std::shared_ptr<const komadai::core::Variant>& variant);
    /// The same who wants to be shown first how a variant is played; its id.
    void tourWanted(const std::string& variant);
    void allGamesWanted();
    /// `lastTakenBack`  the last move that was taken back; none if no move was
    /// `node`           where the game is to be shown; none: at its end
    void gameRead(const komadai::core::GameRecord& record, komadai::core::GameId id,
                  const std::optional<komadai::core::NodeId>& lastTakenBack, bool toContinue,
                  const std::optional<komadai::core::NodeId>& node);
    /// Instead of `gameRead`, when the game cannot be read.
    void gameNotRead(komadai::core::GameId id);

private:
    bool isOpen(const std::filesystem::path& path) const;
    void onOpened();
    void onFailed(const core::StorageError& error);
    void offerUnfinished(const std::vector<core::GameSummary>& games);
    void show(const core::StoredRecord& stored, bool toContinue, std::optional<core::NodeId> node);

    LibraryService& m_library;
    const core::VariantSet& m_variants;
    QWidget* m_window;
    LibraryRescue* m_rescue;
    std::function<std::optional<Offer>()> m_offerPlace; ///< empty: no game is offered
    std::function<bool()> m_mayLeave;
    std::optional<std::filesystem::path> m_openPath; ///< of the library that is open
    std::filesystem::path m_path;                    ///< of the one to be opened
    std::filesystem::path m_waiting;                 ///< of one that waits until dialogs are closed
    QTimer m_pause;                                  ///< runs while it waits
    std::optional<core::StorageError>
        m_refused; ///< the damaged library that is being rescued instead of opened
    bool m_isFirstStart = false;
};

} // namespace komadai::ui
