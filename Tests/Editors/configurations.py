"""The files for editors that are not run here, and what all files of editors must be."""

import json
import os
import re
import tomllib

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOLDER = os.path.join(ROOT, "Editors")
TABLES = {"strings", "stringsdict", "xcstrings", "xliff", "xlf"}
CODE = (".js", ".json", ".lua", ".toml", ".rs", ".el", ".sh", ".py", ".md")


def load(path):
    with open(os.path.join(FOLDER, path), "rb") as file:
        return tomllib.load(file) if path.endswith(".toml") else json.load(file)


def helix_serves_tables(_folder, _program):
    found = load("helix/languages.toml")
    assert found["language-server"] == {"l10n": {"command": "l10n", "args": ["lsp"]}}
    served = set()
    for language in found["language"]:
        assert "l10n" in language["language-servers"], language["name"]
        # A language that Helix has is changed, not replaced: its types of files stay.
        if language["name"] == "swift":
            assert language.keys() == {"name", "language-servers"}
            continue
        assert {"scope", "file-types", "roots"} <= language.keys(), language["name"]
        served |= {one["glob"] if isinstance(one, dict) else one for one in language["file-types"]}
    assert served == TABLES | {"l10n.json", "*.tokens.json"}, served


def zed_serves_tables(_folder, _program):
    types = load("zed/settings.json")["file_types"]
    strings = load("zed/languages/apple-strings/config.toml")
    served = {one for names in types.values() for one in names} | set(strings["path_suffixes"])
    assert served == TABLES | {"l10n.json"}, served
    server = load("zed/extension.toml")["language_servers"]["l10n"]
    assert set(types) | {strings["name"], "Swift"} == set(server["languages"]) == set(server["language_ids"])
    assert load("zed/settings.json")["lsp"]["l10n"]["binary"] == {"path": "l10n", "arguments": ["lsp"]}


def files_are_short(_folder, _program):
    problems = []
    for base in ("Editors", "Tests/Editors"):
        for place, _, names in os.walk(os.path.join(ROOT, base)):
            for name in names:
                if not name.endswith(CODE):
                    continue
                path = os.path.join(place, name)
                with open(path, encoding="utf-8") as file:
                    lines = file.read().split("\n")
                shown = os.path.relpath(path, ROOT)
                if len(lines) > 301:
                    problems.append(f"{shown}: {len(lines)} lines")
                problems += [f"{shown}:{number}: {len(line)} characters" for number, line in enumerate(lines, 1)
                             if len(line) > 120 and not line.startswith("| ")]
    assert not problems, "\n" + "\n".join(problems)


def page_names_what_there_is(_folder, _program):
    with open(os.path.join(ROOT, "Documentation/editors.md"), encoding="utf-8") as file:
        text = file.read()
    assert text.count("\n") <= 200, f"{text.count(chr(10))} lines"
    for path in re.findall(r"`(Editors/[\w./-]+)`", text):
        assert os.path.exists(os.path.join(ROOT, path)), f"there is no '{path}'"
    named = set(re.findall(r"`(l10n\.\w+)`", text)) - {"l10n.json", "l10n.lua", "l10n.el"}
    settings = load("vscode/package.json")["contributes"]["configuration"]["properties"]
    assert named == set(settings), f"settings differ: {named ^ set(settings)}"
    titles = {one["title"] for one in load("vscode/package.json")["contributes"]["commands"]}
    for title in re.findall(r"\*l10n: ([^*]+)\*", text.replace("\n", " ")):
        assert title in titles, f"there is no command '{title}'"


ALL = (helix_serves_tables, zed_serves_tables, files_are_short, page_names_what_there_is)
