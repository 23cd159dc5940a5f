"""Cuts ICU's names of languages to those that the program asks for: all in English, elsewhere a language's own.

usage: icu_names.py FOLDER      FOLDER holds the parts lang/*.res of ICU's data, as icupkg takes them out

They are taken apart by derb, written again by genrb, and put in the place of the old ones; those are printed. One
that derb does not write, as it never ends over an alias of no_NO, stays as it is.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

TABLE = re.compile(r"    ([A-Za-z%-]+)(?::\w+)?\{$")
ENTRY = re.compile(r"        ([A-Za-z0-9_%-]+)(?::\w+)?(?:\{| \{)")
# How a name and what it is told apart by are put together.
KEPT = ("localeDisplayPattern", "codePatterns")

# Bokmål and Nynorsk look for what they lack in the parts of Norwegian.
NORWEGIAN = ("no", "nb", "nn")


def wanted(table, key, language, scripts):
    if table == "Languages":
        return key.split("_")[0] in NORWEGIAN if language == "no" else key.split("_")[0] == language
    return table.startswith("Scripts") and key in scripts


def cut(text, locale, scripts):
    """The text of a part without what nobody asks for; None where it is not of the form that is known."""
    language = locale.split("_")[0]
    lines, table, start = [], None, ""
    for line in text.splitlines():
        if table is None:
            found = TABLE.match(line)
            if found and found.group(1) in ("Languages", "Scripts", "Scripts%stand-alone"):
                table, start = found.group(1), line
                lines.append(line)
            elif found and found.group(1) not in KEPT:
                table = ""
            else:
                lines.append(line)
        elif line == "    }":
            # Nothing is looked for in others behind an empty one.
            if table and lines[-1] == start:
                lines.pop()
            elif table:
                lines.append(line)
            table = None
        elif table:
            entry = ENTRY.match(line)
            if not entry or not line.endswith("}"):
                return None
            if wanted(table, entry.group(1), language, scripts):
                lines.append(line)
    return None if table is not None else "\n".join(lines) + "\n"


def run(*command):
    """Whether a program does its work, within seconds."""
    try:
        ended = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=10, check=False)
    except subprocess.TimeoutExpired:
        return False
    return ended.returncode == 0


def main(folder):
    names = os.path.join(folder, "lang")
    locales = sorted(each[:-4] for each in os.listdir(names) if each.endswith(".res"))
    scripts = {part for locale in locales for part in locale.split("_")[1:] if re.fullmatch("[A-Z][a-z]{3}", part)}
    with tempfile.TemporaryDirectory() as work:
        for locale in locales:
            path = os.path.join(work, locale + ".txt")
            if locale in ("en", "root", "pool", "res_index"):
                continue
            if not run("derb", "-i", names, "-s", names, "-d", work, locale) or not os.path.exists(path):
                continue
            with open(path, encoding="utf-8") as file:
                text = cut(file.read(), locale, scripts)
            if text is None:
                continue
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            new, old = os.path.join(work, locale + ".res"), os.path.join(names, locale + ".res")
            if run("genrb", "-e", "UTF-8", "-s", work, "-d", work, "-q", locale + ".txt") \
                    and os.path.getsize(new) < os.path.getsize(old):
                shutil.copyfile(new, old)
                print(f"lang/{locale}.res")


if __name__ == "__main__":
    main(sys.argv[1])
