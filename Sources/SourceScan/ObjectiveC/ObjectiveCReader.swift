import SourceFacts
import SourceText

/// Reads the facts of tokens: those of a file, or of what a macro stands for.
struct ObjectiveCReader {
  let tokens: ObjectiveCTokens
  private let macro: ObjectiveCLexer.Macro?
  let functions: ObjectiveCFunctions

  private(set) var uses: [KeyUse] = []
  private(set) var texts: [ShownText] = []
  private(set) var dynamicKeys: [DynamicKey] = []
  /// Functions and macros that look a parameter up.
  private(set) var callables: [CallableDeclaration] = []
  /// What functions are given that are not known here.
  var literals: [LiteralArgument] = []
  var assignments: Set<TextAssignment> = []

  private(set) var scope: ObjectiveCScope?
  /// The class whose methods follow.
  private(set) var className: String?
  /// The first token of the declaration that is being read, outside of all functions.
  private var header = 0
  /// Literals that are keys, or belong to one.
  private var isUsed: [Bool]
  /// What a call fills a text in with, by the first token of what gives the text.
  private var fillings: [Int: [ArgumentKind]] = [:]

  init(_ tokens: ObjectiveCTokens, _ functions: ObjectiveCFunctions, macro: ObjectiveCLexer.Macro? = nil) {
    self.tokens = tokens
    self.macro = macro
    self.functions = functions
    isUsed = Array(repeating: false, count: tokens.count)
  }

  mutating func read() {
    for index in 0..<tokens.count {
      trackScope(index)
      switch tokens.kind(index) {
      case .word: readWord(index)
      case .mark:
        if let message = tokens.message(at: index) { readMessage(message, at: index) }
      default: continue
      }
    }
  }

  /// Literals that no call has taken: one of them may be a key.
  var mentions: Set<String> {
    var mentions: Set<String> = []
    for index in 0..<tokens.count where tokens.isText(index) && !isUsed[index] && tokens.list[index].range.count < 256 {
      let text = tokens.text(index..<index + 1)
      if !text.isEmpty { mentions.insert(text) }
    }
    return mentions
  }

  private mutating func trackScope(_ index: Int) {
    if let end = scope?.end {
      if index < end { return }
      scope = nil
      header = index
    }
    if tokens.isMark("{", index) {
      scope = ObjectiveCScope(tokens, header: header..<index, open: index, ofClass: className)
      header = index + 1
    } else if tokens.isMark(";", index) || tokens.isMark("}", index) || tokens.isWord("@end", index) {
      header = index + 1
    } else if tokens.isWord("@implementation", index) {
      className = tokens.word(index + 1)
    } else if tokens.isMark("-", index) || tokens.isMark("+", index), tokens.isMark("(", index + 1) {
      header = index
    }
  }

  private mutating func readWord(_ index: Int) {
    if tokens.isMark("(", index + 1), let close = tokens.partner(index + 1) {
      readCall(index, tokens.arguments(index + 2..<close))
    } else if tokens.isMark("=", index + 1), tokens.isMark(".", index - 1) || tokens.isMark("->", index - 1) {
      readAssignment(index)
    } else if tokens.isMark(".", index - 1) {
      readMember(index)
    } else if let results = scope?.parts.first(where: { ObjectiveCShown.results.contains($0) }),
      tokens.isWord("return", index)
    {
      show(statement(from: index + 1), by: results)
    }
  }

  /// The tokens up to the end of a statement, of one of its operands, or of an outer bracket.
  private func statement(from start: Int) -> Range<Int> {
    var index = start
    while index < tokens.count {
      if tokens.isMark(";", index) || tokens.isMark(",", index) || tokens.isMark("=", index) { break }
      if tokens.isWord("return", index) { break }
      if let partner = tokens.partner(index), partner < index { break }
      index = tokens.next(index)
    }
    return start..<min(index, tokens.count)
  }
}

// MARK: - Texts that are shown

extension ObjectiveCReader {
  /// `owner.property = value`.
  private mutating func readAssignment(_ property: Int) {
    let name = tokens.spelling(property)
    TextRole.ofProperty(name).map { noteAssignment($0, endingAt: property - 2) }
    let owner = tokens.word(property - 2)?.lowercased() ?? ""
    let isShown =
      ObjectiveCShown.properties.contains(name)
      || ObjectiveCShown.propertiesOfOwner[name]?.contains(where: owner.hasSuffix) == true
    if isShown { show(statement(from: property + 2), by: "." + name) }
  }

  mutating func show(_ value: Range<Int>, by function: String) {
    for value in tokens.values(value) {
      var literals = tokens.literals(value)
      if literals == nil, let message = tokens.message(value), let part = message.parts.first,
        functions.isFormat(tokens.spelling(part.name))
      {
        literals = tokens.arguments(part.argument).first.flatMap(tokens.literals)
      }
      guard let literals else { continue }
      let text = tokens.text(literals)
      guard ShownWording.isForUser(text) else { continue }
      texts.append(ShownText(KeyText(text), function: function, range: tokens.range(literals.prefix(1))))
      use(literals)
    }
  }

  private mutating func use(_ literals: Range<Int>) {
    for index in literals { isUsed[index] = true }
  }

  /// The literal text of an argument of a lookup, which is no key.
  mutating func take(_ argument: Range<Int>?) -> String? {
    guard let argument, let literals = tokens.literals(argument) else { return nil }
    use(literals)
    return tokens.text(literals)
  }
}

// MARK: - Keys

extension ObjectiveCReader {
  /// Notes that so many arguments fill in what the expression gives.
  ///
  /// Of several texts one may read fewer of them than another: `count == 1 ? @"1 cue" : @"%lu cues"`.
  mutating func fill(_ expression: Range<Int>, with count: Int) {
    let values = tokens.values(expression)
    guard values.count == 1, let first = values[0].first else { return }
    fillings[first] = Array(repeating: .unknown, count: count)
  }

  /// A lookup of all keys that the expression can be.
  ///
  /// - Parameters:
  ///   - start: The first token of the call.
  ///   - use: What holds for each of them.
  mutating func lookUp(_ key: Range<Int>, from start: Int, like use: KeyUse) {
    for value in tokens.values(key) {
      guard let literals = tokens.literals(value) else {
        addDynamicKey(value, like: use)
        continue
      }
      var found = use
      found.key = KeyText(tokens.text(literals))
      found.range = tokens.range(literals.prefix(1))
      if let filling = fillings[start] { found.arguments = filling }
      uses.append(found)
      self.use(literals)
    }
  }

  private mutating func addDynamicKey(_ value: Range<Int>, like use: KeyUse) {
    guard !value.isEmpty else { return }
    var key = DynamicKey(
      function: use.function, expression: tokens.expression(value), range: tokens.range(value))
    key.pattern = tokens.pattern(value)
    key.table = use.table
    key.wrapper = wrapper(of: value)
    // A macro that is named like a function of the system stands in for it.
    if key.wrapper.map(functions.isKnown) ?? false { return }
    if let callable = callable(taking: value, like: use) {
      callables.append(callable)
      key.callable = callable.name
    }
    dynamicKeys.append(key)
  }

  /// The function of C or the macro that looks its own parameter up, unless what it is called with becomes a literal.
  private func callable(taking value: Range<Int>, like use: KeyUse) -> CallableDeclaration? {
    guard let (name, parameters, number) = parameter(tokens.bare(value)) else { return nil }
    var callable = CallableDeclaration(
      .function, owner: nil, name: name, labels: parameters.map { _ in "_" })
    var lookup = ParameterLookup(number)
    (lookup.table, lookup.hasUnknownTable) = (use.table, use.hasUnknownTable)
    (lookup.takesStrings, lookup.looksUp) = (true, true)
    callable.lookups = [lookup]
    return callable
  }

  /// Notes that the function of C or the macro around gives its own parameter to another call.
  mutating func noteHanding(_ value: Range<Int>, to argument: LiteralArgument) {
    guard let (name, parameters, number) = parameter(value), name != argument.name else { return }
    var callable = CallableDeclaration(
      .function, owner: nil, name: name, labels: parameters.map { _ in "_" })
    callable.texts = [number]
    callable.handings = [ParameterHanding(parameter: number, argument: argument)]
    callables.append(callable)
  }

  /// The function of C or the macro whose own parameter a word is, its parameters, and the number of that.
  private func parameter(_ value: Range<Int>) -> (name: String, parameters: [String], number: Int)? {
    guard value.count == 1, let word = handedOn(value) else { return nil }
    var (name, parameters): (String, [String])
    if let macro {
      (name, parameters) = (macro.name, macro.parameters)
      if macro.isVariadic { parameters += Array(repeating: "", count: Self.mostFurtherArguments) }
    } else if let scope, scope.parts.isEmpty {
      (name, parameters) = (scope.name, scope.parameters)
    } else {
      return nil
    }
    return parameters.firstIndex(of: word).map { (name, parameters, $0) }
  }

  /// Calls with more arguments give no function a key.
  static let mostFurtherArguments = 32

  /// The name that stands for a key by itself.
  private func handedOn(_ value: Range<Int>) -> String? {
    // `@#key` and `#key` make a literal of what a macro is called with.
    guard let last = value.last, value.count == 1 || macro != nil,
      value.dropLast().allSatisfy({ tokens.isMark("#", $0) || tokens.isMark("@", $0) })
    else { return nil }
    return tokens.word(last)
  }

  /// The function or macro that hands on its own parameter as the key.
  private func wrapper(of value: Range<Int>) -> String? {
    guard let word = handedOn(value) else { return nil }
    if let macro { return macro.parameters.contains(word) ? macro.name : nil }
    guard let scope else { return nil }
    if scope.parameters.contains(word) { return scope.name }
    return scope.isOnString && word == "self" ? "." + scope.name : nil
  }
}
