#!/bin/sh
# Self-play in parts by Slurm, one task of an array for each part.
#
#   sbatch --array=1-32 --cpus-per-task=8 deploy/selfplay/slurm.sh --mix all --games 1000000 --seed 1 --commit "$(git rev-parse HEAD)" --out /shared/games
#
# All parts write into one folder that all nodes see. A task that was ended is submitted again, and goes on. Some tasks alone are
# submitted with the number of all parts: SHARDS=32 sbatch --array=5,17 deploy/selfplay/slurm.sh ...
#SBATCH --job-name=jersi-selfplay
#SBATCH --time=04:00:00
#SBATCH --mem-per-cpu=256M
set -eu
: "${SLURM_ARRAY_TASK_ID:?sbatch --array=1-N}"
# The tasks of an array 1-N are its parts. Of any other array nobody knows how many parts there are.
if [ -z "${SHARDS:-}" ]; then
    if [ "${SLURM_ARRAY_TASK_MIN:-}" != 1 ] || [ "${SLURM_ARRAY_TASK_COUNT:-}" != "${SLURM_ARRAY_TASK_MAX:-}" ]; then
        echo "$0: this array is not 1-N: say by SHARDS=N how many parts there are" >&2
        exit 2
    fi
    SHARDS=$SLURM_ARRAY_TASK_MAX
fi
exec "${JERSI:-jersi}" selfplay run \
    --shard "$SLURM_ARRAY_TASK_ID/$SHARDS" --threads "${SLURM_CPUS_PER_TASK:-1}" "$@"
