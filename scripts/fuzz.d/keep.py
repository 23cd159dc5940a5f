"""Chooses the few of the fuzzer's inputs that between them take the most ways through a reader.

usage: keep.py CONTROL FOLDER LIMIT LENGTH

CONTROL is the file that libFuzzer writes with -merge_control_file and -set_cover_merge=1: the number of all inputs, the
number of those that stay in any case, their paths, then `FT number feature…` for each. What FOLDER holds stays; others
are copied to it, the first LENGTH bytes of each, until it holds LIMIT of them.
"""

import hashlib
import os
import sys

control, folder, limit, length = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
with open(control, encoding="utf-8") as file:
    lines = file.read().splitlines()
count, staying = int(lines[0]), int(lines[1])
paths = lines[2 : 2 + count]
features = {}
for line in lines[2 + count :]:
    kind, *numbers = line.split()
    if kind == "FT":
        features[int(numbers[0])] = set(numbers[1:])

covered = set()
for number in range(staying):
    covered |= features.pop(number, set())
kept = staying
while kept < limit and features:
    # Of two that add as much, the first: libFuzzer lists short inputs before long ones.
    best = max(features, key=lambda number: (len(features[number] - covered), -number))
    if not features[best] - covered:
        break
    covered |= features.pop(best)
    with open(paths[best], "rb") as file:
        data = file.read(length)
    with open(os.path.join(folder, hashlib.sha1(data).hexdigest()[:16]), "wb") as file:
        file.write(data)
    kept += 1
