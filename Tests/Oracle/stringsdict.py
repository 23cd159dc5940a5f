#!/usr/bin/env python3
"""Says what the entries of .stringsdict files read for the numbers 0 to 25: an evaluation of its own, to compare with.

usage: stringsdict.py FOLDER > texts.jsonl        (needs Babel, for CLDR's plural rules)

Each line of the output is an entry in one language, on one device or in one width where it has such variants:

    {"file": "pl.lproj/T.stringsdict", "locale": "pl", "key": "files", "device": "mac", "arguments": [[3, "text 2"], …],
     "texts": ["3 pliki", …]}

`file` is relative to the folder; a file outside of any .lproj folder is read in each of LANGUAGES. An argument is a
number or, where only %@ reads it, a text. Numbers are written in the
digits 0 to 9 and with the signs of these in every language: which digits a language has changes between versions of
CLDR. Files that plistlib cannot read and entries without a format are named and counted on the error output.

Nothing here is shared with the library, whose tests compare their texts with these (StringsdictOracleTests).
"""

import argparse
import decimal
import json
import os
import plistlib
import re
import sys
import xml.parsers.expat

from babel import Locale, UnknownLocaleError
from babel.numbers import format_decimal

NUMBERS = range(26)
LANGUAGES = "ar br cs cy en fr ga gd is ja lt lv pl pt-BR pt-PT ru sl zh-Hant".split()
MOST_NESTING = 16
FORMAT, PLURAL, WIDTH, DEVICE = (
    "NSStringLocalizedFormatKey",
    "NSStringPluralRuleType",
    "NSStringVariableWidthRuleType",
    "NSStringDeviceSpecificRuleType",
)
PLACEHOLDER = re.compile(
    r"%%"
    r"|%(?:(?P<variable_position>0*[1-9]\d*)(?:\$[\d.]*)?)?#@(?P<variable>[^@%\s]+)@"
    r"|%(?:(?P<position>0*[1-9]\d*)\$)?(?P<flags>[-+ #0']*)(?P<width>\d+)?(?:\.(?P<precision>\d*))?"
    r"(?:hh|h|ll|l|q|L|z|t|j)?(?P<conversion>[@dDiuUxXoOfFeEgGaAcCsSp])"
)


class Unsupported(Exception):
    """An entry that this evaluation does not cover."""


def read_locale(name):
    """Returns Babel's locale of a folder's name; None for one that CLDR does not know."""
    try:
        return Locale.parse(name.replace("_", "-"), sep="-")
    except (UnknownLocaleError, ValueError):
        return None


def placeholders(text, first):
    """Yields each placeholder of a text with the position that it reads."""
    position = first
    for found in PLACEHOLDER.finditer(text):
        if found[0] == "%%":
            yield found, 0
            continue
        written = int(found["variable_position"] or found["position"] or 0)
        yield found, written or position
        if not written:
            position += 1


class Entry:
    """One entry of a table in one language: its texts by device or width, and its variables."""

    def __init__(self, value, locale):
        self.locale = locale
        self.rules = {name: rule for name, rule in value.items() if isinstance(rule, dict)}
        self.formats = self.read_formats(value)
        self.types = {}
        for _, text in self.formats:
            self.note_types(text, 1, ())

    @staticmethod
    def read_formats(value):
        """The texts to choose from, each with the request that chooses it."""
        if isinstance(value.get(FORMAT), str):
            return [({}, value[FORMAT])]
        if isinstance(value.get(WIDTH), dict):
            widths = {int(width): text for width, text in value[WIDTH].items()}
            smallest, largest = min(widths), max(widths)
            requests = [({}, widths[largest]), ({"width": smallest - 1}, widths[smallest])]
            for width, text in sorted(widths.items()):
                between = [] if width + 1 in widths else [({"width": width + 1}, text)]
                requests += [({"width": width}, text)] + between
            return requests
        if isinstance(value.get(DEVICE), dict):
            devices = value[DEVICE]
            fallback = devices.get("other", next(iter(devices.values())))
            requests = [({"device": name}, text) for name, text in devices.items()]
            return [({}, fallback), ({"device": "toaster"}, fallback)] + requests
        raise Unsupported("no format")

    # What the texts read

    def note_types(self, text, first, outer):
        """Notes for each position whether a number is read there."""
        for found, position in placeholders(text, first):
            if not position:
                continue
            name = found["variable"]
            if name is None:
                is_number = found["conversion"] not in "@sS"
                self.types[position] = self.types.get(position, False) or is_number
            elif name in self.rules and name not in outer and len(outer) < MOST_NESTING:
                self.types[position] = True
                for inner in self.cases(self.rules[name]).values():
                    self.note_types(inner, position, outer + (name,))
            else:
                self.types.setdefault(position, False)

    def arguments(self, number):
        """The number at the first position and others behind it, texts where no number is read."""
        last = max(self.types, default=0)
        return [
            (number + 3 * (place - 1)) % len(NUMBERS) if self.types.get(place, True) else f"text {place}"
            for place in range(1, last + 1)
        ]

    # What the reader sees

    def expand(self, text, first, arguments, outer=()):
        out = []
        copied = 0
        for found, position in placeholders(text, first):
            out.append(text[copied : found.start()])
            copied = found.end()
            name = found["variable"]
            if not position:
                out.append("%")
            elif name is None:
                out.append(self.value(found, arguments[position - 1]))
            elif name not in self.rules or name in outer or len(outer) >= MOST_NESTING:
                out.append(found[0])
            else:
                chosen = self.choose(self.rules[name], arguments[position - 1])
                out.append(self.expand(chosen, position, arguments, outer + (name,)))
        out.append(text[copied:])
        return "".join(out)

    @staticmethod
    def cases(rule):
        return {
            name: text for name, text in rule.items() if isinstance(text, str) and not name.startswith("NSString")
        }

    def choose(self, rule, number):
        cases = self.cases(rule)
        if not cases:
            return ""
        if number == 0 and "zero" in cases:
            return cases["zero"]
        category = "other"
        if self.locale is not None:
            digits = self.fraction_digits(rule, cases)
            # CLDR's rules look at the digits that are shown: 1.0 is not 1.
            shown = decimal.Decimal(number).quantize(decimal.Decimal(1).scaleb(-digits)) if digits else number
            category = self.locale.plural_form(shown)
        return cases.get(category, cases.get("other", list(cases.values())[-1]))

    @staticmethod
    def fraction_digits(rule, cases):
        """The digits after the separator that the first text with a fractional number shows."""
        for text in [*cases.values(), "%" + rule.get("NSStringFormatValueTypeKey", "d")]:
            for found in PLACEHOLDER.finditer(text):
                if found["conversion"] and found["conversion"] in "fF" and not found["position"]:
                    precision = found["precision"]
                    return 6 if precision is None else int(precision or 0)
        return 0

    def value(self, found, argument):
        conversion, flags, precision = found["conversion"], found["flags"], found["precision"]
        if conversion == "@":
            return argument if isinstance(argument, str) else self.number(argument)
        if not set(flags) <= {"0", "-"}:
            raise Unsupported(f"flags of '{found[0]}'")
        width = int(found["width"] or 0)
        if conversion in "dDiuU":
            if "0" in flags and precision is None:
                return self.number(argument, minimum=max(1, width))
            text = self.number(argument, minimum=int(precision or 1))
        elif conversion in "fF" and "0" not in flags:
            text = self.number(argument, digits=6 if precision is None else int(precision or 0))
        elif conversion in "sS" and precision is None and isinstance(argument, str):
            text = argument
        else:
            raise Unsupported(f"conversion of '{found[0]}'")
        return text.ljust(width) if "-" in flags else text.rjust(width)

    def number(self, number, digits=0, minimum=1):
        if self.locale is None:
            return f"{number:0{minimum}.{digits}f}"
        pattern = "#,##0" if minimum == 1 else "0" * minimum
        pattern += "." + "0" * digits if digits else ""
        return format_decimal(number, pattern, locale=self.locale, numbering_system="latn")


def entries(path, root):
    """Yields the lines of a file; None for an entry that is not covered."""
    with open(path, "rb") as file:
        table = plistlib.load(file)
    folder = os.path.basename(os.path.dirname(path))
    locales = LANGUAGES
    if folder.endswith(".lproj"):
        name = folder.removesuffix(".lproj")
        locales = ["en" if name == "Base" else name]
    shown = os.path.relpath(path, root)
    for name in locales:
        for key, value in sorted(table.items()):
            if not isinstance(value, dict):
                continue
            try:
                entry = Entry(value, read_locale(name))
                for request, text in entry.formats:
                    arguments = [entry.arguments(number) for number in NUMBERS]
                    if arguments[0] == arguments[1]:
                        del arguments[1:]
                    texts = [entry.expand(text, 1, given) if given else text for given in arguments]
                    line = {"file": shown, "locale": name, "key": key, **request}
                    yield {**line, "arguments": arguments, "texts": texts}
            except Unsupported as reason:
                print(f"{shown}: '{key}': {reason}", file=sys.stderr)
                yield None


def stringsdicts(root):
    for folder, names, files in os.walk(root):
        names.sort()
        for file in sorted(files):
            if file.endswith(".stringsdict"):
                yield os.path.join(folder, file)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", metavar="FOLDER")
    root = parser.parse_args().folder
    counts = {"files": 0, "files that plistlib refuses": 0, "entries": 0, "texts": 0, "entries left out": 0}
    for path in stringsdicts(root):
        counts["files"] += 1
        try:
            for line in entries(path, root):
                if line is None:
                    counts["entries left out"] += 1
                    continue
                counts["entries"] += 1
                counts["texts"] += len(line["texts"])
                print(json.dumps(line, ensure_ascii=False, separators=(",", ":")))
        except (plistlib.InvalidFileException, xml.parsers.expat.ExpatError, ValueError, OSError, EOFError) as error:
            counts["files that plistlib refuses"] += 1
            print(f"{os.path.relpath(path, root)}: {type(error).__name__}: {error}", file=sys.stderr)
    print(", ".join(f"{count} {name}" for name, count in counts.items()), file=sys.stderr)


if __name__ == "__main__":
    main()
