// Opening books for the tests of the window.
#pragma once

#include "core/book/book_file.h"
#include "core/notation/move_text.h"
#include "tests/ui/games.h"
#include "ui/books/book_store.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace komadai::ui::test {

/// A book of EuroShogi with these moves in the start.
inline core::OpeningBook bookOf(const std::vector<std::pair<std::string, int>>& moves) {
    core::OpeningBook book(euroshogi());
    for (const auto& [text, count] : moves)
        book.add(startPosition(), {uciMove(text, startPosition()), count});
    return book;
}

/// A store in a folder of its own.
class OwnBooks {
public:
    OwnBooks() { m_store.open(folder()); }

    BookStore& store() { return m_store; }
    QString folder() const { return m_folder.filePath(QStringLiteral("books")); }
    QString path(const QString& name) const { return m_folder.filePath(name); }
    /// Adds a book, and waits until it is written. Returns its name.
    QString add(core::OpeningBook book, const QString& name, const BookUse& use = {}) {
        std::optional<QString> added;
        m_store.add(std::move(book), name, use,
                    [&](const QString& newName, const QString&) { added = newName; });
        if (!QTest::qWaitFor([&] { return added.has_value(); })) qFatal("the book is not written");
        return *added;
    }
    QString writeFile(const QString& name, const QByteArray& bytes) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write");
        return file.fileName();
    }
    static QByteArray bytesOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    QTemporaryDir m_folder;
    BookStore m_store{variants()};
};

} // namespace komadai::ui::test
