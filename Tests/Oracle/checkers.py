#!/usr/bin/env python3
"""Runs the tests of other checkers as cases of 'l10n check' and 'l10n generate', and names where the two differ.

usage: checkers.py --l10n BINARY [--translate-toolkit FOLDER] [--locheck FOLDER] [--swiftgen FOLDER]
                   [--xcstrings-tool FOLDER] [--verbose]

Each folder holds the sources of one checker as they were fetched; none of them is part of this repository, and nothing
of them is run: tests are read with Python's `ast` or as text.

    translate-toolkit  (github.com/translate/translate) the pairs of source and target of its tests, with the check that
                       must pass or fail; the rules that answer a check are in RULES_OF_CHECKS
    locheck            (github.com/Asana/locheck) the tables of its tests and examples, with the problems that it
                       reports; the rules that answer a problem are in RULES_OF_PROBLEMS
    SwiftGen, xcstrings-tool  (github.com/SwiftGen/SwiftGen, github.com/liamnichols/xcstrings-tool) the tables that they
                       accept and refuse, and the types of parameters in the code that they make of them

A case is named by its check and by a hash of what it is about. `checkers.json` beside this script lists the cases in
which the two are known to differ: each entry says who is right (VERDICTS) and why; `sources` are the commits that were
read. Counts of each check are printed; with `--verbose` also each difference with its texts. Exits with 1 if a case
differs that is not listed, or is listed and does not differ or is not there; with 2 if sources cannot be read or the
binary fails.
"""

import argparse
import ast
import collections
import hashlib
import json
import os
import plistlib
import re
import shutil
import subprocess
import sys
import tempfile

VERDICTS = {
    "ours is right": "l10n finds what the other misses, or is silent where the other is wrong",
    "another task": "the other checks what l10n leaves to the author, or a format that no Apple API reads",
    "ours is wrong": "to be mended",
    "not known": "what Apple's systems do is not published",
}

ARGUMENT_RULES = (
    "missing-argument extra-argument argument-type argument-width argument-name reordered-arguments mixed-positional"
    " position-gap argument-two-types malformed-argument unescaped-percent"
).split()
SPACE_RULES = ["leading-trailing-space", "newline-count"]

# What answers a check of translate-toolkit; what is not here has no counterpart.
RULES_OF_CHECKS = {
    "acronyms": ["acronym-case"],
    "blank": ["empty-translation", "leading-trailing-space"],
    "brackets": ["unbalanced-brackets", "missing-argument"],
    "doublequoting": ["quotation-style"],
    "doublespacing": ["double-spaces"],
    "doublewords": ["doubled-word"],
    "emails": ["changed-url"],
    "endpunc": ["end-punctuation", "ellipsis-style", "space-before-mark"],
    "endwhitespace": SPACE_RULES,
    "escapes": ["literal-escape", "newline-count"],
    "filepaths": ["changed-path"],
    "newlines": SPACE_RULES,
    "notranslatewords": ["do-not-translate"],
    "numbers": ["changed-number"],
    "printf": ARGUMENT_RULES,
    "puncspacing": ["space-before-mark", "punctuation-spacing"],
    "purepunc": ["end-punctuation", "empty-translation", "leading-trailing-space"],
    "pythonbraceformat": ARGUMENT_RULES,
    "singlequoting": ["quotation-style"],
    "startcaps": ["lowercase-start"],
    "startwhitespace": SPACE_RULES,
    "tabs": SPACE_RULES,
    "unchanged": ["untranslated"],
    "untranslated": ["empty-translation"],
    "urls": ["changed-url"],
    "validxml": ["markup-mismatch"],
    "variables": ARGUMENT_RULES,
    "xmltags": ["markup-mismatch", "changed-url"],
}
# Pairs that pass every check of translate-toolkit, under this name.
ALL_CHECKS = "all checks"
# The language of the pairs whose test names none: most of their texts are in it.
USUAL_LANGUAGE = "af"

# What answers a problem of locheck; what is not here has no counterpart.
RULES_OF_PROBLEMS = {
    "duplicate_entries": ["duplicate-key"],
    "key_missing_from_base": ["extra-key"],
    "key_missing_from_translation": ["missing-translation"],
    "string_has_duplicate_arguments": ["argument-two-types", "argument-type", "missing-argument"],
    "string_has_extra_arguments": ["extra-argument"],
    "string_has_invalid_argument": ["argument-type", "argument-width", "reordered-arguments", "argument-two-types"],
    "string_has_missing_arguments": ["missing-argument"],
    "stringsdict_entry_has_missing_variable": ["undefined-variable"],
    "stringsdict_entry_has_unused_arguments": ["position-gap", "mixed-positional"],
    "stringsdict_entry_permutations_have_conflicting_specifiers": ["argument-two-types", "variable-type"],
}

# The types of parameters that say the same.
KINDS = {
    "Any": "text", "String": "text", "Int": "integer", "UInt": "unsigned", "CChar": "character", "Float": "fraction",
    "Double": "fraction", "UnsafePointer<CChar>": "C string", "UnsafeRawPointer": "pointer",
}


class SourcesChanged(Exception):
    """The sources are not laid out as this script expects them."""


def stop(reason):
    print(f"checkers.py: {reason}", file=sys.stderr)
    sys.exit(2)


class Case:
    """One statement of another checker, and what l10n says to it."""

    def __init__(self, peer, check, identity, expected, shown):
        self.peer = peer
        self.check = check
        self.identity = hashlib.sha256("\0".join([check, *identity]).encode()).hexdigest()[:8]
        self.expected = expected
        self.shown = shown
        self.ours = None

    @property
    def name(self):
        return self.peer, self.check, self.identity

    @property
    def agrees(self):
        return self.ours == self.expected


class Tool:
    """The binary that is compared."""

    def __init__(self, path):
        self.path = os.path.abspath(path)

    def run(self, *arguments):
        run = subprocess.run([self.path, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        if run.returncode > 1:
            stop(f"'l10n {arguments[0]}' fails: {run.stderr.decode(errors='replace').strip()}")
        return run.stdout.decode()

    def findings(self, folder):
        """The rules with findings by table and key, each with their gravest severity; the key is None for a file."""
        found = collections.defaultdict(dict)
        for finding in json.loads(self.run("check", folder, "--format", "json"))["findings"]:
            table = finding.get("table") or os.path.splitext(os.path.basename(finding["file"]))[0]
            rules = found[table, finding.get("key")]
            if rules.get(finding["rule"]) != "error":
                rules[finding["rule"]] = finding["severity"]
        return found

    ACCESSOR = re.compile(
        r"(?:func [^\n(]+\((?P<parameters>[^\n]*)\) -> String \{\n\s*strings\.text\("
        r"|var [^\n:]+: String \{ strings(?:\[|\.text\())"
        r"(?P<key>\"(?:[^\"\\]|\\.)*\")(?:, table: (?P<table>\"(?:[^\"\\]|\\.)*\"))?")

    def parameters(self, folder):
        """The types of the parameters of each accessor, by table and key."""
        code = self.run("generate", folder, "--runtime", "foundation")
        found = {}
        for accessor in self.ACCESSOR.finditer(code):
            table = swift_text(accessor["table"]) if accessor["table"] else "Localizable"
            found[table, swift_text(accessor["key"])] = kinds(accessor["parameters"])
        return found


# Files


def write(folder, path, text):
    path = os.path.join(folder, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)


def read(folder, *path):
    try:
        with open(os.path.join(folder, *path), encoding="utf-8") as file:
            return file.read()
    except OSError as error:
        raise SourcesChanged(f"'{os.path.join(*path)}' is not in '{folder}'") from error


def copy(source, folder, path):
    path = os.path.join(folder, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    try:
        shutil.copyfile(source, path)
    except OSError as error:
        raise SourcesChanged(f"'{source}' is not there") from error


ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t"}


def quoted(text):
    """A text as .strings files write it."""
    return '"' + "".join(ESCAPES.get(character, character) for character in text) + '"'


def strings_file(pairs):
    return "".join(f"{quoted(key)} = {quoted(text)};\n" for key, text in pairs)


# Swift


SWIFT_STRING = r'#"(?:(?!"#)[^\n])*"#|"""\n(?:(?!""")[\s\S])*"""|"(?:[^"\\\n]|\\.)*"'
SWIFT_ESCAPE = re.compile(r"\\(?:u\{([0-9a-fA-F]+)\}|(\n\s*)|(.))")


def swift_text(literal):
    """The text of a literal without interpolations."""
    if literal.startswith('#"'):
        return literal[2:-2]
    if literal.startswith('"""'):
        lines = literal[4:-3].split("\n")
        indent = len(lines[-1])
        text = "\n".join(line[indent:] for line in lines[:-1])
    else:
        text = literal[1:-1]

    def unescape(found):
        if found[1]:
            return chr(int(found[1], 16))
        if found[2]:
            return ""
        return {"n": "\n", "t": "\t", "r": "\r", "0": "\0"}.get(found[3], found[3])

    return SWIFT_ESCAPE.sub(unescape, text)


def first(pattern, text, group=1):
    """A group of the first match; the sources have changed if there is none."""
    found = re.search(pattern, text)
    if found is None:
        raise SourcesChanged(f"nothing matches {pattern}")
    return found[group]


def swift_functions(code, pattern):
    """The name and the lines of each function whose name matches."""
    parts = re.split(r"\n {2,4}func (\w+)\(", re.sub(r"^//.*\n", "", code, flags=re.MULTILINE))
    for name, lines in zip(parts[1::2], parts[2::2]):
        if re.match(pattern, name):
            yield name, lines


def kinds(parameters):
    """What the parameters of a function take, as one text."""
    types = re.findall(r":\s*([\w<>]+)", parameters or "")
    return ", ".join(KINDS.get(name, name) for name in types) or "nothing"


# translate-toolkit


class Pairs(ast.NodeVisitor):
    """The pairs of a file of tests; the variables of a test are followed in their order."""

    ASSERTIONS = {"passes": "passes", "fails": "fails", "fails_serious": "fails"}

    def __init__(self):
        self.pairs = []
        self.expected_failures = 0
        self.unread = 0
        self.configurations = {}
        self.is_failing = False

    def visit_FunctionDef(self, node):
        self.configurations = {}
        self.is_failing = any("xfail" in ast.dump(decorator) for decorator in node.decorator_list)
        self.generic_visit(node)

    @staticmethod
    def configuration(call):
        """The checker's class, its language and its terms; of several checkers the first."""
        checker, language, terms = None, USUAL_LANGUAGE, []
        for node in ast.walk(call):
            if isinstance(node, ast.Attribute) and node.attr.endswith("Checker"):
                checker = checker or node.attr
            if isinstance(node, ast.keyword) and node.arg == "targetlanguage":
                language = ast.literal_eval(node.value)
            if isinstance(node, ast.keyword) and node.arg == "notranslatewords":
                terms = ast.literal_eval(node.value)
        return checker, language, terms

    def visit_Assign(self, node):
        if isinstance(node.targets[0], ast.Name) and isinstance(node.value, ast.Call):
            self.configurations[node.targets[0].id] = self.configuration(node.value)
        if isinstance(node.targets[0], ast.Name) and node.targets[0].id == "TESTSET":
            for source, target, failing in ast.literal_eval(node.value):
                for check in failing or [ALL_CHECKS]:
                    self.add(check, "fails" if failing else "passes", source, target, ("", USUAL_LANGUAGE, []))

    def visit_For(self, node):
        if isinstance(node.target, ast.Name):
            self.configurations[node.target.id] = self.configuration(node.iter)
        self.generic_visit(node)

    def visit_Assert(self, node):
        call = node.test
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            return
        expected = self.ASSERTIONS.get(call.func.id)
        if expected is None:
            return
        if self.is_failing:
            self.expected_failures += 1
            return
        try:
            check = call.args[0].attr
            configuration = self.configurations[call.args[0].value.id]
            source, target = (ast.literal_eval(argument) for argument in call.args[1:3])
        except (AttributeError, KeyError, ValueError):
            self.unread += 1
            return
        self.add(check, expected, source, target, configuration)

    def add(self, check, expected, source, target, configuration):
        self.pairs.append((check, expected, source, target, configuration))


def translate_toolkit(folder, tool, temporary):
    tests = os.path.join(folder, "tests/translate/filters")
    if not os.path.isdir(tests):
        raise SourcesChanged(f"'tests/translate/filters' is not in '{folder}'")
    visitor = Pairs()
    for parent, _, files in sorted(os.walk(tests)):
        for file in sorted(files):
            if file.startswith("test_") and file.endswith(".py"):
                visitor.visit(ast.parse(read(parent, file)))
    without, cases, terms = collections.Counter(), {}, {}
    for check, expected, source, target, (checker, language, its_terms) in visitor.pairs:
        if check != ALL_CHECKS and check not in RULES_OF_CHECKS:
            without[check] += 1
            continue
        shown = f"{checker or 'all'} {language}: {source!r} → {target!r}"
        case = Case("translate-toolkit", check, [language, source, target, expected], expected, shown)
        cases[case.name] = case, language, source, target
        terms[case.identity] = its_terms
    write_pairs(temporary, cases.values(), terms)
    found = tool.findings(temporary)
    for case, language, _, _ in cases.values():
        rules = set(found.get((language, case.identity), {}))
        if case.check == ALL_CHECKS:
            mapped = set().union(*RULES_OF_CHECKS.values())
        else:
            mapped = set(RULES_OF_CHECKS[case.check])
        case.ours = "fails" if rules & mapped else "passes"
        case.shown += f" [{', '.join(sorted(rules & mapped)) or 'silent'}]"
    failing = [case for case, *_ in cases.values() if case.expected == "fails"]
    notes = [
        f"pairs that must fail: {sum(case.agrees for case in failing)} of {len(failing)} are found",
        f"no counterpart: {', '.join(f'{check} {count}' for check, count in sorted(without.items()))}",
    ]
    if visitor.expected_failures:
        notes.append(f"{visitor.expected_failures} pairs that translate-toolkit itself fails are left out")
    if visitor.unread:
        notes.append(f"{visitor.unread} assertions are no pairs of literals")
    return [case for case, *_ in cases.values()], notes


def write_pairs(folder, pairs, terms):
    """Writes a table for each language: no pair is then a translation of another language's.

    The keys have nothing in common, or the texts would be taken for a list.
    """
    tables = collections.defaultdict(list)
    for case, language, source, target in pairs:
        tables[language].append((case.identity, source, target))
    for language, entries in tables.items():
        write(folder, f"en.lproj/{language}.strings", strings_file([(key, text) for key, text, _ in entries]))
        write(folder, f"{language}.lproj/{language}.strings", strings_file([(key, text) for key, _, text in entries]))
    configuration = {
        "developmentLanguage": "en",
        "rules": {
            "quotation-style": "on",
            "punctuation-spacing": "on",
            # The texts of tests begin as they like.
            "lowercase-start": {"severity": "on", "minimumTexts": 1, "minimumPercent": 50},
        },
        "overrides": [
            {"keys": [key], "rules": {"do-not-translate": {"terms": its_terms}}}
            for key, its_terms in sorted(terms.items()) if its_terms
        ],
    }
    write(folder, "l10n.json", json.dumps(configuration, ensure_ascii=False))


# locheck


PROBLEM = re.compile(r"\(([a-z_]+)-?\)\W*$")


def mapped_problems(problems):
    return sorted({problem for problem in problems if problem in RULES_OF_PROBLEMS})


class Locheck:
    """The tests of locheck: pairs of lines, entries of .stringsdict files, examples and arguments."""

    def __init__(self, folder, temporary):
        self.folder = folder
        self.temporary = temporary
        self.cases = []
        self.without = collections.Counter()

    def add(self, check, identity, problems, found, shown):
        """Adds a case for each problem that has counterparts, or one that there is none."""
        for problem in problems:
            if problem not in RULES_OF_PROBLEMS:
                self.without[problem] += 1
        expected = mapped_problems(problems)
        for problem in expected or ["no problem"]:
            rules = RULES_OF_PROBLEMS.get(problem) or sorted({r for rules in RULES_OF_PROBLEMS.values() for r in rules})
            spoken = sorted(set(found) & set(rules))
            case = Case("locheck", check, [problem, *identity], problem, f"{shown}: {problem} [{', '.join(spoken)}]")
            case.ours = problem if bool(spoken) == bool(expected) else "silent" if expected else "a problem"
            self.cases.append(case)

    def test(self, *path):
        return read(self.folder, "Tests", *path)

    def lines(self):
        """Lines of a base and of a translation, with the problems of the whole test."""
        for name, code in swift_functions(self.test("LocheckLogicTests", "ValidateStringsTests.swift"), "test"):
            base, translation = (
                [swift_text(text) for text in re.findall(rf"string: ({SWIFT_STRING})", part)]
                for part in (first(r"([\s\S]*)translationStrings:", code), first(r"translationStrings:([\s\S]*)", code))
            )
            write(self.temporary, f"en.lproj/{name}.strings", "\n".join(base) + "\n")
            write(self.temporary, f"fr.lproj/{name}.strings", "\n".join(translation) + "\n")
            texts = [swift_text(text) for text in re.findall(SWIFT_STRING, code)]
            problems = [found[1] for found in map(PROBLEM.search, texts) if found]
            yield "lines", name, problems, (name, None), f"{name} {base} → {translation}"

    def entries(self):
        """Entries of .stringsdict files that tests construct and ask for problems."""
        for name, code in swift_functions(self.test("LocheckLogicTests", "StringsdictEntryTests.swift"), "test"):
            if "problemReporter.problems" not in code:
                continue
            format_key = first(rf"formatKey: LexedStringsdictString\(string: ({SWIFT_STRING})\)", code)
            entry = {"NSStringLocalizedFormatKey": swift_text(format_key)}
            for rule in re.finditer(rf"({SWIFT_STRING}): StringsdictRule\(([\s\S]*?)\]\)", code):
                forms = re.findall(rf"({SWIFT_STRING}): LexedStringsdictString\(string: ({SWIFT_STRING})\)", rule[2])
                value_type = first(rf"valueType: ({SWIFT_STRING})", rule[2])
                entry[swift_text(rule[1])] = {
                    "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
                    "NSStringFormatValueTypeKey": swift_text(value_type),
                    **{swift_text(form): swift_text(text) for form, text in forms},
                }
            path = f"en.lproj/{name}.stringsdict"
            write(self.temporary, path, plistlib.dumps({"abc": entry}, sort_keys=False).decode())
            texts = [swift_text(text) for text in re.findall(SWIFT_STRING, code)]
            problems = [found[1] for found in map(PROBLEM.search, texts) if found]
            yield "entries", name, problems, (name, "abc"), name

    def examples(self):
        """The examples, with the summary that the tests of the program expect: problems by file and key."""
        files = {
            "Demo_Base.strings": "en.lproj/Demo.strings", "Demo_Translation.strings": "fr.lproj/Demo.strings",
            "Demo_Base.stringsdict": "en.lproj/Plurals.stringsdict",
            "Demo_Translation.stringsdict": "fr.lproj/Plurals.stringsdict",
            "test-base.lproj/file1.strings": "en.lproj/file1.strings",
            "test-base.lproj/file2.strings": "en.lproj/file2.strings",
            "test-translation.lproj/file1.strings": "fr.lproj/file1.strings",
            "test-translation.lproj/file2.strings": "fr.lproj/file2.strings",
        }
        keys = collections.defaultdict(set)
        for source, path in files.items():
            source = os.path.join(self.folder, "Examples", source)
            copy(source, self.temporary, path)
            table = os.path.splitext(os.path.basename(path))[0]
            text = read(os.path.dirname(source), os.path.basename(source))
            if source.endswith(".strings"):
                keys[table].update(re.findall(r'^"(.*?)"', text, re.MULTILINE))
            else:
                keys[table].update(plistlib.loads(text.encode()))
        problems = collections.defaultdict(list)
        for name, code in swift_functions(self.test("LocheckCommandTests", "ExecutableTests.swift"), "testExample"):
            if name.endswith("android"):
                continue
            summary = swift_text(first(r"XCTAssertEqual\(stdout!, (\"\"\"[\s\S]*?\"\"\")\)", code))
            table = key = None
            for line in summary.split("\n"):
                found = PROBLEM.search(line)
                twice = re.match(r"  ERROR: '(.*)' appears twice", line)
                if line.startswith("Examples/"):
                    path = files[line.removeprefix("Examples/")]
                    table = os.path.splitext(os.path.basename(path))[0]
                elif twice:
                    problems[table, twice[1]].append(found[1])
                elif re.match(r"  \S.*:$", line):
                    key = line.strip()[:-1]
                elif found and re.match(r"    (WARNING|ERROR)", line):
                    problems[table, key].append(found[1])
        for table in sorted(keys):
            for key in sorted(keys[table]):
                yield "examples", f"{table}/{key}", problems[table, key], (table, key), f"{table} {key!r}"

    TYPES = {"@": "text", "d": "integer", "ld": "integer", "s": "C string"}

    def arguments(self):
        """Texts with the arguments that locheck reads from them: the key of a pair, its value, or a format."""
        code = self.test("LocheckLogicTests", "LocalizedStringPairTests.swift")
        for name, lines in swift_functions(code, "test"):
            for part, listed in re.findall(r"string\.(base|translation)\.arguments,\s*\[([\s\S]*?)\]\)", lines):
                pair = swift_text(first(rf"string: ({SWIFT_STRING})", lines))
                text = r'"((?:[^"\\]|\\.)*)"'
                yield f"{name}.{part}", first(f"^{text}" if part == "base" else f"= {text};$", pair), listed
        for name, lines in swift_functions(self.test("LocheckLogicTests", "FormatStringTests.swift"), "test"):
            text = swift_text(first(rf"FormatString\(string: ({SWIFT_STRING})", lines))
            yield name, text, first(r"arguments,\s*\[([\s\S]*?)\]\)", lines)


def locheck(folder, tool, temporary):
    peer = Locheck(folder, temporary)
    asked = [*peer.lines(), *peer.entries(), *peer.examples()]
    texts = list(peer.arguments())
    write(temporary, "en.lproj/Arguments.strings", strings_file([(name, text) for name, text, _ in texts]))
    write(temporary, "l10n.json", json.dumps({"developmentLanguage": "en"}))
    found, parameters = tool.findings(temporary), tool.parameters(temporary)
    for check, name, problems, (table, key), shown in asked:
        rules = set()
        for (its_table, its_key), its_rules in found.items():
            if its_table == table and key in (None, its_key):
                rules.update(its_rules)
        peer.add(check, [name], problems, rules, shown)
    for name, text, listed in texts:
        types = {}
        for specifier, position in re.findall(r'specifier: "(.*?)", position: (\d+)', listed):
            types.setdefault(int(position), peer.TYPES[specifier])
        expected = ", ".join(types[position] for position in sorted(types))
        case = Case("locheck", "arguments", [name], expected, f"{name} {text!r}: {expected}")
        case.ours = parameters.get(("Arguments", name))
        case.shown += f" [{case.ours}]"
        peer.cases.append(case)
    notes = ["left out: tables of Android, how tests expand and lex plurals"]
    if peer.without:
        listed = ", ".join(f"{problem} {count}" for problem, count in sorted(peer.without.items()))
        notes.insert(0, f"no counterpart: {listed}")
    return peer.cases, notes


# SwiftGen and xcstrings-tool


def tables_case(peer, table, expected, found):
    """Whether a table is accepted: no rule finds an error in it."""
    errors = sorted({
        rule for (its_table, _), rules in found.items() if its_table == table
        for rule, severity in rules.items() if severity == "error"
    })
    case = Case(peer, "tables", [table], expected, f"{table}: {expected} [{', '.join(errors) or 'no error'}]")
    case.ours = "refused" if errors else "accepted"
    return case


def parameters_case(peer, table, key, expected, parameters):
    case = Case(peer, "parameters", [table, key], expected, f"{table} {key!r}: {expected}")
    case.ours = parameters.get((table, key), "no accessor")
    case.shown += f" [{case.ours}]"
    return case


SWIFTGEN_ACCESSOR = re.compile(
    rf"static (?:func [^\n(]+\((?P<parameters>[^\n]*)\) -> String \{{\s*return|let [^\n=]+ =)"
    rf" L10n\.tr\((?P<table>{SWIFT_STRING}), (?P<key>{SWIFT_STRING})")


def swiftgen(folder, tool, temporary):
    """Its fixtures as tables of their own names: both of 'Localizable' make one table, as in an app."""
    fixtures = os.path.join(folder, "Sources/TestUtils/Fixtures")
    expected = {}
    for name, code in swift_functions(read(folder, "Tests/SwiftGenKitTests/StringsTests.swift"), "test"):
        files = re.findall(r'resource\(for: "(\w+\.strings(?:dict)?)"', code)
        if len(files) == 1 and "SameTable" not in name:
            expected[files[0]] = "refused" if "XCTAssertThrowsError" in code else "accepted"
    for file in expected:
        table, ending = os.path.splitext(file)
        copy(os.path.join(fixtures, "Resources/Strings", file), temporary, f"en.lproj/{table}{ending}")
    write(temporary, "l10n.json", json.dumps({"developmentLanguage": "en"}))
    found, parameters = tool.findings(temporary), tool.parameters(temporary)
    verdicts = {}
    for file, verdict in sorted(expected.items()):
        verdicts.setdefault(os.path.splitext(file)[0], verdict)
    cases = [tables_case("swiftgen", table, verdict, found) for table, verdict in verdicts.items()]
    listed = {}
    for name in ["localizable", "multiple", "plurals", "plurals-advanced", "plurals-same-table", "plurals-unsupported"]:
        code = read(fixtures, "Generated/Strings/flat-swift5", f"{name}.swift")
        for accessor in SWIFTGEN_ACCESSOR.finditer(code):
            table, key = swift_text(accessor["table"]), swift_text(accessor["key"])
            listed[table, key] = kinds(accessor["parameters"])
    cases += [parameters_case("swiftgen", *name, listed[name], parameters) for name in sorted(listed)]
    return cases, ["left out: two files of one table in two folders, kinds of files, options"]


XCSTRINGS_TOOL_ACCESSOR = re.compile(
    rf"static (?:func [^\n(]+\((?P<parameters>[^\n]*)\)(?: ->|:) (?P<table>\w+)|var [^\n:]+: (?P<own_table>\w+)) \{{\s*"
    rf"\w+\(\s*key: (?P<key>{SWIFT_STRING})")


def xcstrings_tool(folder, tool, temporary):
    tests = os.path.join(folder, "Tests/XCStringsToolTests")
    try:
        fixtures = sorted(os.listdir(os.path.join(tests, "__Fixtures__")))
    except OSError as error:
        raise SourcesChanged(f"'Tests/XCStringsToolTests/__Fixtures__' is not in '{folder}'") from error
    for fixture in fixtures:
        path = fixture.removeprefix("!") if fixture.endswith(".xcstrings") else f"en.lproj/{fixture}"
        copy(os.path.join(tests, "__Fixtures__", fixture), temporary, path)
    write(temporary, "l10n.json", json.dumps({"developmentLanguage": "en"}))
    found, parameters = tool.findings(temporary), tool.parameters(temporary)
    verdicts = {}
    for fixture in fixtures:
        table = os.path.splitext(fixture.removeprefix("!"))[0]
        verdicts[table] = "refused" if fixture.startswith("!") else "accepted"
    cases = [tables_case("xcstrings-tool", table, verdict, found) for table, verdict in verdicts.items()]
    listed = {}
    snapshots = os.path.join(tests, "__Snapshots__/GenerateTests")
    for snapshot in sorted(os.listdir(snapshots)):
        for accessor in XCSTRINGS_TOOL_ACCESSOR.finditer(read(snapshots, snapshot)):
            table = accessor["table"] or accessor["own_table"]
            listed[table, swift_text(accessor["key"])] = kinds(accessor["parameters"])
    cases += [parameters_case("xcstrings-tool", *name, listed[name], parameters) for name in sorted(listed)]
    return cases, []


# Comparison


PEERS = {
    "translate-toolkit": translate_toolkit,
    "locheck": locheck,
    "swiftgen": swiftgen,
    "xcstrings-tool": xcstrings_tool,
}
COLUMNS = ["agrees", "differs as listed", "differs, not listed", "listed, does not differ"]


def known_differences(path):
    """The listed cases, each with who is right and why."""
    with open(path, encoding="utf-8") as file:
        entries = json.load(file)["differences"]
    listed = {}
    for entry in entries:
        if entry["verdict"] not in VERDICTS or not entry["reason"]:
            stop(f"'{entry['verdict']}' is none of {', '.join(VERDICTS)}, or has no reason")
        for check, identities in entry["cases"].items():
            for identity in identities:
                name = entry["peer"], check, identity
                if name in listed:
                    stop(f"{' '.join(name)} is listed twice")
                listed[name] = entry
    return listed


def compare(cases, listed):
    """The cases of each check in the columns of COLUMNS."""
    table = collections.defaultdict(lambda: {column: [] for column in COLUMNS})
    for case in cases:
        if case.agrees:
            column = "listed, does not differ" if case.name in listed else "agrees"
        else:
            column = "differs as listed" if case.name in listed else "differs, not listed"
        table[case.check][column].append(case)
    return table


def report(peer, cases, notes, listed, is_verbose):
    """Prints the counts of a peer; returns whether all is as listed."""
    table = compare(cases, listed)
    print(f"{peer}: {len(cases)} cases")
    for check in sorted(table):
        counts = [f"{len(of_column)} {column}" for column, of_column in table[check].items() if of_column]
        print(f"  {check:18} {'; '.join(counts)}")
    verdicts = collections.Counter(listed[case.name]["verdict"] for case in cases if case.name in listed)
    for verdict in VERDICTS:
        if verdicts[verdict]:
            print(f"  listed: {verdict}: {verdicts[verdict]}")
    for note in notes:
        print(f"  {note}")
    gone = sorted(set(name for name in listed if name[0] == peer) - {case.name for case in cases})
    for name in gone:
        print(f"  listed, but not in the sources: {' '.join(name[1:])}")
    is_as_listed = not gone
    for check in sorted(table):
        for column, of_column in table[check].items():
            is_wrong = column in ("differs, not listed", "listed, does not differ")
            is_as_listed = is_as_listed and not (is_wrong and of_column)
            if is_wrong or is_verbose and column != "agrees":
                for case in of_column:
                    verdict = f" ({listed[case.name]['verdict']})" if case.name in listed else ""
                    print(f"  {column}{verdict}: {check} {case.identity} '{case.expected}', {case.shown}")
    return is_as_listed


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--l10n", metavar="BINARY", required=True, help="the binary that is compared")
    for peer in PEERS:
        parser.add_argument(f"--{peer}", metavar="FOLDER", help=f"the sources of {peer}")
    parser.add_argument("--verbose", action="store_true", help="print each difference with its texts")
    arguments = parser.parse_args()
    given = {peer: getattr(arguments, peer.replace("-", "_")) for peer in PEERS}
    if not any(given.values()):
        parser.error(f"one of {', '.join('--' + peer for peer in PEERS)} is needed")
    listed = known_differences(os.path.join(os.path.dirname(os.path.abspath(__file__)), "checkers.json"))
    tool = Tool(arguments.l10n)
    is_as_listed = True
    for peer, folder in given.items():
        if not folder:
            continue
        with tempfile.TemporaryDirectory() as temporary:
            try:
                cases, notes = PEERS[peer](folder, tool, temporary)
            except (SourcesChanged, KeyError, SyntaxError) as error:
                stop(f"{peer}: {error}")
        is_as_listed = report(peer, cases, notes, listed, arguments.verbose) and is_as_listed
    sys.exit(0 if is_as_listed else 1)


if __name__ == "__main__":
    main()
