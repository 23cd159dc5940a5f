import Foundation
import Testing

@testable import Checks

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a document with their attributes and text, as an XML parser reads them.
final class XMLElements: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  init(_ bytes: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    try #require(parser.parse(), "no XML: \(String(describing: parser.parserError))")
  }

  subscript(name: String) -> [Element] { elements.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { elements[last].text += string }
  }
}

@Suite("Reports in XML")
struct XMLReportTests {
  private func elements(_ format: ReportFormat, _ report: CheckReport) throws -> XMLElements {
    try XMLElements(format.bytes(of: report, human: HumanReporter(colored: false)))
  }

  private static let hostile = "<b>&amp;\"' ]]> \u{1B}\u{0}\u{FFFE}\u{202E} é日👍"
  private static let shown = "<b>&amp;\"' ]]> \\u{1B}\\u{0}\\u{FFFE}\\u{202E} é日👍"

  @Test("JUnit: a suite for each rule, a case for each finding, what fails the run as a failure")
  func junit() throws {
    let findings = [
      ReportFixture.finding(), ReportFixture.finding(line: 4), ReportFixture.finding(key: nil),
      ReportFixture.finding("extra-key", .warning, message: Self.hostile, key: Self.hostile),
    ]
    let document = try elements(.junit, ReportFixture.report(findings))
    #expect(document["testsuites"].map { $0.attributes["tests"] } == ["5"])
    #expect(document["testsuites"].map { $0.attributes["failures"] } == ["3"])
    #expect(
      document["testsuite"].map { $0.attributes["name"] } == [
        "l10n.argument-type", "l10n.missing-translation", "l10n.extra-key",
      ])
    #expect(document["testsuite"].map { $0.attributes["tests"] } == ["3", "1", "1"])
    #expect(document["testsuite"].map { $0.attributes["failures"] } == ["3", "0", "0"])
    #expect(
      document["testcase"].map { $0.attributes["name"] } == [
        "Localizable/a (de)", "Localizable/a (de) #2", "Localizable (de)", "no findings",
        "Localizable/\(Self.shown) (de)",
      ])
    #expect(document["failure"].count == 3)
    #expect(document["failure"].first?.attributes == ["type": "error", "message": "de: wrong"])
    #expect(document["failure"].first?.text == "de.lproj/Localizable.strings:3:7: de: wrong")
    #expect(
      document["system-out"].map(\.text) == ["de.lproj/Localizable.strings:3:7: warning: de: \(Self.shown)"])
  }

  @Test("JUnit: warnings fail where they fail the run, and nothing where nothing does")
  func threshold() throws {
    var report = ReportFixture.report([ReportFixture.finding("extra-key", .warning)])
    report.failingSeverity = .warning
    #expect(try elements(.junit, report)["failure"].count == 1)
    report.failingSeverity = nil
    #expect(try elements(.junit, report)["failure"].isEmpty)
  }

  @Test("JUnit: a clean run is a case that passes for each rule")
  func clean() throws {
    let document = try elements(.junit, ReportFixture.report([]))
    #expect(document["testcase"].count == 2)
    #expect(document["failure"].isEmpty && document["testsuites"].first?.attributes["tests"] == "2")
  }

  @Test("Checkstyle: a file for each path, an error for each finding")
  func checkstyle() throws {
    let findings = [
      ReportFixture.finding(path: "a.strings"),
      ReportFixture.finding("extra-key", .warning, message: Self.hostile, path: "a.strings", locale: nil),
      ReportFixture.finding(path: Self.hostile),
    ]
    let document = try elements(.checkstyle, ReportFixture.report(findings))
    #expect(document["checkstyle"].first?.attributes["version"] == "4.3")
    #expect(document["file"].map { $0.attributes["name"] } == ["a.strings", Self.shown])
    #expect(
      document["error"].map(\.attributes) == [
        ["line": "3", "column": "7", "severity": "error", "message": "de: wrong", "source": "l10n.argument-type"],
        ["line": "3", "column": "7", "severity": "warning", "message": Self.shown, "source": "l10n.extra-key"],
        ["line": "3", "column": "7", "severity": "error", "message": "de: wrong", "source": "l10n.argument-type"],
      ])
    #expect(try elements(.checkstyle, ReportFixture.report([]))["checkstyle"].count == 1)
  }
}
