#include "ui/books/book_store.h"

#include "core/notation/text_encoding.h"
#include "core/search/engine.h"
#include "translations/wording/book_wording.h"
#include "ui/files/file_writer.h"
#include "ui/files/regular_file.h"
#include "ui/files/save_dialog.h"
#include "ui/preferences/preferences.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPointer>
#include <QThreadPool>

#include <algorithm>
#include <cassert>
#include <map>

namespace komadai::ui {
namespace {

const PreferenceGroup Books(QStringLiteral("openingBooks"));
constexpr const char* Suffix = ".book";
constexpr qint64 HeadBytes = 4096; ///< in which a book names its variant

const BookWording& bookWording() {
    static const BookWording words(
        [](const char* source) { return QCoreApplication::translate("Wording", source).toStdString(); });
    return words;
}

/// The text of a file; why it cannot be read otherwise.
struct ReadText {
    std::string text;
    QString failure;
};

ReadText textOf(const QString& path, qint64 mostBytes) {
    QFile file(path);
    if (const QString error = openRegularFile(file); !error.isEmpty()) return {{}, error};
    const QByteArray bytes = file.read(mostBytes);
    if (file.error() != QFile::NoError) return {{}, file.errorString()};
    return {core::decodeText({bytes.constData(), static_cast<std::size_t>(bytes.size())}).text, {}};
}

/// One byte more than a book may have, so that a longer file is noticed.
qint64 mostBytes(const core::BookReadOptions& options) { return static_cast<qint64>(options.bytes) + 1; }

/// The id of the variant that a book in our own format names.
std::string variantIn(const QString& path, const core::VariantSet& variants) {
    const std::string head = textOf(path, HeadBytes).text;
    const auto lines = head.substr(0, head.find("\nposition "));
    const auto reading = core::readBook(lines + '\n', core::BookFormat::Komadai, {variants});
    return reading.book ? reading.book->variant()->spec().id : std::string();
}

int levelIn(const QVariantMap& entry, const char* name, int usual) {
    bool isNumber = false;
    const int level = entry.value(QLatin1String(name)).toInt(&isNumber);
    return isNumber && level >= core::MinLevel && level <= core::MaxLevel ? level : usual;
}

BookUse useIn(const QVariantMap& entry) {
    BookUse use;
    use.isOn = entry.value(QStringLiteral("on"), true).toBool();
    use.fromLevel = levelIn(entry, "from", use.fromLevel);
    use.toLevel = std::max(levelIn(entry, "to", use.toLevel), use.fromLevel);
    return use;
}

/// Writes a book in our own format; why that failed otherwise.
QString write(const core::OpeningBook& book, const QString& path) {
    if (!QDir().mkpath(QFileInfo(path).path()))
        return BookStore::tr("The folder %1 cannot be made.")
            .arg(QDir::toNativeSeparators(QFileInfo(path).path()));
    const auto written = core::writeBook(book, core::BookFormat::Komadai);
    return writeTextFile(path, written.value().text, core::TextEncoding::Utf8).error;
}

/// Reads a file of either format. A text book whose variant is not clear is taken to be one of `usual`.
core::BookReading readEither(const std::string& text, const core::VariantSet& variants,
                             const std::shared_ptr<const core::Variant>& usual) {
    auto reading = core::readBook(text, std::nullopt, {variants});
    if (reading.book || !usual) return reading;
    auto again = core::readBook(text, std::nullopt, {variants, usual});
    return again.book ? again : reading;
}

struct ImportedBook {
    BookImportReport report;
    std::optional<core::OpeningBook> book;
};

ImportedBook importFrom(const QString& path, const core::VariantSet& variants,
                        const std::shared_ptr<const core::Variant>& usual) {
    ImportedBook imported;
    const auto text = textOf(path, mostBytes({variants}));
    const std::string name = QFileInfo(path).fileName().toStdString();
    if (!text.failure.isEmpty()) {
        imported.report.problems = {
            BookStore::tr("%1 cannot be read: %2.").arg(QFileInfo(path).fileName(), text.failure)};
        imported.report.problemCount = 1;
        return imported;
    }
    auto reading = readEither(text.text, variants, usual);
    for (const auto& problem : reading.problems)
        if (imported.report.problems.size() < BookImportReport::MostProblems)
            imported.report.problems += QString::fromStdString(bookWording().sentence(problem, name));
    for (const auto loss : reading.losses)
        imported.report.problems += QString::fromStdString(bookWording().sentence(loss));
    imported.report.problemCount = reading.problemCount + reading.losses.size();
    if (reading.book && reading.book->size() == 0) {
        imported.report.problems.prepend(
            BookStore::tr("%1 has no position that can be used.").arg(QFileInfo(path).fileName()));
        ++imported.report.problemCount;
    } else {
        imported.book = std::move(reading.book);
    }
    return imported;
}

} // namespace

std::shared_ptr<const core::OpeningBook> BookContents::book() {
    const std::lock_guard lock(m_mutex);
    if (!m_isRead) {
        const auto text = textOf(m_path, mostBytes({m_variants}));
        auto reading = core::readBook(text.text, core::BookFormat::Komadai, {m_variants});
        if (reading.book) m_book = std::make_shared<const core::OpeningBook>(std::move(*reading.book));
        m_isRead = true;
    }
    return m_book;
}

BookStore::BookStore(const core::VariantSet& variants, QObject* parent)
    : QObject(parent), m_variants(variants) {}

template <class Work, class Then>
void BookStore::runJob(Work work, Then then) {
    ++m_jobs;
    emit busyChanged();
    QThreadPool::globalInstance()->start(
        [store = QPointer<BookStore>(this), work = std::move(work), then = std::move(then)]() mutable {
            auto result = std::make_shared<decltype(work())>(work());
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [store, result, then = std::move(then)]() mutable {
                    if (!store) return;
                    --store->m_jobs;
                    then(std::move(*result));
                    if (store) emit store->busyChanged();
                },
                Qt::QueuedConnection);
        });
}

void BookStore::open(const QString& folder) {
    m_folder = folder;
    m_books.clear();
    list();
    emit changed();
}

/// Keeps the contents of books that are listed already, as long as their variants stay the same.
void BookStore::list() {
    std::map<QString, BookUse> uses;
    for (const auto& entry : preferences().entries(Books))
        uses[entry.value(QStringLiteral("name")).toString()] = useIn(entry);
    std::vector<StoredBook> books;
    for (const QFileInfo& file : QDir(m_folder).entryInfoList({'*' + QLatin1String(Suffix)}, QDir::Files)) {
        StoredBook book{file.completeBaseName(), {}, {}, {}};
        if (const auto* known = find(book.name)) book = *known;
        if (const auto use = uses.find(book.name); use != uses.end()) book.use = use->second;
        if (book.variant.empty() || !book.contents->hasRulesOf(book.variant, m_variants)) {
            book.variant = variantIn(file.filePath(), m_variants);
            book.contents = std::make_shared<BookContents>(file.filePath(), m_variants);
        }
        books.push_back(std::move(book));
    }
    std::sort(books.begin(), books.end(), [](const StoredBook& a, const StoredBook& b) {
        return QString::localeAwareCompare(a.name, b.name) < 0;
    });
    m_books = std::move(books);
}

void BookStore::refresh() {
    list();
    emit changed();
}

void BookStore::storeUses() const {
    std::vector<QVariantMap> entries;
    for (const auto& book : m_books)
        entries.push_back({{QStringLiteral("name"), book.name},
                           {QStringLiteral("on"), book.use.isOn},
                           {QStringLiteral("from"), book.use.fromLevel},
                           {QStringLiteral("to"), book.use.toLevel}});
    preferences().setEntries(Books, entries);
}

const StoredBook* BookStore::find(const QString& name) const {
    const auto found = std::find_if(m_books.begin(), m_books.end(),
                                    [&](const StoredBook& book) { return book.name == name; });
    return found == m_books.end() ? nullptr : &*found;
}

std::vector<std::shared_ptr<BookContents>> BookStore::booksFor(const std::string& variant, int level) const {
    std::vector<std::shared_ptr<BookContents>> books;
    for (const auto& book : m_books)
        if (book.use.isOn && book.variant == variant && level >= book.use.fromLevel &&
            level <= book.use.toLevel)
            books.push_back(book.contents);
    return books;
}

void BookStore::readContents() {
    for (const auto& book : m_books)
        if (!book.contents->isRead())
            runJob([contents = book.contents] { return contents->book() != nullptr; },
                   [this](bool) { emit contentsRead(); });
}

void BookStore::setUse(const QString& name, const BookUse& use) {
    assert(use.fromLevel <= use.toLevel);
    for (auto& book : m_books)
        if (book.name == name && book.use != use) {
            book.use = use;
            storeUses();
            emit changed();
        }
}

QString BookStore::pathOf(const QString& name) const {
    return QDir(m_folder).filePath(name + QLatin1String(Suffix));
}

QString BookStore::freeName(const QString& wanted) const {
    QString name = asFileName(wanted).left(LongestName).trimmed();
    if (name.isEmpty()) name = tr("Opening Book");
    QString free = name;
    for (int number = 2; QFileInfo::exists(pathOf(free)) || m_beingWritten.contains(free); ++number)
        free = QStringLiteral("%1 %2").arg(name, QString::number(number));
    return free;
}

QString BookStore::rename(const QString& name, const QString& wanted) {
    if (asFileName(wanted).left(LongestName).trimmed() == name) return {};
    if (asFileName(wanted).isEmpty()) return tr("A book needs a name.");
    const auto book = std::find_if(m_books.begin(), m_books.end(),
                                   [&](const StoredBook& known) { return known.name == name; });
    assert(book != m_books.end());
    const QString free = freeName(wanted);
    QFile file(pathOf(name));
    if (!file.rename(pathOf(free))) return tr("%1 cannot be renamed: %2.").arg(name, file.errorString());
    book->name = free;
    if (!book->contents->isRead()) // it knows the old name only
        book->contents = std::make_shared<BookContents>(pathOf(free), m_variants);
    storeUses();
    list();
    emit changed();
    return {};
}

QString BookStore::remove(const QString& name) {
    QFile file(pathOf(name));
    if (file.exists() && !file.remove()) return tr("%1 cannot be removed: %2.").arg(name, file.errorString());
    std::erase_if(m_books, [&](const StoredBook& book) { return book.name == name; });
    storeUses();
    emit changed();
    return {};
}

void BookStore::add(core::OpeningBook book, const QString& name, const BookUse& use, Added then) {
    const QString free = freeName(name);
    m_beingWritten.insert(free);
    runJob([book = std::make_shared<core::OpeningBook>(std::move(book)),
            path = pathOf(free)] { return write(*book, path); },
           [this, free, use, then = std::move(then)](const QString& failure) {
               m_beingWritten.remove(free);
               if (!failure.isEmpty()) return then({}, failure);
               list();
               for (auto& stored : m_books)
                   if (stored.name == free) stored.use = use;
               storeUses();
               emit changed();
               then(free, {});
           });
}

void BookStore::import(const QString& path, const std::shared_ptr<const core::Variant>& usual) {
    runJob([path, variants = m_variants, usual] { return importFrom(path, variants, usual); },
           [this, path](ImportedBook&& imported) {
               if (!imported.book) {
                   emit this->imported(imported.report);
                   return;
               }
               imported.report.positions = imported.book->size();
               add(std::move(*imported.book), QFileInfo(path).completeBaseName(), {},
                   [this, report = imported.report](const QString& name, const QString& failure) mutable {
                       report.name = name;
                       if (name.isEmpty()) {
                           report.problems = {tr("The book could not be saved: %1.").arg(failure)};
                           report.problemCount = 1;
                       }
                       emit this->imported(report);
                   });
           });
}

void BookStore::exportBook(const QString& name, const QString& path, core::BookFormat format, Exported then) {
    const auto* stored = find(name);
    assert(stored);
    struct Result {
        QStringList losses;
        QString failure;
    };
    runJob(
        [contents = stored->contents, path, format, fileName = QFileInfo(path).fileName()] {
            Result result;
            const auto book = contents->book();
            const auto written = book ? std::optional(core::writeBook(*book, format)) : std::nullopt;
            if (!written) {
                result.failure = tr("The book cannot be read.");
            } else if (!*written) {
                result.failure = QString::fromStdString(bookWording().sentence(written->error()));
            } else {
                const auto error = writeTextFile(path, written->value().text, core::TextEncoding::Utf8).error;
                if (!error.isEmpty()) result.failure = tr("%1 could not be saved: %2.").arg(fileName, error);
                for (const auto loss : written->value().losses)
                    result.losses += QString::fromStdString(bookWording().sentence(loss));
            }
            return result;
        },
        [then = std::move(then)](const Result& result) { then(result.losses, result.failure); });
}

} // namespace komadai::ui
