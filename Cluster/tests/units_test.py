"""What the engines share: batches, a program that breaks down, the spool file."""

import argparse
import contextlib
import io
import json
import os
import unittest

import support  # First: it says where the modules are.
import units
from units import Call, Spool, Unit


class BatchesTest(unittest.TestCase):
    def batches(self, sizes: list[int], slots: int) -> list[list[int]]:
        found = [Unit(b"", number, size) for number, size in enumerate(sizes, 1)]
        return [[unit.number for unit in batch] for batch in units.batches(found, slots)]

    def test_leaves_large_projects_alone_and_puts_small_ones_together(self) -> None:
        self.assertEqual(
            self.batches([900_000, 800_000] + [0] * 20, 1), [[1], [2], list(range(3, 16)), list(range(16, 23))])

    def test_has_work_for_all_slots(self) -> None:
        self.assertEqual(self.batches([10] * 8, 4), [[number] for number in range(1, 9)])
        self.assertGreaterEqual(len(self.batches([10] * 1000, 4)), 4 * 8)

    def test_keeps_batches_small_in_a_small_cluster(self) -> None:
        self.assertLessEqual(max(map(len, self.batches([0] * 10_000, 1))), units.MOST_BYTES // units.START_BYTES)

    def test_has_every_unit_once(self) -> None:
        for slots in (0, 1, 3, 1000):
            sizes = [size * size * 1000 for size in range(200, 0, -1)]
            found = sum(self.batches(sizes, slots), [])
            self.assertEqual(found, list(range(1, 201)))
        self.assertEqual(self.batches([], 3), [])


class CheckTest(support.TreeCase):
    def call(self, script: str | None = None) -> Call:
        """A call for a program in whose place a shell script is run, where one is given."""
        if script is None:
            return Call(support.program(), self.folder, (), 1)
        support.write(self.path("program"), f"#!/bin/sh\nprogram='{support.program()}'\n{script}\n", executable=True)
        return Call(self.path("program"), self.folder, (), 1)

    def spool(self, lines: bytes) -> None:
        with open(self.path("spool.ndjson"), "wb") as file:
            file.write(lines)

    def test_reports_what_one_run_reports(self) -> None:
        call = self.call()
        self.spool(b"".join(units.check(batch, call) for batch in units.batches(units.plan(call, ["Apps"]), 2)))
        self.assert_same_reports("spool.ndjson")

    def test_has_a_line_for_a_unit_at_which_the_program_dies(self) -> None:
        """The others of its batch are checked all the same."""
        call = self.call("""
            [ "$1" = check ] || exec "$program" "$@"
            lines=$(cat)
            case $lines in *'"path":"Apps/-rf"'*) echo 'what it says' >&2; kill -ABRT $$ ;; esac
            printf '%s\\n' "$lines" | "$program" "$@"
            """)
        self.spool(units.check(units.plan(call, ["Apps"]), call))
        errors = [line["error"] for line in self.spooled() if "error" in line]
        self.assertEqual(errors, ["l10n ended with signal 6 and no report: what it says"])
        merged = self.l10n("merge-reports", "--format", "json", "spool.ndjson")
        self.assertEqual(merged.returncode, 2)
        self.assertIn("'Apps/-rf' was not checked: l10n ended with signal 6", merged.stderr)
        self.assertNotIn("no report", merged.stderr.replace("and no report: ", ""))
        self.assertIn(support.HOSTILE, merged.stdout)

    def test_has_a_line_for_each_unit_where_the_program_is_not_there(self) -> None:
        found = units.plan(self.call(), ["Apps"])
        self.spool(units.check(found, Call(self.path("nothing"), self.folder, (), 1)))
        self.assertEqual({"No such file" in line["error"] for line in self.spooled()}, {True})
        self.assertEqual(len(self.spooled()), len(self.names))

    def test_refuses_files_that_have_changed(self) -> None:
        call = self.call()
        found = units.plan(call, ["Apps"])
        name = self.names[3]
        support.write(self.path("Apps", name, "de.lproj", "Localizable.strings"), '"key.1" = "Eins";\n')
        self.spool(units.check(found, call))
        merged = self.l10n("merge-reports", "spool.ndjson")
        self.assertEqual(merged.returncode, 2)
        self.assertIn(f"'Apps/{name}' was not checked: its files are not those", merged.stderr)


class SpoolTest(support.TreeCase):
    def setUp(self) -> None:
        super().setUp()
        self.call = Call(support.program(), self.folder, (), 1)
        self.units = units.plan(self.call, ["Apps"])
        self.spool = self.path("spool.ndjson")

    def go_on(self) -> list[int]:
        """What is left to do is done; returns the numbers of these units."""
        with Spool(self.spool, self.units) as spool:
            left = [unit for unit in self.units if unit.number not in spool.done]
            spool.write(units.check(left, self.call) if left else b"")
        return [unit.number for unit in left]

    def test_goes_on_where_a_call_ended(self) -> None:
        self.assertEqual(len(self.go_on()), len(self.names))
        with open(self.spool, "rb") as file:
            whole = file.read()
        for size in (0, 100, 1000, len(whole) // 3, len(whole) // 2, len(whole) - 1, len(whole)):
            with open(self.spool, "wb") as file:
                file.write(whole[:size])
            left = self.go_on()
            self.assertEqual(len(left) == len(self.names), size < 1001, (size, left))
            self.assertEqual(sorted(line["unit"] for line in self.spooled()), list(range(1, len(self.names) + 1)))
        self.assertEqual(left, [])
        self.assert_same_reports("spool.ndjson")

    def test_checks_again_what_failed(self) -> None:
        with Spool(self.spool, self.units) as spool:
            spool.write(b"".join(units.failure(unit.line, "lost") for unit in self.units))
        self.assertEqual(len(self.go_on()), len(self.names))
        self.assert_same_reports("spool.ndjson")

    def test_leaves_other_plans_out(self) -> None:
        self.go_on()
        support.write(self.path("Apps", self.names[0], "en.lproj", "Other.strings"), '"a" = "A";\n')
        self.units = units.plan(self.call, ["Apps"])
        self.assertEqual(len(self.go_on()), len(self.names))
        self.assert_same_reports("spool.ndjson")

    def test_is_removed_where_nobody_named_it(self) -> None:
        with Spool(None, self.units) as spool:
            spool.write(units.check(self.units, self.call))
            path = spool.path
            options = argparse.Namespace(format="json", report=self.path("report.json"), all=False, fail_on="never")
            self.assertEqual(spool.merge(options, self.call), 0)
        self.assertFalse(os.path.exists(path))
        with open(self.path("report.json"), encoding="utf-8") as file:
            self.assertTrue(json.load(file)["findings"])


class StartTest(support.TreeCase):
    def start(self, *paths: str, program: str | None = None) -> str:
        """What is said where there is nothing to check."""
        call = Call(program or support.program(), self.folder, (), 1, *[path for path in paths if "://" in path])
        with contextlib.redirect_stderr(io.StringIO()) as errors, self.assertRaises(SystemExit) as ended:
            units.start("run.py", call, paths)
        self.assertEqual(ended.exception.code, 2)
        return errors.getvalue()

    def test_says_what_is_missing(self) -> None:
        self.assertIn("'nothing/l10n' is not installed", self.start("Apps", program="nothing/l10n"))
        self.assertIn("there is no file or folder 'Nothing'", self.start("Nothing"))
        self.assertIn("there is no project at memory://nothing", self.start("memory://nothing"))
