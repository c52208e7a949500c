#!/bin/sh
# Self-play in parts by GNU parallel, on this machine or on those in a file of host names, one job for each part.
#
#   PARTS=8 THREADS=4 deploy/selfplay/parallel.sh --mix all --games 100000 --seed 1 --commit "$(git rev-parse HEAD)" --out /shared/games
#   HOSTS=hosts.txt ...    the folder must be seen by all of them
#
# All parts write into one folder: files are whole or not there, and no two parts make the same one. Started again, it goes on.
set -eu
JERSI=${JERSI:-jersi}
PARTS=${PARTS:-$(nproc)}
THREADS=${THREADS:-1}
seq "$PARTS" | parallel -q --halt soon,fail=1 --line-buffer ${HOSTS:+--sshloginfile "$HOSTS"} \
    "$JERSI" selfplay run --shard "{}/$PARTS" --threads "$THREADS" "$@"
