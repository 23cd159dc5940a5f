"""Times the checks of whole projects: programs in turn, each a process of its own on one core where that can be had.

usage: checks.py RUNS L10N     in the folder of the inputs, beside ../venv, ../bin/cstrings and ../pypeers.py

Two inputs: the folder `tree`, 40 locales of 5,000 keys and 200 plurals, and a pair of tables of 100,000 keys, made here
of big.strings. Prints medians of CPU seconds, peak megabytes and how many times as long as l10n each peer takes.
"""

import glob
import os
import shutil
import statistics
import sys
import tempfile

from processes import run


def programs(l10n, pair):
    """The rows: a title for each input, the programs with their commands, and the bytes they read."""
    strings = sorted(glob.glob("tree/*/*.strings"))
    plurals = sorted(glob.glob("tree/*/*.stringsdict"))
    locales = sorted(os.listdir("cl40/l10n")) if os.path.isdir("cl40/l10n") else []
    check = ["--fail-on", "never", "--jobs", "1"]
    yield "tree of 40 × 5,000 keys and plurals", strings + plurals, [
        ("l10n check, all rules on texts", [l10n, "check", "tree"] + check),
        ("lint in C (the limit)", ["../bin/cstrings", "lint", "1", "tree/en.lproj/Localizable.strings"] + strings),
        ("plutil -lint, syntax alone", ["plutil", "-lint"] + strings + plurals),
        ("dotstrings, plistlib and a lint in Python", ["../venv/bin/python", "../pypeers.py", "tree", "tree"]),
        ("compare-locales, .properties",
         ["../venv/bin/compare-locales", "--return-zero", "cl40/l10n.toml", "cl40"] + locales),
    ]
    yield "100,000 pairs", ["big.strings", "big.strings"], [
        ("l10n check, all rules on texts", [l10n, "check", pair] + check),
        ("lint in C (the limit)", ["../bin/cstrings", "lint", "1", "big.strings", "big.strings"]),
        ("msgfmt -c", ["msgfmt", "-c", "-o", os.devnull, "big.po"]),
    ]


def main():
    runs, l10n = int(sys.argv[1]), sys.argv[2]
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    pair = tempfile.mkdtemp()
    for locale in ("en", "de"):
        os.mkdir(f"{pair}/{locale}.lproj")
        shutil.copyfile("big.strings", f"{pair}/{locale}.lproj/Localizable.strings")
    for title, files, rows in programs(l10n, pair):
        megabytes = sum(os.path.getsize(file) for file in files) / 1e6
        results = {name: [] for name, _ in rows}
        for _ in range(runs):
            for name, command in rows:
                results[name].append(run(command))
        print(f"{f'checks, {title}, {megabytes:.1f} MB':<56} {'CPU s':>9} {'peak MB':>9} {'CPU, times':>10}")
        base = None
        for name, _ in rows:
            if None in results[name]:
                print(f"  {name:<54} {'–':>9} {'–':>9} {'–':>10}")
                continue
            cpu, _, peak = (statistics.median(figures) for figures in zip(*results[name]))
            base = base or cpu
            print(f"  {name:<54} {cpu:>9.3f} {peak:>9.0f} {cpu / base:>10.2f}")
    shutil.rmtree(pair)


main()
