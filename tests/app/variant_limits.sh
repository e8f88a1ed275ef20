#!/bin/bash
# A text with variants of up to 1 MiB is answered with little processor time (a second, here at most two) and 100 MiB more than a small one needs; see SECURITY.md.
# Usage: variant_limits.sh KOMADAI_CLI
# shellcheck disable=SC2016 # awk expands the expressions
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cli=$1
mebibyte=1048576

# check FILE KILOBYTES SECONDS: what there is to say about the variants of a file, with so much address space and processor time.
check() {
    (
        ulimit -v "$2"
        ulimit -t "$3"
        "$cli" variants check "$1" 2>&1
    )
}
# text NAME HEAD EXPRESSION: a file of 1 MiB with HEAD and then a line for each number, made of it by an expression of awk.
text() {
    {
        printf '%s' "$2"
        seq 1 400000 | awk "{ print $3 }"
    } | head --bytes $mebibyte | head --lines -1 >"$folder/$1"
}

small=$'[v0]\nmaxFile = 5\nmaxRank = 5\nking = k\nstartFen = k4/5/5/5/4K w 0 1\n'
text keys "$small" '"x" $1 " = 1"'
text sections '' '"[v" $1 "]"'
text chain "$small" '"[v" $1 ":v" $1 - 1 "]"'
text children "$small" '"[v" $1 ":v0]"'
text large '' '"[v" $1 ":koshogi]"'
printf '%s' "$small" >"$folder/small"

least=0
for kilobytes in $(seq 20000 5000 400000); do
    if check "$folder/small" "$kilobytes" 10 | grep -q 'v0: accepted'; then
        least=$kilobytes
        break
    fi
done
((least > 0)) || { echo "a small file is not read"; exit 1; }
for name in keys sections chain children large; do
    check "$folder/$name" $((least + 102400)) 2 >"$folder/said"
    grep -qE 'further problems that are not listed|the file is too large; this section' "$folder/said" ||
        { echo "$name:"; head -c 500 "$folder/said"; exit 1; }
    (($(wc -l <"$folder/said") <= 103)) || { echo "$name: more than 100 problems"; exit 1; }
done
