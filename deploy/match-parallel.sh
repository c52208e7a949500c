#!/bin/sh
# A match on all cores of a machine, or of many: one shard a job, then one summary.
#
#   deploy/match-parallel.sh SHARDS FOLDER OPTIONS OF JERSI MATCH
#
# such as
#
#   deploy/match-parallel.sh 8 results --first engine --second engine:9 --no-reserve --book held-out --games 600 --nodes 20000
#
# GNU parallel runs the shards where it is there, else xargs. JOBS says how many at once (as many as there are cores),
# JERSI which program. With GNU parallel, PARALLEL in its environment may name other machines (`--sshlogin`); FOLDER
# must be one that all of them see. A shard whose result is there already is not played again, so a script that
# was broken off goes on where it was; FOLDER knows which match it is of, and another one is refused. Each shard also takes
# up its own saved games.
set -eu

if [ "$#" -lt 3 ]; then
    echo "usage: $0 SHARDS FOLDER OPTIONS OF JERSI MATCH" >&2
    exit 2
fi
shards=$1
folder=$2
shift 2
case $shards in
'' | *[!0-9]* | 0)
    echo "$0: SHARDS is a number from 1 on, not $shards" >&2
    exit 2
    ;;
esac
jersi=${JERSI:-jersi}
jobs=${JOBS:-$(getconf _NPROCESSORS_ONLN)}
mkdir -p "$folder"
folder=$(CDPATH='' cd -- "$folder" && pwd)

quote() {
    for word in "$@"; do
        printf " '%s'" "$(printf %s "$word" | sed "s/'/'\\\\''/g")"
    done
}

# Results that are there belong to one match: another one, or another program, must not pass for it.
terms=$(quote "$jersi" match "$@" "in $shards shards")
if [ -e "$folder/match.txt" ]; then
    if [ "$terms" != "$(cat "$folder/match.txt")" ]; then
        printf '%s: %s has results of another match:%s\n' "$0" "$folder" "$(cat "$folder/match.txt")" >&2
        printf 'This one would be:%s\nTake another folder, or remove that one.\n' "$terms" >&2
        exit 2
    fi
else
    printf '%s\n' "$terms" >"$folder/match.txt"
fi

# One shard as a script of its own, so that no runner has to quote the options again.
one=$folder/shard.sh
{
    echo '#!/bin/sh'
    echo "result=$(quote "$folder" | sed 's/^ //')/shard-\$1.json"
    echo '[ -e "$result" ] && exit 0'
    echo "exec$(quote "$jersi" match "$@") --shard \"\$1/$shards\" --result \"\$result\" --save$(quote "$folder/games") >/dev/null"
} >"$one"
chmod +x "$one"

if command -v parallel >/dev/null 2>&1; then
    seq "$shards" | parallel -q --halt soon,fail=1 --jobs "$jobs" "$one" '{}'
else
    seq "$shards" | xargs -P "$jobs" -I '{}' "$one" '{}'
fi

set --
shard=1
while [ "$shard" -le "$shards" ]; do
    set -- "$@" "$folder/shard-$shard.json"
    shard=$((shard + 1))
done
exec "$jersi" match --merge "$@"
