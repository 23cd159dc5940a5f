import Messages
import StringEditing
import StringFormats
import StringTables

/// The texts of one key in one language, with their paths.
struct KeyTexts {
  let key: String
  let parts: [MessageParts.Part]
  let substitutions: [Message.Substitution]
  /// Whether the catalog holds no text and the key stands for it.
  let isImplicit: Bool
  /// The texts of each variable; empty for a key without variables.
  private let partsByVariable: [String?: [MessageParts.Part]]
  private let substitutionsByName: [String: Message.Substitution]

  /// - Returns: `nil` where the value is no text.
  init?(_ entry: StringEntry, in document: StringDocument) {
    guard let message = Message(entry.value, in: document) else { return nil }
    key = document.text(entry.key)
    substitutions = message.substitutions
    if case .text(let text) = entry.value { isImplicit = text == entry.key } else { isImplicit = false }
    let origin = MessageCatalog.Origin(file: 0, offset: entry.key.range.start)
    parts = MessageParts(MessageCatalog.Unit(message, states: entry.states, origin: origin)).parts
    partsByVariable = substitutions.isEmpty ? [:] : Dictionary(grouping: parts, by: \.path.variable)
    substitutionsByName = Dictionary(
      substitutions.map { ($0.name.string, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(path: TextPath) -> MessageParts.Part? { parts(of: path.variable).first { $0.path == path } }

  func substitution(_ name: String) -> Message.Substitution? { substitutionsByName[name] }

  private func parts(of variable: String?) -> [MessageParts.Part] {
    substitutions.isEmpty ? parts.filter { $0.path.variable == variable } : partsByVariable[variable] ?? []
  }

  /// The text that stands for `path` where the key varies otherwise: the form “other”, or the text that does not vary.
  ///
  /// - Returns: `nil` where the key has no such variable.
  func nearest(to path: TextPath) -> MessageParts.Part? {
    var candidates = parts(of: path.variable)
    var depth = 0
    while let first = candidates.first {
      if let leaf = candidates.first(where: { $0.path.steps.count == depth }) { return leaf }
      let kind = first.path.steps[depth].kind
      let wanted = path.steps.indices.contains(depth) ? path.steps[depth] : nil
      let choices = [wanted, TextPath.Step(kind: kind, selector: "other"), candidates.last?.path.steps[depth]]
      for choice in choices {
        guard let choice else { continue }
        let fitting = candidates.filter { $0.path.steps[depth] == choice }
        if fitting.isEmpty { continue }
        candidates = fitting
        break
      }
      depth += 1
    }
    return nil
  }

  /// The paths of the texts that a language needs when it varies as these texts do: every plural gets the categories of
  /// `categories`, and of its own those that `isKept` takes.
  func paths(categories: Set<String>, isKept: (String) -> Bool) -> [TextPath] {
    let sorted = Set(parts.map(\.path.variable)).sorted {
      ($0 ?? "", $0 == nil ? 0 : 1) < ($1 ?? "", $1 == nil ? 0 : 1)
    }
    return sorted.flatMap { variable in
      Self.expanded(parts(of: variable).map(\.path), depth: 0, TextPath(variable: variable), categories, isKept)
    }
  }

  private static func expanded(
    _ paths: [TextPath], depth: Int, _ prefix: TextPath, _ categories: Set<String>, _ isKept: (String) -> Bool
  ) -> [TextPath] {
    guard let first = paths.first else { return [] }
    if paths.contains(where: { $0.steps.count == depth }) { return [prefix] }
    let kind = first.steps[depth].kind
    let fitting = paths.filter { $0.steps[depth].kind == kind }
    var selectors = Set(fitting.map { $0.steps[depth].selector })
    if kind == "plural" { selectors = selectors.filter(isKept).union(categories) }
    return selectors.sorted { Self.isBefore($0, $1) }.flatMap { selector -> [TextPath] in
      guard let step = TextPath.Step(kind: kind, selector: selector) else { return [] }
      func inner(_ selector: String?) -> [TextPath] { fitting.filter { $0.steps[depth].selector == selector } }
      let models = [inner(selector), inner("other"), inner(fitting.last?.steps[depth].selector)]
      let model = models.first { !$0.isEmpty } ?? []
      let next = TextPath(variable: prefix.variable, steps: prefix.steps + [step])
      return expanded(model, depth: depth + 1, next, categories, isKept)
    }
  }

  /// By name as Xcode does, widths by number.
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    if let left = Int(left), let right = Int(right) { return left < right }
    return left < right
  }
}
