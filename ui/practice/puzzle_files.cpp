#include "ui/practice/puzzle_files.h"

#include "core/practice/puzzle_file.h"
#include "core/store/practice_store.h"
#include "translations/wording/puzzle_wording.h"
#include "ui/files/file_writer.h"
#include "ui/files/regular_file.h"
#include "ui/wording.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace komadai::ui {
namespace {

constexpr qint64 MostPuzzleFileBytes = qint64{512} << 20;

const PuzzleWording& puzzleWording() {
    static const PuzzleWording words(
        [](const char* source) { return QCoreApplication::translate("Puzzles", source).toStdString(); });
    return words;
}

/// Tells the puzzles that come with the program from others.
class BuiltinPositions {
public:
    explicit BuiltinPositions(core::VariantFinder find) : m_find(std::move(find)) {}

    bool has(const core::Puzzle& puzzle) {
        const auto variant = m_find(puzzle.variant().id);
        if (!variant || !(variant->spec() == puzzle.variant())) return false; // they have the usual rules
        const auto [known, isNew] = m_positions.try_emplace(puzzle.variant().id);
        if (isNew)
            for (const core::Puzzle& builtin : core::builtinPuzzles(variant))
                known->second.insert(positionText(builtin));
        return known->second.contains(positionText(puzzle));
    }

private:
    core::VariantFinder m_find;
    std::map<std::string, std::set<std::string>> m_positions; ///< by the id of the variant
};

struct PuzzleExport {
    int puzzles = 0;
    QString error; ///< why the file could not be written, in the words of the system; otherwise empty
};

PuzzleExport writePuzzles(core::Library& library, const QString& path, const core::VariantFinder& find) {
    BuiltinPositions builtin(find);
    std::vector<core::Puzzle> puzzles;
    for (core::StoredPuzzle& stored : core::PracticeStore(library).puzzles())
        if (!builtin.has(stored.puzzle)) puzzles.push_back(std::move(stored.puzzle));
    if (puzzles.empty()) return {};
    const std::string text = core::formatPuzzles(puzzles, {}, find);
    return {static_cast<int>(puzzles.size()), writeTextFile(path, text, core::TextEncoding::Utf8).error};
}

} // namespace

/// Puzzles that were read, and what is known of them.
struct PuzzleFiles::Import {
    std::vector<core::Puzzle> puzzles;
    std::size_t next = 0; ///< to be added
    PuzzleImportReport report;

    void note(const QString& problem) {
        ++report.problemCount;
        if (report.problems.size() < PuzzleImportReport::MostProblems) report.problems += problem;
    }

    void read(const QString& path, const core::VariantFinder& find) {
        const QString name = QFileInfo(path).fileName();
        QFile file(path);
        if (const QString error = openRegularFile(file); !error.isEmpty())
            return note(PuzzleFiles::tr("%1 cannot be read: %2.").arg(name, error));
        if (file.size() > MostPuzzleFileBytes) return note(PuzzleFiles::tr("%1 is too large.").arg(name));
        const QByteArray text = file.readAll();
        if (file.error() != QFileDevice::NoError)
            return note(PuzzleFiles::tr("%1 cannot be read: %2.").arg(name, file.errorString()));
        auto read = core::readPuzzles({text.constData(), static_cast<std::size_t>(text.size())}, find);
        for (const core::PuzzleProblem& problem : read.problems)
            note(QString::fromStdString(puzzleWording().sentence(problem, name.toStdString())));
        std::move(read.puzzles.begin(), read.puzzles.end(), std::back_inserter(puzzles));
    }

    /// Adds puzzles as long as there is time. Returns whether there are more.
    bool addSome(core::Library& library, const LibraryTask& task) {
        constexpr std::size_t MostAtOnce = 20; // in one transaction
        core::PracticeStore store(library);
        while (next < puzzles.size() && !task.isTimeUp()) {
            const std::size_t count = std::min(MostAtOnce, puzzles.size() - next);
            const auto cards = store.add(std::span(puzzles).subspan(next, count));
            const bool areFirst = report.added.cards.empty() && !cards.empty();
            if (const auto puzzle = areFirst ? store.puzzle(cards.front()) : std::nullopt)
                report.added.variant = puzzle->puzzle.variant().id;
            report.added.cards.insert(report.added.cards.end(), cards.begin(), cards.end());
            next += count;
        }
        return next < puzzles.size();
    }
};

PuzzleFiles::PuzzleFiles(LibraryService& library, const core::VariantSet& variants, QObject* parent)
    : QObject(parent), m_library(library), m_variants(variants) {}

void PuzzleFiles::importFrom(const QStringList& paths) {
    m_library.read(
        [paths, find = core::finderOf(m_variants.all())](core::Library&) {
            auto work = std::make_shared<Import>();
            for (const QString& path : paths)
                work->read(path, find);
            return work;
        },
        this, [this](const std::shared_ptr<Import>& work) { add(work); },
        [this](const core::StorageError& error) { emit failed(sentence(error)); });
}

void PuzzleFiles::add(const std::shared_ptr<Import>& work) {
    m_library.writeInBatches(
        [work](core::Library& library, const LibraryTask& task) { return work->addSome(library, task); },
        this,
        [this, work] {
            work->report.known = static_cast<int>(work->puzzles.size() - work->report.added.cards.size());
            emit imported(work->report);
        },
        [this](const core::StorageError& error) { emit failed(sentence(error)); });
}

void PuzzleFiles::exportTo(const QString& path) {
    m_library.read(
        [path, find = core::finderOf(m_variants.all())](core::Library& library) {
            return writePuzzles(library, path, find);
        },
        this,
        [this, path](const PuzzleExport& written) {
            if (!written.error.isEmpty())
                return emit failed(
                    tr("%1 could not be saved: %2.").arg(QFileInfo(path).fileName(), written.error));
            emit exported(written.puzzles, path);
        },
        [this](const core::StorageError& error) { emit failed(sentence(error)); });
}

} // namespace komadai::ui
