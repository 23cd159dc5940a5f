import SourceText

extension LineTable {
  /// Whether a place is one of the file, its end among them.
  private func holds(_ position: SourcePosition) -> Bool {
    guard position.line >= 1, position.line <= lineCount, position.column >= 1 else { return false }
    // A line end of two bytes is part of the line, and so is the end of the file.
    return position.column <= range(ofLine: position.line).count + 3
  }

  func require(_ position: SourcePosition?, _ what: @autoclosure () -> String) throws(BrokenInvariant) {
    guard let position, !holds(position) else { return }
    throw BrokenInvariant("\(what()) stands in line \(position.line), column \(position.column)")
  }
}

extension [UInt8] {
  /// The files of an input that holds several, at most eight, with a NUL between two.
  var parts: [[UInt8]] { split(separator: 0, maxSplits: 7, omittingEmptySubsequences: false).map(Array.init) }
}
