#!/bin/bash
# Whether the commands that a page shows in its code exist and have the options with which they are shown. They are not run: some
# take hours, and some are only a synopsis.
#
#     documented_options.sh PAGE.md FOLDER_OF_THE_PROGRAMS
set -euo pipefail

page=$1
programs=$2
home=$(mktemp --directory)
trap 'rm --recursive --force "$home"' EXIT
export QT_QPA_PLATFORM=offscreen HOME="$home" XDG_RUNTIME_DIR="$home" LC_ALL=C.UTF-8

# A command a line, from blocks between fences and from indented ones. What follows a backslash, or is indented far, goes on with the
# line before.
commands() {
    awk '
        /^```/ { inside = !inside; if (!inside) print ""; next }
        !inside && !/^    / { print ""; next }
        { goesOn = continued || /^          / }
        { continued = sub(/ \\$/, "") }
        goesOn { printf " %s", $0; next }
        { sub(/^ +/, ""); printf "\n%s", $0 }
    ' "$page" | sed -n "s/^'*\(build\/[a-z]*\/bin\/\)\?\(komadai\(-cli\)\? .*\)/\2/p"
}

helpOf() {
    local program=$1
    shift
    "$programs/$program" "$@" --help 2>&1 </dev/null | grep -A 1000 "^Usage: $program${*:+ $*}\( \|$\)"
}

# Whether the command has all options of its line.
check() {
    local -a words
    read -ra words <<<"${1%% && *}"
    local program=${words[0]} command='' help='' found word last
    local aCommand='^\[?([a-z]+)\]?$' anOption='^[[(]*(--[a-z0-9-]+)'
    [[ $program == komadai ]] || command=${words[1]}
    # Its own commands stand behind its name, and behind bars if there are several.
    if [[ -n $command ]]; then
        last='|'
        for word in "${words[@]:2}"; do
            if [[ $last == '|' && $word =~ $aCommand ]] && found=$(helpOf "$program" "$command" "${BASH_REMATCH[1]}"); then
                help+=$found
            fi
            last=$word
        done
    fi
    if [[ -z $help ]]; then
        # shellcheck disable=SC2086 # the window has no commands
        help=$(helpOf "$program" $command) || {
            echo "$program has no command $command: $1"
            return 1
        }
    fi
    for word in "${words[@]:1}"; do
        [[ $word =~ $anOption ]] || continue
        grep --quiet --extended-regexp -- "(^|[ ,])${BASH_REMATCH[1]}([ ,]|$)" <<<"$help" || {
            echo "There is no option ${BASH_REMATCH[1]}: $1"
            return 1
        }
    done
}

status=0
count=0
while read -r line; do
    check "$line" || status=1
    count=$((count + 1))
done < <(commands)
echo "$(basename "$page"): $count commands"
((count > 0)) || status=1
exit $status
