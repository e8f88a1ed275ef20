// The commands of repertoires.
#pragma once

#include "core/record/game_record.h"
#include "core/store/repertoire_store.h"

#include <QObject>

#include <functional>

class QWidget;

namespace komadai::ui {

class EnginePool;
class GameView;
class LibraryService;
class RepertoireService;
class UserVariants;
class WindowActions;

/// Marks moves of the game in front as the user's own, shows the marks, and opens the windows of repertoires.
class RepertoireCommands : public QObject {
    Q_OBJECT
public:
    /// `view` gives the game in front. All must outlive the object. `window` is the parent of the others. To be constructed before the
    /// library is opened.
    RepertoireCommands(QWidget& window, const WindowActions& actions, const UserVariants& variants,
                       LibraryService& library, EnginePool& engines, std::function<GameView&()> view);

    /// Shows the marks in the moves of a view, as long as it lives.
    void follow(GameView& view);
    /// Enables what can be done at the node that is shown.
    void refresh();
    RepertoireService& service() { return *m_service; }

signals:
    /// For some seconds at the foot of the window.
    void messageShown(const QString& text);

private:
    void connectMarks();

    QWidget& m_window;
    const WindowActions& m_actions;
    const UserVariants& m_variants;
    LibraryService& m_library;
    EnginePool& m_engines;
    std::function<GameView&()> m_view;
    RepertoireService* m_service;
};

} // namespace komadai::ui
