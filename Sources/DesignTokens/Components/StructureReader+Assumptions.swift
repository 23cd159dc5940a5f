import PositionedJSON

/// Reading of what a source leaves open.
extension StructureReader {
  private static let assumedKey = "assumed"

  /// The members of a box; those that `assumed` names among them are noted.
  mutating func boxFields(
    of json: JSONValue, known: [String], required: [String] = [], subject: String
  ) -> [String: JSONValue]? {
    var fields = fields(of: json, known: known + [Self.assumedKey], required: required, subject: subject)
    if let assumed = fields?.removeValue(forKey: Self.assumedKey) {
      let found = assumptions(assumed, among: fields?.keys.sorted() ?? [], of: subject)
      openAssumptions += found
      assumptions += found
    }
    return fields
  }

  /// Reads `{"lineLimit": "why"}`, whose names are properties that the object around it gives.
  mutating func assumptions(_ json: JSONValue, among given: [String], of subject: String) -> [Assumption] {
    guard json.kind == .object else {
      return fail("'\(Self.assumedKey)' is an object of properties and reasons, not \(json.quotedPhrase)", json) ?? []
    }
    var found: [Assumption] = []
    for (name, range, value) in json.members {
      guard given.contains(name) else {
        let suggestion = log.suggestion(for: name, among: given)
        log.report(
          .component, "\(subject) gives no '\(name.excerpt)' that could be assumed\(suggestion)", at: range.start,
          in: file)
        continue
      }
      guard let reason = value.string, !reason.isEmpty else {
        let _: Void? = fail("'\(name)' is assumed for a reason, a text, not for \(value.phrase)", value)
        continue
      }
      if found.contains(where: { $0.property == name }) {
        log.report(.component, "'\(name)' is given twice", at: range.start, in: file)
        continue
      }
      let assumption = Assumption(
        component: component, path: path.joined(separator: "/"), property: name, reason: reason)
      found.append(assumption)
      let place = TokenPlace(path: table.path(ofFile: file), file: file, range: range)
      assumptionPlaces[assumption] = assumptionPlaces[assumption] ?? place
    }
    return found
  }

  /// Notes of the box that is being read what is assumed of its text style, which `json` names.
  mutating func note(_ assumed: [AssumedScaling], _ json: JSONValue) {
    for scaling in assumed {
      let assumption = Assumption(
        component: component, path: path.joined(separator: "/"), property: scaling.property, reason: scaling.reason)
      openAssumptions.append(assumption)
      assumptions.append(assumption)
      let place = TokenPlace(path: table.path(ofFile: file), file: file, range: json.range)
      assumptionPlaces[assumption] = assumptionPlaces[assumption] ?? place
    }
  }

  /// The node with what is assumed of its size, if anything is.
  func marked(_ node: BoxTemplate?) -> BoxTemplate? {
    let releasable = openAssumptions.filter { BoxTemplate.releasableProperties.contains($0.property) }
    guard let node, !releasable.isEmpty else { return node }
    return .assumed(releasable, node, released: node.released(Set(releasable.map(\.property))))
  }
}
