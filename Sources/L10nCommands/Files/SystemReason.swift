/// Why the system, or this program, refuses something: the end of a sentence.
struct SystemReason: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// The reason of the last call of the system (`errno`).
  static var last: SystemReason { SystemReason(String(cString: strerror(errno))) }
}
