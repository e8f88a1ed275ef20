// Opens the library, offers unfinished games, and reports problems with the library.
#pragma once

#include "core/record/game_record.h"
#include "core/rules/game.h"
#include "core/store/library.h"

#include <QObject>

#include <filesystem>
#include <memory>
#include <vector>

namespace komadai::core {
class VariantSet;
}

namespace komadai::ui {

class LibraryService;
class NoticeBar;

class LibraryController : public QObject {
    Q_OBJECT
public:
    /// All must outlive the controller. Games are offered in `notice`; `window` is the parent of message boxes.
    LibraryController(LibraryService& library, const core::VariantSet& variants, NoticeBar& notice,
                      QWidget* window);

    /// Once the library is open, offers to continue an unfinished game, if `mayOffer` still returns true then.
    void offerGames(std::function<bool()> mayOffer);
    /// Once the library is open, offers a first game if none is stored yet.
    void welcomeNewUser() { m_isFirstStart = true; }
    /// Opens the library. If that fails, the user may choose another one; otherwise the program ends with status 1.
    void open(const std::filesystem::path& path);
    /// Lets the user choose a library; false if they cancelled.
    bool askWhich();
    /// Reads a stored game. `gameRead` follows, or a message box that says why the game cannot be read.
    void read(core::GameId game, bool toContinue);

signals:
    void opened();
    /// The user has chosen this variant for a first game.
    void firstGameChosen(const std::shared_ptr<const komadai::core::Variant>& variant);
    void allGamesWanted();
    /// `playedTo` is the node after the last move played.
    void gameRead(const komadai::core::GameRecord& record, komadai::core::GameId id,
                  komadai::core::NodeId playedTo, bool toContinue);

private:
    void onOpened();
    void onFailed(const core::StorageError& error);
    void offerFirstGame();
    void offerUnfinished(const std::vector<core::GameSummary>& games);
    void show(const core::StoredRecord& stored, bool toContinue);

    LibraryService& m_library;
    const core::VariantSet& m_variants;
    NoticeBar& m_notice;
    QWidget* m_window;
    std::function<bool()> m_mayOffer; ///< empty: no game is offered
    bool m_isFirstStart = false;
};

} // namespace komadai::ui
