#include "app/cli/game_output.h"

#include "app/cli/commands.h"
#include "app/command_line.h"
#include "core/notation/text_encoding.h"

#include <fmt/format.h>

#include <filesystem>
#include <iostream>
#include <utility>
#include <vector>

namespace komadai::cli {
namespace {

std::string formatNameOf(const std::string& file, const std::string& format) {
    const std::string name = format.empty() ? extensionOf(file) : format;
    if (name.empty())
        throw CommandError(ExitStatus::WrongCall, "The output has no extension. Name its format with --to.");
    return name;
}

} // namespace

std::string extensionOf(const std::string& file) {
    const std::string extension = std::filesystem::path(file).extension().string();
    return extension.empty() ? extension : extension.substr(1);
}

std::string formatNames() {
    std::vector<std::string_view> names;
    for (const auto& info : core::recordFormats())
        names.insert(names.end(), info.extensions.begin(), info.extensions.end());
    return fmt::format("{}", fmt::join(names, ", "));
}

core::RecordFormat formatCalled(const std::string& name) {
    if (const auto format = core::formatNamed(name)) return *format;
    throw CommandError(ExitStatus::WrongCall,
                       fmt::format("Unknown format “{}”; expected one of: {}.", name, formatNames()));
}

GameOutput::GameOutput(std::string file, const std::string& format)
    : m_file(std::move(file)), m_format(formatCalled(formatNameOf(m_file, format))),
      m_isShiftJis(core::usualEncodingOf(formatNameOf(m_file, format)) == core::TextEncoding::ShiftJis) {}

void GameOutput::add(const core::WrittenGame& game) {
    const std::string text = core::textOfGame(game, m_format, std::exchange(m_isFirst, false));
    if (m_isShiftJis)
        m_kept += text;
    else
        write(text);
}

bool GameOutput::finish() {
    if (m_kept.empty()) return true;
    const auto bytes = core::toShiftJis(m_kept);
    write(bytes.value_or(m_kept));
    m_kept.clear();
    if (bytes) return true;
    std::cerr << fmt::format("{}: Shift_JIS lacks characters of these games; they were written in UTF-8.\n",
                             m_file);
    return false;
}

void GameOutput::write(const std::string& bytes) {
    const bool isFile = m_file != Standard;
    if (isFile && !m_stream.is_open()) m_stream.open(m_file, std::ios::binary);
    std::ostream& stream = isFile ? m_stream : std::cout;
    stream << bytes << std::flush;
    if (!stream) throw CommandError(ExitStatus::Failed, fmt::format("{} cannot be written.", m_file));
}

} // namespace komadai::cli
