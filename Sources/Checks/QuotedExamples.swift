extension Sequence<String> {
  /// The first three, as in “'a', 'b', 'c'”.
  var quotedExamples: String { prefix(3).map { "'\($0)'" }.joined(separator: ", ") }
}
