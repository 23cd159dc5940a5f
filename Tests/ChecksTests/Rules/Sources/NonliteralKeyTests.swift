import Testing

@testable import Checks

@Suite("nonliteral-key", .enabled(if: ExampleRun.readsCode))
struct NonliteralKeyTests {
  @Test("the key is put together")
  func fires() throws {
    try CheckFixture().example(
      .code(#"func text(_ name: String) -> String { NSLocalizedString(⟦"error." + name⟧, comment: "") }"#)
    ).expect(.nonliteralKey)
  }

  @Test("is silent about a literal")
  func silent() throws {
    try CheckFixture().example(
      .code(
        #"func text() -> String { NSLocalizedString("error.offline", comment: "") }"#,
        strings: #""error.offline" = "You are offline.";"#)
    ).expectNothing(of: .nonliteralKey)
  }

  @Test(
    "is silent about the cases of an enumeration, and about texts that are made keys for a view",
    arguments: [
      #"NSLocalizedString(Mode.archived.rawValue, comment: "")"#, "LocalizedStringKey(device.name)",
      "LocalizedStringResource(count.formatted())",
    ])
  func closedSet(call: String) throws {
    try CheckFixture().example(.code("let text = \(call)")).expectNothing(of: .nonliteralKey)
  }

  @Test("says what is known: a member is no literal")
  func member() throws {
    let found = try CheckFixture().example(.code(#"let text = NSLocalizedString(model.key, comment: "")"#))
      .wholeProject.findings(of: .nonliteralKey)
    #expect(found.map { $0.message.contains("'model.key' of NSLocalizedString is no literal") } == [true])
  }

  private static let wrappers = """
    func text(_ key: String) -> String { NSLocalizedString(key, comment: "") }
    extension String { var localized: String { NSLocalizedString(self, comment: "") } }
    """

  @Test(
    "is silent about a parameter that calls give literals: these are checked",
    arguments: [#"text("a.b")"#, #"func other(_ key: String) -> String { text(key) }; let b = other("a.b")"#])
  func wrapper(call: String) throws {
    let source = #"func text(_ key: String) -> String { NSLocalizedString(key, comment: "") }"#
    try CheckFixture().example(.code("\(source)\nlet a = 1; \(call)", strings: #""a.b" = "B";"#))
      .expectNothing(of: .nonliteralKey)
  }

  @Test(
    "is silent about what calls give the rest of, and about one of some literals",
    arguments: [
      #"func text(_ key: String) -> String { NSLocalizedString("a." + key, comment: "") }; let b = text("b")"#,
      #"func text(_ key: String) -> String { let k = "a.\(key)"; return NSLocalizedString(k, comment: "") }; let b = text("b")"#,
      #"let b = NSLocalizedString("a.\(isLong ? "b" : "c")", comment: "")"#,
      """
      func text() -> String {
        let end: String
        switch kind { case .b: end = "b"; case .c: end = "c" }
        return NSLocalizedString("a." + end, comment: "")
      }
      """,
    ])
  func known(source: String) throws {
    try CheckFixture().example(.code(source, strings: #""a.b" = "B"; "a.c" = "C";"#)).expectNothing(of: .nonliteralKey)
  }

  @Test("one of some literals that a wrapper is given is checked", arguments: ["key.localized", "text(key)"])
  func constant(call: String) throws {
    let code = #"func title() -> String { let key = isLong ? "a.b" : "a.c"; return \#(call) }"#
    let run = ExampleRun(.code(Self.wrappers + "\n" + code, strings: #""a.b" = "B";"#))
    let found = try run.findings(of: .nonliteralKey)
    #expect(found.allSatisfy { !$0.message.contains("'key' of .localized") && !$0.message.contains("'key' of text") })
    #expect(try run.findings(of: .undefinedKey).map(\.key) == ["a.c"])
  }

  @Test("a variable may be changed where nobody sees it")
  func variable() throws {
    try CheckFixture().example(
      .code(
        #"func text() -> String { var end = "b"; change(&end); return NSLocalizedString(⟦"a." + end⟧, comment: "") }"#)
    ).expect(.nonliteralKey)
  }

  @Test("a parameter that no call gives a literal")
  func unknownWrapper() throws {
    try CheckFixture().example(
      .code(#"func text(_ key: String) -> String { NSLocalizedString(⟦key⟧, comment: "") }; let a = text(name)"#)
    ).expect(.nonliteralKey)
  }

  @Test(
    "a key that a wrapper is given in parts",
    arguments: [#"text(⟦"error." + code⟧)"#, #"text(⟦"error.\(code)"⟧)"#, #"⟦"error.\(code)"⟧.localized"#])
  func parts(call: String) throws {
    let literals = #"let a = text("error.a"); let b = "error.a".localized"#
    let call = call.replacing(#" + code⟧"#, with: "⟧ + code")
    try CheckFixture().example(
      .code("\(Self.wrappers)\n\(literals); let c = \(call)", strings: #""error.a" = "A";"#)
    ).expect(.nonliteralKey)
  }

  @Test("is silent in a function that stands in for that of a bundle")
  func bundle() throws {
    try CheckFixture().example(
      .code(
        """
        final class OwnBundle: Bundle {
          override func localizedString(forKey key: String, value: String?, table: String?) -> String {
            Bundle.module.localizedString(forKey: key, value: value, table: table)
          }
        }
        """)
    ).expectNothing(of: .nonliteralKey)
  }
}
