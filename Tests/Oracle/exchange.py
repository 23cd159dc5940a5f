#!/usr/bin/env python3
"""Reads what 'l10n export --room' and 'l10n preview --screenshots' write with the readers of others.

usage: exchange.py --l10n BINARY [--project FOLDER] [--locale TAG] [--font FILE]

Needs translate-toolkit, and takes Weblate's parser of flags and its check of rendered texts where it is installed:

    python3 -m venv .build/oracle && .build/oracle/bin/pip install translate-toolkit==3.16.3
    .build/oracle/bin/python Tests/Oracle/exchange.py --l10n .build/test/debug/l10n

Compared are the units of an export with and without rooms; each limit with the flags that Weblate makes of it; the
width that 'l10n measure' gives a text with what Weblate renders in the same font, a pixel for a point; pictures with
their list in the catalog and in the index. Prints counts; exits with 1 if something differs, with 2 if a reader is
missing or the program fails.
"""

import argparse
import json
import os
import plistlib
import re
import struct
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

# Weblate rounds each letter to whole pixels: part of a width, or pixels, by which it may differ.
SHARE = 0.03
SLACK = 2


def run(arguments, *words):
    done = subprocess.run([arguments.l10n, *words], cwd=arguments.project, capture_output=True, text=True)
    if done.returncode != 0:
        print(f"exchange: {' '.join(words)}: {done.stderr.strip()}", file=sys.stderr)
        sys.exit(2)
    return done.stdout


def units(path):
    """The units of an XLIFF file as translate-toolkit reads them."""
    from translate.storage.xliff import xlifffile

    with open(path, "rb") as file:
        return xlifffile.parsestring(file.read()).units


def plain(unit):
    return unit.getid(), unit.source, unit.target, unit.getnotes("developer").split("\n")[0]


def weblate_flags():
    """Weblate's class of flags; None where it is not installed."""
    try:
        import django
        import django.conf

        if not django.conf.settings.configured and "DJANGO_SETTINGS_MODULE" not in os.environ:
            return None
        django.setup()
        from weblate.checks.flags import Flags
    except ImportError as error:
        print(f"not compared with Weblate: {error}")
        return None
    return Flags


def check_export(arguments, folder, flags):
    failures = []
    run(arguments, "export", "--output", folder, "--locale", arguments.locale)
    path = os.path.join(folder, arguments.locale + ".xliff")
    before = units(path)
    run(arguments, "export", "--output", folder, "--locale", arguments.locale, "--room", "weblate")
    after = units(path)
    if [plain(unit) for unit in before] != [plain(unit) for unit in after]:
        failures.append("rooms change the units that translate-toolkit reads")
    noted = sum("Room, beside the texts of" in unit.getnotes() for unit in after)
    limited = 0
    for unit in after:
        element = unit.xmlelement
        width, more = element.get("maxwidth"), element.get("weblate-flags")
        limited += bool(width or more)
        if flags and (width or more):
            found = flags(element)
            found.validate()
            size = found.get_value("max-size")
            wanted = [int(width)] if width else [int(number) for number in more.split(":")[1:]]
            family, point_size, weight = element.get("font").split(";")
            read = (found.get_value("font-family"), found.get_value("font-size"))
            asked = (family.replace(" ", "_"), int(point_size))
            if size != wanted or read != asked or not found.get_value("font-weight"):
                failures.append(f"{unit.getid()}: Weblate reads {found.format()}")
    reader = ", read by Weblate" if flags else ""
    print(f"{len(after)} units, {noted} with a note on room, {limited} with limits{reader}")
    if not noted or not limited:
        failures.append("no unit has a room")
    return failures


def check_widths(arguments):
    """Compares widths of the texts of the sample app with Weblate's rendering in the same font."""
    from weblate.fonts.utils import _render_size, configure_fontconfig

    configure_fontconfig()
    fonts = os.path.join(os.environ["WEBLATE_DATA"], "fonts") if "WEBLATE_DATA" in os.environ else None
    if fonts and not os.path.exists(os.path.join(fonts, os.path.basename(arguments.font))):
        os.symlink(os.path.abspath(arguments.font), os.path.join(fonts, os.path.basename(arguments.font)))
    failures = []
    texts = sorted({text for text in json.loads(arguments.texts)})
    for text in texts:
        report = json.loads(
            run(arguments, "measure", "--text", text, "--font", "Urbanist", "--point-size", "17", "--format", "json"))
        width = report["cells"][0]["width"]
        size, lines, _ = _render_size(text, font="Urbanist", weight=None, size=17, width=4000, lines=1)
        if lines != 1 or abs(size.width - width) > max(SLACK, SHARE * width):
            failures.append(f"'{text}': {width} pt here, {size.width} px by Weblate")
    print(f"{len(texts)} texts rendered by Weblate, {len(failures)} of another width")
    return failures


def size_of(png):
    with open(png, "rb") as file:
        return struct.unpack(">II", file.read(24)[16:24])


def check_pictures(arguments, folder):
    failures = []
    run(arguments, "preview", "--screenshots", folder, "--locale", arguments.locale, "--screenshots-format", "xcloc")
    with open(os.path.join(folder, "index.json"), encoding="utf-8") as file:
        index = json.load(file)
    package = os.path.join(folder, arguments.locale + ".xcloc")
    home = os.path.join(package, "Notes/Screenshots/l10n/components")
    with open(os.path.join(home, "localizedStringData.plist"), "rb") as file:
        listed = plistlib.load(file)
    ids = {re.split(r"\|==\||:", unit.getid().split("\x04")[-1])[0].removeprefix("/") for unit in units(
        os.path.join(package, "Localized Contents", arguments.locale + ".xliff"))}
    names = set()
    for entry, picture in zip(listed, index["pictures"], strict=True):
        shot = entry["screenshots"][0]
        x, y, width, height = map(int, re.fullmatch(r"\{\{(\d+), (\d+)\}, \{(\d+), (\d+)\}\}", shot["frame"]).groups())
        whole = size_of(os.path.join(home, shot["name"]))
        if whole != size_of(os.path.join(folder, picture["picture"])) or whole != (picture["width"], picture["height"]):
            failures.append(f"{entry['stringKey']}: another picture in the catalog")
        frame = {"x": x, "y": y, "width": width, "height": height}
        if x + width > whole[0] or y + height > whole[1] or picture["frame"] != frame:
            failures.append(f"{entry['stringKey']}: a frame outside of the picture")
        if entry["stringKey"] not in ids:
            failures.append(f"{entry['stringKey']}: not among the units of the catalog")
        names.add(shot["name"])
    if len(names) != len(listed):
        failures.append("keys share a picture")
    print(f"{len(listed)} pictures in the catalog")
    return failures


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--l10n", required=True)
    parser.add_argument("--project", default=".")
    parser.add_argument("--locale", default="de")
    parser.add_argument("--font", default=".fonts/Urbanist[wght].ttf")
    arguments = parser.parse_args()
    arguments.l10n = os.path.abspath(arguments.l10n)
    try:
        import translate  # noqa: F401
    except ImportError:
        print("exchange: translate-toolkit is not installed: see --help", file=sys.stderr)
        return 2
    flags = weblate_flags()
    with tempfile.TemporaryDirectory() as folder:
        failures = check_export(arguments, os.path.join(folder, "export"), flags)
        failures += check_pictures(arguments, os.path.join(folder, "pictures"))
        if flags:
            with open(os.path.join(folder, "pictures", "index.json"), encoding="utf-8") as file:
                arguments.texts = json.dumps([picture["text"] for picture in json.load(file)["pictures"]])
            failures += check_widths(arguments)
    for failure in failures:
        print(failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
