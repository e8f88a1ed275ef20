// Makes opening books of stored games.
#pragma once

#include "core/book/library_book.h"
#include "ui/library/library_service.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace komadai::ui {

/// Reads games off the GUI thread, a few at a time, so that the library answers other questions meanwhile.
class BookMaking : public QObject {
    Q_OBJECT
public:
    /// The library must outlive the object.
    BookMaking(LibraryService& library, std::vector<core::GameId> games, const core::BookWish& wish,
               QObject* parent = nullptr);
    ~BookMaking() override;

    /// `progressed` and in the end one of the other signals follow.
    void start();
    /// `cancelled` follows. The games of a library that was closed meanwhile are given up likewise.
    void cancel();

    /// What was counted so far. Valid in the slots of `finished`.
    const core::BookMaker::Summary& summary() const;
    /// The books of all variants. Valid in the slots of `finished`, once.
    std::vector<core::OpeningBook> takeBooks();

signals:
    void progressed(int done, int total);
    void finished();
    void failed(const komadai::core::StorageError& error);
    void cancelled();

private:
    struct Work;

    void readSome();

    LibraryService& m_library;
    LibraryRequest m_request;
    std::shared_ptr<Work> m_work; ///< touched by one thread at a time: here, or by the job that is under way
};

} // namespace komadai::ui
