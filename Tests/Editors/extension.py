"""The extension for VS Code: its scripts at work, its manifest, its package."""

import json
import os
import re
import shutil
import subprocess
import zipfile

from browser_run import in_browser

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
FOLDER = os.path.join(ROOT, "Editors/vscode")


def read(path):
    with open(os.path.join(FOLDER, path), encoding="utf-8") as file:
        return file.read()


def sources(*folders):
    """The scripts in folders of the project, by their paths."""
    found = {}
    for base in folders:
        for place, _, names in sorted(os.walk(os.path.join(ROOT, base))):
            for name in sorted(names):
                if name.endswith(".js"):
                    path = os.path.join(place, name)
                    with open(path, encoding="utf-8") as file:
                        found[os.path.relpath(path, ROOT)] = file.read()
    return found


def scripts_work(folder, program):
    """In Node with processes, else in a Chromium without them."""
    node = shutil.which("node")
    if not node or os.environ.get("L10N_WITHOUT_NODE"):
        return in_browser(sources("Editors/vscode", "Tests/Editors/vscode"))
    environment = {**os.environ, "L10N_FAKE_FOLDER": folder, "L10N_FAKE_PROGRAM": program}
    done = subprocess.run(
        [node, os.path.join(HERE, "vscode/node.js")], env=environment, stdin=subprocess.DEVNULL, capture_output=True,
        text=True, timeout=60, check=False)
    assert done.returncode == 0, "\n" + done.stdout + done.stderr
    return None


def scripts_name_what_there_is(_folder, _program):
    """Each script is asked for, and asks for scripts that are there and for what Node and the editor have."""
    asked = {"Editors/vscode/extension.js"}
    found = sources("Editors/vscode")
    for path, text in found.items():
        for name in re.findall(r'\brequire\("([^"]+)"\)', text):
            if name.startswith("."):
                target = os.path.normpath(os.path.join(os.path.dirname(path), name)) + ".js"
                assert target in found, f"{path} asks for '{name}', which is not there"
                asked.add(target)
            else:
                assert name in ("vscode", "child_process", "crypto", "fs", "http", "os", "path"), f"{path}: '{name}'"
    assert asked == set(found), f"nothing asks for {sorted(set(found) - asked)}"


def manifest_is_whole(_folder, _program):
    manifest = json.loads(read("package.json"))
    offered = manifest["contributes"]
    registered = set(re.findall(r'registerCommand\("([^"]+)"', read("extension.js")))
    titled = {command["command"] for command in offered["commands"]}
    assert registered == titled | {"l10n.execute"}, f"commands differ: {registered ^ titled}"
    settings = set(offered["configuration"]["properties"])
    asked = set(re.findall(r'found\.get\("(\w+)"', read("client/session.js")))
    assert settings == {f"l10n.{name}" for name in asked}, f"settings differ: {settings}, {asked}"
    # A folder that is not trusted must not choose the program.
    assert offered["configuration"]["properties"]["l10n.path"]["scope"] == "machine-overridable"
    trust = manifest["capabilities"]["untrustedWorkspaces"]
    assert (trust["supported"], trust["restrictedConfigurations"]) == ("limited", ["l10n.path"])
    assert "dependencies" not in manifest and "devDependencies" not in manifest
    named = [manifest["main"], *(one["path"] for one in offered["grammars"])]
    named += [one["configuration"] for one in offered["languages"] if "configuration" in one]
    for path in named:
        assert os.path.isfile(os.path.join(FOLDER, path)), f"there is no '{path}'"


def grammar_finds_its_words(_folder, _program):
    """Python's expressions are not those of the editor; these mean the same in both."""
    grammar = json.loads(read("languages/strings.tmLanguage.json"))

    def expressions(value):
        for name, part in value.items() if isinstance(value, dict) else enumerate(value):
            if name in ("match", "begin", "end"):
                yield part
            elif isinstance(part, (dict, list)):
                yield from expressions(part)
            elif name == "include":
                assert part.removeprefix("#") in grammar["repository"], f"nothing is named '{part}'"

    for expression in expressions(grammar):
        re.compile(expression)
    placeholders = [re.compile(one["match"]) for one in grammar["repository"]["placeholder"]["patterns"]]

    def words(text):
        found = []
        at = 0
        while at < len(text):
            matches = [match for one in placeholders if (match := one.match(text, at)) and match[0]]
            found += [match[0] for match in matches[:1]]
            at += len(matches[0][0]) if matches else 1
        return found

    assert words("100%% of %1$@, %lld and %#@items@ %.2f${x}") == ["%%", "%1$@", "%lld", "%#@items@", "%.2f", "${x}"]
    assert words("100% sure, 5 % done, %") == [], words("100% sure, 5 % done, %")


def package_is_reproducible(folder, _program):
    packages = [os.path.join(folder, name) for name in ("one.vsix", "other.vsix")]
    for path in packages:
        done = subprocess.run(
            [os.path.join(FOLDER, "package.sh"), "--version", "1.2.3", path], stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=30, check=False)
        assert (done.returncode, done.stdout.strip()) == (0, path), done.stdout + done.stderr
    data = []
    for path in packages:
        with open(path, "rb") as file:
            data.append(file.read())
    assert data[0] == data[1], "two packages of the same files differ"
    with zipfile.ZipFile(packages[0]) as archive:
        names = archive.namelist()
        assert names == sorted(names), "the entries are not sorted"
        assert {one.date_time for one in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        packed = {name.removeprefix("extension/") for name in names if name.endswith(".js")}
        own = {os.path.relpath(path, "Editors/vscode") for path in sources("Editors/vscode")}
        assert packed == own, f"not packed: {own - packed}"
        assert json.loads(archive.read("extension/package.json"))["version"] == "1.2.3"
        manifest = archive.read("extension.vsixmanifest").decode()
        assert 'Version="1.2.3"' in manifest
        for path in re.findall(r'Path="([^"]+)"', manifest):
            assert path in names, f"the manifest names '{path}', which is not packed"
    refused = subprocess.run(
        [os.path.join(FOLDER, "package.sh"), "--version", "1.2", packages[0]], capture_output=True, text=True,
        timeout=30, check=False)
    assert refused.returncode != 0 and "1.2" in refused.stderr


ALL = (scripts_work, scripts_name_what_there_is, manifest_is_whole, grammar_finds_its_words, package_is_reproducible)
