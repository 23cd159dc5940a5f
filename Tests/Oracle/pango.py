#!/usr/bin/env python3
"""Records in how many lines Pango wraps texts at twelve widths: an outside measure to compare with.

usage: pango.py [TEXTS.tsv] > Tests/Fixtures/TextLayout/pango.jsonl
       (needs Debian's python3-gi and gir1.2-pango-1.0, and the fonts of scripts/bootstrap --tests)

Without a file it wraps the texts of chromium.jsonl that are in one of SCRIPTS; a file has a locale, a tab and a text in
each line, with \\n for a line feed. The output is one text a line:

    {"script": "Hebrew", "family": "Noto Sans Hebrew", "locale": "he", "text": "…", "counts": [7, 5, 4, …]}

Pango's glyphs are not hinted or rounded, and it shows no hyphen where it breaks a word. Nothing here is shared with the
library, whose tests compare their counts with these (PangoAgreementTests).
"""

import json
import os
import sys
import tempfile

SIZE = 17
WIDTHS = [100, 120, 140, 160, 180, 200, 220, 250, 280, 310, 340, 375]
FAMILIES = {
    "Latin": "Noto Sans",
    "Cyrillic": "Noto Sans",
    "Arabic": "Noto Sans Arabic",
    "Hebrew": "Noto Sans Hebrew",
    "Devanagari": "Noto Sans Devanagari",
}
SCRIPTS = {"ar": "Arabic", "fa": "Arabic", "he": "Hebrew", "hi": "Devanagari", "ru": "Cyrillic", "uk": "Cyrillic",
           "bg": "Cyrillic"}
LATIN = set("ca cs da de en es et fi fr hr hu id it lt lv nb nl pl pt ro sk sl sv tr vi".split())
CONFIGURATION = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts</dir><cachedir>{0}</cachedir>
<match target="pattern"><edit name="hinting" mode="assign"><bool>false</bool></edit></match>
<match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit></match></fontconfig>"""


def layouts(folder):
    """Returns a function that sets a text of a locale; fontconfig reads its configuration once, so it comes first."""
    path = os.path.join(folder, "fonts.conf")
    with open(path, "w", encoding="utf-8") as file:
        file.write(CONFIGURATION.format(folder))
    os.environ["FONTCONFIG_FILE"] = path
    import gi

    gi.require_version("Pango", "1.0")
    gi.require_version("PangoFT2", "1.0")
    from gi.repository import Pango, PangoFT2

    fonts = PangoFT2.FontMap.new()
    fonts.set_resolution(72, 72)

    def layout(locale, text, family):
        is_right_to_left = FAMILIES["Arabic"] == family or FAMILIES["Hebrew"] == family
        context = Pango.FontMap.create_context(fonts)
        context.set_round_glyph_positions(False)
        context.set_language(Pango.Language.from_string(locale))
        context.set_base_dir(Pango.Direction.RTL if is_right_to_left else Pango.Direction.LTR)
        result = Pango.Layout.new(context)
        result.set_auto_dir(False)
        description = Pango.FontDescription.from_string(f"{family}, Noto Sans, Noto Sans CJK JP")
        description.set_absolute_size(SIZE * Pango.SCALE)
        result.set_font_description(description)
        attributes = Pango.AttrList()
        attributes.insert(Pango.attr_insert_hyphens_new(False))
        result.set_attributes(attributes)
        result.set_wrap(Pango.WrapMode.WORD_CHAR)
        result.set_text(text, -1)
        return result

    def counts(locale, text, family):
        wrapped = layout(locale, text, family)
        found = []
        for width in WIDTHS:
            wrapped.set_width(width * Pango.SCALE)
            found.append(wrapped.get_line_count())
        return found

    return counts, Pango.version_string()


def pairs():
    if len(sys.argv) > 1:
        with open(sys.argv[1], encoding="utf-8") as file:
            for line in file:
                locale, text = line.rstrip("\n").split("\t", 1)
                yield locale, text.replace("\\n", "\n")
        return
    folder = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    with open(os.path.join(folder, "Fixtures/TextLayout/chromium.jsonl"), encoding="utf-8") as file:
        for record in map(json.loads, list(file)[1:]):
            if "difference" not in record:
                yield record["locale"], record["text"]


def main():
    with tempfile.TemporaryDirectory() as folder:
        counts, version = layouts(folder)
        print(json.dumps({"pango": version, "size": SIZE, "widths": WIDTHS}))
        for locale, text in pairs():
            script = SCRIPTS.get(locale, "Latin" if locale in LATIN else None)
            if script is None or "\t" in text:
                continue
            family = FAMILIES[script]
            record = {"script": script, "family": family, "locale": locale, "text": text}
            print(json.dumps({**record, "counts": counts(locale, text, family)}, ensure_ascii=False))


main()
