#include "app/cli/output_file.h"

#include "app/cli/commands.h"
#include "app/command_line.h"

#include <fmt/format.h>

#include <filesystem>
#include <iostream>
#include <system_error>

namespace komadai::cli {

void OutputFile::refuseUnwritable(const std::string& name) {
    if (name.empty() || name == Standard) return;
    namespace fs = std::filesystem;
    std::error_code ignored;
    const auto status = fs::status(name, ignored);
    if (fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status)) return;
    OutputFile tried(name);
    tried.open();
    if (!tried.m_stream) tried.fail();
}

void OutputFile::open() {
    std::error_code isNew;
    std::filesystem::path file = std::filesystem::canonical(m_name, isNew); // a link stays one
    if (isNew) file = m_name;
    if (isNew || std::filesystem::is_regular_file(file)) file = m_unfinished.emplace(file).path();
    m_stream.open(file, std::ios::binary | std::ios::trunc);
}

void OutputFile::write(std::string_view bytes) {
    const bool isFile = m_name != Standard;
    if (isFile && !m_stream.is_open()) open();
    std::ostream& stream = isFile ? m_stream : std::cout;
    stream << bytes << std::flush;
    if (!stream) fail();
}

void OutputFile::finish() {
    if (!m_stream.is_open()) return;
    m_stream.close();
    if (!m_stream || (m_unfinished && m_unfinished->replace())) fail();
}

void OutputFile::fail() const {
    throw CommandError(ExitStatus::Failed, fmt::format("{} cannot be written.", m_name));
}

void writeOutput(const std::string& file, std::string_view bytes) {
    OutputFile out(file);
    out.write(bytes);
    out.finish();
}

} // namespace komadai::cli
