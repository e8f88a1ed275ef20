// Reads files with records in the background.
#pragma once

#include "core/notation/record_file.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <atomic>
#include <memory>
#include <string>
#include <vector>

namespace komadai::ui {

/// What was read from a file. The user's words for problems are in `Wording`.
struct ReadFile {
    QString path;
    QString error;          ///< why it could not be read at all, in the words of the system; otherwise empty
    bool isLibrary = false; ///< then nothing of it was read
    std::string text;       ///< the beginning of a text, decoded, which may be a position
    std::vector<core::ReadGame> games;
    std::vector<core::ReadProblem> problems;
    core::ReadSummary summary;
};

/// Reads one file after another on a thread of its own, so that the window never waits. GUI thread.
class FileReader : public QObject {
    Q_OBJECT
public:
    explicit FileReader(QObject* parent = nullptr);
    /// Stops reading; nothing is reported any more.
    ~FileReader() override;

    /// `fileRead` follows. `variants` are those that the file may name; `usual` is the variant of games that name none.
    void read(const QString& path, const core::VariantSet& variants,
              const std::shared_ptr<const core::Variant>& usual);

signals:
    void fileRead(const std::shared_ptr<komadai::ui::ReadFile>& file);

private:
    std::shared_ptr<std::atomic<bool>> m_isStopped = std::make_shared<std::atomic<bool>>(false);
};

} // namespace komadai::ui
