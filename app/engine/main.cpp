// komadai-engine: the engine for other programs, in UCI or USI on standard input and output.
#include "app/command_line.h"
#include "app/engine/engine_session.h"
#include "app/file_size_limit.h"

#include <iostream>
#include <string>

int main(int argc, char** argv) {
    using namespace komadai;
    failAtFileSizeLimit();
    CLI::App command("Komadai's engine: speaks UCI or USI on standard input and output", "komadai-engine");
    command.set_version_flag("--version", std::string("komadai-engine ") + KOMADAI_VERSION);
    if (const auto status = parseArguments(command, argc, argv)) return static_cast<int>(*status);
    EngineSession session([](const std::string& line) { std::cout << line << std::endl; });
    std::string line;
    while (std::getline(std::cin, line) && session.handle(line)) {
    }
    return static_cast<int>(ExitStatus::Done);
}
