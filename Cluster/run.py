#!/usr/bin/env python3
"""Checks many projects on a Ray cluster, and writes one report.

    python Cluster/run.py PATH… [--report FILE] [--format json] [-- OPTIONS of l10n plan]

Without --address and RAY_ADDRESS a cluster that this machine is part of is taken, else one is started for the call. The
exit status is that of `l10n merge-reports`: 0 clean, 1 findings, 2 where something was not checked.
"""

from __future__ import annotations

import argparse
import collections
import logging
import os
import socket
import sys
import time
from collections.abc import Sequence
from typing import Any

import objects
import units
from units import Call, Spool, Unit

# A check sends nothing out. Ray looks at this when it is imported.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
import ray  # noqa: E402
import ray.exceptions  # noqa: E402

# Workers need no copy of this folder: what they run goes with the task.
for module in (units, objects):
    ray.cloudpickle.register_pickle_by_value(module)


def slots(cpus: int) -> int:
    """How many tasks the cluster runs at a time."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)) // cpus)


def run(found: Sequence[Unit], call: Call, spool: Spool, retries: int) -> collections.Counter[str]:
    """Checks units and writes to the spool what comes, in the order in which it comes.

    Ray runs a task again whose node or worker died. A batch that is lost even so is checked unit by unit; a unit that
    is, is told as an error.
    """
    task = ray.remote(num_cpus=call.jobs, max_retries=retries)(units.check)
    shared = ray.put(call)
    waiting = collections.deque(units.batches(found, slots(call.jobs)))
    running: dict[Any, list[Unit]] = {}
    counts: collections.Counter[str] = collections.Counter()
    while waiting or running:
        # More than run, so that no slot waits and a cluster knows that it may grow; not all, since each takes memory.
        while waiting and len(running) < 4 * slots(call.jobs):
            batch = waiting.popleft()
            running[task.remote(batch, shared)] = batch
            counts["tasks"] += 1
        for reference in ray.wait(list(running), num_returns=1)[0]:
            batch = running.pop(reference)
            try:
                spool.write(ray.get(reference))
            except ray.exceptions.RayError as error:
                counts["lost"] += 1
                if len(batch) > 1:
                    waiting.extend([unit] for unit in batch)
                else:
                    spool.write(units.failure(batch[0].line, f"{type(error).__name__}: {reason(error)}"))
    return counts


def reason(error: Exception) -> str:
    """The last line of what Ray says, which names the cause."""
    lines = str(error).strip().splitlines()
    return lines[-1].strip() if lines else ""


def look(address: str | None) -> None:
    """Fails where nothing answers at the address of a cluster. Ray itself tries for many minutes."""
    host, _, port = (address or "").removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()


def main(arguments: Sequence[str]) -> int:
    """Runs a call; returns its exit status."""
    parser = units.parser(__doc__)
    parser.add_argument("--address", help="of the cluster (default: RAY_ADDRESS); 'local' starts one for the call")
    parser.add_argument("--retries", type=int, default=3, help="of a task whose node or worker died (default: 3)")
    options, call = units.parse(parser, arguments)
    found = units.start("run.py", call, options.paths)
    look(options.address or os.environ.get("RAY_ADDRESS"))
    with Spool(options.spool, found) as spool:
        left = [unit for unit in found if unit.number not in spool.done]
        if status := units.apart(lambda: connected(left, call, spool, options)):
            print(f"run.py: the call of Ray ended with {status}; merged is what was done", file=sys.stderr)
        return spool.merge(options, call)


def connected(left: Sequence[Unit], call: Call, spool: Spool, options: argparse.Namespace) -> None:
    """Checks units on the cluster that the options name."""
    ray.init(address=options.address, log_to_driver=False, logging_level=logging.WARNING)
    try:
        begin = time.monotonic()
        counts = run(left, call, spool, options.retries)
        print(
            f"run.py: {len(left)} units in {counts['tasks']} tasks, {counts['lost']} lost, "
            f"{time.monotonic() - begin:.2f} s on {slots(call.jobs)} slots", file=sys.stderr)
    finally:
        ray.shutdown()


if __name__ == "__main__":
    sys.exit(units.ending(main))
