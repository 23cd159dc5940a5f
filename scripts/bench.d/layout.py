"""Times the layout of texts: shaping and wrapping inside of a process, and the whole matrix of a large project.

usage: layout.py RUNS L10N LAYOUT_BENCH     in the folder of the inputs (shape/mix.txt …), beside ../bin

Inside of a process, the peers are bare HarfBuzz (../bin/shape), a C prototype that shapes once and wraps at twelve
sizes without levels, fallback and mid-word breaks (../bin/wrapb), and Pango (../bin/pangob), which shapes at each size.
The matrix is `l10n check` over 100,000 keys × 12 sizes × 4 devices, reading the table included, on one core and on two.
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


def inside(name, command):
    """One row: the microseconds that a program prints for each string."""
    try:
        output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return print(f"  {name:<42} {'–':>9}")
    figures = re.findall(r"(\w*)us[=/](?:string=)?([\d.]+)", output)
    print(f"  {name:<42} " + "  ".join(f"{label.rstrip('_') or 'us'} {float(value):.2f}" for label, value in figures))


def matrix(runs, l10n, keys, cores):
    """Seconds and CPU seconds of `l10n check` over a table of so many keys; peak memory in MB."""
    lines = open("shape/Latn.txt", encoding="utf-8").read().split("\n")[:keys]
    with tempfile.TemporaryDirectory() as folder:
        os.makedirs(folder + "/en.lproj")
        with open(folder + "/en.lproj/Localizable.strings", "w", encoding="utf-8") as file:
            for number, line in enumerate(lines):
                file.write('"key.%d" = "%s";\n' % (number, line.replace("\\", "\\\\").replace('"', '\\"')))
        eko = os.path.abspath(os.path.join(os.path.dirname(__file__), "../../Tokens/eko.tokens.json"))
        fonts = os.path.abspath(os.path.join(os.path.dirname(__file__), "../../.fonts"))
        tokens = {"tokens": ["eko.tokens.json"], "fonts": ["fonts"], "bindings": [
            {"keys": "*", "slot": "EkoText.text", "axes": {"variant": "bodyLarge"}}]}
        os.symlink(eko, folder + "/eko.tokens.json")
        os.symlink(fonts, folder + "/fonts")
        json.dump(tokens, open(folder + "/l10n.json", "w"))
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
                return print(f"  {keys} keys, {cores} cores: failed")
        cells = json.load(open(folder + "/out.json"))["summary"]["measured"]
    wall, cpu = statistics.median(walls), statistics.median(cpus)
    name = f"{keys} keys, {cells} cells, {cores} core{'s' if cores > 1 else ''}"
    print(f"  {name:<42} {wall:>7.2f} s  CPU {cpu:>6.2f} s  {cells / wall:>12,.0f} cells/s  peak {peak // 1024} MB")


def main():
    runs, l10n, bench = int(sys.argv[1]), sys.argv[2], sys.argv[3]
    print("layout, mix of six scripts, a string")
    inside("l10n, shape + wrap at 12 sizes", [bench, "shape/mix.txt", "Inter", "en"] + FONTS)
    inside("l10n, 12,000 strings", [bench, "shape/mix12k.txt", "Inter", "en"] + FONTS)
    inside("HarfBuzz alone", ["../bin/shape", "hb", "5", "shape/mix.txt"])
    inside("C prototype, shape + wrap at 12 sizes", ["../bin/wrapb", "5", "shape/mix.txt", "120"])
    if not os.path.exists("shape/mix2k.txt") and os.path.exists("shape/mix.txt"):
        with open("shape/mix.txt", encoding="utf-8") as source, open("shape/mix2k.txt", "w", encoding="utf-8") as file:
            file.writelines(line for _, line in zip(range(2000), source))
    inside("Pango, wrap at 12 sizes", ["../bin/pangob", "wrap12", "3", "shape/mix2k.txt"])
    print("layout, `l10n check --size all` on four phones")
    for cores in (1, 2):
        matrix(runs, l10n, 100_000, cores)


main()
