// Reads files with records, and such text from elsewhere, in the background.
#pragma once

#include "core/notation/record_file.h"
#include "ui/files/game_file.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace komadai::ui {

/// What was read from a file, or from a text. The user's words for problems are in `Wording`.
struct ReadFile {
    QString path;           ///< empty for a text that is in no file
    QString error;          ///< why it could not be read at all, in the words of the system; otherwise empty
    bool isLibrary = false; ///< then nothing of it was read
    std::string text;       ///< the beginning of a text, decoded, which may be a position
    std::optional<core::RecordFormat> format; ///< none: unknown
    core::TextEncoding encoding = core::TextEncoding::Utf8;
    QDateTime modified; ///< when the file was last changed
    std::vector<core::ReadGame> games;
    std::vector<core::ReadProblem> problems;
    core::ReadSummary summary;

    bool isText() const { return path.isEmpty(); }
    /// Of one of the games, by its place among them; none without a file or a format.
    std::optional<FileOrigin> origin(std::size_t game) const;
};

/// Reads one after another on a thread of its own, so that the window never waits. GUI thread.
class FileReader : public QObject {
    Q_OBJECT
public:
    explicit FileReader(QObject* parent = nullptr);
    /// Stops reading; nothing is reported any more.
    ~FileReader() override;

    /// `fileRead` follows. `variants` are those that the file may name; `usual` is the variant of games that name none.
    /// Reading ends after `mostGames`.
    void read(const QString& path, const core::VariantSet& variants,
              const std::shared_ptr<const core::Variant>& usual, std::size_t mostGames);
    /// The same for a text that is in no file.
    void readText(const QString& text, const core::VariantSet& variants,
                  const std::shared_ptr<const core::Variant>& usual);

signals:
    void fileRead(const std::shared_ptr<komadai::ui::ReadFile>& file);

private:
    /// Calls `read(isStopped)` on another thread.
    void start(std::function<std::shared_ptr<ReadFile>(const std::atomic<bool>&)> read);

    std::shared_ptr<std::atomic<bool>> m_isStopped = std::make_shared<std::atomic<bool>>(false);
    QThreadPool m_thread; ///< of one thread, so that files come in their order
};

} // namespace komadai::ui
