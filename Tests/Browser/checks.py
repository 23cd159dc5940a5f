"""Counts what is checked, by name."""

import sys
import time


class Checks:
    def __init__(self):
        self.passed = 0
        self.failures = []
        self.group = ""
        self.begun = time.monotonic()

    def within(self, group):
        """Names what the checks that follow are about."""
        self.group = group

    def that(self, name, holds, found=None):
        """Counts one check; `found` is told where it does not hold."""
        if holds:
            self.passed += 1
        else:
            text = f"{self.group}: {name}" + ("" if found is None else f"\n    found: {str(found)[:1500]}")
            self.failures.append(text)
            print(f"FAILED {text}", file=sys.stderr, flush=True)
        return bool(holds)

    def equal(self, name, found, wanted):
        return self.that(name, found == wanted, f"{found!r}\n    wanted: {wanted!r}")

    def none(self, name, found):
        """A list of complaints has to be empty."""
        return self.that(name, not found, "\n           ".join(map(str, found[:12])))

    def finish(self):
        """Prints the count and returns the exit status; a run that checked nothing has failed."""
        seconds = time.monotonic() - self.begun
        print(f"browser: {seconds:.1f} s")
        print(f"{self.passed} passed, {len(self.failures)} failed")
        return 1 if self.failures or self.passed == 0 else 0
