"""spark.py on a cluster of two executors, each a process of its own."""

import os
import shutil
import subprocess
import sys
import unittest

import pyspark

import support

SPARK = os.path.join(support.CLUSTER, "spark.py")


@unittest.skipUnless(shutil.which("java"), "Java is not installed")
class SparkTest(support.TreeCase):
    @classmethod
    def setUpClass(cls) -> None:
        # What executors have run, which Spark keeps.
        cls.addClassCleanup(shutil.rmtree, os.path.join(os.path.dirname(pyspark.__file__), "work"), ignore_errors=True)

    def spark(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return support.run(
            sys.executable, SPARK, *arguments, "--master", "local-cluster[2,1,1024]", folder=self.folder)

    def test_reports_what_one_run_reports(self) -> None:
        ended = self.spark("Apps", "--report", "report.json", "--format", "json", "--spool", "spool.ndjson")
        self.assertEqual((ended.returncode, ended.stdout), (1, ""), ended.stderr)
        self.assertIn(f"{len(self.names)} units in ", ended.stderr)
        self.assert_same_reports("spool.ndjson")

    def test_tells_of_a_project_that_fails(self) -> None:
        broken = self.break_project()
        self.assert_told(self.spark("Apps", "--all"), broken)
