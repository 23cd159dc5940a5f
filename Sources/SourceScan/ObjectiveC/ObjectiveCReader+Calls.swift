import SourceFacts
import SourceText

extension ObjectiveCReader {
  /// `name(arguments)`.
  mutating func readCall(_ name: Int, _ arguments: [Range<Int>]) {
    let function = tokens.spelling(name)
    if function == "CFStringCreateWithFormat", arguments.count >= 3 {
      fill(arguments[2], with: arguments.count - 3)
    } else if let lookup = ObjectiveCLookup.functions[function] {
      read(lookup, function, name, arguments)
    } else if let wrapper = functions.wrapper(function), !isDeclaration(name, arguments) {
      read(wrapper, name, arguments)
    } else {
      noteLiterals(function, arguments)
    }
  }

  /// Notes what a function is given that another file may declare.
  private mutating func noteLiterals(_ function: String, _ arguments: [Range<Int>]) {
    guard arguments.count <= Self.mostFurtherArguments else { return }
    for (number, argument) in arguments.enumerated() {
      for value in tokens.values(argument) {
        var literal = LiteralArgument(
          .function, name: function, labels: arguments.map { _ in "_" }, argument: number, text: KeyText(),
          range: tokens.range(value.prefix(1)))
        guard let found = tokens.literals(value) else {
          noteHanding(tokens.bare(value), to: literal)
          continue
        }
        let text = tokens.text(found)
        guard !text.isEmpty, text.utf8.count < 1_000 else { continue }
        literal.text = KeyText(text)
        literal.range = tokens.range(found.prefix(1))
        literals.append(literal)
      }
    }
  }

  private mutating func read(_ lookup: ObjectiveCLookup, _ function: String, _ name: Int, _ arguments: [Range<Int>]) {
    guard arguments.indices.contains(lookup.key) else { return }
    func argument(_ index: Int?) -> Range<Int>? {
      index.flatMap { arguments.indices.contains($0) ? arguments[$0] : nil }
    }
    var use = KeyUse(KeyText(), origin: .lookup, function: function, range: tokens.range(name..<name + 1))
    readTable(argument(lookup.table), into: &use)
    use.bundle = bundle(argument(lookup.bundle))
    readComment(argument(lookup.comment), into: &use)
    use.defaultValue = text(argument(lookup.defaultValue)).map { KeyText($0) }
    use.takesComment = lookup.comment != nil
    lookUp(arguments[lookup.key], from: name, like: use)
  }

  private mutating func read(_ wrapper: ScanSettings.Wrapper, _ name: Int, _ arguments: [Range<Int>]) {
    var use = KeyUse(KeyText(), origin: .lookup, function: wrapper.name, range: tokens.range(name..<name + 1))
    use.table = wrapper.table
    guard let lookup = ObjectiveCLookup(formOf: wrapper.name, count: arguments.count) else {
      guard let key = arguments.first else { return }
      use.takesComment = false
      if wrapper.formats { use.arguments = Array(repeating: .unknown, count: arguments.count - 1) }
      return lookUp(key, from: name, like: use)
    }
    // The name of a table may be a macro of another file: then that of the settings holds.
    let table = lookup.table.map { arguments[$0] }
    if wrapper.table == nil || table.flatMap(tokens.literals) != nil { readTable(table, into: &use) }
    use.bundle = bundle(lookup.bundle.map { arguments[$0] })
    readComment(lookup.comment.map { arguments[$0] }, into: &use)
    use.defaultValue = text(lookup.defaultValue.map { arguments[$0] }).map { KeyText($0) }
    lookUp(arguments[lookup.key], from: name, like: use)
  }

  /// Whether a type stands before the name, and the arguments are parameters: `NSString *tr(NSString *key)`.
  private func isDeclaration(_ name: Int, _ arguments: [Range<Int>]) -> Bool {
    guard let first = arguments.first, tokens.literals(first) == nil else { return false }
    if tokens.isMark("*", name - 1) { return true }
    return tokens.word(name - 1).map { !Self.keywords.contains($0) } ?? false
  }

  private static let keywords: Set<String> = ["return", "else", "do", "case", "in", "@throw", "co_return"]

  /// The text of an argument; `nil` for an empty one, or one that is no literal.
  private mutating func text(_ argument: Range<Int>?) -> String? {
    take(argument).flatMap { $0.isEmpty ? nil : $0 }
  }

  private mutating func readTable(_ argument: Range<Int>?, into use: inout KeyUse) {
    guard let argument, !tokens.isNothing(argument) else { return }
    use.table = text(argument)
    use.hasUnknownTable = tokens.literals(argument) == nil
  }

  private mutating func readComment(_ argument: Range<Int>?, into use: inout KeyUse) {
    guard let argument, !tokens.isNothing(argument) else { return }
    use.comment = text(argument)
    use.hasUnknownComment = tokens.literals(argument) == nil
  }

  /// The expression; `nil` for the bundle of the app.
  private func bundle(_ argument: Range<Int>?) -> String? {
    guard let argument, !tokens.isNothing(argument) else { return nil }
    let expression = tokens.expression(tokens.bare(argument))
    return ["[NSBundle mainBundle]", "NSBundle.mainBundle", "CFBundleGetMainBundle()"].contains(expression)
      ? nil : expression
  }
}

// MARK: - Messages

extension ObjectiveCReader {
  mutating func readMessage(_ message: ObjectiveCMessage, at start: Int) {
    let parts = message.parts.map { tokens.spelling($0.name) }
    let owner = tokens.bare(message.receiver)
    if let role = TextRole.ofMethod(parts[0]), let last = owner.last { noteAssignment(role, endingAt: last) }
    if parts[0] == TextAssignment.numberLookup { noteNumberLookup(message.parts[0].argument) }
    if parts[0] == "localizedStringForKey" || parts[0] == "localizedAttributedStringForKey" {
      return readBundleLookup(message, parts, at: start)
    }
    if functions.isFormat(parts[0]) { fillFormat(of: message, parts) }
    let name = owner.prefix(Self.ownerLimit).first { tokens.kind($0) == .word }.map(tokens.spelling)
    if let wrapper = functions.wrapper(message: parts[0], to: name) {
      return read(wrapper, message, parts, at: start)
    }
    if let wrapper = functions.wrapper(member: parts[0]), tokens.literals(owner) != nil {
      return readMember(wrapper, key: owner, message, parts, at: start)
    }
    readShown(message, parts, owner)
  }

  /// `[… initWithFormat:format, arguments]`, where a locale may stand between the two.
  private mutating func fillFormat(of message: ObjectiveCMessage, _ parts: [String]) {
    let arguments = tokens.arguments(message.parts[0].argument)
    guard let format = arguments.first else { return }
    switch parts.count {
    case 1: fill(format, with: arguments.count - 1)
    case 2 where parts[1] == "locale": fill(format, with: tokens.arguments(message.parts[1].argument).count - 1)
    // A list of arguments that something else has made.
    default: break
    }
  }

  private mutating func readBundleLookup(_ message: ObjectiveCMessage, _ parts: [String], at start: Int) {
    var use = KeyUse(KeyText(), origin: .lookup, function: parts[0], range: tokens.range(start..<start + 1))
    use.takesComment = false
    use.bundle = bundle(message.receiver)
    readTable(argument("table", of: message, parts), into: &use)
    use.defaultValue = text(argument("value", of: message, parts)).map { KeyText($0) }
    lookUp(message.parts[0].argument, from: start, like: use)
  }

  private mutating func read(
    _ wrapper: ScanSettings.Wrapper, _ message: ObjectiveCMessage, _ parts: [String], at start: Int
  ) {
    let key = wrapper.keyLabel.flatMap { argument($0, of: message, parts) } ?? message.parts[0].argument
    let arguments = tokens.arguments(key)
    guard let first = arguments.first else { return }
    var use = self.use(of: wrapper, message, parts, at: start)
    if wrapper.formats { use.arguments = Array(repeating: .unknown, count: arguments.count - 1) }
    lookUp(first, from: start, like: use)
  }

  private mutating func readMember(
    _ wrapper: ScanSettings.Wrapper, key: Range<Int>, _ message: ObjectiveCMessage, _ parts: [String], at start: Int
  ) {
    lookUp(key, from: start, like: use(of: wrapper, message, parts, at: start))
  }

  private mutating func use(
    of wrapper: ScanSettings.Wrapper, _ message: ObjectiveCMessage, _ parts: [String], at start: Int
  ) -> KeyUse {
    var use = KeyUse(KeyText(), origin: .lookup, function: wrapper.name, range: tokens.range(start..<start + 1))
    use.table = wrapper.table
    if let table = wrapper.tableLabel.flatMap({ argument($0, of: message, parts) }) { readTable(table, into: &use) }
    readComment(wrapper.commentLabel.flatMap { argument($0, of: message, parts) }, into: &use)
    use.defaultValue = text(wrapper.defaultLabel.flatMap { argument($0, of: message, parts) }).map { KeyText($0) }
    use.takesComment = wrapper.commentLabel != nil
    return use
  }

  private func argument(_ label: String, of message: ObjectiveCMessage, _ parts: [String]) -> Range<Int>? {
    parts.firstIndex(of: label).map { message.parts[$0].argument }
  }

  /// `@"key".member`.
  mutating func readMember(_ name: Int) {
    guard tokens.isText(name - 2), let wrapper = functions.wrapper(member: tokens.spelling(name)) else { return }
    var use = KeyUse(KeyText(), origin: .lookup, function: wrapper.name, range: tokens.range(name..<name + 1))
    use.table = wrapper.table
    use.takesComment = wrapper.commentLabel != nil
    lookUp(name - 2..<name - 1, from: name - 2, like: use)
  }

  /// What a message is sent to says its name in as many tokens; messages to messages could go on for ever.
  private static let ownerLimit = 24

  private mutating func readShown(_ message: ObjectiveCMessage, _ parts: [String], _ owner: Range<Int>) {
    var shown = ObjectiveCShown.messages[parts[0]] ?? []
    lazy var words = owner.prefix(Self.ownerLimit).filter { tokens.kind($0) == .word }.map(tokens.spelling)
    if let endings = ObjectiveCShown.messagesOfOwner[parts[0]],
      let last = owner.last.flatMap(tokens.word)?.lowercased(), endings.contains(where: last.hasSuffix)
    {
      shown.insert(parts[0])
    }
    if let labels = ObjectiveCShown.initializers[parts[0]], words.contains(where: ObjectiveCShown.classes.contains) {
      shown.formUnion(labels)
    }
    if parts[0] == "initWithString", words.contains(where: { $0.hasSuffix("AttributedString") }) {
      shown.insert(parts[0])
    }
    for (part, name) in zip(message.parts, parts) where shown.contains(name) {
      for argument in tokens.arguments(part.argument) { show(argument, by: name) }
    }
  }
}
