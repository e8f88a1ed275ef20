<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>BoardWords</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This piece cannot shoot within %n square(s) of the %1 on %2.</source>
        <translation>
            <numerusform>This piece cannot shoot within %n square of the %1 on %2.</numerusform>
            <numerusform>This piece cannot shoot within %n squares of the %1 on %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchText</name>
    <message numerus="yes">
        <source>%n random plies</source>
        <translation>
            <numerusform>%n random ply</numerusform>
            <numerusform>%n random plies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw after %n plies</source>
        <translation>
            <numerusform>Draw after %n ply</numerusform>
            <numerusform>Draw after %n plies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>The solution is a forced win in %n move(s).</source>
        <translation>
            <numerusform>The solution is a forced win in %n move.</numerusform>
            <numerusform>The solution is a forced win in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Due again in %n minute(s).</source>
        <translation>
            <numerusform>Due again in %n minute.</numerusform>
            <numerusform>Due again in %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Due again in %n day(s).</source>
        <translation>
            <numerusform>Due again in %n day.</numerusform>
            <numerusform>Due again in %n days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message numerus="yes">
        <source>Is worth %n hundredths of a pawn.</source>
        <translation>
            <numerusform>Is worth %n hundredth of a pawn.</numerusform>
            <numerusform>Is worth %n hundredths of a pawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A piece may promote to this piece only while its side has fewer than %n of this kind.</source>
        <translation>
            <numerusform>A piece may promote to this piece only while its side has none of this kind.</numerusform>
            <numerusform>A piece may promote to this piece only while its side has fewer than %n of this kind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No enemy within %n squares may shoot.</source>
        <translation>
            <numerusform>No adjacent enemy may shoot.</numerusform>
            <numerusform>No enemy within %n squares may shoot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loses its promotion within %n squares of any of these enemies: {pieces}.</source>
        <translation>
            <numerusform>Loses its promotion beside any of these enemies: {pieces}.</numerusform>
            <numerusform>Loses its promotion within %n squares of any of these enemies: {pieces}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A piece must promote when its move begins or ends on the farthest %n ranks.</source>
        <translation>
            <numerusform>A piece must promote when its move begins or ends on the farthest rank.</numerusform>
            <numerusform>A piece must promote when its move begins or ends on the farthest %n ranks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A piece may promote when its move begins or ends on the farthest %n ranks.</source>
        <translation>
            <numerusform>A piece may promote when its move begins or ends on the farthest rank.</numerusform>
            <numerusform>A piece may promote when its move begins or ends on the farthest %n ranks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece} must promote when it reaches the farthest %n ranks.</source>
        <translation>
            <numerusform>{piece} must promote when it reaches the farthest rank.</numerusform>
            <numerusform>{piece} must promote when it reaches the farthest %n ranks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece} may promote when it reaches the farthest %n ranks.</source>
        <translation>
            <numerusform>{piece} may promote when it reaches the farthest rank.</numerusform>
            <numerusform>{piece} may promote when it reaches the farthest %n ranks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece} may not be dropped on a file that already holds %n of the same side.</source>
        <translation>
            <numerusform>{piece} may not be dropped on a file that already holds one of the same side.</numerusform>
            <numerusform>{piece} may not be dropped on a file that already holds %n of the same side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is a draw after %n moves of each side without progress: {progress}.</source>
        <translation>
            <numerusform>It is a draw after %n move of each side without progress: {progress}.</numerusform>
            <numerusform>It is a draw after %n moves of each side without progress: {progress}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Slides up to %n squares.</source>
        <translation>
            <numerusform>Slides %n square.</numerusform>
            <numerusform>Slides up to %n squares.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UserVariants</name>
    <message numerus="yes">
        <source>Further problems in it: %n.</source>
        <translation>
            <numerusform>One further problem in it.</numerusform>
            <numerusform>Further problems in it: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::AnalysisPanel</name>
    <message numerus="yes">
        <source>%n Engines</source>
        <translation>
            <numerusform>%n Engine</numerusform>
            <numerusform>%n Engines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnalysisText</name>
    <message numerus="yes">
        <source>Mate in %n move(s), %1 plies.</source>
        <translation>
            <numerusform>Mate in %n move, %1 ply.</numerusform>
            <numerusform>Mate in %n moves, %1 plies.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::BookMaker</name>
    <message numerus="yes">
        <source>%n game(s) could not be read.</source>
        <translation>
            <numerusform>%n game could not be read.</numerusform>
            <numerusform>%n games could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %Ln position(s). The computer plays from it.</source>
        <translation>
            <numerusform>“%1” has %Ln position. The computer plays from it.</numerusform>
            <numerusform>“%1” has %Ln positions. The computer plays from it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::BooksDialog</name>
    <message numerus="yes">
        <source>There are %n more problem(s).</source>
        <translation>
            <numerusform>There are %n more problem.</numerusform>
            <numerusform>There are %n more problems.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” was added. It has %Ln position(s).</source>
        <translation>
            <numerusform>“%1” was added. It has %Ln position.</numerusform>
            <numerusform>“%1” was added. It has %Ln positions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::ClipboardCommands</name>
    <message numerus="yes">
        <source>The text is a line of %n move(s).</source>
        <translation>
            <numerusform>The text is a line of %n move.</numerusform>
            <numerusform>The text is a line of %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text is a game of %1: %2, %n move(s).</source>
        <translation>
            <numerusform>The text is a game of %1: %2, %n move.</numerusform>
            <numerusform>The text is a game of %1: %2, %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) were added.</source>
        <translation>
            <numerusform>%n move was added.</numerusform>
            <numerusform>%n moves were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n game(s) can be copied. More can be exported to a file.</source>
        <translation>
            <numerusform>At most %n game can be copied. More can be exported to a file.</numerusform>
            <numerusform>At most %n games can be copied. More can be exported to a file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) copied as %1.</source>
        <translation>
            <numerusform>%Ln game copied as %1.</numerusform>
            <numerusform>%Ln games copied as %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text has %Ln games.</source>
        <translation>
            <numerusform>The text has %Ln game.</numerusform>
            <numerusform>The text has %Ln games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::DeclarationDialog</name>
    <message numerus="yes">
        <source>%n more piece(s) must be in the camp.</source>
        <translation>
            <numerusform>%n more piece must be in the camp.</numerusform>
            <numerusform>%n more pieces must be in the camp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) are needed.</source>
        <translation>
            <numerusform>%n more point is needed.</numerusform>
            <numerusform>%n more points are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move and draws by declaring; %n more point(s) would win.</source>
        <translation>
            <numerusform>%1 is to move and draws by declaring; %n more point would win.</numerusform>
            <numerusform>%1 is to move and draws by declaring; %n more points would win.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::EngineLogWindow</name>
    <message numerus="yes">
        <source>%1 … (%n more byte(s))</source>
        <translation>
            <numerusform>%1 … (%n more byte)</numerusform>
            <numerusform>%1 … (%n more bytes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) left out, because too many came at once.</source>
        <translation>
            <numerusform>%n line left out, because too many came at once.</numerusform>
            <numerusform>%n lines left out, because too many came at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::FileOpener</name>
    <message numerus="yes">
        <source>%n problem(s) were found.</source>
        <translation>
            <numerusform>One problem was found.</numerusform>
            <numerusform>%n problems were found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has more than %Ln games. Import them?</source>
        <translation>
            <numerusform>%1 has more than %Ln game. Import them?</numerusform>
            <numerusform>%1 has more than %Ln games. Import them?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text has %Ln games. Import them?</source>
        <translation>
            <numerusform>The text has %Ln game. Import them?</numerusform>
            <numerusform>The text has %Ln games. Import them?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::FindPuzzlesDialog</name>
    <message numerus="yes">
        <source>Find Puzzles in %Ln Game(s)</source>
        <translation>
            <numerusform>Find Puzzles in %Ln Game</numerusform>
            <numerusform>Find Puzzles in %Ln Games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameExporter</name>
    <message numerus="yes">
        <source>%n game(s): %1</source>
        <translation>
            <numerusform>%n game: %1</numerusform>
            <numerusform>%n games: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were written to %1.</source>
        <translation>
            <numerusform>%Ln game was written to %1.</numerusform>
            <numerusform>%Ln games were written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could not be written.</source>
        <translation>
            <numerusform>%Ln game could not be written.</numerusform>
            <numerusform>%Ln games could not be written.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameImporter</name>
    <message numerus="yes">
        <source>Import the games of %n files and folders?</source>
        <translation>
            <numerusform>Import the games of %n files and folders?</numerusform>
            <numerusform>Import the games of %n files and folders?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameView</name>
    <message numerus="yes">
        <source>%n line(s) inserted.</source>
        <translation>
            <numerusform>%n line inserted.</numerusform>
            <numerusform>%n lines inserted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::GamesPanel</name>
    <message numerus="yes">
        <source>%Ln group(s) of games</source>
        <translation>
            <numerusform>%Ln group of games</numerusform>
            <numerusform>%Ln groups of games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n game(s) were opened.</source>
        <translation>
            <numerusform>Only the first %n game was opened.</numerusform>
            <numerusform>Only the first %n games were opened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected, %1</source>
        <translation>
            <numerusform>%Ln selected, %1</numerusform>
            <numerusform>%Ln selected, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln game(s)</source>
        <translation>
            <numerusform>%1 of %Ln game</numerusform>
            <numerusform>%1 of %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were changed.</source>
        <translation>
            <numerusform>%Ln game was changed.</numerusform>
            <numerusform>%Ln games were changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were deleted.</source>
        <translation>
            <numerusform>%Ln game was deleted.</numerusform>
            <numerusform>%Ln games were deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameRemoval</name>
    <message numerus="yes">
        <source>Delete %Ln game(s)?</source>
        <translation>
            <numerusform>Delete %Ln game?</numerusform>
            <numerusform>Delete %Ln games?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::ImportReport</name>
    <message numerus="yes">
        <source>%n study/studies were added.</source>
        <translation>
            <numerusform>%n study was added.</numerusform>
            <numerusform>%n studies were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were added to the library.</source>
        <translation>
            <numerusform>%Ln game was added to the library.</numerusform>
            <numerusform>%Ln games were added to the library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were left out, because the library already has them.</source>
        <translation>
            <numerusform>%Ln game was left out, because the library already has them.</numerusform>
            <numerusform>%Ln games were left out, because the library already has them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repertoire(s) were added.</source>
        <translation>
            <numerusform>%n repertoire was added.</numerusform>
            <numerusform>%n repertoires were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s) were added.</source>
        <translation>
            <numerusform>%Ln puzzle was added.</numerusform>
            <numerusform>%Ln puzzles were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could not be read and were left out.</source>
        <translation>
            <numerusform>%Ln game could not be read and was left out.</numerusform>
            <numerusform>%Ln games could not be read and were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::ImportVariantDialog</name>
    <message numerus="yes">
        <source>%n kinds of pieces</source>
        <translation>
            <numerusform>%n kind of pieces</numerusform>
            <numerusform>%n kinds of pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n problems</source>
        <translation>
            <numerusform>%1: %n problem</numerusform>
            <numerusform>%1: %n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::LibraryController</name>
    <message numerus="yes">
        <source>You can continue an unfinished game of %1: %2, %n move(s).</source>
        <translation>
            <numerusform>You can continue an unfinished game of %1: %2, one move.</numerusform>
            <numerusform>You can continue an unfinished game of %1: %2, %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::MainWindow</name>
    <message numerus="yes">
        <source>%n game(s) are still being played.</source>
        <translation>
            <numerusform>One game is still being played.</numerusform>
            <numerusform>%n games are still being played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new puzzle(s) found.</source>
        <translation>
            <numerusform>%n new puzzle found.</numerusform>
            <numerusform>%n new puzzles found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The library has %n fault(s): %1 A rescue copy contains everything that can be read.</source>
        <translation>
            <numerusform>The library has a fault: %1 A rescue copy contains everything that can be read.</numerusform>
            <numerusform>The library has %n faults. The first one: %1 A rescue copy contains everything that can be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::MakeBookDialog</name>
    <message numerus="yes">
        <source>The computer will play the moves of %Ln game(s).</source>
        <translation>
            <numerusform>The computer will play the moves of %Ln game.</numerusform>
            <numerusform>The computer will play the moves of %Ln games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::MergePlayersDialog</name>
    <message numerus="yes">
        <source>%1 (%Ln game(s))</source>
        <translation>
            <numerusform>%1 (%Ln game)</numerusform>
            <numerusform>%1 (%Ln games)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) will be changed.</source>
        <translation>
            <numerusform>%Ln game will be changed.</numerusform>
            <numerusform>%Ln games will be changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::MobilityBoard</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::MobilityWindow</name>
    <message numerus="yes">
        <source>The farthest takes %n moves.</source>
        <translation>
            <numerusform>The farthest takes %n move.</numerusform>
            <numerusform>The farthest takes %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The squares form %n separate groups.</source>
        <translation>
            <numerusform>All squares are connected.</numerusform>
            <numerusform>The squares form %n separate groups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n moves.</source>
        <translation>
            <numerusform>%1: %n move.</numerusform>
            <numerusform>%1: %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::MoveTextView</name>
    <message numerus="yes">
        <source>(%n destroyed)</source>
        <translation>
            <numerusform>(%n destroyed)</numerusform>
            <numerusform>(%n destroyed)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(%n held)</source>
        <translation>
            <numerusform>(%n held)</numerusform>
            <numerusform>(%n held)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::NewMoveFinder</name>
    <message numerus="yes">
        <source>No move of this line is new: %Ln other game(s) reached its last position.</source>
        <translation>
            <numerusform>No move of this line is new: %Ln other game reached its last position.</numerusform>
            <numerusform>No move of this line is new: %Ln other games reached its last position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This move is new: %Ln other game(s) reached the position before it.</source>
        <translation>
            <numerusform>This move is new: %Ln other game reached the position before it.</numerusform>
            <numerusform>This move is new: %Ln other games reached the position before it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::PlayFromHereDialog</name>
    <message numerus="yes">
        <source>A new game begins in a new tab, after %n move(s) of this one. %1 is to move.</source>
        <translation>
            <numerusform>A new game begins in a new tab, after %n move of this one. %1 is to move.</numerusform>
            <numerusform>A new game begins in a new tab, after %n moves of this one. %1 is to move.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::PositionCard</name>
    <message numerus="yes">
        <source>%Ln game(s), %1 of all</source>
        <translation>
            <numerusform>%Ln game, %1 of all</numerusform>
            <numerusform>%Ln games, %1 of all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::PositionEditor</name>
    <message numerus="yes">
        <source>Further problems: %n.</source>
        <translation>
            <numerusform>One further problem.</numerusform>
            <numerusform>Further problems: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::PositionFinder</name>
    <message numerus="yes">
        <source>Found %Ln time(s).</source>
        <translation>
            <numerusform>Found %Ln time.</numerusform>
            <numerusform>Found %Ln times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::PracticeCommands</name>
    <message numerus="yes">
        <source>%n new puzzle(s) found.</source>
        <translation>
            <numerusform>%n new puzzle found.</numerusform>
            <numerusform>%n new puzzles found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) have not been searched for puzzles yet.</source>
        <translation>
            <numerusform>One game has not been searched for puzzles yet.</numerusform>
            <numerusform>%Ln games have not been searched for puzzles yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were exported.</source>
        <translation>
            <numerusform>%n puzzle was exported.</numerusform>
            <numerusform>%n puzzles were exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were added.</source>
        <translation>
            <numerusform>%n puzzle was added.</numerusform>
            <numerusform>%n puzzles were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were left out, because the library already has them.</source>
        <translation>
            <numerusform>%n puzzle was left out, because the library already has it.</numerusform>
            <numerusform>%n puzzles were left out, because the library already has them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) were found.</source>
        <translation>
            <numerusform>%n problem was found.</numerusform>
            <numerusform>%n problems were found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::PracticeStatistics</name>
    <message numerus="yes">
        <source>Answers on the last %n day(s), from below: solved, with a hint, failed</source>
        <translation>
            <numerusform>Answers on the last day, from below: solved, with a hint, failed</numerusform>
            <numerusform>Answers on the last %n days, from below: solved, with a hint, failed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::PracticeWindow</name>
    <message numerus="yes">
        <source>%Ln puzzle(s) cannot be used because they do not fit the rules of this variant.</source>
        <translation>
            <numerusform>%Ln puzzle cannot be used because it does not fit the rules of this variant.</numerusform>
            <numerusform>%Ln puzzles cannot be used because they do not fit the rules of this variant.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::RecordCommands</name>
    <message numerus="yes">
        <source>%n moves that follow it are deleted too.</source>
        <translation>
            <numerusform>The move that follows it is deleted too.</numerusform>
            <numerusform>%n moves that follow it are deleted too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::RepertoireGapsDialog</name>
    <message numerus="yes">
        <source>Your repertoire has no answer to %n moves that opponents played in the games of the library. Open one, add your answer, and mark it.</source>
        <translation>
            <numerusform>Your repertoire has no answer to one move that opponents played in the games of the library. Open it, add your answer, and mark it.</numerusform>
            <numerusform>Your repertoire has no answer to %n moves that opponents played in the games of the library. Open one, add your answer, and mark it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::RepertoireList</name>
    <message numerus="yes">
        <source>Its %Ln position(s) and your learning progress will be lost. Your games stay in the library.</source>
        <translation>
            <numerusform>Its position and your learning progress will be lost. Your games stay in the library.</numerusform>
            <numerusform>Its %Ln positions and your learning progress will be lost. Your games stay in the library.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::RepertoireService</name>
    <message numerus="yes">
        <source>%Ln move(s) added to the repertoire “%1”.</source>
        <translation>
            <numerusform>One move added to the repertoire “%1”.</numerusform>
            <numerusform>%Ln moves added to the repertoire “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::ReportDialog</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::ReviewDialog</name>
    <message numerus="yes">
        <source>Review %Ln Game(s)</source>
        <translation>
            <numerusform>Review %Ln Game</numerusform>
            <numerusform>Review %Ln Games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::Statistics</name>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>%n others</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::StudiesWindow</name>
    <message numerus="yes">
        <source>%n plies</source>
        <translation>
            <numerusform>%n ply</numerusform>
            <numerusform>%n plies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s) were removed. Their games stay in the library.</source>
        <translation>
            <numerusform>%n chapter was removed. Its game stays in the library.</numerusform>
            <numerusform>%n chapters were removed. Their games stay in the library.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::StudyCommands</name>
    <message numerus="yes">
        <source>%n chapter(s) were added to the study “%1”.</source>
        <translation>
            <numerusform>%n chapter was added to the study “%1”.</numerusform>
            <numerusform>%n chapters were added to the study “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s): %1</source>
        <translation>
            <numerusform>%n chapter: %1</numerusform>
            <numerusform>%n chapters: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s) were written to %1.</source>
        <translation>
            <numerusform>%n chapter was written to %1.</numerusform>
            <numerusform>%n chapters were written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::VariantCommands</name>
    <message numerus="yes">
        <source>Further files: %n.</source>
        <translation>
            <numerusform>One further file.</numerusform>
            <numerusform>Further files: %n.</numerusform>
        </translation>
    </message>
</context>
</TS>
