/// How a call ends, as continuous integration reads it.
package enum ExitStatus: Int32, Sendable {
  /// Nothing was found at or above the threshold.
  case clean = 0
  /// There are findings at or above the threshold.
  case findings = 1
  /// The call, the configuration or a file cannot be used.
  case failure = 2
}
