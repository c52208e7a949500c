#!/bin/sh
# A plan of the laboratory on all cores of a machine, or of many: one shard a job, all into one folder.
#
#   deploy/lab-parallel.sh SHARDS PLAN FOLDER OPTIONS OF JERSI LAB RUN
#
# such as
#
#   deploy/lab-parallel.sh 32 lab/plans/study.toml study --commit "$(git rev-parse HEAD)"
#
# GNU parallel runs the shards where it is there, else the shell itself. JOBS says how many at once (as many as there are cores),
# JERSI which program. With GNU parallel, PARALLEL in its environment may name other machines (`--sshlogin`); FOLDER and
# PLAN must be ones that all of them see. Files are whole or not there, so a script that was broken off goes on where it was.
set -eu
. "$(dirname "$0")/shards.sh"

if [ "$#" -lt 3 ]; then
    echo "usage: $0 SHARDS PLAN FOLDER OPTIONS OF JERSI LAB RUN" >&2
    exit 2
fi
shards=$1
plan=$2
folder=$3
shift 3
number SHARDS "$shards"
jersi=${JERSI:-jersi}
jobs=${JOBS:-$(getconf _NPROCESSORS_ONLN)}
mkdir -p "$folder"

# One shard as a script of its own, so that no runner has to quote the options again.
one=$(mktemp)
trap 'rm -f "$one"' EXIT
{
    echo '#!/bin/sh'
    echo "exec$(quote "$jersi" lab run "$plan" --out "$folder" "$@") --shard \"\$1/$shards\""
} >"$one"

# The script travels to other machines with the job.
run_shards "$shards" "$jobs" "$one" --line-buffer --basefile "$one"
