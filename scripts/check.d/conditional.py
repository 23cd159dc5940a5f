"""Tells which lines of Swift and C are compiled for a system, as far as conditions tell: what is not known may be.

`Source` reads a file's text. A condition is True, False, or None where this module does not know it.
"""

import re
from typing import NamedTuple


class System(NamedTuple):
    #: As `os(…)` calls it.
    name: str
    macros: set
    other_macros: set
    modules: set
    other_modules: set
    #: What a condition of code for another system says.
    for_others: re.Pattern


APPLE_MACROS = {"__APPLE__", "__MACH__"}
LINUX_MACROS = {
    "__linux__", "__linux", "linux", "__gnu_linux__", "__GLIBC__", "__GLIBC_MINOR__", "__GLIBC_PREREQ", "__ANDROID__",
    "__FreeBSD__",
}
APPLE_MODULES = {"Darwin", "ObjectiveC", "CoreFoundation", "CoreText", "AppKit", "SwiftUI"}
LINUX_MODULES = {"Glibc", "Musl", "Bionic", "Android", "UIKit"}
OPEN_FOUNDATION = {"FoundationEssentials", "FoundationNetworking", "FoundationXML", "FoundationInternationalization"}

MACOS = System(
    name="macOS",
    macros=APPLE_MACROS,
    other_macros=LINUX_MACROS | {"_WIN32"},
    modules=APPLE_MODULES | {"Foundation", "Dispatch"},
    other_modules=LINUX_MODULES | OPEN_FOUNDATION | {"WinSDK", "CRT", "ucrt"},
    for_others=re.compile(
        r"\bos\((?!macOS)\w+\)|\bcanImport\((?:Glibc|Musl)\)|\b__\w*(?:linux|LINUX|GLIBC|ANDROID)\w*\b"),
)
WINDOWS = System(
    name="Windows",
    macros={"_WIN32"},
    other_macros=LINUX_MACROS | APPLE_MACROS,
    modules=OPEN_FOUNDATION | {"Foundation", "Dispatch", "WinSDK", "CRT", "ucrt"},
    other_modules=APPLE_MODULES | LINUX_MODULES,
    for_others=re.compile(
        r"\bos\((?!Windows)\w+\)|\bcanImport\((?:Darwin|Glibc|Musl)\)"
        r"|\b__\w*(?:linux|LINUX|GLIBC|ANDROID|APPLE)\w*\b"),
)
DIRECTIVE = re.compile(r"\s*#\s*(if|ifdef|ifndef|elif|elseif|else|endif)\b\s*(.*)")
PLACE = re.compile(r"//|/\*|(#*)(\"\"\"|\")|'")


def blank(text):
    """Returns text of the same lines, without a visible character."""
    return re.sub(r"[^\n]", " ", text)


def end_of_comment(text, start, nests):
    """Returns where a comment that begins at `start` with /* ends."""
    depth = 0
    for mark in re.compile(r"/\*|\*/").finditer(text, start):
        depth = depth - 1 if mark[0] == "*/" else depth + 1 if nests or not depth else depth
        if depth == 0:
            return mark.end()
    return len(text)


def end_of_string(text, start, hashes, quotes):
    """Returns where a literal ends whose content begins at `start`; one of one line ends with that at the latest."""
    index = start
    while index < len(text):
        if text.startswith(quotes + hashes, index):
            return index + len(quotes + hashes)
        if text[index] == "\n" and len(quotes) == 1:
            return index
        if text.startswith("\\" + hashes + "(", index):
            index = end_of_interpolation(text, index + len(hashes) + 2, quotes)
        elif text.startswith("\\" + hashes, index):
            index += len(hashes) + 2
        else:
            index += 1
    return index


def end_of_interpolation(text, start, quotes):
    depth = 1
    for mark in re.compile(r"[()]|(#*)(\"\"\"|\")|\n").finditer(text, start):
        if mark.start() < start or mark[0] == "\n" and len(quotes) == 3:
            continue
        if mark[0] == "\n":
            return mark.start()
        if mark[2]:
            start = end_of_string(text, mark.end(), mark[1], mark[2])
            continue
        depth += 1 if mark[0] == "(" else -1
        if depth == 0:
            return mark.end()
    return len(text)


def without_comments(text, is_swift):
    """Returns the text twice: with comments blanked out, and with the content of literals too."""
    code, bare, index = [], [], 0
    while place := PLACE.search(text, index):
        kept = text[index : place.start()]
        code.append(kept)
        bare.append(kept)
        if place[0] == "//":
            index = text.find("\n", place.end())
            index = len(text) if index < 0 else index
            comment = blank(text[place.start() : index])
            code.append(comment)
            bare.append(comment)
        elif place[0] == "/*":
            index = end_of_comment(text, place.start(), is_swift)
            comment = blank(text[place.start() : index])
            code.append(comment)
            bare.append(comment)
        else:
            if place[0] == "'":
                character = re.compile(r"'(?:\\.|[^'\\\n])*'?").match(text, place.start())
                index = place.end() if is_swift else character.end()
            elif is_swift:
                index = end_of_string(text, place.end(), place[1], place[2])
            else:
                literal = re.compile(r'"(?:\\.|[^"\\\n])*"?').match(text, place.start() + len(place[1]))
                index = literal.end()
            code.append(text[place.start() : index])
            bare.append(blank(text[place.start() : index]))
    return "".join(code) + text[index:], "".join(bare) + text[index:]


def split(text, operator):
    """Splits a condition at an operator that stands in no parentheses."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        depth += (character == "(") - (character == ")")
        if depth == 0 and text.startswith(operator, index):
            parts.append(text[start:index])
            start = index + len(operator)
    return parts + [text[start:]]


def value(condition, linux_names, system):
    """Returns whether a condition holds on a system that is not Linux; None where that is not known."""
    condition = condition.strip()
    for operator, decisive in (("||", True), ("&&", False)):
        parts = split(condition, operator)
        if len(parts) > 1:
            values = [value(part, linux_names, system) for part in parts]
            if decisive in values:
                return decisive
            return None if None in values else not decisive
    if condition.startswith("!"):
        inner = value(condition[1:], linux_names, system)
        return None if inner is None else not inner
    if condition.startswith("(") and condition.endswith(")"):
        return value(condition[1:-1], linux_names, system)
    if found := re.fullmatch(r"os\((\w+)\)", condition):
        return found[1] == system.name
    if found := re.fullmatch(r"canImport\((\w+)\)", condition):
        return True if found[1] in system.modules else False if found[1] in system.other_modules else None
    if found := re.fullmatch(r"(?:defined\s*\(\s*(\w+)\s*\)|defined\s+(\w+)|(\w+)|(__GLIBC_PREREQ)\(.*\))", condition):
        name = next(filter(None, found.groups()))
        if name in system.macros or name == "1":
            return True
        return False if name in system.other_macros or name in linux_names or name == "0" else None
    return None


class Source:
    """A file as the compiler for a system sees it."""

    def __init__(self, text, is_swift, linux_names, system=MACOS):
        #: Number, text and text without literals of each line that may be compiled for the system.
        self.lines = []
        #: Numbers of lines at which a condition begins that has code for another system, and none for this.
        self.one_sided = []
        self.system = system
        code, bare = without_comments(text, is_swift)
        frames = []
        for number, (line, plain) in enumerate(zip(code.split("\n"), bare.split("\n")), 1):
            if directive := DIRECTIVE.match(plain):
                self._direct(frames, number, directive[1], directive[2], linux_names)
            elif all(frame["is_active"] for frame in frames):
                self.lines.append((number, line, plain))

    def _direct(self, frames, number, word, condition, linux_names):
        if word == "endif":
            frame = frames.pop() if frames else None
            is_seen = all(outer["is_active"] for outer in frames)
            if frame and is_seen and frame["is_for_others"] and not frame["is_for_it"]:
                self.one_sided.append(frame["line"])
            return
        if word in ("ifdef", "ifndef"):
            condition = ("!" if word == "ifndef" else "") + f"defined({condition.strip()})"
        holds = True if word == "else" else value(condition, linux_names, self.system)
        if word in ("if", "ifdef", "ifndef"):
            frames.append({"line": number, "is_taken": False, "is_for_others": False, "is_for_it": False})
        elif not frames:
            return
        frame = frames[-1]
        names = re.findall(r"\w+", condition) if word != "else" else []
        if self.system.for_others.search(condition) or any(name in linux_names for name in names):
            frame["is_for_others"] = True
        frame["is_active"] = not frame["is_taken"] and holds is not False
        frame["is_for_it"] = frame["is_for_it"] or frame["is_active"]
        frame["is_taken"] = frame["is_taken"] or holds is True
