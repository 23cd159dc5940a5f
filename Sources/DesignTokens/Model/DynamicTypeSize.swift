/// The twelve text sizes that a reader can choose on Apple's systems.
///
/// The raw values are the names of SwiftUI's `DynamicTypeSize`; `large` is the system's default.
package enum DynamicTypeSize: String, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The place in the order of sizes, from 0.
  @inlinable package var index: Int { Self.allCases.firstIndex(of: self)! }

  @inlinable package static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.index < right.index }
}
