// The manual page of a program, made from its command line.
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace komadai {

/// A page of section 1 for man, in roff: all commands and options of `command`, and the sections that all programs share.
/// Contains neither a date nor a path of this machine: the same program gives the same page.
std::string manualPage(const CLI::App& command, const std::string& version);

} // namespace komadai
