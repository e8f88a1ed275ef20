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
        <source>captures %1 %2</source>
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
        <source>can be captured</source>
        <translation>kann geschlagen werden</translation>
    </message>
    <message>
        <source>can be shot</source>
        <translation>kann abgeschossen werden</translation>
    </message>
    <message>
        <source>captures %1</source>
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
        <source>demotes %1</source>
        <translation>verwandelt %1 zurück</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, promotes to %2</source>
        <translation>%1, wird befördert zu %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>eine Figur</numerusform>
            <numerusform>%n Figuren</numerusform>
        </translation>
    </message>
    <message>
        <source>shoots %1</source>
        <translation>schießt %1 ab</translation>
    </message>
    <message>
        <source>The %1 on %2 holds this piece.</source>
        <translation>%1 auf %2 hält diese Figur fest.</translation>
    </message>
    <message numerus="yes">
        <source>This piece cannot shoot within %n square(s) of the %1 on %2.</source>
        <translation>
            <numerusform>Im Umkreis von %n Feld um %1 auf %2 kann diese Figur nicht schießen.</numerusform>
            <numerusform>Im Umkreis von %n Feldern um %1 auf %2 kann diese Figur nicht schießen.</numerusform>
        </translation>
    </message>
    <message>
        <source>premove: %1 dropped on %2</source>
        <translation>Vorauszug: %1 wird auf %2 eingesetzt</translation>
    </message>
    <message>
        <source>premove: %1 %2 to %3</source>
        <translation>Vorauszug: %1 %2 nach %3</translation>
    </message>
    <message>
        <source>green</source>
        <comment>arrow or circle</comment>
        <translation>grüner</translation>
    </message>
    <message>
        <source>red</source>
        <comment>arrow or circle</comment>
        <translation>roter</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>arrow or circle</comment>
        <translation>blauer</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>arrow or circle</comment>
        <translation>gelber</translation>
    </message>
    <message>
        <source>%1 circle</source>
        <translation>%1 Kreis</translation>
    </message>
    <message>
        <source>%1 arrow from %2</source>
        <translation>%1 Pfeil von %2</translation>
    </message>
    <message>
        <source>%1 arrow to %2</source>
        <translation>%1 Pfeil nach %2</translation>
    </message>
</context>
<context>
    <name>ClipboardPosition</name>
    <message>
        <source>This text is not a position of %1: %2.</source>
        <translation>Dieser Text ist keine Stellung von %1: %2.</translation>
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
        <source>%1 per move</source>
        <translation>%1 je Zug</translation>
    </message>
    <message>
        <source>%1 + %2 per move</source>
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
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Tab schließen</translation>
    </message>
</context>
<context>
    <name>EngineFailure</name>
    <message>
        <source>%1 cannot be started: %2.</source>
        <translation>%1 lässt sich nicht starten: %2.</translation>
    </message>
    <message>
        <source>%1 did not respond to UCI or USI.</source>
        <translation>%1 hat weder auf UCI noch auf USI geantwortet.</translation>
    </message>
    <message>
        <source>%1 did not become ready in time.</source>
        <translation>%1 war nicht rechtzeitig bereit.</translation>
    </message>
    <message>
        <source>%1 ended unexpectedly with exit status %2.</source>
        <translation>%1 hat sich unerwartet mit Exit-Status %2 beendet.</translation>
    </message>
    <message>
        <source>%1 has crashed.</source>
        <translation>%1 ist abgestürzt.</translation>
    </message>
    <message>
        <source>%1 wrote too much output and was stopped.</source>
        <translation>%1 hat zu viel ausgegeben und wurde beendet.</translation>
    </message>
    <message>
        <source>%1 did not respond any more and was stopped.</source>
        <translation>%1 reagierte nicht mehr und wurde beendet.</translation>
    </message>
    <message>
        <source>%1 answered “%2”, which is not a move.</source>
        <translation>%1 hat „%2“ geantwortet; das ist kein Zug.</translation>
    </message>
    <message>
        <source>%1 wants to play “%2”, which is illegal.</source>
        <translation>%1 will „%2“ spielen; dieser Zug ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>%1 does not understand the rules of this game: its first move was “%2”.</source>
        <translation>%1 versteht die Regeln dieses Spiels nicht: Der erste Zug war „%2“.</translation>
    </message>
    <message>
        <source>%1 does not support searching only some of the moves.</source>
        <translation>%1 kann die Suche nicht auf einzelne Züge beschränken.</translation>
    </message>
    <message>
        <source>%1 found no legal move, although there are some.</source>
        <translation>%1 hat keinen erlaubten Zug gefunden, obwohl es welche gibt.</translation>
    </message>
    <message>
        <source>%1 does not play %2.</source>
        <translation>%1 spielt %2 nicht.</translation>
    </message>
    <message>
        <source>%1 could not be given the rules: %2.</source>
        <translation>%1 konnten die Regeln nicht übergeben werden: %2.</translation>
    </message>
    <message>
        <source>%1 is no longer in the list of engines.</source>
        <translation>%1 steht nicht mehr in der Liste der Engines.</translation>
    </message>
    <message>
        <source>%1 does not understand the rules of this game: it found no first move.</source>
        <translation>%1 versteht die Regeln dieses Spiels nicht: Es wurde kein erster Zug gefunden.</translation>
    </message>
    <message>
        <source>%1 claimed a win by entering king, which the rules do not allow here.</source>
        <translation>%1 beansprucht den Sieg durch Nyugyoku; die Regeln erlauben das hier nicht.</translation>
    </message>
</context>
<context>
    <name>EngineTrials</name>
    <message>
        <source>%1 has not been tested yet. Test it in the list of engines.</source>
        <translation>%1 wurde noch nicht getestet. Testen Sie die Engine in der Liste der Engines.</translation>
    </message>
    <message>
        <source>%1 cannot play %2: the program ended during its test.</source>
        <translation>%1 kann %2 nicht spielen: Bei der Probe hat sich die Engine beendet.</translation>
    </message>
    <message>
        <source>%1 To try it again, test it in the list of engines.</source>
        <translation>%1 Um sie noch einmal zu prüfen, testen Sie die Engine in der Liste der Engines.</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>there is no folder %1</source>
        <translation>den Ordner %1 gibt es nicht</translation>
    </message>
</context>
<context>
    <name>HelpPages</name>
    <message>
        <source>This page is not translated yet.</source>
        <translation>Diese Seite ist noch nicht übersetzt.</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>{file}: {reason}.</source>
        <translation>{file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} is not a file of training games.</source>
        <translation>{file} ist keine Datei mit Trainingspartien.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Komadai.</source>
        <translation>{file} wurde von einer neueren Version von Komadai geschrieben.</translation>
    </message>
    <message>
        <source>{file} contains games of the variant “{variant}”.</source>
        <translation>{file} enthält Partien der Variante „{variant}“.</translation>
    </message>
    <message>
        <source>{file} contains games of a variant with this id but other pieces or another board.</source>
        <translation>{file} enthält Partien einer Variante mit dieser Kennung, aber anderen Figuren oder einem anderen Brett.</translation>
    </message>
    <message>
        <source>{file}: game {game} is damaged.</source>
        <translation>{file}: Partie {game} ist beschädigt.</translation>
    </message>
    <message>
        <source>{file} is not a network of Komadai.</source>
        <translation>{file} ist kein Netz von Komadai.</translation>
    </message>
    <message>
        <source>{file} is a network of the variant “{variant}”.</source>
        <translation>{file} ist ein Netz der Variante „{variant}“.</translation>
    </message>
    <message>
        <source>{file} is a network of a variant with this id but other pieces or another board.</source>
        <translation>{file} ist ein Netz einer Variante mit dieser Kennung, aber anderen Figuren oder einem anderen Brett.</translation>
    </message>
    <message>
        <source>{file} is damaged.</source>
        <translation>{file} ist beschädigt.</translation>
    </message>
    <message>
        <source>{file}, line {line}: this line is not part of a learning log, or is damaged.</source>
        <translation>{file}, Zeile {line}: Diese Zeile gehört nicht zu einem Lernprotokoll oder ist beschädigt.</translation>
    </message>
    <message>
        <source>{file} is the log of the variant “{variant}”.</source>
        <translation>{file} ist das Protokoll der Variante „{variant}“.</translation>
    </message>
    <message>
        <source>{file} is the log of a variant with this id but other pieces or another board.</source>
        <translation>{file} ist das Protokoll einer Variante mit dieser Kennung, aber anderen Figuren oder einem anderen Brett.</translation>
    </message>
    <message>
        <source>{file} contains no quiet positions to learn from.</source>
        <translation>{file} enthält keine ruhigen Stellungen, aus denen gelernt werden kann.</translation>
    </message>
</context>
<context>
    <name>LocalText</name>
    <message>
        <source>%1%</source>
        <comment>a percentage</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a date and a time</comment>
        <translation>%1 %2</translation>
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
        <source>Kanji, F&amp;ull Names</source>
        <translation>Kanji, &amp;volle Namen</translation>
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
        <source>Same as the &amp;Desktop</source>
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
        <translation>&amp;Schlicht, dunkel</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Hoher K&amp;ontrast</translation>
    </message>
    <message>
        <source>&amp;International</source>
        <translation>&amp;International</translation>
    </message>
</context>
<context>
    <name>MatchChoice</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>No game can start from line %1 of the openings: %2.</source>
        <translation>Mit Zeile %1 der Eröffnungen kann keine Partie beginnen: %2.</translation>
    </message>
    <message>
        <source>Choose a file of openings.</source>
        <translation>Wählen Sie eine Datei mit Eröffnungen.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 has no openings.</source>
        <translation>%1 enthält keine Eröffnungen.</translation>
    </message>
    <message>
        <source>Engine match</source>
        <translation>Engine-Wettkampf</translation>
    </message>
    <message>
        <source>Komadai, %1 nodes</source>
        <translation>Komadai, %1 Knoten</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>%1 je Zug</translation>
    </message>
    <message>
        <source>%1 nodes per move</source>
        <translation>%1 Knoten je Zug</translation>
    </message>
    <message>
        <source>The variant of this match is missing.</source>
        <translation>Die Variante dieses Wettkampfs fehlt.</translation>
    </message>
    <message>
        <source>The first Elo difference of the test must be less than the second one.</source>
        <translation>Die erste Elo-Differenz des Tests muss kleiner als die zweite sein.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
</context>
<context>
    <name>MatchText</name>
    <message>
        <source>standard start</source>
        <translation>übliche Anfangsstellung</translation>
    </message>
    <message numerus="yes">
        <source>%n random plies</source>
        <translation>
            <numerusform>%n zufälliger Halbzug</numerusform>
            <numerusform>%n zufällige Halbzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>openings of a file</source>
        <translation>Eröffnungen einer Datei</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>The match will end when the games in progress are finished.</source>
        <translation>Der Wettkampf endet, sobald die laufenden Partien beendet sind.</translation>
    </message>
    <message>
        <source>The engines are being stopped.</source>
        <translation>Die Engines werden beendet.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Der Wettkampf ist zu Ende.</translation>
    </message>
    <message>
        <source>The match is over, since the test is decided.</source>
        <translation>Der Wettkampf ist zu Ende, da der Test entschieden ist.</translation>
    </message>
    <message>
        <source>The match was stopped.</source>
        <translation>Der Wettkampf wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The match has failed: %1</source>
        <translation>Der Wettkampf ist gescheitert: %1</translation>
    </message>
    <message>
        <source>Games: %1 of %2.</source>
        <translation>Partien: %1 von %2.</translation>
    </message>
    <message>
        <source>In progress: %1.</source>
        <translation>Laufend: %1.</translation>
    </message>
    <message>
        <source>Some games could not be added to the library: %1</source>
        <translation>Einige Partien konnten nicht in die Bibliothek aufgenommen werden: %1</translation>
    </message>
    <message>
        <source>How the games ended: %1.</source>
        <translation>So endeten die Partien: %1.</translation>
    </message>
    <message>
        <source>%1 has won all games, so the Elo difference is unknown.</source>
        <translation>%1 hat alle Partien gewonnen, daher ist die Elo-Differenz unbekannt.</translation>
    </message>
    <message>
        <source>%1 has lost all games, so the Elo difference is unknown.</source>
        <translation>%1 hat alle Partien verloren, daher ist die Elo-Differenz unbekannt.</translation>
    </message>
    <message>
        <source>Elo difference: %1, error unknown.</source>
        <translation>Elo-Differenz: %1, Fehler unbekannt.</translation>
    </message>
    <message>
        <source>SPRT for Elo %1 against %2: ratio %3 between %4 and %5.</source>
        <translation>SPRT für Elo %1 gegen %2: Quotient %3 zwischen %4 und %5.</translation>
    </message>
    <message>
        <source>Not decided yet.</source>
        <translation>Noch nicht entschieden.</translation>
    </message>
    <message>
        <source>%1 is at most %2 Elo stronger.</source>
        <translation>%1 ist höchstens %2 Elo stärker.</translation>
    </message>
    <message>
        <source>%1 is at least %2 Elo stronger.</source>
        <translation>%1 ist mindestens %2 Elo stärker.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Läuft</translation>
    </message>
    <message numerus="yes">
        <source>Draw after %n plies</source>
        <translation>
            <numerusform>Remis nach %n Halbzug</numerusform>
            <numerusform>Remis nach %n Halbzügen</numerusform>
        </translation>
    </message>
    <message>
        <source>As %1</source>
        <translation>Als %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Niederlagen</translation>
    </message>
    <message>
        <source>Lost on Time</source>
        <translation>Zeitüberschreitungen</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Ausfälle</translation>
    </message>
    <message>
        <source>Elo difference: %1 ± %2 (%3).</source>
        <translation>Elo-Differenz: %1 ± %2 (%3).</translation>
    </message>
    <message>
        <source>Likelihood that %1 is stronger: %2.</source>
        <translation>Wahrscheinlichkeit, dass %1 stärker ist: %2.</translation>
    </message>
</context>
<context>
    <name>MoveChoices</name>
    <message>
        <source>Shoot from here</source>
        <translation>Von hier aus schießen</translation>
    </message>
    <message>
        <source>Capture by moving there</source>
        <translation>Durch Hinziehen schlagen</translation>
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
        <source>Promoted lance</source>
        <translation>Beförderte Lanze</translation>
    </message>
    <message>
        <source>Promoted knight</source>
        <translation>Beförderter Springer</translation>
    </message>
    <message>
        <source>Promoted silver</source>
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
        <source>Promoted pawn</source>
        <translation>Beförderter Bauer</translation>
    </message>
    <message>
        <source>Promoted bishop</source>
        <translation>Beförderter Läufer</translation>
    </message>
    <message>
        <source>Promoted rook</source>
        <translation>Beförderter Turm</translation>
    </message>
    <message>
        <source>Minister</source>
        <translation>Minister</translation>
    </message>
    <message>
        <source>High priestess</source>
        <translation>Hohepriesterin</translation>
    </message>
    <message>
        <source>War machine</source>
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
    <name>PieceLetters</name>
    <message>
        <source>K Q R B N P</source>
        <comment>the letters of king, queen, rook, bishop, knight and pawn in chess books of the language</comment>
        <translation>K D T L S B</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>The solution is a forced win in %n move(s).</source>
        <translation>
            <numerusform>Die Lösung ist ein erzwungener Gewinn in %n Zug.</numerusform>
            <numerusform>Die Lösung ist ein erzwungener Gewinn in %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution wins a clear advantage.</source>
        <translation>Die Lösung bringt klaren Vorteil.</translation>
    </message>
    <message>
        <source>Every other move is much worse.</source>
        <translation>Jeder andere Zug ist viel schlechter.</translation>
    </message>
    <message>
        <source>A mistake from a game.</source>
        <translation>Ein Fehler aus einer Partie.</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Alle Aufgaben</translation>
    </message>
    <message>
        <source>Mistakes in games</source>
        <translation>Fehler aus Partien</translation>
    </message>
    <message>
        <source>Forced wins</source>
        <translation>Erzwungene Gewinne</translation>
    </message>
    <message>
        <source>Winning an advantage</source>
        <translation>Vorteil erlangen</translation>
    </message>
    <message>
        <source>Only one good move</source>
        <translation>Nur ein guter Zug</translation>
    </message>
    <message numerus="yes">
        <source>Due again in %n minute(s).</source>
        <translation>
            <numerusform>In %n Minute wieder fällig.</numerusform>
            <numerusform>In %n Minuten wieder fällig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Due again tomorrow.</source>
        <translation>Morgen wieder fällig.</translation>
    </message>
    <message numerus="yes">
        <source>Due again in %n day(s).</source>
        <translation>
            <numerusform>In %n Tag wieder fällig.</numerusform>
            <numerusform>In %n Tagen wieder fällig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: %1 (%2)</source>
        <translation>Ihre Wertungszahl: %1 (%2)</translation>
    </message>
    <message>
        <source>The piece goes to %1.</source>
        <translation>Die Figur kommt nach %1.</translation>
    </message>
    <message>
        <source>Drop this piece: %1.</source>
        <translation>Setzen Sie diese Figur ein: %1.</translation>
    </message>
    <message>
        <source>Move this piece: %1.</source>
        <translation>Ziehen Sie diese Figur: %1.</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>{place}: {what}.</source>
        <translation>{place}: {what}.</translation>
    </message>
    <message>
        <source>the file contains no puzzles</source>
        <translation>die Datei enthält keine Aufgaben</translation>
    </message>
    <message>
        <source>“{text}” is not a complete JSON object; it was left out</source>
        <translation>„{text}“ ist kein vollständiges JSON-Objekt; es wurde ausgelassen</translation>
    </message>
    <message>
        <source>the file was written by a newer version of Komadai</source>
        <translation>die Datei stammt von einer neueren Version von Komadai</translation>
    </message>
    <message>
        <source>the field “{field}” is missing; the puzzle was left out</source>
        <translation>das Feld „{field}“ fehlt; die Aufgabe wurde ausgelassen</translation>
    </message>
    <message>
        <source>“{text}” is not valid in the field “{field}”; the puzzle was left out</source>
        <translation>„{text}“ ist im Feld „{field}“ nicht gültig; die Aufgabe wurde ausgelassen</translation>
    </message>
    <message>
        <source>the field “{field}” is unknown; it was left out</source>
        <translation>das Feld „{field}“ ist unbekannt; es wurde ausgelassen</translation>
    </message>
    <message>
        <source>the variant “{text}” is unknown; the puzzle was left out</source>
        <translation>die Variante „{text}“ ist unbekannt; die Aufgabe wurde ausgelassen</translation>
    </message>
    <message>
        <source>“{text}” contains an unknown rule option; the puzzle was left out</source>
        <translation>„{text}“ enthält eine unbekannte Regeloption; die Aufgabe wurde ausgelassen</translation>
    </message>
    <message>
        <source>“{text}” is not a valid position; the puzzle was left out</source>
        <translation>„{text}“ ist keine gültige Stellung; die Aufgabe wurde ausgelassen</translation>
    </message>
    <message>
        <source>the game is over in the position “{text}”; the puzzle was left out</source>
        <translation>in der Stellung „{text}“ ist die Partie zu Ende; die Aufgabe wurde ausgelassen</translation>
    </message>
    <message>
        <source>“{text}” in the field “{field}” cannot be read as a move; the puzzle was left out</source>
        <translation>„{text}“ im Feld „{field}“ ist nicht als Zug lesbar; die Aufgabe wurde ausgelassen</translation>
    </message>
    <message>
        <source>“{text}” in the field “{field}” is not a legal move; the puzzle was left out</source>
        <translation>„{text}“ im Feld „{field}“ ist kein erlaubter Zug; die Aufgabe wurde ausgelassen</translation>
    </message>
    <message>
        <source>the solution “{text}” does not end with a move of the solver; the puzzle was left out</source>
        <translation>die Lösung „{text}“ endet nicht mit einem Zug des Lösers; die Aufgabe wurde ausgelassen</translation>
    </message>
    <message>
        <source>the field “{field}” is too long; the puzzle was left out</source>
        <translation>das Feld „{field}“ ist zu lang; die Aufgabe wurde ausgelassen</translation>
    </message>
    <message>
        <source>the file has too many puzzles; the last ones were left out</source>
        <translation>die Datei hat zu viele Aufgaben; die letzten wurden ausgelassen</translation>
    </message>
    <message>
        <source>The puzzle is sound.</source>
        <translation>Die Aufgabe ist korrekt.</translation>
    </message>
    <message>
        <source>The solution cannot be played.</source>
        <translation>Die Lösung ist nicht spielbar.</translation>
    </message>
    <message>
        <source>Another move is better.</source>
        <translation>Ein anderer Zug ist besser.</translation>
    </message>
    <message>
        <source>Another move is almost as good.</source>
        <translation>Ein anderer Zug ist fast ebenso gut.</translation>
    </message>
    <message>
        <source>No forced win was found.</source>
        <translation>Es wurde kein erzwungener Gewinn gefunden.</translation>
    </message>
    <message>
        <source>The forced win is longer or shorter than the puzzle says.</source>
        <translation>Der erzwungene Gewinn ist länger oder kürzer, als die Aufgabe angibt.</translation>
    </message>
    <message>
        <source>The search was too short to tell.</source>
        <translation>Die Suche war zu kurz für ein Urteil.</translation>
    </message>
    <message>
        <source>, puzzle {number}</source>
        <translation>, Aufgabe {number}</translation>
    </message>
    <message>
        <source>, line {number}</source>
        <translation>, Zeile {number}</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Nach links scrollen</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Nach rechts scrollen</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Forced move</source>
        <translation>Erzwungener Zug</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Guter Zug</translation>
    </message>
    <message>
        <source>Missed win</source>
        <translation>Verpasster Gewinn</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Grober Fehler</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Erzwungene Züge</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Beste Züge</translation>
    </message>
    <message>
        <source>Good moves</source>
        <translation>Gute Züge</translation>
    </message>
    <message>
        <source>Missed wins</source>
        <translation>Verpasste Gewinne</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Ungenauigkeiten</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Grobe Fehler</translation>
    </message>
    <message>
        <source>Missed a forced win.</source>
        <translation>Erzwungenen Gewinn verpasst.</translation>
    </message>
    <message>
        <source>Missed mate in {moves}.</source>
        <translation>Matt in {moves} verpasst.</translation>
    </message>
    <message>
        <source>Missed reaching the camp with the {piece} in {moves}.</source>
        <translation>Lagersieg in {moves} verpasst ({piece}).</translation>
    </message>
    <message>
        <source>Missed a win in {moves} ({reason}).</source>
        <translation>Gewinn in {moves} verpasst ({reason}).</translation>
    </message>
    <message>
        <source>Missed a forced win in {moves}.</source>
        <translation>Erzwungenen Gewinn in {moves} verpasst.</translation>
    </message>
    <message>
        <source>Allows a forced win.</source>
        <translation>Lässt einen erzwungenen Gewinn zu.</translation>
    </message>
    <message>
        <source>Allows mate in {moves}.</source>
        <translation>Lässt Matt in {moves} zu.</translation>
    </message>
    <message>
        <source>Lets the {piece} reach the camp in {moves}.</source>
        <translation>Lässt einen Lagersieg in {moves} zu ({piece}).</translation>
    </message>
    <message>
        <source>Allows a win in {moves} ({reason}).</source>
        <translation>Lässt einen Gewinn in {moves} zu ({reason}).</translation>
    </message>
    <message>
        <source>Allows a forced win in {moves}.</source>
        <translation>Lässt einen erzwungenen Gewinn in {moves} zu.</translation>
    </message>
    <message>
        <source>Allows a draw by {reason}.</source>
        <translation>Lässt ein Remis zu ({reason}).</translation>
    </message>
    <message>
        <source>Leaves the {piece} on {square} en prise.</source>
        <translation>Hängen gelassen: {piece} auf {square}.</translation>
    </message>
    <message>
        <source>Puts the {piece} on {square} en prise.</source>
        <translation>Eingestellt: {piece} auf {square}.</translation>
    </message>
    <message>
        <source>Missed winning the {piece} on {square}.</source>
        <translation>Verpasster Materialgewinn: {piece} auf {square}.</translation>
    </message>
    <message>
        <source>{verdict}.</source>
        <translation>{verdict}.</translation>
    </message>
    <message>
        <source>{sentence} {next}</source>
        <translation>{sentence} {next}</translation>
    </message>
    <message>
        <source>Better was {move}.</source>
        <translation>Besser war {move}.</translation>
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
        <source>gets there with that many steps in one move, and may capture on each</source>
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
        <source>slides only to capture, at any distance</source>
        <translation>schlägt auf jede Entfernung, zieht aber nicht so</translation>
    </message>
    <message>
        <source>passes over exactly one piece</source>
        <translation>überspringt unterwegs genau eine Figur</translation>
    </message>
    <message>
        <source>after its move, captures a piece up to that many squares away</source>
        <translation>schießt nach dem Zug eine Figur ab, so weit entfernt, wie die Zahl sagt</translation>
    </message>
    <message>
        <source>keeps the first enemy in this line from moving</source>
        <translation>hält den ersten Gegner auf dieser Linie fest</translation>
    </message>
    <message>
        <source>removes the piece there when it arrives</source>
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
        <source>This is not a rules text.</source>
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
        <source>“%1” is not an arrow.</source>
        <translation>„%1“ ist kein Pfeil.</translation>
    </message>
    <message>
        <source>“%1” is not a square.</source>
        <translation>„%1“ ist kein Feld.</translation>
    </message>
    <message>
        <source>Board and start</source>
        <translation>Brett und Aufstellung</translation>
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
    <message>
        <source>There is no part “%1” to include.</source>
        <translation>Es gibt keinen Baustein „%1“ zum Einfügen.</translation>
    </message>
    <message>
        <source>The part “%1” includes itself.</source>
        <translation>Der Baustein „%1“ fügt sich selbst ein.</translation>
    </message>
    <message>
        <source>The part “%1” lacks the value %2.</source>
        <translation>Dem Baustein „%1“ fehlt der Wert %2.</translation>
    </message>
    <message>
        <source>The part “%1”: %2</source>
        <translation>Der Baustein „%1“: %2</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>all except {pieces}</source>
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
        <source>An arrow slides over any number of empty squares.</source>
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
        <source>The board has {files} files and {ranks} ranks.</source>
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
        <source>Does not leap: a piece on its way, which is straight first and then diagonal, blocks it.</source>
        <translation>Springt nicht: Eine Figur auf dem Weg, der erst gerade und dann schräg ist, versperrt ihn.</translation>
    </message>
    <message>
        <source>Passes over exactly one piece and ends anywhere behind it.</source>
        <translation>Überspringt genau eine Figur und endet beliebig weit dahinter.</translation>
    </message>
    <message>
        <source>Captures by passing over exactly one piece.</source>
        <translation>Schlägt, indem sie genau eine Figur überspringt.</translation>
    </message>
    <message>
        <source>Passes over exactly one piece and ends on the square behind it.</source>
        <translation>Überspringt genau eine Figur und endet auf dem Feld dahinter.</translation>
    </message>
    <message>
        <source>Makes {least} to {most} such steps in a move, and may capture with each.</source>
        <translation>Macht {least} bis {most} solche Schritte in einem Zug und darf bei jedem schlagen.</translation>
    </message>
    <message>
        <source>May shoot even where an enemy prevents others from shooting.</source>
        <translation>Darf auch schießen, wo ein Gegner andere daran hindert.</translation>
    </message>
    <message>
        <source>Cannot capture {pieces}.</source>
        <translation>Kann {pieces} nicht schlagen.</translation>
    </message>
    <message>
        <source>Cannot shoot {pieces}.</source>
        <translation>Kann {pieces} nicht abschießen.</translation>
    </message>
    <message>
        <source>Must promote when it captures {pieces}.</source>
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
        <source>It must promote where it could never move again.</source>
        <translation>Sie muss befördert werden, wo sie nie wieder ziehen könnte.</translation>
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
        <source>No piece may be dropped where it could never move.</source>
        <translation>Keine Figur darf eingesetzt werden, wo sie nie ziehen könnte.</translation>
    </message>
    <message>
        <source>{piece} may not be dropped to give mate.</source>
        <translation>{piece} darf nicht so eingesetzt werden, dass der Gegner matt ist.</translation>
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
        <source>It is a draw if a side has only its king left and cannot capture the last piece of the other side.</source>
        <translation>Es ist remis, wenn eine Seite nur noch ihren König hat und die letzte Figur der anderen nicht schlagen kann.</translation>
    </message>
    <message>
        <source>A side that has only its king left and cannot capture the last piece of the other side has lost.</source>
        <translation>Eine Seite, die nur noch ihren König hat und die letzte Figur der anderen nicht schlagen kann, hat verloren.</translation>
    </message>
    <message>
        <source>It is a draw if the kings have only one piece with them, one that cannot mate: {pieces}.</source>
        <translation>Es ist remis, wenn außer den Königen nur eine Figur bleibt, die nicht matt setzen kann: {pieces}.</translation>
    </message>
    <message>
        <source>A player who gave check with every move in between loses.</source>
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
        <source>A player who makes a position occur {count} times loses.</source>
        <translation>Wer eine Stellung zum {count}. Mal herbeiführt, verliert.</translation>
    </message>
    <message>
        <source>{side} wins if a position occurs {count} times.</source>
        <translation>{side} gewinnt, wenn eine Stellung {count}-mal entsteht.</translation>
    </message>
    <message>
        <source>A player who makes a position occur {count} times wins.</source>
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
        <source>The long leg of the second leap points in the same direction as that of the first leap, or the piece goes back to its starting square.</source>
        <translation>Der längere Teil des zweiten Sprungs weist in dieselbe Richtung wie der des ersten, oder die Figur kehrt auf ihr Ausgangsfeld zurück.</translation>
    </message>
    <message>
        <source>In one move the piece either makes these steps or moves in its other way, never both.</source>
        <translation>In einem Zug macht die Figur entweder diese Schritte oder sie zieht auf ihre andere Art, nie beides.</translation>
    </message>
    <message>
        <source>May end its move on its starting square. It has then captured without moving, or passed.</source>
        <translation>Darf den Zug auf ihrem Ausgangsfeld beenden. Dann hat sie geschlagen, ohne zu ziehen, oder gepasst.</translation>
    </message>
    <message>
        <source>By moving it captures only {pieces}.</source>
        <translation>Schlägt durch Ziehen nur {pieces}.</translation>
    </message>
    <message>
        <source>Captures only {pieces}.</source>
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
        <source>Keeps the first piece in each of its lines from moving if that is an enemy.</source>
        <translation>Hält die erste Figur auf jeder ihrer Linien fest, wenn sie ein Gegner ist.</translation>
    </message>
    <message>
        <source>Loses its promotion when its side has none of these left: {pieces}.</source>
        <translation>Verliert die Beförderung, sobald ihre Seite nichts davon mehr hat: {pieces}.</translation>
    </message>
    <message>
        <source>There is no check.</source>
        <translation>Es gibt kein Schach.</translation>
    </message>
    <message>
        <source>If both sides have lost all of these pieces after a move, the side that made the move loses.</source>
        <translation>Haben nach einem Zug beide Seiten alle diese Figuren verloren, verliert die Seite, die gezogen hat.</translation>
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
        <source>∩ passes over exactly one piece, near or far.</source>
        <translation>∩ überspringt genau eine Figur, nah oder fern.</translation>
    </message>
    <message>
        <source>Where nothing blocks its way:</source>
        <translation>Wo nichts den Weg versperrt:</translation>
    </message>
    <message>
        <source>Over exactly one piece:</source>
        <translation>Über genau eine Figur hinweg:</translation>
    </message>
    <message>
        <source>To the square behind a piece:</source>
        <translation>Auf das Feld hinter einer Figur:</translation>
    </message>
    <message>
        <source>A piece promotes only when it captures.</source>
        <translation>Eine Figur wird nur befördert, wenn sie schlägt.</translation>
    </message>
    <message>
        <source>A promoted piece loses its promotion by the same kind of move.</source>
        <translation>Eine beförderte Figur verliert die Beförderung durch Züge derselben Art.</translation>
    </message>
    <message>
        <source>Promotion squares of {side}: {squares}.</source>
        <translation>Beförderungsfelder von {side}: {squares}.</translation>
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
        <translation>{piece} muss beim Erreichen eines Beförderungsfelds befördert werden.</translation>
    </message>
    <message>
        <source>{piece} may promote when it reaches a promotion square.</source>
        <translation>{piece} darf beim Erreichen eines Beförderungsfelds befördert werden.</translation>
    </message>
    <message>
        <source>No drop may give check.</source>
        <translation>Keine Figur darf so eingesetzt werden, dass sie Schach bietet.</translation>
    </message>
    <message>
        <source>{piece} may not be dropped on the rank nearest to its owner.</source>
        <translation>{piece} darf nicht auf die eigene erste Reihe eingesetzt werden.</translation>
    </message>
    <message>
        <source>{piece} may not be dropped where it would promote.</source>
        <translation>{piece} darf nicht in die Beförderungszone eingesetzt werden.</translation>
    </message>
    <message>
        <source>{side} drops on these squares: {squares}.</source>
        <translation>{side} setzt auf diese Felder ein: {squares}.</translation>
    </message>
    <message>
        <source>A piece may be dropped with either face up.</source>
        <translation>Eine Figur darf mit jeder ihrer beiden Seiten nach oben eingesetzt werden.</translation>
    </message>
    <message numerus="yes">
        <source>Is worth %n hundredths of a pawn.</source>
        <translation>
            <numerusform>Ist %n Hundertstel eines Bauern wert.</numerusform>
            <numerusform>Ist %n Hundertstel eines Bauern wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A piece may promote to this piece only while its side has fewer than %n of this kind.</source>
        <translation>
            <numerusform>Eine Figur darf nur dazu befördert werden, solange ihre Seite keine davon hat.</numerusform>
            <numerusform>Eine Figur darf nur dazu befördert werden, solange ihre Seite weniger als %n davon hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No enemy within %n squares may shoot.</source>
        <translation>
            <numerusform>Kein benachbarter Gegner darf schießen.</numerusform>
            <numerusform>Im Umkreis von %n Feldern darf kein Gegner schießen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loses its promotion within %n squares of any of these enemies: {pieces}.</source>
        <translation>
            <numerusform>Verliert neben diesen Gegnern die Beförderung: {pieces}.</numerusform>
            <numerusform>Verliert im Umkreis von %n Feldern um diese Gegner die Beförderung: {pieces}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A piece must promote with every move.</source>
        <translation>Eine Figur muss mit jedem Zug befördert werden.</translation>
    </message>
    <message>
        <source>A piece may promote with any move.</source>
        <translation>Eine Figur darf mit jedem Zug befördert werden.</translation>
    </message>
    <message numerus="yes">
        <source>A piece must promote when its move begins or ends on the farthest %n ranks.</source>
        <translation>
            <numerusform>Eine Figur muss befördert werden, wenn ihr Zug auf der hintersten Reihe beginnt oder endet.</numerusform>
            <numerusform>Eine Figur muss befördert werden, wenn ihr Zug auf den hintersten %n Reihen beginnt oder endet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A piece may promote when its move begins or ends on the farthest %n ranks.</source>
        <translation>
            <numerusform>Eine Figur darf befördert werden, wenn ihr Zug auf der hintersten Reihe beginnt oder endet.</numerusform>
            <numerusform>Eine Figur darf befördert werden, wenn ihr Zug auf den hintersten %n Reihen beginnt oder endet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece} must promote when it reaches the farthest %n ranks.</source>
        <translation>
            <numerusform>{piece} muss beim Erreichen der hintersten Reihe befördert werden.</numerusform>
            <numerusform>{piece} muss beim Erreichen der hintersten %n Reihen befördert werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece} may promote when it reaches the farthest %n ranks.</source>
        <translation>
            <numerusform>{piece} darf beim Erreichen der hintersten Reihe befördert werden.</numerusform>
            <numerusform>{piece} darf beim Erreichen der hintersten %n Reihen befördert werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece} may not be dropped on a file that already holds %n of the same side.</source>
        <translation>
            <numerusform>{piece} darf nicht auf eine Linie eingesetzt werden, auf der schon eine solche Figur der eigenen Seite steht.</numerusform>
            <numerusform>{piece} darf nicht auf eine Linie eingesetzt werden, auf der schon %n solche Figuren der eigenen Seite stehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is a draw after %n moves of each side without progress: {progress}.</source>
        <translation>
            <numerusform>Es ist remis nach einem Zug jeder Seite ohne Fortschritt: {progress}.</numerusform>
            <numerusform>Es ist remis nach %n Zügen jeder Seite ohne Fortschritt: {progress}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player whose king stands in the promotion zone, with at least ten other own pieces in the zone and not in check, may declare on their turn. Pieces in the zone and in hand count: five points for {pieces}, one for any other but the king. {first} wins with 28 points, {second} with 27.</source>
        <translation>Ein Spieler, dessen König nicht im Schach steht und mit mindestens zehn anderen eigenen Figuren in der Beförderungszone ist, darf die Erklärung abgeben, wenn er am Zug ist. Es zählen die Figuren in der Zone und in der Hand: fünf Punkte für {pieces}, einer für jede andere außer dem König. {first} gewinnt mit 28 Punkten, {second} mit 27.</translation>
    </message>
    <message>
        <source>A player whose king stands in the promotion zone, with at least ten other own pieces in the zone and not in check, may declare on their turn. Pieces in the zone and in hand count: five points for {pieces}, one for any other but the king. 31 points win, 24 to 30 draw.</source>
        <translation>Ein Spieler, dessen König nicht im Schach steht und mit mindestens zehn anderen eigenen Figuren in der Beförderungszone ist, darf die Erklärung abgeben, wenn er am Zug ist. Es zählen die Figuren in der Zone und in der Hand: fünf Punkte für {pieces}, einer für jede andere außer dem König. 31 Punkte gewinnen, 24 bis 30 ergeben Remis.</translation>
    </message>
    <message numerus="yes">
        <source>Slides up to %n squares.</source>
        <translation>
            <numerusform>Gleitet %n Feld weit.</numerusform>
            <numerusform>Gleitet bis zu %n Felder weit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>This game cannot be written as %1.</source>
        <translation>Diese Partie kann nicht als %1 geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>Winning Chance of %1</source>
        <translation>Gewinnchance für %1</translation>
    </message>
    <message>
        <source>Score for %1</source>
        <translation>Wertung für %1</translation>
    </message>
    <message>
        <source>Winning Chance of the Side to Move</source>
        <translation>Gewinnchance der Seite am Zug</translation>
    </message>
    <message>
        <source>Score for the Side to Move</source>
        <translation>Wertung für die Seite am Zug</translation>
    </message>
    <message>
        <source>Better Side</source>
        <translation>Bessere Seite</translation>
    </message>
</context>
<context>
    <name>TeachingText</name>
    <message>
        <source>In progress</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Better: kept</source>
        <translation>Besser: behalten</translation>
    </message>
    <message>
        <source>Not better</source>
        <translation>Nicht besser</translation>
    </message>
    <message>
        <source>Round %1 has ended.</source>
        <translation>Runde %1 ist zu Ende.</translation>
    </message>
    <message>
        <source>Round %1 is not finished.</source>
        <translation>Runde %1 ist nicht zu Ende.</translation>
    </message>
    <message>
        <source>The course is being prepared.</source>
        <translation>Der Lehrgang wird vorbereitet.</translation>
    </message>
    <message>
        <source>Waiting while the computer thinks or a player’s clock runs.</source>
        <translation>Wartet, während der Computer nachdenkt oder die Uhr eines Spielers läuft.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>The course is being stopped.</source>
        <translation>Der Lehrgang wird beendet.</translation>
    </message>
    <message>
        <source>The course cannot continue: %1</source>
        <translation>Der Lehrgang kann nicht fortgesetzt werden: %1</translation>
    </message>
    <message>
        <source>Round %1: the computer plays against itself. Games: %2 of %3.</source>
        <translation>Runde %1: Der Computer spielt gegen sich selbst. Partien: %2 von %3.</translation>
    </message>
    <message>
        <source>Round %1: a network learns from the games. Pass %2 of %3.</source>
        <translation>Runde %1: Ein Netz lernt aus den Partien. Durchgang %2 von %3.</translation>
    </message>
    <message>
        <source>Round %1: the new network plays against the best one. Pairs of games: %2, at most %3.</source>
        <translation>Runde %1: Das neue Netz spielt gegen das beste. Partienpaare: %2, höchstens %3.</translation>
    </message>
    <message>
        <source>Round %1: the new network plays against the version from the start. Pairs of games: %2 of %3.</source>
        <translation>Runde %1: Das neue Netz spielt gegen den Stand vom Anfang. Partienpaare: %2 von %3.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>Average Error</source>
        <translation>Mittlerer Fehler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Round %1: the games are being prepared.</source>
        <translation>Runde %1: Die Partien werden vorbereitet.</translation>
    </message>
    <message>
        <source>Without Network</source>
        <translation>Ohne Netz</translation>
    </message>
    <message>
        <source>Elo against Best</source>
        <translation>Elo gegen bestes Netz</translation>
    </message>
    <message>
        <source>Elo Gain since Start</source>
        <translation>Elo-Gewinn seit Anfang</translation>
    </message>
    <message>
        <source>Won all</source>
        <translation>Alles gewonnen</translation>
    </message>
    <message>
        <source>Lost all</source>
        <translation>Alles verloren</translation>
    </message>
</context>
<context>
    <name>Tours</name>
    <message>
        <source>EuroShogi is a small shogi on a chessboard. You play White, at the near edge. The pieces are cubes: you can use a captured cube again, as a piece of your own. You win by checkmate: the enemy king is attacked and cannot escape.</source>
        <translation>EuroShogi ist ein kleines Shogi auf dem Schachbrett. Sie spielen Weiß, am vorderen Rand. Die Figuren sind Würfel: Einen geschlagenen Würfel können Sie als eigene Figur wieder einsetzen. Sie gewinnen durch Matt: Der gegnerische König ist angegriffen und kann nicht entkommen.</translation>
    </message>
    <message>
        <source>A pawn moves one square straight forward, and it captures in the same way. The pawn on c3 stands in the way of your bishop on b2.</source>
        <translation>Ein Bauer zieht ein Feld geradeaus vorwärts und schlägt ebenso. Der Bauer auf c3 steht Ihrem Läufer auf b2 im Weg.</translation>
    </message>
    <message>
        <source>Move the pawn from c3 to c4.</source>
        <translation>Ziehen Sie den Bauern von c3 nach c4.</translation>
    </message>
    <message>
        <source>Good. Your bishop now looks along the diagonal to g7. Black has moved a pawn too, and the two bishops face each other.</source>
        <translation>Gut. Ihr Läufer blickt jetzt auf der Diagonalen bis g7. Auch Schwarz hat einen Bauern gezogen, und die beiden Läufer stehen sich gegenüber.</translation>
    </message>
    <message>
        <source>A bishop moves diagonally, any number of squares. A move that begins or ends on the three farthest ranks always promotes the piece, if it can promote: the cube rolls over to its other face.</source>
        <translation>Ein Läufer zieht schräg, beliebig weit. Ein Zug, der auf den drei entferntesten Reihen beginnt oder endet, befördert die Figur immer, wenn sie befördert werden kann: Der Würfel rollt auf seine andere Seite.</translation>
    </message>
    <message>
        <source>Capture the bishop on g7 with your bishop.</source>
        <translation>Schlagen Sie mit Ihrem Läufer den Läufer auf g7.</translation>
    </message>
    <message>
        <source>Your bishop promoted at once, and the captured bishop is in your hand. Then Black’s rook captured your bishop. So Black has a bishop in hand, too.</source>
        <translation>Ihr Läufer wurde sofort befördert, und der geschlagene Läufer ist in Ihrer Hand. Dann hat der schwarze Turm Ihren Läufer geschlagen. So hat auch Schwarz einen Läufer in der Hand.</translation>
    </message>
    <message>
        <source>Instead of moving a piece, you may drop one from your hand on an empty square. On d4 the bishop attacks the rook on g7, and your pawn on d3 protects it. Only pawns have limits: no second unpromoted pawn on a file, and no pawn on the last rank.</source>
        <translation>Statt zu ziehen, dürfen Sie eine Figur aus der Hand auf ein leeres Feld setzen. Auf d4 greift der Läufer den Turm auf g7 an, und Ihr Bauer auf d3 deckt ihn. Nur für Bauern gibt es Grenzen: kein zweiter unbeförderter Bauer auf einer Linie und keiner auf der letzten Reihe.</translation>
    </message>
    <message>
        <source>Drop the bishop on d4: click the bishop in your hand, then d4.</source>
        <translation>Setzen Sie den Läufer auf d4 ein: Klicken Sie auf den Läufer in Ihrer Hand, dann auf d4.</translation>
    </message>
    <message>
        <source>Good. The rook had to leave: Black has moved it to f7.</source>
        <translation>Gut. Der Turm musste weichen: Schwarz hat ihn nach f7 gezogen.</translation>
    </message>
    <message>
        <source>A knight jumps two squares forward and one to the side, over other pieces. It never jumps backwards, but it can also move one square sideways.</source>
        <translation>Ein Springer springt zwei Felder vor und eines zur Seite, auch über andere Figuren. Rückwärts springt er nie, aber er kann auch ein Feld seitwärts ziehen.</translation>
    </message>
    <message>
        <source>Jump with the knight from b1 to c3.</source>
        <translation>Springen Sie mit dem Springer von b1 nach c3.</translation>
    </message>
    <message>
        <source>Good. The knight can soon go on to b5 or d5. Black has brought out a knight, too.</source>
        <translation>Gut. Der Springer kann bald nach b5 oder d5 weiter. Auch Schwarz hat einen Springer entwickelt.</translation>
    </message>
    <message>
        <source>A general moves one square in a straight line, in any direction, or one square diagonally forward. It never promotes. Generals near the king guard it against drops.</source>
        <translation>Ein General zieht ein Feld gerade in jede Richtung oder ein Feld schräg vorwärts. Er wird nie befördert. Generäle beim König schützen ihn vor eingesetzten Figuren.</translation>
    </message>
    <message>
        <source>Move the general from e1 to e2.</source>
        <translation>Ziehen Sie den General von e1 nach e2.</translation>
    </message>
    <message>
        <source>Good. That is how a game begins. The next lessons have small positions.</source>
        <translation>Gut. So beginnt eine Partie. Die nächsten Lektionen haben kleine Stellungen.</translation>
    </message>
    <message>
        <source>Pawns and knights promote, too. They then move like a general. You have no choice: a pawn that enters the three farthest ranks promotes.</source>
        <translation>Auch Bauern und Springer werden befördert. Sie ziehen dann wie ein General. Sie haben keine Wahl: Ein Bauer, der die drei entferntesten Reihen betritt, wird befördert.</translation>
    </message>
    <message>
        <source>Make a move that promotes the pawn.</source>
        <translation>Machen Sie einen Zug, der den Bauern befördert.</translation>
    </message>
    <message>
        <source>The pawn now moves like a general. If Black captures it, it becomes a pawn again.</source>
        <translation>Der Bauer zieht jetzt wie ein General. Wenn Schwarz ihn schlägt, wird er wieder ein Bauer.</translation>
    </message>
    <message>
        <source>A dropped piece can give checkmate. You have a general in hand, and the general on e6 protects e7 and the squares beside it.</source>
        <translation>Eine eingesetzte Figur kann matt setzen. Sie haben einen General in der Hand, und der General auf e6 deckt e7 und die Felder daneben.</translation>
    </message>
    <message>
        <source>Give checkmate in one move.</source>
        <translation>Setzen Sie in einem Zug matt.</translation>
    </message>
    <message>
        <source>Checkmate! Now you know how EuroShogi is played.</source>
        <translation>Matt! Jetzt wissen Sie, wie man EuroShogi spielt.</translation>
    </message>
    <message>
        <source>In Ko Shogi two armies of 90 pieces fight on the points of a go board. You need not learn all pieces at once. The next lessons show moves that chess does not have, each on a board with few pieces.</source>
        <translation>Im Ko Shogi kämpfen zwei Heere mit je 90 Figuren auf den Punkten eines Go-Bretts. Sie müssen nicht alle Figuren auf einmal lernen. Die nächsten Lektionen zeigen Züge, die es im Schach nicht gibt, jeweils mit wenigen Figuren auf dem Brett.</translation>
    </message>
    <message>
        <source>The sumo wrestler moves one step in any direction, and then it may move one step more. It can capture a piece with each step.</source>
        <translation>Der Sumoringer zieht einen Schritt in jede Richtung und darf dann noch einen Schritt ziehen. Mit jedem Schritt kann er eine Figur schlagen.</translation>
    </message>
    <message>
        <source>Capture both pieces in one move: click the wrestler, then one piece after the other.</source>
        <translation>Schlagen Sie beide Figuren in einem Zug: Klicken Sie auf den Sumoringer, dann nacheinander auf die Figuren.</translation>
    </message>
    <message>
        <source>Two pieces in one move! Other pieces can also move twice, each with its own kind of steps.</source>
        <translation>Zwei Figuren in einem Zug! Auch andere Figuren ziehen zweimal, jede mit ihrer Art von Schritten.</translation>
    </message>
    <message>
        <source>The second step may also go back to the start. So the sumo wrestler captures a piece beside it and stays where it is. This is called igui.</source>
        <translation>Der zweite Schritt darf auch zurück zum Anfang führen. So schlägt der Sumoringer eine Figur neben sich und bleibt, wo er ist. Das heißt Igui.</translation>
    </message>
    <message>
        <source>Capture the pawn and return to 10k: click the wrestler, the pawn, then 10k.</source>
        <translation>Schlagen Sie den Bauern und kehren Sie nach 10k zurück: Klicken Sie auf den Sumoringer, auf den Bauern und dann auf 10k.</translation>
    </message>
    <message>
        <source>Good. A piece may even go away and come back without a capture. This is a pass, and it is a legal move.</source>
        <translation>Gut. Eine Figur darf sogar ohne Schlagen fortgehen und zurückkehren. Das gilt als Passen und ist ein erlaubter Zug.</translation>
    </message>
    <message>
        <source>A longbow moves one step diagonally. If it has captured nothing, it may then shoot an enemy up to three points away, in any direction. Nothing may stand between them.</source>
        <translation>Ein Langbogen zieht einen Schritt schräg. Hat er nichts geschlagen, darf er dann einen Gegner abschießen, der bis zu drei Punkte entfernt ist, in jeder Richtung. Nichts darf dazwischen stehen.</translation>
    </message>
    <message>
        <source>Move the longbow to 9j and shoot the cannon: click the longbow, 9j, then the cannon.</source>
        <translation>Ziehen Sie den Langbogen nach 9j und schießen Sie die Kanone ab: Klicken Sie auf den Langbogen, auf 9j und dann auf die Kanone.</translation>
    </message>
    <message>
        <source>The cannon is gone, and the longbow stays on 9j. A bow cannot shoot the shield on 8k: shields and chariots are safe from bows.</source>
        <translation>Die Kanone ist fort, und der Langbogen bleibt auf 9j. Den Schild auf 8k kann ein Bogen nicht abschießen: Schilde und Streitwagen sind vor Bögen sicher.</translation>
    </message>
    <message>
        <source>A cannon moves one step diagonally before it shoots, like a longbow. It shoots up to five points far, and also over other pieces.</source>
        <translation>Eine Kanone zieht vor dem Schuss einen Schritt schräg, wie ein Langbogen. Sie schießt bis zu fünf Punkte weit, auch über andere Figuren hinweg.</translation>
    </message>
    <message>
        <source>Move the cannon to 11k and shoot the sentry on 11g.</source>
        <translation>Ziehen Sie die Kanone nach 11k und schießen Sie den Wachposten auf 11g ab.</translation>
    </message>
    <message>
        <source>Your own pawn on 11i did not stop the shot.</source>
        <translation>Ihr eigener Bauer auf 11i hat den Schuss nicht aufgehalten.</translation>
    </message>
    <message>
        <source>An engineer promotes to a poison flame. A flame that moves burns every piece on the eight points around it, enemies and friends alike.</source>
        <translation>Ein Pionier wird zur Giftflamme befördert. Eine Flamme, die zieht, verbrennt jede Figur auf den acht Punkten um sie herum, gegnerische wie eigene.</translation>
    </message>
    <message>
        <source>Move the flame so that it burns all three pieces.</source>
        <translation>Ziehen Sie die Flamme so, dass sie alle drei Figuren verbrennt.</translation>
    </message>
    <message>
        <source>All three are gone. Take care near an enemy flame: a piece of yours that moves next to it burns.</source>
        <translation>Alle drei sind fort. Vorsicht bei gegnerischen Flammen: Eine eigene Figur, die neben eine Flamme zieht, verbrennt.</translation>
    </message>
    <message>
        <source>A skyward net holds the nearest piece in four directions: left, right, and both diagonals forward. If it is an enemy, it can neither move nor shoot.</source>
        <translation>Ein Himmelsnetz hält die nächste Figur in vier Richtungen fest: links, rechts und auf beiden Diagonalen vorwärts. Eine gegnerische Figur kann dann weder ziehen noch schießen.</translation>
    </message>
    <message>
        <source>Move the net so that it holds the sumo wrestler.</source>
        <translation>Ziehen Sie das Netz so, dass es den Sumoringer festhält.</translation>
    </message>
    <message>
        <source>The sumo wrestler is held as long as the net stays there and no other piece comes between them.</source>
        <translation>Der Sumoringer ist festgehalten, solange das Netz dort bleibt und keine andere Figur dazwischentritt.</translation>
    </message>
    <message>
        <source>A thunderclap makes exactly five steps in one move, each one point straight. It may turn after each step, and it captures every enemy that it steps on.</source>
        <translation>Ein Donnerschlag macht in einem Zug genau fünf gerade Schritte von je einem Punkt. Nach jedem Schritt darf er abbiegen, und er schlägt jeden Gegner, auf den er tritt.</translation>
    </message>
    <message>
        <source>Capture all three pieces in one move. Click the thunderclap, then five points.</source>
        <translation>Schlagen Sie alle drei Figuren in einem Zug. Klicken Sie auf den Donnerschlag, dann auf fünf Punkte.</translation>
    </message>
    <message>
        <source>Three at once! The thunderclap needs the Taoist priest on 15s: without a priest or a five-li fog it would turn back into a drum.</source>
        <translation>Drei auf einmal! Der Donnerschlag braucht den Taopriester auf 15s: Ohne Priester oder Fünf-Li-Nebel würde er wieder zur Trommel.</translation>
    </message>
    <message>
        <source>An army loses when it has no general, no governor, and no pair of a middle troop and a banner. There is no check, so watch your own general. Here, only the general commands the white army.</source>
        <translation>Ein Heer verliert, sobald es keinen General und keinen Feldherrn mehr hat und auch nicht Kerntruppe und Banner zusammen. Es gibt kein Schach, achten Sie also auf Ihren General. Hier führt nur der General das weiße Heer.</translation>
    </message>
    <message>
        <source>Capture the general.</source>
        <translation>Schlagen Sie den General.</translation>
    </message>
    <message>
        <source>You have won. Now you know the special moves of Ko Shogi.</source>
        <translation>Sie haben gewonnen. Jetzt kennen Sie die besonderen Züge des Ko Shogi.</translation>
    </message>
    <message>
        <source>Shogi is Japanese chess. You play Sente, at the near edge, and move first. Each piece points at its enemy. You keep the pieces that you capture and can drop them as your own. Checkmate wins.</source>
        <translation>Shogi ist japanisches Schach. Sie spielen Sente, am vorderen Rand, und beginnen. Jede Figur zeigt auf ihren Gegner. Figuren, die Sie schlagen, behalten Sie und können sie als eigene einsetzen. Matt gewinnt.</translation>
    </message>
    <message>
        <source>A pawn moves one square straight forward, and it captures in the same way. The pawn on 7g stands in the way of your bishop.</source>
        <translation>Ein Bauer zieht ein Feld geradeaus vorwärts und schlägt ebenso. Der Bauer auf 7g steht Ihrem Läufer im Weg.</translation>
    </message>
    <message>
        <source>Move the pawn from 7g to 7f.</source>
        <translation>Ziehen Sie den Bauern von 7g nach 7f.</translation>
    </message>
    <message>
        <source>Good. This is a popular first move: the bishop looks across the whole board. Gote opens the way for the other bishop.</source>
        <translation>Gut. Das ist ein beliebter erster Zug: Der Läufer blickt über das ganze Brett. Gote öffnet dem anderen Läufer den Weg.</translation>
    </message>
    <message>
        <source>The rook moves straight, any number of squares. It stands on 2h. The pawn in front of it prepares an attack.</source>
        <translation>Der Turm zieht gerade, beliebig weit. Er steht auf 2h. Der Bauer vor ihm bereitet einen Angriff vor.</translation>
    </message>
    <message>
        <source>Move the pawn from 2g to 2f.</source>
        <translation>Ziehen Sie den Bauern von 2g nach 2f.</translation>
    </message>
    <message>
        <source>Good. Gote has closed the diagonal with a pawn, so the bishops cannot capture each other.</source>
        <translation>Gut. Gote hat die Diagonale mit einem Bauern geschlossen, sodass die Läufer einander nicht schlagen können.</translation>
    </message>
    <message>
        <source>A silver moves one square diagonally or one square straight forward. It cannot move sideways or straight back.</source>
        <translation>Ein Silbergeneral zieht ein Feld schräg oder ein Feld geradeaus vorwärts. Seitwärts und gerade zurück kann er nicht ziehen.</translation>
    </message>
    <message>
        <source>Move the silver from 3i to 4h.</source>
        <translation>Ziehen Sie den Silbergeneral von 3i nach 4h.</translation>
    </message>
    <message>
        <source>Good. Silvers attack well, and they can retreat diagonally.</source>
        <translation>Gut. Silbergeneräle greifen gut an, und sie können schräg zurückweichen.</translation>
    </message>
    <message>
        <source>A gold moves one square straight in any direction, or one square diagonally forward. Golds are the best guards of the king.</source>
        <translation>Ein Goldgeneral zieht ein Feld gerade in jede Richtung oder ein Feld schräg vorwärts. Goldgeneräle bewachen den König am besten.</translation>
    </message>
    <message>
        <source>Move the gold from 4i to 5h.</source>
        <translation>Ziehen Sie den Goldgeneral von 4i nach 5h.</translation>
    </message>
    <message>
        <source>Good. The gold now stands in front of the king.</source>
        <translation>Gut. Der Goldgeneral steht jetzt vor dem König.</translation>
    </message>
    <message>
        <source>The king moves one square in any direction. A king in the middle is in danger from drops. Bring it to the side that is away from your rook.</source>
        <translation>Der König zieht ein Feld in jede Richtung. In der Mitte ist er durch eingesetzte Figuren in Gefahr. Bringen Sie ihn auf die Seite, die vom Turm entfernt ist.</translation>
    </message>
    <message>
        <source>Move the king from 5i to 6h.</source>
        <translation>Ziehen Sie den König von 5i nach 6h.</translation>
    </message>
    <message>
        <source>Good. Two golds and a silver around the king make a castle. The next lessons have small positions.</source>
        <translation>Gut. Zwei Goldgeneräle und ein Silbergeneral um den König bilden eine Burg. Die nächsten Lektionen haben kleine Stellungen.</translation>
    </message>
    <message>
        <source>A piece that moves into, inside or out of the three farthest ranks may promote: it turns over. A promoted rook, a dragon, can also move one square diagonally. Only king and gold never promote.</source>
        <translation>Eine Figur, die in die drei entferntesten Reihen hinein, innerhalb von ihnen oder aus ihnen heraus zieht, darf befördert werden: Sie wird umgedreht. Ein beförderter Turm, der Drache, kann auch ein Feld schräg ziehen. Nur König und Goldgeneral werden nie befördert.</translation>
    </message>
    <message>
        <source>Move the rook into the promotion zone and promote it.</source>
        <translation>Ziehen Sie den Turm in die Beförderungszone und befördern Sie ihn.</translation>
    </message>
    <message>
        <source>The rook is a dragon now. Silver, knight, lance and pawn become golds when they promote.</source>
        <translation>Der Turm ist jetzt ein Drache. Silbergeneral, Springer, Lanze und Bauer ziehen nach der Beförderung wie ein Goldgeneral.</translation>
    </message>
    <message>
        <source>You have a knight in hand. Instead of moving, you may drop it on an empty square. A knight jumps two squares forward and one to the side, so it can attack two pieces at once.</source>
        <translation>Sie haben einen Springer in der Hand. Statt zu ziehen, dürfen Sie ihn auf ein leeres Feld setzen. Ein Springer springt zwei Felder vor und eines zur Seite und kann so zwei Figuren zugleich angreifen.</translation>
    </message>
    <message>
        <source>Drop the knight so that it attacks both the rook and the gold.</source>
        <translation>Setzen Sie den Springer so ein, dass er Turm und Goldgeneral angreift.</translation>
    </message>
    <message>
        <source>A fork! Pawns have limits: no second unpromoted pawn of yours on a file, and a dropped pawn must not give checkmate.</source>
        <translation>Eine Gabel! Für Bauern gibt es Grenzen: kein zweiter eigener unbeförderter auf einer Linie, und ein eingesetzter Bauer darf nicht matt setzen.</translation>
    </message>
    <message>
        <source>Many games end with a dropped piece. The pawn on 5c protects the square in front of the enemy king.</source>
        <translation>Viele Partien enden mit einer eingesetzten Figur. Der Bauer auf 5c deckt das Feld vor dem gegnerischen König.</translation>
    </message>
    <message>
        <source>Checkmate! Now you know how shogi is played.</source>
        <translation>Matt! Jetzt wissen Sie, wie man Shogi spielt.</translation>
    </message>
    <message>
        <source>Zo Shogi is shogi with an elephant in front of each king. You play Sente, at the near edge. You can drop the pieces that you capture. You win by checkmate, or when your king reaches the last rank.</source>
        <translation>Zo Shogi ist Shogi mit einem Elefanten vor jedem König. Sie spielen Sente, am vorderen Rand. Geschlagene Figuren können Sie einsetzen. Sie gewinnen durch Matt oder wenn Ihr König die letzte Reihe erreicht.</translation>
    </message>
    <message>
        <source>A pawn moves one square straight forward, and it captures in the same way. The pawn on 5g stands in front of your elephant.</source>
        <translation>Ein Bauer zieht ein Feld geradeaus vorwärts und schlägt ebenso. Der Bauer auf 5g steht vor Ihrem Elefanten.</translation>
    </message>
    <message>
        <source>Move the pawn from 5g to 5f.</source>
        <translation>Ziehen Sie den Bauern von 5g nach 5f.</translation>
    </message>
    <message>
        <source>Good. Gote has done the same.</source>
        <translation>Gut. Gote hat dasselbe getan.</translation>
    </message>
    <message>
        <source>The elephant moves one square in any direction, but not straight back. It is strong near the king and in attack.</source>
        <translation>Der Elefant zieht ein Feld in jede Richtung, nur nicht gerade zurück. Er ist stark beim König und im Angriff.</translation>
    </message>
    <message>
        <source>Move the elephant from 5h to 5g.</source>
        <translation>Ziehen Sie den Elefanten von 5h nach 5g.</translation>
    </message>
    <message>
        <source>Good. The elephant is on its way to the far side.</source>
        <translation>Gut. Der Elefant ist auf dem Weg zur anderen Seite.</translation>
    </message>
    <message>
        <source>The bishop moves diagonally, the rook straight, both any number of squares. The pawn on 7g stands in the way of the bishop.</source>
        <translation>Der Läufer zieht schräg, der Turm gerade, beide beliebig weit. Der Bauer auf 7g steht dem Läufer im Weg.</translation>
    </message>
    <message>
        <source>Open the way: move the pawn from 7g to 7f.</source>
        <translation>Öffnen Sie den Weg: Ziehen Sie den Bauern von 7g nach 7f.</translation>
    </message>
    <message>
        <source>A piece that moves into, inside or out of the three farthest ranks may promote. The elephant becomes a prince, which moves like a king. But losing the prince does not lose the game.</source>
        <translation>Eine Figur, die in die drei entferntesten Reihen hinein, innerhalb von ihnen oder aus ihnen heraus zieht, darf befördert werden. Der Elefant wird zum Prinzen, der wie ein König zieht. Wer den Prinzen verliert, verliert aber nicht die Partie.</translation>
    </message>
    <message>
        <source>Promote the elephant.</source>
        <translation>Befördern Sie den Elefanten.</translation>
    </message>
    <message>
        <source>The prince can move straight back, too. If it is captured, it becomes an elephant in the enemy’s hand.</source>
        <translation>Der Prinz kann auch gerade zurückziehen. Wird er geschlagen, ist er in der Hand des Gegners ein Elefant.</translation>
    </message>
    <message>
        <source>You have an elephant in hand. Instead of moving, you may drop it on an empty square.</source>
        <translation>Sie haben einen Elefanten in der Hand. Statt zu ziehen, dürfen Sie ihn auf ein leeres Feld setzen.</translation>
    </message>
    <message>
        <source>Drop the elephant so that it attacks both the rook and the bishop.</source>
        <translation>Setzen Sie den Elefanten so ein, dass er Turm und Läufer angreift.</translation>
    </message>
    <message>
        <source>A fork: you will win one of them. Pawns have limits: no second unpromoted pawn of yours on a file, and no drop that gives checkmate.</source>
        <translation>Eine Gabel: Eine der Figuren gewinnen Sie. Für Bauern gibt es Grenzen: kein zweiter eigener unbeförderter auf einer Linie und kein Einsetzen mit Matt.</translation>
    </message>
    <message>
        <source>A king that reaches the last rank wins at once. It must not step on a square that the enemy attacks.</source>
        <translation>Ein König, der die letzte Reihe erreicht, gewinnt sofort. Er darf kein Feld betreten, das der Gegner angreift.</translation>
    </message>
    <message>
        <source>Win with your king.</source>
        <translation>Gewinnen Sie mit Ihrem König.</translation>
    </message>
    <message>
        <source>You have won! So watch where the enemy king goes, too.</source>
        <translation>Sie haben gewonnen! Achten Sie also auch darauf, wohin der gegnerische König geht.</translation>
    </message>
    <message>
        <source>Checkmate wins, as in shogi. You have a gold in hand, and the elephant on 5c protects 5b.</source>
        <translation>Matt gewinnt, wie im Shogi. Sie haben einen Goldgeneral in der Hand, und der Elefant auf 5c deckt 5b.</translation>
    </message>
    <message>
        <source>Checkmate! Now you know how Zo Shogi is played.</source>
        <translation>Matt! Jetzt wissen Sie, wie man Zo Shogi spielt.</translation>
    </message>
    <message>
        <source>Great Shatranj is old chess on a wider board. You play White, at the near edge. No piece moves far: each one moves one or two squares, and leaps over what stands between. Checkmate wins.</source>
        <translation>Great Shatranj ist altes Schach auf einem breiteren Brett. Sie spielen Weiß, am vorderen Rand. Keine Figur zieht weit: Jede zieht ein oder zwei Felder und springt über alles dazwischen. Matt gewinnt.</translation>
    </message>
    <message>
        <source>A pawn moves one square straight forward. It never moves two squares.</source>
        <translation>Ein Bauer zieht ein Feld geradeaus vorwärts. Zwei Felder zieht er nie.</translation>
    </message>
    <message>
        <source>Move the pawn from e2 to e3.</source>
        <translation>Ziehen Sie den Bauern von e2 nach e3.</translation>
    </message>
    <message>
        <source>Good. Black has answered in the same way.</source>
        <translation>Gut. Schwarz hat ebenso geantwortet.</translation>
    </message>
    <message>
        <source>The knight leaps as in chess: two squares straight and one to the side.</source>
        <translation>Der Springer springt wie im Schach: zwei Felder gerade und eines zur Seite.</translation>
    </message>
    <message>
        <source>Leap with the knight from b1 to c3.</source>
        <translation>Springen Sie mit dem Springer von b1 nach c3.</translation>
    </message>
    <message>
        <source>Good. It attacks eight squares from there.</source>
        <translation>Gut. Von dort greift er acht Felder an.</translation>
    </message>
    <message>
        <source>The elephant moves one or two squares diagonally. It leaps over a piece on the first square.</source>
        <translation>Der Elefant zieht ein oder zwei Felder schräg. Über eine Figur auf dem ersten Feld springt er hinweg.</translation>
    </message>
    <message>
        <source>Leap with the elephant from h1 to f3.</source>
        <translation>Springen Sie mit dem Elefanten von h1 nach f3.</translation>
    </message>
    <message>
        <source>Good. It has leapt over your own pawn on g2.</source>
        <translation>Gut. Er ist über Ihren eigenen Bauern auf g2 gesprungen.</translation>
    </message>
    <message>
        <source>The war machine moves one or two squares straight. It leaps, too.</source>
        <translation>Die Kriegsmaschine zieht ein oder zwei Felder gerade. Auch sie springt.</translation>
    </message>
    <message>
        <source>Leap with the war machine from a1 to a3.</source>
        <translation>Springen Sie mit der Kriegsmaschine von a1 nach a3.</translation>
    </message>
    <message>
        <source>Good. It can go sideways now.</source>
        <translation>Gut. Jetzt kann sie auch seitwärts ziehen.</translation>
    </message>
    <message>
        <source>The general is strong: it moves one or two squares in any of the eight directions, and it leaps over what stands between.</source>
        <translation>Der General ist stark: Er zieht ein oder zwei Felder in jede der acht Richtungen und springt über alles dazwischen.</translation>
    </message>
    <message>
        <source>Leap with the general from d1 to d3.</source>
        <translation>Springen Sie mit dem General von d1 nach d3.</translation>
    </message>
    <message>
        <source>Good. The general attacks many squares from there.</source>
        <translation>Gut. Von dort greift der General viele Felder an.</translation>
    </message>
    <message>
        <source>The minister leaps like a knight, or it moves one or two squares straight.</source>
        <translation>Der Minister springt wie ein Springer oder zieht ein oder zwei Felder gerade.</translation>
    </message>
    <message>
        <source>Leap with the minister from f1 to g3.</source>
        <translation>Springen Sie mit dem Minister von f1 nach g3.</translation>
    </message>
    <message>
        <source>Good. That was the leap of a knight.</source>
        <translation>Gut. Das war der Sprung eines Springers.</translation>
    </message>
    <message>
        <source>The high priestess leaps like a knight, or it moves one or two squares diagonally.</source>
        <translation>Die Hohepriesterin springt wie ein Springer oder zieht ein oder zwei Felder schräg.</translation>
    </message>
    <message>
        <source>Leap with the high priestess from g1 to h3.</source>
        <translation>Springen Sie mit der Hohepriesterin von g1 nach h3.</translation>
    </message>
    <message>
        <source>Good. Now you have moved every kind of piece except the king, which moves one square. The next lessons have small positions.</source>
        <translation>Gut. Jetzt haben Sie jede Art von Figur gezogen, nur nicht den König, der ein Feld zieht. Die nächsten Lektionen haben kleine Stellungen.</translation>
    </message>
    <message>
        <source>A pawn captures one square diagonally forward. All other pieces capture as they move.</source>
        <translation>Ein Bauer schlägt ein Feld schräg vorwärts. Alle anderen Figuren schlagen, wie sie ziehen.</translation>
    </message>
    <message>
        <source>Capture a pawn with your pawn.</source>
        <translation>Schlagen Sie mit Ihrem Bauern einen Bauern.</translation>
    </message>
    <message>
        <source>Good. Captured pieces do not come back in this game.</source>
        <translation>Gut. Geschlagene Figuren kommen in diesem Spiel nicht zurück.</translation>
    </message>
    <message>
        <source>A pawn on the last rank must promote. It becomes a piece of which you have fewer than at the start, or a soldier: a piece that moves like a king.</source>
        <translation>Ein Bauer auf der letzten Reihe muss befördert werden: zu einer Figur, von der Sie weniger haben als am Anfang, oder zu einem Soldaten, der wie ein König zieht.</translation>
    </message>
    <message>
        <source>Move the pawn to the last rank and choose a piece.</source>
        <translation>Ziehen Sie den Bauern auf die letzte Reihe und wählen Sie eine Figur.</translation>
    </message>
    <message>
        <source>Good. The general and the minister are the strongest pieces.</source>
        <translation>Gut. General und Minister sind die stärksten Figuren.</translation>
    </message>
    <message>
        <source>Your king on e6 guards the three squares in front of the black king. Nothing can be put between a leaper and the king.</source>
        <translation>Ihr König auf e6 bewacht die drei Felder vor dem schwarzen König. Zwischen eine springende Figur und den König lässt sich nichts stellen.</translation>
    </message>
    <message>
        <source>Give checkmate with the general in one move.</source>
        <translation>Setzen Sie mit dem General in einem Zug matt.</translation>
    </message>
    <message>
        <source>Checkmate! A game is drawn when one side has only its king left. Now you know how Great Shatranj is played.</source>
        <translation>Matt! Hat eine Seite nur noch ihren König, ist die Partie remis. Jetzt wissen Sie, wie man Great Shatranj spielt.</translation>
    </message>
    <message>
        <source>Ko Shogi is a battle on the points of a go board. You play Black, at the near edge, and move first. Captured pieces do not come back. The general in the middle of the nearest rank commands your army.</source>
        <translation>Ko Shogi ist eine Schlacht auf den Punkten eines Go-Bretts. Sie spielen Schwarz, am vorderen Rand, und beginnen. Geschlagene Figuren kommen nicht zurück. Der General in der Mitte der untersten Reihe führt Ihr Heer.</translation>
    </message>
    <message>
        <source>The chariots stand in the front line. A chariot moves up to five points straight, in any direction.</source>
        <translation>Die Streitwagen stehen in der vordersten Linie. Ein Streitwagen zieht bis zu fünf Punkte gerade, in jede Richtung.</translation>
    </message>
    <message>
        <source>Move the chariot from 13n to 13l.</source>
        <translation>Ziehen Sie den Streitwagen von 13n nach 13l.</translation>
    </message>
    <message>
        <source>Good. White has moved a chariot, too.</source>
        <translation>Gut. Auch Weiß hat einen Streitwagen gezogen.</translation>
    </message>
    <message>
        <source>A shield moves one step diagonally. Bows cannot shoot shields and chariots, so both lead the attack.</source>
        <translation>Ein Schild zieht einen Schritt schräg. Bögen können Schilde und Streitwagen nicht abschießen, darum führen beide den Angriff an.</translation>
    </message>
    <message>
        <source>Move the shield from 12n to 11m.</source>
        <translation>Ziehen Sie den Schild von 12n nach 11m.</translation>
    </message>
    <message>
        <source>Good. The pawn behind it has room now.</source>
        <translation>Gut. Der Bauer dahinter hat jetzt Platz.</translation>
    </message>
    <message>
        <source>A pawn moves one step straight, in any direction. It can move forward only while its army has a drum or a thunderclap.</source>
        <translation>Ein Bauer zieht einen Schritt gerade, in jede Richtung. Vorwärts zieht er nur, solange sein Heer eine Trommel oder einen Donnerschlag hat.</translation>
    </message>
    <message>
        <source>Move the pawn from 12o to 12n.</source>
        <translation>Ziehen Sie den Bauern von 12o nach 12n.</translation>
    </message>
    <message>
        <source>Good. So guard your drum.</source>
        <translation>Gut. Schützen Sie also Ihre Trommel.</translation>
    </message>
    <message>
        <source>A cavalryman leaps like a knight in chess: two points straight and one to the side.</source>
        <translation>Ein Reiter springt wie ein Springer im Schach: zwei Punkte gerade und einen zur Seite.</translation>
    </message>
    <message>
        <source>Leap with the cavalryman from 13p to 11o.</source>
        <translation>Springen Sie mit dem Reiter von 13p nach 11o.</translation>
    </message>
    <message>
        <source>Good. That is how a battle begins. The next lessons have small positions.</source>
        <translation>Gut. So beginnt eine Schlacht. Die nächsten Lektionen haben kleine Stellungen.</translation>
    </message>
    <message>
        <source>The six farthest ranks are the promotion zone, beyond the dashed line. A piece that moves into, inside or out of it may promote, if it has a promoted face.</source>
        <translation>Die sechs entferntesten Reihen hinter der gestrichelten Linie sind die Beförderungszone. Eine Figur, die in die Zone hinein, innerhalb der Zone oder aus ihr heraus zieht, darf befördert werden, wenn sie eine beförderte Form hat.</translation>
    </message>
    <message>
        <source>Move the chariot into the zone and promote it.</source>
        <translation>Ziehen Sie den Streitwagen in die Zone und befördern Sie ihn.</translation>
    </message>
    <message>
        <source>The chariot is a chariot unit now: it moves any number of points.</source>
        <translation>Der Streitwagen ist jetzt ein Wagentrupp: Er zieht beliebig weit.</translation>
    </message>
    <message>
        <source>Some captures promote a piece at once, anywhere on the board. One of them is the capture of a banner or a drum.</source>
        <translation>Manchmal befördert das Schlagen eine Figur sofort, überall auf dem Brett: zum Beispiel, wenn sie ein Banner oder eine Trommel schlägt.</translation>
    </message>
    <message>
        <source>Capture the banner with the cavalryman.</source>
        <translation>Schlagen Sie mit dem Reiter das Banner.</translation>
    </message>
    <message>
        <source>The cavalryman is promoted: it can leap twice in one move now.</source>
        <translation>Der Reiter ist befördert: Er kann jetzt zweimal in einem Zug springen.</translation>
    </message>
    <message>
        <source>An army without a general or governor can still fight while it has both its middle troop and its banner. White has already lost the general here. If White also loses the middle troop or the banner, the game is over.</source>
        <translation>Ein Heer ohne General und Feldherrn kämpft weiter, solange es Kerntruppe und Banner hat. Weiß hat hier den General verloren. Fällt auch eine dieser beiden Figuren, hat Weiß verloren.</translation>
    </message>
    <message>
        <source>Win in one move.</source>
        <translation>Gewinnen Sie in einem Zug.</translation>
    </message>
    <message>
        <source>You have won. The tour “special moves” shows how armies shoot, burn and hold.</source>
        <translation>Sie haben gewonnen. Die Einführung „besondere Züge“ zeigt, wie Heere Gegner abschießen, verbrennen und festhalten.</translation>
    </message>
    <message>
        <source>{game}: first game</source>
        <translation>{game}: erste Partie</translation>
    </message>
    <message>
        <source>{game}: special moves</source>
        <translation>{game}: besondere Züge</translation>
    </message>
    <message>
        <source>The move promotes nothing. Try again.</source>
        <translation>Der Zug befördert nichts. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The move is not a drop. Try again.</source>
        <translation>Der Zug setzt keine Figur ein. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The move does not give check. Try again.</source>
        <translation>Der Zug bietet kein Schach. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The move does not win at once. Try again.</source>
        <translation>Der Zug gewinnt nicht sofort. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The move has only one step. Try again.</source>
        <translation>Der Zug hat nur einen Schritt. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The move shoots nothing. Try again.</source>
        <translation>Der Zug schießt nicht. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The move burns nothing. Try again.</source>
        <translation>Der Zug verbrennt nichts. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The move holds no enemy. Try again.</source>
        <translation>Der Zug hält keine gegnerische Figur fest. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The move captures nothing. Try again.</source>
        <translation>Der Zug schlägt nichts. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The move captures too few pieces. Try again.</source>
        <translation>Der Zug schlägt zu wenige Figuren. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The move ends on another square. Try again.</source>
        <translation>Der Zug endet auf einem anderen Feld. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>This lesson needs another move. Try again.</source>
        <translation>Diese Lektion verlangt einen anderen Zug. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Good. The bishops now face each other on the diagonal.</source>
        <translation>Gut. Die Läufer stehen sich nun auf der Diagonalen gegenüber.</translation>
    </message>
    <message>
        <source>A piece captures by moving to the square of an enemy piece. On 2b, your bishop is also in the promotion zone.</source>
        <translation>Eine Figur schlägt, indem sie auf das Feld einer gegnerischen Figur zieht. Auf 2b ist Ihr Läufer zugleich in der Beförderungszone.</translation>
    </message>
    <message>
        <source>Capture the bishop on 2b and promote.</source>
        <translation>Schlagen Sie den Läufer auf 2b und befördern Sie Ihren Läufer.</translation>
    </message>
    <message>
        <source>Good. Gote has recaptured. Each of you now has a bishop in hand.</source>
        <translation>Gut. Gote hat zurückgeschlagen. Jetzt haben beide Seiten einen Läufer in der Hand.</translation>
    </message>
    <message>
        <source>The pawn on 2g stands in front of your rook. Each of its steps gives the rook more room.</source>
        <translation>Der Bauer auf 2g steht vor Ihrem Turm. Jeder seiner Schritte gibt dem Turm mehr Raum.</translation>
    </message>
    <message>
        <source>The vanguard stands in front of the army. It moves up to five points straight forward.</source>
        <translation>Die Speerspitze steht vor dem Heer. Sie zieht bis zu fünf Punkte geradeaus nach vorn.</translation>
    </message>
    <message>
        <source>Move the vanguard from 10m to 10k.</source>
        <translation>Ziehen Sie die Speerspitze von 10m nach 10k.</translation>
    </message>
    <message>
        <source>Good. White has also moved its vanguard.</source>
        <translation>Gut. Auch Weiß hat seine Speerspitze gezogen.</translation>
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
        <source>There is no room for the file %1: all files of variants together can have %2 MiB at most.</source>
        <translation>Für die Datei %1 ist kein Platz: Alle Dateien mit Varianten zusammen können höchstens %2 MiB haben.</translation>
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
    <message>
        <source>The file %1 already exists. It was not changed.</source>
        <translation>Die Datei %1 gibt es schon. Sie wurde nicht geändert.</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>something is missing at character {place}</source>
        <translation>bei Zeichen {place} fehlt etwas</translation>
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
        <source>no move follows “{text}” at character {place}</source>
        <translation>auf „{text}“ bei Zeichen {place} folgt kein Zug</translation>
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
        <source>{side} has two unpromoted pieces of the same kind on the file of {square}</source>
        <translation>{side} hat zwei gleiche unbeförderte Figuren auf der Linie von {square}</translation>
    </message>
    <message>
        <source>there are more pieces on the board and in the hands than squares</source>
        <translation>auf dem Brett und in den Händen sind mehr Figuren, als das Brett Felder hat</translation>
    </message>
    <message>
        <source>there are more than 255 pieces of the same kind on the board and in the hands</source>
        <translation>auf dem Brett und in den Händen sind mehr als 255 Figuren der gleichen Art</translation>
    </message>
    <message>
        <source>“{text}” is not one lower-case letter</source>
        <translation>„{text}“ ist kein einzelner Kleinbuchstabe</translation>
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
        <source>This game has no check, so there are no mates.</source>
        <translation>In diesem Spiel gibt es kein Schach, also auch kein Matt.</translation>
    </message>
    <message>
        <source>The mate search needs a game in which each side has exactly one royal piece.</source>
        <translation>Matts werden nur in Spielen gesucht, in denen jede Seite genau eine königliche Figur hat.</translation>
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
        <source>You cannot move that piece now.</source>
        <translation>Diese Figur gehört nicht der Seite am Zug.</translation>
    </message>
    <message>
        <source>Your own piece is there.</source>
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
        <source>You can drop pieces only on empty squares.</source>
        <translation>Figuren werden nur auf leere Felder eingesetzt.</translation>
    </message>
    <message>
        <source>You already have an unpromoted piece of that kind on this file.</source>
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
        <source>An enemy net holds that piece.</source>
        <translation>Ein Netz des Gegners hält diese Figur fest.</translation>
    </message>
    <message>
        <source>That piece must make more steps.</source>
        <translation>Diese Figur muss mehr Schritte machen.</translation>
    </message>
    <message>
        <source>That piece can move forward only while you have a drum.</source>
        <translation>Vorwärts kann diese Figur nur ziehen, solange ihre Seite eine Trommel hat.</translation>
    </message>
    <message>
        <source>That piece cannot capture this one by moving there.</source>
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
        <source>There is no enemy to shoot there.</source>
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
        <source>That piece can promote only while you have a priest.</source>
        <translation>Diese Figur kann nur befördert werden, solange ihre Seite einen Priester hat.</translation>
    </message>
    <message>
        <source>The library {path} cannot be opened.</source>
        <translation>Die Bibliothek {path} lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>{path} is not a library of games; it was left as it is.</source>
        <translation>{path} ist keine Partienbibliothek; die Datei blieb unverändert.</translation>
    </message>
    <message>
        <source>The library {path} was written by a newer version of Komadai; it was left as it is.</source>
        <translation>Die Bibliothek {path} wurde von einem neueren Komadai geschrieben; sie blieb unverändert.</translation>
    </message>
    <message>
        <source>The library {path} is damaged; it was left as it is.</source>
        <translation>Die Bibliothek {path} ist beschädigt; sie blieb unverändert.</translation>
    </message>
    <message>
        <source>The library {path} is in use by another program.</source>
        <translation>Die Bibliothek {path} wird von einem anderen Programm benutzt.</translation>
    </message>
    <message>
        <source>The library {path} can only be read, because its file, folder or disk is write-protected. You can add its games to another library.</source>
        <translation>Die Bibliothek {path} kann nur gelesen werden, weil die Datei, der Ordner oder der Datenträger schreibgeschützt ist. Sie können ihre Partien zu einer anderen Bibliothek hinzufügen.</translation>
    </message>
    <message>
        <source>The library {path} cannot be written to.</source>
        <translation>In die Bibliothek {path} kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The stored game uses unknown rules: {text}.</source>
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
        <source>The stored game contradicts itself at ply {ply}: {text}.</source>
        <translation>Die gespeicherte Partie passt bei Halbzug {ply} nicht zusammen: {text}.</translation>
    </message>
    <message>
        <source>The stored moves of this game are damaged.</source>
        <translation>Die gespeicherten Züge dieser Partie sind beschädigt.</translation>
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
        <translation>Lagersieg: Der König hat das gegnerische Lager erreicht</translation>
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
        <translation>blanker König</translation>
    </message>
    <message>
        <source>loss of command</source>
        <translation>Verlust der Führung</translation>
    </message>
    <message>
        <source>only kings left</source>
        <translation>nur noch Könige</translation>
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
        <source>unknown reason</source>
        <translation>unbekannter Grund</translation>
    </message>
    <message>
        <source>{loser} is checkmated.</source>
        <translation>{loser} ist schachmatt.</translation>
    </message>
    <message>
        <source>Stalemate: there is no legal move.</source>
        <translation>Patt: Es gibt keinen erlaubten Zug.</translation>
    </message>
    <message>
        <source>The same position has occurred too often.</source>
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
        <source>{loser} has only the king left.</source>
        <translation>{loser} hat nur noch den König.</translation>
    </message>
    <message>
        <source>{loser} has lost every piece that can command the army.</source>
        <translation>{loser} hat alle Figuren verloren, die das Heer führen können.</translation>
    </message>
    <message>
        <source>{loser} has resigned.</source>
        <translation>{loser} hat aufgegeben.</translation>
    </message>
    <message>
        <source>{loser} has run out of time.</source>
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
        <source>One side has only the king left.</source>
        <translation>Eine Seite hat nur noch den König.</translation>
    </message>
    <message>
        <source>Only kings are left.</source>
        <translation>Nur die Könige sind noch da.</translation>
    </message>
    <message>
        <source>Too few pieces are left for a mate.</source>
        <translation>Für ein Matt sind zu wenige Figuren übrig.</translation>
    </message>
    <message>
        <source>The players agreed to a draw.</source>
        <translation>Die Spieler haben sich auf Remis geeinigt.</translation>
    </message>
    <message>
        <source>doubled pieces: any piece may be dropped on any file</source>
        <translation>gedoppelte Figuren: Jede Figur darf auf jede Linie eingesetzt werden</translation>
    </message>
    <message>
        <source>mating drops: any drop may give mate</source>
        <translation>Matt durch Einsetzen: Jedes Einsetzen darf matt setzen</translation>
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
        <translation>wer keinen Zug hat, verliert</translation>
    </message>
    <message>
        <source>wins for the side without a move</source>
        <translation>wer keinen Zug hat, gewinnt</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>loses for the side that repeats</source>
        <translation>wer wiederholt, verliert</translation>
    </message>
    <message>
        <source>wins for the side that repeats</source>
        <translation>wer wiederholt, gewinnt</translation>
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
        <source>Bare king</source>
        <translation>Blanker König</translation>
    </message>
    <message>
        <source>plays on</source>
        <translation>spielt weiter</translation>
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
        <source>, line {line}</source>
        <translation>, Zeile {line}</translation>
    </message>
    <message>
        <source>“{move}” is not a move: {problem}.</source>
        <translation>„{move}“ ist kein Zug: {problem}.</translation>
    </message>
    <message>
        <source>“{move}” is not a legal move here.</source>
        <translation>„{move}“ ist hier kein erlaubter Zug.</translation>
    </message>
    <message>
        <source>Several moves: {list}</source>
        <translation>Mehrere Züge: {list}</translation>
    </message>
    <message>
        <source>Not a legal move here.</source>
        <translation>Hier kein erlaubter Zug.</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} gewinnt</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Draw by {reason}</source>
        <translation>Remis ({reason})</translation>
    </message>
    <message>
        <source>{side} wins by {reason}</source>
        <translation>{side} gewinnt ({reason})</translation>
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
        <translation>Eine Schlacht zweier Heere mit Bogenschützen, Kanonen und Feuer auf einem Go-Brett, aus der Edo-Zeit.</translation>
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
        <translation>Ein schnelles Shogi auf sechs mal sechs Feldern, mit allen Figuren des Shogi außer der Lanze.</translation>
    </message>
    <message>
        <source>Gorogoro Shogi</source>
        <translation>Gorogoro-Shogi</translation>
    </message>
    <message>
        <source>A small shogi of golds, silvers and pawns, made to learn the game with.</source>
        <translation>Ein kleines Shogi mit Goldgenerälen, Silbergenerälen und Bauern, zum Lernen gemacht.</translation>
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
        <source>“{move}” could mean several moves: {list}.</source>
        <translation>„{move}“ kann mehrere Züge bedeuten: {list}.</translation>
    </message>
    <message>
        <source>“{text}” is neither “setting=value” nor “piece:letter:moves”</source>
        <translation>„{text}“ ist weder „Einstellung=Wert“ noch „Figur:Buchstabe:Züge“</translation>
    </message>
    <message>
        <source>“{text}” is not one upper-case letter</source>
        <translation>„{text}“ ist kein einzelner Großbuchstabe</translation>
    </message>
    <message>
        <source>“{text}” is not a code of upper-case letters, with or without + before them</source>
        <translation>„{text}“ ist kein Kürzel aus Großbuchstaben, mit oder ohne + davor</translation>
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
        <translation>Keine Figur darf so eingesetzt werden, dass sie Schach bietet.</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is not expected</source>
        <translation>„{text}“ bei Zeichen {place} wird nicht erwartet</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is not a letter of Betza’s notation</source>
        <translation>„{text}“ bei Zeichen {place} ist kein Buchstabe der Betza-Notation</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is not possible with the move after it</source>
        <translation>„{text}“ bei Zeichen {place} ist bei dem folgenden Zug nicht möglich</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is not a number of empty squares</source>
        <translation>„{text}“ bei Zeichen {place} ist keine Anzahl leerer Felder</translation>
    </message>
    <message>
        <source>“{text}” is not a [section], a “key = value” line or a comment</source>
        <translation>„{text}“ ist weder ein [Abschnitt] noch eine Zeile „Schlüssel = Wert“ noch ein Kommentar</translation>
    </message>
    <message>
        <source>the byte {text} is not valid UTF-8</source>
        <translation>das Byte {text} ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>there is no [section] before this key</source>
        <translation>vor diesem Schlüssel steht kein [Abschnitt]</translation>
    </message>
    <message>
        <source>the text has no [section] and so no variant</source>
        <translation>der Text hat keinen [Abschnitt] und somit keine Variante</translation>
    </message>
    <message>
        <source>the text has no setting and no piece and so no diagram</source>
        <translation>der Text hat weder Einstellung noch Figur und ist somit kein Diagramm</translation>
    </message>
    <message>
        <source>a section name has lower-case letters, digits, “-” and “_”, and begins with a letter or digit</source>
        <translation>der Name eines Abschnitts besteht aus Kleinbuchstaben, Ziffern, „-“ und „_“ und beginnt mit einem Buchstaben oder einer Ziffer</translation>
    </message>
    <message>
        <source>a variant of this name already exists</source>
        <translation>eine Variante dieses Namens gibt es schon</translation>
    </message>
    <message>
        <source>the file is too large; this section and those after it were not read</source>
        <translation>die Datei ist zu groß; dieser Abschnitt und die folgenden wurden nicht gelesen</translation>
    </message>
    <message>
        <source>the parent “{text}” is unknown</source>
        <translation>die übergeordnete Variante „{text}“ ist unbekannt</translation>
    </message>
    <message>
        <source>the parent “{text}” must come before this section</source>
        <translation>die übergeordnete Variante „{text}“ muss vor diesem Abschnitt stehen</translation>
    </message>
    <message>
        <source>the parent “{text}” itself inherits from this section</source>
        <translation>die übergeordnete Variante „{text}“ erbt selbst von diesem Abschnitt</translation>
    </message>
    <message>
        <source>this key is unknown</source>
        <translation>dieser Schlüssel ist unbekannt</translation>
    </message>
    <message>
        <source>this key appears twice</source>
        <translation>dieser Schlüssel steht zweimal da</translation>
    </message>
    <message>
        <source>this key means the same as “{text}”, which is also there</source>
        <translation>dieser Schlüssel bedeutet dasselbe wie „{text}“, der auch angegeben ist</translation>
    </message>
    <message>
        <source>this key is missing</source>
        <translation>dieser Schlüssel fehlt</translation>
    </message>
    <message>
        <source>“{text}” is not valid here</source>
        <translation>„{text}“ ist hier ungültig</translation>
    </message>
    <message>
        <source>“{text}” has an invisible character; remove it</source>
        <translation>„{text}“ enthält ein unsichtbares Zeichen; entfernen Sie es</translation>
    </message>
    <message>
        <source>“{text}” is not possible in a game with special effects</source>
        <translation>„{text}“ ist in einem Spiel mit besonderen Wirkungen nicht möglich</translation>
    </message>
    <message>
        <source>this is only possible if all pieces have codes of one letter</source>
        <translation>das geht nur, wenn die Kürzel aller Figuren aus einem Buchstaben bestehen</translation>
    </message>
    <message>
        <source>Komadai does not play this rule; add the line “{text}” to leave it out</source>
        <translation>Komadai spielt diese Regel nicht; mit der Zeile „{text}“ wird sie weggelassen</translation>
    </message>
    <message>
        <source>another piece already has the letter “{text}”</source>
        <translation>eine andere Figur hat schon den Buchstaben „{text}“</translation>
    </message>
    <message>
        <source>the start with the handicap “{text}” breaks the rules of the variant</source>
        <translation>die Anfangsstellung mit der Vorgabe „{text}“ bricht die Regeln der Variante</translation>
    </message>
    <message>
        <source>there are too many kinds of pieces ({text})</source>
        <translation>es gibt zu viele Figurenarten ({text})</translation>
    </message>
    <message>
        <source>this key and “{text}” must have the same value</source>
        <translation>dieser Schlüssel und „{text}“ müssen denselben Wert haben</translation>
    </message>
    <message>
        <source>a game with drops can have only one royal piece</source>
        <translation>ein Spiel mit Einsetzen kann nur eine königliche Figur haben</translation>
    </message>
    <message>
        <source>“{text}” is royal, and royal pieces do not promote</source>
        <translation>„{text}“ ist königlich, und königliche Figuren werden nicht befördert</translation>
    </message>
    <message>
        <source>“{text}” is royal, and no piece can promote to a royal piece</source>
        <translation>„{text}“ ist königlich, und keine Figur kann zu einer königlichen befördert werden</translation>
    </message>
    <message>
        <source>in “{text}”, the second piece also promotes, which is not possible</source>
        <translation>in „{text}“ wird auch die zweite Figur befördert; das ist nicht möglich</translation>
    </message>
    <message>
        <source>“{text}” has a promoted form and also promotes to other pieces; only one of the two is possible</source>
        <translation>„{text}“ hat eine beförderte Form und wird auch zu anderen Figuren befördert; nur eines von beidem ist möglich</translation>
    </message>
    <message>
        <source>“{text}” limits the number of a piece that is also the promoted form of another piece</source>
        <translation>„{text}“ begrenzt die Zahl einer Figur, die auch die beförderte Form einer anderen ist</translation>
    </message>
    <message>
        <source>pawns promote, but no piece is listed to which they can promote</source>
        <translation>Bauern werden befördert, aber es ist nicht angegeben, wozu</translation>
    </message>
    <message>
        <source>the start position has no pieces</source>
        <translation>die Anfangsstellung hat keine Figuren</translation>
    </message>
    <message>
        <source>“{text}” must be moves of one step without shots</source>
        <translation>„{text}“ darf nur Züge von einem Schritt ohne Schüsse enthalten</translation>
    </message>
    <message>
        <source>further problems that are not listed: {count}</source>
        <translation>weitere, nicht aufgeführte Probleme: {count}</translation>
    </message>
    <message>
        <source>; expected {list}</source>
        <translation>; erwartet: {list}</translation>
    </message>
    <message>
        <source> (did you mean “{word}”?)</source>
        <translation> (meinten Sie „{word}“?)</translation>
    </message>
    <message>
        <source> (did you mean “{word}” or “{other}”?)</source>
        <translation> (meinten Sie „{word}“ oder „{other}“?)</translation>
    </message>
    <message>
        <source>the file is in no known format</source>
        <translation>die Datei hat kein bekanntes Format</translation>
    </message>
    <message>
        <source>the variant “{text}” is unknown or does not fit the format; the game was left out</source>
        <translation>die Variante „{text}“ ist unbekannt oder passt nicht zum Format; die Partie wurde ausgelassen</translation>
    </message>
    <message>
        <source>the start “{text}” is not a valid position; the game was left out</source>
        <translation>die Anfangsstellung „{text}“ ist keine gültige Stellung; die Partie wurde ausgelassen</translation>
    </message>
    <message>
        <source>“{text}” cannot be read as a move; the moves after it were left out</source>
        <translation>„{text}“ ist nicht als Zug lesbar; die Züge danach wurden ausgelassen</translation>
    </message>
    <message>
        <source>“{text}” is not a legal move; the moves after it were left out</source>
        <translation>„{text}“ ist kein erlaubter Zug; die Züge danach wurden ausgelassen</translation>
    </message>
    <message>
        <source>“{text}” is not a valid value; it was left out</source>
        <translation>„{text}“ ist kein gültiger Wert; er wurde ausgelassen</translation>
    </message>
    <message>
        <source>“{text}” is not known in this format; it was left out</source>
        <translation>„{text}“ ist in diesem Format unbekannt; es wurde ausgelassen</translation>
    </message>
    <message>
        <source>“{text}” begins or ends a variation where there is none</source>
        <translation>„{text}“ beginnt oder beendet eine Variante, wo keine ist</translation>
    </message>
    <message>
        <source>the text is too long; the rest of it was left out</source>
        <translation>der Text ist zu lang; sein Rest wurde ausgelassen</translation>
    </message>
    <message>
        <source>variations are nested too deeply; the inner ones were left out</source>
        <translation>Varianten sind zu tief verschachtelt; die inneren wurden ausgelassen</translation>
    </message>
    <message>
        <source>the file has too many games; the last ones were left out</source>
        <translation>die Datei hat zu viele Partien; die letzten wurden ausgelassen</translation>
    </message>
    <message>
        <source>This format has no variations.</source>
        <translation>Dieses Format hat keine Varianten.</translation>
    </message>
    <message>
        <source>This format cannot keep all comments as they are.</source>
        <translation>Dieses Format kann nicht alle Kommentare unverändert aufnehmen.</translation>
    </message>
    <message>
        <source>This format has no symbols such as “!?”.</source>
        <translation>Dieses Format hat keine Symbole wie „!?“.</translation>
    </message>
    <message>
        <source>This format has no arrows and circles.</source>
        <translation>Dieses Format hat keine Pfeile und Kreise.</translation>
    </message>
    <message>
        <source>This format has no bookmarks.</source>
        <translation>Dieses Format hat keine Lesezeichen.</translation>
    </message>
    <message>
        <source>This format cannot keep all evaluations with all their details.</source>
        <translation>Dieses Format kann nicht alle Bewertungen mit allen Einzelheiten aufnehmen.</translation>
    </message>
    <message>
        <source>This format cannot keep the time of each move exactly.</source>
        <translation>Dieses Format kann die Zeit jedes Zuges nicht genau angeben.</translation>
    </message>
    <message>
        <source>This format has no remaining times.</source>
        <translation>Dieses Format hat keine Restzeiten.</translation>
    </message>
    <message>
        <source>This format has no titles of players.</source>
        <translation>Dieses Format hat keine Titel der Spieler.</translation>
    </message>
    <message>
        <source>This format has no ratings.</source>
        <translation>Dieses Format hat keine Wertungszahlen.</translation>
    </message>
    <message>
        <source>This format cannot keep all game details.</source>
        <translation>Dieses Format kann nicht alle Angaben zur Partie aufnehmen.</translation>
    </message>
    <message>
        <source>This format cannot keep the rule options of the game.</source>
        <translation>Dieses Format kann die gewählten Regeln der Partie nicht aufnehmen.</translation>
    </message>
    <message>
        <source>This format says who won, but not how the game ended.</source>
        <translation>Dieses Format sagt, wer gewonnen hat, aber nicht, wie die Partie endete.</translation>
    </message>
    <message>
        <source>This format has no moves, only the start position.</source>
        <translation>Dieses Format hat keine Züge, nur die Anfangsstellung.</translation>
    </message>
    <message>
        <source>This format has no result.</source>
        <translation>Dieses Format hat kein Ergebnis.</translation>
    </message>
    <message>
        <source>This format cannot keep where this game ended, because that is not the end of the main line.</source>
        <translation>Dieses Format kann nicht behalten, wo diese Partie zu Ende war, denn das ist nicht das Ende der Hauptvariante.</translation>
    </message>
    <message>
        <source>This format cannot keep players, date, place and event.</source>
        <translation>Dieses Format kann Spieler, Datum, Ort und Veranstaltung nicht aufnehmen.</translation>
    </message>
    <message>
        <source>This format does not say which player is a computer.</source>
        <translation>Dieses Format sagt nicht, welcher Spieler ein Computer ist.</translation>
    </message>
    <message>
        <source>This format cannot keep the time control.</source>
        <translation>Dieses Format kann die Bedenkzeit nicht aufnehmen.</translation>
    </message>
    <message>
        <source>This format numbers the moves from 1.</source>
        <translation>Dieses Format zählt die Züge ab 1.</translation>
    </message>
    <message>
        <source>This format does not count the moves without progress before the start.</source>
        <translation>Dieses Format zählt die Züge ohne Fortschritt vor dem Beginn nicht.</translation>
    </message>
    <message>
        <source>This format cannot describe the board, the pieces or the moves of this variant.</source>
        <translation>Dieses Format kann das Brett, die Figuren oder die Züge dieser Variante nicht beschreiben.</translation>
    </message>
    <message>
        <source>This format cannot store the position from which the game starts.</source>
        <translation>Dieses Format kann die Stellung nicht aufnehmen, in der die Partie beginnt.</translation>
    </message>
    <message>
        <source>, game {number}</source>
        <translation>, Partie {number}</translation>
    </message>
    <message>
        <source>, line {number}</source>
        <translation>, Zeile {number}</translation>
    </message>
    <message>
        <source>“{text}” is not a condition</source>
        <translation>„{text}“ ist keine Bedingung</translation>
    </message>
    <message>
        <source>A value is missing after “{text}:”</source>
        <translation>Nach „{text}:“ fehlt ein Wert</translation>
    </message>
    <message>
        <source>“{text}” is not valid for this condition</source>
        <translation>„{text}“ ist für diese Bedingung nicht gültig</translation>
    </message>
    <message>
        <source>The quotation mark is not closed: {text}</source>
        <translation>Das Anführungszeichen ist nicht geschlossen: {text}</translation>
    </message>
    <message>
        <source>A bracket is not closed</source>
        <translation>Eine Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>A bracket is closed that was not opened</source>
        <translation>Eine Klammer wird geschlossen, die nicht geöffnet wurde</translation>
    </message>
    <message>
        <source>Something is missing next to “{text}”</source>
        <translation>Neben „{text}“ fehlt etwas</translation>
    </message>
    <message>
        <source>There are too many brackets inside each other</source>
        <translation>Zu viele Klammern sind ineinander verschachtelt</translation>
    </message>
    <message>
        <source>the text of the game is damaged; the game was left out</source>
        <translation>der Text der Partie ist beschädigt; die Partie wurde ausgelassen</translation>
    </message>
    <message>
        <source>the game was written by a newer version of Komadai; it was left out</source>
        <translation>die Partie wurde von einer neueren Version von Komadai geschrieben; sie wurde ausgelassen</translation>
    </message>
    <message>
        <source>{name} cannot be read.</source>
        <translation>{name} kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>{name} is damaged; a part of it was left out.</source>
        <translation>{name} ist beschädigt; ein Teil wurde ausgelassen.</translation>
    </message>
    <message>
        <source>{name} is encrypted; it was left out.</source>
        <translation>{name} ist verschlüsselt und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>{name} is too large; it was left out.</source>
        <translation>{name} ist zu groß und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>{name} is an archive within too many others; it was left out.</source>
        <translation>{name} ist ein Archiv, das zu tief in anderen Archiven liegt; es wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The file is damaged: {text}</source>
        <translation>Die Datei ist beschädigt: {text}</translation>
    </message>
    <message>
        <source>The table {text} has rows that refer to missing ones.</source>
        <translation>Die Tabelle {text} hat Zeilen, die auf fehlende verweisen.</translation>
    </message>
    <message>
        <source>The variant “{text}” is unknown, so the moves were not checked.</source>
        <translation>Die Variante „{text}“ ist unbekannt; die Züge wurden nicht geprüft.</translation>
    </message>
    <message>
        <source>The game cannot be read.</source>
        <translation>Die Partie kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The search index has a wrong date or wrong moves for the game.</source>
        <translation>Der Suchindex hat ein falsches Datum oder falsche Züge der Partie.</translation>
    </message>
    <message>
        <source>The position index does not match the game.</source>
        <translation>Der Stellungsindex passt nicht zur Partie.</translation>
    </message>
    <message>
        <source>The move statistics do not match the games.</source>
        <translation>Die Zugstatistik passt nicht zu den Partien.</translation>
    </message>
    <message>
        <source>The word index ({text}) does not match the games.</source>
        <translation>Der Wortindex ({text}) passt nicht zu den Partien.</translation>
    </message>
    <message>
        <source>Comments before a move are written after the move before it.</source>
        <translation>Kommentare vor einem Zug werden hinter den Zug davor geschrieben.</translation>
    </message>
    <message>
        <source>The start time is written in UTC, without its time zone.</source>
        <translation>Die Anfangszeit wird in UTC geschrieben, ohne Zeitzone.</translation>
    </message>
    <message>
        <source>Game {number}: {sentence}</source>
        <translation>Partie {number}: {sentence}</translation>
    </message>
    <message>
        <source>{place}: {what}.</source>
        <translation>{place}: {what}.</translation>
    </message>
    <message>
        <source>{text}.</source>
        <translation>{text}.</translation>
    </message>
    <message>
        <source>the file is not an opening book</source>
        <translation>die Datei ist kein Eröffnungsbuch</translation>
    </message>
    <message>
        <source>the book was written by a newer version of Komadai</source>
        <translation>das Buch stammt von einer neueren Version von Komadai</translation>
    </message>
    <message>
        <source>the book does not name its variant before the first position</source>
        <translation>das Buch nennt seine Variante nicht vor der ersten Stellung</translation>
    </message>
    <message>
        <source>the variant of “{text}” is not known</source>
        <translation>die Variante von „{text}“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>“{text}” is not a valid position; it was left out with its moves</source>
        <translation>„{text}“ ist keine gültige Stellung; sie wurde mit ihren Zügen ausgelassen</translation>
    </message>
    <message>
        <source>no position stands before “{text}”; it was left out</source>
        <translation>vor „{text}“ steht keine Stellung; es wurde ausgelassen</translation>
    </message>
    <message>
        <source>“{text}” cannot be read as a move; it was left out</source>
        <translation>„{text}“ kann nicht als Zug gelesen werden; er wurde ausgelassen</translation>
    </message>
    <message>
        <source>“{text}” is not a legal move; it was left out</source>
        <translation>„{text}“ ist kein erlaubter Zug; er wurde ausgelassen</translation>
    </message>
    <message>
        <source>“{text}” is not a legal answer; it was left out</source>
        <translation>„{text}“ ist keine erlaubte Antwort; sie wurde ausgelassen</translation>
    </message>
    <message>
        <source>the book has too many positions; the last ones were left out</source>
        <translation>das Buch hat zu viele Stellungen; die letzten wurden ausgelassen</translation>
    </message>
    <message>
        <source>the position has too many moves; the last ones were left out</source>
        <translation>die Stellung hat zu viele Züge; die letzten wurden ausgelassen</translation>
    </message>
    <message>
        <source>The comments of the file are not kept.</source>
        <translation>Die Kommentare der Datei werden nicht übernommen.</translation>
    </message>
    <message>
        <source>This format does not name the variant of the book.</source>
        <translation>Dieses Format nennt die Variante des Buches nicht.</translation>
    </message>
    <message>
        <source>This format has counts of moves, but no weights.</source>
        <translation>Dieses Format hat Häufigkeiten von Zügen, aber keine Gewichte.</translation>
    </message>
    <message>
        <source>In this format, a score of 0 without a depth means no score.</source>
        <translation>In diesem Format bedeutet die Wertung 0 ohne Tiefe, dass es keine Wertung gibt.</translation>
    </message>
    <message>
        <source>{winner} has declared: the king has entered the enemy’s camp.</source>
        <translation>{winner} hat die Partie durch Erklärung beendet: Der König ist im gegnerischen Lager.</translation>
    </message>
    <message>
        <source>Impasse: the kings can no longer be caught.</source>
        <translation>Jishogi: Die Könige sind nicht mehr zu fassen.</translation>
    </message>
    <message>
        <source>Entering king</source>
        <translation>Nyugyoku</translation>
    </message>
    <message>
        <source>no declaration</source>
        <translation>keine Erklärung</translation>
    </message>
    <message>
        <source>27-point rule</source>
        <translation>27-Punkte-Regel</translation>
    </message>
    <message>
        <source>24-point rule</source>
        <translation>24-Punkte-Regel</translation>
    </message>
    <message>
        <source>{side} wins by declaration (entering king)</source>
        <translation>{side} gewinnt durch Erklärung (Nyugyoku)</translation>
    </message>
    <message>
        <source>An evaluation of the review of this game is damaged.</source>
        <translation>Eine Bewertung der Überprüfung dieser Partie ist beschädigt.</translation>
    </message>
    <message>
        <source>The repertoire “{text}” is damaged.</source>
        <translation>Das Repertoire „{text}“ ist beschädigt.</translation>
    </message>
    <message>
        <source>A part of the library {path} is damaged and cannot be read.</source>
        <translation>Ein Teil der Bibliothek {path} ist beschädigt und kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The library {path} is damaged. Nothing more is written to it. Games added or changed since it was opened: {count}.</source>
        <translation>Die Bibliothek {path} ist beschädigt. Es wird nichts mehr hineingeschrieben. Seit dem Öffnen neue oder geänderte Partien: {count}.</translation>
    </message>
    <message>
        <source>There is no space left to write to the library {path}: the disk is full, or a limit is reached.</source>
        <translation>Für die Bibliothek {path} ist kein Platz mehr: Der Datenträger ist voll, oder eine Grenze ist erreicht.</translation>
    </message>
    <message>
        <source>Endgame tables are not possible for games with special effects.</source>
        <translation>Für Spiele mit besonderen Wirkungen sind keine Endspieltabellen möglich.</translation>
    </message>
    <message>
        <source>Endgame tables are not possible for games with drops.</source>
        <translation>Für Spiele mit Einsetzen sind keine Endspieltabellen möglich.</translation>
    </message>
    <message>
        <source>Endgame tables are not possible for games without royal pieces.</source>
        <translation>Für Spiele ohne königliche Figuren sind keine Endspieltabellen möglich.</translation>
    </message>
    <message>
        <source>Endgame tables are not possible for games in which a repetition or perpetual check wins or loses.</source>
        <translation>Für Spiele, in denen Stellungswiederholung oder Dauerschach gewinnt oder verliert, sind keine Endspieltabellen möglich.</translation>
    </message>
    <message>
        <source>Endgame tables are not possible for games in which a player can declare an entering king.</source>
        <translation>Für Spiele, in denen ein Spieler Nyugyoku erklären kann, sind keine Endspieltabellen möglich.</translation>
    </message>
    <message>
        <source>Endgame tables are not possible for games in which a promotion can be undone.</source>
        <translation>Für Spiele, in denen eine Beförderung rückgängig gemacht werden kann, sind keine Endspieltabellen möglich.</translation>
    </message>
    <message>
        <source>“{text}” is not a material: write one “v” between the pieces of both sides, as in KRvK.</source>
        <translation>„{text}“ ist keine Materialangabe: Schreiben Sie ein „v“ zwischen die Figuren beider Seiten, wie in KRvK.</translation>
    </message>
    <message>
        <source>“{text}” is not a material: no piece has the letters at “{place}”.</source>
        <translation>„{text}“ ist keine Materialangabe: Keine Figur hat die Buchstaben bei „{place}“.</translation>
    </message>
    <message>
        <source>“{text}” is not a material: a side has no royal piece.</source>
        <translation>„{text}“ ist keine Materialangabe: Einer Seite fehlt eine königliche Figur.</translation>
    </message>
    <message>
        <source>“{text}” is not a material: a side has the same royal piece twice.</source>
        <translation>„{text}“ ist keine Materialangabe: Eine Seite hat dieselbe königliche Figur zweimal.</translation>
    </message>
    <message>
        <source>“{text}” has too many pieces; tables have at most {number}.</source>
        <translation>„{text}“ hat zu viele Figuren; Tabellen haben höchstens {number}.</translation>
    </message>
    <message>
        <source>{file} does not exist.</source>
        <translation>{file} gibt es nicht.</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <translation>{file} kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>{file} kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>{file} is not an endgame table.</source>
        <translation>{file} ist keine Endspieltabelle.</translation>
    </message>
    <message>
        <source>{file} was written by another version of Komadai.</source>
        <translation>{file} wurde von einer anderen Version von Komadai geschrieben.</translation>
    </message>
    <message>
        <source>{file} is an endgame table for other rules.</source>
        <translation>{file} ist eine Endspieltabelle für andere Regeln.</translation>
    </message>
    <message>
        <source>{file} is an endgame table for other pieces than those in its name.</source>
        <translation>{file} ist eine Endspieltabelle für andere Figuren als die in ihrem Namen.</translation>
    </message>
    <message>
        <source>The reading of {file} was interrupted.</source>
        <translation>Das Lesen von {file} wurde unterbrochen.</translation>
    </message>
    <message>
        <source>{file} is damaged.</source>
        <translation>{file} ist beschädigt.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::AddToStudyDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Add to Study</source>
        <translation>Zu Studie hinzufügen</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Neue Studie</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Study:</source>
        <translation>&amp;Studie:</translation>
    </message>
    <message>
        <source>&amp;Title of the chapter:</source>
        <translation>&amp;Titel des Kapitels:</translation>
    </message>
</context>
<context>
    <name>komadai::ui::AnalysisPage</name>
    <message>
        <source>For the first player</source>
        <translation>Für den ersten Spieler</translation>
    </message>
    <message>
        <source>For the side to move</source>
        <translation>Für die Seite am Zug</translation>
    </message>
    <message>
        <source>For the better side, with its name</source>
        <translation>Für die bessere Seite, mit Namen</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Bauerneinheiten</translation>
    </message>
    <message>
        <source>Centipawns</source>
        <translation>Centipawns</translation>
    </message>
    <message>
        <source>Winning chance</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>Evaluation &amp;bar beside the board</source>
        <translation>Bewertungs&amp;balken neben dem Brett</translation>
    </message>
    <message>
        <source>Best moves as &amp;arrows</source>
        <translation>Beste Züge als &amp;Pfeile</translation>
    </message>
    <message>
        <source>&amp;Scores:</source>
        <translation>&amp;Wertungen:</translation>
    </message>
    <message>
        <source>&amp;Unit:</source>
        <translation>&amp;Einheit:</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Evaluations in the list of &amp;moves</source>
        <translation>Bewertungen in der &amp;Zugliste</translation>
    </message>
    <message>
        <source>How scores are shown</source>
        <translation>Darstellung der Wertungen</translation>
    </message>
    <message>
        <source>Where scores are shown</source>
        <translation>Wo Wertungen erscheinen</translation>
    </message>
    <message>
        <source>Use endgame &amp;tables</source>
        <translation>Endspiel&amp;tabellen benutzen</translation>
    </message>
    <message>
        <source>Stop a&amp;fter:</source>
        <translation>&amp;Anhalten nach:</translation>
    </message>
    <message>
        <source>&amp;Processor cores:</source>
        <translation>Prozessor&amp;kerne:</translation>
    </message>
    <message>
        <source>Memor&amp;y:</source>
        <translation>&amp;Speicher:</translation>
    </message>
    <message>
        <source>Analysis of a position</source>
        <translation>Analyse einer Stellung</translation>
    </message>
    <message>
        <source>Built-in engine</source>
        <translation>Eingebaute Engine</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>How long each engine analyses a position. Then the panel offers to continue.</source>
        <translation>So lange analysiert jede Engine eine Stellung. Danach bietet das Seitenfenster an, die Analyse fortzusetzen.</translation>
    </message>
    <message>
        <source>All that are free</source>
        <translation>Alle freien</translation>
    </message>
    <message>
        <source>Fewer cores keep the computer cooler and quieter.</source>
        <translation>Mit weniger Kernen bleibt der Computer kühler und leiser.</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>Each game that you analyse has a hash table of this size. If you change it, a running analysis starts again with an empty table.</source>
        <translation>Jede Partie, die Sie analysieren, hat eine Hashtabelle dieser Größe. Wenn Sie sie ändern, beginnt eine laufende Analyse neu mit einer leeren Tabelle.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::AnalysisPanel</name>
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
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Engines that analyse</source>
        <translation>Engines, die analysieren</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Wertungen</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Binden</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Drohungen</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Insert All</source>
        <translation>Alle einfügen</translation>
    </message>
    <message>
        <source>Find Mate</source>
        <translation>Matt suchen</translation>
    </message>
    <message>
        <source>How scores are shown</source>
        <translation>Wie Wertungen gezeigt werden</translation>
    </message>
    <message>
        <source>Continue without a time limit</source>
        <translation>Ohne Zeitgrenze fortsetzen</translation>
    </message>
    <message>
        <source>Edit &gt; Settings &gt; Analysis sets the time after which the analysis of a position stops.</source>
        <translation>Bearbeiten &gt; Einstellungen &gt; Analyse legt fest, nach welcher Zeit die Analyse einer Stellung anhält.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Depth and selective depth in plies</source>
        <translation>Tiefe und selektive Tiefe in Halbzügen</translation>
    </message>
    <message>
        <source>Nodes per second</source>
        <translation>Knoten je Sekunde</translation>
    </message>
    <message>
        <source>For the &amp;First Player</source>
        <translation>Für den &amp;ersten Spieler</translation>
    </message>
    <message>
        <source>For the Side to &amp;Move</source>
        <translation>Für die Seite am &amp;Zug</translation>
    </message>
    <message>
        <source>For the &amp;Better Side</source>
        <translation>Für die &amp;bessere Seite</translation>
    </message>
    <message>
        <source>As &amp;Pawns</source>
        <translation>Als Ba&amp;uerneinheiten</translation>
    </message>
    <message>
        <source>As &amp;Centipawns</source>
        <translation>Als &amp;Centipawns</translation>
    </message>
    <message>
        <source>As &amp;Winning Chance</source>
        <translation>Als &amp;Gewinnchance</translation>
    </message>
    <message>
        <source>%1 (does not play %2)</source>
        <translation>%1 (spielt %2 nicht)</translation>
    </message>
    <message>
        <source>%1 (not tested yet)</source>
        <translation>%1 (noch nicht getestet)</translation>
    </message>
    <message numerus="yes">
        <source>%n Engines</source>
        <translation>
            <numerusform>%n Engine</numerusform>
            <numerusform>%n Engines</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 – click to search all moves</source>
        <translation>Nur %1 – Klick untersucht wieder alle Züge</translation>
    </message>
    <message>
        <source>Without %1 – click to search all moves</source>
        <translation>Ohne %1 – Klick untersucht wieder alle Züge</translation>
    </message>
    <message>
        <source>Mate by Checks</source>
        <translation>Matt durch Schachgebote</translation>
    </message>
    <message>
        <source>Find a mate by checks</source>
        <translation>Matt durch Schachgebote suchen</translation>
    </message>
    <message>
        <source>&amp;Play to Here</source>
        <translation>Bis hierher &amp;spielen</translation>
    </message>
    <message>
        <source>&amp;Insert Line</source>
        <translation>Variante &amp;einfügen</translation>
    </message>
    <message>
        <source>Insert &amp;All Lines</source>
        <translation>&amp;Alle Varianten einfügen</translation>
    </message>
    <message>
        <source>&amp;Copy Line</source>
        <translation>Variante &amp;kopieren</translation>
    </message>
    <message>
        <source>Search All &amp;Moves</source>
        <translation>Alle &amp;Züge untersuchen</translation>
    </message>
    <message>
        <source>&amp;Search Only the First Move</source>
        <translation>&amp;Nur den ersten Zug untersuchen</translation>
    </message>
    <message>
        <source>&amp;Search Only the First Moves</source>
        <translation>&amp;Nur die ersten Züge untersuchen</translation>
    </message>
    <message>
        <source>&amp;Leave the First Move Out</source>
        <translation>Den ersten Zug weg&amp;lassen</translation>
    </message>
    <message>
        <source>&amp;Leave the First Moves Out</source>
        <translation>Die ersten Züge weg&amp;lassen</translation>
    </message>
</context>
<context>
    <name>AnalysisText</name>
    <message>
        <source>There is no threat to show: the side to move is in check.</source>
        <translation>Es gibt keine Drohung zu zeigen: Die Seite am Zug steht im Schach.</translation>
    </message>
    <message>
        <source>There is no threat to show: a side has no legal move.</source>
        <translation>Es gibt keine Drohung zu zeigen: Eine Seite hat keinen erlaubten Zug.</translation>
    </message>
    <message>
        <source>There is no threat to show: the rules do not allow this position with the other side to move.</source>
        <translation>Es gibt keine Drohung zu zeigen: Die Regeln erlauben diese Stellung nicht, wenn die andere Seite am Zug ist.</translation>
    </message>
    <message>
        <source>Finished: there is nothing more to find.</source>
        <translation>Fertig: Es gibt nichts mehr zu finden.</translation>
    </message>
    <message>
        <source>Stopped after the set time.</source>
        <translation>Nach der eingestellten Zeit angehalten.</translation>
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
        <source>%1 nodes, %2 per second</source>
        <translation>%1 Knoten, %2 je Sekunde</translation>
    </message>
    <message>
        <source>From an earlier analysis</source>
        <translation>Aus einer früheren Analyse</translation>
    </message>
    <message>
        <source>%1, from an earlier analysis</source>
        <translation>%1, aus einer früheren Analyse</translation>
    </message>
    <message>
        <source>Mate in 1 move.</source>
        <translation>Matt in 1 Zug.</translation>
    </message>
    <message numerus="yes">
        <source>Mate in %n move(s), %1 plies.</source>
        <translation>
            <numerusform>Matt in %n Zug, %1 Halbzug.</numerusform>
            <numerusform>Matt in %n Zügen, %1 Halbzüge.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 There is another solution.</source>
        <translation>%1 Es gibt eine weitere Lösung.</translation>
    </message>
    <message>
        <source>%1 It is the only first move that mates by checks.</source>
        <translation>%1 Nur dieser erste Zug setzt durch Schachgebote matt.</translation>
    </message>
    <message>
        <source>Searching for a mate by checks…</source>
        <translation>Matt durch Schachgebote wird gesucht …</translation>
    </message>
    <message>
        <source>No mate by checks (%1 nodes).</source>
        <translation>Kein Matt durch Schachgebote (%1 Knoten).</translation>
    </message>
    <message>
        <source>Not decided: no mate by checks found in %1 nodes.</source>
        <translation>Nicht entschieden: in %1 Knoten kein Matt durch Schachgebote gefunden.</translation>
    </message>
    <message>
        <source>Komadai</source>
        <translation>Komadai</translation>
    </message>
    <message>
        <source>%1 has found no line yet. It may not know the rules of this game.</source>
        <translation>%1 hat noch keine Variante gefunden. Vielleicht kennt die Engine die Regeln dieses Spiels nicht.</translation>
    </message>
    <message>
        <source>Waiting for %1…</source>
        <translation>Warten auf %1 …</translation>
    </message>
    <message>
        <source>Threats of %1.</source>
        <translation>Drohungen von %1.</translation>
    </message>
    <message>
        <source>Locked to another position.</source>
        <translation>An eine andere Stellung gebunden.</translation>
    </message>
    <message>
        <source>This game has no check, so there is no mate by checks.</source>
        <translation>In diesem Spiel gibt es kein Schach, also auch kein Matt durch Schachgebote.</translation>
    </message>
    <message>
        <source>A side can have several kings in this game. Mates are not searched there.</source>
        <translation>In diesem Spiel kann eine Seite mehrere Könige haben, daher wird kein Matt gesucht.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::Announcer</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>komadai::ui::AppearancePage</name>
    <message>
        <source>&amp;Animate moves</source>
        <translation>Züge &amp;animieren</translation>
    </message>
    <message>
        <source>&amp;Variant:</source>
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
    <message>
        <source>Show cap&amp;tured pieces</source>
        <translation>&amp;Geschlagene Figuren zeigen</translation>
    </message>
    <message>
        <source>Beside the players, in games without drops</source>
        <translation>Neben den Spielern, in Spielen ohne Einsetzen</translation>
    </message>
    <message>
        <source>Mark &amp;legal moves</source>
        <translation>&amp;Mögliche Züge markieren</translation>
    </message>
    <message>
        <source>Where a selected piece can move, capture or shoot</source>
        <translation>Wohin eine gewählte Figur ziehen und was sie schlagen oder abschießen kann</translation>
    </message>
    <message>
        <source>Mark the last &amp;move</source>
        <translation>&amp;Letzten Zug markieren</translation>
    </message>
    <message>
        <source>Show coordi&amp;nates</source>
        <translation>&amp;Koordinaten zeigen</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>Fa&amp;rben:</translation>
    </message>
    <message>
        <source>Text si&amp;ze:</source>
        <translation>S&amp;chrift:</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Board and pieces</source>
        <translation>Brett und Figuren</translation>
    </message>
    <message>
        <source>Same as the Desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
</context>
<context>
    <name>komadai::ui::BoardPopup</name>
    <message>
        <source>Board after %1</source>
        <translation>Brett nach %1</translation>
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
        <source>Choice %1 of %2: %3</source>
        <translation>Wahl %1 von %2: %3</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>aufgenommen</translation>
    </message>
    <message>
        <source>Premove cancelled</source>
        <translation>Vorauszug zurückgenommen</translation>
    </message>
    <message>
        <source>start of the premove</source>
        <translation>Anfang des Vorauszugs</translation>
    </message>
    <message>
        <source>end of the premove</source>
        <translation>Ende des Vorauszugs</translation>
    </message>
    <message>
        <source>Drawings begin and end on squares.</source>
        <translation>Zeichnungen beginnen und enden auf Feldern.</translation>
    </message>
    <message>
        <source>Drawing from %1</source>
        <translation>Zeichnung ab %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>entfernt: %1</translation>
    </message>
    <message>
        <source>Drawing cancelled</source>
        <translation>Zeichnung abgebrochen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::BookMaker</name>
    <message>
        <source>Games are being read…</source>
        <translation>Partien werden gelesen …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Make Opening Book</source>
        <translation>Eröffnungsbuch erstellen</translation>
    </message>
    <message>
        <source>No book was made.</source>
        <translation>Es wurde kein Buch erstellt.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read.</source>
        <translation>
            <numerusform>%n Partie konnte nicht gelesen werden.</numerusform>
            <numerusform>%n Partien konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are very many positions, so the counts of rare moves can be too small.</source>
        <translation>Es gibt sehr viele Stellungen; die Häufigkeiten seltener Züge können daher zu klein sein.</translation>
    </message>
    <message>
        <source>No move was played often enough, so there is no book.</source>
        <translation>Kein Zug wurde oft genug gespielt; daher gibt es kein Buch.</translation>
    </message>
    <message>
        <source>The book could not be saved: %1.</source>
        <translation>Das Buch konnte nicht gespeichert werden: %1.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %Ln position(s). The computer plays from it.</source>
        <translation>
            <numerusform>„%1“ hat %Ln Stellung. Der Computer spielt daraus.</numerusform>
            <numerusform>„%1“ hat %Ln Stellungen. Der Computer spielt daraus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::BookStore</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Opening Book</source>
        <translation>Eröffnungsbuch</translation>
    </message>
    <message>
        <source>A book needs a name.</source>
        <translation>Ein Buch braucht einen Namen.</translation>
    </message>
    <message>
        <source>%1 cannot be renamed: %2.</source>
        <translation>%1 kann nicht umbenannt werden: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be removed: %2.</source>
        <translation>%1 kann nicht entfernt werden: %2.</translation>
    </message>
    <message>
        <source>The book could not be saved: %1.</source>
        <translation>Das Buch konnte nicht gespeichert werden: %1.</translation>
    </message>
    <message>
        <source>The book cannot be read.</source>
        <translation>Das Buch kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1 konnte nicht gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>%1 has no position that can be used.</source>
        <translation>%1 hat keine Stellung, die sich nutzen lässt.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::BooksDialog</name>
    <message>
        <source>not used</source>
        <translation>nicht benutzt</translation>
    </message>
    <message>
        <source>Opening Books</source>
        <translation>Eröffnungsbücher</translation>
    </message>
    <message>
        <source>A file is being read or written</source>
        <translation>Eine Datei wird gelesen oder geschrieben</translation>
    </message>
    <message>
        <source>There are no books yet. Import a file, or make a book from your games: select games in Library &gt; Games, click with the right button, and choose “Make Opening Book…”.</source>
        <translation>Es gibt noch keine Bücher. Importieren Sie eine Datei oder erstellen Sie ein Buch aus Ihren Partien: Wählen Sie unter Bibliothek &gt; Partien Partien aus, klicken Sie mit der rechten Maustaste und wählen Sie „Eröffnungsbuch erstellen …“.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Um&amp;benennen</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Entfernen …</translation>
    </message>
    <message>
        <source>The computer &amp;uses this book at levels</source>
        <translation>Der Computer ben&amp;utzt dieses Buch auf den Stufen</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>Import Opening Book</source>
        <translation>Eröffnungsbuch importieren</translation>
    </message>
    <message>
        <source>Opening books (*.book *.db)</source>
        <translation>Eröffnungsbücher (*.book *.db)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 is being read…</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more problem(s).</source>
        <translation>
            <numerusform>Es gibt %n weiteres Problem.</numerusform>
            <numerusform>Es gibt %n weitere Probleme.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Opening Book</source>
        <translation>Eröffnungsbuch exportieren</translation>
    </message>
    <message>
        <source>Komadai opening book (*.book);;Text book of shogi engines (*.db)</source>
        <translation>Eröffnungsbuch von Komadai (*.book);;Textbuch von Shogi-Engines (*.db)</translation>
    </message>
    <message>
        <source>%1 is being written…</source>
        <translation>%1 wird geschrieben …</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 wurde geschrieben.</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>„%1“ entfernen?</translation>
    </message>
    <message>
        <source>The file of the book is deleted.</source>
        <translation>Die Datei des Buches wird gelöscht.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was added. It has %Ln position(s).</source>
        <translation>
            <numerusform>„%1“ wurde aufgenommen. Es hat %Ln Stellung.</numerusform>
            <numerusform>„%1“ wurde aufgenommen. Es hat %Ln Stellungen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::ChapterBar</name>
    <message>
        <source>Previous chapter</source>
        <translation>Voriges Kapitel</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Nächstes Kapitel</translation>
    </message>
    <message>
        <source>Hide the chapter</source>
        <translation>Das Kapitel ausblenden</translation>
    </message>
    <message>
        <source>Open Chapter Here</source>
        <translation>Kapitel hier öffnen</translation>
    </message>
    <message>
        <source>From now on the chapter opens at the position on the board</source>
        <translation>Das Kapitel öffnet sich ab jetzt bei der Stellung auf dem Brett</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten …</translation>
    </message>
    <message>
        <source>Shows the chapter in the window Studies</source>
        <translation>Zeigt das Kapitel im Fenster Studien</translation>
    </message>
    <message>
        <source>Notes on the chapter</source>
        <translation>Notizen zum Kapitel</translation>
    </message>
    <message>
        <source>%1, %2 of %3: %4</source>
        <comment>study, chapter 2 of 5: title</comment>
        <translation>%1, %2 von %3: %4</translation>
    </message>
    <message>
        <source>without title</source>
        <translation>ohne Titel</translation>
    </message>
    <message>
        <source>This chapter is only text.</source>
        <translation>Dieses Kapitel ist nur Text.</translation>
    </message>
    <message>
        <source>The game of this chapter was deleted. You can undo the deletion in Library &gt; Games.</source>
        <translation>Die Partie dieses Kapitels wurde gelöscht. Unter Bibliothek &gt; Partien können Sie das Löschen rückgängig machen.</translation>
    </message>
    <message>
        <source>The game of this chapter is not in the library any more.</source>
        <translation>Die Partie dieses Kapitels ist nicht mehr in der Bibliothek.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Kapitel %1</translation>
    </message>
    <message>
        <source>Only text</source>
        <translation>Nur Text</translation>
    </message>
    <message>
        <source>Its game was deleted</source>
        <translation>Die Partie wurde gelöscht</translation>
    </message>
    <message>
        <source>Its game is gone</source>
        <translation>Die Partie gibt es nicht mehr</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ClipboardCommands</name>
    <message>
        <source>Position copied.</source>
        <translation>Stellung kopiert.</translation>
    </message>
    <message>
        <source>Game copied as %1.</source>
        <translation>Partie als %1 kopiert.</translation>
    </message>
    <message>
        <source>Line copied.</source>
        <translation>Zugfolge kopiert.</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>Bild kopiert.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message numerus="yes">
        <source>The text is a line of %n move(s).</source>
        <translation>
            <numerusform>Der Text ist eine Zugfolge mit %n Zug.</numerusform>
            <numerusform>Der Text ist eine Zugfolge mit %n Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text is a game of %1: %2, %n move(s).</source>
        <translation>
            <numerusform>Der Text ist eine Partie %1: %2, %n Zug.</numerusform>
            <numerusform>Der Text ist eine Partie %1: %2, %n Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open or Merge</source>
        <translation>Öffnen oder einfügen</translation>
    </message>
    <message>
        <source>Merging adds the moves and their comments to the current game. The players and other details of that game stay as they are.</source>
        <translation>Beim Einfügen in die aktuelle Partie kommen die Züge und ihre Kommentare hinzu. Spieler und andere Angaben dieser Partie bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>Merge at the &amp;Start</source>
        <translation>Am &amp;Anfang einfügen</translation>
    </message>
    <message>
        <source>Merge &amp;Here</source>
        <translation>&amp;Hier einfügen</translation>
    </message>
    <message>
        <source>The moves cannot be merged into the game any more.</source>
        <translation>Die Züge können nicht mehr in die Partie eingefügt werden.</translation>
    </message>
    <message>
        <source>The game has all of these moves already.</source>
        <translation>Die Partie hat alle diese Züge schon.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) were added.</source>
        <translation>
            <numerusform>%n Zug wurde hinzugefügt.</numerusform>
            <numerusform>%n Züge wurden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is neither a position nor a game nor moves that can be played from here.</source>
        <translation>Der Text ist weder eine Stellung noch eine Partie noch eine Zugfolge, die von hier aus gespielt werden kann.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message numerus="yes">
        <source>At most %n game(s) can be copied. More can be exported to a file.</source>
        <translation>
            <numerusform>Höchstens %n Partie kann kopiert werden. Mehr können Sie exportieren.</numerusform>
            <numerusform>Höchstens %n Partien können kopiert werden. Mehr können Sie exportieren.</numerusform>
        </translation>
    </message>
    <message>
        <source>These games cannot be read.</source>
        <translation>Diese Partien sind nicht lesbar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) copied as %1.</source>
        <translation>
            <numerusform>%Ln Partie als %1 kopiert.</numerusform>
            <numerusform>%Ln Partien als %1 kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text has %Ln games.</source>
        <translation>
            <numerusform>Der Text enthält %Ln Partie.</numerusform>
            <numerusform>Der Text enthält %Ln Partien.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::CommentEditor</name>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Ctrl+Enter or a click elsewhere keeps the comment, Esc cancels</source>
        <translation>Strg+Eingabe oder ein Klick daneben übernimmt den Kommentar, Esc bricht ab</translation>
    </message>
</context>
<context>
    <name>komadai::ui::Commentary</name>
    <message>
        <source>%1 wins by force.</source>
        <translation>%1 gewinnt zwangsläufig.</translation>
    </message>
    <message>
        <source>%1 is winning.</source>
        <translation>%1 steht auf Gewinn.</translation>
    </message>
    <message>
        <source>%1 is better.</source>
        <translation>%1 steht besser.</translation>
    </message>
    <message>
        <source>%1 is slightly better.</source>
        <translation>%1 steht etwas besser.</translation>
    </message>
    <message>
        <source>The game is even.</source>
        <translation>Die Partie ist ausgeglichen.</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ConditionDialog</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>Verlierer</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Length in plies</source>
        <translation>Länge in Halbzügen</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>Stufe des Computers</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Kommentator</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etikett</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Mit Stern</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Tag of the file</source>
        <translation>Angabe in der Datei</translation>
    </message>
    <message>
        <source>Any text</source>
        <translation>Beliebiger Text</translation>
    </message>
    <message>
        <source>&amp;Exactly this text</source>
        <translation>&amp;Genau dieser Text</translation>
    </message>
    <message>
        <source>&amp;Not: find games that do not match this condition</source>
        <translation>&amp;Nicht: Partien finden, auf die diese Bedingung nicht zutrifft</translation>
    </message>
    <message>
        <source>Add Condition</source>
        <translation>Bedingung hinzufügen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Both the search so far and this condition</source>
        <translation>Die bisherige Suche und diese Bedingung</translation>
    </message>
    <message>
        <source>Either the search so far or this condition</source>
        <translation>Die bisherige Suche oder diese Bedingung</translation>
    </message>
    <message>
        <source>&amp;Condition:</source>
        <translation>&amp;Bedingung:</translation>
    </message>
    <message>
        <source>Value:</source>
        <translation>Wert:</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Suche:</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>1996 or 1996-05-23</source>
        <translation>1996 oder 1996-05-23</translation>
    </message>
    <message>
        <source>First player won</source>
        <translation>Erster Spieler gewann</translation>
    </message>
    <message>
        <source>Second player won</source>
        <translation>Zweiter Spieler gewann</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
</context>
<context>
    <name>komadai::ui::DeclarationDialog</name>
    <message>
        <source>Entering King</source>
        <translation>Nyugyoku</translation>
    </message>
    <message>
        <source>A player whose king has entered the enemy’s camp may end the game by a declaration. Pieces in the camp and in hand count: major pieces five points, all others one.</source>
        <translation>Ein Spieler, dessen König ins gegnerische Lager gelangt ist, darf die Partie durch eine Erklärung beenden. Es zählen die Figuren im Lager und in der Hand: Großfiguren fünf Punkte, alle anderen einen.</translation>
    </message>
    <message>
        <source>King in the enemy’s camp</source>
        <translation>König im gegnerischen Lager</translation>
    </message>
    <message>
        <source>Not in check</source>
        <translation>Nicht im Schach</translation>
    </message>
    <message>
        <source>Other pieces in the camp</source>
        <translation>Andere Figuren im Lager</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Declaration</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>&amp;Declare</source>
        <translation>&amp;Erklären</translation>
    </message>
    <message>
        <source>%1 is to move and wins by declaring.</source>
        <translation>%1 ist am Zug und gewinnt durch die Erklärung.</translation>
    </message>
    <message>
        <source>The king must enter the enemy’s camp.</source>
        <translation>Der König muss ins gegnerische Lager.</translation>
    </message>
    <message>
        <source>The king must not be in check.</source>
        <translation>Der König darf nicht im Schach stehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more piece(s) must be in the camp.</source>
        <translation>
            <numerusform>Eine weitere Figur muss ins Lager.</numerusform>
            <numerusform>%n weitere Figuren müssen ins Lager.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) are needed.</source>
        <translation>
            <numerusform>Noch ein Punkt ist nötig.</numerusform>
            <numerusform>Noch %n Punkte sind nötig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move and draws by declaring; %n more point(s) would win.</source>
        <translation>
            <numerusform>%1 ist am Zug und erreicht durch die Erklärung Remis; ein Punkt mehr würde gewinnen.</numerusform>
            <numerusform>%1 ist am Zug und erreicht durch die Erklärung Remis; %n Punkte mehr würden gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is to move and cannot declare yet.</source>
        <translation>%1 ist am Zug und kann noch keine Erklärung abgeben.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::DeletedGamesDialog</name>
    <message>
        <source>Deleted Games</source>
        <translation>Gelöschte Partien</translation>
    </message>
    <message>
        <source>Deleted games can be restored for %1 days. After that they are removed permanently.</source>
        <translation>Gelöschte Partien können %1 Tage lang wiederhergestellt werden. Danach werden sie endgültig gelöscht.</translation>
    </message>
    <message>
        <source>Deleted</source>
        <comment>when a game was deleted</comment>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>There are no deleted games.</source>
        <translation>Es gibt keine gelöschten Partien.</translation>
    </message>
    <message>
        <source>Only the last %1 deleted games are shown.</source>
        <translation>Nur die %1 zuletzt gelöschten Partien stehen hier.</translation>
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
        <source>Fill Hand</source>
        <translation>Hand auffüllen</translation>
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
    <message>
        <source>picked up</source>
        <translation>aufgenommen</translation>
    </message>
    <message>
        <source>not allowed: %1</source>
        <translation>nicht erlaubt: %1</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Umdrehen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Arrangement of pieces</source>
        <translation>Anordnung von Figuren</translation>
    </message>
    <message>
        <source>must be empty</source>
        <translation>muss leer sein</translation>
    </message>
</context>
<context>
    <name>komadai::ui::EngineLogWindow</name>
    <message numerus="yes">
        <source>%1 … (%n more byte(s))</source>
        <translation>
            <numerusform>%1 … (noch %n Byte)</numerusform>
            <numerusform>%1 … (noch %n Bytes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) left out, because too many came at once.</source>
        <translation>
            <numerusform>%n Zeile ausgelassen, weil zu viele auf einmal kamen.</numerusform>
            <numerusform>%n Zeilen ausgelassen, weil zu viele auf einmal kamen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Started.</source>
        <translation>Gestartet.</translation>
    </message>
    <message>
        <source>Could not be started: %1</source>
        <translation>Ließ sich nicht starten: %1</translation>
    </message>
    <message>
        <source>Ended with exit status %1.</source>
        <translation>Mit Rückgabewert %1 beendet.</translation>
    </message>
    <message>
        <source>Crashed with signal %1.</source>
        <translation>Mit Signal %1 abgestürzt.</translation>
    </message>
    <message>
        <source>&amp;Engine:</source>
        <translation>&amp;Engine:</translation>
    </message>
    <message>
        <source>Engine Log</source>
        <translation>Engine-Protokoll</translation>
    </message>
    <message>
        <source>Games, analysis</source>
        <translation>Partien, Analyse</translation>
    </message>
    <message>
        <source>Engine matches</source>
        <translation>Engine-Wettkämpfe</translation>
    </message>
    <message>
        <source>%1 (match)</source>
        <translation>%1 (Wettkampf)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>New lines are kept, and shown when you go on</source>
        <translation>Neue Zeilen werden aufgehoben und nach der Pause gezeigt</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copies the selected text, or everything if nothing is selected</source>
        <translation>Kopiert den markierten Text oder alles, wenn nichts markiert ist</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>→ sent to the engine, ← received from the engine, ! an error message of the engine.</source>
        <translation>→ an die Engine gesendet, ← von der Engine empfangen, ! eine Fehlermeldung der Engine.</translation>
    </message>
    <message>
        <source>Save Engine Log</source>
        <translation>Engine-Protokoll speichern</translation>
    </message>
    <message>
        <source>Engine log</source>
        <translation>Engine-Protokoll</translation>
    </message>
    <message>
        <source>Text (*.txt);;All files (*)</source>
        <translation>Text (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1 konnte nicht gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>What external engines say appears here. The built-in engine has no log.</source>
        <translation>Hier steht, was externe Engines sagen. Die eingebaute Engine hat kein Protokoll.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Engine &amp;Log</source>
        <translation>Engine-Protoko&amp;ll</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Adds a copy of this engine, for example to give it other options</source>
        <translation>Fügt dieselbe Engine noch einmal hinzu, zum Beispiel mit anderen Optionen</translation>
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
        <source>folder of the program</source>
        <translation>Ordner des Programms</translation>
    </message>
    <message>
        <source> s at most</source>
        <translation> s</translation>
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
        <source>&amp;Start-up time:</source>
        <translation>&amp;Startzeit höchstens:</translation>
    </message>
    <message>
        <source>Plays:</source>
        <translation>Spielt:</translation>
    </message>
    <message>
        <source>Cannot play:</source>
        <translation>Spielt nicht:</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
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
        <source>not known yet; the engine has not responded</source>
        <translation>noch nicht bekannt; die Engine hat nicht geantwortet</translation>
    </message>
    <message>
        <source>none of these games</source>
        <translation>keines dieser Spiele</translation>
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
        <source>Waiting for the engine…</source>
        <translation>Warten auf die Engine …</translation>
    </message>
    <message>
        <source>It speaks %1.</source>
        <translation>Sie spricht %1.</translation>
    </message>
    <message>
        <source>Trying it in %1…</source>
        <translation>Probe in %1 …</translation>
    </message>
    <message>
        <source>%1 Its first move in %2 is %3.</source>
        <translation>%1 Der erste Zug in %2 ist %3.</translation>
    </message>
    <message>
        <source>%1 Waiting for its first move…</source>
        <translation>%1 Warten auf den ersten Zug …</translation>
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
    <name>komadai::ui::EvaluationBar</name>
    <message>
        <source>not evaluated yet</source>
        <translation>noch nicht bewertet</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <translation>Bewertung: %1</translation>
    </message>
</context>
<context>
    <name>komadai::ui::EvaluationGraph</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>This game has no evaluations yet.</source>
        <translation>Diese Partie hat noch keine Bewertungen.</translation>
    </message>
    <message>
        <source>Review it, or switch the analysis on and go through its moves.</source>
        <translation>Überprüfen Sie sie, oder schalten Sie die Analyse ein und gehen Sie die Züge durch.</translation>
    </message>
    <message>
        <source>Review it, or press %1 and go through its moves.</source>
        <translation>Überprüfen Sie sie, oder drücken Sie %1 und gehen Sie die Züge durch.</translation>
    </message>
    <message>
        <source>Evaluations in imported records are shown too.</source>
        <translation>Bewertungen in importierten Partien werden auch gezeigt.</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Überprüfen …</translation>
    </message>
    <message>
        <source>This game is being reviewed. Its evaluations will be shown here when the review is finished.</source>
        <translation>Diese Partie wird gerade überprüft. Ihre Bewertungen werden hier gezeigt, wenn die Überprüfung fertig ist.</translation>
    </message>
    <message>
        <source>This game will be reviewed after others. Its evaluations will be shown here then.</source>
        <translation>Diese Partie wird nach anderen überprüft. Dann werden hier ihre Bewertungen gezeigt.</translation>
    </message>
    <message>
        <source>Save Picture…</source>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>Evaluation graph</source>
        <translation>Bewertungsgraph</translation>
    </message>
    <message>
        <source>%1, %</source>
        <translation>%1, %</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Anfangsstellung</translation>
    </message>
    <message>
        <source>not evaluated</source>
        <translation>nicht bewertet</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG picture (*.svg);;PDF document (*.pdf)</source>
        <translation>PNG-Bild (*.png);;SVG-Bild (*.svg);;PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2</source>
        <translation>„%1“ konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Mittelspiel</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Endspiel</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ExplorerPanel</name>
    <message>
        <source>Moves that were played</source>
        <translation>Gespielte Züge</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Last Played</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Share of the games that reached this position</source>
        <translation>Anteil an den Partien, die diese Stellung erreichten</translation>
    </message>
    <message>
        <source>Average rating of both players</source>
        <translation>Durchschnittliche Wertungszahl beider Spieler</translation>
    </message>
    <message>
        <source>&amp;Show Games…</source>
        <translation>Partien &amp;zeigen …</translation>
    </message>
    <message>
        <source>Finds all games that reached this position</source>
        <translation>Sucht alle Partien, die diese Stellung erreichten</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>From left to right: %1 wins, draws, %2 wins</source>
        <translation>Von links nach rechts: %1 gewinnt, remis, %2 gewinnt</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Keine Ergebnisse</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>number and percentage</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 wins: %2, draws: %3, %4 wins: %5</source>
        <translation>%1 gewinnt: %2, remis: %3, %4 gewinnt: %5</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt …</translation>
    </message>
    <message>
        <source>No game in the library continues from this position.</source>
        <translation>Keine Partie der Bibliothek geht von dieser Stellung aus weiter.</translation>
    </message>
    <message>
        <source>No matching game continues from this position.</source>
        <translation>Keine passende Partie geht von dieser Stellung aus weiter.</translation>
    </message>
    <message>
        <source>Filter the games, for example player:habu date:&gt;2000</source>
        <translation>Partien filtern, zum Beispiel player:habu date:&gt;2000</translation>
    </message>
    <message>
        <source>Filter the games</source>
        <translation>Partien filtern</translation>
    </message>
    <message>
        <source>Only matching games are counted. Examples: player:habu, date:1990..1999, result:first, -result:draw, rating:&gt;2000</source>
        <translation>Nur passende Partien zählen. Beispiele: player:habu, date:1990..1999, result:first, -result:draw, rating:&gt;2000</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ExportPartsDialog</name>
    <message>
        <source>Export Games</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>What should the file have besides the main line?</source>
        <translation>Was soll die Datei außer der Hauptvariante enthalten?</translation>
    </message>
    <message>
        <source>C&amp;omments</source>
        <translation>&amp;Kommentare</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>&amp;Varianten</translation>
    </message>
    <message>
        <source>&amp;Evaluations by engines</source>
        <translation>&amp;Bewertungen von Engines</translation>
    </message>
    <message>
        <source>&amp;Choose File…</source>
        <translation>&amp;Datei auswählen …</translation>
    </message>
</context>
<context>
    <name>komadai::ui::FaultList</name>
    <message>
        <source>Turning point: this move has changed who is better.</source>
        <translation>Wendepunkt: Mit diesem Zug hat der Vorteil gewechselt.</translation>
    </message>
    <message>
        <source>turning point</source>
        <translation>Wendepunkt</translation>
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
    <name>komadai::ui::FileOpener</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Games, positions, variants and libraries (%1 *.fen *.ini *.txt *.sqlite);;All files (*)</source>
        <translation>Partien, Stellungen, Varianten und Bibliotheken (%1 *.fen *.ini *.txt *.sqlite);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>No game could be read from %1.</source>
        <translation>Aus %1 konnte keine Partie gelesen werden.</translation>
    </message>
    <message>
        <source>Not everything in %1 could be read.</source>
        <translation>Nicht alles in %1 konnte gelesen werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) were found.</source>
        <translation>
            <numerusform>Ein Problem wurde gefunden.</numerusform>
            <numerusform>%n Probleme wurden gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Not everything in the text could be read.</source>
        <translation>Nicht alles im Text konnte gelesen werden.</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Keine zuletzt geöffneten Dateien</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>%1 does not exist any more. It is no longer in the list.</source>
        <translation>%1 gibt es nicht mehr. Die Datei wurde aus der Liste entfernt.</translation>
    </message>
    <message>
        <source>%1 has chapters of a study. Import the study into your library?</source>
        <translation>%1 enthält Kapitel einer Studie. Die Studie in Ihre Bibliothek importieren?</translation>
    </message>
    <message>
        <source>The text has chapters of a study. Import the study into your library?</source>
        <translation>Der Text enthält Kapitel einer Studie. Die Studie in Ihre Bibliothek importieren?</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>&amp;Open as Games</source>
        <translation>Als Partien ö&amp;ffnen</translation>
    </message>
    <message numerus="yes">
        <source>%1 has more than %Ln games. Import them?</source>
        <translation>
            <numerusform>%1 hat mehr als %Ln Partie. Importieren?</numerusform>
            <numerusform>%1 hat mehr als %Ln Partien. Importieren?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text has %Ln games. Import them?</source>
        <translation>
            <numerusform>Der Text enthält %Ln Partie. Importieren?</numerusform>
            <numerusform>Der Text enthält %Ln Partien. Importieren?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::FileSaver</name>
    <message>
        <source>This game is not stored. Save it in a file?</source>
        <translation>Diese Partie ist nicht gespeichert. In einer Datei speichern?</translation>
    </message>
    <message>
        <source>Otherwise its moves will be lost, because they could not be written to the library.</source>
        <translation>Sonst gehen ihre Züge verloren, denn sie konnten nicht in die Bibliothek geschrieben werden.</translation>
    </message>
    <message>
        <source>A part of %1 could not be read. Saving there would delete that part.</source>
        <translation>Ein Teil von %1 konnte nicht gelesen werden. Beim Speichern dort ginge dieser Teil verloren.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>You can save this game in a file of its own.</source>
        <translation>Sie können diese Partie in einer eigenen Datei speichern.</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>The format %1 cannot keep all of this game.</source>
        <translation>Das Format %1 kann nicht alles von dieser Partie aufnehmen.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Another program has changed %1 since it was opened here.</source>
        <translation>Ein anderes Programm hat %1 geändert, seit die Datei hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>Saving replaces those changes.</source>
        <translation>Beim Speichern gehen diese Änderungen verloren.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1 konnte nicht gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>%1 was saved in UTF-8, because Shift_JIS does not have all of its characters.</source>
        <translation>%1 wurde in UTF-8 gespeichert, weil Shift_JIS nicht alle Zeichen hat.</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 wurde gespeichert.</translation>
    </message>
    <message>
        <source>The game itself is in your library, with all changes.</source>
        <translation>Die Partie selbst ist mit allen Änderungen in Ihrer Bibliothek.</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Änderungen in %1 speichern?</translation>
    </message>
    <message>
        <source>The file does not have the latest changes.</source>
        <translation>Die Datei hat die letzten Änderungen noch nicht.</translation>
    </message>
    <message>
        <source>%1 contains several games. Another program has changed it since it was opened here.</source>
        <translation>%1 enthält mehrere Partien. Ein anderes Programm hat die Datei geändert, seit sie hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>%1 contains several games. This game has characters that the encoding of the file lacks.</source>
        <translation>%1 enthält mehrere Partien. Diese Partie hat Zeichen, die in der Kodierung der Datei fehlen.</translation>
    </message>
    <message>
        <source>%1 contains several games. This game cannot be saved there without changing the others.</source>
        <translation>%1 enthält mehrere Partien. Diese Partie kann dort nicht gespeichert werden, ohne die anderen zu verändern.</translation>
    </message>
    <message>
        <source>symbols such as “!?”</source>
        <translation>Symbole wie „!?“</translation>
    </message>
    <message>
        <source>arrows and circles</source>
        <translation>Pfeile und Kreise</translation>
    </message>
    <message>
        <source>bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>titles of players</source>
        <translation>Titel der Spieler</translation>
    </message>
    <message>
        <source>ratings</source>
        <translation>Wertungszahlen</translation>
    </message>
    <message>
        <source>some game details</source>
        <translation>einige Angaben zur Partie</translation>
    </message>
    <message>
        <source>the time control</source>
        <translation>die Bedenkzeit</translation>
    </message>
    <message>
        <source>Not in the file: %1.</source>
        <translation>Nicht in der Datei: %1.</translation>
    </message>
    <message>
        <source>Do&amp;n&apos;t Save</source>
        <translation>&amp;Nicht speichern</translation>
    </message>
</context>
<context>
    <name>komadai::ui::FindBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Vorige Stelle (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Nächste Stelle (F3)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::FindPuzzlesDialog</name>
    <message>
        <source>&amp;Positions with one good move</source>
        <translation>&amp;Stellungen mit nur einem guten Zug</translation>
    </message>
    <message>
        <source>Find Puzzles</source>
        <translation>Aufgaben suchen</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>The human against a computer</source>
        <translation>Mensch gegen Computer</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Gründlich</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>Su&amp;chen</translation>
    </message>
    <message>
        <source>&amp;Mistakes of:</source>
        <translation>&amp;Fehler von:</translation>
    </message>
    <message>
        <source>Mistakes are known only in games that were reviewed.</source>
        <translation>Fehler sind nur in überprüften Partien bekannt.</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>S&amp;uche:</translation>
    </message>
    <message numerus="yes">
        <source>Find Puzzles in %Ln Game(s)</source>
        <translation>
            <numerusform>Aufgaben in %Ln Partie suchen</numerusform>
            <numerusform>Aufgaben in %Ln Partien suchen</numerusform>
        </translation>
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
        <translation>Welches Spiel möchten Sie zuerst ausprobieren?</translation>
    </message>
    <message>
        <source>You play against the computer at an easy level. All games and levels are under Game &gt; New Game, the rules under Help.</source>
        <translation>Sie spielen gegen den Computer auf einer leichten Stufe. Alle Spiele und Stufen stehen unter Partie &gt; Neue Partie, die Regeln unter Hilfe.</translation>
    </message>
    <message>
        <source>&amp;Not Now</source>
        <translation>&amp;Jetzt nicht</translation>
    </message>
    <message>
        <source>Pieces of shogi:</source>
        <translation>Shogi-Steine:</translation>
    </message>
    <message>
        <source>Figures, with marks for the ways a piece moves</source>
        <translation>Figuren, mit Zeichen für die Züge</translation>
    </message>
    <message>
        <source>As on real pieces</source>
        <translation>Wie auf echten Steinen</translation>
    </message>
    <message>
        <source>Show Me How It Is Played</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Show me how %1 is played</source>
        <translation>So wird %1 gespielt</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
</context>
<context>
    <name>komadai::ui::FoundPlacesModel</name>
    <message>
        <source>Moves of both sides before the position</source>
        <translation>Züge beider Seiten vor der Stellung</translation>
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
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Ply</source>
        <translation>Halbzug</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameCommands</name>
    <message>
        <source>First point at a piece with the mouse or the keyboard cursor.</source>
        <translation>Zeigen Sie zuerst mit der Maus oder dem Tastaturcursor auf eine Figur.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameExporter</name>
    <message>
        <source>This game needs the variant “%1”, which is missing.</source>
        <translation>Diese Partie braucht die Variante „%1“, die fehlt.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s): %1</source>
        <translation>
            <numerusform>%n Partie: %1</numerusform>
            <numerusform>%n Partien: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Games</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>Games are being read…</source>
        <translation>Partien werden gelesen …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>No games were exported.</source>
        <translation>Es wurden keine Partien exportiert.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1 konnte nicht gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>It is in UTF-8, because Shift_JIS does not have all of its characters.</source>
        <translation>Die Datei ist in UTF-8, weil Shift_JIS nicht alle Zeichen hat.</translation>
    </message>
    <message>
        <source>The format cannot keep all of them as they are.</source>
        <translation>Das Format kann nicht alle unverändert aufnehmen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were written to %1.</source>
        <translation>
            <numerusform>%Ln Partie wurde in %1 geschrieben.</numerusform>
            <numerusform>%Ln Partien wurden in %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could not be written.</source>
        <translation>
            <numerusform>%Ln Partie konnte nicht geschrieben werden.</numerusform>
            <numerusform>%Ln Partien konnten nicht geschrieben werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameImport</name>
    <message>
        <source>Import %1</source>
        <translation>Import %1</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameImporter</name>
    <message>
        <source>Import Games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Games and archives (%1 *.zip *.7z *.tar *.gz *.tgz *.bz2 *.xz *.txz *.zst);;All files (*)</source>
        <translation>Partien und Archive (%1 *.zip *.7z *.tar *.gz *.tgz *.bz2 *.xz *.txz *.zst);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>Ordner importieren</translation>
    </message>
    <message>
        <source>Import the games of “%1”?</source>
        <translation>Die Partien aus „%1“ importieren?</translation>
    </message>
    <message numerus="yes">
        <source>Import the games of %n files and folders?</source>
        <translation>
            <numerusform>Die Partien aus %n Datei oder Ordner importieren?</numerusform>
            <numerusform>Die Partien aus %n Dateien und Ordnern importieren?</numerusform>
        </translation>
    </message>
    <message>
        <source>The games are added to your library. Games that it already has are left out.</source>
        <translation>Die Partien kommen in Ihre Bibliothek. Partien, die sie schon hat, werden ausgelassen.</translation>
    </message>
    <message>
        <source>Also &amp;add games that are already there</source>
        <translation>Auch Partien &amp;hinzufügen, die es schon gibt</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Games are still being imported.</source>
        <translation>Es werden noch Partien importiert.</translation>
    </message>
    <message>
        <source>If you end the import now, the games added so far stay in the library. You can repeat the import later: it adds only the games that are missing.</source>
        <translation>Wenn Sie den Import jetzt beenden, bleiben die bisher hinzugefügten Partien in der Bibliothek. Sie können den Import später wiederholen: Er fügt nur die fehlenden Partien hinzu.</translation>
    </message>
    <message>
        <source>&amp;End the Import</source>
        <translation>Import &amp;beenden</translation>
    </message>
    <message>
        <source>Add Another Library</source>
        <translation>Andere Bibliothek hinzufügen</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite);;All files (*)</source>
        <translation>Bibliotheken (*.sqlite);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>This library is already open. Choose another one.</source>
        <translation>Diese Bibliothek ist bereits geöffnet. Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>Add the library “%1”?</source>
        <translation>Die Bibliothek „%1“ hinzufügen?</translation>
    </message>
    <message>
        <source>Its games, studies, repertoires and puzzles are added to your library. What is already there is left out. The other library stays as it is.</source>
        <translation>Ihre Partien, Studien, Repertoires und Aufgaben kommen in Ihre Bibliothek. Was es dort schon gibt, wird ausgelassen. Die andere Bibliothek bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GamePreview</name>
    <message>
        <source>Start of the game</source>
        <translation>Anfang der Partie</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Preview of the game</source>
        <translation>Vorschau der Partie</translation>
    </message>
    <message>
        <source>Ply %1 of %2</source>
        <translation>Halbzug %1 von %2</translation>
    </message>
    <message>
        <source>Select a game to see it here.</source>
        <translation>Wählen Sie eine Partie, um sie hier zu sehen.</translation>
    </message>
    <message>
        <source>The variant of this game is missing.</source>
        <translation>Die Variante dieser Partie fehlt.</translation>
    </message>
    <message>
        <source>The moves of this game cannot be read.</source>
        <translation>Die Züge dieser Partie können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
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
        <source>%1 Resigns</source>
        <translation>%1 gibt auf</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Aufgeben</translation>
    </message>
    <message>
        <source>%1 proposes impasse: both kings have reached the enemy’s camp, and the game would be drawn.</source>
        <translation>%1 schlägt Jishogi vor: Beide Könige haben das gegnerische Lager erreicht, und die Partie wäre remis.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Pla&amp;y On</source>
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
        <translation>Sie wird mit dem Vermerk „Schiedsspruch“ gespeichert.</translation>
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
        <source>Re&amp;sume</source>
        <translation>Fo&amp;rtsetzen</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>Revie&amp;w…</source>
        <translation>Üb&amp;erprüfen …</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>Ne&amp;ue Partie …</translation>
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
        <source>I Pla&amp;y On</source>
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
    <message>
        <source>%1 can win by a declaration: the king has entered the enemy’s camp.</source>
        <translation>%1 kann durch eine Erklärung gewinnen: Der König ist im gegnerischen Lager.</translation>
    </message>
    <message>
        <source>%1 can draw by a declaration: the king has entered the enemy’s camp.</source>
        <translation>%1 kann durch eine Erklärung Remis erreichen: Der König ist im gegnerischen Lager.</translation>
    </message>
    <message>
        <source>&amp;Declare…</source>
        <translation>&amp;Erklärung …</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameTabs</name>
    <message>
        <source>Open games</source>
        <translation>Offene Partien</translation>
    </message>
    <message>
        <source>The clock is running.</source>
        <translation>Die Uhr läuft.</translation>
    </message>
    <message>
        <source>An engine is analysing.</source>
        <translation>Eine Engine analysiert.</translation>
    </message>
    <message>
        <source>The file does not have the latest changes.</source>
        <translation>Die Datei hat die letzten Änderungen noch nicht.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameView</name>
    <message>
        <source>The computer wants to play on.</source>
        <translation>Der Computer möchte weiterspielen.</translation>
    </message>
    <message>
        <source>The computer does not agree to a draw now.</source>
        <translation>Der Computer nimmt jetzt kein Remis an.</translation>
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
        <source>%1 cannot move</source>
        <translation>%1 kann nicht ziehen</translation>
    </message>
    <message>
        <source>Your move, in check</source>
        <translation>Sie sind am Zug und stehen im Schach</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Sie sind am Zug</translation>
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
        <source>%1 · variation, move %2</source>
        <translation>%1 · Variante, Zug %2</translation>
    </message>
    <message>
        <source>%1 · position %2 of %3</source>
        <translation>%1 · Stellung %2 von %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Keyboard play: arrow keys move the cursor, Space or Enter picks up and puts down, digits choose from the hand, Esc ends keyboard play.</source>
        <translation>Spiel mit der Tastatur: Pfeiltasten bewegen den Cursor, Leertaste oder Eingabe nimmt auf und setzt ab, Ziffern wählen aus der Hand, Esc beendet das Spiel mit der Tastatur.</translation>
    </message>
    <message>
        <source>Keyboard play: arrow keys move the cursor, Space or Enter picks up and puts down, Esc ends keyboard play.</source>
        <translation>Spiel mit der Tastatur: Pfeiltasten bewegen den Cursor, Leertaste oder Eingabe nimmt auf und setzt ab, Esc beendet das Spiel mit der Tastatur.</translation>
    </message>
    <message>
        <source>%1 explains a piece.</source>
        <translation>%1 erklärt eine Figur.</translation>
    </message>
    <message>
        <source>Press %1 to play on.</source>
        <translation>Weiterspielen: %1.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Die Partie ist angehalten.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>Hint: you can win by a declaration.</source>
        <translation>Tipp: Sie können mit einer Erklärung gewinnen.</translation>
    </message>
    <message>
        <source>This game is not finished.</source>
        <translation>Diese Partie ist nicht beendet.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Fo&amp;rtsetzen</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source>%1 makes the first move.</source>
        <translation>%1 macht den ersten Zug.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>You cannot make a move in this position now.</source>
        <translation>Sie können in dieser Stellung jetzt keinen Zug machen.</translation>
    </message>
    <message>
        <source>Move from an opening book</source>
        <translation>Zug aus einem Eröffnungsbuch</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) inserted.</source>
        <translation>
            <numerusform>%n Variante eingefügt.</numerusform>
            <numerusform>%n Varianten eingefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Comments of the built-in engine</source>
        <translation>Kommentare der eingebauten Engine</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Noch %n Sekunde</numerusform>
            <numerusform>Noch %n Sekunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntryText</name>
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
        <source>May shoot</source>
        <translation>Darf schießen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <source>%1 – Enter ends the move</source>
        <translation>%1 – Eingabe beendet den Zug</translation>
    </message>
    <message>
        <source>Premove – Esc or the right mouse button cancels it</source>
        <translation>Vorauszug – Esc oder die rechte Maustaste nimmt ihn zurück</translation>
    </message>
    <message>
        <source>Drawing – Enter ends it, 1 to 4 choose the colour, Esc cancels it</source>
        <translation>Zeichnung – Eingabe beendet sie, 1 bis 4 wählen die Farbe, Esc bricht ab</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PlaceReminder</name>
    <message>
        <source>This move is a variation. The game goes on at its last position.</source>
        <translation>Dieser Zug ist eine Variante. Die Partie geht bei ihrer letzten Stellung weiter.</translation>
    </message>
    <message>
        <source>You are looking at an earlier position. The game goes on.</source>
        <translation>Sie sehen eine frühere Stellung. Die Partie läuft weiter.</translation>
    </message>
    <message>
        <source>&amp;Back to the Game</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GamesModel</name>
    <message>
        <source>Computer %1</source>
        <translation>Computer %1</translation>
    </message>
    <message>
        <source>Computer at full strength</source>
        <translation>Computer mit voller Stärke</translation>
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
        <source>The variant “%1” is missing. Import it to open the game.</source>
        <translation>Die Variante „%1“ fehlt. Importieren Sie sie, um die Partie zu öffnen.</translation>
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
        <source>Variant</source>
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
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>First Player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Second Player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Wertungszahlen</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Kommentator</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiketten</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Starred. Click to remove the star.</source>
        <translation>Mit Stern. Ein Klick entfernt ihn.</translation>
    </message>
    <message>
        <source>Click to add a star.</source>
        <translation>Ein Klick setzt einen Stern.</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Mit Stern</translation>
    </message>
    <message>
        <source>Not starred</source>
        <translation>Ohne Stern</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GamesPanel</name>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>No games yet. The games you play are saved here.</source>
        <translation>Noch keine Partien. Gespielte Partien werden hier gespeichert.</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Delete All but the First</source>
        <translation>Alle bis auf die &amp;erste löschen</translation>
    </message>
    <message>
        <source>In each group, keeps only the game that was added first</source>
        <translation>Behält aus jeder Gruppe die zuerst aufgenommene Partie</translation>
    </message>
    <message>
        <source>&amp;Star</source>
        <translation>&amp;Stern</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <translation>&amp;Etiketten …</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Undo Deleting</source>
        <translation>Löschen &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Deleted Games…</source>
        <translation>&amp;Gelöschte Partien …</translation>
    </message>
    <message>
        <source>&amp;Merge Players…</source>
        <translation>Spieler &amp;zusammenführen …</translation>
    </message>
    <message>
        <source>Only Duplicates (Same Mo&amp;ves)</source>
        <translation>Nur Dubletten (&amp;dieselben Züge)</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>&amp;Vorschau</translation>
    </message>
    <message>
        <source>&amp;Preview (Panel Too Small)</source>
        <translation>&amp;Vorschau (Seitenfenster zu klein)</translation>
    </message>
    <message>
        <source>Add a condition to the search</source>
        <translation>Der Suche eine Bedingung hinzufügen</translation>
    </message>
    <message>
        <source>Saved searches, columns and more</source>
        <translation>Gespeicherte Suchen, Spalten und mehr</translation>
    </message>
    <message>
        <source>&amp;Saved Searches</source>
        <translation>Gespeicherte &amp;Suchen</translation>
    </message>
    <message>
        <source>S&amp;ort By</source>
        <translation>S&amp;ortieren nach</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>S&amp;palten</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>No two games have the same moves.</source>
        <translation>Keine zwei Partien haben dieselben Züge.</translation>
    </message>
    <message>
        <source>No games match the search.</source>
        <translation>Keine Partie passt zur Suche.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of games</source>
        <translation>
            <numerusform>%Ln Gruppe von Partien</numerusform>
            <numerusform>%Ln Gruppen von Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n game(s) were opened.</source>
        <translation>
            <numerusform>Nur die erste Partie wurde geöffnet.</numerusform>
            <numerusform>Nur die ersten %n Partien wurden geöffnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Partien suchen</translation>
    </message>
    <message>
        <source>Search games: player:habu</source>
        <translation>Partien suchen: player:habu</translation>
    </message>
    <message>
        <source>Type words that a row shows, or conditions. Examples: variant:shogi, player:habu, date:1990..1999, result:first, -result:draw</source>
        <translation>Geben Sie Wörter ein, die in einer Zeile stehen, oder Bedingungen. Beispiele: variant:shogi, player:habu, date:1990..1999, result:first, -result:draw</translation>
    </message>
    <message>
        <source>Make Opening &amp;Book…</source>
        <translation>Eröffnungs&amp;buch erstellen …</translation>
    </message>
    <message>
        <source>&amp;Undo Merging</source>
        <translation>Zusammenführen &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>All Ga&amp;mes</source>
        <translation>Alle Part&amp;ien</translation>
    </message>
    <message>
        <source>Open in &amp;New Tab</source>
        <translation>In &amp;neuem Tab öffnen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Opening &amp;Book of All Listed Games…</source>
        <translation>Eröffnungs&amp;buch aller aufgelisteten Partien …</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>Über&amp;prüfen …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected, %1</source>
        <translation>
            <numerusform>%Ln ausgewählt, %1</numerusform>
            <numerusform>%Ln ausgewählt, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln game(s)</source>
        <translation>
            <numerusform>%1 von %Ln Partie</numerusform>
            <numerusform>%1 von %Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no previous game in the table of games.</source>
        <translation>In der Tabelle der Partien gibt es keine vorige Partie.</translation>
    </message>
    <message>
        <source>There is no next game in the table of games.</source>
        <translation>In der Tabelle der Partien gibt es keine nächste Partie.</translation>
    </message>
    <message>
        <source>This game is not in the list. It may have been deleted.</source>
        <translation>Diese Partie ist nicht in der Liste. Vielleicht wurde sie gelöscht.</translation>
    </message>
    <message>
        <source>Find &amp;Puzzles…</source>
        <translation>Auf&amp;gaben suchen …</translation>
    </message>
    <message>
        <source>Add &amp;to Study…</source>
        <translation>Zu Studie &amp;hinzufügen …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were changed.</source>
        <translation>
            <numerusform>Eine Partie wurde geändert.</numerusform>
            <numerusform>%Ln Partien wurden geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were deleted.</source>
        <translation>
            <numerusform>Eine Partie wurde gelöscht.</numerusform>
            <numerusform>%Ln Partien wurden gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Find Pu&amp;zzles in All Listed Games…</source>
        <translation>Au&amp;fgaben in allen aufgelisteten Partien suchen …</translation>
    </message>
    <message>
        <source>St&amp;atistics of All Listed Games…</source>
        <translation>St&amp;atistik aller aufgelisteten Partien …</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameRemoval</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Delete Games</source>
        <translation>Partien löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln game(s)?</source>
        <translation>
            <numerusform>%Ln Partie löschen?</numerusform>
            <numerusform>%Ln Partien löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Studies with these games: %1. Their chapters keep their titles and notes but lose their games.</source>
        <translation>Studien mit diesen Partien: %1. Ihre Kapitel behalten Titel und Notizen, verlieren aber ihre Partien.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GamesTable</name>
    <message>
        <source>Stored games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>&amp;Reset Columns</source>
        <translation>Spalten &amp;zurücksetzen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GraphLegend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>%1 scores more</source>
        <translation>%1 besser</translation>
    </message>
    <message>
        <source>even</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>played often</source>
        <translation>häufig</translation>
    </message>
    <message>
        <source>played seldom</source>
        <translation>selten</translation>
    </message>
    <message>
        <source>transposition</source>
        <translation>Zugumstellung</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GraphView</name>
    <message>
        <source>Opening graph</source>
        <translation>Eröffnungsgraph</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>the share of all games, and their number: &quot;34% · 102&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>komadai::ui::HeaderDialog</name>
    <message>
        <source>Game Details</source>
        <translation>Angaben zur Partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Name von %1</translation>
    </message>
    <message>
        <source>Title of %1</source>
        <translation>Titel von %1</translation>
    </message>
    <message>
        <source>Rating of %1</source>
        <translation>Wertungszahl von %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Year, or year-month, or year-month-day</source>
        <translation>Jahr, Jahr-Monat oder Jahr-Monat-Tag</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>&amp;Event:</source>
        <translation>V&amp;eranstaltung:</translation>
    </message>
    <message>
        <source>&amp;Place:</source>
        <translation>&amp;Ort:</translation>
    </message>
    <message>
        <source>R&amp;ound:</source>
        <translation>&amp;Runde:</translation>
    </message>
    <message>
        <source>&amp;Date:</source>
        <translation>&amp;Datum:</translation>
    </message>
    <message>
        <source>&amp;Annotator:</source>
        <translation>&amp;Kommentator:</translation>
    </message>
    <message>
        <source>&amp;Source:</source>
        <translation>&amp;Quelle:</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Other details</source>
        <translation>Weitere Angaben</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Other Details</source>
        <translation>Weitere Angaben</translation>
    </message>
    <message>
        <source>“%1” is not a valid date. Valid dates are 1987, 1987-05 and 1987-05-23.</source>
        <translation>„%1“ ist kein gültiges Datum. Gültig sind 1987, 1987-05 und 1987-05-23.</translation>
    </message>
    <message>
        <source>One of the other details has a value, but no name. Enter a name, or remove the row.</source>
        <translation>Eine der weiteren Angaben hat einen Wert, aber keinen Namen. Geben Sie einen Namen ein oder entfernen Sie die Angabe.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::HelpView</name>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
</context>
<context>
    <name>komadai::ui::HelpWindow</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Alle Seiten durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Keine Seite enthält diese Wörter.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ImportBar</name>
    <message>
        <source>Importing games. Files: %1 of %2. Games read: %3, added: %4, already there: %5.</source>
        <translation>Partien werden importiert. Dateien: %1 von %2. Partien gelesen: %3, hinzugefügt: %4, schon vorhanden: %5.</translation>
    </message>
    <message>
        <source>Imports waiting: %1.</source>
        <translation>Wartende Importe: %1.</translation>
    </message>
    <message>
        <source>The import is being stopped…</source>
        <translation>Der Import wird beendet …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Den Import abbrechen</translation>
    </message>
    <message>
        <source>Files of the import</source>
        <translation>Dateien des Imports</translation>
    </message>
    <message>
        <source>Reading the other library…</source>
        <translation>Die andere Bibliothek wird gelesen …</translation>
    </message>
    <message>
        <source>Adding another library. Games read: %1 of %2, added: %3, already there: %4.</source>
        <translation>Eine andere Bibliothek wird hinzugefügt. Partien gelesen: %1 von %2, hinzugefügt: %3, schon vorhanden: %4.</translation>
    </message>
    <message>
        <source>Games of the other library</source>
        <translation>Partien der anderen Bibliothek</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ImportReport</name>
    <message>
        <source>The import was stopped, because another library was opened.</source>
        <translation>Der Import wurde beendet, weil eine andere Bibliothek geöffnet wurde.</translation>
    </message>
    <message>
        <source>The import was stopped. %1</source>
        <translation>Der Import wurde beendet. %1</translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation>Der Import wurde abgebrochen.</translation>
    </message>
    <message>
        <source>No games were added.</source>
        <translation>Es wurden keine Partien hinzugefügt.</translation>
    </message>
    <message>
        <source>You can repeat the import. It leaves out the games that were already added.</source>
        <translation>Sie können den Import wiederholen. Schon hinzugefügte Partien werden dabei ausgelassen.</translation>
    </message>
    <message>
        <source>Files read: %1</source>
        <translation>Gelesene Dateien: %1</translation>
    </message>
    <message>
        <source>Games read: %1</source>
        <translation>Gelesene Partien: %1</translation>
    </message>
    <message>
        <source>Games added: %1</source>
        <translation>Hinzugefügte Partien: %1</translation>
    </message>
    <message>
        <source>Games already in the library: %1</source>
        <translation>Schon in der Bibliothek: %1</translation>
    </message>
    <message>
        <source>Games with missing moves: %1</source>
        <translation>Partien mit fehlenden Zügen: %1</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>Probleme: %1</translation>
    </message>
    <message>
        <source>Problems that are not listed: %1</source>
        <translation>Nicht aufgeführte Probleme: %1</translation>
    </message>
    <message>
        <source>Import of %1</source>
        <translation>Import vom %1</translation>
    </message>
    <message>
        <source>Label of the added games: %1</source>
        <translation>Etikett der hinzugefügten Partien: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n study/studies were added.</source>
        <translation>
            <numerusform>%n Studie wurde hinzugefügt.</numerusform>
            <numerusform>%n Studien wurden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were added to the library.</source>
        <translation>
            <numerusform>%Ln Partie wurde der Bibliothek hinzugefügt.</numerusform>
            <numerusform>%Ln Partien wurden der Bibliothek hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were left out, because the library already has them.</source>
        <translation>
            <numerusform>%Ln Partie wurde ausgelassen, weil die Bibliothek sie schon hat.</numerusform>
            <numerusform>%Ln Partien wurden ausgelassen, weil die Bibliothek sie schon hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Studies added: %1</source>
        <translation>Hinzugefügte Studien: %1</translation>
    </message>
    <message>
        <source>Repertoires added: %1</source>
        <translation>Hinzugefügte Repertoires: %1</translation>
    </message>
    <message>
        <source>Puzzles added: %1</source>
        <translation>Hinzugefügte Aufgaben: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n repertoire(s) were added.</source>
        <translation>
            <numerusform>%n Repertoire wurde hinzugefügt.</numerusform>
            <numerusform>%n Repertoires wurden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s) were added.</source>
        <translation>
            <numerusform>%Ln Aufgabe wurde hinzugefügt.</numerusform>
            <numerusform>%Ln Aufgaben wurden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could not be read and were left out.</source>
        <translation>
            <numerusform>%Ln Partie konnte nicht gelesen werden und wurde ausgelassen.</numerusform>
            <numerusform>%Ln Partien konnten nicht gelesen werden und wurden ausgelassen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::ImportReportDialog</name>
    <message>
        <source>Import Games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>&amp;Save Report…</source>
        <translation>Bericht &amp;speichern …</translation>
    </message>
    <message>
        <source>S&amp;how Games</source>
        <translation>Partien &amp;zeigen</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Import %1</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Text (*.txt);;All files (*)</source>
        <translation>Text (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1 konnte nicht gespeichert werden: %2.</translation>
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
        <translation>eine Figurenart</translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of pieces</source>
        <translation>
            <numerusform>eine Figurenart</numerusform>
            <numerusform>%n Figurenarten</numerusform>
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
        <source>Edit Variant</source>
        <translation>Variante bearbeiten</translation>
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
        <source>Sa&amp;ve</source>
        <translation>Spei&amp;chern</translation>
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
        <source>%1: no problems</source>
        <translation>%1: keine Fehler</translation>
    </message>
    <message>
        <source>In %1 the game is over before the first move. %2</source>
        <translation>In %1 ist die Partie schon vor dem ersten Zug zu Ende. %2</translation>
    </message>
    <message>
        <source>Close without importing the text?</source>
        <translation>Schließen, ohne den Text zu importieren?</translation>
    </message>
    <message>
        <source>Save the changed rules?</source>
        <translation>Geänderte Regeln speichern?</translation>
    </message>
    <message>
        <source>Everything the computer has learned by the old rules is deleted. Stored games stay in the library and are read by the new rules.</source>
        <translation>Alles, was der Computer nach den alten Regeln gelernt hat, wird gelöscht. Gespeicherte Partien bleiben in der Bibliothek und werden nach den neuen Regeln gelesen.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation>Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Discard Text</source>
        <translation>Text &amp;verwerfen</translation>
    </message>
    <message>
        <source>Lower-case letters, digits, “-” and “_”. The text does not name its variant.</source>
        <translation>Kleinbuchstaben, Ziffern, „-“ und „_“. Der Text nennt keinen Namen der Variante.</translation>
    </message>
    <message>
        <source>The text does not name its variant. Enter a short name above the text.</source>
        <translation>Der Text nennt keinen Namen der Variante. Geben Sie über dem Text einen Kurznamen ein.</translation>
    </message>
    <message>
        <source>A variant is a section of a &lt;i&gt;variants.ini&lt;/i&gt; or the text of an &lt;i&gt;interactive diagram&lt;/i&gt; of the Chess Variant Pages. Problems are listed here while you type.</source>
        <translation>Eine Variante ist ein Abschnitt einer &lt;i&gt;variants.ini&lt;/i&gt; oder der Text eines &lt;i&gt;interaktiven Diagramms&lt;/i&gt; der Chess Variant Pages. Probleme werden hier beim Schreiben aufgelistet.</translation>
    </message>
    <message>
        <source>The text does not give all rules. These are assumed:</source>
        <translation>Der Text nennt nicht alle Regeln. Angenommen wird:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>The name in lists and titles. Leave it empty to use the name in the text.</source>
        <translation>Der Name in Listen und Titeln. Bleibt das Feld leer, gilt der Name im Text.</translation>
    </message>
    <message>
        <source>Start position of %1</source>
        <translation>Anfangsstellung von %1</translation>
    </message>
    <message>
        <source>These open games keep the old rules until you close their tabs:</source>
        <translation>Diese offenen Partien behalten die alten Regeln, bis Sie ihre Tabs schließen:</translation>
    </message>
</context>
<context>
    <name>komadai::ui::KeyList</name>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
</context>
<context>
    <name>komadai::ui::KeysDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
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
        <source>two clicks, or drag</source>
        <translation>zwei Klicks oder ziehen</translation>
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
        <translation>Vergrößern und verkleinern</translation>
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
        <source>Draw an arrow or circle</source>
        <translation>Pfeil oder Kreis zeichnen</translation>
    </message>
    <message>
        <source>right button</source>
        <translation>rechte Maustaste</translation>
    </message>
    <message>
        <source>Cancel the selection or the last step</source>
        <translation>Auswahl aufheben oder letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>%1 or right click</source>
        <translation>%1 oder Rechtsklick</translation>
    </message>
    <message>
        <source>Playing by keyboard: move the cursor</source>
        <translation>Spielen mit der Tastatur: Cursor bewegen</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Playing by keyboard: pick up or put down a piece</source>
        <translation>Spielen mit der Tastatur: Figur aufnehmen oder absetzen</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>Playing by keyboard: choose a piece in hand</source>
        <translation>Spielen mit der Tastatur: Figur aus der Hand wählen</translation>
    </message>
    <message>
        <source>&amp;Change Shortcuts…</source>
        <translation>Tastenkürzel ä&amp;ndern …</translation>
    </message>
</context>
<context>
    <name>komadai::ui::KeysPage</name>
    <message>
        <source>%1 is reserved for cancelling and closing.</source>
        <translation>%1 ist für das Abbrechen und Schließen reserviert.</translation>
    </message>
    <message>
        <source>%1 is reserved for confirming moves and pressing buttons.</source>
        <translation>%1 ist für das Bestätigen von Zügen und das Drücken von Knöpfen reserviert.</translation>
    </message>
    <message>
        <source>%1 is reserved for deleting text.</source>
        <translation>%1 ist für das Löschen von Text reserviert.</translation>
    </message>
    <message>
        <source>%1 is reserved for moving between parts of the window.</source>
        <translation>%1 ist für den Wechsel zwischen Teilen des Fensters reserviert.</translation>
    </message>
    <message>
        <source>%1 is reserved for menus and buttons, like Alt with any other letter.</source>
        <translation>%1 ist wie Alt mit jedem anderen Buchstaben für Menüs und Knöpfe reserviert.</translation>
    </message>
    <message>
        <source>While you play by keyboard, %1 controls the board.</source>
        <translation>Beim Spielen mit der Tastatur steuert %1 das Brett.</translation>
    </message>
    <message>
        <source>In text fields, %1 edits the text.</source>
        <translation>In Textfeldern bearbeitet %1 den Text.</translation>
    </message>
    <message>
        <source>Command or shortcut</source>
        <translation>Befehl oder Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Shortcuts:</source>
        <translation>&amp;Tastenkürzel:</translation>
    </message>
    <message>
        <source>First shortcut</source>
        <translation>Erstes Tastenkürzel</translation>
    </message>
    <message>
        <source>Second shortcut</source>
        <translation>Zweites Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>Neu &amp;zuweisen</translation>
    </message>
    <message>
        <source>No matching commands.</source>
        <translation>Keine passenden Befehle.</translation>
    </message>
    <message>
        <source>Default: None</source>
        <translation>Standard: keines</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Standard: %1</translation>
    </message>
    <message>
        <source>%1 is already used by “%2”.</source>
        <translation>%1 wird schon von „%2“ verwendet.</translation>
    </message>
    <message>
        <source>“%1” no longer has a shortcut.</source>
        <translation>„%1“ hat jetzt kein Tastenkürzel mehr.</translation>
    </message>
    <message>
        <source>Select a field, then press the new shortcut. Backspace removes a shortcut.</source>
        <translation>Wählen Sie ein Feld und drücken Sie das neue Tastenkürzel. Die Rücktaste entfernt ein Tastenkürzel.</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Filter the commands</source>
        <translation>Befehle filtern</translation>
    </message>
</context>
<context>
    <name>komadai::ui::LabelMenu</name>
    <message>
        <source>New label</source>
        <translation>Neues Etikett</translation>
    </message>
</context>
<context>
    <name>komadai::ui::LanguagePage</name>
    <message>
        <source>Same as the Desktop</source>
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
        <source>&amp;Notation:</source>
        <translation>&amp;Notation:</translation>
    </message>
    <message>
        <source>Games outside the shogi family always use Western notation.</source>
        <translation>Spiele außerhalb der Shogi-Familie verwenden immer die westliche Notation.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>As in the chosen language: %1</source>
        <translation>Wie in der gewählten Sprache: %1</translation>
    </message>
    <message>
        <source>English: %1</source>
        <translation>Englisch: %1</translation>
    </message>
    <message>
        <source>&amp;Piece letters:</source>
        <translation>&amp;Figurenbuchstaben:</translation>
    </message>
    <message>
        <source>For games whose squares are named as in chess. Files always have English letters.</source>
        <translation>Für Spiele, deren Felder wie im Schach heißen. Dateien haben immer englische Buchstaben.</translation>
    </message>
    <message>
        <source>Shared by both sides, as in chess</source>
        <translation>Eine für je einen Zug beider Seiten, wie im Schach</translation>
    </message>
    <message>
        <source>One for every move, as in shogi</source>
        <translation>Eine für jeden Zug, wie im Shogi</translation>
    </message>
    <message>
        <source>N&amp;umbers:</source>
        <translation>N&amp;ummern:</translation>
    </message>
</context>
<context>
    <name>komadai::ui::LevelRange</name>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Lowest level</source>
        <translation>Niedrigste Stufe</translation>
    </message>
    <message>
        <source>Highest level</source>
        <translation>Höchste Stufe</translation>
    </message>
</context>
<context>
    <name>komadai::ui::LibraryAddition</name>
    <message>
        <source>Import %1</source>
        <translation>Import %1</translation>
    </message>
</context>
<context>
    <name>komadai::ui::LibraryController</name>
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
        <source>Games are saved in a library file. Open another library, or enter a new name to create one.</source>
        <translation>Partien werden in einer Bibliotheksdatei gespeichert. Öffnen Sie eine andere Bibliothek, oder geben Sie einen neuen Namen ein, um eine anzulegen.</translation>
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
        <source>You can continue an unfinished game of %1: %2, %n move(s).</source>
        <translation>
            <numerusform>Sie können eine nicht beendete Partie %1 fortsetzen: %2, ein Zug.</numerusform>
            <numerusform>Sie können eine nicht beendete Partie %1 fortsetzen: %2, %n Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Fo&amp;rtsetzen</translation>
    </message>
    <message>
        <source>All Ga&amp;mes</source>
        <translation>Alle Part&amp;ien</translation>
    </message>
    <message>
        <source>This game needs the variant “%1”, which is missing. Import the variant to open the game.</source>
        <translation>Diese Partie braucht die Variante „%1“, die fehlt. Importieren Sie die Variante, um die Partie zu öffnen.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>New Library</source>
        <translation>Neue Bibliothek</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Anlegen</translation>
    </message>
    <message>
        <source>The file %1 exists already. Choose another name, or open the library.</source>
        <translation>Die Datei %1 gibt es schon. Wählen Sie einen anderen Namen, oder öffnen Sie die Bibliothek.</translation>
    </message>
    <message>
        <source>The library %1 does not exist any more. It was removed from the list.</source>
        <translation>Die Bibliothek %1 gibt es nicht mehr. Sie wurde aus der Liste entfernt.</translation>
    </message>
    <message>
        <source>&amp;Rescue Copy…</source>
        <translation>&amp;Rettungskopie …</translation>
    </message>
</context>
<context>
    <name>komadai::ui::LibraryRescue</name>
    <message>
        <source>Rescue Copy</source>
        <translation>Rettungskopie</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite);;All files (*)</source>
        <translation>Bibliotheken (*.sqlite);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The file %1 exists already. Choose another name.</source>
        <translation>Die Datei %1 gibt es schon. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Games are being copied…</source>
        <translation>Partien werden kopiert …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Games in the copy: %1. Games that could not be read: %2.</source>
        <translation>Partien in der Kopie: %1. Nicht lesbare Partien: %2.</translation>
    </message>
    <message>
        <source>Games without their last changes: %1. Places in the file that could not be read: %2.</source>
        <translation>Partien ohne ihre letzten Änderungen: %1. Nicht lesbare Stellen der Datei: %2.</translation>
    </message>
    <message>
        <source>&amp;Open the Copy</source>
        <translation>Kopie ö&amp;ffnen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::LossChart</name>
    <message>
        <source>Round %1: average error %2, without a network %3</source>
        <translation>Runde %1: mittlerer Fehler %2, ohne Netz %3</translation>
    </message>
    <message>
        <source>Round %1, pass %2: average error %3</source>
        <translation>Runde %1, Durchgang %2: mittlerer Fehler %3</translation>
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
        <source>About Komadai</source>
        <translation>Über Komadai</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Komadai %1&lt;/h3&gt;&lt;p&gt;Plays and analyses chess and shogi variants, and stores your games.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Komadai %1&lt;/h3&gt;&lt;p&gt;Spielt und analysiert Schach- und Shogi-Varianten und speichert Ihre Partien.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Close Tab</source>
        <translation>Tab schließen</translation>
    </message>
    <message>
        <source>This game is still being played.</source>
        <translation>Diese Partie wird noch gespielt.</translation>
    </message>
    <message>
        <source>It stays in the library, where you can continue it later.</source>
        <translation>Sie bleibt in der Bibliothek. Dort können Sie sie später fortsetzen.</translation>
    </message>
    <message>
        <source>&amp;Close Tab</source>
        <translation>Tab s&amp;chließen</translation>
    </message>
    <message>
        <source>Open Library</source>
        <translation>Bibliothek öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are still being played.</source>
        <translation>
            <numerusform>Eine Partie wird noch gespielt.</numerusform>
            <numerusform>%n Partien werden noch gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>All tabs will be closed. The tabs come back when you open the current library again.</source>
        <translation>Alle Tabs werden geschlossen. Die Tabs kommen wieder, wenn Sie die aktuelle Bibliothek erneut öffnen.</translation>
    </message>
    <message>
        <source>&amp;Open Library</source>
        <translation>Bibliothek ö&amp;ffnen</translation>
    </message>
    <message>
        <source>This position fits several variants. Which one do you want to play?</source>
        <translation>Diese Stellung passt zu mehreren Spielen. Welches möchten Sie spielen?</translation>
    </message>
    <message>
        <source>This position breaks the rules. For which variant do you want to edit it?</source>
        <translation>Diese Stellung verletzt die Regeln. Für welches Spiel möchten Sie sie bearbeiten?</translation>
    </message>
    <message>
        <source>All Games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>The game is in the library now.</source>
        <translation>Die Partie ist jetzt in der Bibliothek.</translation>
    </message>
    <message>
        <source>Esc shows the other parts of the window again.</source>
        <translation>Esc zeigt die anderen Teile des Fensters wieder.</translation>
    </message>
    <message>
        <source>Res&amp;cue Copy…</source>
        <translation>&amp;Rettungskopie …</translation>
    </message>
    <message>
        <source>&lt;p&gt;Home page: %1&lt;/p&gt;</source>
        <translation>&lt;p&gt;Website: %1&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1 The computer plays without this network.</source>
        <translation>%1 Der Computer spielt ohne dieses Netz.</translation>
    </message>
    <message>
        <source>&amp;Teach…</source>
        <translation>Le&amp;rnen lassen …</translation>
    </message>
    <message numerus="yes">
        <source>%n new puzzle(s) found.</source>
        <translation>
            <numerusform>%n neue Aufgabe gefunden.</numerusform>
            <numerusform>%n neue Aufgaben gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The closed tab cannot be opened again: its game was deleted or cannot be read.</source>
        <translation>Der geschlossene Tab lässt sich nicht wieder öffnen: Seine Partie wurde gelöscht oder ist nicht lesbar.</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>Ü&amp;ben</translation>
    </message>
    <message numerus="yes">
        <source>The library has %n fault(s): %1 A rescue copy contains everything that can be read.</source>
        <translation>
            <numerusform>Die Bibliothek hat einen Fehler: %1 Eine Rettungskopie enthält alles, was lesbar ist.</numerusform>
            <numerusform>Die Bibliothek hat %n Fehler. Der erste: %1 Eine Rettungskopie enthält alles, was lesbar ist.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::WindowPanels</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Überprüfung</translation>
    </message>
    <message>
        <source>Evaluation Graph</source>
        <translation>Bewertungsgraph</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameStarter</name>
    <message>
        <source>The game is over in this position.</source>
        <translation>In dieser Stellung ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>Your previous game is unfinished. You can find it under Games.</source>
        <translation>Ihre vorige Partie ist nicht beendet. Sie finden sie unter „Partien“.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MakeBookDialog</name>
    <message>
        <source>Make Opening Book</source>
        <translation>Eröffnungsbuch erstellen</translation>
    </message>
    <message>
        <source>Opening Book</source>
        <translation>Eröffnungsbuch</translation>
    </message>
    <message>
        <source> plies</source>
        <translation> Halbzüge</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Wins of the first player</source>
        <translation>Siege des ersten Spielers</translation>
    </message>
    <message>
        <source>Wins of the second player</source>
        <translation>Siege des zweiten Spielers</translation>
    </message>
    <message>
        <source>Games won by the side that made the move</source>
        <translation>Partien, die die ziehende Seite gewonnen hat</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>&amp;Länge:</translation>
    </message>
    <message>
        <source>Minimum &amp;games per move:</source>
        <translation>Mindestzahl der &amp;Partien je Zug:</translation>
    </message>
    <message>
        <source>&amp;Counted games:</source>
        <translation>&amp;Gezählte Partien:</translation>
    </message>
    <message>
        <source>&amp;Use at levels:</source>
        <translation>&amp;Auf den Stufen:</translation>
    </message>
    <message>
        <source>&amp;Make Book</source>
        <translation>&amp;Erstellen</translation>
    </message>
    <message numerus="yes">
        <source>The computer will play the moves of %Ln game(s).</source>
        <translation>
            <numerusform>Der Computer spielt die Züge von %Ln Partie.</numerusform>
            <numerusform>Der Computer spielt die Züge von %Ln Partien.</numerusform>
        </translation>
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
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten …</translation>
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
        <source>%1 is on the board now. Begin another game before you edit it.</source>
        <translation>%1 ist gerade auf dem Brett. Beginnen Sie eine andere Partie, um die Variante zu bearbeiten.</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>%1 entfernen?</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>The file %1 is deleted, and with it everything the computer has learned about the game. Stored games stay in the library. To open them again, import the variant again.</source>
        <translation>Die Datei %1 wird gelöscht und mit ihr alles, was der Computer über das Spiel gelernt hat. Gespeicherte Partien bleiben in der Bibliothek. Um sie wieder zu öffnen, importieren Sie die Variante erneut.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MatchBar</name>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Show the match</source>
        <translation>Wettkampf anzeigen</translation>
    </message>
    <message>
        <source>Games of the match</source>
        <translation>Partien des Wettkampfs</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <translation>Wettkampf fortsetzen</translation>
    </message>
    <message>
        <source>Pause the match</source>
        <translation>Wettkampf anhalten</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MatchBoard</name>
    <message>
        <source>Select a game to see it here.</source>
        <translation>Wählen Sie eine Partie, um sie hier zu sehen.</translation>
    </message>
    <message>
        <source>Board of the match</source>
        <translation>Brett des Wettkampfs</translation>
    </message>
    <message>
        <source>Ply %1 of %2</source>
        <translation>Halbzug %1 von %2</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MatchCommands</name>
    <message>
        <source>Engine Match</source>
        <translation>Engine-Wettkampf</translation>
    </message>
    <message>
        <source>A match of engines is in progress.</source>
        <translation>Ein Engine-Wettkampf läuft.</translation>
    </message>
    <message>
        <source>The games in progress are aborted. The finished games are kept.</source>
        <translation>Die laufenden Partien werden verworfen. Die beendeten Partien bleiben erhalten.</translation>
    </message>
    <message>
        <source>&amp;End the Match</source>
        <translation>Wettkampf &amp;beenden</translation>
    </message>
    <message>
        <source>The match has ended: %1.</source>
        <translation>Der Wettkampf ist zu Ende: %1.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MatchDialog</name>
    <message>
        <source>File of openings</source>
        <translation>Datei mit Eröffnungen</translation>
    </message>
    <message>
        <source>Stop as soon as it is &amp;decided (SPRT)</source>
        <translation>Beenden, sobald ents&amp;chieden (SPRT)</translation>
    </message>
    <message>
        <source>Add the games to the &amp;library</source>
        <translation>Partien in die Bibliothe&amp;k aufnehmen</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>Engine-Wettkampf</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>Star&amp;ten</translation>
    </message>
    <message>
        <source>Va&amp;riant:</source>
        <translation>Sp&amp;iel:</translation>
    </message>
    <message>
        <source>Engine &amp;A:</source>
        <translation>Engine &amp;A:</translation>
    </message>
    <message>
        <source>Engine &amp;B:</source>
        <translation>Engine &amp;B:</translation>
    </message>
    <message>
        <source>Engine A</source>
        <translation>Engine A</translation>
    </message>
    <message>
        <source>Engine B</source>
        <translation>Engine B</translation>
    </message>
    <message>
        <source>Level </source>
        <translation>Stufe </translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Stufe von %1</translation>
    </message>
    <message>
        <source>Nodes per move of %1</source>
        <translation>Knoten je Zug von %1</translation>
    </message>
    <message>
        <source>&amp;Engines…</source>
        <translation>&amp;Engines …</translation>
    </message>
    <message>
        <source>Standard start</source>
        <translation>Übliche Anfangsstellung</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>Zufällige Züge</translation>
    </message>
    <message>
        <source>Positions of a file</source>
        <translation>Stellungen einer Datei</translation>
    </message>
    <message>
        <source>Each opening is played twice, with sides swapped.</source>
        <translation>Jede Eröffnung wird zweimal gespielt, mit vertauschten Seiten.</translation>
    </message>
    <message>
        <source>Plies: </source>
        <translation>Halbzüge: </translation>
    </message>
    <message>
        <source>Random plies</source>
        <translation>Zufällige Halbzüge</translation>
    </message>
    <message>
        <source>Seed: </source>
        <translation>Startwert: </translation>
    </message>
    <message>
        <source>The same seed gives the same openings.</source>
        <translation>Derselbe Startwert ergibt dieselben Eröffnungen.</translation>
    </message>
    <message>
        <source>Seed of the openings</source>
        <translation>Startwert der Eröffnungen</translation>
    </message>
    <message>
        <source>One position per line, in SFEN or FEN</source>
        <translation>Eine Stellung je Zeile, als SFEN oder FEN</translation>
    </message>
    <message>
        <source>&amp;Openings:</source>
        <translation>Erö&amp;ffnungen:</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Zeit je Zug</translation>
    </message>
    <message>
        <source>Clock with increment</source>
        <translation>Uhr mit Zuschlag</translation>
    </message>
    <message>
        <source>Nodes per move</source>
        <translation>Knoten je Zug</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Sekunden je Zug</translation>
    </message>
    <message>
        <source>Seconds for the game</source>
        <translation>Sekunden für die Partie</translation>
    </message>
    <message>
        <source>Seconds added for each move</source>
        <translation>Zuschlag je Zug in Sekunden</translation>
    </message>
    <message>
        <source>No clock runs. An external engine that thinks for more than a minute, and at fewer than 10,000 nodes per second, is told to move at once.</source>
        <translation>Es läuft keine Uhr. Eine externe Engine, die länger als eine Minute rechnet und dabei weniger als 10.000 Knoten pro Sekunde schafft, muss sofort ziehen.</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>A player whose move is late by more than this loses.</source>
        <translation>Wer sich mit einem Zug um mehr als diese Zeit verspätet, verliert.</translation>
    </message>
    <message>
        <source>&amp;Time:</source>
        <translation>Be&amp;denkzeit:</translation>
    </message>
    <message>
        <source>Allowed dela&amp;y:</source>
        <translation>Erlaubte &amp;Verspätung:</translation>
    </message>
    <message>
        <source>Ga&amp;mes:</source>
        <translation>&amp;Partien:</translation>
    </message>
    <message>
        <source>Cores of this computer: %1</source>
        <translation>Kerne dieses Rechners: %1</translation>
    </message>
    <message>
        <source>At the same t&amp;ime:</source>
        <translation>Gleich&amp;zeitig:</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Memory of each engine, unless it is set in the list of engines</source>
        <translation>Speicher jeder Engine, wenn er nicht in der Liste der Engines eingestellt ist</translation>
    </message>
    <message>
        <source>&amp;Hash:</source>
        <translation>&amp;Hash:</translation>
    </message>
    <message>
        <source>The match ends as soon as the games show which of the two Elo differences is the better estimate for engine A. At most one such decision in twenty is wrong.</source>
        <translation>Der Wettkampf endet, sobald die Partien zeigen, welche der beiden Elo-Differenzen für Engine A besser passt. Höchstens eine von zwanzig solchen Entscheidungen ist falsch.</translation>
    </message>
    <message>
        <source>Elo </source>
        <translation>Elo </translation>
    </message>
    <message>
        <source>against </source>
        <translation>gegen </translation>
    </message>
    <message>
        <source>First Elo difference</source>
        <translation>Erste Elo-Differenz</translation>
    </message>
    <message>
        <source>Second Elo difference</source>
        <translation>Zweite Elo-Differenz</translation>
    </message>
    <message>
        <source>Usual limit</source>
        <translation>Übliche Grenze</translation>
    </message>
    <message>
        <source>Draw after &amp;plies:</source>
        <translation>&amp;Remis nach Halbzügen:</translation>
    </message>
    <message>
        <source>E&amp;vent:</source>
        <translation>Vera&amp;nstaltung:</translation>
    </message>
    <message>
        <source>Computer at a level</source>
        <translation>Computer auf einer Stufe</translation>
    </message>
    <message>
        <source>Komadai with fixed nodes per move</source>
        <translation>Komadai mit fester Knotenzahl je Zug</translation>
    </message>
    <message>
        <source>The first Elo difference of the test must be less than the second one.</source>
        <translation>Die erste Elo-Differenz des Tests muss kleiner als die zweite sein.</translation>
    </message>
    <message>
        <source>The match needs %1 cores. The engines will slow each other down.</source>
        <translation>Der Wettkampf braucht %1 Kerne. Die Engines bremsen einander.</translation>
    </message>
    <message>
        <source>Many games may be alike, since all begin with the same position.</source>
        <translation>Viele Partien können einander gleichen, da alle mit derselben Stellung beginnen.</translation>
    </message>
    <message>
        <source>Games at the same time</source>
        <translation>Partien gleichzeitig</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MatchGamesModel</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Plies</source>
        <translation>Halbzüge</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MatchWindow</name>
    <message>
        <source>Engine Match</source>
        <translation>Engine-Wettkampf</translation>
    </message>
    <message>
        <source>&amp;Stop…</source>
        <translation>&amp;Beenden …</translation>
    </message>
    <message>
        <source>&amp;Copy Result</source>
        <translation>Ergebnis &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;New Match…</source>
        <translation>&amp;Neuer Wettkampf …</translation>
    </message>
    <message>
        <source>Results of the match</source>
        <translation>Ergebnisse des Wettkampfs</translation>
    </message>
    <message>
        <source>Games of the match</source>
        <translation>Partien des Wettkampfs</translation>
    </message>
    <message>
        <source>A game that is selected is shown on the board. Double-click a finished game to open it.</source>
        <translation>Die gewählte Partie erscheint auf dem Brett. Ein Doppelklick öffnet eine beendete Partie.</translation>
    </message>
    <message>
        <source>Progress of the SPRT</source>
        <translation>Fortschritt des SPRT</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <translation>Es wurde noch kein Wettkampf gespielt.</translation>
    </message>
    <message>
        <source>This game was aborted.</source>
        <translation>Diese Partie wurde verworfen.</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>Stop the Match</source>
        <translation>Wettkampf beenden</translation>
    </message>
    <message>
        <source>How do you want to end the match?</source>
        <translation>Wie soll der Wettkampf enden?</translation>
    </message>
    <message>
        <source>Games that are over stay as they are.</source>
        <translation>Beendete Partien bleiben erhalten.</translation>
    </message>
    <message>
        <source>&amp;Finish the Games</source>
        <translation>Partien zu &amp;Ende spielen</translation>
    </message>
    <message>
        <source>&amp;Abort the Games</source>
        <translation>Laufende Partien &amp;verwerfen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MergePlayersDialog</name>
    <message>
        <source>Merge Players</source>
        <translation>Spieler zusammenführen</translation>
    </message>
    <message>
        <source>Tick all spellings of the same player, then choose the name to keep.</source>
        <translation>Kreuzen Sie alle Schreibweisen desselben Spielers an, und wählen Sie dann den Namen, der bleibt.</translation>
    </message>
    <message>
        <source>Search players</source>
        <translation>Spieler suchen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>&amp;Keep the name:</source>
        <translation>Name, der &amp;bleibt:</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Zusammenführen</translation>
    </message>
    <message>
        <source>Tick at least two names.</source>
        <translation>Kreuzen Sie mindestens zwei Namen an.</translation>
    </message>
    <message>
        <source>Write the name to keep.</source>
        <translation>Geben Sie den Namen ein, der bleiben soll.</translation>
    </message>
    <message>
        <source>Name to keep</source>
        <translation>Name, der bleibt</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln game(s))</source>
        <translation>
            <numerusform>%1 (eine Partie)</numerusform>
            <numerusform>%1 (%Ln Partien)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) will be changed.</source>
        <translation>
            <numerusform>Eine Partie wird geändert.</numerusform>
            <numerusform>%Ln Partien werden geändert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::MobilityBoard</name>
    <message>
        <source>Moves to each square</source>
        <translation>Züge zu jedem Feld</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>ein Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be reached</source>
        <translation>nicht erreichbar</translation>
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
        <source>&amp;Connected squares</source>
        <translation>&amp;Verbundene Felder</translation>
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
        <source>Click a square to put the piece there, or move it with the arrow keys. Ctrl and the arrow keys point at squares.</source>
        <translation>Ein Klick auf ein Feld stellt die Figur dorthin, die Pfeiltasten bewegen sie. Strg und die Pfeiltasten zeigen auf Felder.</translation>
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
        <source>From %1 the piece reaches %2 of %3 squares.</source>
        <translation>Von %1 aus erreicht sie %2 von %3 Feldern.</translation>
    </message>
    <message>
        <source>Each of them takes one move.</source>
        <translation>Für jedes davon genügt ein Zug.</translation>
    </message>
    <message numerus="yes">
        <source>The farthest takes %n moves.</source>
        <translation>
            <numerusform>Für das entfernteste braucht sie einen Zug.</numerusform>
            <numerusform>Für das entfernteste braucht sie %n Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>All squares are connected.</source>
        <translation>Alle Felder sind verbunden.</translation>
    </message>
    <message numerus="yes">
        <source>The squares form %n separate groups.</source>
        <translation>
            <numerusform>Alle Felder sind verbunden.</numerusform>
            <numerusform>Die Felder bilden %n getrennte Gruppen.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average the piece has %1 moves.</source>
        <translation>Im Mittel hat die Figur %1 Züge.</translation>
    </message>
    <message>
        <source>%1: the piece is here.</source>
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
        <source>You cannot move now.</source>
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
    <name>komadai::ui::MoveTextView</name>
    <message numerus="yes">
        <source>(%n destroyed)</source>
        <translation>
            <numerusform>(%n vernichtet)</numerusform>
            <numerusform>(%n vernichtet)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(%n held)</source>
        <translation>
            <numerusform>(%n festgehalten)</numerusform>
            <numerusform>(%n festgehalten)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::MoveTableModel</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MoveTexts</name>
    <message>
        <source>%1, time used %2</source>
        <translation>%1, verbrauchte Zeit %2</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <translation>Bewertung: %1</translation>
    </message>
    <message>
        <source>Time used: %1 s</source>
        <translation>Verbrauchte Zeit: %1 s</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Bookmark: %1</source>
        <translation>Lesezeichen: %1</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>am Anfang</translation>
    </message>
    <message>
        <source>The same position: %1</source>
        <translation>Dieselbe Stellung: %1</translation>
    </message>
</context>
<context>
    <name>komadai::ui::NamedMenu</name>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
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
        <source>Search for a variant</source>
        <translation>Ein Spiel suchen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
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
        <source>No variant matches. You can import more variants with File &gt; Import Variant.</source>
        <translation>Kein Spiel passt. Weitere Spiele importieren Sie mit Datei &gt; Variante importieren.</translation>
    </message>
    <message>
        <source>Settings of the game</source>
        <translation>Einstellungen der Partie</translation>
    </message>
</context>
<context>
    <name>komadai::ui::NewMoveFinder</name>
    <message>
        <source>No other game in the library has this start position.</source>
        <translation>Keine andere Partie der Bibliothek hat diese Anfangsstellung.</translation>
    </message>
    <message numerus="yes">
        <source>No move of this line is new: %Ln other game(s) reached its last position.</source>
        <translation>
            <numerusform>Kein Zug dieser Variante ist neu: Eine andere Partie erreichte ihre letzte Stellung.</numerusform>
            <numerusform>Kein Zug dieser Variante ist neu: %Ln andere Partien erreichten ihre letzte Stellung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This move is new: %Ln other game(s) reached the position before it.</source>
        <translation>
            <numerusform>Dieser Zug ist neu: Eine andere Partie erreichte die Stellung davor.</numerusform>
            <numerusform>Dieser Zug ist neu: %Ln andere Partien erreichten die Stellung davor.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Buttons: %1</source>
        <translation>Schaltflächen: %1</translation>
    </message>
</context>
<context>
    <name>komadai::ui::OpeningGraphWindow</name>
    <message>
        <source>Opening Graph</source>
        <translation>Eröffnungsgraph</translation>
    </message>
    <message>
        <source>All games, or for example player:habu date:1990..1999</source>
        <translation>Alle Partien, oder zum Beispiel player:habu date:1990..1999</translation>
    </message>
    <message>
        <source>Filter the games</source>
        <translation>Partien filtern</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Anfang der Partie</translation>
    </message>
    <message>
        <source>Position on the board</source>
        <translation>Brettstellung</translation>
    </message>
    <message>
        <source>&amp;Update</source>
        <translation>&amp;Aktualisieren</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ab&amp;brechen</translation>
    </message>
    <message>
        <source>&amp;Save Picture…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>Positions that were found</source>
        <translation>Gefundene Stellungen</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>&amp;Partien:</translation>
    </message>
    <message>
        <source>&amp;From:</source>
        <translation>V&amp;on:</translation>
    </message>
    <message>
        <source>&amp;Positions:</source>
        <translation>S&amp;tellungen:</translation>
    </message>
    <message>
        <source>The games are being counted…</source>
        <translation>Die Partien werden gezählt …</translation>
    </message>
    <message>
        <source>Cancelled. Press “Update” to draw the graph.</source>
        <translation>Abgebrochen. Drücken Sie „Aktualisieren“, um den Graphen zu zeichnen.</translation>
    </message>
    <message>
        <source>Cancelled. The previous graph is shown.</source>
        <translation>Abgebrochen. Angezeigt wird der vorherige Graph.</translation>
    </message>
    <message>
        <source>No move was played in two games or more from this position.</source>
        <translation>Aus dieser Stellung wurde kein Zug in mindestens zwei Partien gespielt.</translation>
    </message>
    <message>
        <source>No matching game has a move from this position.</source>
        <translation>Keine passende Partie hat einen Zug aus dieser Stellung.</translation>
    </message>
    <message>
        <source>No game in the library has a move from this position.</source>
        <translation>Keine Partie der Bibliothek hat einen Zug aus dieser Stellung.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG picture (*.svg)</source>
        <translation>PNG-Bild (*.png);;SVG-Bild (*.svg)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1 konnte nicht gespeichert werden: %2.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PanelLayoutMenu</name>
    <message>
        <source>Panel &amp;Layouts</source>
        <translation>&amp;Layouts der Seitenfenster</translation>
    </message>
    <message>
        <source>No saved layouts</source>
        <translation>Keine gespeicherten Layouts</translation>
    </message>
    <message>
        <source>&amp;Save This Layout…</source>
        <translation>Dieses Layout &amp;speichern …</translation>
    </message>
    <message>
        <source>Save Layout</source>
        <translation>Layout speichern</translation>
    </message>
    <message>
        <source>Rename Layout</source>
        <translation>Layout umbenennen</translation>
    </message>
    <message>
        <source>&amp;Name of the layout:</source>
        <translation>&amp;Name des Layouts:</translation>
    </message>
    <message>
        <source>R&amp;eset to the Usual Layout</source>
        <translation>Übliches Layout &amp;wiederherstellen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PatternEditor</name>
    <message>
        <source>Must Be &amp;Empty</source>
        <translation>L&amp;eer</translation>
    </message>
    <message>
        <source>Choose this, then click a square, or drag over several squares, to mark that no piece may stand there. The right button removes the marks.</source>
        <translation>Wählen Sie dies, und klicken Sie dann auf ein Feld oder ziehen Sie über mehrere Felder, um zu markieren, dass dort keine Figur stehen darf. Die rechte Taste entfernt die Markierungen.</translation>
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
    <name>komadai::ui::PlayFromHereDialog</name>
    <message>
        <source>Play from Here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>A new game begins in a new tab. %1 is to move.</source>
        <translation>Eine neue Partie beginnt in einem neuen Tab. %1 ist am Zug.</translation>
    </message>
    <message numerus="yes">
        <source>A new game begins in a new tab, after %n move(s) of this one. %1 is to move.</source>
        <translation>
            <numerusform>Eine neue Partie beginnt in einem neuen Tab, nach %n Zug dieser Partie. %1 ist am Zug.</numerusform>
            <numerusform>Eine neue Partie beginnt in einem neuen Tab, nach %n Zügen dieser Partie. %1 ist am Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
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
        <source>getting ready…</source>
        <translation>macht sich bereit …</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>denkt nach …</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <translation>%1, am Zug</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PlayersForm</name>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>The player&apos;s name (optional)</source>
        <translation>Name des Spielers (freiwillig)</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Full Strength</source>
        <translation>Volle Stärke</translation>
    </message>
    <message>
        <source>The computer with all its time and all free processor cores</source>
        <translation>Der Computer mit seiner ganzen Zeit und allen freien Prozessorkernen</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> s je Zug</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>R&amp;andom sides</source>
        <translation>Seiten aus&amp;losen</translation>
    </message>
    <message>
        <source>Each player gets a side at random when the game begins</source>
        <translation>Jeder Spieler bekommt zu Beginn der Partie zufällig eine Seite</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>Seiten &amp;tauschen</translation>
    </message>
    <message>
        <source>Opening &amp;Books…</source>
        <translation>Eröffnungs&amp;bücher …</translation>
    </message>
    <message>
        <source>The sa&amp;me clock for both sides</source>
        <translation>&amp;Gleiche Uhr für beide Seiten</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
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
        <source>Name of %1</source>
        <translation>Name von %1</translation>
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
    <name>komadai::ui::PlayingPage</name>
    <message>
        <source>The computer &amp;resigns lost games</source>
        <translation>Der Computer &amp;gibt verlorene Partien auf</translation>
    </message>
    <message>
        <source>The computer accepts &amp;draws when it cannot win</source>
        <translation>Der Computer nimmt &amp;Remis an, wenn er nicht mehr gewinnen kann</translation>
    </message>
    <message>
        <source>The computer &amp;thinks on your time</source>
        <translation>Der Computer &amp;denkt, während Sie am Zug sind</translation>
    </message>
    <message>
        <source>Level 10, full strength and external engines then think while you are to move. They stop when an analysis needs the processor.</source>
        <translation>Stufe 10, volle Stärke und externe Engines denken dann, während Sie am Zug sind. Sie hören auf, wenn eine Analyse den Prozessor braucht.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielweise</translation>
    </message>
    <message>
        <source>The &amp;engine comments on the moves of a game while it is played</source>
        <translation>Die &amp;Engine kommentiert Züge laufender Partien</translation>
    </message>
    <message>
        <source>The engine comments on each move after the reply has been played</source>
        <translation>Die Engine kommentiert jeden Zug, nachdem die Antwort gespielt ist</translation>
    </message>
    <message>
        <source>&amp;Show how the computer sees the game while it is played</source>
        <translation>&amp;Zeigen, wie der Computer die Partie sieht, während gespielt wird</translation>
    </message>
    <message>
        <source>The evaluation bar, the graph and the record then show what the computer expects.</source>
        <translation>Bewertungsbalken, Bewertungsgraph und Aufzeichnung zeigen dann, was der Computer erwartet.</translation>
    </message>
    <message>
        <source>&amp;Minimum time per computer move:</source>
        <translation>&amp;Mindestzeit je Zug des Computers:</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>So that you can follow its moves. With little time on its clock it moves sooner.</source>
        <translation>Damit Sie seinen Zügen folgen können. Mit wenig Zeit auf der Uhr zieht er früher.</translation>
    </message>
    <message>
        <source>The computer as a player</source>
        <translation>Der Computer als Spieler</translation>
    </message>
    <message>
        <source>Shown while a game is played</source>
        <translation>Während einer Partie angezeigt</translation>
    </message>
    <message>
        <source>&amp;Premoves while the computer thinks</source>
        <translation>&amp;Vorauszüge, während der Computer denkt</translation>
    </message>
    <message>
        <source>A move that you make in advance is played as soon as the computer has moved, if it is legal then.</source>
        <translation>Ein Zug, den Sie im Voraus machen, wird gespielt, sobald der Computer gezogen hat, wenn er dann möglich ist.</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Ihre Züge</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PositionCard</name>
    <message>
        <source>Board after %1</source>
        <translation>Brett nach %1</translation>
    </message>
    <message>
        <source>No game was decided.</source>
        <translation>Keine Partie wurde entschieden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s), %1 of all</source>
        <translation>
            <numerusform>%Ln Partie, %1 aller Partien</numerusform>
            <numerusform>%Ln Partien, %1 aller Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 scores %2</source>
        <translation>%1 holt %2</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PositionEditor</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>&amp;Play from Here…</source>
        <translation>Ab &amp;hier spielen …</translation>
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
        <source>Discard this position? You have neither copied nor played it.</source>
        <translation>Die bearbeitete Stellung verwerfen? Sie haben sie weder kopiert noch gespielt.</translation>
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
        <source>The effects of nets, fog and flames are computed from the pieces on the board</source>
        <translation>Die Wirkungen von Netzen, Nebel und Flammen ergeben sich aus den Figuren auf dem Brett</translation>
    </message>
    <message>
        <source>A position has no earlier moves: repetitions are counted from here.</source>
        <translation>Eine Stellung hat keine früheren Züge: Wiederholungen zählen ab hier.</translation>
    </message>
    <message>
        <source>The game is over here: %1.</source>
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
        <source>%1 has no king, as is usual in mate problems.</source>
        <translation>%1 hat keinen König, wie in Mattaufgaben üblich.</translation>
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
        <source>Rest to the Hand of %1</source>
        <translation>Rest in die Hand von %1</translation>
    </message>
    <message>
        <source>Puts all missing pieces into the hand of the side that is not to move, as in mate problems (%1)</source>
        <translation>Legt alle fehlenden Figuren in die Hand der Seite, die nicht am Zug ist, wie in Mattaufgaben (%1)</translation>
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
        <source>Click places the chosen piece. Right-click turns a piece over. Delete removes it.</source>
        <translation>Ein Klick setzt die gewählte Figur, ein Rechtsklick wendet eine Figur, Entf entfernt sie.</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Hand von %1</translation>
    </message>
    <message>
        <source>%1: %2 %3 (click adds one, right click removes one)</source>
        <translation>%1: %2 %3, Klick legt eine hinzu, Rechtsklick nimmt eine weg</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>Filter the pieces</source>
        <translation>Figuren filtern</translation>
    </message>
    <message>
        <source>&amp;Variant:</source>
        <translation>&amp;Spiel:</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PositionFinder</name>
    <message>
        <source>&amp;Variant:</source>
        <translation>S&amp;piel:</translation>
    </message>
    <message>
        <source>&amp;To move:</source>
        <translation>Am &amp;Zug:</translation>
    </message>
    <message>
        <source>Find Position</source>
        <translation>Stellung suchen</translation>
    </message>
    <message>
        <source>The &amp;position on the board</source>
        <translation>Die Stellung auf dem &amp;Brett</translation>
    </message>
    <message>
        <source>An &amp;arrangement of pieces</source>
        <translation>Eine &amp;Anordnung von Figuren</translation>
    </message>
    <message>
        <source>Whatever stands on the other squares and in the hands</source>
        <translation>Was auch immer auf den anderen Feldern und in den Händen ist</translation>
    </message>
    <message>
        <source>Also its &amp;mirror image</source>
        <translation>Auch ihr Spie&amp;gelbild</translation>
    </message>
    <message>
        <source>Also with left and &amp;right exchanged</source>
        <translation>Auch mit links und &amp;rechts vertauscht</translation>
    </message>
    <message>
        <source>Also with the &amp;sides exchanged</source>
        <translation>Auch mit vertauschten Sei&amp;ten</translation>
    </message>
    <message>
        <source>Turns the arrangement by half a turn and gives all pieces to the other side</source>
        <translation>Dreht die Anordnung um 180 Grad und gibt alle Figuren der anderen Seite</translation>
    </message>
    <message>
        <source>From the &amp;Board</source>
        <translation>&amp;Vom Brett</translation>
    </message>
    <message>
        <source>Copies the pieces from the game board</source>
        <translation>Übernimmt die Figuren der Stellung auf dem Spielbrett</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Either side</source>
        <translation>Beliebige Seite</translation>
    </message>
    <message>
        <source>Pieces of this game move differently in the mirror image.</source>
        <translation>Figuren dieses Spiels ziehen im Spiegelbild anders.</translation>
    </message>
    <message>
        <source>Searching… %1</source>
        <translation>Suche läuft … %1</translation>
    </message>
    <message>
        <source>Put pieces on the board, or mark squares that must be empty.</source>
        <translation>Stellen Sie Figuren auf das Brett, oder markieren Sie Felder, die leer sein müssen.</translation>
    </message>
    <message>
        <source>%1 The board now shows another position.</source>
        <translation>%1 Das Brett zeigt jetzt eine andere Stellung.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Keine Partie passt.</translation>
    </message>
    <message>
        <source>Only the first %1 results are shown. Use the filter to narrow the search.</source>
        <translation>Nur die ersten %1 Ergebnisse werden gezeigt. Mit dem Filter grenzen Sie die Suche ein.</translation>
    </message>
    <message>
        <source>Cancelled. %1</source>
        <translation>Abgebrochen. %1</translation>
    </message>
    <message>
        <source>Filter the games, for example player:habu date:&gt;2000</source>
        <translation>Partien filtern, zum Beispiel player:habu date:&gt;2000</translation>
    </message>
    <message>
        <source>Filter the games</source>
        <translation>Partien filtern</translation>
    </message>
    <message>
        <source>Searches only matching games. Examples: player:habu, date:1990..1999, result:first, -result:draw, rating:&gt;2000</source>
        <translation>Durchsucht nur passende Partien. Beispiele: player:habu, date:1990..1999, result:first, -result:draw, rating:&gt;2000</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln time(s).</source>
        <translation>
            <numerusform>%Ln Mal gefunden.</numerusform>
            <numerusform>%Ln Mal gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show &amp;in List</source>
        <translation>In der L&amp;iste zeigen</translation>
    </message>
    <message>
        <source>Shows these games in the list of games, where they can be sorted, exported and labelled</source>
        <translation>Zeigt diese Partien in der Tabelle der Partien, wo man sie sortieren, exportieren und mit Etiketten versehen kann</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PracticeChart</name>
    <message>
        <source>d MMM</source>
        <comment>day and month, see QDate::toString</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>%1: %2 solved, %3 with a hint, %4 failed</source>
        <translation>%1: %2 gelöst, %3 mit Tipp, %4 nicht gelöst</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PracticeCommands</name>
    <message>
        <source>This game is not stored in the library.</source>
        <translation>Diese Partie wird nicht in der Bibliothek gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%n new puzzle(s) found.</source>
        <translation>
            <numerusform>%n neue Aufgabe gefunden.</numerusform>
            <numerusform>%n neue Aufgaben gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no move in this game yet.</source>
        <translation>In dieser Partie gibt es noch keinen Zug.</translation>
    </message>
    <message>
        <source>This game is still being played. You can search it for puzzles when it is over.</source>
        <translation>Diese Partie läuft noch. Sie können sie nach Aufgaben durchsuchen, wenn sie beendet ist.</translation>
    </message>
    <message>
        <source>Only the computer has moved so far. There is nothing to search yet.</source>
        <translation>Bisher hat nur der Computer gezogen. Es gibt noch nichts zu durchsuchen.</translation>
    </message>
    <message>
        <source>Find Puzzles</source>
        <translation>Aufgaben suchen</translation>
    </message>
    <message>
        <source>If you end the search now, these games are left out. The puzzles found so far are kept.</source>
        <translation>Wenn Sie die Suche jetzt beenden, werden diese Partien ausgelassen. Die bisher gefundenen Aufgaben bleiben.</translation>
    </message>
    <message>
        <source>&amp;End the Search</source>
        <translation>Suche &amp;beenden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) have not been searched for puzzles yet.</source>
        <translation>
            <numerusform>Eine Partie ist noch nach Aufgaben zu durchsuchen.</numerusform>
            <numerusform>%Ln Partien sind noch nach Aufgaben zu durchsuchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All puzzles of this library come with the program. There is nothing to export.</source>
        <translation>Alle Aufgaben dieser Bibliothek gehören zum Programm. Es gibt nichts zu exportieren.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were exported.</source>
        <translation>
            <numerusform>%n Aufgabe wurde exportiert.</numerusform>
            <numerusform>%n Aufgaben wurden exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Import Puzzles</source>
        <translation>Aufgaben importieren</translation>
    </message>
    <message>
        <source>Puzzles (*.json *.jsonl);;All files (*)</source>
        <translation>Aufgaben (*.json *.jsonl);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export Puzzles</source>
        <translation>Aufgaben exportieren</translation>
    </message>
    <message>
        <source>Puzzles (*.json);;All files (*)</source>
        <translation>Aufgaben (*.json);;Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were added.</source>
        <translation>
            <numerusform>%n Aufgabe wurde hinzugefügt.</numerusform>
            <numerusform>%n Aufgaben wurden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were left out, because the library already has them.</source>
        <translation>
            <numerusform>%n Aufgabe wurde ausgelassen, weil die Bibliothek sie schon hat.</numerusform>
            <numerusform>%n Aufgaben wurden ausgelassen, weil die Bibliothek sie schon hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) were found.</source>
        <translation>
            <numerusform>%n Fehler wurde gefunden.</numerusform>
            <numerusform>%n Fehler wurden gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>Ü&amp;ben</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PracticeStatistics</name>
    <message>
        <source>Practice Statistics</source>
        <translation>Trainingsstatistik</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Gelernt</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Days in a row: %1 (longest: %2). Solved in a row: %3 (most: %4).</source>
        <translation>Tage in Folge: %1 (längste Folge: %2). In Folge gelöst: %3 (Bestwert: %4).</translation>
    </message>
    <message>
        <source>Results by variant and repertoire</source>
        <translation>Ergebnisse nach Spiel und Repertoire</translation>
    </message>
    <message>
        <source>Puzzles and moves that are due again only after three weeks or more</source>
        <translation>Aufgaben und Züge, die erst nach drei Wochen oder später wiederkommen</translation>
    </message>
    <message numerus="yes">
        <source>Answers on the last %n day(s), from below: solved, with a hint, failed</source>
        <translation>
            <numerusform>Antworten am letzten Tag, von unten: gelöst, mit Tipp, nicht gelöst</numerusform>
            <numerusform>Antworten der letzten %n Tage, von unten: gelöst, mit Tipp, nicht gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers by day</source>
        <translation>Antworten nach Tagen</translation>
    </message>
    <message>
        <source>Repertoire: %1</source>
        <translation>Repertoire: %1</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PracticeWindow</name>
    <message>
        <source>&amp;Variant:</source>
        <translation>S&amp;piel:</translation>
    </message>
    <message>
        <source>&amp;Puzzles:</source>
        <translation>Auf&amp;gaben:</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <source>&amp;Solution</source>
        <translation>&amp;Lösung</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistik …</translation>
    </message>
    <message>
        <source>Find the Move</source>
        <translation>Zug finden</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Puzzles from this game</source>
        <translation>Aufgaben aus dieser Partie</translation>
    </message>
    <message>
        <source>The new puzzles</source>
        <translation>Die neuen Aufgaben</translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation>Finden Sie den besten Zug.</translation>
    </message>
    <message>
        <source>In the game, %1 was played. Find a better move.</source>
        <translation>In der Partie wurde %1 gespielt. Finden Sie einen besseren Zug.</translation>
    </message>
    <message>
        <source>Right. Go on.</source>
        <translation>Richtig. Weiter geht’s.</translation>
    </message>
    <message>
        <source>%1 is not the solution. Try again.</source>
        <translation>%1 ist nicht die Lösung. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The engine looks for the answer…</source>
        <translation>Die Engine sucht die Antwort …</translation>
    </message>
    <message>
        <source>%1 is answered by %2. %3</source>
        <translation>Auf %1 folgt %2. %3</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 am Zug</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Why Not?</source>
        <translation>Warum &amp;nicht?</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
    <message>
        <source>&amp;Look Again</source>
        <translation>Erneut s&amp;uchen</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>The engine is still checking the mistakes of this game…</source>
        <translation>Die Engine prüft noch die Fehler dieser Partie …</translation>
    </message>
    <message>
        <source>The mistakes in this game are already among your puzzles. They were found in another game with the same positions.</source>
        <translation>Die Fehler dieser Partie sind schon unter Ihren Aufgaben. Sie wurden in einer anderen Partie mit denselben Stellungen gefunden.</translation>
    </message>
    <message>
        <source>None of the mistakes in this game can be used as a puzzle.</source>
        <translation>Kein Fehler dieser Partie eignet sich als Aufgabe.</translation>
    </message>
    <message>
        <source>There are no puzzles of this kind yet. Use Practice &gt; Find Puzzles in This Game to find some.</source>
        <translation>Aufgaben dieser Art gibt es noch nicht. Mit Training &gt; Aufgaben in dieser Partie suchen finden Sie welche.</translation>
    </message>
    <message>
        <source>You have done everything for now.</source>
        <translation>Fürs Erste haben Sie alles geschafft.</translation>
    </message>
    <message>
        <source>The next puzzle is due on %1.</source>
        <translation>Die nächste Aufgabe ist am %1 fällig.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s) cannot be used because they do not fit the rules of this variant.</source>
        <translation>
            <numerusform>%Ln Aufgabe kann nicht verwendet werden, weil sie nicht zu den Regeln dieser Variante passt.</numerusform>
            <numerusform>%Ln Aufgaben können nicht verwendet werden, weil sie nicht zu den Regeln dieser Variante passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Gelöst!</translation>
    </message>
    <message>
        <source>Solved, with a hint.</source>
        <translation>Gelöst, mit einem Tipp.</translation>
    </message>
    <message>
        <source>Solved, but not on the first try.</source>
        <translation>Gelöst, aber nicht beim ersten Versuch.</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>Das ist die Lösung.</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>Lösung: %1</translation>
    </message>
    <message>
        <source>Also right: %1. Solution: %2</source>
        <translation>Auch richtig: %1. Lösung: %2</translation>
    </message>
    <message>
        <source>In the game: %1. %2</source>
        <translation>In der Partie: %1. %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Due: %1, new: %2</source>
        <translation>Fällig: %1, neu: %2</translation>
    </message>
    <message>
        <source>Rating: %1</source>
        <translation>Wertungszahl: %1</translation>
    </message>
    <message>
        <source>Solved in a row: %1, days in a row: %2</source>
        <translation>In Folge gelöst: %1, Tage in Folge: %2</translation>
    </message>
    <message>
        <source>&amp;Open the Game</source>
        <translation>Partie ö&amp;ffnen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PuzzleFiles</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>%1 ist zu groß.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1 konnte nicht gespeichert werden: %2.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PuzzleSearchBar</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the search for puzzles</source>
        <translation>Die Suche nach Aufgaben abbrechen</translation>
    </message>
    <message>
        <source>Games that were searched</source>
        <translation>Durchsuchte Partien</translation>
    </message>
    <message>
        <source>Searching for puzzles: game %1 of %2. New puzzles: %3.</source>
        <translation>Suche nach Aufgaben: Partie %1 von %2. Neue Aufgaben: %3.</translation>
    </message>
    <message>
        <source>The search for puzzles waits while a clock runs: game %1 of %2. New puzzles: %3.</source>
        <translation>Die Suche nach Aufgaben wartet, solange eine Uhr läuft: Partie %1 von %2. Neue Aufgaben: %3.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ReadingWindow</name>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <source>Find on this page (%1)</source>
        <translation>Auf dieser Seite suchen (%1)</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RecentLibraryMenu</name>
    <message>
        <source>No recent libraries</source>
        <translation>Keine zuletzt geöffneten Bibliotheken</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RecordCommands</name>
    <message>
        <source>Name Bookmark</source>
        <translation>Lesezeichen benennen</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>No bookmarks in this record</source>
        <translation>Keine Lesezeichen in dieser Partie</translation>
    </message>
    <message>
        <source>Delete Moves</source>
        <translation>Züge löschen</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>%1 löschen?</translation>
    </message>
    <message>
        <source>No move follows it.</source>
        <translation>Kein Zug folgt ihm.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves that follow it are deleted too.</source>
        <translation>
            <numerusform>Auch der Zug, der ihm folgt, wird gelöscht.</numerusform>
            <numerusform>Auch die %n Züge, die ihm folgen, werden gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the last move of the game is removed, its result is removed, too.</source>
        <translation>Mit dem letzten Zug der Partie entfällt auch ihr Ergebnis.</translation>
    </message>
    <message>
        <source>Remove All Variations</source>
        <translation>Alle Varianten entfernen</translation>
    </message>
    <message>
        <source>The game ended in a variation. Remove this variation, too?</source>
        <translation>Die Partie war in einer Variante zu Ende. Auch diese entfernen?</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RefusalsButton</name>
    <message>
        <source>Unavailable Engines…</source>
        <translation>Nicht verfügbare Engines …</translation>
    </message>
    <message>
        <source>Unavailable Engines</source>
        <translation>Nicht verfügbare Engines</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RelatedGamesMenu</name>
    <message>
        <source>R&amp;elated Games</source>
        <translation>&amp;Verwandte Partien</translation>
    </message>
    <message>
        <source>Games of %1</source>
        <translation>Partien von %1</translation>
    </message>
    <message>
        <source>Games Between %1 and %2</source>
        <translation>Partien zwischen %1 und %2</translation>
    </message>
    <message>
        <source>Games of the Event %1</source>
        <translation>Partien der Veranstaltung %1</translation>
    </message>
    <message>
        <source>Statistics of %1…</source>
        <translation>Statistik von %1 …</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RepertoireCommands</name>
    <message>
        <source>My move in the repertoire “%1”</source>
        <translation>Mein Zug im Repertoire „%1“</translation>
    </message>
    <message>
        <source>This repertoire cannot be opened. It was deleted, or the rules no longer allow the position where it starts.</source>
        <translation>Dieses Repertoire lässt sich nicht öffnen. Es wurde gelöscht, oder die Regeln lassen seine Anfangsstellung nicht mehr zu.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RepertoireGapsDialog</name>
    <message>
        <source>This repertoire is not in the library any more.</source>
        <translation>Dieses Repertoire ist nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
        <source>Gaps in the Repertoire</source>
        <translation>Lücken im Repertoire</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Opponent’s move</source>
        <translation>Zug des Gegners</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>&amp;Open as Game</source>
        <translation>Als &amp;Partie öffnen</translation>
    </message>
    <message>
        <source>The games of the library are being searched…</source>
        <translation>Die Partien der Bibliothek werden durchsucht …</translation>
    </message>
    <message>
        <source>Your repertoire has an answer to every move that opponents played in the games of the library.</source>
        <translation>Ihr Repertoire hat auf jeden Zug eine Antwort, den Gegner in den Partien der Bibliothek gespielt haben.</translation>
    </message>
    <message numerus="yes">
        <source>Your repertoire has no answer to %n moves that opponents played in the games of the library. Open one, add your answer, and mark it.</source>
        <translation>
            <numerusform>Auf einen Zug, den Gegner in den Partien der Bibliothek gespielt haben, hat Ihr Repertoire keine Antwort. Öffnen Sie ihn, fügen Sie Ihre Antwort hinzu und markieren Sie sie.</numerusform>
            <numerusform>Auf %n Züge, die Gegner in den Partien der Bibliothek gespielt haben, hat Ihr Repertoire keine Antwort. Öffnen Sie einen, fügen Sie Ihre Antwort hinzu und markieren Sie sie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::RepertoireList</name>
    <message>
        <source>&amp;Practise</source>
        <translation>Ü&amp;ben</translation>
    </message>
    <message>
        <source>&amp;Open as Game</source>
        <translation>Als &amp;Partie öffnen</translation>
    </message>
    <message>
        <source>&amp;Use for Marking</source>
        <translation>Zum &amp;Markieren</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen …</translation>
    </message>
    <message>
        <source>Find &amp;Gaps…</source>
        <translation>Lücken &amp;suchen …</translation>
    </message>
    <message>
        <source>Repertoires</source>
        <translation>Repertoires</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Gelernt</translation>
    </message>
    <message>
        <source>Positions that come again only after three weeks or more</source>
        <translation>Stellungen, die erst nach drei Wochen oder später wiederkommen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no repertoire yet. Practice &gt; Repertoire &gt; Mark as My Move begins one.</source>
        <translation>Es gibt noch kein Repertoire. Mit Training &gt; Repertoire &gt; Als meinen Zug markieren beginnen Sie eines.</translation>
    </message>
    <message>
        <source>Moves that you mark go into this repertoire.</source>
        <translation>Markierte Züge kommen in dieses Repertoire.</translation>
    </message>
    <message>
        <source>Rename Repertoire</source>
        <translation>Repertoire umbenennen</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Delete Repertoire</source>
        <translation>Repertoire löschen</translation>
    </message>
    <message>
        <source>Delete the repertoire “%1”?</source>
        <translation>Das Repertoire „%1“ löschen?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message numerus="yes">
        <source>Its %Ln position(s) and your learning progress will be lost. Your games stay in the library.</source>
        <translation>
            <numerusform>Seine Stellung und Ihr Lernstand gehen verloren. Ihre Partien bleiben in der Bibliothek.</numerusform>
            <numerusform>Seine %Ln Stellungen und Ihr Lernstand gehen verloren. Ihre Partien bleiben in der Bibliothek.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules of this game no longer allow the position where this repertoire starts. You can rename or delete the repertoire, but not open or practise it.</source>
        <translation>Die Regeln dieses Spiels lassen die Anfangsstellung dieses Repertoires nicht mehr zu. Sie können es umbenennen oder löschen, aber nicht öffnen und nicht üben.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RepertoireService</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This record has no moves of %1.</source>
        <translation>Diese Partie hat keine Züge von %1.</translation>
    </message>
    <message>
        <source>The repertoire “%1” has these moves already.</source>
        <translation>Das Repertoire „%1“ hat diese Züge schon.</translation>
    </message>
    <message>
        <source>No move was added. All moves of %1 are marked as faults, or come after a fault.</source>
        <translation>Kein Zug wurde hinzugefügt: Die Züge von %1 sind als Fehler markiert oder folgen auf einen.</translation>
    </message>
    <message>
        <source>The repertoire “%1” has these moves already. Faults were left out.</source>
        <translation>Das Repertoire „%1“ hat diese Züge schon. Fehler wurden ausgelassen.</translation>
    </message>
    <message>
        <source>This is now the move to play in the repertoire “%1”.</source>
        <translation>Dies ist nun der Zug, der im Repertoire „%1“ zu spielen ist.</translation>
    </message>
    <message>
        <source>The move was removed from the repertoire “%1”, together with all moves that can be reached only through it.</source>
        <translation>Der Zug und alle Züge, zu denen nur er führt, wurden aus dem Repertoire „%1“ entfernt.</translation>
    </message>
    <message>
        <source>The repertoire “%1” has changed in the meantime. It was left as it is.</source>
        <translation>Das Repertoire „%1“ hat sich inzwischen geändert. Es blieb unverändert.</translation>
    </message>
    <message>
        <source>The change to the repertoire “%1” was redone.</source>
        <translation>Die Änderung des Repertoires „%1“ wurde wiederholt.</translation>
    </message>
    <message>
        <source>The change to the repertoire “%1” was undone.</source>
        <translation>Die Änderung des Repertoires „%1“ wurde rückgängig gemacht.</translation>
    </message>
    <message>
        <source>The new repertoire “%1” was removed again.</source>
        <translation>Das neue Repertoire „%1“ wurde wieder entfernt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) added to the repertoire “%1”.</source>
        <translation>
            <numerusform>Ein Zug wurde in das Repertoire „%1“ aufgenommen.</numerusform>
            <numerusform>%Ln Züge wurden in das Repertoire „%1“ aufgenommen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::RepertoireWindow</name>
    <message>
        <source>&amp;Repertoire:</source>
        <translation>&amp;Repertoire:</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <source>&amp;Show Move</source>
        <translation>Zug z&amp;eigen</translation>
    </message>
    <message>
        <source>&amp;Open as Game</source>
        <translation>Als &amp;Partie öffnen</translation>
    </message>
    <message>
        <source>Reper&amp;toires…</source>
        <translation>Reper&amp;toires …</translation>
    </message>
    <message>
        <source>Practise a Repertoire</source>
        <translation>Repertoire üben</translation>
    </message>
    <message>
        <source>Repertoire</source>
        <translation>Repertoire</translation>
    </message>
    <message>
        <source>%1 (%2 due, %3 new)</source>
        <translation>%1 (%2 fällig, %3 neu)</translation>
    </message>
    <message>
        <source>Once more: what do you play here?</source>
        <translation>Noch einmal: Was spielen Sie hier?</translation>
    </message>
    <message>
        <source>What do you play here?</source>
        <translation>Was spielen Sie hier?</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>This move is also in your repertoire, but the move to play is %1.</source>
        <translation>Dieser Zug steht auch in Ihrem Repertoire, zu spielen ist aber %1.</translation>
    </message>
    <message>
        <source>%1 is not in your repertoire.</source>
        <translation>%1 ist nicht in Ihrem Repertoire.</translation>
    </message>
    <message>
        <source>%1 is not in your repertoire. Try again.</source>
        <translation>%1 ist nicht in Ihrem Repertoire. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The move to play is %1.</source>
        <translation>Zu spielen ist %1.</translation>
    </message>
    <message>
        <source>The engine looks for the answer…</source>
        <translation>Die Engine sucht die Antwort …</translation>
    </message>
    <message>
        <source>%1 is answered by %2. %3</source>
        <translation>Auf %1 folgt %2. %3</translation>
    </message>
    <message>
        <source>You play %1</source>
        <translation>Sie spielen %1</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Why Not?</source>
        <translation>Warum &amp;nicht?</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Practise Again</source>
        <translation>N&amp;och einmal üben</translation>
    </message>
    <message>
        <source>The next move comes on %1.</source>
        <translation>Der nächste Zug kommt am %1.</translation>
    </message>
    <message>
        <source>Add the Moves of %1</source>
        <translation>Züge von %1 aufnehmen</translation>
    </message>
    <message>
        <source>Make the first one from the game in the main window: add all moves of one side here, or single moves with Practice &gt; Repertoire &gt; Mark as My Move.</source>
        <translation>Das erste machen Sie aus der Partie im Hauptfenster: Nehmen Sie hier alle Züge einer Seite auf oder einzelne Züge mit Training &gt; Repertoire &gt; Als meinen Zug markieren.</translation>
    </message>
    <message>
        <source>To make the first one, play or open a game with your opening in the main window. Then add all moves of one side here, or single moves with Practice &gt; Repertoire &gt; Mark as My Move.</source>
        <translation>Für das erste spielen oder öffnen Sie im Hauptfenster eine Partie mit Ihrer Eröffnung. Dann nehmen Sie hier alle Züge einer Seite auf oder einzelne Züge mit Training &gt; Repertoire &gt; Als meinen Zug markieren.</translation>
    </message>
    <message>
        <source>A repertoire is the set of opening moves that you want to play with one side of a game. You are asked for these moves until you know them.</source>
        <translation>Ein Repertoire sind die Eröffnungszüge, die Sie mit einer Seite eines Spiels spielen möchten. Sie werden nach diesen Zügen gefragt, bis Sie sie kennen.</translation>
    </message>
    <message>
        <source>This repertoire has no moves.</source>
        <translation>Dieses Repertoire hat keine Züge.</translation>
    </message>
    <message>
        <source>You have done everything for now.</source>
        <translation>Fürs Erste haben Sie alles geschafft.</translation>
    </message>
    <message>
        <source>That was the last move. %1 of %2 moves were right on the first try.</source>
        <translation>Das war der letzte Zug. %1 von %2 Zügen waren beim ersten Versuch richtig.</translation>
    </message>
    <message>
        <source>Your other moves here: %1</source>
        <translation>Ihre anderen Züge hier: %1</translation>
    </message>
    <message>
        <source>This round: %1 left</source>
        <translation>Diese Runde: noch %1</translation>
    </message>
    <message>
        <source>This round: %1 of %2 right, %3 left</source>
        <translation>Diese Runde: %1 von %2 richtig, noch %3</translation>
    </message>
    <message>
        <source>Due: %1, new: %2, later: %3</source>
        <translation>Fällig: %1, neu: %2, später: %3</translation>
    </message>
</context>
<context>
    <name>komadai::ui::Report</name>
    <message>
        <source>the name of a picture must end in .png, .svg or .pdf</source>
        <translation>der Name eines Bildes muss auf .png, .svg oder .pdf enden</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Kommentator</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>the name of a report must end in .pdf or .html</source>
        <translation>der Name eines Berichts muss auf .pdf oder .html enden</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Bewertungen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>White 91%</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ReportCommands</name>
    <message>
        <source>Save Picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Save Animation</source>
        <translation>Animation speichern</translation>
    </message>
    <message>
        <source>GIF animation (*.gif)</source>
        <translation>GIF-Animation (*.gif)</translation>
    </message>
    <message>
        <source>The animation is being made…</source>
        <translation>Die Animation wird erstellt …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG picture (*.svg);;PDF (*.pdf)</source>
        <translation>PNG-Bild (*.png);;SVG-Bild (*.svg);;PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 wurde gespeichert.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1 konnte nicht gespeichert werden: %2.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ReportDialog</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>As PDF or HTML</source>
        <translation>Als PDF oder HTML</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>&amp;Varianten</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>&amp;Kommentare</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>The s&amp;tart</source>
        <translation>&amp;Anfang</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>&amp;Lesezeichen</translation>
    </message>
    <message>
        <source>&amp;Moves marked !!, ? or ??</source>
        <translation>&amp;Züge mit !!, ? oder ??</translation>
    </message>
    <message>
        <source>The &amp;end of the game</source>
        <translation>&amp;Ende der Partie</translation>
    </message>
    <message>
        <source>none</source>
        <comment>interval of diagrams</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>How many plies there are from one diagram to the next</source>
        <translation>Ein Diagramm immer, wenn so viele Halbzüge gespielt sind</translation>
    </message>
    <message>
        <source>&amp;Interval in plies:</source>
        <translation>Abstand in &amp;Halbzügen:</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Fit the width</source>
        <translation>An die Breite anpassen</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Fit the page</source>
        <translation>An die Seite anpassen</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html)</source>
        <translation>PDF (*.pdf);;Webseite (*.html)</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1 konnte nicht gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>Evaluation &amp;graph</source>
        <translation>Bewertungsg&amp;raph</translation>
    </message>
    <message>
        <source>T&amp;urning points</source>
        <translation>Wendep&amp;unkte</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ResultChart</name>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Niederlagen</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ReviewBar</name>
    <message>
        <source>&amp;This Game</source>
        <translation>&amp;Diese Partie</translation>
    </message>
    <message>
        <source>&amp;All Games</source>
        <translation>&amp;Alle Partien</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the review</source>
        <translation>Überprüfung abbrechen</translation>
    </message>
    <message>
        <source>Positions of the review</source>
        <translation>Stellungen der Überprüfung</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Continue the review</source>
        <translation>Überprüfung fortsetzen</translation>
    </message>
    <message>
        <source>Pause the review</source>
        <translation>Überprüfung anhalten</translation>
    </message>
    <message>
        <source>Reviewing a game: position %1 of %2.</source>
        <translation>Eine Partie wird überprüft: Stellung %1 von %2.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Time left: about %1.</source>
        <translation>Noch etwa %1.</translation>
    </message>
    <message>
        <source>Games waiting: %1.</source>
        <translation>Wartende Partien: %1.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ReviewCommands</name>
    <message>
        <source>This game is not stored in the library.</source>
        <translation>Diese Partie wird nicht in der Bibliothek gespeichert.</translation>
    </message>
    <message>
        <source>The review is done.</source>
        <translation>Die Überprüfung ist fertig.</translation>
    </message>
    <message>
        <source>There is no move to review.</source>
        <translation>Es gibt keinen Zug zu überprüfen.</translation>
    </message>
    <message>
        <source>This game is still being played. It can be reviewed when it is over.</source>
        <translation>Diese Partie läuft noch. Sie kann überprüft werden, wenn sie zu Ende ist.</translation>
    </message>
    <message>
        <source>Only the computer has moved so far. There is nothing to review yet.</source>
        <translation>Bisher hat nur der Computer gezogen. Es gibt noch nichts zu überprüfen.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ReviewDialog</name>
    <message>
        <source>Review Game</source>
        <translation>Partie überprüfen</translation>
    </message>
    <message>
        <source>Nodes per move</source>
        <translation>Knoten je Zug</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Sekunden je Zug</translation>
    </message>
    <message>
        <source>Depth in plies</source>
        <translation>Tiefe in Halbzügen</translation>
    </message>
    <message>
        <source>Limit of each move</source>
        <translation>Grenze je Zug</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>With one thread and without a time limit, a repeated review has the same result.</source>
        <translation>Mit einem Thread und ohne Zeitgrenze hat eine wiederholte Überprüfung dasselbe Ergebnis.</translation>
    </message>
    <message>
        <source>&amp;Engine:</source>
        <translation>&amp;Engine:</translation>
    </message>
    <message>
        <source>&amp;Limit:</source>
        <translation>&amp;Grenze:</translation>
    </message>
    <message>
        <source>&amp;Threads:</source>
        <translation>&amp;Threads:</translation>
    </message>
    <message>
        <source>&amp;Moves of:</source>
        <translation>&amp;Züge von:</translation>
    </message>
    <message>
        <source>&amp;From ply:</source>
        <translation>A&amp;b Halbzug:</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>Übe&amp;rprüfen</translation>
    </message>
    <message numerus="yes">
        <source>Review %Ln Game(s)</source>
        <translation>
            <numerusform>%Ln Partie überprüfen</numerusform>
            <numerusform>%Ln Partien überprüfen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::ReviewPanel</name>
    <message>
        <source>This game is not reviewed yet.</source>
        <translation>Diese Partie ist noch nicht überprüft.</translation>
    </message>
    <message>
        <source>No mistakes were found.</source>
        <translation>Es wurden keine Fehler gefunden.</translation>
    </message>
    <message>
        <source>This game is being reviewed.</source>
        <translation>Diese Partie wird gerade überprüft.</translation>
    </message>
    <message>
        <source>This game will be reviewed after others.</source>
        <translation>Diese Partie wird nach anderen überprüft.</translation>
    </message>
    <message>
        <source>Practise &amp;These Mistakes</source>
        <translation>Dies&amp;e Fehler üben</translation>
    </message>
    <message>
        <source>Rev&amp;iew Again…</source>
        <translation>Noch einmal übe&amp;rprüfen …</translation>
    </message>
    <message>
        <source>Rev&amp;iew…</source>
        <translation>Übe&amp;rprüfen …</translation>
    </message>
    <message>
        <source>Results of the review</source>
        <translation>Ergebnisse der Überprüfung</translation>
    </message>
    <message>
        <source>Mistakes and turning points</source>
        <translation>Fehler und Wendepunkte</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Average loss</source>
        <translation>Mittlerer Verlust</translation>
    </message>
    <message>
        <source>Average centipawn loss</source>
        <translation>Mittlerer Centipawn-Verlust</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>There is no mistake after this position.</source>
        <translation>Nach dieser Stellung kommt kein Fehler mehr.</translation>
    </message>
    <message>
        <source>There is no mistake before this position.</source>
        <translation>Vor dieser Stellung gibt es keinen Fehler.</translation>
    </message>
    <message>
        <source>Only a few moves are evaluated. Review the game to see the accuracy.</source>
        <translation>Nur wenige Züge sind bewertet. Überprüfen Sie die Partie, um die Genauigkeit zu sehen.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ReviewService</name>
    <message>
        <source>A game in the review queue cannot be read.</source>
        <translation>Eine Partie in der Warteschlange der Überprüfung kann nicht gelesen werden.</translation>
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
        <source>Rules of %1</source>
        <translation>Regeln von %1</translation>
    </message>
    <message>
        <source>Filter the index</source>
        <translation>Inhalt filtern</translation>
    </message>
    <message>
        <source>No entry has this text.</source>
        <translation>Kein Eintrag enthält diesen Text.</translation>
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
    <name>komadai::ui::SavedSearchMenu</name>
    <message>
        <source>No saved searches</source>
        <translation>Keine gespeicherten Suchen</translation>
    </message>
    <message>
        <source>&amp;Save This Search…</source>
        <translation>Diese Suche &amp;speichern …</translation>
    </message>
    <message>
        <source>Save Search</source>
        <translation>Suche speichern</translation>
    </message>
    <message>
        <source>Rename Search</source>
        <translation>Suche umbenennen</translation>
    </message>
    <message>
        <source>&amp;Name of the search:</source>
        <translation>&amp;Name der Suche:</translation>
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
    <message>
        <source>Restore Defaults of This Page</source>
        <translation>Voreinstellungen dieser Seite wiederherstellen</translation>
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
        <source>&amp;Low Time</source>
        <translation>&amp;Wenig Zeit</translation>
    </message>
    <message>
        <source>Tic&amp;k</source>
        <translation>Tic&amp;ken</translation>
    </message>
    <message>
        <source>&amp;Play sounds</source>
        <translation>&amp;Töne abspielen</translation>
    </message>
    <message>
        <source>&amp;Tick in the last ten seconds of your turn</source>
        <translation>Die Uhr t&amp;ickt in den letzten zehn Sekunden Ihres Zuges</translation>
    </message>
    <message>
        <source>With byoyomi, and with clocks that add no time after a move</source>
        <translation>Mit Byoyomi und mit Uhren, die nach einem Zug keine Zeit hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Lautstärke:</translation>
    </message>
    <message>
        <source>No audio device was found.</source>
        <translation>Es wurde kein Audiogerät gefunden.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Listen to the sounds</source>
        <translation>Töne anhören</translation>
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
        <source>Paste a position here: the text from Edit &gt; Copy Position, or a position from another program.</source>
        <translation>Hier eine Stellung einfügen: den Text aus Bearbeiten &gt; Stellung kopieren oder eine Stellung aus einem anderen Programm.</translation>
    </message>
    <message>
        <source>The position in the editor</source>
        <translation>Die Stellung im Editor</translation>
    </message>
</context>
<context>
    <name>komadai::ui::Statistics</name>
    <message>
        <source>not finished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>moved first</source>
        <translation>als Anziehender</translation>
    </message>
    <message>
        <source>moved second</source>
        <translation>als Nachziehender</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>By variant</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>By side</source>
        <translation>Nach Seite</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Nach Gegner</translation>
    </message>
    <message>
        <source>Against each level of the computer</source>
        <translation>Gegen jede Stufe des Computers</translation>
    </message>
    <message>
        <source>By time control</source>
        <translation>Nach Bedenkzeit</translation>
    </message>
    <message>
        <source>By year</source>
        <translation>Nach Jahr</translation>
    </message>
    <message>
        <source>By how the game ended</source>
        <translation>Nach Art des Partieendes</translation>
    </message>
    <message>
        <source>%1: wins %2, draws %3, losses %4</source>
        <translation>%1: Siege %2, Remis %3, Niederlagen %4</translation>
    </message>
    <message>
        <source>%1 not finished</source>
        <translation>%1 nicht beendet</translation>
    </message>
    <message>
        <source>, not finished %1</source>
        <translation>, nicht beendet %1</translation>
    </message>
    <message>
        <source>, score %1</source>
        <translation>, Ergebnis %1</translation>
    </message>
</context>
<context>
    <name>komadai::ui::StatisticsWindow</name>
    <message>
        <source>&amp;Results of:</source>
        <translation>&amp;Ergebnisse von:</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>&amp;Partien:</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>All games. For example: variant:shogi date:&gt;=2025</source>
        <translation>Alle Partien. Zum Beispiel: variant:shogi date:&gt;=2025</translation>
    </message>
    <message>
        <source>Results of</source>
        <translation>Ergebnisse von</translation>
    </message>
    <message>
        <source>You, against the computer</source>
        <translation>Sie gegen den Computer</translation>
    </message>
    <message>
        <source>The player who moves first, in all games</source>
        <translation>Wer den ersten Zug hat, in allen Partien</translation>
    </message>
    <message>
        <source>All these games</source>
        <translation>Alle diese Partien</translation>
    </message>
    <message>
        <source>Filter the games</source>
        <translation>Partien filtern</translation>
    </message>
    <message>
        <source>There are no such games in the library. You can choose another player above.</source>
        <translation>Solche Partien gibt es in der Bibliothek nicht. Oben können Sie einen anderen Spieler wählen.</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
</context>
<context>
    <name>komadai::ui::StrengthChart</name>
    <message>
        <source>Round %1: Elo gain since the start: %2</source>
        <translation>Runde %1: Elo-Gewinn seit dem Anfang: %2</translation>
    </message>
</context>
<context>
    <name>komadai::ui::StudiesWindow</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Auth&amp;or:</source>
        <translation>&amp;Autor:</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titel:</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
    <message>
        <source>&amp;Studies</source>
        <translation>&amp;Studien</translation>
    </message>
    <message>
        <source>No studies yet. A study is a collection of games, positions and texts in chapters.</source>
        <translation>Noch keine Studien. Eine Studie ist eine Sammlung von Partien, Stellungen und Texten in Kapiteln.</translation>
    </message>
    <message>
        <source>&amp;Introduction:</source>
        <translation>&amp;Einleitung:</translation>
    </message>
    <message>
        <source>&amp;Chapters</source>
        <translation>&amp;Kapitel</translation>
    </message>
    <message>
        <source>Notes on the chapte&amp;r:</source>
        <translation>Noti&amp;zen zum Kapitel:</translation>
    </message>
    <message>
        <source>Ne&amp;w Study</source>
        <translation>Neue St&amp;udie</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Deletes the study. Its games stay in the library.</source>
        <translation>Löscht die Studie. Ihre Partien bleiben in der Bibliothek.</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Open C&amp;hapter</source>
        <translation>Ka&amp;pitel öffnen</translation>
    </message>
    <message>
        <source>&amp;Add Text</source>
        <translation>Text &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Adds a chapter without a game. To add games and positions, use the menu Library, or the right button in Library &gt; Games.</source>
        <translation>Fügt ein Kapitel ohne Partie hinzu. Partien und Stellungen fügen Sie mit dem Menü Bibliothek oder mit der rechten Maustaste unter Bibliothek &gt; Partien hinzu.</translation>
    </message>
    <message>
        <source>Move U&amp;p</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>Na&amp;ch unten</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Removes the chapter. Its game stays in the library.</source>
        <translation>Entfernt das Kapitel. Seine Partie bleibt in der Bibliothek.</translation>
    </message>
    <message>
        <source>a position</source>
        <translation>eine Stellung</translation>
    </message>
    <message numerus="yes">
        <source>%n plies</source>
        <translation>
            <numerusform>%n Halbzug</numerusform>
            <numerusform>%n Halbzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>New Study</source>
        <translation>Neue Studie</translation>
    </message>
    <message>
        <source>The study “%1” was deleted. Its games stay in the library.</source>
        <translation>Die Studie „%1“ wurde gelöscht. Ihre Partien bleiben in der Bibliothek.</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s) were removed. Their games stay in the library.</source>
        <translation>
            <numerusform>%n Kapitel wurde entfernt. Die Partie bleibt in der Bibliothek.</numerusform>
            <numerusform>%n Kapitel wurden entfernt. Die Partien bleiben in der Bibliothek.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Try A&amp;gain</source>
        <translation>Erneut &amp;versuchen</translation>
    </message>
    <message>
        <source>Your last changes to the texts are not stored. They stay in this window. Komadai tries to store them again when you next change a text.</source>
        <translation>Ihre letzten Änderungen an den Texten sind nicht gespeichert. Sie bleiben in diesem Fenster. Komadai versucht erneut, sie zu speichern, sobald Sie wieder einen Text ändern.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::StudyCommands</name>
    <message>
        <source>The current tab does not show the game of this chapter.</source>
        <translation>Der aktuelle Tab zeigt nicht die Partie dieses Kapitels.</translation>
    </message>
    <message>
        <source>The chapter opens at this position from now on.</source>
        <translation>Das Kapitel öffnet sich ab jetzt bei dieser Stellung.</translation>
    </message>
    <message>
        <source>This game is not stored in the library.</source>
        <translation>Diese Partie wird nicht in der Bibliothek gespeichert.</translation>
    </message>
    <message>
        <source>The game was not added, because its tab was closed or shows another game.</source>
        <translation>Die Partie wurde nicht hinzugefügt, weil ihr Tab geschlossen wurde oder eine andere Partie zeigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s) were added to the study “%1”.</source>
        <translation>
            <numerusform>%n Kapitel wurde zur Studie „%1“ hinzugefügt.</numerusform>
            <numerusform>%n Kapitel wurden zur Studie „%1“ hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games with comments (*.pgn);;Whole study (*.json);;PDF (*.pdf);;Web page (*.html)</source>
        <translation>Partien mit Kommentaren (*.pgn);;Ganze Studie (*.json);;PDF (*.pdf);;Webseite (*.html)</translation>
    </message>
    <message>
        <source>Export Study</source>
        <translation>Studie exportieren</translation>
    </message>
    <message>
        <source>The study is not in the library any more.</source>
        <translation>Die Studie ist nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1 konnte nicht gespeichert werden: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s): %1</source>
        <translation>
            <numerusform>%n Kapitel: %1</numerusform>
            <numerusform>%n Kapitel: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Chapter %1 “%2” was exported without its game.</source>
        <translation>Kapitel %1 „%2“ wurde ohne seine Partie exportiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s) were written to %1.</source>
        <translation>
            <numerusform>%n Kapitel wurde nach %1 geschrieben.</numerusform>
            <numerusform>%n Kapitel wurden nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The study is being written…</source>
        <translation>Die Studie wird geschrieben …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The study was not exported.</source>
        <translation>Die Studie wurde nicht exportiert.</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
    <message>
        <source>Your last changes to the texts of studies are not stored.</source>
        <translation>Ihre letzten Änderungen an den Texten von Studien sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>They will be lost, because they could not be written to the library.</source>
        <translation>Sie gehen verloren, denn sie konnten nicht in die Bibliothek geschrieben werden.</translation>
    </message>
    <message>
        <source>Only the computer has moved so far. There is no game to add yet.</source>
        <translation>Bisher hat nur der Computer gezogen. Es gibt noch keine Partie, die Sie hinzufügen können.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>No program was found that opens %1.</source>
        <translation>Es wurde kein Programm gefunden, das %1 öffnet.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::StudyReport</name>
    <message>
        <source>The chapter opens here</source>
        <translation>Hier öffnet sich das Kapitel</translation>
    </message>
    <message>
        <source>The game of this chapter is missing.</source>
        <translation>Die Partie dieses Kapitels fehlt.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::TabMenu</name>
    <message>
        <source>Copy Ga&amp;me</source>
        <translation>&amp;Partie kopieren</translation>
    </message>
    <message>
        <source>Close &amp;Other Tabs</source>
        <translation>An&amp;dere Tabs schließen</translation>
    </message>
    <message>
        <source>Close Tabs to the &amp;Right</source>
        <translation>Tabs &amp;rechts davon schließen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::TabUpdates</name>
    <message>
        <source>This game was deleted from the library. If you change it, it comes back.</source>
        <translation>Diese Partie wurde aus der Bibliothek gelöscht. Wenn Sie sie ändern, kommt sie zurück.</translation>
    </message>
    <message>
        <source>Re&amp;store</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
</context>
<context>
    <name>komadai::ui::TakenPiecesRow</name>
    <message>
        <source>%1 × %2</source>
        <comment>number of pieces</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Captured: %1</source>
        <translation>Geschlagen: %1</translation>
    </message>
</context>
<context>
    <name>komadai::ui::TeachingBar</name>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Show what the computer learns</source>
        <translation>Zeigen, was der Computer lernt</translation>
    </message>
    <message>
        <source>Progress of learning</source>
        <translation>Fortschritt beim Lernen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause learning</source>
        <translation>Lernen anhalten</translation>
    </message>
    <message>
        <source>Resume learning</source>
        <translation>Lernen fortsetzen</translation>
    </message>
    <message>
        <source>Learning %1. %2</source>
        <translation>Der Computer lernt %1. %2</translation>
    </message>
</context>
<context>
    <name>komadai::ui::TeachingCommands</name>
    <message>
        <source>The computer now uses the new network for %1.</source>
        <translation>Der Computer benutzt jetzt das neue Netz für %1.</translation>
    </message>
    <message>
        <source>The course has produced no better network for %1.</source>
        <translation>Der Lehrgang hat kein besseres Netz für %1 ergeben.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::TeachingService</name>
    <message>
        <source>Another Komadai window is already teaching this game.</source>
        <translation>Der Computer lernt dieses Spiel schon in einem anderen Fenster von Komadai.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::TeachingWindow</name>
    <message>
        <source>&amp;Variant:</source>
        <translation>Spie&amp;l:</translation>
    </message>
    <message>
        <source>&amp;Threads:</source>
        <translation>&amp;Threads:</translation>
    </message>
    <message>
        <source>Teach the Computer</source>
        <translation>Den Computer lernen lassen</translation>
    </message>
    <message>
        <source>&amp;Network</source>
        <translation>&amp;Netz</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Entfernen …</translation>
    </message>
    <message>
        <source>Progress of this step</source>
        <translation>Fortschritt dieses Schritts</translation>
    </message>
    <message>
        <source>Elo gain since the start, by round</source>
        <translation>Elo-Gewinn seit dem Anfang, nach Runde</translation>
    </message>
    <message>
        <source>No test yet</source>
        <translation>Noch kein Test</translation>
    </message>
    <message>
        <source>Average error, by round</source>
        <translation>Mittlerer Fehler, nach Runde</translation>
    </message>
    <message>
        <source>No network yet</source>
        <translation>Noch kein Netz</translation>
    </message>
    <message>
        <source>with the network</source>
        <translation>mit Netz</translation>
    </message>
    <message>
        <source>without</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>Average error of predicted results, in games that the network has not learned from. Lower is better.</source>
        <translation>Mittlerer Fehler der vorhergesagten Ergebnisse, in Partien, aus denen das Netz nicht gelernt hat. Weniger ist besser.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Stop and &amp;Keep</source>
        <translation>Beenden und &amp;behalten</translation>
    </message>
    <message>
        <source>Ends the course. From then on, the computer uses the best network of the course.</source>
        <translation>Beendet den Lehrgang. Von da an benutzt der Computer das beste Netz des Lehrgangs.</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>&amp;Verwerfen …</translation>
    </message>
    <message>
        <source>The computer plays this game against itself and learns to judge positions better. The course runs in the background and takes minutes to hours.</source>
        <translation>Der Computer spielt dieses Spiel gegen sich selbst und lernt, Stellungen besser zu beurteilen. Der Lehrgang läuft im Hintergrund und dauert Minuten bis Stunden.</translation>
    </message>
    <message>
        <source>The learned network cannot be used: %1</source>
        <translation>Das gelernte Netz kann nicht benutzt werden: %1</translation>
    </message>
    <message>
        <source>In use: the network that comes with Komadai.</source>
        <translation>In Gebrauch: das Netz, das Komadai mitbringt.</translation>
    </message>
    <message>
        <source>In use: estimates from the rules, without a network.</source>
        <translation>In Gebrauch: Schätzungen aus den Regeln, ohne Netz.</translation>
    </message>
    <message>
        <source>In use: learned network from %1.</source>
        <translation>In Gebrauch: gelerntes Netz vom %1.</translation>
    </message>
    <message>
        <source>In use: learned network from %1. Elo gain: %2.</source>
        <translation>In Gebrauch: gelerntes Netz vom %1. Elo-Gewinn: %2.</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Discard the Course</source>
        <translation>Lehrgang verwerfen</translation>
    </message>
    <message>
        <source>Discard what the computer has learned in this course?</source>
        <translation>Verwerfen, was der Computer in diesem Lehrgang gelernt hat?</translation>
    </message>
    <message>
        <source>This deletes all games and networks of the course. The network in use is kept.</source>
        <translation>Das löscht alle Partien und Netze des Lehrgangs. Das benutzte Netz bleibt erhalten.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Import Network</source>
        <translation>Netz importieren</translation>
    </message>
    <message>
        <source>Networks (*.network);;All files (*)</source>
        <translation>Netze (*.network);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Replace the learned network in use?</source>
        <translation>Das benutzte gelernte Netz ersetzen?</translation>
    </message>
    <message>
        <source>The network in use will be deleted. You can export it first.</source>
        <translation>Das benutzte Netz wird gelöscht. Sie können es vorher exportieren.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Export Network</source>
        <translation>Netz exportieren</translation>
    </message>
    <message>
        <source>Remove Network</source>
        <translation>Netz entfernen</translation>
    </message>
    <message>
        <source>Remove the learned network for %1?</source>
        <translation>Das gelernte Netz für %1 entfernen?</translation>
    </message>
    <message>
        <source>The computer then uses the network that comes with Komadai.</source>
        <translation>Der Computer benutzt dann das Netz, das Komadai mitbringt.</translation>
    </message>
    <message>
        <source>The computer then uses estimates from the rules.</source>
        <translation>Der Computer benutzt dann Schätzungen aus den Regeln.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Number of processor cores for the course</source>
        <translation>Anzahl der Prozessorkerne für den Lehrgang</translation>
    </message>
    <message>
        <source>Resume at the ne&amp;xt start</source>
        <translation>Beim nä&amp;chsten Start fortsetzen</translation>
    </message>
    <message>
        <source>A course that is running when you quit resumes automatically at the next start.</source>
        <translation>Ein Lehrgang, der beim Beenden läuft, geht beim nächsten Start automatisch weiter.</translation>
    </message>
    <message>
        <source>The curves show how the network in use was learned, if this is known. A new course starts from this network.</source>
        <translation>Wenn bekannt ist, wie das benutzte Netz gelernt wurde, zeigen es die Kurven. Ein neuer Lehrgang beginnt mit diesem Netz.</translation>
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
        <source>Time per move</source>
        <translation>Zeit je Zug</translation>
    </message>
    <message>
        <source>A fixed time for the whole game</source>
        <translation>Eine feste Bedenkzeit für die ganze Partie</translation>
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
        <translation>%1, Zuschlag je Zug</translation>
    </message>
    <message>
        <source>%1, seconds of a period</source>
        <translation>%1, Sekunden einer Periode</translation>
    </message>
    <message>
        <source>%1, periods</source>
        <translation>%1, Perioden</translation>
    </message>
    <message>
        <source>Minutes for the game</source>
        <translation>Minuten für die Partie</translation>
    </message>
    <message>
        <source>Seconds for the game</source>
        <translation>Sekunden für die Partie</translation>
    </message>
    <message>
        <source>Seconds more for each move</source>
        <translation>Zusätzliche Sekunden für jeden Zug</translation>
    </message>
    <message>
        <source>Seconds for a move</source>
        <translation>Sekunden für einen Zug</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Increment</source>
        <translation>Zuschlag</translation>
    </message>
    <message>
        <source>Per move</source>
        <translation>Je Zug</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>Set a time above 0:00.</source>
        <translation>Stellen Sie eine Zeit über 0:00 ein.</translation>
    </message>
</context>
<context>
    <name>komadai::ui::TourWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <source>&amp;Play Against the Computer</source>
        <translation>Gegen den &amp;Computer spielen</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Play the move first.</source>
        <translation>Machen Sie zuerst den Zug.</translation>
    </message>
    <message>
        <source>Play the move first. The button Skip goes on without it.</source>
        <translation>Machen Sie zuerst den Zug. „Überspringen“ geht ohne ihn weiter.</translation>
    </message>
    <message>
        <source>The move: %1</source>
        <translation>Der Zug: %1</translation>
    </message>
    <message>
        <source>The ring marks the piece. Press Hint again to see the move.</source>
        <translation>Der Ring zeigt die Figur. Drücken Sie noch einmal „Tipp“, um den Zug zu sehen.</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lektion %1 von %2</translation>
    </message>
    <message>
        <source>This was the last lesson. Try a game against the computer.</source>
        <translation>Das war die letzte Lektion. Spielen Sie eine Partie gegen den Computer.</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
</context>
<context>
    <name>komadai::ui::VariantCommands</name>
    <message>
        <source>%1 can be played now.</source>
        <translation>%1 ist jetzt spielbar.</translation>
    </message>
    <message>
        <source>Pla&amp;y…</source>
        <translation>&amp;Spielen …</translation>
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
        <source>Rematch, &amp;Same Sides</source>
        <translation>Revanche mit denselben &amp;Seiten</translation>
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
        <source>Sho&amp;w Engine Log</source>
        <translation>Engine-Protokoll ö&amp;ffnen</translation>
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
        <source>Best Moves as A&amp;rrows</source>
        <translation>Beste Züge als &amp;Pfeile</translation>
    </message>
    <message>
        <source>&amp;Variations as Arrows</source>
        <translation>Varianten als &amp;Pfeile</translation>
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
        <source>Boar&amp;d Only</source>
        <translation>&amp;Nur das Brett</translation>
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
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>&amp;Tastenkürzel …</translation>
    </message>
    <message>
        <source>Play the &amp;Best Move</source>
        <translation>&amp;Besten Zug spielen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>New &amp;Tab</source>
        <translation>Neuer &amp;Tab</translation>
    </message>
    <message>
        <source>&amp;Close Tab</source>
        <translation>Tab s&amp;chließen</translation>
    </message>
    <message>
        <source>Reopen Close&amp;d Tab</source>
        <translation>Geschlossenen Tab &amp;wieder öffnen</translation>
    </message>
    <message>
        <source>&amp;Next Tab</source>
        <translation>&amp;Nächster Tab</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Variation &amp;Above</source>
        <translation>V&amp;ariante darüber</translation>
    </message>
    <message>
        <source>Variation Belo&amp;w</source>
        <translation>Variante dar&amp;unter</translation>
    </message>
    <message>
        <source>Previous B&amp;ranch</source>
        <translation>Voriger Abzwei&amp;g</translation>
    </message>
    <message>
        <source>Ne&amp;xt Branch</source>
        <translation>Nä&amp;chster Abzweig</translation>
    </message>
    <message>
        <source>Back to the &amp;Game</source>
        <translation>Zurück zur &amp;Partie</translation>
    </message>
    <message>
        <source>A&amp;utoplay</source>
        <translation>Auto&amp;matisch abspielen</translation>
    </message>
    <message>
        <source>&amp;Same Position Elsewhere</source>
        <translation>&amp;Dieselbe Stellung an anderer Stelle</translation>
    </message>
    <message>
        <source>Next Book&amp;mark</source>
        <translation>Näch&amp;stes Lesezeichen</translation>
    </message>
    <message>
        <source>Previous Comment</source>
        <translation>Voriger Kommentar</translation>
    </message>
    <message>
        <source>Next Comment</source>
        <translation>Nächster Kommentar</translation>
    </message>
    <message>
        <source>Previous Mistake</source>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>Next M&amp;istake</source>
        <translation>Nächster &amp;Fehler</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>&amp;Kommentar</translation>
    </message>
    <message>
        <source>Comment &amp;Before the Move</source>
        <translation>Kommentar &amp;vor dem Zug</translation>
    </message>
    <message>
        <source>&amp;Name Bookmark…</source>
        <translation>Lesezeichen &amp;benennen …</translation>
    </message>
    <message>
        <source>&amp;No Symbols</source>
        <translation>&amp;Keine Symbole</translation>
    </message>
    <message>
        <source>Remove A&amp;rrows and Circles</source>
        <translation>&amp;Pfeile und Kreise entfernen</translation>
    </message>
    <message>
        <source>&amp;Promote Variation</source>
        <translation>Variante a&amp;ufwerten</translation>
    </message>
    <message>
        <source>D&amp;emote Variation</source>
        <translation>Variante ab&amp;werten</translation>
    </message>
    <message>
        <source>Make &amp;Main Line</source>
        <translation>Zur Hauptvar&amp;iante machen</translation>
    </message>
    <message>
        <source>&amp;Delete from Here…</source>
        <translation>Ab hier lösche&amp;n …</translation>
    </message>
    <message>
        <source>&amp;Game Details…</source>
        <translation>&amp;Angaben zur Partie …</translation>
    </message>
    <message>
        <source>Moves as Te&amp;xt</source>
        <translation>Züge als Te&amp;xt</translation>
    </message>
    <message>
        <source>&amp;Times in the List of Moves</source>
        <translation>Zei&amp;ten in der Zugliste</translation>
    </message>
    <message>
        <source>Good Move</source>
        <translation>Guter Zug</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Brilliant Move</source>
        <translation>Glänzender Zug</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Grober Fehler</translation>
    </message>
    <message>
        <source>Interesting Move</source>
        <translation>Interessanter Zug</translation>
    </message>
    <message>
        <source>Dubious Move</source>
        <translation>Zweifelhafter Zug</translation>
    </message>
    <message>
        <source>Only Move</source>
        <translation>Einziger Zug</translation>
    </message>
    <message>
        <source>Equal Position</source>
        <translation>Ausgeglichene Stellung</translation>
    </message>
    <message>
        <source>Unclear Position</source>
        <translation>Unklare Stellung</translation>
    </message>
    <message>
        <source>First Player Slightly Better</source>
        <translation>Erster Spieler etwas besser</translation>
    </message>
    <message>
        <source>Second Player Slightly Better</source>
        <translation>Zweiter Spieler etwas besser</translation>
    </message>
    <message>
        <source>First Player Better</source>
        <translation>Erster Spieler besser</translation>
    </message>
    <message>
        <source>Second Player Better</source>
        <translation>Zweiter Spieler besser</translation>
    </message>
    <message>
        <source>First Player Winning</source>
        <translation>Erster Spieler steht auf Gewinn</translation>
    </message>
    <message>
        <source>Second Player Winning</source>
        <translation>Zweiter Spieler steht auf Gewinn</translation>
    </message>
    <message>
        <source>New Move</source>
        <translation>Neuerung</translation>
    </message>
    <message>
        <source>%1 Seconds per Move</source>
        <translation>%1 Sekunden je Zug</translation>
    </message>
    <message>
        <source>Symbo&amp;l</source>
        <translation>&amp;Symbol</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks</source>
        <translation>Lesezeic&amp;hen</translation>
    </message>
    <message>
        <source>Autopla&amp;y Pace</source>
        <translation>&amp;Tempo beim Abspielen</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>Au&amp;fzeichnung</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>&amp;Lesezeichen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>E&amp;xport Library…</source>
        <translation>Bibliothek e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Fin&amp;d Games</source>
        <translation>Partien su&amp;chen</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>&amp;Partie kopieren</translation>
    </message>
    <message>
        <source>Cop&amp;y Line</source>
        <translation>&amp;Zugfolge kopieren</translation>
    </message>
    <message>
        <source>Copy Pict&amp;ure</source>
        <translation>Bil&amp;d kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Ein&amp;fügen</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Copy P&amp;osition As</source>
        <translation>Stellung kopieren &amp;als</translation>
    </message>
    <message>
        <source>Copy Game &amp;As</source>
        <translation>Partie kopieren a&amp;ls</translation>
    </message>
    <message>
        <source>Import &amp;Folder…</source>
        <translation>&amp;Ordner importieren …</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistik …</translation>
    </message>
    <message>
        <source>Opening Grap&amp;h…</source>
        <translation>E&amp;röffnungsgraph …</translation>
    </message>
    <message>
        <source>Opening &amp;Explorer</source>
        <translation>Eröffnungsexp&amp;lorer</translation>
    </message>
    <message>
        <source>Moves that were played in this position</source>
        <translation>Züge, die in dieser Stellung gespielt wurden</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>Biblio&amp;thek</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;New Library…</source>
        <translation>&amp;Neue Bibliothek …</translation>
    </message>
    <message>
        <source>&amp;Open Library…</source>
        <translation>&amp;Bibliothek öffnen …</translation>
    </message>
    <message>
        <source>Openin&amp;g Books…</source>
        <translation>Eröffnungsbü&amp;cher …</translation>
    </message>
    <message>
        <source>Find &amp;Position…</source>
        <translation>Stell&amp;ung suchen …</translation>
    </message>
    <message>
        <source>&amp;Recent Libraries</source>
        <translation>&amp;Zuletzt geöffnete Bibliotheken</translation>
    </message>
    <message>
        <source>Revie&amp;w…</source>
        <translation>Überprü&amp;fen …</translation>
    </message>
    <message>
        <source>&amp;Lock to This Position</source>
        <translation>An diese &amp;Stellung binden</translation>
    </message>
    <message>
        <source>Show &amp;Threats</source>
        <translation>&amp;Drohungen zeigen</translation>
    </message>
    <message>
        <source>Find &amp;Mate</source>
        <translation>&amp;Matt suchen</translation>
    </message>
    <message>
        <source>&amp;Insert Line</source>
        <translation>Variante &amp;einfügen</translation>
    </message>
    <message>
        <source>Insert All Li&amp;nes</source>
        <translation>Alle &amp;Varianten einfügen</translation>
    </message>
    <message>
        <source>&amp;Add This Game</source>
        <translation>Diese Partie &amp;aufnehmen</translation>
    </message>
    <message>
        <source>Sho&amp;w This Game in the List</source>
        <translation>Diese &amp;Partie in der Liste zeigen</translation>
    </message>
    <message>
        <source>Go to the First New &amp;Move</source>
        <translation>Zu&amp;m ersten neuen Zug</translation>
    </message>
    <message>
        <source>&amp;Import Games…</source>
        <translation>Partien &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;Evaluation Bar</source>
        <translation>Be&amp;wertungsbalken</translation>
    </message>
    <message>
        <source>Re&amp;view Results</source>
        <translation>Ergeb&amp;nis der Überprüfung</translation>
    </message>
    <message>
        <source>Evaluation &amp;Graph</source>
        <translation>Bewertungs&amp;graph</translation>
    </message>
    <message>
        <source>Evaluations and times of the game as a graph</source>
        <translation>Bewertungen und Bedenkzeiten der Partie als Graph</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>Ana&amp;lyse</translation>
    </message>
    <message>
        <source>Pr&amp;evious Tab</source>
        <translation>Vori&amp;ger Tab</translation>
    </message>
    <message>
        <source>Save Pict&amp;ure…</source>
        <translation>&amp;Bild speichern …</translation>
    </message>
    <message>
        <source>Save Ani&amp;mation…</source>
        <translation>Ani&amp;mation speichern …</translation>
    </message>
    <message>
        <source>Play &amp;from Here…</source>
        <translation>Ab &amp;hier spielen …</translation>
    </message>
    <message>
        <source>&amp;Find the Move…</source>
        <translation>&amp;Zug finden …</translation>
    </message>
    <message>
        <source>Find &amp;Puzzles in This Game…</source>
        <translation>&amp;Aufgaben in dieser Partie suchen …</translation>
    </message>
    <message>
        <source>&amp;Practice</source>
        <translation>Trai&amp;ning</translation>
    </message>
    <message>
        <source>Engine M&amp;atch…</source>
        <translation>Engine-Wettk&amp;ampf …</translation>
    </message>
    <message>
        <source>S&amp;tudies…</source>
        <translation>Stu&amp;dien …</translation>
    </message>
    <message>
        <source>Add This Game to St&amp;udy…</source>
        <translation>Partie zu Studie hinzu&amp;fügen …</translation>
    </message>
    <message>
        <source>Add This Position to Stud&amp;y…</source>
        <translation>Stellun&amp;g zu Studie hinzufügen …</translation>
    </message>
    <message>
        <source>Previous Chap&amp;ter</source>
        <translation>Voriges &amp;Kapitel</translation>
    </message>
    <message>
        <source>Next &amp;Chapter</source>
        <translation>Nächstes Kap&amp;itel</translation>
    </message>
    <message>
        <source>Pre&amp;vious Game</source>
        <translation>Vorige Partie</translation>
    </message>
    <message>
        <source>N&amp;ext Game</source>
        <translation>Nächste Pa&amp;rtie</translation>
    </message>
    <message>
        <source>Practise a &amp;Repertoire…</source>
        <translation>&amp;Repertoire üben …</translation>
    </message>
    <message>
        <source>Reper&amp;toires…</source>
        <translation>Reper&amp;toires …</translation>
    </message>
    <message>
        <source>&amp;Mark as My Move</source>
        <translation>Als &amp;meinen Zug markieren</translation>
    </message>
    <message>
        <source>Mark All Moves of the &amp;First Player</source>
        <translation>Alle Züge des &amp;ersten Spielers markieren</translation>
    </message>
    <message>
        <source>Mark All Moves of the &amp;Second Player</source>
        <translation>Alle Züge des &amp;zweiten Spielers markieren</translation>
    </message>
    <message>
        <source>Make This the Move to &amp;Play</source>
        <translation>Als zu &amp;spielenden Zug festlegen</translation>
    </message>
    <message>
        <source>&amp;Remove from Repertoire</source>
        <translation>Aus dem &amp;Repertoire entfernen</translation>
    </message>
    <message>
        <source>My Moves as &amp;Arrows</source>
        <translation>Meine Züge als &amp;Pfeile</translation>
    </message>
    <message>
        <source>Repert&amp;oire</source>
        <translation>Repert&amp;oire</translation>
    </message>
    <message>
        <source>&amp;Tour…</source>
        <translation>&amp;Einführung …</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Dec&amp;lare…</source>
        <translation>Nyugyoku er&amp;klären …</translation>
    </message>
    <message>
        <source>Tea&amp;ch…</source>
        <translation>&amp;Lernen lassen …</translation>
    </message>
    <message>
        <source>&amp;Import Puzzles…</source>
        <translation>Aufgaben &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;Export Puzzles…</source>
        <translation>Aufgaben &amp;exportieren …</translation>
    </message>
    <message>
        <source>Add Another &amp;Library…</source>
        <translation>And&amp;ere Bibliothek hinzufügen …</translation>
    </message>
    <message>
        <source>Remove All C&amp;omments</source>
        <translation>Alle Ko&amp;mmentare entfernen</translation>
    </message>
    <message>
        <source>Remove All &amp;Variations</source>
        <translation>Alle Va&amp;rianten entfernen</translation>
    </message>
    <message>
        <source>P&amp;review in the List of Moves</source>
        <translation>Vo&amp;rschau in der Zugliste</translation>
    </message>
    <message>
        <source>Dra&amp;w an Arrow or Circle</source>
        <translation>P&amp;feil oder Kreis zeichnen</translation>
    </message>
</context>
<context>
    <name>ShortResult</name>
    <message>
        <source>½–½</source>
        <comment>a draw</comment>
        <translation>½–½</translation>
    </message>
    <message>
        <source>1–0</source>
        <comment>the first player has won</comment>
        <translation>1–0</translation>
    </message>
    <message>
        <source>0–1</source>
        <comment>the second player has won</comment>
        <translation>0–1</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RegularFile</name>
    <message>
        <source>it is not a regular file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameAnimation</name>
    <message>
        <source>there is not enough memory</source>
        <translation>der Speicher reicht nicht aus</translation>
    </message>
</context>
<context>
    <name>komadai::ui::AnimationDialog</name>
    <message>
        <source>Save Animation</source>
        <translation>Animation speichern</translation>
    </message>
    <message>
        <source>With the first position</source>
        <translation>Mit der ersten Stellung</translation>
    </message>
    <message>
        <source>With the position on the board</source>
        <translation>Mit der Stellung auf dem Brett</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>%1 (%2 pixels)</source>
        <translation>%1 (%2 Pixel)</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Begin:</source>
        <translation>&amp;Beginn:</translation>
    </message>
    <message>
        <source>&amp;Time for each move:</source>
        <translation>&amp;Zeit je Zug:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
</context>
</TS>
