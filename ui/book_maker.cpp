#include "ui/book_maker.h"

#include "core/book/library_book.h"
#include "ui/books/book_making.h"
#include "ui/books/books_dialog.h"
#include "ui/books/make_book_dialog.h"
#include "ui/library/library_service.h"
#include "ui/variants/user_variants.h"
#include "ui/widgets/work_progress.h"
#include "ui/wording.h"

#include <QMessageBox>

namespace komadai::ui {
BookMaker::BookMaker(QWidget& window, const UserVariants& variants, LibraryService& library, BookStore& books)
    : QObject(&window), m_window(window), m_variants(variants), m_library(library), m_books(books) {}

void BookMaker::askFor(const std::vector<core::GameId>& games) {
    MakeBookDialog dialog(games.size(), &m_window);
    if (dialog.exec() != QDialog::Accepted) return;
    dialog.remember();
    make(games, dialog.name(), dialog.wish(), dialog.use());
}

void BookMaker::make(const std::vector<core::GameId>& games, const QString& name, const core::BookWish& wish,
                     const BookUse& use) {
    auto* work = new BookMaking(m_library, games, wish, this);
    auto* progress = new QProgressDialog(tr("Games are being read…"), tr("Cancel"), 0,
                                         static_cast<int>(games.size()), &m_window);
    progress->setWindowTitle(tr("Make Opening Book"));
    const auto end = showProgress(work, progress);
    connect(work, &BookMaking::cancelled, this, [this, end] {
        end();
        emit messageShown(tr("No book was made."));
    });
    connect(work, &BookMaking::failed, this, [this, end](const core::StorageError& error) {
        end();
        warn(sentence(error), tr("No book was made."));
    });
    connect(work, &BookMaking::finished, this, [this, end, work, name, use] {
        end();
        keep(*work, name, use);
    });
    work->start();
}

void BookMaker::keep(BookMaking& work, const QString& name, const BookUse& use) {
    const auto summary = work.summary();
    auto books = work.takeBooks();
    QStringList remarks;
    if (summary.unreadable > 0)
        remarks += tr("%n game(s) could not be read.", nullptr, static_cast<int>(summary.unreadable));
    if (summary.hasForgotten)
        remarks += tr("There are very many positions, so the counts of rare moves can be too small.");
    if (books.empty())
        return warn(tr("No move was played often enough, so there is no book."), remarks.join(' '));
    const bool isOne = books.size() == 1;
    for (auto& book : books) {
        const QString game = nameOf(book.variant()->spec());
        const auto positions = static_cast<int>(book.size());
        m_books.add(std::move(book), isOne ? name : QStringLiteral("%1 (%2)").arg(name, game), use,
                    [this, positions, remarks](const QString& added, const QString& failure) {
                        if (added.isEmpty()) return warn(tr("The book could not be saved: %1.").arg(failure));
                        const QString text =
                            tr("“%1” has %Ln position(s). The computer plays from it.", nullptr, positions)
                                .arg(added);
                        if (remarks.isEmpty()) return emit messageShown(text);
                        warn(text, remarks.join(' '));
                    });
    }
}

void BookMaker::warn(const QString& text, const QString& details) {
    QMessageBox box(QMessageBox::Warning, tr("Make Opening Book"), text, QMessageBox::Ok, &m_window);
    box.setInformativeText(details);
    box.exec();
}

void BookMaker::showBooks(const std::shared_ptr<const core::Variant>& usual, QWidget* parent) {
    BooksDialog(m_books, m_variants.all(), usual, parent).exec();
}

} // namespace komadai::ui
