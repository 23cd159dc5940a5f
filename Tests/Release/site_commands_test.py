"""The commands of the documentation: each is run where it can be, and prints what the guides show.

The program is the one that L10N_BINARY names, else that of the release in L10N_DIST.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import site_blocks
import site_documents
import support

IDENTITY = {
    f"GIT_{who}_{what}": value
    for who in ("AUTHOR", "COMMITTER")
    for what, value in (("NAME", "Reader"), ("EMAIL", "reader@example.org"))
}


def read(document):
    with open(os.path.join(support.ROOT, document), encoding="utf-8") as file:
        return file.read()


class Workspaces:
    """The folders of one document's commands, removed at the end."""

    def __init__(self, test):
        self.test = test
        self.bin = self.folder()
        os.symlink(site_documents.program(), os.path.join(self.bin, "l10n"))
        keep = {name: os.environ[name] for name in ("LANG", "LC_ALL", "TMPDIR") if name in os.environ}
        # The reader's own settings, a CI system around the test and its caches must not matter.
        self.environment = {
            **keep, **IDENTITY, "PATH": f"{self.bin}:{os.environ['PATH']}", "HOME": self.folder(), "TERM": "dumb",
            "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1",
        }

    def folder(self):
        folder = tempfile.mkdtemp(prefix="l10n-guide-")
        self.test.addCleanup(shutil.rmtree, folder)
        return folder

    def session(self, kind):
        folder = self.folder()
        if kind == "sample":
            site_documents.copy_sample(folder)
        elif kind in ("pages", "small"):
            site_documents.prepare(folder, self.environment, kind == "small")
        elif kind != "empty":
            self.test.fail(f"unknown workspace '{kind}' (there are sample and empty)")
        return site_blocks.Session(folder, self.environment)


class GuideTests(unittest.TestCase):
    def test_each_command_prints_what_the_guide_shows(self):
        for document in site_documents.GUIDES:
            with self.subTest(document):
                self.follow(document)

    def follow(self, document):
        workspaces, session = Workspaces(self), None
        for block in site_blocks.blocks(read(document)):
            if "workspace" in block.directives or session is None:
                session = workspaces.session(block.directives.get("workspace", "empty"))
            if "file" in block.directives:
                support.write(os.path.join(session.folder, block.directives["file"]), block.text)
            elif block.holds_commands and not {"not run", "release"} & block.directives.keys():
                for command, shown in block.commands():
                    self.step(document, block, session, command, shown)

    def step(self, document, block, session, command, shown):
        printed = session.run(command)
        place = f"{document}:{block.line}: $ {command}"
        self.assertIn(session.status, (0, 1), f"{place}\nends with status {session.status}:\n{printed}")
        if shown is not None and not site_blocks.matches(shown, printed):
            self.fail(f"{place}\nshows\n" + "\n".join(shown) + f"\nand prints\n{printed}")

    def test_excerpts_are_in_their_files(self):
        count = 0
        for document in site_documents.GUIDES:
            text = read(document)
            for match in re.finditer(r"<!-- excerpt: (\S+) -->\n```\w+\n(.*?)```\n", text, re.DOTALL):
                count += 1
                self.assertIn(match[2], read(match[1]), f"{document}: this is not in {match[1]} any more")
            self.assertEqual(text.count("<!-- excerpt:"), len(re.findall(r"<!-- excerpt: \S+ -->\n```", text)))
        self.assertGreater(count, 0)

    def test_what_is_not_run_is_counted(self):
        found = []
        for document in site_documents.GUIDES:
            for block in site_blocks.blocks(read(document)):
                if why := block.directives.get("not run"):
                    found += [f"{document}:{block.line}: {command} ({why})" for command, _ in block.commands()]
        print("\n".join(["", *found, f"{len(found)} commands of the guides are not run"]), file=sys.stderr)
        # One more needs a reason that a reader would accept.
        self.assertLessEqual(len(found), 4)


class PageTests(unittest.TestCase):
    def test_each_command_can_be_used(self):
        left_out = []
        for document in site_documents.PAGES:
            with self.subTest(document):
                session, kind = None, "small" if document in site_documents.SMALL else "pages"
                for block in site_blocks.blocks(read(document)):
                    if not block.holds_commands:
                        continue
                    session = session or Workspaces(self).session(kind)
                    for command, _ in block.commands():
                        command = command.split("  #")[0].replace("/tmp/base", "base").strip()
                        if why := block.directives.get("not run") or site_documents.reason(command):
                            left_out.append(f"{document}:{block.line}: {command} ({why})")
                            continue
                        printed = session.run(command)
                        self.assertIn(session.status, (0, 1), f"{document}:{block.line}: $ {command}\n{printed}")
        print("\n".join(["", *left_out, f"{len(left_out)} commands of other pages are not run"]), file=sys.stderr)


class OptionTests(unittest.TestCase):
    """Options are read wherever a call is written, also where it is not run."""

    @classmethod
    def setUpClass(cls):
        def text(*arguments):
            call = [site_documents.program(), *arguments]
            return subprocess.run(call, capture_output=True, text=True, check=True).stdout

        cls.commands = re.findall(r"^  ([a-z][\w-]*)\s{2,}", text("help"), re.MULTILINE)
        cls.options = {
            name: {*re.findall(r"(?<![\w-])(--?[a-zA-Z][\w-]*)", text("help", name)), "--", "--help"}
            for name in cls.commands
        }

    def calls(self, document):
        """The words of each call of l10n in code, with its line."""
        lines = read(document).splitlines()
        inside = False
        for number, line in enumerate(lines, 1):
            if re.match(r"(```|~~~)", line):
                inside = not inside
            # A call in a sentence may go on in the next line.
            following = lines[number] if number < len(lines) else ""
            spans = [line] if inside else re.findall(r"`([^`]*)`", f"{line} {following}")
            for span in spans:
                for call in re.findall(r"(?:^|[\s/$(\"])l10n ([a-z][\w-]*(?: [^|;#>&`]*)?)", span):
                    yield number, call.split()

    def problem(self, words):
        name, *rest = words
        if name in ("help", "explain"):
            known = name == "explain" or not rest or rest[0] in (*self.commands, "COMMAND")
            return None if known else f"command '{rest[0]}'"
        if name not in self.commands:
            # Without an option it may be a sentence, as in "l10n reads".
            return f"command '{name}'" if any(word.startswith("-") for word in rest) else None
        for word in rest:
            option = word.strip("'\"[](),.:").split("=")[0]
            if re.fullmatch(r"--?[a-zA-Z][\w-]*", option) and option not in self.options[name]:
                return f"option '{option}' of '{name}'"
        return None

    def test_every_option_that_is_written_down_exists(self):
        count = 0
        for document in site_documents.GUIDES + site_documents.PAGES + ("Documentation/Rules.md",):
            for number, words in self.calls(document):
                count += 1
                self.assertIsNone(self.problem(words), f"{document}:{number}: l10n {' '.join(words)}")
        self.assertGreater(count, 200)

    def test_one_that_does_not_exist_is_found(self):
        self.assertIsNone(self.problem(["check", "--size", "all"]))
        self.assertEqual(self.problem(["check", "--sizes=all"]), "option '--sizes' of 'check'")
        self.assertEqual(self.problem(["chek", "--size", "all"]), "command 'chek'")
        self.assertEqual(self.problem(["help", "chek"]), "command 'chek'")


class ReleaseTests(unittest.TestCase):
    def test_installing_does_what_the_guides_say(self):
        number = support.version()
        for document in site_documents.GUIDES:
            for block in site_blocks.blocks(read(document)):
                if "release" not in block.directives:
                    continue
                session = Workspaces(self).session("empty")
                name = support.archive()
                os.symlink(os.path.join(support.dist(), name), os.path.join(session.folder, name))
                for command, _ in block.commands():
                    command = command.replace("VERSION", number).replace("x86_64", support.MACHINE)
                    printed = session.run(command)
                    self.assertEqual(session.status, 0, f"{document}:{block.line}: $ {command}\n{printed}")
                self.assertIn(f"l10n {number}", printed, f"{document}: the last command says the version")


class MatchingTests(unittest.TestCase):
    def test_what_differs_is_found(self):
        for shown, printed in (
            (["a"], "b\n"), (["a"], "a\nb\n"), ([], "a\n"), (["a", "…", "b"], "a\nx\nc\n"), (["a…c"], "a\nc\n"),
            (["a.c"], "abc\n"),
        ):
            self.assertFalse(site_blocks.matches(shown, printed), (shown, printed))

    def test_an_ellipsis_stands_for_lines_or_characters(self):
        for shown, printed in (
            ([], ""), (["a"], "a\n"), (["a", "…", "b"], "a\nb\n"), (["a", "…", "b"], "a\nx\n\ny\nb\n"),
            (["a…c"], "abbc\n"), (["…"], ""),
        ):
            self.assertTrue(site_blocks.matches(shown, printed), (shown, printed))

    def test_blocks_and_commands(self):
        text = (
            "<!-- workspace: sample -->\nText\n```sh\n# a comment\nl10n a \\\n  b\n```\n\n"
            "<!-- not run: why -->\n```console\n$ l10n c\nout\n$ echo $?\n0\n```\n"
        )
        first, second = site_blocks.blocks(text)
        self.assertEqual((first.directives, first.line), ({"workspace": "sample"}, 3))
        self.assertEqual(first.commands(), [("l10n a \\\n  b", None)])
        self.assertEqual(second.directives, {"not run": "why"})
        self.assertEqual(second.commands(), [("l10n c", ["out"]), ("echo $?", ["0"])])


if __name__ == "__main__":
    unittest.main()
