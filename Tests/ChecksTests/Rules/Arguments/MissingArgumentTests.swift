import Testing

@testable import Checks

@Suite("missing-argument")
struct MissingArgumentTests {
  @Test(
    "fires for variables in braces",
    arguments: [("Hi {name} and {other}", "⟦\"Hallo {name}\"⟧"), ("Hi {0} {1}", "⟦\"Hallo {0}\"⟧")])
  func braces(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expect(.missingArgument, among: Rule.argumentRules)
  }

  @Test(
    "fires",
    arguments: [
      ("%lld files", "⟦\"Dateien\"⟧"), ("%1$@ and %2$@", "⟦\"%2$@\"⟧"),
      // What a translation drops of its source is a missing argument, not a gap.
      ("%1$@ %2$@", "⟦\"%2$@\"⟧"), ("%1$@ of %2$lld", "⟦\"%1$@ von %%2$lld\"⟧"),
      ("%1$@ of %2$lld", "⟦\"%1$@ von 2$lld\"⟧"), ("%@ items", "⟦\"u% ld items\"⟧"),
    ])
  func fires(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expect(.missingArgument, among: Rule.all)
  }

  @Test(
    "words in braces that no code names are marked for it, and translated",
    arguments: [
      ("Is {{online}} now", "Ist {{erreichbar}}", #"text.split(separator: "{{")"#, nil),
      ("Is {{online}} now", "Ist erreichbar", #"text.split(separator: "{{")"#, .warning),
      ("Is {online} now", "Ist erreichbar", #"text.replacing("{online}", with: state)"#, .error),
      ("Is {online} now", "Ist erreichbar", #"fill(text, ["online": state])"#, .error),
      ("Is {0} now", "Ist erreichbar", "fill(text)", .error),
    ] as [(String, String, String, Severity?)])
  func marked(source: String, translation: String, code: String, severity: Severity?) throws {
    guard ExampleRun.readsCode else { return }
    let files: KeyValuePairs = ["de.lproj/Localizable.strings": "\"k\" = \"\(translation)\";\n"]
    let run = ExampleRun(.code("let a = \(code)", strings: "\"k\" = \"\(source)\";", files: files))
    let found = try [Rule.missingArgument, .argumentName].flatMap { try run.findings(of: $0) }
    #expect(found.map(\.severity) == (severity.map { [$0] } ?? []))
  }

  @Test(
    "braces of a storyboard are letters, where no code has them",
    arguments: [("1", true), (#""CONTROL""#, true), (#"text.replacing("{CONTROL}", with: key)"#, false)])
  func interfaceBraces(code: String, isSilent: Bool) throws {
    guard ExampleRun.readsCode else { return }
    let files: KeyValuePairs = [
      "en.lproj/Main.strings": "\"8JN-Ub-qkc.title\" = \"With {CONTROL}\";\n",
      "de.lproj/Main.strings": "\"8JN-Ub-qkc.title\" = \"Mit Steuerung\";\n",
    ]
    let found = try ExampleRun(.code("let a = \(code)", files: files)).findings(of: .missingArgument)
    #expect(found.isEmpty == isSilent)
  }

  @Test("of an empty text that alone is told")
  func empty() throws {
    try CheckFixture.texts("%lld files", "⟦\"\"⟧").expect(.emptyTranslation, among: Rule.all)
  }

  @Test(
    "is silent",
    arguments: [
      ("100% of", "100% von"), ("%lld files", "%lld Dateien"), ("%1$lld app%2$@", "%1$lld 앱"),
      // A space is a flag.
      ("%ld items", "u% ld items"),
    ])
  func silent(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expectNothing(of: .missingArgument, among: Rule.all)
  }

  @Test(
    "a name that a sentence may say otherwise is a warning",
    arguments: [
      ("%@ will be removed for good", "⟦\"Dieser Index wird entfernt\"⟧", Severity.warning),
      ("%@ Settings", "⟦\"Einstellungen\"⟧", .error), ("%d files will be removed", "⟦\"Dateien\"⟧", .error),
    ])
  func sentence(source: String, translation: String, severity: Severity) throws {
    let findings = try CheckFixture.texts(source, translation).expect(.missingArgument, among: Rule.all)
    #expect(findings.map(\.severity) == [severity])
  }

  @Test("a form that stands for one number alone may leave the number out")
  func omission() throws {
    let english = CheckFixture().plural("en", ["one": "%lld day", "other": "%lld days"])
    try english.plural("he", ["one": "יום אחד", "two": "יומיים", "other": "%lld ימים"])
      .expectNothing(of: .missingArgument, among: Rule.all)
    try english.plural("ru", ["one": "⟦день⟧", "few": "%lld дня", "many": "%lld дней", "other": "%lld дня"])
      .expect(.missingArgument, among: Rule.all)
  }

  @Test("a form that names another number leaves the argument out", arguments: ["⟦день⟧", "⟦2 день⟧"])
  func otherNumber(one: String) throws {
    try CheckFixture().plural("en", ["one": "%lld day", "other": "%lld days"])
      .plural("ru", ["one": "\(one)", "few": "%lld дня", "many": "%lld дней", "other": "%lld дня"])
      .expect(.missingArgument, among: Rule.all)
  }

  @Test("a number that only chooses among forms is shown nowhere", arguments: ["", "%lld ", "%2$@ "])
  func choice(number: String) throws {
    let showsNumber = number == "%lld "
    let english = CheckFixture().file(
      "en.lproj/Localizable.stringsdict",
      """
      <plist version="1.0"><dict><key>copy</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>Copy \(number)entry</string><key>other</key><string>Copy \(number)entries</string>
      </dict></dict></dict></plist>
      """)
    let both = english.file(
      "it.lproj/Localizable.strings",
      "\"copy\" = \(showsNumber ? "⟦\"Duplica voci\"⟧" : "\"Duplica \(number)voci\"");")
    if showsNumber {
      try both.expect(.missingArgument)
    } else {
      try both.expectNothing(of: .missingArgument)
    }
  }

  @Test(
    "a sentence that leaves its only number out may say “all” for it",
    arguments: [("Alle gewählten Ordner löschen", true), ("Ordner", false)])
  func sentences(translation: String, isRare: Bool) throws {
    let found = try CheckFixture.texts("Delete %d folders", "⟦\"\(translation)\"⟧").expect(
      .missingArgument, among: Rule.argumentRules)
    #expect(found.map(\.isRare) == [isRare])
  }

  @Test("a translation whose key the development language does not list is compared with the key")
  func keyIsText() throws {
    try CheckFixture().strings("en", #""a" = "A";"#).strings("de", #""Age %@" = ⟦"Alter"⟧; "x" = "%@";"#)
      .expect(.missingArgument, among: Rule.argumentRules)
  }

  @Test("a value that is shown in place of another is an error, where lines or sentences show which one is gone")
  func moved() throws {
    let source = #"App %@ failed the check, and it said:\n%@\nIt stays at %@ if you want it."#
    let first = try CheckFixture.texts(source, #"⟦"App hat die Prüfung nicht bestanden:\n%@\n\nSie bleibt in %@."⟧"#)
      .expect(.missingArgument, among: Rule.argumentRules)
    #expect(first.map(\.severity) == [.error])
    #expect(
      first.first?.message
        == "translation drops a placeholder before others, so that values move: '%1$@' of the source "
        + "is shown where the source has '%2$@'; number them, as in '%2$@'")
    let last = try CheckFixture.texts(source, #"⟦"App %@ hat die Prüfung nicht bestanden:\n%@\nSie bleibt da."⟧"#)
      .expect(.missingArgument, among: Rule.all)
    #expect(last.map(\.severity) == [.warning])
  }

  @Test("a variable of another name stands for the one that reads the same argument", arguments: ["%arg ", ""])
  func renamed(number: String) throws {
    func variations(_ language: String, _ names: [String], _ forms: [String], _ number: String) -> String {
      let variables = zip(names, forms).map { name, form in
        """
        "\(name)": { "formatSpecifier": "lld", "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%arg \(form)" } },
          "other": { "stringUnit": { "state": "translated", "value": "\(number)\(form)s" } } } } }
        """
      }
      return """
        "\(language)": { "stringUnit": { "state": "translated", "value": "%#@\(names[0])@ of %#@\(names[1])@" },
          "substitutions": { \(variables.joined(separator: ", ")) } }
        """
    }
    let catalog = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "posts": { "localizations": {
        \(variations("en", ["posts", "people"], ["post", "person"], "%arg ")),
        \(variations("de", ["zahl", "leute"], ["Beitrag", "Leute"], number)) } } } }
      """
    let found = try CheckFixture().file("Localizable.xcstrings", catalog).findings([.missingArgument, .extraArgument])
    #expect(found.count == (number.isEmpty ? 2 : 0), "\(found.map(\.message))")
  }

  @Test(
    "each of several variables has its own argument, where the source has none",
    arguments: [("%arg bestanden", 0), ("bestanden", 2)])
  func variablesOfTranslation(other: String, count: Int) throws {
    func variable(_ position: Int) -> String {
      """
      "arg\(position)": { "argNum": \(position), "formatSpecifier": "lld", "variations": { "plural": {
        "one": { "stringUnit": { "state": "translated", "value": "één bestand" } },
        "other": { "stringUnit": { "state": "translated", "value": "\(other)" } } } } }
      """
    }
    let catalog = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "cut": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Cut %1$lld files, keep %2$lld files" } },
        "nl": { "stringUnit": { "state": "translated", "value": "Knip %#@arg1@, houd %#@arg2@" },
          "substitutions": { \(variable(1)), \(variable(2)) } } } } } }
      """
    let found = try CheckFixture().file("Localizable.xcstrings", catalog).findings([.missingArgument, .extraArgument])
    #expect(found.count == count, "\(found.map(\.message))")
  }

  @Test(
    "a text need not name the app that it is of",
    arguments: [
      ("%@ is the application name.", true), ("The name of the app", true), ("%@ is the name of a cue", false),
    ])
  func appName(comment: String, isRare: Bool) throws {
    let found = try CheckFixture()
      .strings("en", "/* \(comment) */\n\"a\" = \"Choose what %@ may complete here\";")
      .strings("de", "\"a\" = \"Hier kann man wählen, was vervollständigt wird\";").findings([.missingArgument])
    #expect(found.map(\.isRare) == [isRare])
  }

  @Test("a text for none names nobody", arguments: [("zero", true), ("other", false)])
  func none(category: String, isRare: Bool) throws {
    let source = CheckFixture().plural(
      "en", ["zero": "%2$@ x", "one": "%2$@ x", "other": "%2$@ xs"], format: "%1$#@n@")
    let forms: KeyValuePairs =
      category == "zero"
      ? ["zero": "nobody", "one": "%2$@ y", "other": "%2$@ ys"]
      : ["zero": "%2$@ y", "one": "%2$@ y", "other": "nobody"]
    let found = try source.plural("lv", forms, format: "%1$#@n@").findings([.missingArgument])
    #expect(found.map(\.isRare) == [isRare])
  }
}
