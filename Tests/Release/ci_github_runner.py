"""Runs the steps of action.yml as a runner of GitHub does, as far as the action asks for it.

Steps with `run` are executed by bash with the runner's variables and files. Steps with `uses` are recorded; the cache
is a folder. Of expressions those are evaluated that the action has: lookups, `==`, `!=`, `&&`, `!cancelled()`.
"""

import os
import re
import shutil
import subprocess

import support
import yaml

EXPRESSION = re.compile(r"\$\{\{\s*(.*?)\s*\}\}")


def action():
    with open(os.path.join(support.ROOT, "action.yml"), encoding="utf-8") as file:
        return yaml.safe_load(file)


class Run:
    """One run of the action in a workspace: `uses` are the steps of other actions with what they were given."""

    def __init__(self, folder, workspace, inputs, context, machine=("Linux", "X64"), caches=None):
        declared = action()["inputs"]
        unknown = set(inputs) - set(declared)
        if unknown:
            raise AssertionError(f"inputs that the action has not: {unknown}")
        self.inputs = {name: inputs.get(name, value["default"]) for name, value in declared.items()}
        self.folder, self.workspace, self.caches = folder, workspace, caches
        self.context, self.machine = context, machine
        self.steps, self.uses = {}, []
        self.log, self.summary, self.path = "", "", []
        self.failed = False
        os.makedirs(os.path.join(folder, "temp"), exist_ok=True)

    def all(self):
        """Runs every step that is due; returns whether the action succeeds."""
        for number, step in enumerate(action()["runs"]["steps"]):
            if not self.is_due(step.get("if")):
                continue
            outputs = self.script(step, number) if "run" in step else self.other(step)
            if "id" in step:
                self.steps[step["id"]] = outputs
        return not self.failed

    def outputs(self):
        return {name: self.text(output["value"]) for name, output in action()["outputs"].items()}

    def is_due(self, condition):
        if condition is None:
            return not self.failed
        condition = EXPRESSION.sub(r"\1", condition)
        if "!cancelled()" not in condition and self.failed:
            return False
        return all(self.holds(part.strip()) for part in condition.split("&&"))

    def holds(self, condition):
        if condition == "!cancelled()":
            return True
        left, sign, right = re.fullmatch(r"(\S+) (==|!=) '(.*)'", condition).groups()
        return (self.value(left) == right) == (sign == "==")

    def value(self, name):
        match name.split("."):
            case ["inputs", key]:
                return self.inputs[key]
            case ["github", key]:
                return self.context[key]
            case ["steps", step, "outputs", key]:
                return self.steps.get(step, {}).get(key, "")
        raise AssertionError(f"'{name}' is not known to this runner")

    def text(self, template):
        return EXPRESSION.sub(lambda match: self.value(match[1]), template)

    def script(self, step, number):
        files = {name: os.path.join(self.folder, f"{name}-{number}") for name in ("OUTPUT", "STEP_SUMMARY", "PATH")}
        for file in files.values():
            support.write(file, "")
        script = os.path.join(self.folder, f"step-{number}.sh")
        support.write(script, step["run"])
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("GITHUB_", "L10N_"))}
        environment |= {f"GITHUB_{name}": file for name, file in files.items()}
        environment |= {
            "CI": "true",
            "GITHUB_ACTIONS": "true",
            "GITHUB_ACTION_PATH": self.context.get("action_path", support.ROOT),
            "GITHUB_WORKSPACE": self.workspace,
            "RUNNER_OS": self.machine[0],
            "RUNNER_ARCH": self.machine[1],
            "RUNNER_TEMP": os.path.join(self.folder, "temp"),
            "PATH": ":".join([*self.path, os.environ["PATH"]]),
        }
        environment |= {name: self.text(value) for name, value in step.get("env", {}).items()}
        result = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", script], cwd=self.workspace, env=environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.log += result.stdout
        self.failed = self.failed or result.returncode != 0
        written = {}
        for name, file in files.items():
            with open(file, encoding="utf-8") as content:
                written[name] = content.read()
        self.summary += written["STEP_SUMMARY"]
        self.path = written["PATH"].splitlines() + self.path
        return dict(line.split("=", 1) for line in written["OUTPUT"].splitlines())

    def other(self, step):
        given = {name: self.text(value) for name, value in step["with"].items()}
        self.uses.append((step["uses"], given))
        kept = os.path.join(self.caches, given["key"]) if self.caches and "key" in given else None
        if step["uses"].startswith("actions/cache/restore@") and kept and os.path.isdir(kept):
            shutil.copytree(kept, given["path"])
            return {"cache-hit": "true"}
        if step["uses"].startswith("actions/cache/save@") and kept:
            shutil.copytree(given["path"], kept)
        return {}

    def errors(self):
        """The commands for errors in the log, as the runner finds them: at the start of a line."""
        return [line for line in self.log.splitlines() if line.lstrip().startswith("::error")]
