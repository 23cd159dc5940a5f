"""What the engines share: the plan of a call, batches of its units, the check of a batch, the spool file, the merge.

A unit is a project, known by its line of `l10n plan`. What runs on workers needs the standard library alone, and fsspec
where projects lie in object storage (objects.py).
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

import objects

# What a check reads in about the time that the program takes to start: a project without a byte is work too.
START_BYTES = 20_000
# What a batch reads at most: its projects are all checked again where it is lost, and a cluster may grow meanwhile.
MOST_BYTES = 2_000_000


class CallError(Exception):
    """What keeps a call from being done at all."""


class Unit(NamedTuple):
    """A line of a plan, with what is told of it here."""

    line: bytes
    number: int
    bytes: int


@dataclasses.dataclass(frozen=True)
class Call:
    """What each worker has to know of a call."""

    program: str
    folder: str
    options: tuple[str, ...]
    jobs: int
    url: str = ""


def parser(text: str) -> argparse.ArgumentParser:
    """The arguments that all engines take; what follows `--` is for `l10n plan`."""
    result = argparse.ArgumentParser(
        description=text.split("\n")[0], epilog="What follows '--' are options of 'l10n plan'.")
    result.add_argument(
        "paths", nargs="+", metavar="PATH",
        help="a folder of projects; or one URL as in s3://bucket/apps, where each folder below it is a project")
    result.add_argument("--report", metavar="FILE", help="write the report to a file")
    result.add_argument("--format", help="of the report, as 'l10n merge-reports' has them (default: human)")
    result.add_argument("--all", action="store_true", help="print every finding, however many there are")
    result.add_argument("--fail-on", metavar="SEVERITY", help="exit with status 1 from this severity on")
    result.add_argument(
        "--spool", metavar="FILE", help="keep what the units report, and do not check again what is there already")
    result.add_argument("--cpus", type=int, default=1, help="cores, and threads of l10n, for a task (default: 1)")
    result.add_argument(
        "--l10n", default=os.environ.get("L10N_BINARY", "l10n"), metavar="PROGRAM",
        help="l10n on this machine and on the workers (default: L10N_BINARY, else 'l10n')")
    return result


def parse(of: argparse.ArgumentParser, arguments: Sequence[str]) -> tuple[argparse.Namespace, Call]:
    """The options of a call, and what of it the workers need."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    options = of.parse_args(arguments[:end])
    program = os.path.abspath(options.l10n) if "/" in options.l10n else options.l10n
    urls = [path for path in options.paths if "://" in path]
    if urls and len(options.paths) > 1:
        of.error("a URL is given alone")
    return options, Call(
        program, os.getcwd(), tuple(arguments[end + 1:]), max(1, options.cpus), urls[0] if urls else "")


def plan(call: Call, paths: Sequence[str]) -> list[Unit]:
    """The units of a call, the largest first."""
    if call.url:
        lines = objects.plan(call.url, call.options)
    else:
        command = [call.program, "plan", *call.options, "--", *paths]
        try:
            ended = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, cwd=call.folder)
        except OSError as error:
            raise CallError(str(error)) from error
        said = ended.stderr.decode(errors="replace")
        if ended.returncode:
            raise CallError(said.strip() or f"'l10n plan' ended with status {ended.returncode}")
        sys.stderr.write(said)
        lines = ended.stdout.splitlines()
    units = [Unit(line, int(value["unit"]), int(value["bytes"])) for line in lines for value in [json.loads(line)]]
    if not units:
        raise CallError(f"there is no project at {', '.join(paths)}")
    return sorted(units, key=lambda unit: (-unit.bytes, unit.number))


def batches(units: Iterable[Unit], slots: int) -> Iterator[list[Unit]]:
    """Units that one start of the program checks: large ones alone, small ones together.

    There are several batches for each slot, so that all slots end at about the same time.
    """
    units = list(units)
    share = min(MOST_BYTES, sum(unit.bytes + START_BYTES for unit in units) / (max(1, slots) * 8))
    batch: list[Unit] = []
    load = 0
    for unit in units:
        weight = unit.bytes + START_BYTES
        if batch and load + weight > share:
            yield batch
            batch, load = [], 0
        batch.append(unit)
        load += weight
    if batch:
        yield batch


def check(batch: Sequence[Unit], call: Call) -> bytes:
    """What a batch reports, as lines; of each unit there is a last line, whatever happens. Runs on a worker."""
    lines = [unit.line for unit in batch]
    if call.url:
        return b"".join(objects.check(line, call, check_lines) for line in lines)
    return check_lines(lines, call, call.folder)


def check_lines(lines: Sequence[bytes], call: Call, folder: str) -> bytes:
    """What `l10n check --units` reports on lines; where it breaks down, each unit is checked by itself."""
    command = [call.program, "check", "--units", "-", "--jobs", str(call.jobs)]
    numbers = {json.loads(line)["unit"] for line in lines}
    try:
        ended = subprocess.run(command, input=b"\n".join(lines) + b"\n", capture_output=True, cwd=folder)
    except OSError as error:
        return b"".join(failure(line, str(error)) for line in lines)
    # 1 says that there are findings, 2 that a unit failed, whose line says so too.
    if ended.returncode in (0, 1, 2) and done(ended.stdout.splitlines()) >= numbers:
        return ended.stdout
    if len(lines) > 1:
        return b"".join(check_lines([line], call, folder) for line in lines)
    said = ended.stderr.decode(errors="replace").strip()[-500:]
    end = f"status {ended.returncode}" if ended.returncode >= 0 else f"signal {-ended.returncode}"
    return failure(lines[0], f"l10n ended with {end} and no report{': ' if said else ''}{said}")


def done(lines: Iterable[bytes]) -> set[int]:
    """The numbers of the units that have their last line."""
    return {json.loads(line)["unit"] for line in lines if line.startswith(b'{"plan":')}


def failure(line: bytes, message: str) -> bytes:
    """The line of a unit that could not be checked."""
    return json.dumps(json.loads(line) | {"error": message}).encode() + b"\n"


class Spool:
    """The file that collects what units report. One that is kept lets a later call go on where this one ended."""

    def __init__(self, path: str | None, units: Sequence[Unit]) -> None:
        self.path = path or ""
        self._kept = path is not None
        if path is None:
            handle, self.path = tempfile.mkstemp(prefix="l10n-", suffix=".ndjson")
            os.close(handle)
        plan_name = json.loads(units[0].line)["plan"]
        self.done = self._clean(plan_name) if path and os.path.exists(path) else set()
        self._file = open(self.path, "ab")

    def _clean(self, plan_name: str) -> set[int]:
        """Leaves the units of this plan that were checked; what was cut off, failed or is of another plan goes."""
        numbers: set[int] = set()
        findings: list[bytes] = []
        clean = f"{self.path}.{os.getpid()}"
        with open(self.path, "rb") as old, open(clean, "wb") as new:
            for line in old:
                value = parsed(line)
                if "finding" in value:
                    findings = [*findings, line] if value.get("at") else [line]
                    continue
                count = value.get("done", {}).get("findings")
                findings = findings[-count:] if count else []
                if value.get("plan") == plan_name and count == len(findings):
                    new.writelines([*findings, line])
                    numbers.add(value["unit"])
                findings = []
        os.replace(clean, self.path)
        return numbers

    def write(self, lines: bytes) -> None:
        """Adds what a batch reports."""
        self._file.write(lines)
        self._file.flush()

    def merge(self, options: argparse.Namespace, call: Call) -> int:
        """Writes the report; its status is that of the call."""
        self._file.close()
        command = [call.program, "merge-reports"]
        for name, value in (("format", options.format), ("output", options.report), ("fail-on", options.fail_on)):
            command += [f"--{name}={value}"] if value else []
        command += ["--all"] if options.all else []
        status = subprocess.run([*command, "--", self.path], stdin=subprocess.DEVNULL).returncode
        return status if status in (0, 1) else 2

    def __enter__(self) -> Spool:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
        if not self._kept:
            os.remove(self.path)


def parsed(line: bytes) -> dict:
    """A line of a report; nothing where it was cut off."""
    try:
        value = json.loads(line)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}


def ending(main: Callable[[Sequence[str]], int]) -> int:
    """The exit status of a program. That of Python for an error is 1, which would say that there are findings."""
    try:
        return main(sys.argv[1:])
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
    except Exception:
        traceback.print_exc()
    return 2


def apart(work: Callable[[], None]) -> int:
    """Does work in a process of its own, and returns its status.

    An engine that loses its cluster may end the process that it is in, with a status of its own.
    """
    process = multiprocessing.get_context("fork").Process(target=work)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(2))
    process.start()
    try:
        process.join()
    finally:
        if process.is_alive():
            process.terminate()
            process.join()
    return process.exitcode or 0


def start(name: str, call: Call, paths: Sequence[str]) -> list[Unit]:
    """The plan of a call; the call ends with a message where there is none."""
    try:
        if shutil.which(call.program) is None:
            raise CallError(f"'{call.program}' is not installed: name it with --l10n or L10N_BINARY")
        return plan(call, paths)
    except (CallError, OSError, ValueError) as error:
        print(f"{name}: {error}", file=sys.stderr)
        raise SystemExit(2) from error
