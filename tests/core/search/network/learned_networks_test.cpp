#include "core/search/network/learned_networks.h"

#include "core/search/engine.h"
#include "core/search/network/builtin_networks.h"
#include "tests/core/positions.h"
#include "tests/core/search/network/random_network.h"
#include "tests/core/temporary_folder.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

namespace komadai::core::test {
namespace {

constexpr NetworkShape LearnedShape{NetworkBasis::Material, {2, 1}, 16, 2};

std::string contentsOf(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

class NetworksOfTheUser : public testing::Test {
protected:
    const VariantSpec& spec() const { return m_rules->spec(); }
    std::shared_ptr<const Network> random(unsigned seed = 1) const {
        return randomNetwork(spec(), LearnedShape, seed);
    }
    std::string text(unsigned seed = 1) const { return formatNetwork(*random(seed), spec()); }
    NetworkFileError::Problem problem() {
        const auto fault = m_networks.fault(spec());
        return std::get<NetworkFileError>(fault.value().problem).problem;
    }

    TemporaryFolder m_folder;
    std::shared_ptr<const Variant> m_rules = euroShogiRules();
    LearnedNetworks m_networks{
        [this](const std::string& id) { return m_folder.path() / "new" / (id + ".network"); }};
};

TEST_F(NetworksOfTheUser, AreNoneAtFirst) {
    EXPECT_FALSE(m_networks.has("euroshogi"));
    EXPECT_FALSE(m_networks.find(spec()));
    EXPECT_FALSE(m_networks.fault(spec()));
    EXPECT_TRUE(m_networks.findAny(spec())) << "the one of the program";
}
TEST_F(NetworksOfTheUser, AreStoredWithTheirLog) {
    write(m_folder / "log", "a log");
    EXPECT_FALSE(m_networks.find(spec()));
    const auto before = m_networks.revision();
    EXPECT_FALSE(m_networks.learn(spec(), *random(), m_folder / "log"));
    EXPECT_NE(m_networks.revision(), before);
    EXPECT_TRUE(m_networks.has("euroshogi"));
    ASSERT_TRUE(m_networks.find(spec()));
    EXPECT_EQ(m_networks.find(spec())->weights().inputs, random()->weights().inputs);
    EXPECT_EQ(m_networks.findAny(spec()), m_networks.find(spec()));
    EXPECT_EQ(contentsOf(m_networks.fileOf("euroshogi")), text());
    EXPECT_EQ(contentsOf(m_networks.logOf("euroshogi")), "a log");
}
TEST_F(NetworksOfTheUser, LieInTheFolderFromTheTimeBefore) {
    EXPECT_FALSE(m_networks.learn(spec(), *random(), {}));
    LearnedNetworks again([this](const std::string& id) { return m_networks.fileOf(id); });
    EXPECT_TRUE(again.find(spec()));
}
TEST_F(NetworksOfTheUser, TakeThePlaceOfTheOneBefore) {
    write(m_folder / "log", "a log");
    EXPECT_FALSE(m_networks.learn(spec(), *random(1), m_folder / "log"));
    EXPECT_TRUE(m_networks.find(spec()));
    EXPECT_FALSE(m_networks.learn(spec(), *random(2), m_folder / "no log"));
    EXPECT_EQ(m_networks.find(spec())->weights().inputs, random(2)->weights().inputs);
    EXPECT_FALSE(std::filesystem::exists(m_networks.logOf("euroshogi"))) << "it is that of another network";
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(m_folder.path() / "new"),
                            std::filesystem::directory_iterator()),
              1)
        << "nothing is left of the writing";
}
TEST_F(NetworksOfTheUser, AreSharedAsOneFile) {
    EXPECT_FALSE(m_networks.learn(spec(), *random(), {}));
    EXPECT_FALSE(m_networks.exportTo(spec(), m_folder / "shared"));
    EXPECT_FALSE(m_networks.remove("euroshogi"));
    EXPECT_FALSE(m_networks.import(spec(), m_folder / "shared"));
    EXPECT_EQ(contentsOf(m_networks.fileOf("euroshogi")), text());
    EXPECT_TRUE(m_networks.find(spec()));
}
TEST_F(NetworksOfTheUser, OfOtherVariantsAreNotImported) {
    EXPECT_FALSE(m_networks.learn(spec(), *random(), {}));
    const auto& shogi = shogiRules()->spec();
    write(m_folder / "foreign", formatNetwork(*randomNetwork(shogi, LearnedShape), shogi));
    const auto fault = m_networks.import(spec(), m_folder / "foreign");
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->file, m_folder / "foreign");
    EXPECT_EQ(std::get<NetworkFileError>(fault->problem).problem, NetworkFileError::Problem::OtherVariant);
    EXPECT_EQ(contentsOf(m_networks.fileOf("euroshogi")), text()) << "the old one stays";
}
TEST_F(NetworksOfTheUser, ThatCannotBeReadAreNamed) {
    const auto fault = m_networks.import(spec(), m_folder / "nothing");
    ASSERT_TRUE(fault);
    EXPECT_FALSE(std::get<FileReason>(fault->problem).text.empty());
}
TEST_F(NetworksOfTheUser, ThatCannotBeWrittenAreNamed) {
    write(m_folder / "new", "a file where a folder should be");
    const auto fault = m_networks.learn(spec(), *random(), {});
    ASSERT_TRUE(fault);
    EXPECT_FALSE(m_networks.find(spec()));
}
TEST_F(NetworksOfTheUser, AreRemovedWithTheirLog) {
    write(m_folder / "log", "a log");
    EXPECT_FALSE(m_networks.learn(spec(), *random(), m_folder / "log"));
    EXPECT_TRUE(m_networks.find(spec()));
    EXPECT_FALSE(m_networks.remove("euroshogi"));
    EXPECT_FALSE(m_networks.find(spec()));
    EXPECT_FALSE(m_networks.has("euroshogi"));
    EXPECT_FALSE(std::filesystem::exists(m_networks.logOf("euroshogi")));
    EXPECT_FALSE(m_networks.remove("euroshogi")) << "which is no failure";
}
TEST_F(NetworksOfTheUser, CannotBeAddedBeforeTheirFolderIsKnown) {
    const auto workingFolder = std::filesystem::current_path();
    std::filesystem::current_path(m_folder.path());
    write(".log", "a file that is none of theirs");
    LearnedNetworks closed;
    EXPECT_TRUE(closed.learn(spec(), *random(), {}));
    EXPECT_FALSE(closed.find(spec()));
    EXPECT_FALSE(closed.remove("euroshogi")) << "there is nothing to remove";
    EXPECT_EQ(filesIn("."), 1U);
    EXPECT_TRUE(std::filesystem::exists(".log"));
    std::filesystem::current_path(workingFolder);
}
TEST_F(NetworksOfTheUser, ThatAreBrokenAreRefusedOnceAndStay) {
    EXPECT_FALSE(m_networks.learn(spec(), *random(), {}));
    std::string bytes = text();
    bytes.back() = static_cast<char>(bytes.back() ^ 1);
    write(m_networks.fileOf("euroshogi"), bytes);
    int refused = 0;
    m_networks.whenRefused([&, file = m_networks.fileOf("euroshogi")](const NetworkFault& fault) {
        EXPECT_EQ(fault.file, file);
        ++refused;
    });
    EXPECT_FALSE(m_networks.find(spec()));
    EXPECT_FALSE(m_networks.find(spec()));
    EXPECT_EQ(refused, 1);
    EXPECT_EQ(problem(), NetworkFileError::Problem::Damaged);
    EXPECT_EQ(contentsOf(m_networks.fileOf("euroshogi")), bytes);
    EXPECT_TRUE(m_networks.findAny(spec())) << "the one of the program";
    EXPECT_TRUE(m_networks.exportTo(spec(), m_folder / "shared")) << "it would be of no use";
}
TEST_F(NetworksOfTheUser, AreNotForOtherPiecesUnderTheSameId) {
    EXPECT_FALSE(m_networks.learn(spec(), *random(), {}));
    VariantSpec other = spec();
    other.pieces.front().letters = "Z";
    EXPECT_FALSE(m_networks.find(other));
    EXPECT_TRUE(m_networks.find(spec()));
}
TEST_F(NetworksOfTheUser, AreUsedByAnEngineAsSoonAsTheyAreThere) {
    const auto networks =
        std::make_shared<LearnedNetworks>([this](const std::string& id) { return m_networks.fileOf(id); });
    const Game game(AnyPosition::startOf(m_rules));
    const Limits limits{std::nullopt, std::nullopt, 2000};
    Engine usual(16), told(16), user(16);
    told.setNetwork(m_rules, random());
    user.useNetworks(networks);
    const Score ofProgram = usual.search(game, limits, {}).score;
    const Score ofNetwork = told.search(game, limits, {}).score;
    ASSERT_NE(ofProgram, ofNetwork);
    EXPECT_EQ(user.search(game, limits, {}).score, ofProgram);
    EXPECT_FALSE(networks->learn(spec(), *random(), {}));
    EXPECT_EQ(user.search(game, limits, {}).score, ofNetwork);
    EXPECT_EQ(user.play(game, MaxLevel, 1, {}, limits).score, ofNetwork);
    EXPECT_FALSE(networks->remove("euroshogi"));
    EXPECT_EQ(user.search(game, limits, {}).score, ofProgram);
}

} // namespace
} // namespace komadai::core::test
