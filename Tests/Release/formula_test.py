"""The Homebrew formula: that it is Ruby, asks for what scripts/bootstrap installs, and builds as scripts/l10n does.

Homebrew itself is not needed: `formula_stub.rb` stands in for it. What Swift builds on a Mac is not tried here.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import unittest

from support import ROOT, FolderCase, program, run, version

TEMPLATE = os.path.join(ROOT, "packaging", "homebrew", "l10n.rb")
SCRIPT = os.path.join(ROOT, "scripts", "release.d", "formula")
STUB = os.path.join(os.path.dirname(os.path.abspath(__file__)), "formula_stub.rb")
ADDRESS = "https://example.org/somebody/l10n/releases/download/v1.2.3"
WITH_SCANNER = "Targets:\n    Name: SwiftScan\n    Name: l10n-scan\n"


def lines(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def ruby(*words, **options):
    if not shutil.which("ruby"):
        raise AssertionError("'ruby' is missing: run scripts/bootstrap --release")
    return subprocess.run(["ruby", *words], stdin=subprocess.DEVNULL, capture_output=True, text=True, **options)


class FormulaCase(FolderCase):
    def setUp(self):
        super().setUp()
        self.sources = os.path.join(self.folder, "sources.tar.gz")
        with open(self.sources, "wb") as file:
            file.write(b"sources")

    def fill(self, *arguments):
        return subprocess.run([SCRIPT, *arguments], capture_output=True, text=True)

    def formula(self, number="1.2.3"):
        filled = self.fill(number, ADDRESS, self.sources)
        self.assertEqual(filled.returncode, 0, filled.stderr)
        path = os.path.join(self.folder, "l10n.rb")
        with open(path, "w", encoding="utf-8") as file:
            file.write(filled.stdout)
        return path

    def record(self, path, *arguments, description=WITH_SCANNER, **options):
        ended = ruby(
            STUB, path, os.path.join(self.folder, "prefix"), *arguments,
            env={**os.environ, "DESCRIPTION": description}, **options)
        self.assertEqual(ended.returncode, 0, ended.stderr)
        return json.loads(ended.stdout)


class TemplateTest(FormulaCase):
    def test_is_ruby(self):
        for path in (TEMPLATE, self.formula()):
            checked = ruby("-c", "-W", path)
            self.assertEqual((checked.stdout, checked.stderr), ("Syntax OK\n", ""), path)

    def test_names_no_address_of_its_own(self):
        self.assertNotRegex(lines(TEMPLATE), r"https?://")

    def test_is_filled_in_whole(self):
        record = self.record(self.formula())
        self.assertEqual(record["url"], f"{ADDRESS}/l10n-1.2.3.tar.gz")
        self.assertEqual(record["homepage"], "https://example.org/somebody/l10n")
        self.assertEqual(record["sha256"], hashlib.sha256(b"sources").hexdigest())
        self.assertEqual(record["license"], "MIT")
        self.assertNotRegex(lines(os.path.join(self.folder, "l10n.rb")), "@[A-Z0-9]+@")

    def test_text_of_others_never_becomes_ruby(self):
        hostile = ('https://x/"; exit', "https://x/#{exit}", "http://x", "https://x/\nexit", "https://x/|e id", "")
        for address in hostile:
            self.assertEqual(self.fill("1.2.3", address, self.sources).returncode, 2, address)
        for number in ("1.2", "1.2.3#{exit}", "1.2.3\n", "|", ""):
            self.assertEqual(self.fill(number, ADDRESS, self.sources).returncode, 2, number)
        self.assertEqual(self.fill("1.2.3", ADDRESS, self.sources + ".none").returncode, 2)

    def test_asks_for_what_bootstrap_installs(self):
        needs = re.search(r"^needs='([a-z0-9 -]+)'$", lines("scripts/bootstrap"), re.MULTILINE)[1].split()
        function = re.search(r"^homebrew\(\) \{\n.*?^\}$", lines("scripts/bootstrap"), re.MULTILINE | re.DOTALL)[0]
        status, text = run("sh", "-c", function + '\nfor need; do homebrew "$need"; done', "sh", *needs)
        self.assertEqual(status, 0, text)
        declared = self.record(TEMPLATE)["dependencies"]
        names = [entry if isinstance(entry, str) else next(iter(entry)) for entry in declared]
        self.assertEqual(sorted(set(names) - {"xcode", "macos"}), sorted(text.split()))

    def test_asks_for_the_system_and_the_tools_that_the_package_needs(self):
        options = {name: value for entry in self.record(TEMPLATE)["dependencies"] if isinstance(entry, dict)
                   for name, value in entry.items()}
        manifest = lines("Package.swift")
        # The library runs on older systems than those that the tools to build the program run on.
        names = {"ventura": 13, "sonoma": 14, "sequoia": 15}
        self.assertGreaterEqual(names[options["macos"]], int(re.search(r"\.macOS\(\.v(\d+)\)", manifest)[1]))
        tools = re.match(r"// swift-tools-version: (\S+)", manifest)[1]
        self.assertEqual(options["xcode"], [{"6.1": "16.3"}[tools], "build"])


class InstalledTest(FormulaCase):
    """`install` and `test` with the programs of the release in L10N_DIST."""

    def installed(self, **options):
        sources = os.path.join(self.folder, "sources")
        os.mkdir(sources)
        for name in ("Documentation", "Tokens", "metrics"):
            os.symlink(os.path.join(ROOT, name), os.path.join(sources, name))
        return self.record(self.formula(version()), program(), cwd=sources, **options)

    def path(self, *names):
        return os.path.join(self.folder, "prefix", *names)

    def test_builds_as_the_checkout_does(self):
        record = self.installed()
        built = [words[2:] for words in record["called"] if words[:2] == ["swift", "build"]]
        self.assertEqual([words[-1] for words in built], ["l10n", "l10n-scan"])
        own = re.search(r"^  set -- build (.*)$", lines("scripts/l10n"), re.MULTILINE)[1]
        options = re.findall(r"--(?!package-path)\S+(?: \w+)?", own)
        self.assertEqual(options, ["--configuration release", "--product"])
        for option in options:
            for words in built:
                self.assertIn(option, " ".join(words))
        self.assertIn("export L10N_WITHOUT_PLUGINS=1", lines("scripts/env"))
        self.assertEqual(record["environment"]["L10N_WITHOUT_PLUGINS"], "1")
        self.assertEqual(record["environment"]["PATH"], ["/toolchain/usr/bin"])
        for name in re.findall(r"export (CPATH|LIBRARY_PATH|PKG_CONFIG_PATH)=", lines("scripts/env")):
            self.assertTrue(any("/icu4c/" in path for path in record["environment"][name]), name)

    def test_lays_out_programs_completions_and_manual(self):
        record = self.installed()
        self.assertEqual(os.path.realpath(self.path("bin", "l10n")), os.path.realpath(program()))
        self.assertEqual(sorted(os.listdir(self.path("libexec", "bin"))), ["l10n", "l10n-scan"])
        self.assertEqual(os.listdir(self.path("bin")), ["l10n"])
        self.assertEqual(sorted(os.listdir(self.path("completions"))), ["bash", "fish", "zsh"])
        commands = re.findall(r"^  ([a-z-]+)  ", run(program(), "help")[1], re.MULTILINE)
        self.assertIn("check", commands)
        self.assertEqual(sorted(os.listdir(self.path("share", "man", "man1"))),
                         sorted(["l10n.1", *(f"l10n-{command}.1" for command in commands)]))
        self.assertIn("l10n.schema.json", os.listdir(self.path("share", "l10n")))
        self.assertEqual(record["matched"], 4, "checks of the formula's test")
        self.assertIn("brew reinstall l10n", record["caveats"])

    def test_does_without_the_scanner(self):
        record = self.installed(description="Targets:\n    Name: l10n\n")
        self.assertEqual(os.listdir(self.path("libexec", "bin")), ["l10n"])
        self.assertEqual(record["matched"], 3)
        self.assertIn("no SwiftSyntax", record["caveats"])


if __name__ == "__main__":
    unittest.main()
