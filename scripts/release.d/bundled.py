"""Whose the files of a release's folder are: this project's, a Debian package's, or the Swift toolchain's."""

import os
import re
import shutil
import subprocess
import sys
import urllib.parse

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
COMMON_LICENCES = "/usr/share/common-licenses"
NOT_KNOWN = "NOASSERTION"

# By Debian's source package: SPDX expression of the library that is built from it, and where that is stated. Of a
# package with several rows the last whose version is not above the package's holds.
LICENCES = [
    ("brotli", "", "MIT", "debian/copyright, License: MIT"),
    ("expat", "", "MIT", "debian/copyright, License: MIT"),
    ("fontconfig", "", "HPND-sell-variant", "debian/copyright, text of COPYING"),
    ("freetype", "", "FTL OR GPL-2.0-or-later", "debian/copyright, License: FTL; LICENSE.TXT of FreeType"),
    ("gcc", "", "GPL-3.0-or-later WITH GCC-exception-3.1", "debian/copyright, section on the runtime libraries"),
    ("glib2.0", "", "LGPL-2.1-or-later", "debian/copyright, License: LGPL-2.1+"),
    ("gmp", "", "LGPL-3.0-or-later OR GPL-2.0-or-later", "debian/copyright, License: GPL-2+ or LGPL-3+"),
    ("gnutls28", "", "LGPL-2.1-or-later", "debian/copyright, 'The main library is licensed under' LGPL 2.1+"),
    ("graphite2", "", "LGPL-2.1-or-later OR MPL-1.1 OR GPL-2.0-or-later", "debian/copyright, Files: *"),
    ("harfbuzz", "", "MIT-Modern-Variant", "debian/copyright, License: MIT; text of COPYING"),
    ("icu", "", "Unicode-DFS-2016", "LICENSE of ICU 58 and later"),
    ("icu", "74", "Unicode-3.0", "LICENSE of ICU 74 and later"),
    ("libffi", "", "MIT", "debian/copyright, License: Expat"),
    ("libidn2", "", "LGPL-3.0-or-later OR GPL-2.0-or-later", "debian/copyright, License: LGPL-3+ or GPL-2+"),
    ("libmicrohttpd", "", "LGPL-2.1-or-later", "debian/copyright, License: LGPL-2.1+"),
    ("libpng1.6", "", "libpng-2.0", "debian/copyright, License: libpng"),
    ("libtasn1-6", "", "LGPL-2.1-or-later", "debian/copyright, 'The library itself is licensed as'"),
    ("libunistring", "", "LGPL-3.0-or-later OR GPL-2.0-or-later", "debian/copyright, License: LGPL-3+ or GPL-2+"),
    ("libyaml", "", "MIT", "debian/copyright, License: Expat"),
    ("nettle", "", "LGPL-3.0-or-later OR GPL-2.0-or-later", "debian/copyright, License: LGPL-3+ or GPL-2+"),
    ("p11-kit", "", "BSD-3-Clause", "debian/copyright, License: BSD-3-Clause"),
    ("pcre2", "", "BSD-3-Clause", "debian/copyright, License: BSD-3-clause-Cambridge"),
    ("zlib", "", "Zlib", "debian/copyright, License: Zlib"),
]
OWN_LIBRARY = re.compile(r"libl10n-[\w-]+\.so")
LIBRARY_FOLDER = re.compile(r"(?:/usr)?/lib(?:/[\w-]+-linux-gnu\w*)?")
SWIFT_LICENCE = "Apache-2.0 WITH Swift-exception"


class Origin:
    """Whom a library is of."""

    def __init__(self, name, version=NOT_KNOWN, licence=NOT_KNOWN, stated="", purl="", source="", texts=()):
        self.name, self.version, self.licence, self.stated = name, version, licence, stated
        self.purl, self.source = purl, source
        #: Paths of the files with the licence.
        self.texts = list(texts)


def fail(message):
    sys.exit(f"release: {message}")


def output(*command):
    """What a program prints; empty where it is not there, or says that it found nothing."""
    if not shutil.which(command[0]):
        return ""
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment).stdout


def files(tree):
    """Paths of the regular files, relative to the folder, in order; links have no content of their own."""
    def refuse(error):
        raise error

    found = []
    for folder, _, names in os.walk(tree, onerror=refuse):
        paths = [os.path.join(folder, name) for name in names]
        found += [os.path.relpath(path, tree) for path in paths if not os.path.islink(path)]
    return sorted(found)


def libraries(trees):
    """Names of the files in the folders `lib`."""
    return sorted({os.path.basename(path) for tree in trees for path in files(tree) if path.startswith("lib/")})


def licence_of(source, version):
    """The SPDX expression for a Debian source package, and where it is stated."""
    source = re.sub(r"^gcc-\d+$", "gcc", source)
    number = numbers(re.sub(r"^\d+:", "", version))
    rows = [row for row in LICENCES if row[0] == source and numbers(row[1]) <= number]
    return (rows[-1][2], rows[-1][3]) if rows else (NOT_KNOWN, "")


def numbers(version):
    return [int(digits) for digits in re.findall(r"\d+", version)]


class Swift:
    """The toolchain whose compiler is on PATH."""

    def __init__(self):
        compiler = shutil.which("swiftc")
        self.folder = os.path.dirname(os.path.dirname(os.path.realpath(compiler))) if compiler else ""
        found = re.search(r"Swift version (\S+)(?: \((swift-[\w.-]+)\))?", output("swiftc", "--version"))
        self.version = found[1] if found else NOT_KNOWN
        self.tag = found[2] if found else None
        licence = os.path.join(self.folder, "share", "swift", "LICENSE.txt")
        self.texts = [licence] if os.path.isfile(licence) else []

    def origin(self, name, repository):
        purl = f"pkg:github/swiftlang/{repository}@{self.tag}" if self.tag else ""
        stated = "LICENSE.txt of the toolchain"
        return Origin(name, self.version, SWIFT_LICENCE, stated, purl=purl, texts=self.texts)

    def runtime(self):
        return self.origin("swift", "swift")

    def origin_of(self, library):
        for folder, name, repository in (("host", "swift-syntax", "swift-syntax"), ("linux", "swift", "swift")):
            if os.path.isfile(os.path.join(self.folder, "lib", "swift", folder, library)):
                return self.origin(name, repository)
        return None


def debian_packages(names):
    """For each library that Debian's folders hold, its package."""
    patterns = ["*/" + re.sub(r"([*?\[\]\\])", r"\\\1", name) for name in names]
    owners = {}
    for line in output("dpkg-query", "--search", *patterns).splitlines() if patterns else ():
        packages, _, path = line.partition(": ")
        folder, name = os.path.split(path)
        if LIBRARY_FOLDER.fullmatch(folder):
            owners.setdefault(name, packages.split(", ")[0])
    return owners


def debian_origin(package, distribution):
    fields = output(
        "dpkg-query", "--show", "--showformat",
        "${Package}\\n${Version}\\n${Architecture}\\n${source:Package}\\n${source:Version}", package).split("\n")
    name, version, architecture, source, source_version = fields
    licence, stated = licence_of(source, version)
    copyright_file = f"/usr/share/doc/{name}/copyright"
    purl = f"pkg:deb/{distribution[0]}/{quoted(name)}@{quoted(version)}"
    purl += f"?arch={architecture}&distro={'-'.join(distribution)}"
    return Origin(
        name, version, licence, stated, purl=purl, source=f"{source} {source_version}",
        texts=[copyright_file] if os.path.isfile(copyright_file) else [])


def quoted(text):
    """As a package URL writes it."""
    return urllib.parse.quote(text, safe="")


def distribution():
    """The system's name and version."""
    try:
        with open("/etc/os-release", encoding="utf-8") as file:
            fields = dict(line.strip().split("=", 1) for line in file if "=" in line)
    except OSError:
        fields = {}
    return fields.get("ID", "debian").strip('"'), fields.get("VERSION_ID", "").strip('"')


def origins(trees):
    """For each name in a folder `lib` its origin; None for a library of this project."""
    names = libraries(trees)
    swift, system = Swift(), distribution()
    found = {name: None for name in names if OWN_LIBRARY.fullmatch(name)}
    found |= {name: origin for name in names if name not in found and (origin := swift.origin_of(name))}
    packages = debian_packages([name for name in names if name not in found])
    known = {package: debian_origin(package, system) for package in sorted(set(packages.values()))}
    for name in names:
        if name not in found:
            found[name] = known[packages[name]] if name in packages else Origin(name)
    return found
