#include "ui/library/library_service.h"

#include "core/rules/variant_set.h"
#include "ui/library/library_workers.h"

namespace komadai::ui {

void LibraryRequest::cancel() {
    if (!m_state || m_state->cancelled.exchange(true)) return;
    if (m_state->interrupt) m_state->interrupt();
}

LibraryService::LibraryService(QObject* parent)
    : QObject(parent), m_workers(std::make_unique<Workers>(*this)) {
    m_nextLook.setInterval(LooksEvery);
    connect(&m_nextLook, &QTimer::timeout, this, &LibraryService::lookForChanges);
    connect(this, &LibraryService::opened, this, [this] {
        lookForChanges();
        m_nextLook.start();
    });
}

LibraryService::~LibraryService() = default;

void LibraryService::useVariants(const core::VariantSet& variants) {
    m_variants = &variants;
    updateVariants();
}

/// Variants can be added and removed while the program runs.
void LibraryService::updateVariants() {
    if (!m_variants || m_variants->all() == m_sentVariants) return;
    m_sentVariants = m_variants->all();
    m_workers->setVariants(core::finderOf(m_sentVariants));
}

void LibraryService::open(const std::filesystem::path& path) {
    emit leaving();
    ++m_libraries;
    m_nextLook.stop();
    m_foreignChanges.reset();
    updateVariants();
    m_workers->open(path);
}

/// The writer's connection does not count what it writes itself, and no other one of this process writes.
void LibraryService::lookForChanges() {
    if (std::exchange(m_isLooking, true)) return;
    write(
        Priority::Bulk, [](core::Library& library) { return library.foreignChanges(); }, this,
        [this, library = m_libraries](std::int64_t changes) {
            m_isLooking = false;
            if (library != m_libraries) return;
            const auto before = std::exchange(m_foreignChanges, changes);
            if (before && *before != changes) emit changedElsewhere();
        },
        [this](const core::StorageError&) { m_isLooking = false; });
}

LibraryRequest LibraryService::enqueue(Lane lane, Priority priority, Step step, QObject* receiver,
                                       Failed failed, Progress progress) {
    updateVariants();
    LibraryRequest request;
    request.m_state = std::make_shared<LibraryRequest::State>();
    request.m_state->library = m_libraries;
    request.m_state->isQuestion = lane == Lane::Reader;
    if (lane == Lane::Reader)
        request.m_state->interrupt = [guard = QPointer<LibraryService>(this), state = request.m_state.get()] {
            if (guard) guard->m_workers->interrupt(state);
        };
    const QPointer<QObject> guard(receiver);
    const State state = request.m_state;
    const auto reply = [this, guard, weak = std::weak_ptr(state)](std::function<void()> function) {
        if (const State alive = weak.lock()) answer(alive, guard, std::move(function));
    };
    Workers::Task task{state,
                       std::move(step),
                       [reply, failed = std::move(failed)](const core::StorageError& error) {
                           reply([failed, error] { failed(error); });
                       },
                       {}};
    if (progress)
        task.progress = [reply, progress = std::move(progress)](std::int64_t done, std::int64_t total) {
            reply([progress, done, total] { progress(done, total); });
        };
    m_workers->post(lane, priority, std::move(task));
    return request;
}

void LibraryService::packJournals() {
    write(
        Priority::Edit,
        [](core::Library& library) {
            for (const core::GameId game : library.gamesWithJournal()) {
                try {
                    library.packJournal(game);
                } catch (const core::StorageError&) {
                    // Its journal stays; the other games may be all right.
                }
            }
            return 0;
        },
        this, [](int) {}, [](const core::StorageError&) {});
}

void LibraryService::answer(const State& request, const QPointer<QObject>& receiver,
                            std::function<void()> reply) {
    QMetaObject::invokeMethod(
        this,
        [this, request, receiver, reply = std::move(reply)] {
            const bool isOutdated = request->isQuestion && request->library != m_libraries;
            if (receiver && !request->cancelled && !isOutdated) reply();
        },
        Qt::QueuedConnection);
}

void LibraryService::noteChanges(core::Library& library, const State& request) {
    auto changes = library.takeChanges();
    if (changes.empty()) return;
    QMetaObject::invokeMethod(
        this,
        [this, request, changes = std::move(changes)] {
            using Kind = core::GameChange::Kind;
            if (request->library != m_libraries) return;
            for (const auto& [kind, game] : changes) {
                if (kind == Kind::Added) emit gameAdded(game);
                if (kind == Kind::Changed) emit gameChanged(game);
                if (kind == Kind::Removed) emit gameRemoved(game);
            }
        },
        Qt::QueuedConnection);
}

} // namespace komadai::ui
