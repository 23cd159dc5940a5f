"""Serves the synthetic gallery as `l10n preview --serve` does a project: with trials, savings and taking them back."""

import contextlib
import functools
import http.server
import json
import os
import threading
import time

from sample_site import ALL_POINTS, ALL_SIZES, Site, advance, packed, shown, UNITS
from sample_tables import FORMS

KEY = "0123456789abcdef"
QUERY = f"?key={KEY}"
STUB = "// What keeps the page up to date is not under test here.\n"


class Refusal(Exception):
    def __init__(self, status, sentence):
        super().__init__(sentence)
        self.status, self.sentence = status, sentence


class Workbench:
    """What the server answers. `failure` is a sentence that it says instead; `asked` are all questions."""

    def __init__(self, site, folder):
        self.site, self.folder = site, folder
        self.undone, self.asked = [], []
        self.failure, self.delay = None, 0

    def answer(self, path, question):
        self.asked.append((path, question))
        time.sleep(self.delay)
        if self.failure:
            raise Refusal(409, self.failure)
        return {"/try": self.try_, "/save": self.save, "/undo": self.undo}[path](question)

    def locale(self, tag):
        return next(number for number, one in enumerate(self.site.locales) if one[0] == tag)

    def try_(self, question):
        site, tag = self.site, question["locale"]
        locale = self.locale(tag)
        key = question.get("key")
        shows = [one["name"] for one in site.specimens if one["texts"][0]["key"] == key]
        names = question.get("specimens") or shows[:6]
        small = Site([site.locales[locale]], ALL_SIZES, ALL_POINTS)
        rooms = []
        for recipe in site.recipes:
            texts = []
            for text, own in recipe["texts"]:
                if f"{recipe['name']} {own}" in names:
                    texts.append((self.typed(question, text, own, recipe["samples"], locale), own))
            if texts:
                wraps = recipe["name"] in ("Many", "Welcome")
                rooms += self.rooms(len(small.specimens), texts, tag, recipe, wraps)
                small.add(**{**recipe, "texts": texts})
        small.complete()
        calls = [call for calls in small.files.values() for call in calls]
        return [*calls, ("rooms", "", rooms)]

    def typed(self, question, text, own, samples, locale):
        """The text of a key with what was typed, by sample where it has plural forms."""
        if own != question.get("key"):
            return next(iter(question["slots"].values())) if "slots" in question else text
        typed = question["texts"]
        units = self.site.tables.units(0 if self.site.locales[locale][3] else locale, own, 0)
        texts = {form: typed.get(id or own, target or own) for id, form, _, target, _ in units}
        if self.site.locales[locale][3]:
            texts = {form: f"[{one} one two]" for form, one in texts.items()}
        by_sample = {sample: texts[FORMS.get(sample, "")].replace("%lld", str(sample)) for sample in samples}
        return lambda _: by_sample

    def rooms(self, first, texts, tag, recipe, wraps):
        rows = []
        for place, (text, _) in enumerate(texts):
            whole = max((shown(text, tag, sample) for sample in recipe["samples"]), key=len)
            wide = sum(map(advance, whole))
            for size, points in enumerate(ALL_POINTS):
                width, needed = recipe["width"] - 7000, wide * points // UNITS
                left = 0 if wraps else width - needed
                characters = int(left / max(1, needed / max(1, len(whole))))
                rows.append([first + place, 0, 0, size, width, 0 if wraps else 1, needed, left, characters, 0])
        return rows

    def save(self, question):
        locale = self.locale(question["locale"])
        tables = self.site.tables
        before = {}
        for id, text in question["texts"].items():
            place = (locale, question["key"], id)
            before[place] = tables.saved.get(place)
            tables.saved[place] = text
        self.undone.append((question["locale"], question["key"], before))
        self.write(locale)
        line = list(tables.keys).index(question["key"]) + 1
        return [("saved", "", {"file": tables.path(locale), "line": line, "undo": len(self.undone)})]

    def undo(self, _):
        if not self.undone:
            raise Refusal(409, "There is nothing to undo")
        tag, key, before = self.undone.pop()
        tables = self.site.tables
        for place, text in before.items():
            tables.saved.pop(place)
            if text is not None:
                tables.saved[place] = text
        self.write(self.locale(tag))
        file = tables.path(self.locale(tag))
        return [("undone", "", {"file": file, "key": key, "locale": tag, "undo": len(self.undone)})]

    def write(self, locale):
        """The changed data, which the page is told of by its test."""
        calls = self.site.tables.files()[f"u{locale}"]
        with open(os.path.join(self.folder, "data", f"u{locale}.js"), "w", encoding="utf-8") as file:
            file.write(f'l10n("packed","u{locale}",{json.dumps(packed(calls))});\n')


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, workbench, *arguments, **others):
        self.workbench = workbench
        super().__init__(*arguments, directory=workbench.folder, **others)

    def log_message(self, *_):
        pass

    def end_headers(self):
        # As the preview's server does: what has changed is never taken from a cache.
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def send(self, status, kind, text):
        data = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def do_GET(self):
        path = self.path.split("?")[0]
        if path == "/reload.js":
            return self.send(200, "text/javascript", STUB)
        if path == "/index.html":
            with open(os.path.join(self.workbench.folder, "index.html"), encoding="utf-8") as file:
                page = file.read().replace("</head>", '<script src="/reload.js" defer></script></head>')
            return self.send(200, "text/html", page)
        return super().do_GET()

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.headers["X-L10n-Key"] != KEY:
            return self.send(403, "text/plain; charset=utf-8", "this page has not the key")
        try:
            answer = self.workbench.answer(self.path, json.loads(body))
        except Refusal as refusal:
            return self.send(refusal.status, "text/plain; charset=utf-8", refusal.sentence)
        # The page may have gone while the answer was made.
        with contextlib.suppress(ConnectionError):
            self.send(200, "application/json", json.dumps(answer))


@contextlib.contextmanager
def workbench_at(site, folder):
    """The workbench and the address of a served site."""
    workbench = Workbench(site, folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, workbench))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield workbench, f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


if __name__ == "__main__":
    import sys

    from sample_site import write_site

    with workbench_at(write_site(sys.argv[1]), sys.argv[1]) as (_, address):
        print(f"{address}/index.html", flush=True)
        while True:
            time.sleep(60)
