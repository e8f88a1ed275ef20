// Dependencies point one way: which folder may include what. See also CONTRIBUTING.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

/// A folder and all that its files may include besides the C++ standard library and the folder itself:
/// folders of ours, and other people's headers as they begin. What is in no row may include nothing of ours.
struct Layer {
    std::string folder;
    std::vector<std::string> folders;
    std::vector<std::string> libraries;
};

const std::vector<Layer> Layers = {
    // the core, Qt-free, from the bottom up
    {"core/base", {}, {}},
    {"core/board", {"core/base"}, {}},
    {"core/clock", {"core/base", "core/board"}, {}},
    {"core/variants", {"core/base", "core/board"}, {}},
    {"core/rules", {"core/base", "core/board", "core/variants"}, {}},
    {"core/search", {"core/base", "core/board", "core/variants", "core/rules"}, {}},
    {"core/notation", {"core/base", "core/board", "core/variants", "core/rules"}, {}},
    {"core/record",
     {"core/base", "core/board", "core/clock", "core/variants", "core/rules", "core/notation"},
     {"boost/"}},
    {"core/store",
     {"core/base", "core/board", "core/clock", "core/variants", "core/rules", "core/notation", "core/record"},
     {"SQLiteCpp/", "sqlite3.h"}},
    {"core/graphs",
     {"core/base", "core/board", "core/variants", "core/rules", "core/notation", "core/record", "core/store"},
     {"boost/"}},
    {"core/protocol",
     {"core/base", "core/board", "core/clock", "core/variants", "core/rules", "core/notation", "core/search"},
     {}},
    {"core/match", {"core/base", "core/board", "core/variants", "core/rules", "core/search"}, {}},
    // above the core
    {"translations", {"core"}, {"fmt/"}},
    {"ui", {"core", "translations"}, {"Q", "fmt/"}},
    {"app", {"core", "translations", "ui"}, {"Q", "fmt/", "CLI/", "nlohmann/"}},
};

bool startsWithAny(const std::string& text, const std::vector<std::string>& beginnings) {
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](const auto& b) { return text.rfind(b, 0) == 0; });
}

bool isInFolder(const std::string& path, const std::string& folder) {
    return path.rfind(folder + '/', 0) == 0;
}

const Layer* layerOf(const std::string& path) {
    const auto layer = std::find_if(Layers.begin(), Layers.end(),
                                    [&](const Layer& l) { return isInFolder(path, l.folder); });
    return layer == Layers.end() ? nullptr : &*layer;
}

/// Headers of C++ and of the system are lower case and have no folder but `sys`.
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

/// What a line includes.
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

/// Each include of a file that points the wrong way, as `path:line includes header`.
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
    for (const char* folder : {"core", "translations", "ui", "app"}) {
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
    EXPECT_TRUE(found("translations/wording.h", "#include <QString>"));
    EXPECT_FALSE(found("core/rules/game.h", "#include <vector>\n#include \"core/base/result.h\""));
    EXPECT_FALSE(found("ui/main_window.cpp", "#include <QMainWindow>\n#include \"core/rules/game.h\""));
}

} // namespace
