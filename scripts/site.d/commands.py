"""The pages of the commands, from what `l10n help` prints."""

import re
import subprocess


def run(program, *arguments):
    done = subprocess.run([program, *arguments], capture_output=True, check=True)
    return done.stdout.decode()


class Command:
    """One page of help: `usage` lines, `summary`, `options` with their descriptions, `examples`, `notes`."""

    def __init__(self, name, text):
        self.name = name
        self.usage, self.options, self.examples, self.notes = [], [], [], []
        blocks = [block.split("\n") for block in text.strip("\n").split("\n\n")]
        self.usage = [re.sub("^usage: ", "", line).strip() for line in blocks[0]]
        self.summary = " ".join(blocks[1])
        for block in blocks[2:]:
            if block[0] == "Examples:":
                self.examples += [re.split(r"\s{2,}", line.strip(), maxsplit=1) for line in block[1:]]
            elif block[0].lstrip().startswith("-"):
                self.read_options(block)
            else:
                self.notes.append("\n".join(block))

    def read_options(self, block):
        for line in block:
            found = re.match(r"\s{2}(-.*?)\s{2,}(\S.*)$", line)
            if found:
                self.options.append([found[1], found[2]])
            elif line.lstrip().startswith("-"):
                self.options.append([line.strip(), ""])
            else:
                self.options[-1][1] = f"{self.options[-1][1]} {line.strip()}".strip()

    def markdown(self):
        parts = [f"# l10n {self.name}", sentence(self.summary), fenced("sh", self.usage)]
        if self.examples:
            width = max(len(example[0]) for example in self.examples)
            rows = [f"{one[0]:<{width}}  # {one[1]}" if len(one) > 1 else one[0] for one in self.examples]
            parts += ["## Examples", fenced("sh", rows)]
        if self.options:
            rows = [f"| `{cell(name)}` | {cell(literal(about))} |" for name, about in self.options]
            parts += ["## Options", "\n".join(["| option | meaning |", "|---|---|", *rows])]
        parts += [fenced("text", note.split("\n")) for note in self.notes]
        return "\n\n".join(parts) + "\n"


def sentence(text):
    text = literal(text)
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


def literal(text):
    """A text as Markdown that shows it as it is; what stands between quotation marks as code."""
    escaped = re.sub(r"([\\`*_\[\]<>&#])", r"\\\1", text)
    return re.sub(r"(?<!\w)'([^']+)'(?!\w)", lambda found: "`" + re.sub(r"\\(.)", r"\1", found[1]) + "`", escaped)


def cell(text):
    return text.replace("|", "\\|")


def fenced(language, lines):
    return "\n".join([f"```{language}", *lines, "```"])


def groups(program):
    """The commands of `l10n help` as (group, [name]), in its order."""
    found = []
    for line in run(program, "help").splitlines():
        if heading := re.match(r"(\S.*):$", line):
            found.append((heading[1], []))
        elif found and (entry := re.match(r"\s{2}([a-z][\w-]*)\s{2,}\S", line)):
            found[-1][1].append(entry[1])
    return [(name, names) for name, names in found if names]


def read(program):
    """The groups, and the command of each name."""
    parts = groups(program)
    return parts, {name: Command(name, run(program, "help", name)) for _, names in parts for name in names}


def overview(parts, commands):
    rows = ["# Commands", "Every command has its options and examples in `l10n help COMMAND` too.",
            "Exit status: 0 without errors, 1 with errors, 2 when the call, the configuration or a file cannot be "
            "used."]
    for group, names in parts:
        table = [f"| [`l10n {name}`]({name}.html) | {cell(sentence(commands[name].summary))} |" for name in names]
        rows += [f"## {group}", "\n".join(["| command | what it does |", "|---|---|", *table])]
    return "\n\n".join(rows) + "\n"
