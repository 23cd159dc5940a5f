/// Foundation's marks for automatic grammar agreement: `^[%lld notes](inflect: true)` is shown as `%lld notes`.
///
/// Only Apple's systems inflect; the plain text between the marks is what others can show.
package enum GrammarMarks {
  /// The text without marks whose attributes read like `name: value`; other brackets stay.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func stripping(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let marks = (open: UInt8(ascii: "("), close: UInt8(ascii: ")"), colon: UInt8(ascii: ":"))
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    /// Where the open brackets stand in the output; marks are `true`.
    var open: [(place: Int, isMark: Bool)] = []
    /// Where the output has a `^[` that goes.
    var removed: [Int] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "^") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "["):
        open.append((output.count, true))
        output += [UInt8(ascii: "^"), UInt8(ascii: "[")]
        index += 2
        continue
      case UInt8(ascii: "["):
        open.append((output.count, false))
      case UInt8(ascii: "]"):
        guard let (place, isMark) = open.popLast(), isMark, let end = attributes(bytes, from: index + 1, marks: marks)
        else { break }
        removed.append(place)
        index = end
        continue
      default: break
      }
      output.append(bytes[index])
      index += 1
    }
    guard !removed.isEmpty else { return String(decoding: output, as: UTF8.self) }
    removed.sort()
    var kept: [UInt8] = []
    kept.reserveCapacity(output.count)
    var copied = 0
    for place in removed {
      kept += output[copied..<place]
      copied = place + 2
    }
    kept += output[copied...]
    return String(decoding: kept, as: UTF8.self)
  }

  /// What is longer is no list of attributes: a text of open brackets would be looked through once for each of them.
  private static let longestAttributes = 1_000

  /// The end of `(inflect: true, agreeWithArgument: 2)`; `nil` where there is no such thing.
  ///
  /// - Parameters:
  ///   - units: Bytes, or the units of a reader of Markdown.
  ///   - marks: `(`, `)` and `:` among them.
  static func attributes<Unit: Equatable>(
    _ units: [Unit], from start: Int, marks: (open: Unit, close: Unit, colon: Unit)
  ) -> Int? {
    guard start < units.count, units[start] == marks.open else { return nil }
    var depth = 0
    var hasColon = false
    for index in start..<min(units.count, start + longestAttributes) {
      let unit = units[index]
      if unit == marks.open {
        depth += 1
      } else if unit == marks.close {
        depth -= 1
        if depth == 0 { return hasColon ? index + 1 : nil }
      } else if unit == marks.colon {
        hasColon = true
      }
    }
    return nil
  }
}
