// Puzzles of the library on their way from and to files.
#pragma once

#include "core/rules/variant_set.h"
#include "ui/library/library_service.h"
#include "ui/practice/new_puzzles.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

namespace komadai::ui {

/// What came of an import of puzzles.
struct PuzzleImportReport {
    static constexpr int MostProblems = 1000;

    NewPuzzles added{};     ///< the variant is that of the first one
    int known = 0;          ///< left out, because the library has them
    QStringList problems{}; ///< sentences, the first MostProblems
    int problemCount = 0;
};

/// Reads and writes files as `komadai-cli puzzles --out` writes them, off the GUI thread. GUI thread.
class PuzzleFiles : public QObject {
    Q_OBJECT
public:
    /// Both must outlive the object.
    PuzzleFiles(LibraryService& library, const core::VariantSet& variants, QObject* parent = nullptr);

    /// Adds the puzzles of these files, except those that the library has; also one that the user has removed counts as such. `imported`
    /// or `failed` follows.
    void importFrom(const QStringList& paths);
    /// Writes the puzzles of the library that the user has not removed, except those that come with the program. `exported` or `failed`
    /// follows.
    void exportTo(const QString& path);

signals:
    void imported(const komadai::ui::PuzzleImportReport& report);
    /// 0: there are none, and nothing was written.
    void exported(int puzzles, const QString& path);
    void failed(const QString& sentence);

private:
    struct Import;

    void add(const std::shared_ptr<Import>& work);

    LibraryService& m_library;
    const core::VariantSet& m_variants;
};

} // namespace komadai::ui
