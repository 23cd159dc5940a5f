import Foundation
import Strings
import Testing

/// Compares texts with those of `Tests/Oracle/stringsdict.py`, an evaluation in Python that shares nothing with the
/// library.
///
///     L10N_CORPUS='DIR …' swift test --filter StringsdictOracleTests
///
/// runs it over folders of real projects too; `python3` then needs Babel (`pip install babel`).
@Suite("Texts of .stringsdict files, for 0 to 25")
struct StringsdictOracleTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  private static let corpora =
    ProcessInfo.processInfo.environment["L10N_CORPUS"]?.split(separator: " ").map(String.init) ?? []

  @Test("are those of another evaluation")
  func recorded() throws {
    let folder = Self.tests.appendingPathComponent("Fixtures/Oracle")
    let lines = try OracleLine.read(folder.appendingPathComponent("texts.jsonl"))
    #expect(lines.count > 200)
    try compare(lines, below: folder)
    // Whoever adds an entry records its texts.
    let known = Set(lines.map { $0.file + ": " + $0.key })
    for file in Set(lines.map(\.file)) {
      let table = try Self.strings(of: file, locale: "en", below: folder)
      #expect(table.keys(table: "T").allSatisfy { $0 == "a text" || known.contains(file + ": " + $0) }, "\(file)")
    }
  }

  @Test("are those of another evaluation in real projects", .enabled(if: !corpora.isEmpty), arguments: corpora)
  func corpus(path: String) throws {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString).jsonl")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let program = Process()
    program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    program.arguments = ["python3", Self.tests.appendingPathComponent("Oracle/stringsdict.py").path, path]
    program.standardOutput = try FileHandle(forWritingTo: output)
    try program.run()
    program.waitUntilExit()
    try #require(program.terminationStatus == 0, "see the message of Python above: is Babel there?")
    let lines = try OracleLine.read(output)
    #expect(!lines.isEmpty)
    try compare(lines, below: URL(fileURLWithPath: path))
  }

  private func compare(_ lines: [OracleLine], below folder: URL) throws {
    var tables: [String: LocalizedStrings] = [:]
    var wrong = 0
    for line in lines {
      let name = line.locale + ": " + line.file
      let strings = try tables[name] ?? Self.strings(of: line.file, locale: line.locale, below: folder)
      tables[name] = strings
      try #require(line.arguments.count == line.texts.count)
      let context = VariationContext(device: line.device, width: line.width)
      for (arguments, text) in zip(line.arguments.map { $0.map(\.argument) }, line.texts) {
        let own = strings.text(line.key, table: "T", arguments: arguments, context: context)
        guard Self.plain(own) != text else { continue }
        wrong += 1
        if wrong <= 20 { Issue.record("\(name): '\(line.key)' of \(arguments) is '\(own)', not '\(text)'") }
      }
    }
    #expect(wrong == 0)
  }

  private static func strings(of file: String, locale: String, below folder: URL) throws -> LocalizedStrings {
    let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(file)))
    var options = LocalizedStrings.Options()
    options.developmentLanguage = locale
    return try LocalizedStrings(
      files: ["\(locale).lproj/T.stringsdict": bytes], preferredLanguages: [locale], options: options)
  }

  /// The text with the digits 0 to 9 and their separators, as the other evaluation writes numbers.
  private static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch (scalar.properties.numericType, scalar) {
      case (.decimal, _): plain.append(UnicodeScalar(UInt8(48 + (scalar.properties.numericValue ?? 0))))
      case (_, "\u{66B}"): plain.append(".")
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }
}

/// An entry in one language, with its texts for lists of arguments.
private struct OracleLine: Decodable {
  enum Argument: Decodable {
    case number(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let number = try? value.decode(Int.self) {
        self = .number(number)
      } else {
        self = .text(try value.decode(String.self))
      }
    }

    var argument: FormatArgument {
      switch self {
      case .number(let number): .integer(Int64(number))
      case .text(let text): .text(text)
      }
    }
  }

  let file: String
  let locale: String
  let key: String
  let device: String?
  let width: Int?
  let arguments: [[Argument]]
  let texts: [String]

  static func read(_ file: URL) throws -> [OracleLine] {
    let decoder = JSONDecoder()
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(OracleLine.self, from: $0)
    }
  }
}
