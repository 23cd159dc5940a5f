"""Collects the licences of all that a release's folder holds; see `licences`."""

import os
import re
import shutil
import sys

sys.dont_write_bytecode = True
import bundled  # noqa: E402


def common_licences(path):
    """The licences of Debian's collection that a copyright file leaves out and refers to."""
    with open(path, encoding="utf-8", errors="replace") as file:
        names = re.findall(re.escape(bundled.COMMON_LICENCES) + r"/([\w.-]*\w)", file.read())
    return {name for name in names if os.path.isfile(os.path.join(bundled.COMMON_LICENCES, name))}


def main(tree, output):
    origins = {origin.name: origin for origin in bundled.origins([tree]).values() if origin}
    if os.path.isfile(os.path.join(tree, "bin", "l10n")):
        runtime = bundled.Swift().runtime()
        origins.setdefault(runtime.name, runtime)
    lacking = sorted(origin.name for origin in origins.values() if not origin.texts)
    if lacking:
        bundled.fail(f"no licence is found for: {', '.join(lacking)}")
    os.makedirs(output, exist_ok=True)
    copies = {"l10n.txt": os.path.join(bundled.ROOT, "LICENSE")}
    for origin in origins.values():
        for text in origin.texts:
            copies[f"{origin.name}.txt"] = text
            for name in common_licences(text):
                copies[f"common/{name}.txt"] = os.path.join(bundled.COMMON_LICENCES, name)
    for name, source in sorted(copies.items()):
        path = os.path.join(output, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        shutil.copyfile(source, path)
        os.chmod(path, 0o644)


if len(sys.argv) != 3 or not os.path.isdir(sys.argv[1]):
    sys.exit("usage: scripts/release.d/licences FOLDER OUTPUT")
main(sys.argv[1], sys.argv[2])
