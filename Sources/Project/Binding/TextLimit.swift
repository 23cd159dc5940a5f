import DesignTokens
import SourceText
import StringFormats
import TextLayout

/// The most that the text of a key may be long, with who says so.
package struct TextLimit: Hashable, Sendable {
  /// Who states it.
  package enum Origin: Hashable, Sendable {
    /// The configuration file, at a place, with the pattern that the key matches.
    case configuration(SourcePosition, pattern: String)
    /// The comment of the key.
    case comment
    /// The file that holds the text, as XLIFF can.
    case file

    /// Who states it, for messages: “by its comment”, “l10n.json:4:5 'push.*'”.
    package func text(configurationPath: String?) -> String {
      switch self {
      case .configuration(let place, let pattern):
        "\(configurationPath ?? "l10n.json"):\(place.line):\(place.column) '\(pattern)'"
      case .comment: "by its comment"
      case .file: "by its file"
      }
    }
  }

  package let length: LengthLimit
  /// What a width is measured in; `nil` takes the font of the key's slot, at every text size.
  package let font: TextAppearance?
  package let origin: Origin

  package init(_ length: LengthLimit, font: TextAppearance? = nil, origin: Origin) {
    self.length = length
    self.font = font
    self.origin = origin
  }

  /// The limit in words: “20 characters”, “120 pt in Urbanist SemiBold 14 pt”.
  package var description: String {
    let place = length.isWidth ? font.map { " in \($0.description)" } ?? "" : ""
    return length.maximum.isFinite ? length.text(of: length.maximum) + place : "a size in '\(length.unitName)'"
  }

  /// Whether two limits count the same, so that the nearer one holds.
  func replaces(_ other: TextLimit) -> Bool {
    length.unit == other.length.unit || length.isWidth && other.length.isWidth
  }
}

extension LengthLimit {
  /// What is counted, as reports name it.
  package var unitName: String { unitName(isOne: false) }

  private func unitName(isOne: Bool) -> String {
    switch unit {
    case .characters: isOne ? "character" : "characters"
    case .codePoints: isOne ? "code point" : "code points"
    case .bytes(.utf8): isOne ? "byte" : "bytes"
    case .bytes(.utf16): "bytes of UTF-16"
    case .bytes(.utf32): "bytes of UTF-32"
    case .points: "points"
    case .ems: "em"
    case .other(let name): name
    }
  }

  /// A length in the unit of the limit, as in “1 character”, “120 pt”.
  package func text(of length: Double) -> String {
    let tenths = (length * 10).rounded()
    let number =
      tenths.magnitude >= 1e15
      ? "\(length)"
      : tenths.truncatingRemainder(dividingBy: 10) == 0 ? "\(Int(tenths) / 10)" : "\(tenths / 10)"
    return number + " " + (unit == .points ? "pt" : unitName(isOne: length == 1))
  }
}
