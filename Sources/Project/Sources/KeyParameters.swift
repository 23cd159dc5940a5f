import SourceFacts
import SourceText

/// The parameters of a project's own types that are keys.
///
/// What a literal of a call is, its file alone does not tell: `EkoButton(title: "cue.start")` looks the key up where
/// the type declares `title` as a `LocalizedStringKey`, and shows the letters where it is a `String`.
struct KeyParameters {
  /// By the name of a type, the labels of its keys, `_` for none.
  private var keys: [String: Set<String>] = [:]

  init(_ files: [ScannedFile]) {
    for type in files.lazy.flatMap(\.facts.parameters) { keys[type.type, default: []].formUnion(type.keys) }
  }

  /// The file with the literals that are keys as such.
  func applied(to file: ScannedFile) -> ScannedFile {
    guard !keys.isEmpty else { return file }
    let found = file.facts.literals.filter(isKey)
    guard !found.isEmpty else { return file }
    var facts = file.facts
    let known = Set(facts.uses.map(\.range))
    var numbers: [LiteralName: Int] = [:]
    var ranges: Set<ByteRange> = []
    for literal in found where !known.contains(literal.range) {
      var use = KeyUse(literal.text, origin: .view, function: literal.function, range: literal.range)
      use.isInPreview = literal.isInPreview
      use.takesComment = false
      if let key = literal.text.key {
        numbers[LiteralName(type: literal.type, label: literal.label, text: key)] = facts.uses.count
      }
      ranges.insert(literal.range)
      facts.uses.append(use)
    }
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

  private func isKey(_ literal: LiteralArgument) -> Bool {
    let name = literal.type.split(separator: ".").last.map(String.init) ?? ""
    return keys[name]?.contains(literal.label ?? "_") ?? false
  }
}

extension LiteralArgument {
  /// What takes the literal, as in `EkoButton(title:)`.
  fileprivate var function: String { "\(type)(\(label ?? "_"):)" }
}
