#include "ui/files/file_reader.h"

#include "core/notation/text_encoding.h"

#include <QFile>
#include <QPointer>
#include <QThreadPool>

namespace komadai::ui {
namespace {

constexpr std::size_t PositionBytes = 64 * 1024; ///< of a text that may be a position

std::shared_ptr<ReadFile> readFile(const QString& path, const core::VariantSet& variants,
                                   std::shared_ptr<const core::Variant> usual,
                                   const std::atomic<bool>& isStopped) {
    auto result = std::make_shared<ReadFile>();
    result->path = path;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        result->error = file.errorString();
        return result;
    }
    result->isLibrary = file.peek(16).startsWith("SQLite format 3");
    if (result->isLibrary) return result;
    const core::ReadOptions options{variants, std::move(usual)};
    const QByteArray bytes = file.read(static_cast<qint64>(options.limits.bytes));
    const std::string text =
        core::decodeText({bytes.constData(), static_cast<std::size_t>(bytes.size())}).text;
    const auto format = core::formatNamed(path.section('.', -1).toStdString());
    const core::ReadSink sink{[&](core::ReadGame&& game) {
                                  result->games.push_back(std::move(game));
                                  return !isStopped;
                              },
                              [&](const core::ReadProblem& problem) { result->problems.push_back(problem); }};
    const auto content = core::formatOfText(text); // says more than the name of the file
    result->summary = core::readRecords(text, content ? content : format, options, sink);
    result->text = text.substr(0, PositionBytes);
    return result;
}

} // namespace

FileReader::FileReader(QObject* parent) : QObject(parent) {}

FileReader::~FileReader() { *m_isStopped = true; }

void FileReader::read(const QString& path, const core::VariantSet& variants,
                      const std::shared_ptr<const core::Variant>& usual) {
    // The thread has variants of its own: the user may import or remove some meanwhile.
    QThreadPool::globalInstance()->start(
        [self = QPointer<FileReader>(this), isStopped = m_isStopped, path, variants, usual] {
            const auto file = readFile(path, variants, usual, *isStopped);
            if (*isStopped) return;
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [self, file] {
                    if (self) emit self->fileRead(file);
                },
                Qt::QueuedConnection);
        });
}

} // namespace komadai::ui
