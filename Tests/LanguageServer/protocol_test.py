"""The built program as a language server, driven as an editor drives it: L10N_BINARY names the program."""

import base64
import json
import os
import random
import re
import shutil
import subprocess
import tempfile
import time
import unittest

from client import Client, uri

PROGRAM = os.path.abspath(os.environ.get("L10N_BINARY", ".build/test/debug/l10n"))
EDITS = int(os.environ.get("L10N_RANDOM_EDITS", "12"))

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
    "space.tokens.json": '{\n  "space": { "$type": "dimension",\n    "small": { "$value": { "value": 4, "unit": "px" } },\n'
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


class ProtocolTest(unittest.TestCase):
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
        edits = [each["edits"] for each in changes if each["textDocument"]["uri"] == uri(client_path(self, name))]
        return edited(FILES[name], edits[0]) if edits else FILES[name]

    def test_tells_what_check_reports(self):
        client = self.client()
        self.assertEqual(self.told(client), self.checked())
        self.assertTrue(any(rule == "argument-type" for _, rule, _ in self.told(client)))
        self.assertTrue(any(rule == "undefined-key" for _, rule, _ in self.told(client)))
        self.assertEqual(client.end(), 0)

    def test_what_the_editor_holds_counts_and_what_it_closes_does_not(self):
        client = self.client()
        name = "de.lproj/Localizable.strings"
        client.open(name)
        client.change(name, [{"text": '"cue.title" = "%1$@, %2$lld";\n"cue.start" = "Los";\n'}])
        client.settle(1)
        self.assertEqual(client.found(name), [])
        client.close(name)
        client.settle(1)
        self.assertEqual(self.told(client), self.checked())

    def test_follows_files_on_disk(self):
        client = self.client()
        write(self.folder, {"de.lproj/Localizable.strings": '"cue.title" = "%1$@, %2$lld";\n"cue.start" = "Los";\n'})
        client.settle(1.5)
        self.assertEqual(client.found("de.lproj/Localizable.strings"), [])
        write(self.folder, {"fr.lproj/Localizable.strings": '"cue.title" = "%1$lld";\n'})
        client.settle(1.5)
        self.assertIn(("argument-type", 0), client.found("fr.lproj/Localizable.strings"))

    def test_random_edits_come_to_what_a_reading_anew_finds(self):
        client = self.client()
        random.seed(7)
        texts = {name: client.open(name) for name in FILES if name.endswith(("strings", ".swift"))}
        parts = ["%@", '"', ";", "\n", "  ", "x", "{", "\\", "🧑‍🚀", "%lld", "cue.title", "/*"]
        for _ in range(EDITS):
            for _ in range(random.randint(1, 4)):
                name = random.choice(list(texts))
                text = texts[name] if random.random() > 0.2 else FILES[name]
                start = random.randint(0, len(text))
                end = min(len(text), start + random.randint(0, 3))
                new = text[:start] + random.choice(parts) + text[end:]
                client.change(name, [{"text": new}])
                texts[name] = new
            client.settle(0.9)
            self.assertEqual(self.told(client), self.checked(texts))

    def test_a_broken_configuration_is_told_at_its_place_and_the_rest_stays(self):
        client = self.client()
        before = self.told(client)
        client.open("l10n.json", language="json")
        client.change("l10n.json", [{"text": '{\n  "developmentLangage": "en"\n}\n'}])
        client.settle(1)
        told = client.diagnostics[uri(client.path("l10n.json"))]
        self.assertEqual([each["range"]["start"]["line"] for each in told], [1])
        self.assertIn("developmentLanguage", told[0]["message"])
        client.change("l10n.json", [{"text": FILES["l10n.json"]}])
        client.settle(1)
        self.assertEqual(self.told(client), before)

    def test_hover_has_texts_states_room_and_a_picture(self):
        client = self.client(capabilities={
            "window": {"workDoneProgress": True},
            "general": {"markdown": {"parser": "marked"}}, "textDocument": {"hover": {"contentFormat": ["markdown"]}}})
        client.open("Sources/Cue.swift", language="swift")
        answer = client.call("textDocument/hover", client.at("Sources/Cue.swift", 7, 16))["result"]
        value = answer["contents"]["value"]
        self.assertIn("| en | Start |", value)
        self.assertIn("| de | Starten  jetzt |", value)
        self.assertRegex(value, r"accessibility5: \d+ pt")
        picture = re.search(r"data:image/png;base64,([A-Za-z0-9+/=]+)", value)
        self.assertEqual(base64.b64decode(picture.group(1))[:4], b"\x89PNG")
        client.open("Plurals.xcstrings", language="json")
        line = FILES["Plurals.xcstrings"].split("\n").index('      "localizations" : {') - 1
        answer = client.call("textDocument/hover", client.at("Plurals.xcstrings", line, 8))["result"]
        value = answer["contents"]["value"]
        self.assertIn("*other* \\%lld pliku", value)

    def test_definition_references_highlights_and_symbols(self):
        client = self.client()
        for name in ("Sources/Cue.swift", "en.lproj/Localizable.strings", "de.lproj/Localizable.strings"):
            client.open(name)

        def places(answer):
            return sorted((each["uri"].split("/")[-2], each["range"]["start"]["line"]) for each in answer["result"])

        swift = client.at("Sources/Cue.swift", 7, 16)
        self.assertEqual(places(client.call("textDocument/definition", swift)), [("en.lproj", 2)])
        self.assertEqual(
            places(client.call("textDocument/references", {**swift, "context": {"includeDeclaration": True}})),
            [("Sources", 7), ("de.lproj", 1), ("en.lproj", 2)])
        english = client.at("en.lproj/Localizable.strings", 2, 3)
        self.assertEqual(places(client.call("textDocument/definition", english)), [("Sources", 7)])
        self.assertEqual(len(client.call("textDocument/documentHighlight", english)["result"]), 1)
        symbols = client.call("textDocument/documentSymbol", client.of("en.lproj/Localizable.strings"))["result"]
        self.assertEqual([each["name"] for each in symbols], ["cue.title", "cue.start", "cue.old"])
        found = client.call("workspace/symbol", {"query": "starten"})["result"]
        self.assertEqual([each["name"] for each in found], ["cue.start"])
        hints = client.call("textDocument/inlayHint", client.of("Sources/Cue.swift", range=WHOLE))["result"]
        self.assertEqual([each["label"] for each in hints], [" Cue %1$@ of %2$lld", " Start"])
        # UTF-16 counts: an astronaut is five units before the placeholder.
        tokens = client.call("textDocument/semanticTokens/full", client.of("de.lproj/Localizable.strings"))
        data = tokens["result"]["data"]
        self.assertEqual(data[:5], [0, 29, 6, 0, 0])
        folds = client.call("textDocument/foldingRange", client.of("en.lproj/Localizable.strings"))["result"]
        self.assertEqual(folds, [])

    def test_rename_changes_code_and_all_languages_and_nothing_else(self):
        client = self.client()
        client.open("Sources/Cue.swift")
        place = client.at("Sources/Cue.swift", 7, 16)
        self.assertEqual(client.call("textDocument/prepareRename", place)["result"]["placeholder"], "cue.start")
        answer = client.call("textDocument/rename", {**place, "newName": "cue.\"go\""})["result"]
        self.assertEqual(
            self.text_after(answer, "Sources/Cue.swift"),
            FILES["Sources/Cue.swift"].replace('"cue.start"', '"cue.\\"go\\""'))
        for locale in ("en", "de"):
            name = f"{locale}.lproj/Localizable.strings"
            self.assertEqual(self.text_after(answer, name), FILES[name].replace('"cue.start"', '"cue.\\"go\\""'))
        taken = client.call("textDocument/rename", {**place, "newName": "cue.title"})
        self.assertIn("has a key 'cue.title' already", taken["error"]["message"])
        empty = client.call("textDocument/rename", {**place, "newName": ""})
        self.assertEqual(empty["error"]["code"], -32602)

    def test_code_actions_mend_what_they_say(self):
        client = self.client()
        titles = {}
        for name in ("Sources/Cue.swift", "en.lproj/Localizable.strings", "de.lproj/Localizable.strings"):
            client.open(name)
            for action in client.call(
                    "textDocument/codeAction", client.of(name, range=WHOLE, context={"diagnostics": []}))["result"]:
                titles[action["title"]] = action
        change = titles["Change to 'cue.start'"]
        self.assertTrue(change["isPreferred"])
        swift = "Sources/Cue.swift"
        self.assertIn('Text("cue.start")', self.text_after(change["edit"], swift))
        extract = titles["Extract to 'practise.every.day' in Localizable"]["edit"]
        self.assertIn('Text("practise.every.day")', self.text_after(extract, swift))
        english = "en.lproj/Localizable.strings"
        self.assertEqual(
            self.text_after(extract, english), FILES[english] + '"practise.every.day" = "Practise every day";\n')
        removed = titles["Remove 'cue.old' from the tables of all languages"]["edit"]
        self.assertEqual(self.text_after(removed, english), FILES[english].replace('"cue.old" = "Old";\n', ""))
        # What is mended or suppressed is not found again.
        german = "de.lproj/Localizable.strings"
        for title, rule, name in (
                ("Delete one of the spaces (look at it)", "double-spaces", german),
                ("Suppress 'double-spaces' for 'cue.start'", "double-spaces", german),
                ("Suppress 'argument-type' for 'cue.title'", "argument-type", german),
                ("Ignore 'hardcoded-string' here", "hardcoded-string", swift)):
            text = self.text_after(titles[title]["edit"], name)
            self.assertNotEqual(text, FILES[name], title)
            rules = [found for path, found, _ in self.checked({name: text}) if path == name]
            self.assertNotIn(rule, rules, title)
        only = client.call("textDocument/codeAction", client.of(
            swift, range=WHOLE, context={"diagnostics": [], "only": ["refactor"]}))["result"]
        self.assertEqual({each["kind"] for each in only}, {"refactor.extract"})

    def test_completion(self):
        client = self.client()

        def labels(name, text, mark="|"):
            """What is offered at the mark in a text."""
            start = text.index(mark)
            whole = text.replace(mark, "", 1)
            if name not in client.versions:
                client.open(name)
            client.change(name, [{"text": whole}])
            before = whole[:start]
            line = before.count("\n")
            character = len(before.split("\n")[-1].encode("utf-16-le")) // 2
            answer = client.call("textDocument/completion", client.at(name, line, character))["result"]
            return [each["label"] for each in answer["items"]] if answer else []

        swift = FILES["Sources/Cue.swift"]
        self.assertEqual(labels("Sources/Cue.swift", swift.replace("cue.strat", "cue.st|")), ["cue.start"])
        self.assertEqual(labels("Sources/Cue.swift", swift.replace("let name", "let na|me")), [])
        german = FILES["de.lproj/Localizable.strings"]
        self.assertEqual(
            labels("de.lproj/Localizable.strings", german.replace("%1$lld von", "%| von")), ["%1$@", "%2$lld"])
        self.assertIn("cue.old", labels("de.lproj/Localizable.strings", german + '"cue.|" = "";\n'))
        comment = "/* l10n:disable argument-t| */\n"
        english = "en.lproj/Localizable.strings"
        self.assertEqual(labels(english, comment + FILES[english]), ["argument-type", "argument-two-types"])
        catalog = FILES["Plurals.xcstrings"].replace('"one"', '"|one"')
        self.assertEqual(
            labels("Plurals.xcstrings", FILES["Plurals.xcstrings"][::-1].replace('"eno"', '"|"', 1)[::-1]),
            ["one", "few", "many", "other"])
        self.assertEqual(labels("Plurals.xcstrings", catalog), ["one", "other"])
        self.assertIn("doNotTranslate", labels("l10n.json", '{ "|" }'))
        self.assertIn("unused-key", labels("l10n.json", '{ "rules": { "unused|" } }'))
        self.assertEqual(labels("l10n.json", '{ "rules": { "unused-key": "|" } }'), ["error", "warning", "off"])

    def test_formatting_is_that_of_fmt(self):
        client = self.client()
        name = "de.lproj/Localizable.strings"
        client.open(name)
        edits = client.call("textDocument/formatting", client.of(name, options={}))["result"]
        subprocess.run([PROGRAM, "fmt", name], cwd=self.folder, check=True, capture_output=True)
        with open(client.path(name), encoding="utf-8") as file:
            self.assertEqual(edited(FILES[name], edits), file.read())
        client.change(name, [{"text": '"a" = "b'}])
        self.assertIn("line 1", client.call("textDocument/formatting", client.of(name))["error"]["message"])

    def test_hostile_messages_get_an_error_and_nothing_ends(self):
        client = self.client()
        for data in (b"Content-Length: 3\r\n\r\n{]}", b"Content-Length: x\r\n\r\n", b"\r\n\r\n",
                     b"Content-Length: 2\r\n\r\n[]", b"Content-Length: 1200\r\n\r\n" + b"[" * 1200,
                     b"Content-Length: 4\r\n\r\n\xff\xfe\x00\x00"):
            client.send_bytes(data)
            self.assertIn("error", client.answer(None))
        number = client.ask("workspace/symbol", {"query": ""})
        client.note("$/cancelRequest", {"id": number})
        client.note("$/cancelRequest", {"id": "none"})
        self.assertIn("id", client.answer(number))
        client.note("textDocument/didOpen", {"textDocument": {"uri": "file:///etc/../etc/passwd%00", "text": 3}})
        client.note(
            "textDocument/didOpen", {"textDocument": {"uri": uri("/etc/en.lproj/A.strings"), "text": '"a"="b";'}})
        self.assertIsNone(client.call("textDocument/hover", {
            "textDocument": {"uri": uri("/etc/en.lproj/A.strings")}, "position": {"line": 0, "character": 1}})["result"])
        self.assertEqual(client.call("textDocument/none", {})["error"]["code"], -32601)
        self.assertEqual(client.end(), 0)

    def test_ends_with_its_client(self):
        client = self.client()
        client.process.stdin.close()
        start = time.monotonic()
        self.assertEqual(client.process.wait(timeout=10), 2)
        self.assertLess(time.monotonic() - start, 5)


WHOLE = {"start": {"line": 0, "character": 0}, "end": {"line": 999, "character": 0}}


def client_path(test, name):
    return os.path.join(test.folder, name)


if __name__ == "__main__":
    unittest.main()
