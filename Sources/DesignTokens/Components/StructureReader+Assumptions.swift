import PositionedJSON
import SourceText

/// Reading of what a source leaves open.
extension StructureReader {
  /// Members that hold boxes, whose assumptions are their own.
  private static let boxKeys: Set<String> = ["children", "box"]

  /// The members of a box; those that `assumed` names among them are noted, and those with a value from memory.
  mutating func boxFields(
    of json: JSONValue, known: [String], required: [String] = [], subject: String
  ) -> [String: JSONValue]? {
    var fields = fields(of: json, known: known + [ProblemLog.assumedKey], required: required, subject: subject)
    let assumed = fields?.removeValue(forKey: ProblemLog.assumedKey)
    guard let fields else { return nil }
    let named = assumed.map { assumptions($0, among: fields.keys.sorted(), of: subject) } ?? []
    openAssumptions = openAssumptions.map { $0 + named }
    assumptions += named
    guard table.statesOrigins else { return fields }
    for (property, value) in fields.sorted(by: { $0.key < $1.key })
    where !Self.boxKeys.contains(property) && !named.contains(where: { $0.property == property }) {
      guard let remembered = remembered(value, property) else { continue }
      openAssumptions = openAssumptions.joined(with: remembered) { all, one in one.map { all + [$0] } ?? all }
    }
    return fields
  }

  /// What is assumed of a member since a token of its value is from memory; `nil` where no choice has such a token.
  mutating func remembered(_ json: JSONValue, _ property: String) -> AxisValue<Assumption?>? {
    if let name = json["axis"]?.string, let cases = json["cases"],
      let axis = axes.firstIndex(where: { $0.name == name })
    {
      var isAssumed = false
      let values = axes[axis].values.map { value -> AxisValue<Assumption?> in
        let found = cases[value].flatMap { remembered($0, property) }
        isAssumed = isAssumed || found != nil
        return found ?? .same(nil)
      }
      return isAssumed ? .byAxis(axis, values) : nil
    }
    if json.kind == .object {
      // It is assumed where any of its parts is.
      return json.members.reduce(AxisValue<Assumption?>?.none) { all, part in
        guard let found = remembered(part.value, property) else { return all }
        return all?.joined(with: found) { $0 ?? $1 } ?? found
      }
    }
    guard let alias = json.string, let origin = table.origin(ofAlias: alias), origin.certainty == .memory else {
      return nil
    }
    let path = Reference.path(inBraces: alias) ?? alias
    return .same(note(property, "'\(path)' is from memory: \(origin.source)", at: json.range))
  }

  /// Reads `{"lineLimit": "why"}`, whose names are properties that the object around it gives.
  mutating func assumptions(_ json: JSONValue, among given: [String], of subject: String) -> [Assumption] {
    log.assumed(json, among: given, of: subject, rule: .component, in: file).map {
      place(assumption(of: $0.property, $0.reason), at: $0.range)
    }
  }

  /// Notes of the box that is being read what is assumed of its text style, which `json` names.
  mutating func note(_ assumed: [AssumedScaling], _ json: JSONValue) {
    let noted = assumed.map { note($0.property, $0.reason, at: json.range) }
    openAssumptions = openAssumptions.map { $0 + noted }
  }

  /// The node with what is assumed of its size, if anything is.
  func marked(_ node: BoxTemplate?) -> BoxTemplate? {
    let releasable = openAssumptions.map { $0.filter { BoxTemplate.releasableProperties.contains($0.property) } }
    guard let node, releasable.contains(where: { !$0.isEmpty }) else { return node }
    let marked = releasable.map { assumptions -> BoxTemplate in
      guard !assumptions.isEmpty else { return node }
      let properties = Set(assumptions.map(\.property))
      return .assumed(
        assumptions, node, released: node.released(properties), strained: node.strained(properties))
    }
    if case .same(let marked) = marked { return marked }
    return .switched(marked)
  }

  /// An assumption about the box at hand, listed once.
  private mutating func note(_ property: String, _ reason: String, at range: ByteRange) -> Assumption {
    let assumption = place(assumption(of: property, reason), at: range)
    if !assumptions.contains(assumption) { assumptions.append(assumption) }
    return assumption
  }

  private func assumption(of property: String, _ reason: String) -> Assumption {
    Assumption(component: component, path: path.joined(separator: "/"), property: property, reason: reason)
  }

  private mutating func place(_ assumption: Assumption, at range: ByteRange) -> Assumption {
    let place = TokenPlace(path: table.path(ofFile: file), file: file, range: range)
    assumptionPlaces[assumption] = assumptionPlaces[assumption] ?? place
    return assumption
  }
}
