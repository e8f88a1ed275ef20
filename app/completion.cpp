#include "app/completion.h"

#include "core/rules/variant_set.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace komadai {
namespace {

/// What can stand for a value: some words, files, or something else that cannot be completed.
struct Values {
    std::vector<std::string> words;
    bool areFiles = false;
};

struct Named {
    std::string name, description;
};

struct OptionWord {
    Named named; ///< "--depth"
    bool takesValue = false;
    Values values;
};

/// A place in the command line: behind the program's name, or behind a command.
struct Place {
    std::string path; ///< " variants show"; empty for the program itself
    std::vector<Named> commands;
    std::vector<OptionWord> options;
    Values arguments; ///< of arguments without a name
};

std::vector<std::string> variantIds() {
    const core::VariantSet variants = core::VariantSet::builtin();
    std::vector<std::string> ids;
    for (const auto& variant : variants.all())
        ids.push_back(variant->spec().id);
    return ids;
}

/// The words of "TEXT:{first,second}".
std::vector<std::string> choicesOf(const std::string& typeName) {
    std::vector<std::string> words;
    const std::size_t open = typeName.find('{');
    if (open == std::string::npos) return words;
    std::string word;
    for (const char c : typeName.substr(open + 1)) {
        if (c != ',' && c != '}') {
            word += c;
            continue;
        }
        words.push_back(std::exchange(word, {}));
    }
    return words;
}

Values valuesOf(const CLI::Option& option) {
    const std::string name = option.nonpositional() ? option.get_lnames().front() : option.get_name(true);
    if (name == "variant" || name == "id") return {variantIds(), false};
    const std::string type = option.get_type_name();
    if (auto words = choicesOf(type); !words.empty()) return {words, false};
    const auto has = [&type](const char* word) { return type.find(word) != std::string::npos; };
    return {{}, has("TEXT") || has("FILE") || has("ENGINE")};
}

std::string firstLine(const std::string& text) { return text.substr(0, text.find('\n')); }

void addOption(Place& place, const CLI::Option& option) {
    if (option.get_group().empty()) return; // hidden
    if (!option.nonpositional()) {
        place.arguments = valuesOf(option);
        return;
    }
    const bool takesValue = option.get_items_expected_max() > 0;
    const Values values = takesValue ? valuesOf(option) : Values();
    for (const std::string& name : option.get_lnames())
        place.options.push_back({{"--" + name, firstLine(option.get_description())}, takesValue, values});
}

/// All places from `command` on, each before those below it.
void collect(const CLI::App& command, const std::string& path, std::vector<Place>& places) {
    Place place;
    place.path = path;
    for (const CLI::Option* option : command.get_options())
        addOption(place, *option);
    const auto below = command.get_subcommands([](const CLI::App*) { return true; });
    for (const CLI::App* each : below)
        place.commands.push_back({each->get_name(), firstLine(each->get_description())});
    places.push_back(std::move(place));
    for (const CLI::App* each : below)
        collect(*each, path + ' ' + each->get_name(), places);
}

/// In single quotes, which may not contain one in any of the shells.
std::string quoted(std::string text) {
    std::replace(text.begin(), text.end(), '\'', '`');
    return '\'' + text + '\'';
}

/// An alternative of `case` for each command, so that the shell finds the place from the words before.
std::string pathsOf(const std::vector<Place>& places) {
    std::vector<std::string> paths;
    for (const Place& place : places)
        if (!place.path.empty()) paths.push_back(quoted(place.path));
    return paths.empty() ? quoted(" ") : fmt::format("{}", fmt::join(paths, "|"));
}

std::string functionName(const CLI::App& command) {
    std::string name = "_" + command.get_name();
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

std::vector<std::string> namesAt(const Place& place) {
    std::vector<std::string> names;
    for (const Named& command : place.commands)
        names.push_back(command.name);
    for (const OptionWord& option : place.options)
        names.push_back(option.named.name);
    names.insert(names.end(), place.arguments.words.begin(), place.arguments.words.end());
    return names;
}

std::string bashValues(const Values& values) {
    if (values.areFiles) return "return";
    if (values.words.empty()) return "compopt +o default +o bashdefault; return";
    return fmt::format(R"(COMPREPLY=($(compgen -W {} -- "$word")); return)",
                       quoted(fmt::format("{}", fmt::join(values.words, " "))));
}

std::string bash(const CLI::App& command, const std::vector<Place>& places) {
    std::string values, words;
    for (const Place& place : places) {
        for (const OptionWord& option : place.options)
            if (option.takesValue)
                values += fmt::format("        {}) {} ;;\n", quoted(place.path + ' ' + option.named.name),
                                      bashValues(option.values));
        words += fmt::format("        {}) COMPREPLY=($(compgen -W {} -- \"$word\")) ;;\n", quoted(place.path),
                             quoted(fmt::format("{}", fmt::join(namesAt(place), " "))));
    }
    return fmt::format(R"(# Completion of {0} in bash.
{1}() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} place= i
    COMPREPLY=()
    for ((i = 1; i < COMP_CWORD; i++)); do
        case "$place ${{COMP_WORDS[i]}}" in
        {2}) place="$place ${{COMP_WORDS[i]}}" ;;
        esac
    done
    case "$place ${{COMP_WORDS[COMP_CWORD - 1]}}" in
{3}    esac
    case $place in
{4}    esac
}}
complete -o bashdefault -o default -F {1} {0}
)",
                       command.get_name(), functionName(command), pathsOf(places), values, words);
}

std::string zshValues(const Values& values) {
    if (values.areFiles) return "_files; return";
    return values.words.empty() ? "return"
                                : fmt::format("compadd -- {}; return", fmt::join(values.words, " "));
}

/// 'name:description', where a colon in the name is none of the names.
std::string zshRow(const Named& named) { return quoted(named.name + ':' + named.description); }

std::string zsh(const CLI::App& command, const std::vector<Place>& places) {
    std::string values, words;
    for (const Place& place : places) {
        std::vector<std::string> options, commands;
        for (const OptionWord& option : place.options) {
            options.push_back(zshRow(option.named));
            if (option.takesValue)
                values += fmt::format("    ({}) {} ;;\n", quoted(place.path + ' ' + option.named.name),
                                      zshValues(option.values));
        }
        for (const Named& each : place.commands)
            commands.push_back(zshRow(each));
        words += fmt::format("    ({})\n        options=({})\n        commands=({})\n", quoted(place.path),
                             fmt::join(options, " "), fmt::join(commands, " "));
        if (place.arguments.areFiles) words += "        takesFiles=1\n";
        if (!place.arguments.words.empty())
            words += fmt::format("        compadd -- {}\n", fmt::join(place.arguments.words, " "));
        words += "        ;;\n";
    }
    return fmt::format(R"(#compdef {0}
# Completion of {0} in zsh.
local place= takesFiles= i
local -a options commands
for ((i = 2; i < CURRENT; i++)); do
    case "$place $words[i]" in
    ({1}) place="$place $words[i]" ;;
    esac
done
case "$place $words[CURRENT-1]" in
{2}esac
case $place in
{3}esac
[[ $words[CURRENT] == -* ]] && _describe -o option options && return
(($#commands)) && _describe command commands
[[ -n $takesFiles ]] && _files
)",
                       command.get_name(), pathsOf(places), values, words);
}

std::string fishValues(const Values& values) {
    if (values.areFiles) return " -r -F";
    if (values.words.empty()) return " -x";
    return " -x -a " + quoted(fmt::format("{}", fmt::join(values.words, " ")));
}

std::string fishRows(const std::string& start, const Place& place) {
    std::string rows;
    for (const Named& each : place.commands)
        rows += fmt::format("{} -f -a {} -d {}\n", start, each.name, quoted(each.description));
    for (const OptionWord& option : place.options)
        rows += fmt::format("{} -l {}{} -d {}\n", start, option.named.name.substr(2),
                            option.takesValue ? fishValues(option.values) : std::string(),
                            quoted(option.named.description));
    if (!place.arguments.words.empty())
        rows += fmt::format("{} -f -a {}\n", start,
                            quoted(fmt::format("{}", fmt::join(place.arguments.words, " "))));
    if (!place.arguments.areFiles) rows += start + " -f\n";
    return rows;
}

std::string fish(const CLI::App& command, const std::vector<Place>& places) {
    const std::string& name = command.get_name();
    const std::string function = "_" + functionName(command) + "_at";
    std::vector<std::string> paths;
    for (const Place& place : places)
        if (!place.path.empty()) paths.push_back(quoted(place.path));
    if (paths.empty()) paths.push_back(quoted(" "));
    std::string script = fmt::format(R"(# Completion of {0} in fish.
function {1}
    set -l place ''
    for word in (commandline -opc)[2..]
        contains -- "$place $word" {2}; and set place "$place $word"
    end
    test "$place" = $argv[1]
end
)",
                                     name, function, fmt::join(paths, " "));
    for (const Place& place : places)
        script +=
            fishRows(fmt::format("complete -c {} -n \"{} {}\"", name, function, quoted(place.path)), place);
    return script;
}

} // namespace

std::string completionFor(const CLI::App& command, Shell shell) {
    std::vector<Place> places;
    collect(command, {}, places);
    switch (shell) {
    case Shell::Bash: return bash(command, places);
    case Shell::Zsh: return zsh(command, places);
    case Shell::Fish: return fish(command, places);
    }
    return {};
}

} // namespace komadai
