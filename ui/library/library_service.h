// The library of games on a thread of its own.
#pragma once

#include "core/store/library.h"

#include <QObject>
#include <QPointer>
#include <QThread>

#include <functional>
#include <optional>
#include <type_traits>

namespace komadai::ui {

/// Runs jobs on the library one after another, off the GUI thread, in the order in which they were given.
/// Every job given before destruction is done before the destructor returns.
class LibraryService : public QObject {
    Q_OBJECT
public:
    explicit LibraryService(QObject* parent = nullptr);
    ~LibraryService() override;

    /// Opens a file in place of the one that is open. `opened` or `openFailed` follows; on failure nothing is
    /// open.
    void open(const std::filesystem::path& path);

    /// Calls `job(core::Library&)` on the library's thread and `then(result)` on this thread; `then` is
    /// dropped if `receiver` is gone by then. If the job throws, or no library is open, `failed` is called
    /// instead.
    template <class Job, class Then>
    void run(Job job, QObject* receiver, Then then, std::function<void(const core::StorageError&)> failed) {
        post([this, job = std::move(job), receiver = QPointer<QObject>(receiver), then = std::move(then),
              failed = std::move(failed)]() mutable {
            using Value = std::invoke_result_t<Job, core::Library&>;
            try {
                Value value = job(library());
                answer(receiver, [then = std::move(then), value = std::move(value)] { then(value); });
            } catch (const core::StorageError& error) {
                answer(receiver, [failed = std::move(failed), error] { failed(error); });
            }
        });
    }

signals:
    void opened();
    void openFailed(const komadai::core::StorageError& error);

private:
    void post(std::function<void()> task);
    /// Calls `reply` on the thread of this object, if the receiver still lives.
    void answer(const QPointer<QObject>& receiver, std::function<void()> reply);
    /// On the library's thread.
    core::Library& library();

    QThread m_thread;
    QObject* m_worker;                      ///< a place on the thread to send tasks to
    std::optional<core::Library> m_library; ///< touched on the library's thread only
    std::filesystem::path m_path;           ///< likewise
};

} // namespace komadai::ui
