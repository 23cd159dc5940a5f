"""Projects in object storage: each folder below a URL is one, which a worker copies to a temporary folder and checks.

fsspec has the storage: `file://`, `memory://`, `s3://` with the package s3fs, `gs://` with gcsfs, `abfs://` with adlfs.
It takes credentials from the environment of the machine or from ~/.config/fsspec, never from a plan.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from units import Call


def storage(url: str) -> tuple[Any, str]:
    """The file system of a URL, and the path in it. What was listed before may have changed since."""
    import fsspec  # Only here: a check of local folders needs no such package.

    system, root = fsspec.core.url_to_fs(url)
    system.invalidate_cache()
    return system, root.rstrip("/")


def listed(system: Any, root: str) -> dict[str, tuple[str, Any]]:
    """The files below a path by their names from there on; each with its key and what the storage tells of it."""
    found = system.find(root, detail=True)
    return {key[len(root) + 1:]: (key, entry) for key, entry in sorted(found.items())}


def plan(url: str, options: Sequence[str]) -> list[bytes]:
    """A line for each folder below a URL. Bytes are those of all objects; a worker completes the rest."""
    sizes: dict[str, int] = {}
    digest = hashlib.blake2b(json.dumps([url, *options]).encode(), digest_size=8)
    for name, (_, entry) in listed(*storage(url)).items():
        folder, slash, _ = name.partition("/")
        # A file beside the folders is of no project; what a dot begins is nobody's project on a disk either.
        if not slash or folder.startswith(".") and folder not in (".", ".."):
            continue
        sizes[folder] = sizes.get(folder, 0) + int(entry.get("size") or 0)
        marks = [entry.get(mark) for mark in ("size", "ETag", "etag", "md5Hash", "mtime", "LastModified", "created")]
        digest.update(json.dumps([name, *marks], default=str).encode())
    return [
        json.dumps({
            "plan": digest.hexdigest(), "unit": number, "units": len(sizes), "path": folder, "prefix": folder + "/",
            "tables": [], "locales": [], "bytes": size, "hash": "", "options": {},
        }).encode()
        for number, (folder, size) in enumerate(sorted(sizes.items()), 1)
    ]


def check(line: bytes, call: Call, check_lines: Callable[[Sequence[bytes], Call, str], bytes]) -> bytes:
    """What a project reports, which is copied for that. Whatever a storage throws is told as the error of this unit."""
    unit = json.loads(line)
    try:
        with tempfile.TemporaryDirectory(prefix="l10n-") as folder:
            fetch(call.url, unit["path"], folder)
            return check_lines([completed(unit, call, folder)], call, folder)
    except Exception as error:
        message = str(error) or type(error).__name__
        return json.dumps(unit | {"error": message}).encode() + b"\n"


def fetch(url: str, name: str, folder: str) -> None:
    """Copies a project into a folder."""
    system, root = storage(url)
    refuse(name)
    keys, copies = [], []
    for rest, (key, entry) in listed(system, f"{root}/{name}").items():
        # A "folder" of some storages is an empty object whose name ends with a slash.
        if rest.endswith("/") and not entry.get("size"):
            continue
        refuse(rest)
        keys.append(key)
        copies.append(os.path.join(folder, name, *rest.split("/")))
    if not keys:
        raise FileNotFoundError(f"'{name}' is not there any more")
    for path in {os.path.dirname(copy) for copy in copies}:
        os.makedirs(path, exist_ok=True)
    system.get(keys, copies)


def refuse(name: str) -> None:
    """Takes no name that leads out of a folder, or that no folder can have."""
    if any(part in ("", ".", "..") or "\0" in part for part in name.split("/")):
        raise ValueError(f"'{name}' is no name of a file below a folder: it is not copied")


def completed(unit: dict[str, Any], call: Call, folder: str) -> bytes:
    """The line of a plan for the copy, with the number and the place that the project has in the plan of the call."""
    ended = subprocess.run(
        [call.program, "plan", *call.options, "--", "."], stdin=subprocess.DEVNULL, capture_output=True,
        cwd=os.path.join(folder, unit["path"]))
    lines = ended.stdout.splitlines()
    if ended.returncode:
        raise ValueError(ended.stderr.decode(errors="replace").strip())
    if len(lines) != 1:
        raise ValueError(f"holds {len(lines)} projects: call for '{call.url.rstrip('/')}/{unit['path']}'")
    kept = {name: unit[name] for name in ("plan", "unit", "units", "path", "prefix")}
    return json.dumps(json.loads(lines[0]) | kept).encode()
