import SourceFacts
import StringFormats

/// The texts of a property list: any of them may be a key, which code or the system looks up.
enum PropertyListScan {
  /// Larger lists hold data.
  private static let sizeLimit = 1 << 20
  private static let longestKey = 200

  static func facts(of bytes: [UInt8]) -> SourceFacts {
    var facts = SourceFacts()
    guard bytes.count <= sizeLimit else { return facts }
    let texts = PropertyListTexts(bytes).texts.map(\.text).filter { !$0.isEmpty && $0.utf8.count <= longestKey }
    facts.mentions = Set(texts).sorted()
    return facts
  }
}
