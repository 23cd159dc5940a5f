import Foundation
import Testing

@Suite("What lies in folders that cannot be read is not taken for gone")
struct UnreadFolderTests {
  private static let deep = Array(repeating: "deep", count: 70).joined(separator: "/")

  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
  }

  private func project(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return folder
  }

  @Test("sync takes no key out")
  func sync() throws {
    let catalog = #"{ "sourceLanguage" : "en", "strings" : { "one" : {}, "two" : {} }, "version" : "1.0" }"#
    let folder = try project([
      "l10n.json": #"{ "sources": { "paths": ["App"] } }"#, "Localizable.xcstrings": catalog,
      "App/a.swift": "import SwiftUI\nlet a = Text(\"one\")\n",
      "App/\(Self.deep)/b.swift": "import SwiftUI\nlet b = Text(\"two\")\n",
    ])
    let run = try ProgramRun("sync", "--remove-gone", in: folder.url)
    #expect(run.status == 2 && run.errors.contains("not all code could be read: none counts as gone"))
    #expect(try text("Localizable.xcstrings", in: folder).contains(#""two""#))
  }

  @Test("a link of the code that leads out of the project is no reason to take keys out")
  func syncBehindLink() throws {
    let other = try project(["b.swift": "import SwiftUI\nlet b = Text(\"two\")\n"])
    let catalog = #"{ "sourceLanguage" : "en", "strings" : { "one" : {}, "two" : {} }, "version" : "1.0" }"#
    let folder = try project([
      "l10n.json": #"{ "sources": { "paths": ["App"] } }"#, "Localizable.xcstrings": catalog,
      "App/a.swift": "import SwiftUI\nlet a = Text(\"one\")\n",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("App/Other").path, withDestinationPath: other.url.path)
    let run = try ProgramRun("sync", "--remove-gone", in: folder.url)
    #expect(run.errors.contains("note: 'App/Other' is left out: it is a link that leads out of the project"))
    #expect(try text("Localizable.xcstrings", in: folder).contains(#""two""#))
  }

  private static let limited = [
    ["check", "--format", "json"], ["stats"], ["scan", "--format", "json"], ["bind", "--list"], ["fmt", "--check"],
    ["generate"], ["dump", "."], ["sync", "--remove-gone", "--check"], ["pseudo", "--output", "Pseudo"],
    ["export", "--output", "Out", "de"], ["preview", "--output", "Preview"], ["measure"],
  ]

  @Test("where no more files may be open, what is read is all, or the run fails and says why", arguments: limited)
  func openFiles(command: [String]) throws {
    let folder = try project([
      "l10n.json": #"{ "sources": { "paths": ["App"] } }"#,
      "en.lproj/Localizable.strings": "\"a\" = \"A %@\";\n", "de.lproj/Localizable.strings": "\"a\" = \"A %d\";\n",
      "a/b/c/en.lproj/Deep.strings": "\"b\" = \"B %@\";\n", "a/b/c/de.lproj/Deep.strings": "\"b\" = \"B %d\";\n",
      "App/a.swift": "import SwiftUI\nlet a = Text(\"one\")\n",
    ])
    struct Run: Equatable {
      let status: Int32
      let output: String
      let errors: String
    }
    func run(limit: Int) throws -> Run {
      for made in ["Pseudo", "Out", "Preview"] {
        try? FileManager.default.removeItem(at: folder.url.appendingPathComponent(made))
      }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      let script = "exec > output 2> errors < /dev/null; ulimit -n \(limit); exec \"$0\" \"$@\""
      process.arguments = ["-c", script, ProgramRun.program.path] + command
      process.environment = ProcessInfo.processInfo.environment
        .merging(["XDG_CACHE_HOME": "/nowhere", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
      process.currentDirectoryURL = folder.url
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationReason == .exit, "\(limit) files: ended by signal \(process.terminationStatus)")
      return Run(
        status: process.terminationStatus, output: try text("output", in: folder),
        errors: try text("errors", in: folder))
    }
    let whole = try run(limit: 256)
    // With three the system's own loader fails.
    for limit in [4, 5, 6, 8, 10, 12, 20, 34, 35, 36, 38, 40, 44] {
      let run = try run(limit: limit)
      let isTold = run.status == 2 && run.errors.contains("Too many open files")
      #expect(run == whole || isTold, "\(limit) files: \(run.errors)")
    }
  }

  #if os(Linux)
    @Test(
      "a folder whose reading fails is told, and what is in it is not taken for gone",
      arguments: FailingFolder.Call.allCases, [EMFILE, EIO])
    func failingFolder(call: FailingFolder.Call, error: Int32) throws {
      let catalog = #"{ "sourceLanguage" : "en", "strings" : { "one" : {}, "two" : {} }, "version" : "1.0" }"#
      let folder = try project([
        "l10n.json": #"{ "sources": { "paths": ["App"] } }"#, "App/Localizable.xcstrings": catalog,
        "App/a.swift": "import SwiftUI\nlet a = Text(\"one\")\n",
        "App/More/b.swift": "import SwiftUI\nlet b = Text(\"two\")\n",
      ])
      let environment = try FailingFolder.environment(call, of: "App/More", error, in: folder)
      for command in [
        ["check"], ["stats"], ["scan"], ["bind", "--list"], ["fmt"], ["sync", "--remove-gone"], ["generate"],
      ] {
        let run = try ProgramRun(command, in: folder.url, environment: environment)
        let reason = "cannot read the folder 'App/More': \(String(cString: strerror(error)))"
        #expect(run.status == 2 && run.errors.contains(reason), "\(command): \(run.errors)")
      }
      #expect(try text("App/Localizable.xcstrings", in: folder).contains(#""two""#))
    }
  #endif

  @Test("the baseline keeps its entries")
  func baseline() throws {
    let folder = try project([
      "en.lproj/Localizable.strings": "\"a\" = \"x y\";\n", "de.lproj/Localizable.strings": "\"a\" = \"x  y\";\n",
    ])
    let write = ["check", "--baseline", "known.json", "--write-baseline"]
    #expect(try ProgramRun(write, in: folder.url).status == 0)
    let known = try text("known.json", in: folder)
    #expect(known.contains(#""locale": "de""#))
    let deep = folder.url.appendingPathComponent(Self.deep)
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent("de.lproj"), to: deep.appendingPathComponent("de.lproj"))
    let run = try ProgramRun(write, in: folder.url)
    #expect(run.status == 2 && run.errors.contains("the baseline 'known.json' is not written"))
    #expect(try text("known.json", in: folder) == known)
  }

  @Test("generated accessors stay")
  func generate() throws {
    let folder = try project([
      "en.lproj/Localizable.strings": "\"a\" = \"x\";\n", "\(Self.deep)/en.lproj/Other.strings": "\"b\" = \"y\";\n",
      "L10n.swift": "// as it was\n",
    ])
    let run = try ProgramRun("generate", "--output", "L10n.swift", in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.hasSuffix("l10n: 'L10n.swift' stays as it is, since not all tables could be read\n"))
    #expect(try text("L10n.swift", in: folder) == "// as it was\n")
  }

  @Test("pseudo prunes nothing")
  func prune() throws {
    let folder = try project(["en.lproj/A.strings": "\"a\" = \"x\";\n", "en.lproj/B.strings": "\"a\" = \"x\";\n"])
    #expect(try ProgramRun("pseudo", "--output", ".", in: folder.url).status == 0)
    let deep = folder.url.appendingPathComponent(Self.deep)
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("en.lproj/B.strings"))
    let run = try ProgramRun("pseudo", "--output", ".", "--prune", in: folder.url)
    #expect(run.status == 2 && run.errors.contains("'--prune' removes nothing, since not all folders could be read"))
    #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("en-XA.lproj/B.strings").path))
  }

  @Test("a conversion of a folder is not written")
  func convert() throws {
    let folder = try project(["App/en.lproj/T.strings": "\"a\" = \"x\";\n", "App/\(Self.deep)/a.txt": ""])
    let run = try ProgramRun("convert", "App", "T.xcstrings", in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.hasSuffix("l10n: 'T.xcstrings' is not written, since not all of its sources could be read\n"))
  }

  @Test(
    "what only reads goes on, and ends with status 2", arguments: ["check", "stats", "bind", "fmt", "scan", "fonts"])
  func goesOn(command: String) throws {
    let folder = try project([
      "en.lproj/Localizable.strings": "\"a\" = \"x\";\n", "App/a.swift": "import SwiftUI\nlet a = Text(\"a\")\n",
      "\(Self.deep)/a.txt": "",
    ])
    let run = try ProgramRun([command], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("more than 64 folders lie in each other"))
  }
}
