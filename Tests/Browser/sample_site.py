"""Writes a gallery whose data are made here, in the form of Documentation/preview-data.md, with the page of the sources.

The texts are of every kind that could break out of a page, and the glyphs are drawn by rule, so that the tests of the
page need neither a font nor a build.
"""

import base64
import json
import os
import shutil
import zlib

PAGE = os.path.join(os.path.dirname(__file__), "..", "..", "Sources", "Preview", "Page")
UNITS = 1000
LOCALES = [
    ("en", "English", False, False),
    ("de", "German", False, False),
    ("ar", "Arabic", True, False),
    ("he", "Hebrew", True, False),
    ("ja", "Japanese", False, False),
    ("en-XA", "Accented", False, True),
    *(
        (tag, None, False, False)
        for tag in ("fr", "es", "it", "nl", "pl", "ru", "fi", "cy", "hi", "th", "ko", "pt-BR", "zh-Hans", "sv")
    ),
]
SIZES = ["large", "accessibility5"]
POINTS = [1700, 5300]
THEMES = [("scheme=light", False), ("scheme=dark", True)]
AXES = [{}, {"state": "pressed"}, {"state": "disabled"}]
SAMPLES = ["", "one", "other"]

HOSTILE = [
    ("<script>globalThis.attacked = 1</script>", "hostile.script"),
    ("</svg><img src=x onerror='globalThis.attacked = 2'>", "hostile.<b>svg</b>"),
    ("javascript:globalThis.attacked=3", "javascript:globalThis.attacked=3"),
    ("\"quotes\" & 'apostrophes' `${globalThis.attacked = 4}`", 'hostile."quotes"\'&amp;'),
    ("abc\u202egpj.exe\u202c \u2066isolate", "hostile.\u202eoverride\u202c"),
    ("a key of ten thousand characters", "k" * 9993 + "\u202e<i>\"&'"),
    ("--></style></template></textarea></title>", "__proto__"),
]


def path(character):
    """An outline that looks a little like a letter: a bowl with a hole, whose form depends on the character."""
    code = ord(character)
    if character.isspace():
        return ""
    high = -(400 + code % 4 * 100)
    low = 0 if code % 5 else 180
    wide = advance(character) - 90
    half = wide // 2
    return (
        f"M45 {low}v{high - low}q{half} -80 {wide} 0v{low - high}q{-half} 80 {-wide} 0z"
        f"m90 -60h{wide - 180}q20 -50 0 {high // 3}l{180 - wide} 0z"
    )


def advance(character):
    return 250 if character.isspace() else 420 + ord(character) % 7 * 40


class Lines:
    """The lines of one locale, each kept once."""

    def __init__(self, texts):
        self.texts, self.tapes, self.lines = texts, [], []

    def add(self, text, right_to_left, limit):
        """Lines of `text` that are at most `limit` units wide; a text of the table is broken between words."""
        number = self.texts.index(text) if text in self.texts else len(self.texts)
        if number == len(self.texts):
            self.texts.append(text)
        found, start = [], 0
        units = text.encode("utf-16-le")
        for word_end in [place + 1 for place, one in enumerate(text) if one == " "] + [len(text)]:
            rest = text[start:word_end]
            if sum(map(advance, rest)) > limit and len(found) < 3 and rest.strip() and " " in rest.strip():
                cut = start + rest.rstrip().rindex(" ") + 1
                found.append(self.line(number, text, start, cut, right_to_left))
                start = cut
        found.append(self.line(number, text, start, len(text), right_to_left))
        assert len(units) % 2 == 0
        return found

    def line(self, number, text, start, end, right_to_left):
        shown = text[start:end].rstrip()
        glyphs = [ord(one) for one in (reversed(shown) if right_to_left else shown)]
        self.tapes.append([UNITS, [0, int(right_to_left), glyphs]])
        before = len(text[:start].encode("utf-16-le")) // 2
        length = len(text[start:end].encode("utf-16-le")) // 2
        self.lines.append([number, before, before + length, len(self.tapes) - 1, 0, len(glyphs)])
        return len(self.lines) - 1, sum(map(advance, shown))


class Site:
    def __init__(self):
        self.components, self.specimens, self.files = [], [], {}
        self.texts = [[] for _ in LOCALES]
        self.uses = [[] for _ in LOCALES]
        self.characters = set()
        self.findings = []
        self.cells = 0

    def add(self, name, texts, axes=False, width=24000, summary="", lacks=(), screen=False, samples=(0,)):
        """A component with one specimen for each of `texts`, which are (text, key) or functions of the locale."""
        number = len(self.components)
        first = len(self.specimens)
        for text, key in texts:
            self.specimens.append(
                {
                    "name": f"{name} {key}",
                    "component": number,
                    "axes": {},
                    "texts": [
                        {
                            "slot": "title",
                            "table": "Localizable",
                            "key": key,
                            "file": "Strings/en.lproj/Localizable.strings",
                            "line": len(self.specimens) + 1,
                            "comment": f"Comment of {key[:40]}",
                        }
                    ],
                }
            )
        tree = [
            ["surface", 0, "surface", ""],
            ["padding", 1, "surface/padding", ""],
            ["stack", 2, "surface/padding/hstack", "horizontal"],
            ["icon", 3, "surface/padding/hstack/0/icon", "star"],
            ["text", 3, "surface/padding/hstack/1/text", "title"],
        ]
        paints = [
            {
                "backdrop": "#ffffff",
                "boxes": [
                    {
                        "fill": "#e8efff",
                        "radius": 1000,
                        "border": ["#5577cc", 100],
                        "shadow": [[0, 200, 600, 0, "#00000033", 0]],
                    },
                    0,
                    0,
                    {"color": "#3355aa", "decorative": 1},
                    {"color": "#112244"},
                ],
            },
            {
                "backdrop": "#101216",
                "boxes": [
                    {
                        "fill": "#1f2a44",
                        "radius": 1000,
                        "border": ["#7799ee", 100],
                        "shadow": [[0, 200, 600, 0, "#ffffff80", 1]],
                    },
                    0,
                    0,
                    {"color": "#aaccff"},
                    {"color": "#eef3ff"},
                ],
            },
            {"backdrop": None, "boxes": [{"fill": "#cccccc", "radius": 1000, "opacity": 0.5}, 0, 0, 0, 0]},
        ]
        calls = [
            (
                "component",
                str(number),
                {"trees": [tree], "paints": paints, "paintSets": [[[0, 0], [1, 1]], [[0, 2], [1, 1]]]},
            )
        ]
        counts, failing = [], []
        for locale, (tag, _, right_to_left, _) in enumerate(LOCALES):
            data, bad = self.rows(number, first, texts, locale, right_to_left, axes, width, samples)
            calls.append(("cells", f"{number}-{locale}", data))
            counts.append(2 * len(SIZES) * len(data["rows"]))
            failing.append(bad)
        self.cells += sum(counts)
        self.files[f"c{number}"] = calls
        self.components.append(
            {
                "name": name,
                "summary": summary,
                "slots": ["title"],
                "labels": [],
                "interactive": axes,
                "axes": (
                    [
                        {
                            "name": "state",
                            "values": ["normal", "pressed", "disabled"],
                            "default": "normal",
                            "isState": True,
                        }
                    ]
                    if axes
                    else []
                ),
                "specimens": list(range(first, len(self.specimens))),
                "files": [f"c{number}"] * len(LOCALES),
                "cells": counts,
                "failing": failing,
                "lacks": list(lacks),
                **({"screen": 1} if screen else {}),
            }
        )

    def rows(self, number, first, texts, locale, right_to_left, axes, width, samples):
        lines = Lines(self.texts[locale])
        data = {
            "fonts": [0],
            "tapes": lines.tapes,
            "lines": lines.lines,
            "styles": [[points, 0, points * 11 // 10, points * 14 // 10] for points in POINTS],
            "frames": [],
            "geometries": [],
            "rows": [],
        }
        failing = 0
        for place, (text, key) in enumerate(texts):
            for sample in samples:
                own = text(LOCALES[locale][0]) if callable(text) else text
                own = f"{sample} × {own}" if sample else own
                self.characters.update(own)
                geometries = []
                verdicts = []
                for size, points in enumerate(POINTS):
                    room = width - 7000
                    found = lines.add(own, right_to_left, room / points * UNITS)
                    longest = round(max(wide for _, wide in found) * points / UNITS)
                    verdict = 0 if longest <= room else 1
                    if verdict == 0 and own.startswith("Doubtful"):
                        verdict = 4
                    verdicts.append(verdict)
                    height = len(found) * points * 14 // 10
                    data["frames"].append(self.frame(width, height, min(longest, room), right_to_left))
                    record = [size, verdict, room, [line for line, _ in found]]
                    if verdict:
                        record += [0, max(longest, room + 100)]
                    data["geometries"].append([width, height + 2400, len(data["frames"]) - 1, 0, record])
                    geometries.append(len(data["geometries"]) - 1)
                self.uses[locale].append([first + place, 0, sample, self.texts[locale].index(own)])
                for choice in range(3 if axes else 1):
                    data["rows"].append([first + place, sample, choice, 0, int(choice == 2), geometries])
                    failing += 2 * sum(verdict == 1 for verdict in verdicts)
                if 1 in verdicts:
                    self.find("truncated-text", "error", first + place, key, locale, sample, verdicts.index(1))
        return data, failing

    def frame(self, width, height, text, right_to_left):
        """Frames as the data keep them: a surface, 12 pt of padding, a row of an icon of 24 pt, 8 pt and the text."""
        inner = width - 2400
        icon = [inner - 2400, 0, inner - 2400, height - 2400] if right_to_left else [0, 0, inner - 2400, height - 2400]
        left = inner - 3200 - text if right_to_left else 3200
        return [0, 0, 0, [1200, 1200, 2400, 2400], icon, [left, 0, inner - text, 0]]

    def find(self, rule, severity, specimen, key, locale, sample, size):
        tag = LOCALES[locale][0]
        self.findings.append(
            {
                "rule": rule,
                "severity": severity,
                "message": f"'{key[:60]}' is cut in {tag}",
                "file": f"Strings/{tag}.lproj/Localizable.strings",
                "line": specimen + 1,
                "column": 1,
                "table": "Localizable",
                "key": key,
                "locale": tag,
                "verdict": "overflows",
                "slot": "title",
                "size": SIZES[size],
                "device": "iphone",
                "component": self.specimens[specimen]["component"],
                "specimens": [specimen],
                "cell": {
                    "specimen": specimen,
                    "sample": sample,
                    "axes": 0,
                    "locale": locale,
                    "size": size,
                    "device": 0,
                    "theme": 0,
                },
            }
        )

    def write(self, folder):
        os.makedirs(os.path.join(folder, "data"), exist_ok=True)
        for name in os.listdir(PAGE):
            if name.endswith((".html", ".css", ".js")):
                shutil.copy(os.path.join(PAGE, name), folder)
        self.findings.append(
            {
                "rule": "straight-quotes",
                "severity": "warning",
                "message": "a straight quote",
                "file": "Strings/a.strings",
                "line": 2,
                "column": 1,
                "table": "Localizable",
                "key": "button.save",
                "locale": "de",
                "specimens": [1],
            }
        )
        self.findings.append(
            {
                "rule": "unused-key",
                "severity": "warning",
                "message": "no source uses the key",
                "file": "Strings/a.strings",
                "line": 3,
                "column": 1,
                "table": "Localizable",
                "key": "nobody",
            }
        )
        index = {
            "version": 1,
            "tool": "0",
            "project": "Sample <b>site</b>",
            "developmentLocale": 0,
            "locales": [
                {"tag": tag, **({"name": name} if name else {}), "rightToLeft": rtl, "pseudo": pseudo}
                for tag, name, rtl, pseudo in LOCALES
            ],
            "sizes": SIZES,
            "devices": [{"name": "iphone", "width": 39300, "height": 85200, "scale": 3}],
            "themes": [{"name": name, "dark": dark, "highContrast": False} for name, dark in THEMES],
            "axes": AXES,
            "samples": SAMPLES,
            "fonts": [{"name": "Rule", "unitsPerEm": UNITS}],
            "components": self.components,
            "specimens": self.specimens,
            "leftOut": ["5 keys are bound to no component"],
            "findings": len(self.findings),
            "cells": self.cells,
        }
        glyphs = {str(ord(one)): [advance(one), path(one)] for one in sorted(self.characters)}
        self.files["index"] = [("index", "", index)]
        self.files["findings"] = [("findings", "", self.findings)]
        self.files["f0"] = [("font", "0", {"name": "Rule", "unitsPerEm": UNITS, "glyphs": glyphs})]
        for locale in range(len(LOCALES)):
            self.files[f"t{locale}"] = [
                ("texts", str(locale), {"texts": self.texts[locale], "uses": self.uses[locale]})
            ]
        for name, calls in self.files.items():
            if name[0] == "c" or name == "f0":
                calls = [("packed", name, packed(calls))]
            with open(os.path.join(folder, "data", name + ".js"), "w", encoding="utf-8") as file:
                file.writelines(
                    f"l10n({literal(kind)},{literal(key)},{literal(value)});\n" for kind, key, value in calls
                )


def packed(calls):
    """Values as files of components and fonts have them: how many bytes they take, and those compressed."""
    data = json.dumps(calls, ensure_ascii=False, separators=(",", ":")).encode()
    return [len(data), base64.b64encode(zlib.compress(data)).decode()]


def literal(value):
    """JSON in which nothing ends a script and nothing is hidden."""
    text = json.dumps(value, ensure_ascii=True, separators=(",", ":"))
    for character in "<>&'\u007f":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text


def translated(words):
    """A text that is longer in German and in Arabic letters in Arabic and Hebrew."""

    def text(tag):
        if tag == "ar":
            return "ابدأ التمرين الآن"
        if tag == "he":
            return "התחל תרגול עכשיו"
        if tag == "ja":
            return "練習を始める"
        if tag == "de":
            return words + "sgeschwindigkeitsüberschreitung"
        return f"[{words} one two]" if tag == "en-XA" else words

    return text


def write_site(folder, cells=5000):
    site = Site()
    site.add(
        "Button",
        [(translated("Practice"), "button.start"), (translated("Save"), "button.save"), ("Doubtful", "button.doubt")],
        axes=True,
        summary="Starts something.",
        lacks=["no dark theme at accessibility5"],
    )
    site.add("Hostile", HOSTILE, width=34000, summary="Texts that want to be more than <em>text</em>.")
    site.add("Plural", [(translated("files"), "files.count")], samples=(1, 2))
    site.add(
        "Welcome", [(translated("Welcome to the practice of every day"), "title.welcome")], width=39300, screen=True
    )
    count = max(1, cells // (len(LOCALES) * len(SIZES)))
    words = "the quick brown fox jumps over a lazy dog while we measure every word of it".split()
    site.add(
        "Many", [(" ".join(words[(n + i) % len(words)] for i in range(3 + n % 5)), f"many.{n}") for n in range(count)]
    )
    site.write(folder)
    return site


if __name__ == "__main__":
    import sys

    write_site(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 5000)
