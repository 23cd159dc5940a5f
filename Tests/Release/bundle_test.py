"""The scripts that write the artifact bundle and assemble the package l10n-plugins: they need no release."""

import hashlib
import json
import os
import shutil
import stat
import subprocess
import tempfile
import unittest
import zipfile

from support import ROOT, run, write

BUNDLE = os.path.join(ROOT, "scripts", "release.d", "bundle")
PLUGINS = os.path.join(ROOT, "scripts", "release.d", "plugins")
ADDRESS = "https://example.org/releases/download/v1.2.3/l10n-1.2.3.artifactbundle.zip"


class TemporaryFolderTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="l10n-plugins-")
        self.addCleanup(shutil.rmtree, self.folder)

    def path(self, *names):
        return os.path.join(self.folder, *names)


class BundleScriptTest(TemporaryFolderTest):
    """The script that writes the artifact bundle, with programs of a line."""

    def tree(self, machine="x86_64", place="trees"):
        tree = self.path(place, f"l10n-1.2.3-linux-{machine}")
        for program in ("l10n", "l10n-scan"):
            write(os.path.join(tree, "bin", program), f"#!/bin/sh\necho {program} {machine}\n", executable=True)
        write(os.path.join(tree, "lib", "libz.so.1.2"), "library")
        os.symlink("libz.so.1.2", os.path.join(tree, "lib", "libz.so.1"))
        return tree

    def bundle(self, *trees, name="bundle.zip", number="1.2.3", time="1700000001"):
        output = self.path(name)
        status, printed = run(BUNDLE, number, *trees, output, env={**os.environ, "SOURCE_DATE_EPOCH": time})
        return output, status, printed

    def test_same_folders_give_the_same_bytes(self):
        first, status, printed = self.bundle(self.tree("x86_64"), self.tree("aarch64"))
        self.assertEqual(status, 0, printed)
        others = [self.tree("aarch64", "later"), self.tree("x86_64", "later")]
        os.utime(os.path.join(others[0], "bin", "l10n"), (1, 1))
        os.chmod(os.path.join(others[1], "lib", "libz.so.1.2"), 0o600)
        second, _, again = self.bundle(*others, name="again.zip")
        with open(first, "rb") as one, open(second, "rb") as other:
            data = one.read()
            self.assertEqual(data, other.read())
        self.assertEqual(printed, again)
        self.assertEqual(printed, hashlib.sha256(data).hexdigest() + "\n")

    def test_names_are_sorted_and_times_are_those_of_the_release(self):
        with zipfile.ZipFile(self.bundle(self.tree())[0]) as bundle:
            names = bundle.namelist()
            self.assertEqual(names, sorted(names))
            self.assertEqual({member.date_time for member in bundle.infolist()}, {(2023, 11, 14, 22, 13, 20)})

    def test_programs_and_links_stay_what_they_are(self):
        status, printed = run("unzip", "-q", self.bundle(self.tree())[0], "-d", self.path("out"))
        self.assertEqual(status, 0, printed)
        tree = self.path("out", "l10n.artifactbundle", "l10n-1.2.3-linux-x86_64")
        self.assertEqual(run(os.path.join(tree, "bin", "l10n")), (0, "l10n x86_64\n"))
        self.assertEqual(os.readlink(os.path.join(tree, "lib", "libz.so.1")), "libz.so.1.2")
        self.assertEqual(stat.S_IMODE(os.stat(os.path.join(tree, "lib", "libz.so.1.2")).st_mode), 0o644)

    def test_information_names_a_program_for_each_architecture(self):
        with zipfile.ZipFile(self.bundle(self.tree("x86_64"), self.tree("aarch64"))[0]) as bundle:
            information = json.loads(bundle.read("l10n.artifactbundle/info.json"))
            variants = information["artifacts"]["l10n"].pop("variants")
            self.assertEqual(
                information,
                {"schemaVersion": "1.0", "artifacts": {"l10n": {"version": "1.2.3", "type": "executable"}}})
            for variant, machine in zip(variants, ("aarch64", "x86_64"), strict=True):
                self.assertEqual(variant["supportedTriples"], [f"{machine}-unknown-linux-gnu"])
                program = bundle.read(f"l10n.artifactbundle/{variant['path']}").decode()
                self.assertIn(f"l10n {machine}", program)

    def test_what_is_no_release_is_refused(self):
        good = self.tree()
        no_program, foreign_link, broken_link = (self.tree(place=place) for place in ("a", "b", "c"))
        os.remove(os.path.join(no_program, "bin", "l10n-scan"))
        os.symlink("../../../trees/l10n-1.2.3-linux-x86_64/lib/libz.so.1.2", os.path.join(foreign_link, "lib", "x"))
        os.symlink("nothing", os.path.join(broken_link, "lib", "x"))
        for trees, number, message in (
            ([good], "1.2.4", "unexpected folder 'l10n-1.2.3-linux-x86_64'"),
            ([good], "1.2.3/..", "'1.2.3/..' is no version"),
            ([no_program], "1.2.3", "has no program 'bin/l10n-scan'"),
            ([foreign_link], "1.2.3", "'lib/x' links to '../../../trees"),
            ([broken_link], "1.2.3", "'lib/x' links to 'nothing'"),
            ([good, self.tree(place="d")], "1.2.3", "two folders of one architecture"),
        ):
            with self.subTest(message):
                output, status, printed = self.bundle(*trees, number=number)
                self.assertEqual(status, 1)
                self.assertIn(message, printed)
                self.assertFalse(os.path.exists(output) or os.path.exists(f"{output}.part"))


class PluginsScriptTest(TemporaryFolderTest):
    """The script that assembles the package."""

    def assemble(self, *source, output="package", number="1.2.3"):
        return run(PLUGINS, number, *source, self.path(output))

    def test_the_package_offers_the_plugins_of_the_repository(self):
        status, printed = self.assemble("--url", ADDRESS, "--checksum", "0" * 64)
        self.assertEqual(status, 0, printed)
        own = {name: value for name, value in os.environ.items() if name != "L10N_WITHOUT_PLUGINS"}

        # A scratch folder of its own: another process may be building the repository.
        def manifest(folder):
            text = subprocess.run(
                ["swift", "package", "--package-path", folder, "--scratch-path", self.path("build"), "dump-package"],
                env=own, capture_output=True, check=True).stdout
            return json.loads(text)

        def plugins(package):
            targets = [target for target in package["targets"] if target["type"] == "plugin"]
            return {target["name"].removeprefix("Prebuilt"): target["pluginCapability"] for target in targets}

        package, repository = manifest(self.path("package")), manifest(ROOT)
        self.assertEqual(plugins(package), plugins(repository))
        self.assertGreater(len(plugins(package)), 2)
        self.assertEqual(package["toolsVersion"], repository["toolsVersion"])
        for kind in ("targets", "products"):
            names, others = ({item["name"] for item in each[kind]} for each in (package, repository))
            self.assertEqual(names & others, set(), f"an app could not depend on both: {kind}")
        self.assertEqual(
            [(target["url"], target["checksum"]) for target in package["targets"] if target["type"] == "binary"],
            [(ADDRESS, "0" * 64)])
        products = {product["name"].removeprefix("Prebuilt") for product in package["products"]}
        self.assertEqual(products, plugins(package).keys())

    def test_what_would_not_stay_a_literal_is_refused(self):
        checksum = "0" * 64
        for source in (
            ("--url", ADDRESS.replace("https", "http"), "--checksum", checksum),
            ("--url", 'https://example.org/"+x+".zip', "--checksum", checksum),
            ("--url", "https://example.org/\\(x).zip", "--checksum", checksum),
            ("--url", "https://example.org/\n.zip", "--checksum", checksum),
            ("--url", ADDRESS, "--checksum", checksum.replace("0", "G")),
            ("--url", ADDRESS, "--checksum", checksum + "\n" + checksum),
            ("--path", self.path("nothing")),
            ("--url", ADDRESS),
        ):
            with self.subTest(source):
                status, printed = self.assemble(*source)
                self.assertEqual(status, 2, printed)
                self.assertRegex(printed, "^plugins: ")
                self.assertFalse(os.path.exists(self.path("package")))
        self.assertEqual(self.assemble("--url", ADDRESS, "--checksum", checksum, number="1.2.3\nimport X")[0], 2)

    def test_an_existing_package_is_left_alone(self):
        write(self.path("package", "Package.swift"), "mine\n")
        status, printed = self.assemble("--url", ADDRESS, "--checksum", "0" * 64)
        self.assertEqual(status, 2, printed)
        self.assertEqual(os.listdir(self.path("package")), ["Package.swift"])


if __name__ == "__main__":
    unittest.main()
