// Lets the user set up, watch and end matches of engines.
#pragma once

#include "core/record/game_record.h"
#include "core/store/library.h"

#include <QObject>
#include <QPointer>

#include <string>

class QWidget;

namespace komadai::ui {

class EnginePool;
class EngineStore;
class LibraryService;
class MatchService;
class MatchWindow;
class UserVariants;

class MatchCommands : public QObject {
    Q_OBJECT
public:
    /// All must outlive the object. `window` is the parent of dialogs.
    MatchCommands(QWidget& window, const UserVariants& variants, EngineStore& engines, EnginePool& pool,
                  LibraryService& library);
    /// Ends the match.
    ~MatchCommands() override;

    MatchService& service() { return *m_service; }

    /// Shows the match that was begun last, or else asks for one and proposes `variant` (an id), if it is among the variants.
    void show(const std::string& variant);
    /// Shows the match that was begun last.
    void showWindow();
    /// Whether the match may end, since the program or the library is about to be closed. Asks if there is one.
    bool mayEnd();
    /// Ends the match, if there is one.
    void end();

signals:
    /// For some seconds at the foot of the window.
    void messageShown(const QString& text);
    /// The user wants to see a game.
    void gameChosen(komadai::core::GameId game);
    void recordChosen(const komadai::core::GameRecord& record);
    /// The user has changed the list of engines.
    void enginesChanged();

private:
    void ask(QWidget* parent, const std::string& variant = {});
    void onEnded();
    void noteFailedTrial();

    QWidget& m_window;
    const UserVariants& m_variants;
    EngineStore& m_engines;
    EnginePool& m_pool;
    MatchService* m_service;
    QPointer<MatchWindow> m_matchWindow; ///< once it was asked for
};

} // namespace komadai::ui
