#include "core/record/position_links.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace komadai::core {
namespace {

/// Nodes with the keys and positions given; positions are letters.
struct Links {
    PositionLinks links;
    std::string positions;
    int comparisons = 0;

    void add(std::uint64_t key, char position) {
        links.add(key);
        positions += position;
    }
    std::vector<PositionLinks::Node> sameAs(PositionLinks::Node node) {
        return links.sameAs(node, [this](auto a, auto b) {
            ++comparisons;
            return positions[a] == positions[b];
        });
    }
};

using Nodes = std::vector<PositionLinks::Node>;

TEST(PositionLinks, NodesWithTheSamePositionFindEachOther) {
    Links links;
    links.add(1, 'a');
    links.add(2, 'b');
    links.add(1, 'a');
    links.add(1, 'a');
    EXPECT_EQ(links.sameAs(0), (Nodes{0, 2, 3}));
    EXPECT_EQ(links.sameAs(3), (Nodes{0, 2, 3}));
    EXPECT_EQ(links.sameAs(1), Nodes{1});
}

TEST(PositionLinks, EqualKeysOfDifferentPositionsAreToldApart) {
    Links links;
    for (const char position : std::string("abcabcaa"))
        links.add(7, position);
    EXPECT_EQ(links.sameAs(0), (Nodes{0, 3, 6, 7}));
    EXPECT_EQ(links.sameAs(1), (Nodes{1, 4}));
    EXPECT_EQ(links.sameAs(5), (Nodes{2, 5}));
}

TEST(PositionLinks, NodesAddedLaterAreFoundToo) {
    Links links;
    links.add(7, 'a');
    links.add(7, 'b');
    EXPECT_EQ(links.sameAs(0), Nodes{0});
    links.add(7, 'b');
    links.add(7, 'a');
    EXPECT_EQ(links.sameAs(1), (Nodes{1, 2}));
    EXPECT_EQ(links.sameAs(0), (Nodes{0, 3}));
}

TEST(PositionLinks, PositionsAreComparedOnceAndOnlyIfKeysAreEqual) {
    Links links;
    for (int i = 0; i < 100; ++i)
        links.add(static_cast<std::uint64_t>(i), 'x');
    links.add(5, 'x');
    links.sameAs(5);
    EXPECT_EQ(links.comparisons, 1);
    links.sameAs(100);
    EXPECT_EQ(links.comparisons, 1);
}

TEST(PositionLinks, ACopyIsIndependent) {
    Links links;
    links.add(1, 'a');
    Links copy = links;
    copy.add(1, 'a');
    EXPECT_EQ(copy.sameAs(0), (Nodes{0, 1}));
    EXPECT_EQ(links.sameAs(0), Nodes{0});
}

TEST(PositionLinks, AgreeWithAComparisonOfAll) {
    std::mt19937 random(3);
    Links links;
    for (int round = 0; round < 300; ++round) {
        const char position = static_cast<char>('a' + random() % 20);
        links.add(static_cast<std::uint64_t>(position) % 7, position);
        const auto node = static_cast<PositionLinks::Node>(random() % links.positions.size());
        Nodes expected;
        for (PositionLinks::Node other = 0; other < links.positions.size(); ++other)
            if (links.positions[other] == links.positions[node]) expected.push_back(other);
        ASSERT_EQ(links.sameAs(node), expected);
    }
}

} // namespace
} // namespace komadai::core
