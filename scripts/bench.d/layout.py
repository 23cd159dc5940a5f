"""Times the layout of texts: shaping and wrapping inside of a process, and the whole matrix of a large project.

usage: layout.py RUNS L10N LAYOUT_BENCH     in the folder of the inputs (shape/mix.txt …), beside ../bin

Inside of a process, the peers are bare HarfBuzz (../bin/shape), a C prototype that shapes once and wraps at twelve
sizes without levels, fallback and mid-word breaks (../bin/wrapb), and Pango (../bin/pangob), which shapes at each size.
The matrix is `l10n check` over 100,000 keys × 12 sizes × 4 devices, reading the table included, on one core and on two.

Memory for each measured string is told twice. Inside of a process it is what is allocated when all texts have been
measured, less what was before: words, break positions and parts of words that the measurer keeps, and the line counts
at the twelve sizes. Of the matrix it is the peak of the whole process less that of the same check with no key bound,
over the keys: what measuring adds, with its threads, fonts and findings, and with the report that is written.
"""

import glob
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time

FONTS = [
    path
    for pattern in (
        "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
        "/usr/share/fonts/truetype/noto/NotoSans*-Regular.ttf",
        "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
    )
    for path in sorted(glob.glob(pattern))
]


# What bare HarfBuzz takes for a string of the mix where the wanted microseconds were set: figures of another machine
# are held against its own.
HARFBUZZ_US = 6.8


def inside(name, command):
    """One row: the microseconds that a program prints for each string, which are returned by their labels."""
    try:
        output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        print(f"  {name:<42} {'–':>9}")
        return {}
    figures = re.findall(r"(\w*)us[=/](?:string=)?([\d.]+)", output)
    print(f"  {name:<42} " + "  ".join(f"{label.rstrip('_') or 'us'} {float(value):.2f}" for label, value in figures))
    memory = re.search(r"memory_bytes=(\d+)", output)
    if memory:
        print(f"  {'  memory per measured string':<42} {memory[1]} bytes")
    return {label.rstrip("_"): float(value) for label, value in figures}


def write_project(folder, keys, pattern):
    """A project with so many keys, of which those that match a pattern are bound to a component."""
    lines = open("shape/Latn.txt", encoding="utf-8").read().split("\n")[:keys]
    os.makedirs(folder + "/en.lproj")
    with open(folder + "/en.lproj/Localizable.strings", "w", encoding="utf-8") as file:
        for number, line in enumerate(lines):
            file.write('"key.%d" = "%s";\n' % (number, line.replace("\\", "\\\\").replace('"', '\\"')))
    root = os.path.join(os.path.dirname(__file__), "../..")
    os.symlink(os.path.abspath(root + "/Tokens/eko.tokens.json"), folder + "/eko.tokens.json")
    os.symlink(os.path.abspath(root + "/.fonts"), folder + "/fonts")
    configuration = {"tokens": ["eko.tokens.json"], "fonts": ["fonts"], "bindings": [
        {"keys": pattern, "slot": "EkoText.text", "axes": {"variant": "bodyLarge"}}]}
    json.dump(configuration, open(folder + "/l10n.json", "w"))


def check(runs, l10n, keys, cores, pattern="*"):
    """The cells of `l10n check` of such a project, its median seconds and CPU seconds, and its peak memory in KB."""
    with tempfile.TemporaryDirectory() as folder:
        write_project(folder, keys, pattern)
        command = [l10n, "check", folder, "--size", "all", "--jobs", str(cores)]
        command += ["--format", "json", "--output", folder + "/out.json"]
        for device in ("iphone-se-1", "iphone-se", "iphone", "iphone-pro-max"):
            command += ["--device", device]
        if cores == 1:
            command = ["taskset", "-c", "0"] + command
        walls, cpus, peak = [], [], 0
        for _ in range(runs):
            start = time.monotonic()
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            _, status, usage = os.wait4(process.pid, 0)
            walls.append(time.monotonic() - start)
            cpus.append(usage.ru_utime + usage.ru_stime)
            peak = max(peak, usage.ru_maxrss)
            if os.waitstatus_to_exitcode(status) > 1:
                return None
        cells = json.load(open(folder + "/out.json"))["summary"]["measured"]
    return cells, statistics.median(walls), statistics.median(cpus), peak


def matrix(runs, l10n, keys, cores):
    """One row: the matrix of a project, and what each of its keys adds to the peak of a check that measures nothing."""
    bound = check(runs, l10n, keys, cores)
    unbound = check(runs, l10n, keys, cores, pattern="nothing")
    if bound is None or unbound is None:
        return print(f"  {keys} keys, {cores} cores: failed")
    cells, wall, cpu, peak = bound
    name = f"{keys} keys, {cells} cells, {cores} core{'s' if cores > 1 else ''}"
    print(f"  {name:<42} {wall:>7.2f} s  CPU {cpu:>6.2f} s  {cells / wall:>12,.0f} cells/s  peak {peak // 1024} MB")
    print(f"  {'  memory per measured string':<42} {(peak - unbound[3]) * 1024 / keys:.0f} bytes")


def main():
    runs, l10n, bench = int(sys.argv[1]), sys.argv[2], sys.argv[3]
    print("layout, mix of six scripts, a string")
    own = inside("l10n, shape + wrap at 12 sizes", [bench, "shape/mix.txt", "Inter", "en"] + FONTS)
    inside("l10n, 12,000 strings", [bench, "shape/mix12k.txt", "Inter", "en"] + FONTS)
    harfbuzz = inside("HarfBuzz alone", ["../bin/shape", "hb", "5", "shape/mix.txt"])
    for label, wanted in (("cold", 12), ("warm", 3)):
        if label in own and "" in harfbuzz:
            share = own[label] / harfbuzz[""]
            print(f"  {'  l10n ' + label + ', times HarfBuzz':<42} {share:.2f} (wanted ≤ {wanted / HARFBUZZ_US:.2f})")
    inside("C prototype, shape + wrap at 12 sizes", ["../bin/wrapb", "5", "shape/mix.txt", "120"])
    if not os.path.exists("shape/mix2k.txt") and os.path.exists("shape/mix.txt"):
        with open("shape/mix.txt", encoding="utf-8") as source, open("shape/mix2k.txt", "w", encoding="utf-8") as file:
            file.writelines(line for _, line in zip(range(2000), source))
    inside("Pango, wrap at 12 sizes", ["../bin/pangob", "wrap12", "3", "shape/mix2k.txt"])
    print("layout, `l10n check --size all` on four phones")
    for cores in (1, 2):
        matrix(runs, l10n, 100_000, cores)


main()
