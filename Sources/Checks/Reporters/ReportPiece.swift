import PositionedJSON

/// The part of a report that has not been handed on yet. A report is written in pieces: that of a large project is
/// never held at once.
protocol ReportPiece {
  var bytes: [UInt8] { get }

  /// Forgets the bytes, which have been handed on.
  mutating func removeAll()
}

extension ReportPiece {
  /// Hands the bytes on once they are many; to be asked between two findings.
  mutating func handOn<Failure: Error>(to put: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    guard bytes.count >= 1 << 18 else { return }
    try put(bytes)
    removeAll()
  }
}

extension ReportBytes: ReportPiece {}

extension JSONWriter: ReportPiece {}
