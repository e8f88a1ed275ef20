#include "app/cli/output_file.h"

#include "app/cli/commands.h"
#include "app/command_line.h"

#include <fmt/format.h>

#include <iostream>
#include <system_error>
#include <utility>

namespace komadai::cli {

OutputFile::OutputFile(std::string file) : m_name(std::move(file)) {}

OutputFile::~OutputFile() {
    if (!m_stream.is_open() || m_part.empty()) return;
    m_stream.close();
    std::error_code ignored;
    std::filesystem::remove(m_part, ignored);
}

void OutputFile::open() {
    std::error_code isNew;
    m_file = std::filesystem::canonical(m_name, isNew); // a link stays one
    if (isNew) m_file = m_name;
    if (isNew || std::filesystem::is_regular_file(m_file)) m_part = m_file.string() + ".part";
    m_stream.open(m_part.empty() ? m_file : m_part, std::ios::binary | std::ios::trunc);
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
    std::error_code error;
    if (m_stream && !m_part.empty()) std::filesystem::rename(m_part, m_file, error);
    if (!m_stream || error) fail();
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
