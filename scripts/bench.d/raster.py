"""Times the pictures of cells: drawing and writing them, beside Cairo's own writer over the same pixels.

usage: raster.py RUNS RASTER_BENCH

The pictures are the sample app's components in six languages, two sizes and two themes, at one pixel a point. Each of
the two programs takes the least of its rounds, on one thread; they take turns RUNS times, and the medians are printed.
Cairo's writer needs a C compiler, pkg-config and libcairo2-dev; without them its row is left out.
"""

import glob
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
FONTS = (
    ".fonts/Urbanist[[]wght[]].ttf",
    "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
    "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
)
ROUNDS = 5


def numbers(command):
    """What a program prints as `name=number`."""
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return {name: float(value) for name, value in re.findall(r"(\w+)=([\d.]+)", output)}


def cairo_writer(folder):
    """The peer, built into a folder; None where it cannot be."""
    program = os.path.join(folder, "cairo_writer")
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "cairo_writer.c")
    compiler = shutil.which("cc") or shutil.which("clang")
    try:
        asked = ["pkg-config", "--cflags", "--libs", "cairo"]
        flags = subprocess.check_output(asked, stderr=subprocess.DEVNULL, text=True).split()
        command = [compiler or "cc", "-O2", source, "-o", program, *flags]
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return program


def main(runs, bench):
    with tempfile.TemporaryDirectory(prefix="l10n-raster-") as folder:
        fonts = [path for pattern in FONTS for path in sorted(glob.glob(os.path.join(ROOT, pattern)))]
        names = os.path.join(folder, "fonts.txt")
        with open(names, "w", encoding="utf-8") as file:
            file.write("\n".join(fonts) + "\n")
        ours = [bench, os.path.join(ROOT, "Tokens"), "1", names]
        pictures = os.path.join(folder, "pictures")
        subprocess.run([*ours, pictures], check=True, stdout=subprocess.DEVNULL)
        drawn = [name for name in sorted(os.listdir(pictures)) if name.endswith(".png")]
        cells = [os.path.join(pictures, name) for name in drawn if not name.endswith(".overlay.png")]
        peer = cairo_writer(folder)
        own, theirs = [], []
        for _ in range(runs):
            own.append(numbers(ours))
            if peer:
                theirs.append(numbers([peer, str(ROUNDS), *cells]))

    def median(rows, name):
        return statistics.median(row[name] for row in rows)

    write = median(own, "write_us")
    print(f"pictures, {len(cells)} cells of {median(own, 'pixels'):.0f} pixels: µs of CPU each")
    print(f"  {'l10n, drawn':<28} {median(own, 'draw_us'):>8.0f}")
    print(f"  {'l10n, written as PNG':<28} {write:>8.0f} {median(own, 'bytes'):>8.0f} bytes")
    if not theirs:
        return print(f"  {'Cairo, written as PNG':<28} {'–':>8} (needs a C compiler, pkg-config and libcairo2-dev)")
    peer_write = median(theirs, "write_us")
    told = f"{median(theirs, 'bytes'):>8.0f} bytes, ratio {write / peer_write:.2f}"
    print(f"  {'Cairo, written as PNG':<28} {peer_write:>8.0f} {told}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(int(sys.argv[1]), os.path.abspath(sys.argv[2]))
