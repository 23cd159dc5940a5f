"""Holds Package.swift and the sources to the table of targets in ARCHITECTURE.md.

usage: swift package dump-package | arrows.py ROOT

The table stands between the lines <!-- arrows --> and <!-- /arrows --> and has the columns target, purpose and
"may import". A cell of the last column lists targets, or says "–", "all above", or "X and what it hands on" (X and all
that X may import, and so on). Names that are no target of the table are modules of the system; they are not looked at.
"""

import json
import os
import re
import sys

TABLE = "ARCHITECTURE.md"
NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*")
LINK = re.compile(r"\]\([^)]*\)")
HANDED_ON = re.compile(r"(\w+) and what it hands on")
IMPORT = re.compile(
    r"\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:actor|class|enum|func|let|macro|protocol|struct|typealias|var)\s+)?(\w+)"
)
# Imports further to the right are lines of generated code.
# What the program does not link.
OF_FOUNDATION = ("Sources/FoundationLocales/", "Sources/StringsFoundation/")
# Lines before an import of Foundation where a system has nothing else to offer.
SYSTEMS_OF_FOUNDATION = ("#if canImport(Darwin)", "#elseif os(Windows)")
FOUNDATION = re.compile(r" {0,4}(?:\S+\s+)*import\s+(?:\w+\s+)?Foundation(?:Essentials)?\b")
ICU_INCLUDE = re.compile(r"\s*#\s*(?:include|import)\s*[<\"]unicode/")
problems = []


def report(path, line, message):
    problems.append((path, line, message))


def read_table(root):
    """Returns what each target may import; {} where the table cannot be read."""
    try:
        with open(os.path.join(root, TABLE), encoding="utf-8") as file:
            lines = file.read().splitlines()
        first, last = lines.index("<!-- arrows -->"), lines.index("<!-- /arrows -->")
    except (OSError, ValueError):
        report(TABLE, 1, "no table of targets between the lines '<!-- arrows -->' and '<!-- /arrows -->': add it")
        return {}
    rows = []
    for number, line in enumerate(lines[first + 1 : last], first + 2):
        cells = [LINK.sub("]", cell).strip().replace("`", "") for cell in line.strip().strip("|").split("|")]
        if len(cells) < 3:
            if line.strip():
                report(TABLE, number, "a row needs the columns target, purpose, may import")
            continue
        if cells[0] == "target" or set(cells[0]) <= set("-: "):
            continue
        rows.append((number, cells[0], cells[-1]))
    allowed = {name: set() for _, names, _ in rows for name in NAME.findall(names)}
    above = set()
    for number, names, cell in rows:
        imports = parse_cell(cell, number, above, allowed)
        for name in NAME.findall(names):
            allowed[name] = imports - {name}
        above.update(NAME.findall(names))
    return allowed


def parse_cell(cell, number, above, allowed):
    if cell in ("", "–", "—", "-"):
        return set()
    if cell == "all above":
        return set(above)
    handed = HANDED_ON.fullmatch(cell)
    parts = [handed[1]] if handed else [part.strip() for part in cell.split(",")]
    for part in parts:
        if part not in allowed:
            report(TABLE, number, f"'{part}' is no target of the table: write 'A, B', '–', 'all above' "
                   "or 'A and what it hands on'")
    known = {part for part in parts if part in allowed}
    if handed:
        pending = list(known)
        while pending:
            found = allowed[pending.pop()] - known
            known |= found
            pending += found
    return known


def declared_targets(manifest):
    """Yields name, folder and the names of the dependencies of every target that is no test."""
    for target in manifest["targets"]:
        if target["type"] == "test":
            continue
        dependencies = [next(iter(kind.values()))[0] for kind in target["dependencies"]]
        yield target["name"], target.get("path") or f"Sources/{target['name']}", dependencies


def check_target(root, name, folder, dependencies, allowed):
    if name not in allowed:
        report("Package.swift", 1, f"target '{name}' is not in the table of {TABLE}: add a row for it")
        return
    for dependency in dependencies:
        if dependency in allowed and dependency not in allowed[name]:
            report("Package.swift", 1, f"target '{name}' may not depend on '{dependency}': "
                   f"remove the dependency, or change the table of {TABLE} in the same commit")
    for path, number, line in lines_below(root, folder, (".swift",)):
        found = IMPORT.match(line)
        if not found or found[1] == name or found[1] not in allowed:
            continue
        if found[1] not in allowed[name]:
            report(path, number, f"'{name}' may not import '{found[1]}': "
                   f"remove the import, or change the table of {TABLE} in the same commit")
        elif found[1] not in dependencies:
            report(path, number, f"'{name}' imports '{found[1]}', which Package.swift does not declare: "
                   "add it to the target's dependencies")


def check_folders(root, folders):
    sources = os.path.join(root, "Sources")
    for name in sorted(os.listdir(sources)) if os.path.isdir(sources) else []:
        folder = f"Sources/{name}"
        if os.path.isdir(os.path.join(root, folder)) and folder not in folders:
            report(folder, 1, "no target of Package.swift: declare it, or remove the folder")


def check_icu_includes(root):
    for path, number, line in lines_below(root, "Sources", (".c", ".cc", ".cpp", ".h", ".hpp", ".swift")):
        if ICU_INCLUDE.match(line) and not path.startswith("Sources/CICU/"):
            report(path, number, "only Sources/CICU includes <unicode/…>: go through the functions of cicu.h")


def check_foundation(root):
    """The program does without Foundation, which would make its archive a tenth larger, and starts faster."""
    first = before = ""
    for path, number, line in lines_below(root, "Sources", (".swift",)):
        if number == 1:
            first = line.strip()
        if path.startswith(OF_FOUNDATION):
            continue
        is_needed = first == "#if Foundation" or before.strip() in SYSTEMS_OF_FOUNDATION
        if FOUNDATION.match(line) and not is_needed:
            report(path, number, "imports Foundation: do without, or put what only apps need into a file of its own "
                   "between '#if Foundation' and '#endif'")
        before = line


def lines_below(root, folder, endings):
    for base, folders, files in os.walk(os.path.join(root, folder)):
        folders.sort()
        for file in sorted(files):
            if file.endswith(endings):
                path = os.path.join(base, file)
                with open(path, encoding="utf-8", errors="replace") as stream:
                    for number, line in enumerate(stream, 1):
                        yield os.path.relpath(path, root), number, line


root = sys.argv[1]
targets = list(declared_targets(json.load(sys.stdin)))
allowed = read_table(root)
if allowed:
    for name, folder, dependencies in targets:
        check_target(root, name, folder.rstrip("/"), dependencies, allowed)
check_folders(root, {folder.rstrip("/") for _, folder, _ in targets})
check_icu_includes(root)
check_foundation(root)
for path, line, message in sorted(problems):
    print(f"{path}:{line}: {message}")
sys.exit(1 if problems else 0)
