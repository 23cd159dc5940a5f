"""What the tests of releases share: the files of a release, its program, and a server in place of the code host.

L10N_DIST names the folder that scripts/release writes. A test that asks for it and finds none fails.
"""

import atexit
import functools
import hashlib
import http.server
import io
import os
import platform
import re
import shutil
import stat
import subprocess
import tarfile
import tempfile
import threading
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
MACHINE = platform.machine()


def dist():
    """The folder of the release's files."""
    folder = os.environ.get("L10N_DIST")
    if not folder:
        raise AssertionError("set L10N_DIST to the folder that scripts/release writes, as in L10N_DIST=.build/dist")
    if not os.path.isfile(os.path.join(folder, "SHA256SUMS")):
        raise AssertionError(f"L10N_DIST is '{folder}', which is no folder of a release: it has no SHA256SUMS")
    return os.path.abspath(folder)


@functools.cache
def version():
    """That of the archive for this machine."""
    pattern = re.compile(rf"l10n-(.+)-linux-{MACHINE}\.tar\.gz")
    found = [match[1] for name in sorted(os.listdir(dist())) if (match := pattern.fullmatch(name))]
    if len(found) != 1:
        raise AssertionError(f"{dist()} has {len(found)} archives for {MACHINE}, expected is one")
    return found[0]


def archive(number=None, machine=MACHINE):
    """The name of an archive."""
    return f"l10n-{number or version()}-linux-{machine}.tar.gz"


@functools.cache
def unpacked():
    """The archive's folder, unpacked once for all tests of this process."""
    folder = tempfile.mkdtemp(prefix="l10n-release-")
    atexit.register(shutil.rmtree, folder)
    with tarfile.open(os.path.join(dist(), archive())) as file:
        file.extractall(folder)
    return os.path.join(folder, f"l10n-{version()}-linux-{MACHINE}")


def program():
    return os.path.join(unpacked(), "bin", "l10n")


def options(command):
    """The options that `l10n COMMAND --help` lists, `--` for the end of them."""
    text = subprocess.run([program(), command, "--help"], capture_output=True, text=True, check=True).stdout
    return {"--", *re.findall(r"^  (?:-\w, )?(--[a-z-]+)", text, re.MULTILINE)}


def run(*command, **options):
    """The status of a command and all that it prints."""
    ended = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    return ended.returncode, ended.stdout


class FolderCase(unittest.TestCase):
    """Tests with a folder of their own, `self.folder`, that is removed behind them."""

    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = temporary.name


def write(path, text, executable=False):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    if executable:
        os.chmod(path, os.stat(path).st_mode | stat.S_IXUSR | stat.S_IXGRP | stat.S_IXOTH)


def write_project(folder, translation="Eins %@"):
    """A project with one text; a translation without '%@' is an error."""
    write(os.path.join(folder, "en.lproj", "Localizable.strings"), '"one" = "One %@";\n')
    write(os.path.join(folder, "de.lproj", "Localizable.strings"), f'"one" = "{translation}";\n')


def write_release(folder, script, number="9.8.7", machine=MACHINE):
    """A release whose program is a shell script: for tests of what runs before it, and of what it is given."""
    name = f"l10n-{number}-linux-{machine}"
    path = os.path.join(folder, f"{name}.tar.gz")
    os.makedirs(folder, exist_ok=True)
    content = script.encode()
    with tarfile.open(path, "w:gz") as file:
        member = tarfile.TarInfo(f"{name}/bin/l10n")
        member.size, member.mode = len(content), 0o755
        file.addfile(member, io.BytesIO(content))
    with open(path, "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    write(os.path.join(folder, "SHA256SUMS"), f"{digest}  {name}.tar.gz\n")
    return number


class ReleaseServer:
    """Serves a folder as the files of one release: ADDRESS/releases/download/vVERSION/FILE, and remembers requests."""

    def __init__(self, folder, number):
        requests = self.requests = []
        base = f"/owner/l10n/releases/download/v{number}/"

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                requests.append(self.path)
                file = os.path.join(folder, self.path.removeprefix(base))
                if not self.path.startswith(base) or "/" in self.path.removeprefix(base) or not os.path.isfile(file):
                    self.send_error(404)
                    return
                self.send_response(200)
                self.send_header("Content-Length", str(os.path.getsize(file)))
                self.end_headers()
                with open(file, "rb") as content:
                    shutil.copyfileobj(content, self.wfile)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"http://127.0.0.1:{self.server.server_address[1]}"
        self.address = f"{self.host}/owner/l10n"

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()
