import DesignTokens
import SourceText
import TextLayout

/// A slot of a component for one choice of axes: the box to lay out and the font of its text.
public struct BoundSlot: Sendable {
  /// Name of the slot, as in “title”.
  public let name: String
  public let box: Box
  public let font: FontRequest
  /// Whether optional ligatures are on: letter-spaced text has none.
  public let hasLigatures: Bool
  private let container: Component.Container

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
    let box: Box
    do {
      box = try component.box(axes: binding.axes)
    } catch {
      throw ConfigurationError("\(error)", path: path, position: position)
    }
    guard let text = box.text(inSlot: binding.slot) else {
      throw ConfigurationError(
        unknown: "slot", binding.slot, of: "component '\(component.name)'", known: component.slots, path: path,
        position: position)
    }
    self.init(text, box: box, container: component.container)
  }

  /// A text by itself, wrapped at `width`, which may be infinite.
  public init(text: TextBox, width: Points) {
    self.init(text, box: .text(text), container: .fixed(width: width))
  }

  private init(_ text: TextBox, box: Box, container: Component.Container) {
    name = text.slot
    self.box = box
    self.container = container
    font = FontRequest(family: text.appearance.family, weight: text.appearance.weight)
    hasLigatures = text.appearance.letterSpacing == .zero
  }

  /// The component with `text` in the slot.
  public func layout(
    _ text: ShapedText, size: DynamicTypeSize, device: Device, rightToLeft: Bool
  ) -> (component: ComponentLayout, placement: TextPlacement)? {
    let available =
      switch container {
      case .screen(let padding): device.width - padding * 2
      case .fixed(let width): width
      case .hug: device.width
      }
    let layout = ComponentLayout.layout(
      box, texts: [name: text], size: size, available: available, rightToLeft: rightToLeft)
    return layout.texts.first { $0.slot == name }.map { (layout, $0) }
  }

  /// The smallest of the twelve sizes at which `text` does not fit on `device`.
  func firstFailingSize(_ text: ShapedText, device: Device, rightToLeft: Bool) -> DynamicTypeSize? {
    DynamicTypeSize.allCases.first { size in
      layout(text, size: size, device: device, rightToLeft: rightToLeft).map { $0.placement.verdict != .fits } ?? false
    }
  }
}

extension Box {
  /// The text box of a slot; the first one where a slot is shown twice.
  fileprivate func text(inSlot slot: String) -> TextBox? {
    switch self {
    case .text(let text): text.slot == slot ? text : nil
    case .icon, .spacer: nil
    case .padding(_, let content), .frame(_, let content), .surface(_, let content): content.text(inSlot: slot)
    case .stack(let stack): stack.children.lazy.compactMap { $0.text(inSlot: slot) }.first
    }
  }
}
