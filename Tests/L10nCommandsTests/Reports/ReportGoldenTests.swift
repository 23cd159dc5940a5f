import Foundation
import Testing

@testable import Checks

@Suite("The reports of one project")
struct ReportGoldenTests {
  private static let rules = [
    "argument-type", "duplicate-key", "extra-key", "missing-translation", "silent-truncation",
  ]
  .flatMap { ["--only", $0] }

  /// A small project with defects in several locales, wide and composed characters before them.
  static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let tables = [
      "en": "\"save\" = \"Save\";\n\"files\" = \"%lld files\";\n\"owner\" = \"%@'s files\";\n",
      "de":
        "\"save\" = \"Sichern\";\n/* 👍👍 */ \"files\" = \"%@ Dateien\";\n\"owner\" = \"%lld Dateien\";\n\"alt\" = \"Alt\";\n",
      "ja": "\t\"save\" = \"保存\"; \"save\" = \"保存する\";\n\"日本\" = \"日本\"; \"files\" = \"%@個\";\n\"owner\" = \"%@\";\n",
      "fr": "\"save\" = \"Enregistrer\";\n\"files\" = \"%lld fichiers\";= \"owner\" = \"%@\";\n",
    ]
    for (locale, text) in tables { try folder.write(text, to: "App & Co/\(locale).lproj/Main Menu.strings") }
    return folder
  }

  private func run(_ format: String, _ more: [String] = [], paths: [String] = ["."], in folder: TemporaryFolder) throws
    -> ProgramRun
  {
    let run = try ProgramRun(["check", "--format", format] + paths + Self.rules + more, in: folder.url)
    #expect(run.errors.isEmpty)
    return run
  }

  private static let endings = [
    "human": "txt", "json": "json", "sarif": "sarif", "github": "github.txt", "gitlab": "gitlab.json",
    "junit": "junit.xml", "checkstyle": "checkstyle.xml", "xcode": "xcode.txt", "markdown": "md", "ndjson": "ndjson",
  ]

  @Test("are those recorded", arguments: ReportFormat.allCases.map(\.rawValue))
  func golden(format: String) throws {
    let run = try run(format, in: Self.project())
    #expect(run.status == 1)
    let ending = try #require(Self.endings[format])
    try GoldenFile("Reports/report.\(ending)").expect(run.output)
  }

  @Test("leave no recorded file behind that no format has")
  func orphans() throws {
    let folder = ProgramRun.repository.appendingPathComponent("Tests/Fixtures/Reports")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(Self.endings.values.map { "report.\($0)" }))
  }

  @Test(
    "are the same bytes for any number of jobs and any order of files", arguments: ReportFormat.allCases.map(\.rawValue)
  )
  func sameBytes(format: String) throws {
    let folder = try Self.project()
    let folders = ["en", "de", "ja", "fr"].map { "App & Co/\($0).lproj" }
    let first = try run(format, paths: folders, in: folder).output
    #expect(!first.isEmpty)
    for (order, jobs) in [(folders, "5"), (folders.reversed(), "1"), ([2, 0, 3, 1].map { folders[$0] }, "2")] {
      #expect(try run(format, ["--jobs", jobs], paths: Array(order), in: folder).output == first)
    }
    // A copy elsewhere, its files made in another order: no path of the machine, no order of the disk.
    let copy = try TemporaryFolder()
    for name in folders.reversed() {
      let file = "\(name)/Main Menu.strings"
      try copy.write(try String(contentsOf: folder.url.appendingPathComponent(file), encoding: .utf8), to: file)
    }
    #expect(try run(format, paths: folders, in: copy).output == first)
  }

  @Test("go each to its file in one run, in the bytes of their own runs")
  func severalAtOnce() throws {
    let folder = try Self.project()
    let files = ReportFormat.allCases.filter { $0 != .human }.flatMap {
      ["--output", "\($0.rawValue)=out.\($0.rawValue)"]
    }
    let all = try run("human", files, in: folder)
    #expect(all.status == 1)
    #expect(all.output == (try run("human", in: folder).output))
    for format in ReportFormat.allCases where format != .human {
      let file = folder.url.appendingPathComponent("out.\(format.rawValue)")
      let written = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      #expect(written == (try run(format.rawValue, in: folder).output))
    }
  }

  @Test("name files from the root of the repository where a CI system reads them")
  func repository() throws {
    let folder = try Self.project()
    try folder.write("", to: ".git/HEAD")
    let app = folder.url.appendingPathComponent("App & Co")
    let calls: [(String, String)] = [
      ("sarif", "App%20%26%20Co/de.lproj/Main%20Menu.strings"), ("gitlab", "\"App & Co/de.lproj/Main Menu.strings\""),
      ("github", "file=App & Co/de.lproj/Main Menu.strings,"), ("checkstyle", "\"App &amp; Co/de.lproj/Main Menu"),
      ("junit", "file=\"App &amp; Co/de.lproj/Main Menu"), ("json", "\"de.lproj/Main Menu.strings\""),
      ("human", "\nde.lproj/Main Menu.strings:"),
    ]
    for (format, path) in calls {
      let output = "\n" + (try ProgramRun(["check", "--format", format] + Self.rules, in: app).output)
      #expect(output.contains(path), "\(format)")
    }
    let outside = try ProgramRun(["check", "App & Co", "--format", "github"] + Self.rules, in: folder.url)
    #expect(outside.output.contains("file=App & Co/de.lproj/"))
  }

  @Test("are written whole or not at all, and the others are still shown")
  func unwritable() throws {
    let folder = try Self.project()
    let run = try ProgramRun(
      ["check", "--format", "human", "--output", "json=gone/out.json"] + Self.rules, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors == "l10n: cannot write 'gone/out.json': No such file or directory\n")
    #expect(run.output.contains("[argument-type]"))
  }

  @Test("are coloured on request, but not in a file")
  func colors() throws {
    let folder = try Self.project()
    let file = folder.url.appendingPathComponent("human.txt")
    _ = try run("human", ["--output", "human.txt"], in: folder)
    #expect(try !String(contentsOf: file, encoding: .utf8).contains("\u{1B}"))
  }

  @Test("say less when quiet, and more when verbose")
  func detail() throws {
    let folder = try Self.project()
    let quiet = try run("human", ["--quiet"], in: folder).output.split(separator: "\n")
    #expect(!quiet.isEmpty && quiet.allSatisfy { $0.contains(": error: ") })
    let warnings = try run("human", ["--quiet", "--fail-on", "warning"], in: folder).output.split(separator: "\n")
    #expect(warnings.count > quiet.count)
    #expect(try run("human", ["--quiet", "--skip", "argument-type"], in: folder).output.contains("error"))
    let verbose = try run("human", ["--verbose"], in: folder).output
    #expect(verbose.contains("  = key 'files' of table 'Main Menu'\n"))
    #expect(verbose.contains("\nargument-type: \(Rule.argumentType.summary)"))
    let both = try ProgramRun("check", "--quiet", "--verbose", in: folder.url)
    #expect(both.status == 2 && both.errors == "l10n: '--quiet' and '--verbose' exclude each other\n")
  }
}
