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

  @Test("arguments that a text does not read are a warning")
  func unread() throws {
    let findings = try CheckFixture().example(
      .code(
        #"let text = String(format: NSLocalizedString(⟦"count"⟧, comment: ""), 3)"#, strings: #""count" = "cues";"#)
    ).expect(.argumentCallMismatch)
    #expect(findings.map(\.severity) == [.warning])
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
