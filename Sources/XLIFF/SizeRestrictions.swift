import StringFormats

/// What an XLIFF 2 file counts in, by the profiles of its size and length restriction module.
///
/// A file that names no profile has no restrictions, whatever its units say: the module says so. A restriction of a
/// file or group is one on the sum of its texts, and one inside of a text is on that part: neither is read.
struct SizeRestrictions {
  static let namespace = "urn:oasis:names:tc:xliff:sizerestriction:2.0"

  /// Prefixes that stand for the module's namespace.
  var prefixes: Set<String> = []
  /// `nil` for a profile that is empty.
  var general: LengthLimit.Unit?
  var storage: LengthLimit.Unit?
  var generalNormalization = LengthLimit.Normalization.none
  var storageNormalization = LengthLimit.Normalization.none

  /// The unit of a general profile; one that is not of the standard is a unit by its name.
  static func general(_ profile: String) -> LengthLimit.Unit? {
    switch profile {
    case "": nil
    case "xliff:codepoints": .codePoints
    default: .other(profile)
    }
  }

  /// The unit of a storage profile.
  static func storage(_ profile: String) -> LengthLimit.Unit? {
    switch profile {
    case "": nil
    case "xliff:utf8": .bytes(.utf8)
    case "xliff:utf16": .bytes(.utf16)
    case "xliff:utf32": .bytes(.utf32)
    default: .other(profile)
    }
  }

  /// The second number of “[minimum,]maximum”; infinity for `*`, `nil` where there is none.
  static func maximum(_ value: String) -> Double? {
    let parts = value.split(separator: ",", omittingEmptySubsequences: false)
    guard 1...2 ~= parts.count, let last = parts.last else { return nil }
    let sizes = parts.map { part in
      part.trimmed == "*" && part == last ? .infinity : UInt64(part.trimmed).map { Double($0) }
    }
    return sizes.contains(nil) ? nil : sizes[sizes.count - 1]
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
