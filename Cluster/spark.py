#!/usr/bin/env python3
"""Checks many projects on Apache Spark, and writes one report.

    python Cluster/spark.py PATH… [--master spark://HOST:7077] [--report FILE] [--format json] [-- OPTIONS of l10n plan]
    spark-submit Cluster/spark.py PATH… [--report FILE] [--format json]

`RDD.pipe("l10n check --units -")` does the same in one call, and is not used. With checkCode=True it takes status 1,
which says that there are findings, for a failure, and runs the task again and again; with checkCode=False it takes a
program that broke down for one that has nothing to say. So mapPartitions starts the program, and looks at its status.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable, Sequence

from pyspark import SparkConf, SparkContext, StorageLevel

import units
from units import Call, Spool, Unit


def run(found: Sequence[Unit], call: Call, spool: Spool, context: SparkContext) -> int:
    """Checks units, a batch for each partition, and writes to the spool what comes; returns the number of tasks."""
    for name in ("units.py", "objects.py"):
        context.addPyFile(os.path.join(os.path.dirname(os.path.abspath(__file__)), name))
    slots = max(1, context.defaultParallelism // call.jobs)
    batches = list(units.batches(found, slots))
    if not batches:
        return 0

    def check(part: Iterable[list[Unit]]) -> Iterable[bytes]:
        return (units.check(batch, call) for batch in part)

    # Kept on the disks of the executors: the driver has the report of one batch in memory at a time.
    reports = context.parallelize(batches, len(batches)).mapPartitions(check).persist(StorageLevel.DISK_ONLY)
    reports.count()
    for report in reports.toLocalIterator():
        spool.write(report)
    reports.unpersist()
    return len(batches)


def connected(master: str | None, cpus: int) -> SparkContext:
    """The context of a call. Without a master it is that of spark-submit, else this machine."""
    conf = SparkConf().setAppName("l10n").set("spark.task.cpus", str(cpus))
    conf.setIfMissing("spark.ui.showConsoleProgress", str(sys.stderr.isatty()).lower())
    if master:
        conf.setMaster(master)
    else:
        conf.setIfMissing("spark.master", "local[*]")
    if conf.get("spark.master", "").startswith("local"):
        os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    return SparkContext(conf=conf)


def main(arguments: Sequence[str]) -> int:
    """Runs a call; returns its exit status."""
    parser = units.parser(__doc__)
    parser.add_argument("--master", help="of the cluster (default: that of spark-submit, else this machine)")
    options, call = units.parse(parser, arguments)
    found = units.start("spark.py", call, options.paths)
    context = connected(options.master, call.jobs)
    context.setLogLevel("ERROR")
    try:
        with Spool(options.spool, found) as spool:
            left = [unit for unit in found if unit.number not in spool.done]
            begin = time.monotonic()
            count = run(left, call, spool, context)
            print(
                f"spark.py: {len(left)} units in {count} tasks, {time.monotonic() - begin:.2f} s", file=sys.stderr)
            return spool.merge(options, call)
    finally:
        context.stop()


if __name__ == "__main__":
    sys.exit(units.ending(main))
