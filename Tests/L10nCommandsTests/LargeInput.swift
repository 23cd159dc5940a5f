import Testing

/// A hostile input of any size, and the command that reads it.
struct LargeInput: Sendable, CustomTestStringConvertible {
  let name: String
  /// The arguments of the program; it runs in the folder of the files.
  let arguments: [String]
  /// The size that takes a debug build some tenths of a second.
  let size: Int
  /// The files of an input by their paths.
  let files: @Sendable (_ size: Int) -> [String: String]

  init(
    _ name: String, _ arguments: String..., size: Int, files: @escaping @Sendable (_ size: Int) -> [String: String]
  ) {
    self.name = name
    self.arguments = arguments
    self.size = size
    self.files = files
  }

  var testDescription: String { "\(arguments[0]): \(name)" }
}

// MARK: Of one text

extension LargeInput {
  /// A text and its translation.
  private static func texts(_ source: String, _ translation: String) -> [String: String] {
    [
      "en.lproj/Localizable.strings": "\"a\" = \"\(source)\";\n",
      "de.lproj/Localizable.strings": "\"a\" = \"\(translation)\";\n",
    ]
  }

  /// Of `count` words, the text and its translation.
  private static func words(_ count: Int, _ word: (Int) -> String, _ translated: (Int) -> String) -> [String: String] {
    texts((1...count).map(word).joined(separator: " "), (1...count).map(translated).joined(separator: " "))
  }

  static let inTexts: [LargeInput] = [
    LargeInput("specifiers", "check", size: 4_000) { words($0, { "%\($0)$@" }, { "%\($0)$@" }) },
    LargeInput("specifiers of another type", "check", size: 1_000) { words($0, { "%\($0)$@" }, { "%\($0)$d" }) },
    LargeInput("specifiers in another order", "check", size: 2_000) { count in
      words(count, { $0 % 2 == 0 ? "%@" : "%d" }, { $0 < count / 2 ? "%@" : "%d" })
    },
    LargeInput("percent signs", "check", size: 4_000) { words($0, { _ in "100% d" }, { _ in "% %@" }) },
    LargeInput("words", "check", size: 20_000) { words($0, { "word\($0)" }, { "Wort\($0)" }) },
    LargeInput("combining marks", "check", size: 100_000) { count in
      let text = "a" + String(repeating: "\u{301}", count: count)
      return texts(text, text)
    },
    LargeInput("addresses", "check", size: 8_000) {
      words($0, { "https://e\($0).example.com/" }, { "https://e\($0).example.de/" })
    },
    LargeInput("escapes in an address", "check", size: 20_000) { count in
      let text = "%@ https://l10n.dev/" + String(repeating: "x%20/", count: count)
      return texts(text, text)
    },
    LargeInput("tags", "check", size: 5_000) { words($0, { "<b\($0)>x</b\($0)>" }, { "<i\($0)>x</i\($0)>" }) },
  ]
}

// MARK: Of variations

extension LargeInput {
  /// Variables of which each mentions the next.
  private static func nestedVariables(_ count: Int) -> [String: String] {
    let variables = (1...count).map { number in
      let next = number < count ? "%#@v\(number + 1)@" : "end"
      return """
        <key>v\(number)</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d one \(next)</string><key>other</key><string>%d other \(next)</string></dict>
        """
    }
    let table = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@v1@</string>
      \(variables.joined(separator: "\n"))
      </dict></dict></plist>
      """
    return ["en.lproj/Localizable.stringsdict": table, "de.lproj/Localizable.stringsdict": table]
  }

  static let ofVariations: [LargeInput] = [
    LargeInput("nested variables", "check", size: 200, files: nestedVariables),
    LargeInput("nested variables", "generate", size: 200, files: nestedVariables),
    LargeInput(
      "nested variables", "measure", "--key", "a", "--font", "Inter", size: 200, files: nestedVariables),
    LargeInput("nested variables", "export", "--output", "out", size: 200, files: nestedVariables),
    LargeInput("width variants", "check", size: 500) { count in
      let variants = (1...count).map {
        "\"\($0)\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"%@\" } }"
      }
      let variations = "{ \"variations\": { \"width\": { \(variants.joined(separator: ", ")) } } }"
      let localizations = "{ \"en\": \(variations), \"de\": \(variations) }"
      return [
        "Localizable.xcstrings": """
        { "sourceLanguage": "en", "version": "1.0", "strings": { "a": { "localizations": \(localizations) } } }
        """
      ]
    },
  ]
}

// MARK: Of tables and languages

extension LargeInput {
  /// Tags of three letters, the same for every size.
  private static func languages(_ count: Int) -> [String] {
    var languages: [String] = []
    for first in "abcdefghij" {
      for second in "abcdefghijklmnopqrstuvwxyz" {
        for third in "abcdefghijklmnopqrstuvwxyz" where languages.count < count {
          languages.append("\(first)\(second)\(third)")
        }
      }
    }
    return languages
  }

  private static func folders(_ count: Int) -> [String: String] {
    var files: [String: String] = [:]
    for language in ["en"] + languages(count) {
      files["\(language).lproj/Localizable.strings"] = "\"a\" = \"Hello\";\n"
    }
    return files
  }

  /// A catalog with a translated key, and some keys that nearly all languages lack.
  private static func catalog(_ count: Int) -> [String: String] {
    func entry(_ languages: [String]) -> String {
      let texts = languages.map { "\"\($0)\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"OK\" } }" }
      return "{ \"localizations\": { \(texts.joined(separator: ", ")) } }"
    }
    let languages = ["en"] + languages(count)
    var strings = ["\"a\": \(entry(languages))"]
    for number in 0..<5 { strings.append("\"b\(number)\": \(entry(Array(languages.prefix(5))))") }
    return [
      "Localizable.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": { \(strings.joined(separator: ", ")) } }
      """
    ]
  }

  /// A table and its translation.
  private static func keys(
    _ count: Int, _ source: (Int) -> String, _ translation: (Int) -> String
  ) -> [String: String] {
    [
      "en.lproj/Localizable.strings": (0..<count).map(source).joined(),
      "de.lproj/Localizable.strings": (0..<count).map(translation).joined(),
    ]
  }

  private static func plainKeys(_ count: Int) -> [String: String] {
    keys(count, { "\"key.\($0)\" = \"Hello \($0)\";\n" }, { "\"key.\($0)\" = \"Hallo \($0)\";\n" })
  }

  /// Keys of code that its table lacks.
  private static func newKeys(_ count: Int, table: [String]) -> [String: String] {
    [
      "en.lproj/Localizable.strings": table.map { "\"\($0)\" = \"Hello\";\n" }.joined(),
      "App/View.swift": (0..<count).map { "let text\($0) = NSLocalizedString(\"key.\($0)\", comment: \"\")\n" }
        .joined(),
      "l10n.json": #"{ "developmentLanguage": "en", "sources": { "paths": ["App"] } }"#,
    ]
  }

  static let ofTables: [LargeInput] = [
    LargeInput("languages in folders", "check", size: 200, files: folders),
    LargeInput("languages in folders", "export", "--output", "out", size: 200, files: folders),
    LargeInput("languages of a catalog", "check", size: 200, files: catalog),
    LargeInput("languages of a catalog", "export", "--output", "out", size: 200, files: catalog),
    LargeInput("tables", "check", size: 400) { count in
      var files: [String: String] = [:]
      for number in 0..<count {
        for language in ["en", "de"] { files["\(language).lproj/T\(number).strings"] = "\"a\" = \"Hello\";\n" }
      }
      return files
    },
    LargeInput("tables of a new language", "import", "fr.xliff", size: 100) { count in
      var files = ["fr.xliff": "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">\n"]
      for number in 0..<count {
        files["en.lproj/T\(number).strings"] = "\"a\" = \"Hello\";\n"
        files["fr.xliff"]? += """
          <file original="en.lproj/T\(number).strings" source-language="en" target-language="fr" datatype="plaintext"><body>
          <trans-unit id="a"><source>Hello</source><target>Salut</target></trans-unit></body></file>

          """
      }
      files["fr.xliff"]? += "</xliff>\n"
      return files
    },
    LargeInput("findings", "check", size: 1_000) {
      keys($0, { "\"k\($0)\" = \"Hello %@ \($0)\";\n" }, { "\"k\($0)\" = \"Hallo %d \($0)\";\n" })
    },
    LargeInput("keys without a source", "check", size: 1_000) {
      keys($0, { "\"Number \($0)\" = \"Hello\";\n" }, { "\"Nomber \($0)\" = \"Hallo\";\n" })
    },
    LargeInput("duplicate keys", "check", size: 4_000) {
      keys($0, { _ in "\"k\" = \"Hello\";\n" }, { _ in "\"k\" = \"Hallo\";\n" })
    },
    LargeInput("keys", "stats", size: 10_000, files: plainKeys),
    LargeInput("keys", "bind", size: 5_000, files: plainKeys),
    LargeInput("keys", "lookup", "key.5", size: 10_000, files: plainKeys),
    LargeInput("keys", "generate", size: 1_000, files: plainKeys),
    LargeInput("keys", "export", "--output", "out", size: 1_000, files: plainKeys),
    LargeInput("keys", "pseudo", "--output", "out", size: 5_000, files: plainKeys),
    LargeInput("keys", "fmt", size: 5_000, files: plainKeys),
    LargeInput("new keys of a table in no order", "sync", size: 500) { newKeys($0, table: ["z", "a"]) },
    LargeInput("new keys of a table in order", "sync", size: 500) { newKeys($0, table: ["a", "z"]) },
    LargeInput("keys", "convert", "en.lproj/Localizable.strings", "out.xcstrings", size: 2_000, files: plainKeys),
    LargeInput("keys", "convert", "en.lproj/Localizable.strings", "out.xml", size: 2_000, files: plainKeys),
  ]
}
