"""Which pages the site has, where each stands, and what the navigation calls it."""

import os

GUIDES = (
    ("ten-minutes", "Ten minutes to a gate in CI"),
    ("adopt", "An app with 1,000 findings"),
    ("components-from-code", "Components from code"),
    ("design-system", "A design system"),
    ("translators", "For translators"),
    ("server", "Texts of a server"),
)
REFERENCE = (
    ("Checking", ("configuration", "reporters", "fixes", "stats")),
    ("In your editor", ("editors", "agents")),
    ("In your build", ("ci", "plugins", "scale")),
    ("Code", ("scan", "sync", "views")),
    ("Layout", ("component-extension", "system-components", "truncation", "fonts", "pseudo")),
    ("Gallery", ("preview", "preview-pictures", "hand-off", "preview-data")),
    ("Formats", ("formats", "compiling", "locale-data", "token-exchange")),
)
# What the navigation says where the title of the page is a sentence.
SHORT = {
    "component-extension": "Components and devices",
    "configuration": "Configuration",
    "fixes": "Fixes",
    "preview": "The gallery",
    "preview-data": "Data of the gallery",
    "preview-pictures": "Pictures and differences",
    "reporters": "Reports",
    "token-exchange": "Tokens from and to Swift",
    "views": "Views from code",
}
# Files that editors and other programs read; each is copied to schemas/.
SCHEMAS = (
    "Documentation/l10n.schema.json",
    "Tokens/component.schema.json",
    "Tokens/origin.schema.json",
    "metrics/font-metrics.schema.json",
    "pseudo/pseudo.schema.json",
)


class Page:
    """A page of the site: its `address` below the root, the file that it is made of, its Markdown."""

    def __init__(self, address, section, source, markdown, short=None):
        self.address, self.section, self.source, self.markdown = address, section, source, markdown
        self.short = short
        self.document = None


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def documents():
    """The names of the pages of Documentation, in the groups of the reference; new ones stand in the last."""
    present = {name[:-3] for name in os.listdir("Documentation") if name.endswith(".md") and name != "Rules.md"}
    present.add("formats")
    groups = [(title, [name for name in names if name in present]) for title, names in REFERENCE]
    listed = {name for _, names in groups for name in names}
    return [*groups, ("More", sorted(present - listed))]


def source_of(name):
    return "scripts/site.d/formats.md" if name == "formats" else f"Documentation/{name}.md"


def pages():
    """The pages that are files of the project; those of rules and commands are made of others."""
    found = []
    for name, short in GUIDES:
        path = f"Documentation/guides/{name}.md"
        found.append(Page(f"guides/{name}.html", "guides", path, read(path), short))
    for _, names in documents():
        for name in names:
            path = source_of(name)
            found.append(Page(f"reference/{name}.html", "reference", path, read(path), SHORT.get(name)))
    return found
