/// What code adds to a string to make a key of it: `"alert." + name + ".title"`.
package struct KeyAffixes: Hashable, Sendable {
  package var prefix: String
  package var suffix: String

  package init(_ prefix: String = "", _ suffix: String = "") {
    self.prefix = prefix
    self.suffix = suffix
  }

  package var isEmpty: Bool { prefix.isEmpty && suffix.isEmpty }

  /// The key that is made of a text.
  package func around(_ text: KeyText) -> KeyText {
    isEmpty ? text : KeyText([.letters(prefix)] + text.pieces + [.letters(suffix)])
  }

  /// Both, with the others next to the text.
  package func around(_ inner: KeyAffixes) -> KeyAffixes {
    KeyAffixes(prefix + inner.prefix, inner.suffix + suffix)
  }

  /// What stands around the only value of a key; `nil` for one with none, or several.
  package init?(_ key: KeyText) {
    guard key.arguments.count == 1 else { return nil }
    self.init()
    var isBehind = false
    for piece in key.pieces {
      switch piece {
      case .argument: isBehind = true
      case .letters(let letters): if isBehind { suffix += letters } else { prefix += letters }
      }
    }
  }

  /// What a key was made of; `nil` for one that was not made so.
  package func inner(of key: String) -> String? {
    guard key.utf8.count > prefix.utf8.count + suffix.utf8.count, key.hasPrefix(prefix), key.hasSuffix(suffix) else {
      return nil
    }
    return String(key.dropFirst(prefix.count).dropLast(suffix.count))
  }
}
