#!/bin/bash
# Runs the commands of a page of the manual, or of README.md, in a new folder, as a reader would.
#
#     manual_commands.sh PAGE.md FOLDER_OF_THE_PROGRAMS
#
# Blocks marked `sh` run one after another; each must end with status 0. A block marked `sh window` opens the window, which must
# still be there after a while. The lines of a block marked `output` must be in what the block before it printed, in this order, each at
# the beginning of a line.
set -euo pipefail

page=$(realpath "$1")
PATH="$(realpath "$2"):$PATH"
work=$(mktemp --directory)
trap 'rm --recursive --force "$work"' EXIT
mkdir "$work/blocks" "$work/files" "$work/home"
export PATH QT_QPA_PLATFORM=offscreen HOME="$work/home" XDG_DATA_HOME="$work/home/data" XDG_CONFIG_HOME="$work/home/config"
export XDG_RUNTIME_DIR="$work/home" LC_ALL=C.UTF-8

# Each block becomes a file NNN.KIND.
awk -v folder="$work/blocks" '
    /^```/ && inside { inside = 0; close(file); next }
    /^```(sh|sh window|output)$/ {
        kind = substr($0, 4); gsub(" ", "-", kind)
        file = sprintf("%s/%03d.%s", folder, ++count, kind)
        printf "" > file; inside = 1; next
    }
    /^```/ { inside = 1; file = "/dev/null"; next }
    inside { print > file }
' "$page"

fail() {
    echo "$(basename "$page"): $1" >&2
    shift
    cat "$@" >&2
    exit 1
}

# Whether the window is still open when the time is over. The pipe ends with the last process that writes to it, so nothing is
# removed below a window that still ends.
run_window() {
    local status=0
    timeout --signal=TERM 2 bash -euo pipefail "$1" 2>&1 | cat >"$work/printed" || status=$?
    [[ $status -eq 124 ]] || fail "the window did not stay open (status $status):" "$1" "$work/printed"
}

# Looks for the lines of file $1 in file $2.
expect_lines() {
    awk '
        NR == FNR { wanted[++count] = $0; next }
        found < count && index($0, wanted[found + 1]) == 1 { ++found }
        END { exit found < count }
    ' "$1" "$2" || fail 'the output is not the one of the page:' "$1" <(echo '--- printed:') "$2"
}

cd "$work/files"
for block in "$work/blocks"/*; do
    case $block in
    *.sh) bash -euo pipefail "$block" >"$work/printed" 2>&1 || fail "a command failed:" "$block" "$work/printed" ;;
    *.sh-window) run_window "$block" ;;
    *.output) expect_lines "$block" "$work/printed" ;;
    esac
done
