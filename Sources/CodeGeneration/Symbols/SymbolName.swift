import Placeholders

/// The name of a generated symbol, as Apple's `xcstringstool generate-symbols` derives it from a key.
///
/// Words end behind digits, and where neither a letter, a digit nor a dollar sign follows; an apostrophe is left out.
/// The capitals that a word begins with become small (`JSON` and `CKAsset` are `json` and `ckasset`), the first letter
/// of every word but the first one great: “Another iCloud Sync…” is `anotherICloudSync`. Placeholders are left out.
struct SymbolName: Hashable {
  let text: String

  /// - Returns: `nil` for a key without a word.
  init?(of key: String) {
    let words = Self.words(of: key)
    guard let first = words.first else { return nil }
    let text = words.dropFirst().reduce(first) { $0 + Self.capitalized($1) }
    // A digit begins no name.
    self.text = text.unicodeScalars.first.map(SwiftIdentifier.isHead) ?? false ? text : "_" + text
  }

  /// The name of a type, as of the namespace of a table.
  static func type(of table: String) -> String? {
    SymbolName(of: table).map { _ in words(of: table, keepsCapitals: true).map(capitalized).joined() }
  }

  private static func words(of key: String, keepsCapitals: Bool = false) -> [String] {
    var scalars = String.UnicodeScalarView()
    var copied = 0
    let bytes = Array(key.utf8)
    for specifier in FormatScanner.specifiers(in: key) where !specifier.readsLikeProse {
      scalars += String(decoding: bytes[copied..<specifier.range.lowerBound], as: UTF8.self).unicodeScalars
      scalars.append(" ")
      copied = specifier.range.upperBound
    }
    scalars += String(decoding: bytes[copied...], as: UTF8.self).unicodeScalars
    let kept = scalars.filter { $0 != "'" && $0 != "\u{2019}" }
    let runs = kept.split { !SwiftIdentifier.isPart($0) && $0 != "$" }
    return runs.flatMap(parts).map { word in
      let capitals = keepsCapitals ? word.prefix(0) : word.prefix { $0.properties.isUppercase }
      return String(capitals).lowercased() + String(word[capitals.endIndex...])
    }
  }

  /// A run of letters and digits, cut behind its digits.
  private static func parts(of run: String.UnicodeScalarView.SubSequence) -> [Substring.UnicodeScalarView] {
    var parts: [Substring.UnicodeScalarView] = []
    var start = run.startIndex
    var followsDigit = false
    for index in run.indices {
      let isDigit = run[index].properties.numericType == .decimal
      if followsDigit, !isDigit {
        parts.append(run[start..<index])
        start = index
      }
      followsDigit = isDigit
    }
    return parts + [run[start...]]
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
