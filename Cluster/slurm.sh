#!/bin/sh
# Checks a share of many projects in each task of a Slurm array. There is no plan: each task finds its own share.
#
#   array=$(sbatch --parsable --array=1-7 Cluster/slurm.sh Apps)
#   sbatch --dependency="afterany:$array" --wrap 'l10n merge-reports shard-*.ndjson --format json --output report.json'
#
# L10N_BINARY   the program (default: l10n)
# L10N_SHARES   the number of shares (default: the number of tasks); to be given where some tasks are run again, as in
#               sbatch --array=3 --export=ALL,L10N_SHARES=7 Cluster/slurm.sh Apps
# L10N_SHARDS   the folder of the files shard-1.ndjson, shard-2.ndjson, … (default: that of the call)
#
# What is given is for `l10n check`: folders and options. A task ends with 0 also where it found something.
#SBATCH --job-name=l10n
#SBATCH --array=1-7
#SBATCH --cpus-per-task=2
#SBATCH --output=l10n-%A-%a.log
set -eu

shares=${L10N_SHARES-$SLURM_ARRAY_TASK_COUNT}
status=0
"${L10N_BINARY-l10n}" check "$@" --shard "$SLURM_ARRAY_TASK_ID/$shares" --jobs "${SLURM_CPUS_PER_TASK-1}" \
  --format ndjson --output "${L10N_SHARDS-.}/shard-$SLURM_ARRAY_TASK_ID.ndjson" || status=$?
# 1 says that there are findings. 2 is a failure; the tasks that did their share need not be run again.
[ "$status" -eq 1 ] || exit "$status"
