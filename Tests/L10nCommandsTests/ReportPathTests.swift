import Foundation
import Testing

@Suite("Paths of reports")
struct ReportPathTests {
  /// A call: where it starts below the project's folder, and its operands; `ROOT` stands for the folder's path.
  struct Call: CustomTestStringConvertible, Sendable {
    let folder: String
    let operands: [String]

    var testDescription: String { "cd ./\(folder) && l10n check \(operands.joined(separator: " "))" }

    init(_ folder: String, _ operands: String...) {
      self.folder = folder
      self.operands = operands
    }
  }

  /// Two modules with a table each, code, and a file that is not in its form.
  private func project(configuration: String?) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for module in ["App", "Kit"] {
      try folder.write("\"b\" = \"%@\";\n\"a\" = \"A\";\n", to: "\(module)/en.lproj/Localizable.strings")
      try folder.write("\"b\" = \"%d\";\n", to: "\(module)/de.lproj/Localizable.strings")
    }
    try folder.write(#"let text = String(localized: "c")"#, to: "App/Text.swift")
    if let configuration { try folder.write(configuration, to: "l10n.json") }
    return folder
  }

  private static let configuration = """
    { "developmentLanguage": "en", "sources": { "paths": ["App"] }, "overrides": [
      { "paths": ["Kit/**"], "rules": { "argument-type": "warning" } } ] }
    """

  private func run(_ command: [String], _ call: Call, in project: TemporaryFolder) throws -> ProgramRun {
    let operands = call.operands.map { $0.replacingOccurrences(of: "ROOT", with: project.url.path) }
    return try ProgramRun(command + operands, in: project.url.appendingPathComponent(call.folder))
  }

  private static let commands = [
    ["check"], ["check", "--format", "json"], ["check", "--format", "sarif"], ["check", "--format", "xcode"],
    ["fmt", "--check"], ["stats"], ["scan", "--format", "json"], ["generate"],
  ]

  @Test("are the same wherever the call of a project came from", arguments: commands)
  func wholeProject(command: [String]) throws {
    let project = try project(configuration: Self.configuration)
    let expected = try run(command, Call(""), in: project)
    #expect(expected.output.contains("App/") || command == ["stats"] || command == ["generate"])
    let calls = [
      Call("", "."), Call("", "ROOT"), Call("App", ".."), Call("App", "ROOT"), Call("App/en.lproj", "../.."),
      Call("Kit", "../App/.."),
    ]
    for call in calls {
      let run = try run(command, call, in: project)
      #expect(run.output == expected.output && run.status == expected.status, "\(call.testDescription)")
      #expect(run.errors == expected.errors, "\(call.testDescription)")
    }
  }

  @Test("are the same for a part of a project, wherever the call came from, and start at its l10n.json")
  func part() throws {
    let project = try project(configuration: Self.configuration)
    let command = ["check", "--format", "json"]
    let expected = try run(command, Call("", "Kit"), in: project)
    #expect(try expected.places().contains("argument-type Kit/de.lproj/Localizable.strings:1"))
    #expect(try expected.report()["errors"] == nil || expected.status == 0)
    for call in [Call("Kit"), Call("Kit", "."), Call("App", "../Kit"), Call("", "ROOT/Kit"), Call("", "Kit/")] {
      #expect(try run(command, call, in: project).output == expected.output, "\(call.testDescription)")
    }
  }

  @Test("of several places start at the l10n.json above all of them, without one at their common folder")
  func severalPlaces() throws {
    for configuration in [nil, Self.configuration] {
      let project = try project(configuration: configuration)
      let command = ["check", "--format", "json"]
      let expected = try run(command, Call("", "App", "Kit"), in: project)
      #expect(try expected.places().contains("argument-type Kit/de.lproj/Localizable.strings:1"))
      for call in [Call("App", ".", "../Kit"), Call("Kit/en.lproj", "ROOT/App", "..")] {
        #expect(try run(command, call, in: project).output == expected.output, "\(call.testDescription)")
      }
    }
  }

  @Test(
    "of CI systems start at the repository, without one where the system has put it, else at the l10n.json",
    arguments: ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"], ["", "Work", "Work/Apps", "Other"])
  func ciSystems(variable: String, checkout: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Other/a.txt")
    try folder.write("{}", to: "Work/Apps/Shop/l10n.json")
    try folder.write("\"a\" = \"%@\";\n", to: "Work/Apps/Shop/en.lproj/T.strings")
    try folder.write("\"a\" = \"%d\";\n", to: "Work/Apps/Shop/de.lproj/T.strings")
    func file() throws -> String? {
      let root = folder.url.path
      let run = try ProgramRun(
        ["check", "--format", "checkstyle", "Work/Apps/Shop"], in: folder.url,
        environment: ["GITHUB_WORKSPACE": "", "CI_PROJECT_DIR": ""].merging([variable: root + "/" + checkout]) { $1 })
      return run.output.firstMatch(of: /file name="(.*?)"/).map { String($0.1) }
    }
    let expected = ["": "Work/Apps/Shop/", "Work": "Apps/Shop/", "Work/Apps": "Shop/"][checkout] ?? ""
    #expect(try file() == expected + "de.lproj/T.strings")
    try folder.write("", to: "Work/.git/HEAD")
    #expect(try file() == "Apps/Shop/de.lproj/T.strings")
  }

  @Test("of two files of a language name its folder, which says the language")
  func filesOfOneLanguage() throws {
    let project = try project(configuration: nil)
    try project.write("\"b\" = \"%@\"\n", to: "App/de.lproj/Other.strings")
    let run = try ProgramRun(
      "check", "--format", "json", "Localizable.strings", "Other.strings",
      in: project.url.appendingPathComponent("App/de.lproj"))
    let files = try #require(try run.report()["findings"] as? [[String: Any]]).compactMap { $0["file"] as? String }
    #expect(!files.isEmpty && files.allSatisfy { $0.hasPrefix("de.lproj/") })
  }

  @Test("scan reads what is given, beside an l10n.json too")
  func scannedOperands() throws {
    let project = try project(configuration: Self.configuration)
    try project.write(#"let text = String(localized: "d")"#, to: "Other.swift")
    let run = try ProgramRun("scan", "--format", "json", "Other.swift", in: project.url)
    #expect(run.output.contains("Other.swift") && !run.output.contains("App/Text.swift"))
  }
}
