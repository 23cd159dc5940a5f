"""parallel.sh and slurm.sh."""

import os
import shutil
import subprocess
import unittest

import support

PARALLEL = os.path.join(support.CLUSTER, "parallel.sh")
SLURM = os.path.join(support.CLUSTER, "slurm.sh")


def has_parallel() -> bool:
    """Whether GNU parallel is there; a program of the same name is in moreutils."""
    if shutil.which("parallel") is None:
        return False
    ended = subprocess.run(["parallel", "--version"], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return "GNU parallel" in ended.stdout


@unittest.skipUnless(has_parallel(), "GNU parallel is not installed")
class ParallelTest(support.TreeCase):
    def parallel(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        return support.run(PARALLEL, *arguments, folder=self.folder, **variables)

    def test_reports_what_one_run_reports(self) -> None:
        for count in ("1", "5"):
            ended = self.parallel("Apps", "--", "--format", "json", "--output", "report.json",
                                  UNITS=count, JOBS="3", SPOOL=self.path("spool.ndjson"))
            self.assertEqual((ended.returncode, ended.stdout, ended.stderr), (1, "", ""))
            self.assertEqual(len(self.spooled()), len(self.names))
            self.assert_same_reports("spool.ndjson")
            os.remove(self.path("spool.ndjson"))

    def test_hands_options_to_the_plan(self) -> None:
        ended = self.parallel("Apps", "--only", "leading-trailing-space", "--", "--format", "json")
        whole = self.l10n("check", "Apps", "--only", "leading-trailing-space", "--format", "json")
        self.assertEqual((ended.stdout, ended.returncode), (whole.stdout, whole.returncode))

    def test_tells_of_a_project_that_fails(self) -> None:
        broken = self.break_project()
        self.assert_told(self.parallel("Apps", "--", "--all"), broken)

    def test_names_what_was_lost(self) -> None:
        """A program that dies leaves nothing; the merge knows the number from the plan of the others."""
        support.write(self.path("dies"), f"""#!/bin/sh
            [ "$1" = check ] || exec '{support.program()}' "$@"
            read -r line
            case $line in *'"unit":5,'*) kill -SEGV $$ ;; esac
            printf '%s\\n' "$line" | '{support.program()}' "$@"
            """, executable=True)
        ended = self.parallel("Apps", "--", "--all", L10N_BINARY=self.path("dies"))
        self.assertEqual(ended.returncode, 2)
        self.assertIn(f"no report on 1 of the {len(self.names)} units of the plan: 5;", ended.stderr)


class SlurmTest(support.TreeCase):
    def slurm(self, task: int, count: int, **variables: str) -> subprocess.CompletedProcess[str]:
        return support.run(
            SLURM, "Apps", folder=self.folder, SLURM_ARRAY_TASK_ID=str(task), SLURM_ARRAY_TASK_COUNT=str(count),
            **variables)

    def test_reports_what_one_run_reports(self) -> None:
        for task in range(1, 8):
            ended = self.slurm(task, 7)
            self.assertEqual((ended.returncode, ended.stdout, ended.stderr), (0, "", ""))
        self.assert_same_reports(*(f"shard-{task}.ndjson" for task in (3, 1, 2, 7, 6, 5, 4)))

    def test_runs_one_task_again(self) -> None:
        for task in (1, 3):
            self.slurm(task, 3)
        merged = self.l10n("merge-reports", "shard-1.ndjson", "shard-3.ndjson")
        self.assertEqual(merged.returncode, 2)
        self.assertIn(f"of the {len(self.names)} units of the plan: ", merged.stderr)
        self.slurm(2, 1, L10N_SHARES="3")
        self.assert_same_reports("shard-1.ndjson", "shard-2.ndjson", "shard-3.ndjson")

    def test_tells_of_a_project_that_fails(self) -> None:
        broken = self.break_project()
        statuses = [self.slurm(task, 3).returncode for task in (1, 2, 3)]
        self.assertEqual(sorted(statuses), [0, 0, 2])
        merged = self.l10n("merge-reports", "--all", *(f"shard-{task}.ndjson" for task in (1, 2, 3)))
        self.assert_told(merged, broken)
