"""Colours for code: comments, texts, words of the language, options of a call, and what a report says."""

import html
import re

STRING = r'"(?:[^"\\\n]|\\.)*"'
WORDS = (
    "actor|as|async|await|case|catch|class|default|do|else|enum|extension|false|final|for|func|guard|if|import|in|init|"
    "let|mutating|nil|private|public|return|self|some|static|struct|switch|throw|throws|true|try|var|where|while"
)
COMMENTS = r"//[^\n]*|/\*[\s\S]*?\*/"

LANGUAGES = {
    "swift": [("c", COMMENTS), ("s", STRING), ("k", rf"(?<![\w.])(?:{WORDS})\b|@\w+|#\w+"), ("n", r"\b\d[\d_.]*\b")],
    "json": [("c", COMMENTS), ("a", STRING + r"(?=\s*:)"), ("s", STRING), ("k", r"\b(?:true|false|null)\b"),
             ("n", r"-?\b\d[\d.eE+-]*")],
    "strings": [("c", COMMENTS), ("a", STRING + r"(?=\s*=)"), ("s", STRING)],
    "xml": [("c", r"<!--[\s\S]*?-->"), ("k", r"</?[\w:.-]+|/?>|\?>|<\?\w+"), ("s", STRING)],
    "yaml": [("c", r"(?<!\S)#[^\n]*"), ("a", r"(?m:^[ \t-]*[\w.-]+(?=:))"), ("s", STRING + r"|'[^'\n]*'")],
    "sh": [("c", r"(?<!\S)#[^\n]*"), ("s", STRING + r"|'[^'\n]*'"), ("a", r"(?<=\s)--?[A-Za-z][\w-]*")],
    "python": [("c", r"(?<!\S)#[^\n]*"), ("s", STRING + r"|'[^'\n]*'"),
               ("k", r"\b(?:def|import|from|for|in|if|else|return|with|as|not|print)\b")],
    "diff": [("d", r"(?m:^-[^\n]*)"), ("i", r"(?m:^\+[^\n]*)"), ("c", r"(?m:^@@[^\n]*)")],
}
LANGUAGES["xcstrings"] = LANGUAGES["jsonc"] = LANGUAGES["json"]
LANGUAGES["bash"] = LANGUAGES["sh"]
REPORT = [("e", r"\berror(?=[:\[])|(?m:^\s*\^~*)"), ("w", r"\bwarning(?=[:\[])"), ("c", r"\[[a-z]+(?:-[a-z]+)+\]"),
          ("d", r"(?m:^-[^\n]*)"), ("i", r"(?m:^\+[^\n]*)")]


def spans(text, rules):
    pattern = "|".join(f"(?P<{name}{number}>{rule})" for number, (name, rule) in enumerate(rules))
    pieces, end = [], 0
    for match in re.finditer(pattern, text):
        pieces.append(html.escape(text[end : match.start()], quote=False))
        pieces.append(f'<span class="{match.lastgroup[0]}">{html.escape(match.group(), quote=False)}</span>')
        end = match.end()
    pieces.append(html.escape(text[end:], quote=False))
    return "".join(pieces)


def console(text):
    """Calls behind a prompt, which cannot be selected, and what they print."""
    lines = []
    for line in text.splitlines(keepends=True):
        if line.startswith("$ "):
            lines.append(f'<span class="p">$ </span>{spans(line[2:], LANGUAGES["sh"])}')
        else:
            lines.append(spans(line, REPORT))
    return "".join(lines)


def code(text, language):
    """The code as HTML; as it is where the language is none of these."""
    if language == "console":
        return console(text)
    if language in LANGUAGES:
        return spans(text, LANGUAGES[language])
    return spans(text, REPORT) if language in ("", "text") else html.escape(text, quote=False)
