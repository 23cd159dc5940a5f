#!/usr/bin/env python3
"""Draws findings of real projects to be read against their files: how many are true is known no other way.

usage: sample.py L10N FOLDER… > findings.md

`L10N check --format json` runs in each FOLDER, a project. Drawn are 200 errors, 150 warnings and 100 findings of the
rules about code, each with the lines that it points at; of one rule no more than MOST_OF_RULE or MOST_OF_SCAN_RULE. The
projects take turns, so that a large one counts no more than a small one. SEED decides, so that a second run over the
same projects draws the same.

Layout rules are left out: what they say is compared with pictures.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from collections import defaultdict

SEED = 27
COUNTS = {"error": 200, "warning": 150, "scan": 100}
MOST_OF_RULE = 15
MOST_OF_SCAN_RULE = 34
SCAN_RULES = {"unused-key", "undefined-key", "hardcoded-string"}
LAYOUT_RULES = {"truncated-text", "clipped-height", "overflowing-content", "mid-word-break", "small-touch-target",
                "low-contrast", "unmeasurable-text", "source-tight"}
CONTEXT = 160


def findings(binary, folder):
    """The findings of a project; none for one that cannot be checked, which is told."""
    process = subprocess.run([binary, "check", folder, "--format", "json"], capture_output=True)
    try:
        report = json.loads(process.stdout)
    except json.JSONDecodeError:
        print(f"{folder}: {process.stderr.decode(errors='replace')[:200]}", file=sys.stderr)
        return []
    summary = report["summary"]
    print(f"{folder}: {summary.get('errors')} errors, {summary.get('warnings')} warnings", file=sys.stderr)
    return report["findings"]


def taking_turns(lists, generator):
    """All elements of some lists, one of each in turn, each in an order of its own."""
    names = sorted(lists)
    generator.shuffle(names)
    queues = []
    for name in names:
        queue = list(lists[name])
        generator.shuffle(queue)
        queues.append(queue)
    while queues:
        for queue in queues:
            yield queue.pop()
        queues = [queue for queue in queues if queue]


def drawn(pool, most, count, generator):
    """`count` findings of a pool of lists by rule and project, no more than `most` of a rule."""
    by_rule = []
    for rule in sorted(pool):
        turns = taking_turns(pool[rule], generator)
        by_rule.append([finding for finding, _ in zip(turns, range(most))])
    # A rule that fires seldom is drawn whole before one that fires often is drawn to its end.
    chosen = []
    for number in range(most):
        layer = [rule[number] for rule in by_rule if number < len(rule)]
        generator.shuffle(layer)
        chosen += layer
    return chosen[:count]


def line(folder, finding):
    """The line that a finding points at, cut to CONTEXT characters around its column."""
    if not finding.get("file") or not finding.get("line"):
        return ""
    base = folder if os.path.isdir(folder) else os.path.dirname(folder)
    try:
        with open(os.path.join(base, finding["file"]), encoding="utf-8", errors="replace") as file:
            lines = file.read().split("\n")
        text = lines[finding["line"] - 1]
    except (OSError, IndexError):
        return ""
    start = max(0, (finding.get("column") or 1) - CONTEXT // 2)
    return text[start:start + CONTEXT].strip()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary", metavar="L10N")
    parser.add_argument("folders", metavar="FOLDER", nargs="+")
    parser.add_argument("--seed", type=int, default=SEED)
    options = parser.parse_args()
    pools = {kind: defaultdict(lambda: defaultdict(list)) for kind in COUNTS}
    for folder in options.folders:
        for finding in findings(options.binary, folder):
            rule = finding["rule"]
            kind = "scan" if rule in SCAN_RULES else finding["severity"]
            if kind in pools and rule not in LAYOUT_RULES:
                pools[kind][rule][folder].append((folder, finding))
    generator = random.Random(options.seed)
    for kind, count in COUNTS.items():
        most = MOST_OF_SCAN_RULE if kind == "scan" else MOST_OF_RULE
        chosen = drawn(pools[kind], most, count, generator)
        print(f"# {kind}: {len(chosen)}\n")
        for number, (folder, finding) in enumerate(chosen, 1):
            place = f"{os.path.basename(os.path.normpath(folder))}: {finding.get('file')}:{finding.get('line')}"
            print(f"{number}. **{finding['rule']}** {place} ({finding['severity']}, {finding.get('locale') or '–'}, "
                  f"{finding.get('key') or '–'!r})")
            print("   " + finding["message"].replace("\n", "\\n"))
            print(f"   > {line(folder, finding)}\n")


if __name__ == "__main__":
    main()
