// The commands that edit the record of the game in front.
#pragma once

#include "core/record/annotations.h"
#include "core/record/tree_edit.h"

#include <QObject>
#include <QPointer>

#include <cstdint>
#include <functional>

class QWidget;

namespace komadai::ui {

class GameDocument;
class GameView;
class LibraryService;
class WindowActions;

/// Binds comments, signs, bookmarks, variations, details and autoplay to the actions of the window.
class RecordCommands : public QObject {
    Q_OBJECT
public:
    /// `view` gives the game in front. All must outlive the object; the window owns it.
    RecordCommands(QWidget& window, const WindowActions& actions, LibraryService& library,
                   std::function<GameView&()> view);

    /// Enables what can be done at the node that is shown.
    void refresh();

private:
    /// Which kinds of notes are somewhere in a record.
    struct NoteKinds {
        QPointer<const GameDocument> document;
        std::uint64_t state = 0; ///< of the document
        bool comments = false;
        bool bookmarks = false;
    };

    /// Walks through the record only if it is another one than last time or has changed: it may be a large study.
    const NoteKinds& noteKindsIn(const GameDocument& document);
    void connectNotes();
    void connectVariations();
    void connectSteps();
    void toggleBookmark();
    void nameBookmark();
    void goToNextBookmark();
    /// To the next comment (`step` 1) or to the one before (-1).
    void stepToComment(int step);
    void listBookmarks();
    void removeMoves();
    void removeVariations();
    void editHeader();
    /// Changes the notes on the node that is shown.
    void annotate(const std::function<void(core::Annotations&)>& change);

    QWidget& m_window;
    const WindowActions& m_actions;
    LibraryService& m_library;
    std::function<GameView&()> m_view;
    NoteKinds m_noteKinds; ///< of the record that was last in front
};

} // namespace komadai::ui
