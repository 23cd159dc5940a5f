"""action.yml: its structure, and its steps run with the variables of a runner and a release on a local server."""

import json
import os
import re
import unittest

import ci_github_runner
import support

# Writes what it is given, an argument a line, and the reports that are asked for.
RECORDER = """#!/bin/sh
printf '<%s>\\n' "$@" >"$GITHUB_WORKSPACE/arguments"
for argument; do
  case $argument in
    markdown=*) echo report >"${argument#*=}" ;;
    sarif=*) echo '{}' >"${argument#*=}" ;;
  esac
done
exit "$(cat "$GITHUB_WORKSPACE/status" 2>/dev/null || echo 0)"
"""


class StructureTest(unittest.TestCase):
    action = ci_github_runner.action()

    def test_no_expression_is_text_of_a_script(self):
        for step in self.action["runs"]["steps"]:
            self.assertNotIn("${{", step.get("run", ""))

    def test_steps_name_scripts_that_run(self):
        scripts = [
            name for step in self.action["runs"]["steps"]
            for name in re.findall(r"\$GITHUB_ACTION_PATH/([\w/-]+)", step.get("run", ""))]
        self.assertEqual(sorted(scripts), ["ci/fonts", "ci/github-check", "ci/github-release", "ci/install"])
        for name in scripts:
            self.assertTrue(os.access(os.path.join(support.ROOT, name), os.X_OK), name)

    def test_every_input_is_described_and_used(self):
        steps = json.dumps(self.action["runs"]["steps"])
        for name, value in self.action["inputs"].items():
            self.assertTrue(value["description"] and isinstance(value["default"], str), name)
            self.assertIn(f"inputs.{name} ", steps + " ")

    def test_every_step_of_a_script_has_a_shell(self):
        self.assertEqual(self.action["runs"]["using"], "composite")
        for step in self.action["runs"]["steps"]:
            self.assertEqual("run" in step, step.get("shell") == "bash")

    def test_options_exist(self):
        with open(os.path.join(support.ROOT, "ci", "github-check"), encoding="utf-8") as file:
            found = set(re.findall(r"(?<![\w-])--[a-z-]*", file.read()))
        self.assertLessEqual({"--format", "--output", "--"}, found)
        self.assertLessEqual(found, support.options("check"))


class ActionTest(support.FolderCase):
    def setUp(self):
        super().setUp()
        self.workspace = os.path.join(self.folder, "workspace")
        os.makedirs(self.workspace)
        self.runs = 0

    def serve(self, folder, number):
        server = support.ReleaseServer(folder, number).__enter__()
        self.addCleanup(server.__exit__)
        self.context = {"action_repository": "owner/l10n", "action_ref": f"v{number}", "server_url": server.host}
        return server

    def run_action(self, machine=("Linux", "X64"), caches=None, context=None, **inputs):
        self.runs += 1
        run = ci_github_runner.Run(
            os.path.join(self.folder, f"run {self.runs}"), self.workspace, {"fonts": "", **inputs},
            {**self.context, **(context or {})}, machine, caches)
        run.succeeds = run.all()
        return run


class RecordedTest(ActionTest):
    """With a program that writes down what it is given."""

    def setUp(self):
        super().setUp()
        self.release = os.path.join(self.folder, "release")
        self.server = self.serve(self.release, support.write_release(self.release, RECORDER))

    def arguments(self):
        with open(os.path.join(self.workspace, "arguments"), encoding="utf-8") as file:
            return file.read()[1:-2].split(">\n<")

    def test_defaults(self):
        run = self.run_action()
        self.assertTrue(run.succeeds, run.log)
        arguments = self.arguments()
        self.assertEqual(arguments[:4], ["check", "--format", "github", "--output"])
        self.assertEqual(arguments[5:], ["--", "."])
        self.assertEqual(run.summary, "report\n")
        self.assertEqual([name for name, _ in run.uses], ["actions/cache/restore@v5", "actions/cache/save@v5"])
        outputs = run.outputs()
        self.assertEqual((outputs["version"], outputs["status"], outputs["sarif"]), ("9.8.7", "0", ""))
        self.assertEqual(run.path, [os.path.dirname(outputs["program"])])

    def test_everything_off(self):
        run = self.run_action(annotations="false", summary="false", cache="false")
        self.assertTrue(run.succeeds, run.log)
        self.assertEqual(self.arguments(), ["check", "--format", "human", "--", "."])
        self.assertEqual((run.summary, run.uses), ("", []))

    def test_arguments_are_words_and_nothing_more(self):
        text = "--only missing-argument  '--locale' \"pt BR\"\n"
        text += "$(touch x) `touch x` ; rm -rf . & | > x * ~ $HOME \\$HOME a\\ b"
        run = self.run_action(arguments=text, summary="false")
        self.assertTrue(run.succeeds, run.log)
        self.assertEqual(self.arguments()[3:-2], [
            "--only", "missing-argument", "--locale", "pt BR", "$(touch", "x)", "`touch", "x`", ";", "rm", "-rf", ".",
            "&", "|", ">", "x", "*", "~", "$HOME", "$HOME", "a b"])
        self.assertEqual(sorted(os.listdir(self.workspace)), ["arguments"])

    def test_an_open_quote_is_told(self):
        run = self.run_action(arguments="--only 'x")
        self.assertFalse(run.succeeds)
        self.assertEqual(run.errors(), ["::error title=l10n::arguments: a quotation mark is not closed on its line"])

    def test_paths(self):
        run = self.run_action(path="App one\n\n--fix\n$(touch x)\n", summary="false")
        self.assertTrue(run.succeeds, run.log)
        self.assertEqual(self.arguments()[3:], ["--", "App one", "--fix", "$(touch x)"])
        self.assertEqual(sorted(os.listdir(self.workspace)), ["arguments"])

    def test_hostile_inputs_are_refused(self):
        texts = (
            "$(touch x)", "; rm -rf .", "1.0\n::error::x", "1.0\nversion=2.0", "'", "`touch x`", "-o", "##[error]x")
        for name in ("version", "address", "annotations", "summary", "sarif", "fonts"):
            for text in texts:
                run = self.run_action(**{name: text})
                self.assertFalse(run.succeeds, (name, text))
                self.assertLessEqual(len(run.errors()), 1, run.log)
                self.assertNotIn("##[", run.log)
                self.assertFalse(os.path.exists(os.path.join(self.workspace, "arguments")), (name, text))
        self.assertEqual(os.listdir(self.workspace), [])

    def test_status_decides(self):
        for status in ("1", "2"):
            support.write(os.path.join(self.workspace, "status"), status)
            run = self.run_action(sarif="true")
            self.assertFalse(run.succeeds)
            self.assertEqual(run.outputs()["status"], status)
            self.assertEqual(run.summary, "report\n")
            name, given = run.uses[-1]
            self.assertEqual(name, "github/codeql-action/upload-sarif@v4")
            self.assertEqual(given, {"sarif_file": run.outputs()["sarif"], "category": "l10n"})
            self.assertEqual(len(run.errors()), 1 if status == "2" else 0)

    def test_cache(self):
        caches = os.path.join(self.folder, "caches")
        self.assertTrue(self.run_action(caches=caches).succeeds)
        self.assertEqual(os.listdir(caches), ["l10n-9.8.7-Linux-X64"])
        requests = len(self.server.requests)
        run = self.run_action(caches=caches)
        self.assertTrue(run.succeeds, run.log)
        self.assertEqual([name for name, _ in run.uses], ["actions/cache/restore@v5"])
        self.assertEqual(len(self.server.requests), requests)

    def test_wrong_checksum(self):
        with open(os.path.join(self.release, support.archive("9.8.7")), "ab") as file:
            file.write(b"more")
        run = self.run_action()
        self.assertFalse(run.succeeds)
        self.assertIn("the SHA-256", run.log)
        self.assertEqual([name for name, _ in run.uses], ["actions/cache/restore@v5"])
        self.assertFalse(os.path.exists(os.path.join(self.workspace, "arguments")))

    def test_where_the_version_comes_from(self):
        for ref, version in (("main", "9.8.7"), ("main", "v9.8.7"), ("v9.8.7", ""), ("v1", "9.8.7")):
            run = self.run_action(version=version, context={"action_ref": ref})
            self.assertTrue(run.succeeds, run.log)
        for ref in ("main", "v1", "9.8.7", "0123abc", "", "v1.2.3/../x", "v1.2.3\n"):
            run = self.run_action(context={"action_ref": ref})
            self.assertFalse(run.succeeds, ref)
            self.assertIn("give the input 'version'", run.errors()[0])

    def test_where_the_address_comes_from(self):
        nowhere = {"action_repository": "", "action_ref": ""}
        self.assertTrue(self.run_action(version="9.8.7", address=self.server.address, context=nowhere).succeeds)
        run = self.run_action(version="9.8.7", context=nowhere)
        self.assertIn("give the input 'address'", run.errors()[0])
        # A runner that does not say it of composite actions: their folder does.
        place = os.path.join(self.folder, "_actions", "owner", "l10n", "v9.8.7")
        os.makedirs(os.path.dirname(place))
        os.symlink(support.ROOT, place)
        run = self.run_action(context={**nowhere, "action_path": place})
        self.assertTrue(run.succeeds, run.log)

    def test_other_machines(self):
        self.assertTrue(self.run_action(machine=("Linux", "ARM64")).succeeds)
        for machine in (("macOS", "ARM64"), ("Windows", "X64"), ("Linux", "ARM"), ("Linux", "X86")):
            run = self.run_action(machine=machine)
            self.assertFalse(run.succeeds)
            self.assertIn("runs on Linux (x64, arm64), not on", run.errors()[0])
            self.assertEqual(run.uses, [])


class ReleaseTest(ActionTest):
    """With the program of the release."""

    def setUp(self):
        super().setUp()
        self.serve(support.dist(), support.version())

    def test_project_without_findings(self):
        support.write_project(self.workspace)
        run = self.run_action(sarif="true")
        self.assertTrue(run.succeeds, run.log)
        self.assertIn("0 errors, 0 warnings", run.summary)
        with open(run.outputs()["sarif"], encoding="utf-8") as file:
            self.assertEqual(json.load(file)["runs"][0]["results"], [])

    def test_project_with_findings(self):
        support.write_project(self.workspace, translation="Eins")
        run = self.run_action(sarif="true", arguments="--only missing-argument")
        self.assertFalse(run.succeeds)
        self.assertEqual(run.outputs()["status"], "1")
        [error] = run.errors()
        self.assertTrue(error.startswith("::error file=de.lproj/Localizable.strings,line=1,"), error)
        self.assertIn("1 error, 0 warnings", run.summary)
        self.assertEqual(run.uses[-1][0], "github/codeql-action/upload-sarif@v4")
        with open(run.outputs()["sarif"], encoding="utf-8") as file:
            [result] = json.load(file)["runs"][0]["results"]
        self.assertEqual(result["ruleId"], "missing-argument")

    def test_texts_and_paths_give_no_commands(self):
        support.write_project(self.workspace, translation="x\\n::error::planted\\n##[error]planted")
        for path in (".", "x\n::error::planted"):
            run = self.run_action(path=path)
            self.assertFalse(run.succeeds)
            for line in run.errors():
                self.assertTrue(line.startswith(("::error file=de.lproj/", "::error title=l10n::the call,")), line)

    def test_wrong_calls_are_told(self):
        support.write_project(self.workspace)
        run = self.run_action(arguments="--no-such-option", sarif="true")
        self.assertFalse(run.succeeds)
        self.assertEqual((run.outputs()["status"], run.outputs()["sarif"], run.summary), ("2", "", ""))
        self.assertIn("unknown option '--no-such-option'", run.log)


if __name__ == "__main__":
    unittest.main()
