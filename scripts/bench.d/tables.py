"""Writes a folder of tables for the section "Strings" of scripts/bench: the same bytes at every call.

usage: tables.py FOLDER KEYS

The folder gets en.lproj with Localizable.strings and Localizable.stringsdict of KEYS keys together, one in fifty of
them a plural. Keys and texts are as long as those of apps: about 27 bytes and 45.
"""

import os
import random
import sys

AREAS = "account alert cart chat checkout editor error feed help inbox map media player profile search".split()
PARTS = "title subtitle button.primary button.cancel message hint placeholder label footer accessibility".split()
WORDS = (
    "the your of and to this file photo message save open close delete share now later again with without please sign "
    "in out account password network connection settings update new list item folder name date time friend group"
).split()

PLURAL = """\
\t<key>{key}</key>
\t<dict>
\t\t<key>NSStringLocalizedFormatKey</key>
\t\t<string>%#@count@</string>
\t\t<key>count</key>
\t\t<dict>
\t\t\t<key>NSStringFormatSpecTypeKey</key>
\t\t\t<string>NSStringPluralRuleType</string>
\t\t\t<key>NSStringFormatValueTypeKey</key>
\t\t\t<string>lld</string>
\t\t\t<key>one</key>
\t\t\t<string>%lld {word}</string>
\t\t\t<key>other</key>
\t\t\t<string>%lld {word}s</string>
\t\t</dict>
\t</dict>
"""


def main(folder, count):
    chance = random.Random(1)
    plain, plurals = [], []
    for number in range(count):
        key = f"{chance.choice(AREAS)}.{chance.choice(PARTS)}.{number}"
        if number % 50 == 49:
            plurals.append(PLURAL.format(key=key, word=chance.choice(WORDS)))
            continue
        words = " ".join(chance.choice(WORDS) for _ in range(chance.randint(1, 16)))
        plain.append(f'/* Where it stands. */\n"{key}" = "{words.capitalize()}";\n')
    # Keys that the benchmark asks for.
    plain.append('"bench.plain" = "A text of the middle length, as apps have";\n')
    plurals.append(PLURAL.format(key="bench.plural", word="file"))
    lproj = os.path.join(folder, "en.lproj")
    os.makedirs(lproj)
    with open(os.path.join(lproj, "Localizable.strings"), "w", encoding="utf-8") as file:
        file.write("\n".join(plain))
    with open(os.path.join(lproj, "Localizable.stringsdict"), "w", encoding="utf-8") as file:
        file.write('<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n')
        file.writelines(plurals)
        file.write("</dict>\n</plist>\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) - 2)
