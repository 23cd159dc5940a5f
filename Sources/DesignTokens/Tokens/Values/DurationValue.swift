/// A time as a token gives it.
public struct DurationValue: Hashable, Sendable {
  public enum Unit: String, Sendable, CaseIterable {
    case milliseconds = "ms"
    case seconds = "s"
  }

  public let value: Double
  public let unit: Unit

  public var seconds: Double {
    switch unit {
    case .milliseconds: value / 1000
    case .seconds: value
    }
  }
}
