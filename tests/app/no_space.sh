#!/bin/sh
# A disk without space, for which a limit of file size stands: the reason is said, nothing is lost, and the library opens again.
# Usage: no_space.sh KOMADAI_CLI
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
library="$folder/games.sqlite"
(
    ulimit -f 700 # blocks of 512 bytes
    "$1" selfplay --variant minishogi --games 10000 --movetime 1 --library "$library" >/dev/null 2>"$folder/message"
    [ $? -eq 1 ]
) || { echo "the status is not 1"; exit 1; }
grep -q "There is no space left to write to the library" "$folder/message" || { cat "$folder/message"; exit 1; }
"$1" library check --library "$library" | grep -q "^faults 0$" || { echo "the library is not whole"; exit 1; }
[ "$("$1" library list --library "$library" | wc -l)" -gt 0 ] || { echo "the games are lost"; exit 1; }
# With --json, the games that were played until then are printed.
rm "$library"*
(
    ulimit -f 700
    "$1" selfplay --variant minishogi --games 100000 --movetime 1 --max-plies 8 --json --library "$library" >"$folder/list" 2>/dev/null
    [ $? -eq 1 ]
) || { echo "the status with --json is not 1"; exit 1; }
[ "$(head -n 1 "$folder/list")" = "[" ] || { echo "the list does not begin"; exit 1; }
[ "$(tail -n 1 "$folder/list")" = "]" ] || { echo "the list does not end"; exit 1; }
