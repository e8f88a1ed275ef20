#include "core/learning/course_folder.h"

#include "tests/core/positions.h"
#include "tests/core/temporary_folder.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

namespace komadai::core::test {
namespace {

using learning::CourseFolder;
using learning::Round;
using learning::Teaching;
using learning::TeachingPlan;
using learning::WorkGate;

std::string textOf(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

class CourseFolders : public testing::Test {
protected:
    const VariantSpec& spec() const { return m_rules->spec(); }
    /// A course of one round. Its network is kept if the test has nothing against it.
    void learn(bool isKept) const {
        TeachingPlan plan;
        plan.games.nodes = 50;
        plan.firstGames = 10;
        plan.neurons = 16;
        plan.fitting.epochs = 1;
        plan.fitting.commonEpochs = 0;
        plan.test.mostPairs = 1;
        plan.mostRounds = 1;
        ASSERT_FALSE(m_course.create());
        auto opened = Teaching::open(m_rules, m_course.files(), plan, nullptr);
        ASSERT_TRUE(opened);
        auto teaching = std::move(opened).value();
        ASSERT_FALSE(teaching.run({}, WorkGate()));
        std::filesystem::remove(m_course.files().network);
        if (!isKept) return;
        const auto some = learning::fitToFile(m_rules, m_course.files().games, plan, {}, {}, WorkGate());
        ASSERT_TRUE(some);
        std::ofstream(m_course.files().network, std::ios::binary) << formatNetwork(*some.value(), spec());
    }

    TemporaryFolder m_folder;
    std::shared_ptr<const Variant> m_rules = euroShogiRules();
    LearnedNetworks m_networks{[this](const std::string& id) { return m_folder.path() / (id + ".network"); }};
    CourseFolder m_course{m_networks, "euroshogi"};
};

TEST_F(CourseFolders, LieBesideTheNetwork) {
    EXPECT_EQ(m_course.path(), m_folder / "euroshogi.course");
    EXPECT_FALSE(m_course.exists());
    EXPECT_TRUE(m_course.rounds(spec()).value().empty());
    EXPECT_FALSE(m_course.create());
    EXPECT_TRUE(m_course.exists());
}
TEST_F(CourseFolders, SayWhatTheirCourseHasBrought) {
    learn(true);
    const auto rounds = m_course.rounds(spec());
    ASSERT_TRUE(rounds);
    ASSERT_EQ(rounds.value().size(), 1U);
    EXPECT_EQ(rounds.value().front().games->count, 10U);
    EXPECT_FALSE(m_course.rounds(shogiRules()->spec())) << "the log is of another variant";
}
TEST_F(CourseFolders, HandTheBestNetworkOverWithItsLog) {
    learn(true);
    const std::string network = textOf(m_course.files().network), log = textOf(m_course.files().log());
    EXPECT_FALSE(m_course.keep(m_networks, spec()));
    EXPECT_EQ(textOf(m_networks.fileOf("euroshogi")), network);
    EXPECT_EQ(textOf(m_networks.logOf("euroshogi")), log);
    EXPECT_FALSE(m_course.exists());
}
TEST_F(CourseFolders, HandOverANetworkThatWasKeptJustBeforeABreak) {
    learn(true);
    const std::string network = textOf(m_course.files().network);
    std::filesystem::rename(m_course.files().network, m_course.files().candidate());
    std::ofstream(m_course.files().log(), std::ios::app)
        << R"({"round":2,"games":20,"seed":1,"nodes":50})" << '\n'
        << R"({"round":2,"kept":true})" << '\n';
    EXPECT_FALSE(m_course.keep(m_networks, spec()));
    EXPECT_EQ(textOf(m_networks.fileOf("euroshogi")), network);
}
TEST_F(CourseFolders, WithoutANetworkAreOnlyRemoved) {
    learn(false);
    EXPECT_FALSE(m_course.keep(m_networks, spec()));
    EXPECT_FALSE(m_networks.has("euroshogi"));
    EXPECT_FALSE(m_course.exists());
}
TEST_F(CourseFolders, StayIfTheirNetworkIsBroken) {
    learn(true);
    std::ofstream(m_course.files().network, std::ios::binary) << "no network";
    EXPECT_TRUE(m_course.keep(m_networks, spec()));
    EXPECT_TRUE(m_course.exists());
    EXPECT_FALSE(m_networks.has("euroshogi"));
}
TEST_F(CourseFolders, AreDiscardedWithAllThatWasLearned) {
    learn(true);
    EXPECT_FALSE(m_course.discard());
    EXPECT_FALSE(m_course.exists());
    EXPECT_FALSE(m_networks.has("euroshogi"));
    EXPECT_FALSE(m_course.discard()) << "which is no failure";
}
TEST_F(CourseFolders, ThatCannotBeMadeAreNamed) {
    std::ofstream(m_folder / "euroshogi.course") << "a file where a folder should be";
    EXPECT_TRUE(m_course.create());
}

} // namespace
} // namespace komadai::core::test
