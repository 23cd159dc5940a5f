/// A time as a token gives it.
package struct DurationValue: Hashable, Sendable {
  package enum Unit: String, Sendable, CaseIterable {
    case milliseconds = "ms"
    case seconds = "s"
  }

  package let value: Double
  package let unit: Unit

  package var seconds: Double {
    switch unit {
    case .milliseconds: value / 1000
    case .seconds: value
    }
  }
}
