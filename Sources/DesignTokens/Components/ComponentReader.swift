import PositionedJSON
import SourceText

/// Reads the components that groups describe in their extension `dev.l10n.component`.
struct ComponentReader {
  let table: TokenTable
  var log: ProblemLog
  /// Where what is assumed is named.
  private(set) var assumptionPlaces: [Assumption: TokenPlace] = [:]

  init(table: TokenTable, log: ProblemLog) {
    self.table = table
    self.log = log
  }

  /// What stands ahead of the boxes; `nil` where the extension is no object.
  mutating func header(of group: ExtendedGroup) -> ComponentHeader? {
    let problemCount = log.count
    let known = [
      "axes", "slots", "labels", "interactive", "touchTarget", "maximumSize", "container", "backdrop", "surface", "box",
      "notes",
      "assumed",
    ]
    let required = ["slots", "container", "box"]
    guard
      let fields = log.fields(
        of: group.content, known: known, required: required, subject: "a component", rule: .component, in: group.file)
    else { return nil }
    let axes = axes(fields["axes"], in: group.file)
    let slots = names(fields["slots"], subject: "slots", in: group.file)
    let labels = names(fields["labels"], subject: "labels", in: group.file)
    var reader = StructureReader(
      table: table, file: group.file, component: group.name, axes: axes, slots: slots, log: log.taken())
    let isInteractive = reader.flag(fields["interactive"], "interactive")
    let maximumSize = reader.log.maximumSize(in: fields, rule: .component, file: group.file)
    let touchTarget = fields["touchTarget"].map { reader.length($0) }
    let notes: String? = fields["notes"].flatMap { json in
      json.string ?? reader.fail("the notes of a component are a text, not \(json.phrase)", json)
    }
    let given = fields.keys.filter { $0 != "assumed" && $0 != "notes" }.sorted()
    var assumptions = fields["assumed"].map { reader.assumptions($0, among: given, of: "the component") } ?? []
    assumptions += reader.rememberedMembers(fields, beside: assumptions)
    log = reader.log.taken()
    assumptionPlaces.merge(reader.assumptionPlaces) { first, _ in first }
    return ComponentHeader(
      fields: fields, axes: axes, slots: slots, labels: labels, isInteractive: isInteractive,
      notes: notes, touchTarget: touchTarget ?? nil, maximumSize: maximumSize, assumptions: assumptions,
      isWhole: log.count == problemCount)
  }

  /// The rest of a component, or `nil` after a report; a defect of a token alone is reported with the token.
  mutating func body(of group: ExtendedGroup, _ header: ComponentHeader, _ names: ComponentNames) -> ComponentBody? {
    let problemCount = log.count
    let fields = header.fields
    var reader = StructureReader(
      table: table, file: group.file, component: group.name, axes: header.axes, slots: header.slots, names: names,
      log: log.taken())
    let container = fields["container"].flatMap { reader.container($0) }
    let backdrop = fields["backdrop"].flatMap { reader.optionalColor($0) } ?? nil
    let surface = fields["surface"].map { reader.surface($0) } ?? SurfaceTemplate()
    var template = fields["box"].flatMap { reader.box($0) }
    let whole = header.assumptions.filter { $0.property == "box" }
    if let boxes = template, !whole.isEmpty {
      template = .assumed(
        whole, boxes, released: boxes.releasedThroughout(), strained: boxes.strainedThroughout())
    }
    if template != nil, let list = fields["slots"] { reader.checkPlacement(of: list) }
    log = reader.log.taken()
    assumptionPlaces.merge(reader.assumptionPlaces) { first, _ in first }
    guard header.isWhole, log.count == problemCount, let template, let container, let surface else { return nil }
    return ComponentBody(
      container: container, backdrop: backdrop, surface: surface, template: template,
      followsTextSize: reader.followsTextSize, assumptions: reader.assumptions, uses: reader.uses,
      nested: reader.nested, extent: reader.extent)
  }

  private mutating func axes(_ json: JSONValue?, in file: Int) -> [Component.Axis] {
    guard let json else { return [] }
    guard json.kind == .object else {
      log.report(.component, "'axes' is an object, not \(json.quotedPhrase)", at: json.range.start, in: file)
      return []
    }
    var axes: [Component.Axis] = []
    for (name, keyRange, content) in json.members {
      let subject = "the axis '\(name.excerpt)'"
      let keys = ["values", "default"]
      if axes.contains(where: { $0.name == name }) {
        log.report(.component, "\(subject) is given twice", at: keyRange.start, in: file)
        continue
      }
      let fields = log.fields(
        of: content, known: keys, required: keys, subject: subject, rule: .component, in: file)
      guard let fields, let list = fields["values"], let defaultValue = fields["default"] else { continue }
      let values = names(list, subject: "values", in: file)
      if let chosen = defaultValue.string, values.contains(chosen) {
        axes.append(Component.Axis(name: name, values: values, defaultValue: chosen))
      } else if !values.isEmpty {
        let suggestion = log.suggestion(for: defaultValue.string ?? "", among: values)
        log.report(
          .component, "\(subject) has no value \(defaultValue.quotedPhrase)\(suggestion)",
          at: defaultValue.range.start, in: file)
      }
    }
    return axes
  }

  /// A list of different names; it may not be empty.
  private mutating func names(_ json: JSONValue?, subject: String, in file: Int) -> [String] {
    guard let json else { return [] }
    guard json.kind == .array else {
      log.report(.component, "'\(subject)' is a list of names, not \(json.phrase)", at: json.range.start, in: file)
      return []
    }
    var names: [String] = []
    var seen: Set<String> = []
    for element in json.elements {
      guard let name = element.string, !name.isEmpty else {
        log.report(.component, "'\(subject)' holds a name that is no text", at: element.range.start, in: file)
        continue
      }
      if seen.insert(name).inserted {
        names.append(name)
      } else {
        log.report(.component, "'\(subject)' holds '\(name.excerpt)' twice", at: element.range.start, in: file)
      }
    }
    if Array(json.elements).isEmpty {
      log.report(.component, "'\(subject)' is empty", at: json.range.start, in: file)
    }
    return names
  }
}

extension StructureReader {
  /// What is assumed of members of the component whose tokens are from memory; boxes and surface tell their own.
  fileprivate mutating func rememberedMembers(
    _ fields: [String: JSONValue], beside named: [Assumption]
  ) -> [Assumption] {
    for name in ["backdrop", "container", "touchTarget"] where !named.contains(where: { $0.property == name }) {
      if let value = fields[name] { _ = remembered(value, name) }
    }
    return assumptions
  }

  fileprivate mutating func container(_ json: JSONValue) -> Component.Container? {
    let known = ["screen", "fixed", "hug"]
    guard let fields = fields(of: json, known: known, subject: "a container") else { return nil }
    guard fields.count == 1, let kind = fields.keys.first, let content = fields.values.first else {
      return fail("a container is one of 'screen', 'fixed' and 'hug'", json)
    }
    let subject = kind == "screen" ? "the screen" : "a container that is '\(kind)'"
    if kind == "hug" { return self.fields(of: content, known: [], subject: subject).map { _ in .hug } }
    let key = kind == "screen" ? "horizontalPadding" : "width"
    let names = kind == "screen" ? [key, "height"] : [key]
    let parts = self.fields(of: content, known: names, required: [key], subject: subject)
    let length = parts?[key].flatMap { self.length($0) }
    let height =
      parts?["height"].map { name($0, of: [Component.ScreenHeight.free, .screen], "height of the screen") } ?? .free
    guard let length, let height else { return nil }
    return kind == "screen" ? .screen(horizontalPadding: length, height: height) : .fixed(width: length)
  }

  fileprivate mutating func checkPlacement(of list: JSONValue) {
    for element in list.elements {
      guard let slot = element.string, !placedSlots.contains(slot) else { continue }
      let _: Void? = fail("the slot '\(slot.excerpt)' has no place in the box tree", element)
    }
  }
}
