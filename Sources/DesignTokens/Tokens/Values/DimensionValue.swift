/// A length as a token gives it.
public struct DimensionValue: Hashable, Sendable {
  public enum Unit: String, Sendable, CaseIterable {
    /// One point on Apple's systems.
    case px
    /// The default text size, 16 px.
    case rem
  }

  public let value: Double
  public let unit: Unit

  public var points: Points {
    switch unit {
    case .px: Points(value)
    case .rem: Points(value * 16)
    }
  }
}
