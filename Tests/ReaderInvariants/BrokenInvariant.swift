/// What does not hold after an input was read.
public struct BrokenInvariant: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}

func require(_ holds: Bool, _ message: @autoclosure () -> String) throws(BrokenInvariant) {
  if !holds { throw BrokenInvariant(message()) }
}
