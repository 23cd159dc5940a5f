/// String literals of Swift: what they say, and how a text is written as one.
enum SwiftTextLiteral {
  /// Why a literal cannot be read, in words that follow its name.
  struct Refusal: Error, Hashable {
    let message: String
  }

  /// The text of a literal with its quotes.
  ///
  /// - Complexity: O(*n*) in its bytes.
  static func decoded(_ literal: some Collection<UInt8>) -> Result<String, Refusal> {
    let bytes = Array(literal)
    var hashes = 0
    while hashes < bytes.count, bytes[hashes] == UInt8(ascii: "#") { hashes += 1 }
    let quote = UInt8(ascii: "\"")
    let rest = bytes[hashes...]
    if rest.starts(with: [quote, quote, quote]) {
      return .failure(Refusal(message: "a text of several lines is no value of a token"))
    }
    guard rest.count >= 2 + hashes, rest.first == quote, bytes[bytes.count - 1 - hashes] == quote else {
      return .failure(Refusal(message: "the text does not end on its line"))
    }
    let content = bytes[(hashes + 1)..<(bytes.count - 1 - hashes)]
    guard let text = String(validating: content, as: UTF8.self) else {
      return .failure(Refusal(message: "the text is not UTF-8"))
    }
    return unescaped(text, hashes: hashes)
  }

  private static func unescaped(_ text: String, hashes: Int) -> Result<String, Refusal> {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", rest.prefix(hashes).allSatisfy({ $0 == "#" }), rest.count > hashes else {
        result.append(scalar)
        continue
      }
      rest = rest.dropFirst(hashes)
      switch rest.popFirst() {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "0": result.append("\0")
      case "\"": result.append("\"")
      case "'": result.append("'")
      case "\\": result.append("\\")
      case "(": return .failure(Refusal(message: "a text with an interpolation is known at run time alone"))
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        guard rest.first == "{", digits.count <= 8, rest.count > digits.count + 1,
          let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16), let decoded = Unicode.Scalar(value)
        else { return .failure(Refusal(message: "the text has an escape that Swift does not know")) }
        result.append(decoded)
        rest = rest.dropFirst(digits.count + 2)
      default: return .failure(Refusal(message: "the text has an escape that Swift does not know"))
      }
    }
    return .success(String(result))
  }
}
