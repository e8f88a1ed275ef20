#include "app/cli/output_file.h"

#include "app/cli/commands.h"
#include "app/command_line.h"
#include "core/base/whole_file.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <system_error>

namespace komadai::cli {
namespace {

/// Why standard output, of which a program has one, failed first; none while it works.
std::optional<std::string>& reasonOfOutput() {
    static std::optional<std::string> reason;
    return reason;
}

} // namespace

void OutputFile::refuseUnwritable(const std::string& name) {
    if (name.empty() || name == Standard) return;
    namespace fs = std::filesystem;
    std::error_code ignored;
    const auto status = fs::status(name, ignored);
    if (fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status)) return;
    OutputFile(name).open();
}

void OutputFile::open() {
    std::error_code isNew;
    std::filesystem::path file = std::filesystem::canonical(m_name, isNew); // a link stays one
    if (isNew) file = m_name;
    if (isNew || std::filesystem::is_regular_file(file)) file = m_unfinished.emplace(file).path();
    errno = 0;
    m_stream.open(file, std::ios::binary | std::ios::trunc);
    if (!m_stream) fail(core::lastFileReason().text);
}

void OutputFile::write(std::string_view bytes) {
    const bool isFile = m_name != Standard;
    if (isFile && !m_stream.is_open()) open();
    std::ostream& stream = isFile ? m_stream : std::cout;
    errno = 0;
    stream << bytes << std::flush;
    if (!stream) fail(core::lastFileReason().text);
}

void OutputFile::finish() {
    if (!m_stream.is_open()) return;
    errno = 0;
    m_stream.close();
    if (!m_stream) fail(core::lastFileReason().text);
    const std::error_code error = m_unfinished ? m_unfinished->replace() : std::error_code();
    if (error) fail(error.message());
}

void OutputFile::fail(const std::string& reason) const {
    throw CommandError(ExitStatus::Failed, m_name == Standard
                                               ? outputSentence(reason)
                                               : fmt::format("{} cannot be written: {}.", m_name, reason));
}

void writeOutput(const std::string& file, std::string_view bytes) {
    OutputFile out(file);
    out.write(bytes);
    out.finish();
}

std::string outputSentence(const std::string& reason) {
    return fmt::format("The results could not be written to standard output: {}.", reason);
}

void flushOutput() {
    errno = 0;
    std::cout.flush();
    std::fflush(stdout);
    if (errno != 0 && !reasonOfOutput()) reasonOfOutput() = core::lastFileReason().text;
}

std::optional<std::string> outputFailure() {
    flushOutput();
    if (const auto& reason = reasonOfOutput()) return outputSentence(*reason);
    if (std::cout.good() && std::ferror(stdout) == 0) return std::nullopt;
    return "The results could not be written to standard output.";
}

} // namespace komadai::cli
