#!/bin/bash
# Completes command lines of a program in bash and compares the words:
#
#     completion.sh PROGRAM
set -euo pipefail

program=$(basename "$1")
eval "$("$1" --describe bash)"
function=_${program//-/_}
failed=0

# expect WORDS COMMAND-LINE...: the last word of the line is the one to complete.
expect() {
    local wanted=$1
    shift
    COMP_WORDS=("$program" "$@")
    COMP_CWORD=$#
    "$function" || true
    [[ ${COMPREPLY[*]} == "$wanted" ]] || {
        echo "$program $*: \"${COMPREPLY[*]}\" instead of \"$wanted\""
        failed=1
    }
}

expect "--version" --vers
expect "man bash zsh fish" --describe ""
if [[ $program == komadai-cli ]]; then
    expect "perft" per
    expect "show" variants sh
    expect "euroshogi" perft --variant eu
    expect "zoshogi" variants show zo
    expect "--depth --divide" perft --d
    expect "first second" analyse --side ""
    expect "" analyse --library gam
fi

if [[ $program == komadai ]]; then
    expect "euroshogi" --variant eu
    expect "--diagram --describe" --d
fi

# Every option in --help is completed.
for option in $("$1" --help | grep -oE -- '^ +(-., ?)?--[a-z-]+' | grep -oE -- '--[a-z-]+'); do
    expect "$option" "$option"
done
exit "$failed"
