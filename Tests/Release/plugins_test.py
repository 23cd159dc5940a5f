"""The package l10n-plugins of a release, with its artifact bundle: a package outside is built and checked with it."""

import hashlib
import json
import os
import re
import shutil
import tarfile
import tempfile
import time
import unittest

from support import dist, run, version, write

VERBS = ["l10n", "l10n-generate", "l10n-pseudo", "l10n-sync"]

MANIFEST = """// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "App", defaultLocalization: "en",
  dependencies: [.package(name: "l10n-plugins", path: "../plugins")],
  targets: [
    .executableTarget(
      name: "App", resources: [.process("Resources")],
      plugins: [
        .plugin(name: "PrebuiltL10nCompilePlugin", package: "l10n-plugins"),
        .plugin(name: "PrebuiltL10nGeneratePlugin", package: "l10n-plugins"),
      ])
  ])
"""
CONFIGURATION = {"generate": {"runtime": "foundation"}, "sources": {"paths": ["Sources/App"]}}
MAIN = """import Foundation

for language in ["en", "de"] {
  let bundle = Bundle(path: Bundle.module.path(forResource: language, ofType: "lproj") ?? "") ?? .main
  let texts = L10n(bundle: bundle)
  print(texts.hi, texts.left(3))
}
let title = NSLocalizedString("hi", bundle: .module, comment: "")
let count = NSLocalizedString("left", bundle: .module, comment: "")
"""


def catalog(german="noch %lld"):
    texts = {"hi": {"en": "Hi", "de": "Hallo"}, "left": {"en": "%lld left", "de": german}}
    strings = {
        key: {"localizations": {
            language: {"stringUnit": {"state": "translated", "value": value}} for language, value in values.items()}}
        for key, values in texts.items()
    }
    return json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": strings}, indent=2) + "\n"


class PackageTest(unittest.TestCase):
    """A package outside, which depends on the package of a release."""

    @classmethod
    def setUpClass(cls):
        bundle = os.path.join(dist(), f"l10n-{version()}.artifactbundle.zip")
        archive = os.path.join(dist(), f"l10n-plugins-{version()}.tar.gz")
        if not os.path.isfile(archive):
            raise AssertionError(f"{dist()} has no plugins: make the release with 'scripts/release --address URL'")
        cls.folder = tempfile.mkdtemp(prefix="l10n-plugins-")
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        with tarfile.open(archive) as file:
            file.extractall(cls.folder)
        plugins = os.path.join(cls.folder, "plugins")
        os.rename(os.path.join(cls.folder, f"l10n-plugins-{version()}"), plugins)
        shutil.copy(bundle, os.path.join(plugins, "l10n.artifactbundle.zip"))

        # The bundle beside the package in place of its address, which nobody serves here.
        manifest = os.path.join(plugins, "Package.swift")
        with open(manifest, encoding="utf-8") as file:
            cls.manifest = file.read()
        target = re.compile(r'url: ".*",\s+checksum: ".*"\)')
        if len(target.findall(cls.manifest)) != 1:
            raise AssertionError("the manifest of l10n-plugins has no binary target with an address")
        write(manifest, target.sub('path: "l10n.artifactbundle.zip")', cls.manifest))
        cls.write_app()
        begin = time.monotonic()
        cls.status, cls.built = cls.swift("build")
        cls.seconds = time.monotonic() - begin

    @classmethod
    def write_app(cls, german="noch %lld", code=MAIN):
        app = os.path.join(cls.folder, "app")
        sources = os.path.join(app, "Sources", "App")
        shutil.rmtree(sources, ignore_errors=True)
        write(os.path.join(app, "Package.swift"), MANIFEST)
        write(os.path.join(app, "l10n.json"), json.dumps(CONFIGURATION))
        write(os.path.join(sources, "main.swift"), code)
        write(os.path.join(sources, "Resources", "Localizable.xcstrings"), catalog(german))

    @classmethod
    def swift(cls, command, *arguments):
        own = [item for name in ("cache", "config", "security") for item in (f"--{name}-path", f"{cls.folder}/{name}")]
        return run("swift", command, *own, *arguments, cwd=os.path.join(cls.folder, "app"))

    def package(self, *arguments, passes=True):
        """What `swift package` prints; `passes` is whether its status says so."""
        status, printed = self.swift("package", *arguments)
        self.assertEqual(status, 0 if passes else 1, printed)
        return printed

    def writing(self, *arguments, passes=True):
        return self.package("--allow-writing-to-package-directory", *arguments, passes=passes)

    def setUp(self):
        self.write_app()

    def read(self, *names):
        with open(os.path.join(self.folder, "app", *names), encoding="utf-8") as file:
            return file.read()

    def test_the_checksum_is_that_of_the_bundle(self):
        with open(os.path.join(dist(), f"l10n-{version()}.artifactbundle.zip"), "rb") as file:
            self.assertIn(f'checksum: "{hashlib.sha256(file.read()).hexdigest()}"', self.manifest)
        self.assertIn(f'/l10n-{version()}.artifactbundle.zip",', self.manifest)

    def test_the_bundle_holds_the_program_of_this_machine(self):
        self.assertTrue(self.package("l10n", "--version").startswith(f"l10n {version()}"))

    def test_code_has_accessors_and_texts(self):
        self.assertEqual(self.status, 0, self.built)
        program = os.path.join(self.folder, "app", ".build", "debug", "App")
        self.assertEqual(run(program), (0, "Hi 3 left\nHallo noch 3\n"))

    def test_a_clean_build_takes_less_than_half_a_minute(self):
        self.assertLess(self.seconds, 30)

    def test_each_plugin_is_found_by_its_verb(self):
        self.assertEqual(sorted(re.findall(r"‘([\w-]+)’ \(", self.package("plugin", "--list"))), VERBS)

    def test_check_passes_and_fails(self):
        self.assertIn("0 errors", self.package("l10n", "check"))
        self.write_app(german="noch %@")
        printed = self.package("l10n", "check", passes=False)
        self.assertIn("[argument-type]", printed)
        self.assertIn("error: 'l10n check' ended with exit status 1\n", printed)

    def test_check_reads_code(self):
        self.write_app(code=MAIN.replace('"hi"', '"gone.key"'))
        self.assertIn("gone.key", self.package("l10n", "check", "--only", "undefined-key", passes=False))

    def test_what_a_failed_call_says_is_shown(self):
        printed = self.package("l10n", "check", "--sise", "large", passes=False)
        self.assertIn("unknown option '--sise'", printed)
        self.assertIn("error: 'l10n check' ended with exit status 2\n", printed)

    def test_plugins_that_write_need_permission(self):
        before = self.read("Sources", "App", "Resources", "Localizable.xcstrings")
        for verb in VERBS[1:]:
            self.assertIn("--allow-writing-to-package-directory", self.package(verb, passes=False))
        self.assertEqual(self.read("Sources", "App", "Resources", "Localizable.xcstrings"), before)

    def test_generate(self):
        call = ["l10n-generate", "Sources/App", "--output", "L10n.swift"]
        self.writing(*call)
        self.assertIn("func left(_ ", self.read("L10n.swift"))
        self.writing(*call, "--check")
        write(os.path.join(self.folder, "app", "L10n.swift"), "// old\n")
        self.assertIn("'l10n generate' ended with exit status 1", self.writing(*call, "--check", passes=False))

    def test_pseudo(self):
        call = ["l10n-pseudo", "--output", "."]
        self.assertIn("'l10n pseudo' ended with exit status 1", self.writing(*call, "--check", passes=False))
        self.writing(*call)
        self.assertIn('"en-XA"', self.read("Sources", "App", "Resources", "Localizable.xcstrings"))
        self.writing(*call, "--check")

    def test_sync(self):
        self.write_app(code=MAIN + 'let more = NSLocalizedString("new.key", bundle: .module, comment: "")\n')
        self.assertIn("'l10n sync' ended with exit status 1", self.writing("l10n-sync", "--check", passes=False))
        self.writing("l10n-sync")
        self.assertIn('"new.key"', self.read("Sources", "App", "Resources", "Localizable.xcstrings"))
        self.writing("l10n-sync", "--check")


if __name__ == "__main__":
    unittest.main()
