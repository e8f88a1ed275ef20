// The variants a user has brought, kept as text files.
#pragma once

#include "core/rules/variant_set.h"
#include "core/variants/variant_file.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace komadai::ui {

/// The variants that come with the program and those the user has imported. Each imported text is a file of a
/// folder, named after its first variant, and is read again at the next start. GUI thread.
class UserVariants : public QObject {
    Q_OBJECT
public:
    /// A file of the folder and its variants, in the order of the file.
    struct File {
        QString path;
        std::vector<core::VariantSpec> variants;
    };
    /// What a text would add.
    struct Reading {
        core::VariantFormat format{};
        std::vector<core::VariantSpec> variants;
        core::VariantProblems problems; ///< by line; none if all is well
    };

    /// Reads the folder, which need not exist; an empty name is that of none.
    explicit UserVariants(QString folder, QObject* parent = nullptr);

    /// All variants, those that come with the program first. The reference stays valid.
    const core::VariantSet& all() const { return m_all; }
    /// Files that could not be read at the start, as paths. They are left as they are, and their variants are
    /// missing.
    const QStringList& brokenFiles() const { return m_broken; }
    /// The file that brought a variant; null for those that come with the program.
    const File* fileOf(const std::string& variant) const;

    /// Reads a text in any of the formats, which it tells apart by itself. A variant whose id is there already is
    /// a problem too.
    /// `unnamedId` the id where the text gives none.
    Reading read(const QString& text, const QString& unnamedId) const;
    /// Whether a text has variants without an id of their own.
    static bool needsId(const QString& text);

    /// Keeps a text and adds its variants. Returns a sentence if it cannot be kept; then nothing has changed.
    /// Precondition: read() finds no problem.
    QString import(const QString& text, const QString& unnamedId);
    /// Deletes a file and takes its variants away. Returns a sentence if it cannot be deleted; then nothing has
    /// changed. Precondition: the variant is one of a file.
    QString remove(const std::string& variant);

signals:
    /// There are more variants, or fewer.
    void changed();

private:
    void load();
    void combine();

    QString m_folder;
    core::VariantSet m_builtin;
    core::VariantSet m_all;
    std::vector<File> m_files;
    QStringList m_broken;
};

} // namespace komadai::ui
