// Completion of a program's command line in shells, made from its declarations.
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace komadai {

/// The shells for which there are scripts.
enum class Shell { Bash, Zsh, Fish };

/// A script that completes commands, options, variants, words to choose from and names of files.
std::string completionFor(const CLI::App& command, Shell shell);

} // namespace komadai
