"""The library's pages: the articles of its DocC catalogue, and what DocC makes of all symbols."""

import html
import json
import os
import re
import shutil

import catalogue

FOLDER = "Sources/Strings/Strings.docc"
# The articles in the order in which they are read; others follow.
ORDER = ("GettingStarted", "TextsOfAnApp", "MigratingFromNSLocalizedString", "PluralRules", "PseudoLocale")
START = "docc/documentation/strings/index.html"
# DocC's pages are made by scripts of its own, which set styles of elements.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'"
)


BASE = """// DocC's pages ask for their files below this address, and know a page by its folder.
var baseUrl = new URL(".", document.currentScript.src).pathname;
if (location.pathname.endsWith("/index.html")) history.replaceState(null, "", "./" + location.search + location.hash);
"""


def address(name):
    return "library.html" if name == "Strings" else f"library/{name.lower()}.html"


def title(text):
    return re.search(r"^# (.+)$", text, re.MULTILINE)[1].replace("``", "")


def pages():
    """The articles as pages; `Strings.md` is the first of them, without its list of symbols."""
    names = [file[:-3] for file in os.listdir(FOLDER) if file.endswith(".md")]
    texts = {name: catalogue.read(f"{FOLDER}/{name}.md") for name in names}
    titles = {name: title(text) for name, text in texts.items()}
    titles["Strings"] = "The library Strings"
    found = []
    order = ("Strings", *ORDER)
    for name in sorted(names, key=lambda one: (order.index(one) if one in order else len(order), one)):
        text = texts[name]
        if name == "Strings":
            text = re.sub(r"\A# .*", "# The library Strings", text).split("\n## Topics")[0] + "\n"
        text = re.sub(r"<doc:(\w+)>", lambda link: f"[{titles[link[1]]}]({link[1]}.md)", text)
        found.append(catalogue.Page(address(name), "library", f"{FOLDER}/{name}.md", text, titles[name]))
    return found


def copy_archive(archive, output):
    """Puts DocC's pages into `output`, each in a file of its own, so that any web server and any address will do."""
    data = os.path.join(archive, "data")
    for name in ("css", "js", "img", "images", "index", "data", "favicon.ico", "favicon.svg", "metadata.json"):
        source = os.path.join(archive, name)
        if os.path.isdir(source):
            shutil.copytree(source, os.path.join(output, name))
        elif os.path.exists(source):
            shutil.copyfile(source, os.path.join(output, name))
    with open(os.path.join(output, "base.js"), "w", encoding="utf-8") as file:
        file.write(BASE)
    # DocC asks for its settings at every page.
    with open(os.path.join(output, "theme-settings.json"), "w", encoding="utf-8") as file:
        file.write("{}\n")
    frame = catalogue.read(os.path.join(archive, "index.html"))
    for base, _, files in sorted(os.walk(data)):
        for name in sorted(files):
            if name.endswith(".json"):
                path = os.path.relpath(os.path.join(base, name), data)[: -len(".json")].replace(os.sep, "/")
                folder = os.path.join(output, path)
                os.makedirs(folder, exist_ok=True)
                with open(os.path.join(base, name), encoding="utf-8") as file:
                    about = json.load(file).get("metadata", {}).get("title", "Documentation")
                with open(os.path.join(folder, "index.html"), "w", encoding="utf-8") as file:
                    file.write(framed(frame, "../" * (path.count("/") + 1), about))


def framed(frame, root, about):
    """DocC's page with addresses relative to it, a policy, and a way back for readers without JavaScript."""
    inline = '<script>var baseUrl = "/"</script>'
    if inline not in frame:
        raise ValueError(f"DocC's page has no '{inline}': its template has changed")
    text = frame.replace(inline, f'<script src="{root}base.js"></script>')
    text = re.sub(r'(href|src)="/(?!/)', rf'\1="{root}', text)
    text = re.sub(r"<noscript>.*?</noscript>",
                  f'<noscript><p>This page needs JavaScript. <a href="{root}../library.html">The articles</a> do '
                  "without.</p></noscript>", text, flags=re.DOTALL)
    text = re.sub(r"<title>.*?</title>", f"<title>{html.escape(about)} – l10n</title>", text)
    charset = '<meta charset="utf-8">'
    return text.replace(charset, f'{charset}<meta http-equiv="Content-Security-Policy" content="{POLICY}">', 1)
