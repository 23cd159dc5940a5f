import Foundation

/// How many random inputs a property is tried with: few in each run, as many as a developer asks for.
package enum RandomCount {
  /// The number that the environment variable `name` holds, else `count`.
  package static func of(_ name: String, default count: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? count
  }
}
