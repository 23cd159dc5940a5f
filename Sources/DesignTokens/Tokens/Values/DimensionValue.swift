/// A length as a token gives it.
package struct DimensionValue: Hashable, Sendable {
  package enum Unit: String, Sendable, CaseIterable {
    /// One point on Apple's systems.
    case px
    /// The default text size, 16 px.
    case rem
  }

  package let value: Double
  package let unit: Unit

  package var points: Points {
    switch unit {
    case .px: Points(value)
    case .rem: Points(value * 16)
    }
  }
}
