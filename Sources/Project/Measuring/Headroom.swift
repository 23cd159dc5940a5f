import DesignTokens
import TextLayout

/// The room that a text has to spare in its slot on a device, at each of the twelve text sizes.
package struct Headroom: Sendable {
  /// In the order of the sizes; infinite where any width is offered.
  private var points = [Double](repeating: .infinity, count: DynamicTypeSize.allCases.count)

  /// At every size any width is offered.
  init() {}

  package internal(set) subscript(size: DynamicTypeSize) -> Points? {
    get { points[size.index].isFinite ? Points(points[size.index]) : nil }
    set { points[size.index] = newValue?.value ?? .infinity }
  }

  /// What is left of the width that is offered to the text, in the order of the sizes; negative where the text needs
  /// more. Sizes at which any width is offered are left out.
  package var bySize: [(size: DynamicTypeSize, points: Points)] {
    DynamicTypeSize.allCases.compactMap { size in self[size].map { (size, $0) } }
  }
}

extension TextPlacement {
  /// The width that is offered less the one that is needed; `nil` where any width is offered.
  package var headroom: Points? { available.value.isFinite ? available - needed : nil }
}
