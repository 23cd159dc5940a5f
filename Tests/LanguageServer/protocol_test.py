"""What the language server tells an editor, and what it bears."""

import base64
import os
import random
import re
import subprocess
import time
import unittest

from client import uri
from project import FILES, PROGRAM, WHOLE, ProjectTest, write

EDITS = int(os.environ.get("L10N_RANDOM_EDITS", "12"))


class ProtocolTest(ProjectTest):
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

    def test_what_the_baseline_knows_is_not_told(self):
        configured = FILES["l10n.json"].replace("{\n", '{\n  "baseline": "known.json",\n', 1)
        write(self.folder, {"l10n.json": configured})
        subprocess.run([PROGRAM, "check", "--write-baseline"], cwd=self.folder, capture_output=True, check=False)
        client = self.client()
        self.assertEqual(self.told(client), [])
        name = "de.lproj/Localizable.strings"
        client.open(name)
        client.change(name, [{"text": FILES[name] + '"cue.old" = "Alt  %@";\n'}])
        client.settle(1)
        self.assertEqual({line for _, line in client.found(name)}, {2})

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
        self.assertEqual([each["label"] for each in hints], ["Cue %1$@ of %2$lld", "Start"])
        # UTF-16 counts: an astronaut is five units before the placeholder.
        tokens = client.call("textDocument/semanticTokens/full", client.of("de.lproj/Localizable.strings"))
        data = tokens["result"]["data"]
        self.assertEqual(data[:5], [0, 29, 6, 0, 0])
        folds = client.call("textDocument/foldingRange", client.of("en.lproj/Localizable.strings"))["result"]
        self.assertEqual(folds, [])

    def test_tokens_and_components_are_found(self):
        tokens = """{
  "space": { "$type": "dimension",
    "small": { "$value": { "value": 4, "unit": "px" } },
    "same": { "$value": "{space.small}" },
    "again": { "$value": "{space.small}" } },
  "Badge": {
    "$extensions": { "dev.l10n.component": {
      "slots": ["title"], "container": { "hug": {} }, "axes": {},
      "box": { "padding": { "all": "{space.small}" },
        "content": { "text": { "slot": "title", "style": "{label}" } } } } } },
  "label": { "$type": "typography", "$value": { "fontFamily": "SF Pro", "fontSize": { "value": 12, "unit": "px" },
    "fontWeight": 400, "lineHeight": 1.2, "letterSpacing": { "value": 0, "unit": "px" } } }
}
"""
        configuration = """{
  "developmentLanguage": "en", "tokens": ["space.tokens.json"],
  "bindings": [
    { "keys": "cue.start", "slot": "Badge.title" }, { "keys": "cue.old", "slot": "Badge.title" }
  ]
}
"""
        write(self.folder, {"space.tokens.json": tokens, "l10n.json": configuration})
        client = self.client()
        client.open("space.tokens.json", language="json")
        client.open("l10n.json", language="json")

        def lines(method, name, line, character, declares=False):
            params = {**client.at(name, line, character), "context": {"includeDeclaration": declares}}
            answer = client.call("textDocument/" + method, params)["result"]
            return [(each["uri"].split("/")[-1], each["range"]["start"]["line"]) for each in answer or []]

        token = "space.tokens.json"
        self.assertEqual(lines("definition", token, 3, 28), [(token, 2)])
        uses = [(token, 3), (token, 4), (token, 8)]
        self.assertEqual(lines("references", token, 3, 28), uses)
        self.assertEqual(lines("references", token, 2, 8, declares=True), uses + [(token, 2)])
        self.assertEqual(lines("references", token, 2, 20), [])
        self.assertEqual(lines("definition", "l10n.json", 3, 38), [(token, 5)])
        self.assertEqual(lines("references", "l10n.json", 3, 38), [("l10n.json", 3), ("l10n.json", 3)])

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
            "textDocument": {"uri": uri("/etc/en.lproj/A.strings")},
            "position": {"line": 0, "character": 1}})["result"])
        self.assertEqual(client.call("textDocument/none", {})["error"]["code"], -32601)
        self.assertEqual(client.end(), 0)

    def test_ends_with_its_client(self):
        client = self.client()
        client.process.stdin.close()
        start = time.monotonic()
        self.assertEqual(client.process.wait(timeout=10), 2)
        self.assertLess(time.monotonic() - start, 5)


if __name__ == "__main__":
    unittest.main()
