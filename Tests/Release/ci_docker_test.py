"""Dockerfile and .dockerignore: their structure, and the image's steps run in a root of their own.

No container engine is needed: the root is made of this system's programs in a mount namespace. Only apt-get is a script
there, which writes down what would be installed; that asks for root, or for the ids that `uidmap` gives a user.
"""

import fnmatch
import glob
import json
import os
import re
import shlex
import shutil
import subprocess
import unittest

import support

BASE = "debian:trixie-slim"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

# Binds what the system has into the root, which is the first argument; each further one is SOURCE:FOLDER.
ENTER = """
set -eu
root=$1; shift
for bind; do case $bind in
  --) shift; break ;;
  *) mount --rbind "${bind%%:*}" "$root${bind#*:}"; shift ;;
esac; done
cd /
exec chroot "$root" "$@"
"""


def stages():
    """The instructions of each stage of the Dockerfile: pairs of a name and its text."""
    with open(os.path.join(support.ROOT, "Dockerfile"), encoding="utf-8") as file:
        lines = [line for line in file.read().split("\n") if line.strip() and not line.startswith("#")]
    found = [[]]
    for line in "\n".join(lines).replace("\\\n", "").split("\n"):
        name, text = line.split(maxsplit=1)
        if name == "FROM":
            found.append([])
        found[-1].append((name, text))
    return found


def only(stage, name):
    """The text of the only instruction of this name."""
    [text] = [text for instruction, text in stage if instruction == name]
    return text


class StructureTest(unittest.TestCase):
    def test_stages(self):
        arguments, release, final = stages()
        self.assertEqual(arguments, [("ARG", f"BASE={BASE}")])
        self.assertEqual(release[0], ("FROM", "${BASE} AS release"))
        self.assertEqual(final[0], ("FROM", "${BASE}"))
        self.assertEqual(only(final, "COPY"), "--from=release /release/l10n /opt/l10n")

    def test_what_runs(self):
        final = stages()[2]
        self.assertEqual(json.loads(only(final, "ENTRYPOINT")), ["l10n"])
        self.assertEqual(json.loads(only(final, "CMD")), ["check"])
        self.assertEqual(only(final, "WORKDIR"), "/project")
        names = [name for name, _ in final]
        self.assertGreater(names.index("USER"), names.index("RUN"))
        self.assertNotIn(only(final, "USER"), ("root", "0"))

    def test_context_holds_the_release_alone(self):
        with open(os.path.join(support.ROOT, ".dockerignore"), encoding="utf-8") as file:
            patterns = [line for line in file.read().split("\n") if line and not line.startswith("#")]

        def matches(path, pattern):
            parts, names = path.split("/"), pattern.split("/")
            return len(parts) >= len(names) and all(map(fnmatch.fnmatchcase, parts, names))

        def is_sent(path):
            sent = True
            for pattern in patterns:
                if matches(path, pattern.removeprefix("!")):
                    sent = pattern.startswith("!")
            return sent

        for path in (".build/dist/SHA256SUMS", f".build/dist/{support.archive('1.2.3')}"):
            self.assertTrue(is_sent(path), path)
        for path in (
            "README.md", ".git/config", "Sources/l10n/Main.swift", ".build/release/l10n", ".build/test/debug/l10n",
            ".build/dist/l10n-1.2.3.tar.gz", ".build/dist/l10n_1.2.3_amd64.deb", "dist/SHA256SUMS",
        ):
            self.assertFalse(is_sent(path), path)


class ImageTest(support.FolderCase):
    def setUp(self):
        super().setUp()
        os.chmod(self.folder, 0o755)

    def make_root(self, name):
        """An empty root with this system's programs, and the places to bind."""
        root = os.path.join(self.folder, name)
        for folder in ("dev", "etc", "home", "opt", "proc", "project", "release", "tmp", "usr", "var/lib/apt/lists"):
            os.makedirs(os.path.join(root, folder))
        binds = ["/usr:/usr", "/dev:/dev", "/proc:/proc", f"{self.tools()}:/usr/local/bin"]
        for folder in ("bin", "sbin", "lib", "lib64"):
            place = os.path.join(root, folder)
            if os.path.islink(f"/{folder}"):
                os.symlink(os.readlink(f"/{folder}"), place)
            elif os.path.isdir(f"/{folder}"):
                os.makedirs(place)
                binds.append(f"/{folder}:/{folder}")
        support.write(os.path.join(root, "etc", "passwd"), "root:x:0:0::/:/bin/sh\n")
        support.write(os.path.join(root, "etc", "group"), "root:x:0:\n")
        return root, binds

    def tools(self):
        folder = os.path.join(self.folder, "tools")
        script = '#!/bin/sh\necho "$*" >>/tmp/installed\n'
        support.write(os.path.join(folder, "apt-get"), script, executable=True)
        return folder

    def enter(self, root, binds, command, **variables):
        unshare = ["unshare", "--mount"] if os.geteuid() == 0 else [
            "unshare", "--mount", "--user", "--map-root-user", "--map-auto"]
        return subprocess.run(
            [*unshare, "sh", "-c", ENTER, "enter", root, *binds, "--", *command], text=True, cwd="/",
            env={"PATH": PATH, **variables}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def run_release(self, dist):
        """The first stage on the files of a folder."""
        _, stage, _ = stages()
        root, binds = self.make_root("release-stage")
        *sources, target = only(stage, "COPY").split()
        for source in sources:
            self.assertTrue(source.startswith(".build/dist/"), source)
            for file in glob.glob(os.path.join(dist, source.removeprefix(".build/dist/"))):
                shutil.copy(file, root + target)
        command = ["sh", "-c", f"cd {shlex.quote(only(stage, 'WORKDIR'))} && {only(stage, 'RUN')}"]
        return root, self.enter(root, binds, command)

    def test_image(self):
        root, result = self.run_release(support.dist())
        self.assertEqual(result.returncode, 0, result.stdout)
        unpacked = os.path.join(root, "release", "l10n")

        stage = stages()[2]
        image, binds = self.make_root("image")
        arguments = dict([only(stage, "ARG").split("=", 1)])
        arguments = {name: value.strip('"') for name, value in arguments.items()}
        result = self.enter(image, binds, ["sh", "-c", only(stage, "RUN")], **arguments)
        self.assertEqual(result.returncode, 0, result.stdout)
        with open(os.path.join(image, "tmp", "installed"), encoding="utf-8") as file:
            update, install = file.read().splitlines()
        self.assertEqual(update, "update")
        self.assertLessEqual({"git", "fonts-inter", "fonts-noto-core"}, set(install.split()))
        shutil.copytree(unpacked, image + only(stage, "COPY").split()[-1], symlinks=True)

        with open(os.path.join(image, "etc", "passwd"), encoding="utf-8") as file:
            [(user, group)] = re.findall(rf"^{only(stage, 'USER')}:[^:]*:(\d+):(\d+):", file.read(), re.MULTILINE)
        name, value = only(stage, "ENV").split("=", 1)
        setting = f"{name}={value.replace('$PATH', PATH)}"
        command = json.loads(only(stage, "ENTRYPOINT")) + json.loads(only(stage, "CMD"))
        for translation, status, message in (("Eins %@", 0, "0 errors, 0 warnings"), ("Eins", 1, "[missing-argument]")):
            project = os.path.join(self.folder, f"project {status}")
            support.write_project(project, translation)
            result = self.enter(image, [*binds, f"{project}:/project"], [
                "sh", "-c", 'cd "$1" && shift && exec setpriv "$@"', "run", only(stage, "WORKDIR"), "--reuid", user,
                "--regid", group, "--clear-groups", "--", "env", setting, *command])
            self.assertEqual(result.returncode, status, result.stdout)
            self.assertIn(message, result.stdout)

    def test_a_wrong_checksum_makes_no_image(self):
        dist = os.path.join(self.folder, "dist")
        number = support.write_release(dist, "#!/bin/sh\n")
        with open(os.path.join(dist, support.archive(number)), "ab") as file:
            file.write(b"more")
        root, result = self.run_release(dist)
        self.assertNotEqual(result.returncode, 0)
        self.assertRegex(result.stdout, re.escape(support.archive(number)) + ": FAILED")
        self.assertFalse(os.path.exists(os.path.join(root, "release", "l10n")))

    def test_no_archive_or_two_make_no_image(self):
        for numbers, machine in (((), None), (("1.0.0",), "riscv64"), (("1.0.0", "2.0.0"), support.MACHINE)):
            dist = os.path.join(self.folder, f"dist {machine}")
            support.write(os.path.join(dist, "SHA256SUMS"), "")
            for number in numbers:
                support.write_release(dist, "#!/bin/sh\n", number, machine)
            root, result = self.run_release(dist)
            self.assertNotEqual(result.returncode, 0)
            self.assertFalse(os.path.exists(os.path.join(root, "release", "l10n")))
            shutil.rmtree(root)


if __name__ == "__main__":
    unittest.main()
