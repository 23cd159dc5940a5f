"""Runs the scripts' tests in a Chromium, on a machine without Node."""

import json
import os

import devtools

HERE = os.path.dirname(os.path.abspath(__file__))


def in_browser(sources):
    """Fails as the scripts do; returns why nothing was run, where there is no browser."""
    if not devtools.find_browser():
        return "neither node nor a Chromium is installed"
    with open(os.path.join(HERE, "vscode/browser.js"), encoding="utf-8") as file:
        runner = file.read()
    with devtools.Browser() as browser:
        found = browser.evaluate(f"(() => {{ {runner}\nreturn runInBrowser({json.dumps(sources)}); }})()")
    assert found["count"] > 0, "no test was found"
    assert not found["lines"], "\n" + "\n".join(found["lines"])
    return None
