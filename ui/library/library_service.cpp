#include "ui/library/library_service.h"

namespace komadai::ui {

LibraryService::LibraryService(QObject* parent) : QObject(parent), m_worker(new QObject) {
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.setObjectName(QStringLiteral("library"));
    m_thread.start();
}

LibraryService::~LibraryService() {
    post([this] {
        m_library.reset();
        m_thread.quit();
    });
    m_thread.wait();
}

void LibraryService::open(const std::filesystem::path& path) {
    post([this, path] {
        m_library.reset();
        m_path = path;
        try {
            m_library.emplace(path);
            emit opened();
        } catch (const core::StorageError& error) {
            emit openFailed(error);
        }
    });
}

void LibraryService::post(std::function<void()> task) {
    QMetaObject::invokeMethod(m_worker, std::move(task), Qt::QueuedConnection);
}

void LibraryService::answer(const QPointer<QObject>& receiver, std::function<void()> reply) {
    QMetaObject::invokeMethod(
        this,
        [receiver, reply = std::move(reply)] {
            if (receiver) reply();
        },
        Qt::QueuedConnection);
}

core::Library& LibraryService::library() {
    if (!m_library) throw core::StorageError(core::StorageProblem::CannotOpen, m_path, "no library is open");
    return *m_library;
}

} // namespace komadai::ui
