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
    facts.mentions = mentions(PropertyListTexts(bytes).texts)
    return facts
  }

  static func mentions(_ texts: [PropertyListTexts.Text]) -> [String] {
    Set(texts.lazy.map(\.text).filter { !$0.isEmpty && $0.utf8.count <= longestKey }).sorted()
  }
}
