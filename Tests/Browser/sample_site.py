"""Writes a gallery whose data are made here, in the form of Documentation/preview-data.md, with the page of the sources.

The texts are of every kind that could break out of a page, and the glyphs are drawn by rule, so that the tests of the
page need neither a font nor a build.
"""

import base64
import json
import os
import shutil
import zlib

from sample_tables import Tables

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
# Verdicts as the page ranks them, the worst last.
RANK = [0, 4, 3, 5, 2, 1]

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


# What covers a screen, as [top, right, bottom, left], and what is drawn at its top.
SAFE = [5900, 0, 3400, 0]
BAR = [39300, 5900, 0, ["M40 30h30", 600]]


class Lines:
    """The lines of one locale, each kept once."""

    def __init__(self, texts, places):
        self.texts, self.places, self.tapes, self.lines = texts, places, [], []
        self.known = {}

    def add(self, text, right_to_left, limit):
        """Lines of `text` that are at most `limit` units wide; a text of the table is broken between words."""
        number = self.places.setdefault(text, len(self.texts))
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
        """A line, which is the same at all sizes that break the text there."""
        if (number, start, end) not in self.known:
            self.known[number, start, end] = self.new_line(number, text, start, end, right_to_left)
        return self.known[number, start, end]

    def new_line(self, number, text, start, end, right_to_left):
        shown = text[start:end].rstrip()
        glyphs = [ord(one) for one in (reversed(shown) if right_to_left else shown)]
        self.tapes.append([UNITS, [0, int(right_to_left), glyphs]])
        before = len(text[:start].encode("utf-16-le")) // 2
        length = len(text[start:end].encode("utf-16-le")) // 2
        self.lines.append([number, before, before + length, len(self.tapes) - 1, 0, len(glyphs)])
        return len(self.lines) - 1, sum(map(advance, shown))


def shown(text, tag, sample):
    """What a cell shows of a text, which is the same everywhere, or depends on the locale, or on the sample too."""
    own = text(tag) if callable(text) else text
    if isinstance(own, dict):
        return own[sample]
    return f"{sample} × {own}" if sample else own


def outer(geometry, screen):
    """What the map of a component says of a cell: width and height of its picture in points, rounded up, and its worst
    verdict."""
    width, height, _, overhangs, *texts = geometry
    if screen:
        width, height = 39300, max(85200, SAFE[0] + height + SAFE[2])
    worst = max([0, *(record[1] for record in [*(overhangs or []), *texts])], key=RANK.index)
    return -(-width // 800) * 8, -(-height // 100), worst


class Site:
    def __init__(self, locales=LOCALES, sizes=SIZES, points=POINTS):
        self.locales, self.sizes, self.points = locales, sizes, points
        self.block = max(1, 768 // len(sizes))
        self.components, self.specimens, self.files = [], [], {}
        self.texts = [[] for _ in locales]
        self.places = [{} for _ in locales]
        self.uses = [[] for _ in locales]
        self.characters = set()
        self.findings = []
        self.cells = 0
        # Calls of `add`, for those who want a part of the site with other texts.
        self.recipes = []

    def add(self, name, texts, axes=False, width=24000, summary="", lacks=(), screen=False, samples=(0,), notes="",
            guess=False):
        """A component with one specimen for each of `texts`, which are (text, key) or functions of the locale."""
        number = len(self.components)
        first = len(self.specimens)
        self.recipes.append(
            {"name": name, "texts": texts, "axes": axes, "width": width, "screen": screen, "samples": samples,
             "guess": guess}
        )
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
                    **({"guess": 1} if guess else {}),
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
                    {
                        "color": "#3355aa",
                        "decorative": 1,
                        "image": [2400, 2400, 1, ["M9 5l7 7-7 7", 200], ["M2 2h4v4z", 0]],
                    },
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
                {
                    "trees": [tree],
                    "paints": paints,
                    "paintSets": [[[0, 0], [1, 1]], [[0, 2], [1, 1]]],
                    # In the light theme the text is too pale, and large enough to be at accessibility5.
                    "pairs": [["text", "title", "#112244", "#e8efff", 312, 0, 1]],
                    "contrast": [[0, 0, [0]]],
                },
            )
        ]
        counts, failing, files = [], [], []
        kinds, measures, rows = {}, {}, []
        blocks = [texts[start : start + self.block] for start in range(0, len(texts), self.block)]
        for locale, (tag, _, right_to_left, _) in enumerate(self.locales):
            counts.append(0)
            failing.append(0)
            files.append([])
            rows.append([[], []])
            for block, part in enumerate(blocks):
                begin = first + block * self.block
                data, bad = self.rows(number, begin, part, locale, right_to_left, axes, width, samples)
                file = f"c{number}" if len(blocks) == 1 else f"c{number}-{block}-{locale}"
                call = ("cells", f"{number}-{locale}-{block}", data)
                if len(blocks) == 1:
                    calls.append(call)
                else:
                    self.files[file] = [("packed", file, packed([call]))]
                files[-1].append(file)
                counts[-1] += 2 * len(self.sizes) * len(data["rows"])
                failing[-1] += bad
                for row in data["rows"]:
                    kind = kinds.setdefault(tuple(row[:4]), len(kinds))
                    record = tuple(number for one in row[5] for number in outer(data["geometries"][one], screen))
                    rows[-1][0].append(kind)
                    rows[-1][1].append(measures.setdefault(record, len(measures)))
        self.cells += sum(counts)
        self.files[f"c{number}"] = calls
        self.files[f"m{number}"] = [
            (
                "map",
                str(number),
                {
                    "kinds": [[*kind, [0, 1]] for kind in kinds],
                    "measures": [list(record) for record in measures],
                    "locales": rows,
                },
            )
        ]
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
                "files": files,
                "cells": counts,
                "failing": failing,
                "lacks": list(lacks),
                "touchTarget": 4400,
                **({"screen": 1, "surroundings": [[*SAFE, 1]]} if screen else {}),
                **({"notes": notes} if notes else {}),
            }
        )

    def add_bare(self, name):
        """A component to which no text is bound."""
        number = len(self.components)
        none = [0] * len(self.locales)
        self.components.append(
            {
                "name": name,
                "summary": "",
                "slots": ["title"],
                "labels": [],
                "interactive": False,
                "axes": [],
                "specimens": [],
                "files": [None] * len(self.locales),
                "cells": none,
                "failing": none,
                "lacks": ["no text"],
            }
        )
        self.files[f"c{number}"] = [("component", str(number), {"trees": [], "paints": [], "paintSets": []})]
        self.files[f"m{number}"] = [
            ("map", str(number), {"kinds": [], "measures": [], "locales": [[[], []] for _ in self.locales]})
        ]

    def rows(self, number, first, texts, locale, right_to_left, axes, width, samples):
        lines = Lines(self.texts[locale], self.places[locale])
        data = {
            "fonts": [0],
            "tapes": lines.tapes,
            "lines": lines.lines,
            "styles": [[points, 0, points * 11 // 10, points * 14 // 10] for points in self.points],
            "frames": [],
            "geometries": [],
            "rows": [],
        }
        failing = 0
        for place, (text, key) in enumerate(texts):
            for sample in samples:
                own = shown(text, self.locales[locale][0], sample)
                self.characters.update(own)
                geometries = []
                verdicts = []
                for size, points in enumerate(self.points):
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
                self.uses[locale].append([first + place, 0, sample, self.places[locale][own]])
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
        tag = self.locales[locale][0]
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
                "size": self.sizes[size],
                "device": "iphone",
                "component": self.specimens[specimen]["component"],
                "cells": 1,
                "sizes": [size],
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

    def write(self, folder, others=0):
        """Writes the page and its data; `others` are keys that nothing shows."""
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
        self.complete()
        self.files.update(self.tables.files(others))
        for name, calls in self.files.items():
            if (name[0] in "cmu" or name == "f0") and calls[0][0] != "packed":
                calls = [("packed", name, packed(calls))]
            with open(os.path.join(folder, "data", name + ".js"), "w", encoding="utf-8") as file:
                file.writelines(
                    f"l10n({literal(kind)},{literal(key)},{literal(value)});\n" for kind, key, value in calls
                )


    def complete(self):
        """Adds the files that are about all components."""
        index = {
            "version": 1,
            "tool": "0",
            "project": "Sample <b>site</b>",
            "developmentLocale": 0,
            "locales": [
                {"tag": tag, **({"name": name} if name else {}), "rightToLeft": rtl, "pseudo": pseudo}
                for tag, name, rtl, pseudo in self.locales
            ],
            "sizes": self.sizes,
            "specimensOfBlock": self.block,
            "devices": [{"name": "iphone", "width": 39300, "height": 85200, "scale": 3, "statusBar": BAR}],
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
        for locale in range(len(self.locales)):
            self.files[f"t{locale}"] = [
                ("texts", str(locale), {"texts": self.texts[locale], "uses": self.uses[locale]})
            ]
        self.tables = Tables(self)


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
    site.add(
        "Many", [(" ".join(WORDS[(n + i) % len(WORDS)] for i in range(3 + n % 5)), f"many.{n}") for n in range(count)]
    )
    site.add(
        "Fine",
        [("Übung", "fine.exercise"), ("Straße", "fine.street"), ("ışık", "fine.light")],
        width=44000,
        lacks=["no states, though it can be pressed"],
        notes="Measured by hand.",
    )
    site.add("Row", [("Doubtful profile", "settings.profile")], width=34000, guess=True)
    site.add_bare("Bare")
    site.write(folder)
    return site


ALL_SIZES = [
    "xSmall",
    "small",
    "medium",
    "large",
    "xLarge",
    "xxLarge",
    "xxxLarge",
    *(f"accessibility{number}" for number in range(1, 6)),
]
ALL_POINTS = [1400, 1500, 1600, 1700, 1900, 2100, 2300, 2800, 3300, 4000, 4700, 5300]
WORDS = "the quick brown fox jumps over a lazy dog while we measure every word of it".split()


def write_large(folder, specimens=1714, languages=40, others=0):
    """One component in many languages at all text sizes: as large as a gallery of one project gets."""
    locales = [*LOCALES, *((f"x{number:02}", None, False, False) for number in range(languages))][:languages]
    site = Site(locales, ALL_SIZES, ALL_POINTS)

    def worded(number):
        def text(tag):
            begin = number + sum(map(ord, tag))
            count = 3 + begin % 4 + (9 if begin % 97 == 0 else 0)
            return " ".join(WORDS[(begin * 7 + place) % len(WORDS)] for place in range(count)) + f" {number} {tag}"

        return text

    site.add("Large", [(worded(n), f"part{n % 40}.group{n % 7}.key{n}") for n in range(specimens)], width=34000)
    site.write(folder, others)
    return site


if __name__ == "__main__":
    import sys

    if sys.argv[2:3] == ["large"]:
        write_large(sys.argv[1])
    else:
        write_site(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 5000)
