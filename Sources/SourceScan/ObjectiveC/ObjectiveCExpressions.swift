import SourceFacts
import SourceText

/// A message: `[receiver part:argument part:argument]`, or `[receiver part]` with no argument.
struct ObjectiveCMessage {
  var receiver: Range<Int>
  /// The token of each part's name, and its argument.
  var parts: [(name: Int, argument: Range<Int>)]
  /// Behind the closing bracket.
  var end: Int
}

extension ObjectiveCTokens {
  /// The message that begins at a bracket; `nil` for an index or a list.
  func message(at open: Int) -> ObjectiveCMessage? {
    guard isMark("[", open), let close = partner(open), close > open, !isMark("@", open - 1) else { return nil }
    var names: [Int] = []
    var questions = 0
    var index = open + 1
    while index < close {
      if isMark("?", index) {
        questions += 1
      } else if isMark(":", index) {
        if questions > 0 {
          questions -= 1
        } else if index - 1 > open + 1, kind(index - 1) == .word, !isMark(".", index - 2) {
          names.append(index - 1)
        }
      }
      index = next(index)
    }
    if names.isEmpty {
      let last = close - 1
      guard kind(last) == .word, last > open + 1, !isMark(".", last - 1), !isMark("->", last - 1) else { return nil }
      return ObjectiveCMessage(receiver: open + 1..<last, parts: [(last, last..<last)], end: close + 1)
    }
    let parts = names.indices.map { part in
      let end = part + 1 < names.count ? names[part + 1] : close
      return (names[part], min(names[part] + 2, end)..<end)
    }
    return ObjectiveCMessage(receiver: open + 1..<names[0], parts: parts, end: close + 1)
  }

  /// Whether the tokens are one message, as a whole.
  func message(_ tokens: Range<Int>) -> ObjectiveCMessage? {
    guard let first = tokens.first, let message = message(at: first), message.end == tokens.upperBound else {
      return nil
    }
    return message
  }

  /// The tokens without parentheses around all of them, and without a cast before.
  func bare(_ tokens: Range<Int>) -> Range<Int> {
    var tokens = tokens
    while let first = tokens.first, isMark("(", first), let close = partner(first), close < tokens.upperBound {
      if close == tokens.upperBound - 1 {
        tokens = first + 1..<close
      } else if kind(close + 1) != .mark || isMark("[", close + 1) || isMark("(", close + 1) {
        tokens = close + 1..<tokens.upperBound
      } else {
        break
      }
    }
    return tokens
  }

  /// The values that an expression can have: the branches of its conditions, else itself.
  func values(_ tokens: Range<Int>, depth: Int = 0) -> [Range<Int>] {
    let tokens = bare(tokens)
    guard depth < 8, let question = firstMark("?", in: tokens) else { return [tokens] }
    var nested = 0
    var index = question + 1
    while index < tokens.upperBound {
      if isMark("?", index) { nested += 1 }
      if isMark(":", index) {
        if nested == 0 { break }
        nested -= 1
      }
      index = next(index)
    }
    guard index < tokens.upperBound else { return [tokens] }
    // `a ?: b` is `a` or `b`.
    let first = index == question + 1 ? tokens.lowerBound..<question : question + 1..<index
    return values(first, depth: depth + 1) + values(index + 1..<tokens.upperBound, depth: depth + 1)
  }

  private func firstMark(_ mark: String, in tokens: Range<Int>) -> Int? {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if isMark(mark, index) { return index }
      index = next(index)
    }
    return nil
  }

  /// The tokens of literals in a row that are all of the expression, `CFSTR("…")` included; `nil` for any other one.
  func literals(_ tokens: Range<Int>) -> Range<Int>? {
    var tokens = bare(tokens)
    if let first = tokens.first, isWord("CFSTR", first) || isMark("@", first), isMark("(", first + 1),
      partner(first + 1) == tokens.upperBound - 1
    {
      tokens = first + 2..<max(first + 2, tokens.upperBound - 1)
    }
    return !tokens.isEmpty && tokens.allSatisfy(isText) ? tokens : nil
  }

  /// What literals in a row mean together.
  func text(_ literals: Range<Int>) -> String {
    literals.map { ObjectiveCLiteral.text(bytes[list[$0].range]) }.joined()
  }

  /// The literal text of an expression; `nil` for any other one.
  func literalText(_ tokens: Range<Int>) -> String? { literals(tokens).map(text) }

  /// Whether an expression is `nil`, `NULL` or nothing.
  func isNothing(_ tokens: Range<Int>) -> Bool {
    let tokens = bare(tokens)
    guard let first = tokens.first else { return true }
    return tokens.count == 1 && (isWord("nil", first) || isWord("NULL", first) || isWord("Nil", first))
  }

  /// The letters that are known of a key that is made at run time; `nil` where nothing is.
  func pattern(_ tokens: Range<Int>) -> KeyText? {
    guard let message = message(tokens), let part = message.parts.first else { return nil }
    switch spelling(part.name) {
    case "stringWithFormat", "initWithFormat", "localizedStringWithFormat":
      guard let format = arguments(part.argument).first.flatMap(literalText) else { return nil }
      return KeyText(format: format)
    case "stringByAppendingString":
      let (before, behind) = (literalText(message.receiver), literalText(part.argument))
      if before == nil, behind == nil { return nil }
      return KeyText([before, behind].map { $0.map(KeyText.Piece.letters) ?? .argument(.unknown) })
    default: return nil
    }
  }
}
