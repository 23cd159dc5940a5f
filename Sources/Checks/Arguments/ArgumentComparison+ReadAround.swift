extension ArgumentComparison {
  /// Which positions are read by other parts of a translation than a text of it.
  struct ReadAround {
    /// Those that the format reads itself.
    var format: Set<Int> = []
    /// Those that the whole translation reads.
    var all: Set<Int> = []
    /// The names of the variables at each.
    var variables: [Int: [String]] = [:]
  }
}
