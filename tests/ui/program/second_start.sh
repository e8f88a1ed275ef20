#!/bin/sh
# Starts the program twice: the second start ends at once and leaves its file to the first.
# Usage: second_start.sh KOMADAI GAME
folder=$(mktemp -d) || exit 1
export XDG_DATA_HOME="$folder/data" XDG_CONFIG_HOME="$folder/config" TMPDIR="$folder" XDG_RUNTIME_DIR="$folder" QT_QPA_PLATFORM=offscreen
first=
trap 'kill "$first" 2>/dev/null; wait "$first" 2>/dev/null; rm -rf "$folder"' EXIT
"$1" --library "$folder/library.sqlite" >/dev/null 2>&1 &
first=$!
for _ in $(seq 300); do
    ls "$folder"/komadai-* >/dev/null 2>&1 && break
    sleep 0.1
done
timeout 60 "$1" --library "$folder/library.sqlite" "$2" || { echo "the second start does not end well"; exit 1; }
kill -0 "$first" || { echo "the first program has ended"; exit 1; }
timeout 4 "$1" --library "$folder/library.sqlite" --new-window "$2" 2>/dev/null
[ $? -eq 124 ] || { echo "there is no new window where one is wanted"; exit 1; }
