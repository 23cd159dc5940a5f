""".pre-commit-hooks.yaml: its structure, and its hooks run as pre-commit runs them in repositories of their own."""

import os
import re
import shutil
import subprocess
import unittest

import support
import yaml

RECORDER = "#!/bin/sh\n[ \"$1\" = --version ] && echo \"l10n {number} (ICU)\" && exit\nprintf '<%s>\\n' {name} \"$@\"\n"
PROGRAM_VERSION = os.path.join("Sources", "Workspace", "ProgramVersion.swift")


def hooks():
    with open(os.path.join(support.ROOT, ".pre-commit-hooks.yaml"), encoding="utf-8") as file:
        return {hook["id"]: hook for hook in yaml.safe_load(file)}


class StructureTest(unittest.TestCase):
    def test_hooks(self):
        self.assertEqual(list(hooks()), ["l10n-check", "l10n-fmt"])
        for hook in hooks().values():
            self.assertTrue(hook["name"] and hook["description"])
            self.assertEqual(hook["language"], "script")
            script = hook["entry"].split()[0]
            self.assertTrue(os.access(os.path.join(support.ROOT, script), os.X_OK), script)

    def test_files_to_format(self):
        pattern = hooks()["l10n-fmt"]["files"]
        for name in ("a.strings", "en.lproj/a b.strings", "L.stringsdict", "L.xcstrings", "L.loctable"):
            self.assertRegex(name, pattern)
        for name in ("strings", "a.strings.txt", "a.xliff", "a.swift", "xcstrings"):
            self.assertNotRegex(name, pattern)

    def test_options_exist(self):
        self.assertLessEqual(set(hooks()["l10n-fmt"]["args"]), support.options("fmt"))
        with open(os.path.join(support.ROOT, "ci", "pre-commit"), encoding="utf-8") as file:
            found = set(re.findall(r'exec "\$program" check (--[a-z]+)', file.read()))
        self.assertEqual(found, {"--changed"})
        self.assertLessEqual(found, support.options("check"))


class HookTest(support.FolderCase):
    """A clone of the hooks, as pre-commit makes it, and a project with them."""

    def setUp(self):
        super().setUp()
        self.clone = os.path.join(self.folder, "clone")
        self.project = os.path.join(self.folder, "project")
        self.tools = os.path.join(self.folder, "tools")
        shutil.copytree(os.path.join(support.ROOT, "ci"), os.path.join(self.clone, "ci"))
        self.variables = {}
        for folder in (self.clone, self.project):
            self.git("init", "--quiet", folder, at=self.folder)

    def git(self, *arguments, at=None):
        variables = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
        for role in ("AUTHOR", "COMMITTER"):
            variables |= {f"GIT_{role}_NAME": "test", f"GIT_{role}_EMAIL": "test@example.org"}
        subprocess.run(["git", *arguments], cwd=at or self.project, check=True, env={**os.environ, **variables})

    def release(self, number):
        """Sets the version that the clone is of."""
        text = f'enum V {{\n  package static let number = "{number}"\n}}\n'
        support.write(os.path.join(self.clone, PROGRAM_VERSION), text)

    def install(self, number, name):
        """Puts a program onto the PATH that says its name and its arguments."""
        text = RECORDER.format(number=number, name=name)
        support.write(os.path.join(self.tools, "l10n"), text, executable=True)

    def run_hook(self, id, *files, **variables):
        hook = hooks()[id]
        script, *words = hook["entry"].split()
        names = files if hook.get("pass_filenames", True) else ()
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith(("PRE_COMMIT", "L10N_", "GIT_"))}
        environment |= {"PRE_COMMIT": "1", "PATH": f"{self.tools}:{os.environ['PATH']}", **self.variables, **variables}
        return subprocess.run(
            [os.path.join(self.clone, script), *words, *hook.get("args", ()), *names], cwd=self.project, text=True,
            env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def assertRuns(self, result, *arguments):
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertEqual(result.stdout, "".join(f"<{argument}>\n" for argument in arguments))


class ProgramTest(HookTest):
    """Which program runs, and with what."""

    def setUp(self):
        super().setUp()
        folder = os.path.join(self.folder, "release")
        self.number = support.write_release(folder, RECORDER.format(number="9.8.7", name="downloaded"))
        self.server = support.ReleaseServer(folder, self.number).__enter__()
        self.addCleanup(self.server.__exit__)
        self.release(self.number)

    def test_takes_the_program_of_its_version_from_the_path(self):
        self.install(self.number, "installed")
        self.assertRuns(self.run_hook("l10n-fmt", "a.strings"), "installed", "fmt", "--check", "--", "a.strings")

    def test_downloads_its_version_once(self):
        self.install("1.0.0", "installed")
        for _ in range(2):
            result = self.run_hook("l10n-fmt", "a.strings", L10N_ADDRESS=self.server.address)
            self.assertRuns(result, "downloaded", "fmt", "--check", "--", "a.strings")
        self.assertEqual(len(self.server.requests), 2)

    def test_knows_the_address_of_its_clone(self):
        # What would be downloaded, and from where, is what curl is given.
        support.write(os.path.join(self.tools, "curl"), '#!/bin/sh\necho "$*" >&2\nexit 22\n', executable=True)
        expected = f"https://server.example/owner/l10n/releases/download/v{self.number}/SHA256SUMS"
        for url in (
            "https://server.example/owner/l10n", "https://server.example/owner/l10n.git/",
            "git@server.example:owner/l10n.git", "ssh://git@server.example/owner/l10n",
        ):
            self.git("config", "remote.origin.url", url, at=self.clone)
            # Git sets these for a hook: they are of the project, not of the clone.
            result = self.run_hook("l10n-check", GIT_DIR=os.path.join(self.project, ".git"))
            self.assertEqual(result.returncode, 2)
            self.assertIn(f" {expected}\n", result.stdout, url)

    def test_takes_any_version_where_there_is_no_release(self):
        self.install("1.0.0", "installed")
        self.assertRuns(self.run_hook("l10n-fmt"), "installed", "fmt", "--check", "--")
        support.write(os.path.join(self.tools, "uname"), "#!/bin/sh\necho Darwin\n", executable=True)
        result = self.run_hook("l10n-fmt", L10N_ADDRESS=self.server.address)
        self.assertRuns(result, "installed", "fmt", "--check", "--")
        self.assertEqual(self.server.requests, [])

    def test_tells_where_there_is_no_program(self):
        os.makedirs(self.tools)
        for tool in ("sh", "dirname", "sed", "env", "git", "cut", "uname"):
            os.symlink(shutil.which(tool), os.path.join(self.tools, tool))
        result = self.run_hook("l10n-check", PATH=self.tools)
        self.assertEqual(result.returncode, 2)
        self.assertIn("l10n is not on the PATH", result.stdout)

    def test_names_of_files_are_no_options(self):
        self.install(self.number, "installed")
        names = ["--check.strings", "$(touch x).strings", "a\n::error::.strings", "a b.strings"]
        self.assertRuns(self.run_hook("l10n-fmt", *names), "installed", "fmt", "--check", "--", *names)

    def test_what_is_compared(self):
        self.install(self.number, "installed")
        table = os.path.join(self.project, "a.strings")
        support.write(table, "")
        self.git("add", ".")
        # Before the first commit.
        self.assertRuns(self.run_hook("l10n-check", "a.strings"), "installed", "check")
        self.git("commit", "--quiet", "--message", "first")
        # Nothing changed: --all-files in CI.
        self.assertRuns(self.run_hook("l10n-check", "a.strings"), "installed", "check")
        support.write(table, "// changed\n")
        self.git("add", ".")
        self.assertRuns(self.run_hook("l10n-check", "a.strings"), "installed", "check", "--changed", "HEAD")
        # A push.
        result = self.run_hook("l10n-check", PRE_COMMIT_FROM_REF="0123", PRE_COMMIT_TO_REF="HEAD")
        self.assertRuns(result, "installed", "check", "--changed", "0123")

    def test_a_commit_that_only_removes_is_checked(self):
        self.install(self.number, "installed")
        support.write(os.path.join(self.project, "a.strings"), "")
        self.git("add", ".")
        self.git("commit", "--quiet", "--message", "first")
        self.git("rm", "--quiet", "a.strings")
        self.assertTrue(hooks()["l10n-check"]["always_run"])
        self.assertRuns(self.run_hook("l10n-check"), "installed", "check", "--changed", "HEAD")


class ReleaseTest(HookTest):
    """With the program of the release, and the version of this tree."""

    def setUp(self):
        super().setUp()
        source = os.path.join(self.clone, PROGRAM_VERSION)
        os.makedirs(os.path.dirname(source))
        shutil.copy(os.path.join(support.ROOT, PROGRAM_VERSION), source)
        server = support.ReleaseServer(support.dist(), support.version()).__enter__()
        self.addCleanup(server.__exit__)
        self.variables = {"L10N_ADDRESS": server.address}
        support.write_project(self.project)
        self.git("add", ".")
        self.git("commit", "--quiet", "--message", "first")

    def test_finds_what_a_commit_brings(self):
        support.write_project(os.path.join(self.project, "old"), translation="Eins")
        self.git("add", ".")
        self.git("commit", "--quiet", "--message", "old")
        self.assertEqual(self.run_hook("l10n-check").returncode, 1)
        support.write_project(self.project, translation="Ein %@")
        self.git("add", ".")
        self.assertEqual(self.run_hook("l10n-check").returncode, 0)
        support.write_project(self.project, translation="Ein")
        self.git("add", ".")
        result = self.run_hook("l10n-check", "de.lproj/Localizable.strings", "en.lproj/Localizable.strings")
        self.assertEqual(result.returncode, 1, result.stdout)
        self.assertIn("\nde.lproj/Localizable.strings:1:9: error: ", "\n" + result.stdout)
        self.assertNotIn("\nold/", "\n" + result.stdout)

    def test_formats(self):
        files = ("en.lproj/Localizable.strings", "de.lproj/Localizable.strings")
        self.assertEqual(self.run_hook("l10n-fmt", *files).returncode, 0)
        support.write(os.path.join(self.project, files[0]), '"two"="2";\n"one" = "One %@";\n')
        result = self.run_hook("l10n-fmt", *files)
        self.assertEqual(result.returncode, 1, result.stdout)
        self.assertIn(f"{files[0]}:1:1: ", result.stdout)


if __name__ == "__main__":
    unittest.main()
