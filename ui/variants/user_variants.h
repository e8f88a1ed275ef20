// The variants that a user has brought, kept as text files in a folder.
#pragma once

#include "core/base/result.h"
#include "core/rules/variant_set.h"

#include <QString>
#include <QtGlobal>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QFileInfo;

namespace komadai::ui {

/// Why a file cannot be used.
enum class FileProblem {
    CannotRead,
    NotText,  ///< not UTF-8
    TooLarge, ///< for a file of variants
    NoRoom,   ///< all files of variants together would be too large
    AlreadyThere,
    CannotWrite,
    CannotRemove,
};

struct FileFailure {
    FileProblem problem{};
    QString path;
};

/// A file in the folder. It has variants, or a failure, or problems in its text.
struct VariantFile {
    QString path;
    std::vector<std::string> ids;
    std::optional<FileFailure> failure;
    core::VariantCheck check; ///< of its text, when it was read
    qint64 bytes = 0;         ///< of its text; 0 with a failure
};

/// The text of a file that may hold variants.
core::Result<std::string, FileFailure> readVariantText(const QString& path);

/// What is wrong, without a full stop: "maxFile: “nine” is not valid here".
QString problemText(const core::VariantProblem& problem);
/// A full sentence.
QString sentence(const FileFailure& failure);
/// Why the file has no variants to play, in a full sentence. Precondition: it has none.
QString sentence(const VariantFile& file);

/// The variants that come with the program and those of the user. A text is kept as it was given, in the file
/// `ID.ini` or `ID.diagram` with the id of its first variant; its other variants live and go with it. Names that the user
/// chose are in the file `names.conf`, by id.
class UserVariants {
public:
    static constexpr int LongestName = 80; ///< in characters
    /// Of all files together. All are read before the window is shown: so many take a third of a second at worst.
    static constexpr qint64 MaxBytes = qint64{4} << 20;

    /// Loads what is in `folder`, which need not exist. A file with problems stays there, without effect, and so does one for which
    /// the files before it leave no room.
    UserVariants(core::VariantSet builtin, QString folder);

    const core::VariantSet& all() const { return m_all; }
    /// In the order in which they were loaded or added.
    const std::vector<VariantFile>& files() const { return m_files; }

    /// Reads a text of any format as `add` would. `id` is for a variant whose text does not name it.
    core::VariantCheck check(const std::string& text, const std::string& id) const;
    /// Keeps the text, and offers its variants from now on. `name` is shown in place of the name in a text with one
    /// variant, unless it is empty. Precondition: check(text, id) has no problems.
    std::optional<FileFailure> add(const std::string& text, const std::string& id, const QString& name = {});
    /// Removes the file and its variants; games that hold one of them keep it. Precondition: one of files().
    std::optional<FileFailure> remove(const QString& path);

    /// As `check`, for a text that takes the place of that in one of files().
    core::VariantCheck checkInPlaceOf(const VariantFile& file, const std::string& text,
                                      const std::string& id) const;
    /// Whether a variant of one of files() would be gone or have other rules with the variants of `checked`. A changed
    /// name does not count.
    bool changesRules(const VariantFile& file, const core::VariantCheck& checked) const;
    /// Keeps the text in place of that in a file, which gets another name if its first variant has another id; `name` is as in
    /// `add`. On failure, nothing has changed. Preconditions: one of files(), and checkInPlaceOf has no problems.
    std::optional<FileFailure> replace(const QString& path, const std::string& text, const std::string& id,
                                       const QString& name);
    /// The name that the user chose for the only variant of a file; empty without such a name.
    QString chosenName(const VariantFile& file) const;

    /// Called with the id of each variant that is removed or gets other rules, after that; empty: nothing is.
    void whenRemoved(std::function<void(const std::string& id)> removed) { m_removed = std::move(removed); }
    /// Where the files are; it need not exist.
    const QString& folder() const { return m_folder; }

    /// `id`, or if a variant has it already `id` with the first number behind it that is free.
    std::string freeId(const std::string& id) const;

private:
    void load(const QFileInfo& file);
    void take(VariantFile file);
    /// Why a text of so many bytes cannot be kept beside files(), or in place of one of them: TooLarge, NoRoom or nothing.
    std::optional<FileProblem> sizeProblem(qint64 bytes, const VariantFile* replaced = nullptr) const;
    QString namesFile() const;
    /// Where a text with these variants is kept. Precondition: there are variants.
    QString pathFor(const core::VariantCheck& checked) const;
    bool hasOtherRules(const std::string& id, const core::VariantCheck& checked) const;

    core::VariantSet m_all;
    QString m_folder;
    std::vector<VariantFile> m_files;
    std::function<void(const std::string& id)> m_removed;
};

} // namespace komadai::ui
