import SourceFacts
import SourceText

/// Objective-C, read token by token: nothing is compiled, and both branches of `#if` are read; what stands in
/// `#if DEBUG` is for developers.
enum ObjectiveCScan {
  static func facts(of bytes: [UInt8], settings: ScanSettings) -> SourceFacts {
    var lexer = ObjectiveCLexer(bytes)
    lexer.lex()
    let tokens = ObjectiveCTokens(lexer.tokens, of: bytes)
    let isTest =
      lexer.isTest
      || (0..<tokens.count).contains { tokens.isWord("@import", $0) && tokens.isWord("XCTest", $0 + 1) }
    var facts = SourceFacts()
    var mentions: Set<String> = []
    var assignments: Set<TextAssignment> = []
    func add(_ reader: inout ObjectiveCReader) {
      reader.read()
      facts.uses += reader.uses
      if !isTest { facts.texts += reader.texts }
      facts.dynamicKeys += reader.dynamicKeys
      facts.callables += reader.callables
      facts.literals += reader.literals
      mentions.formUnion(reader.mentions)
      assignments.formUnion(reader.assignments)
    }
    let functions = ObjectiveCFunctions(settings)
    var reader = ObjectiveCReader(tokens, functions)
    add(&reader)
    for macro in lexer.macros {
      var reader = ObjectiveCReader(ObjectiveCTokens(macro.body, of: bytes), functions, macro: macro)
      add(&reader)
    }
    facts.callables = joined(facts.callables)
    for place in facts.uses.indices where lexer.debugging.contains(facts.uses[place].range.start.index) {
      facts.uses[place].isInPreview = true
    }
    for place in facts.literals.indices where lexer.debugging.contains(facts.literals[place].range.start.index) {
      facts.literals[place].isInPreview = true
    }
    for place in facts.texts.indices where lexer.debugging.contains(facts.texts[place].range.start.index) {
      facts.texts[place].isInPreview = true
    }
    if !isTest { facts.parts = ObjectiveCParts.parts(tokens, lexer.macros, of: bytes) }
    facts.uses.sort { $0.range.start < $1.range.start }
    facts.literals.sort { $0.range.start < $1.range.start }
    facts.texts.sort { $0.range.start < $1.range.start }
    facts.dynamicKeys.sort { $0.range.start < $1.range.start }
    mentions.formUnion(CommentedKeys.keys(lexer.comments, of: bytes, functions))
    facts.mentions = mentions.sorted()
    facts.assignments = assignments.sorted()
    facts.ignores = IgnoreComments.directives(lexer.comments, tokens)
    facts.problems = lexer.problems.map {
      SourceProblem(message: $0.message, range: ByteRange($0.range.lowerBound, $0.range.upperBound))
    }
    return facts
  }

  /// Each function and macro once, with all that it does with its parameters.
  private static func joined(_ callables: [CallableDeclaration]) -> [CallableDeclaration] {
    var joined: [CallableDeclaration] = []
    for callable in callables.filter({ !$0.lookups.isEmpty }) + callables.filter(\.lookups.isEmpty) {
      let known = joined.firstIndex { $0.name == callable.name && $0.labels.count == callable.labels.count }
      guard let known else {
        joined.append(callable)
        continue
      }
      joined[known].lookups += callable.lookups.filter { !joined[known].looksUp($0.parameter) }
      joined[known].texts += callable.texts.filter { !joined[known].looksUp($0) && !joined[known].texts.contains($0) }
      joined[known].handings += callable.handings
    }
    return joined
  }
}
