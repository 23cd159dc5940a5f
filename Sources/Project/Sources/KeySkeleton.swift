import Placeholders
import SourceFacts

/// The letters of a key, with a mark for each placeholder: what two spellings of one key share.
package struct KeySkeleton {
  /// Stands for a placeholder.
  static let mark = "\u{0}"

  let text: String
  /// As the key has them, `nil` for those that code does not tell.
  package let specifiers: [String?]

  /// The skeleton of a table's key.
  package init(ofKey key: String) {
    let bytes = Array(key.utf8)
    var text = ""
    var specifiers: [String?] = []
    var end = 0
    for specifier in FormatScanner.specifiers(in: key) where specifier.kind != .percent {
      text += String(decoding: bytes[end..<specifier.range.lowerBound], as: UTF8.self) + Self.mark
      specifiers.append(String(decoding: bytes[specifier.range], as: UTF8.self))
      end = specifier.range.upperBound
    }
    self.text = text + String(decoding: bytes[end...], as: UTF8.self)
    self.specifiers = specifiers
  }

  /// The skeleton of a key as code writes it.
  init(of key: KeyText) {
    text = key.escapedPieces.map { piece in
      switch piece {
      case .letters(let letters): letters
      case .argument: Self.mark
      }
    }.joined()
    specifiers = key.arguments.map(\.specifier)
  }

  /// What is left without the placeholders.
  package var letters: String { text.split(separator: Self.mark).joined(separator: " ") }

  /// Whether code with these placeholders, as far as they are known, looks `key` up.
  func isMet(by key: KeySkeleton) -> Bool {
    specifiers.count == key.specifiers.count
      && zip(specifiers, key.specifiers).allSatisfy { $0 == nil || $0 == $1 }
  }
}
