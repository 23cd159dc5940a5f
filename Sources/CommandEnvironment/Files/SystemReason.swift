/// Why the system, or this program, refuses something: the end of a sentence.
package struct SystemReason: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  /// The reason of the last call of the system (`errno`).
  package static var last: SystemReason { SystemReason(String(cString: strerror(errno))) }
}
