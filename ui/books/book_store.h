// The opening books of the user, each a file in a folder, and where the computer uses them.
#pragma once

#include "core/book/book_file.h"

#include <QObject>
#include <QSet>
#include <QString>
#include <QStringList>

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace komadai::ui {

/// The book in a file, which is read when it is needed for the first time. Any thread.
class BookContents {
public:
    BookContents(QString path, core::VariantSet variants)
        : m_path(std::move(path)), m_variants(std::move(variants)) {}

    /// Reads the file with the first call, which can take seconds. Null if it cannot be read.
    std::shared_ptr<const core::OpeningBook> book();
    /// Whether book() answers at once.
    bool isRead() const { return m_isRead; }
    /// Whether the book is read by the rules that a variant has in `variants`.
    bool hasRulesOf(const std::string& variant, const core::VariantSet& variants) const {
        return m_variants.find(variant) == variants.find(variant);
    }

private:
    const QString m_path;
    const core::VariantSet m_variants;
    std::mutex m_mutex;
    std::shared_ptr<const core::OpeningBook> m_book;
    std::atomic<bool> m_isRead = false;
};

/// Where the computer uses a book.
struct BookUse {
    bool isOn = true;
    int fromLevel = 1; ///< 1..10, not above toLevel
    int toLevel = 10;

    friend bool operator==(const BookUse&, const BookUse&) = default;
};

/// A book in the folder.
struct StoredBook {
    QString name;        ///< that of the file, without its ending; unique
    std::string variant; ///< id; empty if the file is no book of this program
    BookUse use;
    std::shared_ptr<BookContents> contents;
};

/// What came of reading a file that the user has chosen.
struct BookImportReport {
    QString name; ///< of the new book; empty if there is none
    std::size_t positions = 0;
    QStringList problems{}; ///< full sentences, at most MostProblems
    std::size_t problemCount = 0;
    static constexpr int MostProblems = 100;
};

/// Books in our own format, one a file; the settings say where they are used. Files that come from elsewhere are read and
/// written on other threads. GUI thread.
class BookStore : public QObject {
    Q_OBJECT
public:
    static constexpr int LongestName = 60;

    /// The variants must outlive the store. There are no books before `open`.
    explicit BookStore(const core::VariantSet& variants, QObject* parent = nullptr);

    /// Uses the books of this folder, which need not exist.
    void open(const QString& folder);
    bool isOpen() const { return !m_folder.isEmpty(); }

    /// Sorted by name.
    const std::vector<StoredBook>& all() const { return m_books; }
    const StoredBook* find(const QString& name) const;
    /// The books that the computer uses in a game of a variant at a level, in the order of their names.
    std::vector<std::shared_ptr<BookContents>> booksFor(const std::string& variant, int level) const;
    /// Reads the books in the background; `contentsRead` follows for each that was not read yet.
    void readContents();
    /// Lists the books anew, since variants were added, edited or removed. Books of edited variants are read again.
    void refresh();

    void setUse(const QString& name, const BookUse& use);
    /// Gives the book another name, or the first one behind it that is free. Returns why that is not possible.
    QString rename(const QString& name, const QString& wanted);
    /// Deletes the file. Returns why that is not possible.
    QString remove(const QString& name);

    /// Writes a book in the background, under the name or the first one behind it that is free. Calls `then` with the name,
    /// or with why it could not be written.
    using Added = std::function<void(const QString& name, const QString& failure)>;
    void add(core::OpeningBook book, const QString& name, const BookUse& use, Added then);
    /// Reads a file of either format in the background and adds its book. `imported` follows.
    /// `usual`  the variant of a file that names none and whose positions several variants can have; may be null.
    void import(const QString& path, const std::shared_ptr<const core::Variant>& usual);
    /// Writes the book to a file in the background. Calls `then` with sentences about what is lost, or with why there is no
    /// file.
    using Exported = std::function<void(const QStringList& losses, const QString& failure)>;
    void exportBook(const QString& name, const QString& path, core::BookFormat format, Exported then);
    /// Whether a file is being read or written.
    bool isBusy() const { return m_jobs > 0; }

signals:
    /// The list of books, or where they are used.
    void changed();
    void contentsRead();
    void imported(const komadai::ui::BookImportReport& report);
    void busyChanged();

private:
    QString pathOf(const QString& name) const;
    QString freeName(const QString& wanted) const;
    void list();
    void storeUses() const;
    /// Runs `work` on another thread and calls `then` with its result on this one, if the store still exists.
    template <class Work, class Then>
    void runJob(Work work, Then then);

    const core::VariantSet& m_variants;
    QString m_folder;
    std::vector<StoredBook> m_books;
    QSet<QString> m_beingWritten; ///< names of books whose files are being written
    int m_jobs = 0;
};

} // namespace komadai::ui
