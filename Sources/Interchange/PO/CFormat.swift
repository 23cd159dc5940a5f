import Placeholders
import StringTables

/// The placeholders of C, which has `%s` where Apple's have `%@`.
enum CFormat {
  static func apple(_ text: String) -> String {
    replacing(text) { specifier, written in
      specifier.kind == .argument(.cString) ? written.dropLast() + "@" : written
    }
  }

  /// - Parameter isFormat: Whether `%` is doubled, since the text is one of several that read arguments.
  static func text(_ segments: [Segment], isFormat: Bool, losses: inout [String]) -> String {
    let positions: [Int] = segments.compactMap {
      if case .argument(let position, _, _) = $0 { position } else { nil }
    }
    let needsNumbers = positions != positions.indices.map { $0 + 1 }
    var text = ""
    for segment in segments {
      switch segment {
      case .literal(let literal): text += isFormat ? literal.doublingPercents : literal
      case .percent: text += isFormat ? "%%" : "%"
      case .argument(let position, let specifier, let written):
        var output = written
        if specifier.kind == .argument(.object) {
          output = written.dropLast().filter { $0 != " " } + "s"
          if written.contains(" ") { losses.append("the blank of '\(written)', which '%s' does not have in C") }
        }
        if specifier.kind == .argument(.cString) { losses.append("that '\(written)' is a C string and no object") }
        text += needsNumbers && specifier.position == nil ? "%\(position)$" + output.dropFirst() : output
      case .plural: continue
      }
    }
    return text
  }

  static func hasArguments(_ text: String) -> Bool { !positions(in: text).isEmpty }

  /// Whether C takes the format: every `%` starts a placeholder, and one that reads argument 2 reads argument 1 too.
  static func isValid(_ text: String) -> Bool {
    let specifiers = FormatScanner.specifiers(in: text)
    let percents = specifiers.reduce(0) { $0 + ($1.kind == .percent ? 2 : 1) }
    guard text.utf8.count(where: { $0 == UInt8(ascii: "%") }) == percents,
      !specifiers.contains(where: \.readsLikeProse)
    else { return false }
    let found = Set(positions(in: text))
    return found == Set(1..<(found.count + 1))
  }

  private static func positions(in text: String) -> [Int] {
    let specifiers = FormatScanner.specifiers(in: text).filter { $0.kind != .percent && !$0.readsLikeProse }
    return specifiers.indices.map { specifiers[$0].position ?? $0 + 1 }
  }

  private static func replacing(_ text: String, _ replacement: (FormatSpecifier, String) -> String) -> String {
    let specifiers = FormatScanner.specifiers(in: text)
    guard specifiers.contains(where: { $0.kind != .percent && !$0.readsLikeProse }) else { return text }
    let bytes = Array(text.utf8)
    var output = ""
    var copied = 0
    for specifier in specifiers {
      output += String(decoding: bytes[copied..<specifier.range.lowerBound], as: UTF8.self)
      output += replacement(specifier, String(decoding: bytes[specifier.range], as: UTF8.self))
      copied = specifier.range.upperBound
    }
    return output + String(decoding: bytes[copied...], as: UTF8.self)
  }
}
