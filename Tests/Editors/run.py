"""Tests what editors take: the extension for VS Code, and the files for the others.

usage: run.py

Prints a line for each check that failed, and at the end the counts. The scripts of the extension run in Node with a
fake editor and a server of the tests, without Node in a Chromium, as far as they start no programs. Neovim and Emacs
load their files where they are installed.
"""

import os
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path[:0] = [HERE, os.path.join(ROOT, "Tests/Browser")]
sys.dont_write_bytecode = True

import configurations  # noqa: E402
import extension  # noqa: E402
import programs  # noqa: E402


def main():
    failures, passed, skipped = [], 0, []
    with tempfile.TemporaryDirectory(prefix="l10n-editors-") as folder:
        program = os.path.join(folder, "bin/l10n")
        os.mkdir(os.path.dirname(program))
        shutil.copy(os.path.join(HERE, "fake_l10n.py"), program)
        for check in (*extension.ALL, *configurations.ALL, *programs.ALL):
            try:
                reason = check(folder, program)
                if reason:
                    skipped.append(f"{check.__name__}: {reason}")
                else:
                    passed += 1
            except AssertionError as error:
                failures.append(f"{check.__name__}: {error}")
            except subprocess.TimeoutExpired as error:
                failures.append(f"{check.__name__}: {error.cmd[0]} did not end in {error.timeout} s")
    for line in [f"not run: {line}" for line in skipped] + failures:
        print(line)
    print(f"{passed} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
