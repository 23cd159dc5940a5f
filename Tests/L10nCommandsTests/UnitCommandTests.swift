import Foundation
import Testing

@testable import Checks

@Suite("Many projects, one report")
struct UnitCommandTests {
  /// Three apps with defects in folders of one, one of them with its own configuration.
  static func apps() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, rest) in [("Apps/Shop", ""), ("Apps/Shop-Kit", "\"b\" = \"B\";\n"), ("Apps/Mail/iOS", "")] {
      try folder.write("\"a\" = \"%lld of %@\";\n\"c\" = \"C\";\n" + rest, to: "\(name)/en.lproj/Localizable.strings")
      try folder.write("/* 👍 */ \"a\" = \"%@ von %@\";\n\"z\" = \"Z\";\n", to: "\(name)/de.lproj/Localizable.strings")
    }
    try folder.write(
      "{ \"developmentLanguage\": \"en\", \"rules\": { \"extra-key\": \"error\" } }", to: "Apps/Shop/l10n.json")
    return folder
  }

  private func run(_ arguments: [String], in folder: TemporaryFolder, input: String? = nil) throws -> ProgramRun {
    guard let input else { return try ProgramRun(arguments, in: folder.url) }
    try folder.write(input, to: ".input")
    let handle = try FileHandle(forReadingFrom: folder.url.appendingPathComponent(".input"))
    return try ProgramRun(arguments, in: folder.url, input: handle)
  }

  @Test("is the same bytes from one run, from a plan, and from shards", arguments: ReportFormat.allCases)
  func sameBytes(format: ReportFormat) throws {
    if format == .ndjson { return }
    let folder = try Self.apps()
    let options = ["--only", "argument-type", "--only", "extra-key", "--only", "missing-translation"]
    let whole = try run(["check", "Apps", "--format", format.rawValue] + options, in: folder)
    #expect(whole.status == 1)
    let plan = try run(["plan", "Apps"] + options, in: folder)
    #expect(plan.output.split(separator: "\n").count == 3)
    #expect(plan.errors.isEmpty)
    let units = try run(["check", "--units", "-"], in: folder, input: plan.output)
    #expect(units.status == 1)
    try folder.write(units.output, to: "units.ndjson")
    let merged = try run(["merge-reports", "--format", format.rawValue, "units.ndjson"], in: folder)
    #expect(merged.output == whole.output)
    #expect(merged.errors == whole.errors)
    #expect(merged.status == 1)
    for number in 1...7 {
      let shard = try run(
        ["check", "Apps", "--shard", "\(number)/7", "--format", "ndjson", "--output", "\(number).ndjson"] + options,
        in: folder)
      #expect(shard.status != 2)
    }
    let shards = try run(
      ["merge-reports", "--format", format.rawValue] + (1...7).reversed().map { "\($0).ndjson" }, in: folder)
    #expect(shards.output == whole.output)
    #expect(shards.status == 1)
  }

  @Test("has each project as it is alone")
  func alone() throws {
    let folder = try Self.apps()
    let whole = try run(["check", "Apps", "--format", "xcode"], in: folder)
    let alone = try ["Mail/iOS", "Shop-Kit", "Shop"].map { app in
      try run(["check", "Apps/\(app)", "--format", "xcode"], in: folder).output
        .split(separator: "\n").map { "\(app)/\($0)\n" }.joined()
    }
    #expect(!whole.output.isEmpty)
    #expect(whole.output == alone.joined())
    // The configuration of one is that of one.
    #expect(whole.output.components(separatedBy: "error: ").count > 4)
    #expect(whole.output.contains("Shop/de.lproj/Localizable.strings:2:1: error:"))
    #expect(whole.output.contains("Shop-Kit/de.lproj/Localizable.strings:2:1: warning:"))
  }

  @Test("is of one project where the folder is one, or the folders are parts of one")
  func oneProject() throws {
    let folder = try Self.apps()
    func count(_ arguments: String...) throws -> Int {
      let plan = try run(["plan"] + arguments, in: folder)
      return plan.status == 2 ? 0 : plan.output.split(separator: "\n").count
    }
    #expect(try run(["plan", "Apps/Shop"], in: folder).output.contains(#""units":1,"path":"Apps/Shop","prefix":"""#))
    #expect(try count(".") == 3)
    #expect(try count("Apps") == 3)
    #expect(try count("Apps/Mail") == 1)
    // Tables alone do not make a folder of a call a project.
    #expect(try count("Apps/Mail/iOS", "Apps/Shop-Kit") == 0)
    try folder.write("{}", to: "Apps/Mail/iOS/l10n.json")
    #expect(try count("Apps/Mail/iOS", "Apps/Shop") == 2)
    // Code that may use any of the tables.
    try folder.write("let a = 1", to: "Apps/Shop-Kit/Sources/A.swift")
    #expect(try count("Apps") == 1)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Apps/Shop-Kit/Sources"))
    try folder.write("let a = 1", to: "Apps/Tools/Tool.swift")
    #expect(try count("Apps") == 1)
    try folder.write("", to: "Apps/Tools/Tools.xcodeproj/project.pbxproj")
    #expect(try count("Apps") == 4)
  }

  @Test("is of one project inside of a repository, unless a configuration says otherwise")
  func repository() throws {
    let folder = try TemporaryFolder()
    for name in ["App/Resources", "App/Widget"] {
      try folder.write("\"a\" = \"A\";\n", to: "\(name)/en.lproj/Localizable.strings")
      try folder.write("", to: "\(name)/\(name.count).xcodeproj/project.pbxproj")
    }
    func count() throws -> Int { try run(["plan", "App"], in: folder).output.split(separator: "\n").count }
    #expect(try count() == 2)
    try folder.write("", to: ".git/HEAD")
    #expect(try count() == 1)
    for name in ["App/Resources", "App/Widget"] { try folder.write("{}", to: "\(name)/l10n.json") }
    #expect(try count() == 2)
  }

  @Test("goes on where a project cannot be checked, and says which")
  func failures() throws {
    let folder = try Self.apps()
    let plan = try run(["plan", "Apps"], in: folder).output
    try folder.write("{ \"rulez\": 1 }", to: "Apps/Shop/l10n.json")
    let changed = try run(["check", "--units", "-"], in: folder, input: plan)
    #expect(changed.status == 2)
    #expect(changed.errors.contains("'Apps/Shop' was not checked: its files are not those of which the plan was made"))
    let whole = try run(["check", "Apps", "--only", "argument-type"], in: folder)
    #expect(whole.status == 2)
    #expect(whole.errors.contains("'Apps/Shop' was not checked: l10n.json:1:3: unknown key 'rulez'"))
    #expect(whole.output.contains("Mail/iOS/de.lproj/Localizable.strings:1:"))
    let lines = changed.output.split(separator: "\n").filter { !$0.contains(#""unit":2"#) }.joined(separator: "\n")
    try folder.write(lines, to: "some.ndjson")
    let merged = try run(["merge-reports", "some.ndjson"], in: folder)
    #expect(merged.status == 2)
    #expect(merged.errors.contains("there is no report on 1 of the 3 units of the plan: 2"))
  }

  @Test("refuses what is about one project, and shares that are none")
  func usage() throws {
    let folder = try Self.apps()
    for option in ["--fix", "--diff", "--write-baseline"] {
      let run = try run(["check", "Apps", option], in: folder)
      #expect(run.status == 2 && run.errors.contains("'\(option)' works on one project at a time"))
    }
    for shard in ["0/2", "3/2", "1", "a/b", "1/2/3", "-1/2", "1/99999999999999999999"] {
      let run = try run(["check", "Apps", "--shard=\(shard)"], in: folder)
      #expect(run.status == 2 && run.errors.contains("is no share"))
    }
    let hostile =
      #"{"plan":"p","unit":1,"units":1,"path":"Apps/Shop","prefix":"","bytes":1,"hash":"","options":{"fix":[]}}"#
    let run = try run(["check", "--units", "-"], in: folder, input: "\(hostile)\nnothing\n")
    #expect(run.status == 2)
    #expect(run.errors.contains("standard input:2: "))
  }
}
