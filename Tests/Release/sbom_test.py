"""The bill of materials and the licences of what a release bundles."""

import hashlib
import json
import os
import re
import subprocess
import unittest

from support import ROOT, FolderCase, dist, unpacked, version, write

SCRIPTS = os.path.join(ROOT, "scripts", "release.d")
SPDX_ID = re.compile(r"SPDXRef-[A-Za-z0-9.-]+")
# What the folder for tests holds: names of libraries that these machines have, with content that nobody reads.
LIBRARIES = {
    "libz.so.1": "zlib1g", "libstdc++.so.6": "libstdc++6", "libswiftCore.so": "swift",
    "libSwiftSyntax.so": "swift-syntax", "libl10n-compatibility.so": "l10n",
}


def call(script, *arguments, epoch="1700000000"):
    environment = {name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
    if epoch is not None:
        environment["SOURCE_DATE_EPOCH"] = epoch
    return subprocess.run(
        [os.path.join(SCRIPTS, script), *arguments], env=environment, stdin=subprocess.DEVNULL, capture_output=True,
        text=True)


def make_tree(parent, libraries=LIBRARIES, name="l10n-1.2.3-linux-x86_64"):
    tree = os.path.join(parent, name)
    write(os.path.join(tree, "bin", "l10n"), "\0libswiftCore.so\0", executable=True)
    write(os.path.join(tree, "share", "man", "man1", "l10n.1"), ".TH L10N 1\n")
    for library in libraries:
        write(os.path.join(tree, "lib", library), f"\0content of {library}")
    os.symlink("libz.so.1", os.path.join(tree, "lib", "libz.so"))
    return tree


def digest(path, algorithm):
    with open(path, "rb") as file:
        return hashlib.new(algorithm, file.read()).hexdigest()


class Document:
    """A bill of materials, by names."""

    def __init__(self, text):
        self.content = json.loads(text)
        self.packages = {package["name"]: package for package in self.content["packages"]}
        self.files = {file["fileName"]: file for file in self.content["files"]}
        self.relationships = [
            (entry["spdxElementId"], entry["relationshipType"], entry["relatedSpdxElement"])
            for entry in self.content["relationships"]]

    def files_of(self, package):
        identifier = self.packages[package]["SPDXID"]
        names = {file["SPDXID"]: name for name, file in self.files.items()}
        return sorted(names[other] for one, kind, other in self.relationships
                      if one == identifier and kind == "CONTAINS" and other in names)

    def parts(self, kind):
        names = {package["SPDXID"]: name for name, package in self.packages.items()}
        program = self.packages["l10n"]["SPDXID"]
        return sorted(names[other] for one, relation, other in self.relationships
                      if one == program and relation == kind and other in names)


class DocumentCase(FolderCase):
    def check_document(self, document, tree):
        """What holds of every document, about the folder that it was made of."""
        content = document.content
        self.assertEqual((content["spdxVersion"], content["dataLicense"]), ("SPDX-2.3", "CC0-1.0"))
        identifiers = [content["SPDXID"]]
        identifiers += [entry["SPDXID"] for entry in content["packages"] + content["files"]]
        self.assertEqual(len(identifiers), len(set(identifiers)))
        for identifier in identifiers:
            self.assertRegex(identifier, rf"^{SPDX_ID.pattern}$")
        for one, _, other in document.relationships:
            self.assertIn(one, identifiers)
            self.assertIn(other, identifiers)
        described = [other for one, kind, other in document.relationships if kind == "DESCRIBES"]
        self.assertEqual(described, [document.packages["l10n"]["SPDXID"]])
        self.check_files(document, tree)
        self.check_packages(document)

    def check_files(self, document, tree):
        parent = os.path.dirname(tree)
        there = sorted("./" + os.path.relpath(os.path.join(folder, name), parent)
                       for folder, _, names in os.walk(tree) for name in names
                       if not os.path.islink(os.path.join(folder, name)))
        self.assertEqual(sorted(document.files), there)
        for name, file in document.files.items():
            sums = {entry["algorithm"]: entry["checksumValue"] for entry in file["checksums"]}
            path = os.path.join(parent, name)
            self.assertEqual(sums, {"SHA1": digest(path, "sha1"), "SHA256": digest(path, "sha256")}, name)
        owners = [name for package in document.packages for name in document.files_of(package)]
        self.assertEqual(sorted(owners), there, "each file is of one package")

    def check_packages(self, document):
        for name, package in document.packages.items():
            files = document.files_of(name)
            self.assertEqual(package["filesAnalyzed"], bool(files), name)
            for member in ("versionInfo", "downloadLocation", "licenseConcluded", "licenseDeclared", "copyrightText"):
                self.assertTrue(package[member], f"{name}: {member}")
            if files:
                sums = sorted(document.files[file]["checksums"][0]["checksumValue"] for file in files)
                code = hashlib.sha1("".join(sums).encode()).hexdigest()
                self.assertEqual(package["packageVerificationCode"]["packageVerificationCodeValue"], code, name)


class BillOfMaterialsTest(DocumentCase):
    def document(self, *trees, number="1.2.3", **options):
        made = call("sbom", number, *trees, **options)
        self.assertEqual(made.returncode, 0, made.stderr)
        return made.stdout

    def test_holds_the_folder_whole(self):
        tree = make_tree(self.folder)
        document = Document(self.document(tree))
        self.check_document(document, tree)
        for library, package in LIBRARIES.items():
            self.assertIn(f"./l10n-1.2.3-linux-x86_64/lib/{library}", document.files_of(package))
        self.assertEqual(document.parts("CONTAINS"), sorted(set(LIBRARIES.values()) - {"l10n"}))
        self.assertEqual(document.packages["l10n"]["versionInfo"], "1.2.3")

    def test_says_version_licence_and_source_of_a_library(self):
        document = Document(self.document(make_tree(self.folder)))
        library = document.packages["libstdc++6"]
        installed = subprocess.run(
            ["dpkg-query", "--show", "--showformat", "${Version}", "libstdc++6"], capture_output=True, text=True).stdout
        self.assertEqual(library["versionInfo"], installed)
        self.assertEqual(library["licenseDeclared"], "GPL-3.0-or-later WITH GCC-exception-3.1")
        self.assertRegex(library["sourceInfo"], r"Debian's source package gcc-\d+ ")
        self.assertIn("/libstdc%2B%2B6@", library["externalRefs"][0]["referenceLocator"])
        self.assertEqual(document.packages["zlib1g"]["licenseDeclared"], "Zlib")
        swift = document.packages["swift"]
        self.assertEqual(swift["licenseDeclared"], "Apache-2.0 WITH Swift-exception")
        self.assertRegex(swift["versionInfo"], r"^\d+\.\d+")

    def test_a_runtime_inside_of_the_program_is_named_too(self):
        tree = make_tree(self.folder, ["libz.so.1"])
        self.assertEqual(Document(self.document(tree)).parts("STATIC_LINK"), [])
        write(os.path.join(tree, "bin", "l10n"), "\0", executable=True)
        document = Document(self.document(tree))
        self.check_document(document, tree)
        self.assertEqual(document.parts("STATIC_LINK"), ["swift"])

    def test_an_unknown_library_is_in_it_without_claims(self):
        tree = make_tree(self.folder, ["libz.so.1", "libnobody [knows]*.so.9"])
        document = Document(self.document(tree))
        self.check_document(document, tree)
        unknown = document.packages["libnobody [knows]*.so.9"]
        self.assertEqual({unknown[member] for member in ("versionInfo", "licenseConcluded", "licenseDeclared")},
                         {"NOASSERTION"})

    def test_the_same_folder_gives_the_same_bytes(self):
        one = self.document(make_tree(os.path.join(self.folder, "one")))
        other = self.document(make_tree(os.path.join(self.folder, "other"), reversed(LIBRARIES)))
        self.assertEqual(one, other)
        self.assertNotIn(self.folder, one)

    def test_the_namespace_is_that_of_the_content(self):
        tree = make_tree(self.folder)
        first = json.loads(self.document(tree))["documentNamespace"]
        self.assertRegex(first, r"^https://spdx\.org/spdxdocs/l10n-1\.2\.3-[0-9a-f]{64}$")
        write(os.path.join(tree, "lib", "libz.so.1"), "another")
        self.assertNotEqual(json.loads(self.document(tree))["documentNamespace"], first)

    def test_states_the_time_of_the_release(self):
        tree = make_tree(self.folder)
        document = json.loads(self.document(tree, epoch="0"))
        self.assertEqual(document["creationInfo"]["created"], "1970-01-01T00:00:00Z")
        for epoch in (None, "", "now", "-1"):
            made = call("sbom", "1.2.3", tree, epoch=epoch)
            self.assertNotEqual(made.returncode, 0)
            self.assertIn("set SOURCE_DATE_EPOCH", made.stderr)

    def test_refuses_what_is_no_release(self):
        tree = make_tree(self.folder)
        for number in ("1.2", "1.2.3\n", "$(id)", ""):
            self.assertNotEqual(call("sbom", number, tree).returncode, 0, number)
        self.assertIn("there is no folder", call("sbom", "1.2.3", os.path.join(self.folder, "none")).stderr)
        self.assertIn("usage", call("sbom", "1.2.3").stderr)


class LicencesTest(FolderCase):
    def setUp(self):
        super().setUp()
        self.output = os.path.join(self.folder, "licences")

    def text(self, name):
        with open(os.path.join(self.output, name), encoding="utf-8", errors="replace") as file:
            return file.read()

    def test_every_part_has_its_licence(self):
        made = call("licences", make_tree(self.folder), self.output)
        self.assertEqual(made.returncode, 0, made.stderr)
        self.assertEqual(sorted(name for name in os.listdir(self.output) if name != "common"),
                         sorted(f"{package}.txt" for package in LIBRARIES.values()))
        self.assertIn("MIT License", self.text("l10n.txt"))
        self.assertIn("Apache License", self.text("swift.txt"))
        self.assertIn("GCC RUNTIME LIBRARY EXCEPTION", self.text("libstdc++6.txt").upper())

    def test_a_licence_that_is_only_referred_to_is_there_whole(self):
        self.assertEqual(call("licences", make_tree(self.folder), self.output).returncode, 0)
        self.assertIn("/usr/share/common-licenses/GPL-3", self.text("libstdc++6.txt"))
        self.assertIn("END OF TERMS AND CONDITIONS", self.text("common/GPL-3.txt"))

    def test_a_library_without_a_licence_is_not_released(self):
        made = call("licences", make_tree(self.folder, ["libz.so.1", "libnobody.so.9"]), self.output)
        self.assertNotEqual(made.returncode, 0)
        self.assertIn("no licence is found for: libnobody.so.9", made.stderr)
        self.assertFalse(os.path.exists(self.output))


class ReleasedTest(DocumentCase):
    """The files of the release in L10N_DIST."""

    def released(self):
        with open(os.path.join(dist(), f"l10n-{version()}.spdx.json"), encoding="utf-8") as file:
            return Document(file.read())

    def test_the_bill_of_materials_is_that_of_the_archive(self):
        document = self.released()
        self.check_document(document, unpacked())
        self.assertEqual(document.packages["l10n"]["versionInfo"], version())

    def test_every_part_has_a_known_licence_whose_text_is_in_the_archive(self):
        texts = os.path.join(unpacked(), "share", "licences")
        for name, package in self.released().packages.items():
            advice = f"add '{name}' to scripts/release.d/bundled.py"
            self.assertNotEqual(package["licenseDeclared"], "NOASSERTION", advice)
            self.assertTrue(os.path.getsize(os.path.join(texts, f"{name}.txt")), name)


if __name__ == "__main__":
    unittest.main()
