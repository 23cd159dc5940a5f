import Foundation
import StringFormats
import Strings
import Testing

@testable import Pseudo

/// Every text of the string tables below a folder; `L10N_PSEUDO_CORPUS` names another one than the fixtures.
@Suite("Pseudo-texts of whole projects")
struct PseudoCorpusTests {
  private static let folder =
    ProcessInfo.processInfo.environment["L10N_PSEUDO_CORPUS"].map { URL(fileURLWithPath: $0) }
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Strings")

  /// Each text once, sorted.
  private static let texts: [String] = {
    var texts: Set<[UInt8]> = []
    let files = FileManager.default.enumerator(atPath: folder.path)
    while let path = files?.nextObject() as? String {
      guard let table = TablePath(path), table.format != .xliff,
        let data = try? Data(contentsOf: folder.appendingPathComponent(path))
      else { continue }
      let document = StringDocument(parsing: Array(data), format: table.format)
      for entry in document.entries {
        for text in Message(entry.value, in: document)?.texts ?? [] { texts.insert(Array(text.string.utf8)) }
      }
    }
    return texts.map { String(decoding: $0, as: UTF8.self) }.sorted()
  }()

  @Test("keep what the invariants say", arguments: ["accented", "bidi", "double", "keys", "accented+bidi", "vowels"])
  func invariants(name: String) throws {
    let definition = try #require(PseudoDefinition.builtIn(named: name))
    let invariants = try PseudoInvariants(Pseudolocalizer(definition))
    #expect(!Self.texts.isEmpty)
    var violations: [String] = []
    for text in Self.texts where violations.count < 100 { violations += invariants.violations(of: text) }
    #expect(violations.isEmpty, "\(violations.count): \(violations.prefix(20).joined(separator: "\n"))")
  }

  @Test("are within a tenth of the length that the table asks for", arguments: ["accented", "double", "vowels"])
  func lengths(name: String) throws {
    let definition = try #require(PseudoDefinition.builtIn(named: name))
    let pseudolocalizer = Pseudolocalizer(definition)
    for text in Self.texts where TextTokenizer.tokens(of: text).allSatisfy({ $0.kind == .words }) {
      guard let core = Array(text.utf8).withUnsafeBufferPointer(TextBytes.core) else { continue }
      let source = String(decoding: Array(text.utf8)[core], as: UTF8.self)
      guard Array(source.utf8).withUnsafeBufferPointer(TextBytes.hasLetter), !source.hasPrefix("[") else { continue }
      let length = source.unicodeScalars.count
      // The brackets stand there in any case.
      let wanted = max(Double(length) * definition.ratio(ofLength: length), Double(length + 2))
      let actual = Double(pseudolocalizer.pseudolocalize(source).unicodeScalars.count)
      #expect(abs(actual - wanted) <= max(0.1 * wanted, 0.5), "'\(source)': \(actual) for \(wanted)")
    }
  }
}
