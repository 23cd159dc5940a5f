/// A name behind `#if` that the build sets.
package enum BuildFlag {
  private static let words: Set<String> = [
    "debug", "debugging", "dev", "development", "log", "logging", "mock", "mocks", "staging", "test", "tests",
    "testing",
    "uitest", "uitests", "uitesting", "nightly", "canary", "internal",
  ]

  /// Whether developers alone have it set, by its words: `DEBUG`, `ENABLE_TESTING`.
  package static func isForDevelopers(_ name: String) -> Bool {
    name.lowercased().split(separator: "_").contains { words.contains(String($0)) }
  }
}
