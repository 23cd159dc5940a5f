"""Builds the site: a folder of files that any web server serves, and that opens from a disk.

usage: build.py --output FOLDER --l10n PROGRAM [--docc ARCHIVE] [--releases URL] [--repository URL]

Runs in the root of the project. Same input, same bytes.
"""

import argparse
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile

import articles
import catalogue
import commands
import links
import markdown
import rules
import template

HERE = os.path.dirname(os.path.abspath(__file__))
FRAME = ('<div class="gallery"><iframe src="gallery/index.html" title="The gallery of the sample app" loading="lazy">'
         "</iframe></div>")
# What the sample project is made of; the gallery is called by the name of its folder.
SAMPLE = ("l10n.json", "Strings", "Tokens", ".fonts")
SAMPLE_NAME = "Sample app"


class Site:
    def __init__(self, options):
        self.options = options
        version = commands.run(options.l10n, "--version")
        self.version = re.match(r"l10n (\S+)", version)[1]
        self.rules = rules.Rules(catalogue.read("Documentation/Rules.md"))
        self.groups, self.commands = commands.read(options.l10n)
        self.library = articles.pages()
        self.files = [*catalogue.pages(), *self.library]
        self.overview = catalogue.Page("rules/index.html", "rules", "Documentation/Rules.md", self.rules.overview)
        self.pages = []
        self.pictures = {}
        copied = {path: f"schemas/{os.path.basename(path)}" for path in catalogue.SCHEMAS}
        if options.docc:
            copied["docc"] = articles.START
        addresses = {page.source: page.address for page in self.files}
        addresses |= {"README.md": "index.html", "Documentation/guides": "guides/index.html"}
        self.links = links.Links(addresses, set(self.rules.pages), copied, options.repository)
        self.copied = copied
        self.names = {page.source: page.short or heading(page.markdown) for page in self.files}
        self.names["Documentation/Rules.md"] = "the rules"
        self.frame = template.Frame(self.version, self.navigation())

    def navigation(self):
        """The entries of each section: groups of (address, name)."""
        def entries(prefix, names):
            return [(f"{prefix}/{name}.html", name) for name in names]

        by_source = {page.source: page for page in self.files}
        reference = []
        for title, names in catalogue.documents():
            found = [by_source[catalogue.source_of(name)] for name in names]
            reference.append((title, [(page.address, page.short or heading(page.markdown)) for page in found]))
        library = [(page.address, page.short) for page in self.library]
        if self.options.docc:
            library.append((articles.START, "All symbols"))
        return {
            "guides": [("", [(f"guides/{name}.html", title) for name, title in catalogue.GUIDES])],
            "reference": [(title, found) for title, found in reference if found],
            "rules": [("", [("rules/index.html", "All rules")]),
                      *((title, entries("rules", names)) for title, names in self.rules.groups)],
            "commands": [("", [("commands/index.html", "All commands")]),
                         *((title, entries("commands", names)) for title, names in self.groups)],
            "library": [("", library)],
        }

    # Pages

    def render(self, page):
        text = re.sub(r"\b(l10n[-_])VERSION(?![A-Z])", rf"\g<1>{self.version}", page.markdown)
        if self.options.releases:
            text = text.replace("the releases page", f"[the releases page]({self.options.releases})")
        page.document = markdown.render(
            text, lambda target: self.links.resolve(page, target), lambda source: self.picture(page, source),
            lambda target: self.names.get(self.links.source(page, target)))
        self.pages.append(page)
        return page

    def picture(self, page, source):
        path = os.path.normpath(os.path.join(os.path.dirname(page.source), source))
        with open(path, "rb") as file:
            head = file.read(24)
        if head[:8] != b"\x89PNG\r\n\x1a\n":
            raise links.LinkError(f"{page.source}: '{source}' is no PNG file")
        width, height = struct.unpack(">II", head[16:24])
        self.pictures[path] = f"pictures/{os.path.basename(path)}"
        return links.relative(self.pictures[path], page.address), f'width="{width}" height="{height}"'

    def write(self, address, text):
        path = os.path.join(self.options.output, address)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def write_files(self):
        for page in self.files:
            self.render(page)
            self.write(page.address, self.frame.article(page))

    def write_rules(self):
        page = self.render(self.overview)
        page.document.body = rules.with_old_anchors(page.document.body, self.rules.pages)
        self.write(page.address, self.frame.article(page))
        for name in self.rules.pages:
            page = catalogue.Page(f"rules/{name}.html", "rules", "Documentation/Rules.md", self.rules.page(name))
            self.render(page)
            before, after = self.rules.neighbours(name)
            ends = [f'<a href="{other}.html">{arrow} {other}</a>' if other else "<span></span>"
                    for other, arrow in ((before, "←"), (after, "→"))]
            self.write(page.address, self.frame.article(
                page, after=f'<nav class="next" aria-label="Rules before and after">{"".join(ends)}</nav>\n'))

    def write_commands(self):
        page = catalogue.Page("commands/index.html", "commands", None, commands.overview(self.groups, self.commands))
        self.write(page.address, self.frame.article(self.render(page)))
        for name, command in self.commands.items():
            page = self.render(catalogue.Page(f"commands/{name}.html", "commands", None, command.markdown()))
            self.write(page.address, self.frame.article(page))

    def write_index(self, section, title, intro):
        """The first page of a section: a card for each of its pages."""
        page = catalogue.Page(f"{section}/index.html", section, None, f"# {title}\n\n{intro}\n")
        self.render(page)
        by_address = {one.address: one for one in self.pages}
        parts = []
        for group, entries in self.navigation()[section]:
            cards = "".join(self.card(page, by_address[address], name) for address, name in entries)
            parts.append((f"<h2>{template.escape(group)}</h2>" if group else "") + f'<ul class="cards">{cards}</ul>')
        page.document.body += "\n".join(parts)
        self.write(page.address, self.frame.article(page))

    def card(self, page, other, name):
        about = re.split(r"(?<=[.?])\s|:\s|:$", other.document.lead, maxsplit=1)[0]
        return (f'<li><a href="{links.relative(other.address, page.address)}"><strong>{template.escape(name)}</strong>'
                f"<span>{template.escape(about)}</span></a></li>")

    def write_start(self):
        page = catalogue.Page("index.html", "start", "scripts/site.d/start.md", catalogue.read(f"{HERE}/start.md"))
        document = self.render(page).document
        lead, rest = document.body.split("<h2", 1)
        rest = "<h2" + rest
        mark = '<h2 id="install"'
        if rest.count(mark) != 1:
            raise links.LinkError("scripts/site.d/start.md: no heading 'Install', before which the gallery stands")
        body = f"""<main id="content" tabindex="-1">
<h1>{template.escape(document.title)}</h1>
<div class="lead">{lead}</div>
<ul class="actions"><li><a href="guides/ten-minutes.html">Start in ten minutes</a></li>
<li><a href="gallery/index.html">Open the gallery</a></li><li><a href="rules/index.html">See the rules</a></li></ul>
{rest.replace(mark, FRAME + mark)}
</main>"""
        self.write(page.address, self.frame.page(page, body, description=document.lead))

    # What is not a page

    def write_search(self):
        found = []
        for page in self.pages:
            for name, heading, text in page.document.sections:
                if text or heading:
                    found.append([page.address + (f"#{name}" if name else ""), page.document.title, heading, text])
        rows = ",\n".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in found)
        # A script that is read line by line does not know these two as white space.
        rows = rows.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
        self.write("search-index.js", f"searchIndex([\n{rows}\n]);\n")

    def copy_files(self):
        for name in sorted(os.listdir(f"{HERE}/assets")):
            shutil.copyfile(f"{HERE}/assets/{name}", os.path.join(self.options.output, name))
        for path, address in [*self.pictures.items(), *self.copied.items()]:
            if os.path.isfile(path):
                target = os.path.join(self.options.output, address)
                os.makedirs(os.path.dirname(target), exist_ok=True)
                shutil.copyfile(path, target)
        # GitHub Pages leaves out files whose names begin with an underscore, unless this file says otherwise.
        self.write(".nojekyll", "")
        if self.options.docc:
            articles.copy_archive(self.options.docc, os.path.join(self.options.output, "docc"))

    def write_gallery(self):
        # Two sizes and all languages: small enough to be loaded by everybody, large enough to be looked around in.
        with tempfile.TemporaryDirectory() as folder:
            sample = os.path.join(folder, SAMPLE_NAME)
            os.mkdir(sample)
            for name in SAMPLE:
                os.symlink(os.path.abspath(name), os.path.join(sample, name))
            subprocess.run(
                [self.options.l10n, "preview", sample, "--output", os.path.join(self.options.output, "gallery"),
                 "--locale", "all", "--locale", "pseudo", "--size", "large", "--size", "accessibility3"],
                check=True, stdout=subprocess.DEVNULL)

    def build(self):
        self.write_files()
        self.write_rules()
        self.write_commands()
        self.write_index("guides", "Guides", "Each guide shows what its commands print. They are run by the tests.")
        self.write_index("reference", "Reference", "Every option, format and limit.")
        self.write_start()
        self.write_search()
        self.copy_files()
        self.write_gallery()
        return links.problems(self.options.output, ["gallery/", "docc/"])


def heading(text):
    return re.search(r"^# (.+)$", text, re.MULTILINE)[1].replace("`", "")


def main():
    parser = argparse.ArgumentParser()
    for name in ("--output", "--l10n"):
        parser.add_argument(name, required=True)
    for name in ("--docc", "--releases", "--repository"):
        parser.add_argument(name)
    options = parser.parse_args()
    for address in (options.releases, options.repository):
        if address and not re.fullmatch(r"https?://[^\s<>\"'()\[\]]+", address):
            sys.exit(f"site: '{address}' is no address: it begins with https://")
    options.repository = options.repository and options.repository.rstrip("/")
    try:
        problems = Site(options).build()
    except (links.LinkError, markdown.MarkdownError, OSError, ValueError) as error:
        sys.exit(f"site: {error}")
    except subprocess.CalledProcessError as error:
        sys.exit(f"site: '{' '.join(error.cmd)}' failed with status {error.returncode}")
    for problem in problems:
        print(f"site: {problem}", file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
