/// A number as it stands in a text, its digits in ASCII.
struct WrittenNumber {
  let text: String
  /// UTF-8 offsets.
  let range: Range<Int>
  /// The digits between separators.
  let runs: [String]
  /// What a word or sign behind it multiplies it by, as in “5억”.
  let factor: Double?
  /// Whether a sign of Chinese, Japanese or Korean does.
  let isScaled: Bool
  /// Whether a time of twelve hours follows, which other languages count to 24.
  let isTime: Bool

  /// All digits but the zeros in front: the same for `1,500` and `1.500`.
  var digits: Substring { runs.joined().drop { $0 == "0" } }

  /// The numbers in the words of a text; those in addresses, tags and specifiers are left out.
  static func all(in string: String) -> [WrittenNumber] {
    let text = TokenizedText(string)
    return text.tokens.filter { $0.kind == .words }.flatMap { all(in: text.scalars(in: $0.range), of: text) }
  }

  private static func all(in scalars: [PlacedScalar], of text: TokenizedText) -> [WrittenNumber] {
    var numbers: [WrittenNumber] = []
    var index = 0
    while index < scalars.count {
      guard scalars[index].scalar.digit != nil else {
        index += 1
        continue
      }
      let start = index
      // That of a name: `BIP44`.
      let isOfName = start > 0 && scalars[start - 1].scalar.isLatinLetter
      var runs = [""]
      while index < scalars.count {
        if let digit = scalars[index].scalar.digit {
          runs[runs.count - 1] += String(digit)
        } else if joins(scalars, at: index) {
          runs.append("")
        } else {
          break
        }
        index += 1
      }
      if index < scalars.count, let decimals = Self.fractions[scalars[index].scalar] {
        runs.append(decimals)
        index += 1
      }
      if isOfName || isOrdinal(scalars[index...]) || isList(scalars[start..<index], runs) { continue }
      let range = scalars[start].range.lowerBound..<scalars[index - 1].range.upperBound
      let rest = scalars[index...].lazy.map(\.scalar).drop(while: \.isBlank).prefix(2)
      let isTime = ["AM", "PM", "am", "pm", "a.", "p."].contains(String(String.UnicodeScalarView(Array(rest))))
      let scale = NumberScale.read(scalars[index...])
      numbers.append(
        WrittenNumber(
          text: text.text(range), range: range, runs: runs, factor: scale.factor, isScaled: scale.isOfSign,
          isTime: isTime))
    }
    return numbers
  }

  /// What a fraction behind a digit is in decimals: “2½” is “2.5”.
  private static let fractions: [Unicode.Scalar: String] = ["¼": "25", "½": "5", "¾": "75"]

  /// Whether it is several numbers of one digit: “1,2,3” says what “1 to 3” says.
  private static func isList(_ scalars: ArraySlice<PlacedScalar>, _ runs: [String]) -> Bool {
    runs.count > 2 && runs.allSatisfy { $0.count == 1 } && scalars.contains { $0.scalar == "," }
  }

  /// Whether an ending of English makes it a place, as in “3rd party”.
  private static func isOrdinal(_ rest: ArraySlice<PlacedScalar>) -> Bool {
    let letters = rest.prefix(3).lazy.map(\.scalar).prefix { $0.isLatinLetter }
    return ["st", "nd", "rd", "th"].contains(String(String.UnicodeScalarView(Array(letters))))
  }

  /// Whether a character stands between the digits of one number: a decimal or grouping separator of CLDR, or a space
  /// before three digits.
  private static func joins(_ scalars: [PlacedScalar], at index: Int) -> Bool {
    guard index + 1 < scalars.count, scalars[index + 1].scalar.digit != nil else { return false }
    switch scalars[index].scalar {
    case ".", ",", "'", "’", "·", "\u{A0}", "\u{202F}", "\u{2009}", "\u{66B}", "\u{66C}", "\u{FF0C}", "\u{FF0E}":
      return true
    case " ":
      let group = scalars[(index + 1)...].prefix { $0.scalar.digit != nil }.count
      return group == 3
    default: return false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isLatinLetter: Bool { properties.isAlphabetic && value < 0x250 }
}
