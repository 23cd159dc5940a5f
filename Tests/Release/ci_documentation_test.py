"""Documentation/ci.md: what its recipes name exists, and its commands run."""

import os
import re
import subprocess
import tempfile
import unittest

import ci_github_runner
import support
import yaml


def text():
    with open(os.path.join(support.ROOT, "Documentation", "ci.md"), encoding="utf-8") as file:
        return file.read()


def section(title):
    return re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", text(), re.MULTILINE | re.DOTALL)[1]


def blocks(title, language):
    return re.findall(rf"^```{language}\n(.*?)^```$", section(title), re.MULTILINE | re.DOTALL)


def parsed(*path):
    with open(os.path.join(support.ROOT, *path), encoding="utf-8") as file:
        return list(yaml.safe_load_all(file))


class RecipesTest(unittest.TestCase):
    def test_github(self):
        inputs = ci_github_runner.action()["inputs"]
        recipes = [yaml.safe_load(block) for block in blocks("GitHub Actions", "yaml")]
        self.assertEqual(len(recipes), 2)
        for recipe in recipes:
            steps = [step for job in recipe["jobs"].values() for step in job["steps"]]
            ours = [step for step in steps if step["uses"].startswith("OWNER/l10n@v")]
            self.assertTrue(ours)
            for step in ours:
                given = step.get("with", {})
                self.assertLessEqual(set(given), set(inputs))
                self.assertTrue(all(isinstance(value, str) for value in given.values()))
                if given.get("sarif") == "true":
                    self.assertEqual(recipe["permissions"]["security-events"], "write")

    def test_table_of_inputs(self):
        rows = re.findall(r"^\| `(\w+)` \| (.*?) ?\|", section("GitHub Actions"), re.MULTILINE)
        inputs = ci_github_runner.action()["inputs"]
        self.assertEqual([name for name, _ in rows], list(inputs))
        for name, default in rows:
            self.assertEqual(default.strip("`") if default.startswith("`") else "", inputs[name]["default"], name)

    def test_gitlab(self):
        inputs = parsed("templates", "check.yml")[0]["spec"]["inputs"]
        recipes = [yaml.safe_load(block) for block in blocks("GitLab CI/CD", "yaml")]
        self.assertEqual(len(recipes), 2)
        for recipe in recipes:
            [include] = recipe["include"]
            required = {name for name, value in inputs.items() if "default" not in value}
            self.assertLessEqual(required, set(include["inputs"]))
            self.assertLessEqual(set(include["inputs"]), set(inputs))
            self.assertLessEqual(set(recipe) - {"include"}, {inputs["job"]["default"]})
        named = re.search(r"^More inputs: (.*)\.$", section("GitLab CI/CD"), re.MULTILINE)[1]
        self.assertLessEqual(set(re.findall(r"`(\w+)`", named)), set(inputs))

    def test_pre_commit(self):
        [recipe] = [yaml.safe_load(block) for block in blocks("pre-commit", "yaml")]
        [repository] = recipe["repos"]
        hooks = parsed(".pre-commit-hooks.yaml")[0]
        self.assertEqual([hook["id"] for hook in repository["hooks"]], [hook["id"] for hook in hooks])
        self.assertIn(f"must be {hooks[0]['minimum_pre_commit_version']} or later", section("pre-commit"))

    def test_options_exist(self):
        found = set(re.findall(r"(?:arguments: |l10n check` .*?|args: \[App, |as in `|`)(--[a-z-]+)", text()))
        found -= {"--all-files", "--build-arg"}
        self.assertLessEqual({"--changed", "--fail-on"}, found)
        self.assertLessEqual(found, support.options("check"))

    def test_every_version_is_one(self):
        self.assertEqual(len(set(re.findall(r"\bv?(\d+\.\d+\.\d+)\b(?! or later)", text()))), 1)


class CommandsTest(unittest.TestCase):
    def test_anything_else(self):
        [commands] = blocks("Anything else", "sh")
        commands = commands.replace("0.1.0", support.version())
        self.assertEqual(commands.count("\n"), 4)
        for translation, status in (("Eins %@", 0), ("Eins", 1)):
            with tempfile.TemporaryDirectory() as folder, support.ReleaseServer(
                    support.dist(), support.version()) as server:
                support.write_project(folder, translation)
                result = subprocess.run(
                    ["sh", "-e", "-c", commands], cwd=folder, env={**os.environ, "ADDRESS": server.address}, text=True,
                    stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
                self.assertEqual(result.returncode, status, result.stdout)
                self.assertTrue(os.path.isfile(os.path.join(folder, "l10n.xml")))

    def test_anything_else_refuses_another_checksum(self):
        [commands] = blocks("Anything else", "sh")
        with tempfile.TemporaryDirectory() as folder:
            dist = os.path.join(folder, "dist")
            support.write_release(dist, "#!/bin/sh\n", "0.1.0")
            with open(os.path.join(dist, support.archive("0.1.0")), "ab") as file:
                file.write(b"more")
            with support.ReleaseServer(dist, "0.1.0") as server:
                result = subprocess.run(
                    ["sh", "-e", "-c", commands], cwd=folder, env={**os.environ, "ADDRESS": server.address}, text=True,
                    stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            self.assertNotEqual(result.returncode, 0)
            self.assertEqual(sorted(os.listdir(folder)), ["SHA256SUMS", "dist", support.archive("0.1.0")])


if __name__ == "__main__":
    unittest.main()
