import DesignTokens
import TextLayout

/// The room that a text has to spare in its slot on a device, at each of the twelve text sizes.
public struct Headroom: Sendable {
  let slot: BoundSlot
  let text: ShapedText
  let device: Device
  let rightToLeft: Bool

  /// What is left of the width that is offered to the text, in the order of the sizes; negative where the text needs
  /// more. Sizes at which any width is offered are left out.
  ///
  /// - Complexity: Twelve layouts of the component; where the text does not fit, a few wrappings of it.
  public var bySize: [(size: DynamicTypeSize, points: Points)] {
    DynamicTypeSize.allCases.compactMap { size in
      slot.layout(text, size: size, device: device, rightToLeft: rightToLeft)?.placement.headroom.map { (size, $0) }
    }
  }
}

extension TextPlacement {
  /// The width that is offered less the one that is needed; `nil` where any width is offered.
  public var headroom: Points? { available.value.isFinite ? available - needed : nil }
}
