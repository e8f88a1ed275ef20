// Lets the user review games.
#pragma once

#include "core/review/game_review.h"
#include "core/store/library.h"

#include <QObject>

#include <functional>
#include <vector>

class QWidget;

namespace komadai::ui {

class EnginePool;
class GameTabs;
class GameView;
class LibraryService;
class ReviewService;
class UserVariants;

/// Asks how, and hands the games to the service.
class ReviewCommands : public QObject {
    Q_OBJECT
public:
    /// All must outlive the object. `window` is the parent of dialogs.
    ReviewCommands(QWidget& window, GameTabs& tabs, const UserVariants& variants, LibraryService& library,
                   EnginePool& engines);

    ReviewService& service() { return *m_service; }

    /// Asks how to review the game of the view. A game that is in no library is stored first.
    void review(GameView& view);
    /// Asks how to review games of the library.
    void review(const std::vector<core::GameId>& games);

signals:
    /// The user has begun the review of the game in a view.
    void reviewBegun();
    /// For some seconds at the foot of the window.
    void messageShown(const QString& text);

private:
    QWidget& m_window;
    EnginePool& m_engines;
    ReviewService* m_service;
};

} // namespace komadai::ui
