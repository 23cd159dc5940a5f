"""Prints the bill of materials of a release; see `sbom`."""

import hashlib
import json
import os
import re
import sys
import time

sys.dont_write_bytecode = True
import bundled  # noqa: E402
from bundled import NOT_KNOWN  # noqa: E402

DOCUMENT = "SPDXRef-DOCUMENT"
# Semantic Versioning 2.0.0.
VERSION = re.compile(r"\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?")


def identifier(kind, text):
    """An identifier of SPDX, which has letters, digits, '.' and '-'; the digits at its end tell what these do not."""
    digest = hashlib.sha256(text.encode()).hexdigest()[:8]
    return f"SPDXRef-{kind}-{re.sub(r'[^A-Za-z0-9.-]', '-', text)}-{digest}"


def file_entry(name, path):
    with open(path, "rb") as file:
        content = file.read()
    return {
        "SPDXID": identifier("File", name),
        "fileName": f"./{name}",
        "fileTypes": ["BINARY" if b"\0" in content[:1024] else "TEXT"],
        "checksums": [
            {"algorithm": "SHA1", "checksumValue": hashlib.sha1(content).hexdigest()},
            {"algorithm": "SHA256", "checksumValue": hashlib.sha256(content).hexdigest()},
        ],
        "licenseConcluded": NOT_KNOWN,
        "copyrightText": NOT_KNOWN,
    }


def verification_code(entries):
    """SPDX 2.3, 7.9: the SHA-1 of the files' SHA-1 in order."""
    sums = sorted(entry["checksums"][0]["checksumValue"] for entry in entries)
    return {"packageVerificationCodeValue": hashlib.sha1("".join(sums).encode()).hexdigest()}


def package(name, version, licence, entries):
    result = {
        "SPDXID": identifier("Package", f"{name} {version}"),
        "name": name,
        "versionInfo": version,
        "downloadLocation": NOT_KNOWN,
        "filesAnalyzed": bool(entries),
        "licenseConcluded": licence,
        "licenseDeclared": licence,
        "copyrightText": NOT_KNOWN,
    }
    if entries:
        result["packageVerificationCode"] = verification_code(entries)
    return result


def origin_package(origin, entries):
    result = package(origin.name, origin.version, origin.licence, entries)
    if origin.stated:
        result["licenseComments"] = f"licence by {origin.stated}"
    if origin.source:
        result["sourceInfo"] = (
            f"built from Debian's source package {origin.source}; scripts/release.d/tree says what is changed")
    if origin.purl:
        result["externalRefs"] = [
            {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": origin.purl}]
    return result


def links_statically(tree):
    """Whether the program holds the Swift runtime, and so names no library of it."""
    with open(os.path.join(tree, "bin", "l10n"), "rb") as file:
        return b"\0libswiftCore.so\0" not in file.read()


class BillOfMaterials:
    def __init__(self, version, trees):
        self.files, self.packages, self.relationships = [], [], []
        origins = bundled.origins(trees)
        owned, own = {}, []
        for tree in trees:
            for name in bundled.files(tree):
                entry = file_entry(f"{os.path.basename(os.path.abspath(tree))}/{name}", os.path.join(tree, name))
                self.files.append(entry)
                library = os.path.basename(name) if name.startswith("lib/") else None
                origin = origins.get(library)
                if origin:
                    owned.setdefault(origin.name, (origin, []))[1].append(entry)
                else:
                    own.append(entry)
        program = self.add(package("l10n", version, "MIT", own), own)
        self.relate(DOCUMENT, "DESCRIBES", program)
        for name in sorted(owned):
            origin, entries = owned[name]
            self.relate(program, "CONTAINS", self.add(origin_package(origin, entries), entries))
        if any(links_statically(tree) for tree in trees if os.path.isfile(os.path.join(tree, "bin", "l10n"))):
            runtime = bundled.Swift().runtime()
            known = [entry["SPDXID"] for entry in self.packages if entry["name"] == runtime.name]
            self.relate(program, "STATIC_LINK", known[0] if known else self.add(origin_package(runtime, []), []))

    def add(self, entry, files):
        self.packages.append(entry)
        for file in files:
            self.relate(entry["SPDXID"], "CONTAINS", file["SPDXID"])
        return entry["SPDXID"]

    def relate(self, one, kind, other):
        self.relationships.append({"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other})

    def document(self, version, created):
        """The document; its namespace is made of its content, so that no two documents share one."""
        content = {
            "spdxVersion": "SPDX-2.3",
            "dataLicense": "CC0-1.0",
            "SPDXID": DOCUMENT,
            "name": f"l10n-{version}",
            "creationInfo": {"created": created, "creators": ["Tool: l10n-release-sbom"]},
            "packages": self.packages,
            "files": self.files,
            "relationships": self.relationships,
        }
        digest = hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()
        content["documentNamespace"] = f"https://spdx.org/spdxdocs/l10n-{version}-{digest}"
        return content


def main(version, trees):
    epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
    if not re.fullmatch(r"\d{1,11}", epoch):
        bundled.fail("set SOURCE_DATE_EPOCH, which the bill of materials states, to seconds since 1970")
    if not VERSION.fullmatch(version):
        bundled.fail(f"'{version}' is no version, as in '1.2.3'")
    for tree in trees:
        if not os.path.isdir(tree):
            bundled.fail(f"there is no folder '{tree}'")
    names = [os.path.basename(os.path.abspath(tree)) for tree in trees]
    if len(set(names)) != len(names):
        bundled.fail("two folders have one name")
    created = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(int(epoch)))
    document = BillOfMaterials(version, trees).document(version, created)
    print(json.dumps(document, indent=2, sort_keys=True, ensure_ascii=False))


if len(sys.argv) < 3:
    sys.exit("usage: scripts/release.d/sbom VERSION FOLDER…")
main(sys.argv[1], sys.argv[2:])
