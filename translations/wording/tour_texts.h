// The words of the tours that come with the program, for translators.
#pragma once

#include "translations/wording/marks.h"

#include <array>

namespace komadai {

/// The words of a lesson in English. `task` and `done` are empty where there is nothing to play.
struct LessonText {
    const char* tour;   ///< its id
    const char* lesson; ///< its id
    const char* text;   ///< what there is to know
    const char* task;   ///< what to play
    const char* done;   ///< after the right move
};

inline constexpr std::array LessonTexts = std::to_array<LessonText>({
    {"euroshogi", "board",
     QT_TRANSLATE_NOOP("Tours",
                       "EuroShogi is a small shogi on a chessboard. You play White, at the near edge. The "
                       "pieces are cubes: you can use a captured cube again, as a piece of your own. You win "
                       "by checkmate: the enemy king is attacked and cannot escape."),
     "", ""},
    {"euroshogi", "pawn",
     QT_TRANSLATE_NOOP("Tours", "A pawn moves one square straight forward, and it captures in the same way. "
                                "The pawn on c3 stands in the way of your bishop on b2."),
     QT_TRANSLATE_NOOP("Tours", "Move the pawn from c3 to c4."),
     QT_TRANSLATE_NOOP("Tours", "Good. Your bishop now looks along the diagonal to g7. Black has moved a "
                                "pawn too, and the two bishops face each other.")},
    {"euroshogi", "capture",
     QT_TRANSLATE_NOOP(
         "Tours",
         "A bishop moves diagonally, any number of squares. A move that begins or ends on the three farthest "
         "ranks always promotes the piece, if it can promote: the cube rolls over to its other face."),
     QT_TRANSLATE_NOOP("Tours", "Capture the bishop on g7 with your bishop."),
     QT_TRANSLATE_NOOP("Tours", "Your bishop promoted at once, and the captured bishop is in your hand. Then "
                                "Black’s rook captured your bishop. So Black has a bishop in hand, too.")},
    {"euroshogi", "drop",
     QT_TRANSLATE_NOOP("Tours",
                       "Instead of moving a piece, you may drop one from your hand on an empty square. On d4 "
                       "the bishop attacks the rook on g7, and your pawn on d3 protects it. Only pawns have "
                       "limits: no second unpromoted pawn on a file, and no pawn on the last rank."),
     QT_TRANSLATE_NOOP("Tours", "Drop the bishop on d4: click the bishop in your hand, then d4."),
     QT_TRANSLATE_NOOP("Tours", "Good. The rook had to leave: Black has moved it to f7.")},
    {"euroshogi", "knight",
     QT_TRANSLATE_NOOP("Tours", "A knight jumps two squares forward and one to the side, over other pieces. "
                                "It never jumps backwards, but it can also move one square sideways."),
     QT_TRANSLATE_NOOP("Tours", "Jump with the knight from b1 to c3."),
     QT_TRANSLATE_NOOP("Tours",
                       "Good. The knight can soon go on to b5 or d5. Black has brought out a knight, too.")},
    {"euroshogi", "general",
     QT_TRANSLATE_NOOP(
         "Tours", "A general moves one square in a straight line, in any direction, or one square diagonally "
                  "forward. It never promotes. Generals near the king guard it against drops."),
     QT_TRANSLATE_NOOP("Tours", "Move the general from e1 to e2."),
     QT_TRANSLATE_NOOP("Tours", "Good. That is how a game begins. The next lessons have small positions.")},
    {"euroshogi", "promotion",
     QT_TRANSLATE_NOOP("Tours", "Pawns and knights promote, too. They then move like a general. You have no "
                                "choice: a pawn that enters the three farthest ranks promotes."),
     QT_TRANSLATE_NOOP("Tours", "Make a move that promotes the pawn."),
     QT_TRANSLATE_NOOP("Tours",
                       "The pawn now moves like a general. If Black captures it, it becomes a pawn again.")},
    {"euroshogi", "mate",
     QT_TRANSLATE_NOOP("Tours", "A dropped piece can give checkmate. You have a general in hand, and the "
                                "general on e6 protects e7 and the squares beside it."),
     QT_TRANSLATE_NOOP("Tours", "Give checkmate in one move."),
     QT_TRANSLATE_NOOP("Tours", "Checkmate! Now you know how EuroShogi is played.")},
    {"koshogi-moves", "army",
     QT_TRANSLATE_NOOP("Tours", "In Ko Shogi two armies of 90 pieces fight on the points of a go board. You "
                                "need not learn all pieces at once. The next lessons show moves that chess "
                                "does not have, each on a board with few pieces."),
     "", ""},
    {"koshogi-moves", "twice",
     QT_TRANSLATE_NOOP("Tours", "The sumo wrestler moves one step in any direction, and then it may move one "
                                "step more. It can capture a piece with each step."),
     QT_TRANSLATE_NOOP(
         "Tours", "Capture both pieces in one move: click the wrestler, then one piece after the other."),
     QT_TRANSLATE_NOOP(
         "Tours",
         "Two pieces in one move! Other pieces can also move twice, each with its own kind of steps.")},
    {"koshogi-moves", "igui",
     QT_TRANSLATE_NOOP("Tours", "The second step may also go back to the start. So the sumo wrestler "
                                "captures a piece beside it and stays where it is. This is called igui."),
     QT_TRANSLATE_NOOP("Tours",
                       "Capture the pawn and return to 10k: click the wrestler, the pawn, then 10k."),
     QT_TRANSLATE_NOOP("Tours", "Good. A piece may even go away and come back without a capture. This is a "
                                "pass, and it is a legal move.")},
    {"koshogi-moves", "shoot",
     QT_TRANSLATE_NOOP("Tours",
                       "A longbow moves one step diagonally. If it has captured nothing, it may then shoot "
                       "an enemy up to three points away, in any direction. Nothing may stand between them."),
     QT_TRANSLATE_NOOP(
         "Tours", "Move the longbow to 9j and shoot the cannon: click the longbow, 9j, then the cannon."),
     QT_TRANSLATE_NOOP("Tours", "The cannon is gone, and the longbow stays on 9j. A bow cannot shoot the "
                                "shield on 8k: shields and chariots are safe from bows.")},
    {"koshogi-moves", "cannon",
     QT_TRANSLATE_NOOP("Tours", "A cannon moves one step diagonally before it shoots, like a longbow. It "
                                "shoots up to five points far, and also over other pieces."),
     QT_TRANSLATE_NOOP("Tours", "Move the cannon to 11k and shoot the sentry on 11g."),
     QT_TRANSLATE_NOOP("Tours", "Your own pawn on 11i did not stop the shot.")},
    {"koshogi-moves", "burn",
     QT_TRANSLATE_NOOP("Tours", "An engineer promotes to a poison flame. A flame that moves burns every "
                                "piece on the eight points around it, enemies and friends alike."),
     QT_TRANSLATE_NOOP("Tours", "Move the flame so that it burns all three pieces."),
     QT_TRANSLATE_NOOP(
         "Tours",
         "All three are gone. Take care near an enemy flame: a piece of yours that moves next to it burns.")},
    {"koshogi-moves", "hold",
     QT_TRANSLATE_NOOP("Tours", "A skyward net holds the nearest piece in four directions: left, right, and "
                                "both diagonals forward. If it is an enemy, it can neither move nor shoot."),
     QT_TRANSLATE_NOOP("Tours", "Move the net so that it holds the sumo wrestler."),
     QT_TRANSLATE_NOOP(
         "Tours",
         "The sumo wrestler is held as long as the net stays there and no other piece comes between them.")},
    {"koshogi-moves", "five",
     QT_TRANSLATE_NOOP("Tours",
                       "A thunderclap makes exactly five steps in one move, each one point straight. It may "
                       "turn after each step, and it captures every enemy that it steps on."),
     QT_TRANSLATE_NOOP("Tours",
                       "Capture all three pieces in one move. Click the thunderclap, then five points."),
     QT_TRANSLATE_NOOP("Tours", "Three at once! The thunderclap needs the Taoist priest on 15s: without a "
                                "priest or a five-li fog it would turn back into a drum.")},
    {"koshogi-moves", "command",
     QT_TRANSLATE_NOOP(
         "Tours",
         "An army loses when it has no general, no governor, and no pair of a middle troop and a banner. "
         "There is no check, so watch your own general. Here, only the general commands the white army."),
     QT_TRANSLATE_NOOP("Tours", "Capture the general."),
     QT_TRANSLATE_NOOP("Tours", "You have won. Now you know the special moves of Ko Shogi.")},
    {"shogi", "board",
     QT_TRANSLATE_NOOP(
         "Tours",
         "Shogi is Japanese chess. You play Sente, at the near edge, and move first. Each piece points at "
         "its enemy. You keep the pieces that you capture and can drop them as your own. Checkmate wins."),
     "", ""},
    {"shogi", "bishop-pawn",
     QT_TRANSLATE_NOOP("Tours", "A pawn moves one square straight forward, and it captures in the same way. "
                                "The pawn on 7g stands in the way of your bishop."),
     QT_TRANSLATE_NOOP("Tours", "Move the pawn from 7g to 7f."),
     QT_TRANSLATE_NOOP("Tours", "Good. This is a popular first move: the bishop looks across the whole "
                                "board. Gote opens the way for the other bishop.")},
    {"shogi", "rook-pawn",
     QT_TRANSLATE_NOOP("Tours", "The rook moves straight, any number of squares. It stands on 2h. The pawn "
                                "in front of it prepares an attack."),
     QT_TRANSLATE_NOOP("Tours", "Move the pawn from 2g to 2f."),
     QT_TRANSLATE_NOOP(
         "Tours",
         "Good. Gote has closed the diagonal with a pawn, so the bishops cannot capture each other.")},
    {"shogi", "silver",
     QT_TRANSLATE_NOOP("Tours", "A silver moves one square diagonally or one square straight forward. It "
                                "cannot move sideways or straight back."),
     QT_TRANSLATE_NOOP("Tours", "Move the silver from 3i to 4h."),
     QT_TRANSLATE_NOOP("Tours", "Good. Silvers attack well, and they can retreat diagonally.")},
    {"shogi", "gold",
     QT_TRANSLATE_NOOP("Tours", "A gold moves one square straight in any direction, or one square diagonally "
                                "forward. Golds are the best guards of the king."),
     QT_TRANSLATE_NOOP("Tours", "Move the gold from 4i to 5h."),
     QT_TRANSLATE_NOOP("Tours", "Good. The gold now stands in front of the king.")},
    {"shogi", "king",
     QT_TRANSLATE_NOOP("Tours", "The king moves one square in any direction. A king in the middle is in "
                                "danger from drops. Bring it to the side that is away from your rook."),
     QT_TRANSLATE_NOOP("Tours", "Move the king from 5i to 6h."),
     QT_TRANSLATE_NOOP("Tours", "Good. Two golds and a silver around the king make a castle. The next "
                                "lessons have small positions.")},
    {"shogi", "promotion",
     QT_TRANSLATE_NOOP(
         "Tours",
         "A piece that moves into, inside or out of the three farthest ranks may promote: it turns over. A "
         "promoted rook, a dragon, can also move one square diagonally. Only king and gold never promote."),
     QT_TRANSLATE_NOOP("Tours", "Move the rook into the promotion zone and promote it."),
     QT_TRANSLATE_NOOP(
         "Tours",
         "The rook is a dragon now. Silver, knight, lance and pawn become golds when they promote.")},
    {"shogi", "drop",
     QT_TRANSLATE_NOOP(
         "Tours",
         "You have a knight in hand. Instead of moving, you may drop it on an empty square. A knight jumps "
         "two squares forward and one to the side, so it can attack two pieces at once."),
     QT_TRANSLATE_NOOP("Tours", "Drop the knight so that it attacks both the rook and the gold."),
     QT_TRANSLATE_NOOP("Tours", "A fork! Pawns have limits: no second unpromoted pawn of yours on a file, "
                                "and a dropped pawn must not give checkmate.")},
    {"shogi", "mate",
     QT_TRANSLATE_NOOP("Tours", "Many games end with a dropped piece. The pawn on 5c protects the square in "
                                "front of the enemy king."),
     QT_TRANSLATE_NOOP("Tours", "Give checkmate in one move."),
     QT_TRANSLATE_NOOP("Tours", "Checkmate! Now you know how shogi is played.")},
    {"zoshogi", "board",
     QT_TRANSLATE_NOOP("Tours", "Zo Shogi is shogi with an elephant in front of each king. You play Sente, "
                                "at the near edge. You can drop the pieces that you capture. You win by "
                                "checkmate, or when your king reaches the last rank."),
     "", ""},
    {"zoshogi", "pawn",
     QT_TRANSLATE_NOOP("Tours", "A pawn moves one square straight forward, and it captures in the same way. "
                                "The pawn on 5g stands in front of your elephant."),
     QT_TRANSLATE_NOOP("Tours", "Move the pawn from 5g to 5f."),
     QT_TRANSLATE_NOOP("Tours", "Good. Gote has done the same.")},
    {"zoshogi", "elephant",
     QT_TRANSLATE_NOOP("Tours", "The elephant moves one square in any direction, but not straight back. It "
                                "is strong near the king and in attack."),
     QT_TRANSLATE_NOOP("Tours", "Move the elephant from 5h to 5g."),
     QT_TRANSLATE_NOOP("Tours", "Good. The elephant is on its way to the far side.")},
    {"zoshogi", "bishop-pawn",
     QT_TRANSLATE_NOOP("Tours", "The bishop moves diagonally, the rook straight, both any number of squares. "
                                "The pawn on 7g stands in the way of the bishop."),
     QT_TRANSLATE_NOOP("Tours", "Open the way: move the pawn from 7g to 7f."),
     QT_TRANSLATE_NOOP("Tours", "Good. The bishops now face each other on the diagonal.")},
    {"zoshogi", "exchange",
     QT_TRANSLATE_NOOP("Tours", "A piece captures by moving to the square of an enemy piece. On 2b, your "
                                "bishop is also in the promotion zone."),
     QT_TRANSLATE_NOOP("Tours", "Capture the bishop on 2b and promote."),
     QT_TRANSLATE_NOOP("Tours", "Good. Gote has recaptured. Each of you now has a bishop in hand.")},
    {"zoshogi", "rook-pawn",
     QT_TRANSLATE_NOOP("Tours",
                       "The pawn on 2g stands in front of your rook. Each of its steps gives the rook "
                       "more room."),
     QT_TRANSLATE_NOOP("Tours", "Move the pawn from 2g to 2f."),
     QT_TRANSLATE_NOOP("Tours", "Good. That is how a game begins. The next lessons have small positions.")},
    {"zoshogi", "prince",
     QT_TRANSLATE_NOOP(
         "Tours",
         "A piece that moves into, inside or out of the three farthest ranks may promote. The elephant "
         "becomes a prince, which moves like a king. But losing the prince does not lose the game."),
     QT_TRANSLATE_NOOP("Tours", "Promote the elephant."),
     QT_TRANSLATE_NOOP("Tours", "The prince can move straight back, too. If it is captured, it becomes an "
                                "elephant in the enemy’s hand.")},
    {"zoshogi", "drop",
     QT_TRANSLATE_NOOP(
         "Tours", "You have an elephant in hand. Instead of moving, you may drop it on an empty square."),
     QT_TRANSLATE_NOOP("Tours", "Drop the elephant so that it attacks both the rook and the bishop."),
     QT_TRANSLATE_NOOP("Tours", "A fork: you will win one of them. Pawns have limits: no second unpromoted "
                                "pawn of yours on a file, and no drop that gives checkmate.")},
    {"zoshogi", "camp",
     QT_TRANSLATE_NOOP("Tours", "A king that reaches the last rank wins at once. It must not step on a "
                                "square that the enemy attacks."),
     QT_TRANSLATE_NOOP("Tours", "Win with your king."),
     QT_TRANSLATE_NOOP("Tours", "You have won! So watch where the enemy king goes, too.")},
    {"zoshogi", "mate",
     QT_TRANSLATE_NOOP(
         "Tours",
         "Checkmate wins, as in shogi. You have a gold in hand, and the elephant on 5c protects 5b."),
     QT_TRANSLATE_NOOP("Tours", "Give checkmate in one move."),
     QT_TRANSLATE_NOOP("Tours", "Checkmate! Now you know how Zo Shogi is played.")},
    {"greatshatranj", "board",
     QT_TRANSLATE_NOOP(
         "Tours",
         "Great Shatranj is old chess on a wider board. You play White, at the near edge. No piece moves "
         "far: each one moves one or two squares, and leaps over what stands between. Checkmate wins."),
     "", ""},
    {"greatshatranj", "pawn",
     QT_TRANSLATE_NOOP("Tours", "A pawn moves one square straight forward. It never moves two squares."),
     QT_TRANSLATE_NOOP("Tours", "Move the pawn from e2 to e3."),
     QT_TRANSLATE_NOOP("Tours", "Good. Black has answered in the same way.")},
    {"greatshatranj", "knight",
     QT_TRANSLATE_NOOP("Tours", "The knight leaps as in chess: two squares straight and one to the side."),
     QT_TRANSLATE_NOOP("Tours", "Leap with the knight from b1 to c3."),
     QT_TRANSLATE_NOOP("Tours", "Good. It attacks eight squares from there.")},
    {"greatshatranj", "elephant",
     QT_TRANSLATE_NOOP(
         "Tours",
         "The elephant moves one or two squares diagonally. It leaps over a piece on the first square."),
     QT_TRANSLATE_NOOP("Tours", "Leap with the elephant from h1 to f3."),
     QT_TRANSLATE_NOOP("Tours", "Good. It has leapt over your own pawn on g2.")},
    {"greatshatranj", "machine",
     QT_TRANSLATE_NOOP("Tours", "The war machine moves one or two squares straight. It leaps, too."),
     QT_TRANSLATE_NOOP("Tours", "Leap with the war machine from a1 to a3."),
     QT_TRANSLATE_NOOP("Tours", "Good. It can go sideways now.")},
    {"greatshatranj", "general",
     QT_TRANSLATE_NOOP("Tours", "The general is strong: it moves one or two squares in any of the eight "
                                "directions, and it leaps over what stands between."),
     QT_TRANSLATE_NOOP("Tours", "Leap with the general from d1 to d3."),
     QT_TRANSLATE_NOOP("Tours", "Good. The general attacks many squares from there.")},
    {"greatshatranj", "minister",
     QT_TRANSLATE_NOOP("Tours", "The minister leaps like a knight, or it moves one or two squares straight."),
     QT_TRANSLATE_NOOP("Tours", "Leap with the minister from f1 to g3."),
     QT_TRANSLATE_NOOP("Tours", "Good. That was the leap of a knight.")},
    {"greatshatranj", "priestess",
     QT_TRANSLATE_NOOP("Tours",
                       "The high priestess leaps like a knight, or it moves one or two squares diagonally."),
     QT_TRANSLATE_NOOP("Tours", "Leap with the high priestess from g1 to h3."),
     QT_TRANSLATE_NOOP("Tours", "Good. Now you have moved every kind of piece except the king, which moves "
                                "one square. The next lessons have small positions.")},
    {"greatshatranj", "capture",
     QT_TRANSLATE_NOOP(
         "Tours", "A pawn captures one square diagonally forward. All other pieces capture as they move."),
     QT_TRANSLATE_NOOP("Tours", "Capture a pawn with your pawn."),
     QT_TRANSLATE_NOOP("Tours", "Good. Captured pieces do not come back in this game.")},
    {"greatshatranj", "promotion",
     QT_TRANSLATE_NOOP("Tours", "A pawn on the last rank must promote. It becomes a piece of which you have "
                                "fewer than at the start, or a soldier: a piece that moves like a king."),
     QT_TRANSLATE_NOOP("Tours", "Move the pawn to the last rank and choose a piece."),
     QT_TRANSLATE_NOOP("Tours", "Good. The general and the minister are the strongest pieces.")},
    {"greatshatranj", "mate",
     QT_TRANSLATE_NOOP("Tours", "Your king on e6 guards the three squares in front of the black king. "
                                "Nothing can be put between a leaper and the king."),
     QT_TRANSLATE_NOOP("Tours", "Give checkmate with the general in one move."),
     QT_TRANSLATE_NOOP("Tours", "Checkmate! A game is drawn when one side has only its king left. Now you "
                                "know how Great Shatranj is played.")},
    {"koshogi", "board",
     QT_TRANSLATE_NOOP("Tours", "Ko Shogi is a battle on the points of a go board. You play Black, at the "
                                "near edge, and move first. Captured pieces do not come back. The general in "
                                "the middle of the nearest rank commands your army."),
     "", ""},
    {"koshogi", "chariot",
     QT_TRANSLATE_NOOP("Tours", "The chariots stand in the front line. A chariot moves up to five points "
                                "straight, in any direction."),
     QT_TRANSLATE_NOOP("Tours", "Move the chariot from 13n to 13l."),
     QT_TRANSLATE_NOOP("Tours", "Good. White has moved a chariot, too.")},
    {"koshogi", "shield",
     QT_TRANSLATE_NOOP("Tours", "A shield moves one step diagonally. Bows cannot shoot shields and chariots, "
                                "so both lead the attack."),
     QT_TRANSLATE_NOOP("Tours", "Move the shield from 12n to 11m."),
     QT_TRANSLATE_NOOP("Tours", "Good. The pawn behind it has room now.")},
    {"koshogi", "pawn",
     QT_TRANSLATE_NOOP("Tours", "A pawn moves one step straight, in any direction. It can move forward only "
                                "while its army has a drum or a thunderclap."),
     QT_TRANSLATE_NOOP("Tours", "Move the pawn from 12o to 12n."),
     QT_TRANSLATE_NOOP("Tours", "Good. So guard your drum.")},
    {"koshogi", "vanguard",
     QT_TRANSLATE_NOOP("Tours",
                       "The vanguard stands in front of the army. It moves up to five points straight "
                       "forward."),
     QT_TRANSLATE_NOOP("Tours", "Move the vanguard from 10m to 10k."),
     QT_TRANSLATE_NOOP("Tours", "Good. White has also moved its vanguard.")},
    {"koshogi", "cavalryman",
     QT_TRANSLATE_NOOP("Tours",
                       "A cavalryman leaps like a knight in chess: two points straight and one to the side."),
     QT_TRANSLATE_NOOP("Tours", "Leap with the cavalryman from 13p to 11o."),
     QT_TRANSLATE_NOOP("Tours", "Good. That is how a battle begins. The next lessons have small positions.")},
    {"koshogi", "zone",
     QT_TRANSLATE_NOOP("Tours",
                       "The six farthest ranks are the promotion zone, beyond the dashed line. A piece that "
                       "moves into, inside or out of it may promote, if it has a promoted face."),
     QT_TRANSLATE_NOOP("Tours", "Move the chariot into the zone and promote it."),
     QT_TRANSLATE_NOOP("Tours", "The chariot is a chariot unit now: it moves any number of points.")},
    {"koshogi", "at-once",
     QT_TRANSLATE_NOOP("Tours", "Some captures promote a piece at once, anywhere on the board. One of them "
                                "is the capture of a banner or a drum."),
     QT_TRANSLATE_NOOP("Tours", "Capture the banner with the cavalryman."),
     QT_TRANSLATE_NOOP("Tours", "The cavalryman is promoted: it can leap twice in one move now.")},
    {"koshogi", "command",
     QT_TRANSLATE_NOOP("Tours", "An army without a general or governor can still fight while it has both its "
                                "middle troop and its banner. White has already lost the general here. If "
                                "White also loses the middle troop or the banner, the game is over."),
     QT_TRANSLATE_NOOP("Tours", "Win in one move."),
     QT_TRANSLATE_NOOP("Tours",
                       "You have won. The tour “special moves” shows how armies shoot, burn and hold.")},
});

} // namespace komadai
