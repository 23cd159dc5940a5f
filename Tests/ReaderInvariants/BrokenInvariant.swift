/// What does not hold after an input was read.
package struct BrokenInvariant: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

func require(_ holds: Bool, _ message: @autoclosure () -> String) throws(BrokenInvariant) {
  if !holds { throw BrokenInvariant(message()) }
}
