<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>BoardWords</name>
    <message>
        <source>shoots %1 %2</source>
        <translation>%2の%1を撃つ</translation>
    </message>
    <message>
        <source>captures %1 %2</source>
        <translation>%2の%1を取る</translation>
    </message>
    <message>
        <source>promotes to %1</source>
        <translation>%1に成る</translation>
    </message>
    <message>
        <source>may promote to %1</source>
        <translation>%1に成れる</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>%1へ</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1 dropped on %2</source>
        <translation>%1を%2に打つ</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, promoted</source>
        <translation>%1（成駒）</translation>
    </message>
    <message>
        <source>hand of %1: %2 %3</source>
        <translation>%1の持ち駒：%3 %2枚</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>can move here</source>
        <translation>ここへ動ける</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>取れる</translation>
    </message>
    <message>
        <source>can be shot</source>
        <translation>撃てる</translation>
    </message>
    <message>
        <source>captures %1</source>
        <translation>%1を取る</translation>
    </message>
    <message>
        <source>destroys %1</source>
        <translation>%1を除去する</translation>
    </message>
    <message>
        <source>holds %1</source>
        <translation>%1を動けなくする</translation>
    </message>
    <message>
        <source>promotes %1</source>
        <translation>%1を成らせる</translation>
    </message>
    <message>
        <source>demotes %1</source>
        <translation>%1を成る前の駒に戻す</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, promotes to %2</source>
        <translation>%1、%2に成る</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n枚の駒</numerusform>
        </translation>
    </message>
    <message>
        <source>shoots %1</source>
        <translation>%1を撃つ</translation>
    </message>
    <message>
        <source>The %1 on %2 holds this piece.</source>
        <translation>%2の%1がこの駒を止めています。</translation>
    </message>
    <message numerus="yes">
        <source>This piece cannot shoot within %n square(s) of the %1 on %2.</source>
        <translation>
            <numerusform>%2の%1から%nマス以内では撃てません。</numerusform>
        </translation>
    </message>
    <message>
        <source>premove: %1 dropped on %2</source>
        <translation>先行入力：%1を%2に打つ</translation>
    </message>
    <message>
        <source>premove: %1 %2 to %3</source>
        <translation>先行入力：%1、%2から%3へ</translation>
    </message>
    <message>
        <source>green</source>
        <comment>arrow or circle</comment>
        <translation>緑の</translation>
    </message>
    <message>
        <source>red</source>
        <comment>arrow or circle</comment>
        <translation>赤の</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>arrow or circle</comment>
        <translation>青の</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>arrow or circle</comment>
        <translation>黄色の</translation>
    </message>
    <message>
        <source>%1 circle</source>
        <translation>%1丸</translation>
    </message>
    <message>
        <source>%1 arrow from %2</source>
        <translation>%2からの%1矢印</translation>
    </message>
    <message>
        <source>%1 arrow to %2</source>
        <translation>%2への%1矢印</translation>
    </message>
</context>
<context>
    <name>ClipboardPosition</name>
    <message>
        <source>This text is not a position of %1: %2.</source>
        <translation>このテキストは%1の局面ではありません：%2。</translation>
    </message>
</context>
<context>
    <name>ClockText</name>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1分%2秒</translation>
    </message>
    <message>
        <source>then %1 × %2</source>
        <translation>秒読み%2 × %1</translation>
    </message>
    <message>
        <source>last period</source>
        <translation>最後の秒読み</translation>
    </message>
    <message>
        <source>%1 periods</source>
        <translation>秒読み%1回</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>時計なし</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>1手%1</translation>
    </message>
    <message>
        <source>%1 + %2 per move</source>
        <translation>%1＋1手%2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>秒読み%2 × %1</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>タブを閉じる</translation>
    </message>
</context>
<context>
    <name>EngineFailure</name>
    <message>
        <source>%1 cannot be started: %2.</source>
        <translation>%1を起動できません：%2。</translation>
    </message>
    <message>
        <source>%1 did not respond to UCI or USI.</source>
        <translation>%1はUCIにもUSIにも応答しませんでした。</translation>
    </message>
    <message>
        <source>%1 did not become ready in time.</source>
        <translation>%1は時間内に準備が整いませんでした。</translation>
    </message>
    <message>
        <source>%1 ended unexpectedly with exit status %2.</source>
        <translation>%1が予期せず終了しました（終了ステータス%2）。</translation>
    </message>
    <message>
        <source>%1 has crashed.</source>
        <translation>%1が異常終了しました。</translation>
    </message>
    <message>
        <source>%1 wrote too much output and was stopped.</source>
        <translation>%1の出力が多すぎるため停止しました。</translation>
    </message>
    <message>
        <source>%1 did not respond any more and was stopped.</source>
        <translation>%1が応答しなくなったため終了させました。</translation>
    </message>
    <message>
        <source>%1 answered “%2”, which is not a move.</source>
        <translation>%1は「%2」と答えましたが、指し手ではありません。</translation>
    </message>
    <message>
        <source>%1 wants to play “%2”, which is illegal.</source>
        <translation>%1は「%2」を指そうとしましたが、反則手です。</translation>
    </message>
    <message>
        <source>%1 does not understand the rules of this game: its first move was “%2”.</source>
        <translation>%1はこのゲームのルールを理解していません。初手は「%2」でした。</translation>
    </message>
    <message>
        <source>%1 does not support searching only some of the moves.</source>
        <translation>%1は、一部の手だけを読むことができません。</translation>
    </message>
    <message>
        <source>%1 found no legal move, although there are some.</source>
        <translation>%1は合法手がないと答えましたが、実際にはあります。</translation>
    </message>
    <message>
        <source>%1 does not play %2.</source>
        <translation>%1は%2に対応していません。</translation>
    </message>
    <message>
        <source>%1 could not be given the rules: %2.</source>
        <translation>%1にルールを渡せませんでした：%2。</translation>
    </message>
    <message>
        <source>%1 is no longer in the list of engines.</source>
        <translation>%1はもうエンジンの一覧にありません。</translation>
    </message>
    <message>
        <source>%1 does not understand the rules of this game: it found no first move.</source>
        <translation>%1はこのゲームのルールを理解していません。初手が見つかりませんでした。</translation>
    </message>
    <message>
        <source>%1 claimed a win by entering king, which the rules do not allow here.</source>
        <translation>%1は入玉宣言勝ちを主張しましたが、ここでは条件を満たしていません。</translation>
    </message>
</context>
<context>
    <name>EngineTrials</name>
    <message>
        <source>%1 has not been tested yet. Test it in the list of engines.</source>
        <translation>%1はまだテストされていません。エンジンの一覧でテストしてください。</translation>
    </message>
    <message>
        <source>%1 cannot play %2: the program ended during its test.</source>
        <translation>%1は%2を指せません。試行中に終了しました。</translation>
    </message>
    <message>
        <source>%1 To try it again, test it in the list of engines.</source>
        <translation>%1もう一度試すには、エンジンの一覧でテストしてください。</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>there is no folder %1</source>
        <translation>フォルダー「%1」がありません</translation>
    </message>
</context>
<context>
    <name>HelpPages</name>
    <message>
        <source>This page is not translated yet.</source>
        <translation>このページはまだ翻訳されていません。</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>{file}: {reason}.</source>
        <translation>{file}：{reason}。</translation>
    </message>
    <message>
        <source>{file} is not a file of training games.</source>
        <translation>「{file}」は学習用の対局ファイルではありません。</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Komadai.</source>
        <translation>「{file}」は新しいバージョンのKomadaiで書かれています。</translation>
    </message>
    <message>
        <source>{file} contains games of the variant “{variant}”.</source>
        <translation>「{file}」の対局は変種「{variant}」のものです。</translation>
    </message>
    <message>
        <source>{file} contains games of a variant with this id but other pieces or another board.</source>
        <translation>「{file}」の対局は、同じIDで駒か盤が異なる変種のものです。</translation>
    </message>
    <message>
        <source>{file}: game {game} is damaged.</source>
        <translation>{file}：第{game}局が壊れています。</translation>
    </message>
    <message>
        <source>{file} is not a network of Komadai.</source>
        <translation>「{file}」はKomadaiのネットワークではありません。</translation>
    </message>
    <message>
        <source>{file} is a network of the variant “{variant}”.</source>
        <translation>「{file}」は変種「{variant}」のネットワークです。</translation>
    </message>
    <message>
        <source>{file} is a network of a variant with this id but other pieces or another board.</source>
        <translation>「{file}」は、同じIDで駒か盤が異なる変種のネットワークです。</translation>
    </message>
    <message>
        <source>{file} is damaged.</source>
        <translation>「{file}」は壊れています。</translation>
    </message>
    <message>
        <source>{file}, line {line}: this line is not part of a learning log, or is damaged.</source>
        <translation>「{file}」の{line}行目：学習の記録の行ではないか、壊れています。</translation>
    </message>
    <message>
        <source>{file} is the log of the variant “{variant}”.</source>
        <translation>「{file}」は変種「{variant}」の学習の記録です。</translation>
    </message>
    <message>
        <source>{file} is the log of a variant with this id but other pieces or another board.</source>
        <translation>「{file}」は、同じIDで駒か盤が異なる変種の学習の記録です。</translation>
    </message>
    <message>
        <source>{file} contains no quiet positions to learn from.</source>
        <translation>「{file}」には学習に使える静かな局面がありません。</translation>
    </message>
</context>
<context>
    <name>LocalText</name>
    <message>
        <source>%1%</source>
        <comment>a percentage</comment>
        <translation>%1%</translation>
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
        <translation>文字(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Kanji</source>
        <translation>漢字(&amp;K)</translation>
    </message>
    <message>
        <source>Kanji, F&amp;ull Names</source>
        <translation>漢字二字(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>西洋駒(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Cubes</source>
        <translation>立方体(&amp;C)</translation>
    </message>
    <message>
        <source>Same as the &amp;Desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
    <message>
        <source>&amp;Wood</source>
        <translation>木目</translation>
    </message>
    <message>
        <source>D&amp;ark Wood</source>
        <translation>濃い木目</translation>
    </message>
    <message>
        <source>Plain &amp;Light</source>
        <translation>無地（明るい）</translation>
    </message>
    <message>
        <source>&amp;Plain Dark</source>
        <translation>無地（暗い）</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>高コントラスト</translation>
    </message>
    <message>
        <source>&amp;International</source>
        <translation>国際式(&amp;I)</translation>
    </message>
</context>
<context>
    <name>MatchChoice</name>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>対局は終わっています</translation>
    </message>
    <message>
        <source>No game can start from line %1 of the openings: %2.</source>
        <translation>開始局面の%1行目からは対局できません：%2。</translation>
    </message>
    <message>
        <source>Choose a file of openings.</source>
        <translation>開始局面のファイルを選んでください。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1を読み込めません。</translation>
    </message>
    <message>
        <source>%1 has no openings.</source>
        <translation>%1には開始局面がありません。</translation>
    </message>
    <message>
        <source>Engine match</source>
        <translation>エンジン対局</translation>
    </message>
    <message>
        <source>Komadai, %1 nodes</source>
        <translation>Komadai、%1局面</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>1手%1</translation>
    </message>
    <message>
        <source>%1 nodes per move</source>
        <translation>1手%1局面</translation>
    </message>
    <message>
        <source>The variant of this match is missing.</source>
        <translation>このマッチの変種が見つかりません。</translation>
    </message>
    <message>
        <source>The first Elo difference of the test must be less than the second one.</source>
        <translation>検定の1つ目のEloの差は、2つ目より小さくなければなりません。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1を読み込めません：%2。</translation>
    </message>
</context>
<context>
    <name>MatchText</name>
    <message>
        <source>standard start</source>
        <translation>通常の初期配置</translation>
    </message>
    <message numerus="yes">
        <source>%n random plies</source>
        <translation>
            <numerusform>ランダムな%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>openings of a file</source>
        <translation>ファイルの開始局面</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>一時停止中。</translation>
    </message>
    <message>
        <source>The match will end when the games in progress are finished.</source>
        <translation>進行中の対局が終わるとマッチも終わります。</translation>
    </message>
    <message>
        <source>The engines are being stopped.</source>
        <translation>エンジンを終了しています。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>マッチは終わりました。</translation>
    </message>
    <message>
        <source>The match is over, since the test is decided.</source>
        <translation>検定の決着がついたので、マッチは終わりました。</translation>
    </message>
    <message>
        <source>The match was stopped.</source>
        <translation>マッチは中止されました。</translation>
    </message>
    <message>
        <source>The match has failed: %1</source>
        <translation>マッチを続けられません：%1</translation>
    </message>
    <message>
        <source>Games: %1 of %2.</source>
        <translation>対局：%2局中%1局。</translation>
    </message>
    <message>
        <source>In progress: %1.</source>
        <translation>進行中：%1局。</translation>
    </message>
    <message>
        <source>Some games could not be added to the library: %1</source>
        <translation>ライブラリに加えられなかった対局があります：%1</translation>
    </message>
    <message>
        <source>How the games ended: %1.</source>
        <translation>終局理由：%1。</translation>
    </message>
    <message>
        <source>%1 has won all games, so the Elo difference is unknown.</source>
        <translation>%1が全勝したため、Eloの差はわかりません。</translation>
    </message>
    <message>
        <source>%1 has lost all games, so the Elo difference is unknown.</source>
        <translation>%1が全敗したため、Eloの差はわかりません。</translation>
    </message>
    <message>
        <source>Elo difference: %1, error unknown.</source>
        <translation>Eloの差：%1（誤差不明）。</translation>
    </message>
    <message>
        <source>SPRT for Elo %1 against %2: ratio %3 between %4 and %5.</source>
        <translation>SPRT（Elo %1 対 %2）：尤度比 %3（%4～%5）。</translation>
    </message>
    <message>
        <source>Not decided yet.</source>
        <translation>まだ決着していません。</translation>
    </message>
    <message>
        <source>%1 is at most %2 Elo stronger.</source>
        <translation>%1が強いとしても、差は%2 Elo以下です。</translation>
    </message>
    <message>
        <source>%1 is at least %2 Elo stronger.</source>
        <translation>%1のほうが少なくとも%2 Elo強いです。</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>進行中</translation>
    </message>
    <message numerus="yes">
        <source>Draw after %n plies</source>
        <translation>
            <numerusform>%n手で引き分け</numerusform>
        </translation>
    </message>
    <message>
        <source>As %1</source>
        <translation>%1番</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Lost on Time</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Elo difference: %1 ± %2 (%3).</source>
        <translation>Eloの差：%1 ± %2（%3）。</translation>
    </message>
    <message>
        <source>Likelihood that %1 is stronger: %2.</source>
        <translation>%1のほうが強い確率：%2。</translation>
    </message>
</context>
<context>
    <name>MoveChoices</name>
    <message>
        <source>Shoot from here</source>
        <translation>ここから撃つ</translation>
    </message>
    <message>
        <source>Capture by moving there</source>
        <translation>動いて取る</translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>Pawn</source>
        <translation>ポーン</translation>
    </message>
    <message>
        <source>Lance</source>
        <translation>香車</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>ナイト</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>銀将</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>金将</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>ビショップ</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>ルーク</translation>
    </message>
    <message>
        <source>King</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>Tokin</source>
        <translation>と金</translation>
    </message>
    <message>
        <source>Promoted lance</source>
        <translation>成香</translation>
    </message>
    <message>
        <source>Promoted knight</source>
        <translation>成ナイト</translation>
    </message>
    <message>
        <source>Promoted silver</source>
        <translation>成銀</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>龍馬</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>龍王</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>象</translation>
    </message>
    <message>
        <source>Prince</source>
        <translation>太子</translation>
    </message>
    <message>
        <source>General</source>
        <translation>ジェネラル</translation>
    </message>
    <message>
        <source>Promoted pawn</source>
        <translation>成ポーン</translation>
    </message>
    <message>
        <source>Promoted bishop</source>
        <translation>成ビショップ</translation>
    </message>
    <message>
        <source>Promoted rook</source>
        <translation>成ルーク</translation>
    </message>
    <message>
        <source>Minister</source>
        <translation>大臣</translation>
    </message>
    <message>
        <source>High priestess</source>
        <translation>女司祭長</translation>
    </message>
    <message>
        <source>War machine</source>
        <translation>攻城車</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>兵士</translation>
    </message>
    <message>
        <source>Clerk</source>
        <translation>記室</translation>
    </message>
    <message>
        <source>Staff officer</source>
        <translation>参謀</translation>
    </message>
    <message>
        <source>Aide de camp</source>
        <translation>親兵</translation>
    </message>
    <message>
        <source>Sumo wrestler</source>
        <translation>力士</translation>
    </message>
    <message>
        <source>Aide</source>
        <translation>舎人</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>舎餘</translation>
    </message>
    <message>
        <source>Chief of staff</source>
        <translation>軍吏</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>軍匠</translation>
    </message>
    <message>
        <source>Taoist priest</source>
        <translation>高道</translation>
    </message>
    <message>
        <source>Spiritual monk</source>
        <translation>神僧</translation>
    </message>
    <message>
        <source>Advance guard</source>
        <translation>前衝</translation>
    </message>
    <message>
        <source>Rear guard</source>
        <translation>後衝</translation>
    </message>
    <message>
        <source>Middle troop</source>
        <translation>中軍</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>鼓</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>旗</translation>
    </message>
    <message>
        <source>Sentry</source>
        <translation>護兵</translation>
    </message>
    <message>
        <source>Millenary</source>
        <translation>千総</translation>
    </message>
    <message>
        <source>Quartermaster</source>
        <translation>把総</translation>
    </message>
    <message>
        <source>Centuria</source>
        <translation>百総</translation>
    </message>
    <message>
        <source>Frankish cannon</source>
        <translation>仏狼機</translation>
    </message>
    <message>
        <source>Longbow</source>
        <translation>弓</translation>
    </message>
    <message>
        <source>Crossbow</source>
        <translation>弩</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>砲</translation>
    </message>
    <message>
        <source>Cavalryman</source>
        <translation>馬兵</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>騎総</translation>
    </message>
    <message>
        <source>Patrol unit</source>
        <translation>歩総</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Shield unit</source>
        <translation>牌総</translation>
    </message>
    <message>
        <source>Chariot</source>
        <translation>車</translation>
    </message>
    <message>
        <source>Chariot unit</source>
        <translation>車総</translation>
    </message>
    <message>
        <source>Vanguard</source>
        <translation>先鋒</translation>
    </message>
    <message>
        <source>Master at arms</source>
        <translation>軍師</translation>
    </message>
    <message>
        <source>Banner and drums</source>
        <translation>旗鼓</translation>
    </message>
    <message>
        <source>Town brigade</source>
        <translation>千戸</translation>
    </message>
    <message>
        <source>Village brigade</source>
        <translation>百戸</translation>
    </message>
    <message>
        <source>Vice commissioner</source>
        <translation>副司</translation>
    </message>
    <message>
        <source>Poison flame</source>
        <translation>毒火</translation>
    </message>
    <message>
        <source>Five-li fog</source>
        <translation>五里霧</translation>
    </message>
    <message>
        <source>Immaculate light</source>
        <translation>聖燈</translation>
    </message>
    <message>
        <source>Skyward net</source>
        <translation>天網</translation>
    </message>
    <message>
        <source>Earthward net</source>
        <translation>地網</translation>
    </message>
    <message>
        <source>Governor</source>
        <translation>帥</translation>
    </message>
    <message>
        <source>Thunderclap</source>
        <translation>霹靂</translation>
    </message>
    <message>
        <source>Flag waver</source>
        <translation>招揺</translation>
    </message>
    <message>
        <source>Dragon ascending</source>
        <translation>龍驤</translation>
    </message>
    <message>
        <source>Tiger wing</source>
        <translation>虎翼</translation>
    </message>
    <message>
        <source>War hawk</source>
        <translation>鷹揚</translation>
    </message>
    <message>
        <source>Chariot of the gods</source>
        <translation>神機車</translation>
    </message>
    <message>
        <source>Longbow cavalryman</source>
        <translation>彍騎</translation>
    </message>
    <message>
        <source>Crossbow cavalryman</source>
        <translation>弩騎</translation>
    </message>
    <message>
        <source>Gun carriage</source>
        <translation>砲車</translation>
    </message>
    <message>
        <source>Winged horse</source>
        <translation>天馬</translation>
    </message>
    <message>
        <source>Commissar</source>
        <translation>都司</translation>
    </message>
    <message>
        <source>Heavenly fortress</source>
        <translation>天塁</translation>
    </message>
    <message>
        <source>Commoner</source>
        <translation>コモナー</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>Dragon king</source>
        <translation>龍王</translation>
    </message>
    <message>
        <source>Dragon horse</source>
        <translation>龍馬</translation>
    </message>
    <message>
        <source>Wazir</source>
        <translation>ワズィール</translation>
    </message>
    <message>
        <source>Fers</source>
        <translation>フェルズ</translation>
    </message>
    <message>
        <source>Alfil</source>
        <translation>アルフィル</translation>
    </message>
    <message>
        <source>Archbishop</source>
        <translation>アーチビショップ</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <translation>チャンセラー</translation>
    </message>
    <message>
        <source>Amazon</source>
        <translation>アマゾン</translation>
    </message>
    <message>
        <source>Centaur</source>
        <translation>ケンタウルス</translation>
    </message>
    <message>
        <source>Aiwok</source>
        <translation>アイウォク</translation>
    </message>
    <message>
        <source>Knibis</source>
        <translation>ナイビス</translation>
    </message>
    <message>
        <source>Biskni</source>
        <translation>ビスナイ</translation>
    </message>
    <message>
        <source>Kniroo</source>
        <translation>ナイルー</translation>
    </message>
    <message>
        <source>Rookni</source>
        <translation>ルーナイ</translation>
    </message>
</context>
<context>
    <name>PieceFacts</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>worth about %1</source>
        <translation>価値 約%1</translation>
    </message>
    <message>
        <source>worth about %1 (promoted %2)</source>
        <translation>価値 約%1（成ると 約%2）</translation>
    </message>
</context>
<context>
    <name>PieceLetters</name>
    <message>
        <source>K Q R B N P</source>
        <comment>the letters of king, queen, rook, bishop, knight and pawn in chess books of the language</comment>
        <translation>K Q R B N P</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>The solution is a forced win in %n move(s).</source>
        <translation>
            <numerusform>自分の%n手で勝ちが決まります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution wins a clear advantage.</source>
        <translation>はっきり優勢になります。</translation>
    </message>
    <message>
        <source>Every other move is much worse.</source>
        <translation>ほかの手はどれもずっと悪くなります。</translation>
    </message>
    <message>
        <source>A mistake from a game.</source>
        <translation>実戦での悪手から。</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>すべての問題</translation>
    </message>
    <message>
        <source>Mistakes in games</source>
        <translation>実戦での悪手</translation>
    </message>
    <message>
        <source>Forced wins</source>
        <translation>必勝の手順</translation>
    </message>
    <message>
        <source>Winning an advantage</source>
        <translation>優勢になる手</translation>
    </message>
    <message>
        <source>Only one good move</source>
        <translation>良い手が一つだけ</translation>
    </message>
    <message numerus="yes">
        <source>Due again in %n minute(s).</source>
        <translation>
            <numerusform>%n分後にまた出題されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Due again tomorrow.</source>
        <translation>明日また出題されます。</translation>
    </message>
    <message numerus="yes">
        <source>Due again in %n day(s).</source>
        <translation>
            <numerusform>%n日後にまた出題されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: %1 (%2)</source>
        <translation>あなたのレーティング：%1（%2）</translation>
    </message>
    <message>
        <source>The piece goes to %1.</source>
        <translation>行き先：%1</translation>
    </message>
    <message>
        <source>Drop this piece: %1.</source>
        <translation>打つ駒：%1</translation>
    </message>
    <message>
        <source>Move this piece: %1.</source>
        <translation>動かす駒：%1</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>{place}: {what}.</source>
        <translation>{place}：{what}。</translation>
    </message>
    <message>
        <source>the file contains no puzzles</source>
        <translation>ファイルに問題が含まれていません</translation>
    </message>
    <message>
        <source>“{text}” is not a complete JSON object; it was left out</source>
        <translation>「{text}」は完全なJSONオブジェクトではないため、省きました</translation>
    </message>
    <message>
        <source>the file was written by a newer version of Komadai</source>
        <translation>このファイルは新しいバージョンのKomadaiで書かれています</translation>
    </message>
    <message>
        <source>the field “{field}” is missing; the puzzle was left out</source>
        <translation>項目「{field}」がないため、問題を省きました</translation>
    </message>
    <message>
        <source>“{text}” is not valid in the field “{field}”; the puzzle was left out</source>
        <translation>項目「{field}」の「{text}」は無効なため、問題を省きました</translation>
    </message>
    <message>
        <source>the field “{field}” is unknown; it was left out</source>
        <translation>項目「{field}」は不明なため、省きました</translation>
    </message>
    <message>
        <source>the variant “{text}” is unknown; the puzzle was left out</source>
        <translation>変種「{text}」は不明なため、問題を省きました</translation>
    </message>
    <message>
        <source>“{text}” contains an unknown rule option; the puzzle was left out</source>
        <translation>「{text}」に不明なルール設定があるため、問題を省きました</translation>
    </message>
    <message>
        <source>“{text}” is not a valid position; the puzzle was left out</source>
        <translation>「{text}」は有効な局面ではないため、問題を省きました</translation>
    </message>
    <message>
        <source>the game is over in the position “{text}”; the puzzle was left out</source>
        <translation>局面「{text}」では対局が終わっているため、問題を省きました</translation>
    </message>
    <message>
        <source>“{text}” in the field “{field}” cannot be read as a move; the puzzle was left out</source>
        <translation>項目「{field}」の「{text}」は指し手として読めないため、問題を省きました</translation>
    </message>
    <message>
        <source>“{text}” in the field “{field}” is not a legal move; the puzzle was left out</source>
        <translation>項目「{field}」の「{text}」は合法手ではないため、問題を省きました</translation>
    </message>
    <message>
        <source>the solution “{text}” does not end with a move of the solver; the puzzle was left out</source>
        <translation>解答「{text}」が解く側の手で終わっていないため、問題を省きました</translation>
    </message>
    <message>
        <source>the field “{field}” is too long; the puzzle was left out</source>
        <translation>項目「{field}」が長すぎるため、問題を省きました</translation>
    </message>
    <message>
        <source>the file has too many puzzles; the last ones were left out</source>
        <translation>問題が多すぎるため、残りを省きました</translation>
    </message>
    <message>
        <source>The puzzle is sound.</source>
        <translation>この問題は正しく解けます。</translation>
    </message>
    <message>
        <source>The solution cannot be played.</source>
        <translation>解答の手順を指せません。</translation>
    </message>
    <message>
        <source>Another move is better.</source>
        <translation>ほかの手のほうが優れています。</translation>
    </message>
    <message>
        <source>Another move is almost as good.</source>
        <translation>ほかの手もほぼ同じくらい良い手です。</translation>
    </message>
    <message>
        <source>No forced win was found.</source>
        <translation>必勝の手順が見つかりませんでした。</translation>
    </message>
    <message>
        <source>The forced win is longer or shorter than the puzzle says.</source>
        <translation>必勝手順の手数が、問題に書かれた手数と異なります。</translation>
    </message>
    <message>
        <source>The search was too short to tell.</source>
        <translation>探索が短すぎて判断できません。</translation>
    </message>
    <message>
        <source>, puzzle {number}</source>
        <translation>、問題{number}</translation>
    </message>
    <message>
        <source>, line {number}</source>
        <translation>、{number}行目</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>左にスクロール</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>右にスクロール</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Forced move</source>
        <translation>必然の一手</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>最善手</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>Missed win</source>
        <translation>勝ち逃し</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>緩手</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>必然の一手</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>最善手</translation>
    </message>
    <message>
        <source>Good moves</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>Missed wins</source>
        <translation>勝ち逃し</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>緩手</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>Missed a forced win.</source>
        <translation>必ず勝つ手順を逃した。</translation>
    </message>
    <message>
        <source>Missed mate in {moves}.</source>
        <translation>自分の{moves}手で詰む手順を逃した。</translation>
    </message>
    <message>
        <source>Missed reaching the camp with the {piece} in {moves}.</source>
        <translation>自分の{moves}手で{piece}が敵陣のいちばん奥に入る手順を逃した。</translation>
    </message>
    <message>
        <source>Missed a win in {moves} ({reason}).</source>
        <translation>自分の{moves}手で勝つ手順を逃した（{reason}）。</translation>
    </message>
    <message>
        <source>Missed a forced win in {moves}.</source>
        <translation>自分の{moves}手で必ず勝つ手順を逃した。</translation>
    </message>
    <message>
        <source>Allows a forced win.</source>
        <translation>相手の必勝を許した。</translation>
    </message>
    <message>
        <source>Allows mate in {moves}.</source>
        <translation>相手の{moves}手での詰みを許した。</translation>
    </message>
    <message>
        <source>Lets the {piece} reach the camp in {moves}.</source>
        <translation>相手の{moves}手で{piece}が敵陣のいちばん奥に入るのを許した。</translation>
    </message>
    <message>
        <source>Allows a win in {moves} ({reason}).</source>
        <translation>相手の{moves}手での勝ちを許した（{reason}）。</translation>
    </message>
    <message>
        <source>Allows a forced win in {moves}.</source>
        <translation>相手の{moves}手での必勝を許した。</translation>
    </message>
    <message>
        <source>Allows a draw by {reason}.</source>
        <translation>{reason}での引き分けを許した。</translation>
    </message>
    <message>
        <source>Leaves the {piece} on {square} en prise.</source>
        <translation>{square}の{piece}がただで取られる。</translation>
    </message>
    <message>
        <source>Puts the {piece} on {square} en prise.</source>
        <translation>{square}に動いた{piece}がただで取られる。</translation>
    </message>
    <message>
        <source>Missed winning the {piece} on {square}.</source>
        <translation>{square}の{piece}を取る手を逃した。</translation>
    </message>
    <message>
        <source>{verdict}.</source>
        <translation>{verdict}。</translation>
    </message>
    <message>
        <source>{sentence} {next}</source>
        <translation>{sentence}{next}</translation>
    </message>
    <message>
        <source>Better was {move}.</source>
        <translation>最善は{move}。</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>moves or captures there</source>
        <translation>そこへ動くか、そこの駒を取る</translation>
    </message>
    <message>
        <source>moves there, but does not capture</source>
        <translation>そこへ動けるが、駒は取れない</translation>
    </message>
    <message>
        <source>captures there, but does not move</source>
        <translation>そこの駒は取れるが、動くことはできない</translation>
    </message>
    <message>
        <source>gets there with that many steps in one move, and may capture on each</source>
        <translation>1手のうちにその回数動いて着き、動くたびに駒を取れる</translation>
    </message>
    <message>
        <source>moves any distance over empty squares; a number is the limit</source>
        <translation>空きマスを何マスでも進む。数字があればそこまで</translation>
    </message>
    <message>
        <source>moves any distance, but does not capture</source>
        <translation>何マスでも進むが、駒は取れない</translation>
    </message>
    <message>
        <source>slides only to capture, at any distance</source>
        <translation>離れた駒を取るが、動くだけはできない</translation>
    </message>
    <message>
        <source>passes over exactly one piece</source>
        <translation>途中で駒をちょうど1枚飛び越える</translation>
    </message>
    <message>
        <source>after its move, captures a piece up to that many squares away</source>
        <translation>動いた後、数字の距離までの駒を撃つ</translation>
    </message>
    <message>
        <source>keeps the first enemy in this line from moving</source>
        <translation>この方向で最初に当たる敵を動けなくする</translation>
    </message>
    <message>
        <source>removes the piece there when it arrives</source>
        <translation>着いたとき、そこにある駒を除去する</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>名前順</translation>
    </message>
    <message>
        <source>By kanji</source>
        <translation>漢字順</translation>
    </message>
    <message>
        <source>This is not a rules text.</source>
        <translation>ルールの文書ではありません。</translation>
    </message>
    <message>
        <source>There is no element “%1”.</source>
        <translation>要素「%1」はありません。</translation>
    </message>
    <message>
        <source>There is no piece “%1”.</source>
        <translation>駒「%1」はありません。</translation>
    </message>
    <message>
        <source>The rows of a board cannot be read.</source>
        <translation>盤の段を読めません。</translation>
    </message>
    <message>
        <source>“%1” is not an arrow.</source>
        <translation>「%1」は矢印ではありません。</translation>
    </message>
    <message>
        <source>“%1” is not a square.</source>
        <translation>「%1」はマスではありません。</translation>
    </message>
    <message>
        <source>Board and start</source>
        <translation>盤と初期配置</translation>
    </message>
    <message>
        <source>The pieces</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>成り</translation>
    </message>
    <message>
        <source>Captures and drops</source>
        <translation>駒の取り方と打ち方</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>対局の終了</translation>
    </message>
    <message>
        <source>Rule options</source>
        <translation>選べるルール</translation>
    </message>
    <message>
        <source>There is no part “%1” to include.</source>
        <translation>挿入する部品「%1」がありません。</translation>
    </message>
    <message>
        <source>The part “%1” includes itself.</source>
        <translation>部品「%1」が自分自身を挿入しています。</translation>
    </message>
    <message>
        <source>The part “%1” lacks the value %2.</source>
        <translation>部品「%1」に値%2がありません。</translation>
    </message>
    <message>
        <source>The part “%1”: %2</source>
        <translation>部品「%1」：%2</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>all except {pieces}</source>
        <translation>{pieces}以外のすべて</translation>
    </message>
    <message>
        <source>Marks in the diagrams of moves</source>
        <translation>動きの図の記号</translation>
    </message>
    <message>
        <source>• moves or captures, ○ only moves, × only captures.</source>
        <translation>• 移動も取りも可、○ 移動のみ、× 取りのみ。</translation>
    </message>
    <message>
        <source>An arrow slides over any number of empty squares.</source>
        <translation>矢印は空きマスを何マスでも進む。</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>成り</translation>
    </message>
    <message>
        <source>Captures and drops</source>
        <translation>駒の取り方と打ち方</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>対局の終了</translation>
    </message>
    <message>
        <source>Rule options</source>
        <translation>選べるルール</translation>
    </message>
    <message>
        <source>The board has {files} files and {ranks} ranks.</source>
        <translation>{files}筋{ranks}段の盤で指す。</translation>
    </message>
    <message>
        <source>{first} moves first, then {second}.</source>
        <translation>{first}が先に指し、次に{second}が指す。</translation>
    </message>
    <message>
        <source>{side} begins with {pieces}.</source>
        <translation>{side}の初期配置：{pieces}。</translation>
    </message>
    <message>
        <source>Each side</source>
        <translation>双方</translation>
    </message>
    <message>
        <source>Is royal: its side must not lose the last such piece.</source>
        <translation>王駒：最後の1枚を失ってはならない。</translation>
    </message>
    <message>
        <source>Promotes to {piece}.</source>
        <translation>{piece}に成る。</translation>
    </message>
    <message>
        <source>Promotes, at the player&apos;s choice, to {pieces}.</source>
        <translation>{pieces}のどれかを選んで成る。</translation>
    </message>
    <message>
        <source>Does not leap: a piece on its way, which is straight first and then diagonal, blocks it.</source>
        <translation>飛び越えない：まず直進し次に斜めに進む経路に駒があれば動けない。</translation>
    </message>
    <message>
        <source>Passes over exactly one piece and ends anywhere behind it.</source>
        <translation>駒をちょうど1枚飛び越え、その先のどこへでも進む。</translation>
    </message>
    <message>
        <source>Captures by passing over exactly one piece.</source>
        <translation>駒をちょうど1枚飛び越えて取る。</translation>
    </message>
    <message>
        <source>Passes over exactly one piece and ends on the square behind it.</source>
        <translation>駒をちょうど1枚飛び越え、そのすぐ先に進む。</translation>
    </message>
    <message>
        <source>Makes {least} to {most} such steps in a move, and may capture with each.</source>
        <translation>このような動きを1手に{least}～{most}回行い、そのたびに駒を取れる。</translation>
    </message>
    <message>
        <source>May shoot even where an enemy prevents others from shooting.</source>
        <translation>敵に射撃を封じられていても撃てる。</translation>
    </message>
    <message>
        <source>Cannot capture {pieces}.</source>
        <translation>{pieces}は取れない。</translation>
    </message>
    <message>
        <source>Cannot shoot {pieces}.</source>
        <translation>{pieces}は撃てない。</translation>
    </message>
    <message>
        <source>Must promote when it captures {pieces}.</source>
        <translation>{pieces}を取ったときは必ず成る。</translation>
    </message>
    <message>
        <source>Moves forward only while its side has {pieces}.</source>
        <translation>味方に{pieces}がある間だけ前へ動ける。</translation>
    </message>
    <message>
        <source>Is promoted only while its side has {pieces}.</source>
        <translation>味方に{pieces}がある間だけ成れる。</translation>
    </message>
    <message>
        <source>When it promotes, so do {pieces} of its side.</source>
        <translation>この駒が成ると、味方の{pieces}も成る。</translation>
    </message>
    <message>
        <source>When it promotes, the enemy loses {pieces}.</source>
        <translation>この駒が成ると、敵は{pieces}を失う。</translation>
    </message>
    <message>
        <source>No piece promotes.</source>
        <translation>成る駒はない。</translation>
    </message>
    <message>
        <source>It must promote where it could never move again.</source>
        <translation>行き所がなくなる場合は必ず成る。</translation>
    </message>
    <message>
        <source>Captured pieces leave the game.</source>
        <translation>取られた駒は盤から除かれる。</translation>
    </message>
    <message>
        <source>Captured pieces go to the captor&apos;s hand, unpromoted.</source>
        <translation>取った駒は成っていない状態で持ち駒になる。</translation>
    </message>
    <message>
        <source>A piece in hand may be dropped on an empty square, which is a move.</source>
        <translation>持ち駒は1手として空きマスに打てる。</translation>
    </message>
    <message>
        <source>No piece may be dropped where it could never move.</source>
        <translation>行き所がなくなる所には打てない。</translation>
    </message>
    <message>
        <source>{piece} may not be dropped to give mate.</source>
        <translation>{piece}を打って詰ませてはならない（打ち歩詰め）。</translation>
    </message>
    <message>
        <source>Checkmate wins.</source>
        <translation>詰ませると勝ち。</translation>
    </message>
    <message>
        <source>Stalemate is a draw.</source>
        <translation>ステイルメイトは引き分け。</translation>
    </message>
    <message>
        <source>A player without a move loses.</source>
        <translation>指せる手がない側の負け。</translation>
    </message>
    <message>
        <source>A player who is stalemated wins.</source>
        <translation>ステイルメイトにされた側の勝ち。</translation>
    </message>
    <message>
        <source>{piece} wins by reaching the far camp.</source>
        <translation>{piece}が敵陣のいちばん奥に到達すると勝ち。</translation>
    </message>
    <message>
        <source>It is a draw if a side has only its king left and cannot capture the last piece of the other side.</source>
        <translation>一方が裸玉になり、相手の最後の駒を取れなければ引き分け。</translation>
    </message>
    <message>
        <source>A side that has only its king left and cannot capture the last piece of the other side has lost.</source>
        <translation>裸玉になり、相手の最後の駒を取れない側の負け。</translation>
    </message>
    <message>
        <source>It is a draw if the kings have only one piece with them, one that cannot mate: {pieces}.</source>
        <translation>玉以外に残った駒が詰ませられない駒1枚（{pieces}）なら引き分け。</translation>
    </message>
    <message>
        <source>A player who gave check with every move in between loses.</source>
        <translation>その間ずっと王手をかけ続けた側の負け（連続王手の千日手）。</translation>
    </message>
    <message>
        <source>The players may agree on a draw when both kings stand in their promotion zones.</source>
        <translation>双方の玉が敵陣にあるとき、合意で引き分けにできる（持将棋）。</translation>
    </message>
    <message>
        <source>It is a draw if a position occurs {count} times.</source>
        <translation>同じ局面が{count}回現れると引き分け（千日手）。</translation>
    </message>
    <message>
        <source>{side} loses if a position occurs {count} times.</source>
        <translation>同じ局面が{count}回現れると{side}の負け。</translation>
    </message>
    <message>
        <source>A player who makes a position occur {count} times loses.</source>
        <translation>同じ局面を{count}回目に生じさせた側の負け。</translation>
    </message>
    <message>
        <source>{side} wins if a position occurs {count} times.</source>
        <translation>同じ局面が{count}回現れると{side}の勝ち。</translation>
    </message>
    <message>
        <source>A player who makes a position occur {count} times wins.</source>
        <translation>同じ局面を{count}回目に生じさせた側の勝ち。</translation>
    </message>
    <message>
        <source>a capture</source>
        <translation>駒を取る手</translation>
    </message>
    <message>
        <source>a move of {pieces}</source>
        <translation>{pieces}の手</translation>
    </message>
    <message>
        <source>a drop</source>
        <translation>駒を打つ手</translation>
    </message>
    <message>
        <source> and </source>
        <translation>と</translation>
    </message>
    <message>
        <source>A side has lost when it has none of these: {pieces}.</source>
        <translation>次のいずれもなくなった側の負け：{pieces}。</translation>
    </message>
    <message>
        <source>Or, in steps:</source>
        <translation>または、次の動きを繰り返して：</translation>
    </message>
    <message>
        <source>Makes exactly {most} such steps in a move, and may capture with each.</source>
        <translation>このような動きを1手にちょうど{most}回行い、そのたびに駒を取れる。</translation>
    </message>
    <message>
        <source>All steps of a move lead straight on in one direction.</source>
        <translation>1手の間は、すべて同じ方向へまっすぐ動く。</translation>
    </message>
    <message>
        <source>The long leg of the second leap points in the same direction as that of the first leap, or the piece goes back to its starting square.</source>
        <translation>2回目は、長く進む向きを1回目と同じにするか、元のマスに戻る。</translation>
    </message>
    <message>
        <source>In one move the piece either makes these steps or moves in its other way, never both.</source>
        <translation>1手でできるのは、この繰り返しの動きか、ほかの動きか、どちらか一方だけ。</translation>
    </message>
    <message>
        <source>May end its move on its starting square. It has then captured without moving, or passed.</source>
        <translation>元のマスに戻ってもよい。途中で駒を取れば居食い、取らなければ1手休み（じっと）。</translation>
    </message>
    <message>
        <source>By moving it captures only {pieces}.</source>
        <translation>動いて取れるのは{pieces}だけ。</translation>
    </message>
    <message>
        <source>Captures only {pieces}.</source>
        <translation>取れるのは{pieces}だけ。</translation>
    </message>
    <message>
        <source>Shoots only {pieces}.</source>
        <translation>撃てるのは{pieces}だけ。</translation>
    </message>
    <message>
        <source>Shoots one adjacent enemy.</source>
        <translation>隣の敵を1枚撃てる。</translation>
    </message>
    <message>
        <source>Shoots up to {shots} adjacent enemies.</source>
        <translation>隣の敵を{shots}枚まで撃てる。</translation>
    </message>
    <message>
        <source>Shoots one enemy up to {range} squares away in one of the eight directions, over other pieces too.</source>
        <translation>8方向のどれかで{range}マス以内の敵を1枚、間に駒があっても越えて撃てる。</translation>
    </message>
    <message>
        <source>Shoots up to {shots} enemies up to {range} squares away in any of the eight directions, over other pieces too.</source>
        <translation>8方向で{range}マス以内の敵を{shots}枚まで、間に駒があっても越えて撃てる。</translation>
    </message>
    <message>
        <source>Shoots one enemy up to {range} squares away in one of the eight directions, if nothing stands between.</source>
        <translation>8方向のどれかで{range}マス以内の敵を、間に駒がなければ1枚撃てる。</translation>
    </message>
    <message>
        <source>Shoots up to {shots} enemies up to {range} squares away in any of the eight directions, if nothing stands between.</source>
        <translation>8方向で{range}マス以内の敵を、間に駒がなければ{shots}枚まで撃てる。</translation>
    </message>
    <message>
        <source>May shoot only after a move to an empty square.</source>
        <translation>撃てるのは空きマスへ動いた後だけ。</translation>
    </message>
    <message>
        <source>May shoot after each step to an empty square, or without moving.</source>
        <translation>空きマスへ動くたびに撃てる。動かずに撃つこともできる。</translation>
    </message>
    <message>
        <source>May shoot only after steps to empty squares, after each.</source>
        <translation>撃てるのは空きマスへ動いた後だけで、動くたびに撃てる。</translation>
    </message>
    <message>
        <source>May shoot after a move to an empty square, or without moving.</source>
        <translation>空きマスへ動いた後に撃てる。動かずに撃つこともできる。</translation>
    </message>
    <message>
        <source> or </source>
        <translation>か</translation>
    </message>
    <message>
        <source>An enemy that ends its move beside it is removed too, and burns nothing then.</source>
        <translation>この駒の隣で手を終えた敵も除去され、何も焼かない。</translation>
    </message>
    <message>
        <source>Keeps the first piece in each of its lines from moving if that is an enemy.</source>
        <translation>利きの各方向で最初に当たる駒が敵なら、それを動けなくする。</translation>
    </message>
    <message>
        <source>Loses its promotion when its side has none of these left: {pieces}.</source>
        <translation>味方に次のどれもなくなると元に戻る：{pieces}。</translation>
    </message>
    <message>
        <source>There is no check.</source>
        <translation>王手はない。</translation>
    </message>
    <message>
        <source>If both sides have lost all of these pieces after a move, the side that made the move loses.</source>
        <translation>1手で双方ともそのすべてを失ったときは、その手を指した側の負け。</translation>
    </message>
    <message>
        <source>Where it arrives, by promotion too, all its neighbours are removed, friends and commanders among them.</source>
        <translation>着いた所、または成った所の隣の駒を、味方も指揮官もすべて除去する。</translation>
    </message>
    <message>
        <source>{pieces}, and in hand {inHand}</source>
        <translation>{pieces}、持ち駒は{inHand}</translation>
    </message>
    <message>
        <source>○ or × with an arrow slides too, but only to move or only to capture.</source>
        <translation>矢印の付いた○と×も何マスでも進むが、○は移動のみ、×は取りのみ。</translation>
    </message>
    <message>
        <source>∩ passes over exactly one piece, near or far.</source>
        <translation>∩ 駒をちょうど1枚飛び越える。遠くの駒でもよい。</translation>
    </message>
    <message>
        <source>Where nothing blocks its way:</source>
        <translation>途中に駒がなければ：</translation>
    </message>
    <message>
        <source>Over exactly one piece:</source>
        <translation>駒をちょうど1枚飛び越えて：</translation>
    </message>
    <message>
        <source>To the square behind a piece:</source>
        <translation>駒のすぐ先のマスへ：</translation>
    </message>
    <message>
        <source>A piece promotes only when it captures.</source>
        <translation>駒を取る手でだけ成る。</translation>
    </message>
    <message>
        <source>A promoted piece loses its promotion by the same kind of move.</source>
        <translation>成駒は、同じ条件の手で元の駒に戻る。</translation>
    </message>
    <message>
        <source>Promotion squares of {side}: {squares}.</source>
        <translation>{side}が成れるマス：{squares}。</translation>
    </message>
    <message>
        <source>A piece must promote when its move begins or ends on a promotion square.</source>
        <translation>成れるマスから、または成れるマスへ動いた駒は必ず成る。</translation>
    </message>
    <message>
        <source>A piece may promote when its move begins or ends on a promotion square.</source>
        <translation>成れるマスから、または成れるマスへ動いた駒は成ることができる。</translation>
    </message>
    <message>
        <source>{piece} must promote when it reaches a promotion square.</source>
        <translation>{piece}は成れるマスに着いたら必ず成る。</translation>
    </message>
    <message>
        <source>{piece} may promote when it reaches a promotion square.</source>
        <translation>{piece}は成れるマスに着いたら成ることができる。</translation>
    </message>
    <message>
        <source>No drop may give check.</source>
        <translation>王手になる所には打てない。</translation>
    </message>
    <message>
        <source>{piece} may not be dropped on the rank nearest to its owner.</source>
        <translation>{piece}は一番手前の段には打てない。</translation>
    </message>
    <message>
        <source>{piece} may not be dropped where it would promote.</source>
        <translation>{piece}は成る所には打てない。</translation>
    </message>
    <message>
        <source>{side} drops on these squares: {squares}.</source>
        <translation>{side}が駒を打てるマス：{squares}。</translation>
    </message>
    <message>
        <source>A piece may be dropped with either face up.</source>
        <translation>持ち駒は表裏どちらでも打てる。</translation>
    </message>
    <message numerus="yes">
        <source>Is worth %n hundredths of a pawn.</source>
        <translation>
            <numerusform>価値は歩の100分の%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A piece may promote to this piece only while its side has fewer than %n of this kind.</source>
        <translation>
            <numerusform>この駒に成れるのは、味方のこの駒が%n枚より少ない間だけ。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No enemy within %n squares may shoot.</source>
        <translation>
            <numerusform>%nマス以内の敵は撃てない。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loses its promotion within %n squares of any of these enemies: {pieces}.</source>
        <translation>
            <numerusform>敵の{pieces}から%nマス以内では元に戻る。</numerusform>
        </translation>
    </message>
    <message>
        <source>A piece must promote with every move.</source>
        <translation>駒はどこへ動いても必ず成る。</translation>
    </message>
    <message>
        <source>A piece may promote with any move.</source>
        <translation>駒はどこへ動いても成ることができる。</translation>
    </message>
    <message numerus="yes">
        <source>A piece must promote when its move begins or ends on the farthest %n ranks.</source>
        <translation>
            <numerusform>奥の%n段から、または奥の%n段へ動いた駒は必ず成る。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A piece may promote when its move begins or ends on the farthest %n ranks.</source>
        <translation>
            <numerusform>奥の%n段から、または奥の%n段へ動いた駒は成ることができる。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece} must promote when it reaches the farthest %n ranks.</source>
        <translation>
            <numerusform>{piece}は奥の%n段に着いたら必ず成る。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece} may promote when it reaches the farthest %n ranks.</source>
        <translation>
            <numerusform>{piece}は奥の%n段に着いたら成ることができる。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece} may not be dropped on a file that already holds %n of the same side.</source>
        <translation>
            <numerusform>{piece}は、味方の同じ駒が%n枚ある筋には打てない。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is a draw after %n moves of each side without progress: {progress}.</source>
        <translation>
            <numerusform>進展（{progress}）のない手が双方%n手続くと引き分け。</numerusform>
        </translation>
    </message>
    <message>
        <source>A player whose king stands in the promotion zone, with at least ten other own pieces in the zone and not in check, may declare on their turn. Pieces in the zone and in hand count: five points for {pieces}, one for any other but the king. {first} wins with 28 points, {second} with 27.</source>
        <translation>玉が敵陣にあって王手がかかっておらず、ほかに自分の駒が10枚以上敵陣にあれば、自分の手番で宣言できる。敵陣にある駒と持ち駒を、{pieces}は5点、玉を除くほかの駒は1点と数える。{first}は28点以上、{second}は27点以上で勝ち。</translation>
    </message>
    <message>
        <source>A player whose king stands in the promotion zone, with at least ten other own pieces in the zone and not in check, may declare on their turn. Pieces in the zone and in hand count: five points for {pieces}, one for any other but the king. 31 points win, 24 to 30 draw.</source>
        <translation>玉が敵陣にあって王手がかかっておらず、ほかに自分の駒が10枚以上敵陣にあれば、自分の手番で宣言できる。敵陣にある駒と持ち駒を、{pieces}は5点、玉を除くほかの駒は1点と数える。31点以上は勝ち、24～30点は引き分け。</translation>
    </message>
    <message numerus="yes">
        <source>Slides up to %n squares.</source>
        <translation>
            <numerusform>%nマスまで進む。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1はすでにあります。置き換えますか？</translation>
    </message>
    <message>
        <source>This game cannot be written as %1.</source>
        <translation>この棋譜は%1形式で書けません。</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>Winning Chance of %1</source>
        <translation>%1の勝率</translation>
    </message>
    <message>
        <source>Score for %1</source>
        <translation>%1の評価値</translation>
    </message>
    <message>
        <source>Winning Chance of the Side to Move</source>
        <translation>手番側の勝率</translation>
    </message>
    <message>
        <source>Score for the Side to Move</source>
        <translation>手番側の評価値</translation>
    </message>
    <message>
        <source>Better Side</source>
        <translation>優勢な側</translation>
    </message>
</context>
<context>
    <name>TeachingText</name>
    <message>
        <source>In progress</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>Better: kept</source>
        <translation>強い：残した</translation>
    </message>
    <message>
        <source>Not better</source>
        <translation>強くない</translation>
    </message>
    <message>
        <source>Round %1 has ended.</source>
        <translation>ラウンド%1は終わりました。</translation>
    </message>
    <message>
        <source>Round %1 is not finished.</source>
        <translation>ラウンド%1は終わっていません。</translation>
    </message>
    <message>
        <source>The course is being prepared.</source>
        <translation>学習を準備しています。</translation>
    </message>
    <message>
        <source>Waiting while the computer thinks or a player’s clock runs.</source>
        <translation>コンピューターが考えている間と、対局者の時計が動いている間は待ちます。</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>一時停止中。</translation>
    </message>
    <message>
        <source>The course is being stopped.</source>
        <translation>学習を止めています。</translation>
    </message>
    <message>
        <source>The course cannot continue: %1</source>
        <translation>学習を続けられません。%1</translation>
    </message>
    <message>
        <source>Round %1: the computer plays against itself. Games: %2 of %3.</source>
        <translation>ラウンド%1：自己対局中。対局：%2／%3。</translation>
    </message>
    <message>
        <source>Round %1: a network learns from the games. Pass %2 of %3.</source>
        <translation>ラウンド%1：ネットワークが対局から学習中。%2回目／%3回。</translation>
    </message>
    <message>
        <source>Round %1: the new network plays against the best one. Pairs of games: %2, at most %3.</source>
        <translation>ラウンド%1：新しいネットワークが最良のものと対局中。二局一組の対局：%2、最大%3。</translation>
    </message>
    <message>
        <source>Round %1: the new network plays against the version from the start. Pairs of games: %2 of %3.</source>
        <translation>ラウンド%1：新しいネットワークが開始時のものと対局中。二局一組の対局：%2／%3。</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局数</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source>Average Error</source>
        <translation>平均誤差</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Round %1: the games are being prepared.</source>
        <translation>ラウンド%1：対局を準備しています。</translation>
    </message>
    <message>
        <source>Without Network</source>
        <translation>ネットワークなし</translation>
    </message>
    <message>
        <source>Elo against Best</source>
        <translation>最良との差（Elo）</translation>
    </message>
    <message>
        <source>Elo Gain since Start</source>
        <translation>開始時との差（Elo）</translation>
    </message>
    <message>
        <source>Won all</source>
        <translation>全勝</translation>
    </message>
    <message>
        <source>Lost all</source>
        <translation>全敗</translation>
    </message>
</context>
<context>
    <name>Tours</name>
    <message>
        <source>EuroShogi is a small shogi on a chessboard. You play White, at the near edge. The pieces are cubes: you can use a captured cube again, as a piece of your own. You win by checkmate: the enemy king is attacked and cannot escape.</source>
        <translation>ユーロ将棋は、チェス盤で指す小さな将棋です。あなたは手前の白です。駒はサイコロの形で、取った駒は自分の駒としてまた使えます。相手のキングを攻め、逃げられなくすれば（詰み）勝ちです。</translation>
    </message>
    <message>
        <source>A pawn moves one square straight forward, and it captures in the same way. The pawn on c3 stands in the way of your bishop on b2.</source>
        <translation>ポーンはまっすぐ前に1マス進み、同じ動きで駒を取ります。c3のポーンは、b2のビショップの道をふさいでいます。</translation>
    </message>
    <message>
        <source>Move the pawn from c3 to c4.</source>
        <translation>c3のポーンをc4に進めてください。</translation>
    </message>
    <message>
        <source>Good. Your bishop now looks along the diagonal to g7. Black has moved a pawn too, and the two bishops face each other.</source>
        <translation>いいですね。ビショップの利きが斜めにg7まで通りました。黒もポーンを進め、2枚のビショップが向かい合いました。</translation>
    </message>
    <message>
        <source>A bishop moves diagonally, any number of squares. A move that begins or ends on the three farthest ranks always promotes the piece, if it can promote: the cube rolls over to its other face.</source>
        <translation>ビショップは斜めに何マスでも動きます。いちばん奥の3段に入る手、またはそこから動く手では、成れる駒は必ず成ります。サイコロが転がって別の面になります。</translation>
    </message>
    <message>
        <source>Capture the bishop on g7 with your bishop.</source>
        <translation>ビショップでg7のビショップを取ってください。</translation>
    </message>
    <message>
        <source>Your bishop promoted at once, and the captured bishop is in your hand. Then Black’s rook captured your bishop. So Black has a bishop in hand, too.</source>
        <translation>ビショップはすぐに成り、取ったビショップは持ち駒になりました。そのあと黒のルークがあなたのビショップを取りました。黒の持ち駒にもビショップが1枚あります。</translation>
    </message>
    <message>
        <source>Instead of moving a piece, you may drop one from your hand on an empty square. On d4 the bishop attacks the rook on g7, and your pawn on d3 protects it. Only pawns have limits: no second unpromoted pawn on a file, and no pawn on the last rank.</source>
        <translation>駒を動かすかわりに、持ち駒を空いているマスに打てます。d4のビショップはg7のルークを攻め、d3のポーンがそれを守ります。打つのに制限があるのはポーンだけです。成っていない自分のポーンがある筋と、いちばん奥の段には打てません。</translation>
    </message>
    <message>
        <source>Drop the bishop on d4: click the bishop in your hand, then d4.</source>
        <translation>ビショップをd4に打ってください。持ち駒のビショップをクリックし、次にd4をクリックします。</translation>
    </message>
    <message>
        <source>Good. The rook had to leave: Black has moved it to f7.</source>
        <translation>いいですね。ルークは逃げるしかなく、黒はf7に動かしました。</translation>
    </message>
    <message>
        <source>A knight jumps two squares forward and one to the side, over other pieces. It never jumps backwards, but it can also move one square sideways.</source>
        <translation>ナイトは前に2マス、横に1マスの所へ、ほかの駒を飛び越えて動きます。後ろへは跳べませんが、横に1マス動くこともできます。</translation>
    </message>
    <message>
        <source>Jump with the knight from b1 to c3.</source>
        <translation>b1のナイトをc3に跳ばせてください。</translation>
    </message>
    <message>
        <source>Good. The knight can soon go on to b5 or d5. Black has brought out a knight, too.</source>
        <translation>いいですね。ナイトは次にb5やd5へ行けます。黒もナイトを跳ねました。</translation>
    </message>
    <message>
        <source>A general moves one square in a straight line, in any direction, or one square diagonally forward. It never promotes. Generals near the king guard it against drops.</source>
        <translation>ジェネラルは縦横に1マス、または斜め前に1マス動きます。成ることはありません。キングのそばのジェネラルは、打たれる駒からキングを守ります。</translation>
    </message>
    <message>
        <source>Move the general from e1 to e2.</source>
        <translation>e1のジェネラルをe2に動かしてください。</translation>
    </message>
    <message>
        <source>Good. That is how a game begins. The next lessons have small positions.</source>
        <translation>いいですね。対局はこのように始まります。次からは駒の少ない局面です。</translation>
    </message>
    <message>
        <source>Pawns and knights promote, too. They then move like a general. You have no choice: a pawn that enters the three farthest ranks promotes.</source>
        <translation>ポーンとナイトも成ります。成るとジェネラルと同じ動きになります。成るかどうかは選べません。奥の3段に入ったポーンは必ず成ります。</translation>
    </message>
    <message>
        <source>Make a move that promotes the pawn.</source>
        <translation>ポーンが成る手を指してください。</translation>
    </message>
    <message>
        <source>The pawn now moves like a general. If Black captures it, it becomes a pawn again.</source>
        <translation>ポーンはジェネラルの動きになりました。黒に取られると、ポーンに戻ります。</translation>
    </message>
    <message>
        <source>A dropped piece can give checkmate. You have a general in hand, and the general on e6 protects e7 and the squares beside it.</source>
        <translation>打った駒で詰ませることもできます。持ち駒にジェネラルが1枚あり、e6のジェネラルがe7とその両隣を守っています。</translation>
    </message>
    <message>
        <source>Give checkmate in one move.</source>
        <translation>1手で詰ませてください。</translation>
    </message>
    <message>
        <source>Checkmate! Now you know how EuroShogi is played.</source>
        <translation>詰みです。これでユーロ将棋の指し方がわかりました。</translation>
    </message>
    <message>
        <source>In Ko Shogi two armies of 90 pieces fight on the points of a go board. You need not learn all pieces at once. The next lessons show moves that chess does not have, each on a board with few pieces.</source>
        <translation>広将棋では、90枚ずつの二つの軍が碁盤の交点の上で戦います。すべての駒を一度に覚える必要はありません。次からは、チェスにはない動きを、駒の少ない盤で一つずつ紹介します。</translation>
    </message>
    <message>
        <source>The sumo wrestler moves one step in any direction, and then it may move one step more. It can capture a piece with each step.</source>
        <translation>力士はどの方向にも1路動き、続けてもう1路動けます。動くたびに駒を取れます。</translation>
    </message>
    <message>
        <source>Capture both pieces in one move: click the wrestler, then one piece after the other.</source>
        <translation>1手で2枚とも取ってください。力士をクリックし、続けて駒を順にクリックします。</translation>
    </message>
    <message>
        <source>Two pieces in one move! Other pieces can also move twice, each with its own kind of steps.</source>
        <translation>1手で2枚取りました。ほかにも、それぞれの動き方で2回動く駒があります。</translation>
    </message>
    <message>
        <source>The second step may also go back to the start. So the sumo wrestler captures a piece beside it and stays where it is. This is called igui.</source>
        <translation>2回目の動きで元の位置に戻ってもかまいません。力士は隣の駒を取って、その場にとどまれます。これを居食いといいます。</translation>
    </message>
    <message>
        <source>Capture the pawn and return to 10k: click the wrestler, the pawn, then 10k.</source>
        <translation>歩兵を取って10kに戻ってください。力士、歩兵、10kの順にクリックします。</translation>
    </message>
    <message>
        <source>Good. A piece may even go away and come back without a capture. This is a pass, and it is a legal move.</source>
        <translation>いいですね。何も取らずに行って戻ることもできます。これはパスで、正式な手です。</translation>
    </message>
    <message>
        <source>A longbow moves one step diagonally. If it has captured nothing, it may then shoot an enemy up to three points away, in any direction. Nothing may stand between them.</source>
        <translation>弓は斜めに1路動きます。そこで駒を取らなければ、続けて3路以内の敵を1枚、どの方向にも撃てます。間に駒があってはいけません。</translation>
    </message>
    <message>
        <source>Move the longbow to 9j and shoot the cannon: click the longbow, 9j, then the cannon.</source>
        <translation>弓を9jに動かして砲を撃ってください。弓、9j、砲の順にクリックします。</translation>
    </message>
    <message>
        <source>The cannon is gone, and the longbow stays on 9j. A bow cannot shoot the shield on 8k: shields and chariots are safe from bows.</source>
        <translation>砲は消え、弓は9jに残ります。8kの牌は弓では撃てません。牌と車は弓に対して安全です。</translation>
    </message>
    <message>
        <source>A cannon moves one step diagonally before it shoots, like a longbow. It shoots up to five points far, and also over other pieces.</source>
        <translation>砲も弓と同じく、斜めに1路動いてから撃ちます。5路先まで届き、ほかの駒を越えて撃てます。</translation>
    </message>
    <message>
        <source>Move the cannon to 11k and shoot the sentry on 11g.</source>
        <translation>砲を11kに動かし、11gの護兵を撃ってください。</translation>
    </message>
    <message>
        <source>Your own pawn on 11i did not stop the shot.</source>
        <translation>11iの自分の歩兵を越えて撃てました。</translation>
    </message>
    <message>
        <source>An engineer promotes to a poison flame. A flame that moves burns every piece on the eight points around it, enemies and friends alike.</source>
        <translation>軍匠は成ると毒火になります。毒火が動くと、周りの8点にある駒は、敵も味方もすべて焼けます。</translation>
    </message>
    <message>
        <source>Move the flame so that it burns all three pieces.</source>
        <translation>3枚とも焼けるように毒火を動かしてください。</translation>
    </message>
    <message>
        <source>All three are gone. Take care near an enemy flame: a piece of yours that moves next to it burns.</source>
        <translation>3枚とも消えました。敵の毒火には注意してください。その隣に動いた自分の駒は焼けます。</translation>
    </message>
    <message>
        <source>A skyward net holds the nearest piece in four directions: left, right, and both diagonals forward. If it is an enemy, it can neither move nor shoot.</source>
        <translation>天網は、左、右、斜め前の二方向の計4方向で、いちばん近い駒を止めます。それが敵なら、動くことも撃つこともできません。</translation>
    </message>
    <message>
        <source>Move the net so that it holds the sumo wrestler.</source>
        <translation>力士を止める位置に天網を動かしてください。</translation>
    </message>
    <message>
        <source>The sumo wrestler is held as long as the net stays there and no other piece comes between them.</source>
        <translation>天網がそこにいて、間に駒が入らないかぎり、力士は動けません。</translation>
    </message>
    <message>
        <source>A thunderclap makes exactly five steps in one move, each one point straight. It may turn after each step, and it captures every enemy that it steps on.</source>
        <translation>霹靂は1手にちょうど5回、縦横に1路ずつ動きます。動くたびに向きを変えることができ、踏んだ敵をすべて取ります。</translation>
    </message>
    <message>
        <source>Capture all three pieces in one move. Click the thunderclap, then five points.</source>
        <translation>1手で3枚とも取ってください。霹靂をクリックし、続けて5つの点をクリックします。</translation>
    </message>
    <message>
        <source>Three at once! The thunderclap needs the Taoist priest on 15s: without a priest or a five-li fog it would turn back into a drum.</source>
        <translation>一度に3枚です。霹靂には15sの高道が必要です。高道も五里霧もなくなると、鼓に戻ります。</translation>
    </message>
    <message>
        <source>An army loses when it has no general, no governor, and no pair of a middle troop and a banner. There is no check, so watch your own general. Here, only the general commands the white army.</source>
        <translation>将も帥もなくなり、中軍と旗の両方がそろっていなければ、その軍は負けです。王手はないので、自分の将に気をつけてください。この局面の白で指揮できるのは将だけです。</translation>
    </message>
    <message>
        <source>Capture the general.</source>
        <translation>将を取ってください。</translation>
    </message>
    <message>
        <source>You have won. Now you know the special moves of Ko Shogi.</source>
        <translation>あなたの勝ちです。これで広将棋の特別な動きがわかりました。</translation>
    </message>
    <message>
        <source>Shogi is Japanese chess. You play Sente, at the near edge, and move first. Each piece points at its enemy. You keep the pieces that you capture and can drop them as your own. Checkmate wins.</source>
        <translation>将棋を指してみましょう。あなたは手前の先手です。駒は敵の方を向いています。取った駒は自分の持ち駒になり、盤に打てます。玉を詰ませれば勝ちです。</translation>
    </message>
    <message>
        <source>A pawn moves one square straight forward, and it captures in the same way. The pawn on 7g stands in the way of your bishop.</source>
        <translation>歩はまっすぐ前に1マス進み、同じ動きで駒を取ります。７七の歩は角の道をふさいでいます。</translation>
    </message>
    <message>
        <source>Move the pawn from 7g to 7f.</source>
        <translation>７七の歩を７六に進めてください。</translation>
    </message>
    <message>
        <source>Good. This is a popular first move: the bishop looks across the whole board. Gote opens the way for the other bishop.</source>
        <translation>いいですね。これはよく指される初手で、角の利きが盤の端まで通ります。後手も角道を開けました。</translation>
    </message>
    <message>
        <source>The rook moves straight, any number of squares. It stands on 2h. The pawn in front of it prepares an attack.</source>
        <translation>飛車は縦横に何マスでも動きます。飛車は２八にいます。その前の歩を進めて攻めの準備をします。</translation>
    </message>
    <message>
        <source>Move the pawn from 2g to 2f.</source>
        <translation>２七の歩を２六に進めてください。</translation>
    </message>
    <message>
        <source>Good. Gote has closed the diagonal with a pawn, so the bishops cannot capture each other.</source>
        <translation>いいですね。後手は歩を突いて角道を止めました。これで角を取り合うことはできません。</translation>
    </message>
    <message>
        <source>A silver moves one square diagonally or one square straight forward. It cannot move sideways or straight back.</source>
        <translation>銀は斜めに1マス、またはまっすぐ前に1マス動きます。横と真後ろには動けません。</translation>
    </message>
    <message>
        <source>Move the silver from 3i to 4h.</source>
        <translation>３九の銀を４八に動かしてください。</translation>
    </message>
    <message>
        <source>Good. Silvers attack well, and they can retreat diagonally.</source>
        <translation>いいですね。銀は攻めに強く、斜め後ろに引けます。</translation>
    </message>
    <message>
        <source>A gold moves one square straight in any direction, or one square diagonally forward. Golds are the best guards of the king.</source>
        <translation>金は縦横に1マス、または斜め前に1マス動きます。玉の守りにいちばん向いた駒です。</translation>
    </message>
    <message>
        <source>Move the gold from 4i to 5h.</source>
        <translation>４九の金を５八に動かしてください。</translation>
    </message>
    <message>
        <source>Good. The gold now stands in front of the king.</source>
        <translation>いいですね。金が玉の前に来ました。</translation>
    </message>
    <message>
        <source>The king moves one square in any direction. A king in the middle is in danger from drops. Bring it to the side that is away from your rook.</source>
        <translation>玉はどの方向にも1マス動きます。中央にいる玉は、駒を打たれると危険です。飛車と反対の側へ移しましょう。</translation>
    </message>
    <message>
        <source>Move the king from 5i to 6h.</source>
        <translation>５九の玉を６八に動かしてください。</translation>
    </message>
    <message>
        <source>Good. Two golds and a silver around the king make a castle. The next lessons have small positions.</source>
        <translation>いいですね。玉を金2枚と銀1枚で囲うのが基本です。次からは駒の少ない局面です。</translation>
    </message>
    <message>
        <source>A piece that moves into, inside or out of the three farthest ranks may promote: it turns over. A promoted rook, a dragon, can also move one square diagonally. Only king and gold never promote.</source>
        <translation>奥の3段に入る、その中で動く、またはそこから出る駒は、裏返して成れます。成った飛車は龍といい、斜めにも1マス動けます。成らないのは玉と金だけです。</translation>
    </message>
    <message>
        <source>Move the rook into the promotion zone and promote it.</source>
        <translation>飛車を敵陣に進めて成ってください。</translation>
    </message>
    <message>
        <source>The rook is a dragon now. Silver, knight, lance and pawn become golds when they promote.</source>
        <translation>飛車が龍になりました。銀、桂、香、歩は、成ると金と同じ動きになります。</translation>
    </message>
    <message>
        <source>You have a knight in hand. Instead of moving, you may drop it on an empty square. A knight jumps two squares forward and one to the side, so it can attack two pieces at once.</source>
        <translation>持ち駒に桂が1枚あります。駒を動かすかわりに、空いているマスに打てます。桂は前に2マス、横に1マスの所へ跳ぶので、2枚の駒を同時に狙えます。</translation>
    </message>
    <message>
        <source>Drop the knight so that it attacks both the rook and the gold.</source>
        <translation>飛車と金の両取りになるように桂を打ってください。</translation>
    </message>
    <message>
        <source>A fork! Pawns have limits: no second unpromoted pawn of yours on a file, and a dropped pawn must not give checkmate.</source>
        <translation>両取りです。ただし、成っていない自分の歩がある筋に歩は打てません（二歩）。歩を打って詰ませること（打ち歩詰め）もできません。</translation>
    </message>
    <message>
        <source>Many games end with a dropped piece. The pawn on 5c protects the square in front of the enemy king.</source>
        <translation>多くの対局は、持ち駒を打って終わります。５三の歩が、敵玉の前のマスを守っています。</translation>
    </message>
    <message>
        <source>Checkmate! Now you know how shogi is played.</source>
        <translation>詰みです。これで将棋の指し方がわかりました。</translation>
    </message>
    <message>
        <source>Zo Shogi is shogi with an elephant in front of each king. You play Sente, at the near edge. You can drop the pieces that you capture. You win by checkmate, or when your king reaches the last rank.</source>
        <translation>象将棋は、玉の前に醉象がいる将棋です。あなたは手前の先手です。取った駒は打てます。相手の玉を詰ませるか、自分の玉がいちばん奥の段に着けば勝ちです。</translation>
    </message>
    <message>
        <source>A pawn moves one square straight forward, and it captures in the same way. The pawn on 5g stands in front of your elephant.</source>
        <translation>歩はまっすぐ前に1マス進み、同じ動きで駒を取ります。５七の歩は醉象の前にいます。</translation>
    </message>
    <message>
        <source>Move the pawn from 5g to 5f.</source>
        <translation>５七の歩を５六に進めてください。</translation>
    </message>
    <message>
        <source>Good. Gote has done the same.</source>
        <translation>いいですね。後手も同じように指しました。</translation>
    </message>
    <message>
        <source>The elephant moves one square in any direction, but not straight back. It is strong near the king and in attack.</source>
        <translation>醉象は、真後ろ以外のどの方向にも1マス動きます。玉のそばでも攻めでも力を発揮します。</translation>
    </message>
    <message>
        <source>Move the elephant from 5h to 5g.</source>
        <translation>５八の醉象を５七に動かしてください。</translation>
    </message>
    <message>
        <source>Good. The elephant is on its way to the far side.</source>
        <translation>いいですね。醉象は敵陣へ向かっています。</translation>
    </message>
    <message>
        <source>The bishop moves diagonally, the rook straight, both any number of squares. The pawn on 7g stands in the way of the bishop.</source>
        <translation>角は斜めに、飛車は縦横に、何マスでも動きます。７七の歩は角の道をふさいでいます。</translation>
    </message>
    <message>
        <source>Open the way: move the pawn from 7g to 7f.</source>
        <translation>７七の歩を７六に進めて、角の道を開けてください。</translation>
    </message>
    <message>
        <source>A piece that moves into, inside or out of the three farthest ranks may promote. The elephant becomes a prince, which moves like a king. But losing the prince does not lose the game.</source>
        <translation>奥の3段に入る、その中で動く、またはそこから出る駒は、成れます。醉象は成ると太子になり、玉と同じ動きをします。太子を取られても負けにはなりません。</translation>
    </message>
    <message>
        <source>Promote the elephant.</source>
        <translation>醉象を成ってください。</translation>
    </message>
    <message>
        <source>The prince can move straight back, too. If it is captured, it becomes an elephant in the enemy’s hand.</source>
        <translation>太子は真後ろにも動けます。取られると、相手の持ち駒では醉象に戻ります。</translation>
    </message>
    <message>
        <source>You have an elephant in hand. Instead of moving, you may drop it on an empty square.</source>
        <translation>持ち駒に醉象が1枚あります。駒を動かすかわりに、空いているマスに打てます。</translation>
    </message>
    <message>
        <source>Drop the elephant so that it attacks both the rook and the bishop.</source>
        <translation>飛車と角の両取りになるように醉象を打ってください。</translation>
    </message>
    <message>
        <source>A fork: you will win one of them. Pawns have limits: no second unpromoted pawn of yours on a file, and no drop that gives checkmate.</source>
        <translation>両取りで、どちらかを取れます。歩には制限があります。二歩と打ち歩詰めはできません。</translation>
    </message>
    <message>
        <source>A king that reaches the last rank wins at once. It must not step on a square that the enemy attacks.</source>
        <translation>玉がいちばん奥の段に着くと、その場で勝ちです。ただし、敵の利きがあるマスには入れません。</translation>
    </message>
    <message>
        <source>Win with your king.</source>
        <translation>玉で勝ってください。</translation>
    </message>
    <message>
        <source>You have won! So watch where the enemy king goes, too.</source>
        <translation>あなたの勝ちです。相手の玉の動きにも気をつけましょう。</translation>
    </message>
    <message>
        <source>Checkmate wins, as in shogi. You have a gold in hand, and the elephant on 5c protects 5b.</source>
        <translation>将棋と同じく、詰ませれば勝ちです。持ち駒に金が1枚あり、５三の醉象が５二を守っています。</translation>
    </message>
    <message>
        <source>Checkmate! Now you know how Zo Shogi is played.</source>
        <translation>詰みです。これで象将棋の指し方がわかりました。</translation>
    </message>
    <message>
        <source>Great Shatranj is old chess on a wider board. You play White, at the near edge. No piece moves far: each one moves one or two squares, and leaps over what stands between. Checkmate wins.</source>
        <translation>グレート・シャトランジは、横に広い盤で指す昔風のチェスです。あなたは手前の白です。遠くまで動く駒はありません。どの駒も1、2マス動き、間の駒を飛び越えます。相手のキングを詰ませれば勝ちです。</translation>
    </message>
    <message>
        <source>A pawn moves one square straight forward. It never moves two squares.</source>
        <translation>ポーンはまっすぐ前に1マス進みます。2マス進むことはありません。</translation>
    </message>
    <message>
        <source>Move the pawn from e2 to e3.</source>
        <translation>e2のポーンをe3に進めてください。</translation>
    </message>
    <message>
        <source>Good. Black has answered in the same way.</source>
        <translation>いいですね。黒も同じように応じました。</translation>
    </message>
    <message>
        <source>The knight leaps as in chess: two squares straight and one to the side.</source>
        <translation>ナイトはチェスと同じで、縦か横に2マス、そこから横に1マスの所へ跳びます。</translation>
    </message>
    <message>
        <source>Leap with the knight from b1 to c3.</source>
        <translation>b1のナイトをc3に跳ばせてください。</translation>
    </message>
    <message>
        <source>Good. It attacks eight squares from there.</source>
        <translation>いいですね。そこから8マスに利いています。</translation>
    </message>
    <message>
        <source>The elephant moves one or two squares diagonally. It leaps over a piece on the first square.</source>
        <translation>象は斜めに1マスまたは2マス動きます。1マス目に駒があっても飛び越えます。</translation>
    </message>
    <message>
        <source>Leap with the elephant from h1 to f3.</source>
        <translation>h1の象をf3に跳ばせてください。</translation>
    </message>
    <message>
        <source>Good. It has leapt over your own pawn on g2.</source>
        <translation>いいですね。g2の自分のポーンを飛び越えました。</translation>
    </message>
    <message>
        <source>The war machine moves one or two squares straight. It leaps, too.</source>
        <translation>攻城車は縦横に1マスまたは2マス動きます。これも飛び越えます。</translation>
    </message>
    <message>
        <source>Leap with the war machine from a1 to a3.</source>
        <translation>a1の攻城車をa3に跳ばせてください。</translation>
    </message>
    <message>
        <source>Good. It can go sideways now.</source>
        <translation>いいですね。これで横にも動けます。</translation>
    </message>
    <message>
        <source>The general is strong: it moves one or two squares in any of the eight directions, and it leaps over what stands between.</source>
        <translation>ジェネラルは強い駒です。8方向のどれにも1マスまたは2マス動き、間の駒を飛び越えます。</translation>
    </message>
    <message>
        <source>Leap with the general from d1 to d3.</source>
        <translation>d1のジェネラルをd3に跳ばせてください。</translation>
    </message>
    <message>
        <source>Good. The general attacks many squares from there.</source>
        <translation>いいですね。そこから多くのマスに利いています。</translation>
    </message>
    <message>
        <source>The minister leaps like a knight, or it moves one or two squares straight.</source>
        <translation>大臣はナイトのように跳ぶか、縦横に1マスまたは2マス動きます。</translation>
    </message>
    <message>
        <source>Leap with the minister from f1 to g3.</source>
        <translation>f1の大臣をg3に跳ばせてください。</translation>
    </message>
    <message>
        <source>Good. That was the leap of a knight.</source>
        <translation>いいですね。ナイトの跳び方です。</translation>
    </message>
    <message>
        <source>The high priestess leaps like a knight, or it moves one or two squares diagonally.</source>
        <translation>女司祭長はナイトのように跳ぶか、斜めに1マスまたは2マス動きます。</translation>
    </message>
    <message>
        <source>Leap with the high priestess from g1 to h3.</source>
        <translation>g1の女司祭長をh3に跳ばせてください。</translation>
    </message>
    <message>
        <source>Good. Now you have moved every kind of piece except the king, which moves one square. The next lessons have small positions.</source>
        <translation>いいですね。キング以外の駒をすべて動かしました。キングは1マスずつ動きます。次からは駒の少ない局面です。</translation>
    </message>
    <message>
        <source>A pawn captures one square diagonally forward. All other pieces capture as they move.</source>
        <translation>ポーンは斜め前の駒を取ります。ほかの駒は、動けるマスの駒を取ります。</translation>
    </message>
    <message>
        <source>Capture a pawn with your pawn.</source>
        <translation>ポーンで相手のポーンを取ってください。</translation>
    </message>
    <message>
        <source>Good. Captured pieces do not come back in this game.</source>
        <translation>いいですね。このゲームでは、取った駒は使えません。</translation>
    </message>
    <message>
        <source>A pawn on the last rank must promote. It becomes a piece of which you have fewer than at the start, or a soldier: a piece that moves like a king.</source>
        <translation>いちばん奥の段に着いたポーンは必ず成ります。はじめより数が減っている駒か、キングと同じ動きの兵士になります。</translation>
    </message>
    <message>
        <source>Move the pawn to the last rank and choose a piece.</source>
        <translation>ポーンをいちばん奥の段に進めて、駒を選んでください。</translation>
    </message>
    <message>
        <source>Good. The general and the minister are the strongest pieces.</source>
        <translation>いいですね。いちばん強い駒はジェネラルと大臣です。</translation>
    </message>
    <message>
        <source>Your king on e6 guards the three squares in front of the black king. Nothing can be put between a leaper and the king.</source>
        <translation>e6のキングが、黒のキングの前の3マスを守っています。飛び越える駒の王手は、間に駒を置いて防げません。</translation>
    </message>
    <message>
        <source>Give checkmate with the general in one move.</source>
        <translation>ジェネラルで、1手で詰ませてください。</translation>
    </message>
    <message>
        <source>Checkmate! A game is drawn when one side has only its king left. Now you know how Great Shatranj is played.</source>
        <translation>詰みです。片方がキングだけになると引き分けです。これでグレート・シャトランジの指し方がわかりました。</translation>
    </message>
    <message>
        <source>Ko Shogi is a battle on the points of a go board. You play Black, at the near edge, and move first. Captured pieces do not come back. The general in the middle of the nearest rank commands your army.</source>
        <translation>広将棋は、碁盤の交点の上で戦う将棋です。あなたは手前の黒で、先に指します。取った駒は使えません。いちばん手前の段の中央に、軍を指揮する将がいます。</translation>
    </message>
    <message>
        <source>The chariots stand in the front line. A chariot moves up to five points straight, in any direction.</source>
        <translation>車は最前列に並んでいます。車は縦横のどの方向にも、5路まで動きます。</translation>
    </message>
    <message>
        <source>Move the chariot from 13n to 13l.</source>
        <translation>13nの車を13lに動かしてください。</translation>
    </message>
    <message>
        <source>Good. White has moved a chariot, too.</source>
        <translation>いいですね。白も車を動かしました。</translation>
    </message>
    <message>
        <source>A shield moves one step diagonally. Bows cannot shoot shields and chariots, so both lead the attack.</source>
        <translation>牌は斜めに1路動きます。牌と車は弓や弩では撃てないので、攻めの先頭に立ちます。</translation>
    </message>
    <message>
        <source>Move the shield from 12n to 11m.</source>
        <translation>12nの牌を11mに動かしてください。</translation>
    </message>
    <message>
        <source>Good. The pawn behind it has room now.</source>
        <translation>いいですね。後ろの歩兵の道が開きました。</translation>
    </message>
    <message>
        <source>A pawn moves one step straight, in any direction. It can move forward only while its army has a drum or a thunderclap.</source>
        <translation>歩兵は縦横に1路動きます。前に進めるのは、自軍に鼓か霹靂がある間だけです。</translation>
    </message>
    <message>
        <source>Move the pawn from 12o to 12n.</source>
        <translation>12oの歩兵を12nに動かしてください。</translation>
    </message>
    <message>
        <source>Good. So guard your drum.</source>
        <translation>いいですね。鼓を大切に守りましょう。</translation>
    </message>
    <message>
        <source>A cavalryman leaps like a knight in chess: two points straight and one to the side.</source>
        <translation>馬兵はチェスのナイトのように、縦か横に2路、そこから横に1路の所へ跳びます。</translation>
    </message>
    <message>
        <source>Leap with the cavalryman from 13p to 11o.</source>
        <translation>13pの馬兵を11oに跳ばせてください。</translation>
    </message>
    <message>
        <source>Good. That is how a battle begins. The next lessons have small positions.</source>
        <translation>いいですね。戦いはこのように始まります。次からは駒の少ない局面です。</translation>
    </message>
    <message>
        <source>The six farthest ranks are the promotion zone, beyond the dashed line. A piece that moves into, inside or out of it may promote, if it has a promoted face.</source>
        <translation>破線より奥の6段が敵陣です。そこに入る、その中で動く、またはそこから出る駒は、成りのある駒なら成れます。</translation>
    </message>
    <message>
        <source>Move the chariot into the zone and promote it.</source>
        <translation>車を敵陣に進めて成ってください。</translation>
    </message>
    <message>
        <source>The chariot is a chariot unit now: it moves any number of points.</source>
        <translation>車は車総になり、何路でも動けます。</translation>
    </message>
    <message>
        <source>Some captures promote a piece at once, anywhere on the board. One of them is the capture of a banner or a drum.</source>
        <translation>特定の駒を取ると、盤のどこにいてもその場で成ります。旗や鼓を取ったときなどです。</translation>
    </message>
    <message>
        <source>Capture the banner with the cavalryman.</source>
        <translation>馬兵で旗を取ってください。</translation>
    </message>
    <message>
        <source>The cavalryman is promoted: it can leap twice in one move now.</source>
        <translation>馬兵が成り、1手で2回跳べるようになりました。</translation>
    </message>
    <message>
        <source>An army without a general or governor can still fight while it has both its middle troop and its banner. White has already lost the general here. If White also loses the middle troop or the banner, the game is over.</source>
        <translation>将も帥もない軍でも、中軍と旗の両方がある間は戦えます。この局面の白は将を失っています。中軍か旗のどちらかも失えば、白の負けです。</translation>
    </message>
    <message>
        <source>Win in one move.</source>
        <translation>1手で勝ってください。</translation>
    </message>
    <message>
        <source>You have won. The tour “special moves” shows how armies shoot, burn and hold.</source>
        <translation>あなたの勝ちです。入門ツアー「特別な動き」では、撃つ、焼く、止めるなどの動きを紹介します。</translation>
    </message>
    <message>
        <source>{game}: first game</source>
        <translation>{game}：はじめての対局</translation>
    </message>
    <message>
        <source>{game}: special moves</source>
        <translation>{game}：特別な動き</translation>
    </message>
    <message>
        <source>The move promotes nothing. Try again.</source>
        <translation>その手では成りません。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>The move is not a drop. Try again.</source>
        <translation>持ち駒を打つ手ではありません。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>The move does not give check. Try again.</source>
        <translation>その手は王手ではありません。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>The move does not win at once. Try again.</source>
        <translation>その手ではすぐに勝てません。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>The move has only one step. Try again.</source>
        <translation>その手では1回しか動いていません。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>The move shoots nothing. Try again.</source>
        <translation>その手では何も撃っていません。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>The move burns nothing. Try again.</source>
        <translation>その手では何も焼けません。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>The move holds no enemy. Try again.</source>
        <translation>その手では敵の駒を止められません。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>The move captures nothing. Try again.</source>
        <translation>その手は何も取っていません。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>The move captures too few pieces. Try again.</source>
        <translation>取った駒が足りません。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>The move ends on another square. Try again.</source>
        <translation>動いた先が違います。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>This lesson needs another move. Try again.</source>
        <translation>ここで指す手は別の手です。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Good. The bishops now face each other on the diagonal.</source>
        <translation>いいですね。斜めの筋で、角どうしが向かい合いました。</translation>
    </message>
    <message>
        <source>A piece captures by moving to the square of an enemy piece. On 2b, your bishop is also in the promotion zone.</source>
        <translation>相手の駒があるマスへ進むと、その駒を取れます。２二は敵陣なので、角は成ることもできます。</translation>
    </message>
    <message>
        <source>Capture the bishop on 2b and promote.</source>
        <translation>２二の角を取って、成ってください。</translation>
    </message>
    <message>
        <source>Good. Gote has recaptured. Each of you now has a bishop in hand.</source>
        <translation>いいですね。後手が角を取り返し、どちらも持ち駒に角が1枚あります。</translation>
    </message>
    <message>
        <source>The pawn on 2g stands in front of your rook. Each of its steps gives the rook more room.</source>
        <translation>２七の歩は、あなたの飛車の前にあります。歩が1マス進むごとに、飛車の動ける範囲が広がります。</translation>
    </message>
    <message>
        <source>The vanguard stands in front of the army. It moves up to five points straight forward.</source>
        <translation>先鋒は軍の先頭に立っています。まっすぐ前へ5路まで進めます。</translation>
    </message>
    <message>
        <source>Move the vanguard from 10m to 10k.</source>
        <translation>10mの先鋒を10kに動かしてください。</translation>
    </message>
    <message>
        <source>Good. White has also moved its vanguard.</source>
        <translation>いいですね。白も先鋒を動かしました。</translation>
    </message>
</context>
<context>
    <name>UserVariants</name>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>ファイル「%1」を読めません。</translation>
    </message>
    <message>
        <source>The file %1 is not text in UTF-8.</source>
        <translation>ファイル「%1」はUTF-8のテキストではありません。</translation>
    </message>
    <message>
        <source>The file %1 is too large for variants.</source>
        <translation>ファイル「%1」は変種の定義としては大きすぎます。</translation>
    </message>
    <message>
        <source>There is no room for the file %1: all files of variants together can have %2 MiB at most.</source>
        <translation>ファイル「%1」を置く余地がありません。変種の定義は、全部のファイルを合わせて%2 MiBまでです。</translation>
    </message>
    <message>
        <source>The file %1 cannot be written.</source>
        <translation>ファイル「%1」に書き込めません。</translation>
    </message>
    <message>
        <source>The file %1 cannot be removed.</source>
        <translation>ファイル「%1」を削除できません。</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation>%1行目、%2</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2.</source>
        <translation>%1は指せません：%2。</translation>
    </message>
    <message numerus="yes">
        <source>Further problems in it: %n.</source>
        <translation>
            <numerusform>ほかに%n件の問題があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file %1 already exists. It was not changed.</source>
        <translation>ファイル「%1」はすでにあります。変更されていません。</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>something is missing at character {place}</source>
        <translation>{place}文字目に何かが欠けています</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is not a number</source>
        <translation>{place}文字目の「{text}」は数ではありません</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is too large a number</source>
        <translation>{place}文字目の「{text}」は数が大きすぎます</translation>
    </message>
    <message>
        <source>no move follows “{text}” at character {place}</source>
        <translation>{place}文字目の「{text}」の後に動きがありません</translation>
    </message>
    <message>
        <source>“{text}” at character {place} has no move in that direction</source>
        <translation>{place}文字目の「{text}」の方向には動きがありません</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is not a piece of this game</source>
        <translation>{place}文字目の「{text}」はこのゲームの駒ではありません</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is a piece that does not promote</source>
        <translation>{place}文字目の「{text}」は成れない駒です</translation>
    </message>
    <message>
        <source>the row is too long at “{text}”, character {place}</source>
        <translation>「{text}」（{place}文字目）で段が長すぎます</translation>
    </message>
    <message>
        <source>the row that ends at character {place} is too short</source>
        <translation>{place}文字目で終わる段が短すぎます</translation>
    </message>
    <message>
        <source>there are too many rows at character {place}</source>
        <translation>{place}文字目で段が多すぎます</translation>
    </message>
    <message>
        <source>rows are missing at character {place}</source>
        <translation>{place}文字目で段が足りません</translation>
    </message>
    <message>
        <source>“{text}” at character {place} cannot be in a hand</source>
        <translation>{place}文字目の「{text}」は持ち駒にできません</translation>
    </message>
    <message>
        <source>the bracket at character {place} is not closed</source>
        <translation>{place}文字目の括弧が閉じていません</translation>
    </message>
    <message>
        <source>“{text}” at character {place} should be w or b, the side to move</source>
        <translation>{place}文字目の「{text}」は手番を示すwかbでなければなりません</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is not a square of the board</source>
        <translation>{place}文字目の「{text}」は盤のマスではありません</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is not a promotion of this piece</source>
        <translation>{place}文字目の「{text}」はこの駒の成りではありません</translation>
    </message>
    <message>
        <source>the board has the wrong size</source>
        <translation>盤の大きさが違います</translation>
    </message>
    <message>
        <source>{side} has no king</source>
        <translation>{side}に玉がありません</translation>
    </message>
    <message>
        <source>{side} has a second king on {square}</source>
        <translation>{side}の2枚目の玉が{square}にあります</translation>
    </message>
    <message>
        <source>{side} is in check on {square} although it is not to move</source>
        <translation>手番でない{side}の玉が{square}で王手されています</translation>
    </message>
    <message>
        <source>the piece of {side} on {square} could never move</source>
        <translation>{square}の{side}の駒は行き所がありません</translation>
    </message>
    <message>
        <source>{side} has two unpromoted pieces of the same kind on the file of {square}</source>
        <translation>{square}の筋に、成っていない{side}の同じ駒が2枚あります</translation>
    </message>
    <message>
        <source>there are more pieces on the board and in the hands than squares</source>
        <translation>持ち駒を含めた駒の数が盤のマスより多いです</translation>
    </message>
    <message>
        <source>there are more than 255 pieces of the same kind on the board and in the hands</source>
        <translation>盤上と持駒を合わせて、同じ種類の駒が255枚を超えています</translation>
    </message>
    <message>
        <source>“{text}” is not one lower-case letter</source>
        <translation>「{text}」は小文字一字ではありません</translation>
    </message>
    <message>
        <source>“{text}” is not a piece of this variant</source>
        <translation>「{text}」はこの変種の駒ではありません</translation>
    </message>
    <message>
        <source>the moves “{text}” cannot be read</source>
        <translation>動き「{text}」を読めません</translation>
    </message>
    <message>
        <source>the start position cannot be read</source>
        <translation>初期配置を読めません</translation>
    </message>
    <message>
        <source>the start position breaks the rules of the variant</source>
        <translation>初期配置が変種のルールに反しています</translation>
    </message>
    <message>
        <source>This game has no check, so there are no mates.</source>
        <translation>このゲームには王手がないため、詰みもありません。</translation>
    </message>
    <message>
        <source>The mate search needs a game in which each side has exactly one royal piece.</source>
        <translation>詰みを探せるのは、双方の王駒が1枚ずつのゲームだけです。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>対局は終了しています。</translation>
    </message>
    <message>
        <source>There is no piece on that square.</source>
        <translation>そのマスに駒はありません。</translation>
    </message>
    <message>
        <source>You cannot move that piece now.</source>
        <translation>今その駒は動かせません。</translation>
    </message>
    <message>
        <source>Your own piece is there.</source>
        <translation>そこには味方の駒があります。</translation>
    </message>
    <message>
        <source>That piece cannot move there.</source>
        <translation>その駒はそこへ動けません。</translation>
    </message>
    <message>
        <source>That would leave your king in check.</source>
        <translation>自玉が取られる状態になります。</translation>
    </message>
    <message>
        <source>That piece must promote with this move.</source>
        <translation>その駒はこの手で成らなければなりません。</translation>
    </message>
    <message>
        <source>That piece cannot promote like this.</source>
        <translation>その駒はそのようには成れません。</translation>
    </message>
    <message>
        <source>You have no such piece in hand.</source>
        <translation>その駒は持ち駒にありません。</translation>
    </message>
    <message>
        <source>You can drop pieces only on empty squares.</source>
        <translation>駒は空きマスにしか打てません。</translation>
    </message>
    <message>
        <source>You already have an unpromoted piece of that kind on this file.</source>
        <translation>二歩：この筋には、成っていない味方の同じ駒がすでにあります。</translation>
    </message>
    <message>
        <source>From there the piece could never move.</source>
        <translation>そこでは駒の行き所がありません。</translation>
    </message>
    <message>
        <source>A piece of that kind may not be dropped to give mate.</source>
        <translation>その種類の駒を打って詰ませることはできません（打ち歩詰め）。</translation>
    </message>
    <message>
        <source>An enemy net holds that piece.</source>
        <translation>その駒は敵の網に捕らえられています。</translation>
    </message>
    <message>
        <source>That piece must make more steps.</source>
        <translation>その駒の動く回数が足りません。</translation>
    </message>
    <message>
        <source>That piece can move forward only while you have a drum.</source>
        <translation>その駒が前へ動けるのは、味方に鼓がある間だけです。</translation>
    </message>
    <message>
        <source>That piece cannot capture this one by moving there.</source>
        <translation>その駒は動いてこの駒を取ることはできません。</translation>
    </message>
    <message>
        <source>That piece cannot shoot now.</source>
        <translation>その駒は今は撃てません。</translation>
    </message>
    <message>
        <source>A piece shoots only after it has moved.</source>
        <translation>駒は動いた後にだけ撃てます。</translation>
    </message>
    <message>
        <source>There is no enemy to shoot there.</source>
        <translation>そこに撃てる敵はありません。</translation>
    </message>
    <message>
        <source>That is out of range of this shooter.</source>
        <translation>この駒の射程外です。</translation>
    </message>
    <message>
        <source>Something stands in the line of fire.</source>
        <translation>射線上に何かがあります。</translation>
    </message>
    <message>
        <source>This shooter cannot harm that piece.</source>
        <translation>この駒ではその駒を撃てません。</translation>
    </message>
    <message>
        <source>An enemy fog is too near: that piece cannot shoot.</source>
        <translation>敵の霧が近すぎるため、その駒は撃てません。</translation>
    </message>
    <message>
        <source>That piece can promote only while you have a priest.</source>
        <translation>その駒が成れるのは、味方に高道か五里霧がある間だけです。</translation>
    </message>
    <message>
        <source>The library {path} cannot be opened.</source>
        <translation>ライブラリ「{path}」を開けません。</translation>
    </message>
    <message>
        <source>{path} is not a library of games; it was left as it is.</source>
        <translation>「{path}」は棋譜ライブラリではないため、そのままにしました。</translation>
    </message>
    <message>
        <source>The library {path} was written by a newer version of Komadai; it was left as it is.</source>
        <translation>ライブラリ「{path}」は新しいバージョンのKomadaiで書かれているため、そのままにしました。</translation>
    </message>
    <message>
        <source>The library {path} is damaged; it was left as it is.</source>
        <translation>ライブラリ「{path}」は壊れているため、そのままにしました。</translation>
    </message>
    <message>
        <source>The library {path} is in use by another program.</source>
        <translation>ライブラリ「{path}」はほかのプログラムが使用中です。</translation>
    </message>
    <message>
        <source>The library {path} can only be read, because its file, folder or disk is write-protected. You can add its games to another library.</source>
        <translation>ライブラリ「{path}」は、ファイル、フォルダー、またはディスクが書き込み禁止になっているため、読み取ることしかできません。対局は別のライブラリに追加できます。</translation>
    </message>
    <message>
        <source>The library {path} cannot be written to.</source>
        <translation>ライブラリ「{path}」に書き込めません。</translation>
    </message>
    <message>
        <source>The stored game uses unknown rules: {text}.</source>
        <translation>保存された対局に未知のルールがあります：{text}。</translation>
    </message>
    <message>
        <source>The stored game has a start position that cannot be played: {text}.</source>
        <translation>保存された対局の開始局面は指せません：{text}。</translation>
    </message>
    <message>
        <source>The stored game has a move that cannot be played: ply {ply}, {text}.</source>
        <translation>保存された対局に指せない手があります：{ply}手目、{text}。</translation>
    </message>
    <message>
        <source>The stored game contradicts itself at ply {ply}: {text}.</source>
        <translation>保存された対局が{ply}手目で矛盾しています：{text}。</translation>
    </message>
    <message>
        <source>The stored moves of this game are damaged.</source>
        <translation>この対局の保存された指し手は破損しています。</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>詰み</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>ステイルメイト</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>千日手</translation>
    </message>
    <message>
        <source>campmate: the king has reached the far camp</source>
        <translation>入玉（玉が敵陣のいちばん奥に到達）</translation>
    </message>
    <message>
        <source>perpetual check</source>
        <translation>連続王手の千日手</translation>
    </message>
    <message>
        <source>too many moves without progress</source>
        <translation>進展のない手の上限</translation>
    </message>
    <message>
        <source>a bare king</source>
        <translation>裸玉</translation>
    </message>
    <message>
        <source>loss of command</source>
        <translation>指揮官の全滅</translation>
    </message>
    <message>
        <source>only kings left</source>
        <translation>玉のみ</translation>
    </message>
    <message>
        <source>insufficient material</source>
        <translation>戦力不足</translation>
    </message>
    <message>
        <source>impasse</source>
        <translation>持将棋</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>agreement</source>
        <translation>合意</translation>
    </message>
    <message>
        <source>adjudication</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>理由不明</translation>
    </message>
    <message>
        <source>{loser} is checkmated.</source>
        <translation>{loser}の玉が詰みました。</translation>
    </message>
    <message>
        <source>Stalemate: there is no legal move.</source>
        <translation>ステイルメイト：合法手がありません。</translation>
    </message>
    <message>
        <source>The same position has occurred too often.</source>
        <translation>同じ局面が規定の回数現れました。</translation>
    </message>
    <message>
        <source>Campmate: the king of {winner} has reached the far camp.</source>
        <translation>入玉：{winner}の玉が敵陣のいちばん奥に到達しました。</translation>
    </message>
    <message>
        <source>{loser} loses by perpetual check.</source>
        <translation>{loser}の連続王手の千日手です。</translation>
    </message>
    <message>
        <source>{loser} has only the king left.</source>
        <translation>{loser}は裸玉になりました。</translation>
    </message>
    <message>
        <source>{loser} has lost every piece that can command the army.</source>
        <translation>{loser}は軍の指揮官をすべて失いました。</translation>
    </message>
    <message>
        <source>{loser} has resigned.</source>
        <translation>{loser}が投了しました。</translation>
    </message>
    <message>
        <source>{loser} has run out of time.</source>
        <translation>{loser}の時間が切れました。</translation>
    </message>
    <message>
        <source>The game was adjudicated.</source>
        <translation>対局は裁定されました。</translation>
    </message>
    <message>
        <source>Too many moves were made without progress.</source>
        <translation>進展のない手が上限に達しました。</translation>
    </message>
    <message>
        <source>One side has only the king left.</source>
        <translation>一方が裸玉になりました。</translation>
    </message>
    <message>
        <source>Only kings are left.</source>
        <translation>玉だけが残りました。</translation>
    </message>
    <message>
        <source>Too few pieces are left for a mate.</source>
        <translation>詰ませるだけの駒がありません。</translation>
    </message>
    <message>
        <source>The players agreed to a draw.</source>
        <translation>双方が引き分けに合意しました。</translation>
    </message>
    <message>
        <source>doubled pieces: any piece may be dropped on any file</source>
        <translation>二歩の禁止：なし。どの駒もどの筋にも打てる</translation>
    </message>
    <message>
        <source>mating drops: any drop may give mate</source>
        <translation>打ち歩詰めの禁止：なし。どの駒を打って詰ませてもよい</translation>
    </message>
    <message>
        <source>campmate: none</source>
        <translation>入玉による勝ち：なし</translation>
    </message>
    <message>
        <source>repetition: the third occurrence is a draw</source>
        <translation>千日手：3回目で引き分け</translation>
    </message>
    <message>
        <source>move limit: none</source>
        <translation>手数制限：なし</translation>
    </message>
    <message>
        <source>stalemate: a draw</source>
        <translation>ステイルメイト：引き分け</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>ステイルメイト</translation>
    </message>
    <message>
        <source>is a draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>loses for the side without a move</source>
        <translation>手がない側の負け</translation>
    </message>
    <message>
        <source>wins for the side without a move</source>
        <translation>手がない側の勝ち</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>千日手</translation>
    </message>
    <message>
        <source>loses for the side that repeats</source>
        <translation>繰り返した側の負け</translation>
    </message>
    <message>
        <source>wins for the side that repeats</source>
        <translation>繰り返した側の勝ち</translation>
    </message>
    <message>
        <source>loses for {side}</source>
        <translation>{side}の負け</translation>
    </message>
    <message>
        <source>wins for {side}</source>
        <translation>{side}の勝ち</translation>
    </message>
    <message>
        <source>Bare king</source>
        <translation>裸玉</translation>
    </message>
    <message>
        <source>plays on</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Pieces may shoot without moving</source>
        <translation>動かずに撃てる</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>A piece that stops beside an enemy flame burns</source>
        <translation>敵の毒火の隣に止まった駒は焼ける</translation>
    </message>
    <message>
        <source>, line {line}</source>
        <translation>、{line}行目</translation>
    </message>
    <message>
        <source>“{move}” is not a move: {problem}.</source>
        <translation>「{move}」は指し手ではありません：{problem}。</translation>
    </message>
    <message>
        <source>“{move}” is not a legal move here.</source>
        <translation>「{move}」はここでは合法手ではありません。</translation>
    </message>
    <message>
        <source>Several moves: {list}</source>
        <translation>複数の手：{list}</translation>
    </message>
    <message>
        <source>Not a legal move here.</source>
        <translation>ここでは合法手ではありません。</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side}の勝ち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Draw by {reason}</source>
        <translation>{reason}により引き分け</translation>
    </message>
    <message>
        <source>{side} wins by {reason}</source>
        <translation>{reason}により{side}の勝ち</translation>
    </message>
    <message>
        <source>{winner} wins.</source>
        <translation>{winner}の勝ちです。</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>引き分けです。</translation>
    </message>
    <message>
        <source>EuroShogi</source>
        <translation>ユーロ将棋</translation>
    </message>
    <message>
        <source>A small shogi for the chessboard, played with cubes that roll over to promote.</source>
        <translation>チェス盤で指す小さな将棋。立方体の駒を転がして成る。</translation>
    </message>
    <message>
        <source>Great Shatranj</source>
        <translation>グレート・シャトランジ</translation>
    </message>
    <message>
        <source>Chess in the spirit of shatranj on a wider board, where every piece is a leaper.</source>
        <translation>横に広い盤で指す、シャトランジの流れをくむチェス。すべての駒が跳ぶ。</translation>
    </message>
    <message>
        <source>Zo Shogi</source>
        <translation>象将棋</translation>
    </message>
    <message>
        <source>Shogi with a drunk elephant in front of each king, and a king that wins by reaching the far camp.</source>
        <translation>玉の前に醉象を置く将棋。玉が敵陣のいちばん奥に達すると勝ち。</translation>
    </message>
    <message>
        <source>Ko Shogi</source>
        <translation>広将棋</translation>
    </message>
    <message>
        <source>A battle of two armies with archers, cannons and fire on a go board, from the Edo period.</source>
        <translation>碁盤の上で弓、砲、火を使って両軍が戦う、江戸時代の将棋。</translation>
    </message>
    <message>
        <source>Shogi</source>
        <translation>将棋</translation>
    </message>
    <message>
        <source>Japanese chess: captured pieces change sides and are dropped again.</source>
        <translation>日本の将棋。取った駒を持ち駒として打てる。</translation>
    </message>
    <message>
        <source>Sho Shogi</source>
        <translation>小将棋</translation>
    </message>
    <message>
        <source>The shogi of the 16th century, with a drunk elephant and without drops.</source>
        <translation>醉象があり持ち駒を使わない、16世紀の将棋。</translation>
    </message>
    <message>
        <source>Minishogi</source>
        <translation>5五将棋</translation>
    </message>
    <message>
        <source>Shogi in miniature: six pieces a side on five by five squares.</source>
        <translation>5×5の盤に6枚ずつ並べる小さな将棋。</translation>
    </message>
    <message>
        <source>Judkins Shogi</source>
        <translation>ジャドケンス将棋</translation>
    </message>
    <message>
        <source>A quick shogi on six by six squares, with every piece of shogi but the lance.</source>
        <translation>6×6の盤で香車以外のすべての駒を使う、早く終わる将棋。</translation>
    </message>
    <message>
        <source>Gorogoro Shogi</source>
        <translation>ごろごろ将棋</translation>
    </message>
    <message>
        <source>A small shogi of golds, silvers and pawns, made to learn the game with.</source>
        <translation>金、銀、歩だけの、入門用の小さな将棋。</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>Sente</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Gote</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Lance</source>
        <translation>香落ち</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>角落ち</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>飛車落ち</translation>
    </message>
    <message>
        <source>Rook and Lance</source>
        <translation>飛香落ち</translation>
    </message>
    <message>
        <source>Two Pieces</source>
        <translation>二枚落ち</translation>
    </message>
    <message>
        <source>Four Pieces</source>
        <translation>四枚落ち</translation>
    </message>
    <message>
        <source>Six Pieces</source>
        <translation>六枚落ち</translation>
    </message>
    <message>
        <source>Eight Pieces</source>
        <translation>八枚落ち</translation>
    </message>
    <message>
        <source>Ten Pieces</source>
        <translation>十枚落ち</translation>
    </message>
    <message>
        <source>{sentence} {next}</source>
        <translation>{sentence}{next}</translation>
    </message>
    <message>
        <source>“{move}” could mean several moves: {list}.</source>
        <translation>「{move}」に当てはまる手が複数あります：{list}。</translation>
    </message>
    <message>
        <source>“{text}” is neither “setting=value” nor “piece:letter:moves”</source>
        <translation>「{text}」は「設定=値」でも「駒:文字:動き」でもありません</translation>
    </message>
    <message>
        <source>“{text}” is not one upper-case letter</source>
        <translation>「{text}」は大文字一字ではありません</translation>
    </message>
    <message>
        <source>“{text}” is not a code of upper-case letters, with or without + before them</source>
        <translation>「{text}」は大文字の略号（前に + があってもよい）ではありません</translation>
    </message>
    <message>
        <source>royal pieces: none</source>
        <translation>王駒：なし</translation>
    </message>
    <message>
        <source>promotion: none</source>
        <translation>成り：なし</translation>
    </message>
    <message>
        <source>A piece of that kind may not be dropped there.</source>
        <translation>その駒はそこには打てません。</translation>
    </message>
    <message>
        <source>A drop may not give check.</source>
        <translation>打って王手をかけてはいけません。</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is not expected</source>
        <translation>{place}文字目の「{text}」は余分です</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is not a letter of Betza’s notation</source>
        <translation>{place}文字目の「{text}」はBetza記法の文字ではありません</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is not possible with the move after it</source>
        <translation>{place}文字目の「{text}」は、その後の動きには使えません</translation>
    </message>
    <message>
        <source>“{text}” at character {place} is not a number of empty squares</source>
        <translation>{place}文字目の「{text}」は空きマスの数ではありません</translation>
    </message>
    <message>
        <source>“{text}” is not a [section], a “key = value” line or a comment</source>
        <translation>「{text}」は [セクション] でも「キー = 値」の行でもコメントでもありません</translation>
    </message>
    <message>
        <source>the byte {text} is not valid UTF-8</source>
        <translation>バイト「{text}」は正しいUTF-8ではありません</translation>
    </message>
    <message>
        <source>there is no [section] before this key</source>
        <translation>このキーの前に [セクション] がありません</translation>
    </message>
    <message>
        <source>the text has no [section] and so no variant</source>
        <translation>[セクション] がないため、変種がありません</translation>
    </message>
    <message>
        <source>the text has no setting and no piece and so no diagram</source>
        <translation>設定も駒もないため、ダイアグラムではありません</translation>
    </message>
    <message>
        <source>a section name has lower-case letters, digits, “-” and “_”, and begins with a letter or digit</source>
        <translation>セクション名には英小文字・数字・「-」・「_」が使え、先頭は英小文字か数字です</translation>
    </message>
    <message>
        <source>a variant of this name already exists</source>
        <translation>この名前の変種はすでにあります</translation>
    </message>
    <message>
        <source>the file is too large; this section and those after it were not read</source>
        <translation>ファイルが大きすぎるため、このセクション以降は読み込まれませんでした</translation>
    </message>
    <message>
        <source>the parent “{text}” is unknown</source>
        <translation>継承元「{text}」が見つかりません</translation>
    </message>
    <message>
        <source>the parent “{text}” must come before this section</source>
        <translation>継承元「{text}」はこのセクションより前に置いてください</translation>
    </message>
    <message>
        <source>the parent “{text}” itself inherits from this section</source>
        <translation>継承元「{text}」自身がこのセクションを継承しています</translation>
    </message>
    <message>
        <source>this key is unknown</source>
        <translation>このキーはありません</translation>
    </message>
    <message>
        <source>this key appears twice</source>
        <translation>このキーが2回あります</translation>
    </message>
    <message>
        <source>this key means the same as “{text}”, which is also there</source>
        <translation>このキーは、同時に指定された「{text}」と同じ意味です</translation>
    </message>
    <message>
        <source>this key is missing</source>
        <translation>このキーがありません</translation>
    </message>
    <message>
        <source>“{text}” is not valid here</source>
        <translation>「{text}」はここでは無効です</translation>
    </message>
    <message>
        <source>“{text}” has an invisible character; remove it</source>
        <translation>「{text}」に見えない文字があります。取り除いてください</translation>
    </message>
    <message>
        <source>“{text}” is not possible in a game with special effects</source>
        <translation>特殊効果のあるゲームでは「{text}」を使えません</translation>
    </message>
    <message>
        <source>this is only possible if all pieces have codes of one letter</source>
        <translation>すべての駒の記号が1文字の場合にのみ使えます</translation>
    </message>
    <message>
        <source>Komadai does not play this rule; add the line “{text}” to leave it out</source>
        <translation>Komadaiはこのルールに対応していません。「{text}」の行を加えると省かれます</translation>
    </message>
    <message>
        <source>another piece already has the letter “{text}”</source>
        <translation>文字「{text}」はすでに別の駒で使われています</translation>
    </message>
    <message>
        <source>the start with the handicap “{text}” breaks the rules of the variant</source>
        <translation>駒落ち「{text}」の初期配置が変種のルールに反しています</translation>
    </message>
    <message>
        <source>there are too many kinds of pieces ({text})</source>
        <translation>駒の種類が多すぎます（{text}）</translation>
    </message>
    <message>
        <source>this key and “{text}” must have the same value</source>
        <translation>このキーと「{text}」は同じ値でなければなりません</translation>
    </message>
    <message>
        <source>a game with drops can have only one royal piece</source>
        <translation>持ち駒を打つゲームでは王駒は1種類だけです</translation>
    </message>
    <message>
        <source>“{text}” is royal, and royal pieces do not promote</source>
        <translation>「{text}」は王駒です。王駒は成れません</translation>
    </message>
    <message>
        <source>“{text}” is royal, and no piece can promote to a royal piece</source>
        <translation>「{text}」は王駒です。王駒に成る駒は使えません</translation>
    </message>
    <message>
        <source>in “{text}”, the second piece also promotes, which is not possible</source>
        <translation>「{text}」の2つ目の駒も成りますが、これはできません</translation>
    </message>
    <message>
        <source>“{text}” has a promoted form and also promotes to other pieces; only one of the two is possible</source>
        <translation>「{text}」には成駒があり、ほかの駒にも成ります。使えるのはどちらか一方だけです</translation>
    </message>
    <message>
        <source>“{text}” limits the number of a piece that is also the promoted form of another piece</source>
        <translation>「{text}」は、ほかの駒の成駒でもある駒の数を制限しています</translation>
    </message>
    <message>
        <source>pawns promote, but no piece is listed to which they can promote</source>
        <translation>歩が成れますが、成る先の駒が指定されていません</translation>
    </message>
    <message>
        <source>the start position has no pieces</source>
        <translation>開始局面に駒がありません</translation>
    </message>
    <message>
        <source>“{text}” must be moves of one step without shots</source>
        <translation>「{text}」は射撃のない1回分の動きでなければなりません</translation>
    </message>
    <message>
        <source>further problems that are not listed: {count}</source>
        <translation>ほかに表示されていない問題：{count}件</translation>
    </message>
    <message>
        <source>; expected {list}</source>
        <translation>（使える値：{list}）</translation>
    </message>
    <message>
        <source> (did you mean “{word}”?)</source>
        <translation>（「{word}」ですか？）</translation>
    </message>
    <message>
        <source> (did you mean “{word}” or “{other}”?)</source>
        <translation>（「{word}」または「{other}」ですか？）</translation>
    </message>
    <message>
        <source>the file is in no known format</source>
        <translation>ファイルの形式がわかりません</translation>
    </message>
    <message>
        <source>the variant “{text}” is unknown or does not fit the format; the game was left out</source>
        <translation>変種「{text}」は不明か、この形式に合いません。この対局は省きました</translation>
    </message>
    <message>
        <source>the start “{text}” is not a valid position; the game was left out</source>
        <translation>開始局面「{text}」は正しくありません。この対局は省きました</translation>
    </message>
    <message>
        <source>“{text}” cannot be read as a move; the moves after it were left out</source>
        <translation>「{text}」は指し手として読めません。以降の手は省きました</translation>
    </message>
    <message>
        <source>“{text}” is not a legal move; the moves after it were left out</source>
        <translation>「{text}」は合法手ではありません。以降の手は省きました</translation>
    </message>
    <message>
        <source>“{text}” is not a valid value; it was left out</source>
        <translation>「{text}」は正しい値ではないため、省きました</translation>
    </message>
    <message>
        <source>“{text}” is not known in this format; it was left out</source>
        <translation>「{text}」はこの形式にないため、省きました</translation>
    </message>
    <message>
        <source>“{text}” begins or ends a variation where there is none</source>
        <translation>「{text}」の位置に変化はありません</translation>
    </message>
    <message>
        <source>the text is too long; the rest of it was left out</source>
        <translation>長すぎるため、残りを省きました</translation>
    </message>
    <message>
        <source>variations are nested too deeply; the inner ones were left out</source>
        <translation>変化の入れ子が深すぎるため、内側の変化を省きました</translation>
    </message>
    <message>
        <source>the file has too many games; the last ones were left out</source>
        <translation>対局が多すぎるため、最後のほうを省きました</translation>
    </message>
    <message>
        <source>This format has no variations.</source>
        <translation>この形式では変化を残せません。</translation>
    </message>
    <message>
        <source>This format cannot keep all comments as they are.</source>
        <translation>この形式ではコメントの一部がそのまま残りません。</translation>
    </message>
    <message>
        <source>This format has no symbols such as “!?”.</source>
        <translation>この形式には「!?」などの記号がありません。</translation>
    </message>
    <message>
        <source>This format has no arrows and circles.</source>
        <translation>この形式には矢印と丸がありません。</translation>
    </message>
    <message>
        <source>This format has no bookmarks.</source>
        <translation>この形式にはしおりがありません。</translation>
    </message>
    <message>
        <source>This format cannot keep all evaluations with all their details.</source>
        <translation>この形式では評価値の一部が残りません。</translation>
    </message>
    <message>
        <source>This format cannot keep the time of each move exactly.</source>
        <translation>この形式では1手ごとの時間が正確に残りません。</translation>
    </message>
    <message>
        <source>This format has no remaining times.</source>
        <translation>この形式には残り時間がありません。</translation>
    </message>
    <message>
        <source>This format has no titles of players.</source>
        <translation>この形式には対局者の称号・段位がありません。</translation>
    </message>
    <message>
        <source>This format has no ratings.</source>
        <translation>この形式にはレーティングがありません。</translation>
    </message>
    <message>
        <source>This format cannot keep all game details.</source>
        <translation>この形式では対局情報の一部が残りません。</translation>
    </message>
    <message>
        <source>This format cannot keep the rule options of the game.</source>
        <translation>この形式では、選んだルールが残りません。</translation>
    </message>
    <message>
        <source>This format says who won, but not how the game ended.</source>
        <translation>この形式では勝者は残りますが、終わり方は残りません。</translation>
    </message>
    <message>
        <source>This format has no moves, only the start position.</source>
        <translation>この形式には指し手がなく、開始局面だけです。</translation>
    </message>
    <message>
        <source>This format has no result.</source>
        <translation>この形式には結果がありません。</translation>
    </message>
    <message>
        <source>This format cannot keep where this game ended, because that is not the end of the main line.</source>
        <translation>この対局は本譜の最後ではないところで終わりました。この形式では、それが残りません。</translation>
    </message>
    <message>
        <source>This format cannot keep players, date, place and event.</source>
        <translation>この形式には対局者、日付、場所、棋戦がありません。</translation>
    </message>
    <message>
        <source>This format does not say which player is a computer.</source>
        <translation>この形式ではどちらがコンピューターかが残りません。</translation>
    </message>
    <message>
        <source>This format cannot keep the time control.</source>
        <translation>この形式では持ち時間が残りません。</translation>
    </message>
    <message>
        <source>This format numbers the moves from 1.</source>
        <translation>この形式では手数を1から数えます。</translation>
    </message>
    <message>
        <source>This format does not count the moves without progress before the start.</source>
        <translation>この形式では開始前の進展のない手数が残りません。</translation>
    </message>
    <message>
        <source>This format cannot describe the board, the pieces or the moves of this variant.</source>
        <translation>この形式ではこのゲームの盤、駒、指し手を書けません。</translation>
    </message>
    <message>
        <source>This format cannot store the position from which the game starts.</source>
        <translation>この形式では開始局面を書けません。</translation>
    </message>
    <message>
        <source>, game {number}</source>
        <translation>、第{number}局</translation>
    </message>
    <message>
        <source>, line {number}</source>
        <translation>、{number}行目</translation>
    </message>
    <message>
        <source>“{text}” is not a condition</source>
        <translation>「{text}」という条件はありません</translation>
    </message>
    <message>
        <source>A value is missing after “{text}:”</source>
        <translation>「{text}:」の後に値がありません</translation>
    </message>
    <message>
        <source>“{text}” is not valid for this condition</source>
        <translation>「{text}」はこの条件の値として正しくありません</translation>
    </message>
    <message>
        <source>The quotation mark is not closed: {text}</source>
        <translation>引用符が閉じられていません：{text}</translation>
    </message>
    <message>
        <source>A bracket is not closed</source>
        <translation>括弧が閉じられていません</translation>
    </message>
    <message>
        <source>A bracket is closed that was not opened</source>
        <translation>開かれていない括弧が閉じられています</translation>
    </message>
    <message>
        <source>Something is missing next to “{text}”</source>
        <translation>「{text}」の前か後に何かが足りません</translation>
    </message>
    <message>
        <source>There are too many brackets inside each other</source>
        <translation>括弧の入れ子が多すぎます</translation>
    </message>
    <message>
        <source>the text of the game is damaged; the game was left out</source>
        <translation>対局のテキストが壊れています。この対局は読み込まれませんでした</translation>
    </message>
    <message>
        <source>the game was written by a newer version of Komadai; it was left out</source>
        <translation>この対局は新しいバージョンのKomadaiで書かれています。読み込まれませんでした</translation>
    </message>
    <message>
        <source>{name} cannot be read.</source>
        <translation>「{name}」を読み込めません。</translation>
    </message>
    <message>
        <source>{name} is damaged; a part of it was left out.</source>
        <translation>「{name}」は壊れています。一部が読み込まれませんでした。</translation>
    </message>
    <message>
        <source>{name} is encrypted; it was left out.</source>
        <translation>「{name}」は暗号化されているため、読み込まれませんでした。</translation>
    </message>
    <message>
        <source>{name} is too large; it was left out.</source>
        <translation>「{name}」は大きすぎるため、読み込まれませんでした。</translation>
    </message>
    <message>
        <source>{name} is an archive within too many others; it was left out.</source>
        <translation>「{name}」はアーカイブの入れ子が深すぎるため、読み込まれませんでした。</translation>
    </message>
    <message>
        <source>The file is damaged: {text}</source>
        <translation>ファイルが壊れています：{text}</translation>
    </message>
    <message>
        <source>The table {text} has rows that refer to missing ones.</source>
        <translation>表「{text}」に、存在しない行を参照する行があります。</translation>
    </message>
    <message>
        <source>The variant “{text}” is unknown, so the moves were not checked.</source>
        <translation>変種「{text}」が不明なため、指し手は検査されませんでした。</translation>
    </message>
    <message>
        <source>The game cannot be read.</source>
        <translation>この対局は読み込めません。</translation>
    </message>
    <message>
        <source>The search index has a wrong date or wrong moves for the game.</source>
        <translation>検索用の索引にあるこの対局の日付または指し手が正しくありません。</translation>
    </message>
    <message>
        <source>The position index does not match the game.</source>
        <translation>局面の索引がこの対局と一致しません。</translation>
    </message>
    <message>
        <source>The move statistics do not match the games.</source>
        <translation>手の集計が棋譜と一致しません。</translation>
    </message>
    <message>
        <source>The word index ({text}) does not match the games.</source>
        <translation>検索用の語の索引（{text}）が対局と一致しません。</translation>
    </message>
    <message>
        <source>Comments before a move are written after the move before it.</source>
        <translation>指し手の前のコメントは、その1手前の指し手の後に書かれます。</translation>
    </message>
    <message>
        <source>The start time is written in UTC, without its time zone.</source>
        <translation>開始時刻はタイムゾーンなしの協定世界時（UTC）で書かれます。</translation>
    </message>
    <message>
        <source>Game {number}: {sentence}</source>
        <translation>第{number}局：{sentence}</translation>
    </message>
    <message>
        <source>{place}: {what}.</source>
        <translation>{place}：{what}。</translation>
    </message>
    <message>
        <source>{text}.</source>
        <translation>{text}。</translation>
    </message>
    <message>
        <source>the file is not an opening book</source>
        <translation>このファイルは定跡ファイルではありません</translation>
    </message>
    <message>
        <source>the book was written by a newer version of Komadai</source>
        <translation>この定跡は新しいバージョンのKomadaiで書かれています</translation>
    </message>
    <message>
        <source>the book does not name its variant before the first position</source>
        <translation>最初の局面の前に変種の指定がありません</translation>
    </message>
    <message>
        <source>the variant of “{text}” is not known</source>
        <translation>「{text}」の変種がわかりません</translation>
    </message>
    <message>
        <source>“{text}” is not a valid position; it was left out with its moves</source>
        <translation>「{text}」は正しい局面ではないため、指し手とともに省きました</translation>
    </message>
    <message>
        <source>no position stands before “{text}”; it was left out</source>
        <translation>「{text}」の前に局面がないため省きました</translation>
    </message>
    <message>
        <source>“{text}” cannot be read as a move; it was left out</source>
        <translation>「{text}」は指し手として読めないため省きました</translation>
    </message>
    <message>
        <source>“{text}” is not a legal move; it was left out</source>
        <translation>「{text}」は合法手ではないため省きました</translation>
    </message>
    <message>
        <source>“{text}” is not a legal answer; it was left out</source>
        <translation>「{text}」は合法な応手ではないため省きました</translation>
    </message>
    <message>
        <source>the book has too many positions; the last ones were left out</source>
        <translation>局面が多すぎるため、最後の部分を省きました</translation>
    </message>
    <message>
        <source>the position has too many moves; the last ones were left out</source>
        <translation>局面の指し手が多すぎるため、最後の部分を省きました</translation>
    </message>
    <message>
        <source>The comments of the file are not kept.</source>
        <translation>ファイルのコメントは保存されません。</translation>
    </message>
    <message>
        <source>This format does not name the variant of the book.</source>
        <translation>この形式には変種の名前が入りません。</translation>
    </message>
    <message>
        <source>This format has counts of moves, but no weights.</source>
        <translation>この形式には指し手の回数はありますが、重みはありません。</translation>
    </message>
    <message>
        <source>In this format, a score of 0 without a depth means no score.</source>
        <translation>この形式では、深さのない評価値0は評価値なしとみなされます。</translation>
    </message>
    <message>
        <source>{winner} has declared: the king has entered the enemy’s camp.</source>
        <translation>{winner}の入玉宣言が成立しました。</translation>
    </message>
    <message>
        <source>Impasse: the kings can no longer be caught.</source>
        <translation>持将棋：玉が詰む見込みがなくなりました。</translation>
    </message>
    <message>
        <source>Entering king</source>
        <translation>入玉宣言</translation>
    </message>
    <message>
        <source>no declaration</source>
        <translation>宣言なし</translation>
    </message>
    <message>
        <source>27-point rule</source>
        <translation>27点法</translation>
    </message>
    <message>
        <source>24-point rule</source>
        <translation>24点法</translation>
    </message>
    <message>
        <source>{side} wins by declaration (entering king)</source>
        <translation>入玉宣言により{side}の勝ち</translation>
    </message>
    <message>
        <source>An evaluation of the review of this game is damaged.</source>
        <translation>この対局の解析の評価値が壊れています。</translation>
    </message>
    <message>
        <source>The repertoire “{text}” is damaged.</source>
        <translation>レパートリー「{text}」が壊れています。</translation>
    </message>
    <message>
        <source>A part of the library {path} is damaged and cannot be read.</source>
        <translation>ライブラリ「{path}」の一部が壊れていて、読み込めません。</translation>
    </message>
    <message>
        <source>The library {path} is damaged. Nothing more is written to it. Games added or changed since it was opened: {count}.</source>
        <translation>ライブラリ「{path}」は壊れています。これ以上は書き込みません。開いてから追加または変更された対局：{count}局。</translation>
    </message>
    <message>
        <source>There is no space left to write to the library {path}: the disk is full, or a limit is reached.</source>
        <translation>ライブラリ「{path}」に書き込む空きがありません。ディスクがいっぱいか、上限に達しています。</translation>
    </message>
    <message>
        <source>Endgame tables are not possible for games with special effects.</source>
        <translation>特殊効果のあるゲームでは終盤データベースを作成できません。</translation>
    </message>
    <message>
        <source>Endgame tables are not possible for games with drops.</source>
        <translation>持ち駒を打つゲームでは終盤データベースを作成できません。</translation>
    </message>
    <message>
        <source>Endgame tables are not possible for games without royal pieces.</source>
        <translation>王駒のないゲームでは終盤データベースを作成できません。</translation>
    </message>
    <message>
        <source>Endgame tables are not possible for games in which a repetition or perpetual check wins or loses.</source>
        <translation>千日手や連続王手の千日手で勝敗が決まるゲームでは終盤データベースを作成できません。</translation>
    </message>
    <message>
        <source>Endgame tables are not possible for games in which a player can declare an entering king.</source>
        <translation>入玉宣言のあるゲームでは終盤データベースを作成できません。</translation>
    </message>
    <message>
        <source>Endgame tables are not possible for games in which a promotion can be undone.</source>
        <translation>成りが元に戻ることのあるゲームでは終盤データベースを作成できません。</translation>
    </message>
    <message>
        <source>“{text}” is not a material: write one “v” between the pieces of both sides, as in KRvK.</source>
        <translation>「{text}」は駒の組み合わせではありません。KRvKのように、両者の駒の間に「v」を一つ書いてください。</translation>
    </message>
    <message>
        <source>“{text}” is not a material: no piece has the letters at “{place}”.</source>
        <translation>「{text}」は駒の組み合わせではありません。「{place}」の文字の駒はありません。</translation>
    </message>
    <message>
        <source>“{text}” is not a material: a side has no royal piece.</source>
        <translation>「{text}」は駒の組み合わせではありません。王駒のない側があります。</translation>
    </message>
    <message>
        <source>“{text}” is not a material: a side has the same royal piece twice.</source>
        <translation>「{text}」は駒の組み合わせではありません。同じ王駒を2枚持つ側があります。</translation>
    </message>
    <message>
        <source>“{text}” has too many pieces; tables have at most {number}.</source>
        <translation>「{text}」は駒が多すぎます。終盤データベースは{number}枚までです。</translation>
    </message>
    <message>
        <source>{file} does not exist.</source>
        <translation>「{file}」は存在しません。</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <translation>「{file}」を読み込めません。</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>「{file}」に書き込めません。</translation>
    </message>
    <message>
        <source>{file} is not an endgame table.</source>
        <translation>「{file}」は終盤データベースではありません。</translation>
    </message>
    <message>
        <source>{file} was written by another version of Komadai.</source>
        <translation>「{file}」は別のバージョンのKomadaiで書かれています。</translation>
    </message>
    <message>
        <source>{file} is an endgame table for other rules.</source>
        <translation>「{file}」は別のルールの終盤データベースです。</translation>
    </message>
    <message>
        <source>{file} is an endgame table for other pieces than those in its name.</source>
        <translation>「{file}」は名前と異なる駒の終盤データベースです。</translation>
    </message>
    <message>
        <source>The reading of {file} was interrupted.</source>
        <translation>「{file}」の読み込みが中断されました。</translation>
    </message>
    <message>
        <source>{file} is damaged.</source>
        <translation>「{file}」は壊れています。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::AddToStudyDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation>名前(&amp;N):</translation>
    </message>
    <message>
        <source>Add to Study</source>
        <translation>研究に追加</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>新しい研究</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Study:</source>
        <translation>研究(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Title of the chapter:</source>
        <translation>章の題名(&amp;T):</translation>
    </message>
</context>
<context>
    <name>komadai::ui::AnalysisPage</name>
    <message>
        <source>For the first player</source>
        <translation>先手から見た値</translation>
    </message>
    <message>
        <source>For the side to move</source>
        <translation>手番側から見た値</translation>
    </message>
    <message>
        <source>For the better side, with its name</source>
        <translation>優勢な側から見た値（名前つき）</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>評価値（歩＝1）</translation>
    </message>
    <message>
        <source>Centipawns</source>
        <translation>評価値（歩＝100）</translation>
    </message>
    <message>
        <source>Winning chance</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Evaluation &amp;bar beside the board</source>
        <translation>盤の横の評価バー(&amp;B)</translation>
    </message>
    <message>
        <source>Best moves as &amp;arrows</source>
        <translation>最善手の矢印(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Scores:</source>
        <translation>評価値の視点(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Unit:</source>
        <translation>単位(&amp;U):</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Evaluations in the list of &amp;moves</source>
        <translation>棋譜に評価値を表示(&amp;M)</translation>
    </message>
    <message>
        <source>How scores are shown</source>
        <translation>評価値の表し方</translation>
    </message>
    <message>
        <source>Where scores are shown</source>
        <translation>評価値を表示する場所</translation>
    </message>
    <message>
        <source>Use endgame &amp;tables</source>
        <translation>終盤データベースを使う(&amp;T)</translation>
    </message>
    <message>
        <source>Stop a&amp;fter:</source>
        <translation>検討時間(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Processor cores:</source>
        <translation>プロセッサーコア(&amp;P):</translation>
    </message>
    <message>
        <source>Memor&amp;y:</source>
        <translation>メモリ(&amp;Y):</translation>
    </message>
    <message>
        <source>Analysis of a position</source>
        <translation>局面の検討</translation>
    </message>
    <message>
        <source>Built-in engine</source>
        <translation>内蔵エンジン</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>How long each engine analyses a position. Then the panel offers to continue.</source>
        <translation>各エンジンが一つの局面を検討する時間です。時間が過ぎると、パネルから検討を続けられます。</translation>
    </message>
    <message>
        <source>All that are free</source>
        <translation>空いているものすべて</translation>
    </message>
    <message>
        <source>Fewer cores keep the computer cooler and quieter.</source>
        <translation>コアを減らすと、コンピューターの発熱と騒音が減ります。</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>Each game that you analyse has a hash table of this size. If you change it, a running analysis starts again with an empty table.</source>
        <translation>検討する対局ごとに、この大きさのハッシュ表を使います。検討中に変えると、空の表で検討をやり直します。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::AnalysisPanel</name>
    <message>
        <source>Number of lines</source>
        <translation>候補手の数</translation>
    </message>
    <message>
        <source>Lines: </source>
        <translation>候補手: </translation>
    </message>
    <message>
        <source>Lines of play</source>
        <translation>読み筋</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>読み筋</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Engines that analyse</source>
        <translation>検討に使うエンジン</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>評価値</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>狙い</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>挿入</translation>
    </message>
    <message>
        <source>Insert All</source>
        <translation>すべて挿入</translation>
    </message>
    <message>
        <source>Find Mate</source>
        <translation>詰みを探す</translation>
    </message>
    <message>
        <source>How scores are shown</source>
        <translation>評価値の表示方法</translation>
    </message>
    <message>
        <source>Continue without a time limit</source>
        <translation>時間制限なしで続ける</translation>
    </message>
    <message>
        <source>Edit &gt; Settings &gt; Analysis sets the time after which the analysis of a position stops.</source>
        <translation>一つの局面を検討する時間は、編集 &gt; 設定 &gt; 検討 で変えられます。</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Depth and selective depth in plies</source>
        <translation>深さと選択的深さ（手数）</translation>
    </message>
    <message>
        <source>Nodes per second</source>
        <translation>毎秒の局面数</translation>
    </message>
    <message>
        <source>For the &amp;First Player</source>
        <translation>先手から見た値(&amp;F)</translation>
    </message>
    <message>
        <source>For the Side to &amp;Move</source>
        <translation>手番側から見た値(&amp;M)</translation>
    </message>
    <message>
        <source>For the &amp;Better Side</source>
        <translation>優勢な側から見た値(&amp;B)</translation>
    </message>
    <message>
        <source>As &amp;Pawns</source>
        <translation>評価値（歩＝1）で(&amp;P)</translation>
    </message>
    <message>
        <source>As &amp;Centipawns</source>
        <translation>評価値（歩＝100）で(&amp;C)</translation>
    </message>
    <message>
        <source>As &amp;Winning Chance</source>
        <translation>勝率で(&amp;W)</translation>
    </message>
    <message>
        <source>%1 (does not play %2)</source>
        <translation>%1（%2は指せません）</translation>
    </message>
    <message>
        <source>%1 (not tested yet)</source>
        <translation>%1（未テスト）</translation>
    </message>
    <message numerus="yes">
        <source>%n Engines</source>
        <translation>
            <numerusform>エンジン%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 – click to search all moves</source>
        <translation>%1のみ – クリックで全手を検討</translation>
    </message>
    <message>
        <source>Without %1 – click to search all moves</source>
        <translation>%1を除く – クリックで全手を検討</translation>
    </message>
    <message>
        <source>Mate by Checks</source>
        <translation>即詰み</translation>
    </message>
    <message>
        <source>Find a mate by checks</source>
        <translation>即詰みを探す</translation>
    </message>
    <message>
        <source>&amp;Play to Here</source>
        <translation>ここまで進める(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Insert Line</source>
        <translation>読み筋を挿入(&amp;I)</translation>
    </message>
    <message>
        <source>Insert &amp;All Lines</source>
        <translation>すべての読み筋を挿入(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy Line</source>
        <translation>読み筋をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Search All &amp;Moves</source>
        <translation>全手を検討(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Search Only the First Move</source>
        <translation>初手だけを検討(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Search Only the First Moves</source>
        <translation>初手だけを検討(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Leave the First Move Out</source>
        <translation>初手を除外(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Leave the First Moves Out</source>
        <translation>初手を除外(&amp;L)</translation>
    </message>
</context>
<context>
    <name>AnalysisText</name>
    <message>
        <source>There is no threat to show: the side to move is in check.</source>
        <translation>狙いは表示できません。手番側が王手されています。</translation>
    </message>
    <message>
        <source>There is no threat to show: a side has no legal move.</source>
        <translation>狙いは表示できません。指せる手のない側があります。</translation>
    </message>
    <message>
        <source>There is no threat to show: the rules do not allow this position with the other side to move.</source>
        <translation>狙いは表示できません。手番を替えるとルール上ありえない局面になります。</translation>
    </message>
    <message>
        <source>Finished: there is nothing more to find.</source>
        <translation>検討が終わりました。これ以上調べることはありません。</translation>
    </message>
    <message>
        <source>Stopped after the set time.</source>
        <translation>設定した時間が過ぎたので停止しました。</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>この局面で対局は終了しています。</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1局面</translation>
    </message>
    <message>
        <source>%1 nodes, %2 per second</source>
        <translation>%1局面、毎秒%2</translation>
    </message>
    <message>
        <source>From an earlier analysis</source>
        <translation>以前の検討の結果</translation>
    </message>
    <message>
        <source>%1, from an earlier analysis</source>
        <translation>%1（以前の検討）</translation>
    </message>
    <message>
        <source>Mate in 1 move.</source>
        <translation>1手詰。</translation>
    </message>
    <message numerus="yes">
        <source>Mate in %n move(s), %1 plies.</source>
        <translation>
            <numerusform>%1手詰（攻方は%n手）。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 There is another solution.</source>
        <translation>%1余詰があります。</translation>
    </message>
    <message>
        <source>%1 It is the only first move that mates by checks.</source>
        <translation>%1初手はこれだけです。</translation>
    </message>
    <message>
        <source>Searching for a mate by checks…</source>
        <translation>即詰みを探しています…</translation>
    </message>
    <message>
        <source>No mate by checks (%1 nodes).</source>
        <translation>即詰みはありません（%1局面）。</translation>
    </message>
    <message>
        <source>Not decided: no mate by checks found in %1 nodes.</source>
        <translation>未決：%1局面では即詰みは見つかりませんでした。</translation>
    </message>
    <message>
        <source>Komadai</source>
        <translation>Komadai</translation>
    </message>
    <message>
        <source>%1 has found no line yet. It may not know the rules of this game.</source>
        <translation>%1はまだ読み筋を返していません。このゲームのルールを知らない可能性があります。</translation>
    </message>
    <message>
        <source>Waiting for %1…</source>
        <translation>%1の応答を待っています…</translation>
    </message>
    <message>
        <source>Threats of %1.</source>
        <translation>%1の狙い。</translation>
    </message>
    <message>
        <source>Locked to another position.</source>
        <translation>別の局面に固定中。</translation>
    </message>
    <message>
        <source>This game has no check, so there is no mate by checks.</source>
        <translation>このゲームには王手がないため、即詰みはありません。</translation>
    </message>
    <message>
        <source>A side can have several kings in this game. Mates are not searched there.</source>
        <translation>このゲームでは玉が複数になることがあるため、詰みは探せません。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::Announcer</name>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>komadai::ui::AppearancePage</name>
    <message>
        <source>&amp;Animate moves</source>
        <translation>駒の動きをアニメーション表示(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Variant:</source>
        <translation>ゲーム(&amp;G):</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>駒(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>盤(&amp;B):</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Show cap&amp;tured pieces</source>
        <translation>取った駒を表示(&amp;T)</translation>
    </message>
    <message>
        <source>Beside the players, in games without drops</source>
        <translation>持ち駒のないゲームで、対局者の横に表示</translation>
    </message>
    <message>
        <source>Mark &amp;legal moves</source>
        <translation>指せる手を表示(&amp;L)</translation>
    </message>
    <message>
        <source>Where a selected piece can move, capture or shoot</source>
        <translation>選んだ駒の動ける所と、取れる駒、撃てる駒</translation>
    </message>
    <message>
        <source>Mark the last &amp;move</source>
        <translation>直前の指し手を表示(&amp;M)</translation>
    </message>
    <message>
        <source>Show coordi&amp;nates</source>
        <translation>座標を表示(&amp;N)</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>配色(&amp;C):</translation>
    </message>
    <message>
        <source>Text si&amp;ze:</source>
        <translation>文字の大きさ(&amp;Z):</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Board and pieces</source>
        <translation>盤と駒</translation>
    </message>
    <message>
        <source>Same as the Desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
</context>
<context>
    <name>komadai::ui::BoardPopup</name>
    <message>
        <source>Board after %1</source>
        <translation>%1の後の盤面</translation>
    </message>
</context>
<context>
    <name>komadai::ui::BoardPreview</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
</context>
<context>
    <name>komadai::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Choice %1 of %2: %3</source>
        <translation>選択肢 %1/%2：%3</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>持ち上げ中</translation>
    </message>
    <message>
        <source>Premove cancelled</source>
        <translation>先行入力を取り消しました</translation>
    </message>
    <message>
        <source>start of the premove</source>
        <translation>先行入力の移動元</translation>
    </message>
    <message>
        <source>end of the premove</source>
        <translation>先行入力の移動先</translation>
    </message>
    <message>
        <source>Drawings begin and end on squares.</source>
        <translation>図はマスの上でだけ描けます。</translation>
    </message>
    <message>
        <source>Drawing from %1</source>
        <translation>%1から描きます</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>%1を消しました</translation>
    </message>
    <message>
        <source>Drawing cancelled</source>
        <translation>図を取り消しました</translation>
    </message>
</context>
<context>
    <name>komadai::ui::BookMaker</name>
    <message>
        <source>Games are being read…</source>
        <translation>棋譜を読み込んでいます…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Make Opening Book</source>
        <translation>定跡ファイルの作成</translation>
    </message>
    <message>
        <source>No book was made.</source>
        <translation>定跡は作成されませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read.</source>
        <translation>
            <numerusform>%n局を読み込めませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are very many positions, so the counts of rare moves can be too small.</source>
        <translation>局面が非常に多いため、まれな手の回数は実際より少ないことがあります。</translation>
    </message>
    <message>
        <source>No move was played often enough, so there is no book.</source>
        <translation>十分な回数指された手がないため、定跡は作成されませんでした。</translation>
    </message>
    <message>
        <source>The book could not be saved: %1.</source>
        <translation>定跡を保存できませんでした：%1。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %Ln position(s). The computer plays from it.</source>
        <translation>
            <numerusform>「%1」の局面数は%Lnです。コンピューターがこの定跡を使います。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::BookStore</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダー「%1」を作成できません。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1を読み込めません：%2。</translation>
    </message>
    <message>
        <source>Opening Book</source>
        <translation>定跡</translation>
    </message>
    <message>
        <source>A book needs a name.</source>
        <translation>名前を入力してください。</translation>
    </message>
    <message>
        <source>%1 cannot be renamed: %2.</source>
        <translation>%1の名前を変更できません：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be removed: %2.</source>
        <translation>%1を削除できません：%2。</translation>
    </message>
    <message>
        <source>The book could not be saved: %1.</source>
        <translation>定跡を保存できませんでした：%1。</translation>
    </message>
    <message>
        <source>The book cannot be read.</source>
        <translation>定跡を読み込めません。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1を保存できませんでした：%2。</translation>
    </message>
    <message>
        <source>%1 has no position that can be used.</source>
        <translation>%1には使える局面がありません。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::BooksDialog</name>
    <message>
        <source>not used</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>Opening Books</source>
        <translation>定跡ファイル</translation>
    </message>
    <message>
        <source>A file is being read or written</source>
        <translation>ファイルを読み書きしています</translation>
    </message>
    <message>
        <source>There are no books yet. Import a file, or make a book from your games: select games in Library &gt; Games, click with the right button, and choose “Make Opening Book…”.</source>
        <translation>定跡ファイルはまだありません。ファイルを取り込むか、「ライブラリ &gt; 棋譜一覧」で対局を選び、右クリックして「定跡ファイルを作成…」を選んでください。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>取り込む(&amp;I)…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>書き出す(&amp;X)…</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>名前を変更(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>削除(&amp;R)…</translation>
    </message>
    <message>
        <source>The computer &amp;uses this book at levels</source>
        <translation>この定跡を使うレベル(&amp;U):</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>Import Opening Book</source>
        <translation>定跡ファイルの取り込み</translation>
    </message>
    <message>
        <source>Opening books (*.book *.db)</source>
        <translation>定跡ファイル (*.book *.db)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 is being read…</source>
        <translation>%1を読み込んでいます…</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more problem(s).</source>
        <translation>
            <numerusform>ほかに%n件の問題があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Opening Book</source>
        <translation>定跡ファイルの書き出し</translation>
    </message>
    <message>
        <source>Komadai opening book (*.book);;Text book of shogi engines (*.db)</source>
        <translation>Komadaiの定跡 (*.book);;将棋エンジンの定跡 (*.db)</translation>
    </message>
    <message>
        <source>%1 is being written…</source>
        <translation>%1を書き出しています…</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1を書き出しました。</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>「%1」を削除しますか？</translation>
    </message>
    <message>
        <source>The file of the book is deleted.</source>
        <translation>定跡のファイルも削除されます。</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>消す(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was added. It has %Ln position(s).</source>
        <translation>
            <numerusform>「%1」を追加しました（%Ln局面）。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::ChapterBar</name>
    <message>
        <source>Previous chapter</source>
        <translation>前の章</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>次の章</translation>
    </message>
    <message>
        <source>Hide the chapter</source>
        <translation>章を隠す</translation>
    </message>
    <message>
        <source>Open Chapter Here</source>
        <translation>この局面で開く</translation>
    </message>
    <message>
        <source>From now on the chapter opens at the position on the board</source>
        <translation>今後、この章は盤上の局面で開きます</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Shows the chapter in the window Studies</source>
        <translation>「研究」ウィンドウで章を表示します</translation>
    </message>
    <message>
        <source>Notes on the chapter</source>
        <translation>章のメモ</translation>
    </message>
    <message>
        <source>%1, %2 of %3: %4</source>
        <comment>study, chapter 2 of 5: title</comment>
        <translation>%1 %2/%3：%4</translation>
    </message>
    <message>
        <source>without title</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>This chapter is only text.</source>
        <translation>この章は文章だけです。</translation>
    </message>
    <message>
        <source>The game of this chapter was deleted. You can undo the deletion in Library &gt; Games.</source>
        <translation>この章の対局は削除されました。「ライブラリ &gt; 棋譜一覧」で削除を元に戻せます。</translation>
    </message>
    <message>
        <source>The game of this chapter is not in the library any more.</source>
        <translation>この章の対局はもうライブラリにありません。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>章</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>第%1章</translation>
    </message>
    <message>
        <source>Only text</source>
        <translation>文章のみ</translation>
    </message>
    <message>
        <source>Its game was deleted</source>
        <translation>対局は削除されました</translation>
    </message>
    <message>
        <source>Its game is gone</source>
        <translation>対局はもうありません</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ClipboardCommands</name>
    <message>
        <source>Position copied.</source>
        <translation>局面をコピーしました。</translation>
    </message>
    <message>
        <source>Game copied as %1.</source>
        <translation>棋譜を%1形式でコピーしました。</translation>
    </message>
    <message>
        <source>Line copied.</source>
        <translation>手順をコピーしました。</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>画像をコピーしました。</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>クリップボードにテキストがありません。</translation>
    </message>
    <message numerus="yes">
        <source>The text is a line of %n move(s).</source>
        <translation>
            <numerusform>このテキストは%n手の手順です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text is a game of %1: %2, %n move(s).</source>
        <translation>
            <numerusform>このテキストは%1の棋譜です：%2、%n手。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open or Merge</source>
        <translation>開く・合流</translation>
    </message>
    <message>
        <source>Merging adds the moves and their comments to the current game. The players and other details of that game stay as they are.</source>
        <translation>合流させると、表示中の棋譜に指し手とそのコメントが加わります。対局者などの情報は変わりません。</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>新しい棋譜(&amp;N)</translation>
    </message>
    <message>
        <source>Merge at the &amp;Start</source>
        <translation>開始局面に合流(&amp;S)</translation>
    </message>
    <message>
        <source>Merge &amp;Here</source>
        <translation>この局面に合流(&amp;H)</translation>
    </message>
    <message>
        <source>The moves cannot be merged into the game any more.</source>
        <translation>指し手を棋譜に合流できなくなりました。</translation>
    </message>
    <message>
        <source>The game has all of these moves already.</source>
        <translation>これらの指し手はすべて棋譜にあります。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) were added.</source>
        <translation>
            <numerusform>%n手を加えました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is neither a position nor a game nor moves that can be played from here.</source>
        <translation>このテキストは、局面でも棋譜でも、ここから指せる手順でもありません。</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message numerus="yes">
        <source>At most %n game(s) can be copied. More can be exported to a file.</source>
        <translation>
            <numerusform>コピーできるのは%n局までです。それ以上はファイルに書き出せます。</numerusform>
        </translation>
    </message>
    <message>
        <source>These games cannot be read.</source>
        <translation>これらの対局は読めません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) copied as %1.</source>
        <translation>
            <numerusform>%Ln局を%1形式でコピーしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text has %Ln games.</source>
        <translation>
            <numerusform>このテキストには%Ln局の棋譜があります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::CommentEditor</name>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Ctrl+Enter or a click elsewhere keeps the comment, Esc cancels</source>
        <translation>Ctrl+Enterか欄の外のクリックで確定、Escで取り消し</translation>
    </message>
</context>
<context>
    <name>komadai::ui::Commentary</name>
    <message>
        <source>%1 wins by force.</source>
        <translation>%1の勝ちが決まっています。</translation>
    </message>
    <message>
        <source>%1 is winning.</source>
        <translation>%1が勝勢です。</translation>
    </message>
    <message>
        <source>%1 is better.</source>
        <translation>%1が優勢です。</translation>
    </message>
    <message>
        <source>%1 is slightly better.</source>
        <translation>%1がやや有利です。</translation>
    </message>
    <message>
        <source>The game is even.</source>
        <translation>互角です。</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2 %3</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ConditionDialog</name>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>勝者</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>敗者</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>終局理由</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Length in plies</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>コンピューターのレベル</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>棋戦</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>解説者</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>スター付き</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Tag of the file</source>
        <translation>ファイルのタグ</translation>
    </message>
    <message>
        <source>Any text</source>
        <translation>すべてのテキスト</translation>
    </message>
    <message>
        <source>&amp;Exactly this text</source>
        <translation>このテキストと完全に一致(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Not: find games that do not match this condition</source>
        <translation>除外：この条件に当てはまらない対局(&amp;N)</translation>
    </message>
    <message>
        <source>Add Condition</source>
        <translation>条件の追加</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>From</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>To</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>from</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>to</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Both the search so far and this condition</source>
        <translation>今までの検索とこの条件の両方</translation>
    </message>
    <message>
        <source>Either the search so far or this condition</source>
        <translation>今までの検索またはこの条件</translation>
    </message>
    <message>
        <source>&amp;Condition:</source>
        <translation>条件(&amp;C):</translation>
    </message>
    <message>
        <source>Value:</source>
        <translation>値:</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>検索(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>1996 or 1996-05-23</source>
        <translation>1996または1996-05-23</translation>
    </message>
    <message>
        <source>First player won</source>
        <translation>先手の勝ち</translation>
    </message>
    <message>
        <source>Second player won</source>
        <translation>後手の勝ち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>未終了</translation>
    </message>
</context>
<context>
    <name>komadai::ui::DeclarationDialog</name>
    <message>
        <source>Entering King</source>
        <translation>入玉宣言</translation>
    </message>
    <message>
        <source>A player whose king has entered the enemy’s camp may end the game by a declaration. Pieces in the camp and in hand count: major pieces five points, all others one.</source>
        <translation>玉が敵陣に入ったら、宣言して対局を終えられます。敵陣にある駒と持ち駒を、大駒は5点、小駒は1点と数えます。</translation>
    </message>
    <message>
        <source>King in the enemy’s camp</source>
        <translation>玉が敵陣にある</translation>
    </message>
    <message>
        <source>Not in check</source>
        <translation>王手がかかっていない</translation>
    </message>
    <message>
        <source>Other pieces in the camp</source>
        <translation>敵陣にあるほかの駒</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Declaration</source>
        <translation>宣言</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1（必要 %2）</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>できない</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>&amp;Declare</source>
        <translation>宣言する(&amp;D)</translation>
    </message>
    <message>
        <source>%1 is to move and wins by declaring.</source>
        <translation>%1の手番です。宣言すれば勝ちです。</translation>
    </message>
    <message>
        <source>The king must enter the enemy’s camp.</source>
        <translation>玉が敵陣に入る必要があります。</translation>
    </message>
    <message>
        <source>The king must not be in check.</source>
        <translation>王手がかかっていてはいけません。</translation>
    </message>
    <message numerus="yes">
        <source>%n more piece(s) must be in the camp.</source>
        <translation>
            <numerusform>敵陣の駒があと%n枚必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) are needed.</source>
        <translation>
            <numerusform>あと%n点必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move and draws by declaring; %n more point(s) would win.</source>
        <translation>
            <numerusform>%1の手番です。宣言すれば引き分けです。あと%n点で勝ちになります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is to move and cannot declare yet.</source>
        <translation>%1の手番です。まだ宣言できません。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::DeletedGamesDialog</name>
    <message>
        <source>Deleted Games</source>
        <translation>削除した対局</translation>
    </message>
    <message>
        <source>Deleted games can be restored for %1 days. After that they are removed permanently.</source>
        <translation>削除した対局は%1日間元に戻せます。その後は完全に削除されます。</translation>
    </message>
    <message>
        <source>Deleted</source>
        <comment>when a game was deleted</comment>
        <translation>削除日時</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>元に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>There are no deleted games.</source>
        <translation>削除した対局はありません。</translation>
    </message>
    <message>
        <source>Only the last %1 deleted games are shown.</source>
        <translation>最近削除した%1局だけを表示しています。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::EditedPosition</name>
    <message>
        <source>Put Piece</source>
        <translation>駒を置く</translation>
    </message>
    <message>
        <source>Move Piece</source>
        <translation>駒を動かす</translation>
    </message>
    <message>
        <source>Remove Piece</source>
        <translation>駒を除く</translation>
    </message>
    <message>
        <source>Add to Hand</source>
        <translation>持ち駒に加える</translation>
    </message>
    <message>
        <source>Fill Hand</source>
        <translation>残りを持ち駒に加える</translation>
    </message>
    <message>
        <source>Change Side to Move</source>
        <translation>手番を変える</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Swap Sides</source>
        <translation>先後入れ替え</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Start Position</source>
        <translation>初期配置</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
</context>
<context>
    <name>komadai::ui::EditorBoard</name>
    <message>
        <source>Edited position</source>
        <translation>編集中の局面</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>持ち上げ中</translation>
    </message>
    <message>
        <source>not allowed: %1</source>
        <translation>不可：%1</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>裏返す</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Arrangement of pieces</source>
        <translation>駒の配置</translation>
    </message>
    <message>
        <source>must be empty</source>
        <translation>空きマス指定</translation>
    </message>
</context>
<context>
    <name>komadai::ui::EngineLogWindow</name>
    <message numerus="yes">
        <source>%1 … (%n more byte(s))</source>
        <translation>
            <numerusform>%1 …（残り%nバイト）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) left out, because too many came at once.</source>
        <translation>
            <numerusform>一度に出力が多すぎたため、%n行を省略しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Started.</source>
        <translation>起動しました。</translation>
    </message>
    <message>
        <source>Could not be started: %1</source>
        <translation>起動できませんでした: %1</translation>
    </message>
    <message>
        <source>Ended with exit status %1.</source>
        <translation>終了コード%1で終了しました。</translation>
    </message>
    <message>
        <source>Crashed with signal %1.</source>
        <translation>シグナル%1で異常終了しました。</translation>
    </message>
    <message>
        <source>&amp;Engine:</source>
        <translation>エンジン(&amp;E):</translation>
    </message>
    <message>
        <source>Engine Log</source>
        <translation>エンジンログ</translation>
    </message>
    <message>
        <source>Games, analysis</source>
        <translation>対局・検討</translation>
    </message>
    <message>
        <source>Engine matches</source>
        <translation>エンジン対局</translation>
    </message>
    <message>
        <source>%1 (match)</source>
        <translation>%1（エンジン対局）</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>New lines are kept, and shown when you go on</source>
        <translation>新しい行は保存され、再開したときに表示されます</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the selected text, or everything if nothing is selected</source>
        <translation>選択した部分をコピーします。選択がなければ全体をコピーします</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>消去(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>→ sent to the engine, ← received from the engine, ! an error message of the engine.</source>
        <translation>→ エンジンへの送信、← エンジンからの受信、! エンジンのエラー出力。</translation>
    </message>
    <message>
        <source>Save Engine Log</source>
        <translation>エンジンログの保存</translation>
    </message>
    <message>
        <source>Engine log</source>
        <translation>エンジンログ</translation>
    </message>
    <message>
        <source>Text (*.txt);;All files (*)</source>
        <translation>テキスト (*.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1を保存できませんでした: %2。</translation>
    </message>
    <message>
        <source>What external engines say appears here. The built-in engine has no log.</source>
        <translation>外部エンジンとのやり取りがここに表示されます。内蔵エンジンのログはありません。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Engine &amp;Log</source>
        <translation>エンジンログ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>複製(&amp;D)</translation>
    </message>
    <message>
        <source>Adds a copy of this engine, for example to give it other options</source>
        <translation>同じエンジンをもう一つ追加します（別の設定で使うときなど）</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>消す(&amp;R)</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>作業フォルダー</translation>
    </message>
    <message>
        <source>folder of the program</source>
        <translation>プログラムのフォルダー</translation>
    </message>
    <message>
        <source> s at most</source>
        <translation> 秒以内</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名前(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Program:</source>
        <translation>プログラム(&amp;P):</translation>
    </message>
    <message>
        <source>Ar&amp;guments:</source>
        <translation>引数(&amp;G):</translation>
    </message>
    <message>
        <source>&amp;Working folder:</source>
        <translation>作業フォルダー(&amp;W):</translation>
    </message>
    <message>
        <source>&amp;Start-up time:</source>
        <translation>起動時間(&amp;S):</translation>
    </message>
    <message>
        <source>Plays:</source>
        <translation>対応ゲーム:</translation>
    </message>
    <message>
        <source>Cannot play:</source>
        <translation>非対応:</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>No engine has been added yet.</source>
        <translation>エンジンはまだ追加されていません。</translation>
    </message>
    <message>
        <source>not known yet; the engine has not responded</source>
        <translation>まだ不明です（エンジンの応答がありません）</translation>
    </message>
    <message>
        <source>none of these games</source>
        <translation>対応するゲームはありません</translation>
    </message>
    <message>
        <source>Add Engine</source>
        <translation>エンジンの追加</translation>
    </message>
    <message>
        <source>%1: done.</source>
        <translation>%1：完了。</translation>
    </message>
    <message>
        <source>Waiting for the engine…</source>
        <translation>エンジンの応答を待っています…</translation>
    </message>
    <message>
        <source>It speaks %1.</source>
        <translation>プロトコルは%1です。</translation>
    </message>
    <message>
        <source>Trying it in %1…</source>
        <translation>%1で試しています…</translation>
    </message>
    <message>
        <source>%1 Its first move in %2 is %3.</source>
        <translation>%1%2での初手は%3です。</translation>
    </message>
    <message>
        <source>%1 Waiting for its first move…</source>
        <translation>%1初手を待っています…</translation>
    </message>
    <message>
        <source>&amp;Cancel Test</source>
        <translation>テストを中止(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>テスト(&amp;T)</translation>
    </message>
</context>
<context>
    <name>komadai::ui::EvaluationBar</name>
    <message>
        <source>not evaluated yet</source>
        <translation>未評価</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <translation>評価値：%1</translation>
    </message>
</context>
<context>
    <name>komadai::ui::EvaluationGraph</name>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>This game has no evaluations yet.</source>
        <translation>この対局にはまだ評価値がありません。</translation>
    </message>
    <message>
        <source>Review it, or switch the analysis on and go through its moves.</source>
        <translation>解析するか、検討を開始して棋譜を進めると評価値が得られます。</translation>
    </message>
    <message>
        <source>Review it, or press %1 and go through its moves.</source>
        <translation>解析するか、%1を押して棋譜を進めると評価値が得られます。</translation>
    </message>
    <message>
        <source>Evaluations in imported records are shown too.</source>
        <translation>取り込んだ棋譜の評価値も表示されます。</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>解析…</translation>
    </message>
    <message>
        <source>This game is being reviewed. Its evaluations will be shown here when the review is finished.</source>
        <translation>この対局は解析中です。解析が終わると、評価値がここに表示されます。</translation>
    </message>
    <message>
        <source>This game will be reviewed after others. Its evaluations will be shown here then.</source>
        <translation>この対局は、ほかの対局の後に解析されます。評価値は解析の後ここに表示されます。</translation>
    </message>
    <message>
        <source>Save Picture…</source>
        <translation>画像を保存…</translation>
    </message>
    <message>
        <source>Evaluation graph</source>
        <translation>評価値グラフ</translation>
    </message>
    <message>
        <source>%1, %</source>
        <translation>%1（%）</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>秒</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>not evaluated</source>
        <translation>未評価</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG picture (*.svg);;PDF document (*.pdf)</source>
        <translation>PNG画像 (*.png);;SVG画像 (*.svg);;PDF文書 (*.pdf)</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2</source>
        <translation>「%1」に書き込めませんでした：%2</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>中盤</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>終盤</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ExplorerPanel</name>
    <message>
        <source>Moves that were played</source>
        <translation>指された手</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Last Played</source>
        <translation>最終対局</translation>
    </message>
    <message>
        <source>Share of the games that reached this position</source>
        <translation>この局面に至った対局に占める割合</translation>
    </message>
    <message>
        <source>Average rating of both players</source>
        <translation>両対局者の平均レーティング</translation>
    </message>
    <message>
        <source>&amp;Show Games…</source>
        <translation>対局を表示(&amp;S)…</translation>
    </message>
    <message>
        <source>Finds all games that reached this position</source>
        <translation>この局面に至ったすべての対局を検索します</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>From left to right: %1 wins, draws, %2 wins</source>
        <translation>左から：%1勝ち、引き分け、%2勝ち</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>number and percentage</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 wins: %2, draws: %3, %4 wins: %5</source>
        <translation>%1勝ち：%2、引き分け：%3、%4勝ち：%5</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>集計中…</translation>
    </message>
    <message>
        <source>No game in the library continues from this position.</source>
        <translation>この局面から続く対局はライブラリにありません。</translation>
    </message>
    <message>
        <source>No matching game continues from this position.</source>
        <translation>この局面から続く、条件に合う対局はありません。</translation>
    </message>
    <message>
        <source>Filter the games, for example player:habu date:&gt;2000</source>
        <translation>対局の条件（例：player:habu date:&gt;2000）</translation>
    </message>
    <message>
        <source>Filter the games</source>
        <translation>対局を絞り込む</translation>
    </message>
    <message>
        <source>Only matching games are counted. Examples: player:habu, date:1990..1999, result:first, -result:draw, rating:&gt;2000</source>
        <translation>条件に合う対局だけを数えます。例：player:habu、date:1990..1999、result:first、-result:draw、rating:&gt;2000</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ExportPartsDialog</name>
    <message>
        <source>Export Games</source>
        <translation>棋譜の書き出し</translation>
    </message>
    <message>
        <source>What should the file have besides the main line?</source>
        <translation>本譜のほかに何をファイルに入れますか？</translation>
    </message>
    <message>
        <source>C&amp;omments</source>
        <translation>コメント(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>変化(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Evaluations by engines</source>
        <translation>エンジンの評価値(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Choose File…</source>
        <translation>ファイルを選ぶ(&amp;C)…</translation>
    </message>
</context>
<context>
    <name>komadai::ui::FaultList</name>
    <message>
        <source>Turning point: this move has changed who is better.</source>
        <translation>勝負の分かれ目：この手で優劣が変わりました。</translation>
    </message>
    <message>
        <source>turning point</source>
        <translation>分かれ目</translation>
    </message>
</context>
<context>
    <name>komadai::ui::FileField</name>
    <message>
        <source>Browse…</source>
        <translation>参照…</translation>
    </message>
    <message>
        <source>Browse for %1</source>
        <translation>%1の参照</translation>
    </message>
</context>
<context>
    <name>komadai::ui::FileOpener</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Games, positions, variants and libraries (%1 *.fen *.ini *.txt *.sqlite);;All files (*)</source>
        <translation>棋譜・局面・変種・ライブラリ (%1 *.fen *.ini *.txt *.sqlite);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1を読み込めません：%2。</translation>
    </message>
    <message>
        <source>No game could be read from %1.</source>
        <translation>%1から棋譜を読み込めませんでした。</translation>
    </message>
    <message>
        <source>Not everything in %1 could be read.</source>
        <translation>%1の一部を読み込めませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) were found.</source>
        <translation>
            <numerusform>%n件の問題がありました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Not everything in the text could be read.</source>
        <translation>テキストの一部を読み込めませんでした。</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>最近使ったファイルはありません</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>一覧を消去(&amp;C)</translation>
    </message>
    <message>
        <source>%1 does not exist any more. It is no longer in the list.</source>
        <translation>%1はもうありません。一覧から外しました。</translation>
    </message>
    <message>
        <source>%1 has chapters of a study. Import the study into your library?</source>
        <translation>%1には研究の章が含まれています。研究をライブラリに取り込みますか？</translation>
    </message>
    <message>
        <source>The text has chapters of a study. Import the study into your library?</source>
        <translation>このテキストには研究の章が含まれています。研究をライブラリに取り込みますか？</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>取り込む(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Open as Games</source>
        <translation>対局として開く(&amp;O)</translation>
    </message>
    <message numerus="yes">
        <source>%1 has more than %Ln games. Import them?</source>
        <translation>
            <numerusform>%1には%Ln局より多くの棋譜があります。取り込みますか？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text has %Ln games. Import them?</source>
        <translation>
            <numerusform>このテキストには%Ln局の棋譜があります。取り込みますか？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::FileSaver</name>
    <message>
        <source>This game is not stored. Save it in a file?</source>
        <translation>この対局は保存されていません。ファイルに保存しますか？</translation>
    </message>
    <message>
        <source>Otherwise its moves will be lost, because they could not be written to the library.</source>
        <translation>ライブラリに書き込めなかったため、保存しないと指し手が失われます。</translation>
    </message>
    <message>
        <source>A part of %1 could not be read. Saving there would delete that part.</source>
        <translation>%1の一部を読み込めませんでした。ここに保存すると、その部分が失われます。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>You can save this game in a file of its own.</source>
        <translation>この棋譜は別のファイルに保存できます。</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>棋譜の保存</translation>
    </message>
    <message>
        <source>The format %1 cannot keep all of this game.</source>
        <translation>%1形式ではこの棋譜のすべてを保存できません。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Another program has changed %1 since it was opened here.</source>
        <translation>%1は、ここで開いた後に別のプログラムによって変更されました。</translation>
    </message>
    <message>
        <source>Saving replaces those changes.</source>
        <translation>保存するとその変更は失われます。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1を保存できませんでした：%2。</translation>
    </message>
    <message>
        <source>%1 was saved in UTF-8, because Shift_JIS does not have all of its characters.</source>
        <translation>Shift_JISにない文字があるため、%1をUTF-8で保存しました。</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1を保存しました。</translation>
    </message>
    <message>
        <source>The game itself is in your library, with all changes.</source>
        <translation>棋譜そのものは、すべての変更とともにライブラリにあります。</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>変更を%1に保存しますか？</translation>
    </message>
    <message>
        <source>The file does not have the latest changes.</source>
        <translation>ファイルには最新の変更がありません。</translation>
    </message>
    <message>
        <source>%1 contains several games. Another program has changed it since it was opened here.</source>
        <translation>%1には複数の棋譜があり、ここで開いたあとに別のプログラムがファイルを変更しました。</translation>
    </message>
    <message>
        <source>%1 contains several games. This game has characters that the encoding of the file lacks.</source>
        <translation>%1には複数の棋譜があり、その文字コードではこの棋譜のすべての文字を書けません。</translation>
    </message>
    <message>
        <source>%1 contains several games. This game cannot be saved there without changing the others.</source>
        <translation>%1には複数の棋譜があります。ほかの棋譜を変えずに、この棋譜を保存することはできません。</translation>
    </message>
    <message>
        <source>symbols such as “!?”</source>
        <translation>「!?」などの記号</translation>
    </message>
    <message>
        <source>arrows and circles</source>
        <translation>矢印と丸</translation>
    </message>
    <message>
        <source>bookmarks</source>
        <translation>しおり</translation>
    </message>
    <message>
        <source>titles of players</source>
        <translation>対局者の称号・段位</translation>
    </message>
    <message>
        <source>ratings</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>some game details</source>
        <translation>対局情報の一部</translation>
    </message>
    <message>
        <source>the time control</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Not in the file: %1.</source>
        <translation>ファイルに残らないもの：%1。</translation>
    </message>
    <message>
        <source>Do&amp;n&apos;t Save</source>
        <translation>保存しない(&amp;N)</translation>
    </message>
</context>
<context>
    <name>komadai::ui::FindBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>前の箇所 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>次の箇所 (F3)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>このページ内を検索</translation>
    </message>
</context>
<context>
    <name>komadai::ui::FindPuzzlesDialog</name>
    <message>
        <source>&amp;Positions with one good move</source>
        <translation>良い手が一つだけの局面(&amp;P)</translation>
    </message>
    <message>
        <source>Find Puzzles</source>
        <translation>問題を探す</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The human against a computer</source>
        <translation>コンピューターと対局した人</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>両者</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>念入り</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>検索(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Mistakes of:</source>
        <translation>悪手を探す側(&amp;M):</translation>
    </message>
    <message>
        <source>Mistakes are known only in games that were reviewed.</source>
        <translation>悪手は解析済みの対局でのみわかります。</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>検索(&amp;S):</translation>
    </message>
    <message numerus="yes">
        <source>Find Puzzles in %Ln Game(s)</source>
        <translation>
            <numerusform>%Ln局から問題を探す</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::FirstGameDialog</name>
    <message>
        <source>Welcome to Komadai</source>
        <translation>ようこそ</translation>
    </message>
    <message>
        <source>Which game would you like to try first?</source>
        <translation>まずどのゲームを試しますか？</translation>
    </message>
    <message>
        <source>You play against the computer at an easy level. All games and levels are under Game &gt; New Game, the rules under Help.</source>
        <translation>やさしいレベルのコンピューターと対局します。全ゲームと全レベルは「対局 &gt; 新しい対局」、ルールは「ヘルプ」にあります。</translation>
    </message>
    <message>
        <source>&amp;Not Now</source>
        <translation>今はしない(&amp;N)</translation>
    </message>
    <message>
        <source>Pieces of shogi:</source>
        <translation>将棋の駒:</translation>
    </message>
    <message>
        <source>Figures, with marks for the ways a piece moves</source>
        <translation>動きの印が付いた図柄</translation>
    </message>
    <message>
        <source>As on real pieces</source>
        <translation>本物の駒と同じ漢字</translation>
    </message>
    <message>
        <source>Show Me How It Is Played</source>
        <translation>指し方を見る</translation>
    </message>
    <message>
        <source>Show me how %1 is played</source>
        <translation>%1の指し方を見る</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
</context>
<context>
    <name>komadai::ui::FoundPlacesModel</name>
    <message>
        <source>Moves of both sides before the position</source>
        <translation>局面までの両者の手数</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Ply</source>
        <translation>手数</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameCommands</name>
    <message>
        <source>First point at a piece with the mouse or the keyboard cursor.</source>
        <translation>まずマウスポインターかキーボードのカーソルを駒に合わせてください。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameExporter</name>
    <message>
        <source>This game needs the variant “%1”, which is missing.</source>
        <translation>この棋譜に必要な変種「%1」がありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s): %1</source>
        <translation>
            <numerusform>%n局：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Games</source>
        <translation>棋譜の書き出し</translation>
    </message>
    <message>
        <source>Games are being read…</source>
        <translation>棋譜を読み込んでいます…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>No games were exported.</source>
        <translation>棋譜は書き出されませんでした。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1を保存できませんでした：%2。</translation>
    </message>
    <message>
        <source>It is in UTF-8, because Shift_JIS does not have all of its characters.</source>
        <translation>Shift_JISにない文字があるため、UTF-8で書きました。</translation>
    </message>
    <message>
        <source>The format cannot keep all of them as they are.</source>
        <translation>この形式では一部の情報を保存できません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were written to %1.</source>
        <translation>
            <numerusform>%Ln局を%1に書き出しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could not be written.</source>
        <translation>
            <numerusform>%Ln局を書き出せませんでした。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameImport</name>
    <message>
        <source>Import %1</source>
        <translation>取り込み %1</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameImporter</name>
    <message>
        <source>Import Games</source>
        <translation>棋譜の取り込み</translation>
    </message>
    <message>
        <source>Games and archives (%1 *.zip *.7z *.tar *.gz *.tgz *.bz2 *.xz *.txz *.zst);;All files (*)</source>
        <translation>棋譜とアーカイブ (%1 *.zip *.7z *.tar *.gz *.tgz *.bz2 *.xz *.txz *.zst);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>フォルダーの取り込み</translation>
    </message>
    <message>
        <source>Import the games of “%1”?</source>
        <translation>「%1」の棋譜を取り込みますか？</translation>
    </message>
    <message numerus="yes">
        <source>Import the games of %n files and folders?</source>
        <translation>
            <numerusform>%n件のファイルとフォルダーの棋譜を取り込みますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>The games are added to your library. Games that it already has are left out.</source>
        <translation>棋譜はライブラリに追加されます。すでにある棋譜は省かれます。</translation>
    </message>
    <message>
        <source>Also &amp;add games that are already there</source>
        <translation>すでにある棋譜も追加する(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>取り込む(&amp;I)</translation>
    </message>
    <message>
        <source>Games are still being imported.</source>
        <translation>棋譜を取り込んでいます。</translation>
    </message>
    <message>
        <source>If you end the import now, the games added so far stay in the library. You can repeat the import later: it adds only the games that are missing.</source>
        <translation>今取り込みを終了しても、これまでに追加した棋譜はライブラリに残ります。後でもう一度取り込めば、残りの棋譜だけが追加されます。</translation>
    </message>
    <message>
        <source>&amp;End the Import</source>
        <translation>取り込みを終了(&amp;E)</translation>
    </message>
    <message>
        <source>Add Another Library</source>
        <translation>別のライブラリを追加</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite);;All files (*)</source>
        <translation>ライブラリ (*.sqlite);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>This library is already open. Choose another one.</source>
        <translation>このライブラリは今開いています。別のライブラリを選んでください。</translation>
    </message>
    <message>
        <source>Add the library “%1”?</source>
        <translation>ライブラリ「%1」を追加しますか？</translation>
    </message>
    <message>
        <source>Its games, studies, repertoires and puzzles are added to your library. What is already there is left out. The other library stays as it is.</source>
        <translation>その棋譜、研究、レパートリー、問題がライブラリに追加されます。すでにあるものは省かれます。元のライブラリは変わりません。</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GamePreview</name>
    <message>
        <source>Start of the game</source>
        <translation>対局の開始局面</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>前の手</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>次の手</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>対局の最後</translation>
    </message>
    <message>
        <source>Preview of the game</source>
        <translation>対局のプレビュー</translation>
    </message>
    <message>
        <source>Ply %1 of %2</source>
        <translation>%2手中%1手目</translation>
    </message>
    <message>
        <source>Select a game to see it here.</source>
        <translation>対局を選ぶと、ここに表示されます。</translation>
    </message>
    <message>
        <source>The variant of this game is missing.</source>
        <translation>この対局の変種がありません。</translation>
    </message>
    <message>
        <source>The moves of this game cannot be read.</source>
        <translation>この対局の指し手を読み込めません。</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>未終了</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameQuestions</name>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Resign this game as %1?</source>
        <translation>%1として投了しますか？</translation>
    </message>
    <message>
        <source>%1 Resigns</source>
        <translation>%1が投了</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>投了(&amp;R)</translation>
    </message>
    <message>
        <source>%1 proposes impasse: both kings have reached the enemy’s camp, and the game would be drawn.</source>
        <translation>%1が持将棋を提案しています。双方の玉が敵陣に入っています。応じると引き分けになります。</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>応じる</translation>
    </message>
    <message>
        <source>Pla&amp;y On</source>
        <translation>続行(&amp;Y)</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1が引き分けを提案しています。</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>How does this game end?</source>
        <translation>この対局の結果は？</translation>
    </message>
    <message>
        <source>It will be stored as adjudicated.</source>
        <translation>裁定として保存されます。</translation>
    </message>
    <message>
        <source>%1 Wins</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>引き分け(&amp;D)</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>対局は一時停止中です。</translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <translation>再開(&amp;S)</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>再戦(&amp;M)</translation>
    </message>
    <message>
        <source>Revie&amp;w…</source>
        <translation>棋譜解析(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>新しい対局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>もう一度試す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Computer Plays On</source>
        <translation>コンピューターが続ける(&amp;C)</translation>
    </message>
    <message>
        <source>I Pla&amp;y On</source>
        <translation>自分で続ける(&amp;Y)</translation>
    </message>
    <message>
        <source>The game could not be stored</source>
        <translation>対局を保存できませんでした</translation>
    </message>
    <message>
        <source>The last move is on the board but not in the library.</source>
        <translation>最後の手は盤上にありますが、ライブラリにはありません。</translation>
    </message>
    <message>
        <source>Play &amp;Without Storing</source>
        <translation>保存せずに指す(&amp;W)</translation>
    </message>
    <message>
        <source>%1 can win by a declaration: the king has entered the enemy’s camp.</source>
        <translation>%1は入玉宣言で勝てます。</translation>
    </message>
    <message>
        <source>%1 can draw by a declaration: the king has entered the enemy’s camp.</source>
        <translation>%1は入玉宣言で引き分けにできます。</translation>
    </message>
    <message>
        <source>&amp;Declare…</source>
        <translation>宣言(&amp;D)…</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameTabs</name>
    <message>
        <source>Open games</source>
        <translation>開いている対局</translation>
    </message>
    <message>
        <source>The clock is running.</source>
        <translation>時計が動いています。</translation>
    </message>
    <message>
        <source>An engine is analysing.</source>
        <translation>エンジンが検討しています。</translation>
    </message>
    <message>
        <source>The file does not have the latest changes.</source>
        <translation>ファイルには最新の変更がありません。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameView</name>
    <message>
        <source>The computer wants to play on.</source>
        <translation>コンピューターは対局の続行を希望しています。</translation>
    </message>
    <message>
        <source>The computer does not agree to a draw now.</source>
        <translation>コンピューターは今は引き分けに応じません。</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>未終了</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>%1 cannot move</source>
        <translation>%1は指せません</translation>
    </message>
    <message>
        <source>Your move, in check</source>
        <translation>あなたの手番です（王手）</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>あなたの手番です</translation>
    </message>
    <message>
        <source>%1 to move, in check</source>
        <translation>%1の手番（王手）</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の手番</translation>
    </message>
    <message>
        <source>%1 · variation, move %2</source>
        <translation>%1・変化、%2手目</translation>
    </message>
    <message>
        <source>%1 · position %2 of %3</source>
        <translation>%1・局面 %2/%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Keyboard play: arrow keys move the cursor, Space or Enter picks up and puts down, digits choose from the hand, Esc ends keyboard play.</source>
        <translation>キーボードで指します：矢印キーでカーソルを動かし、スペースかEnterで駒を持ち上げて置き、数字キーで持ち駒を選びます。Escで終了。</translation>
    </message>
    <message>
        <source>Keyboard play: arrow keys move the cursor, Space or Enter picks up and puts down, Esc ends keyboard play.</source>
        <translation>キーボードで指します：矢印キーでカーソルを動かし、スペースかEnterで駒を持ち上げて置きます。Escで終了。</translation>
    </message>
    <message>
        <source>%1 explains a piece.</source>
        <translation>%1で駒の説明を表示します。</translation>
    </message>
    <message>
        <source>Press %1 to play on.</source>
        <translation>続きを指すには%1キーを押してください。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>対局は一時停止中です。</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>ヒント：%1</translation>
    </message>
    <message>
        <source>Hint: you can win by a declaration.</source>
        <translation>ヒント：宣言で勝てます。</translation>
    </message>
    <message>
        <source>This game is not finished.</source>
        <translation>この対局は終わっていません。</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続ける(&amp;C)</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>未開始</translation>
    </message>
    <message>
        <source>%1 makes the first move.</source>
        <translation>%1の初手から始まります。</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>You cannot make a move in this position now.</source>
        <translation>今はこの局面で指せません。</translation>
    </message>
    <message>
        <source>Move from an opening book</source>
        <translation>定跡の手</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) inserted.</source>
        <translation>
            <numerusform>読み筋を%n本挿入しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Comments of the built-in engine</source>
        <translation>内蔵エンジンのコメント</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>残り%n秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntryText</name>
    <message>
        <source>Choose on the board – Esc cancels</source>
        <translation>盤上で選択 – Escで取り消し</translation>
    </message>
    <message>
        <source>Choose on the board – Esc takes a step back</source>
        <translation>盤上で選択 – Escで一つ前に戻る</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>%1回目（全%2回）</translation>
    </message>
    <message>
        <source>%1, may shoot</source>
        <translation>%1、撃てます</translation>
    </message>
    <message>
        <source>May shoot</source>
        <translation>撃てます</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 – Esc takes a step back</source>
        <translation>%1 – Escで一つ前に戻る</translation>
    </message>
    <message>
        <source>%1 – Enter or a click on the piece ends the move, Esc takes a step back</source>
        <translation>%1 – Enterか駒のクリックで手を終了、Escで一つ前に戻る</translation>
    </message>
    <message>
        <source>%1 – Enter ends the move</source>
        <translation>%1 – Enterで手を終了</translation>
    </message>
    <message>
        <source>Premove – Esc or the right mouse button cancels it</source>
        <translation>先行入力 – Escか右ボタンで取り消し</translation>
    </message>
    <message>
        <source>Drawing – Enter ends it, 1 to 4 choose the colour, Esc cancels it</source>
        <translation>図を描いています – Enterで終了、1～4で色、Escで取り消し</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PlaceReminder</name>
    <message>
        <source>This move is a variation. The game goes on at its last position.</source>
        <translation>この手は変化です。対局は最後の局面で続いています。</translation>
    </message>
    <message>
        <source>You are looking at an earlier position. The game goes on.</source>
        <translation>前の局面を表示しています。対局は続いています。</translation>
    </message>
    <message>
        <source>&amp;Back to the Game</source>
        <translation>対局に戻る(&amp;B)</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GamesModel</name>
    <message>
        <source>Computer %1</source>
        <translation>コンピューター %1</translation>
    </message>
    <message>
        <source>Computer at full strength</source>
        <translation>コンピューター（全力）</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 － %2</translation>
    </message>
    <message>
        <source>The variant “%1” is missing. Import it to open the game.</source>
        <translation>変種「%1」がありません。対局を開くには、変種を取り込んでください。</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>未終了</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1（なし）</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>スター</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>First Player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second Player</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>棋戦</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>解説者</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Starred. Click to remove the star.</source>
        <translation>スター付きです。クリックで外します。</translation>
    </message>
    <message>
        <source>Click to add a star.</source>
        <translation>クリックでスターを付けます。</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>スター付き</translation>
    </message>
    <message>
        <source>Not starred</source>
        <translation>スターなし</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GamesPanel</name>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>No games yet. The games you play are saved here.</source>
        <translation>まだ対局はありません。指した対局はここに保存されます。</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>書き出す(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Delete All but the First</source>
        <translation>最初の対局以外を削除(&amp;D)</translation>
    </message>
    <message>
        <source>In each group, keeps only the game that was added first</source>
        <translation>各グループで最初に追加された対局を残します</translation>
    </message>
    <message>
        <source>&amp;Star</source>
        <translation>スター(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <translation>ラベル(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Undo Deleting</source>
        <translation>削除を元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Deleted Games…</source>
        <translation>削除した対局(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Merge Players…</source>
        <translation>対局者の統合(&amp;M)…</translation>
    </message>
    <message>
        <source>Only Duplicates (Same Mo&amp;ves)</source>
        <translation>重複した対局のみ（同じ指し手）(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>プレビュー(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Preview (Panel Too Small)</source>
        <translation>プレビュー(&amp;P)（パネルが小さすぎます）</translation>
    </message>
    <message>
        <source>Add a condition to the search</source>
        <translation>検索に条件を追加</translation>
    </message>
    <message>
        <source>Saved searches, columns and more</source>
        <translation>保存した検索、列など</translation>
    </message>
    <message>
        <source>&amp;Saved Searches</source>
        <translation>保存した検索(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;ort By</source>
        <translation>並べ替え(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>No two games have the same moves.</source>
        <translation>同じ指し手の対局はありません。</translation>
    </message>
    <message>
        <source>No games match the search.</source>
        <translation>検索に合う対局はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of games</source>
        <translation>
            <numerusform>%Ln組の対局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n game(s) were opened.</source>
        <translation>
            <numerusform>最初の%n局だけを開きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>対局を検索</translation>
    </message>
    <message>
        <source>Search games: player:habu</source>
        <translation>対局を検索（例：player:habu）</translation>
    </message>
    <message>
        <source>Type words that a row shows, or conditions. Examples: variant:shogi, player:habu, date:1990..1999, result:first, -result:draw</source>
        <translation>一覧に表示される言葉か、条件を入力します。例：variant:shogi、player:habu、date:1990..1999、result:first、-result:draw</translation>
    </message>
    <message>
        <source>Make Opening &amp;Book…</source>
        <translation>定跡ファイルを作成(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Undo Merging</source>
        <translation>統合を元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>All Ga&amp;mes</source>
        <translation>すべての対局(&amp;M)</translation>
    </message>
    <message>
        <source>Open in &amp;New Tab</source>
        <translation>新しいタブで開く(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Opening &amp;Book of All Listed Games…</source>
        <translation>表示中の全対局から定跡を作成(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>解析(&amp;R)…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected, %1</source>
        <translation>
            <numerusform>%Ln局を選択中、%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln game(s)</source>
        <translation>
            <numerusform>%Ln局中%1局</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no previous game in the table of games.</source>
        <translation>棋譜一覧に前の対局はありません。</translation>
    </message>
    <message>
        <source>There is no next game in the table of games.</source>
        <translation>棋譜一覧に次の対局はありません。</translation>
    </message>
    <message>
        <source>This game is not in the list. It may have been deleted.</source>
        <translation>この対局は一覧にありません。削除された可能性があります。</translation>
    </message>
    <message>
        <source>Find &amp;Puzzles…</source>
        <translation>問題を探す(&amp;P)…</translation>
    </message>
    <message>
        <source>Add &amp;to Study…</source>
        <translation>研究に追加(&amp;T)…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were changed.</source>
        <translation>
            <numerusform>%Ln局を変更しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were deleted.</source>
        <translation>
            <numerusform>%Ln局を削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Find Pu&amp;zzles in All Listed Games…</source>
        <translation>表示中の全対局から問題を探す(&amp;Z)…</translation>
    </message>
    <message>
        <source>St&amp;atistics of All Listed Games…</source>
        <translation>表示中の全対局の統計(&amp;A)…</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameRemoval</name>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>Delete Games</source>
        <translation>対局の削除</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln game(s)?</source>
        <translation>
            <numerusform>%Ln局を削除しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>Studies with these games: %1. Their chapters keep their titles and notes but lose their games.</source>
        <translation>これらの対局を含む研究：%1。章の題名とメモは残りますが、対局はなくなります。</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GamesTable</name>
    <message>
        <source>Stored games</source>
        <translation>保存された対局</translation>
    </message>
    <message>
        <source>&amp;Reset Columns</source>
        <translation>列を初期状態に戻す(&amp;R)</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GraphLegend</name>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message>
        <source>%1 scores more</source>
        <translation>%1の得点が多い</translation>
    </message>
    <message>
        <source>even</source>
        <translation>互角</translation>
    </message>
    <message>
        <source>played often</source>
        <translation>よく指される</translation>
    </message>
    <message>
        <source>played seldom</source>
        <translation>あまり指されない</translation>
    </message>
    <message>
        <source>transposition</source>
        <translation>同じ局面への別の手順</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GraphView</name>
    <message>
        <source>Opening graph</source>
        <translation>定跡グラフ</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>the share of all games, and their number: &quot;34% · 102&quot;</extracomment>
        <translation>%1・%2</translation>
    </message>
</context>
<context>
    <name>komadai::ui::HeaderDialog</name>
    <message>
        <source>Game Details</source>
        <translation>対局の情報</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>称号・段位</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>%1の名前</translation>
    </message>
    <message>
        <source>Title of %1</source>
        <translation>%1の称号・段位</translation>
    </message>
    <message>
        <source>Rating of %1</source>
        <translation>%1のレーティング</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Year, or year-month, or year-month-day</source>
        <translation>年、年-月、または年-月-日</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>棋戦</translation>
    </message>
    <message>
        <source>&amp;Event:</source>
        <translation>棋戦(&amp;E):</translation>
    </message>
    <message>
        <source>&amp;Place:</source>
        <translation>場所(&amp;P):</translation>
    </message>
    <message>
        <source>R&amp;ound:</source>
        <translation>回戦(&amp;O):</translation>
    </message>
    <message>
        <source>&amp;Date:</source>
        <translation>日付(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Annotator:</source>
        <translation>解説者(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;Source:</source>
        <translation>出典(&amp;S):</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>未終了</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Other details</source>
        <translation>その他の情報</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Other Details</source>
        <translation>その他の情報</translation>
    </message>
    <message>
        <source>“%1” is not a valid date. Valid dates are 1987, 1987-05 and 1987-05-23.</source>
        <translation>「%1」は日付として正しくありません。1987、1987-05、1987-05-23のように入力してください。</translation>
    </message>
    <message>
        <source>One of the other details has a value, but no name. Enter a name, or remove the row.</source>
        <translation>「その他の情報」に、値だけがあって名前のない行があります。名前を入力するか、行を削除してください。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::HelpView</name>
    <message>
        <source>Page of the manual</source>
        <translation>マニュアルのページ</translation>
    </message>
</context>
<context>
    <name>komadai::ui::HelpWindow</name>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>全ページを検索</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>最初のページ</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>該当するページがありません。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ImportBar</name>
    <message>
        <source>Importing games. Files: %1 of %2. Games read: %3, added: %4, already there: %5.</source>
        <translation>棋譜を取り込んでいます。ファイル：%1／%2。棋譜：読み込み %3、追加 %4、既存 %5。</translation>
    </message>
    <message>
        <source>Imports waiting: %1.</source>
        <translation>待機中の取り込み：%1件。</translation>
    </message>
    <message>
        <source>The import is being stopped…</source>
        <translation>取り込みを中止しています…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>取り込みを中止</translation>
    </message>
    <message>
        <source>Files of the import</source>
        <translation>取り込むファイル</translation>
    </message>
    <message>
        <source>Reading the other library…</source>
        <translation>別のライブラリを読み込んでいます…</translation>
    </message>
    <message>
        <source>Adding another library. Games read: %1 of %2, added: %3, already there: %4.</source>
        <translation>別のライブラリを追加しています。棋譜：読み込み %1／%2、追加 %3、既存 %4。</translation>
    </message>
    <message>
        <source>Games of the other library</source>
        <translation>別のライブラリの棋譜</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ImportReport</name>
    <message>
        <source>The import was stopped, because another library was opened.</source>
        <translation>別のライブラリが開かれたため、取り込みを中止しました。</translation>
    </message>
    <message>
        <source>The import was stopped. %1</source>
        <translation>取り込みを中止しました。%1</translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation>取り込みを中止しました。</translation>
    </message>
    <message>
        <source>No games were added.</source>
        <translation>棋譜は追加されませんでした。</translation>
    </message>
    <message>
        <source>You can repeat the import. It leaves out the games that were already added.</source>
        <translation>もう一度取り込むこともできます。追加済みの棋譜は省かれます。</translation>
    </message>
    <message>
        <source>Files read: %1</source>
        <translation>読み込んだファイル：%1</translation>
    </message>
    <message>
        <source>Games read: %1</source>
        <translation>読み込んだ棋譜：%1</translation>
    </message>
    <message>
        <source>Games added: %1</source>
        <translation>追加した棋譜：%1</translation>
    </message>
    <message>
        <source>Games already in the library: %1</source>
        <translation>すでにライブラリにある棋譜：%1</translation>
    </message>
    <message>
        <source>Games with missing moves: %1</source>
        <translation>指し手が欠けている棋譜：%1</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>問題：%1</translation>
    </message>
    <message>
        <source>Problems that are not listed: %1</source>
        <translation>表示していない問題：%1</translation>
    </message>
    <message>
        <source>Import of %1</source>
        <translation>%1の取り込み</translation>
    </message>
    <message>
        <source>Label of the added games: %1</source>
        <translation>追加した棋譜のラベル：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n study/studies were added.</source>
        <translation>
            <numerusform>研究を%n件追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were added to the library.</source>
        <translation>
            <numerusform>%Ln局をライブラリに追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were left out, because the library already has them.</source>
        <translation>
            <numerusform>%Ln局はライブラリにすでにあるため省きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Studies added: %1</source>
        <translation>追加した研究：%1</translation>
    </message>
    <message>
        <source>Repertoires added: %1</source>
        <translation>追加したレパートリー：%1</translation>
    </message>
    <message>
        <source>Puzzles added: %1</source>
        <translation>追加した問題：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n repertoire(s) were added.</source>
        <translation>
            <numerusform>レパートリーを%n件追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s) were added.</source>
        <translation>
            <numerusform>問題を%Ln問追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could not be read and were left out.</source>
        <translation>
            <numerusform>%Ln局は読み込めなかったため省きました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::ImportReportDialog</name>
    <message>
        <source>Import Games</source>
        <translation>棋譜の取り込み</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>&amp;Save Report…</source>
        <translation>レポートを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>S&amp;how Games</source>
        <translation>棋譜を表示(&amp;H)</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>取り込み %1</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>レポートの保存</translation>
    </message>
    <message>
        <source>Text (*.txt);;All files (*)</source>
        <translation>テキスト (*.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1を保存できませんでした：%2。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ImportVariantDialog</name>
    <message>
        <source>Line %1: %2</source>
        <translation>%1行目：%2</translation>
    </message>
    <message>
        <source>one kind of piece</source>
        <translation>駒1種</translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of pieces</source>
        <translation>
            <numerusform>駒%n種</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 × %3, %4</source>
        <translation>%1：%2 × %3、%4</translation>
    </message>
    <message>
        <source>Sections of variants.ini</source>
        <translation>variants.iniのセクション</translation>
    </message>
    <message>
        <source>Interactive diagram</source>
        <translation>対話型ダイアグラム</translation>
    </message>
    <message>
        <source>&amp;Short name:</source>
        <translation>短い名前(&amp;S):</translation>
    </message>
    <message>
        <source>Import Variant</source>
        <translation>変種の取り込み</translation>
    </message>
    <message>
        <source>Edit Variant</source>
        <translation>変種の編集</translation>
    </message>
    <message>
        <source>Text of the variant</source>
        <translation>変種のテキスト</translation>
    </message>
    <message>
        <source>Paste a variant here, type it, or drop a file.</source>
        <translation>ここに変種を貼り付けるか、入力するか、ファイルをドロップしてください。</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>取り込む(&amp;I)</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>保存(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Open File…</source>
        <translation>ファイルを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Replace the text with that of the clipboard</source>
        <translation>テキストをクリップボードの内容に置き換えます</translation>
    </message>
    <message>
        <source>What was found in the text</source>
        <translation>テキストの検査結果</translation>
    </message>
    <message>
        <source>Open Variant</source>
        <translation>変種を開く</translation>
    </message>
    <message>
        <source>Variants (*.ini *.diagram *.txt);;All files (*)</source>
        <translation>変種 (*.ini *.diagram *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1: one problem</source>
        <translation>%1：問題が1件</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n problems</source>
        <translation>
            <numerusform>%1：問題が%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: ready to import</source>
        <translation>%1：取り込めます</translation>
    </message>
    <message>
        <source>%1: no problems</source>
        <translation>%1：問題はありません</translation>
    </message>
    <message>
        <source>In %1 the game is over before the first move. %2</source>
        <translation>%1では、最初の手の前に対局が終わります。%2</translation>
    </message>
    <message>
        <source>Close without importing the text?</source>
        <translation>テキストを取り込まずに閉じますか？</translation>
    </message>
    <message>
        <source>Save the changed rules?</source>
        <translation>変更したルールを保存しますか？</translation>
    </message>
    <message>
        <source>Everything the computer has learned by the old rules is deleted. Stored games stay in the library and are read by the new rules.</source>
        <translation>コンピューターが以前のルールで学んだことはすべて削除されます。保存した対局はライブラリに残り、新しいルールで読み込まれます。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation>変更を破棄しますか？</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Discard Text</source>
        <translation>テキストを破棄(&amp;D)</translation>
    </message>
    <message>
        <source>Lower-case letters, digits, “-” and “_”. The text does not name its variant.</source>
        <translation>英小文字・数字・「-」・「_」が使えます。テキストに変種の名前がありません。</translation>
    </message>
    <message>
        <source>The text does not name its variant. Enter a short name above the text.</source>
        <translation>テキストに変種の名前がありません。テキストの上に短い名前を入力してください。</translation>
    </message>
    <message>
        <source>A variant is a section of a &lt;i&gt;variants.ini&lt;/i&gt; or the text of an &lt;i&gt;interactive diagram&lt;/i&gt; of the Chess Variant Pages. Problems are listed here while you type.</source>
        <translation>変種は、&lt;i&gt;variants.ini&lt;/i&gt;のセクション、またはChess Variant Pagesの&lt;i&gt;対話型ダイアグラム&lt;/i&gt;のテキストです。入力中に見つかった問題がここに表示されます。</translation>
    </message>
    <message>
        <source>The text does not give all rules. These are assumed:</source>
        <translation>テキストにすべてのルールは書かれていません。次のように仮定します：</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名前(&amp;N):</translation>
    </message>
    <message>
        <source>The name in lists and titles. Leave it empty to use the name in the text.</source>
        <translation>一覧とタイトルでの名前です。空欄の場合はテキスト内の名前を使います。</translation>
    </message>
    <message>
        <source>Start position of %1</source>
        <translation>%1の初期配置</translation>
    </message>
    <message>
        <source>These open games keep the old rules until you close their tabs:</source>
        <translation>次の開いている対局は、タブを閉じるまで以前のルールのままです：</translation>
    </message>
</context>
<context>
    <name>komadai::ui::KeyList</name>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
</context>
<context>
    <name>komadai::ui::KeysDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>On the Board</source>
        <translation>盤上</translation>
    </message>
    <message>
        <source>Play a move</source>
        <translation>指す</translation>
    </message>
    <message>
        <source>two clicks, or drag</source>
        <translation>2回クリック、またはドラッグ</translation>
    </message>
    <message>
        <source>Step through the game</source>
        <translation>棋譜を前後にたどる</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>ホイール</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>拡大・縮小</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+ホイール</translation>
    </message>
    <message>
        <source>Move the enlarged board</source>
        <translation>拡大した盤を動かす</translation>
    </message>
    <message>
        <source>drag with the middle button</source>
        <translation>中ボタンでドラッグ</translation>
    </message>
    <message>
        <source>Draw an arrow or circle</source>
        <translation>矢印や丸を描く</translation>
    </message>
    <message>
        <source>right button</source>
        <translation>右ボタン</translation>
    </message>
    <message>
        <source>Cancel the selection or the last step</source>
        <translation>選択や直前の動きを取り消す</translation>
    </message>
    <message>
        <source>%1 or right click</source>
        <translation>%1または右クリック</translation>
    </message>
    <message>
        <source>Playing by keyboard: move the cursor</source>
        <translation>キーボードで指すとき：カーソルを動かす</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Playing by keyboard: pick up or put down a piece</source>
        <translation>キーボードで指すとき：駒を持ち上げる、置く</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1または%2</translation>
    </message>
    <message>
        <source>Playing by keyboard: choose a piece in hand</source>
        <translation>キーボードで指すとき：持ち駒を選ぶ</translation>
    </message>
    <message>
        <source>&amp;Change Shortcuts…</source>
        <translation>ショートカットを変更(&amp;C)…</translation>
    </message>
</context>
<context>
    <name>komadai::ui::KeysPage</name>
    <message>
        <source>%1 is reserved for cancelling and closing.</source>
        <translation>%1は取り消しと閉じる操作専用です。</translation>
    </message>
    <message>
        <source>%1 is reserved for confirming moves and pressing buttons.</source>
        <translation>%1は手の確定とボタンの操作専用です。</translation>
    </message>
    <message>
        <source>%1 is reserved for deleting text.</source>
        <translation>%1は文字の削除専用です。</translation>
    </message>
    <message>
        <source>%1 is reserved for moving between parts of the window.</source>
        <translation>%1はウィンドウ内の移動専用です。</translation>
    </message>
    <message>
        <source>%1 is reserved for menus and buttons, like Alt with any other letter.</source>
        <translation>Altと文字の組み合わせはメニューとボタン専用のため、%1は割り当てられません。</translation>
    </message>
    <message>
        <source>While you play by keyboard, %1 controls the board.</source>
        <translation>キーボードで指している間は、%1は盤の操作になります。</translation>
    </message>
    <message>
        <source>In text fields, %1 edits the text.</source>
        <translation>文字を入力する欄では、%1は文字の入力や編集になります。</translation>
    </message>
    <message>
        <source>Command or shortcut</source>
        <translation>コマンドまたはショートカット</translation>
    </message>
    <message>
        <source>&amp;Shortcuts:</source>
        <translation>ショートカット(&amp;S):</translation>
    </message>
    <message>
        <source>First shortcut</source>
        <translation>1番目のショートカット</translation>
    </message>
    <message>
        <source>Second shortcut</source>
        <translation>2番目のショートカット</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>割り当て直す(&amp;R)</translation>
    </message>
    <message>
        <source>No matching commands.</source>
        <translation>該当するコマンドはありません。</translation>
    </message>
    <message>
        <source>Default: None</source>
        <translation>初期設定：なし</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>初期設定：%1</translation>
    </message>
    <message>
        <source>%1 is already used by “%2”.</source>
        <translation>%1はすでに「%2」で使われています。</translation>
    </message>
    <message>
        <source>“%1” no longer has a shortcut.</source>
        <translation>「%1」のショートカットはなくなりました。</translation>
    </message>
    <message>
        <source>Select a field, then press the new shortcut. Backspace removes a shortcut.</source>
        <translation>欄を選んで新しいショートカットを押してください。Backspaceで削除します。</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Filter the commands</source>
        <translation>コマンドを絞り込む</translation>
    </message>
</context>
<context>
    <name>komadai::ui::LabelMenu</name>
    <message>
        <source>New label</source>
        <translation>新しいラベル</translation>
    </message>
</context>
<context>
    <name>komadai::ui::LanguagePage</name>
    <message>
        <source>Same as the Desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>言語(&amp;L):</translation>
    </message>
    <message>
        <source>Western: P-7f</source>
        <translation>西洋式：P-7f</translation>
    </message>
    <message>
        <source>Japanese: ▲７六歩</source>
        <translation>日本式：▲７六歩</translation>
    </message>
    <message>
        <source>&amp;Notation:</source>
        <translation>棋譜の表記(&amp;N):</translation>
    </message>
    <message>
        <source>Games outside the shogi family always use Western notation.</source>
        <translation>将棋系でないゲームでは常に西洋式を使います。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>表示言語</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>As in the chosen language: %1</source>
        <translation>表示言語の文字：%1</translation>
    </message>
    <message>
        <source>English: %1</source>
        <translation>英語：%1</translation>
    </message>
    <message>
        <source>&amp;Piece letters:</source>
        <translation>駒の文字(&amp;P):</translation>
    </message>
    <message>
        <source>For games whose squares are named as in chess. Files always have English letters.</source>
        <translation>マスの名前がチェスと同じゲームで使います。ファイルには、いつも英語の文字で書きます。</translation>
    </message>
    <message>
        <source>Shared by both sides, as in chess</source>
        <translation>双方の一手ずつに一つ（チェス式）</translation>
    </message>
    <message>
        <source>One for every move, as in shogi</source>
        <translation>一手ごとに一つ（将棋式）</translation>
    </message>
    <message>
        <source>N&amp;umbers:</source>
        <translation>手数の数え方(&amp;U):</translation>
    </message>
</context>
<context>
    <name>komadai::ui::LevelRange</name>
    <message>
        <source>to</source>
        <translation>～</translation>
    </message>
    <message>
        <source>Lowest level</source>
        <translation>最低レベル</translation>
    </message>
    <message>
        <source>Highest level</source>
        <translation>最高レベル</translation>
    </message>
</context>
<context>
    <name>komadai::ui::LibraryAddition</name>
    <message>
        <source>Import %1</source>
        <translation>取り込み %1</translation>
    </message>
</context>
<context>
    <name>komadai::ui::LibraryController</name>
    <message>
        <source>Open Library</source>
        <translation>ライブラリを開く</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite);;All files (*)</source>
        <translation>ライブラリ (*.sqlite);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>Games are saved in a library file. Open another library, or enter a new name to create one.</source>
        <translation>対局はライブラリファイルに保存されます。別のライブラリを開くか、新しい名前を入力して作成してください。</translation>
    </message>
    <message>
        <source>&amp;Open Another…</source>
        <translation>別のライブラリを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message numerus="yes">
        <source>You can continue an unfinished game of %1: %2, %n move(s).</source>
        <translation>
            <numerusform>終わっていない%1の対局を続けられます：%2、%n手。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続ける(&amp;C)</translation>
    </message>
    <message>
        <source>All Ga&amp;mes</source>
        <translation>すべての対局(&amp;M)</translation>
    </message>
    <message>
        <source>This game needs the variant “%1”, which is missing. Import the variant to open the game.</source>
        <translation>この対局には変種「%1」が必要ですが、見つかりません。対局を開くには、変種を取り込んでください。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>New Library</source>
        <translation>新しいライブラリ</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>作成(&amp;C)</translation>
    </message>
    <message>
        <source>The file %1 exists already. Choose another name, or open the library.</source>
        <translation>ファイル「%1」はすでにあります。別の名前を選ぶか、そのライブラリを開いてください。</translation>
    </message>
    <message>
        <source>The library %1 does not exist any more. It was removed from the list.</source>
        <translation>ライブラリ「%1」はもうありません。一覧から除きました。</translation>
    </message>
    <message>
        <source>&amp;Rescue Copy…</source>
        <translation>救出コピー(&amp;R)…</translation>
    </message>
</context>
<context>
    <name>komadai::ui::LibraryRescue</name>
    <message>
        <source>Rescue Copy</source>
        <translation>救出コピー</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite);;All files (*)</source>
        <translation>ライブラリ (*.sqlite);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The file %1 exists already. Choose another name.</source>
        <translation>ファイル「%1」はすでにあります。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Games are being copied…</source>
        <translation>対局をコピーしています…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Games in the copy: %1. Games that could not be read: %2.</source>
        <translation>コピーにある対局：%1。読み込めなかった対局：%2。</translation>
    </message>
    <message>
        <source>Games without their last changes: %1. Places in the file that could not be read: %2.</source>
        <translation>最後の変更が失われた対局：%1。ファイルで読み込めなかった箇所：%2。</translation>
    </message>
    <message>
        <source>&amp;Open the Copy</source>
        <translation>コピーを開く(&amp;O)</translation>
    </message>
</context>
<context>
    <name>komadai::ui::LossChart</name>
    <message>
        <source>Round %1: average error %2, without a network %3</source>
        <translation>ラウンド%1：平均誤差%2、ネットワークなし%3</translation>
    </message>
    <message>
        <source>Round %1, pass %2: average error %3</source>
        <translation>ラウンド%1、%2回目：平均誤差%3</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MainWindow</name>
    <message>
        <source>Games</source>
        <translation>棋譜一覧</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>About Komadai</source>
        <translation>Komadaiについて</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Komadai %1&lt;/h3&gt;&lt;p&gt;Plays and analyses chess and shogi variants, and stores your games.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Komadai %1&lt;/h3&gt;&lt;p&gt;チェスや将棋の変種で対局と検討をし、棋譜を保存するプログラムです。&lt;/p&gt;&lt;p&gt;GNU General Public Licenseバージョン3以降による自由ソフトウェアです。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Close Tab</source>
        <translation>タブを閉じる</translation>
    </message>
    <message>
        <source>This game is still being played.</source>
        <translation>この対局はまだ続いています。</translation>
    </message>
    <message>
        <source>It stays in the library, where you can continue it later.</source>
        <translation>対局はライブラリに残り、後で続けられます。</translation>
    </message>
    <message>
        <source>&amp;Close Tab</source>
        <translation>タブを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Open Library</source>
        <translation>ライブラリを開く</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are still being played.</source>
        <translation>
            <numerusform>続いている対局が%n局あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>All tabs will be closed. The tabs come back when you open the current library again.</source>
        <translation>すべてのタブを閉じます。現在のライブラリをもう一度開くと、タブは元に戻ります。</translation>
    </message>
    <message>
        <source>&amp;Open Library</source>
        <translation>ライブラリを開く(&amp;O)</translation>
    </message>
    <message>
        <source>This position fits several variants. Which one do you want to play?</source>
        <translation>この局面は複数のゲームに当てはまります。どのゲームで対局しますか？</translation>
    </message>
    <message>
        <source>This position breaks the rules. For which variant do you want to edit it?</source>
        <translation>この局面は規則に反しています。どのゲームの局面として編集しますか？</translation>
    </message>
    <message>
        <source>All Games</source>
        <translation>すべての対局</translation>
    </message>
    <message>
        <source>The game is in the library now.</source>
        <translation>対局をライブラリに追加しました。</translation>
    </message>
    <message>
        <source>Esc shows the other parts of the window again.</source>
        <translation>Escを押すと、ウィンドウのほかの部分がまた表示されます。</translation>
    </message>
    <message>
        <source>Res&amp;cue Copy…</source>
        <translation>救出コピー(&amp;C)…</translation>
    </message>
    <message>
        <source>&lt;p&gt;Home page: %1&lt;/p&gt;</source>
        <translation>&lt;p&gt;ホームページ：%1&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1 The computer plays without this network.</source>
        <translation>%1コンピューターはこのネットワークを使わずに指します。</translation>
    </message>
    <message>
        <source>&amp;Teach…</source>
        <translation>学習(&amp;T)…</translation>
    </message>
    <message numerus="yes">
        <source>%n new puzzle(s) found.</source>
        <translation>
            <numerusform>新しい問題が%n問見つかりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The closed tab cannot be opened again: its game was deleted or cannot be read.</source>
        <translation>閉じたタブを開けません。対局が削除されたか、読み込めません。</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>練習する(&amp;P)</translation>
    </message>
    <message numerus="yes">
        <source>The library has %n fault(s): %1 A rescue copy contains everything that can be read.</source>
        <translation>
            <numerusform>ライブラリに問題が%n件あります：%1 救出コピーには、読み取れるものがすべて入ります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::WindowPanels</name>
    <message>
        <source>Games</source>
        <translation>棋譜一覧</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>序盤</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>解析結果</translation>
    </message>
    <message>
        <source>Evaluation Graph</source>
        <translation>評価値グラフ</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>検討</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameStarter</name>
    <message>
        <source>The game is over in this position.</source>
        <translation>この局面では対局が終わっています。</translation>
    </message>
    <message>
        <source>Your previous game is unfinished. You can find it under Games.</source>
        <translation>前の対局は終わっていません。「棋譜一覧」にあります。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MakeBookDialog</name>
    <message>
        <source>Make Opening Book</source>
        <translation>定跡ファイルの作成</translation>
    </message>
    <message>
        <source>Opening Book</source>
        <translation>定跡</translation>
    </message>
    <message>
        <source> plies</source>
        <translation>手</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべての対局</translation>
    </message>
    <message>
        <source>Wins of the first player</source>
        <translation>先手の勝局</translation>
    </message>
    <message>
        <source>Wins of the second player</source>
        <translation>後手の勝局</translation>
    </message>
    <message>
        <source>Games won by the side that made the move</source>
        <translation>指した側の勝局</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名前(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>手数(&amp;L):</translation>
    </message>
    <message>
        <source>Minimum &amp;games per move:</source>
        <translation>各手の最低局数(&amp;G):</translation>
    </message>
    <message>
        <source>&amp;Counted games:</source>
        <translation>数える対局(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Use at levels:</source>
        <translation>使用するレベル(&amp;U):</translation>
    </message>
    <message>
        <source>&amp;Make Book</source>
        <translation>作成(&amp;M)</translation>
    </message>
    <message numerus="yes">
        <source>The computer will play the moves of %Ln game(s).</source>
        <translation>
            <numerusform>コンピューターは%Ln局の指し手を使います。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::ManageVariantsDialog</name>
    <message>
        <source>Imported Variants</source>
        <translation>取り込んだ変種</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>取り込む(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編集(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>削除(&amp;R)…</translation>
    </message>
    <message>
        <source>No variant has been imported yet.</source>
        <translation>変種はまだ取り込まれていません。</translation>
    </message>
    <message>
        <source>%1 is on the board now. Begin another game before you remove it.</source>
        <translation>%1は今盤上にあります。削除する前に別の対局を始めてください。</translation>
    </message>
    <message>
        <source>%1 is on the board now. Begin another game before you edit it.</source>
        <translation>%1は今盤上にあります。編集する前に別の対局を始めてください。</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>%1を削除しますか？</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>消す(&amp;R)</translation>
    </message>
    <message>
        <source>The file %1 is deleted, and with it everything the computer has learned about the game. Stored games stay in the library. To open them again, import the variant again.</source>
        <translation>ファイル「%1」と、コンピューターがこのゲームについて学んだことを削除します。保存した対局はライブラリに残り、変種をもう一度取り込めば、また開けます。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MatchBar</name>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Show the match</source>
        <translation>マッチを表示</translation>
    </message>
    <message>
        <source>Games of the match</source>
        <translation>マッチの対局</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <translation>マッチを再開</translation>
    </message>
    <message>
        <source>Pause the match</source>
        <translation>マッチを一時停止</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MatchBoard</name>
    <message>
        <source>Select a game to see it here.</source>
        <translation>対局を選ぶと、ここに表示されます。</translation>
    </message>
    <message>
        <source>Board of the match</source>
        <translation>マッチの盤面</translation>
    </message>
    <message>
        <source>Ply %1 of %2</source>
        <translation>%2手中%1手目</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MatchCommands</name>
    <message>
        <source>Engine Match</source>
        <translation>エンジン対局</translation>
    </message>
    <message>
        <source>A match of engines is in progress.</source>
        <translation>エンジン対局が進行中です。</translation>
    </message>
    <message>
        <source>The games in progress are aborted. The finished games are kept.</source>
        <translation>進行中の対局は打ち切られます。終わった対局は残ります。</translation>
    </message>
    <message>
        <source>&amp;End the Match</source>
        <translation>マッチを終了(&amp;E)</translation>
    </message>
    <message>
        <source>The match has ended: %1.</source>
        <translation>マッチが終わりました：%1。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MatchDialog</name>
    <message>
        <source>File of openings</source>
        <translation>開始局面のファイル</translation>
    </message>
    <message>
        <source>Stop as soon as it is &amp;decided (SPRT)</source>
        <translation>決着がつきしだい終了（SPRT）(&amp;D)</translation>
    </message>
    <message>
        <source>Add the games to the &amp;library</source>
        <translation>対局をライブラリに加える(&amp;L)</translation>
    </message>
    <message>
        <source>Engine Match</source>
        <translation>エンジン対局</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>Va&amp;riant:</source>
        <translation>ゲーム(&amp;G):</translation>
    </message>
    <message>
        <source>Engine &amp;A:</source>
        <translation>エンジン&amp;A:</translation>
    </message>
    <message>
        <source>Engine &amp;B:</source>
        <translation>エンジン&amp;B:</translation>
    </message>
    <message>
        <source>Engine A</source>
        <translation>エンジンA</translation>
    </message>
    <message>
        <source>Engine B</source>
        <translation>エンジンB</translation>
    </message>
    <message>
        <source>Level </source>
        <translation>レベル </translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>%1のレベル</translation>
    </message>
    <message>
        <source>Nodes per move of %1</source>
        <translation>%1の1手あたりの局面数</translation>
    </message>
    <message>
        <source>&amp;Engines…</source>
        <translation>エンジン(&amp;E)…</translation>
    </message>
    <message>
        <source>Standard start</source>
        <translation>通常の初期配置</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>ランダムな指し手</translation>
    </message>
    <message>
        <source>Positions of a file</source>
        <translation>ファイルの局面</translation>
    </message>
    <message>
        <source>Each opening is played twice, with sides swapped.</source>
        <translation>どの開始局面も、先後を入れ替えて2回対局します。</translation>
    </message>
    <message>
        <source>Plies: </source>
        <translation>手数: </translation>
    </message>
    <message>
        <source>Random plies</source>
        <translation>ランダムな手数</translation>
    </message>
    <message>
        <source>Seed: </source>
        <translation>シード: </translation>
    </message>
    <message>
        <source>The same seed gives the same openings.</source>
        <translation>同じシードからは同じ開始局面ができます。</translation>
    </message>
    <message>
        <source>Seed of the openings</source>
        <translation>開始局面のシード</translation>
    </message>
    <message>
        <source>One position per line, in SFEN or FEN</source>
        <translation>1行に1局面（SFENまたはFEN）</translation>
    </message>
    <message>
        <source>&amp;Openings:</source>
        <translation>開始局面(&amp;O):</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>1手の時間</translation>
    </message>
    <message>
        <source>Clock with increment</source>
        <translation>加算つきの時計</translation>
    </message>
    <message>
        <source>Nodes per move</source>
        <translation>1手あたりの局面数</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>1手あたりの秒数</translation>
    </message>
    <message>
        <source>Seconds for the game</source>
        <translation>対局全体の秒数</translation>
    </message>
    <message>
        <source>Seconds added for each move</source>
        <translation>1手ごとに加算する秒数</translation>
    </message>
    <message>
        <source>No clock runs. An external engine that thinks for more than a minute, and at fewer than 10,000 nodes per second, is told to move at once.</source>
        <translation>時計は動きません。外部エンジンの思考が1分を超え、しかも探索が毎秒10,000局面未満のときは、すぐに指させます。</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ミリ秒</translation>
    </message>
    <message>
        <source>A player whose move is late by more than this loses.</source>
        <translation>これを超えて遅れた側は負けになります。</translation>
    </message>
    <message>
        <source>&amp;Time:</source>
        <translation>持ち時間(&amp;T):</translation>
    </message>
    <message>
        <source>Allowed dela&amp;y:</source>
        <translation>許す遅れ(&amp;Y):</translation>
    </message>
    <message>
        <source>Ga&amp;mes:</source>
        <translation>対局数(&amp;M):</translation>
    </message>
    <message>
        <source>Cores of this computer: %1</source>
        <translation>このコンピューターのコア数：%1</translation>
    </message>
    <message>
        <source>At the same t&amp;ime:</source>
        <translation>同時対局数(&amp;I):</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Memory of each engine, unless it is set in the list of engines</source>
        <translation>各エンジンのメモリ（エンジンの一覧で設定していない場合）</translation>
    </message>
    <message>
        <source>&amp;Hash:</source>
        <translation>ハッシュ(&amp;H):</translation>
    </message>
    <message>
        <source>The match ends as soon as the games show which of the two Elo differences is the better estimate for engine A. At most one such decision in twenty is wrong.</source>
        <translation>エンジンAのEloの差として2つの値のどちらが当てはまるかが対局の結果からわかりしだい、マッチは終わります。判定を誤るのは20回に1回以下です。</translation>
    </message>
    <message>
        <source>Elo </source>
        <translation>Elo </translation>
    </message>
    <message>
        <source>against </source>
        <translation>対 </translation>
    </message>
    <message>
        <source>First Elo difference</source>
        <translation>1つ目のEloの差</translation>
    </message>
    <message>
        <source>Second Elo difference</source>
        <translation>2つ目のEloの差</translation>
    </message>
    <message>
        <source>Usual limit</source>
        <translation>通常の上限</translation>
    </message>
    <message>
        <source>Draw after &amp;plies:</source>
        <translation>引き分けにする手数(&amp;P):</translation>
    </message>
    <message>
        <source>E&amp;vent:</source>
        <translation>棋戦(&amp;V):</translation>
    </message>
    <message>
        <source>Computer at a level</source>
        <translation>コンピューター（レベル指定）</translation>
    </message>
    <message>
        <source>Komadai with fixed nodes per move</source>
        <translation>Komadai（1手あたりの局面数を指定）</translation>
    </message>
    <message>
        <source>The first Elo difference of the test must be less than the second one.</source>
        <translation>検定の1つ目のEloの差は、2つ目より小さくなければなりません。</translation>
    </message>
    <message>
        <source>The match needs %1 cores. The engines will slow each other down.</source>
        <translation>このマッチには%1個のコアが必要です。エンジンが互いに遅くなります。</translation>
    </message>
    <message>
        <source>Many games may be alike, since all begin with the same position.</source>
        <translation>すべて同じ局面から始まるので、同じような対局が多くなることがあります。</translation>
    </message>
    <message>
        <source>Games at the same time</source>
        <translation>同時に行う対局数</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MatchGamesModel</name>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Plies</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終局</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MatchWindow</name>
    <message>
        <source>Engine Match</source>
        <translation>エンジン対局</translation>
    </message>
    <message>
        <source>&amp;Stop…</source>
        <translation>終了(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy Result</source>
        <translation>結果をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;New Match…</source>
        <translation>新しいマッチ(&amp;N)…</translation>
    </message>
    <message>
        <source>Results of the match</source>
        <translation>マッチの結果</translation>
    </message>
    <message>
        <source>Games of the match</source>
        <translation>マッチの対局</translation>
    </message>
    <message>
        <source>A game that is selected is shown on the board. Double-click a finished game to open it.</source>
        <translation>選んだ対局は盤に表示されます。終わった対局はダブルクリックで開きます。</translation>
    </message>
    <message>
        <source>Progress of the SPRT</source>
        <translation>SPRTの進み具合</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>再開(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <translation>マッチはまだ行われていません。</translation>
    </message>
    <message>
        <source>This game was aborted.</source>
        <translation>この対局は打ち切られました。</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>第%1局</translation>
    </message>
    <message>
        <source>Stop the Match</source>
        <translation>マッチを終了</translation>
    </message>
    <message>
        <source>How do you want to end the match?</source>
        <translation>マッチをどのように終了しますか？</translation>
    </message>
    <message>
        <source>Games that are over stay as they are.</source>
        <translation>終わった対局はそのまま残ります。</translation>
    </message>
    <message>
        <source>&amp;Finish the Games</source>
        <translation>対局を最後まで行う(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Abort the Games</source>
        <translation>対局を打ち切る(&amp;A)</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MergePlayersDialog</name>
    <message>
        <source>Merge Players</source>
        <translation>対局者の統合</translation>
    </message>
    <message>
        <source>Tick all spellings of the same player, then choose the name to keep.</source>
        <translation>同じ対局者の表記すべてにチェックを付け、残す名前を選んでください。</translation>
    </message>
    <message>
        <source>Search players</source>
        <translation>対局者を検索</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>&amp;Keep the name:</source>
        <translation>残す名前(&amp;K):</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>統合(&amp;M)</translation>
    </message>
    <message>
        <source>Tick at least two names.</source>
        <translation>名前を二つ以上チェックしてください。</translation>
    </message>
    <message>
        <source>Write the name to keep.</source>
        <translation>残す名前を入力してください。</translation>
    </message>
    <message>
        <source>Name to keep</source>
        <translation>残す名前</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln game(s))</source>
        <translation>
            <numerusform>%1（%Ln局）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) will be changed.</source>
        <translation>
            <numerusform>%Ln局が変更されます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::MobilityBoard</name>
    <message>
        <source>Moves to each square</source>
        <translation>各マスへの手数</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>第%1組</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be reached</source>
        <translation>到達できない</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MobilityWindow</name>
    <message>
        <source>&amp;Empty board</source>
        <translation>空の盤(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Position on the board</source>
        <translation>盤上の局面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Moves to each square</source>
        <translation>各マスへの手数(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Connected squares</source>
        <translation>つながりのあるマス(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Follow clicks on the game board</source>
        <translation>対局盤のクリックに合わせる(&amp;F)</translation>
    </message>
    <message>
        <source>Mobility</source>
        <translation>到達手数</translation>
    </message>
    <message>
        <source>Click a square to put the piece there, or move it with the arrow keys. Ctrl and the arrow keys point at squares.</source>
        <translation>マスをクリックすると駒がそこに移ります。矢印キーでも動かせます。Ctrlと矢印キーで、マスにカーソルを合わせます。</translation>
    </message>
    <message>
        <source>P&amp;iece:</source>
        <translation>駒(&amp;I):</translation>
    </message>
    <message>
        <source>&amp;Side:</source>
        <translation>先後(&amp;S):</translation>
    </message>
    <message>
        <source>From %1 the piece reaches %2 of %3 squares.</source>
        <translation>%1から%3マス中%2マスに到達できます。</translation>
    </message>
    <message>
        <source>Each of them takes one move.</source>
        <translation>どのマスへも1手で着きます。</translation>
    </message>
    <message numerus="yes">
        <source>The farthest takes %n moves.</source>
        <translation>
            <numerusform>最も遠いマスまで%n手かかります。</numerusform>
        </translation>
    </message>
    <message>
        <source>All squares are connected.</source>
        <translation>すべてのマスがつながっています。</translation>
    </message>
    <message numerus="yes">
        <source>The squares form %n separate groups.</source>
        <translation>
            <numerusform>マスは%n組に分かれています。</numerusform>
        </translation>
    </message>
    <message>
        <source>On average the piece has %1 moves.</source>
        <translation>動けるマスは平均%1です。</translation>
    </message>
    <message>
        <source>%1: the piece is here.</source>
        <translation>%1：駒はここにあります。</translation>
    </message>
    <message>
        <source>%1: cannot be reached.</source>
        <translation>%1：到達できません。</translation>
    </message>
    <message>
        <source>%1: one move.</source>
        <translation>%1：1手。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n moves.</source>
        <translation>
            <numerusform>%1：%n手。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::MoveLine</name>
    <message>
        <source>&amp;Move:</source>
        <translation>指し手(&amp;M):</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>You cannot move now.</source>
        <translation>今ここでは指せません。</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1または%2</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>指し手</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MoveTextView</name>
    <message numerus="yes">
        <source>(%n destroyed)</source>
        <translation>
            <numerusform>(破壊%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(%n held)</source>
        <translation>
            <numerusform>(拘束%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::MoveTableModel</name>
    <message>
        <source>Moves</source>
        <translation>指し手</translation>
    </message>
</context>
<context>
    <name>komadai::ui::MoveTexts</name>
    <message>
        <source>%1, time used %2</source>
        <translation>%1、消費時間 %2</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <translation>評価値：%1</translation>
    </message>
    <message>
        <source>Time used: %1 s</source>
        <translation>消費時間：%1秒</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>しおり</translation>
    </message>
    <message>
        <source>Bookmark: %1</source>
        <translation>しおり：%1</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>The same position: %1</source>
        <translation>同一局面：%1</translation>
    </message>
</context>
<context>
    <name>komadai::ui::NamedMenu</name>
    <message>
        <source>&amp;Rename</source>
        <translation>名前の変更(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
</context>
<context>
    <name>komadai::ui::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>対局開始(&amp;P)</translation>
    </message>
    <message>
        <source>Restore &amp;Defaults</source>
        <translation>初期設定に戻す(&amp;D)</translation>
    </message>
    <message>
        <source>Pla&amp;yers and Clocks</source>
        <translation>対局者と時計(&amp;Y)</translation>
    </message>
    <message>
        <source>S&amp;tart Position</source>
        <translation>開始局面(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search for a variant</source>
        <translation>ゲームを検索</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>captured pieces are dropped again</source>
        <translation>取った駒を打てる</translation>
    </message>
    <message>
        <source>no drops</source>
        <translation>持ち駒なし</translation>
    </message>
    <message>
        <source>%1 × %2 points, %3</source>
        <translation>%1 × %2路、%3</translation>
    </message>
    <message>
        <source>%1 × %2 squares, %3</source>
        <translation>%1 × %2マス、%3</translation>
    </message>
    <message>
        <source>No variant matches. You can import more variants with File &gt; Import Variant.</source>
        <translation>該当するゲームがありません。「ファイル &gt; 変種を取り込む」で追加できます。</translation>
    </message>
    <message>
        <source>Settings of the game</source>
        <translation>対局の設定</translation>
    </message>
</context>
<context>
    <name>komadai::ui::NewMoveFinder</name>
    <message>
        <source>No other game in the library has this start position.</source>
        <translation>ライブラリには、この開始局面の対局がほかにありません。</translation>
    </message>
    <message numerus="yes">
        <source>No move of this line is new: %Ln other game(s) reached its last position.</source>
        <translation>
            <numerusform>この手順に新手はありません。最後の局面は、ほかの%Ln局に現れています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This move is new: %Ln other game(s) reached the position before it.</source>
        <translation>
            <numerusform>これは新手です。直前の局面は、ほかの%Ln局に現れています。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Buttons: %1</source>
        <translation>ボタン：%1</translation>
    </message>
</context>
<context>
    <name>komadai::ui::OpeningGraphWindow</name>
    <message>
        <source>Opening Graph</source>
        <translation>定跡グラフ</translation>
    </message>
    <message>
        <source>All games, or for example player:habu date:1990..1999</source>
        <translation>空欄ですべての対局。例：player:habu date:1990..1999</translation>
    </message>
    <message>
        <source>Filter the games</source>
        <translation>対局を絞り込む</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>対局の開始局面</translation>
    </message>
    <message>
        <source>Position on the board</source>
        <translation>盤上の局面</translation>
    </message>
    <message>
        <source>&amp;Update</source>
        <translation>更新(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save Picture…</source>
        <translation>画像を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Positions that were found</source>
        <translation>見つかった局面</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>対局(&amp;G):</translation>
    </message>
    <message>
        <source>&amp;From:</source>
        <translation>起点(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Positions:</source>
        <translation>局面数(&amp;P):</translation>
    </message>
    <message>
        <source>The games are being counted…</source>
        <translation>対局を集計しています…</translation>
    </message>
    <message>
        <source>Cancelled. Press “Update” to draw the graph.</source>
        <translation>中止しました。「更新」でグラフを作成します。</translation>
    </message>
    <message>
        <source>Cancelled. The previous graph is shown.</source>
        <translation>中止しました。前のグラフを表示しています。</translation>
    </message>
    <message>
        <source>No move was played in two games or more from this position.</source>
        <translation>この局面から2局以上で指された手はありません。</translation>
    </message>
    <message>
        <source>No matching game has a move from this position.</source>
        <translation>条件に合う対局で、この局面から指された手はありません。</translation>
    </message>
    <message>
        <source>No game in the library has a move from this position.</source>
        <translation>ライブラリの対局で、この局面から指された手はありません。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG picture (*.svg)</source>
        <translation>PNG画像 (*.png);;SVG画像 (*.svg)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1を保存できませんでした：%2。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PanelLayoutMenu</name>
    <message>
        <source>Panel &amp;Layouts</source>
        <translation>パネルの配置(&amp;L)</translation>
    </message>
    <message>
        <source>No saved layouts</source>
        <translation>保存した配置はありません</translation>
    </message>
    <message>
        <source>&amp;Save This Layout…</source>
        <translation>この配置を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save Layout</source>
        <translation>配置を保存</translation>
    </message>
    <message>
        <source>Rename Layout</source>
        <translation>配置の名前を変更</translation>
    </message>
    <message>
        <source>&amp;Name of the layout:</source>
        <translation>配置の名前(&amp;N):</translation>
    </message>
    <message>
        <source>R&amp;eset to the Usual Layout</source>
        <translation>標準の配置に戻す(&amp;E)</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PatternEditor</name>
    <message>
        <source>Must Be &amp;Empty</source>
        <translation>空き(&amp;E)</translation>
    </message>
    <message>
        <source>Choose this, then click a square, or drag over several squares, to mark that no piece may stand there. The right button removes the marks.</source>
        <translation>これを選んでから、マスをクリックするか複数のマスをドラッグすると、そこに駒がないことを条件にします。右ボタンで印を消します。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PiecePalette</name>
    <message>
        <source>Pieces</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>Promoted</source>
        <translation>成駒</translation>
    </message>
    <message>
        <source>%1 (%2): %3 of %4 in the position</source>
        <translation>%1（%2）：局面に%3/%4枚</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PlayFromHereDialog</name>
    <message>
        <source>Play from Here</source>
        <translation>この局面から対局</translation>
    </message>
    <message>
        <source>A new game begins in a new tab. %1 is to move.</source>
        <translation>新しいタブで新しい対局を始めます。手番は%1です。</translation>
    </message>
    <message numerus="yes">
        <source>A new game begins in a new tab, after %n move(s) of this one. %1 is to move.</source>
        <translation>
            <numerusform>新しいタブで、この対局の%n手目までの局面から新しい対局を始めます。手番は%1です。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>対局開始(&amp;P)</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PlayerCard</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>%1の時計</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>getting ready…</source>
        <translation>準備中…</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>考慮中…</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <translation>%1、手番</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PlayersForm</name>
    <message>
        <source>Human</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>The player&apos;s name (optional)</source>
        <translation>対局者の名前（省略できます）</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Full Strength</source>
        <translation>全力</translation>
    </message>
    <message>
        <source>The computer with all its time and all free processor cores</source>
        <translation>コンピューターが持ち時間と、空いているプロセッサーコアをすべて使います</translation>
    </message>
    <message>
        <source> s per move</source>
        <translation> 秒／手</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>レベル%1</translation>
    </message>
    <message>
        <source>R&amp;andom sides</source>
        <translation>振り駒(&amp;A)</translation>
    </message>
    <message>
        <source>Each player gets a side at random when the game begins</source>
        <translation>対局を始めるときに、先後をランダムに決めます</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>先後を入れ替え(&amp;S)</translation>
    </message>
    <message>
        <source>Opening &amp;Books…</source>
        <translation>定跡ファイル(&amp;B)…</translation>
    </message>
    <message>
        <source>The sa&amp;me clock for both sides</source>
        <translation>双方同じ時計(&amp;M)</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>対局者%1</translation>
    </message>
    <message>
        <source>%1 (moves first):</source>
        <translation>%1（先に指す）:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>%1の名前</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>%1のレベル</translation>
    </message>
    <message>
        <source>Time of %1 for a move</source>
        <translation>%1の1手の時間</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>%1の時計</translation>
    </message>
    <message>
        <source>Clocks:</source>
        <translation>時計:</translation>
    </message>
    <message>
        <source>Clock of %1:</source>
        <translation>%1の時計:</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PlayingPage</name>
    <message>
        <source>The computer &amp;resigns lost games</source>
        <translation>コンピューターは負けの局面で投了する(&amp;R)</translation>
    </message>
    <message>
        <source>The computer accepts &amp;draws when it cannot win</source>
        <translation>コンピューターは勝てない局面では引き分けに応じる(&amp;D)</translation>
    </message>
    <message>
        <source>The computer &amp;thinks on your time</source>
        <translation>コンピューターは相手の手番でも考える（先読み）(&amp;T)</translation>
    </message>
    <message>
        <source>Level 10, full strength and external engines then think while you are to move. They stop when an analysis needs the processor.</source>
        <translation>レベル10、全力、外部エンジンは、あなたの手番でも考えます。検討でプロセッサーが必要になると、先読みをやめます。</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>The &amp;engine comments on the moves of a game while it is played</source>
        <translation>対局中にエンジンが指し手を講評する(&amp;E)</translation>
    </message>
    <message>
        <source>The engine comments on each move after the reply has been played</source>
        <translation>応手が指された後に講評します</translation>
    </message>
    <message>
        <source>&amp;Show how the computer sees the game while it is played</source>
        <translation>コンピューターの形勢判断を対局中に表示(&amp;S)</translation>
    </message>
    <message>
        <source>The evaluation bar, the graph and the record then show what the computer expects.</source>
        <translation>評価バー、グラフ、棋譜に、コンピューターの読みが表示されます。</translation>
    </message>
    <message>
        <source>&amp;Minimum time per computer move:</source>
        <translation>コンピューターの1手の最短時間(&amp;M):</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>So that you can follow its moves. With little time on its clock it moves sooner.</source>
        <translation>手を追いやすくするためです。持ち時間が少ないときは早く指します。</translation>
    </message>
    <message>
        <source>The computer as a player</source>
        <translation>コンピューターの指し方</translation>
    </message>
    <message>
        <source>Shown while a game is played</source>
        <translation>対局中の表示</translation>
    </message>
    <message>
        <source>&amp;Premoves while the computer thinks</source>
        <translation>コンピューターの思考中に次の手を先行入力(&amp;P)</translation>
    </message>
    <message>
        <source>A move that you make in advance is played as soon as the computer has moved, if it is legal then.</source>
        <translation>先に入力した手は、コンピューターが指した後、指せる手であればすぐに指されます。</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>あなたの指し手</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PositionCard</name>
    <message>
        <source>Board after %1</source>
        <translation>%1の後の盤面</translation>
    </message>
    <message>
        <source>No game was decided.</source>
        <translation>勝敗の決まった対局はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s), %1 of all</source>
        <translation>
            <numerusform>%Ln局（全体の%1）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 scores %2</source>
        <translation>%1の得点率%2</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PositionEditor</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>検討(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Play from Here…</source>
        <translation>ここから対局(&amp;P)…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Start Position</source>
        <translation>初期配置</translation>
    </message>
    <message>
        <source>Clear Board</source>
        <translation>盤を空にする</translation>
    </message>
    <message>
        <source>Mirror Left and Right</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Swap Sides</source>
        <translation>先後入れ替え</translation>
    </message>
    <message>
        <source>Flip Board</source>
        <translation>盤を反転</translation>
    </message>
    <message>
        <source>Copy SFEN</source>
        <translation>SFENをコピー</translation>
    </message>
    <message>
        <source>SFEN copied to the clipboard.</source>
        <translation>SFENをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Copy FEN</source>
        <translation>FENをコピー</translation>
    </message>
    <message>
        <source>FEN copied to the clipboard.</source>
        <translation>FENをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Paste SFEN or FEN</source>
        <translation>SFENまたはFENを貼り付け</translation>
    </message>
    <message>
        <source>To move:</source>
        <translation>手番:</translation>
    </message>
    <message>
        <source>Pieces of the other side (%1)</source>
        <translation>相手側の駒（%1）</translation>
    </message>
    <message>
        <source>Piece, kanji or letters</source>
        <translation>駒、漢字、文字</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>クリップボードにテキストがありません。</translation>
    </message>
    <message>
        <source>Position Editor</source>
        <translation>局面編集</translation>
    </message>
    <message>
        <source>Discard this position? You have neither copied nor played it.</source>
        <translation>作った局面を破棄しますか？まだコピーも対局もしておらず、どこにも保存されていません。</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>Position Editor: %1[*]</source>
        <translation>局面編集：%1[*]</translation>
    </message>
    <message>
        <source>The effects of nets, fog and flames are computed from the pieces on the board</source>
        <translation>網、霧、炎の効果は、駒の配置から決まります</translation>
    </message>
    <message>
        <source>A position has no earlier moves: repetitions are counted from here.</source>
        <translation>それまでの手は局面に含まれません。千日手はここから数えます。</translation>
    </message>
    <message>
        <source>The game is over here: %1.</source>
        <translation>この局面で対局は終了しています：%1。</translation>
    </message>
    <message>
        <source>Can be played: %1 to move, in check.</source>
        <translation>対局できます：%1の手番（王手）。</translation>
    </message>
    <message>
        <source>Can be played: %1 to move.</source>
        <translation>対局できます：%1の手番。</translation>
    </message>
    <message>
        <source>%1 has no king, as is usual in mate problems.</source>
        <translation>%1に玉がありません（詰将棋の形式）。</translation>
    </message>
    <message>
        <source>Cannot be played yet: %1.</source>
        <translation>まだ対局できません：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Further problems: %n.</source>
        <translation>
            <numerusform>ほかに%n件の問題があります。</numerusform>
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
            <numerusform>%1ほか%n種</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces: %1 of %2.</source>
        <translation>駒：%2枚中%1枚。</translation>
    </message>
    <message>
        <source>Rest to the Hand of %1</source>
        <translation>残りを%1の持ち駒に</translation>
    </message>
    <message>
        <source>Puts all missing pieces into the hand of the side that is not to move, as in mate problems (%1)</source>
        <translation>足りない駒をすべて、手番でない側の持ち駒にします。詰将棋の配置です (%1)</translation>
    </message>
    <message>
        <source>Missing: %1.</source>
        <translation>不足：%1。</translation>
    </message>
    <message>
        <source>Too many: %1.</source>
        <translation>過剰：%1。</translation>
    </message>
    <message>
        <source>Click places the chosen piece. Right-click turns a piece over. Delete removes it.</source>
        <translation>マスをクリックすると選んだ駒を置き、駒を右クリックすると裏返します。Deleteで駒を除きます。</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1の持ち駒</translation>
    </message>
    <message>
        <source>%1: %2 %3 (click adds one, right click removes one)</source>
        <translation>%1：%2 %3枚、クリックで1枚加え、右クリックで1枚減らす</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2の%3</translation>
    </message>
    <message>
        <source>Filter the pieces</source>
        <translation>駒を絞り込む</translation>
    </message>
    <message>
        <source>&amp;Variant:</source>
        <translation>ゲーム(&amp;G):</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PositionFinder</name>
    <message>
        <source>&amp;Variant:</source>
        <translation>ゲーム(&amp;G):</translation>
    </message>
    <message>
        <source>&amp;To move:</source>
        <translation>手番(&amp;T):</translation>
    </message>
    <message>
        <source>Find Position</source>
        <translation>局面検索</translation>
    </message>
    <message>
        <source>The &amp;position on the board</source>
        <translation>盤上の局面(&amp;P)</translation>
    </message>
    <message>
        <source>An &amp;arrangement of pieces</source>
        <translation>駒の配置(&amp;A)</translation>
    </message>
    <message>
        <source>Whatever stands on the other squares and in the hands</source>
        <translation>ほかのマスと持ち駒は問いません</translation>
    </message>
    <message>
        <source>Also its &amp;mirror image</source>
        <translation>左右反転した局面も(&amp;M)</translation>
    </message>
    <message>
        <source>Also with left and &amp;right exchanged</source>
        <translation>左右を入れ替えた配置も(&amp;R)</translation>
    </message>
    <message>
        <source>Also with the &amp;sides exchanged</source>
        <translation>先後を入れ替えた配置も(&amp;S)</translation>
    </message>
    <message>
        <source>Turns the arrangement by half a turn and gives all pieces to the other side</source>
        <translation>配置を180度回転し、すべての駒を相手側にします</translation>
    </message>
    <message>
        <source>From the &amp;Board</source>
        <translation>盤面から(&amp;B)</translation>
    </message>
    <message>
        <source>Copies the pieces from the game board</source>
        <translation>対局盤の局面の駒を取り込みます</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>クリア(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>検索(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>検索結果</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>検索の進行状況</translation>
    </message>
    <message>
        <source>Either side</source>
        <translation>どちらでも</translation>
    </message>
    <message>
        <source>Pieces of this game move differently in the mirror image.</source>
        <translation>このゲームでは、左右反転すると駒の動きが変わります。</translation>
    </message>
    <message>
        <source>Searching… %1</source>
        <translation>検索中… %1</translation>
    </message>
    <message>
        <source>Put pieces on the board, or mark squares that must be empty.</source>
        <translation>盤に駒を置くか、空でなければならないマスに印を付けてください。</translation>
    </message>
    <message>
        <source>%1 The board now shows another position.</source>
        <translation>%1盤面は検索した局面から変わっています。</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>該当する対局はありません。</translation>
    </message>
    <message>
        <source>Only the first %1 results are shown. Use the filter to narrow the search.</source>
        <translation>最初の%1件だけを表示しています。フィルターで対局を絞り込めます。</translation>
    </message>
    <message>
        <source>Cancelled. %1</source>
        <translation>中止しました。%1</translation>
    </message>
    <message>
        <source>Filter the games, for example player:habu date:&gt;2000</source>
        <translation>対局の条件（例：player:habu date:&gt;2000）</translation>
    </message>
    <message>
        <source>Filter the games</source>
        <translation>対局を絞り込む</translation>
    </message>
    <message>
        <source>Searches only matching games. Examples: player:habu, date:1990..1999, result:first, -result:draw, rating:&gt;2000</source>
        <translation>条件に合う対局の中だけを探します。例：player:habu、date:1990..1999、result:first、-result:draw、rating:&gt;2000</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln time(s).</source>
        <translation>
            <numerusform>%Ln箇所見つかりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show &amp;in List</source>
        <translation>一覧に表示(&amp;I)</translation>
    </message>
    <message>
        <source>Shows these games in the list of games, where they can be sorted, exported and labelled</source>
        <translation>見つかった対局を棋譜一覧に表示します。並べ替え、書き出し、ラベル付けができます。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PracticeChart</name>
    <message>
        <source>d MMM</source>
        <comment>day and month, see QDate::toString</comment>
        <translation>M/d</translation>
    </message>
    <message>
        <source>%1: %2 solved, %3 with a hint, %4 failed</source>
        <translation>%1：正解%2、ヒント%3、不正解%4</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PracticeCommands</name>
    <message>
        <source>This game is not stored in the library.</source>
        <translation>この対局は保存されていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n new puzzle(s) found.</source>
        <translation>
            <numerusform>新しい問題が%n問見つかりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no move in this game yet.</source>
        <translation>この対局にはまだ指し手がありません。</translation>
    </message>
    <message>
        <source>This game is still being played. You can search it for puzzles when it is over.</source>
        <translation>対局中です。問題は終局後に探せます。</translation>
    </message>
    <message>
        <source>Only the computer has moved so far. There is nothing to search yet.</source>
        <translation>まだコンピューターしか指していません。問題を探せる手はまだありません。</translation>
    </message>
    <message>
        <source>Find Puzzles</source>
        <translation>問題を探す</translation>
    </message>
    <message>
        <source>If you end the search now, these games are left out. The puzzles found so far are kept.</source>
        <translation>検索を終了すると、これらの対局からは問題を探しません。見つかった問題は残ります。</translation>
    </message>
    <message>
        <source>&amp;End the Search</source>
        <translation>探すのをやめる(&amp;E)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) have not been searched for puzzles yet.</source>
        <translation>
            <numerusform>まだ問題を探していない対局が%Ln局あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>All puzzles of this library come with the program. There is nothing to export.</source>
        <translation>このライブラリの問題は、すべてプログラム付属のものです。書き出すものはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were exported.</source>
        <translation>
            <numerusform>%n問の問題を書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Import Puzzles</source>
        <translation>問題の取り込み</translation>
    </message>
    <message>
        <source>Puzzles (*.json *.jsonl);;All files (*)</source>
        <translation>問題 (*.json *.jsonl);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Export Puzzles</source>
        <translation>問題の書き出し</translation>
    </message>
    <message>
        <source>Puzzles (*.json);;All files (*)</source>
        <translation>問題 (*.json);;すべてのファイル (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were added.</source>
        <translation>
            <numerusform>%n問の問題を追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were left out, because the library already has them.</source>
        <translation>
            <numerusform>%n問はライブラリにすでにあるため省きました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) were found.</source>
        <translation>
            <numerusform>誤りが%n件見つかりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>練習する(&amp;P)</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PracticeStatistics</name>
    <message>
        <source>Practice Statistics</source>
        <translation>練習の統計</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>復習</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後日</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>習得</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Days in a row: %1 (longest: %2). Solved in a row: %3 (most: %4).</source>
        <translation>連続日数：%1（最長：%2）&#x3000;連続正解：%3（最多：%4）</translation>
    </message>
    <message>
        <source>Results by variant and repertoire</source>
        <translation>ゲームとレパートリー別の成績</translation>
    </message>
    <message>
        <source>Puzzles and moves that are due again only after three weeks or more</source>
        <translation>次の出題が3週間以上先の問題と指し手</translation>
    </message>
    <message numerus="yes">
        <source>Answers on the last %n day(s), from below: solved, with a hint, failed</source>
        <translation>
            <numerusform>過去%n日間の解答（下から正解、ヒント使用、不正解）</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers by day</source>
        <translation>日別の解答数</translation>
    </message>
    <message>
        <source>Repertoire: %1</source>
        <translation>レパートリー：%1</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PracticeWindow</name>
    <message>
        <source>&amp;Variant:</source>
        <translation>ゲーム(&amp;G):</translation>
    </message>
    <message>
        <source>&amp;Puzzles:</source>
        <translation>問題(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Solution</source>
        <translation>解答(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>検討(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>統計(&amp;T)…</translation>
    </message>
    <message>
        <source>Find the Move</source>
        <translation>次の一手</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Puzzles from this game</source>
        <translation>この対局の問題</translation>
    </message>
    <message>
        <source>The new puzzles</source>
        <translation>新しい問題</translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation>最善手を見つけてください。</translation>
    </message>
    <message>
        <source>In the game, %1 was played. Find a better move.</source>
        <translation>実戦の手は%1でした。もっと良い手を見つけてください。</translation>
    </message>
    <message>
        <source>Right. Go on.</source>
        <translation>正解です。続けてください。</translation>
    </message>
    <message>
        <source>%1 is not the solution. Try again.</source>
        <translation>%1は正解ではありません。もう一度考えてください。</translation>
    </message>
    <message>
        <source>The engine looks for the answer…</source>
        <translation>エンジンが応手を探しています…</translation>
    </message>
    <message>
        <source>%1 is answered by %2. %3</source>
        <translation>%1には%2と応じられます。%3</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の手番</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Why Not?</source>
        <translation>なぜ違う？(&amp;W)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>スキップ(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Look Again</source>
        <translation>もう一度探す(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>The engine is still checking the mistakes of this game…</source>
        <translation>エンジンがこの対局の悪手を調べています…</translation>
    </message>
    <message>
        <source>The mistakes in this game are already among your puzzles. They were found in another game with the same positions.</source>
        <translation>この対局の悪手は、すでに問題に登録されています。同じ局面のある別の対局から作られたものです。</translation>
    </message>
    <message>
        <source>None of the mistakes in this game can be used as a puzzle.</source>
        <translation>この対局の悪手から問題は作れません。</translation>
    </message>
    <message>
        <source>There are no puzzles of this kind yet. Use Practice &gt; Find Puzzles in This Game to find some.</source>
        <translation>この種類の問題はまだありません。「練習 &gt; この対局から問題を探す」で作れます。</translation>
    </message>
    <message>
        <source>You have done everything for now.</source>
        <translation>今できる問題はすべて終わりました。</translation>
    </message>
    <message>
        <source>The next puzzle is due on %1.</source>
        <translation>次の問題は%1に出題されます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s) cannot be used because they do not fit the rules of this variant.</source>
        <translation>
            <numerusform>このゲームのルールに合わないため、%Ln問は使えません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>正解！</translation>
    </message>
    <message>
        <source>Solved, with a hint.</source>
        <translation>ヒントを使って正解しました。</translation>
    </message>
    <message>
        <source>Solved, but not on the first try.</source>
        <translation>正解ですが、一度では解けませんでした。</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>これが解答です。</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>解答：%1</translation>
    </message>
    <message>
        <source>Also right: %1. Solution: %2</source>
        <translation>%1も正解です。解答：%2</translation>
    </message>
    <message>
        <source>In the game: %1. %2</source>
        <translation>実戦の手は%1。%2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>出典：%1</translation>
    </message>
    <message>
        <source>Due: %1, new: %2</source>
        <translation>復習：%1&#x3000;新規：%2</translation>
    </message>
    <message>
        <source>Rating: %1</source>
        <translation>レーティング：%1</translation>
    </message>
    <message>
        <source>Solved in a row: %1, days in a row: %2</source>
        <translation>連続正解：%1&#x3000;連続日数：%2</translation>
    </message>
    <message>
        <source>&amp;Open the Game</source>
        <translation>対局を開く(&amp;O)</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PuzzleFiles</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1を読み込めません：%2。</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>%1は大きすぎます。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1を保存できませんでした：%2。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::PuzzleSearchBar</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel the search for puzzles</source>
        <translation>問題の検索を中止</translation>
    </message>
    <message>
        <source>Games that were searched</source>
        <translation>検索した対局</translation>
    </message>
    <message>
        <source>Searching for puzzles: game %1 of %2. New puzzles: %3.</source>
        <translation>問題を検索中：%2局中%1局目。新しい問題：%3</translation>
    </message>
    <message>
        <source>The search for puzzles waits while a clock runs: game %1 of %2. New puzzles: %3.</source>
        <translation>時計が動いている間、問題の検索は待機します：%2局中%1局目。新しい問題：%3</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ReadingWindow</name>
    <message>
        <source>&amp;Find…</source>
        <translation>検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Find on this page (%1)</source>
        <translation>このページ内を検索 (%1)</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RecentLibraryMenu</name>
    <message>
        <source>No recent libraries</source>
        <translation>最近開いたライブラリはありません</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RecordCommands</name>
    <message>
        <source>Name Bookmark</source>
        <translation>しおりの名前</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名前(&amp;N):</translation>
    </message>
    <message>
        <source>No bookmarks in this record</source>
        <translation>この棋譜にしおりはありません</translation>
    </message>
    <message>
        <source>Delete Moves</source>
        <translation>指し手の削除</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>%1を削除しますか？</translation>
    </message>
    <message>
        <source>No move follows it.</source>
        <translation>後に続く手はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n moves that follow it are deleted too.</source>
        <translation>
            <numerusform>後に続く%n手も削除されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>If the last move of the game is removed, its result is removed, too.</source>
        <translation>最終手とともに対局の結果も失われます。</translation>
    </message>
    <message>
        <source>Remove All Variations</source>
        <translation>変化をすべて消す</translation>
    </message>
    <message>
        <source>The game ended in a variation. Remove this variation, too?</source>
        <translation>この対局は変化の中で終局しました。その変化も消しますか？</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>消す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RefusalsButton</name>
    <message>
        <source>Unavailable Engines…</source>
        <translation>選べないエンジン…</translation>
    </message>
    <message>
        <source>Unavailable Engines</source>
        <translation>選べないエンジン</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RelatedGamesMenu</name>
    <message>
        <source>R&amp;elated Games</source>
        <translation>関連する対局(&amp;E)</translation>
    </message>
    <message>
        <source>Games of %1</source>
        <translation>%1の対局</translation>
    </message>
    <message>
        <source>Games Between %1 and %2</source>
        <translation>%1と%2の対局</translation>
    </message>
    <message>
        <source>Games of the Event %1</source>
        <translation>棋戦「%1」の対局</translation>
    </message>
    <message>
        <source>Statistics of %1…</source>
        <translation>%1の統計…</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RepertoireCommands</name>
    <message>
        <source>My move in the repertoire “%1”</source>
        <translation>レパートリー「%1」の自分の手</translation>
    </message>
    <message>
        <source>This repertoire cannot be opened. It was deleted, or the rules no longer allow the position where it starts.</source>
        <translation>このレパートリーは開けません。削除されたか、開始局面が現在のルールでは使えません。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RepertoireGapsDialog</name>
    <message>
        <source>This repertoire is not in the library any more.</source>
        <translation>このレパートリーはもうライブラリにありません。</translation>
    </message>
    <message>
        <source>Gaps in the Repertoire</source>
        <translation>レパートリーの抜け</translation>
    </message>
    <message>
        <source>After</source>
        <translation>までの手順</translation>
    </message>
    <message>
        <source>Opponent’s move</source>
        <translation>相手の手</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>&amp;Open as Game</source>
        <translation>対局として開く(&amp;O)</translation>
    </message>
    <message>
        <source>The games of the library are being searched…</source>
        <translation>ライブラリの対局を調べています…</translation>
    </message>
    <message>
        <source>Your repertoire has an answer to every move that opponents played in the games of the library.</source>
        <translation>ライブラリの対局で指された相手の手には、すべて応手があります。</translation>
    </message>
    <message numerus="yes">
        <source>Your repertoire has no answer to %n moves that opponents played in the games of the library. Open one, add your answer, and mark it.</source>
        <translation>
            <numerusform>ライブラリの対局にある相手の手のうち、%n手に応手がありません。対局を開いて自分の応手を加え、「自分の手にする」を選んでください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::RepertoireList</name>
    <message>
        <source>&amp;Practise</source>
        <translation>練習(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Open as Game</source>
        <translation>対局として開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Use for Marking</source>
        <translation>登録先にする(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>名前の変更(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Find &amp;Gaps…</source>
        <translation>抜けを探す(&amp;G)…</translation>
    </message>
    <message>
        <source>Repertoires</source>
        <translation>レパートリー</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>復習</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>習得</translation>
    </message>
    <message>
        <source>Positions that come again only after three weeks or more</source>
        <translation>次の出題が3週間以上先の局面</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>There is no repertoire yet. Practice &gt; Repertoire &gt; Mark as My Move begins one.</source>
        <translation>レパートリーはまだありません。「練習 &gt; レパートリー &gt; 自分の手にする」で始められます。</translation>
    </message>
    <message>
        <source>Moves that you mark go into this repertoire.</source>
        <translation>自分の手にした指し手は、このレパートリーに入ります。</translation>
    </message>
    <message>
        <source>Rename Repertoire</source>
        <translation>レパートリーの名前の変更</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名前(&amp;N):</translation>
    </message>
    <message>
        <source>Delete Repertoire</source>
        <translation>レパートリーの削除</translation>
    </message>
    <message>
        <source>Delete the repertoire “%1”?</source>
        <translation>レパートリー「%1」を削除しますか？</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message numerus="yes">
        <source>Its %Ln position(s) and your learning progress will be lost. Your games stay in the library.</source>
        <translation>
            <numerusform>%Ln局面とその学習の記録が失われます。対局はライブラリに残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules of this game no longer allow the position where this repertoire starts. You can rename or delete the repertoire, but not open or practise it.</source>
        <translation>このレパートリーの開始局面は、現在のルールでは使えません。名前の変更と削除はできますが、開いたり練習したりすることはできません。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RepertoireService</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This record has no moves of %1.</source>
        <translation>この棋譜には%1の指し手がありません。</translation>
    </message>
    <message>
        <source>The repertoire “%1” has these moves already.</source>
        <translation>レパートリー「%1」には、これらの指し手がすでにあります。</translation>
    </message>
    <message>
        <source>No move was added. All moves of %1 are marked as faults, or come after a fault.</source>
        <translation>手は加えていません。%1の手は、疑問手や悪手の印がある手か、その後の手だけです。</translation>
    </message>
    <message>
        <source>The repertoire “%1” has these moves already. Faults were left out.</source>
        <translation>レパートリー「%1」には、これらの手がもうあります。疑問手や悪手は加えていません。</translation>
    </message>
    <message>
        <source>This is now the move to play in the repertoire “%1”.</source>
        <translation>レパートリー「%1」では、これが指すべき手になりました。</translation>
    </message>
    <message>
        <source>The move was removed from the repertoire “%1”, together with all moves that can be reached only through it.</source>
        <translation>この手と、この手だけから続く手を、レパートリー「%1」から外しました。</translation>
    </message>
    <message>
        <source>The repertoire “%1” has changed in the meantime. It was left as it is.</source>
        <translation>レパートリー「%1」の手はその後に変わっているため、何も変更しませんでした。</translation>
    </message>
    <message>
        <source>The change to the repertoire “%1” was redone.</source>
        <translation>レパートリー「%1」の変更をやり直しました。</translation>
    </message>
    <message>
        <source>The change to the repertoire “%1” was undone.</source>
        <translation>レパートリー「%1」の変更を元に戻しました。</translation>
    </message>
    <message>
        <source>The new repertoire “%1” was removed again.</source>
        <translation>新しいレパートリー「%1」を取り消しました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) added to the repertoire “%1”.</source>
        <translation>
            <numerusform>レパートリー「%1」に%Ln手を加えました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::RepertoireWindow</name>
    <message>
        <source>&amp;Repertoire:</source>
        <translation>レパートリー(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Show Move</source>
        <translation>手を見る(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Open as Game</source>
        <translation>対局として開く(&amp;O)</translation>
    </message>
    <message>
        <source>Reper&amp;toires…</source>
        <translation>レパートリー一覧(&amp;T)…</translation>
    </message>
    <message>
        <source>Practise a Repertoire</source>
        <translation>レパートリーの練習</translation>
    </message>
    <message>
        <source>Repertoire</source>
        <translation>レパートリー</translation>
    </message>
    <message>
        <source>%1 (%2 due, %3 new)</source>
        <translation>%1（復習%2、新規%3）</translation>
    </message>
    <message>
        <source>Once more: what do you play here?</source>
        <translation>もう一度：ここでは何を指しますか？</translation>
    </message>
    <message>
        <source>What do you play here?</source>
        <translation>ここでは何を指しますか？</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>This move is also in your repertoire, but the move to play is %1.</source>
        <translation>この手もレパートリーにありますが、指すべき手は%1です。</translation>
    </message>
    <message>
        <source>%1 is not in your repertoire.</source>
        <translation>%1はレパートリーにありません。</translation>
    </message>
    <message>
        <source>%1 is not in your repertoire. Try again.</source>
        <translation>%1はレパートリーにありません。もう一度考えてください。</translation>
    </message>
    <message>
        <source>The move to play is %1.</source>
        <translation>指すべき手は%1です。</translation>
    </message>
    <message>
        <source>The engine looks for the answer…</source>
        <translation>エンジンが応手を探しています…</translation>
    </message>
    <message>
        <source>%1 is answered by %2. %3</source>
        <translation>%1には%2と応じられます。%3</translation>
    </message>
    <message>
        <source>You play %1</source>
        <translation>あなたは%1</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Why Not?</source>
        <translation>なぜ違う？(&amp;W)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>スキップ(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Practise Again</source>
        <translation>もう一度練習(&amp;P)</translation>
    </message>
    <message>
        <source>The next move comes on %1.</source>
        <translation>次の指し手は%1に出題されます。</translation>
    </message>
    <message>
        <source>Add the Moves of %1</source>
        <translation>%1の手を加える</translation>
    </message>
    <message>
        <source>Make the first one from the game in the main window: add all moves of one side here, or single moves with Practice &gt; Repertoire &gt; Mark as My Move.</source>
        <translation>最初のレパートリーは、メインウィンドウの対局から作れます。ここで片方の側の手をすべて加えるか、「練習 &gt; レパートリー &gt; 自分の手にする」で一手ずつ加えてください。</translation>
    </message>
    <message>
        <source>To make the first one, play or open a game with your opening in the main window. Then add all moves of one side here, or single moves with Practice &gt; Repertoire &gt; Mark as My Move.</source>
        <translation>最初のレパートリーを作るには、メインウィンドウで自分の序盤の対局を指すか開いてください。それから、ここで片方の側の手をすべて加えるか、「練習 &gt; レパートリー &gt; 自分の手にする」で一手ずつ加えられます。</translation>
    </message>
    <message>
        <source>A repertoire is the set of opening moves that you want to play with one side of a game. You are asked for these moves until you know them.</source>
        <translation>レパートリーは、ある側を持って指したい序盤の手をまとめたものです。覚えるまで、その手が繰り返し出題されます。</translation>
    </message>
    <message>
        <source>This repertoire has no moves.</source>
        <translation>このレパートリーには指し手がありません。</translation>
    </message>
    <message>
        <source>You have done everything for now.</source>
        <translation>今できる分はすべて終わりました。</translation>
    </message>
    <message>
        <source>That was the last move. %1 of %2 moves were right on the first try.</source>
        <translation>これで終わりです。%2手のうち%1手が最初の答えで正解でした。</translation>
    </message>
    <message>
        <source>Your other moves here: %1</source>
        <translation>ほかの自分の手：%1</translation>
    </message>
    <message>
        <source>This round: %1 left</source>
        <translation>今回：残り%1</translation>
    </message>
    <message>
        <source>This round: %1 of %2 right, %3 left</source>
        <translation>今回：%2手中%1手正解、残り%3</translation>
    </message>
    <message>
        <source>Due: %1, new: %2, later: %3</source>
        <translation>復習：%1、新規：%2、後日：%3</translation>
    </message>
</context>
<context>
    <name>komadai::ui::Report</name>
    <message>
        <source>the name of a picture must end in .png, .svg or .pdf</source>
        <translation>画像のファイル名は.png、.svg、.pdfのいずれかで終わる必要があります</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>棋戦</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>解説者</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>%1まで</translation>
    </message>
    <message>
        <source>the name of a report must end in .pdf or .html</source>
        <translation>レポートのファイル名は.pdfか.htmlで終わる必要があります</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正確さ</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>評価値</translation>
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
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>Save Animation</source>
        <translation>アニメーションを保存</translation>
    </message>
    <message>
        <source>GIF animation (*.gif)</source>
        <translation>GIFアニメーション (*.gif)</translation>
    </message>
    <message>
        <source>The animation is being made…</source>
        <translation>アニメーションを作成しています…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG picture (*.svg);;PDF (*.pdf)</source>
        <translation>PNG画像 (*.png);;SVG画像 (*.svg);;PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1を保存しました。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1を保存できませんでした：%2。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ReportDialog</name>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>As PDF or HTML</source>
        <translation>PDFまたはHTMLで</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>変化(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>コメント(&amp;C)</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>局面図</translation>
    </message>
    <message>
        <source>The s&amp;tart</source>
        <translation>開始局面(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>しおり(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Moves marked !!, ? or ??</source>
        <translation>!!、?、?? の付いた手(&amp;M)</translation>
    </message>
    <message>
        <source>The &amp;end of the game</source>
        <translation>終局図(&amp;E)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>interval of diagrams</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>How many plies there are from one diagram to the next</source>
        <translation>この手数ごとに局面図を入れます</translation>
    </message>
    <message>
        <source>&amp;Interval in plies:</source>
        <translation>間隔(手数)(&amp;Y):</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>大きさ(&amp;Z):</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Fit the width</source>
        <translation>幅に合わせる</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Fit the page</source>
        <translation>ページに合わせる</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%nページ</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html)</source>
        <translation>PDF (*.pdf);;ウェブページ (*.html)</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>レポートの保存</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1を保存できませんでした：%2。</translation>
    </message>
    <message>
        <source>Evaluation &amp;graph</source>
        <translation>評価値グラフ(&amp;G)</translation>
    </message>
    <message>
        <source>T&amp;urning points</source>
        <translation>勝負の分かれ目(&amp;U)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ResultChart</name>
    <message>
        <source>Wins</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>未終了</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ReviewBar</name>
    <message>
        <source>&amp;This Game</source>
        <translation>この対局(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;All Games</source>
        <translation>すべての対局(&amp;A)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel the review</source>
        <translation>解析を中止</translation>
    </message>
    <message>
        <source>Positions of the review</source>
        <translation>解析する局面</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Continue the review</source>
        <translation>解析を再開</translation>
    </message>
    <message>
        <source>Pause the review</source>
        <translation>解析を一時停止</translation>
    </message>
    <message>
        <source>Reviewing a game: position %1 of %2.</source>
        <translation>棋譜を解析中：%2局面中%1局面目。</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>一時停止中。</translation>
    </message>
    <message>
        <source>Time left: about %1.</source>
        <translation>残り約%1。</translation>
    </message>
    <message>
        <source>Games waiting: %1.</source>
        <translation>待機中の対局：%1局。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ReviewCommands</name>
    <message>
        <source>This game is not stored in the library.</source>
        <translation>この対局は保存されていません。</translation>
    </message>
    <message>
        <source>The review is done.</source>
        <translation>解析が終わりました。</translation>
    </message>
    <message>
        <source>There is no move to review.</source>
        <translation>解析する指し手がありません。</translation>
    </message>
    <message>
        <source>This game is still being played. It can be reviewed when it is over.</source>
        <translation>この対局はまだ続いています。終わったあとで解析できます。</translation>
    </message>
    <message>
        <source>Only the computer has moved so far. There is nothing to review yet.</source>
        <translation>まだコンピューターしか指していません。解析できる手はまだありません。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ReviewDialog</name>
    <message>
        <source>Review Game</source>
        <translation>棋譜解析</translation>
    </message>
    <message>
        <source>Nodes per move</source>
        <translation>1手あたりの局面数</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>1手あたりの秒数</translation>
    </message>
    <message>
        <source>Depth in plies</source>
        <translation>深さ（手数）</translation>
    </message>
    <message>
        <source>Limit of each move</source>
        <translation>1手ごとの制限</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>両者</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>With one thread and without a time limit, a repeated review has the same result.</source>
        <translation>1スレッドで時間制限なしなら、解析を繰り返しても結果は同じです。</translation>
    </message>
    <message>
        <source>&amp;Engine:</source>
        <translation>エンジン(&amp;E):</translation>
    </message>
    <message>
        <source>&amp;Limit:</source>
        <translation>制限(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Threads:</source>
        <translation>スレッド(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Moves of:</source>
        <translation>対象(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;From ply:</source>
        <translation>開始手数(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>解析(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>Review %Ln Game(s)</source>
        <translation>
            <numerusform>%Ln局を解析</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>komadai::ui::ReviewPanel</name>
    <message>
        <source>This game is not reviewed yet.</source>
        <translation>この対局はまだ解析されていません。</translation>
    </message>
    <message>
        <source>No mistakes were found.</source>
        <translation>悪手は見つかりませんでした。</translation>
    </message>
    <message>
        <source>This game is being reviewed.</source>
        <translation>この対局は解析中です。</translation>
    </message>
    <message>
        <source>This game will be reviewed after others.</source>
        <translation>この対局は、ほかの対局の後に解析されます。</translation>
    </message>
    <message>
        <source>Practise &amp;These Mistakes</source>
        <translation>これらの悪手を練習(&amp;T)</translation>
    </message>
    <message>
        <source>Rev&amp;iew Again…</source>
        <translation>もう一度解析(&amp;I)…</translation>
    </message>
    <message>
        <source>Rev&amp;iew…</source>
        <translation>解析(&amp;I)…</translation>
    </message>
    <message>
        <source>Results of the review</source>
        <translation>解析の結果</translation>
    </message>
    <message>
        <source>Mistakes and turning points</source>
        <translation>悪手と勝負の分かれ目</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正確さ</translation>
    </message>
    <message>
        <source>Average loss</source>
        <translation>平均損失</translation>
    </message>
    <message>
        <source>Average centipawn loss</source>
        <translation>平均損失（評価値）</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>There is no mistake after this position.</source>
        <translation>この局面より後に悪手はありません。</translation>
    </message>
    <message>
        <source>There is no mistake before this position.</source>
        <translation>この局面より前に悪手はありません。</translation>
    </message>
    <message>
        <source>Only a few moves are evaluated. Review the game to see the accuracy.</source>
        <translation>評価された指し手が少ないため、正確さは表示されません。対局を解析してください。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::ReviewService</name>
    <message>
        <source>A game in the review queue cannot be read.</source>
        <translation>解析する対局を読み込めません。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RuleBook</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Chapter, piece or kanji</source>
        <translation>章、駒、漢字</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>%1のルール</translation>
    </message>
    <message>
        <source>Filter the index</source>
        <translation>目次を絞り込む</translation>
    </message>
    <message>
        <source>No entry has this text.</source>
        <translation>該当する項目がありません。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RuleOptionsForm</name>
    <message>
        <source>&amp;Usual Rules</source>
        <translation>通常のルール(&amp;U)</translation>
    </message>
    <message>
        <source>%1 (usual)</source>
        <translation>%1（通常）</translation>
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
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>komadai::ui::SavedSearchMenu</name>
    <message>
        <source>No saved searches</source>
        <translation>保存した検索はありません</translation>
    </message>
    <message>
        <source>&amp;Save This Search…</source>
        <translation>この検索を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save Search</source>
        <translation>検索の保存</translation>
    </message>
    <message>
        <source>Rename Search</source>
        <translation>検索名の変更</translation>
    </message>
    <message>
        <source>&amp;Name of the search:</source>
        <translation>検索の名前(&amp;N):</translation>
    </message>
</context>
<context>
    <name>komadai::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Restore Defaults of This Page</source>
        <translation>このページを初期設定に戻す</translation>
    </message>
</context>
<context>
    <name>komadai::ui::SoundsPage</name>
    <message>
        <source>&amp;Move</source>
        <translation>指し手(&amp;M)</translation>
    </message>
    <message>
        <source>C&amp;apture</source>
        <translation>駒取り(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Drop</source>
        <translation>駒打ち(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>王手(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;End of the Game</source>
        <translation>終局(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Low Time</source>
        <translation>残り時間わずか(&amp;L)</translation>
    </message>
    <message>
        <source>Tic&amp;k</source>
        <translation>秒を刻む音(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Play sounds</source>
        <translation>効果音を鳴らす(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Tick in the last ten seconds of your turn</source>
        <translation>自分の手番の残り10秒から秒を刻む(&amp;T)</translation>
    </message>
    <message>
        <source>With byoyomi, and with clocks that add no time after a move</source>
        <translation>秒読みのとき、または1手ごとの加算がない時計のときに鳴ります</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>音量(&amp;V):</translation>
    </message>
    <message>
        <source>No audio device was found.</source>
        <translation>音声装置が見つかりません。</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>効果音</translation>
    </message>
    <message>
        <source>Listen to the sounds</source>
        <translation>試聴</translation>
    </message>
</context>
<context>
    <name>komadai::ui::StartForm</name>
    <message>
        <source>This cannot be read as a position of %1: %2.</source>
        <translation>%1の局面として読めません：%2。</translation>
    </message>
    <message>
        <source>This position breaks the rules: %1.</source>
        <translation>この局面はルールに反しています：%1。</translation>
    </message>
    <message>
        <source>In this position the game is over: %1.</source>
        <translation>この局面で対局は終了しています：%1。</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>Position in SFEN or FEN</source>
        <translation>SFENまたはFENの局面</translation>
    </message>
    <message>
        <source>SFEN or FEN</source>
        <translation>SFENまたはFEN</translation>
    </message>
    <message>
        <source>Standard start</source>
        <translation>通常の初期配置</translation>
    </message>
    <message>
        <source>Handicap: %1</source>
        <translation>駒落ち：%1</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>盤上の局面</translation>
    </message>
    <message>
        <source>A position as text</source>
        <translation>テキストの局面</translation>
    </message>
    <message>
        <source>Paste a position here: the text from Edit &gt; Copy Position, or a position from another program.</source>
        <translation>ここに局面を貼り付けます：「編集 &gt; 局面をコピー」のテキスト、またはほかのプログラムの局面。</translation>
    </message>
    <message>
        <source>The position in the editor</source>
        <translation>局面編集の局面</translation>
    </message>
</context>
<context>
    <name>komadai::ui::Statistics</name>
    <message>
        <source>not finished</source>
        <translation>未終了</translation>
    </message>
    <message>
        <source>moved first</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>moved second</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>レベル%1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>その他%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>By variant</source>
        <translation>ゲーム別</translation>
    </message>
    <message>
        <source>By side</source>
        <translation>先後別</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>相手別</translation>
    </message>
    <message>
        <source>Against each level of the computer</source>
        <translation>コンピューターのレベル別</translation>
    </message>
    <message>
        <source>By time control</source>
        <translation>持ち時間別</translation>
    </message>
    <message>
        <source>By year</source>
        <translation>年別</translation>
    </message>
    <message>
        <source>By how the game ended</source>
        <translation>終局理由別</translation>
    </message>
    <message>
        <source>%1: wins %2, draws %3, losses %4</source>
        <translation>%1：勝ち %2、引き分け %3、負け %4</translation>
    </message>
    <message>
        <source>%1 not finished</source>
        <translation>未終了 %1</translation>
    </message>
    <message>
        <source>, not finished %1</source>
        <translation>、未終了 %1</translation>
    </message>
    <message>
        <source>, score %1</source>
        <translation>、得点率 %1</translation>
    </message>
</context>
<context>
    <name>komadai::ui::StatisticsWindow</name>
    <message>
        <source>&amp;Results of:</source>
        <translation>成績の対象(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>対局(&amp;G):</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>All games. For example: variant:shogi date:&gt;=2025</source>
        <translation>すべての対局。例：variant:shogi date:&gt;=2025</translation>
    </message>
    <message>
        <source>Results of</source>
        <translation>成績の対象</translation>
    </message>
    <message>
        <source>You, against the computer</source>
        <translation>あなた（対コンピューター）</translation>
    </message>
    <message>
        <source>The player who moves first, in all games</source>
        <translation>すべての対局の先手</translation>
    </message>
    <message>
        <source>All these games</source>
        <translation>これらすべての対局</translation>
    </message>
    <message>
        <source>Filter the games</source>
        <translation>対局を絞り込む</translation>
    </message>
    <message>
        <source>There are no such games in the library. You can choose another player above.</source>
        <translation>ライブラリにこのような対局はありません。上で別の対局者を選べます。</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>グラフ</translation>
    </message>
</context>
<context>
    <name>komadai::ui::StrengthChart</name>
    <message>
        <source>Round %1: Elo gain since the start: %2</source>
        <translation>ラウンド%1：開始時との差（Elo）：%2</translation>
    </message>
</context>
<context>
    <name>komadai::ui::StudiesWindow</name>
    <message>
        <source>&amp;Name:</source>
        <translation>名前(&amp;N):</translation>
    </message>
    <message>
        <source>Auth&amp;or:</source>
        <translation>作者(&amp;O):</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>題名(&amp;T):</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>&amp;Studies</source>
        <translation>研究(&amp;S)</translation>
    </message>
    <message>
        <source>No studies yet. A study is a collection of games, positions and texts in chapters.</source>
        <translation>研究はまだありません。研究とは、対局・局面・文章を章にまとめたものです。</translation>
    </message>
    <message>
        <source>&amp;Introduction:</source>
        <translation>はじめに(&amp;I):</translation>
    </message>
    <message>
        <source>&amp;Chapters</source>
        <translation>章(&amp;C)</translation>
    </message>
    <message>
        <source>Notes on the chapte&amp;r:</source>
        <translation>章のメモ(&amp;R):</translation>
    </message>
    <message>
        <source>Ne&amp;w Study</source>
        <translation>新しい研究(&amp;W)</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>削除(&amp;L)</translation>
    </message>
    <message>
        <source>Deletes the study. Its games stay in the library.</source>
        <translation>研究を削除します。対局はライブラリに残ります。</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>取り込む(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>Open C&amp;hapter</source>
        <translation>章を開く(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Add Text</source>
        <translation>文章を追加(&amp;A)</translation>
    </message>
    <message>
        <source>Adds a chapter without a game. To add games and positions, use the menu Library, or the right button in Library &gt; Games.</source>
        <translation>対局のない章を追加します。対局と局面は、「ライブラリ」メニュー、または「ライブラリ &gt; 棋譜一覧」の右クリックで追加できます。</translation>
    </message>
    <message>
        <source>Move U&amp;p</source>
        <translation>上へ(&amp;P)</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>下へ(&amp;D)</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>外す(&amp;V)</translation>
    </message>
    <message>
        <source>Removes the chapter. Its game stays in the library.</source>
        <translation>章を外します。対局はライブラリに残ります。</translation>
    </message>
    <message>
        <source>a position</source>
        <translation>局面</translation>
    </message>
    <message numerus="yes">
        <source>%n plies</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>New Study</source>
        <translation>新しい研究</translation>
    </message>
    <message>
        <source>The study “%1” was deleted. Its games stay in the library.</source>
        <translation>研究「%1」を削除しました。対局はライブラリに残っています。</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s) were removed. Their games stay in the library.</source>
        <translation>
            <numerusform>%n章を外しました。対局はライブラリに残っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Try A&amp;gain</source>
        <translation>もう一度試す(&amp;G)</translation>
    </message>
    <message>
        <source>Your last changes to the texts are not stored. They stay in this window. Komadai tries to store them again when you next change a text.</source>
        <translation>テキストへの最後の変更は保存されていません。変更はこのウィンドウに残ります。次にテキストを変更したときに、もう一度保存を試みます。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::StudyCommands</name>
    <message>
        <source>The current tab does not show the game of this chapter.</source>
        <translation>この章の対局は、表示中の対局ではありません。</translation>
    </message>
    <message>
        <source>The chapter opens at this position from now on.</source>
        <translation>今後、この章はこの局面で開きます。</translation>
    </message>
    <message>
        <source>This game is not stored in the library.</source>
        <translation>この対局は保存されていません。</translation>
    </message>
    <message>
        <source>The game was not added, because its tab was closed or shows another game.</source>
        <translation>タブが閉じられたか、別の対局が表示されているため、この対局は追加されませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s) were added to the study “%1”.</source>
        <translation>
            <numerusform>研究「%1」に%n章を追加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Games with comments (*.pgn);;Whole study (*.json);;PDF (*.pdf);;Web page (*.html)</source>
        <translation>コメント付き棋譜 (*.pgn);;研究全体 (*.json);;PDF (*.pdf);;ウェブページ (*.html)</translation>
    </message>
    <message>
        <source>Export Study</source>
        <translation>研究の書き出し</translation>
    </message>
    <message>
        <source>The study is not in the library any more.</source>
        <translation>この研究はもうライブラリにありません。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1を保存できませんでした：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s): %1</source>
        <translation>
            <numerusform>%n章：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Chapter %1 “%2” was exported without its game.</source>
        <translation>第%1章「%2」は対局なしで書き出されました。</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s) were written to %1.</source>
        <translation>
            <numerusform>%n章を%1に書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The study is being written…</source>
        <translation>研究を書き出しています…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The study was not exported.</source>
        <translation>研究は書き出されませんでした。</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Your last changes to the texts of studies are not stored.</source>
        <translation>研究のテキストへの最後の変更は保存されていません。</translation>
    </message>
    <message>
        <source>They will be lost, because they could not be written to the library.</source>
        <translation>ライブラリに書き込めなかったため、この変更は失われます。</translation>
    </message>
    <message>
        <source>Only the computer has moved so far. There is no game to add yet.</source>
        <translation>まだコンピューターしか指していません。追加できる対局はまだありません。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>No program was found that opens %1.</source>
        <translation>%1を開くプログラムが見つかりませんでした。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::StudyReport</name>
    <message>
        <source>The chapter opens here</source>
        <translation>章の開始局面</translation>
    </message>
    <message>
        <source>The game of this chapter is missing.</source>
        <translation>この章の対局はありません。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::TabMenu</name>
    <message>
        <source>Copy Ga&amp;me</source>
        <translation>棋譜をコピー(&amp;M)</translation>
    </message>
    <message>
        <source>Close &amp;Other Tabs</source>
        <translation>他のタブを閉じる(&amp;O)</translation>
    </message>
    <message>
        <source>Close Tabs to the &amp;Right</source>
        <translation>右側のタブを閉じる(&amp;R)</translation>
    </message>
</context>
<context>
    <name>komadai::ui::TabUpdates</name>
    <message>
        <source>This game was deleted from the library. If you change it, it comes back.</source>
        <translation>この対局はライブラリから削除されました。変更すると、ライブラリに戻ります。</translation>
    </message>
    <message>
        <source>Re&amp;store</source>
        <translation>元に戻す(&amp;S)</translation>
    </message>
</context>
<context>
    <name>komadai::ui::TakenPiecesRow</name>
    <message>
        <source>%1 × %2</source>
        <comment>number of pieces</comment>
        <translation>%2 × %1</translation>
    </message>
    <message>
        <source>Captured: %1</source>
        <translation>取った駒：%1</translation>
    </message>
</context>
<context>
    <name>komadai::ui::TeachingBar</name>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Show what the computer learns</source>
        <translation>学習を表示</translation>
    </message>
    <message>
        <source>Progress of learning</source>
        <translation>学習の進み具合</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Pause learning</source>
        <translation>学習を一時停止</translation>
    </message>
    <message>
        <source>Resume learning</source>
        <translation>学習を再開</translation>
    </message>
    <message>
        <source>Learning %1. %2</source>
        <translation>学習：%1。%2</translation>
    </message>
</context>
<context>
    <name>komadai::ui::TeachingCommands</name>
    <message>
        <source>The computer now uses the new network for %1.</source>
        <translation>これからは、%1の新しいネットワークを使います。</translation>
    </message>
    <message>
        <source>The course has produced no better network for %1.</source>
        <translation>%1のより良いネットワークは得られませんでした。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::TeachingService</name>
    <message>
        <source>Another Komadai window is already teaching this game.</source>
        <translation>Komadaiのほかのウィンドウが、すでにこのゲームを学習しています。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::TeachingWindow</name>
    <message>
        <source>&amp;Variant:</source>
        <translation>ゲーム(&amp;G):</translation>
    </message>
    <message>
        <source>&amp;Threads:</source>
        <translation>スレッド(&amp;T):</translation>
    </message>
    <message>
        <source>Teach the Computer</source>
        <translation>コンピューターの学習</translation>
    </message>
    <message>
        <source>&amp;Network</source>
        <translation>ネットワーク(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>取り込む(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>削除(&amp;R)…</translation>
    </message>
    <message>
        <source>Progress of this step</source>
        <translation>この段階の進み具合</translation>
    </message>
    <message>
        <source>Elo gain since the start, by round</source>
        <translation>ラウンドごとの、開始時との差（Elo）</translation>
    </message>
    <message>
        <source>No test yet</source>
        <translation>テストはまだです</translation>
    </message>
    <message>
        <source>Average error, by round</source>
        <translation>ラウンドごとの平均誤差</translation>
    </message>
    <message>
        <source>No network yet</source>
        <translation>ネットワークはまだです</translation>
    </message>
    <message>
        <source>with the network</source>
        <translation>ネットワークあり</translation>
    </message>
    <message>
        <source>without</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Average error of predicted results, in games that the network has not learned from. Lower is better.</source>
        <translation>学習に使わなかった対局で、予測が結果からどれだけ離れているかを表します。小さいほど良い値です。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Stop and &amp;Keep</source>
        <translation>終了して残す(&amp;K)</translation>
    </message>
    <message>
        <source>Ends the course. From then on, the computer uses the best network of the course.</source>
        <translation>学習を終えます。これからは、最良のネットワークを使います。</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>破棄(&amp;D)…</translation>
    </message>
    <message>
        <source>The computer plays this game against itself and learns to judge positions better. The course runs in the background and takes minutes to hours.</source>
        <translation>コンピューターがこのゲームの自己対局を行い、局面をより正しく評価できるように学びます。学習はバックグラウンドで進み、数分から数時間かかります。</translation>
    </message>
    <message>
        <source>The learned network cannot be used: %1</source>
        <translation>学習したネットワークを使えません。%1</translation>
    </message>
    <message>
        <source>In use: the network that comes with Komadai.</source>
        <translation>使用中：Komadai付属のネットワーク。</translation>
    </message>
    <message>
        <source>In use: estimates from the rules, without a network.</source>
        <translation>使用中：ルールに基づく見積もり（ネットワークなし）。</translation>
    </message>
    <message>
        <source>In use: learned network from %1.</source>
        <translation>使用中：%1に学習したネットワーク。</translation>
    </message>
    <message>
        <source>In use: learned network from %1. Elo gain: %2.</source>
        <translation>使用中：%1に学習したネットワーク。開始時との差（Elo）：%2。</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <translation>再開(&amp;S)</translation>
    </message>
    <message>
        <source>Discard the Course</source>
        <translation>学習の破棄</translation>
    </message>
    <message>
        <source>Discard what the computer has learned in this course?</source>
        <translation>この学習で学んだことを破棄しますか？</translation>
    </message>
    <message>
        <source>This deletes all games and networks of the course. The network in use is kept.</source>
        <translation>この学習の対局とネットワークをすべて削除します。使用中のネットワークは残ります。</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>Import Network</source>
        <translation>ネットワークの取り込み</translation>
    </message>
    <message>
        <source>Networks (*.network);;All files (*)</source>
        <translation>ネットワーク (*.network);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Replace the learned network in use?</source>
        <translation>使用中の学習したネットワークを置き換えますか？</translation>
    </message>
    <message>
        <source>The network in use will be deleted. You can export it first.</source>
        <translation>使用中のネットワークは削除されます。先に書き出すこともできます。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>Export Network</source>
        <translation>ネットワークの書き出し</translation>
    </message>
    <message>
        <source>Remove Network</source>
        <translation>ネットワークの削除</translation>
    </message>
    <message>
        <source>Remove the learned network for %1?</source>
        <translation>%1の学習したネットワークを削除しますか？</translation>
    </message>
    <message>
        <source>The computer then uses the network that comes with Komadai.</source>
        <translation>Komadai付属のネットワークを使うようになります。</translation>
    </message>
    <message>
        <source>The computer then uses estimates from the rules.</source>
        <translation>ルールに基づく見積もりを使うようになります。</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>消す(&amp;R)</translation>
    </message>
    <message>
        <source>Number of processor cores for the course</source>
        <translation>学習に使うプロセッサーコアの数</translation>
    </message>
    <message>
        <source>Resume at the ne&amp;xt start</source>
        <translation>次の起動時に再開(&amp;X)</translation>
    </message>
    <message>
        <source>A course that is running when you quit resumes automatically at the next start.</source>
        <translation>終了したときに進んでいた学習を、次の起動時に自動で再開します。</translation>
    </message>
    <message>
        <source>The curves show how the network in use was learned, if this is known. A new course starts from this network.</source>
        <translation>曲線は、使用中のネットワークの学習の経過です（わかる場合）。次の学習は、このネットワークから始まります。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::TimeControlForm</name>
    <message>
        <source>No clock</source>
        <translation>時計なし</translation>
    </message>
    <message>
        <source>Sudden death</source>
        <translation>切れ負け</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>フィッシャー</translation>
    </message>
    <message>
        <source>Byoyomi</source>
        <translation>秒読み</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>1手の時間</translation>
    </message>
    <message>
        <source>A fixed time for the whole game</source>
        <translation>対局全体の持ち時間</translation>
    </message>
    <message>
        <source>Time for the game, and some more for each move</source>
        <translation>持ち時間に1手ごとの加算</translation>
    </message>
    <message>
        <source>Time for the game, and after that periods for the moves</source>
        <translation>持ち時間の後、1手ごとの秒読み</translation>
    </message>
    <message>
        <source>The same time for each move</source>
        <translation>1手ごとに同じ時間</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>+ </source>
        <translation>＋</translation>
    </message>
    <message>
        <source>× </source>
        <translation>× </translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>%1, minutes</source>
        <translation>%1、分</translation>
    </message>
    <message>
        <source>%1, seconds</source>
        <translation>%1、秒</translation>
    </message>
    <message>
        <source>%1, more for each move</source>
        <translation>%1、1手ごとの加算</translation>
    </message>
    <message>
        <source>%1, seconds of a period</source>
        <translation>%1、秒読みの秒数</translation>
    </message>
    <message>
        <source>%1, periods</source>
        <translation>%1、秒読みの回数</translation>
    </message>
    <message>
        <source>Minutes for the game</source>
        <translation>対局の持ち時間（分）</translation>
    </message>
    <message>
        <source>Seconds for the game</source>
        <translation>対局の持ち時間（秒）</translation>
    </message>
    <message>
        <source>Seconds more for each move</source>
        <translation>1手ごとの加算（秒）</translation>
    </message>
    <message>
        <source>Seconds for a move</source>
        <translation>1手の時間（秒）</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Increment</source>
        <translation>加算</translation>
    </message>
    <message>
        <source>Per move</source>
        <translation>1手ごと</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>秒読み</translation>
    </message>
    <message>
        <source>Set a time above 0:00.</source>
        <translation>0:00より長い時間を設定してください。</translation>
    </message>
</context>
<context>
    <name>komadai::ui::TourWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Play Against the Computer</source>
        <translation>コンピューターと対局(&amp;P)</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>入門ツアー</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>Play the move first.</source>
        <translation>先に手を指してください。</translation>
    </message>
    <message>
        <source>Play the move first. The button Skip goes on without it.</source>
        <translation>先に手を指してください。「スキップ」ボタンで、指さずに次へ進めます。</translation>
    </message>
    <message>
        <source>The move: %1</source>
        <translation>指し手：%1</translation>
    </message>
    <message>
        <source>The ring marks the piece. Press Hint again to see the move.</source>
        <translation>輪が動かす駒を示しています。「ヒント」をもう一度押すと、指し手を表示します。</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>レッスン%1/%2</translation>
    </message>
    <message>
        <source>This was the last lesson. Try a game against the computer.</source>
        <translation>これで最後です。コンピューターと対局してみましょう。</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>スキップ(&amp;K)</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
</context>
<context>
    <name>komadai::ui::VariantCommands</name>
    <message>
        <source>%1 can be played now.</source>
        <translation>%1を指せるようになりました。</translation>
    </message>
    <message>
        <source>Pla&amp;y…</source>
        <translation>対局(&amp;Y)…</translation>
    </message>
    <message numerus="yes">
        <source>Further files: %n.</source>
        <translation>
            <numerusform>ほかのファイル：%n個。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Imported Variants…</source>
        <translation>取り込んだ変種(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>komadai::ui::WindowActions</name>
    <message>
        <source>&amp;New Game…</source>
        <translation>新しい対局(&amp;N)…</translation>
    </message>
    <message>
        <source>Re&amp;match, Sides Swapped</source>
        <translation>先後を入れ替えて再戦(&amp;M)</translation>
    </message>
    <message>
        <source>Rematch, &amp;Same Sides</source>
        <translation>先後を変えずに再戦(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>待った(&amp;T)</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>やり直し(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>Play by &amp;Keyboard</source>
        <translation>キーボードで指す(&amp;K)</translation>
    </message>
    <message>
        <source>T&amp;ype a Move</source>
        <translation>指し手を入力(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Mo&amp;ve Now</source>
        <translation>すぐに指させる(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>投了(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Offer Draw</source>
        <translation>引き分けを提案(&amp;O)</translation>
    </message>
    <message>
        <source>Offer &amp;Impasse</source>
        <translation>持将棋を提案(&amp;I)</translation>
    </message>
    <message>
        <source>Ad&amp;judicate…</source>
        <translation>裁定(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>検討(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Import Variant…</source>
        <translation>変種を取り込む(&amp;I)…</translation>
    </message>
    <message>
        <source>Imported &amp;Variants…</source>
        <translation>取り込んだ変種(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Engines…</source>
        <translation>エンジン(&amp;E)…</translation>
    </message>
    <message>
        <source>Sho&amp;w Engine Log</source>
        <translation>エンジンログを表示(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>局面をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Position &amp;Editor…</source>
        <translation>局面編集(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>開始局面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>1手戻る(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next Position</source>
        <translation>1手進む(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>最終局面(&amp;L)</translation>
    </message>
    <message>
        <source>Ten Plies &amp;Back</source>
        <translation>10手戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Ten Plies F&amp;orward</source>
        <translation>10手進む(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Flip Board</source>
        <translation>盤を反転(&amp;F)</translation>
    </message>
    <message>
        <source>Flip to the &amp;Player to Move</source>
        <translation>手番の側に盤を向ける(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Animate Moves</source>
        <translation>駒の動きをアニメーション表示(&amp;A)</translation>
    </message>
    <message>
        <source>Best Moves as A&amp;rrows</source>
        <translation>最善手を矢印で表示(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Variations as Arrows</source>
        <translation>変化を矢印で表示(&amp;V)</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Fit the &amp;Board</source>
        <translation>盤を全体表示(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Mobility…</source>
        <translation>到達手数(&amp;M)…</translation>
    </message>
    <message>
        <source>Boar&amp;d Only</source>
        <translation>盤のみ表示(&amp;D)</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全画面表示(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Rules of the Game</source>
        <translation>ゲームのルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;About Komadai</source>
        <translation>Komadaiについて(&amp;A)</translation>
    </message>
    <message>
        <source>Turns the board after each move when two people play at it</source>
        <translation>二人で指すとき、1手ごとに盤を回します</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>棋譜一覧(&amp;G)</translation>
    </message>
    <message>
        <source>Stored games</source>
        <translation>保存された対局</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>移動(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Pie&amp;ces</source>
        <translation>駒(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;What Is This Piece?</source>
        <translation>この駒の説明(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>キーボードショートカット(&amp;K)…</translation>
    </message>
    <message>
        <source>Play the &amp;Best Move</source>
        <translation>最善手を指す(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>New &amp;Tab</source>
        <translation>新しいタブ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Close Tab</source>
        <translation>タブを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Reopen Close&amp;d Tab</source>
        <translation>閉じたタブを開く(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Next Tab</source>
        <translation>次のタブ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Variation &amp;Above</source>
        <translation>上の変化(&amp;A)</translation>
    </message>
    <message>
        <source>Variation Belo&amp;w</source>
        <translation>下の変化(&amp;W)</translation>
    </message>
    <message>
        <source>Previous B&amp;ranch</source>
        <translation>前の分岐(&amp;R)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Branch</source>
        <translation>次の分岐(&amp;X)</translation>
    </message>
    <message>
        <source>Back to the &amp;Game</source>
        <translation>対局に戻る(&amp;G)</translation>
    </message>
    <message>
        <source>A&amp;utoplay</source>
        <translation>自動再生(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Same Position Elsewhere</source>
        <translation>別の同一局面(&amp;S)</translation>
    </message>
    <message>
        <source>Next Book&amp;mark</source>
        <translation>次のしおり(&amp;M)</translation>
    </message>
    <message>
        <source>Previous Comment</source>
        <translation>前のコメント</translation>
    </message>
    <message>
        <source>Next Comment</source>
        <translation>次のコメント</translation>
    </message>
    <message>
        <source>Previous Mistake</source>
        <translation>前の悪手</translation>
    </message>
    <message>
        <source>Next M&amp;istake</source>
        <translation>次の悪手(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>コメント(&amp;C)</translation>
    </message>
    <message>
        <source>Comment &amp;Before the Move</source>
        <translation>指し手の前のコメント(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Name Bookmark…</source>
        <translation>しおりの名前(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;No Symbols</source>
        <translation>記号なし(&amp;N)</translation>
    </message>
    <message>
        <source>Remove A&amp;rrows and Circles</source>
        <translation>矢印と丸を消す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Promote Variation</source>
        <translation>変化を上へ(&amp;P)</translation>
    </message>
    <message>
        <source>D&amp;emote Variation</source>
        <translation>変化を下へ(&amp;E)</translation>
    </message>
    <message>
        <source>Make &amp;Main Line</source>
        <translation>本譜にする(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Delete from Here…</source>
        <translation>ここから削除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Game Details…</source>
        <translation>対局の情報(&amp;G)…</translation>
    </message>
    <message>
        <source>Moves as Te&amp;xt</source>
        <translation>指し手を文章で表示(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Times in the List of Moves</source>
        <translation>指し手一覧に消費時間を表示(&amp;T)</translation>
    </message>
    <message>
        <source>Good Move</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Brilliant Move</source>
        <translation>絶妙手</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>Interesting Move</source>
        <translation>興味深い手</translation>
    </message>
    <message>
        <source>Dubious Move</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>Only Move</source>
        <translation>唯一の手</translation>
    </message>
    <message>
        <source>Equal Position</source>
        <translation>互角</translation>
    </message>
    <message>
        <source>Unclear Position</source>
        <translation>形勢不明</translation>
    </message>
    <message>
        <source>First Player Slightly Better</source>
        <translation>先手やや有利</translation>
    </message>
    <message>
        <source>Second Player Slightly Better</source>
        <translation>後手やや有利</translation>
    </message>
    <message>
        <source>First Player Better</source>
        <translation>先手優勢</translation>
    </message>
    <message>
        <source>Second Player Better</source>
        <translation>後手優勢</translation>
    </message>
    <message>
        <source>First Player Winning</source>
        <translation>先手勝勢</translation>
    </message>
    <message>
        <source>Second Player Winning</source>
        <translation>後手勝勢</translation>
    </message>
    <message>
        <source>New Move</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>%1 Seconds per Move</source>
        <translation>1手%1秒</translation>
    </message>
    <message>
        <source>Symbo&amp;l</source>
        <translation>記号(&amp;L)</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks</source>
        <translation>しおり(&amp;K)</translation>
    </message>
    <message>
        <source>Autopla&amp;y Pace</source>
        <translation>自動再生の速さ(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>棋譜(&amp;R)</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>しおり(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>E&amp;xport Library…</source>
        <translation>ライブラリを書き出す(&amp;X)…</translation>
    </message>
    <message>
        <source>Fin&amp;d Games</source>
        <translation>対局を検索(&amp;D)</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>棋譜をコピー(&amp;G)</translation>
    </message>
    <message>
        <source>Cop&amp;y Line</source>
        <translation>手順をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy Pict&amp;ure</source>
        <translation>画像をコピー(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>Copy P&amp;osition As</source>
        <translation>形式を選んで局面をコピー(&amp;O)</translation>
    </message>
    <message>
        <source>Copy Game &amp;As</source>
        <translation>形式を選んで棋譜をコピー(&amp;A)</translation>
    </message>
    <message>
        <source>Import &amp;Folder…</source>
        <translation>フォルダーを取り込む(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>統計(&amp;S)…</translation>
    </message>
    <message>
        <source>Opening Grap&amp;h…</source>
        <translation>定跡グラフ(&amp;H)…</translation>
    </message>
    <message>
        <source>Opening &amp;Explorer</source>
        <translation>序盤エクスプローラー(&amp;E)</translation>
    </message>
    <message>
        <source>Moves that were played in this position</source>
        <translation>この局面で指された手</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>ライブラリ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;New Library…</source>
        <translation>新しいライブラリ(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open Library…</source>
        <translation>ライブラリを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Openin&amp;g Books…</source>
        <translation>定跡ファイル(&amp;G)…</translation>
    </message>
    <message>
        <source>Find &amp;Position…</source>
        <translation>局面検索(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Recent Libraries</source>
        <translation>最近開いたライブラリ(&amp;R)</translation>
    </message>
    <message>
        <source>Revie&amp;w…</source>
        <translation>棋譜解析(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Lock to This Position</source>
        <translation>この局面に固定(&amp;L)</translation>
    </message>
    <message>
        <source>Show &amp;Threats</source>
        <translation>狙いを表示(&amp;T)</translation>
    </message>
    <message>
        <source>Find &amp;Mate</source>
        <translation>詰みを探す(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Insert Line</source>
        <translation>読み筋を挿入(&amp;I)</translation>
    </message>
    <message>
        <source>Insert All Li&amp;nes</source>
        <translation>すべての読み筋を挿入(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Add This Game</source>
        <translation>この対局を追加(&amp;A)</translation>
    </message>
    <message>
        <source>Sho&amp;w This Game in the List</source>
        <translation>この対局を一覧に表示(&amp;W)</translation>
    </message>
    <message>
        <source>Go to the First New &amp;Move</source>
        <translation>最初の新手へ(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Import Games…</source>
        <translation>棋譜を取り込む(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Evaluation Bar</source>
        <translation>評価バー(&amp;E)</translation>
    </message>
    <message>
        <source>Re&amp;view Results</source>
        <translation>解析結果(&amp;V)</translation>
    </message>
    <message>
        <source>Evaluation &amp;Graph</source>
        <translation>評価値グラフ(&amp;G)</translation>
    </message>
    <message>
        <source>Evaluations and times of the game as a graph</source>
        <translation>対局の評価値と消費時間のグラフ</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>検討(&amp;A)</translation>
    </message>
    <message>
        <source>Pr&amp;evious Tab</source>
        <translation>前のタブ(&amp;E)</translation>
    </message>
    <message>
        <source>Save Pict&amp;ure…</source>
        <translation>画像を保存(&amp;U)…</translation>
    </message>
    <message>
        <source>Save Ani&amp;mation…</source>
        <translation>アニメーションを保存(&amp;M)…</translation>
    </message>
    <message>
        <source>Play &amp;from Here…</source>
        <translation>この局面から対局(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Find the Move…</source>
        <translation>次の一手(&amp;F)…</translation>
    </message>
    <message>
        <source>Find &amp;Puzzles in This Game…</source>
        <translation>この対局から問題を探す(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Practice</source>
        <translation>練習(&amp;P)</translation>
    </message>
    <message>
        <source>Engine M&amp;atch…</source>
        <translation>エンジン対局(&amp;A)…</translation>
    </message>
    <message>
        <source>S&amp;tudies…</source>
        <translation>研究(&amp;T)…</translation>
    </message>
    <message>
        <source>Add This Game to St&amp;udy…</source>
        <translation>この対局を研究に追加(&amp;U)…</translation>
    </message>
    <message>
        <source>Add This Position to Stud&amp;y…</source>
        <translation>この局面を研究に追加(&amp;Y)…</translation>
    </message>
    <message>
        <source>Previous Chap&amp;ter</source>
        <translation>前の章(&amp;T)</translation>
    </message>
    <message>
        <source>Next &amp;Chapter</source>
        <translation>次の章(&amp;C)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Game</source>
        <translation>前の対局(&amp;V)</translation>
    </message>
    <message>
        <source>N&amp;ext Game</source>
        <translation>次の対局(&amp;E)</translation>
    </message>
    <message>
        <source>Practise a &amp;Repertoire…</source>
        <translation>レパートリーの練習(&amp;R)…</translation>
    </message>
    <message>
        <source>Reper&amp;toires…</source>
        <translation>レパートリー一覧(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Mark as My Move</source>
        <translation>自分の手にする(&amp;M)</translation>
    </message>
    <message>
        <source>Mark All Moves of the &amp;First Player</source>
        <translation>先手の手をすべて登録(&amp;F)</translation>
    </message>
    <message>
        <source>Mark All Moves of the &amp;Second Player</source>
        <translation>後手の手をすべて登録(&amp;S)</translation>
    </message>
    <message>
        <source>Make This the Move to &amp;Play</source>
        <translation>指すべき手にする(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Remove from Repertoire</source>
        <translation>レパートリーから外す(&amp;R)</translation>
    </message>
    <message>
        <source>My Moves as &amp;Arrows</source>
        <translation>自分の手を矢印で表示(&amp;A)</translation>
    </message>
    <message>
        <source>Repert&amp;oire</source>
        <translation>レパートリー(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Tour…</source>
        <translation>入門ツアー(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>Dec&amp;lare…</source>
        <translation>入玉宣言(&amp;L)…</translation>
    </message>
    <message>
        <source>Tea&amp;ch…</source>
        <translation>学習(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Import Puzzles…</source>
        <translation>問題を取り込む(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export Puzzles…</source>
        <translation>問題を書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>Add Another &amp;Library…</source>
        <translation>別のライブラリを追加(&amp;L)…</translation>
    </message>
    <message>
        <source>Remove All C&amp;omments</source>
        <translation>コメントをすべて消す(&amp;O)</translation>
    </message>
    <message>
        <source>Remove All &amp;Variations</source>
        <translation>変化をすべて消す(&amp;V)</translation>
    </message>
    <message>
        <source>P&amp;review in the List of Moves</source>
        <translation>指し手一覧に局面を表示(&amp;R)</translation>
    </message>
    <message>
        <source>Dra&amp;w an Arrow or Circle</source>
        <translation>矢印か丸を描く(&amp;W)</translation>
    </message>
</context>
<context>
    <name>ShortResult</name>
    <message>
        <source>½–½</source>
        <comment>a draw</comment>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>1–0</source>
        <comment>the first player has won</comment>
        <translation>先手勝ち</translation>
    </message>
    <message>
        <source>0–1</source>
        <comment>the second player has won</comment>
        <translation>後手勝ち</translation>
    </message>
</context>
<context>
    <name>komadai::ui::RegularFile</name>
    <message>
        <source>it is not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
</context>
<context>
    <name>komadai::ui::GameAnimation</name>
    <message>
        <source>there is not enough memory</source>
        <translation>メモリーが足りません</translation>
    </message>
</context>
<context>
    <name>komadai::ui::AnimationDialog</name>
    <message>
        <source>Save Animation</source>
        <translation>アニメーションを保存</translation>
    </message>
    <message>
        <source>With the first position</source>
        <translation>最初の局面から</translation>
    </message>
    <message>
        <source>With the position on the board</source>
        <translation>盤上の局面から</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>%1 (%2 pixels)</source>
        <translation>%1（%2ピクセル）</translation>
    </message>
    <message>
        <source> s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>&amp;Begin:</source>
        <translation>開始(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;Time for each move:</source>
        <translation>1手の時間(&amp;T)：</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>大きさ(&amp;Z)：</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
</context>
</TS>
