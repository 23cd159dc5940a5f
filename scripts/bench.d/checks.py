"""Times the checks of whole projects: programs in turn, each as a user runs it, with all the cores that it takes.

usage: checks.py RUNS L10N     in the folder of the inputs, beside ../venv, ../bin/cstrings and ../pypeers.py

Two inputs: the folder `tree`, 40 locales of 5,000 keys and 200 plurals, and a pair of tables of 100,000 keys, made here
of big.strings. Prints medians of seconds on the clock and of CPU, peak megabytes, how many times as long as l10n each
peer takes on the clock, and how many times that is wanted.
"""

import glob
import os
import shutil
import statistics
import sys
import tempfile

from processes import run


def programs(l10n, pair):
    """The rows: a title for each input, the bytes it has, and the programs with their commands and what is wanted."""
    strings = sorted(glob.glob("tree/*/*.strings"))
    plurals = sorted(glob.glob("tree/*/*.stringsdict"))
    locales = sorted(os.listdir("cl40/l10n")) if os.path.isdir("cl40/l10n") else []
    check = ["--fail-on", "never"]
    yield "tree of 40 × 5,000 keys and plurals", strings + plurals, [
        ("l10n check, all rules on texts", [l10n, "check", "tree"] + check, None),
        ("the same with --jobs 1", [l10n, "check", "tree", "--jobs", "1"] + check, None),
        ("lint in C (the limit)",
         ["../bin/cstrings", "lint", "1", "tree/en.lproj/Localizable.strings"] + strings, 0.25),
        ("plutil -lint, syntax alone", ["plutil", "-lint"] + strings + plurals, 5),
        ("dotstrings, plistlib and a lint in Python", ["../venv/bin/python", "../pypeers.py", "tree", "tree"], 10),
        ("compare-locales, .properties",
         ["../venv/bin/compare-locales", "--return-zero", "cl40/l10n.toml", "cl40"] + locales, 25),
    ]
    yield "100,000 pairs", ["big.strings", "big.strings"], [
        ("l10n check, all rules on texts", [l10n, "check", pair] + check, None),
        ("the same with --jobs 1", [l10n, "check", pair, "--jobs", "1"] + check, None),
        ("lint in C (the limit)", ["../bin/cstrings", "lint", "1", "big.strings", "big.strings"], 0.25),
        ("msgfmt -c", ["msgfmt", "-c", "-o", os.devnull, "big.po"], 8),
    ]


def main():
    runs, l10n = int(sys.argv[1]), sys.argv[2]
    pair = tempfile.mkdtemp()
    for locale in ("en", "de"):
        os.mkdir(f"{pair}/{locale}.lproj")
        shutil.copyfile("big.strings", f"{pair}/{locale}.lproj/Localizable.strings")
    for title, files, rows in programs(l10n, pair):
        megabytes = sum(os.path.getsize(file) for file in files) / 1e6
        results = {name: [] for name, _, _ in rows}
        for _ in range(runs):
            for name, command, _ in rows:
                results[name].append(run(command))
        heading = f"checks, {title}, {megabytes:.1f} MB"
        print(f"{heading:<56} {'seconds':>9} {'CPU s':>9} {'peak MB':>9} {'times':>9} {'wanted':>9}")
        base = None
        for name, _, wanted in rows:
            if None in results[name]:
                print(f"  {name:<54} {'–':>9} {'–':>9} {'–':>9} {'–':>9} {'–':>9}")
                continue
            cpu, seconds, peak = (statistics.median(figures) for figures in zip(*results[name]))
            base = base or seconds
            goal = "" if wanted is None else f"≥ {wanted:g}"
            print(f"  {name:<54} {seconds:>9.3f} {cpu:>9.3f} {peak:>9.0f} {seconds / base:>9.2f} {goal:>9}")
    shutil.rmtree(pair)


main()
