import Foundation

/// The Swift compiler, with the built module `Strings` in reach.
enum SwiftCompiler {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let build = ProgramRun.build.path
  private static let search = [
    "-I", build + "/Modules", "-Xcc", "-fmodule-map-file=\(build)/CICU.build/module.modulemap",
    "-Xcc", "-fmodule-map-file=\(build)/CAtomics.build/module.modulemap",
  ]
  private static let modules = ["-swift-version", "6", "-package-name", "app"] + search

  /// - Throws: ``Failure`` with what the compiler says; a warning fails too.
  static func typecheck(_ files: URL...) throws {
    _ = try run(["swiftc", "-typecheck", "-warnings-as-errors"] + modules + files.map(\.path))
  }

  /// Compiles `files` and links them with `Strings`.
  static func build(_ files: [URL], to program: URL) throws {
    #if ICU
      let localeData = ["ICU", "CICU"]
    #else
      let localeData = ["FoundationLocales"]
    #endif
    let targets =
      [
        "SourceText", "PositionedJSON", "StringFormats", "StringCatalogs", "Placeholders", "Messages",
        "MessagePatterns", "Markdown", "CAtomics", "Locales", "Pseudo", "Strings",
      ] + localeData
    let objects = try targets.flatMap { target in
      let folder = build + "/\(target).build"
      // Objects of files that are gone may still lie there.
      var sources = Set(try Self.files(below: ProgramRun.repository.path + "/Sources/" + target).map { $0.name + ".o" })
      // What SwiftPM makes of `embedInCode`.
      sources.insert("embedded_resources.swift.o")
      return try Self.files(below: folder).filter { sources.contains($0.name) }.map { folder + "/" + $0.path }.sorted()
    }
    let libraries = try run(["pkg-config", "--libs", "icu-i18n"]).split { $0.isWhitespace }.map(String.init)
    #if os(Linux)
      let standardLibrary = "-lstdc++"
    #else
      let standardLibrary = "-lc++"
    #endif
    // As the objects are built that are linked.
    let sanitizer = ProcessInfo.processInfo.environment["L10N_SANITIZER"].map { ["-sanitize=\($0)"] } ?? []
    _ = try run(
      ["swiftc"] + sanitizer + modules + files.map(\.path) + objects + libraries
        + [standardLibrary, "-o", program.path])
  }

  /// Writes the public symbols of a built module as JSON.
  static func extractSymbols(of module: String, to folder: URL) throws {
    struct Information: Decodable {
      struct Target: Decodable { let unversionedTriple: String }
      let target: Target
    }
    let information = Data(try run(["swiftc", "-print-target-info"]).utf8)
    let triple = try JSONDecoder().decode(Information.self, from: information).target.unversionedTriple
    try run(
      ["swift", "symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public", "-target", triple]
        + ["-skip-synthesized-members", "-output-dir", folder.path] + search)
  }

  private static func files(below folder: String) throws -> [(path: String, name: String)] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).map { ($0, ($0 as NSString).lastPathComponent) }
  }

  /// The output of a program, found by its name or path.
  @discardableResult
  static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("output")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(description: "\(arguments[0]) ended with \(process.terminationStatus):\n\(output)")
    }
    return output
  }
}
