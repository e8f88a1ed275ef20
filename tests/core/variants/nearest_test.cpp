// Known words that resemble a mistyped one.
#include "core/variants/nearest.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using Words = std::vector<std::string>;

const std::vector<std::string_view> Keys{"maxFile",    "maxRank",  "pieceNames",
                                         "pieceKanji", "startFen", "startSfen"};

TEST(EditDistance, CountsLettersThatAreAddedLeftOutReplacedOrSwapped) {
    EXPECT_EQ(editDistance("king", "king"), 0u);
    EXPECT_EQ(editDistance("king", "King"), 0u);
    EXPECT_EQ(editDistance("kng", "king"), 1u);
    EXPECT_EQ(editDistance("kiing", "king"), 1u);
    EXPECT_EQ(editDistance("kong", "king"), 1u);
    EXPECT_EQ(editDistance("ikng", "king"), 1u);
    EXPECT_EQ(editDistance("", "king"), 4u);
    EXPECT_EQ(editDistance("abcd", "king"), 4u);
}

TEST(NearestWords, AreOneOrTwo) {
    EXPECT_EQ(nearestWords("maxfile", Keys), Words{"maxFile"});
    EXPECT_EQ(nearestWords("pieceNmaes", Keys), Words{"pieceNames"});
    EXPECT_EQ(nearestWords("startFne", Keys), (Words{"startFen", "startSfen"}));
}

TEST(NearestWords, MayBeginOrEndWithTheWord) {
    EXPECT_EQ(nearestWords("Names", Keys), Words{"pieceNames"});
    EXPECT_EQ(nearestWords("start", Keys), (Words{"startFen", "startSfen"}));
}

TEST(NearestWords, AreNoneWhereNothingIsSimilar) {
    EXPECT_EQ(nearestWords("flavour", Keys), Words{});
    EXPECT_EQ(nearestWords("", Keys), Words{});
    EXPECT_EQ(nearestWords(std::string(100000, 'm'), Keys), Words{});
}

TEST(WordsByDistance, AreAllOfThem) {
    EXPECT_EQ(byDistance("lost", {"draw", "loss", "win"}), (Words{"loss", "draw", "win"}));
    EXPECT_EQ(byDistance("", {"draw", "loss"}).size(), 2u);
}

} // namespace
} // namespace komadai::core
