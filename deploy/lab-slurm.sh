#!/bin/sh
# A plan of the laboratory on a cluster: an array of Slurm, one shard a task, all into one folder.
#
#   sbatch --array=1-100 deploy/lab-slurm.sh PLAN FOLDER OPTIONS OF JERSI LAB RUN
#
# such as
#
#   sbatch --array=1-100 --cpus-per-task=4 deploy/lab-slurm.sh lab/plans/study.toml /shared/study --commit "$(git rev-parse HEAD)"
#
# FOLDER must be one that all nodes see. JERSI says which program. A task that was ended is submitted again with the same
# array, and goes on where it was: files are whole or not there. Slurm ends a task with SIGTERM, and what is done stays.
# Some tasks alone are submitted again with the number of shards of the whole array:
#
#   SHARDS=100 sbatch --array=5,17 deploy/lab-slurm.sh PLAN FOLDER OPTIONS OF JERSI LAB RUN
#SBATCH --job-name=jersi-lab
#SBATCH --time=04:00:00
#SBATCH --mem-per-cpu=512M
set -eu
: "${SLURM_ARRAY_TASK_ID:?sbatch --array=1-N}"
if [ "$#" -lt 2 ]; then
    echo "usage: sbatch --array=1-N $0 PLAN FOLDER OPTIONS OF JERSI LAB RUN" >&2
    exit 2
fi
plan=$1
folder=$2
shift 2
# The tasks of an array 1-N are its shards. Of any other array nobody knows how many shards there are.
if [ -z "${SHARDS:-}" ]; then
    if [ "${SLURM_ARRAY_TASK_MIN:-}" != 1 ] || [ "${SLURM_ARRAY_TASK_COUNT:-}" != "${SLURM_ARRAY_TASK_MAX:-}" ]; then
        echo "$0: this array is not 1-N: say by SHARDS=N how many shards the plan is cut into" >&2
        exit 2
    fi
    SHARDS=$SLURM_ARRAY_TASK_MAX
fi
exec "${JERSI:-jersi}" lab run "$plan" --out "$folder" \
    --shard "$SLURM_ARRAY_TASK_ID/$SHARDS" --threads "${SLURM_CPUS_PER_TASK:-1}" "$@"
