// Writes files, as a whole or not at all.
#pragma once

#include "core/notation/text_encoding.h"

#include <QSaveFile>
#include <QString>

#include <string_view>

class QBuffer;
class QFileDevice;

namespace komadai::ui {

/// A text file that is written in parts. It takes the place of an old file in the end: when writing fails, or does not come to
/// its end, the old file stays as it was. One thread at a time.
class TextFileWriter {
public:
    enum class Outcome {
        Written,
        NoSuchCharacter, ///< the encoding lacks a character of this part, of which nothing was written
        Failed,          ///< see error()
    };

    /// `encoding`  UTF-8 or Shift_JIS; all others are written as UTF-8
    TextFileWriter(const QString& path, core::TextEncoding encoding);

    /// The encoding in which the file is written.
    core::TextEncoding encoding() const { return m_encoding; }
    /// Writes the next part, in UTF-8.
    Outcome write(std::string_view text);
    /// Puts the file into its place. Returns false if that, or anything before, has failed.
    bool commit();
    /// As writeProblem words it.
    QString error() const;

private:
    QSaveFile m_file;
    core::TextEncoding m_encoding;
    bool m_isOpen;
};

/// Why a file could not be opened or written: its folder is missing, or in the words of the system. The end of a sentence.
QString writeProblem(const QFileDevice& file);

/// What came of writing a file.
struct WrittenFile {
    QString error; ///< why nothing was written, see writeProblem; otherwise empty
    /// UTF-8 where the wanted encoding does not have all characters of the text.
    core::TextEncoding encoding = core::TextEncoding::Utf8;
};

/// Writes a file in one part, in UTF-8 where the encoding lacks a character. `text` and `encoding` as in TextFileWriter.
WrittenFile writeTextFile(const QString& path, std::string_view text, core::TextEncoding encoding);

/// Writes all of the bytes to a file. A disk that becomes full takes a part at first, which Qt does not call an error; the next attempt has
/// the reason.
bool writeAll(QIODevice& file, std::string_view bytes);

/// Puts an open file into its place. Returns false if that, or any write before, has failed: QSaveFile itself does not look whether
/// the disk took what it has kept in memory until the end. Then the old file stays as it was, and `file` has the reason.
bool commitWhole(QSaveFile& file);

/// Writes a file as it is. Returns why nothing was written, see writeProblem; empty if that went well.
QString writeBytes(const QString& path, std::string_view bytes);
QString writeBytes(const QString& path, const QBuffer& bytes);

} // namespace komadai::ui
