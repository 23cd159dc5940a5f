extension [UInt8] {
  /// Hands the bytes on once they are many, and forgets them: a long text is never held whole.
  package mutating func handOn<Failure: Error>(to put: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    guard count >= 1 << 18 else { return }
    try put(self)
    removeAll(keepingCapacity: true)
  }
}
