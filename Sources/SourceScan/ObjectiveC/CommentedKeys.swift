/// Keys that a comment lists for `genstrings`, which reads comments too: code makes them at run time.
///
/// ```c
/// /* For genstrings:
///    NSLocalizedString(@"Angry", @"Name of an emoticon")
///    NSLocalizedString(@"Happy", @"Name of an emoticon") */
/// ```
///
/// A call within other code is none: that code is switched off.
enum CommentedKeys {
  static func keys(
    _ comments: [ObjectiveCLexer.Comment], of bytes: [UInt8], _ functions: ObjectiveCFunctions
  ) -> Set<String> {
    var keys: Set<String> = []
    for comment in comments where comment.range.count > 20 && bytes[comment.range].contains(UInt8(ascii: "(")) {
      var lexer = ObjectiveCLexer(bytes, in: comment.range.dropFirst(2))
      lexer.lex()
      let tokens = ObjectiveCTokens(lexer.tokens, of: bytes)
      for index in 0..<tokens.count {
        if let key = key(at: index, tokens, functions) { keys.insert(key) }
      }
    }
    return keys
  }

  private static func key(at index: Int, _ tokens: ObjectiveCTokens, _ functions: ObjectiveCFunctions) -> String? {
    guard let name = tokens.word(index), tokens.isMark("(", index + 1), let close = tokens.partner(index + 1),
      !isWithinCode(index, tokens)
    else { return nil }
    let lookup = ObjectiveCLookup.functions[name]
    guard lookup != nil || functions.wrapper(name) != nil else { return nil }
    let arguments = tokens.arguments(index + 2..<close)
    let place = lookup?.key ?? 0
    return arguments.indices.contains(place) ? tokens.literalText(arguments[place]) : nil
  }

  private static func isWithinCode(_ index: Int, _ tokens: ObjectiveCTokens) -> Bool {
    tokens.isMark(":", index - 1) || tokens.isMark("=", index - 1) || tokens.isMark("(", index - 1)
      || tokens.isMark("[", index - 1) || tokens.isMark(",", index - 1) || tokens.isMark("?", index - 1)
      || tokens.isWord("return", index - 1)
  }
}
