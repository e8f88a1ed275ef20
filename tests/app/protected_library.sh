#!/bin/sh
# Commands that only read a library read a write-protected one, too, and leave no file behind. Those that change it say why they cannot.
# Usage: protected_library.sh KOMADAI_CLI [KOMADAI]
folder=$(mktemp -d) || exit 1
trap 'chmod 755 "$folder/disk"; rm -rf "$folder"' EXIT
mkdir "$folder/disk" "$folder/tmp" "$folder/home"
mkdir -m 700 "$folder/run"
library="$folder/disk/games.sqlite"
echo "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves 5i5h 5a6a 5h5g" >"$folder/game.usi"
"$1" library import "$folder/game.usi" --library "$library" >/dev/null || exit 1
chmod 755 "$folder"
chmod 777 "$folder/tmp" "$folder/home"
chmod 444 "$library"
chmod 555 "$folder/disk"

# File permissions do not bind root.
user=
if [ "$(id -u)" -eq 0 ]; then
    user="setpriv --reuid 65534 --regid 65534 --clear-groups"
    chown 65534 "$folder/run"
fi
# shellcheck disable=SC2086 # several words
asUser() { env TMPDIR="$folder/tmp" HOME="$folder/home" XDG_RUNTIME_DIR="$folder/run" $user "$@"; }
asUser "$1" --version >/dev/null 2>&1 || exit 77

reads() {
    asUser "$@" >"$folder/out" 2>"$folder/error" || { echo "failed: $*"; cat "$folder/error"; exit 1; }
}
refuses() {
    asUser "$@" >"$folder/out" 2>"$folder/error"
    [ $? -eq 1 ] || { echo "the status is not 1: $*"; exit 1; }
    grep -q "write-protected" "$folder/error" || { cat "$folder/error"; exit 1; }
}
reads "$1" library list --library "$library"
grep -q shogi "$folder/out" || { echo "the game is not listed"; exit 1; }
reads "$1" analyse --library "$library" --game 1 --nodes 200
reads "$1" puzzles --library "$library" --out - --nodes 500 --verify-nodes 5000
refuses "$1" analyse --library "$library" --game 1 --nodes 200 --keep
refuses "$1" puzzles --library "$library" --store --nodes 500 --verify-nodes 5000
if [ -n "$2" ]; then reads "$2" --library "$library" --report library:1 "$folder/home/game.html"; fi
[ "$(ls -A "$folder/disk")" = games.sqlite ] || { echo "left beside the library:"; ls -A "$folder/disk"; exit 1; }
[ -z "$(ls -A "$folder/tmp")" ] || { echo "left among temporary files:"; ls -A "$folder/tmp"; exit 1; }
