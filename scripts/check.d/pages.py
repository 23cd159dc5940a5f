"""Holds the pages of the targets to the code: every target has one, and what it names is there.

usage: swift package dump-package | pages.py ROOT

The page of a target is Sources/NAME/NAME.md, or the NAME.md of its DocC catalogue. ARCHITECTURE.md links to it, the
types of its list "Key types" and those that begin another item are declared in the target, and the paths and tests that
it names in backticks exist.
"""

import json
import os
import re
import sys

TYPE = re.compile(r"\b(?:struct|enum|class|actor|protocol|typealias)\s+(\w+)")
NAME = re.compile(r"`([A-Z]\w*)`")
SUITE = re.compile(r"`(\w+Tests)`")
PATH = re.compile(r"`((?:Benchmarks|Documentation|Examples|Fuzzing|Sources|Tests|Tokens|pseudo|scripts)/[\w./+-]*)[ `]")
problems = []


def lines(path):
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read().splitlines()
    except OSError:
        return []


os.chdir(sys.argv[1])
links = " ".join(lines("ARCHITECTURE.md"))
tests = {file.removesuffix(".swift") for _, _, files in os.walk("Tests") for file in files}
# The types that each page may name.
pages = {"ARCHITECTURE.md": set(), "CONTRIBUTING.md": set(), "README.md": set()}
for target in json.load(sys.stdin)["targets"]:
    name, folder = target["name"], f"Sources/{target['name']}"
    sources = [f"{base}/{file}" for base, _, files in os.walk(folder) for file in files if file.endswith(".swift")]
    if target.get("path") or not sources:
        continue
    page = next((page for page in (f"{folder}/{name}.docc/{name}.md", f"{folder}/{name}.md") if lines(page)), None)
    if not page:
        problems.append((folder, 1, f"target '{name}' has no page: write {folder}/{name}.md"))
        continue
    if f"]({page})" not in links:
        problems.append(("ARCHITECTURE.md", 1, f"no link to {page}: add it to the table of targets"))
    pages[page] = {found for path in sources for line in lines(path) for found in TYPE.findall(line)}
for page, types in pages.items():
    section = ""
    for number, line in enumerate(lines(page), 1):
        section = line if line.startswith("## ") else section
        missing = [path for path in PATH.findall(line) if not os.path.exists(path)]
        missing += [suite for suite in SUITE.findall(line) if suite not in tests]
        if section == "## Key types" and line.startswith(("- ", "  ")):
            missing += [type for type in NAME.findall(line) if type not in types]
        elif line.startswith("- ") and types and (first := NAME.match(line, 2)) and first[1] not in types:
            missing.append(first[1])
        problems += [(page, number, f"there is no '{name}': name what there is") for name in missing]
for path, line, message in sorted(problems):
    print(f"{path}:{line}: {message}")
sys.exit(1 if problems else 0)
