/// A border as a token gives it.
package struct BorderValue: Hashable, Sendable {
  package let color: ColorValue
  package let width: DimensionValue
  package let style: StrokeStyleValue
}
