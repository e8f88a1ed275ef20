// Position and move text of Ko Shogi.
#include "tests/core/rules/effects/ko_positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using test::ko;

const std::string Empty12 = "19/19/19/19/19/19/19/19/19/19/19/19/";

std::optional<ParseErrorKind> positionError(const std::string& text) {
    const auto setup = sfen::parse(text, test::koDefaultRules()->spec());
    return setup ? std::nullopt : std::optional(setup.error().kind);
}
/// A text with these first seven rows.
std::string rows(const std::string& first) { return first + "/" + Empty12 + "19/19/19/19/19/19 b - 1"; }

std::string hodges(const EffectsPosition& position, std::string_view move) {
    return effects::formatHodges(test::koMove(position, move), position);
}

TEST(KoPositionText, TheStart) {
    const std::string text = "ag.tp.en.cs.st.ai.sw.ac.so.g.cl.ac.sw.ai.st.cs.en.sm.ag/"
                             "rg.ct.1.qm.1.ml.1.sn.bn.ma.dr.sn.1.ml.1.qm.1."
                             "ct.rg/e.cn.xb.lb.e.cn.xb.lb.e.fc.e.lb.xb.cn.e.lb.xb.cn.e/"
                             "cv.1.cm.1.cm.1.cm.1.cm.1.cm.1.cm.1.cm.1.cm.1."
                             "cv/1.pu.1.p.1.p.1.p.1.pu.1.p.1.p.1.p.1.pu.1/"
                             "cu.su.ch.sh.ch.sh.ch.sh.ch.su.ch.sh.ch.sh.ch.sh.ch.su.cu/"
                             "9.vg.9/19/19/19/19/19/9.VG.9/"
                             "CU.SU.CH.SH.CH.SH.CH.SH.CH.SU.CH.SH.CH.SH.CH.SH.CH.SU.CU/1.PU.1.P.1.P.1."
                             "P.1.PU.1.P.1.P.1.P.1.PU.1/CV.1.CM.1.CM.1.CM.1.CM.1.CM.1.CM.1.CM.1.CM.1.CV/"
                             "E.CN.XB.LB.E.CN.XB.LB.E.FC.E.LB.XB.CN.E.LB.XB.CN.E/"
                             "RG.CT.1.QM.1.ML.1.SN.DR.MA.BN.SN.1.ML.1.QM.1.CT.RG/"
                             "AG.SM.EN.CS.ST.AI.SW.AC.CL.G.SO.AC.SW.AI.ST.CS.EN.TP.AG b - 1";
    const auto start = EffectsPosition::startOf(test::koDefaultRules());
    EXPECT_EQ(sfen::format(start.toSetup(), start.spec()), text);
    EXPECT_EQ(test::koFromSfen(text), start);
}

TEST(KoPositionText, LowerCaseIsWhiteAndPlusIsPromoted) {
    const auto position = test::koFromSfen("+ma.17.+MA/" + Empty12 + "19/19/19/19/19/19 w - 42");
    EXPECT_EQ(test::boardOf(position), "+ma19a +MA1a");
    EXPECT_EQ(position.sideToMove(), Side::Second);
    EXPECT_EQ(position.plyNumber(), 42);
}

TEST(KoPositionText, IsStrict) {
    EXPECT_EQ(positionError(rows("G.18")), std::nullopt);
    EXPECT_EQ(positionError(rows("G.9.9")), ParseErrorKind::UnknownPiece) << "two gaps side by side";
    EXPECT_EQ(positionError(rows("G.018")), ParseErrorKind::EmptyGap);
    EXPECT_EQ(positionError(rows("+G.18")), ParseErrorKind::CannotBePromoted);
    EXPECT_EQ(positionError(rows("+SW.18")), ParseErrorKind::CannotBePromoted);
    EXPECT_EQ(positionError(rows("+E.18")), ParseErrorKind::CannotBePromoted);
    EXPECT_EQ(positionError(rows("Sw.18")), ParseErrorKind::UnknownPiece);
    EXPECT_EQ(positionError(rows("G..17")), ParseErrorKind::UnknownPiece);
    EXPECT_EQ(positionError(rows("G.17")), ParseErrorKind::RowTooShort);
    EXPECT_EQ(positionError(rows("G.19")), ParseErrorKind::RowTooLong);
    EXPECT_EQ(positionError("19 b - 1"), ParseErrorKind::TooFewRows);
    const std::string board = Empty12 + "19/19/19/19/19/19/19";
    EXPECT_EQ(positionError(board + " b - 01"), ParseErrorKind::NotANumber);
    EXPECT_EQ(positionError(board + " b - 1 "), ParseErrorKind::TrailingText);
    EXPECT_EQ(positionError(board + " b P 1"), ParseErrorKind::NotHeldInHand);
    EXPECT_EQ(positionError(board + " x - 1"), ParseErrorKind::UnknownSide);
    EXPECT_EQ(positionError(board + " b -"), ParseErrorKind::MissingField);
    EXPECT_EQ(positionError(board + "/19 b - 1"), ParseErrorKind::TooManyRows);
    EXPECT_EQ(positionError(board + " b - 99999999999"), ParseErrorKind::NumberTooLarge);
    EXPECT_TRUE(positionError(""));
}

TEST(KoMoveText, PathsShotsAndPromotion) {
    const auto position = ko("b G19s SW10j XB16g p15c +SM3c p5d g1a");
    for (const std::string text : {"10j-10i", "10j-9i-8h", "10j-11i-10j", "16g-15f!15c+", "3c-5e!5d-3c"}) {
        EXPECT_TRUE(test::isLegal(position, text)) << text;
        EXPECT_EQ(effects::formatMove(test::koMove(position, text), position), text);
    }
}

TEST(KoMoveText, Errors) {
    const auto position = ko("b G19s SW10j g1a");
    const auto errorOf = [&](std::string_view text) {
        const auto move = effects::parseMove(text, position);
        return move ? std::nullopt : std::optional(move.error().kind);
    };
    EXPECT_EQ(errorOf(""), ParseErrorKind::NotASquare);
    EXPECT_EQ(errorOf("10j"), ParseErrorKind::MissingField);
    EXPECT_EQ(errorOf("10j-"), ParseErrorKind::NotASquare);
    EXPECT_EQ(errorOf("10j-20a"), ParseErrorKind::NotASquare);
    EXPECT_EQ(errorOf("10j-9t"), ParseErrorKind::NotASquare);
    EXPECT_EQ(errorOf("10j-09i"), ParseErrorKind::NotASquare);
    EXPECT_EQ(errorOf("9i-9h"), ParseErrorKind::UnknownPiece);
    EXPECT_EQ(errorOf("10j-9i+x"), ParseErrorKind::TrailingText);
    EXPECT_EQ(errorOf("10j-9i-9h-9g-9f-9e-9d"), ParseErrorKind::TrailingText) << "six steps";
}

TEST(KoHodges, MovesCapturesAndPromotion) {
    EXPECT_EQ(hodges(ko("b G19s DR18s P8i g1a"), "8i-8h"), "P-8h");
    EXPECT_EQ(hodges(ko("b G19s CM8e p7c g1a"), "8e-7c+"), "CMx7c+");
    EXPECT_EQ(hodges(ko("b G19s CM8e p7c g1a"), "8e-7c"), "CMx7c=") << "declined";
    EXPECT_EQ(hodges(ko("b G19s CM8e ma7c g1a"), "8e-7c+"), "CMx7c+");
}

TEST(KoHodges, ShotsIguiAndPasses) {
    EXPECT_EQ(hodges(ko("b G19s LB11q p12m g1a"), "11q-12p!12m"), "LB-12p!12m");
    EXPECT_EQ(hodges(ko("b G19s SW10j p9j g1a"), "10j-9j-10j"), "SW!9j");
    EXPECT_EQ(hodges(ko("b G19s SW10j g1a"), "10j-9j-10j"), "SW-10j");
    EXPECT_EQ(hodges(ko("b G19s SW10j p9i p8h g1a"), "10j-9i-8h"), "SWx9ix8h");
    EXPECT_EQ(hodges(ko("b G19s SW10j p9i g1a"), "10j-9i-8h"), "SWx9i-8h");
}

TEST(KoHodges, AMoveWithFreeStepsIsWrittenStepByStep) {
    EXPECT_EQ(hodges(ko("b G19s TP18s +DR10i p9i p8h g1a"), "10i-9i-9h-8h-8g-7g"), "+DRx9i-9h x8h-8g-7g");
}

TEST(KoHodges, TheOriginIsAddedWhereNeeded) {
    EXPECT_EQ(hodges(ko("b G19s SH10j SH8j g1a"), "10j-9i"), "SH10j-9i");
    EXPECT_EQ(hodges(ko("b G19s SH10j SH8j g1a"), "10j-11i"), "SH-11i");
    EXPECT_EQ(hodges(ko("b G19s SH10j +SH8h g1a"), "10j-9i"), "SH-9i") << "another kind";
}

} // namespace
} // namespace komadai::core
