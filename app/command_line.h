// Reads the arguments of all programs.
#pragma once

#include <CLI/CLI.hpp>

#include <iostream>
#include <optional>

namespace komadai {

/// The exit status of a program; scripts depend on it.
enum class ExitStatus { Done = 0, Failed = 1, WrongCall = 2 };

/// Parses the arguments and calls their callbacks. Returns a status if the program must end now: after help, which goes to
/// standard output, or after wrong arguments, with an error message on standard error.
inline std::optional<ExitStatus> parseArguments(CLI::App& command, int argc, char** argv) {
    try {
        command.parse(argc, argv);
        return std::nullopt;
    } catch (const CLI::ParseError& error) {
        return command.exit(error, std::cout, std::cerr) == 0 ? ExitStatus::Done : ExitStatus::WrongCall;
    }
}

} // namespace komadai
