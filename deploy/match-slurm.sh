#!/bin/sh
# A match on a cluster: an array of Slurm, one shard a task, then one summary.
#
#   deploy/match-slurm.sh SHARDS FOLDER OPTIONS OF JERSI MATCH
#
# such as
#
#   deploy/match-slurm.sh 100 /shared/results --first engine --second engine:9 --no-reserve --book held-out --games 600 --nodes 20000
#
# FOLDER must be one that all nodes see. JERSI says which program, SBATCH_OPTIONS what else sbatch is told, such as
# `--partition=short --time=2:00:00`. A task whose result is there already ends at once, so that the same command, given
# again, plays what is missing; FOLDER knows which match it is of, and another one is refused. Each task also takes up its own
# saved games. The summary is in FOLDER/summary.txt.
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
mkdir -p "$folder"
folder=$(CDPATH='' cd -- "$folder" && pwd)

one_match "$folder" "$(quote "$jersi" match "$@" "in $shards shards")"

{
    echo '#!/bin/sh'
    echo 'shard=$SLURM_ARRAY_TASK_ID'
    echo "result=$(quote "$folder" | sed 's/^ //')/shard-\$shard.json"
    echo '[ -e "$result" ] && exit 0'
    echo "exec$(quote "$jersi" match "$@") --shard \"\$shard/$shards\" --result \"\$result\" --save$(quote "$folder/games")"
} >"$folder/shard.sh"
{
    echo '#!/bin/sh'
    printf 'exec%s --merge' "$(quote "$jersi" match)"
    shard=1
    while [ "$shard" -le "$shards" ]; do
        quote "$folder/shard-$shard.json"
        shard=$((shard + 1))
    done
    echo
} >"$folder/merge.sh"

# The time is told beforehand: Slurm ends a task with SIGTERM, and a match then says what it has.
# shellcheck disable=SC2086
array=$(sbatch --parsable --array="1-$shards" --cpus-per-task=1 --output="$folder/shard-%a.log" ${SBATCH_OPTIONS:-} "$folder/shard.sh")
# shellcheck disable=SC2086
sbatch --dependency="afterok:$array" --cpus-per-task=1 --output="$folder/summary.txt" ${SBATCH_OPTIONS:-} "$folder/merge.sh"
