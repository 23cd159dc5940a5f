"""Times `l10n tokens check` on a generated token file of 10 MB: whole processes, programs in turn.

usage: tokens.py RUNS L10N

The file is the same at every call: palettes, scales, text styles, shadows and roles that are aliases, as design
systems have them. The peers only parse its JSON: they check nothing. Prints medians of CPU seconds (user + system), of
seconds on the clock and of the peak of memory, and how many times as long as l10n a peer takes.
"""

import json
import os
import random
import shutil
import statistics
import sys
import tempfile

from processes import run

# The members of a system are indented once more in the file.
SIZE = 9_200_000
NODE = "JSON.parse(require('fs').readFileSync(process.argv[1], 'utf8'))"
PYTHON = "import json, sys; json.load(open(sys.argv[1], encoding='utf-8'))"


def pixels(number):
    return {"value": number, "unit": "px"}


def color(chance, alpha=None):
    channels = [chance.randrange(256) for _ in range(3)]
    value = {"colorSpace": "srgb", "components": [channel / 255 for channel in channels]}
    if alpha is not None:
        value["alpha"] = alpha
    value["hex"] = "#%02X%02X%02X" % tuple(channels)
    return value


def system(chance):
    """A design system of some 25 KB; its own names, so that many fit into one file."""
    palette = {
        hue: {"$type": "color", **{f"shade{step}": {"$value": color(chance)} for step in range(50, 1000, 50)}}
        for hue in ("teal", "purple", "pink", "gray", "red")
    }
    spacing = {"$type": "dimension", **{f"step{step}": {"$value": pixels(4 * step)} for step in range(20)}}
    return {
        "palette": palette,
        "spacing": spacing,
    }


def aliases(name, chance):
    """What refers to the values of a system."""
    hues = ("teal", "purple", "pink", "gray", "red")
    roles = {
        f"role{number}": {
            "$value": f"{{{name}.palette.{chance.choice(hues)}.shade{chance.randrange(50, 1000, 50)}}}",
            "$description": "What it is for, in a few words.",
        }
        for number in range(60)
    }
    padding = {f"padding{number}": {"$value": f"{{{name}.spacing.step{chance.randrange(20)}}}"} for number in range(40)}
    styles = {
        f"style{number}": {
            "$value": {
                "fontFamily": ["Urbanist", "sans-serif"],
                "fontSize": pixels(10 + number),
                "fontWeight": chance.choice([400, 500, 600, "bold"]),
                "letterSpacing": pixels(0),
                "lineHeight": chance.choice([1.2, 1.25, 1.5]),
            }
        }
        for number in range(12)
    }
    shadows = {
        f"level{number}": {
            "$value": {
                "color": color(chance, 0.1),
                "offsetX": pixels(0),
                "offsetY": pixels(number),
                "blur": pixels(2 * number),
                "spread": pixels(0),
            }
        }
        for number in range(6)
    }
    return {
        "roles": {"$type": "color", **roles},
        "padding": {"$type": "dimension", **padding},
        "typography": {"$type": "typography", **styles},
        "shadow": {"$type": "shadow", **shadows},
    }


def write(path):
    chance = random.Random(1)
    systems, size = {}, 0
    while size < SIZE:
        name = f"system{len(systems)}"
        systems[name] = {**system(chance), **aliases(name, chance)}
        size += len(json.dumps(systems[name], indent=2)) + 200
    with open(path, "w", encoding="utf-8") as file:
        json.dump(systems, file, indent=2)


def row(name, *cells):
    print(f"{name:<44}" + "".join(f" {cell:>10}" for cell in cells))


def main():
    runs, l10n = int(sys.argv[1]), sys.argv[2]
    scratch = tempfile.mkdtemp()
    path = os.path.join(scratch, "big.tokens.json")
    write(path)
    programs = [
        ("l10n tokens check", [l10n, "tokens", "check", path]),
        ("Python, json.load", [sys.executable, "-c", PYTHON, path]),
        ("node, JSON.parse", ["node", "-e", NODE, path]),
    ]
    results = {name: [] for name, _ in programs}
    for _ in range(runs):
        for name, command in programs:
            results[name].append(run(command))
    row(f"tokens, {os.path.getsize(path) / 1e6:.1f} MB", "CPU s", "wall s", "peak MB", "CPU, times")
    base = None
    for name, _ in programs:
        if None in results[name]:
            row("  " + name, "–", "–", "–", "–")
            continue
        cpu, wall, peak = (statistics.median(figures) for figures in zip(*results[name]))
        base = base or cpu
        row("  " + name, f"{cpu:.3f}", f"{wall:.3f}", f"{peak:.0f}", f"{cpu / base:.2f}")
    shutil.rmtree(scratch)


main()
