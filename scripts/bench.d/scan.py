"""Times the scan of Swift code: from nothing and from what an earlier scan kept, beside the parser alone.

usage: scan.py RUNS L10N SCAN_BENCH

Two inputs, made here: a project of 10,000 small files (views, view models, services, models; the last two of ten have
no text) and one file of 50,000 lines of the same. `scan-bench` parses every byte with SwiftSyntax on as many threads as
there are cores, which is what a scan would cost that left nothing out. Prints medians of RUNS runs in turn: seconds,
seconds of CPU, peak megabytes of the largest process and megabytes of source a second.
"""

import json
import os
import random
import shutil
import statistics
import sys
import tempfile

from processes import run

VIEW = """import SwiftUI

/// The {noun} of a cue.
struct {name}View: View {{
  @State private var count = {number}
  @Environment(\\.dismiss) private var dismiss
  let title: String

  var body: some View {{
    VStack(alignment: .leading, spacing: Spacing.md) {{
      Text("{noun}.title").font(.headline)
      Text("\\(count) {noun}s left").foregroundStyle(AppColors.secondary)
      Button("{noun}.save") {{ save() }}
      if count > {number} {{
        Label("{noun}.many", systemImage: "star").accessibilityLabel("{noun}.many.label")
      }}
    }}
    .padding(Spacing.screen)
    .navigationTitle("{noun}.navigation")
  }}
{functions}}}
"""
MODEL = """import Foundation

/// What the screen of {noun}s shows.
final class {name}ViewModel {{
  private let service: {name}Service
  private(set) var items: [{name}] = []

  init(service: {name}Service) {{ self.service = service }}

  var summary: String {{
    String(format: NSLocalizedString("{noun}.summary", comment: "Below the list"), items.count)
  }}
{functions}}}
"""
SERVICE = """import Foundation

/// Loads {noun}s and keeps them.
struct {name}Service {{
  var items: [{name}] = []
  var limit = {number}
{functions}}}
"""
FUNCTION = """
  /// Counts what is left of the {noun}s.
  func {verb}{index}(from start: Int, to end: Int) -> Int {{
    var total = start
    for index in start..<end where index % {number} != 0 {{
      guard let item = items.first(where: {{ $0.id == index }}) else {{ continue }}
      total += item.isActive ? item.count * {number} : item.count / 2
      if total > limit {{ total -= limit }} else {{ total += item.weight(of: index) }}
    }}
    return max(total, {number})
  }}
"""
NOUNS = ["cue", "timer", "card", "level", "session", "habit", "goal", "streak", "lesson", "note"]
VERBS = ["count", "weigh", "collect", "advance", "restore"]


def source(random_numbers, number, functions):
    """A file of one of the kinds, by its number."""
    noun = NOUNS[random_numbers.randrange(len(NOUNS))]
    values = {"noun": noun, "name": f"{noun.capitalize()}{number}", "number": random_numbers.randrange(2, 90)}
    text = "".join(
        FUNCTION.format(verb=VERBS[random_numbers.randrange(len(VERBS))], index=index, **values)
        for index in range(functions))
    form = (VIEW, VIEW, VIEW, MODEL, VIEW, MODEL, VIEW, MODEL, SERVICE, SERVICE)[number % 10]
    return form.format(functions=text, **values)


def project(folder, files):
    """Writes a project of files with their texts; returns the bytes of its Swift files."""
    os.makedirs(f"{folder}/App")
    os.makedirs(f"{folder}/en.lproj")
    for name, text in files:
        with open(f"{folder}/App/{name}.swift", "w", encoding="utf-8") as file:
            file.write(text)
    with open(f"{folder}/en.lproj/Localizable.strings", "w", encoding="utf-8") as file:
        for noun in NOUNS:
            for key in ("title", "save", "many", "many.label", "navigation", "summary"):
                file.write(f'"{noun}.{key}" = "{noun} {key}";\n')
    with open(f"{folder}/l10n.json", "w", encoding="utf-8") as file:
        json.dump({"paths": ["en.lproj"], "sources": {"paths": ["App"]}}, file)
    return sum(len(text.encode()) for _, text in files)


def inputs(folder):
    """The projects with a title and their bytes."""
    random_numbers = random.Random(10)
    small = [(f"File{number}", source(random_numbers, number, 3)) for number in range(10_000)]
    yield "10,000 files", f"{folder}/small", project(f"{folder}/small", small)
    lines, parts, number = 0, [], 0
    while lines < 50_000:
        parts.append(source(random_numbers, number, 3))
        lines += parts[-1].count("\n")
        number += 1
    large = [("Large", "".join(parts))]
    yield "one file of 50,000 lines", f"{folder}/large", project(f"{folder}/large", large)


def main(runs, l10n, bench):
    cores = str(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count())
    with tempfile.TemporaryDirectory(prefix="l10n-scan-") as folder:
        cache = f"{folder}/cache"
        os.environ["XDG_CACHE_HOME"] = cache
        for title, path, size in inputs(folder):
            os.chdir(path)
            rows = [
                ("l10n scan, from nothing", [l10n, "scan"]),
                ("l10n scan, from its cache", [l10n, "scan"]),
                (f"SwiftSyntax's parser alone, threads: {cores} (the limit)", [bench, f"{path}/App", cores]),
            ]
            results = {name: [] for name, _ in rows}
            for _ in range(runs):
                shutil.rmtree(cache, ignore_errors=True)
                for name, command in rows:
                    results[name].append(run(command))
            print(f"{f'scan, {title}, {size / 1e6:.1f} MB':<56} {'seconds':>9} {'CPU s':>9} {'peak MB':>9} {'MB/s':>9}")
            for name, _ in rows:
                if None in results[name]:
                    print(f"  {name:<54} {'–':>9} {'–':>9} {'–':>9} {'–':>9}")
                    continue
                cpu, seconds, peak = (statistics.median(figures) for figures in zip(*results[name]))
                print(f"  {name:<54} {seconds:>9.3f} {cpu:>9.3f} {peak:>9.0f} {size / 1e6 / seconds:>9.1f}")
            os.chdir(folder)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(int(sys.argv[1]), os.path.abspath(sys.argv[2]), os.path.abspath(sys.argv[3]))
