// Opens the library, offers the games in it, and says what is wrong with it.
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

class LibraryDesk : public QObject {
    Q_OBJECT
public:
    /// All must outlive the desk; `notice` is where games are offered, `window` the parent of its boxes.
    LibraryDesk(LibraryService& library, const core::VariantSet& variants, NoticeBar& notice,
                QWidget* window);

    /// Once the library is open, offers an unfinished game to continue, as long as `mayOffer` says so.
    void offerGames(std::function<bool()> mayOffer);
    /// Once the library is open, offers a first game if none is stored yet.
    void welcomeNewUser() { m_isFirstStart = true; }
    /// Opens the library. If it cannot be opened the user may choose another; if they choose none the program ends with
    /// status 1.
    void open(const std::filesystem::path& path);
    /// Lets the user choose a library; false if they named none.
    bool askWhich();
    /// Reads a stored game; `gameRead` follows, or a box that says why not.
    void read(core::GameId game, bool toContinue);

signals:
    void opened();
    /// The user has been shown the games there are, and takes this one for the first.
    void firstGameChosen(const std::shared_ptr<const komadai::core::Variant>& variant);
    void allGamesWanted();
    void gameRead(const komadai::core::StoredGame& stored, const komadai::core::Game& line, bool toContinue);

private:
    void onOpened();
    void onFailed(const core::StorageError& error);
    void offerFirstGame();
    void offerUnfinished(const std::vector<core::GameSummary>& games);
    void replay(const core::StoredGame& stored, bool toContinue);

    LibraryService& m_library;
    const core::VariantSet& m_variants;
    NoticeBar& m_notice;
    QWidget* m_window;
    std::function<bool()> m_mayOffer; ///< none: nothing is to be offered
    bool m_isFirstStart = false;
};

} // namespace komadai::ui
