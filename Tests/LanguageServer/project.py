"""A project of tests, and the built program over it as a language server: L10N_BINARY names the program."""

import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest

from client import Client, uri

PROGRAM = os.path.abspath(os.environ.get("L10N_BINARY", ".build/test/debug/l10n"))

WHOLE = {"start": {"line": 0, "character": 0}, "end": {"line": 999, "character": 0}}

FILES = {
    "en.lproj/Localizable.strings":
        '/* The title of a cue */\n"cue.title" = "Cue %1$@ of %2$lld";\n"cue.start" = "Start";\n"cue.old" = "Old";\n',
    "de.lproj/Localizable.strings":
        '"cue.title" = "Hinweis 🧑‍🚀 %1$lld von %2$lld";\n"cue.start" = "Starten  jetzt";\n',
    "Plurals.xcstrings": json.dumps({
        "sourceLanguage": "en", "version": "1.0", "strings": {"files %lld": {"localizations": {
            "en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
            "pl": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
                "other": {"stringUnit": {"state": "needs_review", "value": "%lld pliku"}}}}}}}}},
        indent=2, separators=(",", " : ")) + "\n",
    "Sources/Cue.swift": """import SwiftUI

struct CueView: View {
  let name: String
  var body: some View {
    VStack {
      Text(String(format: NSLocalizedString("cue.title", comment: ""), name, 3))
      Button("cue.start") {}
      Text("cue.strat")
      Text("Practise every day")
    }
  }
}
""",
    "l10n.json": '{\n  "developmentLanguage": "en",\n  "sources": { "paths": ["Sources"] },\n'
                 '  "rules": { "missing-comment": "off" }\n}\n',
    "space.tokens.json":
        '{\n  "space": { "$type": "dimension",\n    "small": { "$value": { "value": 4, "unit": "px" } },\n'
        '    "same": { "$value": "{space.small}" } }\n}\n',
}


def write(folder, files):
    for name, text in files.items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


def offset(text, place):
    """The index in a text of a place in UTF-16."""
    line_starts = [0] + [match.end() for match in re.finditer(r"\r\n|\r|\n", text)]
    start = line_starts[place["line"]]
    units = 0
    while units < place["character"]:
        units += 2 if ord(text[start]) > 0xFFFF else 1
        start += 1
    return start


def edited(text, edits):
    for edit in sorted(edits, key=lambda each: -offset(text, each["range"]["start"])):
        start, end = offset(text, edit["range"]["start"]), offset(text, edit["range"]["end"])
        text = text[:start] + edit["newText"] + text[end:]
    return text


class ProjectTest(unittest.TestCase):
    def setUp(self):
        self.folder = os.path.realpath(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        write(self.folder, FILES)
        self.clients = []

    def tearDown(self):
        for client in self.clients:
            client.process.kill()
            client.process.wait()
            client.process.stdin.close()
            client.process.stdout.close()

    def client(self, **more):
        client = Client(PROGRAM, self.folder, **more)
        self.clients.append(client)
        client.wait_for_project()
        return client

    def checked(self, texts=None):
        """What l10n check says of the files, with other texts in some: (file, rule, line)."""
        with tempfile.TemporaryDirectory() as folder:
            write(folder, {**FILES, **(texts or {})})
            run = subprocess.run(
                [PROGRAM, "check", "--format", "json"], cwd=folder, capture_output=True, check=False)
            self.assertIn(run.returncode, (0, 1), run.stderr)
            return sorted(
                (each["file"], each["rule"], each["line"] - 1) for each in json.loads(run.stdout)["findings"])

    def told(self, client):
        root = uri(self.folder) + "/"
        return sorted(
            (name.replace(root, ""), each["code"], each["range"]["start"]["line"])
            for name, list in client.diagnostics.items() for each in list if name != root + "space.tokens.json")

    def text_after(self, answer, name):
        changes = answer.get("documentChanges")
        address = uri(os.path.join(self.folder, name))
        edits = [each["edits"] for each in changes if each["textDocument"]["uri"] == address]
        return edited(FILES[name], edits[0]) if edits else FILES[name]
