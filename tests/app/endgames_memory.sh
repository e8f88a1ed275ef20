#!/bin/bash
# Commands for endgame tables keep few of them in memory: for nine tables they need hardly more than for three.
# Usage: endgames_memory.sh KOMADAI_CLI
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cli=$1
room=1500 # kilobytes; each table of three pieces has 512

# endgames COMMAND FOLDER ARGUMENTS ...
endgames() {
    command=$1
    tables=$2
    shift 2
    "$cli" endgames "$command" --variant greatshatranj --rules bareKing=none --folder "$folder/$tables" "$@"
}
# works KILOBYTES COMMAND FOLDER ARGUMENTS ...: whether so much address space is enough.
works() {
    (
        ulimit -v "$1"
        shift
        endgames "$@"
    ) >/dev/null 2>&1
}
# least COMMAND FOLDER ARGUMENTS ...: the least address space that is enough, to within 256 kilobytes.
least() {
    low=0
    high=4000000
    works $high "$@" || exit 1
    while [ $((high - low)) -gt 256 ]; do
        middle=$(((low + high) / 2))
        if works $middle "$@"; then high=$middle; else low=$middle; fi
    done
    echo $high
}

endgames make few KGvK KMvK >/dev/null || exit 1
endgames make many --pieces 3 >/dev/null || exit 1
[ "$(endgames list few | wc -l)" -eq 3 ] || { echo "there are not three tables"; exit 1; }
[ "$(endgames list many | wc -l)" -ge 9 ] || { echo "there are not nine tables"; exit 1; }

few=$(least list few) || { echo "list does not work"; exit 1; }
works $((few + room)) list many || { echo "list keeps the tables in memory"; exit 1; }
few=$(least make few KGvK KMvK) || { echo "make does not work"; exit 1; }
works $((few + room)) make many --pieces 3 || { echo "make keeps the tables in memory"; exit 1; }
