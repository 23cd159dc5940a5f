import ICU
import StringFormats

/// A text as limits count it.
struct CountedText {
  let characters: [Character]

  /// - Parameter isXLIFF: Whether tags of XLIFF stand in the text; they are no part of it.
  init(_ text: String, isXLIFF: Bool = false) {
    characters = Array(isXLIFF && text.utf8.contains(UInt8(ascii: "<")) ? InlineMarkup.text(of: text) : text)
  }

  /// How long the text is in a unit that needs no font; `nil` in others.
  func length(in limit: LengthLimit) -> Double? { Self.length(String(characters), in: limit) }

  /// Characters at the end that are too many.
  ///
  /// - Complexity: O(*n* log *n*) in the characters.
  func excess(over limit: LengthLimit) -> Int {
    var (fits, fails) = (0, characters.count + 1)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      let length = Self.length(String(characters.prefix(middle)), in: limit) ?? 0
      if length <= limit.maximum { fits = middle } else { fails = middle }
    }
    return characters.count - fits
  }

  private static func length(_ text: String, in limit: LengthLimit) -> Double? {
    let text =
      switch limit.normalization {
      case .none: text
      case .nfc: NormalForm.composed.of(text)
      case .nfd: NormalForm.decomposed.of(text)
      }
    switch limit.unit {
    case .characters: return Double(text.count)
    case .codePoints: return Double(text.unicodeScalars.count)
    case .bytes(.utf8): return Double(text.utf8.count)
    case .bytes(.utf16): return Double(text.utf16.count * 2)
    case .bytes(.utf32): return Double(text.unicodeScalars.count * 4)
    case .points, .ems, .other: return nil
    }
  }
}
