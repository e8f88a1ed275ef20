// Writes text files, as a whole or not at all.
#pragma once

#include "core/notation/text_encoding.h"

#include <QString>

#include <string_view>

namespace komadai::ui {

/// What came of writing a file.
struct WrittenFile {
    QString error; ///< why nothing was written, in the words of the system; otherwise empty
    /// UTF-8 where the wanted encoding does not have all characters of the text.
    core::TextEncoding encoding = core::TextEncoding::Utf8;
};

/// Writes the text to a new file, which then takes the place of an old one: when writing fails, the old file stays as it was.
/// `text`      UTF-8
/// `encoding`  UTF-8 or Shift_JIS; all others are written as UTF-8
WrittenFile writeTextFile(const QString& path, std::string_view text, core::TextEncoding encoding);

} // namespace komadai::ui
