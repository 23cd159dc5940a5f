"""Runs one process for the sections of scripts/bench and measures it."""

import os
import sys
import time


def run(command):
    """CPU seconds, seconds and peak megabytes of one process; None where it fails or is not there."""
    silent = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_WRONLY, 0) for stream in (1, 2)]
    start = time.monotonic()
    try:
        process = os.posix_spawnp(command[0], command, os.environ, file_actions=silent)
    except OSError:
        return None
    _, status, usage = os.wait4(process, 0)
    seconds = time.monotonic() - start
    kilobytes = usage.ru_maxrss / (1024 if sys.platform == "darwin" else 1)
    return None if status else (usage.ru_utime + usage.ru_stime, seconds, kilobytes / 1024)
