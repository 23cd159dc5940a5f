"""What an editor is offered to change, and what comes of it."""

import subprocess
import unittest

from project import FILES, PROGRAM, WHOLE, ProjectTest, edited


class EditingTest(ProjectTest):
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


if __name__ == "__main__":
    unittest.main()
