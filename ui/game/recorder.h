// Keeps an open game in the library.
#pragma once

#include "core/record/game_record.h"
#include "core/store/library.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace komadai::ui {

class GameDocument;
class LibraryService;

/// Hands every change of a document to the library's writer. Changes made in one go (a move, its time, the end of the
/// game) are one transaction. A record that is not in the library yet is added with its first change. GUI thread.
class Recorder : public QObject {
    Q_OBJECT
public:
    /// Both must outlive the recorder.
    Recorder(GameDocument& document, LibraryService& library, QObject* parent = nullptr);
    /// Changes that were not written yet are left to the library, which writes them before it closes.
    ~Recorder() override;

    /// Whether everything is stored that has happened so far, or nothing is to be stored.
    bool isSettled() const { return !m_isWriting && !m_isFlushDue && m_batch.isEmpty(); }
    /// Whether writing has failed and the user has to decide what happens.
    bool isBroken() const { return m_isBroken; }
    /// Whether the record is stored as it changes.
    bool isKept() const { return m_isKept; }
    /// Whether the record is in the library, or will be after its next change.
    bool belongsToLibrary() const { return m_stored || m_isKept; }
    /// Whether the record is worth storing. Not before the first move, nor after a first move of the computer that no human
    /// has answered: each start of the program would leave a game of one move.
    bool isBegun() const;
    /// The id of the record in the library; none until its first change is stored.
    std::optional<core::GameId> game() const { return m_stored; }

    /// Changes from now on belong to this game of the library; none: to a game that is not in it yet. Called when the
    /// document gets another record.
    void follow(std::optional<core::GameId> game);

    /// Stores a record that is not in the library yet, without a change. Precondition: isBegun().
    void storeNow();
    /// Calls `then` with the id of the record: at once if the library has it, otherwise after it was stored as by storeNow(). Does
    /// not call it if the record cannot be stored, if another library is opened first, or if `receiver` is gone. Preconditions:
    /// belongsToLibrary() and isBegun().
    void whenStored(QObject* receiver, std::function<void(core::GameId)> then);

    void retry();
    /// Changes are not stored any more, until the document gets another record.
    void goOnWithoutStoring();

signals:
    /// Something was written.
    void stored(komadai::core::GameId game);
    /// isSettled() has become true.
    void settled();
    /// A change could not be stored. `retry` or `goOnWithoutStoring` goes on.
    void failed(const komadai::core::StorageError& error);

private:
    /// What is to be written together.
    struct Batch {
        std::vector<core::TreeEdit> edits;
        bool header = false; ///< or outcome, or the node played last
        bool isEmpty() const { return edits.empty() && !header; }
    };
    /// The place of the record in the library. Touched on the writer's thread only, once a job is under way.
    struct Place {
        std::optional<core::GameId> id;
    };

    /// Somebody who waits until a record is stored.
    struct Waiting {
        int generation = 0; ///< of the record
        QPointer<QObject> receiver;
        std::function<void(core::GameId)> then;
    };

    void leave();
    void tellWaiting(int generation, core::GameId game);
    void dropWaiting(int generation);
    void onEdited(const core::TreeEdit& edit);
    void onHeaderChanged();
    /// Writes what has come together, when the present event has been dealt with.
    void flushLater();
    void flush();
    void write();
    std::function<core::GameId(core::Library&)> job() const;

    GameDocument& m_document;
    LibraryService& m_library;
    std::shared_ptr<Place> m_place = std::make_shared<Place>();
    std::optional<core::GameId> m_stored;
    Batch m_batch;                                     ///< not given to the writer yet
    std::function<core::GameId(core::Library&)> m_job; ///< given to the writer, or failed
    bool m_isWriting = false;                          ///< or failed and not decided upon
    bool m_isBroken = false;
    bool m_isKept = true;
    bool m_isFlushDue = false;
    bool m_hasWritten = false; ///< anything about the present record
    int m_generation = 0;      ///< of the record; answers about an earlier one do not change the state
    std::vector<Waiting> m_waiting;
};

} // namespace komadai::ui
