"""The code blocks of a Markdown document, and running those that hold commands.

Comments of HTML, which no reader sees, say what is done with the block below them:

    <!-- workspace: sample -->     begins a new folder: a copy of the sample project; `empty` is one without files
    <!-- file: PATH -->            the block is the contents of this file
    <!-- release: REASON -->       the block needs the files of a release, which L10N_DIST names
    <!-- not run: REASON -->       the block is not run here; its options are still read

A block `sh` holds a command a line. A block `console` holds commands behind `$ ` with what they print: `…` on a line of
its own stands for any lines, elsewhere for any characters of a line. `$ echo $?` is the exit status before it.
"""

import re
import subprocess

DIRECTIVE = re.compile(r"<!-- (workspace|file|release|not run): (.+?) -->\s*$")
FENCE = re.compile(r"(`{3,}|~{3,})\s*([\w-]*)\s*$")


class Block:
    """One fenced block: its `language`, its text, the line where it begins, the directives before it."""

    def __init__(self, language, line, directives):
        self.language, self.line, self.directives = language, line, directives
        self.lines = []

    @property
    def text(self):
        return "".join(f"{line}\n" for line in self.lines)

    def commands(self):
        """Pairs of a command and the lines that it shall print; None in a block that shows no output."""
        found = []
        for line in self.lines:
            if found and found[-1][0].endswith("\\"):
                found[-1][0] += "\n" + line.removeprefix("> ")
            elif self.language == "sh":
                if line.strip() and not line.lstrip().startswith("#"):
                    found.append([line, None])
            elif line.startswith("$ "):
                found.append([line[2:], []])
            elif found:
                found[-1][1].append(line)
        return [(command, shown) for command, shown in found]

    @property
    def holds_commands(self):
        return self.language in ("sh", "console") and "file" not in self.directives


def blocks(text):
    """All fenced blocks of a document. A `workspace` belongs to the first block below it."""
    found, block, fence, directives = [], None, None, {}
    for number, line in enumerate(text.splitlines(), 1):
        if block is not None:
            if line.rstrip() == fence:
                found.append(block)
                block = None
            else:
                block.lines.append(line)
        elif said := DIRECTIVE.match(line):
            directives[said[1]] = said[2]
        elif opening := FENCE.match(line):
            fence, block = opening[1], Block(opening[2], number, directives)
            directives = {}
    return found


def matches(shown, printed):
    """Whether what was printed is what the document shows."""
    pattern = []
    for line in shown:
        if line.strip() == "…":
            pattern.append("(?:[^\n]*\n)*?")
        else:
            pattern.append(re.escape(line).replace("…", "[^\n]*?") + "\n")
    return re.fullmatch("".join(pattern), printed) is not None


class Session:
    """Runs commands one after the other in a folder."""

    def __init__(self, folder, environment):
        self.folder, self.environment, self.status = folder, environment, 0

    def run(self, command):
        """What a command prints on both streams; `status` is its exit status."""
        done = subprocess.run(
            ["bash", "-c", f"(exit {self.status})\n{command}"], cwd=self.folder, env=self.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120, check=False)
        self.status = done.returncode
        text = done.stdout.decode("utf-8", "replace")
        return text if not text or text.endswith("\n") else text + "\n"
