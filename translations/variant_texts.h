// Texts of the variants that come with the program, for translators.
#pragma once

#include "translations/marks.h"

#include <array>

namespace komadai {

/// Names of games, sides and handicaps, and what the games are in a line; each as the variant's data has it.
inline constexpr std::array VariantTexts{
    QT_TRANSLATE_NOOP("Wording", "EuroShogi"),
    QT_TRANSLATE_NOOP("Wording",
                      "A small shogi for the chessboard, played with cubes that roll over to promote."),
    QT_TRANSLATE_NOOP("Wording", "Great Shatranj"),
    QT_TRANSLATE_NOOP("Wording",
                      "Chess in the spirit of shatranj on a wider board, where every piece is a leaper."),
    QT_TRANSLATE_NOOP("Wording", "Zo Shogi"),
    QT_TRANSLATE_NOOP("Wording", "Shogi with a drunk elephant in front of each king, and a king that wins by "
                                 "reaching the far camp."),
    QT_TRANSLATE_NOOP("Wording", "Ko Shogi"),
    QT_TRANSLATE_NOOP("Wording",
                      "A battle of two armies with archers, cannons and fire on a go board, from the "
                      "Edo period."),
    QT_TRANSLATE_NOOP("Wording", "Shogi"),
    QT_TRANSLATE_NOOP("Wording", "Japanese chess: captured pieces change sides and are dropped again."),
    QT_TRANSLATE_NOOP("Wording", "Sho Shogi"),
    QT_TRANSLATE_NOOP("Wording", "The shogi of the 16th century, with a drunk elephant and without drops."),
    QT_TRANSLATE_NOOP("Wording", "Minishogi"),
    QT_TRANSLATE_NOOP("Wording", "Shogi in miniature: six pieces a side on five by five squares."),
    QT_TRANSLATE_NOOP("Wording", "Judkins Shogi"),
    QT_TRANSLATE_NOOP("Wording",
                      "A quick shogi on six by six squares, with every piece of shogi but the lance."),
    QT_TRANSLATE_NOOP("Wording", "Gorogoro Shogi"),
    QT_TRANSLATE_NOOP("Wording", "A small shogi of golds, silvers and pawns, made to learn the game with."),
    // sides
    QT_TRANSLATE_NOOP("Wording", "White"),
    QT_TRANSLATE_NOOP("Wording", "Black"),
    QT_TRANSLATE_NOOP("Wording", "Sente"),
    QT_TRANSLATE_NOOP("Wording", "Gote"),
    // handicaps
    QT_TRANSLATE_NOOP("Wording", "Lance"),
    QT_TRANSLATE_NOOP("Wording", "Bishop"),
    QT_TRANSLATE_NOOP("Wording", "Rook"),
    QT_TRANSLATE_NOOP("Wording", "Rook and Lance"),
    QT_TRANSLATE_NOOP("Wording", "Two Pieces"),
    QT_TRANSLATE_NOOP("Wording", "Four Pieces"),
    QT_TRANSLATE_NOOP("Wording", "Six Pieces"),
    QT_TRANSLATE_NOOP("Wording", "Eight Pieces"),
    QT_TRANSLATE_NOOP("Wording", "Ten Pieces"),
};

} // namespace komadai
