// Dependencies point one way: which folder may include which others. See also CONTRIBUTING.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <regex>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

namespace fs = std::filesystem;

/// A folder, and what its files may include in addition to the standard library and the folder itself: other folders of the
/// project, and headers of libraries that begin with one of these texts. A file without a row may include no file of the
/// project.
struct Layer {
    std::string folder;
    std::vector<std::string> folders;
    std::vector<std::string> libraries;
};

const std::vector<Layer> Layers = {
    // the core, without Qt, from the bottom up
    {"core/base", {}, {}},
    {"core/board", {"core/base"}, {}},
    {"core/clock", {"core/base", "core/board"}, {}},
    {"core/variants", {"core/base", "core/board"}, {}},
    {"core/rules", {"core/base", "core/board", "core/variants"}, {}},
    {"core/endgames",
     {"core/base", "core/board", "core/variants", "core/rules"},
     {"archive.h", "archive_entry.h"}},
    {"core/search", {"core/base", "core/board", "core/endgames", "core/variants", "core/rules"}, {}},
    {"core/record", {"core/base", "core/board", "core/clock", "core/variants", "core/rules"}, {"boost/"}},
    {"core/notation",
     {"core/base", "core/board", "core/clock", "core/variants", "core/rules", "core/record"},
     {"nlohmann/"}},
    {"core/review",
     {"core/base", "core/board", "core/variants", "core/rules", "core/record", "core/search"},
     {}},
    {"core/practice",
     {"core/base", "core/board", "core/variants", "core/rules", "core/record", "core/search", "core/notation",
      "core/review"},
     {"nlohmann/"}},
    {"core/store",
     {"core/base", "core/board", "core/clock", "core/variants", "core/rules", "core/notation", "core/record",
      "core/practice"},
     {"SQLiteCpp/", "sqlite3.h"}},
    {"core/files",
     {"core/base", "core/board", "core/clock", "core/variants", "core/rules", "core/notation", "core/record",
      "core/store"},
     {"archive.h", "archive_entry.h"}},
    {"core/graphs",
     {"core/base", "core/board", "core/variants", "core/rules", "core/notation", "core/record", "core/store"},
     {"boost/"}},
    {"core/book",
     {"core/base", "core/board", "core/variants", "core/rules", "core/notation", "core/record", "core/store"},
     {}},
    {"core/protocol",
     {"core/base", "core/board", "core/clock", "core/variants", "core/rules", "core/record", "core/notation",
      "core/search"},
     {}},
    {"core/match", {"core/base", "core/board", "core/variants", "core/rules", "core/search"}, {}},
    {"core/learning",
     {"core/base", "core/board", "core/variants", "core/rules", "core/record", "core/search", "core/match"},
     {"nlohmann/"}},
    // above the core
    {"translations", {"core"}, {"fmt/"}},
    {"matches", {"core", "translations"}, {"fmt/"}},
    // the window, from the bottom up: each row names only rows above it
    {"ui/preferences", {}, {"Q"}},
    {"ui/language", {"ui/preferences"}, {"Q"}},
    {"ui/contrast", {}, {"Q"}},
    {"ui/mixed_colour", {}, {"Q"}},
    {"ui/scaled_font", {}, {"Q"}},
    {"ui/desktop", {"ui/mixed_colour", "ui/preferences", "ui/scaled_font"}, {"Q"}},
    {"ui/chart_colours", {"ui/mixed_colour"}, {"Q"}},
    {"ui/custom_plot", {}, {"Q", "qcustomplot"}},
    {"ui/icons", {}, {"Q"}},
    {"ui/plain_key", {}, {"Q"}},
    {"ui/wording", {"core", "translations", "ui/language"}, {"Q", "fmt/"}},
    {"ui/widgets", {"ui/contrast", "ui/icons", "ui/language", "ui/scaled_font"}, {"Q"}},
    {"ui/notation", {"core", "ui/language", "ui/preferences"}, {"Q"}},
    {"ui/board",
     {"core", "translations", "ui/icons", "ui/language", "ui/mixed_colour", "ui/notation", "ui/plain_key",
      "ui/preferences", "ui/widgets", "ui/wording"},
     {"Q"}},
    {"ui/keys", {"ui/board", "ui/language", "ui/preferences", "ui/widgets"}, {"Q"}},
    {"ui/start",
     {"core", "ui/board", "ui/mixed_colour", "ui/preferences", "ui/scaled_font", "ui/widgets", "ui/wording"},
     {"Q"}},
    {"ui/mobility",
     {"core", "ui/board", "ui/contrast", "ui/language", "ui/mixed_colour", "ui/notation", "ui/preferences",
      "ui/widgets", "ui/wording"},
     {"Q"}},
    {"ui/reading", {"ui/contrast", "ui/icons", "ui/language", "ui/mixed_colour", "ui/widgets"}, {"Q"}},
    {"ui/help", {"ui/language", "ui/mixed_colour", "ui/reading", "ui/widgets"}, {"Q"}},
    {"ui/rulebook",
     {"core", "translations", "ui/board", "ui/icons", "ui/language", "ui/mixed_colour", "ui/notation",
      "ui/preferences", "ui/reading", "ui/widgets", "ui/wording"},
     {"Q"}},
    {"ui/editor",
     {"core", "ui/board", "ui/icons", "ui/language", "ui/notation", "ui/rulebook", "ui/widgets",
      "ui/wording"},
     {"Q"}},
    {"ui/players", {"core"}, {}},
    {"ui/document", {"core", "ui/players"}, {"Q"}},
    {"ui/files", {"core", "ui/document", "ui/preferences"}, {"Q"}},
    {"ui/variants",
     {"core", "translations", "ui/board", "ui/contrast", "ui/files", "ui/language", "ui/mixed_colour",
      "ui/widgets", "ui/wording"},
     {"Q", "fmt/"}},
    {"ui/library",
     {"core", "translations", "ui/board", "ui/files", "ui/icons", "ui/language", "ui/notation",
      "ui/plain_key", "ui/preferences", "ui/start", "ui/widgets", "ui/wording"},
     {"Q"}},
    {"ui/books",
     {"core", "translations", "ui/files", "ui/language", "ui/library", "ui/preferences", "ui/widgets",
      "ui/wording"},
     {"Q"}},
    {"ui/opening_graph",
     {"core", "ui/board", "ui/files", "ui/language", "ui/library", "ui/mixed_colour", "ui/notation",
      "ui/preferences", "ui/widgets", "ui/wording"},
     {"Q"}},
    {"ui/explorer",
     {"core", "ui/board", "ui/document", "ui/editor", "ui/language", "ui/library", "ui/notation",
      "ui/widgets", "ui/wording"},
     {"Q"}},
    {"ui/engine",
     {"core", "translations", "matches", "ui/books", "ui/files", "ui/language", "ui/preferences",
      "ui/widgets", "ui/wording"},
     {"Q", "fmt/"}},
    {"ui/record",
     {"core", "ui/board", "ui/document", "ui/language", "ui/library", "ui/mixed_colour", "ui/notation",
      "ui/preferences", "ui/scaled_font", "ui/widgets", "ui/wording"},
     {"Q"}},
    {"ui/review",
     {"core", "translations", "ui/document", "ui/engine", "ui/language", "ui/library", "ui/notation",
      "ui/preferences", "ui/record", "ui/widgets", "ui/wording"},
     {"Q"}},
    {"ui/analysis",
     {"core", "translations", "ui/board", "ui/chart_colours", "ui/custom_plot", "ui/document", "ui/engine",
      "ui/files", "ui/keys", "ui/language", "ui/mixed_colour", "ui/notation", "ui/preferences",
      "ui/scaled_font", "ui/widgets", "ui/wording"},
     {"Q", "fmt/"}},
    {"ui/report",
     {"core", "ui/analysis", "ui/board", "ui/document", "ui/files", "ui/language", "ui/library",
      "ui/notation", "ui/preferences", "ui/record", "ui/widgets", "ui/wording"},
     {"Q", "gif_lib.h"}},
    {"ui/studies",
     {"core", "ui/board", "ui/document", "ui/files", "ui/icons", "ui/language", "ui/library", "ui/notation",
      "ui/preferences", "ui/report", "ui/widgets", "ui/wording"},
     {"Q"}},
    {"ui/sound", {"core", "ui/preferences"}, {"Q"}},
    {"ui/imports", {"core", "ui/files", "ui/language", "ui/library", "ui/widgets", "ui/wording"}, {"Q"}},
    {"ui/new_game",
     {"core", "translations", "ui/board", "ui/engine", "ui/language", "ui/players", "ui/preferences",
      "ui/scaled_font", "ui/widgets", "ui/wording"},
     {"Q", "fmt/"}},
    {"ui/game",
     {"core",       "translations",   "ui/analysis", "ui/board",   "ui/document",     "ui/engine",
      "ui/files",   "ui/keys",        "ui/language", "ui/library", "ui/mixed_colour", "ui/notation",
      "ui/players", "ui/preferences", "ui/record",   "ui/review",  "ui/rulebook",     "ui/scaled_font",
      "ui/sound",   "ui/widgets",     "ui/wording"},
     {"Q", "fmt/"}},
    {"ui/matches",
     {"core", "matches", "ui/analysis", "ui/board", "ui/engine", "ui/files", "ui/game", "ui/language",
      "ui/library", "ui/preferences", "ui/widgets", "ui/wording"},
     {"Q"}},
    {"ui/teaching",
     {"core", "translations", "ui/chart_colours", "ui/custom_plot", "ui/engine", "ui/files", "ui/language",
      "ui/preferences", "ui/widgets", "ui/wording"},
     {"Q"}},
    {"ui/statistics",
     {"core", "ui/chart_colours", "ui/custom_plot", "ui/game", "ui/language", "ui/library", "ui/mixed_colour",
      "ui/preferences", "ui/widgets", "ui/wording"},
     {"Q"}},
    {"ui/practice",
     {"core", "translations", "ui/board", "ui/chart_colours", "ui/custom_plot", "ui/engine", "ui/files",
      "ui/game", "ui/language", "ui/library", "ui/mixed_colour", "ui/notation", "ui/plain_key",
      "ui/preferences", "ui/review", "ui/widgets", "ui/wording"},
     {"Q"}},
    {"ui/tour",
     {"core", "translations", "ui/board", "ui/language", "ui/notation", "ui/plain_key", "ui/preferences",
      "ui/widgets", "ui/wording"},
     {"Q"}},
    {"ui/settings",
     {"core", "ui/analysis", "ui/board", "ui/desktop", "ui/engine", "ui/icons", "ui/keys", "ui/language",
      "ui/notation", "ui/game", "ui/preferences", "ui/record", "ui/sound", "ui/widgets", "ui/wording"},
     {"Q"}},
    {"ui",
     {"core", "translations", "matches"},
     {"Q", "fmt/"}}, // the main window and its actions, which join them all
    {"app", {"core", "translations", "matches", "ui"}, {"Q", "fmt/", "CLI/", "nlohmann/"}},
};

bool startsWithAny(const std::string& text, const std::vector<std::string>& beginnings) {
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](const auto& b) { return text.rfind(b, 0) == 0; });
}

/// A row can also be for a single pair of header and source.
bool isInFolder(const std::string& path, const std::string& folder) {
    return path.rfind(folder + '/', 0) == 0 || path.rfind(folder + '.', 0) == 0;
}

const Layer* layerOf(const std::string& path) {
    const auto layer = std::find_if(Layers.begin(), Layers.end(),
                                    [&](const Layer& l) { return isInFolder(path, l.folder); });
    return layer == Layers.end() ? nullptr : &*layer;
}

/// Headers of C++ and of the system have lower-case names, and no folder except `sys`.
bool isStandard(const std::string& header) {
    const std::string name = header.rfind("sys/", 0) == 0 ? header.substr(4) : header;
    return header != "sqlite3.h" && std::all_of(name.begin(), name.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || c == '_' || c == '.';
           });
}

struct Include {
    std::string header;
    bool isQuoted;
};

/// The include in a line; none if it has none.
std::optional<Include> includeOf(const std::string& line) {
    constexpr const char* Blank = " \t";
    const auto hash = line.find_first_not_of(Blank);
    if (hash == std::string::npos || line[hash] != '#') return std::nullopt;
    const auto word = line.find_first_not_of(Blank, hash + 1);
    if (word == std::string::npos || line.compare(word, 7, "include") != 0) return std::nullopt;
    const auto open = line.find_first_of("<\"", word);
    const auto close = line.find_first_of(">\"", open + 1);
    if (open == std::string::npos || close == std::string::npos) return std::nullopt;
    return Include{line.substr(open + 1, close - open - 1), line[open] == '"'};
}

/// Whether a file of the layer may include it.
bool mayInclude(const Layer& layer, const Include& include) {
    const std::string& header = include.header;
    if (!include.isQuoted) return isStandard(header) || startsWithAny(header, layer.libraries);
    if (isInFolder(header, layer.folder)) return true;
    return std::any_of(layer.folders.begin(), layer.folders.end(),
                       [&](const auto& folder) { return isInFolder(header, folder); });
}

/// The includes of a file that are not allowed, as `path:line includes header`.
std::vector<std::string> wrongIncludesOf(const std::string& path, std::istream& source) {
    const Layer* layer = layerOf(path);
    std::vector<std::string> wrong;
    std::string line;
    for (int number = 1; std::getline(source, line); ++number) {
        const auto include = includeOf(line);
        if (include && (!layer || !mayInclude(*layer, *include)))
            wrong.push_back(path + ':' + std::to_string(number) + " includes " + include->header);
    }
    return wrong;
}

TEST(Architecture, IncludesPointOneWay) {
    const fs::path root = KOMADAI_SOURCE_DIR;
    int files = 0;
    for (const char* folder : {"core", "translations", "matches", "ui", "app"}) {
        for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
            const auto extension = entry.path().extension();
            if (extension != ".h" && extension != ".cpp") continue;
            std::ifstream source(entry.path());
            for (const auto& wrong :
                 wrongIncludesOf(entry.path().lexically_relative(root).generic_string(), source))
                ADD_FAILURE() << wrong;
            ++files;
        }
    }
    EXPECT_GT(files, 20) << "the sources are not where they are looked for";
}

TEST(Architecture, FilesOfTheCoreAreInAFolderWithARow) {
    for (const auto& entry : fs::directory_iterator(fs::path(KOMADAI_SOURCE_DIR) / "core")) {
        if (entry.is_directory()) {
            EXPECT_NE(layerOf("core/" + entry.path().filename().string() + "/x.h"), nullptr) << entry.path();
        }
    }
}

TEST(Architecture, FilesOfTheWindowAreInAFolderWithARow) {
    for (const auto& entry : fs::directory_iterator(fs::path(KOMADAI_SOURCE_DIR) / "ui")) {
        if (!entry.is_directory()) continue;
        const Layer* layer = layerOf("ui/" + entry.path().filename().string() + "/x.h");
        EXPECT_TRUE(layer && layer->folder != "ui") << entry.path();
    }
}

TEST(Architecture, FoldersOfTheWindowFormNoCircle) {
    std::vector<std::string> above;
    for (const auto& layer : Layers) {
        if (layer.folder.rfind("ui/", 0) != 0) continue;
        for (const auto& folder : layer.folders) {
            if (folder.rfind("ui/", 0) != 0) continue;
            EXPECT_NE(std::find(above.begin(), above.end(), folder), above.end())
                << layer.folder << " includes " << folder << ", whose row is not above it";
        }
        above.push_back(layer.folder);
    }
}

/// ui/language/local_text.h has functions for all of them.
TEST(Architecture, NumbersAndDatesGetTheFormOfTheLanguageInOnePlace) {
    const fs::path root = KOMADAI_SOURCE_DIR;
    for (const auto& entry : fs::recursive_directory_iterator(root / "ui")) {
        const auto path = entry.path().lexically_relative(root).generic_string();
        if (entry.path().extension() != ".cpp" || path == "ui/language/local_text.cpp") continue;
        std::ostringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        for (const char* form : {"QLocale().toString(", "QLocale::ShortFormat", "QLocale::LongFormat"})
            EXPECT_EQ(text.str().find(form), std::string::npos) << path << " has " << form;
    }
}

/// Of what the list opens, sizes, names for screen readers and keys are tested.
TEST(Architecture, EveryDialogIsInTheListOfWindows) {
    const fs::path root = KOMADAI_SOURCE_DIR;
    std::ostringstream list;
    list << std::ifstream(root / "tests/ui/every_window_test.cpp").rdbuf();
    const std::regex dialog("class ([A-Za-z]+) (final )?: public QDialog");
    int dialogs = 0;
    for (const auto& entry : fs::recursive_directory_iterator(root / "ui")) {
        if (entry.path().extension() != ".h") continue;
        std::ifstream header(entry.path());
        std::smatch found;
        for (std::string line; std::getline(header, line);) {
            if (!std::regex_search(line, found, dialog)) continue;
            ++dialogs;
            EXPECT_NE(list.str().find(found.str(1) + ' '), std::string::npos)
                << found.str(1) << " is not in tests/ui/every_window_test.cpp";
        }
    }
    EXPECT_GT(dialogs, 10) << "the dialogs are not where they are looked for";
}

TEST(Architecture, AnIncludeThatPointsTheWrongWayIsFound) {
    const auto found = [](const std::string& path, const std::string& text) {
        std::istringstream source(text);
        return !wrongIncludesOf(path, source).empty();
    };
    EXPECT_TRUE(found("core/rules/game.h", "#include <QString>"));
    EXPECT_TRUE(found("core/rules/game.h", "#include <QtCore/qstring.h>"));
    EXPECT_TRUE(found("core/rules/game.h", "#include \"core/notation/move_text.h\""));
    EXPECT_TRUE(found("core/search/engine.h", "  #  include \"core/notation/move_text.h\" // why not"));
    EXPECT_TRUE(found("core/board/square.h", "#include \"ui/main_window.h\""));
    EXPECT_TRUE(found("core/rules/game.h", "#include <SQLiteCpp/Database.h>"));
    EXPECT_TRUE(found("ui/main_window.cpp", "#include <sqlite3.h>"));
    EXPECT_TRUE(found("ui/main_window.cpp", "#include <boost/graph/adjacency_list.hpp>"));
    EXPECT_TRUE(found("ui/main_window.cpp", "#include \"app/command_line.h\""));
    EXPECT_TRUE(found("translations/wording/wording.h", "#include <QString>"));
    EXPECT_TRUE(found("ui/board/board_view.h", "#include \"ui/main_window.h\""));
    EXPECT_TRUE(found("ui/language/language.cpp", "#include \"ui/wording.h\""));
    EXPECT_TRUE(found("ui/preferences/preferences.h", "#include \"core/rules/game.h\""));
    EXPECT_FALSE(found("ui/board/board_view.cpp", "#include \"ui/wording.h\""));
    EXPECT_FALSE(found("core/rules/game.h", "#include <vector>\n#include \"core/base/result.h\""));
    EXPECT_FALSE(found("ui/main_window.cpp", "#include <QMainWindow>\n#include \"core/rules/game.h\""));
}

} // namespace
