#include "ui/files/file_writer.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <optional>
#include <string>

namespace komadai::ui {
namespace {

struct FileWriterWords {
    Q_DECLARE_TR_FUNCTIONS(FileWriter)
};

} // namespace

QString writeProblem(const QFileDevice& file) {
    const QDir folder = QFileInfo(file.fileName()).absoluteDir();
    if (folder.exists()) return file.errorString();
    return FileWriterWords::tr("there is no folder %1").arg(QDir::toNativeSeparators(folder.path()));
}

TextFileWriter::TextFileWriter(const QString& path, core::TextEncoding encoding)
    : m_file(path),
      m_encoding(encoding == core::TextEncoding::ShiftJis ? encoding : core::TextEncoding::Utf8),
      m_isOpen(m_file.open(QIODevice::WriteOnly)) {}

TextFileWriter::Outcome TextFileWriter::write(std::string_view text) {
    std::optional<std::string> shiftJis;
    if (m_encoding == core::TextEncoding::ShiftJis) {
        shiftJis = core::toShiftJis(text);
        if (!shiftJis) return Outcome::NoSuchCharacter;
    }
    const std::string_view bytes = shiftJis ? std::string_view(*shiftJis) : text;
    return m_isOpen && writeAll(m_file, bytes) ? Outcome::Written : Outcome::Failed;
}

bool TextFileWriter::commit() { return m_isOpen && commitWhole(m_file); }

QString TextFileWriter::error() const { return writeProblem(m_file); }

WrittenFile writeTextFile(const QString& path, std::string_view text, core::TextEncoding encoding) {
    TextFileWriter file(path, encoding);
    const auto outcome = file.write(text);
    if (outcome == TextFileWriter::Outcome::NoSuchCharacter)
        return writeTextFile(path, text, core::TextEncoding::Utf8);
    const bool isDone = outcome == TextFileWriter::Outcome::Written && file.commit();
    return {isDone ? QString() : file.error(), file.encoding()};
}

bool writeAll(QIODevice& file, std::string_view bytes) {
    while (!bytes.empty()) {
        const qint64 count = file.write(bytes.data(), static_cast<qint64>(bytes.size()));
        if (count <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

bool commitWhole(QSaveFile& file) {
    return (file.flush() || file.flush()) && file.commit(); // as above, the second attempt has the reason
}

QString writeBytes(const QString& path, std::string_view bytes) {
    QSaveFile file(path);
    const bool isDone = file.open(QIODevice::WriteOnly) && writeAll(file, bytes) && commitWhole(file);
    return isDone ? QString() : writeProblem(file);
}

QString writeBytes(const QString& path, const QBuffer& bytes) {
    const QByteArray& data = bytes.data();
    return writeBytes(path, std::string_view(data.constData(), static_cast<std::size_t>(data.size())));
}

} // namespace komadai::ui
