// The question before stored games are deleted that studies use.
#pragma once

#include "ui/library/library_service.h"

#include <QObject>

#include <functional>
#include <vector>

class QWidget;

namespace komadai::core {
struct Study;
}

namespace komadai::ui {

/// Looks for studies with the games that are to be deleted, and asks the user if there are any. One question at a time: a
/// deletion that is wanted meanwhile is of the games that are selected when its turn comes. GUI thread.
class GameRemoval : public QObject {
    Q_OBJECT
public:
    using Games = std::vector<core::GameId>;

    /// `selected` returns the games that are selected. The library and the window, the parent of the question, must outlive
    /// the object.
    GameRemoval(LibraryService& library, std::function<Games()> selected, QWidget* window);

    /// `confirmed` follows if the games may be deleted. Nothing follows for no games.
    void ask(const Games& games);
    /// Another library is opened: its games have other ids.
    void cancel();

signals:
    void confirmed(const std::vector<komadai::core::GameId>& games);
    /// The studies could not be read.
    void failed(const komadai::core::StorageError& error);

private:
    void onStudiesFound(const Games& games, const std::vector<core::Study>& studies);
    void endAsking(bool goesOn);
    /// Names the studies to the user. `games` is the number of games to be deleted.
    bool mayTakeFrom(const std::vector<core::Study>& studies, int games);

    LibraryService& m_library;
    std::function<Games()> m_selected;
    QWidget* m_window;
    LibraryRequest m_request; ///< for the studies with the games
    bool m_isAsking = false;  ///< the library or the user
    int m_waiting = 0;        ///< deletions wanted meanwhile
};

} // namespace komadai::ui
