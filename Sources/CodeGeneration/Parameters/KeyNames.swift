import Placeholders

/// What a key calls the arguments of its text: `items.count` has a count, `{count} of {total}` names both.
struct KeyNames {
  private var names: [Int: String] = [:]

  /// - Parameter count: How many arguments the text has.
  init(_ key: String, _ signature: ArgumentSignature, count: Int) {
    let bracketed = Self.bracketed(in: key)
    if !bracketed.isEmpty, bracketed.count == count {
      for (index, name) in bracketed.enumerated() { names[index + 1] = name }
      return
    }
    guard let word = Self.lastWord(of: key) else { return }
    let arguments = (1...max(count, 1)).map { ($0, signature.argument(at: $0)?.type) }
    let numbers = arguments.filter { $0.1?.isNumber ?? false }
    let texts = arguments.filter { $0.1 == .object || $0.1 == .cString }
    if numbers.count == 1, ParameterNouns.numbersOfKeys.contains(word) { names[numbers[0].0] = word }
    if texts.count == 1, ParameterNouns.textsOfKeys.contains(word) { names[texts[0].0] = word }
  }

  func name(at position: Int) -> String? { names[position] }

  /// The last of several words of a key that is no text itself.
  private static func lastWord(of key: String) -> String? {
    var name = key
    for specifier in FormatScanner.specifiers(in: key).reversed() {
      let utf8 = name.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: specifier.range.lowerBound)
      name.removeSubrange(start..<utf8.index(utf8.startIndex, offsetBy: specifier.range.upperBound))
    }
    let parts = name.split { $0.isWhitespace }
    guard parts.count == 1 else { return nil }
    let words = Words(of: String(parts[0])).words
    return words.count > 1 ? words.last?.lowercased() : nil
  }

  /// The names in braces, as in “{count} files”.
  private static func bracketed(in key: String) -> [String] {
    key.split(separator: "{").dropFirst(key.hasPrefix("{") ? 0 : 1).compactMap { part in
      guard let end = part.firstIndex(of: "}") else { return nil }
      let name = String(part[..<end])
      return SwiftIdentifier(parsing: name) == nil ? nil : name
    }
  }
}

extension ArgumentType {
  /// Whether the argument is written as a number.
  var isNumber: Bool {
    switch self {
    case .integer, .floatingPoint: true
    default: false
    }
  }
}
