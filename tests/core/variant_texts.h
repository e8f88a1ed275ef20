// Variant files that only tests use.
#pragma once

#include <string_view>

namespace komadai::core::test {

/// Rules that EuroShogi does not have: promotion is optional, lances and knights can be stuck, a dropped pawn
/// may not mate.
constexpr std::string_view ShogiIni = R"ini([shogi]
sideNames = Sente, Gote
coordinates = shogi
maxFile = 9
maxRank = 9
startFen = lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0 1
king = k
rook = r
bishop = b
gold = g
silver = s
shogiKnight = n
lance = l
shogiPawn = p
dragonHorse = h
bers = d
promotedPieceType = p:g l:g n:g s:g b:h r:d
promotionRank = 7
pieceDrops = true
capturesToHand = true
dropNoDoubled = p
immobilityIllegal = true
shogiPawnDropMateIllegal = true
stalemateValue = loss
nMoveRule = 0
nFoldRule = 4
perpetualCheckIllegal = true
)ini";

} // namespace komadai::core::test
