import Testing

@testable import Checks

@Suite("argument-call-mismatch", .enabled(if: ExampleRun.readsCode))
struct ArgumentCallMismatchTests {
  @Test("a text is given for a number")
  func fires() throws {
    try CheckFixture().example(
      .code(
        #"let text = String(format: NSLocalizedString(⟦"count"⟧, comment: ""), "three")"#,
        strings: #""count" = "%d cues";"#)
    ).expect(.argumentCallMismatch)
  }

  @Test(
    "arguments that a text does not read are a warning, unless one that it reads is another",
    arguments: [("cues", "3", Severity.warning), ("%d cues", "3, 4", .warning), ("%@ cues", "3, 4", .error)])
  func unread(text: String, arguments: String, severity: Severity) throws {
    let findings = try CheckFixture().example(
      .code(
        #"let text = String(format: NSLocalizedString(⟦"count"⟧, comment: ""), \#(arguments))"#,
        strings: "\"count\" = \"\(text)\";")
    ).expect(.argumentCallMismatch)
    #expect(findings.map(\.severity) == [severity])
  }

  @Test("is silent where a number is given")
  func silent() throws {
    try CheckFixture().example(
      .code(
        #"let text = String(format: NSLocalizedString("count", comment: ""), 3)"#, strings: #""count" = "%d cues";"#)
    ).expectNothing(of: .argumentCallMismatch)
  }

  @Test(
    "a name that a closure captures anew has the type of what it captures",
    arguments: [("[name = title]", []), ("[title]", [Severity.error])] as [(String, [Severity])])
  func captured(list: String, severities: [Severity]) throws {
    let findings = try CheckFixture().example(
      .code(
        """
        struct Row {
          let name: Int
          let title: String
          func show() {
            run { \(list) in label.text = String(format: NSLocalizedString("row", comment: ""), name) }
          }
        }
        """, strings: #""row" = "%@";"#)
    ).wholeProject.findings(of: .argumentCallMismatch)
    #expect(findings.map(\.severity) == severities)
  }

  /// Functions of a project that look a key up and fill its text in.
  static let fillers = [
    """
    func show(_ key: String, arguments: [CVarArg]? = nil) {
      label.text = String(format: NSLocalizedString("a." + key, comment: ""), arguments: arguments ?? [])
    }
    """,
    """
    func show(_ key: String, arguments: [CVarArg]? = nil) {
      var format: String
      if isLong { format = NSLocalizedString("a." + key, comment: "") } else { format = tr(key) }
      if let values = arguments { label.text = String(format: format, arguments: values) }
    }
    """,
    #"""
    func text(_ key: String, _ values: [CVarArg]) -> String {
      let format = NSLocalizedString("a.\(key)", comment: "")
      return String(format: format, arguments: values)
    }
    func show(_ key: String, arguments: [CVarArg] = []) { label.text = text(key, arguments) }
    """#,
  ]

  @Test("a call of the project's own function that fills the text in", arguments: fillers.indices)
  func filled(number: Int) throws {
    let calls = [
      (#"show("b")"#, true), (#"show("b", arguments: [name, 3])"#, true), (#"show("b", arguments: [name])"#, false),
      (#"show("b", arguments: names)"#, false), (#"show("c")"#, false),
    ]
    for (call, isWrong) in calls {
      let findings = try CheckFixture().example(
        .code("\(Self.fillers[number])\nfunc run() { \(call) }", strings: #""a.b" = "B %@"; "a.c" = "C";"#)
      ).wholeProject.findings(of: .argumentCallMismatch)
      #expect(findings.isEmpty != isWrong, "\(call)")
    }
  }

  static let variadic = [
    """
    func tr(_ key: String, _ values: CVarArg...) -> String {
      String(format: NSLocalizedString(key, comment: ""), arguments: values)
    }
    """,
    """
    func tr(_ key: String, _ values: CVarArg...) -> String {
      let text = NSLocalizedString(key, comment: "")
      return values.isEmpty ? text : String(format: text, arguments: values)
    }
    """,
  ]

  @Test(
    "a function that takes any number of values",
    arguments: [
      (#"tr("a", 3)"#, []), (#"tr("a", "three")"#, [.error]), (#"tr("a", 3, 4)"#, [.warning]), (#"tr("a")"#, []),
      (#"tr("a", count)"#, []), (#"String(format: tr("a"), 3)"#, []), (#"String(format: tr("a"), 3, 4)"#, [.warning]),
    ] as [(String, [Severity])])
  func variadic(call: String, severities: [Severity]) throws {
    for function in Self.variadic {
      let findings = try CheckFixture().example(
        .code("\(function)\nlet text = \(call)", strings: #""a" = "%d cues";"#)
      ).wholeProject.findings(of: .argumentCallMismatch)
      #expect(findings.map(\.severity) == severities, "\(function)")
    }
  }

  @Test(
    "a member of String that fills itself in",
    arguments: [
      (#""a".localized(3)"#, []), (#""a".localized("three")"#, [.error]), (#""a".localized(3, 4)"#, [.warning]),
      (#"String(format: "a".localized, "three")"#, [.error]),
    ] as [(String, [Severity])])
  func member(call: String, severities: [Severity]) throws {
    let findings = try CheckFixture().example(
      .code(
        """
        extension String {
          var localized: String { NSLocalizedString(self, comment: "") }
          func localized(_ values: CVarArg...) -> String { String(format: self.localized, arguments: values) }
        }
        let text = \(call)
        """, strings: #""a" = "%d cues";"#)
    ).wholeProject.findings(of: .argumentCallMismatch)
    #expect(findings.map(\.severity) == severities)
  }

  @Test("a key with values in it is the format, whose text may leave them out")
  func format() throws {
    try CheckFixture().example(
      .code(##"let text = String(localized: "starred \(3)")"##, strings: #""starred %lld" = "starred";"#)
    ).expectNothing(of: .argumentCallMismatch)
  }

  @Test(
    "a key with placeholders tells what its texts may leave out",
    arguments: [("3", []), (#""three""#, [Severity.error])] as [(String, [Severity])])
  func formatOfCall(argument: String, severities: [Severity]) throws {
    let findings = try CheckFixture().example(
      .code(
        #"let text = String(format: NSLocalizedString("starred %lld", comment: ""), \#(argument))"#,
        strings: #""starred %lld" = "starred";"#)
    ).wholeProject.findings(of: .argumentCallMismatch)
    #expect(findings.map(\.severity) == severities)
  }

  @Test("a variable of one text shows it whatever the value is", arguments: [true, false])
  func variable(isAlwaysSame: Bool) throws {
    let fixture = CheckFixture().file(
      "en.lproj/Localizable.stringsdict",
      """
      <plist version="1.0"><dict><key>names</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@%2$@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>\(isAlwaysSame ? "" : "a")</string><key>other</key><string></string>
      </dict></dict></dict></plist>
      """)
    let key = isAlwaysSame ? #""names""# : #"⟦"names"⟧"#
    let code = fixture.example(
      .code(#"let text = String(format: NSLocalizedString(\#(key), comment: ""), "a", "b")"#, strings: ""))
    if isAlwaysSame {
      try code.expectNothing(of: .argumentCallMismatch)
    } else {
      try code.expect(.argumentCallMismatch)
    }
  }
}
