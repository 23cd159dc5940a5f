"""The web site: the same bytes twice, every link leads somewhere, nothing is asked for outside of it.

The program is the one that L10N_BINARY names, else that of the release in L10N_DIST.
"""

import filecmp
import html.parser
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import site_documents
import support

SITE = os.path.join(support.ROOT, "scripts/site")
RELEASES = "https://example.org/owner/l10n/releases"
sys.path.insert(0, os.path.join(support.ROOT, "scripts/site.d"))
sys.dont_write_bytecode = True

import articles  # noqa: E402
import links  # noqa: E402
import markdown  # noqa: E402


def build(output, *options):
    environment = {**os.environ, "L10N_BINARY": site_documents.program()}
    return subprocess.run(
        [SITE, "--without-docc", *options, output], env=environment, capture_output=True, text=True, check=False)


def files(folder):
    return sorted(
        os.path.relpath(os.path.join(base, name), folder) for base, _, names in os.walk(folder) for name in names)


class Outline(html.parser.HTMLParser):
    """What a page is made of: headings with their levels, attributes of elements by name."""

    def __init__(self, text):
        super().__init__()
        self.headings, self.elements = [], {}
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(int(tag[1]))
        self.elements.setdefault(tag, []).append(dict(attributes))


class SiteTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.base = tempfile.mkdtemp(prefix="l10n-site-")
        cls.addClassCleanup(shutil.rmtree, cls.base)
        cls.folder = os.path.join(cls.base, "site")
        done = build(cls.folder)
        if done.returncode != 0:
            raise AssertionError(f"scripts/site ends with status {done.returncode}:\n{done.stderr}")
        cls.pages = {}
        for name in files(cls.folder):
            if name.endswith(".html") and not name.startswith("gallery/"):
                with open(os.path.join(cls.folder, name), encoding="utf-8") as file:
                    cls.pages[name] = file.read()

    def text(self, name):
        with open(os.path.join(self.folder, name), encoding="utf-8") as file:
            return file.read()

    def test_the_same_bytes_twice(self):
        again = os.path.join(self.base, "again")
        self.assertEqual(build(again).returncode, 0)
        names = files(self.folder)
        self.assertEqual(names, files(again))
        _, different, missing = filecmp.cmpfiles(self.folder, again, names, shallow=False)
        self.assertEqual((different, missing), ([], []))

    def test_every_link_leads_somewhere(self):
        self.assertEqual(links.problems(self.folder, ["gallery/"]), [])

    def test_a_broken_page_is_found(self):
        copy = os.path.join(self.base, "broken")
        shutil.copytree(self.folder, copy)
        path = os.path.join(copy, "index.html")
        for added, problem in (
            ('<a href="guides/none.html">x</a>', "'guides/none.html' leads to nothing"),
            ('<a href="rules/index.html#none">x</a>', "'rules/index.html#none' has no such anchor"),
            ('<img src="https://example.org/x.png">', "asks for 'https://example.org/x.png'"),
            ('<link rel="stylesheet" href="//example.org/x.css">', "asks for '//example.org/x.css'"),
            ('<p style="color:red">x</p>', "attribute 'style' on <p>"),
            ('<p onclick="x()">x</p>', "attribute 'onclick' on <p>"),
            ("<script>x()</script>", "inline script"),
            ('<p id="content">x</p>', "duplicate id 'content'"),
        ):
            with self.subTest(problem):
                with open(path, "w", encoding="utf-8") as file:
                    file.write(self.pages["index.html"].replace("</main>", f"{added}</main>"))
                found = links.problems(copy, ["gallery/"])
                self.assertEqual(len(found), 1, found)
                self.assertIn(problem, found[0])
        shutil.copyfile(os.path.join(self.folder, "index.html"), path)
        shutil.copyfile(path, os.path.join(copy, "lonely.html"))
        self.assertEqual(links.problems(copy, ["gallery/"]), ["lonely.html: no page links to it"])

    def test_each_page_is_whole(self):
        for name, text in self.pages.items():
            with self.subTest(name):
                page = Outline(text)
                self.assertEqual(page.headings.count(1), 1)
                inside = [level for level in page.headings if level > 1]
                self.assertTrue(all(level <= 4 for level in inside))
                self.assertEqual(page.elements["html"][0]["lang"], "en")
                policy = [one["content"] for one in page.elements["meta"] if "http-equiv" in one]
                self.assertEqual(len(policy), 1)
                self.assertIn("default-src 'none'", policy[0])
                self.assertNotIn("unsafe", policy[0])
                self.assertNotIn("http", policy[0])
                self.assertEqual(page.elements["a"][0], {"class": "skip-link", "href": "#content"})
                self.assertEqual([one.get("id") for one in page.elements["main"]], ["content"])
                self.assertTrue(all(one.get("alt") for one in page.elements.get("img", [])))
                self.assertTrue(all(one.get("title") for one in page.elements.get("iframe", [])))

    def test_nothing_of_this_machine_is_in_it(self):
        for name in files(self.folder):
            with open(os.path.join(self.folder, name), "rb") as file:
                content = file.read()
            for place in (support.ROOT, self.base):
                self.assertFalse(place.encode() in content, name)

    def test_the_gallery_is_that_of_the_sample_app(self):
        frames = Outline(self.pages["index.html"]).elements["iframe"]
        self.assertEqual([(one["src"], one["loading"]) for one in frames], [("gallery/index.html", "lazy")])
        manifest = json.loads(self.text("gallery/manifest.json"))
        self.assertEqual(len(manifest["locales"]), 19)
        self.assertEqual(manifest["project"], "Sample app")

    def test_each_rule_and_each_command_has_a_page(self):
        with open(os.path.join(support.ROOT, "Documentation/Rules.md"), encoding="utf-8") as file:
            rules = re.findall(r"^### ([\w-]+)$", file.read(), re.MULTILINE)
        self.assertGreater(len(rules), 80)
        for rule in rules:
            self.assertTrue(f"<h1>{rule}</h1>" in self.pages[f"rules/{rule}.html"], rule)
            # Links to the one page of all rules still lead to the rule.
            self.assertTrue(f'<tr id="{rule}">' in self.pages["rules/index.html"], rule)
        help_text = subprocess.run(
            [site_documents.program(), "help"], capture_output=True, text=True, check=True).stdout
        commands = re.findall(r"^  ([a-z][\w-]*)\s{2,}", help_text, re.MULTILINE)
        self.assertGreater(len(commands), 20)
        for command in commands:
            page = self.pages[f"commands/{command}.html"]
            options = subprocess.run(
                [site_documents.program(), "help", command], capture_output=True, text=True, check=True).stdout
            for option in re.findall(r"^  (--[\w-]+)", options, re.MULTILINE):
                self.assertTrue(f"<code>{option}" in page, (command, option))

    def test_the_index_of_the_search_leads_to_headings(self):
        text = self.text("search-index.js")
        self.assertTrue(text.startswith("searchIndex(") and text.endswith(");\n"))
        entries = json.loads(text.removeprefix("searchIndex(").removesuffix(");\n"))
        for address, title, heading, _ in entries:
            name, _, anchor = address.partition("#")
            self.assertIn(name, self.pages)
            self.assertTrue(title)
            self.assertTrue(not anchor or f'id="{anchor}"' in self.pages[name], address)
            self.assertEqual(bool(anchor), bool(heading))
        self.assertEqual({entry[0].partition("#")[0] for entry in entries}, set(self.pages))

    def test_texts_of_documents_are_no_markup(self):
        text = "# <b>T</b>\n\n<script>x()</script>\n\n[a](javascript:x()) `<i>`\n\n```swift\nlet a = \"<u>\"\n```\n"
        document = markdown.render(text, lambda target: target, None, lambda target: None)
        for tag in ("<script", "<b>", "<i>", "<u>", "javascript:"):
            self.assertNotIn(tag, document.title.replace("<b>T</b>", "T") + document.body)
        self.assertIn("<code>&lt;i&gt;</code>", document.body)

    def test_pages_of_docc_do_not_depend_on_an_address(self):
        archive, output = os.path.join(self.base, "archive"), os.path.join(self.base, "docc")
        frame = (
            '<html><head><meta charset="utf-8"><title>Documentation</title><script>var baseUrl = "/"</script>'
            '<script defer="defer" src="/js/index.js"></script><link href="/css/index.css" rel="stylesheet"></head>'
            "<body><noscript>Turn it on.</noscript></body></html>\n")
        support.write(os.path.join(archive, "index.html"), frame)
        support.write(os.path.join(archive, "js/index.js"), "\n")
        support.write(os.path.join(archive, "css/index.css"), "\n")
        support.write(os.path.join(archive, "data/documentation/strings/a.json"), '{"metadata": {"title": "A<B>"}}')
        os.mkdir(output)
        articles.copy_archive(archive, output)
        with open(os.path.join(output, "documentation/strings/a/index.html"), encoding="utf-8") as file:
            page = file.read()
        self.assertIn('src="../../../base.js"', page)
        self.assertIn('src="../../../js/index.js"', page)
        self.assertIn('href="../../../css/index.css"', page)
        self.assertIn("<title>A&lt;B&gt; – l10n</title>", page)
        self.assertIn("default-src 'none'", page)
        self.assertIsNone(re.search(r'(?:href|src)="/', page))
        self.assertTrue(os.path.isfile(os.path.join(output, "js/index.js")))
        support.write(os.path.join(archive, "index.html"), "<html></html>\n")
        os.mkdir(f"{output}-other")
        with self.assertRaisesRegex(ValueError, "template has changed"):
            articles.copy_archive(archive, f"{output}-other")

    def test_releases_and_repository_are_given(self):
        self.assertEqual([name for name, text in self.pages.items() if "example.org/owner" in text], [])
        output = os.path.join(self.base, "linked")
        repository = "https://example.org/owner/l10n"
        done = build(output, "--releases", RELEASES, "--repository", repository)
        self.assertEqual((done.returncode, done.stdout), (0, ""))
        with open(os.path.join(output, "guides/ten-minutes.html"), encoding="utf-8") as file:
            self.assertTrue(f'<a href="{RELEASES}" rel="noreferrer">' in file.read())
        with open(os.path.join(output, "guides/server.html"), encoding="utf-8") as file:
            self.assertTrue(f'<a href="{repository}/tree/HEAD/Examples/TextServer"' in file.read())

    def test_wrong_calls_are_refused(self):
        for options, message in (
            (["--realeses", "x"], "unknown option '--realeses'"),
            (["--releases"], "'--releases' needs an address"),
            (["--releases", "javascript:alert(1)"], "is no address"),
            (["--releases", 'https://x"><script>'], "is no address"),
            (["one", "two"], "unexpected argument 'two'"),
        ):
            with self.subTest(message):
                done = subprocess.run(
                    [SITE, "--without-docc", *options], cwd=self.base, capture_output=True, text=True, check=False,
                    env={**os.environ, "L10N_BINARY": site_documents.program()})
                self.assertNotEqual(done.returncode, 0)
                self.assertIn(message, done.stderr)
        precious = os.path.join(self.base, "precious")
        support.write(os.path.join(precious, "thesis.txt"), "ten years\n")
        done = build(precious)
        self.assertEqual(done.returncode, 2)
        self.assertIn("is not a site", done.stderr)
        self.assertEqual(files(precious), ["thesis.txt"])

    def test_it_works_in_a_browser(self):
        done = subprocess.run(
            [sys.executable, os.path.join(support.ROOT, "Tests/Browser/site.py"), self.folder],
            capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertRegex(done.stdout, r"\d+ passed, 0 failed")


if __name__ == "__main__":
    unittest.main()
