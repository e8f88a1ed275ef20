// Lets the user make opening books of stored games, and shows the books.
#pragma once

#include "core/store/library.h"
#include "ui/books/book_store.h"

#include <QObject>

#include <memory>
#include <vector>

class QWidget;

namespace komadai::core {
class Variant;
struct BookWish;
} // namespace komadai::core

namespace komadai::ui {

class BookMaking;
class LibraryService;
class UserVariants;

/// Asks which moves a book is to have, shows the progress, and says in the end what the book has.
class BookMaker : public QObject {
    Q_OBJECT
public:
    /// All must outlive the object. `window` is the parent of dialogs.
    BookMaker(QWidget& window, const UserVariants& variants, LibraryService& library, BookStore& books);

    /// Asks how, and makes a book of these games.
    void askFor(const std::vector<core::GameId>& games);
    void make(const std::vector<core::GameId>& games, const QString& name, const core::BookWish& wish,
              const BookUse& use);
    /// `usual` is the variant of text books that name none; see BooksDialog.
    void showBooks(const std::shared_ptr<const core::Variant>& usual, QWidget* parent);

signals:
    void messageShown(const QString& text);

private:
    /// Adds the books of the work under the name, with that of the variant if there are several.
    void keep(BookMaking& work, const QString& name, const BookUse& use);
    void warn(const QString& text, const QString& details = {});

    QWidget& m_window;
    const UserVariants& m_variants;
    LibraryService& m_library;
    BookStore& m_books;
};

} // namespace komadai::ui
