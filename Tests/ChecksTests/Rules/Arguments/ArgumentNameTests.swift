import Testing

@testable import Checks

@Suite("argument-name")
struct ArgumentNameTests {
  @Test(
    "fires",
    arguments: [
      ("%(count)lld items", "⟦\"%(cont)lld Dinge\"⟧"), ("%1$(from)@ to %2$(to)@", "⟦\"nach %1$(to)@ von %2$(from)@\"⟧"),
      ("Hi {name}", "⟦\"Hallo {nam}\"⟧"), ("Hi {{name}}", "⟦\"Hallo {name}\"⟧"), ("Hi ${name}", "⟦\"Hallo {name}\"⟧"),
      ("Hi {name}", "⟦\"Hallo {Name}\"⟧"), ("{{count}} of {{max}}", "⟦\"{{anzahl}} von {{max}}\"⟧"),
    ])
  func fires(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expect(.argumentName, among: Rule.argumentRules)
  }

  @Test("says which values change places, and how to say it")
  func swapped() throws {
    let findings = try CheckFixture.texts("%(from)@ to %(to)@", "nach %(to)@ von %(from)@").findings(
      Rule.argumentRules)
    #expect(
      findings.map(\.message) == [
        """
        translation reads argument 1 as '%(to)@', which is argument 2 of the source: the values change places; write \
        '%2$(to)@'
        """
      ])
  }

  @Test(
    "is silent",
    arguments: [
      ("%(count)lld items", "%(count)lld Dinge"), ("%(a)@ %(b)@", "%2$(b)@ %1$(a)@"),
      ("%lld items", "%(count)lld Dinge"),
      ("{count}, {name}", "{name}: {count}"), ("JSON like { a: 1 }", "JSON wie { b: 1 }"),
      ("Set {a, b}", "Menge {x, y}"),
      ("Hi", "Hallo {name}"), ("{ name }", "{name}"), ("{n, plural, one {a} other {{m}}}", "{n, plural, other {b}}"),
    ])
  func silent(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expectNothing(of: .argumentName, among: Rule.argumentRules)
  }
}
