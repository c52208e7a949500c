#!/bin/sh
# Self-play in parts by Slurm, one task of an array for each part.
#
#   sbatch --array=1-32 --cpus-per-task=8 deploy/selfplay/slurm.sh --mix all --games 1000000 --seed 1 --commit "$(git rev-parse HEAD)" --out /shared/games
#
# All parts write into one folder that all nodes see. A task that was ended is submitted again with the same array, and goes on.
#SBATCH --job-name=jersi-selfplay
#SBATCH --time=04:00:00
#SBATCH --mem-per-cpu=256M
set -eu
: "${SLURM_ARRAY_TASK_ID:?sbatch --array=1-N}"
exec "${JERSI:-jersi}" selfplay run \
    --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_MAX" --threads "${SLURM_CPUS_PER_TASK:-1}" "$@"
