// Reads the arguments of all programs.
#pragma once

#include "app/completion.h"
#include "app/manual_page.h"
#include "core/base/visible_text.h"
#include "core/base/whole_file.h"

#include <CLI/CLI.hpp>

#include <cerrno>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>

namespace komadai {

/// The exit status of a program; scripts depend on it.
enum class ExitStatus { Done = 0, Failed = 1, WrongCall = 2 };

/// Lets packages have a manual page and completion in shells that cannot differ from the command line.
inline void addDescribe(CLI::App& command) {
    const auto describe = [&command](const std::string& form) {
        std::cout << (form == "bash"   ? completionFor(command, Shell::Bash)
                      : form == "zsh"  ? completionFor(command, Shell::Zsh)
                      : form == "fish" ? completionFor(command, Shell::Fish)
                                       : manualPage(command, KOMADAI_VERSION));
        throw CLI::Success();
    };
    command
        .add_option_function<std::string>("--describe", describe,
                                          "Write the manual page, or the completion for a shell, and exit")
        ->check(CLI::IsMember({"man", "bash", "zsh", "fish"}))
        ->trigger_on_parse();
}

/// Parses the arguments and calls their callbacks. Returns a status if the program must end now: after help, which goes to
/// standard output, or after wrong arguments or if that output fails, with an error message on standard error.
inline std::optional<ExitStatus> parseArguments(CLI::App& command, int argc, char** argv) {
    addDescribe(command);
    errno = 0;
    try {
        command.parse(argc, argv);
        return std::nullopt;
    } catch (const CLI::ParseError& error) {
        std::ostringstream message;
        const int status = command.exit(error, std::cout, message);
        std::cerr << core::visibleText(message.str(), "\n");
        if (status != 0) return ExitStatus::WrongCall;
        if (std::cout.flush()) return ExitStatus::Done;
        std::cerr << command.get_name()
                  << ": The help could not be written to standard output: " << core::lastFileReason().text
                  << ".\n";
        return ExitStatus::Failed;
    }
}

} // namespace komadai
