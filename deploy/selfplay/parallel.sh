#!/bin/sh
# Self-play in parts on all cores of a machine, or on those in a file of host names, one job for each part.
#
#   PARTS=8 THREADS=4 deploy/selfplay/parallel.sh --mix all --games 100000 --seed 1 --commit "$(git rev-parse HEAD)" --out /shared/games
#   HOSTS=hosts.txt ...    needs GNU parallel; the folder must be seen by all of them
#
# GNU parallel runs the parts where it is there, else the shell itself. All parts write into one folder: files are whole or not there, and no
# two parts make the same one. Started again, it goes on. Ctrl-C or SIGTERM ends all parts.
set -eu
. "$(dirname "$0")/../shards.sh"
jersi=${JERSI:-jersi}
parts=${PARTS:-$(getconf _NPROCESSORS_ONLN)}
threads=${THREADS:-1}
number PARTS "$parts"
number THREADS "$threads"
if [ -n "${HOSTS:-}" ] && ! command -v parallel >/dev/null 2>&1; then
    echo "$0: HOSTS needs GNU parallel" >&2
    exit 2
fi

# One part as a script of its own, so that no runner has to quote the options again.
one=$(mktemp)
trap 'rm -f "$one"' EXIT
{
    echo '#!/bin/sh'
    echo "exec$(quote "$jersi" selfplay run "$@") --shard \"\$1/$parts\" --threads $threads"
} >"$one"
run_shards "$parts" "$parts" "$one" --line-buffer --basefile "$one" ${HOSTS:+--sshloginfile "$HOSTS"}
