import SourceFacts
import SourceText

/// The literals of calls that are keys.
///
/// What a literal of a call is, its file alone does not tell: `EkoButton(title: "cue.start")` looks the key up where
/// the type declares `title` as a `LocalizedStringKey`, and shows the letters where it is a `String`.
struct KeyParameters {
  private let callables: CallableIndex
  /// The names of the callables that literals are given to.
  private var named: Set<String> = []

  init(_ files: [ScannedFile]) { callables = CallableIndex(files) }

  /// The names of the callables that literals of the files so far are given to, or given on to.
  var taken: Set<String> { callables.reached(from: named) }

  /// The file with the literals that are keys as such.
  mutating func applied(to file: ScannedFile) -> ScannedFile {
    guard !callables.isEmpty else { return file }
    let known = Set(file.facts.uses.map(\.range))
    var facts = file.facts
    var numbers: [LiteralName: Int] = [:]
    var ranges: Set<ByteRange> = []
    for literal in file.facts.literals where !known.contains(literal.range) {
      guard let callable = callables.taking(literal, in: file.path),
        literal.text.hasLetters || callable.takesStrings, ranges.insert(literal.range).inserted
      else { continue }
      guard let use = Self.use(of: literal, callable) else {
        facts.dynamicKeys.append(Self.dynamicKey(of: literal, callable))
        continue
      }
      named.insert(callable.name)
      if literal.call == .type, let key = literal.text.key {
        numbers[LiteralName(type: literal.name, label: literal.label, text: key)] = facts.uses.count
      }
      facts.uses.append(use)
    }
    guard !ranges.isEmpty else { return file }
    facts.texts.removeAll { ranges.contains($0.range) }
    for (number, call) in facts.calls.enumerated() {
      for (index, argument) in call.arguments.enumerated() {
        guard case .text(let text) = argument.value,
          let use = numbers[LiteralName(type: call.name, label: argument.label, text: text)]
        else { continue }
        facts.calls[number].arguments[index].value = .use(use)
      }
    }
    return ScannedFile(path: file.path, bytes: file.bytes, facts: facts)
  }

  /// Literals of one name are one key, wherever they stand in a file.
  private struct LiteralName: Hashable {
    let type: String
    let label: String?
    let text: String
  }

  /// - Returns: `nil` for a string that is made at run time.
  private static func use(of literal: LiteralArgument, _ callable: CallableDeclaration) -> KeyUse? {
    if callable.takesStrings, !literal.text.arguments.isEmpty { return nil }
    var use = KeyUse(
      literal.text, origin: callable.looksUp ? .lookup : .view, function: literal.function, range: literal.range)
    use.isInPreview = literal.isInPreview
    use.takesComment = false
    use.table = callable.table
    use.hasUnknownTable = callable.hasUnknownTable
    return use
  }
}

extension SourceIndex {
  /// The files with the literals that are keys by what they are given to.
  ///
  /// - Complexity: O(*n*) in the facts.
  package static func withKeysOfCalls(_ files: [ScannedFile]) -> [ScannedFile] {
    var parameters = KeyParameters(files)
    var files = files.map { parameters.applied(to: $0) }
    // What a lookup is given by its callable is known where that is given literals: they are the keys.
    let taken = parameters.taken
    for (number, file) in files.enumerated() where file.facts.dynamicKeys.contains(where: { $0.callable != nil }) {
      files[number].facts.dynamicKeys.removeAll { $0.callable.map(taken.contains) ?? false }
    }
    return files
  }
}

extension KeyParameters {
  /// A string that is made at run time, of which some letters are known.
  private static func dynamicKey(of literal: LiteralArgument, _ callable: CallableDeclaration) -> DynamicKey {
    var key = DynamicKey(
      function: literal.function, expression: literal.text.description, range: literal.range)
    key.pattern = literal.text
    key.table = callable.table
    key.isInPreview = literal.isInPreview
    return key
  }
}

extension LiteralArgument {
  /// What takes the literal, as in `EkoButton(title:)`.
  fileprivate var function: String {
    switch call {
    case .type, .function: "\(name)(\(label ?? "_"):)"
    case .method: "\(owner.map { $0 + "." } ?? "")\(name)(\(label ?? "_"):)"
    case .modifier, .implicit: ".\(name)(\(label ?? "_"):)"
    case .assignment: "\(owner.map { $0 + "." } ?? "")\(name)"
    case .textMember: ".\(name)"
    }
  }
}
