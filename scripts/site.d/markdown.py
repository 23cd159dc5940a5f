"""Markdown to HTML: cmark-gfm does the work; headings, links, pictures, code and tables are finished here."""

import html
import html.parser
import re
import subprocess

import highlight

# The directives of Tests/Release/site_blocks.py and other comments: `--unsafe` is off, so each becomes this.
OMITTED = "<!-- raw HTML omitted -->"
FILE_NAME = re.compile(r"[\w./-]+\.md")


class MarkdownError(Exception):
    """What cmark-gfm says, or that it is not there."""


def to_html(text):
    command = ["cmark-gfm", "--extension", "table", "--extension", "strikethrough", "--to", "html"]
    try:
        done = subprocess.run(command, input=text.encode(), capture_output=True, check=True)
    except FileNotFoundError:
        raise MarkdownError("'cmark-gfm' is missing: run scripts/bootstrap --tests") from None
    except subprocess.CalledProcessError as error:
        raise MarkdownError(error.stderr.decode("utf-8", "replace")) from None
    return done.stdout.decode().replace(OMITTED, "")


def slug(text, taken):
    """The anchor that GitHub gives a heading."""
    name = re.sub(r"[^\w\- ]", "", text.strip().lower()).replace(" ", "-") or "section"
    number, wanted = 0, name
    while name in taken:
        number += 1
        name = f"{wanted}-{number}"
    taken.add(name)
    return name


class Document:
    """A finished page: its HTML without the first heading, the title, the headings below, what can be searched."""

    def __init__(self, title, body, headings, sections):
        self.title, self.body, self.headings, self.sections = title, body, headings, sections

    @property
    def lead(self):
        """The first paragraph as text; where a page begins otherwise, what it is about."""
        paragraph = re.match(r"\s*<p>(.*?)</p>", self.body, re.DOTALL)
        if paragraph:
            return " ".join(html.unescape(re.sub(r"<[^>]+>", "", paragraph[1])).split())
        return ", ".join(text for level, _, text in self.headings if level == 2) + "."


class Finisher(html.parser.HTMLParser):
    """Reads the HTML of cmark-gfm once and writes that of the page."""

    def __init__(self, link, picture, name):
        super().__init__(convert_charrefs=False)
        self.link, self.picture, self.name = link, picture, name
        self.out, self.taken = [], set()
        self.title, self.headings = "", []
        self.sections = [("", "", [])]
        self.heading = self.code = self.header_cells = None
        self.anchors = []
        self.is_preformatted = self.is_header_cell = False

    def write(self, text):
        (self.heading[1] if self.heading else self.out).append(text)

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if re.fullmatch("h[1-6]", tag):
            self.heading = (tag, [], [])
        elif tag == "pre":
            self.is_preformatted = True
        elif tag == "code" and self.is_preformatted:
            self.code = (given.get("class", "").removeprefix("language-"), [])
        elif tag == "a":
            target = self.link(given["href"])
            self.anchors.append((target, given["href"]))
            if target:
                outside = ' rel="noreferrer"' if re.match("https?:", target) else ""
                self.write(f'<a href="{html.escape(target)}"{outside}>')
        elif tag == "img":
            source, size = self.picture(given["src"])
            about = html.escape(given.get("alt", ""))
            self.write(f'<img src="{html.escape(source)}" alt="{about}" {size} loading="lazy">')
        elif tag == "table":
            self.header_cells, self.table_start = [], len(self.out)
            self.write("<table>")
        else:
            if tag == "th" and self.header_cells is not None:
                self.header_cells.append([])
                self.is_header_cell = True
                given["scope"] = "col"
            align = given.pop("align", None)
            if align:
                given["class"] = f"align-{align}"
            pairs = [f'{name}="{html.escape(value or "")}"' for name, value in given.items()]
            self.write(f"<{' '.join([tag, *pairs])}>")

    def handle_endtag(self, tag):
        if self.heading and tag == self.heading[0]:
            self.finish_heading()
        elif tag == "pre":
            self.is_preformatted = False
        elif tag == "code" and self.code:
            language, pieces = self.code
            self.code = None
            text = "".join(pieces)
            self.sections[-1][2].append(text)
            label = f' data-language="{html.escape(language)}"' if language else ""
            self.write(f'<pre tabindex="0"{label}><code>{highlight.code(text, language)}</code></pre>')
        elif tag == "a":
            if self.anchors.pop()[0]:
                self.write("</a>")
        elif tag == "table":
            names = ", ".join(text for text in ("".join(cell).strip() for cell in self.header_cells or []) if text)
            label = html.escape(f"Table: {names}" if names else "Table")
            self.out[self.table_start] = f'<div class="table" role="region" tabindex="0" aria-label="{label}"><table>'
            self.write("</table></div>")
            self.header_cells = None
        else:
            self.is_header_cell = self.is_header_cell and tag != "th"
            self.write(f"</{tag}>")

    def finish_heading(self):
        tag, markup, words = self.heading
        self.heading = None
        text = "".join(words)
        if tag == "h1" and not self.title:
            self.title = text
            self.taken.add(slug(text, self.taken))
            return
        name = slug(text, self.taken)
        self.headings.append((int(tag[1]), name, text))
        self.sections.append((name, text, []))
        link = f'<a class="anchor" href="#{name}" aria-label="Link to “{html.escape(text)}”">#</a>'
        self.out.append(f'<{tag} id="{name}">{"".join(markup)} {link}</{tag}>')

    def handle_data(self, data):
        if self.code:
            self.code[1].append(data)
            return
        # A link that is called by its file is called by its page here.
        if self.anchors and FILE_NAME.fullmatch(data):
            data = self.name(self.anchors[-1][1]) or data
        if self.heading:
            self.heading[2].append(data)
        else:
            self.sections[-1][2].append(data)
        if self.is_header_cell:
            self.header_cells[-1].append(data)
        self.write(html.escape(data, quote=False))

    def handle_entityref(self, name):
        text = html.unescape(f"&{name};")
        if self.code:
            self.code[1].append(text)
            return
        (self.heading[2] if self.heading else self.sections[-1][2]).append(text)
        self.write(f"&{name};")

    def handle_charref(self, name):
        self.handle_data(html.unescape(f"&#{name};"))


def render(text, link, picture, name):
    """A document of Markdown.

    `link` gives the address of a link's target, or None where it becomes plain text; `picture` the address of a
    picture with its size as attributes; `name` the name of the page that a link leads to.
    """
    finisher = Finisher(link, picture, name)
    finisher.feed(to_html(text))
    finisher.close()
    sections = [(name, heading, " ".join("".join(words).split())) for name, heading, words in finisher.sections]
    return Document(finisher.title, "".join(finisher.out), finisher.headings, sections)
