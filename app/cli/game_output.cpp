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
    std::string name = format.empty() ? extensionOf(file) : format;
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
    : m_file(std::move(file)), m_format(formatCalled(formatNameOf(m_file.name(), format))),
      m_isShiftJis(core::usualEncodingOf(formatNameOf(m_file.name(), format)) ==
                   core::TextEncoding::ShiftJis) {}

void GameOutput::add(const core::WrittenGame& game) {
    const std::string text = core::textOfGame(game, m_format, std::exchange(m_isFirst, false));
    if (m_isShiftJis)
        m_kept += text;
    else
        m_file.write(text);
}

bool GameOutput::finish(bool isWhole) {
    if (m_isFirst && !isWhole) return false;
    const auto bytes = core::toShiftJis(m_kept);
    if (m_isFirst || !m_kept.empty()) m_file.write(bytes.value_or(m_kept));
    m_kept.clear();
    m_file.finish();
    if (bytes) return isWhole;
    std::cerr << fmt::format("{}: Shift_JIS lacks characters of these games; they were written in UTF-8.\n",
                             m_file.name());
    return false;
}

} // namespace komadai::cli
