#!/usr/bin/env python3
"""Simulates a check of very many projects on 1 to 256 nodes, with the costs that Documentation/scale.md has measured.

    python3 Benchmarks/scale.py [--projects N] [--strings N] [--exponent X] [--seed N]

The sizes of the projects follow Zipf's law. A node takes the next batch as soon as it is done with one, the largest
first (`l10n plan` writes them so); for comparison, each node has a fixed share (`--shard`). Two nodes of a hundred run
at half the speed. Findings go to one place, which merges them. Prints one row of a table a cluster.
"""

import argparse
import heapq
import random
from dataclasses import dataclass

NODES = (1, 16, 256)
CORES = 2  # of a node
BYTES_PER_STRING = 60
BATCH = 64 << 20  # bytes of tables of one task at least: starting the program is then less than a hundredth
SLOW_SHARE, SLOW_FACTOR = 0.02, 0.5


@dataclass
class Cost:
    """What was measured of the program, see Documentation/scale.md; the network is assumed."""

    start: float = 0.010  # seconds of a task beside its projects
    project: float = 0.0013  # seconds of a project beside its bytes
    byte: float = 1 / 37e6  # seconds of a core for a byte of tables
    finding_share: float = 0.035  # bytes of findings for a byte of tables
    merged: float = 1 / 45e6  # seconds of a core for a byte of findings
    network: float = 125e6  # bytes a second into a node: 1 Gbit/s (assumed)
    core_hour: float = 0.05  # in dollars (assumed)


def sizes(projects: int, strings: int, exponent: float) -> list[int]:
    """Bytes of each project, the largest first: the n-th has 1/n^exponent of the first."""
    weights = [1 / rank**exponent for rank in range(1, projects + 1)]
    total = sum(weights)
    return [max(200, int(strings * BYTES_PER_STRING * weight / total)) for weight in weights]


def batches(projects: list[int]) -> list[tuple[int, int]]:
    """Tasks as bytes and number of projects, the largest first."""
    found, size, count = [], 0, 0
    for one in projects:
        size, count = size + one, count + 1
        if size >= BATCH:
            found.append((size, count))
            size, count = 0, 0
    return sorted(found + ([(size, count)] if count else []), reverse=True)


def seconds(task: tuple[int, int], cost: Cost, speed: float) -> float:
    """What one core takes for a task; its files are fetched while the one before is checked."""
    size, count = task
    work = cost.start + count * cost.project + size * cost.byte
    return max(work / speed, size / (cost.network / CORES))


def queue(tasks: list[tuple[int, int]], speeds: list[float], cost: Cost) -> tuple[float, float]:
    """When the last core is done, and the mean of all, where each takes the next task."""
    cores = [(0.0, core) for core in range(len(speeds))]
    heapq.heapify(cores)
    for task in tasks:
        time, core = heapq.heappop(cores)
        heapq.heappush(cores, (time + seconds(task, cost, speeds[core]), core))
    times = [time for time, _ in cores]
    return max(times), sum(times) / len(times)


def shards(tasks: list[tuple[int, int]], speeds: list[float], cost: Cost) -> float:
    """When the last core is done where each has a share of about the same size."""
    loads = [(0, core) for core in range(len(speeds))]
    heapq.heapify(loads)
    times = [0.0] * len(speeds)
    for task in tasks:
        load, core = heapq.heappop(loads)
        times[core] += seconds(task, cost, speeds[core])
        heapq.heappush(loads, (load + task[0], core))
    return max(times)


def row(nodes: int, tasks: list[tuple[int, int]], cost: Cost, generator: random.Random) -> str:
    """A row of the table."""
    slow = set(generator.sample(range(nodes), max(round(nodes * SLOW_SHARE), 1 if nodes > 1 else 0)))
    speeds = [SLOW_FACTOR if core // CORES in slow else 1.0 for core in range(nodes * CORES)]
    last, mean = queue(tasks, speeds, cost)
    total = sum(size for size, _ in tasks)
    findings = total * cost.finding_share
    merge = findings * cost.merged
    tree = merge / nodes + findings / 50 * cost.merged  # each node groups its own; what is left is a fiftieth
    hours = (last + tree) * nodes * CORES / 3600
    return (
        f"| {nodes} | {last / 60:.1f} min | {shards(tasks, speeds, cost) / 60:.1f} min | {last / mean:.2f} "
        f"| {total / nodes / 1e9:.1f} GB | {findings / 1e9:.1f} GB | {merge / 60:.1f} min | {tree / 60:.1f} min "
        f"| {hours * cost.core_hour:.2f} $ |"
    )


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--projects", type=int, default=100_000)
    parser.add_argument("--strings", type=int, default=10_000_000_000)
    parser.add_argument("--exponent", type=float, default=0.7, help="of Zipf's law: 0 for projects of one size")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    projects = sizes(options.projects, options.strings, options.exponent)
    tasks = batches(projects)
    total = sum(projects)
    print(f"{len(tasks)} tasks; the largest project has {projects[0] / total:.1%} of {total / 1e9:.0f} GB\n")
    print("| nodes | queue | shards | last / mean | read a node | findings | merge in one place | as a tree | cost |")
    print("|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
    for nodes in NODES:
        print(row(nodes, tasks, Cost(), random.Random(options.seed)))


if __name__ == "__main__":
    main()
