#!/bin/sh
# The file for a network is never the one with the games. If it cannot be written, that is noticed before the work begins; a network
# that cannot be written at the end is kept elsewhere.
# Usage: fit_out.sh KOMADAI_CLI
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cli=$1
games="$folder/x.games"

fit() { "$cli" learn fit --variant minishogi --data "$games" --common-epochs 1 "$@" >"$folder/lines" 2>"$folder/message"; }
course() { "$cli" learn --variant minishogi --data "$1" --out "$2" --games 12 --rounds 1 --nodes 50 --start none >"$folder/lines" 2>"$folder/message"; }
# expect STATUS MESSAGE: what the last command must have answered; it must not have begun.
expect() {
    [ "$status" -eq "$1" ] || { echo "the status is $status, not $1"; exit 1; }
    grep -q "$2" "$folder/message" || { echo "not the message: $2"; cat "$folder/message"; exit 1; }
    [ ! -s "$folder/lines" ] || { echo "the work had begun"; exit 1; }
}

"$cli" learn games --variant minishogi --data "$games" --games 12 --nodes 50 >/dev/null || exit 1
cp "$games" "$folder/copy"
ln "$games" "$folder/link"
for out in "$games" "$folder/./x.games" "$folder/link"; do
    fit --out "$out"
    status=$?
    expect 2 "data and --out are the same file"
done
course "$games" "$folder/link"
status=$?
expect 2 "The course writes to .*link. Choose another file for --data"
for suffix in log start candidate; do
    cp "$games" "$folder/y.$suffix"
    course "$folder/y.$suffix" "$folder/y"
    status=$?
    expect 2 "The course writes to .*y.$suffix. Choose another file for --data"
    cmp "$folder/y.$suffix" "$folder/copy" || exit 1
done
cmp "$games" "$folder/copy" || exit 1

fit --out "$folder/none/x.network"
status=$?
expect 1 "none/x.network: No such file or directory"
mkdir "$folder/out"
fit --out "$folder/out"
status=$?
expect 1 "out: Is a directory"
[ -z "$(ls -A "$folder/out")" ] || { echo "something was left in the folder"; exit 1; }

# The folder vanishes when the games are read for the first time, from a pipe. Later they are read from a file of the same name.
mkdir "$folder/tmp"
rm "$games"
mkfifo "$games"
(
    exec 3>"$games" # waits until the games are read
    rmdir "$folder/out"
    mv -f "$folder/copy" "$games"
    cat "$games" >&3
) &
writer=$!
(
    TMPDIR="$folder/tmp"
    export TMPDIR
    fit --epochs 1 --out "$folder/out/x.network"
)
status=$?
kill "$writer" 2>/dev/null # it still waits if the games were never read
[ "$status" -eq 1 ] || { echo "the status is $status, not 1"; cat "$folder/message"; exit 1; }
grep -q "out/x.network: No such file or directory. The network was written to $folder/tmp/komadai-[0-9]*-x.network instead.$" "$folder/message" ||
    { cat "$folder/message"; exit 1; }
find "$folder/tmp" -name "komadai-*-x.network" -size +0 | grep -q . || { echo "the network is lost"; exit 1; }
