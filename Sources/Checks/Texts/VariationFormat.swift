import Placeholders
import SourceText
import StringTables

/// What is kept of the format of an entry that varies.
struct VariationFormat {
  private let text: [UInt8]
  let facts: TextFacts
  /// Written one after the other, each behind its length.
  let specifiers: [UInt8]
  /// The names of the variables that it mentions.
  let variables: [[UInt8]]

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = Array(text)
    var facts = TextScan.facts(of: text)
    var specifiers: [UInt8] = []
    var variables: [[UInt8]] = []
    var scanner = FormatScanner(text)
    while let found = scanner.next() {
      specifiers.append(measured: UnsafeBufferPointer(rebasing: text[found.start..<found.end]))
      guard found.kind == .variable else { continue }
      variables.append(Array(text[found.name]))
      // In a format that is the mark of a variable and nothing else, the `@` behind its name is no mailbox's.
      if found.start == 0, found.end == text.count, text[found.name].allSatisfy(Self.isPlain) {
        facts.traits.remove(.address)
        facts.addresses = 0
      }
    }
    self.facts = facts
    self.specifiers = specifiers
    self.variables = variables
  }

  /// Whether it is the format of that text.
  func isOf(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    self.text.withUnsafeBufferPointer { $0.hasSameBytes(as: text) }
  }

  private static func isPlain(_ byte: UInt8) -> Bool { ByteClass.table[Int(byte)] & ByteClass.letter != 0 }
}
