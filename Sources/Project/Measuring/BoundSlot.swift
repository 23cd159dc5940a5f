import DesignTokens
import SourceText
import TextLayout

/// A slot of a component for one choice of axes: the boxes to lay out and the font of its text.
public struct BoundSlot: Sendable {
  /// Name of the slot, as in “title”.
  public let name: String
  public let font: FontRequest
  /// Whether optional ligatures are on: letter-spaced text has none.
  public let hasLigatures: Bool
  /// The typography of its text.
  let appearance: TextAppearance
  private let container: Component.Container
  private let plans: SlotPlans

  /// The slot that a binding names.
  ///
  /// - Parameter path: The name of the configuration file in messages; `nil` for the command line.
  /// - Throws: ``ConfigurationError`` for an unknown component, slot, axis or value, with the nearest known name.
  public init(_ binding: Binding, in system: DesignSystem, path: String?) throws(ConfigurationError) {
    var position: SourcePosition?
    if path != nil, case .configuration(let place) = binding.origin { position = place }
    guard let component = system.component(named: binding.component) else {
      throw ConfigurationError(
        unknown: "component", binding.component, of: "the token files", known: system.components.map(\.name),
        path: path, position: position)
    }
    let plans: SlotPlans
    do {
      plans = try SlotPlans(component, axes: binding.axes, slot: binding.slot)
    } catch {
      throw ConfigurationError("\(error)", path: path, position: position)
    }
    guard let text = plans.text else {
      throw ConfigurationError(
        unknown: "slot", binding.slot, of: "component '\(component.name)'", known: component.slots, path: path,
        position: position)
    }
    self.init(text, plans: plans, container: component.container)
  }

  /// A text by itself, wrapped at `width`, which may be infinite.
  public init(text: TextBox, width: Points) {
    self.init(text, plans: SlotPlans(text), container: .fixed(width: width))
  }

  private init(_ text: TextBox, plans: SlotPlans, container: Component.Container) {
    name = text.slot
    self.plans = plans
    self.container = container
    font = FontRequest(family: text.appearance.family, weight: text.appearance.weight)
    hasLigatures = text.appearance.letterSpacing == .zero
    appearance = text.appearance
  }

  /// The component with `text` in the slot.
  ///
  /// - Parameter notesBoxes: Whether the layout holds every box, and not the texts and touch targets alone.
  public func layout(
    _ text: ShapedText, size: DynamicTypeSize, device: Device, rightToLeft: Bool, notesBoxes: Bool = false
  ) -> (component: ComponentLayout, placement: TextPlacement)? {
    let layout = plans.plan(at: size, scale: device.scale).layout(
      [name: text], width: container.width(on: device), height: container.height(on: device), rightToLeft: rightToLeft,
      notesBoxes: notesBoxes)
    return layout.texts.first { $0.slot == name }.map { (layout, $0) }
  }

  /// The place of the text on a device; `nil` where its room may depend on the text.
  func place(size: DynamicTypeSize, device: Device) -> SlotPlace? {
    SlotPlace(
      plans.plan(at: size, scale: device.scale), width: container.width(on: device),
      height: container.height(on: device))
  }
}
