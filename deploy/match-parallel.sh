#!/bin/sh
# A match on all cores of a machine, or of many: one shard a job, then one summary.
#
#   deploy/match-parallel.sh SHARDS FOLDER OPTIONS OF JERSI MATCH
#
# such as
#
#   deploy/match-parallel.sh 8 results --first engine --second engine:9 --no-reserve --book held-out --games 600 --nodes 20000
#
# GNU parallel runs the shards where it is there, else the shell itself. JOBS says how many at once (as many as there are cores),
# JERSI which program. With GNU parallel, PARALLEL in its environment may name other machines (`--sshlogin`); FOLDER
# must be one that all of them see. A shard whose result is there already is not played again, so a script that
# was broken off goes on where it was; FOLDER knows which match it is of, and another one is refused. Each shard also takes
# up its own saved games. Ctrl-C or SIGTERM ends all shards.
set -eu
. "$(dirname "$0")/shards.sh"

if [ "$#" -lt 3 ]; then
    echo "usage: $0 SHARDS FOLDER OPTIONS OF JERSI MATCH" >&2
    exit 2
fi
shards=$1
folder=$2
shift 2
number SHARDS "$shards"
jersi=${JERSI:-jersi}
jobs=${JOBS:-$(getconf _NPROCESSORS_ONLN)}
# How the summary is told makes no other match.
json=
words=$#
while [ "$words" -gt 0 ]; do
    word=$1
    shift
    case $word in
    --json) json=--json ;;
    *) set -- "$@" "$word" ;;
    esac
    words=$((words - 1))
done
mkdir -p "$folder"
folder=$(CDPATH='' cd -- "$folder" && pwd)

one_match "$folder" "$(quote "$jersi" match "$@" "in $shards shards")"

# One shard as a script of its own, so that no runner has to quote the options again.
one=$folder/shard.sh
{
    echo '#!/bin/sh'
    echo "result=$(quote "$folder" | sed 's/^ //')/shard-\$1.json"
    echo '[ -e "$result" ] && exit 0'
    echo "exec$(quote "$jersi" match "$@") --shard \"\$1/$shards\" --result \"\$result\" --save$(quote "$folder/games") >/dev/null"
} >"$one"
chmod +x "$one"

run_shards "$shards" "$jobs" "$one"

set --
shard=1
while [ "$shard" -le "$shards" ]; do
    set -- "$@" "$folder/shard-$shard.json"
    shard=$((shard + 1))
done
exec "$jersi" match ${json:+"$json"} --merge "$@"
