import Foundation
import SourceText
import Testing

@testable import Checks

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Reports of a table that means harm")
struct HostileReportTests {
  /// What would command a terminal, a log, a page or a parser; “pwned” shows where it got through.
  private static let payloads = [
    "\u{1B}[31mpwned\u{1B}]0;pwned\u{7}", "\u{202E}pwned\u{2066}", "\n::error file=x::pwned",
    "\r\n::set-output name=x::pwned",
    "%0A::set-output name=x::pwned", "::stop-commands::pwned", "##[add-mask]pwned", "##vso[task.setvariable]pwned",
    "##teamcity[pwned]", "@pwned #12 pwned/pwned#3", "<script>pwned</script><!-- pwned", "</code></details>pwned",
    "![pwned](https://pwned.example)", "[pwned](1) https://pwned.example www.pwned.example pwned@pwned.example",
    "`pwned` ```pwned", "a|pwned\\|pwned", "&lt;pwned&#64;", "]]>pwned<![CDATA[", "\"'><pwned/>",
    "\u{0}\u{8}\u{FFFE}pwned",
    "\u{9B}31mpwned\u{85}\u{2028}pwned", "$(pwned)`pwned`$pwned$", "\\u{1B}pwned\\n", "\u{E0041}\u{FEFF}pwned",
    ",title=pwned::pwned", "section_start:0:pwned\r\u{1B}[0K",
  ]

  private static func quoted(_ text: String) -> String {
    "\""
      + text.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined() + "\""
  }

  /// Keys and texts that are payloads, in folders, languages and tables that are payloads.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let source = payloads.map { "\(quoted($0)) = \"%lld\";" }.joined(separator: "\n")
    let translation = payloads.map { payload in
      // Raw too, as far as a table can hold it: in the source line and its comment.
      let raw = payload.unicodeScalars.filter { $0 != "\n" && $0 != "\r" && $0 != "\"" && $0 != "\\" && $0 != "\u{0}" }
      let comment = String(String.UnicodeScalarView(raw)).replacingOccurrences(of: "*/", with: "")
      return "/* \(comment) */ \(quoted(payload)) = \"%@\"; \(quoted("extra" + payload)) = \"x\";"
    }.joined(separator: "\n")
    let names = [
      "::error file=x::pwned", "@pwned|<b>`pwned`", "\u{1B}[31mpwned\u{202E}", "a\n::warning::pwned",
      "##[add-mask]pwned",
      "100%0A,pwned:x", " ::pwned", "[pwned](1)&\"'",
    ]
    for name in names {
      try folder.write(source, to: "\(name)/en.lproj/\(name).strings")
      try folder.write(translation, to: "\(name)/de.lproj/\(name).strings")
      try folder.write(
        "\"a\" = \"b\";= \"\(name.filter { $0 != "\"" && $0 != "\n" })\" = \"d\";",
        to: "\(name)/fr.lproj/\(name).strings")
      try folder.write("", to: "\(name)/\(name).lproj/\(name).strings")
    }
    return folder
  }

  private func run(_ format: String, _ more: [String] = []) throws -> ProgramRun {
    let folder = try Self.project()
    return try ProgramRun(["check", "--format", format] + more, in: folder.url)
  }

  private static let everyFormat = ReportFormat.allCases.map(\.rawValue)

  @Test("hold no control character, no invisible one and no command of a log", arguments: everyFormat)
  func nothingRaw(format: String) throws {
    let run = try run(format)
    #expect(run.status == 1)
    for text in [run.output, run.errors] {
      #expect(!text.unicodeScalars.contains { $0 != "\n" && TerminalText.isUnsafe($0) })
      for mark in ["##[", "##vso[", "##teamcity["] { #expect(!text.contains(mark)) }
    }
    #expect(run.output.contains("pwned"))
    let commands = run.output.split(separator: "\n").filter {
      $0.drop { $0.isWhitespace }.hasPrefix("::")
    }
    if format == "github" {
      #expect(!commands.isEmpty)
      let shape = /::(error|warning) file=[^,:]*,line=\d+,endLine=\d+(,col=\d+)?(,endColumn=\d+)?,title=[a-z-]+::.*/
      for command in commands {
        #expect(command.wholeMatch(of: shape) != nil)
        #expect(command.replacing(/%(25|0A|0D|3A|2C)/, with: "").contains("%") == false)
      }
    } else {
      #expect(commands.isEmpty)
    }
  }

  @Test("are still what their parsers read", arguments: ["json", "sarif", "gitlab"])
  func json(format: String) throws {
    let run = try run(format)
    _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let verbose = try self.run("human", ["--verbose"])
    #expect(!verbose.output.unicodeScalars.contains { $0 != "\n" && TerminalText.isUnsafe($0) })
  }

  @Test("have the elements of their format and no others", arguments: ["junit", "checkstyle"])
  func xml(format: String) throws {
    final class Names: NSObject, XMLParserDelegate {
      var names: Set<String> = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
      ) {
        names.insert(name)
      }
    }
    let parser = XMLParser(data: Data(try run(format).output.utf8))
    let names = Names()
    parser.delegate = names
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    let known: Set<String> =
      format == "junit"
      ? ["testsuites", "testsuite", "testcase", "failure", "system-out"] : ["checkstyle", "file", "error"]
    #expect(names.names == known)
  }

  /// A line without its code spans, each from a run of backticks to the next one as long.
  private func withoutSpans(_ line: Substring) -> String {
    var rest = line
    var outside = ""
    while let open = rest.firstIndex(of: "`") {
      outside += rest[..<open]
      let marks = rest[open...].prefix { $0 == "`" }
      var inside = rest[marks.endIndex...]
      while let next = inside.firstIndex(of: "`") {
        let run = inside[next...].prefix { $0 == "`" }
        inside = inside[run.endIndex...]
        if run.count == marks.count { break }
        if inside.isEmpty { Issue.record("a code span does not end: \(line)") }
      }
      rest = inside
    }
    return outside + rest
  }

  @Test("hold the user's text in Markdown inside of code only")
  func markdown() throws {
    let text = try run("markdown").output
    var outside = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") || line.hasPrefix("<") else {
        outside += withoutSpans(line) + "\n"
        continue
      }
      for (index, part) in line.components(separatedBy: "<code>").enumerated() {
        let ends = part.components(separatedBy: "</code>")
        #expect(ends.count == (index == 0 ? 1 : 2))
        outside += ends.last ?? ""
        guard index > 0 else { continue }
        let bare = ends[0].replacing(/&#[0-9]+;(<!-- -->)?/, with: "").unicodeScalars
        #expect(
          bare.allSatisfy {
            $0.value >= 0x80 || " -',%=;?/\"".unicodeScalars.contains($0) || $0.properties.isAlphabetic
              || $0.properties.numericType != nil
          })
      }
      outside += "\n"
    }
    #expect(!outside.contains("pwned") && !outside.contains("@"))
    let tags = Set(outside.matches(of: /<[^>]*>/).map { String($0.output) })
    #expect(tags.isSubset(of: ["<details>", "</details>", "<summary>", "</summary>", "<br>"]))
    // A row of a table has as many cells as its head.
    var cells: Int?
    for line in outside.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        cells = nil
        continue
      }
      let count = line.split(separator: "|", omittingEmptySubsequences: false).count
      #expect(cells ?? count == count)
      cells = count
    }
  }

  @Test("SARIF has links to its own places only")
  func sarifLinks() throws {
    let log = try run("sarif").report()
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    #expect(!results.isEmpty)
    for result in results {
      let text = try #require((result["message"] as? [String: String])?["text"])
      let related = (result["relatedLocations"] as? [[String: Any]])?.compactMap { $0["id"] as? Int } ?? []
      let links = text.matches(of: /(^|[^\\])\]\(([^)]*)\)/).map { Int($0.output.2) }
      #expect(links == related.map { $0 })
    }
  }
}
