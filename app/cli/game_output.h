// Games as output of a command: their format, their encoding, and the file.
#pragma once

#include "app/cli/output_file.h"
#include "core/notation/record_file.h"

#include <optional>
#include <string>

namespace komadai::cli {

/// The format with this name or extension. An unknown one is a wrong call.
core::RecordFormat formatCalled(const std::string& name);
/// The extension of a file without its dot; may be empty.
std::string extensionOf(const std::string& file);

/// Writes games one after another to a file or to standard output. Only text for Shift_JIS is kept until the end: if one
/// character does not exist there, the whole file is written in UTF-8.
class GameOutput {
public:
    static constexpr const char* Standard = OutputFile::Standard;

    /// `format`  a name or an extension; empty: the extension of the file. An unknown one is a wrong call.
    GameOutput(std::string file, const std::string& format);

    core::RecordFormat format() const { return m_format; }
    void add(const core::WrittenGame& game);
    /// Writes what was kept, and gives the file its name; without games it is empty. Returns false if `isWhole` is
    /// false, or if the encoding is not the usual one of the format; the latter is said on standard error.
    /// `isWhole`  false if something was lost: then an output without games leaves the file as it was.
    bool finish(bool isWhole);

private:
    OutputFile m_file;
    core::RecordFormat m_format;
    bool m_isShiftJis;
    bool m_isFirst = true; ///< no game is written yet
    std::string m_kept;
};

} // namespace komadai::cli
