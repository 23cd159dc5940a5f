import PositionedJSON
import SourceText

/// Reading of components inside of others.
extension StructureReader {
  mutating func component(_ json: JSONValue, depth: Int) -> BoxTemplate? {
    let keys = ["name", "axes", "slots"]
    guard let fields = boxFields(of: json, known: keys, required: ["name"], subject: "a component in a box"),
      let name = fields["name"]
    else { return nil }
    guard let text = name.string else { return fail("the name of a component is a text, not \(name.phrase)", name) }
    guard let number = names.number(of: text) else {
      let suggestion = log.suggestion(for: text, among: names.names)
      return fail("there is no component '\(text.excerpt)'\(suggestion)", name)
    }
    let header = names.header(of: number)
    let before = log.count
    let axes = choices(fields["axes"], of: header, named: text)
    let slots = slotNames(fields["slots"], of: header, named: text)
    guard log.count == before else { return nil }
    uses.append(ComponentBody.Use(number: number, depth: depth, json: name))
    let place = nested.firstIndex(of: number) ?? nested.count
    if place == nested.count { nested.append(number) }
    return .component(NestedTemplate(number: place, axes: axes, slots: slots))
  }

  /// The axes of the component that `json` names, by their numbers.
  private mutating func choices(
    _ json: JSONValue?, of header: ComponentHeader?, named name: String
  ) -> [(axis: Int, value: AxisValue<Int>)] {
    var choices: [(axis: Int, value: AxisValue<Int>)] = []
    for (key, value) in members(json, "axes") {
      guard let header, let number = header.axisNumbers[key.name] else {
        reportUnknown("axis", key, of: header, named: name, among: header?.axes.map(\.name) ?? [])
        continue
      }
      let axis = header.axes[number]
      let choice = switched(value) { reader, json -> Int? in
        if let index = json.string.flatMap(axis.index) { return index }
        let suggestion = reader.log.suggestion(for: json.string ?? "", among: axis.values)
        return reader.fail(
          "the axis '\(axis.name)' of '\(name.excerpt)' has no value \(json.quotedPhrase)\(suggestion)", json)
      }
      if let choice { choices.append((number, choice)) }
    }
    return choices
  }

  /// The slots of this component by those of the one in the box.
  private mutating func slotNames(
    _ json: JSONValue?, of header: ComponentHeader?, named name: String
  ) -> [String: String] {
    var slots: [String: String] = [:]
    for (key, value) in members(json, "slots") {
      if header?.slotNames.contains(key.name) != true {
        reportUnknown("slot", key, of: header, named: name, among: header?.slots ?? [])
      }
      slots[key.name] = slotName(value)
    }
    return slots
  }

  /// The members of an object of any names; a name that is given twice is a problem.
  private mutating func members(_ json: JSONValue?, _ subject: String) -> [(key: MemberKey, value: JSONValue)] {
    guard let json else { return [] }
    guard json.kind == .object else {
      log.report(.component, "'\(subject)' is an object, not \(json.quotedPhrase)", at: json.range.start, in: file)
      return []
    }
    var members: [(key: MemberKey, value: JSONValue)] = []
    var names: Set<String> = []
    for (name, range, value) in json.members {
      if names.insert(name).inserted {
        members.append((MemberKey(name: name, offset: range.start), value))
      } else {
        log.report(.component, "'\(name.excerpt)' is given twice", at: range.start, in: file)
      }
    }
    return members
  }

  /// A component with a defect in its own lists has said so: what else it may have is not known.
  private mutating func reportUnknown(
    _ kind: String, _ key: MemberKey, of header: ComponentHeader?, named name: String, among known: [String]
  ) {
    guard header?.isWhole ?? false else { return }
    let suggestion = log.suggestion(for: key.name, among: known)
    log.report(
      .component, "the component '\(name.excerpt)' has no \(kind) '\(key.name.excerpt)'\(suggestion)", at: key.offset,
      in: file)
  }
}

/// A name of a member with its place.
private struct MemberKey {
  let name: String
  let offset: ByteOffset
}
