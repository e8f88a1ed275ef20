#!/bin/sh
# A search for a position names a game that is damaged, and finds the others; so does a command that adds games.
# Usage: damaged_game.sh KOMADAI_CLI
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
library="$folder/games.sqlite"
cat >"$folder/games.pgn" <<'GAMES'
[Variant "shogi"]
[TimeControl "600+5"]

1. 7g7f 3c3d *

[Variant "shogi"]

1. 7g7f 8c8d *
GAMES
"$1" library import "$folder/games.pgn" --library "$library" >/dev/null || exit 1

# The clocks of the first game, which the library has in milliseconds. The file keeps its length.
LC_ALL=C sed -i 's/600000+5000/six hundred/g' "$library"
"$1" library find --library "$library" --variant shogi \
    --position "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2" >"$folder/out" 2>"$folder/error"
status=$?
tell() { echo "$1"; cat "$folder/out" "$folder/error"; exit 1; }
[ "$status" -eq 1 ] || tell "the status is $status, not 1"
[ "$(cat "$folder/out")" = "$(printf '2\t1\tmain line')" ] || tell "the other game is not found"
grep -qx "Game 1: The stored moves of this game are damaged\." "$folder/error" || tell "the damaged game is not named"

# So does a command that adds games, which are stored all the same.
"$1" library import "$folder/games.pgn" --library "$library" >"$folder/out" 2>"$folder/error" || tell "the games are not added"
grep -q "games.sqlite: faults found: 1\. The first: Game 1: " "$folder/error" || tell "the damaged game is not named"
