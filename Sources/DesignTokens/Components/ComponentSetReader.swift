/// Reads the components of the files, which may hold one another.
struct ComponentSetReader {
  /// So many boxes of others may stand in a component, so that ten lines which double one another stay small.
  static let nestedBoxLimit = 2_000

  let table: TokenTable
  var log: ProblemLog
  /// Where what is assumed is named.
  private(set) var assumptionPlaces: [Assumption: TokenPlace] = [:]

  init(table: TokenTable, log: ProblemLog) {
    self.table = table
    self.log = log
  }

  /// The components that could be read, in the order of the groups, the first of each name.
  ///
  /// Those with a defect are left out, and so are all that hold one of them.
  mutating func read(_ groups: [ExtendedGroup]) -> [Component] {
    var names = ComponentNames()
    var isFirst = [Bool](repeating: false, count: groups.count)
    var headers: [ComponentHeader?] = []
    for (number, group) in groups.enumerated() {
      headers.append(reading(group) { $0.header(of: group) })
      isFirst[number] = names.number(of: group.name) == nil
      if isFirst[number] { names.add(group.name, number: number, headers[number]) }
    }
    var bodies: [ComponentBody?] = []
    for (number, group) in groups.enumerated() {
      let body = headers[number].flatMap { header in reading(group) { $0.body(of: group, header, names) } }
      if !isFirst[number], !group.isInherited {
        log.report(
          .component, "the component '\(group.name.excerpt)' is described twice", at: group.keyRange.start,
          in: group.keyFile)
      }
      bodies.append(isFirst[number] ? body : nil)
    }
    var components: [Component?] = Array(repeating: nil, count: groups.count)
    for number in order(groups, bodies) {
      guard let header = headers[number], let body = bodies[number] else { continue }
      components[number] = component(groups[number], header, body, components)
    }
    return components.compactMap { $0 }
  }

  private mutating func reading<Value>(_ group: ExtendedGroup, _ body: (inout ComponentReader) -> Value?) -> Value? {
    // The defects of what a group inherits are reported where it comes from.
    var reader = ComponentReader(
      table: table, log: group.isInherited ? ProblemLog(isLenient: log.isLenient) : log.taken())
    let value = body(&reader)
    if !group.isInherited { log = reader.log.taken() }
    assumptionPlaces.merge(reader.assumptionPlaces) { first, _ in first }
    return value
  }

  /// The components that no cycle holds, each behind those that it holds.
  private mutating func order(_ groups: [ExtendedGroup], _ bodies: [ComponentBody?]) -> [Int] {
    var targets = DependencyOrder.Targets(capacity: bodies.count)
    for body in bodies {
      for number in body?.nested ?? [] { targets.append(number) }
      targets.close()
    }
    let order = DependencyOrder(targets)
    var isCyclic = [Bool](repeating: false, count: bodies.count)
    for cycle in order.cycles {
      for number in cycle { isCyclic[number] = true }
      report(cycle: cycle, groups, bodies, targets)
    }
    return order.order.filter { !isCyclic[$0] }
  }

  private mutating func report(
    cycle: [Int], _ groups: [ExtendedGroup], _ bodies: [ComponentBody?], _ targets: DependencyOrder.Targets
  ) {
    let loop = targets.loop(in: cycle)
    let last = loop[loop.count - 2]
    guard let use = bodies[last]?.uses.first(where: { $0.number == loop[loop.count - 1] }) else { return }
    let shown = loop.count > 9 ? [loop.prefix(4), loop.suffix(4)] : [loop[...]]
    let parts = shown.map { part in part.map { groups[$0].name.excerpt }.joined(separator: " → ") }
    log.report(
      .cycle, "component cycle: \(parts.joined(separator: " → … → "))", at: use.json.range.start, in: groups[last].file)
  }

  /// `nil` where one that it holds is left out, or where together they are too large.
  private mutating func component(
    _ group: ExtendedGroup, _ header: ComponentHeader, _ body: ComponentBody, _ components: [Component?]
  ) -> Component? {
    var extent = body.extent
    var nestedBoxes = 0
    for use in body.uses {
      guard let inner = components[use.number] else { return nil }
      // The boxes that mark it as a button and draw its surface come before its own.
      extent.deepest = max(extent.deepest, use.depth + 2 + inner.extent.deepest)
      nestedBoxes += 2 + inner.extent.boxCount
      let problem: String
      if extent.deepest + 1 >= StructureReader.depthLimit {
        problem = "boxes nest deeper than \(StructureReader.depthLimit)"
      } else if nestedBoxes > Self.nestedBoxLimit {
        problem = "more than \(Self.nestedBoxLimit) boxes of other components are in it"
      } else {
        continue
      }
      if !group.isInherited {
        let name = use.json.string ?? ""
        log.report(
          .component, "with '\(name.excerpt)' in '\(group.name.excerpt)' \(problem)", at: use.json.range.start,
          in: group.file)
      }
      return nil
    }
    extent.boxCount += nestedBoxes
    let nested = body.nested.compactMap { components[$0] }
    return Component(
      name: group.name, summary: group.summary ?? "", notes: header.notes, axes: header.axes, slots: header.slots,
      labels: header.labels,
      isInteractive: header.isInteractive, minimumTouchTarget: header.touchTarget, maximumSize: header.maximumSize,
      followsTextSize: body.followsTextSize || nested.contains(where: \.followsTextSize), container: body.container,
      backdrop: body.backdrop, surface: body.surface, template: body.template, headAssumptions: header.assumptions,
      boxAssumptions: body.assumptions,
      nested: nested, extent: extent)
  }
}
