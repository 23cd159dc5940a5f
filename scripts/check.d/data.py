"""Parses the project's JSON files.

usage: git ls-files … -z | data.py ROOT

Reads the paths of the files, relative to ROOT and each ended by NUL. A key that stands twice in an object is an error
too: readers keep either value. l10n.json may hold comments. Test data whose name begins with '!' must not parse.
"""

import json
import os
import re
import sys

ENDINGS = (".json", ".xcstrings", ".swift-format")
TOKEN = re.compile(r'"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.DOTALL)


def without_comments(text):
    """Returns the text with each comment blanked out, so that lines and columns stay."""
    return TOKEN.sub(lambda token: token[0] if token[0][0] == '"' else re.sub(r"[^\n]", " ", token[0]), text)


def unique_keys(pairs):
    result = dict(pairs)
    if len(result) != len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"key '{twice}' stands twice in one object: keep one")
    return result


failed = False
root = sys.argv[1]
for path in sorted(set(sys.stdin.read().split("\0"))):
    name = os.path.basename(path)
    full = os.path.join(root, path)
    if not path.endswith(ENDINGS) or not os.path.isfile(full):
        continue
    must_fail = name.startswith("!")
    try:
        with open(full, encoding="utf-8") as file:
            text = file.read()
        json.loads(without_comments(text) if name == "l10n.json" else text, object_pairs_hook=unique_keys)
    except json.JSONDecodeError as error:
        problem = f"{path}:{error.lineno}: {error.msg}: correct the JSON"
    except ValueError as error:
        problem = f"{path}:1: {error}"
    else:
        problem = f"{path}:1: parses, though its name says that it must not: rename it" if must_fail else None
        must_fail = False
    if problem and not must_fail:
        print(problem)
        failed = True
sys.exit(1 if failed else 0)
