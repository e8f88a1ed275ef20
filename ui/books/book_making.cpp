#include "ui/books/book_making.h"

#include <utility>

namespace komadai::ui {

struct BookMaking::Work {
    std::vector<core::GameId> games;
    core::BookMaker maker;
    std::size_t next = 0; ///< in `games`
    std::vector<core::OpeningBook> books{};

    bool isRead() const { return next == games.size(); }
    void read(core::Library& library, const LibraryTask& task) {
        while (!isRead() && !task.isTimeUp() && !task.isCancelled())
            maker.add(library, games[next++]);
        if (isRead()) books = maker.books();
    }
};

BookMaking::BookMaking(LibraryService& library, std::vector<core::GameId> games, const core::BookWish& wish,
                       QObject* parent)
    : QObject(parent), m_library(library),
      m_work(std::make_shared<Work>(Work{std::move(games), core::BookMaker(wish)})) {
    connect(&m_library, &LibraryService::opened, this, &BookMaking::cancel);
    connect(&m_library, &LibraryService::openFailed, this, &BookMaking::cancel);
}

BookMaking::~BookMaking() { m_request.cancel(); }

void BookMaking::start() { readSome(); }

void BookMaking::cancel() {
    m_request.cancel();
    emit cancelled();
}

const core::BookMaker::Summary& BookMaking::summary() const { return m_work->maker.summary(); }

std::vector<core::OpeningBook> BookMaking::takeBooks() { return std::move(m_work->books); }

void BookMaking::readSome() {
    m_request = m_library.read(
        [work = m_work](core::Library& library, const LibraryTask& task) {
            work->read(library, task);
            return true;
        },
        this,
        [this](bool) {
            emit progressed(static_cast<int>(m_work->next), static_cast<int>(m_work->games.size()));
            if (m_request.isCancelled()) return; // by who heard of the progress
            if (!m_work->isRead()) return readSome();
            emit finished();
        },
        [this](const core::StorageError& error) { emit failed(error); });
}

} // namespace komadai::ui
