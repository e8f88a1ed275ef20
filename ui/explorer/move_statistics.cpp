#include "ui/explorer/move_statistics.h"

#include <mutex>
#include <utility>

namespace komadai::ui {
namespace {

/// The figures on their way from the reader's thread.
class Latest {
public:
    void set(core::Exploration exploration) {
        const std::scoped_lock lock(m_mutex);
        m_exploration = std::move(exploration);
    }
    core::Exploration get() const {
        const std::scoped_lock lock(m_mutex);
        return m_exploration;
    }

private:
    mutable std::mutex m_mutex;
    core::Exploration m_exploration{.isWhole = false};
};

} // namespace

MoveStatistics::MoveStatistics(LibraryService& library, QObject* parent)
    : QObject(parent), m_library(library) {}

MoveStatistics::~MoveStatistics() { m_request.cancel(); }

void MoveStatistics::ask(const core::AnyPosition& position, const core::GameFilter& filter) {
    stop();
    m_position = position;
    m_filter = filter;
    beginSoon();
}

void MoveStatistics::askAgain() {
    m_request.cancel();
    m_failure.reset();
    beginSoon();
}

void MoveStatistics::beginSoon() {
    if (!std::exchange(m_isDue, true))
        QMetaObject::invokeMethod(this, &MoveStatistics::begin, Qt::QueuedConnection);
}

void MoveStatistics::stop() {
    m_request.cancel();
    m_position.reset();
    m_found.reset();
    m_failure.reset();
}

void MoveStatistics::begin() {
    m_isDue = false;
    if (!m_position) return;
    const auto latest = std::make_shared<Latest>();
    const bool isAgain = m_found && m_found->isWhole;
    m_request = m_library.read(
        [latest, position = *m_position, filter = m_filter](core::Library& library, const LibraryTask& task) {
            const core::LibrarySearch search(library, [&task] { return task.isCancelled(); });
            return search.explore(position, filter, [&](const core::Exploration& soFar) {
                latest->set(soFar);
                task.report(0, 0); // how many games are to come is not known
                return !task.isCancelled();
            });
        },
        this, [this](const core::Exploration& whole) { show(whole); },
        [this](const core::StorageError& error) {
            m_failure = error;
            emit changed();
        },
        [this, latest, isAgain](std::int64_t, std::int64_t) {
            if (!isAgain) show(latest->get());
        });
}

void MoveStatistics::show(const core::Exploration& found) {
    m_found = found;
    emit changed();
}

} // namespace komadai::ui
