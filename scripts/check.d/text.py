"""Holds the text of the project's files to the house style: lengths, blanks, words that may not stay.

usage: git ls-files … -z | text.py ROOT

Reads the paths of the files, relative to ROOT and each ended by NUL. Files below a folder named Fixtures are test data
and may look as they like; so may the string tables, whose words are the translators'.
"""

import os
import re
import sys

CODE = (".swift", ".c", ".cc", ".cpp", ".h", ".hpp", ".modulemap", ".py", ".sh")
PLAIN = (".md", ".json", ".yml", ".yaml", ".gitignore", ".swift-format")
MAXIMUM_LENGTH = 120
MAXIMUM_LINES = 300

# Spelt so that this file passes its own rules.
NOTES = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "X" + "XX"]) + r")\b")
MACHINE_PATH = re.compile(r"(?<![\w.\-*}$])/(work|root|home)/")
FORCED_TRY = re.compile(r"\btry" + "!")
C_FORMAT = re.compile(r"\bString\(\s*" + "format:")

# A line of a test that is a literal, or a line of one: input that is easier to read in one piece.
TEST_DATA = re.compile(r'\s*((\+|==)\s+)?(["<]|#")')

problems = []


def check(path, text):
    def report(line, message):
        problems.append((path, line, message))

    is_code = path.endswith(CODE) or text.startswith("#!")
    in_sources = path.startswith("Sources/")
    lines = text.split("\n")
    if lines[-1]:
        report(len(lines), "the last line does not end: add a newline")
    else:
        lines.pop()
        if lines and not lines[-1]:
            report(len(lines), "blank line at the end of the file: remove it")
    if in_sources and is_code and len(lines) > MAXIMUM_LINES:
        report(1, f"{len(lines)} lines, {MAXIMUM_LINES} are the limit: split the file by what it does")
    for number, line in enumerate(lines, 1):
        if line != line.rstrip():
            kind = "carriage return" if line.endswith("\r") else "blank"
            report(number, f"{kind} at the end of the line: remove it")
        if "\t" in line:
            report(number, "tab: indent with spaces, write \\t in a literal")
        is_data = path.startswith("Tests/") and TEST_DATA.match(line)
        if is_code and len(line) > MAXIMUM_LENGTH and not is_data:
            report(number, f"{len(line)} characters, {MAXIMUM_LENGTH} are the limit: break the line")
        if found := MACHINE_PATH.search(line):
            report(number, f"path of one machine ('{found[0]}…'): make it relative or an option")
        if (is_code or path.endswith(".md")) and (found := NOTES.search(line)):
            report(number, f"'{found[0]}': do it now or file an issue")
        if path.endswith(".swift"):
            if FORCED_TRY.search(line):
                report(number, "forced try traps on an error: handle it, or throw it on")
            if in_sources and C_FORMAT.search(line):
                report(number, "C format call trusts its arguments and is slow: use interpolation")


def is_checked(path):
    parts = path.split("/")
    if "Fixtures" in parts or parts[0] == "Strings":
        return False
    return path.endswith(CODE + PLAIN) or parts[0] in ("scripts", ".ci")


root = sys.argv[1]
paths = sorted({path for path in sys.stdin.read().split("\0") if path and is_checked(path)})
if not paths:
    sys.exit("check: found no file to look at; is this a git work tree?")
for path in paths:
    full = os.path.join(root, path)
    if not os.path.isfile(full):  # removed, but not yet for git
        continue
    with open(full, "rb") as file:
        data = file.read()
    try:
        check(path, data.decode("utf-8"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        problems.append((path, line, f"byte {error.start} is not UTF-8: save the file as UTF-8"))
for path, line, message in sorted(problems):
    print(f"{path}:{line}: {message}")
sys.exit(1 if problems else 0)
