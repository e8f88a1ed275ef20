// The output of a command: a file, or standard output.
#pragma once

#include "core/base/unfinished_file.h"

#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace komadai::cli {

/// A file that gets its name when all of it is written; until then, what had the name before stays. Devices and pipes are written at once,
/// as is standard output. What cannot be written is a failure of the command (CommandError).
class OutputFile {
public:
    static constexpr const char* Standard = "-";

    /// Nothing is opened before the first `write`.
    explicit OutputFile(std::string file) : m_name(std::move(file)) {}

    /// Throws the failure before long work, if the file could not be written. Leaves what has the name as it is. Pipes and devices are not
    /// tried. An empty name and standard output are accepted.
    static void refuseUnwritable(const std::string& name);

    const std::string& name() const { return m_name; }
    void write(std::string_view bytes);
    void finish();

private:
    void open();
    /// `reason`  in the system's words.
    [[noreturn]] void fail(const std::string& reason) const;

    std::string m_name;
    std::optional<core::UnfinishedFile> m_unfinished; ///< none if the file is written at once
    std::ofstream m_stream;
};

/// Writes a whole file, or to standard output.
void writeOutput(const std::string& file, std::string_view bytes);

/// The error message if standard output cannot be written. `reason`  in the system's words.
std::string outputSentence(const std::string& reason);
/// Writes out what is printed so far. A failure is noted for `outputFailure`, so that work whose results are kept elsewhere goes on.
void flushOutput();
/// The error message if something that was printed did not arrive, since a disk may be full; none if everything did.
std::optional<std::string> outputFailure();

} // namespace komadai::cli
