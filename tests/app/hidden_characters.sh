#!/bin/sh
# Names of others with control characters, direction marks, tabs and line breaks: a game stays one line of a table, and nothing hidden
# reaches the terminal. JSON has them as they are.
# Usage: hidden_characters.sh KOMADAI_CLI
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
library="$folder/games.sqlite"

# expect TEXT COMMAND ...: the output of a command has this line.
expect() {
    wanted=$1
    shift
    "$@" >"$folder/said" 2>&1
    grep -qF -- "$wanted" "$folder/said" || { echo "not there: $wanted"; cat -v "$folder/said"; exit 1; }
}

cat >"$folder/game.json" <<'END'
{"format":"komadai-game","version":1,"variant":"shogi","event":"Cup\u0007","players":[{"name":"A\tB\nC"},{"name":"D\u001b[31m\u202eE"}],"moves":[]}
END
"$1" library import "$folder/game.json" --library "$library" >/dev/null || exit 1
expect 'A<U+0009>B<U+000A>C	D<U+001B>[31m<U+202E>E	*	0	shogi	Cup<U+0007>' "$1" library list --library "$library"
[ "$(wc -l <"$folder/said")" -eq 1 ] || { echo "a game has several lines"; exit 1; }
expect 'opponent	D<U+001B>[31m<U+202E>E	' "$1" library stats --library "$library"
expect '"first": "A\tB\nC"' "$1" library list --library "$library" --json
expect '"second": "D\u001b[31m' "$1" library list --library "$library" --json

printf '[StudyName "A\033B"]\n[StudyAuthor "C"]\n[ChapterName "One"]\n[Variant "shogi"]\n\n*\n' >"$folder/study.pgn"
"$1" library import "$folder/study.pgn" --library "$library" >/dev/null || exit 1
expect 'A<U+001B>B	C' "$1" library studies --library "$library"

printf '[kings]\nvariantName = A\342\200\256B\033[31m\nmaxFile = 5\nmaxRank = 5\nking = k\npieceNames = k:K\007\nstartFen = k4/5/5/5/4K w\n' >"$folder/kings.ini"
expect 'line 2, variantName: “A<U+202E>B<U+001B>[31m” has an invisible character' "$1" variants check "$folder/kings.ini"
expect 'line 6, pieceNames: “K<U+0007>” has an invisible character' "$1" variants check "$folder/kings.ini"
