"""Projects in object storage, without an engine; `memory://` is the storage of this process."""

import json
import os

import fsspec

import support  # First: it says where the modules are.
import objects
import units
from units import Call, Unit

URL = "memory://bucket/apps"


class ObjectsTest(support.TreeCase):
    is_flat = True

    def setUp(self) -> None:
        super().setUp()
        self.storage = fsspec.filesystem("memory")
        self.addCleanup(self.storage.store.clear)
        self.temporary = self.path("temporary")
        os.mkdir(self.temporary)
        for folder, _, names in os.walk(self.path("Apps")):
            for name in names:
                path = os.path.join(folder, name)
                self.storage.put_file(path, "/bucket/apps/" + os.path.relpath(path, self.path("Apps")))
        self.storage.pipe_file("/bucket/apps/README.md", b"beside the projects")
        self.storage.pipe_file("/bucket/apps/.git/config", b"nobody's project")

    def check(self, url: str, *options: str) -> list[Unit]:
        """Checks all projects below a URL, one after the other."""
        call = Call(support.program(), self.folder, options, 1, url)
        found = units.plan(call, [url])
        before = objects.tempfile.tempdir
        objects.tempfile.tempdir = self.temporary
        try:
            with open(self.path("spool.ndjson"), "wb") as file:
                file.writelines(units.check([unit], call) for unit in found)
        finally:
            objects.tempfile.tempdir = before
        self.assertEqual(os.listdir(self.temporary), [])
        return found

    def test_reports_what_one_run_reports(self) -> None:
        for url in (URL, URL + "/", f"file://{self.path('Apps')}"):
            found = self.check(url)
            self.assertEqual(len(found), len(self.names))
            self.assertEqual([unit.bytes for unit in found], sorted((unit.bytes for unit in found), reverse=True))
            self.assert_same_reports("spool.ndjson", whole=".", folder=self.path("Apps"))

    def test_hands_options_to_the_plan(self) -> None:
        self.check(URL, "--only", "missing-argument")
        merged = self.l10n("merge-reports", "--format", "json", "spool.ndjson")
        whole = self.l10n("check", "Apps", "--only", "missing-argument", "--format", "json")
        self.assertEqual(support.different(merged.stdout, whole.stdout), "")

    def test_tells_of_a_project_that_fails(self) -> None:
        self.storage.pipe_file(f"/bucket/apps/{self.names[3]}/l10n.json", b"{ broken")
        self.storage.pipe_file("/bucket/apps/two/one/en.lproj/Localizable.strings", b'"a" = "A";')
        self.storage.pipe_file("/bucket/apps/two/more/en.lproj/Localizable.strings", b'"a" = "A";')
        self.check(URL)
        merged = self.l10n("merge-reports", "spool.ndjson")
        self.assertEqual(merged.returncode, 2)
        self.assertIn(f"'{self.names[3]}' was not checked: l10n.json:1:", merged.stderr)
        self.assertIn(f"'two' was not checked: holds 2 projects: call for '{URL}/two'", merged.stderr)
        self.assertEqual(merged.stderr.count("was not checked"), 2)

    def test_refuses_names_that_lead_out(self) -> None:
        for name in ("app0/../../out.strings", "../out.strings", "app1//en.lproj/a.strings", "app2/./a.strings"):
            self.storage.pipe_file(f"/bucket/apps/{name}", b'"a" = "A";')
        self.check(URL)
        errors = {line["path"]: line["error"] for line in self.spooled() if "error" in line}
        self.assertEqual(sorted(errors), ["..", "app0", "app1", "app2"])
        for error in errors.values():
            self.assertIn("is no name of a file below a folder", error)
        self.assertEqual([names for _, _, names in os.walk(self.folder) if "out.strings" in names], [])

    def test_notices_what_has_changed(self) -> None:
        def plan() -> str:
            return json.loads(objects.plan(URL, [])[0])["plan"]

        before = plan()
        self.assertEqual(plan(), before)
        self.assertNotEqual(json.loads(objects.plan(URL, ["--only", "extra-key"])[0])["plan"], before)
        self.storage.pipe_file("/bucket/apps/app0/en.lproj/Localizable.strings", b'"other" = "Other";')
        self.assertNotEqual(plan(), before)

    def test_tells_what_is_gone(self) -> None:
        call = Call(support.program(), self.folder, (), 1, URL)
        found = units.plan(call, [URL])
        self.storage.rm(f"/bucket/apps/{json.loads(found[0].line)['path']}", recursive=True)
        self.assertIn("is not there any more", json.loads(units.check(found[:1], call))["error"])
