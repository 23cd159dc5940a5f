"""ci/install and ci/fonts: what they download, accept and refuse."""

import os
import shutil
import subprocess
import tempfile
import unittest

import support

INSTALL = os.path.join(support.ROOT, "ci", "install")
FONTS = os.path.join(support.ROOT, "ci", "fonts")


def run(command, **variables):
    return subprocess.run(
        command, capture_output=True, text=True, stdin=subprocess.DEVNULL, env={**os.environ, **variables})


class InstallTest(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.release = os.path.join(temporary.name, "release")
        self.folder = os.path.join(temporary.name, "a folder")
        self.tools = os.path.join(temporary.name, "tools")
        self.number = support.write_release(self.release, "#!/bin/sh\necho this is it\n")
        self.server = support.ReleaseServer(self.release, self.number).__enter__()
        self.addCleanup(self.server.__exit__)

    def install(self, number=None, address=None, **variables):
        address = self.server.address if address is None else address
        return run([INSTALL, number or self.number, self.folder], L10N_ADDRESS=address, **variables)

    def assertRefused(self, result, message):
        self.assertEqual((result.returncode, result.stdout), (2, ""), result.stderr)
        self.assertIn(message, result.stderr)
        self.assertFalse(os.path.exists(self.folder) and os.path.exists(os.path.join(self.folder, self.name)))

    @property
    def name(self):
        return f"l10n-{self.number}-linux-{support.MACHINE}"

    def test_prints_the_path_of_the_program(self):
        result = self.install()
        self.assertEqual(result.returncode, 0, result.stderr)
        path = result.stdout.removesuffix("\n")
        self.assertEqual(path, os.path.join(self.folder, self.name, "bin", "l10n"))
        self.assertEqual(run([path]).stdout, "this is it\n")
        self.assertEqual(sorted(os.listdir(self.folder)), ["download", self.name])

    def test_asks_the_server_once(self):
        first = self.install()
        requests = list(self.server.requests)
        self.assertEqual(len(requests), 2)
        self.assertEqual(self.install().stdout, first.stdout)
        self.assertEqual(self.server.requests, requests)

    def test_takes_a_kept_download(self):
        """What a cache has restored is unpacked without the network."""
        self.install()
        kept = os.path.join(self.folder, "download")
        self.folder += " of the next run"
        os.makedirs(self.folder)
        os.rename(kept, os.path.join(self.folder, "download"))
        self.assertEqual(self.install(address="https://nowhere.invalid/l10n").returncode, 0)

    def test_replaces_a_damaged_download(self):
        support.write(os.path.join(self.folder, "download", support.archive(self.number)), "damaged")
        support.write(os.path.join(self.folder, "download", "SHA256SUMS"), "damaged")
        self.assertEqual(self.install().returncode, 0)

    def test_takes_wget_where_there_is_no_curl(self):
        for tool in ("sh", "uname", "mkdir", "mktemp", "awk", "sha256sum", "tar", "gzip", "mv", "rm", "tr", "wget"):
            path = shutil.which(tool)
            self.assertTrue(path, f"'{tool}' is not installed")
            os.makedirs(self.tools, exist_ok=True)
            os.symlink(path, os.path.join(self.tools, tool))
        result = self.install(PATH=self.tools)
        self.assertEqual(result.returncode, 0, result.stderr)
        os.remove(os.path.join(self.tools, "wget"))
        self.folder += " without"
        self.assertRefused(self.install(PATH=self.tools), "neither 'curl' nor 'wget'")

    def test_refuses_another_checksum(self):
        with open(os.path.join(self.release, support.archive(self.number)), "ab") as file:
            file.write(b"more")
        self.assertRefused(self.install(), "the SHA-256")

    def test_refuses_an_archive_without_a_checksum(self):
        support.write(os.path.join(self.release, "SHA256SUMS"), "0" * 64 + "  another.tar.gz\n")
        self.assertRefused(self.install(), "the SHA-256")

    def test_refuses_a_version_that_is_not_there(self):
        self.assertRefused(self.install(number="1.0.0"), "'SHA256SUMS' of version 1.0.0 cannot be downloaded")

    def test_refuses_other_machines(self):
        for script, message in (
            ('[ "$1" = -s ] && echo Darwin || echo arm64', "not for Darwin"),
            ('[ "$1" = -s ] && echo Linux || echo riscv64', "not for riscv64"),
        ):
            support.write(os.path.join(self.tools, "uname"), f"#!/bin/sh\n{script}\n", executable=True)
            self.assertRefused(self.install(PATH=f"{self.tools}:{os.environ['PATH']}"), message)

    def test_refuses_hostile_versions_and_addresses(self):
        for text in ("$(touch x)", "; rm -rf x", "1.0\n::error::x", "../../etc", "-o x", "`touch x`", "1.0/../2"):
            self.assertRefused(self.install(number=text), "is no version")
        hostile = "https://h/$(touch x)", "https://h/x\n::error::x", "https://h/a b"
        for text in ("", "file:", "-o x", "ftp://h/x", *hostile):
            result = self.install(address=text)
            self.assertRefused(result, "is no address")
            self.assertEqual(result.stderr.count("\n"), 1, result.stderr)
        self.assertEqual(self.server.requests, [])

    def test_program_of_the_release(self):
        with support.ReleaseServer(support.dist(), support.version()) as server:
            result = self.install(number=support.version(), address=server.address)
        self.assertEqual(result.returncode, 0, result.stderr)
        said = run([result.stdout.removesuffix("\n"), "--version"]).stdout
        self.assertTrue(said.startswith(f"l10n {support.version()} ("), said)


class FontsTest(unittest.TestCase):
    """apt-get, dpkg-query and id are scripts here: what would be installed is what is written down."""

    def fonts(self, packages, user=0, tools=("apt-get", "sudo")):
        scripts = {
            "dpkg-query": 'case "$*" in *fonts-there) printf installed ;; *) exit 1 ;; esac',
            "id": f"echo {user}",
            "apt-get": 'echo "apt-get $*" >>"$LOG"',
            "sudo": 'echo sudo >>"$LOG"; exec "$@"',
        }
        with tempfile.TemporaryDirectory() as folder:
            for tool in ("dpkg-query", "id", *tools):
                support.write(os.path.join(folder, tool), f"#!/bin/sh\n{scripts[tool]}\n", executable=True)
            for tool in ("sh", "env"):
                path = shutil.which(tool)
                os.symlink(path, os.path.join(folder, tool))
            log = os.path.join(folder, "log")
            support.write(log, "")
            result = run([FONTS, packages], PATH=folder, LOG=log)
            with open(log, encoding="utf-8") as file:
                return result, file.read()

    def test_installs_what_is_missing(self):
        result, log = self.fonts("fonts-there fonts-new")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn(" update\n", log)
        self.assertTrue(log.endswith(" --no-install-recommends fonts-new\n"), log)
        self.assertNotIn("sudo", log)

    def test_asks_for_rights(self):
        self.assertIn("sudo\napt-get", self.fonts("fonts-new", user=1000)[1])

    def test_does_nothing_where_nothing_is_missing(self):
        for packages in ("", "fonts-there"):
            result, log = self.fonts(packages, tools=())
            self.assertEqual((result.returncode, log), (0, ""))

    def test_fails_where_it_cannot_install(self):
        for user, tools in ((0, ()), (1000, ("apt-get",))):
            result, _ = self.fonts("fonts-new", user, tools)
            self.assertEqual(result.returncode, 2)
            self.assertIn("fonts-new cannot be installed here", result.stderr)

    def test_refuses_what_is_no_name(self):
        for text in ("$(touch x)", "a;b", "a\nb", "-o", "fonts-x -y", "../x", "A", "*"):
            result, log = self.fonts(text)
            self.assertEqual((result.returncode, log), (2, ""), text)


if __name__ == "__main__":
    unittest.main()
