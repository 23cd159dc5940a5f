extension BeginnerMistake {
  private static func configured(_ members: String) -> [String: String] { ["l10n.json": "{ \(members) }"] }

  private static func bound(_ member: String) -> [String: String] {
    configured(#""tokens": ["Tokens/eko.tokens.json"], "fonts": [".fonts"], "# + member)
  }

  private static let table = "de.lproj/Localizable.strings"
  private static let conflict = "\"a\" = \"A\";\n<<<<<<< HEAD\n\"b\" = \"1\";\n=======\n\"b\" = \"2\";\n>>>>>>> main\n"
  private static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n"

  static let all = calls + places + configurations + bindings + contents

  private static let calls = [
    BeginnerMistake("a typo in the command", "chek", answer: "unknown command 'chek'", "did you mean 'check'?"),
    BeginnerMistake("help about a typo", "help", "chek", answer: "unknown command 'chek'", "did you mean 'check'?"),
    BeginnerMistake("a typo in an option", "check", "--formt", "json", answer: "'--formt'", "did you mean '--format'?"),
    BeginnerMistake("a short option", "check", "-v", answer: "unknown option '-v'", "'l10n check --help' lists them"),
    BeginnerMistake("an option without its value", "check", "--locale", answer: "needs a value: --locale TAG"),
    BeginnerMistake(
      "a part of a rule's name", "check", "--only", "hardcoded", answer: "did you mean 'hardcoded-string'?"),
    BeginnerMistake(
      "a rule that is none", "check", "--only", "spelling", answer: "'spelling'", "'l10n rules' lists them"),
    BeginnerMistake("to explain no rule", "explain", "spelling", answer: "unknown rule", "'l10n rules' lists them"),
    BeginnerMistake("a typo in a pseudo-locale", "check", "--locale", "psuedo", answer: "did you mean 'pseudo'?"),
    BeginnerMistake("a typo in a size", "check", "--size", "accesibility5", answer: "did you mean 'accessibility5'?"),
    BeginnerMistake("sizes in one value", "check", "--size", "large,small", answer: "repeat the option for each of 2"),
    BeginnerMistake(
      "a theme without its modifier", "check", "--theme", "dark", answer: "'dark'", "as in 'appearance=dark'"),
    BeginnerMistake(
      "the folder before the key", "lookup", "en.lproj", "cue.title", answer: "'en.lproj' is a path",
      "l10n lookup cue.title en.lproj"),
    BeginnerMistake(
      "a typo in a key", "lookup", "cue.titel", status: 1, answer: "has no key 'cue.titel'", "did you mean 'cue.title'?"
    ),
    BeginnerMistake(
      "the file before the action", "tokens", "Tokens/eko.tokens.json", "check", answer: "the action comes first",
      "l10n tokens check"),
    BeginnerMistake(
      "to import what is no Swift", "tokens", "import", "Tokens/eko.tokens.json", answer: "is no Swift file"),
  ]

  private static let places = [
    BeginnerMistake(
      "a folder that is not there", "check", "Surces", answer: "no file or folder 'Surces'", "did you mean 'Sources'?"),
    BeginnerMistake("a home folder in quotes", "check", "~/App", answer: "'~/App'", "'~' is not expanded here"),
    BeginnerMistake(
      "a folder without tables", "check", "Sources", answer: "'Sources' holds no string tables",
      "give the folder of your app"),
    BeginnerMistake(
      "a file that is no table", "check", "l10n.json", answer: "'l10n.json' is no string table",
      "give the folder of your app"),
    BeginnerMistake(
      "a folder in place of a file", "tokens", "check", "Tokens", answer: "'Tokens' is a folder, not a file"),
    BeginnerMistake(
      "a scan without code", "scan", "en.lproj", answer: "holds no code (.swift", "\"sources\": { \"paths\""),
    BeginnerMistake(
      "suggestions without code", "bind", "--suggest", answer: "no code was scanned", "\"sources\": { \"paths\""),
    BeginnerMistake(
      "a baseline that is not there", "check", "--baseline", "b.json", answer: "no baseline 'b.json'",
      "--write-baseline"),
  ]

  private static let configurations = [
    BeginnerMistake(
      "a typo in a key of l10n.json", "check", files: configured(#""developmentLangauge": "en""#),
      answer: "l10n.json:1:3", "did you mean 'developmentLanguage'?"),
    BeginnerMistake(
      "a text in place of a list", "check", files: configured(#""tokens": "a""#), answer: "l10n.json:1:13",
      "expected a list in brackets", "found a text"),
    BeginnerMistake(
      "a list in place of an object", "check", files: configured(#""sources": ["Sources"]"#), answer: "l10n.json:1:14",
      #"as in { "paths": ["Sources"] }"#),
    BeginnerMistake(
      "a missing comma", "check", files: configured(#""paths": [] "sizes": []"#), answer: "l10n.json:1:15",
      "expected ',' or '}'"),
    BeginnerMistake(
      "single quotes", "check", files: ["l10n.json": "{ 'paths': [] }"], answer: "l10n.json:1:3",
      "a key in double quotes"),
    BeginnerMistake(
      "a home folder in l10n.json", "check", files: configured(#""paths": ["~/App"]"#), answer: "l10n.json:1:13",
      "'~' is not expanded here"),
    BeginnerMistake(
      "tokens that are not there", "check", files: configured(#""tokens": ["Tokens/ekko.tokens.json"]"#),
      answer: "l10n.json:1:14", "which 'tokens' names", "did you mean 'eko.tokens.json'?"),
    BeginnerMistake(
      "sources without code", "check", files: configured(#""sources": { "paths": ["en.lproj"] }"#),
      answer: "l10n.json:1:26", "holds no code"),
    BeginnerMistake(
      "a typo in a severity", "check", files: configured(#""rules": { "extra-key": "eror" }"#),
      answer: "l10n.json:1:27", "did you mean 'error'?"),
    BeginnerMistake(
      "a typo in a rule of l10n.json", "check", files: configured(#""rules": { "extra-keys": "off" }"#),
      answer: "l10n.json:1:14", "did you mean 'extra-key'?"),
    BeginnerMistake(
      "an empty l10n.json", "check", files: ["l10n.json": ""], answer: "l10n.json:1:1", "the file is empty"),
    BeginnerMistake(
      "a merge conflict in l10n.json", "check", files: ["l10n.json": "{\n<<<<<<< HEAD\n=======\n>>>>>>> b\n}"],
      answer: "l10n.json:2:1", "an unresolved merge conflict", "keep one side"),
  ]

  private static let bindings = [
    BeginnerMistake(
      "a binding to no component", "check", files: bound(#""bindings": [{ "keys": "*", "slot": "EkoButtn.title" }]"#),
      answer: "l10n.json:1:", "did you mean 'EkoButton'?"),
    BeginnerMistake(
      "a binding to no slot", "check", files: bound(#""bindings": [{ "keys": "*", "slot": "EkoButton.titel" }]"#),
      answer: "l10n.json:1:", "unknown slot 'titel'", "did you mean 'title'?"),
    BeginnerMistake(
      "a binding without a slot", "check", files: bound(#""bindings": [{ "keys": "*", "slot": "EkoButton" }]"#),
      answer: "l10n.json:1:", "not of the form 'Component.slot'"),
    BeginnerMistake(
      "a typo in an axis", "check",
      files: bound(#""bindings": [{ "keys": "*", "slot": "EkoButton.title", "axes": { "siz": "small" } }]"#),
      answer: "l10n.json:1:", "component 'EkoButton' has no axis 'siz'", "did you mean 'size'?"),
    BeginnerMistake(
      "a typo in a choice", "check",
      files: bound(#""bindings": [{ "keys": "*", "slot": "EkoButton.title", "axes": { "size": "smal" } }]"#),
      answer: "l10n.json:1:", "has no value 'smal'", "did you mean 'small'?"),
    BeginnerMistake(
      "a pattern that matches no key", "check",
      files: bound(#""bindings": [{ "keys": "cues.*", "slot": "EkoButton.title" }]"#), status: 0,
      answer: "l10n.json:1:", "no key matches 'cues.*'", "does nothing"),
    BeginnerMistake(
      "a preview of no key", "check",
      files: bound(#""previews": [{ "name": "A", "component": "EkoButton", "slots": { "title": "cue.titel" } }]"#),
      answer: "l10n.json:1:", "did you mean 'cue.title'?"),
  ]

  private static let contents = [
    BeginnerMistake(
      "a merge conflict in a table", "check", files: [table: conflict], status: 1, answer: "\(table):2:1",
      "an unresolved merge conflict", "keep one side and delete the markers"),
    BeginnerMistake(
      "a Git LFS pointer", "check", files: [table: pointer], status: 1, answer: "\(table):1:1", "a Git LFS pointer",
      "git lfs pull"),
    BeginnerMistake(
      "the page of an error", "check", files: [table: "<!DOCTYPE html>\n<p>404</p>"], status: 1, answer: "\(table):1:1",
      "an HTML page", "download or export the file again"),
    BeginnerMistake(
      "a table that is empty", "check", files: [table: "", "l10n.json": #"{ "complete": ["de"] }"#],
      status: 1, answer: "'de', whose table is empty"),
    BeginnerMistake(
      "tokens that are a pointer", "tokens", "check", "t.tokens.json", files: ["t.tokens.json": pointer], status: 1,
      answer: "t.tokens.json:1:1", "git lfs pull"),
  ]
}
