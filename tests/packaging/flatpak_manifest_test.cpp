// The Flatpak manifest has what the program needs (packaging/flatpak, packaging/deps). Whether flatpak-builder can build it is
// another question: packaging/test-flatpak.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>

namespace komadai {
namespace {

using nlohmann::json;

const std::string Packaging = KOMADAI_SOURCE_DIR "/packaging/";

const json& manifest() {
    static const json read = [] {
        std::ifstream file(Packaging + "flatpak/org.komadai.komadai.json");
        return json::parse(file);
    }();
    return read;
}

/// The packages of the given sections of packaging/deps.
std::set<std::string> packagesOf(const std::set<std::string>& sections) {
    std::set<std::string> packages;
    std::ifstream file(Packaging + "deps");
    bool isInside = false;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        if (line[0] == '[')
            isInside = sections.contains(line.substr(1, line.size() - 2));
        else if (isInside)
            packages.insert(line);
    }
    return packages;
}

/// Where the Flatpak has what a Debian package has.
const std::string Sdk = "org.kde.Sdk"; ///< the compiler, Qt, and what Freedesktop's runtime 25.08 has
const std::string System = "system";   ///< fonts of the system are seen in the sandbox
const std::map<std::string, std::string> Providers{
    {"ccache", Sdk},
    {"cmake", Sdk},
    {"fonts-dejavu-core", Sdk},
    {"fonts-ipafont-mincho", System},
    {"g++", Sdk},
    {"libarchive-dev", Sdk},
    {"libboost-graph-dev", "boost-headers"},
    {"libcli11-dev", "cli11"},
    {"libfmt-dev", "fmt"},
    {"libgif-dev", "giflib"},
    {"libqcustomplot-dev", "qcustomplot"},
    {"libsqlite3-dev", Sdk},
    {"libsqlitecpp-dev", "sqlitecpp"},
    {"ninja-build", Sdk},
    {"nlohmann-json3-dev", "nlohmann-json"},
    {"qt6-base-dev", Sdk},
    {"qt6-l10n-tools", Sdk},
    {"qt6-multimedia-dev", Sdk},
    {"qt6-svg-dev", Sdk},
    {"qt6-tools-dev", Sdk},
    {"qt6-translations-l10n", Sdk},
};

std::vector<std::string> modules() {
    std::vector<std::string> names;
    for (const json& module : manifest()["modules"])
        names.push_back(module["name"]);
    return names;
}

TEST(FlatpakManifest, TheSdkOrAModuleHasEachPackageThatTheProgramNeeds) {
    const auto built = modules();
    for (const std::string& package : packagesOf({"core", "gui"})) {
        const auto provider = Providers.find(package);
        ASSERT_NE(provider, Providers.end()) << package << " has no row in Providers";
        const bool isThere = provider->second == Sdk || provider->second == System ||
                             std::count(built.begin(), built.end(), provider->second) == 1;
        EXPECT_TRUE(isThere) << package << " needs the module " << provider->second;
    }
}

TEST(FlatpakManifest, TheProgramNeedsEachModule) {
    const auto packages = packagesOf({"core", "gui"});
    const auto built = modules();
    for (std::size_t i = 0; i + 1 < built.size(); ++i)
        EXPECT_TRUE(std::any_of(Providers.begin(), Providers.end(), [&](const auto& row) {
            return row.second == built[i] && packages.contains(row.first);
        })) << built[i];
}

TEST(FlatpakManifest, TheProgramIsBuiltLast) { EXPECT_EQ(modules().back(), "komadai"); }

TEST(FlatpakManifest, EachDownloadHasAChecksum) {
    const std::regex checksum("[0-9a-f]{64}");
    for (const json& module : manifest()["modules"])
        for (const json& source : module["sources"]) {
            if (!source.contains("url")) continue;
            EXPECT_TRUE(source["url"].get<std::string>().starts_with("https://")) << source;
            EXPECT_TRUE(std::regex_match(source.value("sha256", ""), checksum)) << source;
        }
}

/// Flatpak shows only such files to the desktop.
TEST(FlatpakManifest, TheFilesForTheDesktopAreNamedByTheApplication) {
    const std::string id = manifest()["id"];
    const auto options = manifest()["modules"].back()["config-opts"].get<std::vector<std::string>>();
    EXPECT_EQ(std::count(options.begin(), options.end(), "-DKOMADAI_DESKTOP_ID=" + id), 1);
    std::ifstream metadata(Packaging + "linux/komadai.metainfo.xml.in");
    const std::string text{std::istreambuf_iterator<char>(metadata), {}};
    EXPECT_NE(text.find("<id>" + id + "</id>"), std::string::npos);
}

TEST(FlatpakManifest, TheSandboxHasNoNetwork) {
    const auto permissions = manifest()["finish-args"].get<std::vector<std::string>>();
    EXPECT_EQ(std::count(permissions.begin(), permissions.end(), "--share=network"), 0);
    for (const std::string& permission : permissions)
        EXPECT_FALSE(permission.starts_with("--filesystem=")) << permission;
}

} // namespace
} // namespace komadai
