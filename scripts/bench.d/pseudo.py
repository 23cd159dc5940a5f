"""Times the writing of a pseudo-locale: whole processes from file to file, programs in turn.

usage: pseudo.py RUNS L10N PSEUDO_BENCH     in the folder of the inputs, beside ../venv and ../pseudo.py

The peer is a Python port that does less (a map of letters, placeholders left out, padding): ../pseudo.py FILE writes
the table to standard output. Prints medians of CPU seconds and how many times as long as l10n the peer takes, then what
PSEUDO_BENCH measures inside of its process.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

TABLE = "big.strings"


def run(command, output):
    """CPU seconds and seconds of one process; None where it fails or is not there."""
    actions = [
        (os.POSIX_SPAWN_OPEN, 1, output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644),
        (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0),
    ]
    start = time.monotonic()
    try:
        process = os.posix_spawn(command[0], command, os.environ, file_actions=actions)
    except OSError:
        return None
    _, status, usage = os.wait4(process, 0)
    return None if status else (usage.ru_utime + usage.ru_stime, time.monotonic() - start)


def main():
    runs, l10n, bench = int(sys.argv[1]), sys.argv[2], sys.argv[3]
    scratch = tempfile.mkdtemp()
    written = os.path.join(scratch, "out")
    programs = [
        ("l10n pseudo", [l10n, "pseudo", TABLE, "--strategy", "accented", "--output", written]),
        ("Python port", ["../venv/bin/python", "../pseudo.py", TABLE]),
    ]
    results = {name: [] for name, _ in programs}
    for _ in range(runs):
        for name, command in programs:
            # A file that is up to date would not be written.
            shutil.rmtree(written, ignore_errors=True)
            results[name].append(run(command, os.path.join(scratch, "stdout")))
    print(f"{'pseudo, ' + TABLE:<44} {'CPU s':>9} {'wall s':>9} {'CPU, times':>10}")
    base = None
    for name, _ in programs:
        if None in results[name]:
            print(f"  {name:<42} {'–':>9} {'–':>9} {'–':>10}")
            continue
        cpu, wall = (statistics.median(figures) for figures in zip(*results[name]))
        base = base or cpu
        print(f"  {name:<42} {cpu:>9.3f} {wall:>9.3f} {cpu / base:>10.2f}")
    shutil.rmtree(scratch)
    print(subprocess.run([bench, TABLE], capture_output=True, text=True, check=False).stdout, end="")


main()
