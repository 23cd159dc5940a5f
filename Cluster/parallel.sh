#!/usr/bin/env bash
# Checks many projects with GNU parallel, on the cores of this machine or by ssh on others, and writes one report.
#
#   Cluster/parallel.sh PATH… [OPTIONS of l10n plan] [-- OPTIONS of l10n merge-reports]
#
# L10N_BINARY   the program (default: l10n)
# UNITS         projects of one task (default: 1)
# JOBS          tasks at a time (default: 100%, one for each core)
# SPOOL         keep what the tasks report in this file
# PARALLEL      more options of parallel, as in '--retries 3 --sshloginfile hosts --workdir .'
#
# The exit status is that of the merge: 0 clean, 1 findings, 2 where something was not checked.
set -euo pipefail

planned=() merged=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do planned+=("$1") && shift; done
while [ $# -gt 1 ]; do merged+=("$2") && shift; done

export L10N_BINARY=${L10N_BINARY-l10n}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
spool=${SPOOL-$folder/spool.ndjson}

"$L10N_BINARY" plan ${planned[@]+"${planned[@]}"} --output "$folder/plan.ndjson" || exit 2
# Names are on standard input, never in the command. Status 1 says that there are findings: for parallel that is no
# failure. Without --line-buffer the lines of a task are written once it is done. How many tasks failed is told by the
# merge, which knows what is missing.
# shellcheck disable=SC2016  # The program is named where the task runs.
parallel --will-cite --pipe -N "${UNITS-1}" --jobs "${JOBS-100%}" --env L10N_BINARY \
  '"$L10N_BINARY" check --units - --jobs 1 || [ $? -eq 1 ]' <"$folder/plan.ndjson" >"$spool" 2>"$folder/errors" || {
  echo "parallel.sh: some tasks failed; the first of their messages:" >&2
  head -n 5 "$folder/errors" >&2
}
"$L10N_BINARY" merge-reports ${merged[@]+"${merged[@]}"} -- "$spool"
