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
    for (number, literal) in file.facts.literals.enumerated() where !known.contains(literal.range) {
      guard let callable = callables.taking(literal, in: file.path) else { continue }
      let lookups = callable.lookups(of: literal).filter { literal.text.hasLetters || $0.takesStrings }
      guard !lookups.isEmpty, ranges.insert(literal.range).inserted else { continue }
      for lookup in lookups {
        guard var use = Self.use(of: literal, callable, lookup) else {
          facts.dynamicKeys.append(Self.dynamicKey(of: literal, callable, lookup))
          continue
        }
        named.insert(callable.name)
        if literal.call == .type, let key = literal.text.key {
          numbers[LiteralName(type: literal.name, label: literal.label, text: key)] = facts.uses.count
        }
        if let text = callable.defaultText(of: literal, at: number, in: file.facts.literals, for: lookup) {
          use.defaultValue = text.text
          ranges.insert(text.range)
        }
        facts.uses.append(use)
      }
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
  private static func use(
    of literal: LiteralArgument, _ callable: CallableDeclaration, _ lookup: ParameterLookup
  ) -> KeyUse? {
    if lookup.takesStrings, !literal.text.arguments.isEmpty { return nil }
    var use = KeyUse(
      lookup.affixes.around(literal.text), origin: lookup.looksUp ? .lookup : .view,
      function: literal.function(of: callable), range: literal.range)
    use.isInPreview = literal.isInPreview
    // What an error says is met by few.
    use.isRare = literal.isRare || callable.kind == .initializer && callable.name.hasSuffix("Error")
    use.takesComment = false
    use.table = lookup.table
    use.hasUnknownTable = lookup.hasUnknownTable
    use.arguments = callable.arguments(of: literal, for: lookup) ?? literal.arguments
    return use
  }
}

/// The files of a project with the literals that are keys by what they are given to.
package struct KeysOfCalls {
  package private(set) var files: [ScannedFile]
  /// What is added to literals to make keys of them, as `"alert.…"`.
  private(set) var frames: Set<KeyText> = []

  /// - Complexity: O(*n*) in the facts.
  package init(_ files: [ScannedFile]) {
    var parameters = KeyParameters(files)
    self.files = files.map { parameters.applied(to: $0) }
    // What a lookup is given by its callable is known where that is given literals: they are the keys, or make them.
    let taken = parameters.taken
    for (number, file) in self.files.enumerated() where file.facts.dynamicKeys.contains(where: { $0.callable != nil }) {
      let isTaken = { (key: DynamicKey) in key.callable.map(taken.contains) ?? false }
      frames.formUnion(file.facts.dynamicKeys.filter(isTaken).compactMap(\.pattern))
      self.files[number].facts.dynamicKeys.removeAll(where: isTaken)
    }
  }
}

extension KeyParameters {
  /// A string that is made at run time, of which some letters are known.
  private static func dynamicKey(
    of literal: LiteralArgument, _ callable: CallableDeclaration, _ lookup: ParameterLookup
  ) -> DynamicKey {
    let text = lookup.affixes.around(literal.text)
    var key = DynamicKey(function: literal.function(of: callable), expression: text.description, range: literal.range)
    key.pattern = text
    key.table = lookup.table
    key.isInPreview = literal.isInPreview
    return key
  }
}

extension LiteralArgument {
  /// What takes the literal, as in `EkoButton(title:)`.
  func function(of callable: CallableDeclaration) -> String {
    switch call {
    case .type, .function: "\(name)(\(label ?? "_"):)"
    case .method: "\(owner.map { $0 + "." } ?? "")\(name)(\(label ?? "_"):)"
    case .implicit where callable.kind == .staticFunction: "\(callable.owner ?? "").\(name)(\(label ?? "_"):)"
    case .modifier, .implicit: ".\(name)(\(label ?? "_"):)"
    case .assignment: "\(owner.map { $0 + "." } ?? "")\(name)"
    case .textMember: ".\(name)"
    }
  }
}
