"""Where a link of the Markdown leads on the site, and whether every link of the finished site leads somewhere."""

import html.parser
import os
import posixpath
import re
import urllib.parse

OUTSIDE = re.compile(r"(?:https?|mailto):", re.IGNORECASE)
# Attributes by which a page asks for something when it is opened.
LOADING = {"src", "srcset", "poster", "data", "background", "action", "formaction", "ping", "manifest"}


class LinkError(Exception):
    """A link of the Markdown that leads nowhere."""


class Links:
    """`addresses` are those of the pages by source file, `copied` those of other files, `rules` the names of rules."""

    def __init__(self, addresses, rules, copied, repository):
        self.addresses, self.rules, self.copied, self.repository = addresses, rules, copied, repository

    def source(self, page, target):
        """The path of the file that a link of the page names."""
        path = urllib.parse.unquote(target.partition("#")[0])
        return posixpath.normpath(posixpath.join(posixpath.dirname(page.source or ""), path))

    def resolve(self, page, target):
        """The address of a link's target as seen from the page, or None for a file that is not on the site."""
        if OUTSIDE.match(target):
            return target
        path, _, anchor = target.partition("#")
        fragment = f"#{anchor}" if anchor else ""
        if not path and page.source != "Documentation/Rules.md":
            return fragment
        if page.source is None:
            return path + fragment
        whole = self.source(page, target)
        if not path or whole == "Documentation/Rules.md":
            if anchor in self.rules:
                return relative(f"rules/{anchor}.html", page.address)
            return relative("rules/index.html", page.address) + fragment
        for known in (self.addresses, self.copied):
            if whole in known:
                return relative(known[whole], page.address) + fragment
        if whole.startswith("../") or not os.path.exists(whole):
            raise LinkError(f"{page.source}: '{target}' leads to nothing")
        if not self.repository:
            return None
        kind = "tree" if os.path.isdir(whole) else "blob"
        return f"{self.repository}/{kind}/HEAD/{urllib.parse.quote(whole)}{fragment}"


def relative(address, origin):
    return posixpath.relpath(address, posixpath.dirname(origin) or ".")


class Reading(html.parser.HTMLParser):
    """The anchors, links and loaded files of one page."""

    def __init__(self):
        super().__init__()
        self.anchors, self.links, self.loads, self.inline = set(), [], [], []

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                if value in self.anchors:
                    self.inline.append(f"duplicate id '{value}'")
                self.anchors.add(value)
            elif name == "href":
                (self.links if tag == "a" else self.loads).append(value)
            elif name in LOADING:
                self.loads.append(value)
            elif name.startswith("on") or name == "style":
                self.inline.append(f"attribute '{name}' on <{tag}>, which the policy forbids")
        if tag == "script" and "src" not in dict(attributes):
            self.inline.append("inline script, which the policy forbids")
        if tag == "style":
            self.inline.append("inline style, which the policy forbids")


def problems(folder, foreign):
    """What is wrong with the links of a site; pages below a folder of `foreign` are other programs' and only found.

    Every link and anchor resolves, no page asks for anything outside, and every page is reached from index.html.
    """
    read, found = {}, []
    for base, _, files in sorted(os.walk(folder)):
        for name in sorted(files):
            address = os.path.relpath(os.path.join(base, name), folder).replace(os.sep, "/")
            if name.endswith(".html") and not address.startswith(tuple(foreign)):
                read[address] = Reading()
                with open(os.path.join(base, name), encoding="utf-8") as file:
                    read[address].feed(file.read())
    reached, waiting = set(), ["index.html"]
    while waiting:
        address = waiting.pop()
        if address in reached:
            continue
        reached.add(address)
        page = read[address]
        found += [f"{address}: {problem}" for problem in page.inline]
        for target in page.links + page.loads:
            if OUTSIDE.match(target) or target.startswith("//"):
                if target in page.loads:
                    found.append(f"{address}: asks for '{target}', which is outside of the site")
                continue
            path, _, anchor = target.partition("#")
            path = urllib.parse.unquote(path) or posixpath.basename(address)
            place = posixpath.normpath(posixpath.join(posixpath.dirname(address), path))
            if not os.path.isfile(os.path.join(folder, place)):
                found.append(f"{address}: '{target}' leads to nothing")
            elif place in read:
                if anchor and urllib.parse.unquote(anchor) not in read[place].anchors:
                    found.append(f"{address}: '{target}' has no such anchor")
                if target in page.links:
                    waiting.append(place)
    return found + [f"{address}: no page links to it" for address in sorted(set(read) - reached)]
