/// The function or method that a token stands in.
struct ObjectiveCScope {
  /// What a caller writes: of a method the first part of its name.
  var name: String
  var parameters: [String]
  /// The parts of a method's name.
  var parts: [String] = []
  /// Whether it is a method of `NSString`, so that `self` is a text.
  var isOnString = false
  /// Behind its closing brace.
  var end: Int
}

extension ObjectiveCScope {
  /// The function or method whose body begins at the brace `open`; `nil` for any other brace.
  ///
  /// - Parameter header: The tokens before the brace, from the last statement on.
  init?(_ tokens: ObjectiveCTokens, header: Range<Int>, open: Int, ofClass name: String?) {
    guard let first = header.first, let close = tokens.partner(open) else { return nil }
    if tokens.isMark("-", first) || tokens.isMark("+", first) {
      self.init(name: "", parameters: [], isOnString: name == "NSString" || name == "NSMutableString", end: close + 1)
      readMethod(tokens, first + 1..<header.upperBound)
    } else {
      // Behind the parentheses: attributes, `const` and the like.
      guard
        let parenthesis = header.last(where: {
          tokens.isMark(")", $0) && (tokens.partner($0).map { tokens.kind($0 - 1) == .word } ?? false)
        }), let begin = tokens.partner(parenthesis), begin > header.lowerBound,
        let function = tokens.word(begin - 1), !Self.isStatement(function)
      else { return nil }
      self.init(name: function, parameters: [], end: close + 1)
      for parameter in tokens.arguments(begin + 1..<parenthesis) {
        if let word = parameter.last(where: { tokens.kind($0) == .word }) {
          parameters.append(tokens.spelling(word))
        }
      }
    }
    if self.name.isEmpty { return nil }
  }

  /// `(type)part:(type)parameter part:(type)parameter`.
  private mutating func readMethod(_ tokens: ObjectiveCTokens, _ header: Range<Int>) {
    var index = header.lowerBound
    while index < header.upperBound {
      if let word = tokens.word(index) {
        if tokens.isMark(":", index + 1) {
          parts.append(word)
          index += 2
          while index < header.upperBound, tokens.kind(index) == .mark { index = tokens.next(index) }
          if let parameter = tokens.word(index) { parameters.append(parameter) }
        } else if parts.isEmpty {
          parts.append(word)
        }
      }
      index = tokens.next(index)
    }
    name = parts.first ?? ""
  }

  /// Whether a word before parentheses is no name of a function.
  static func isStatement(_ word: String) -> Bool {
    ["if", "for", "while", "switch", "catch", "return", "sizeof", "@synchronized", "@catch", "__attribute__"].contains(
      word)
  }
}
