#!/bin/sh
# Checks that the name of an engine is never read by a shell.
# Usage: no_shell.sh KOMADAI_CLI
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
# shellcheck disable=SC2016 # what a shell would run
for name in "/bin/true; touch $folder/owned" '$(touch '"$folder"'/owned)' "\`touch $folder/owned\`" "/bin/true|touch $folder/owned"; do
    "$1" match --a "$name" --b builtin --variant zoshogi --games 2 --movetime 10 >/dev/null 2>&1
    [ $? -eq 1 ] || { echo "$name was not refused"; exit 1; }
done
[ ! -e "$folder/owned" ] || { echo "a shell has read the name of an engine"; exit 1; }
