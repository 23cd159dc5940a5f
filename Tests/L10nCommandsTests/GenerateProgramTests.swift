import Foundation
import Testing

@Suite("l10n-generate, the program of the plugins")
struct GenerateProgramTests {
  /// Runs both programs, and holds one to the other.
  private func compare(_ arguments: [String], in folder: URL, sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    let whole = try ProgramRun(["generate"] + arguments, in: folder)
    let alone = try ProgramRun(arguments, in: folder, program: ProgramRun.generator)
    #expect(alone.status == whole.status, sourceLocation: sourceLocation)
    #expect(alone.output == whole.output, sourceLocation: sourceLocation)
    #expect(alone.errors == whole.errors, sourceLocation: sourceLocation)
  }

  @Test(
    "writes the accessors of the sample app as 'l10n generate' does",
    arguments: [
      [], ["--runtime", "foundation", "--access", "public"], ["Strings", "--type", "Texts", "--table", "Localizable"],
      ["Examples/GeneratedAccessors"],
    ])
  func sampleApp(arguments: [String]) throws {
    try compare(arguments, in: ProgramRun.repository)
  }

  @Test("writes the same file, and tells alike what is not up to date")
  func files() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"b.one\" = \"One\";\n\"b.%d\" = \"%n\";\n", to: "en.lproj/Localizable.strings")
    try folder.write(#"{"generate": {"output": "Code/L10n.swift", "access": "package"}}"#, to: "l10n.json")
    try compare(["--check"], in: folder.url)
    let file = folder.url.appendingPathComponent("Code/L10n.swift")
    var written: [Data] = []
    for run in [
      { try ProgramRun("generate", in: folder.url) },
      { try ProgramRun([], in: folder.url, program: ProgramRun.generator) },
    ] {
      #expect(try run().status == 0)
      written.append(try Data(contentsOf: file))
      try FileManager.default.removeItem(at: file)
    }
    #expect(written[0] == written[1])
    try folder.write("old\n", to: "Code/L10n.swift")
    try compare(["--check"], in: folder.url)
  }

  @Test(
    "refuses alike what cannot be carried out",
    arguments: [
      ["--type", "Self"], ["--tabel", "A"], ["--access", "open"], ["--check"], ["--table", "Localisable"],
      ["there/is/nothing"], ["a", "b"], ["l10n.json"],
    ])
  func refusals(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"x\";\n", to: "en.lproj/Localizable.strings")
    try compare(arguments, in: folder.url)
    try folder.write("{ \"generate\": { \"runtime\": \"fundation\" } }\n", to: "l10n.json")
    try compare(arguments, in: folder.url)
    try folder.write("{ \"genrate\": {} }\n", to: "l10n.json")
    try compare(arguments, in: folder.url)
  }

  #if os(Linux)
    @Test("links no library but those of Swift and C")
    func libraries() throws {
      let printed = try SwiftCompiler.run(["/usr/bin/env", "ldd", ProgramRun.generator.path])
      #expect(printed.contains("libc.so"))
      for library in ["icu", "Foundation", "harfbuzz", "fontconfig", "libz.", "yaml"] {
        #expect(!printed.contains(library), "\(printed)")
      }
    }
  #endif

  @Test("shows its help")
  func help() throws {
    let run = try ProgramRun(["--help"], in: ProgramRun.repository, program: ProgramRun.generator)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output == (try ProgramRun("generate", "--help")).output)
  }
}
