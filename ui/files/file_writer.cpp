#include "ui/files/file_writer.h"

#include <QSaveFile>

#include <optional>
#include <string>

namespace komadai::ui {

WrittenFile writeTextFile(const QString& path, std::string_view text, core::TextEncoding encoding) {
    WrittenFile written;
    std::optional<std::string> shiftJis;
    if (encoding == core::TextEncoding::ShiftJis) shiftJis = core::toShiftJis(text);
    if (shiftJis) written.encoding = core::TextEncoding::ShiftJis;
    const std::string_view bytes = shiftJis ? std::string_view(*shiftJis) : text;
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) ||
        file.write(bytes.data(), static_cast<qint64>(bytes.size())) != static_cast<qint64>(bytes.size()) ||
        !file.commit())
        written.error = file.errorString();
    return written;
}

} // namespace komadai::ui
