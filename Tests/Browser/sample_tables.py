"""The tables of the synthetic gallery, as its page has them for translators."""

TABLE = "Strings/Localizable.strings"
FORMS = {1: "one", 2: "other"}


class Tables:
    """The texts of all keys of a site, by locale; a saved text stands in them."""

    def __init__(self, site):
        self.site = site
        # What was saved, as (locale, key, id): text.
        self.saved = {}
        self.keys = {}
        for recipe in site.recipes:
            for text, key in recipe["texts"]:
                self.keys[key] = (text, recipe["samples"])
        self.shows = {}
        for number, specimen in enumerate(site.specimens):
            for one in specimen["texts"]:
                self.shows.setdefault(one["key"], []).append(number)

    def path(self, locale):
        return f"Strings/{self.site.locales[locale][0]}.lproj/Localizable.strings"

    def units(self, locale, key, place):
        """[id, form, source, target, state] of each text of a key; of the keys named many some are not translated."""
        text, samples = self.keys[key]
        found = []
        for sample in samples:
            form = FORMS.get(sample, "")
            id = f"{key}|==|plural.{form}" if form else 0
            source, own = (self.text(text, number, sample) for number in (0, locale))
            state = "translated"
            if key.startswith(("many.", "other.")) and locale > 0:
                own, state = ((None, "new"), (own, "needs_review"), (own, state))[place % 3]
            if (locale, key, id or key) in self.saved:
                own, state = self.saved[locale, key, id or key], "translated"
                source = own if locale == 0 else source
            found.append([id, form, source, own, state])
        return found

    def text(self, text, locale, sample):
        own = text(self.site.locales[locale][0]) if callable(text) else text
        return f"%lld {own}" if sample else own

    def files(self, others=0):
        for number in range(others):
            self.keys[f"other.{number}"] = (f"Text {number} that nothing shows yet", (0,))
        names = list(self.keys)
        components = {specimen: one["component"] for specimen, one in enumerate(self.site.specimens)}
        keys = []
        for key in names:
            specimens = self.shows.get(key, [])
            room = [17000, 0 if key.startswith("many") else 1, 0, components[specimens[0]], 0] if specimens else 0
            keys.append([0, key, f"Comment of {key[:40]}", specimens, room])
        tables = [{"id": TABLE, "name": "Localizable"}]
        units = {"tables": tables, "size": "large", "device": "iphone", "keys": keys}
        files = {"u": [("units", "", units)]}
        for locale, (_, _, _, pseudo) in enumerate(self.site.locales):
            if not pseudo:
                value = {"files": [self.path(locale)], "units": self.locale(locale, names)}
                files[f"u{locale}"] = [("translations", str(locale), value)]
        return files

    def locale(self, locale, names):
        return [
            [number, id, form, source, target, state, number + 1 if target is not None else 0]
            for number, key in enumerate(names)
            for id, form, source, target, state in self.units(locale, key, number)
        ]
