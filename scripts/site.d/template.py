"""The frame of a page: head, header, navigation, contents, foot."""

import html
import posixpath

import links

# Scripts and styles are files of the site; nothing else is asked for. The gallery of the start page is a frame.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; frame-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
SECTIONS = (
    ("guides", "Guides", "guides/index.html"),
    ("rules", "Rules", "rules/index.html"),
    ("commands", "Commands", "commands/index.html"),
    ("reference", "Reference", "reference/index.html"),
    ("library", "Library", "library.html"),
)
DIALOG = """<dialog id="search-dialog" aria-label="Search">
<form method="dialog" aria-label="Search this site"><input type="search" aria-label="Search this site"
placeholder="Rule, option, command …" autocomplete="off" spellcheck="false">
<button aria-label="Close">Esc</button></form>
<output></output>
<ol></ol>
</dialog>"""


def escape(text):
    return html.escape(text)


class Frame:
    """What all pages share: the version in the foot, and the entries of each section's navigation."""

    def __init__(self, version, navigation):
        self.version, self.navigation = version, navigation

    def header(self, page):
        items = []
        for name, title, address in SECTIONS:
            here = ' aria-current="true"' if name == page.section else ""
            items.append(f'<li><a href="{links.relative(address, page.address)}"{here}>{title}</a></li>')
        home = links.relative("index.html", page.address)
        return f"""<header class="top"><div class="bar">
<a class="brand" href="{home}">l10n</a>
<nav aria-label="Site"><ul>{"".join(items)}</ul></nav>
<div class="tools"><search><button id="search" type="button" hidden>Search <kbd>/</kbd></button></search>
<button id="appearance" type="button" hidden>Auto</button></div>
</div></header>"""

    def aside(self, page):
        groups = self.navigation.get(page.section, [])
        if not groups:
            return ""
        parts = []
        for title, entries in groups:
            rows = []
            for address, name in entries:
                here = ' aria-current="page"' if address == page.address else ""
                rows.append(f'<li><a href="{links.relative(address, page.address)}"{here}>{escape(name)}</a></li>')
            heading = f'<p class="group">{escape(title)}</p>' if title else ""
            parts.append(f"{heading}<ul>{''.join(rows)}</ul>")
        name = next(title for section, title, _ in SECTIONS if section == page.section)
        return f'<nav class="section" aria-label="{name}">{"".join(parts)}</nav>'

    def contents(self, document):
        entries = [(level, name, text) for level, name, text in document.headings if level <= 3]
        if len(entries) < 3:
            return ""
        rows = "".join(
            f'<li class="level-{level}"><a href="#{name}">{escape(text)}</a></li>' for level, name, text in entries
        )
        return f'<details class="contents"><summary>On this page</summary><ul>{rows}</ul></details>'

    def page(self, page, body, title=None, description=""):
        root = posixpath.relpath(".", posixpath.dirname(page.address) or ".") + "/"
        root = "" if root == "./" else root
        name = f"{title} – l10n" if title else "l10n – localisation checks for iOS apps"
        if len(description) > 180:
            description = description[:180].rsplit(" ", 1)[0] + " …"
        about = f'<meta name="description" content="{escape(description)}">\n' if description else ""
        return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
{about}<title>{escape(name)}</title>
<link rel="icon" href="{root}icon.svg">
<link rel="stylesheet" href="{root}site.css">
<script src="{root}appearance.js"></script>
</head>
<body class="{page.section}">
<a class="skip-link" href="#content">Skip to content</a>
{self.header(page)}
{body}
<footer class="foot"><section aria-label="About this site"><p>l10n {escape(self.version)} · MIT licence.
These pages ask for nothing outside of this site.</p></section></footer>
{DIALOG}
<script src="{root}site.js" data-root="{root}" defer></script>
</body>
</html>
"""

    def article(self, page, before="", after=""):
        """A page of text: navigation of its section, contents, the document."""
        document = page.document
        body = f"""<div class="columns">
{self.aside(page)}
<main id="content" tabindex="-1">
{self.contents(document)}
<article>
{before}<h1>{escape(document.title)}</h1>
{document.body}
{after}</article>
</main>
</div>"""
        return self.page(page, body, document.title, document.lead)
