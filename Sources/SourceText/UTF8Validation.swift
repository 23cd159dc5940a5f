extension UnsafeBufferPointer<UInt8> {
  /// The first index at or after `start` where the bytes are no well-formed UTF-8; `nil` where all are.
  ///
  /// - Complexity: O(*n*), 32 bytes at a time as long as they are ASCII, else eight, and a table look-up for
  ///   each of eight that are not.
  package func firstInvalidUTF8(from start: Int) -> Int? {
    UTF8Automaton.rows.withUnsafeBufferPointer { rows in
      var index = start
      // Where a sequence starts: what lies before is well-formed.
      var boundary = start
      var state: UInt64 = UTF8Automaton.accepted
      while index &+ 32 <= count {
        let block = UnsafeRawPointer(baseAddress! + index).loadUnaligned(as: SIMD4<UInt64>.self)
        let isASCII = (block[0] | block[1] | block[2] | block[3]) & 0x8080_8080_8080_8080 == 0
        if !isASCII || state != UTF8Automaton.accepted {
          for number in 0..<4 where block[number] & 0x8080_8080_8080_8080 != 0 || state != UTF8Automaton.accepted {
            let start = index &+ 8 &* number
            for place in start..<start &+ 8 { state = rows[Int(self[place])] &>> state & 63 }
          }
          if state == UTF8Automaton.rejected { return firstInvalidSequence(from: boundary) }
        }
        index &+= 32
        if state == UTF8Automaton.accepted { boundary = index }
      }
      return firstInvalidSequence(from: boundary)
    }
  }

  /// The same for a short text, a sequence at a time.
  private func firstInvalidSequence(from start: Int) -> Int? {
    var index = start
    while index < count {
      if self[index] < 0x80 {
        index &+= 1
        continue
      }
      let length = utf8SequenceLength(at: index)
      if length == 0 { return index }
      index &+= length
    }
    return nil
  }

  /// Whether `range` is well-formed UTF-8.
  package func isUTF8(in range: Range<Int>) -> Bool {
    UTF8Automaton.rows.withUnsafeBufferPointer { rows in
      var state: UInt64 = UTF8Automaton.accepted
      for place in range { state = rows[Int(self[place])] &>> state & 63 }
      return state == UTF8Automaton.accepted
    }
  }
}

/// The states of a reader of UTF-8 (Unicode 15.0, table 3-7), each the place of six bits in a row.
///
/// A row holds for one byte the next state of every state, so that a step is a load and a shift, whatever the text.
private enum UTF8Automaton {
  static let accepted: UInt64 = 0
  static let rejected: UInt64 = 6
  private static let oneTrail: UInt64 = 12
  private static let twoTrails: UInt64 = 18
  private static let threeTrails: UInt64 = 24
  private static let behindE0: UInt64 = 30
  private static let behindED: UInt64 = 36
  private static let behindF0: UInt64 = 42
  private static let behindF4: UInt64 = 48

  static let rows: [UInt64] = (0...255).map { byte in
    let steps: [(state: UInt64, next: UInt64)] = [
      (accepted, lead(byte)),
      (oneTrail, byte & 0xC0 == 0x80 ? accepted : rejected),
      (twoTrails, byte & 0xC0 == 0x80 ? oneTrail : rejected),
      (threeTrails, byte & 0xC0 == 0x80 ? twoTrails : rejected),
      (behindE0, 0xA0...0xBF ~= byte ? oneTrail : rejected),
      (behindED, 0x80...0x9F ~= byte ? oneTrail : rejected),
      (behindF0, 0x90...0xBF ~= byte ? twoTrails : rejected),
      (behindF4, 0x80...0x8F ~= byte ? twoTrails : rejected),
      (rejected, rejected),
    ]
    return steps.reduce(0) { $0 | $1.next << $1.state }
  }

  private static func lead(_ byte: Int) -> UInt64 {
    switch byte {
    case 0x00...0x7F: accepted
    case 0xC2...0xDF: oneTrail
    case 0xE0: behindE0
    case 0xED: behindED
    case 0xE1...0xEF: twoTrails
    case 0xF0: behindF0
    case 0xF1...0xF3: threeTrails
    case 0xF4: behindF4
    default: rejected
    }
  }
}

extension [UInt8] {
  /// The same of an array.
  package func firstInvalidUTF8(from start: Int) -> Int? {
    withUnsafeBufferPointer { $0.firstInvalidUTF8(from: start) }
  }
}
