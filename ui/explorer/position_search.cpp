#include "ui/explorer/position_search.h"

#include <chrono>
#include <mutex>
#include <utility>

namespace komadai::ui {

/// Places on their way from the reader's thread.
class PositionSearch::Places {
public:
    void add(FoundPlace place) {
        const std::scoped_lock lock(m_mutex);
        m_places.push_back(std::move(place));
    }
    std::vector<FoundPlace> take() {
        const std::scoped_lock lock(m_mutex);
        return std::exchange(m_places, {});
    }

private:
    std::mutex m_mutex;
    std::vector<FoundPlace> m_places;
};

namespace {

/// Often enough to look steady, and not so often that the window has nothing else to do.
constexpr std::chrono::milliseconds BetweenReports{50};

/// Runs one question on the reader's thread.
class SearchJob {
public:
    using Add = std::function<void(FoundPlace)>;

    SearchJob(core::Library& library, const LibraryTask& task, const Add& add)
        : m_library(library), m_task(task), m_add(add) {}

    PositionSearch::End run(const PositionQuestion& question) {
        const core::LibrarySearch search(m_library, [this] { return m_task.isCancelled(); });
        const auto found = [this](const core::FoundPosition& place) { return take(place); };
        if (const auto* positions = std::get_if<std::vector<core::AnyPosition>>(&question.what)) {
            for (const core::AnyPosition& position : *positions)
                if (m_count < PositionSearch::MostPlaces)
                    search.findPosition(position, question.filter, found);
        } else {
            const auto& [pattern, variant] = std::get<PatternQuestion>(question.what);
            search.findPattern(pattern, variant, question.filter, found,
                               [this](std::int64_t done, std::int64_t total) {
                                   m_done = done;
                                   m_total = total;
                                   m_task.report(done, total);
                                   return !m_task.isCancelled();
                               });
        }
        return m_count < PositionSearch::MostPlaces ? PositionSearch::End::Complete
                                                    : PositionSearch::End::Full;
    }

private:
    bool take(const core::FoundPosition& place) {
        auto game = m_library.summary(place.game);
        if (!game) return true;
        m_add({std::move(*game), place.node, place.ply});
        const auto now = std::chrono::steady_clock::now();
        if (now - m_reported >= BetweenReports) {
            m_reported = now;
            m_task.report(m_done, m_total);
        }
        return ++m_count < PositionSearch::MostPlaces && !m_task.isCancelled();
    }

    core::Library& m_library;
    const LibraryTask& m_task;
    const Add& m_add;
    int m_count = 0;
    std::int64_t m_done = 0;
    std::int64_t m_total = 0;
    std::chrono::steady_clock::time_point m_reported{};
};

} // namespace

PositionSearch::PositionSearch(LibraryService& library, QObject* parent)
    : QObject(parent), m_library(library) {}

PositionSearch::~PositionSearch() { m_request.cancel(); }

void PositionSearch::start(const PositionQuestion& question) {
    cancel();
    m_places = std::make_shared<Places>();
    m_isRunning = true;
    m_request = m_library.read(
        [places = m_places, question](core::Library& library, const LibraryTask& task) {
            const SearchJob::Add add = [&places](FoundPlace place) { places->add(std::move(place)); };
            return SearchJob(library, task, add).run(question);
        },
        this, [this](End how) { end(how); },
        [this](const core::StorageError& error) {
            deliver();
            m_isRunning = false;
            emit failed(error);
        },
        [this](std::int64_t done, std::int64_t total) {
            deliver();
            emit progressed(done, total);
        });
}

void PositionSearch::cancel() {
    if (!m_isRunning) return;
    m_request.cancel();
    end(End::Cancelled);
}

void PositionSearch::deliver() {
    const auto places = m_places->take();
    if (!places.empty()) emit found(places);
}

void PositionSearch::end(End how) {
    deliver();
    m_isRunning = false;
    emit finished(how);
}

} // namespace komadai::ui
