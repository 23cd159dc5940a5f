"""What the tests of the engines share: trees of projects, the program, and reports to compare.

L10N_BINARY names the program. A test that asks for it and finds none fails.
"""

import json
import os
import random
import stat
import subprocess
import sys
import tempfile
import unittest
import urllib.parse

CLUSTER = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, CLUSTER)

# A shell that is given this as a part of a command makes a file of it.
HOSTILE = "a b;$(touch x)"
# Each is merged and compared, and with it the status and what is said on standard error.
REPORTS = (["--format", "json"], ["--format", "sarif"], ["--format", "human", "--all"])


def program() -> str:
    """The absolute path of l10n."""
    path = os.environ.get("L10N_BINARY")
    if not path or not os.access(path, os.X_OK):
        raise AssertionError("set L10N_BINARY to the program, as in L10N_BINARY=.build/release/l10n")
    return os.path.abspath(path)


def run(*command: str, folder: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """A command that was run in a folder."""
    return subprocess.run(
        command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True,
        env={**os.environ, "L10N_BINARY": program(), **variables})


def write(path: str, text: str, executable: bool = False) -> None:
    """Writes a file, with the folders that it lies in."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    if executable:
        os.chmod(path, os.stat(path).st_mode | stat.S_IXUSR)


def write_project(folder: str, chance: random.Random, keys: int) -> None:
    """A project with keys in three languages, some translations of which lose or gain an argument."""
    for language in ("en", "de", "fr"):
        lines = [
            f'"key.{key}" = "{language} text {key}{" %@" if chance.random() < (0.9 if key % 3 else 0.1) else ""}";\n'
            for key in range(keys)
        ]
        write(os.path.join(folder, f"{language}.lproj", "Localizable.strings"), "".join(lines))


def write_tree(folder: str, count: int, seed: int, keys: int = 80, is_flat: bool = False) -> list[str]:
    """Writes projects of many sizes, in folders of others if not flat; three have names that a shell would act on."""
    chance = random.Random(seed)
    names = [f"app{number}" if is_flat else f"org{number % 3}/app{number}" for number in range(count)]
    names += [HOSTILE, "-rf", "lines\nin two"]
    for name in names:
        write_project(os.path.join(folder, name), chance, chance.randint(20, keys))
    write(os.path.join(folder, names[0], "l10n.json"), '{ "rules": { "extra-argument": "warning" } }')
    return names


def different(one: str, other: str) -> str:
    """Where two texts begin to differ; nothing where they do not. A report is too long for a message."""
    if one == other:
        return ""
    start = len(os.path.commonprefix([one, other]))
    return f"at {start}: {one[start:start + 100]!r} is not {other[start:start + 100]!r}"


class TreeCase(unittest.TestCase):
    """Tests with a folder of their own, `self.folder`, in which `Apps` holds projects."""

    is_flat = False

    def setUp(self) -> None:
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = temporary.name
        self.names = write_tree(self.path("Apps"), 21, seed=7, is_flat=self.is_flat)

    def path(self, *names: str) -> str:
        """The path of something in the folder."""
        return os.path.join(self.folder, *names)

    def l10n(self, *arguments: str, folder: str | None = None) -> subprocess.CompletedProcess[str]:
        """A run of the program in the folder."""
        return run(program(), *arguments, folder=folder or self.folder)

    def spooled(self, name: str = "spool.ndjson") -> list[dict]:
        """The last lines of units in a spool file."""
        with open(self.path(name), encoding="utf-8") as file:
            return [value for line in file for value in [json.loads(line)] if "plan" in value]

    def assert_same_reports(self, *files: str, whole: str = "Apps", folder: str | None = None) -> None:
        """What is merged is what one run writes, to the byte; and nothing ran that is a name."""
        for options in REPORTS:
            merged = self.l10n("merge-reports", *options, *files)
            one = self.l10n("check", whole, *options, folder=folder)
            self.assertEqual(different(merged.stdout, one.stdout), "", options)
            self.assertEqual((merged.returncode, merged.stderr), (one.returncode, one.stderr), options)
            self.assertEqual(one.returncode, 1)
            self.assertIn(urllib.parse.quote(HOSTILE) if "sarif" in options else HOSTILE, one.stdout)
        self.assert_nothing_ran()

    def assert_nothing_ran(self) -> None:
        """No name of a project was taken for a command."""
        self.assertEqual([folder for folder, _, names in os.walk(self.folder) if "x" in names], [])
        self.assertFalse(os.path.exists("x"))

    def break_project(self) -> str:
        """Breaks the configuration of a project; returns its name."""
        write(self.path("Apps", self.names[3], "l10n.json"), "{ broken")
        return self.names[3]

    def assert_told(self, ended: subprocess.CompletedProcess[str], broken: str) -> None:
        """A call has told of the project that could not be checked, and reported all others."""
        self.assertEqual(ended.returncode, 2, ended.stderr)
        self.assertIn(f"/{broken}' was not checked: l10n.json:1:", ended.stderr)
        for name in self.names:
            visible = name.replace("\n", "\\n")
            self.assertEqual(f"{visible}/de.lproj" in ended.stdout, name != broken, (name, ended.stderr))
