import SourceFacts
import SwiftSyntax

extension StringLiteralExprSyntax {
  /// What the literal means, its escapes decoded.
  ///
  /// - Parameter piece: What an interpolation puts in.
  func text(_ piece: (LabeledExprListSyntax) -> KeyText.Piece) -> KeyText {
    var text = KeyText()
    for segment in segments {
      switch segment {
      case .stringSegment(let segment):
        text.append(.letters(Self.decoded(segment.content.text, marks: marks)))
      case .expressionSegment(let segment): text.append(piece(segment.expressions))
      @unknown default: continue
      }
    }
    return text
  }

  /// What the literal means; `nil` for one with interpolations.
  var plainText: String? {
    var text = ""
    for segment in segments {
      guard case .stringSegment(let segment) = segment else { return nil }
      text += Self.decoded(segment.content.text, marks: marks)
    }
    return text
  }

  /// The number signs before its quotes, which stand behind the backslash of an escape too.
  var marks: Int { openingPounds?.text.utf8.count ?? 0 }

  var hasInterpolations: Bool {
    segments.contains { if case .expressionSegment = $0 { true } else { false } }
  }

  /// Decodes the escapes of a literal with so many number signs; one that is none stays as it is.
  static func decoded(_ text: String, marks: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) || text.utf8.contains(UInt8(ascii: "\r")) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\r" {
        if rest.first == "\n" { rest.removeFirst() }
        result.append("\n")
        continue
      }
      guard scalar == "\\", rest.prefix(marks).count == marks, rest.prefix(marks).allSatisfy({ $0 == "#" }) else {
        result.append(scalar)
        continue
      }
      var behind = rest.dropFirst(marks)
      if let decoded = escaped(&behind) {
        result.append(decoded)
        rest = behind
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The scalar that an escape stands for, with what follows the backslash taken from `rest`.
  private static func escaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0": return "\0"
    case "\\": return "\\"
    case "\"": return "\""
    case "'": return "'"
    case "u":
      guard rest.popFirst() == "{", let end = rest.prefix(9).firstIndex(of: "}") else { return nil }
      guard let value = UInt32(String(rest[..<end]), radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
      rest = rest[rest.index(after: end)...]
      return scalar
    default: return nil
    }
  }
}
