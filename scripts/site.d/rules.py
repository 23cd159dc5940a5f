"""The pages of the rules, from Documentation/Rules.md: an overview with the old anchors, and a page for each rule."""

import re

ROW = re.compile(r"^\| \[`([\w-]+)`\]\(#[\w-]+\) \|(.*)$")


class Rules:
    """What Rules.md holds: `overview` is its Markdown down to the first page, `groups` the rules of each group."""

    def __init__(self, text):
        lines = text.splitlines()
        first = next(number for number, line in enumerate(lines) if line.startswith("## "))
        self.overview = "\n".join(lines[:first]) + "\n"
        self.groups, self.pages, self.summaries = [], {}, {}
        for line in lines[:first]:
            if row := ROW.match(line):
                self.summaries[row[1]] = row[2].split("|")[-2].strip()
        fenced = page = None
        for line in lines[first:]:
            mark = re.match(r"(`{3,}|~{3,})", line)
            if mark and fenced is None:
                fenced = mark[1]
            elif fenced and line.startswith(fenced):
                fenced = None
            elif fenced is None and line.startswith("## "):
                self.groups.append((line[3:], []))
                continue
            elif fenced is None and line.startswith("### "):
                name = line[4:]
                self.groups[-1][1].append(name)
                page = self.pages[name] = [f"# {name}"]
                continue
            elif fenced is None and line.startswith("#### "):
                line = line[2:]
            if page is not None:
                page.append(line)

    def page(self, name):
        return "\n".join(self.pages[name]) + "\n"

    def neighbours(self, name):
        """The names of the rules before and after, or None at the ends."""
        names = list(self.pages)
        place = names.index(name)
        return (names[place - 1] if place else None, names[place + 1] if place + 1 < len(names) else None)


def with_old_anchors(body, names):
    """The overview as HTML, in which `Rules.md#NAME` still leads to the row of the rule."""
    for name in names:
        row = f'<tr>\n<td><a href="{name}.html">'
        if row not in body:
            raise ValueError(f"the overview of the rules has no row for '{name}'")
        body = body.replace(row, f'<tr id="{name}">\n<td><a href="{name}.html">')
    return body
