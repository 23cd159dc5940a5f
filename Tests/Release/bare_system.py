"""A system without Swift, ICU, HarfBuzz and fonts, to try releases in: what the registry of Debian calls essential.

It is made in .build/roots once and copied for each test, since a test changes it.
"""

import os
import shutil
import subprocess
import tempfile

from support import ROOT

MIRROR = "http://deb.debian.org/debian"
# What a release brings itself or depends on.
FOREIGN = ("libswiftCore", "libicuuc", "libharfbuzz", "libfontconfig", "libyaml")


class BareSystem:
    """A root folder in which programs run as its administrator.

    Without rights of an administrator here the kernel's user namespaces give them inside.
    """

    def __init__(self, suite):
        template = os.path.join(ROOT, ".build", "roots", suite)
        if not os.path.isfile(os.path.join(template, "etc", "debian_version")):
            os.makedirs(os.path.dirname(template), exist_ok=True)
            shutil.rmtree(template, ignore_errors=True)
            made = subprocess.run(
                ["mmdebstrap", "--quiet", "--variant=apt", suite, template, MIRROR],
                stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
            if made.returncode:
                raise AssertionError(f"mmdebstrap could not make '{suite}': {made.stderr}")
        self.parent = tempfile.mkdtemp(prefix="l10n-root-")
        self.root = os.path.join(self.parent, suite)
        subprocess.run(["cp", "--archive", "--reflink=auto", template, self.root], check=True)
        shutil.copy("/etc/resolv.conf", os.path.join(self.root, "etc", "resolv.conf"))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.parent)

    def path(self, path):
        """Where a path of the system is outside of it."""
        return self.root + path

    def put(self, source, path):
        """Copies a file or folder into the system."""
        copy = shutil.copytree if os.path.isdir(source) else shutil.copy
        copy(source, self.path(path))

    def run(self, *words, **options):
        """Runs a program in the system, with nothing of this environment. Programs find themselves by /proc."""
        names = ["unshare", "--mount", "--pid", "--fork", f"--mount-proc={self.path('/proc')}"]
        names += [] if os.geteuid() == 0 else ["--map-root-user"]
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LC_ALL": "C.UTF-8",
                       "DEBIAN_FRONTEND": "noninteractive"}
        return subprocess.run(
            [*names, "chroot", self.root, *words], env=environment, stdin=subprocess.DEVNULL, capture_output=True,
            text=True, **options)

    def foreign_libraries(self):
        """Libraries of the system that a bare one has not."""
        found = []
        for folder, _, files in os.walk(self.path("/usr/lib")):
            found += [os.path.join(folder, name) for name in files if name.startswith(FOREIGN)]
        return found
