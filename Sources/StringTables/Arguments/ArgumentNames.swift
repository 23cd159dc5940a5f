import Messages
import Placeholders

extension Message {
  /// The message without the names of its arguments.
  package var withoutArgumentNames: Message {
    mapTexts { LocatedText($0.string.withoutArgumentNames, range: $0.range) }
  }
}

extension String {
  /// The text without the names of its arguments, `%(count)lld` as `%lld`: what the compiler of String Catalogs writes,
  /// since no formatter knows names.
  ///
  /// - Complexity: O(*n*); a text without names is returned as it is.
  package var withoutArgumentNames: String {
    let named = FormatScanner.specifiers(in: self).filter { $0.name != nil }
    guard !named.isEmpty else { return self }
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var copied = 0
    for specifier in named {
      guard let open = bytes[specifier.range].firstIndex(of: UInt8(ascii: "(")),
        let close = bytes[open..<specifier.range.upperBound].firstIndex(of: UInt8(ascii: ")"))
      else { continue }
      result += bytes[copied..<open]
      copied = close + 1
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}
