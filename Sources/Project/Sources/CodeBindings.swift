import DesignTokens
import SourceFacts
import SourceText

/// Which slots keys stand in, as the calls of components in the code say.
///
/// `EkoButton(title: "cue.start", size: .large)` puts the key into the slot of that name, with each argument that is
/// named after an axis as a choice. `Text("cue.title").typography(Typography.headlineMedium)` puts it into the slot
/// that the configuration names for such a text, or into the one component with a single slot and an axis with that
/// value.
package struct CodeBindings: Sendable {
  /// A slot with the call that names it.
  package struct SlotCall: Hashable, Sendable {
    package let slot: ComponentSlot
    /// The path and place of the call.
    package let path: String
    package let position: SourcePosition
  }

  /// By key, each slot once, in the order of the files.
  package private(set) var places: [KeyPlace: [SlotCall]] = [:]
  private let system: DesignSystem
  private let configured: [SourceSettings.Component]

  /// - Complexity: O(*n*) in the calls of the code.
  package init(_ index: SourceIndex, system: DesignSystem, settings: SourceSettings?) {
    self.system = system
    configured = settings?.components ?? []
    guard !system.components.isEmpty || !configured.isEmpty else { return }
    for (number, file) in index.files.enumerated() {
      var lines: LineTable?
      for call in file.facts.calls where !call.isInPreview {
        for (value, slot) in slots(of: call) {
          let keys: [KeyPlace]
          switch value {
          case .use(let use):
            guard case .found(let found) = index.resolutions[number][use] else { continue }
            keys = found
          case .accessor(let accessor): keys = index.accessors[number][accessor]
          default: continue
          }
          let table = lines ?? LineTable(file.bytes)
          lines = table
          let place = SlotCall(slot: slot, path: file.path, position: table.position(of: call.range.start))
          for key in keys where !places[key, default: []].contains(where: { $0.slot == slot }) {
            places[key, default: []].append(place)
          }
        }
      }
    }
  }

  /// The texts of a call with the slots that they stand in.
  private func slots(of call: ComponentCall) -> [(ComponentCall.Value, ComponentSlot)] {
    if let component = component(named: call.name) { return slots(of: call, in: component) }
    guard let text = call.arguments.first?.value else { return [] }
    for entry in configured where entry.call == call.name {
      var axes = entry.axes
      if let name = entry.modifier {
        guard let modifier = call.modifiers.first(where: { $0.name == name }) else { continue }
        if let axis = entry.axis {
          guard let value = modifier.arguments.first.flatMap({ Self.choice($0.value) }) else { continue }
          axes[axis] = value
        }
      }
      return [(text, ComponentSlot(component: entry.component, slot: entry.slot, axes: axes))]
    }
    guard call.name == "Text", let slot = styledText(call) else { return [] }
    return [(text, slot)]
  }

  /// The component of a call, which may name its namespace too.
  private func component(named name: String) -> Component? {
    system.component(named: name)
      ?? name.split(separator: ".").last.flatMap { system.component(named: String($0)) }
  }

  private func slots(of call: ComponentCall, in component: Component) -> [(ComponentCall.Value, ComponentSlot)] {
    var axes: [String: String] = [:]
    for argument in call.arguments {
      guard let label = argument.label, let axis = component.axes.first(where: { $0.name == label }),
        let value = Self.choice(argument.value), axis.index(of: value) != nil
      else { continue }
      if value != axis.defaultValue { axes[label] = value }
    }
    return call.arguments.compactMap { argument in
      let slot: String? =
        argument.label.map { label in component.slots.first { $0 == label } }
        ?? (argument.label == nil ? component.slots.first : nil)
      return slot.map { (argument.value, ComponentSlot(component: component.name, slot: $0, axes: axes)) }
    }
  }

  /// The slot of a text whose modifier names the value of an axis that only one component has.
  private func styledText(_ call: ComponentCall) -> ComponentSlot? {
    for modifier in call.modifiers {
      guard let value = modifier.arguments.first.flatMap({ Self.choice($0.value) }) else { continue }
      let found = system.components.compactMap { component -> ComponentSlot? in
        guard component.slots.count == 1, component.slots[0] == "text",
          let axis = component.axes.first(where: { $0.index(of: value) != nil })
        else { return nil }
        return ComponentSlot(
          component: component.name, slot: "text", axes: value == axis.defaultValue ? [:] : [axis.name: value])
      }
      if found.count == 1 { return found[0] }
    }
    return nil
  }

  /// What an argument chooses on an axis.
  private static func choice(_ value: ComponentCall.Value) -> String? {
    switch value {
    case .name(let name): name.split(separator: ".").last.map(String.init)
    case .flag(let flag): String(flag)
    case .text(let text): text
    case .number, .use, .accessor, .other: nil
    }
  }
}
