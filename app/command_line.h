// How all programs read their arguments.
#pragma once

#include <CLI/CLI.hpp>

#include <iostream>
#include <optional>

namespace komadai {

/// How a program ends; scripts depend on it.
enum class ExitStatus { Done = 0, Failed = 1, WrongCall = 2 };

/// Parses the arguments and runs the callbacks of what is found. Returns a status if the program is to end
/// now: after help, which goes to standard output, or with a sentence on standard error after a wrong call.
inline std::optional<ExitStatus> parseArguments(CLI::App& command, int argc, char** argv) {
    try {
        command.parse(argc, argv);
        return std::nullopt;
    } catch (const CLI::ParseError& error) {
        return command.exit(error, std::cout, std::cerr) == 0 ? ExitStatus::Done : ExitStatus::WrongCall;
    }
}

} // namespace komadai
