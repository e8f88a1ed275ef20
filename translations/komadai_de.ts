<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>BoardWords</name>
    <message>
        <source>shoots %1 %2</source>
        <translation>schießt %1 auf %2 ab</translation>
    </message>
    <message>
        <source>takes %1 %2</source>
        <translation>schlägt %1 auf %2</translation>
    </message>
    <message>
        <source>promotes to %1</source>
        <translation>wird befördert zu %1</translation>
    </message>
    <message>
        <source>may promote to %1</source>
        <translation>kann befördert werden zu %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1 dropped on %2</source>
        <translation>%1 eingesetzt auf %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, promoted</source>
        <translation>%1, befördert</translation>
    </message>
    <message>
        <source>hand of %1: %2 %3</source>
        <translation>Hand von %1: %2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>can move here</source>
        <translation>kann hierher ziehen</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>kann geschlagen werden</translation>
    </message>
    <message>
        <source>can be shot</source>
        <translation>kann abgeschossen werden</translation>
    </message>
    <message>
        <source>%1 pieces</source>
        <translation>%1 Figuren</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>schlägt %1</translation>
    </message>
    <message>
        <source>destroys %1</source>
        <translation>vernichtet %1</translation>
    </message>
    <message>
        <source>holds %1</source>
        <translation>hält %1 fest</translation>
    </message>
    <message>
        <source>promotes %1</source>
        <translation>befördert %1</translation>
    </message>
    <message>
        <source>turns back %1</source>
        <translation>verwandelt %1 zurück</translation>
    </message>
</context>
<context>
    <name>ClipboardPosition</name>
    <message>
        <source>The text on the clipboard is not a position of %1: %2.</source>
        <translation>Der Text in der Zwischenablage ist keine Stellung von %1: %2.</translation>
    </message>
</context>
<context>
    <name>ClockText</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>then %1 × %2</source>
        <translation>dann %1 × %2</translation>
    </message>
    <message>
        <source>last period</source>
        <translation>letzte Periode</translation>
    </message>
    <message>
        <source>%1 periods</source>
        <translation>%1 Perioden</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>ohne Uhr</translation>
    </message>
    <message>
        <source>%1 a move</source>
        <translation>%1 je Zug</translation>
    </message>
    <message>
        <source>%1 + %2 a move</source>
        <translation>%1 + %2 je Zug</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, dann %2</translation>
    </message>
</context>
<context>
    <name>EngineFailure</name>
    <message>
        <source>%1 cannot be started: %2.</source>
        <translation>%1 lässt sich nicht starten: %2.</translation>
    </message>
    <message>
        <source>%1 has answered neither in UCI nor in USI.</source>
        <translation>%1 hat weder mit UCI noch mit USI geantwortet.</translation>
    </message>
    <message>
        <source>%1 does not get ready to play.</source>
        <translation>%1 wird nicht spielbereit.</translation>
    </message>
    <message>
        <source>%1 has ended unexpectedly, with status %2.</source>
        <translation>%1 hat sich unerwartet beendet, mit Status %2.</translation>
    </message>
    <message>
        <source>%1 has crashed.</source>
        <translation>%1 ist abgestürzt.</translation>
    </message>
    <message>
        <source>%1 writes without end, and was stopped.</source>
        <translation>%1 schreibt ohne Ende und wurde angehalten.</translation>
    </message>
    <message>
        <source>%1 no longer answers, and was stopped.</source>
        <translation>%1 antwortet nicht mehr und wurde angehalten.</translation>
    </message>
    <message>
        <source>%1 answered “%2”, which is no move.</source>
        <translation>%1 hat „%2“ geantwortet; das ist kein Zug.</translation>
    </message>
    <message>
        <source>%1 wants to play “%2”, which is illegal.</source>
        <translation>%1 will „%2“ spielen; das ist regelwidrig.</translation>
    </message>
    <message>
        <source>%1 does not understand the rules it was given: it wants to play “%2”.</source>
        <translation>%1 versteht die vorgegebenen Regeln nicht und will „%2“ spielen.</translation>
    </message>
    <message>
        <source>%1 sees no legal move, but there are some.</source>
        <translation>%1 sieht keinen regelgerechten Zug, aber es gibt welche.</translation>
    </message>
    <message>
        <source>%1 claims to have won by entering the camp, which is not a rule of this game.</source>
        <translation>%1 meint, durch Betreten des Lagers gewonnen zu haben; das ist in diesem Spiel keine Regel.</translation>
    </message>
    <message>
        <source>%1 does not know %2.</source>
        <translation>%1 kennt %2 nicht.</translation>
    </message>
    <message>
        <source>%1 could not be told the rules: %2.</source>
        <translation>%1 konnten die Regeln nicht mitgeteilt werden: %2.</translation>
    </message>
    <message>
        <source>%1 is no longer among the engines.</source>
        <translation>%1 gehört nicht mehr zu den Engines.</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Buchstaben</translation>
    </message>
    <message>
        <source>&amp;Kanji</source>
        <translation>&amp;Kanji</translation>
    </message>
    <message>
        <source>Kanji in F&amp;ull</source>
        <translation>Kanji, &amp;ausgeschrieben</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>&amp;Figuren</translation>
    </message>
    <message>
        <source>&amp;Cubes</source>
        <translation>&amp;Würfel</translation>
    </message>
    <message>
        <source>As the &amp;Desktop</source>
        <translation>Wie der &amp;Desktop</translation>
    </message>
    <message>
        <source>&amp;Wood</source>
        <translation>&amp;Holz</translation>
    </message>
    <message>
        <source>D&amp;ark Wood</source>
        <translation>D&amp;unkles Holz</translation>
    </message>
    <message>
        <source>Plain &amp;Light</source>
        <translation>Schlicht, h&amp;ell</translation>
    </message>
    <message>
        <source>&amp;Plain Dark</source>
        <translation>Schlicht, &amp;dunkel</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Hoher K&amp;ontrast</translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>Pawn</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>Lance</source>
        <translation>Lanze</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Springer</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Silbergeneral</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Goldgeneral</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Tokin</source>
        <translation>Tokin</translation>
    </message>
    <message>
        <source>Promoted Lance</source>
        <translation>Beförderte Lanze</translation>
    </message>
    <message>
        <source>Promoted Knight</source>
        <translation>Beförderter Springer</translation>
    </message>
    <message>
        <source>Promoted Silver</source>
        <translation>Beförderter Silbergeneral</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Pferd</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Drache</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Elefant</translation>
    </message>
    <message>
        <source>Prince</source>
        <translation>Prinz</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Promoted Pawn</source>
        <translation>Beförderter Bauer</translation>
    </message>
    <message>
        <source>Promoted Bishop</source>
        <translation>Beförderter Läufer</translation>
    </message>
    <message>
        <source>Promoted Rook</source>
        <translation>Beförderter Turm</translation>
    </message>
    <message>
        <source>Minister</source>
        <translation>Minister</translation>
    </message>
    <message>
        <source>High Priestess</source>
        <translation>Hohepriesterin</translation>
    </message>
    <message>
        <source>War Machine</source>
        <translation>Kriegsmaschine</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>Clerk</source>
        <translation>Schreiber</translation>
    </message>
    <message>
        <source>Staff officer</source>
        <translation>Stabsoffizier</translation>
    </message>
    <message>
        <source>Aide de camp</source>
        <translation>Adjutant</translation>
    </message>
    <message>
        <source>Sumo wrestler</source>
        <translation>Sumoringer</translation>
    </message>
    <message>
        <source>Aide</source>
        <translation>Gefolgsmann</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Gefolge</translation>
    </message>
    <message>
        <source>Chief of staff</source>
        <translation>Stabschef</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Pionier</translation>
    </message>
    <message>
        <source>Taoist priest</source>
        <translation>Taopriester</translation>
    </message>
    <message>
        <source>Spiritual monk</source>
        <translation>Wundermönch</translation>
    </message>
    <message>
        <source>Advance guard</source>
        <translation>Vorhut</translation>
    </message>
    <message>
        <source>Rear guard</source>
        <translation>Nachhut</translation>
    </message>
    <message>
        <source>Middle troop</source>
        <translation>Kerntruppe</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>Trommel</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Banner</translation>
    </message>
    <message>
        <source>Sentry</source>
        <translation>Wachposten</translation>
    </message>
    <message>
        <source>Millenary</source>
        <translation>Tausendschaft</translation>
    </message>
    <message>
        <source>Quartermaster</source>
        <translation>Quartiermeister</translation>
    </message>
    <message>
        <source>Centuria</source>
        <translation>Hundertschaft</translation>
    </message>
    <message>
        <source>Frankish cannon</source>
        <translation>Frankenkanone</translation>
    </message>
    <message>
        <source>Longbow</source>
        <translation>Langbogen</translation>
    </message>
    <message>
        <source>Crossbow</source>
        <translation>Armbrust</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>Kanone</translation>
    </message>
    <message>
        <source>Cavalryman</source>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Reiterei</translation>
    </message>
    <message>
        <source>Patrol unit</source>
        <translation>Patrouille</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>Shield unit</source>
        <translation>Schildtrupp</translation>
    </message>
    <message>
        <source>Chariot</source>
        <translation>Streitwagen</translation>
    </message>
    <message>
        <source>Chariot unit</source>
        <translation>Wagentrupp</translation>
    </message>
    <message>
        <source>Vanguard</source>
        <translation>Speerspitze</translation>
    </message>
    <message>
        <source>Master at arms</source>
        <translation>Waffenmeister</translation>
    </message>
    <message>
        <source>Banner and drums</source>
        <translation>Feldzeichen</translation>
    </message>
    <message>
        <source>Town brigade</source>
        <translation>Stadtbrigade</translation>
    </message>
    <message>
        <source>Village brigade</source>
        <translation>Dorfbrigade</translation>
    </message>
    <message>
        <source>Vice commissioner</source>
        <translation>Vizekommissar</translation>
    </message>
    <message>
        <source>Poison flame</source>
        <translation>Giftflamme</translation>
    </message>
    <message>
        <source>Five-li fog</source>
        <translation>Fünf-Li-Nebel</translation>
    </message>
    <message>
        <source>Immaculate light</source>
        <translation>Heiliges Licht</translation>
    </message>
    <message>
        <source>Skyward net</source>
        <translation>Himmelsnetz</translation>
    </message>
    <message>
        <source>Earthward net</source>
        <translation>Erdnetz</translation>
    </message>
    <message>
        <source>Governor</source>
        <translation>Feldherr</translation>
    </message>
    <message>
        <source>Thunderclap</source>
        <translation>Donnerschlag</translation>
    </message>
    <message>
        <source>Flag waver</source>
        <translation>Bannerschwinger</translation>
    </message>
    <message>
        <source>Dragon ascending</source>
        <translation>Drachenflug</translation>
    </message>
    <message>
        <source>Tiger wing</source>
        <translation>Tigerflügel</translation>
    </message>
    <message>
        <source>War hawk</source>
        <translation>Kriegsfalke</translation>
    </message>
    <message>
        <source>Chariot of the gods</source>
        <translation>Götterwagen</translation>
    </message>
    <message>
        <source>Longbow cavalryman</source>
        <translation>Langbogenreiter</translation>
    </message>
    <message>
        <source>Crossbow cavalryman</source>
        <translation>Armbrustreiter</translation>
    </message>
    <message>
        <source>Gun carriage</source>
        <translation>Kanonenwagen</translation>
    </message>
    <message>
        <source>Winged horse</source>
        <translation>Flügelpferd</translation>
    </message>
    <message>
        <source>Commissar</source>
        <translation>Kommissar</translation>
    </message>
    <message>
        <source>Heavenly fortress</source>
        <translation>Himmelsfestung</translation>
    </message>
    <message>
        <source>Commoner</source>
        <translation>Mann</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Dragon king</source>
        <translation>Drachenkönig</translation>
    </message>
    <message>
        <source>Dragon horse</source>
        <translation>Drachenpferd</translation>
    </message>
    <message>
        <source>Wazir</source>
        <translation>Wesir</translation>
    </message>
    <message>
        <source>Fers</source>
        <translation>Fers</translation>
    </message>
    <message>
        <source>Alfil</source>
        <translation>Alfil</translation>
    </message>
    <message>
        <source>Archbishop</source>
        <translation>Erzbischof</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <translation>Kanzler</translation>
    </message>
    <message>
        <source>Amazon</source>
        <translation>Amazone</translation>
    </message>
    <message>
        <source>Centaur</source>
        <translation>Zentaur</translation>
    </message>
    <message>
        <source>Aiwok</source>
        <translation>Aiwok</translation>
    </message>
    <message>
        <source>Knibis</source>
        <translation>Knibis</translation>
    </message>
    <message>
        <source>Biskni</source>
        <translation>Biskni</translation>
    </message>
    <message>
        <source>Kniroo</source>
        <translation>Kniroo</translation>
    </message>
    <message>
        <source>Rookni</source>
        <translation>Rookni</translation>
    </message>
</context>
<context>
    <name>PieceFacts</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>worth about %1</source>
        <translation>Wert etwa %1</translation>
    </message>
    <message>
        <source>worth about %1 (promoted %2)</source>
        <translation>Wert etwa %1 (befördert %2)</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>moves or captures there</source>
        <translation>zieht oder schlägt dorthin</translation>
    </message>
    <message>
        <source>moves there, but does not capture</source>
        <translation>zieht dorthin, schlägt aber nicht</translation>
    </message>
    <message>
        <source>captures there, but does not move</source>
        <translation>schlägt dort, zieht aber nicht dorthin</translation>
    </message>
    <message>
        <source>gets there with so many steps in one move, and may capture on each</source>
        <translation>kommt in einem Zug mit so vielen Schritten dorthin und darf bei jedem schlagen</translation>
    </message>
    <message>
        <source>moves any distance over empty squares; a number is the limit</source>
        <translation>zieht beliebig weit über leere Felder; eine Zahl ist die Grenze</translation>
    </message>
    <message>
        <source>moves any distance, but does not capture</source>
        <translation>zieht beliebig weit, schlägt aber nicht</translation>
    </message>
    <message>
        <source>captures at any distance, but does not move so</source>
        <translation>schlägt auf jede Entfernung, zieht aber nicht so</translation>
    </message>
    <message>
        <source>passes over just one piece on its way</source>
        <translation>überspringt unterwegs genau eine Figur</translation>
    </message>
    <message>
        <source>after its move, takes a piece as far away as the number says</source>
        <translation>schießt nach dem Zug eine Figur ab, so weit entfernt, wie die Zahl sagt</translation>
    </message>
    <message>
        <source>holds the first enemy in this line fast</source>
        <translation>hält den ersten Gegner auf dieser Linie fest</translation>
    </message>
    <message>
        <source>removes what stands there when it arrives</source>
        <translation>vernichtet bei der Ankunft, was dort steht</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Namen</translation>
    </message>
    <message>
        <source>By kanji</source>
        <translation>Nach Kanji</translation>
    </message>
    <message>
        <source>The text is not one of rules.</source>
        <translation>Der Text ist kein Regeltext.</translation>
    </message>
    <message>
        <source>There is no element “%1”.</source>
        <translation>Ein Element „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no piece “%1”.</source>
        <translation>Eine Figur „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>The rows of a board cannot be read.</source>
        <translation>Die Reihen eines Bretts sind nicht lesbar.</translation>
    </message>
    <message>
        <source>“%1” is no arrow.</source>
        <translation>„%1“ ist kein Pfeil.</translation>
    </message>
    <message>
        <source>“%1” is no square.</source>
        <translation>„%1“ ist kein Feld.</translation>
    </message>
    <message>
        <source>Board and start</source>
        <translation>Brett und Anfang</translation>
    </message>
    <message>
        <source>The pieces</source>
        <translation>Die Figuren</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Beförderung</translation>
    </message>
    <message>
        <source>Captures and drops</source>
        <translation>Schlagen und Einsetzen</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Rule options</source>
        <translation>Wählbare Regeln</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>all but {pieces}</source>
        <translation>alle außer {pieces}</translation>
    </message>
    <message>
        <source>Marks in the diagrams of moves</source>
        <translation>Zeichen in den Zugbildern</translation>
    </message>
    <message>
        <source>• moves or captures, ○ only moves, × only captures.</source>
        <translation>• zieht oder schlägt, ○ zieht nur, × schlägt nur.</translation>
    </message>
    <message>
        <source>An arrow slides over empty squares, as far as it likes.</source>
        <translation>Ein Pfeil gleitet beliebig weit über leere Felder.</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Beförderung</translation>
    </message>
    <message>
        <source>Captures and drops</source>
        <translation>Schlagen und Einsetzen</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Rule options</source>
        <translation>Wählbare Regeln</translation>
    </message>
    <message>
        <source>Is played on {files} files and {ranks} ranks.</source>
        <translation>Gespielt wird auf {files} Linien und {ranks} Reihen.</translation>
    </message>
    <message>
        <source>{first} moves first, then {second}.</source>
        <translation>{first} zieht zuerst, dann {second}.</translation>
    </message>
    <message>
        <source>{side} begins with {pieces}.</source>
        <translation>{side} beginnt mit {pieces}.</translation>
    </message>
    <message>
        <source>Each side</source>
        <translation>Jede Seite</translation>
    </message>
    <message>
        <source>Is worth {value} hundredths of a pawn.</source>
        <translation>Ist {value} Hundertstel eines Bauern wert.</translation>
    </message>
    <message>
        <source>Is royal: its side must not lose the last such piece.</source>
        <translation>Ist königlich: Die letzte solche Figur darf ihrer Seite nicht verloren gehen.</translation>
    </message>
    <message>
        <source>Promotes to {piece}.</source>
        <translation>Wird befördert zu {piece}.</translation>
    </message>
    <message>
        <source>Promotes, at the player&apos;s choice, to {pieces}.</source>
        <translation>Wird nach Wahl befördert zu {pieces}.</translation>
    </message>
    <message>
        <source>A piece becomes one only while its side has fewer than {count} of them.</source>
        <translation>Eine Figur wird nur dazu, solange ihre Seite weniger als {count} davon hat.</translation>
    </message>
    <message>
        <source>Slides up to {count} squares where an arrow stands.</source>
        <translation>Gleitet bis zu {count} Felder weit, wo ein Pfeil steht.</translation>
    </message>
    <message>
        <source>Does not leap: a piece on its way, which is straight first and then diagonal, blocks it.</source>
        <translation>Springt nicht: Eine Figur auf dem Weg, der erst gerade und dann schräg ist, versperrt ihn.</translation>
    </message>
    <message>
        <source>Passes over just one piece and ends anywhere behind it.</source>
        <translation>Überspringt genau eine Figur und endet beliebig weit dahinter.</translation>
    </message>
    <message>
        <source>Captures by passing over just one piece.</source>
        <translation>Schlägt, indem sie genau eine Figur überspringt.</translation>
    </message>
    <message>
        <source>Passes over just one piece and ends on the square behind it.</source>
        <translation>Überspringt genau eine Figur und endet auf dem Feld dahinter.</translation>
    </message>
    <message>
        <source>Makes {least} to {most} such steps in a move, and may capture with each.</source>
        <translation>Macht {least} bis {most} solche Schritte in einem Zug und darf bei jedem schlagen.</translation>
    </message>
    <message>
        <source>No enemy within {range} squares may shoot.</source>
        <translation>Im Umkreis von {range} Feldern darf kein Gegner schießen.</translation>
    </message>
    <message>
        <source>May shoot even where an enemy keeps others from it.</source>
        <translation>Darf auch schießen, wo ein Gegner andere daran hindert.</translation>
    </message>
    <message>
        <source>Cannot take {pieces}.</source>
        <translation>Kann {pieces} nicht schlagen.</translation>
    </message>
    <message>
        <source>Cannot shoot {pieces}.</source>
        <translation>Kann {pieces} nicht abschießen.</translation>
    </message>
    <message>
        <source>Must promote where it takes {pieces}.</source>
        <translation>Muss befördert werden, wenn sie {pieces} schlägt.</translation>
    </message>
    <message>
        <source>Moves forward only while its side has {pieces}.</source>
        <translation>Zieht vorwärts nur, solange ihre Seite {pieces} hat.</translation>
    </message>
    <message>
        <source>Is promoted only while its side has {pieces}.</source>
        <translation>Wird nur befördert, solange ihre Seite {pieces} hat.</translation>
    </message>
    <message>
        <source>When it promotes, so do {pieces} of its side.</source>
        <translation>Wird sie befördert, dann auch {pieces} ihrer Seite.</translation>
    </message>
    <message>
        <source>When it promotes, the enemy loses {pieces}.</source>
        <translation>Wird sie befördert, verliert der Gegner {pieces}.</translation>
    </message>
    <message>
        <source>No piece promotes.</source>
        <translation>Keine Figur wird befördert.</translation>
    </message>
    <message>
        <source>A piece must promote when its move begins or ends in the farthest ranks: {ranks}.</source>
        <translation>Eine Figur muss befördert werden, wenn ihr Zug auf den hintersten Reihen beginnt oder endet: {ranks}.</translation>
    </message>
    <message>
        <source>A piece may promote when its move begins or ends in the farthest ranks: {ranks}.</source>
        <translation>Eine Figur darf befördert werden, wenn ihr Zug auf den hintersten Reihen beginnt oder endet: {ranks}.</translation>
    </message>
    <message>
        <source>It must where it could never move again.</source>
        <translation>Sie muss es, wo sie nie wieder ziehen könnte.</translation>
    </message>
    <message>
        <source>{piece} must promote when it reaches the farthest ranks: {ranks}.</source>
        <translation>{piece} muss befördert werden beim Erreichen der hintersten Reihen: {ranks}.</translation>
    </message>
    <message>
        <source>Captured pieces leave the game.</source>
        <translation>Geschlagene Figuren verlassen das Spiel.</translation>
    </message>
    <message>
        <source>Captured pieces go to the captor&apos;s hand, unpromoted.</source>
        <translation>Geschlagene Figuren gehen unbefördert in die Hand dessen, der sie schlägt.</translation>
    </message>
    <message>
        <source>A piece in hand may be dropped on an empty square, which is a move.</source>
        <translation>Eine Figur aus der Hand darf auf ein leeres Feld eingesetzt werden; das ist ein Zug.</translation>
    </message>
    <message>
        <source>Not where it could never move.</source>
        <translation>Nicht, wo sie nie ziehen könnte.</translation>
    </message>
    <message>
        <source>{piece} not on a file that holds one of the same side.</source>
        <translation>{piece} nicht auf einer Linie, auf der schon so eine Figur der eigenen Seite steht.</translation>
    </message>
    <message>
        <source>{piece} not on a file that holds {count} of the same side.</source>
        <translation>{piece} nicht auf eine Linie, auf der {count} derselben Seite stehen.</translation>
    </message>
    <message>
        <source>{piece} not so that it gives mate.</source>
        <translation>{piece} nicht so, dass der Gegner matt ist.</translation>
    </message>
    <message>
        <source>Checkmate wins.</source>
        <translation>Schachmatt gewinnt.</translation>
    </message>
    <message>
        <source>Stalemate is a draw.</source>
        <translation>Patt ist remis.</translation>
    </message>
    <message>
        <source>A player without a move loses.</source>
        <translation>Wer keinen Zug hat, verliert.</translation>
    </message>
    <message>
        <source>A player who is stalemated wins.</source>
        <translation>Wer patt gesetzt ist, gewinnt.</translation>
    </message>
    <message>
        <source>{piece} wins by reaching the far camp.</source>
        <translation>{piece} gewinnt durch Erreichen des gegnerischen Lagers.</translation>
    </message>
    <message>
        <source>It is a draw if a side has only its king left and cannot take the last piece of the other.</source>
        <translation>Es ist remis, wenn eine Seite nur noch ihren König hat und die letzte Figur der anderen nicht schlagen kann.</translation>
    </message>
    <message>
        <source>A side with only its king left, which cannot take the last piece of the other, has lost.</source>
        <translation>Eine Seite, die nur noch ihren König hat und die letzte Figur der anderen nicht schlagen kann, hat verloren.</translation>
    </message>
    <message>
        <source>It is a draw if all but the kings is a piece that cannot mate: {pieces}.</source>
        <translation>Es ist remis, wenn außer den Königen nur eine Figur bleibt, die nicht matt setzen kann: {pieces}.</translation>
    </message>
    <message>
        <source>Who gave check with every move in between loses.</source>
        <translation>Wer dabei mit jedem Zug Schach geboten hat, verliert.</translation>
    </message>
    <message>
        <source>The players may agree on a draw when both kings stand in their promotion zones.</source>
        <translation>Die Spieler können sich auf Remis einigen, wenn beide Könige in ihrer Beförderungszone stehen.</translation>
    </message>
    <message>
        <source>It is a draw if a position occurs {count} times.</source>
        <translation>Es ist remis, wenn eine Stellung {count}-mal entsteht.</translation>
    </message>
    <message>
        <source>{side} loses if a position occurs {count} times.</source>
        <translation>{side} verliert, wenn eine Stellung {count}-mal entsteht.</translation>
    </message>
    <message>
        <source>Who makes a position occur {count} times loses.</source>
        <translation>Wer eine Stellung zum {count}. Mal herbeiführt, verliert.</translation>
    </message>
    <message>
        <source>{side} wins if a position occurs {count} times.</source>
        <translation>{side} gewinnt, wenn eine Stellung {count}-mal entsteht.</translation>
    </message>
    <message>
        <source>Who makes a position occur {count} times wins.</source>
        <translation>Wer eine Stellung zum {count}. Mal herbeiführt, gewinnt.</translation>
    </message>
    <message>
        <source>a capture</source>
        <translation>ein Schlagzug</translation>
    </message>
    <message>
        <source>a move of {pieces}</source>
        <translation>ein Zug von {pieces}</translation>
    </message>
    <message>
        <source>a drop</source>
        <translation>ein Einsetzen</translation>
    </message>
    <message>
        <source>It is a draw after {count} moves of each side without progress: {progress}.</source>
        <translation>Es ist remis nach {count} Zügen jeder Seite ohne Fortschritt: {progress}.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>A side has lost when it has none of these: {pieces}.</source>
        <translation>Eine Seite hat verloren, wenn sie nichts davon mehr hat: {pieces}.</translation>
    </message>
    <message>
        <source>Or, in steps:</source>
        <translation>Oder in Schritten:</translation>
    </message>
    <message>
        <source>Makes exactly {most} such steps in a move, and may capture with each.</source>
        <translation>Macht genau {most} solche Schritte in einem Zug und darf bei jedem schlagen.</translation>
    </message>
    <message>
        <source>All steps of a move lead straight on in one direction.</source>
        <translation>Alle Schritte eines Zuges führen geradeaus in dieselbe Richtung.</translation>
    </message>
    <message>
        <source>The long leg of its second step points the same way as that of the first, or it goes back.</source>
        <translation>Der längere Teil des zweiten Sprungs weist in dieselbe Richtung wie der des ersten, oder die Figur kehrt zurück.</translation>
    </message>
    <message>
        <source>A move is made either of such steps or in the other way, not as a mixture.</source>
        <translation>Ein Zug besteht entweder aus solchen Schritten oder aus einer der anderen Bewegungen, nicht aus beidem.</translation>
    </message>
    <message>
        <source>May end where it began: it has captured without moving then, or passed.</source>
        <translation>Darf enden, wo sie begann: Sie hat dann geschlagen, ohne zu ziehen, oder gepasst.</translation>
    </message>
    <message>
        <source>By moving it takes only {pieces}.</source>
        <translation>Schlägt durch Ziehen nur {pieces}.</translation>
    </message>
    <message>
        <source>Takes only {pieces}.</source>
        <translation>Schlägt nur {pieces}.</translation>
    </message>
    <message>
        <source>Shoots only {pieces}.</source>
        <translation>Schießt nur {pieces} ab.</translation>
    </message>
    <message>
        <source>Shoots one adjacent enemy.</source>
        <translation>Schießt einen benachbarten Gegner ab.</translation>
    </message>
    <message>
        <source>Shoots up to {shots} adjacent enemies.</source>
        <translation>Schießt bis zu {shots} benachbarte Gegner ab.</translation>
    </message>
    <message>
        <source>Shoots one enemy up to {range} squares away in one of the eight directions, over other pieces too.</source>
        <translation>Schießt in einer der acht Richtungen einen Gegner ab, der bis zu {range} Felder entfernt ist, auch über andere Figuren hinweg.</translation>
    </message>
    <message>
        <source>Shoots up to {shots} enemies up to {range} squares away in any of the eight directions, over other pieces too.</source>
        <translation>Schießt in den acht Richtungen bis zu {shots} Gegner ab, die bis zu {range} Felder entfernt sind, auch über andere Figuren hinweg.</translation>
    </message>
    <message>
        <source>Shoots one enemy up to {range} squares away in one of the eight directions, if nothing stands between.</source>
        <translation>Schießt in einer der acht Richtungen einen Gegner ab, der bis zu {range} Felder entfernt ist, wenn nichts dazwischen steht.</translation>
    </message>
    <message>
        <source>Shoots up to {shots} enemies up to {range} squares away in any of the eight directions, if nothing stands between.</source>
        <translation>Schießt in den acht Richtungen bis zu {shots} Gegner ab, die bis zu {range} Felder entfernt sind, wenn nichts dazwischen steht.</translation>
    </message>
    <message>
        <source>May shoot only after a move to an empty square.</source>
        <translation>Darf nur nach einem Zug auf ein leeres Feld schießen.</translation>
    </message>
    <message>
        <source>May shoot after each step to an empty square, or without moving.</source>
        <translation>Darf nach jedem Schritt auf ein leeres Feld schießen oder ohne zu ziehen.</translation>
    </message>
    <message>
        <source>May shoot only after steps to empty squares, after each.</source>
        <translation>Darf nur nach Schritten auf leere Felder schießen, nach jedem einmal.</translation>
    </message>
    <message>
        <source>May shoot after a move to an empty square, or without moving.</source>
        <translation>Darf nach einem Zug auf ein leeres Feld schießen oder ohne zu ziehen.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>An enemy that ends its move beside it is removed too, and burns nothing then.</source>
        <translation>Auch ein Gegner, der seinen Zug neben ihr beendet, wird vernichtet und verbrennt dann selbst nichts.</translation>
    </message>
    <message>
        <source>Holds fast the first piece in each of its lines if that is an enemy.</source>
        <translation>Hält die erste Figur auf jeder ihrer Linien fest, wenn sie ein Gegner ist.</translation>
    </message>
    <message>
        <source>No adjacent enemy may shoot.</source>
        <translation>Kein benachbarter Gegner darf schießen.</translation>
    </message>
    <message>
        <source>Turns back when its side has none of these left: {pieces}.</source>
        <translation>Verwandelt sich zurück, sobald ihre Seite nichts davon mehr hat: {pieces}.</translation>
    </message>
    <message>
        <source>Turns back beside any of these enemies: {pieces}.</source>
        <translation>Verwandelt sich neben diesen Gegnern zurück: {pieces}.</translation>
    </message>
    <message>
        <source>Turns back within {range} squares of any of these enemies: {pieces}.</source>
        <translation>Verwandelt sich im Umkreis von {range} Feldern um diese Gegner zurück: {pieces}.</translation>
    </message>
    <message>
        <source>There is no check.</source>
        <translation>Es gibt kein Schach.</translation>
    </message>
    <message>
        <source>If a move leaves neither side any of them, the side that moved has lost.</source>
        <translation>Nimmt ein einziger Zug beiden Seiten alles davon, hat die Seite verloren, die gezogen hat.</translation>
    </message>
    <message>
        <source>Where it arrives, by promotion too, all its neighbours are removed, friends and commanders among them.</source>
        <translation>Wo sie ankommt, auch durch Beförderung, wird alles ringsum vernichtet, auch eigene Figuren und die, die ihre Seite führen.</translation>
    </message>
    <message>
        <source>{pieces}, and in hand {inHand}</source>
        <translation>{pieces} und in der Hand {inHand}</translation>
    </message>
    <message>
        <source>○ or × with an arrow slides too, but only to move or only to capture.</source>
        <translation>○ oder × mit einem Pfeil gleitet ebenso, aber nur, um zu ziehen, oder nur, um zu schlagen.</translation>
    </message>
    <message>
        <source>∩ passes over just one piece, near or far.</source>
        <translation>∩ überspringt genau eine Figur, nah oder fern.</translation>
    </message>
    <message>
        <source>Where nothing blocks its way:</source>
        <translation>Wo nichts den Weg versperrt:</translation>
    </message>
    <message>
        <source>Over just one piece:</source>
        <translation>Über genau eine Figur hinweg:</translation>
    </message>
    <message>
        <source>To the square behind a piece:</source>
        <translation>Auf das Feld hinter einer Figur:</translation>
    </message>
    <message>
        <source>Only moves that capture promote.</source>
        <translation>Nur schlagende Züge befördern.</translation>
    </message>
    <message>
        <source>Promoted pieces turn back in the same way.</source>
        <translation>Beförderte Figuren werden auf dieselbe Weise zurückverwandelt.</translation>
    </message>
    <message>
        <source>Promotion squares of {side}: {squares}.</source>
        <translation>Beförderungsfelder von {side}: {squares}.</translation>
    </message>
    <message>
        <source>A piece must promote with its move, wherever that leads.</source>
        <translation>Eine Figur muss mit ihrem Zug befördert werden, wohin er auch führt.</translation>
    </message>
    <message>
        <source>A piece may promote with any move, wherever that leads.</source>
        <translation>Eine Figur darf mit jedem Zug befördert werden, wohin er auch führt.</translation>
    </message>
    <message>
        <source>A piece must promote when its move begins or ends on a promotion square.</source>
        <translation>Eine Figur muss befördert werden, wenn ihr Zug auf einem Beförderungsfeld beginnt oder endet.</translation>
    </message>
    <message>
        <source>A piece may promote when its move begins or ends on a promotion square.</source>
        <translation>Eine Figur darf befördert werden, wenn ihr Zug auf einem Beförderungsfeld beginnt oder endet.</translation>
    </message>
    <message>
        <source>{piece} must promote when it reaches a promotion square.</source>
        <translation>{piece} muss befördert werden beim Erreichen eines Beförderungsfelds.</translation>
    </message>
    <message>
        <source>{piece} may promote when it reaches a promotion square.</source>
        <translation>{piece} darf befördert werden beim Erreichen eines Beförderungsfelds.</translation>
    </message>
    <message>
        <source>{piece} may promote when it reaches the farthest ranks: {ranks}.</source>
        <translation>{piece} darf befördert werden beim Erreichen der hintersten Reihen: {ranks}.</translation>
    </message>
    <message>
        <source>Not so that it gives check.</source>
        <translation>Nicht so, dass sie Schach gibt.</translation>
    </message>
    <message>
        <source>{piece} not on the rank nearest to its owner.</source>
        <translation>{piece} nicht auf die Reihe, die ihrem Besitzer am nächsten ist.</translation>
    </message>
    <message>
        <source>{piece} not where it would promote.</source>
        <translation>{piece} nicht dort, wo sie befördert würde.</translation>
    </message>
    <message>
        <source>{side} drops on these squares: {squares}.</source>
        <translation>{side} setzt auf diesen Feldern ein: {squares}.</translation>
    </message>
    <message>
        <source>A piece may be dropped with either face up.</source>
        <translation>Eine Figur darf mit jeder ihrer beiden Seiten nach oben eingesetzt werden.</translation>
    </message>
</context>
<context>
    <name>UserVariants</name>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>Die Datei %1 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The file %1 is not text in UTF-8.</source>
        <translation>Die Datei %1 ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>The file %1 is too large for variants.</source>
        <translation>Die Datei %1 ist zu groß für Varianten.</translation>
    </message>
    <message>
        <source>There is a file %1 already; it was left as it is.</source>
        <translation>Eine Datei %1 gibt es schon; sie blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written.</source>
        <translation>Die Datei %1 lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The file %1 cannot be removed.</source>
        <translation>Die Datei %1 lässt sich nicht löschen.</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation>Zeile %1, %2</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2.</source>
        <translation>%1 ist nicht spielbar: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Further problems in it: %n.</source>
        <translation>
            <numerusform>Ein weiterer Fehler darin.</numerusform>
            <numerusform>Weitere Fehler darin: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>something is missing at character {place}</source>
        <translation>bei Zeichen {place} fehlt etwas</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is too much</source>
        <translation>„{text}“ bei Zeichen {place} ist zu viel</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is not a number</source>
        <translation>„{text}“ bei Zeichen {place} ist keine Zahl</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is too large a number</source>
        <translation>„{text}“ bei Zeichen {place} ist eine zu große Zahl</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is no letter for a move</source>
        <translation>„{text}“ bei Zeichen {place} ist kein Buchstabe für einen Zug</translation>
    </message>
    <message>
        <source>no move follows “{text}” at character {place}</source>
        <translation>auf „{text}“ bei Zeichen {place} folgt kein Zug</translation>
    </message>
    <message>
        <source>“{text}” at character {place} does not fit the move behind it</source>
        <translation>„{text}“ bei Zeichen {place} passt nicht zum Zug dahinter</translation>
    </message>
    <message>
        <source>“{text}” at character {place} has no move in that direction</source>
        <translation>„{text}“ bei Zeichen {place} hat keinen Zug in dieser Richtung</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is not a piece of this game</source>
        <translation>„{text}“ bei Zeichen {place} ist keine Figur dieses Spiels</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is a piece that does not promote</source>
        <translation>„{text}“ bei Zeichen {place} ist eine Figur, die nicht befördert wird</translation>
    </message>
    <message>
        <source>the row is too long at “{text}”, character {place}</source>
        <translation>die Reihe ist zu lang bei „{text}“, Zeichen {place}</translation>
    </message>
    <message>
        <source>the row that ends at character {place} is too short</source>
        <translation>die Reihe, die bei Zeichen {place} endet, ist zu kurz</translation>
    </message>
    <message>
        <source>there are too many rows at character {place}</source>
        <translation>bei Zeichen {place} sind es zu viele Reihen</translation>
    </message>
    <message>
        <source>rows are missing at character {place}</source>
        <translation>bei Zeichen {place} fehlen Reihen</translation>
    </message>
    <message>
        <source>“{text}” at character {place} counts nothing</source>
        <translation>„{text}“ bei Zeichen {place} zählt nichts</translation>
    </message>
    <message>
        <source>“{text}” at character {place} cannot be in a hand</source>
        <translation>„{text}“ bei Zeichen {place} kann nicht in einer Hand sein</translation>
    </message>
    <message>
        <source>the bracket at character {place} is not closed</source>
        <translation>die Klammer bei Zeichen {place} ist nicht geschlossen</translation>
    </message>
    <message>
        <source>“{text}” at character {place} should be w or b, the side to move</source>
        <translation>„{text}“ bei Zeichen {place} sollte w oder b sein, die Seite am Zug</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is not a square of the board</source>
        <translation>„{text}“ bei Zeichen {place} ist kein Feld des Bretts</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is not a promotion of this piece</source>
        <translation>„{text}“ bei Zeichen {place} ist keine Beförderung dieser Figur</translation>
    </message>
    <message>
        <source>the board has the wrong size</source>
        <translation>das Brett hat die falsche Größe</translation>
    </message>
    <message>
        <source>{side} has no king</source>
        <translation>{side} hat keinen König</translation>
    </message>
    <message>
        <source>{side} has a second king on {square}</source>
        <translation>{side} hat einen zweiten König auf {square}</translation>
    </message>
    <message>
        <source>{side} is in check on {square} although it is not to move</source>
        <translation>{side} steht auf {square} im Schach, ohne am Zug zu sein</translation>
    </message>
    <message>
        <source>the piece of {side} on {square} could never move</source>
        <translation>die Figur von {side} auf {square} könnte nie ziehen</translation>
    </message>
    <message>
        <source>{side} has two such pieces on the file of {square}</source>
        <translation>{side} hat zwei solche Figuren auf der Linie von {square}</translation>
    </message>
    <message>
        <source>there are more pieces, with the hands, than squares on the board</source>
        <translation>mit den Händen sind es mehr Figuren als Felder auf dem Brett</translation>
    </message>
    <message>
        <source>“{text}” is neither [a section] nor “key = value” nor a comment</source>
        <translation>„{text}“ ist weder [ein Abschnitt] noch „Schlüssel = Wert“ noch ein Kommentar</translation>
    </message>
    <message>
        <source>no [section] comes before this key</source>
        <translation>vor diesem Schlüssel steht kein [Abschnitt]</translation>
    </message>
    <message>
        <source>there is no [section], so no variant</source>
        <translation>es gibt keinen [Abschnitt], also keine Variante</translation>
    </message>
    <message>
        <source>a section is lower-case letters and digits in brackets</source>
        <translation>ein Abschnitt besteht aus Kleinbuchstaben und Ziffern in Klammern</translation>
    </message>
    <message>
        <source>there is a variant of this name already</source>
        <translation>eine Variante dieses Namens gibt es schon</translation>
    </message>
    <message>
        <source>there is no variant “{text}” to inherit from</source>
        <translation>es gibt keine Variante „{text}“, von der geerbt werden könnte</translation>
    </message>
    <message>
        <source>the key is not known</source>
        <translation>der Schlüssel ist nicht bekannt</translation>
    </message>
    <message>
        <source>the key is given twice</source>
        <translation>der Schlüssel kommt zweimal vor</translation>
    </message>
    <message>
        <source>the key is missing</source>
        <translation>der Schlüssel fehlt</translation>
    </message>
    <message>
        <source>“{text}” will not do</source>
        <translation>„{text}“ geht nicht</translation>
    </message>
    <message>
        <source>“{text}” is not one lower-case letter</source>
        <translation>„{text}“ ist kein einzelner Kleinbuchstabe</translation>
    </message>
    <message>
        <source>the letter “{text}” is taken already</source>
        <translation>der Buchstabe „{text}“ ist schon vergeben</translation>
    </message>
    <message>
        <source>“{text}” is not a piece of this variant</source>
        <translation>„{text}“ ist keine Figur dieser Variante</translation>
    </message>
    <message>
        <source>the moves “{text}” cannot be read</source>
        <translation>die Züge „{text}“ sind nicht lesbar</translation>
    </message>
    <message>
        <source>the start position cannot be read</source>
        <translation>die Anfangsstellung ist nicht lesbar</translation>
    </message>
    <message>
        <source>the start position breaks the rules of the variant</source>
        <translation>die Anfangsstellung bricht die Regeln der Variante</translation>
    </message>
    <message>
        <source>there are more kinds of pieces ({text}) than can be played with</source>
        <translation>es sind mehr Arten von Figuren ({text}), als spielbar sind</translation>
    </message>
    <message>
        <source>There is no check in this game, so that nobody is mated.</source>
        <translation>In diesem Spiel gibt es kein Schach, also auch kein Matt.</translation>
    </message>
    <message>
        <source>Mates are looked for in games only in which each side has one royal piece.</source>
        <translation>Matts werden nur in Spielen gesucht, in denen jede Seite eine königliche Figur hat.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>There is no piece on that square.</source>
        <translation>Auf diesem Feld steht keine Figur.</translation>
    </message>
    <message>
        <source>That piece is not yours to move now.</source>
        <translation>Diese Figur gehört nicht der Seite am Zug.</translation>
    </message>
    <message>
        <source>A piece of your own stands there.</source>
        <translation>Dort steht eine eigene Figur.</translation>
    </message>
    <message>
        <source>That piece cannot move there.</source>
        <translation>Dorthin kann diese Figur nicht ziehen.</translation>
    </message>
    <message>
        <source>That would leave your king in check.</source>
        <translation>Damit stünde der eigene König im Schach.</translation>
    </message>
    <message>
        <source>That piece must promote with this move.</source>
        <translation>Diese Figur muss mit diesem Zug befördert werden.</translation>
    </message>
    <message>
        <source>That piece cannot promote like this.</source>
        <translation>So kann diese Figur nicht befördert werden.</translation>
    </message>
    <message>
        <source>You have no such piece in hand.</source>
        <translation>Eine solche Figur ist nicht in der Hand.</translation>
    </message>
    <message>
        <source>Pieces are dropped on empty squares only.</source>
        <translation>Figuren werden nur auf leere Felder eingesetzt.</translation>
    </message>
    <message>
        <source>This file holds an unpromoted piece of yours of that kind already.</source>
        <translation>Auf dieser Linie steht schon eine eigene unbeförderte Figur dieser Art.</translation>
    </message>
    <message>
        <source>From there the piece could never move.</source>
        <translation>Von dort könnte die Figur nie ziehen.</translation>
    </message>
    <message>
        <source>A piece of that kind may not be dropped to give mate.</source>
        <translation>Eine solche Figur darf nicht zum Matt eingesetzt werden.</translation>
    </message>
    <message>
        <source>A net of the enemy holds that piece.</source>
        <translation>Ein Netz des Gegners hält diese Figur fest.</translation>
    </message>
    <message>
        <source>That piece must make more steps.</source>
        <translation>Diese Figur muss mehr Schritte machen.</translation>
    </message>
    <message>
        <source>That piece moves forward only while its drum lives.</source>
        <translation>Diese Figur zieht vorwärts nur, solange ihre Trommel lebt.</translation>
    </message>
    <message>
        <source>That piece cannot take this one by moving there.</source>
        <translation>Diese Figur kann jene nicht durch Ziehen schlagen.</translation>
    </message>
    <message>
        <source>That piece cannot shoot now.</source>
        <translation>Diese Figur kann jetzt nicht schießen.</translation>
    </message>
    <message>
        <source>A piece shoots only after it has moved.</source>
        <translation>Eine Figur schießt erst nach ihrem Zug.</translation>
    </message>
    <message>
        <source>There is no enemy to shoot at there.</source>
        <translation>Dort ist kein Gegner zum Abschießen.</translation>
    </message>
    <message>
        <source>That is out of range of this shooter.</source>
        <translation>Das ist außer Reichweite dieses Schützen.</translation>
    </message>
    <message>
        <source>Something stands in the line of fire.</source>
        <translation>In der Schusslinie steht etwas.</translation>
    </message>
    <message>
        <source>This shooter cannot harm that piece.</source>
        <translation>Dieser Schütze kann jener Figur nichts anhaben.</translation>
    </message>
    <message>
        <source>An enemy fog is too near: that piece cannot shoot.</source>
        <translation>Ein gegnerischer Nebel ist zu nah: Diese Figur kann nicht schießen.</translation>
    </message>
    <message>
        <source>That piece promotes only while its priest lives.</source>
        <translation>Diese Figur wird nur befördert, solange ihr Priester lebt.</translation>
    </message>
    <message>
        <source>The library {path} cannot be opened.</source>
        <translation>Die Bibliothek {path} lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>{path} is not a library of games; it was left as it is.</source>
        <translation>{path} ist keine Partienbibliothek; die Datei blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>The library {path} was written by a newer version of Komadai; it was left as it is.</source>
        <translation>Die Bibliothek {path} wurde von einem neueren Komadai geschrieben; sie blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>The library {path} is damaged; it was left as it is.</source>
        <translation>Die Bibliothek {path} ist beschädigt; sie blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>The library {path} is in use by another program.</source>
        <translation>Die Bibliothek {path} wird von einem anderen Programm benutzt.</translation>
    </message>
    <message>
        <source>The library {path} cannot be written to.</source>
        <translation>In die Bibliothek {path} kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The stored game has rules that are not known: {text}.</source>
        <translation>Die gespeicherte Partie hat unbekannte Regeln: {text}.</translation>
    </message>
    <message>
        <source>The stored game has a start position that cannot be played: {text}.</source>
        <translation>Die gespeicherte Partie hat eine unspielbare Anfangsstellung: {text}.</translation>
    </message>
    <message>
        <source>The stored game has a move that cannot be played: ply {ply}, {text}.</source>
        <translation>Die gespeicherte Partie hat einen unspielbaren Zug: Halbzug {ply}, {text}.</translation>
    </message>
    <message>
        <source>The stored game does not fit together at ply {ply}: {text}.</source>
        <translation>Die gespeicherte Partie passt bei Halbzug {ply} nicht zusammen: {text}.</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>Schachmatt</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>Stellungswiederholung</translation>
    </message>
    <message>
        <source>campmate: the king has reached the far camp</source>
        <translation>Lagersieg: der König hat das gegnerische Lager erreicht</translation>
    </message>
    <message>
        <source>perpetual check</source>
        <translation>Dauerschach</translation>
    </message>
    <message>
        <source>too many moves without progress</source>
        <translation>zu viele Züge ohne Fortschritt</translation>
    </message>
    <message>
        <source>a bare king</source>
        <translation>blanken König</translation>
    </message>
    <message>
        <source>elimination of the command</source>
        <translation>Verlust der Führung</translation>
    </message>
    <message>
        <source>only kings being left</source>
        <translation>bloße Könige</translation>
    </message>
    <message>
        <source>insufficient material</source>
        <translation>unzureichendes Material</translation>
    </message>
    <message>
        <source>impasse</source>
        <translation>Jishogi</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeitüberschreitung</translation>
    </message>
    <message>
        <source>agreement</source>
        <translation>Vereinbarung</translation>
    </message>
    <message>
        <source>adjudication</source>
        <translation>Schiedsspruch</translation>
    </message>
    <message>
        <source>{loser} is checkmated.</source>
        <translation>{loser} ist schachmatt.</translation>
    </message>
    <message>
        <source>Stalemate: there is no legal move.</source>
        <translation>Patt: Es gibt keinen regelgerechten Zug.</translation>
    </message>
    <message>
        <source>The same position has come once too often.</source>
        <translation>Dieselbe Stellung ist einmal zu oft entstanden.</translation>
    </message>
    <message>
        <source>Campmate: the king of {winner} has reached the far camp.</source>
        <translation>Lagersieg: Der König von {winner} hat das gegnerische Lager erreicht.</translation>
    </message>
    <message>
        <source>{loser} loses by perpetual check.</source>
        <translation>{loser} verliert durch Dauerschach.</translation>
    </message>
    <message>
        <source>{loser} has nothing but the king left.</source>
        <translation>{loser} hat nur noch den König.</translation>
    </message>
    <message>
        <source>{loser} has lost all who can command the army.</source>
        <translation>{loser} hat alle verloren, die das Heer führen können.</translation>
    </message>
    <message>
        <source>{loser} has resigned.</source>
        <translation>{loser} hat aufgegeben.</translation>
    </message>
    <message>
        <source>The time of {loser} is up.</source>
        <translation>Die Zeit von {loser} ist abgelaufen.</translation>
    </message>
    <message>
        <source>The game was adjudicated.</source>
        <translation>Die Partie wurde durch Schiedsspruch entschieden.</translation>
    </message>
    <message>
        <source>Too many moves were made without progress.</source>
        <translation>Zu viele Züge ohne Fortschritt.</translation>
    </message>
    <message>
        <source>A side has nothing but the king left.</source>
        <translation>Eine Seite hat nur noch den König.</translation>
    </message>
    <message>
        <source>Nothing but kings is left.</source>
        <translation>Nur die Könige sind noch da.</translation>
    </message>
    <message>
        <source>Too few pieces are left for a mate.</source>
        <translation>Zu wenige Figuren für ein Matt sind noch da.</translation>
    </message>
    <message>
        <source>Impasse: both kings have reached the enemy’s camp.</source>
        <translation>Jishogi: Beide Könige haben das gegnerische Lager erreicht.</translation>
    </message>
    <message>
        <source>The players have agreed on a draw.</source>
        <translation>Die Spieler haben sich auf Remis geeinigt.</translation>
    </message>
    <message>
        <source>doubled pieces: any piece may be dropped on any file</source>
        <translation>gedoppelte Figuren: jede Figur darf auf jede Linie eingesetzt werden</translation>
    </message>
    <message>
        <source>mating drops: any drop may give mate</source>
        <translation>Matt durch Einsetzen: jedes Einsetzen darf matt setzen</translation>
    </message>
    <message>
        <source>campmate: none</source>
        <translation>Lagersieg: keiner</translation>
    </message>
    <message>
        <source>repetition: the third occurrence is a draw</source>
        <translation>Wiederholung: beim dritten Mal remis</translation>
    </message>
    <message>
        <source>move limit: none</source>
        <translation>Zuggrenze: keine</translation>
    </message>
    <message>
        <source>stalemate: a draw</source>
        <translation>Patt: remis</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>is a draw</source>
        <translation>ist remis</translation>
    </message>
    <message>
        <source>loses for the side without a move</source>
        <translation>verliert, wer keinen Zug hat</translation>
    </message>
    <message>
        <source>wins for the side without a move</source>
        <translation>gewinnt, wer keinen Zug hat</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>loses for the side that repeats</source>
        <translation>verliert, wer wiederholt</translation>
    </message>
    <message>
        <source>wins for the side that repeats</source>
        <translation>gewinnt, wer wiederholt</translation>
    </message>
    <message>
        <source>loses for {side}</source>
        <translation>{side} verliert</translation>
    </message>
    <message>
        <source>wins for {side}</source>
        <translation>{side} gewinnt</translation>
    </message>
    <message>
        <source>A bare king</source>
        <translation>Blanker König</translation>
    </message>
    <message>
        <source>plays on</source>
        <translation>spielt weiter</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>verliert</translation>
    </message>
    <message>
        <source>Pieces may shoot without moving</source>
        <translation>Schießen auch ohne Zug</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>A piece that stops beside an enemy flame burns</source>
        <translation>Wer neben einer gegnerischen Flamme anhält, verbrennt</translation>
    </message>
    <message>
        <source>; it can be {list}</source>
        <translation>; möglich sind {list}</translation>
    </message>
    <message>
        <source>, line {line}</source>
        <translation>, Zeile {line}</translation>
    </message>
    <message>
        <source>“{move}” is no move: {problem}.</source>
        <translation>„{move}“ ist kein Zug: {problem}.</translation>
    </message>
    <message>
        <source>“{move}” is no legal move here.</source>
        <translation>„{move}“ ist hier kein regelgerechter Zug.</translation>
    </message>
    <message>
        <source>Draw by {reason}</source>
        <translation>Remis durch {reason}</translation>
    </message>
    <message>
        <source>{side} wins by {reason}</source>
        <translation>{side} gewinnt durch {reason}</translation>
    </message>
    <message>
        <source>{winner} wins.</source>
        <translation>{winner} gewinnt.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>Die Partie ist remis.</translation>
    </message>
    <message>
        <source>EuroShogi</source>
        <translation>EuroShogi</translation>
    </message>
    <message>
        <source>A small shogi for the chessboard, played with cubes that roll over to promote.</source>
        <translation>Ein kleines Shogi für das Schachbrett, gespielt mit Würfeln, die sich zur Beförderung drehen.</translation>
    </message>
    <message>
        <source>Great Shatranj</source>
        <translation>Great Shatranj</translation>
    </message>
    <message>
        <source>Chess in the spirit of shatranj on a wider board, where every piece is a leaper.</source>
        <translation>Schach im Geist des Schatrandsch auf einem breiteren Brett, auf dem jede Figur springt.</translation>
    </message>
    <message>
        <source>Zo Shogi</source>
        <translation>Zo Shogi</translation>
    </message>
    <message>
        <source>Shogi with a drunk elephant in front of each king, and a king that wins by reaching the far camp.</source>
        <translation>Shogi mit einem trunkenen Elefanten vor jedem König und einem König, der im gegnerischen Lager gewinnt.</translation>
    </message>
    <message>
        <source>Ko Shogi</source>
        <translation>Ko Shogi</translation>
    </message>
    <message>
        <source>A battle of two armies with archers, cannons and fire on a go board, from the Edo period.</source>
        <translation>Eine Schlacht zweier Heere mit Bogen, Kanonen und Feuer auf einem Go-Brett, aus der Edo-Zeit.</translation>
    </message>
    <message>
        <source>Shogi</source>
        <translation>Shogi</translation>
    </message>
    <message>
        <source>Japanese chess: captured pieces change sides and are dropped again.</source>
        <translation>Japanisches Schach: Geschlagene Figuren wechseln die Seite und werden wieder eingesetzt.</translation>
    </message>
    <message>
        <source>Sho Shogi</source>
        <translation>Sho Shogi</translation>
    </message>
    <message>
        <source>The shogi of the 16th century, with a drunk elephant and without drops.</source>
        <translation>Das Shogi des 16. Jahrhunderts, mit trunkenem Elefanten und ohne Einsetzen.</translation>
    </message>
    <message>
        <source>Minishogi</source>
        <translation>Minishogi</translation>
    </message>
    <message>
        <source>Shogi in miniature: six pieces a side on five by five squares.</source>
        <translation>Shogi im Kleinen: sechs Figuren je Seite auf fünf mal fünf Feldern.</translation>
    </message>
    <message>
        <source>Judkins Shogi</source>
        <translation>Judkins-Shogi</translation>
    </message>
    <message>
        <source>A quick shogi on six by six squares, with every piece of shogi but the lance.</source>
        <translation>Ein schnelles Shogi auf sechs mal sechs Feldern, mit allen Figuren außer der Lanze.</translation>
    </message>
    <message>
        <source>Gorogoro Shogi</source>
        <translation>Gorogoro-Shogi</translation>
    </message>
    <message>
        <source>A small shogi of golds, silvers and pawns, made to learn the game with.</source>
        <translation>Ein kleines Shogi mit Gold, Silber und Bauern, gemacht zum Lernen.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Sente</source>
        <translation>Sente</translation>
    </message>
    <message>
        <source>Gote</source>
        <translation>Gote</translation>
    </message>
    <message>
        <source>Lance</source>
        <translation>Lanze</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Rook and Lance</source>
        <translation>Turm und Lanze</translation>
    </message>
    <message>
        <source>Two Pieces</source>
        <translation>zwei Figuren</translation>
    </message>
    <message>
        <source>Four Pieces</source>
        <translation>vier Figuren</translation>
    </message>
    <message>
        <source>Six Pieces</source>
        <translation>sechs Figuren</translation>
    </message>
    <message>
        <source>Eight Pieces</source>
        <translation>acht Figuren</translation>
    </message>
    <message>
        <source>Ten Pieces</source>
        <translation>zehn Figuren</translation>
    </message>
    <message>
        <source>{sentence} {next}</source>
        <translation>{sentence} {next}</translation>
    </message>
    <message>
        <source>“{move}” can be several moves: {list}.</source>
        <translation>„{move}“ kann mehrere Züge bedeuten: {list}.</translation>
    </message>
    <message>
        <source>“{text}” is neither “setting=value” nor “piece:letter:moves”</source>
        <translation>„{text}“ ist weder „Einstellung=Wert“ noch „Figur:Buchstabe:Züge“</translation>
    </message>
    <message>
        <source>the byte {text} is not text in UTF-8</source>
        <translation>das Byte {text} ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>there is no setting and no piece, so no diagram</source>
        <translation>es gibt weder eine Einstellung noch eine Figur, also kein Diagramm</translation>
    </message>
    <message>
        <source>“{text}” is a second section, but pieces with special effects fill a file alone</source>
        <translation>„{text}“ ist ein zweiter Abschnitt, aber eine Variante mit besonderen Wirkungen hat ihre Datei für sich</translation>
    </message>
    <message>
        <source>the section “{text}” must come before those that inherit from it</source>
        <translation>der Abschnitt „{text}“ muss vor denen stehen, die von ihm erben</translation>
    </message>
    <message>
        <source>“{text}” inherits from this section itself</source>
        <translation>„{text}“ erbt selbst von diesem Abschnitt</translation>
    </message>
    <message>
        <source>the key says the same as “{text}”, which is given, too</source>
        <translation>der Schlüssel sagt dasselbe wie „{text}“, und auch der ist angegeben</translation>
    </message>
    <message>
        <source>“{text}” is not one upper-case letter</source>
        <translation>„{text}“ ist kein einzelner Großbuchstabe</translation>
    </message>
    <message>
        <source>“{text}” is not a code of upper-case letters, with or without + before them</source>
        <translation>„{text}“ ist keine Abkürzung aus Großbuchstaben, mit oder ohne + davor</translation>
    </message>
    <message>
        <source>royal pieces: none</source>
        <translation>königliche Figuren: keine</translation>
    </message>
    <message>
        <source>promotion: none</source>
        <translation>Beförderung: keine</translation>
    </message>
    <message>
        <source>A piece of that kind may not be dropped there.</source>
        <translation>Eine solche Figur darf dort nicht eingesetzt werden.</translation>
    </message>
    <message>
        <source>A drop may not give check.</source>
        <translation>Einsetzen darf kein Schach geben.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::AnalysisPanel</name>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>Anzahl der Varianten</translation>
    </message>
    <message>
        <source>Lines: </source>
        <translation>Varianten: </translation>
    </message>
    <message>
        <source>Lines of play</source>
        <translation>Zugfolgen</translation>
    </message>
    <message>
        <source>Komadai</source>
        <translation>Komadai</translation>
    </message>
    <message>
        <source>Score for %1</source>
        <translation>Wertung für %1</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zugfolge</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>In dieser Stellung ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 Knoten</translation>
    </message>
    <message>
        <source>%1 nodes, %2 a second</source>
        <translation>%1 Knoten, %2 je Sekunde</translation>
    </message>
</context>
<context>
    <name>komadai::ui::AppearancePage</name>
    <message>
        <source>&amp;Animate moves</source>
        <translation>Züge &amp;animieren</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>&amp;Figuren:</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Brett:</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::BoardPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>komadai::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Shoot it from here</source>
        <translation>Von hier aus abschießen</translation>
    </message>
    <message>
        <source>Take it by moving there</source>
        <translation>Durch Hinziehen schlagen</translation>
    </message>
    <message>
        <source>%1, promotes to %2</source>
        <translation>%1, wird befördert zu %2</translation>
    </message>
    <message>
        <source>Choice %1 of %2: %3</source>
        <translation>Wahl %1 von %2: %3</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>aufgenommen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::EditedPosition</name>
    <message>
        <source>Put Piece</source>
        <translation>Figur setzen</translation>
    </message>
    <message>
        <source>Move Piece</source>
        <translation>Figur versetzen</translation>
    </message>
    <message>
        <source>Remove Piece</source>
        <translation>Figur entfernen</translation>
    </message>
    <message>
        <source>Add to Hand</source>
        <translation>In die Hand legen</translation>
    </message>
    <message>
        <source>Change Side to Move</source>
        <translation>Seite am Zug wechseln</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Swap Sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Start Position</source>
        <translation>Anfangsstellung</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::EditorBoard</name>
    <message>
        <source>Edited position</source>
        <translation>Bearbeitete Stellung</translation>
    </message>
</context>
<context>
    <name>komadai::ui::EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>Arbeitsordner</translation>
    </message>
    <message>
        <source>that of the program</source>
        <translation>der des Programms</translation>
    </message>
    <message>
        <source> s at most</source>
        <translation> s höchstens</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Program:</source>
        <translation>&amp;Programm:</translation>
    </message>
    <message>
        <source>Ar&amp;guments:</source>
        <translation>Ar&amp;gumente:</translation>
    </message>
    <message>
        <source>&amp;Working folder:</source>
        <translation>Arbeits&amp;ordner:</translation>
    </message>
    <message>
        <source>&amp;Starts in:</source>
        <translation>&amp;Startet in:</translation>
    </message>
    <message>
        <source>Plays:</source>
        <translation>Spielt:</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>No engine has been added yet.</source>
        <translation>Noch keine Engine hinzugefügt.</translation>
    </message>
    <message>
        <source>nothing yet; it has not answered</source>
        <translation>noch nichts; sie hat nicht geantwortet</translation>
    </message>
    <message>
        <source>none of the games here</source>
        <translation>keines der Spiele hier</translation>
    </message>
    <message>
        <source>Add Engine</source>
        <translation>Engine hinzufügen</translation>
    </message>
    <message>
        <source>%1: done.</source>
        <translation>%1: erledigt.</translation>
    </message>
    <message>
        <source>Waiting for an answer…</source>
        <translation>Wartet auf Antwort …</translation>
    </message>
    <message>
        <source>It speaks %1.</source>
        <translation>Sie spricht %1.</translation>
    </message>
    <message>
        <source>%1 It begins %2 with %3.</source>
        <translation>%1 Sie beginnt %2 mit %3.</translation>
    </message>
    <message>
        <source>%1 It is asked for a move…</source>
        <translation>%1 Sie wird um einen Zug gebeten …</translation>
    </message>
    <message>
        <source>&amp;Cancel Test</source>
        <translation>Test &amp;abbrechen</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Testen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::FileField</name>
    <message>
        <source>Browse…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Browse for %1</source>
        <translation>%1 wählen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::FindBar</name>
    <message>
        <source>Find in the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation>Vorige Stelle (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation>Nächste Stelle (F3)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
</context>
<context>
    <name>komadai::ui::FirstGameDialog</name>
    <message>
        <source>Welcome to Komadai</source>
        <translation>Willkommen bei Komadai</translation>
    </message>
    <message>
        <source>Which game would you like to try first?</source>
        <translation>Welches Spiel möchten Sie zuerst versuchen?</translation>
    </message>
    <message>
        <source>You play against the computer. All games are under Game &gt; New Game, their rules under Help.</source>
        <translation>Sie spielen gegen den Computer. Alle Spiele stehen unter Partie &gt; Neue Partie, ihre Regeln unter Hilfe.</translation>
    </message>
    <message>
        <source>&amp;Not Now</source>
        <translation>&amp;Jetzt nicht</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameQuestions</name>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Resign this game as %1?</source>
        <translation>Diese Partie als %1 aufgeben?</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Aufgeben</translation>
    </message>
    <message>
        <source>%1 proposes impasse: both kings have reached the enemy&apos;s camp, and the game would be drawn.</source>
        <translation>%1 schlägt Jishogi vor: Beide Könige haben das gegnerische Lager erreicht, und die Partie wäre remis.</translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>&amp;Annehmen</translation>
    </message>
    <message>
        <source>Play &amp;On</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1 bietet Remis an.</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>Schiedsspruch</translation>
    </message>
    <message>
        <source>How does this game end?</source>
        <translation>Wie endet diese Partie?</translation>
    </message>
    <message>
        <source>It will be stored as adjudicated.</source>
        <translation>Gespeichert wird sie als Schiedsspruch.</translation>
    </message>
    <message>
        <source>%1 Wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Remis</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Die Partie ist angehalten.</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>&amp;Erneut versuchen</translation>
    </message>
    <message>
        <source>&amp;Computer Plays On</source>
        <translation>Der &amp;Computer spielt weiter</translation>
    </message>
    <message>
        <source>I Play &amp;On</source>
        <translation>&amp;Ich spiele weiter</translation>
    </message>
    <message>
        <source>The game could not be stored</source>
        <translation>Die Partie konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>The last move is on the board but not in the library.</source>
        <translation>Der letzte Zug steht auf dem Brett, aber nicht in der Bibliothek.</translation>
    </message>
    <message>
        <source>Play &amp;Without Storing</source>
        <translation>&amp;Ohne Speichern spielen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GamesModel</name>
    <message>
        <source>Computer %1</source>
        <translation>Computer %1</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>The variant “%1” is not here any more. Import it again to open the game.</source>
        <translation>Die Variante „%1“ ist nicht mehr da. Importieren Sie sie erneut, um die Partie zu öffnen.</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GamesPanel</name>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Stored games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>No games yet. Every game you play is kept here.</source>
        <translation>Noch keine Partien. Jede gespielte Partie wird hier aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ImportVariantDialog</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>one kind of piece</source>
        <translation>eine Art von Figuren</translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of pieces</source>
        <translation>
            <numerusform>eine Art von Figuren</numerusform>
            <numerusform>%n Arten von Figuren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 × %3, %4</source>
        <translation>%1: %2 × %3, %4</translation>
    </message>
    <message>
        <source>Sections of variants.ini</source>
        <translation>Abschnitte der variants.ini</translation>
    </message>
    <message>
        <source>Pieces with special effects</source>
        <translation>Figuren mit besonderer Wirkung</translation>
    </message>
    <message>
        <source>Interactive diagram</source>
        <translation>Interaktives Diagramm</translation>
    </message>
    <message>
        <source>&amp;Short name:</source>
        <translation>&amp;Kurzname:</translation>
    </message>
    <message>
        <source>Import Variant</source>
        <translation>Variante importieren</translation>
    </message>
    <message>
        <source>Text of the variant</source>
        <translation>Text der Variante</translation>
    </message>
    <message>
        <source>Paste a variant here, type it, or drop a file.</source>
        <translation>Eine Variante hier einfügen, eintippen oder als Datei ablegen.</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>&amp;Open File…</source>
        <translation>Datei ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Replace the text with that of the clipboard</source>
        <translation>Ersetzt den Text durch den der Zwischenablage</translation>
    </message>
    <message>
        <source>Lower-case letters and digits; the text does not name its variant</source>
        <translation>Kleinbuchstaben und Ziffern; der Text nennt keinen Namen</translation>
    </message>
    <message>
        <source>What was found in the text</source>
        <translation>Was im Text gefunden wurde</translation>
    </message>
    <message>
        <source>Open Variant</source>
        <translation>Variante öffnen</translation>
    </message>
    <message>
        <source>Variants (*.ini *.diagram *.txt);;All files (*)</source>
        <translation>Varianten (*.ini *.diagram *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The text does not name its variant. Give it a short name below the text.</source>
        <translation>Der Text nennt keinen Namen der Variante. Bitte unter dem Text einen Kurznamen angeben.</translation>
    </message>
    <message>
        <source>A variant is a section of a &lt;i&gt;variants.ini&lt;/i&gt; or the text of an &lt;i&gt;interactive diagram&lt;/i&gt; of the Chess Variant Pages. What is wrong with the text is listed here while you write.</source>
        <translation>Eine Variante ist ein Abschnitt einer &lt;i&gt;variants.ini&lt;/i&gt; oder der Text eines &lt;i&gt;interaktiven Diagramms&lt;/i&gt; der Chess Variant Pages. Was am Text nicht stimmt, steht beim Schreiben hier.</translation>
    </message>
    <message>
        <source>%1: one problem</source>
        <translation>%1: ein Fehler</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n problems</source>
        <translation>
            <numerusform>%1: ein Fehler</numerusform>
            <numerusform>%1: %n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: ready to import</source>
        <translation>%1: kann importiert werden</translation>
    </message>
    <message>
        <source>The text does not tell all rules. Supposed are:</source>
        <translation>Der Text nennt nicht alle Regeln. Angenommen werden:</translation>
    </message>
    <message>
        <source>Close without importing the text?</source>
        <translation>Schließen, ohne den Text zu importieren?</translation>
    </message>
    <message>
        <source>&amp;Discard Text</source>
        <translation>Text &amp;verwerfen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::KeyList</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
</context>
<context>
    <name>komadai::ui::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>On the Board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>Play a move</source>
        <translation>Einen Zug spielen</translation>
    </message>
    <message>
        <source>click and click, or drag</source>
        <translation>klicken und klicken, oder ziehen</translation>
    </message>
    <message>
        <source>Step through the game</source>
        <translation>Durch die Partie gehen</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Strg+Mausrad</translation>
    </message>
    <message>
        <source>Move the enlarged board</source>
        <translation>Das vergrößerte Brett verschieben</translation>
    </message>
    <message>
        <source>drag with the middle button</source>
        <translation>mit der mittleren Taste ziehen</translation>
    </message>
    <message>
        <source>Arrow or ring of your own</source>
        <translation>Eigener Pfeil oder Ring</translation>
    </message>
    <message>
        <source>right button</source>
        <translation>rechte Maustaste</translation>
    </message>
    <message>
        <source>Give a selection up, take a step back</source>
        <translation>Auswahl aufgeben, einen Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>%1 or right click</source>
        <translation>%1 oder Rechtsklick</translation>
    </message>
    <message>
        <source>While the keyboard plays: go over the board</source>
        <translation>Wenn die Tastatur spielt: über das Brett gehen</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>While the keyboard plays: pick up and put down</source>
        <translation>Wenn die Tastatur spielt: aufnehmen und absetzen</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>While the keyboard plays: pick from the hand</source>
        <translation>Wenn die Tastatur spielt: aus der Hand nehmen</translation>
    </message>
    <message>
        <source>&amp;Change Keys…</source>
        <translation>Tasten ä&amp;ndern …</translation>
    </message>
</context>
<context>
    <name>komadai::ui::KeysPage</name>
    <message>
        <source>%1 gives a selection up and closes what is open; no command can have it.</source>
        <translation>%1 gibt eine Auswahl auf und schließt, was offen ist; kein Befehl kann diese Taste haben.</translation>
    </message>
    <message>
        <source>%1 ends a move and presses buttons; no command can have it.</source>
        <translation>%1 beendet einen Zug und drückt Knöpfe; kein Befehl kann diese Taste haben.</translation>
    </message>
    <message>
        <source>%1 erases text; no command can have it.</source>
        <translation>%1 löscht Text; kein Befehl kann diese Taste haben.</translation>
    </message>
    <message>
        <source>%1 leads from one part of the window to the next; no command can have it.</source>
        <translation>%1 führt von einem Teil des Fensters zum nächsten; kein Befehl kann diese Taste haben.</translation>
    </message>
    <message>
        <source>%1 is kept for menus and buttons, as is Alt with any other letter.</source>
        <translation>%1 gehört wie Alt mit jedem anderen Buchstaben den Menüs und Knöpfen.</translation>
    </message>
    <message>
        <source>While the keyboard plays, %1 belongs to the board.</source>
        <translation>Wenn die Tastatur spielt, gehört %1 dem Brett.</translation>
    </message>
    <message>
        <source>Where text is typed, %1 belongs to the text.</source>
        <translation>Wo Text eingegeben wird, gehört %1 dem Text.</translation>
    </message>
    <message>
        <source>Command or key</source>
        <translation>Befehl oder Taste</translation>
    </message>
    <message>
        <source>&amp;Keys:</source>
        <translation>&amp;Tasten:</translation>
    </message>
    <message>
        <source>First key</source>
        <translation>Erste Taste</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>Zweite Taste</translation>
    </message>
    <message>
        <source>&amp;Use It Here</source>
        <translation>&amp;Hier verwenden</translation>
    </message>
    <message>
        <source>Nothing is called that, and nothing has that key.</source>
        <translation>Kein Befehl heißt so oder hat diese Taste.</translation>
    </message>
    <message>
        <source>Default: None</source>
        <translation>Standard: keine</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Standard: %1</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <translation>%1 gehört zu „%2“.</translation>
    </message>
    <message>
        <source>“%1” has no key now.</source>
        <translation>„%1“ hat jetzt keine Taste.</translation>
    </message>
    <message>
        <source>Choose a field and press the key that it is to be; Backspace takes a key away.</source>
        <translation>Wählen Sie ein Feld und drücken Sie die neue Taste; die Rücktaste nimmt eine Taste weg.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>komadai::ui::LanguagePage</name>
    <message>
        <source>As the Desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>Western: P-7f</source>
        <translation>Westlich: P-7f</translation>
    </message>
    <message>
        <source>Japanese: ▲７六歩</source>
        <translation>Japanisch: ▲７六歩</translation>
    </message>
    <message>
        <source>&amp;Moves:</source>
        <translation>&amp;Züge:</translation>
    </message>
    <message>
        <source>Games outside the shogi family have the western notation alone.</source>
        <translation>Spiele außerhalb der Shogi-Familie haben nur die westliche Notation.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
</context>
<context>
    <name>komadai::ui::LibraryDesk</name>
    <message>
        <source>Open Library</source>
        <translation>Bibliothek öffnen</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite);;All files (*)</source>
        <translation>Bibliotheken (*.sqlite);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Games are kept in a library. You can open another one, or a new one under another name.</source>
        <translation>Partien werden in einer Bibliothek aufbewahrt. Sie können eine andere öffnen oder eine neue unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>&amp;Open Another…</source>
        <translation>&amp;Andere öffnen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message numerus="yes">
        <source>An unfinished game of %1, %2, %n move(s) long, can be continued.</source>
        <translation>
            <numerusform>Eine unbeendete Partie %1, %2, einen Zug lang, kann fortgesetzt werden.</numerusform>
            <numerusform>Eine unbeendete Partie %1, %2, %n Züge lang, kann fortgesetzt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;All Games</source>
        <translation>&amp;Alle Partien</translation>
    </message>
    <message>
        <source>This is a game of “%1”, a variant that is not here any more. Import it again to open the game.</source>
        <translation>Das ist eine Partie von „%1“, einer Variante, die nicht mehr da ist. Importieren Sie sie erneut, um die Partie zu öffnen.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MainWindow</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>The computer wants to play on.</source>
        <translation>Der Computer möchte weiterspielen.</translation>
    </message>
    <message>
        <source>The computer does not agree to a draw now.</source>
        <translation>Der Computer nimmt jetzt kein Remis an.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 denkt nach …</translation>
    </message>
    <message>
        <source>%1 cannot move</source>
        <translation>%1 kann nicht ziehen</translation>
    </message>
    <message>
        <source>%1 to move, in check</source>
        <translation>%1 am Zug, im Schach</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 am Zug</translation>
    </message>
    <message>
        <source>%1 · position %2 of %3</source>
        <translation>%1 · Stellung %2 von %3</translation>
    </message>
    <message>
        <source>Choose on the board – Esc cancels</source>
        <translation>Auf dem Brett wählen – Esc bricht ab</translation>
    </message>
    <message>
        <source>Choose on the board – Esc takes a step back</source>
        <translation>Auf dem Brett wählen – Esc nimmt einen Schritt zurück</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1, may shoot</source>
        <translation>%1, darf schießen</translation>
    </message>
    <message>
        <source>%1 – Esc takes a step back</source>
        <translation>%1 – Esc nimmt einen Schritt zurück</translation>
    </message>
    <message>
        <source>%1 – Enter or a click on the piece ends the move, Esc takes a step back</source>
        <translation>%1 – Eingabe oder ein Klick auf die Figur beendet den Zug, Esc nimmt einen Schritt zurück</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>Position copied to the clipboard.</source>
        <translation>Stellung in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>The position on the clipboard can be one of several games.</source>
        <translation>Die Stellung in der Zwischenablage kann zu mehreren Spielen gehören.</translation>
    </message>
    <message>
        <source>%1 can be played now.</source>
        <translation>%1 ist jetzt spielbar.</translation>
    </message>
    <message>
        <source>&amp;Play…</source>
        <translation>S&amp;pielen …</translation>
    </message>
    <message numerus="yes">
        <source>Further files: %n.</source>
        <translation>
            <numerusform>Eine weitere Datei.</numerusform>
            <numerusform>Weitere Dateien: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Imported Variants…</source>
        <translation>&amp;Importierte Varianten …</translation>
    </message>
    <message>
        <source>About Komadai</source>
        <translation>Über Komadai</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Komadai %1&lt;/h3&gt;&lt;p&gt;Chess and shogi variants: play, analyse, keep.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Komadai %1&lt;/h3&gt;&lt;p&gt;Schach- und Shogivarianten: spielen, analysieren, aufbewahren.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>This game is not finished.</source>
        <translation>Diese Partie ist nicht beendet.</translation>
    </message>
    <message>
        <source>Point at a piece first, with the mouse or the cursor of the keyboard.</source>
        <translation>Zeigen Sie zuerst auf eine Figur, mit der Maus oder dem Cursor der Tastatur.</translation>
    </message>
    <message>
        <source>This is an earlier position.</source>
        <translation>Das ist eine frühere Stellung.</translation>
    </message>
    <message>
        <source>Press %1 to play on.</source>
        <translation>Weiterspielen: %1.</translation>
    </message>
    <message>
        <source>The keyboard plays: arrows and space or Enter, digits for the hand, Esc ends it.</source>
        <translation>Gespielt wird mit der Tastatur: Pfeile und Leertaste oder Eingabe, Ziffern für die Hand, Esc beendet es.</translation>
    </message>
    <message>
        <source>The keyboard plays: arrows and space or Enter, Esc ends it.</source>
        <translation>Gespielt wird mit der Tastatur: Pfeile und Leertaste oder Eingabe, Esc beendet es.</translation>
    </message>
    <message>
        <source>%1 explains a piece.</source>
        <translation>%1 erklärt eine Figur.</translation>
    </message>
    <message>
        <source>The game before is not finished; it is among the stored games.</source>
        <translation>Die vorige Partie ist nicht beendet; sie ist bei den gespeicherten Partien.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Die Partie ist angehalten.</translation>
    </message>
    <message>
        <source>This stored game is only being looked at. Choose “Continue” to play on.</source>
        <translation>Diese gespeicherte Partie wird nur angesehen. Weiterspielen: „Fortsetzen“.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ManageVariantsDialog</name>
    <message>
        <source>Imported Variants</source>
        <translation>Importierte Varianten</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Entfernen …</translation>
    </message>
    <message>
        <source>No variant has been imported yet.</source>
        <translation>Noch keine Variante importiert.</translation>
    </message>
    <message>
        <source>%1 is on the board now. Begin another game before you remove it.</source>
        <translation>%1 ist gerade auf dem Brett. Beginnen Sie eine andere Partie, um die Variante zu entfernen.</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>%1 entfernen?</translation>
    </message>
    <message>
        <source>The file %1 is deleted. Stored games stay in the library, and can be opened again when the variant is imported again.</source>
        <translation>Die Datei %1 wird gelöscht. Gespeicherte Partien bleiben in der Bibliothek und lassen sich wieder öffnen, wenn die Variante erneut importiert wird.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MobilityBoard</name>
    <message>
        <source>Moves to each square</source>
        <translation>Züge zu jedem Feld</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MobilityWindow</name>
    <message>
        <source>&amp;Empty board</source>
        <translation>&amp;Leeres Brett</translation>
    </message>
    <message>
        <source>&amp;Position on the board</source>
        <translation>Stellung auf dem &amp;Brett</translation>
    </message>
    <message>
        <source>&amp;Moves to each square</source>
        <translation>&amp;Züge zu jedem Feld</translation>
    </message>
    <message>
        <source>&amp;Classes of squares</source>
        <translation>&amp;Klassen der Felder</translation>
    </message>
    <message>
        <source>&amp;Follow clicks on the game board</source>
        <translation>Klicks auf das Spielbrett &amp;folgen</translation>
    </message>
    <message>
        <source>Mobility</source>
        <translation>Beweglichkeit</translation>
    </message>
    <message>
        <source>Click a square to put the piece there, or carry it with the arrow keys.</source>
        <translation>Ein Klick auf ein Feld stellt die Figur dorthin, die Pfeiltasten versetzen sie.</translation>
    </message>
    <message>
        <source>P&amp;iece:</source>
        <translation>F&amp;igur:</translation>
    </message>
    <message>
        <source>&amp;Side:</source>
        <translation>&amp;Seite:</translation>
    </message>
    <message>
        <source>From %1 it reaches %2 of %3 squares.</source>
        <translation>Von %1 aus erreicht sie %2 von %3 Feldern.</translation>
    </message>
    <message>
        <source>One move is enough for each of them.</source>
        <translation>Für jedes davon genügt ein Zug.</translation>
    </message>
    <message numerus="yes">
        <source>The farthest takes %n moves.</source>
        <translation>
            <numerusform>Das fernste braucht einen Zug.</numerusform>
            <numerusform>Das fernste braucht %n Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>All squares are of one class.</source>
        <translation>Alle Felder sind von einer Klasse.</translation>
    </message>
    <message numerus="yes">
        <source>The squares are of %n classes.</source>
        <translation>
            <numerusform>Die Felder sind von einer Klasse.</numerusform>
            <numerusform>Die Felder sind von %n Klassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has %1 moves on average.</source>
        <translation>Im Mittel hat sie %1 Züge.</translation>
    </message>
    <message>
        <source>%1: here it stands.</source>
        <translation>%1: Hier steht sie.</translation>
    </message>
    <message>
        <source>%1: cannot be reached.</source>
        <translation>%1: unerreichbar.</translation>
    </message>
    <message>
        <source>%1: one move.</source>
        <translation>%1: ein Zug.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n moves.</source>
        <translation>
            <numerusform>%1: ein Zug.</numerusform>
            <numerusform>%1: %n Züge.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::MoveLine</name>
    <message>
        <source>&amp;Move:</source>
        <translation>&amp;Zug:</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>No move can be made here now.</source>
        <translation>Jetzt kann hier kein Zug gemacht werden.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>komadai::ui::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Restore &amp;Defaults</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Pla&amp;yers and Clocks</source>
        <translation>Spieler und &amp;Uhren</translation>
    </message>
    <message>
        <source>S&amp;tart Position</source>
        <translation>&amp;Anfangsstellung</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search for a game</source>
        <translation>Ein Spiel suchen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>Seiten &amp;tauschen</translation>
    </message>
    <message>
        <source>The sa&amp;me clock for both sides</source>
        <translation>&amp;Gleiche Uhr für beide Seiten</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source> s a move</source>
        <translation> s je Zug</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>captured pieces are dropped again</source>
        <translation>Geschlagenes wird wieder eingesetzt</translation>
    </message>
    <message>
        <source>no drops</source>
        <translation>kein Einsetzen</translation>
    </message>
    <message>
        <source>%1 × %2 points, %3</source>
        <translation>%1 × %2 Punkte, %3</translation>
    </message>
    <message>
        <source>%1 × %2 squares, %3</source>
        <translation>%1 × %2 Felder, %3</translation>
    </message>
    <message>
        <source>%1 (moves first):</source>
        <translation>%1 (zieht zuerst):</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Stufe von %1</translation>
    </message>
    <message>
        <source>Time of %1 for a move</source>
        <translation>Zeit von %1 für einen Zug</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>Uhr von %1</translation>
    </message>
    <message>
        <source>Clocks:</source>
        <translation>Uhren:</translation>
    </message>
    <message>
        <source>Clock of %1:</source>
        <translation>Uhr %1:</translation>
    </message>
</context>
<context>
    <name>komadai::ui::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PiecePalette</name>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Promoted</source>
        <translation>Befördert</translation>
    </message>
    <message>
        <source>%1 (%2): %3 of %4 in the position</source>
        <translation>%1 (%2): %3 von %4 in der Stellung</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PlayerCard</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>Uhr von %1</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>denkt nach …</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PlayingPage</name>
    <message>
        <source>The computer &amp;resigns games that it has lost</source>
        <translation>Der Computer &amp;gibt verlorene Partien auf</translation>
    </message>
    <message>
        <source>The computer agrees to &amp;draws where nothing is left to play for</source>
        <translation>Der Computer nimmt &amp;Remis an, wo nichts mehr zu gewinnen ist</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielweise</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PositionEditor</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>&amp;Play From Here…</source>
        <translation>&amp;Von hier spielen …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Start Position</source>
        <translation>Anfangsstellung</translation>
    </message>
    <message>
        <source>Clear Board</source>
        <translation>Brett leeren</translation>
    </message>
    <message>
        <source>Mirror Left and Right</source>
        <translation>Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Swap Sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>Flip Board</source>
        <translation>Brett drehen</translation>
    </message>
    <message>
        <source>Copy SFEN</source>
        <translation>SFEN kopieren</translation>
    </message>
    <message>
        <source>SFEN copied to the clipboard.</source>
        <translation>SFEN in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>Copy FEN</source>
        <translation>FEN kopieren</translation>
    </message>
    <message>
        <source>FEN copied to the clipboard.</source>
        <translation>FEN in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>Paste SFEN or FEN</source>
        <translation>SFEN oder FEN einfügen</translation>
    </message>
    <message>
        <source>To move:</source>
        <translation>Am Zug:</translation>
    </message>
    <message>
        <source>Pieces of the other side (%1)</source>
        <translation>Figuren der anderen Seite (%1)</translation>
    </message>
    <message>
        <source>Piece, kanji or letters</source>
        <translation>Figur, Kanji oder Buchstaben</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>Position Editor</source>
        <translation>Stellung bearbeiten</translation>
    </message>
    <message>
        <source>Discard the position you have made?</source>
        <translation>Die bearbeitete Stellung verwerfen?</translation>
    </message>
    <message>
        <source>It is kept nowhere yet: neither copied nor played.</source>
        <translation>Sie ist noch nirgends aufbewahrt: weder kopiert noch gespielt.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Position Editor: %1[*]</source>
        <translation>Stellung bearbeiten: %1[*]</translation>
    </message>
    <message>
        <source>What holds, shields or burns follows from where the pieces stand</source>
        <translation>Was festhält, schützt oder verbrennt, ergibt sich daraus, wo die Figuren stehen</translation>
    </message>
    <message>
        <source>The moves that led here are no part of a position: repetitions are counted from here.</source>
        <translation>Die Züge bis hierher gehören nicht zu einer Stellung: Wiederholungen zählen ab hier.</translation>
    </message>
    <message>
        <source>Here the game is over: %1.</source>
        <translation>Hier ist die Partie zu Ende: %1.</translation>
    </message>
    <message>
        <source>Can be played: %1 to move, in check.</source>
        <translation>Spielbar: %1 am Zug, im Schach.</translation>
    </message>
    <message>
        <source>Can be played: %1 to move.</source>
        <translation>Spielbar: %1 am Zug.</translation>
    </message>
    <message>
        <source>Cannot be played yet: %1.</source>
        <translation>Noch nicht spielbar: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Further problems: %n.</source>
        <translation>
            <numerusform>Ein weiterer Fehler.</numerusform>
            <numerusform>Weitere Fehler: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>side and piece</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces: %1 of %2.</source>
        <translation>Figuren: %1 von %2.</translation>
    </message>
    <message>
        <source>Missing: %1.</source>
        <translation>Es fehlen: %1.</translation>
    </message>
    <message>
        <source>Too many: %1.</source>
        <translation>Zu viele: %1.</translation>
    </message>
    <message>
        <source>Click puts the chosen piece; right click turns a piece over; Delete removes it.</source>
        <translation>Klick setzt die gewählte Figur; Rechtsklick wendet eine Figur; Entf entfernt sie.</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Hand von %1</translation>
    </message>
    <message>
        <source>%1: %2 %3, click adds one, right click takes one</source>
        <translation>%1: %2 %3, Klick legt eine hinzu, Rechtsklick nimmt eine weg</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RuleBook</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Chapter, piece or kanji</source>
        <translation>Kapitel, Figur oder Kanji</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <source>Find in the rules (%1)</source>
        <translation>In den Regeln suchen (%1)</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Regeln von %1</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RuleOptionsForm</name>
    <message>
        <source>&amp;Usual Rules</source>
        <translation>Üb&amp;liche Regeln</translation>
    </message>
    <message>
        <source>%1 (usual)</source>
        <translation>%1 (üblich)</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RuleView</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>komadai::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>komadai::ui::SoundsPage</name>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>C&amp;apture</source>
        <translation>&amp;Schlagen</translation>
    </message>
    <message>
        <source>&amp;Drop</source>
        <translation>&amp;Einsetzen</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>S&amp;chach</translation>
    </message>
    <message>
        <source>&amp;End of the Game</source>
        <translation>En&amp;de der Partie</translation>
    </message>
    <message>
        <source>&amp;Little Time</source>
        <translation>&amp;Wenig Zeit</translation>
    </message>
    <message>
        <source>&amp;Play sounds</source>
        <translation>&amp;Töne abspielen</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Lautstärke:</translation>
    </message>
    <message>
        <source>Listen:</source>
        <translation>Anhören:</translation>
    </message>
    <message>
        <source>There is no audio device to play them.</source>
        <translation>Es ist kein Audiogerät da, sie abzuspielen.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
</context>
<context>
    <name>komadai::ui::StartForm</name>
    <message>
        <source>This cannot be read as a position of %1: %2.</source>
        <translation>Das ist nicht als Stellung von %1 lesbar: %2.</translation>
    </message>
    <message>
        <source>This position breaks the rules: %1.</source>
        <translation>Diese Stellung bricht die Regeln: %1.</translation>
    </message>
    <message>
        <source>In this position the game is over: %1.</source>
        <translation>In dieser Stellung ist die Partie zu Ende: %1.</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Anfangsstellung</translation>
    </message>
    <message>
        <source>Position in SFEN or FEN</source>
        <translation>Stellung in SFEN oder FEN</translation>
    </message>
    <message>
        <source>SFEN or FEN</source>
        <translation>SFEN oder FEN</translation>
    </message>
    <message>
        <source>Standard start</source>
        <translation>Übliche Anfangsstellung</translation>
    </message>
    <message>
        <source>Handicap: %1</source>
        <translation>Vorgabe: %1</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>Die Stellung auf dem Brett</translation>
    </message>
    <message>
        <source>A position as text</source>
        <translation>Eine Stellung als Text</translation>
    </message>
    <message>
        <source>Paste a position here: the text that Edit &gt; Copy Position gives, or one of another program.</source>
        <translation>Hier eine Stellung einfügen: den Text aus Bearbeiten &gt; Stellung kopieren oder einen aus einem anderen Programm.</translation>
    </message>
    <message>
        <source>The position in the editor</source>
        <translation>Die Stellung im Editor</translation>
    </message>
</context>
<context>
    <name>komadai::ui::TimeControlForm</name>
    <message>
        <source>No clock</source>
        <translation>Ohne Uhr</translation>
    </message>
    <message>
        <source>Sudden death</source>
        <translation>Feste Bedenkzeit</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <source>Byoyomi</source>
        <translation>Byoyomi</translation>
    </message>
    <message>
        <source>Time a move</source>
        <translation>Zeit je Zug</translation>
    </message>
    <message>
        <source>So much time for the whole game</source>
        <translation>So viel Zeit für die ganze Partie</translation>
    </message>
    <message>
        <source>Time for the game, and some more for each move</source>
        <translation>Zeit für die Partie und für jeden Zug etwas dazu</translation>
    </message>
    <message>
        <source>Time for the game, and after that periods for the moves</source>
        <translation>Zeit für die Partie und danach Perioden für die Züge</translation>
    </message>
    <message>
        <source>The same time for each move</source>
        <translation>Dieselbe Zeit für jeden Zug</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>+ </source>
        <translation>+ </translation>
    </message>
    <message>
        <source>× </source>
        <translation>× </translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Perioden</translation>
    </message>
    <message>
        <source>%1, minutes</source>
        <translation>%1, Minuten</translation>
    </message>
    <message>
        <source>%1, seconds</source>
        <translation>%1, Sekunden</translation>
    </message>
    <message>
        <source>%1, more for each move</source>
        <translation>%1, mehr für jeden Zug</translation>
    </message>
    <message>
        <source>%1, seconds of a period</source>
        <translation>%1, Sekunden einer Periode</translation>
    </message>
    <message>
        <source>%1, periods</source>
        <translation>%1, Perioden</translation>
    </message>
</context>
<context>
    <name>komadai::ui::WindowActions</name>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>Re&amp;match, Sides Swapped</source>
        <translation>&amp;Revanche mit vertauschten Seiten</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>&amp;Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Zug &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <source>Play by &amp;Keyboard</source>
        <translation>Mit der &amp;Tastatur spielen</translation>
    </message>
    <message>
        <source>T&amp;ype a Move</source>
        <translation>Zug &amp;eintippen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Mo&amp;ve Now</source>
        <translation>S&amp;ofort ziehen</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>A&amp;ufgeben …</translation>
    </message>
    <message>
        <source>&amp;Offer Draw</source>
        <translation>Re&amp;mis anbieten</translation>
    </message>
    <message>
        <source>Offer &amp;Impasse</source>
        <translation>&amp;Jishogi anbieten</translation>
    </message>
    <message>
        <source>Ad&amp;judicate…</source>
        <translation>&amp;Durch Schiedsspruch beenden …</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>Open &amp;Library…</source>
        <translation>&amp;Bibliothek öffnen …</translation>
    </message>
    <message>
        <source>&amp;Import Variant…</source>
        <translation>Variante &amp;importieren …</translation>
    </message>
    <message>
        <source>Imported &amp;Variants…</source>
        <translation>Importierte &amp;Varianten …</translation>
    </message>
    <message>
        <source>&amp;Engines…</source>
        <translation>En&amp;gines …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>Stellung &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste Position</source>
        <translation>Stellung ein&amp;fügen</translation>
    </message>
    <message>
        <source>Position &amp;Editor…</source>
        <translation>Stellung &amp;bearbeiten …</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>&amp;Erste Stellung</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>&amp;Vorige Stellung</translation>
    </message>
    <message>
        <source>&amp;Next Position</source>
        <translation>&amp;Nächste Stellung</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>&amp;Letzte Stellung</translation>
    </message>
    <message>
        <source>Ten Plies &amp;Back</source>
        <translation>Zehn Halbzüge &amp;zurück</translation>
    </message>
    <message>
        <source>Ten Plies F&amp;orward</source>
        <translation>Zehn Halbzüge v&amp;or</translation>
    </message>
    <message>
        <source>&amp;Flip Board</source>
        <translation>&amp;Brett drehen</translation>
    </message>
    <message>
        <source>Flip to the &amp;Player to Move</source>
        <translation>Zur &amp;Seite am Zug drehen</translation>
    </message>
    <message>
        <source>&amp;Animate Moves</source>
        <translation>&amp;Züge animieren</translation>
    </message>
    <message>
        <source>A&amp;rrow of the Analysis</source>
        <translation>&amp;Pfeil der Analyse</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Fit the &amp;Board</source>
        <translation>Brett &amp;einpassen</translation>
    </message>
    <message>
        <source>&amp;Mobility…</source>
        <translation>Be&amp;weglichkeit …</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Rules of the Game</source>
        <translation>&amp;Regeln des Spiels</translation>
    </message>
    <message>
        <source>&amp;About Komadai</source>
        <translation>&amp;Über Komadai</translation>
    </message>
    <message>
        <source>Turns the board after each move when two people play at it</source>
        <translation>Dreht das Brett nach jedem Zug, wenn zwei Menschen daran spielen</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>Par&amp;tien</translation>
    </message>
    <message>
        <source>Stored games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Pie&amp;ces</source>
        <translation>&amp;Figuren</translation>
    </message>
    <message>
        <source>&amp;What Is This Piece?</source>
        <translation>&amp;Was ist diese Figur?</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten …</translation>
    </message>
    <message>
        <source>Play the &amp;Best Move</source>
        <translation>&amp;Besten Zug spielen</translation>
    </message>
</context>
</TS>
