"""Measures how much longer translations are than their English source, and how many of them a pseudo-locale covers.

usage: expansion.py L10N FOLDER [STRATEGY]     L10N is the program; STRATEGY 'accented' unless another one is named

Reads every string table below FOLDER with 'l10n dump'. A pair is a source text and its translation in one of
LANGUAGES, found by table and key, each pair of texts once a language; pairs with equal texts, with line breaks or
backslashes, or without letters on either side are left out, and so is what stands in variants. Words are compared in
source texts of 4 to 30 characters, the longest with the longest. Prints Markdown.
"""

import concurrent.futures
import json
import os
import re
import subprocess
import sys
import unicodedata

LANGUAGES = ("de", "es", "fi", "fr", "it", "nl", "pl", "pt", "ru", "sv")
SOURCES = ("en", "Base", "en-US")
ENDINGS = (".strings", ".xcstrings", ".xliff")
# Upper ends of the classes, in characters.
TEXT_CLASSES = (3, 4, 5, 10, 20, 30, 50, 70, 10**9)
WORD_CLASSES = (3, 4, 5, 6, 7, 8, 10, 10**9)
WORD_TEXTS = range(4, 31)

TAG = re.compile(r"</?[A-Za-z][^<>]*>")
PLACEHOLDER = re.compile(
    r"%(?:\d+\$)?[-+0#']*(?:\d+|\*)?(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXoOfFeEgGcCsSpaA]|%#@\w+@")
ADDRESS = re.compile(r"\S+://\S+|\S+@\S+\.\S+|www\.\S+")
WORD = re.compile(r"(?:[^\W_]|['’])+")
FOLDER = re.compile(r"(^|/)([^/]+)\.lproj/")


def shown(text):
    """The text as a reader sees it: composed, without tags and controls of direction."""
    text = unicodedata.normalize("NFC", TAG.sub("", text))
    return "".join(c for c in text if unicodedata.category(c) != "Cf").strip()


def longest_word(text):
    """Characters of the longest word, 0 where there is none."""
    text = ADDRESS.sub(" ", PLACEHOLDER.sub(" ", text))
    return max((len(word) for word in WORD.findall(text) if any(c.isalpha() for c in word)), default=0)


def dumped(l10n, path):
    run = subprocess.run([l10n, "dump", path], capture_output=True, check=False)
    try:
        return json.loads(run.stdout)
    except ValueError:
        return {"entries": []}


def tables(l10n, folder):
    """Yields (table, locale, key, text) of every plain text."""
    paths = sorted(
        os.path.join(parent, name)
        for parent, _, names in os.walk(folder)
        for name in names
        if name.endswith(ENDINGS)
    )
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for path, document in zip(paths, pool.map(lambda path: dumped(l10n, path), paths)):
            place = FOLDER.search(path)
            # The files of one table in several languages differ in this folder alone; a catalog has all of them.
            table = FOLDER.sub(r"\1*/", path)
            for entry in document["entries"]:
                locale = entry.get("locale") or (place[2] if place else None)
                if locale and isinstance(entry.get("value"), str):
                    yield (table, entry.get("table")), locale, entry["key"], entry["value"]


def pairs(l10n, folder):
    """Returns the sorted (language, source, translation)."""
    texts = {}
    for table, locale, key, text in tables(l10n, folder):
        texts.setdefault((table, key), {}).setdefault(locale, text)
    found = set()
    for locales in texts.values():
        source = next((locales[name] for name in SOURCES if name in locales), None)
        if source is None:
            continue
        for locale, text in locales.items():
            language = re.split("[-_]", locale)[0]
            if language not in LANGUAGES or text == source:
                continue
            if re.search(r"[\r\n\\]", source + text):
                continue
            if all(any(c.isalpha() for c in part) for part in (source, text)):
                found.add((language, source, text))
    return sorted(found)


def percentile(values, share):
    """The least value that so large a share does not exceed."""
    values = sorted(values)
    return values[max(-(-len(values) * share // 100) - 1, 0)] if values else 0


def by_class(rows, classes):
    """Yields the name of each class and its rows, whose first value is the length of the source."""
    lower = 1
    for upper in classes:
        name = f"over {lower - 1}" if upper == classes[-1] else f"{lower}–{upper}" if lower < upper else f"{lower}"
        yield name, [row for row in rows if lower <= row[0] <= upper]
        lower = upper + 1


def print_table(rows, classes, percent):
    """Rows are (length of the source, of the translation, of the pseudo-text, language)."""
    print(f"| characters | pairs | median | p90 | p95 | covered | pseudo over p{percent} |")
    print("|---|---|---|---|---|---|---|")
    for name, part in by_class(rows, classes):
        if not part:
            continue
        ratios = [translated / source for source, translated, _, _ in part]
        covered = sum(translated <= pseudo for _, translated, pseudo, _ in part) / len(part)
        need = percentile(ratios, percent)
        beyond = percentile([pseudo / (source * need) for source, _, pseudo, _ in part], 50)
        figures = " | ".join(f"{percentile(ratios, share):.2f}" for share in (50, 90, 95))
        print(f"| {name} | {len(part)} | {figures} | {covered:.1%} | {beyond:.2f} |")


def print_languages(texts, words):
    print("| language | texts covered | longest words covered |\n|---|---|---|")
    for language in LANGUAGES:
        shares = []
        for rows in (texts, words):
            part = [translated <= pseudo for _, translated, pseudo, name in rows if name == language]
            shares.append(f"{sum(part) / len(part):.1%}" if part else "–")
        print(f"| {language} | {shares[0]} | {shares[1]} |")


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    l10n, folder = sys.argv[1:3]
    strategy = sys.argv[3] if len(sys.argv) > 3 else "accented"
    found = pairs(l10n, folder)
    sources = sorted({source for _, source, _ in found})
    run = subprocess.run(
        [l10n, "pseudo", "--stdin", "--strategy", strategy], input="\n".join(sources) + "\n", text=True,
        capture_output=True, check=True)
    pseudo = {source: shown(text) for source, text in zip(sources, run.stdout.split("\n"))}
    texts, words = [], []
    for language, source, text in found:
        before, after, drawn = shown(source), shown(text), pseudo[source]
        texts.append((len(before), len(after), len(drawn), language))
        lengths = [longest_word(part) for part in (before, after, drawn)]
        if len(before) in WORD_TEXTS and lengths[0] and lengths[1]:
            words.append((*lengths, language))
    print(f"{len(found)} pairs of {len(LANGUAGES)} languages\n\nTexts, by characters of the source:\n")
    print_table(texts, TEXT_CLASSES, 95)
    print("\nLongest words, by characters of the source's longest word:\n")
    print_table(words, WORD_CLASSES, 90)
    print()
    print_languages(texts, words)


if __name__ == "__main__":
    main()
