#!/bin/sh
# Endgame tables whose making is ended by a signal: no part of a table is left, and what was finished is sound.
# Usage: endgames_kill.sh KOMADAI_CLI SIGNAL
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
endgames() {
    command=$1
    shift
    "$cli" endgames "$command" --variant greatshatranj --rules bareKing=none --folder "$folder" "$@"
}
cli=$1
"$cli" endgames make --variant greatshatranj --rules bareKing=none --folder "$folder" KNEvK >/dev/null 2>"$folder/message" &
maker=$!
while ! ls "$folder"/greatshatranj-*/KNvK.endgame >/dev/null 2>&1; do
    kill -0 "$maker" 2>/dev/null || { cat "$folder/message"; exit 1; }
    sleep 0.1
done
kill -"$2" "$maker"
wait "$maker"
status=$?
if [ "$2" != KILL ]; then
    [ "$status" -eq 1 ] || { echo "the status is $status"; exit 1; }
    grep -q "Interrupted. The tables that were finished are kept.$" "$folder/message" || { cat "$folder/message"; exit 1; }
    ls "$folder"/greatshatranj-*/*.incomplete* 2>/dev/null && { echo "a part of a table is left"; exit 1; }
fi
[ "$(endgames list | wc -l)" -ge 2 ] || { echo "the finished tables are lost"; exit 1; }
endgames check KNvK | grep -q ", 0 wrong$" || { echo "a finished table is not sound"; exit 1; }
