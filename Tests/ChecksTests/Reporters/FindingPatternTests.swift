import SourceText
import Testing

@testable import Checks

@Suite("Findings that are one to a reader")
struct FindingPatternTests {
  private static func finding(
    _ key: String?, _ locale: String?, in path: String? = nil, line: Int = 1, _ severity: Severity = .error,
    message: String = "wrong"
  ) -> Finding {
    ReportFixture.finding(
      "argument-type", severity, message: message, path: path ?? "\(locale ?? "en").lproj/A.strings", line: line,
      key: key,
      locale: locale)
  }

  private func patterns(_ findings: [Finding]) -> [String] {
    FindingPattern.patterns(of: findings).map { "\($0.first.key ?? "–") \($0.first.locale ?? "–"): \($0.rest)" }
  }

  @Test("a key in several languages")
  func languages() {
    #expect(patterns([Self.finding("a", "de")]) == ["a de: "])
    #expect(patterns(["de", "fr"].map { Self.finding("a", $0) }) == ["a de: also in 'fr'"])
    #expect(
      patterns(["de", "fr", "pl"].map { Self.finding("a", $0) }) == ["a de: also in 2 more languages"])
  }

  @Test("of another language another fault may be told")
  func otherwise() {
    let messages = ["de": "a space stands before '('", "fr": "a space stands before '['", "sk": "translation drops it"]
    let findings = messages.sorted { $0.key < $1.key }.map { Self.finding("a", $0.key, message: $0.value) }
    #expect(patterns(findings) == ["a de: also in 'fr'; otherwise wrong in 'sk'"])
  }

  @Test("another number is another fault")
  func numbers() {
    let numbers = ["de": "12", "fr": "12", "sk": "13"].sorted { $0.key < $1.key }
    let findings = numbers.map { locale, number in
      ReportFixture.finding(
        "changed-number", .warning, message: "translation has the number '\(number)', the source '11'",
        path: "\(locale).lproj/A.strings", line: 1, key: "a", locale: locale)
    }
    #expect(patterns(findings) == ["a de: also in 'fr'; otherwise wrong in 'sk'"])
    // Several numbers are those of an example.
    #expect(Harm.gravest(10, of: findings).isEmpty)
    #expect(Harm.gravest(10, of: findings.filter { $0.locale != "sk" }).count == 1)
  }

  @Test("languages are counted in which one finding stands for the key and others")
  func summed() {
    let one = Self.finding("a", "de")
    let facts = FindingFacts(
      rule: one.rule, severity: .error, message: "2 translations are wrong", table: one.table, key: .none,
      locale: "fr", keys: Apart([.text("a"), .text("b")]))
    let summed = Finding(facts, path: "fr.lproj/A.strings", span: one.span, lines: nil)
    #expect(patterns([one, summed]).first == "a de: also in 'fr'")
    #expect(patterns([one, Finding(summed, path: "Other/fr.lproj/A.strings")]).first == "a de: ")
  }

  @Test("languages are counted of which nothing is told first")
  func unwanted() {
    let findings = ["de", "fr", "nl"].map { Self.finding("a", $0) }
    let patterns = FindingPattern.patterns(of: findings, where: { $0.locale == "fr" })
    #expect(patterns.map { "\($0.first.locale ?? "") \($0.rest)" } == ["fr also in 2 more languages"])
  }

  @Test("what the development language has too is told of it")
  func source() {
    let findings = ["de", "en", "fr"].map { Self.finding("a", $0) }
    let patterns = FindingPattern.patterns(of: findings, language: "en")
    #expect(patterns.map { "\($0.first.locale ?? "") \($0.rest)" } == ["en also in 2 more languages"])
  }

  @Test("a rule in one file and language")
  func file() {
    let german = ["a", "b", "c"].map { Self.finding($0, "de") }
    #expect(patterns(german + [Self.finding("d", "fr")]) == ["a de: 2 more in 'de'", "d fr: "])
    #expect(
      patterns(german + [Self.finding("a", "fr"), Self.finding("b", "fr")])
        == ["a de: also in 'fr'; 2 more in 'de'"])
    let code = (1...3).map { Self.finding("k\($0)", nil, in: "App.swift", line: $0) }
    #expect(patterns(code) == ["k1 –: 2 more in this file"])
    #expect(patterns([Self.finding("a", "de"), Self.finding("b", "de", .warning)]) == ["a de: ", "b de: "])
  }

  @Test("a key that is told with those of other languages is counted no more")
  func told() {
    let both = ["fr", "tr"].map { Self.finding("a", $0) }
    #expect(patterns(both + [Self.finding("b", "tr")]) == ["a fr: also in 'tr'", "b tr: "])
    #expect(
      patterns(both + [Self.finding("b", "tr"), Self.finding("c", "tr")]) == [
        "a fr: also in 'tr'", "b tr: 1 more in 'tr'",
      ])
  }

  @Test("in code a place that stands for several keys is one for each")
  func severalKeys() {
    let code = ["a", "b", "c"].map { Self.finding($0, nil, in: "App.swift", line: $0 == "c" ? 2 : 1) }
    #expect(patterns(code) == ["a –: 2 more in this file"])
  }

  @Test("the same fault of the files of several languages")
  func files() {
    let broken = ["de", "fr", "pl"].map { locale in
      ReportFixture.finding(
        "syntax-error", .error, message: locale == "pl" ? "other" : "wrong", path: "\(locale).lproj/A.strings", line: 1,
        key: nil, locale: locale)
    }
    #expect(patterns(broken) == ["– de: also in 'fr'", "– pl: "])
    // A second fault of a file counts for the other languages that have it.
    let second = ReportFixture.finding(
      "syntax-error", .error, message: "other", path: "de.lproj/A.strings", line: 2, key: nil, locale: "de")
    #expect(patterns(broken + [second]) == ["– de: also in 'fr'; 1 more in 'de'", "– pl: also in 'de'"])
  }

  @Test("a place without a key: a table that many languages lack")
  func places() {
    let lacks = ["de", "fr", "pl"].map { Self.finding(nil, $0, in: "en.lproj/A.strings") }
    let other = Self.finding(nil, "de", in: "en.lproj/B.strings")
    #expect(patterns(lacks + [other]) == ["– de: also in 2 more languages", "– de: "])
    let broken = (1...3).map { Self.finding(nil, "de", line: $0) }
    #expect(patterns(broken) == ["– de: 2 more in 'de'"])
  }

  @Test("one message in several files, as of a key that no table has", arguments: [true, false])
  func messages(hasKey: Bool) {
    let code = ["A", "B", "C"].flatMap { file in
      ["a", "b"].enumerated().map { line, message in
        Self.finding(hasKey ? message : nil, nil, in: "\(file).swift", line: line + 1, message: message)
      }
    }
    let names = hasKey ? ["a", "b"] : ["–", "–"]
    #expect(
      patterns(code) == [
        "\(names[0]) –: also in 2 more files; 1 more in this file",
        "\(names[1]) –: also in 2 more files; 1 more in this file",
      ])
    let tables = ["de", "fr"].map { Self.finding(nil, $0, message: "a") }
    #expect(patterns(tables) == ["– de: ", "– fr: "])
  }

  @Test("all of the rule are counted, those too that are told nowhere else")
  func counts() {
    let code = ["A.swift", "B.swift"].flatMap { file in (1...3).map { Self.finding("k\($0)", nil, in: file, line: $0) }
    }
    let wanted = FindingPattern.patterns(of: code, where: { $0.key == "k1" && $0.path == "A.swift" })
    #expect(wanted.map(\.rest) == ["also in 1 more file; 2 more in this file"])
  }

  @Test("the gravest finding speaks for a key")
  func gravest() {
    #expect(
      patterns([Self.finding("a", "de", .warning), Self.finding("a", "fr", .error)]) == ["a fr: "])
  }

  private static func code(_ key: String, in file: String, distance: Int) -> Finding {
    let facts = FindingFacts(
      rule: Rule.undefinedKey.id, severity: .error, message: "no \(key)", table: nil, key: .init(key), locale: nil,
      distance: distance)
    let place = SourcePosition(line: distance, column: 1)
    return Finding(facts, path: file, span: SourceSpan(start: place, end: place), lines: nil)
  }

  @Test("of a file what users meet first is told, and files in that order")
  func nearest() {
    let findings = [
      Self.code("a b", in: "A.swift", distance: 9), Self.code("c d", in: "A.swift", distance: 5),
      Self.code("e", in: "A.swift", distance: 1), Self.code("f g", in: "B.swift", distance: 2),
    ]
    #expect(patterns(findings) == ["c d –: 2 more in this file", "f g –: "])
    #expect(Harm.gravest(10, of: findings).map(\.first.key) == ["f g", "c d"])
  }
}
