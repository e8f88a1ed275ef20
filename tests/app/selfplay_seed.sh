#!/bin/sh
# Games of the engine against itself: the first moves depend on the seed.
# Usage: selfplay_seed.sh KOMADAI_CLI
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cli=$1

# play SEED NAME: the games, all of them first moves. The format lacks players and date, hence the status of the export does not matter.
play() {
    "$cli" selfplay --variant minishogi --games 4 --movetime 1 --max-plies 6 --seed "$1" --library "$folder/$2" >/dev/null || exit 1
    "$cli" library export - --to usi --library "$folder/$2" 2>/dev/null | sort
}
one=$(play 1 one) || exit 1
again=$(play 1 again) || exit 1
other=$(play 2 other) || exit 1
[ "$(echo "$one" | grep -c moves)" -eq 4 ] || { echo "there are not four games"; exit 1; }
[ "$one" = "$again" ] || { echo "one seed gives different games"; exit 1; }
[ "$one" != "$other" ] || { echo "two seeds give the same games"; exit 1; }
