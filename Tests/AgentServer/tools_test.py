"""The built program as a server for coding agents: L10N_BINARY names the program."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import unittest

PROGRAM = os.path.abspath(os.environ.get("L10N_BINARY", ".build/test/debug/l10n"))

GERMAN = '"cue.title" = "Hinweis %1$lld von %2$lld";\n"cue.start" = "Starten";\n'
FILES = {
    "l10n.json": '{ "developmentLanguage": "en", "sources": { "paths": ["Sources"] } }\n',
    "en.lproj/Localizable.strings":
        '/* The title */\n"cue.title" = "Cue %1$@ of %2$lld";\n"cue.start" = "Start";\n"cue.end" = "End";\n',
    "de.lproj/Localizable.strings": GERMAN,
    "Sources/Cue.swift":
        'import SwiftUI\n\nstruct CueView: View {\n  var body: some View {\n    Button("cue.start") {}.lineLimit(1)'
        '.frame(width: 90)\n    Text("cue.end")\n  }\n}\n',
    "Plurals.xcstrings": json.dumps({
        "sourceLanguage": "en", "version": "1.0", "strings": {"files %lld": {"localizations": {
            "en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
            "pl": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
                "few": {"stringUnit": {"state": "translated", "value": "%lld pliki"}},
                "many": {"stringUnit": {"state": "translated", "value": "%lld plików"}},
                "other": {"stringUnit": {"state": "needs_review", "value": "%lld pliku"}}}}}}}}},
        indent=2, separators=(",", " : "), ensure_ascii=False) + "\n",
}


def flaws(value, schema, place="answer"):
    """What of a value its schema does not allow, as far as the schemas of tools go."""
    kinds = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int, "number": (int, float)}
    kind = kinds[schema["type"]]
    if not isinstance(value, kind) or isinstance(value, bool) and kind is not bool:
        return [f"{place} is no {schema['type']}: {value!r}"]
    if "enum" in schema and value not in schema["enum"]:
        return [f"{place} is none of {schema['enum']}: {value!r}"]
    found = []
    if kind is dict:
        known, others = schema.get("properties", {}), schema.get("additionalProperties")
        found += [f"{place} lacks '{name}'" for name in schema.get("required", []) if name not in value]
        for name, member in value.items():
            if name not in known and not others:
                found.append(f"{place} has '{name}', which its schema has not")
            else:
                found += flaws(member, known.get(name, others), f"{place}.{name}")
    if kind is list:
        for number, element in enumerate(value):
            found += flaws(element, schema["items"], f"{place}[{number}]")
    return found


class ToolsTest(unittest.TestCase):
    def setUp(self):
        self.folder = os.path.realpath(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        for name, text in FILES.items():
            path = os.path.join(self.folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        self.number = 0

    def start(self, *options):
        self.server = subprocess.Popen(
            [PROGRAM, "mcp", *options, self.folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.addCleanup(self.server.stdout.close)
        self.addCleanup(self.server.wait)
        self.addCleanup(self.server.stdin.close)
        answer = self.call("initialize", {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {}})
        self.assertEqual(answer["result"]["protocolVersion"], "2025-06-18")
        self.write({"jsonrpc": "2.0", "method": "notifications/initialized"})
        tools = self.call("tools/list")["result"]["tools"]
        self.schemas = {tool["name"]: tool["outputSchema"] for tool in tools}

    def write(self, message):
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        self.server.stdin.write(data + b"\n")
        self.server.stdin.flush()

    def call(self, method, params=None):
        self.number += 1
        self.write({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params or {}})
        answer = json.loads(self.server.stdout.readline())
        self.assertEqual(answer["id"], self.number)
        return answer

    def tool(self, tool, **arguments):
        """What a tool answers, as its text and its structure say alike."""
        result = self.call("tools/call", {"name": tool, "arguments": arguments})["result"]
        self.assertFalse(result["isError"], result["content"])
        self.assertEqual(json.loads(result["content"][0]["text"]), result["structuredContent"])
        self.assertEqual(flaws(result["structuredContent"], self.schemas[tool]), [])
        return result["structuredContent"]

    def refused(self, tool, **arguments):
        result = self.call("tools/call", {"name": tool, "arguments": arguments})["result"]
        self.assertTrue(result["isError"])
        return result["content"][0]["text"]

    def read(self, name):
        with open(os.path.join(self.folder, name), encoding="utf-8") as file:
            return file.read()

    def test_tells_of_the_project_and_of_its_findings(self):
        self.start()
        overview = self.tool("project_overview")
        self.assertEqual(
            sorted(each["table"] for each in overview["tables"]), ["Localizable.strings", "Plurals.xcstrings"])
        self.assertEqual(overview["developmentLanguage"], "en")
        findings = self.tool("list_findings", rule="argument-type")["findings"]
        self.assertEqual([(each["file"], each["line"]) for each in findings], [("de.lproj/Localizable.strings", 1)])
        self.assertIn("no rule 'nothing'", self.refused("list_findings", rule="nothing"))
        self.assertIn("# argument-type", self.tool("explain_rule", rule="argument-type")["page"])
        self.assertEqual(
            [(each["key"], each["locale"]) for each in self.tool("search_texts", text="PLIKU")["texts"]],
            [("files %lld", "pl")])
        german = [each for each in self.tool("statistics")["locales"] if each["locale"] == "de"][0]
        self.assertGreater(german["missing"], 0)

    def test_tells_what_is_to_be_translated_and_all_of_a_key(self):
        self.start()
        german = self.tool("keys_to_translate", locale="de", table="Localizable")
        self.assertEqual([each["key"] for each in german["texts"]], ["cue.end"])
        polish = self.tool("keys_to_translate", locale="pl", table="Plurals")
        self.assertEqual(polish["pluralForms"], ["one", "few", "many", "other"])
        self.assertEqual([(each["form"], each["state"]) for each in polish["texts"]], [("other", "needs_review")])
        start = self.tool("key_details", table="Localizable", key="cue.start", locale="de", sizes=["large"])
        self.assertEqual(start["code"], ["Sources/Cue.swift:5"])
        self.assertEqual({each["locale"]: each["forms"]["text"] for each in start["texts"]},
                         {"de": "Starten", "en": "Start"})
        room = start["room"][0]
        self.assertEqual((room["component"], room["size"], room["lines"]), ("CueView", "large", 1))
        self.assertLess(room["neededPoints"], room["widthPoints"])

    def test_a_proposal_is_checked_and_laid_out_and_nothing_is_written(self):
        self.start()
        place = {"table": "Localizable", "locale": "de"}
        good = self.tool("propose", key="cue.title", texts={"text": "Hinweis %1$@ von %2$lld"}, **place)
        self.assertTrue(good["passes"])
        bad = self.tool("propose", key="cue.title", texts={"text": "Hinweis %1$lld"}, **place)
        self.assertFalse(bad["passes"])
        self.assertEqual({each["rule"] for each in bad["problems"]}, {"argument-type", "missing-argument"})
        long = "Jetzt mit der Übung beginnen"
        chosen = self.tool("shorten", key="cue.start", candidates=["Los", long], **place)["candidates"]
        self.assertEqual([each["passes"] for each in chosen], [True, False])
        self.assertLess(chosen[1]["leastCharactersLeft"], 0)
        forms = self.tool(
            "propose", key="files %lld", table="Plurals", locale="pl", texts={"few": "%lld pliki", "other": "plik"})
        self.assertTrue(forms["changes"])
        alone = self.tool("propose", key="files %lld", locale="pl", texts={"few": "%lld pliki", "other": "plik"})
        self.assertEqual(alone, forms)
        self.assertIn("no table has the key 'nothing'", self.refused("key_details", key="nothing"))
        self.assertIn("few", self.refused(
            "propose", key="files %lld", table="Plurals", locale="pl", texts={"two": "a", "few": "b"}))
        self.assertEqual(self.read("de.lproj/Localizable.strings"), GERMAN)
        answer = self.call("tools/call", {"name": "apply", "arguments": {}})
        self.assertIn("--write", answer["error"]["message"])
        self.assertEqual(len(self.call("tools/list")["result"]["tools"]), 14)

    def test_what_passes_is_written_and_nothing_else(self):
        self.start("--write")
        place = {"table": "Localizable", "locale": "de"}
        refused = self.tool("apply", key="cue.title", texts={"text": "Hinweis %1$lld"}, **place)
        self.assertFalse(refused["written"])
        self.assertEqual(self.read("de.lproj/Localizable.strings"), GERMAN)
        stale = self.refused(
            "apply", key="cue.title", texts={"text": "%1$@, %2$lld"}, expected={"text": "something else"}, **place)
        self.assertIn("not what was expected", stale)
        done = self.tool(
            "apply", key="cue.title", texts={"text": "%1$@, %2$lld"}, expected={"text": "Hinweis %1$lld von %2$lld"},
            **place)
        self.assertTrue(done["written"])
        self.assertEqual(
            self.read("de.lproj/Localizable.strings"), GERMAN.replace("Hinweis %1$lld von %2$lld", "%1$@, %2$lld"))
        # What is asked next knows it.
        self.assertEqual(self.tool("list_findings", rule="argument-type")["findings"], [])
        self.assertIn("'reason'", self.refused("apply", key="cue.title", texts={"text": "%1$lld"}, force=True, **place))
        forced = self.tool(
            "apply", key="cue.title", texts={"text": "%1$@"}, force=True, reason="the number stands beside it", **place)
        self.assertTrue(forced["written"])

    def test_a_picture_shows_the_key(self):
        self.start()
        result = self.call("tools/call", {
            "name": "preview_picture",
            "arguments": {"table": "Localizable", "key": "cue.start", "locale": "de"}})["result"]
        self.assertEqual([each["type"] for each in result["content"]], ["text", "image"])
        self.assertEqual(base64.b64decode(result["content"][1]["data"])[:4], b"\x89PNG")
        self.assertEqual(result["structuredContent"]["text"], "Starten")
        self.assertEqual(flaws(result["structuredContent"], self.schemas["preview_picture"]), [])

    def add(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def test_terms_of_the_glossary_are_told_and_checked(self):
        self.add("l10n.json", '{ "developmentLanguage": "en", "glossary": "terms.csv" }\n')
        self.add("terms.csv", "en,de,translatable,description\nend,Ende|Schluss,,Of a cue\nSwift,,no,\ncue,Hinweis,,\n")
        self.start()
        terms = self.tool("glossary", locale="de")["terms"]
        self.assertEqual([(each["term"], each["accepted"], each["isName"]) for each in terms], [
            ("end", ["Ende", "Schluss"], False), ("Swift", ["Swift"], True), ("cue", ["Hinweis"], False)])
        standing = self.tool("glossary", locale="de", text="A cue in Swift")["terms"]
        self.assertEqual([each["term"] for each in standing], ["Swift", "cue"])
        open_texts = self.tool("keys_to_translate", locale="de", table="Localizable")["texts"]
        self.assertEqual([each["terms"][0]["description"] for each in open_texts], ["Of a cue"])
        bad = self.tool(
            "propose", key="cue.title", table="Localizable", locale="de", texts={"text": "Zeichen %1$@ von %2$lld"})
        self.assertEqual([each["rule"] for each in bad["problems"]], ["glossary-term"])

    def test_tables_follow_the_code(self):
        self.add("Sources/Cue.swift", 'import SwiftUI\nlet a = String(localized: "cue.new", defaultValue: "New")\n')
        self.start("--write")
        preview = self.tool("sync_preview")
        self.assertEqual([(each["file"], each["added"]) for each in preview["files"]],
                         [("en.lproj/Localizable.strings", ["cue.new"])])
        self.assertFalse(preview["written"])
        self.assertNotIn("cue.new", self.read("en.lproj/Localizable.strings"))
        self.assertTrue(self.tool("sync")["written"])
        self.assertIn('"cue.new" = "New";', self.read("en.lproj/Localizable.strings"))
        self.assertEqual(self.tool("sync_preview")["files"], [])

    def test_what_is_to_be_reviewed(self):
        def git(*arguments):
            subprocess.run(["git", "-c", "user.name=x", "-c", "user.email=x@example.org", *arguments],
                           cwd=self.folder, check=True)
        git("init", "-q")
        git("add", "-A")
        git("commit", "-q", "-m", "x")
        self.add("en.lproj/Localizable.strings", FILES["en.lproj/Localizable.strings"].replace('"Start"', '"Begin"'))
        self.start()
        texts = self.tool("texts_to_review")["texts"]
        told = [(each["locale"], each["key"], [reason["reason"] for reason in each["reasons"]]) for each in texts]
        self.assertEqual(told, [("de", "cue.start", ["sourceChanged"]), ("pl", "files %lld", ["needsReview"])])
        self.assertEqual(texts[0]["reasons"][0]["was"], "Start")
        self.assertEqual(len(self.tool("texts_to_review", locale="pl")["texts"]), 1)

    def test_schemas_prompts_and_resources(self):
        self.start("--write")
        for tool in self.call("tools/list")["result"]["tools"]:
            schema = tool["inputSchema"]
            self.assertEqual((schema["type"], schema["additionalProperties"]), ("object", False))
            self.assertLessEqual(set(schema.get("required", [])), set(schema["properties"]))
            self.assertEqual(tool["annotations"]["readOnlyHint"], tool["name"] not in ("apply", "sync"))
            self.assertEqual(tool["outputSchema"]["additionalProperties"], False)
            if schema.get("required"):
                self.assertIn("needs", self.refused(tool["name"]))
            self.assertIn("has no argument 'nothing'", self.refused(tool["name"], nothing=1))
        prompts = self.call("prompts/list")["result"]["prompts"]
        self.assertEqual([each["name"] for each in prompts], ["translate", "review"])
        text = self.call("prompts/get", {"name": "translate", "arguments": {"locale": "de"}})
        self.assertIn("'de'", text["result"]["messages"][0]["content"]["text"])
        self.assertIn("needs 'locale'", self.call("prompts/get", {"name": "translate"})["error"]["message"])
        address = self.call("resources/list")["result"]["resources"][0]["uri"]
        self.assertIn("argument-type", self.call("resources/read", {"uri": address})["result"]["contents"][0]["text"])
        self.assertIn("error", self.call("resources/read", {"uri": "file:///etc/passwd"}))

    def test_hostile_messages_get_an_error_and_nothing_ends(self):
        self.start()
        for line in (b"{", b"[]", b"\xff", b'{"jsonrpc":"2.0"}', b"[" * 2000):
            self.write(line)
            self.assertIn("error", json.loads(self.server.stdout.readline()))
        self.assertIn("error", self.call("nothing"))
        for value in (None, 3, "", [], {"a": {}}, "../../etc/passwd", "%@" * 1000):
            for tool in ("propose", "key_details", "keys_to_translate", "preview_picture", "search_texts"):
                answer = self.call("tools/call", {"name": tool, "arguments": {
                    "key": value, "locale": value, "table": value, "texts": value, "text": value}})
                self.assertTrue("error" in answer or answer["result"]["isError"] or tool == "search_texts")
        self.assertEqual(self.call("ping")["result"], {})
        self.assertEqual(self.read("de.lproj/Localizable.strings"), GERMAN)


if __name__ == "__main__":
    unittest.main()
