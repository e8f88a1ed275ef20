#include "app/manual_page.h"

#include "core/base/ascii.h"

#include <fmt/format.h>

#include <algorithm>

namespace komadai {
namespace {

/// Text without requests, escapes and hyphens that roff would change.
std::string roff(const std::string& text) {
    std::string result;
    bool isLineStart = true;
    for (const char c : text) {
        if (isLineStart && (c == '.' || c == '\'')) result += "\\&";
        if (c == '\\')
            result += "\\e";
        else if (c == '-')
            result += "\\-";
        else
            result += c;
        isLineStart = c == '\n';
    }
    return result;
}

/// Paragraphs as roff: an empty line begins a new one, and other lines keep their ends.
std::string paragraphs(const std::string& text) {
    std::string result;
    std::size_t from = 0;
    while (from <= text.size()) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const std::string line = text.substr(from, end - from);
        result += line.empty() ? ".PP\n" : roff(line) + '\n';
        from = end + 1;
    }
    return result;
}

/// `\fB--depth\fR \fIINT\fR`.
std::string nameOf(const CLI::Option& option) {
    std::string names;
    const auto add = [&names](const std::string& name) {
        names += (names.empty() ? "" : ", ") + ("\\fB" + roff(name) + "\\fR");
    };
    for (const std::string& name : option.get_snames())
        add("-" + name);
    for (const std::string& name : option.get_lnames())
        add("--" + name);
    if (!option.nonpositional()) return "\\fI" + roff(option.get_name(true)) + "\\fR";
    const bool takesValue = option.get_items_expected_max() > 0 && !option.get_type_name().empty();
    return names + (takesValue ? " \\fI" + roff(option.get_type_name()) + "\\fR" : std::string());
}

std::string optionsOf(const CLI::App& command) {
    std::string result;
    for (const CLI::Option* option : command.get_options()) {
        if (option->get_group().empty()) continue; // hidden
        result += ".TP\n" + nameOf(*option) + '\n' + roff(option->get_description());
        result += option->get_required() ? " (required)\n" : "\n";
    }
    return result;
}

std::vector<const CLI::App*> commandsOf(const CLI::App& command) {
    return command.get_subcommands([](const CLI::App*) { return true; });
}

/// A section for each command below `command`, with its own ones after it.
std::string sectionsOf(const CLI::App& command, const std::string& prefix) {
    std::string result;
    for (const CLI::App* each : commandsOf(command)) {
        const std::string name = prefix + each->get_name();
        result += ".SS \"" + roff(name) + "\"\n" + paragraphs(each->get_description()) + optionsOf(*each);
        result += sectionsOf(*each, name + ' ');
    }
    return result;
}

constexpr auto Shared = R"(.SH EXIT STATUS
.TP
0
success
.TP
1
the work failed
.TP
2
the arguments were wrong
.SH FILES
.TP
\fI~/.local/share/komadai/library.sqlite\fR
the library in which the window stores games; \fBXDG_DATA_HOME\fR replaces \fI~/.local/share\fR
.TP
\fI~/.local/share/komadai/variants/\fR
variants that were imported
.TP
\fI~/.local/share/komadai/books/\fR
opening books
.TP
\fI~/.local/share/komadai/networks/\fR
networks that the engine has learned
.TP
\fI~/.local/share/komadai/endgames/\fR
endgame tables
.TP
\fI~/.config/komadai/komadai.conf\fR
the settings of the window; \fBXDG_CONFIG_HOME\fR replaces \fI~/.config\fR
.SH SEE ALSO
\fBkomadai\fR(1), \fBkomadai\-cli\fR(1), \fBkomadai\-engine\fR(1)
)";

} // namespace

std::string manualPage(const CLI::App& command, const std::string& version) {
    const std::string& name = command.get_name();
    const std::string description = command.get_description();
    const std::size_t colon = description.find(": ");
    const std::string title = core::ascii::upperCase(name);
    const bool hasCommands = !commandsOf(command).empty();
    std::string page = fmt::format(".TH \"{}\" 1 \"\" \"Komadai {}\" \"Komadai\"\n", roff(title), version);
    page += fmt::format(".SH NAME\n{} \\- {}\n", roff(name), roff(description.substr(colon + 2)));
    page += fmt::format(".SH SYNOPSIS\n\\fB{}\\fR [\\fIOPTION\\fR ...]", roff(name));
    if (hasCommands) page += R"( \fICOMMAND\fR [\fIARGUMENT\fR ...])";
    for (const CLI::Option* option : command.get_options())
        if (!option->nonpositional()) page += " [\\fI" + roff(option->get_name(true)) + "\\fR ...]";
    page += "\n.SH OPTIONS\n" + optionsOf(command);
    if (hasCommands) page += ".SH COMMANDS\n" + sectionsOf(command, {});
    return page + Shared;
}

} // namespace komadai
