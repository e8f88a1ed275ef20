// The commands of repertoires.
#pragma once

#include "core/record/game_record.h"
#include "core/store/repertoire_store.h"
#include "ui/document/game_document.h"
#include "ui/practice/repertoire_service.h"

#include <QObject>
#include <QPointer>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

class QWidget;

namespace komadai::ui {

class EnginePool;
class GameView;
class LibraryService;
class RepertoireList;
class RepertoireWindow;
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

    // --- changes of repertoires are steps between those of the record: a step can be undone while the record is as it was then

    bool canUndo(const GameDocument& document) const { return lastStep(m_done, document) != m_done.end(); }
    bool canRedo(const GameDocument& document) const {
        return lastStep(m_undone, document) != m_undone.end();
    }
    /// Precondition: canUndo, or canRedo.
    void undo(const GameDocument& document);
    void redo(const GameDocument& document);

    /// Shows the window with a card of this repertoire, or of the one that was practised last.
    void practise(std::optional<core::RepertoireId> repertoire = {});
    void showList();
    /// Repertoires may have come with a library that was added.
    void noteImport();
    /// Shows a repertoire as a game, at a position (see positionText) if it is given.
    void open(core::RepertoireId repertoire, const std::string& position = {});
    /// The same with a line, which may be new; its last move is shown.
    void openLine(core::RepertoireId repertoire, const std::vector<core::Move>& line);

signals:
    /// A repertoire is to be shown as a game, at this node.
    void recordOpened(const komadai::core::GameRecord& record, komadai::core::NodeId node);
    /// An answer was stored.
    void practised();
    /// There are other steps to undo or redo.
    void stepsChanged();
    /// For some seconds at the foot of the window.
    void messageShown(const QString& text);

private:
    /// A change, and the record at which it was made.
    struct Step {
        QPointer<const GameDocument> document;
        std::uint64_t state = 0; ///< see GameDocument::state
        RepertoireChange change;
    };
    using Steps = std::vector<Step>;
    /// The last step that was made at this state of the record; the end if there is none.
    static Steps::const_iterator lastStep(const Steps& steps, const GameDocument& document);
    void note(Step step);
    /// Undoes or redoes the last step of `from`, which then becomes one of `to`.
    void restore(Steps& from, Steps& to, RepertoireService::Way way, const GameDocument& document);

    void connectMarks();
    /// Reads a repertoire as a record, and opens it at the node that `nodeOf` names; it may add to the tree.
    void openRecord(core::RepertoireId repertoire, std::function<core::NodeId(core::GameTree&)> nodeOf);
    void showArrows(GameView& view);
    /// Tells the window for practice which game is in front. Precondition: there is the window.
    void showGame();

    QWidget& m_window;
    const WindowActions& m_actions;
    const UserVariants& m_variants;
    LibraryService& m_library;
    EnginePool& m_engines;
    std::function<GameView&()> m_view;
    RepertoireService* m_service;
    RepertoireWindow* m_practice = nullptr; ///< once it was asked for
    RepertoireList* m_list = nullptr;       ///< likewise
    Steps m_done, m_undone;                 ///< the oldest first
};

} // namespace komadai::ui
