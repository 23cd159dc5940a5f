"""templates/check.yml: its structure, and its script run with the variables of a runner and a release on a server."""

import json
import os
import re
import subprocess
import unittest
import xml.etree.ElementTree

import support
import yaml

RECORDER = """#!/bin/sh
printf '<%s>\\n' "$@" >"$CI_PROJECT_DIR/arguments"
exit "$(cat "$CI_PROJECT_DIR/status" 2>/dev/null || echo 0)"
"""


def component():
    """The inputs of the component, and the one job that it adds."""
    with open(os.path.join(support.ROOT, "templates", "check.yml"), encoding="utf-8") as file:
        header, jobs = yaml.safe_load_all(file)
    [(name, job)] = jobs.items()
    return header["spec"]["inputs"], name, job


def filled(value, inputs):
    """The value with `$[[ inputs.NAME ]]` replaced, as GitLab does it in what was parsed."""
    if isinstance(value, dict):
        return {key: filled(item, inputs) for key, item in value.items()}
    if isinstance(value, list):
        return [filled(item, inputs) for item in value]
    return re.sub(r"\$\[\[ inputs\.(\w+) \]\]", lambda match: inputs[match[1]], value)


class StructureTest(unittest.TestCase):
    inputs, name, job = component()

    def test_inputs(self):
        for name, value in self.inputs.items():
            self.assertTrue(value["description"], name)
        required = [name for name, value in self.inputs.items() if "default" not in value]
        self.assertEqual(required, ["address", "version"])
        used = set(re.findall(r"\$\[\[ inputs\.(\w+) \]\]", json.dumps([self.name, self.job])))
        self.assertEqual(used, set(self.inputs))

    def test_no_input_is_text_of_a_script(self):
        for line in self.job["before_script"] + self.job["script"]:
            self.assertNotIn("$[[", line)

    def test_what_inputs_may_be(self):
        for name, good, bad in (
            ("version", ["1.2.3", "1.2.3-beta.1"], ["v1", "1.2.3;x", "1.2.3 x", "", "$(touch x)"]),
            ("address", ["https://server.example/owner/l10n"], ["", "file:///x", "https://h/$(touch x)", "-o x"]),
            ("fonts", ["", "fonts-inter fonts-noto-core"], ["$(touch x)", "a;b", "-oAPT::x", "`x`"]),
        ):
            pattern = self.inputs[name]["regex"]
            for text in good:
                self.assertRegex(text, pattern)
            for text in bad:
                self.assertNotRegex(text, pattern)

    def test_reports_are_kept_whatever_the_status(self):
        artifacts = self.job["artifacts"]
        self.assertEqual(artifacts["when"], "always")
        self.assertEqual(artifacts["reports"], {"codequality": "gl-code-quality.json", "junit": "l10n.xml"})

    def test_options_exist(self):
        [call] = re.findall(r'bin/l10n" check (.*?)\|\|', self.job["script"][0], re.DOTALL)
        found = set(re.findall(r"(?<!\S)--[a-z-]*", call))
        self.assertLessEqual({"--format", "--output", "--"}, found)
        self.assertLessEqual(found, support.options("check"))


class ScriptTest(support.FolderCase):
    def setUp(self):
        super().setUp()
        self.project = os.path.join(self.folder, "project")
        self.temporary = os.path.join(self.folder, "temporary")
        for folder in (self.project, self.temporary):
            os.makedirs(folder)

    def serve(self, folder, number):
        self.number = number
        self.server = support.ReleaseServer(folder, number).__enter__()
        self.addCleanup(self.server.__exit__)

    def run_job(self, part="script", tools=None, shell="bash", **inputs):
        declared, _, job = component()
        values = {name: value.get("default") for name, value in declared.items()}
        values |= {"address": self.server.address, "version": self.number, **inputs}
        job = filled(job, values)
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("CI_", "L10N_"))}
        environment |= {"CI": "true", "GITLAB_CI": "true", "CI_PROJECT_DIR": self.project, "TMPDIR": self.temporary}
        environment |= job["variables"] | ({"PATH": f"{tools}:{os.environ['PATH']}"} if tools else {})
        options = ["-eo", "pipefail"] if shell == "bash" else ["-e"]
        return subprocess.run(
            [shell, *options, "-c", "\n".join(job[part])], cwd=self.project, env=environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


class RecordedTest(ScriptTest):
    """With a program that writes down what it is given."""

    def setUp(self):
        super().setUp()
        self.release = os.path.join(self.folder, "release")
        self.serve(self.release, support.write_release(self.release, RECORDER))

    def arguments(self):
        with open(os.path.join(self.project, "arguments"), encoding="utf-8") as file:
            return file.read()[1:-2].split(">\n<")

    def test_every_shell(self):
        for shell in ("bash", "sh"):
            result = self.run_job(shell=shell)
            self.assertEqual(result.returncode, 0, result.stdout)
            self.assertEqual(self.arguments(), [
                "check", "--format", "human", "--output", "gitlab=gl-code-quality.json", "--output", "junit=l10n.xml",
                "--", "."])

    def test_inputs_are_words_and_nothing_more(self):
        text = "--only 'pt BR'\n$(touch x) `touch x` ; rm -rf . > x * $HOME"
        result = self.run_job(arguments=text, path="--fix $(touch x)")
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertEqual(self.arguments()[7:], [
            "--only", "pt BR", "$(touch", "x)", "`touch", "x`", ";", "rm", "-rf", ".", ">", "x", "*", "$HOME", "--",
            "--fix $(touch x)"])
        self.assertEqual(sorted(os.listdir(self.project)), [".l10n", "arguments"])

    def test_status_decides(self):
        for status in (1, 2):
            support.write(os.path.join(self.project, "status"), str(status))
            self.assertEqual(self.run_job().returncode, status)

    def test_an_open_quote_runs_nothing(self):
        result = self.run_job(arguments="--only 'x")
        self.assertNotEqual(result.returncode, 0)
        self.assertFalse(os.path.exists(os.path.join(self.project, "arguments")))

    def test_takes_what_the_cache_kept(self):
        self.run_job()
        requests = len(self.server.requests)
        self.assertEqual(requests, 2)
        self.assertEqual(self.run_job().returncode, 0)
        self.assertEqual(len(self.server.requests), requests)

    def test_wrong_checksum(self):
        with open(os.path.join(self.release, support.archive(self.number)), "ab") as file:
            file.write(b"more")
        result = self.run_job()
        self.assertEqual(result.returncode, 2)
        self.assertIn("is not the one of its release", result.stdout)
        self.assertFalse(os.path.exists(os.path.join(self.project, "arguments")))

    def test_release_that_is_not_there(self):
        self.assertNotEqual(self.run_job(version="1.0.0").returncode, 0)
        self.assertFalse(os.path.exists(os.path.join(self.project, "arguments")))

    def test_installs_what_the_image_lacks(self):
        tools = os.path.join(self.folder, "tools")
        log = os.path.join(self.folder, "log")
        for user, installs in ((0, True), (1000, False)):
            support.write(log, "")
            support.write(os.path.join(tools, "id"), f"#!/bin/sh\necho {user}\n", executable=True)
            support.write(os.path.join(tools, "apt-get"), f"#!/bin/sh\necho \"$*\" >>'{log}'\n", executable=True)
            result = self.run_job("before_script", fonts="fonts-a fonts-b", tools=tools)
            self.assertEqual(result.returncode, 0, result.stdout)
            with open(log, encoding="utf-8") as file:
                lines = file.read().splitlines()
            self.assertEqual(len(lines), 2 if installs else 0)
            if installs:
                self.assertTrue(lines[1].endswith(" -- ca-certificates curl fontconfig-config git fonts-a fonts-b"))


class ReleaseTest(ScriptTest):
    """With the program of the release."""

    def setUp(self):
        super().setUp()
        self.serve(support.dist(), support.version())

    def read(self, name):
        with open(os.path.join(self.project, name), encoding="utf-8") as file:
            return file.read()

    def test_project_without_findings(self):
        support.write_project(self.project)
        result = self.run_job()
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertEqual(json.loads(self.read("gl-code-quality.json")), [])

    def test_project_with_findings(self):
        support.write_project(os.path.join(self.project, "my app"), translation="Eins")
        result = self.run_job(path="my app", arguments="--only missing-argument")
        self.assertEqual(result.returncode, 1, result.stdout)
        [finding] = json.loads(self.read("gl-code-quality.json"))
        self.assertEqual(finding["check_name"], "missing-argument")
        self.assertEqual(finding["location"]["path"], "my app/de.lproj/Localizable.strings")
        suites = xml.etree.ElementTree.fromstring(self.read("l10n.xml"))
        self.assertEqual(len(suites.findall(".//failure")), 1)


if __name__ == "__main__":
    unittest.main()
