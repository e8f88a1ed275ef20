#!/bin/sh
# Ends a match by a signal and checks that neither engine nor temporary file is left.
# Usage: orphans.sh KOMADAI_CLI ENGINE SIGNAL
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/tmp"
cp "$2" "$folder/engine"
chmod +x "$folder/engine"

# The brackets keep grep from finding itself.
runs() { cat /proc/[0-9]*/cmdline 2>/dev/null | tr '\0' ' ' | grep -q "[s]h $folder/engine"; }
waitUntil() {
    for _ in $(seq 100); do
        if "$@"; then return 0; fi
        sleep 0.1
    done
    return 1
}
runsNot() { ! runs; }
isClean() { [ -z "$(ls -A "$folder/tmp")" ]; }

TMPDIR="$folder/tmp" "$1" match --a "$folder/engine" --b builtin --variant zoshogi --games 2 --movetime 1000 >/dev/null 2>&1 &
match=$!
waitUntil runs || { echo "the engine was not started"; exit 1; }
sleep 1 # the rules have been written by then
kill "-$3" "$match"
wait "$match"
waitUntil runsNot || { echo "the engine runs on"; exit 1; }
waitUntil isClean || { echo "left: $(ls -A "$folder/tmp")"; exit 1; }
