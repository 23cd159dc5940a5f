"""The project's own workflows: what they may do, what they run, and that no text of others reaches a shell as code."""

import os
import re
import subprocess
import unittest

import yaml

from support import ROOT, FolderCase, run, write

FOLDER = os.path.join(ROOT, ".github", "workflows")
ACTION = re.compile(r"actions/[a-z-]+@v\d+")
SCRIPT = re.compile(r"(?<![\w/.])scripts/[\w./-]+")
RECORDER = '#!/bin/sh\nprintf "%s\\n" "$@" >arguments\n'
CHANGELOG = """# Changelog

## 1.2.3-rc.1

The candidate.

## 1.2.3

The release.

## 1.2.2

The one before.
"""


def workflows():
    for name in sorted(os.listdir(FOLDER)):
        with open(os.path.join(FOLDER, name), encoding="utf-8") as file:
            yield name, yaml.safe_load(file)


def steps():
    for name, workflow in workflows():
        for job in workflow["jobs"].values():
            for step in job["steps"]:
                yield name, step


def step(name):
    found = [step for _, step in steps() if step.get("name") == name]
    if len(found) != 1:
        raise AssertionError(f"{len(found)} steps are named '{name}', expected is one")
    return found[0]


class WorkflowsTest(unittest.TestCase):
    def test_there_are_those_of_the_project(self):
        self.assertLessEqual({"ci.yml", "release.yml"}, {name for name, _ in workflows()})

    def test_reading_is_all_that_is_allowed_but_to_the_job_that_publishes(self):
        writers = []
        for name, workflow in workflows():
            self.assertEqual(workflow["permissions"], {"contents": "read"}, name)
            for job, description in workflow["jobs"].items():
                if "permissions" in description:
                    writers.append((name, job, description["permissions"]))
        self.assertEqual(writers, [("release.yml", "publish", {"contents": "write"})])

    def test_events_give_no_secrets_to_changes_of_others(self):
        for name, workflow in workflows():
            events = set(workflow[True])  # YAML 1.1 reads `on` so
            self.assertLessEqual(events, {"push", "pull_request"}, name)
            if name == "release.yml":
                self.assertEqual(list(workflow[True]["push"]), ["tags"])

    def test_every_job_ends_by_itself(self):
        for name, workflow in workflows():
            for job, description in workflow["jobs"].items():
                self.assertLessEqual(description.get("timeout-minutes", 360), 120, f"{name}: {job}")

    def test_actions_are_of_github_by_their_major_version(self):
        used = [(name, entry["uses"]) for name, entry in steps() if "uses" in entry]
        self.assertTrue(used)
        for name, action in used:
            self.assertRegex(action, rf"^{ACTION.pattern}$", name)

    def test_checkouts_keep_no_token(self):
        for name, entry in steps():
            if entry.get("uses", "").startswith("actions/checkout@"):
                self.assertIs(entry.get("with", {}).get("persist-credentials"), False, name)

    def test_no_expression_stands_in_a_command(self):
        for name, entry in steps():
            self.assertNotIn("${{", entry.get("run", ""), f"{name}: give it to the step as a variable")

    def test_commands_parse_and_scripts_exist(self):
        scripts = set()
        for name, entry in steps():
            if "run" in entry:
                parsed = subprocess.run(["bash", "-n"], input=entry["run"], text=True, capture_output=True)
                self.assertEqual(parsed.returncode, 0, f"{name}: {parsed.stderr}")
                scripts.update(SCRIPT.findall(entry["run"]))
        self.assertLessEqual({"scripts/test", "scripts/release", "scripts/bootstrap"}, scripts)
        for script in scripts:
            self.assertTrue(os.access(os.path.join(ROOT, script), os.X_OK), script)

    def test_both_systems_are_tested_alike(self):
        jobs = dict(workflows())["ci.yml"]["jobs"]
        commands = {name: [entry["run"] for entry in job["steps"] if "scripts/" in entry.get("run", "")]
                    for name, job in jobs.items()}
        self.assertEqual(set(commands), {"linux", "linux-foundation", "macos"})
        self.assertEqual(commands["linux"], commands["macos"])
        self.assertEqual(commands["linux"], ["scripts/test --release"])
        self.assertEqual(commands["linux-foundation"], ["scripts/test"])
        self.assertEqual(jobs["linux-foundation"]["env"], {"L10N_BACKEND": "foundation"})


class ReleaseStepsTest(FolderCase):
    """The commands themselves, with a recorder in place of what they start."""

    def setUp(self):
        super().setUp()
        self.path = os.path.join(self.folder, "bin")
        write(os.path.join(self.folder, "scripts", "release"), RECORDER, executable=True)
        write(os.path.join(self.path, "gh"), RECORDER, executable=True)
        write(os.path.join(self.folder, "CHANGELOG.md"), CHANGELOG)
        write(os.path.join(self.folder, "dist", "a b.txt"), "a\n")
        sums = run("sha256sum", "a b.txt", cwd=os.path.join(self.folder, "dist"))[1]
        write(os.path.join(self.folder, "dist", "SHA256SUMS"), sums)

    def run_step(self, name, **variables):
        environment = {"PATH": f"{self.path}:{os.environ['PATH']}", **variables}
        # As the runner calls it.
        status, text = run("bash", "-e", "-c", step(name)["run"], cwd=self.folder, env=environment)
        file = os.path.join(self.folder, "arguments")
        if not os.path.exists(file):
            return status, text, None
        with open(file, encoding="utf-8") as arguments:
            return status, text, arguments.read().splitlines()

    def test_the_release_is_that_of_the_tag(self):
        status, text, arguments = self.run_step("Make the release", TAG="v1.2.3", ADDRESS="https://example.org/v1.2.3")
        self.assertEqual((status, arguments), (0, ["1.2.3", "--address", "https://example.org/v1.2.3"]), text)

    def test_a_tag_is_never_a_command(self):
        tag = "v1.2.3-$(touch${IFS}made);`touch made`"
        _, _, arguments = self.run_step("Make the release", TAG=tag, ADDRESS="https://example.org")
        self.assertEqual(arguments[0], tag[1:])
        self.assertFalse(os.path.exists(os.path.join(self.folder, "made")))

    def publish(self, tag):
        status, text, arguments = self.run_step("Publish the release", TAG=tag)
        with open(os.path.join(self.folder, "notes.md"), encoding="utf-8") as file:
            return status, text, arguments, file.read().strip()

    def test_all_files_are_published_with_the_section_of_the_version(self):
        status, text, arguments, notes = self.publish("v1.2.3")
        self.assertEqual(status, 0, text)
        self.assertEqual(notes, "The release.")
        self.assertEqual(arguments[:3], ["release", "create", "v1.2.3"])
        self.assertEqual(arguments[-2:], ["dist/SHA256SUMS", "dist/a b.txt"])
        self.assertNotIn("--prerelease", arguments)

    def test_a_candidate_is_called_one(self):
        status, text, arguments, notes = self.publish("v1.2.3-rc.1")
        self.assertEqual((status, notes), (0, "The candidate."), text)
        self.assertIn("--prerelease", arguments)

    def test_a_version_without_a_section_is_not_published(self):
        status, text, arguments, _ = self.publish("v1.2.4")
        self.assertNotEqual(status, 0)
        self.assertIn("no section for v1.2.4", text)
        self.assertIsNone(arguments)

    def test_a_file_that_changed_on_the_way_is_not_published(self):
        write(os.path.join(self.folder, "dist", "a b.txt"), "b\n")
        status, _, arguments = self.run_step("Publish the release", TAG="v1.2.3")
        self.assertNotEqual(status, 0)
        self.assertIsNone(arguments)


if __name__ == "__main__":
    unittest.main()
