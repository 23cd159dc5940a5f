/// How a key, or a literal that may be one, is written.
package enum KeySpelling: Hashable, Sendable, CaseIterable {
  /// Names joined by dots, as in `cue.title`.
  case dotted
  /// `cue_title`, `CUE_TITLE`
  case underscored
  /// `cue-title`
  case hyphenated
  /// `cueTitle`
  case camelCased
  /// A text for a reader: several words, or a mark or letter that no name has.
  case text
  /// A single word, which may be either.
  case word

  /// - Parameter letters: A key without its placeholders; white space around it says nothing.
  package init(_ letters: String) {
    let scalars = Array(letters.unicodeScalars.trimmingWhitespace)
    guard scalars.allSatisfy({ Self.isOfName($0) }), let first = scalars.first, Self.isLetter(first),
      let last = scalars.last, !"-".unicodeScalars.contains(last)
    else {
      self = .text
      return
    }
    let joints = Set(scalars.filter { "._-".unicodeScalars.contains($0) })
    if joints.contains(".") {
      self = Self.isDotted(scalars) ? .dotted : .text
    } else if joints.contains("_") {
      self = .underscored
    } else if joints.contains("-") {
      // “Wi-Fi” and “Opt-in” are words.
      self = scalars.allSatisfy { !$0.properties.isUppercase } ? .hyphenated : .word
    } else {
      self = Self.isCamelCased(scalars) ? .camelCased : .word
    }
  }

  /// Whether of two texts one has an “s” at its end that the other has not, so that both may be meant.
  package static func isPlural(_ one: String, of other: String) -> Bool {
    if KeySpelling(one).isName { return false }
    let (one, other) = (one.lowercased(), other.lowercased())
    return one + "s" == other || other + "s" == one
  }

  /// Whether it is a name and no text.
  package var isName: Bool { self != .text && self != .word }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || ("0"..."9").contains(scalar) || "._-".unicodeScalars.contains(scalar)
  }

  /// Dots stand between names: “Loading...” and “Done.” are texts, and so is a host.
  private static func isDotted(_ scalars: [Unicode.Scalar]) -> Bool {
    let parts = scalars.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }), let last = parts.last else { return false }
    let domain = String(String.UnicodeScalarView(last))
    // “Duck.ai” is a name of something, and `chat.ai` may be a key.
    let isBrand = parts.count == 2 && scalars[0].properties.isUppercase
    return parts[0] != Array("www".unicodeScalars)[...] && !["com", "org", "net", "io", "app", "dev"].contains(domain)
      && !(isBrand && ["ai", "fm", "tv", "me", "co", "gg"].contains(domain))
  }

  /// A small letter before a capital one. “iPhone”, “macOS” and “GitHub” are words.
  private static func isCamelCased(_ scalars: [Unicode.Scalar]) -> Bool {
    let humps = zip(scalars, scalars.dropFirst()).enumerated().filter {
      $0.element.0.properties.isLowercase && $0.element.1.properties.isUppercase
    }
    guard scalars[0].properties.isLowercase, let first = humps.first else { return false }
    return first.offset > 0 && !scalars[(first.offset + 1)...].elementsEqual("OS".unicodeScalars)
  }
}

extension String.UnicodeScalarView {
  fileprivate var trimmingWhitespace: Substring.UnicodeScalarView {
    var rest = self[...]
    while let first = rest.first, first.properties.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
    return rest
  }
}
