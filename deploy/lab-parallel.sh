#!/bin/sh
# A plan of the laboratory on all cores of a machine, or of many: one shard a job, all into one folder.
#
#   deploy/lab-parallel.sh SHARDS PLAN FOLDER OPTIONS OF JERSI LAB RUN
#
# such as
#
#   deploy/lab-parallel.sh 32 lab/plans/study.toml study --commit "$(git rev-parse HEAD)"
#
# GNU parallel runs the shards where it is there, else xargs. JOBS says how many at once (as many as there are cores),
# JERSI which program. With GNU parallel, PARALLEL in its environment may name other machines (`--sshlogin`); FOLDER and
# PLAN must be ones that all of them see. Files are whole or not there, so a script that was broken off goes on where it was.
set -eu

if [ "$#" -lt 3 ]; then
    echo "usage: $0 SHARDS PLAN FOLDER OPTIONS OF JERSI LAB RUN" >&2
    exit 2
fi
shards=$1
plan=$2
folder=$3
shift 3
case $shards in
'' | *[!0-9]* | 0)
    echo "$0: SHARDS is a number from 1 on, not $shards" >&2
    exit 2
    ;;
esac
jersi=${JERSI:-jersi}
jobs=${JOBS:-$(getconf _NPROCESSORS_ONLN)}
mkdir -p "$folder"

# One shard as a script of its own, so that no runner has to quote the options again.
one=$(mktemp)
trap 'rm -f "$one"' EXIT
quote() {
    for word in "$@"; do
        printf " '%s'" "$(printf %s "$word" | sed "s/'/'\\\\''/g")"
    done
}
{
    echo '#!/bin/sh'
    echo "exec$(quote "$jersi" lab run "$plan" --out "$folder" "$@") --shard \"\$1/$shards\""
} >"$one"

if command -v parallel >/dev/null 2>&1; then
    # The script travels to other machines with the job.
    seq "$shards" | parallel --halt soon,fail=1 --jobs "$jobs" --line-buffer --basefile "$one" sh "$one" '{}'
else
    seq "$shards" | xargs -P "$jobs" -I '{}' sh "$one" '{}'
fi
