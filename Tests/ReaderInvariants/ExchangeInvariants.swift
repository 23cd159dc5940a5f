import Interchange
import StringFormats
import XLIFF

/// A project and an XLIFF file for it, as a fuzzer makes them up: the format in the first byte, then the table in the
/// development language, its translation and the XLIFF file.
struct FuzzedExchange {
  private static let paths: [[String]] = [
    ["en.lproj/T.strings", "de.lproj/T.strings"], ["en.lproj/T.stringsdict", "de.lproj/T.stringsdict"],
    ["T.xcstrings"],
  ]

  private let tables: [SourceFile]
  private let xliff: [UInt8]

  /// `nil` for no input.
  init?(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return nil }
    let paths = Self.paths[Int(first) % Self.paths.count]
    let parts = Array(bytes.dropFirst()).parts
    tables = zip(paths, parts).filter { !$1.isEmpty }.map { SourceFile(path: $0, bytes: $1) }
    xliff = parts.count > paths.count ? parts[paths.count] : []
  }

  /// What is imported can be read, changes only what it says, and nothing once more; what is exported is read again,
  /// and changes nothing where a translator has not touched it.
  func check() throws(BrokenInvariant) {
    let project = ExchangeProject(files: tables, developmentLanguage: "en")
    try checkImport(project, xliff, "de.xliff")
    let isSound = tables.allSatisfy { file in
      guard let format = Self.format(of: file.path) else { return false }
      return StringDocument(parsing: file.bytes, format: format).problems.isEmpty
    }
    for language in ["de", "fr"] {
      let export = LocalizationExport(project, language: language)
      let text = Array(export.text.utf8)
      let read = StringDocument(parsing: text, format: .xliff)
      if let problem = read.problems.first(where: { $0.kind != .duplicateKey }) {
        throw BrokenInvariant("the export to \(language) is broken: \(problem.message): \(export.text)")
      }
      try checkImport(project, text, "\(language).xliff")
      guard isSound, language == "de", export.counts.untranslated == 0, export.messages.isEmpty else { continue }
      let imported = LocalizationImport(project, from: [SourceFile(path: "de.xliff", bytes: text)])
      try require(
        imported.changes.isEmpty,
        "an untouched export changes '\(imported.changes.first?.path ?? "")': \(export.text)")
    }
  }

  private static func format(of path: String) -> StringFormat? {
    path.split(separator: ".").last.flatMap { StringFormat(fileExtension: String($0)) }
  }

  private func checkImport(
    _ project: ExchangeProject, _ bytes: [UInt8], _ path: String
  ) throws(BrokenInvariant) {
    let file = SourceFile(path: path, bytes: bytes)
    let result = LocalizationImport(project, from: [file], acceptsUnfinished: true)
    var files = tables
    for change in result.changes {
      try require(change.old != change.new && change.texts > 0, "'\(change.path)' does not change")
      try require(change.path.split(separator: "/").allSatisfy { $0 != ".." }, "'\(change.path)' lies elsewhere")
      try require(!change.path.hasPrefix("/"), "'\(change.path)' lies elsewhere")
      let known = files.firstIndex { $0.path == change.path }
      try require(known.map { files[$0].bytes } == change.old, "'\(change.path)' is another file")
      if let known { files.remove(at: known) }
      files.append(SourceFile(path: change.path, bytes: change.new))
      guard let format = Self.format(of: change.path) else { throw BrokenInvariant("'\(change.path)' is no table") }
      let before = change.old.map { StringDocument(parsing: $0, format: format).problems.count } ?? 0
      let problems = StringDocument(parsing: change.new, format: format).problems
      if problems.count > before, let problem = problems.last {
        throw BrokenInvariant("the import breaks '\(change.path)': \(problem.message)")
      }
    }
    let again = LocalizationImport(
      ExchangeProject(files: files, developmentLanguage: "en"), from: [file], acceptsUnfinished: true)
    try require(again.changes.isEmpty, "a second import changes '\(again.changes.first?.path ?? "")'")
  }
}
