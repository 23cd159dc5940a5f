"""Times the reading of string files: whole processes, programs in turn.

usage: formats.py RUNS L10N_BENCH      in the folder of the inputs, beside the folders of the peers, ../bin and ../venv

Prints a row for each program: medians of CPU seconds (user + system), of seconds on the clock and of the peak of
memory, and how many times as long as l10n the program takes.
"""

import glob
import statistics
import sys

from processes import run

EXPAT = "import sys,xml.parsers.expat as x;x.ParserCreate().Parse(open(sys.argv[1],'rb').read())"
TREE = sorted(glob.glob("tree/*/*.strings"))


def read(*paths, jobs=1):
    return [sys.argv[2], "read", "--jobs", str(jobs), *paths]


def c_limit(path):
    return ["../bin/cstrings", "full", "1", path]


def foundation(path):
    return ["../bin/found", "plist", "1", path]


# Input, then the programs; l10n comes first.
INPUTS = [
    ("big.strings, UTF-8, 100,000 keys", [
        ("l10n", read("big.strings")), ("C limit", c_limit("big.strings")), ("Foundation", foundation("big.strings"))]),
    ("big16.strings, UTF-16, 100,000 keys", [
        ("l10n", read("big16.strings")), ("C limit", c_limit("big16.strings")),
        ("Foundation", foundation("big16.strings"))]),
    ("big.stringsdict, 10,000 plurals", [
        ("l10n", read("big.stringsdict")), ("expat", ["../venv/bin/python", "-c", EXPAT, "big.stringsdict"]),
        ("Foundation", foundation("big.stringsdict"))]),
    ("big.xcstrings, 400,000 texts", [
        ("l10n", read("big.xcstrings")), ("simdjson", ["../bin/simdj", "walk", "1", "big.xcstrings"]),
        ("JSONDecoder", ["../bin/found", "jsondec", "1", "big.xcstrings"])]),
    (f"tree, {len(TREE)} tables", [("l10n", read(*TREE)), ("l10n --jobs 2", read(*TREE, jobs=2))]),
]


def row(name, *cells):
    print(f"{name:<44}" + "".join(f" {cell:>9}" for cell in cells))


row("formats", "CPU s", "wall s", "peak MB", "CPU, times", "wall, times")
for title, programs in INPUTS:
    print(title)
    results = {name: [] for name, _ in programs}
    for _ in range(int(sys.argv[1])):
        for name, command in programs:
            results[name].append(run(command))
    base = None
    for name, _ in programs:
        if None in results[name]:
            row("  " + name, "–", "–", "–", "–", "–")
            continue
        cpu, wall, peak = (statistics.median(figures) for figures in zip(*results[name]))
        base = base or (cpu, wall)
        row("  " + name, f"{cpu:.3f}", f"{wall:.3f}", f"{peak:.0f}", f"{cpu / base[0]:.2f}", f"{wall / base[1]:.2f}")
