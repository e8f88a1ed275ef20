#include "ui/files/file_reader.h"

#include "core/notation/text_encoding.h"
#include "ui/files/regular_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QPointer>

#include <algorithm>
#include <limits>

namespace komadai::ui {
namespace {

constexpr std::size_t PositionBytes = 65'536; ///< of a text that may be a position

void readGames(const std::string& text, const core::ReadOptions& options,
               std::optional<core::RecordFormat> usualFormat, std::size_t mostGames,
               const std::atomic<bool>& isStopped, ReadFile& result) {
    const core::ReadSink sink{[&](core::ReadGame&& game) {
                                  result.games.push_back(std::move(game));
                                  return !isStopped && result.games.size() < mostGames;
                              },
                              [&](const core::ReadProblem& problem) { result.problems.push_back(problem); }};
    result.format = core::formatOfText(text); // says more than the name of a file
    if (!result.format) result.format = usualFormat;
    result.summary = core::readRecords(text, result.format, options, sink);
    result.text = text.substr(0, PositionBytes);
}

/// QIODevice::read would reserve memory for `most` bytes, however small the file is.
QByteArray readAtMost(QFile& file, qint64 most) {
    constexpr qint64 PartBytes = qint64{1} << 20;
    QByteArray bytes;
    while (bytes.size() < most) {
        const QByteArray part = file.read(std::min(PartBytes, most - bytes.size()));
        if (part.isEmpty()) break;
        bytes += part;
    }
    return bytes;
}

std::shared_ptr<ReadFile> readFile(const QString& path, const core::VariantSet& variants,
                                   std::shared_ptr<const core::Variant> usual, std::size_t mostGames,
                                   const std::atomic<bool>& isStopped) {
    auto result = std::make_shared<ReadFile>();
    result->path = path;
    result->modified = QFileInfo(path).lastModified();
    QFile file(path);
    result->error = openRegularFile(file);
    if (!result->error.isEmpty()) return result;
    result->isLibrary = file.peek(16).startsWith("SQLite format 3");
    if (result->isLibrary) return result;
    const core::ReadOptions options{variants, std::move(usual)};
    const QByteArray bytes = readAtMost(file, static_cast<qint64>(options.limits.bytes));
    auto decoded = core::decodeText({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    result->encoding = decoded.encoding;
    readGames(decoded.text, options, core::formatNamed(path.section('.', -1).toStdString()), mostGames,
              isStopped, *result);
    return result;
}

std::shared_ptr<ReadFile> readText(QString text, const core::VariantSet& variants,
                                   std::shared_ptr<const core::Variant> usual,
                                   const std::atomic<bool>& isStopped) {
    auto result = std::make_shared<ReadFile>();
    const core::ReadOptions options{variants, std::move(usual)};
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace('\r', '\n');
    readGames(text.toStdString(), options, std::nullopt, std::numeric_limits<std::size_t>::max(), isStopped,
              *result);
    return result;
}

} // namespace

FileReader::FileReader(QObject* parent) : QObject(parent) { m_thread.setMaxThreadCount(1); }

FileReader::~FileReader() {
    *m_isStopped = true;
    m_thread.clear();
}

// The thread has variants of its own: the user may import or remove some meanwhile.

void FileReader::read(const QString& path, const core::VariantSet& variants,
                      const std::shared_ptr<const core::Variant>& usual, std::size_t mostGames) {
    start([path, variants, usual, mostGames](const auto& isStopped) {
        return readFile(path, variants, usual, mostGames, isStopped);
    });
}

void FileReader::readText(const QString& text, const core::VariantSet& variants,
                          const std::shared_ptr<const core::Variant>& usual) {
    start([text, variants, usual](const auto& isStopped) {
        return ui::readText(text, variants, usual, isStopped);
    });
}

void FileReader::start(std::function<std::shared_ptr<ReadFile>(const std::atomic<bool>&)> read) {
    m_thread.start([self = QPointer<FileReader>(this), isStopped = m_isStopped, read = std::move(read)] {
        const auto file = read(*isStopped);
        if (*isStopped) return;
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, file] {
                if (self) emit self->fileRead(file);
            },
            Qt::QueuedConnection);
    });
}

std::optional<FileOrigin> ReadFile::origin(std::size_t game) const {
    if (path.isEmpty() || !format) return std::nullopt;
    return FileOrigin{
        QFileInfo(path).absoluteFilePath(), *format, encoding, summary.games != 1, problems.empty(), modified,
        static_cast<int>(game) + 1};
}

} // namespace komadai::ui
