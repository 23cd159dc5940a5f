/// Writes words from right to left, and closes in each paragraph what was opened in it.
struct DirectionWriter {
  private enum Opened {
    case embedding, override, isolate

    var closing: [UInt8] { self == .isolate ? Direction.isolateEnd : Direction.overrideEnd }
  }

  /// What the source has opened and not closed.
  private var open: [Opened] = []

  private var isOverridden: Bool { open.contains(.override) }

  mutating func begin() { open.removeAll(keepingCapacity: true) }

  /// Writes the words between overrides, each by itself: what stands between them keeps its place.
  ///
  /// - Returns: The number of scalars read, and what they were; words that were overridden already do not count as
  ///   replaced.
  mutating func write(
    _ words: UnsafeBufferPointer<UInt8>, _ letters: LetterTable, to output: inout OutputBytes
  ) -> (scalars: Int, findings: LetterTable.Findings) {
    var scalars = 0
    var findings: LetterTable.Findings = []
    var run: Range<Int>?
    func writeRun(wraps: Bool) {
      guard let range = run else { return }
      run = nil
      let word = UnsafeBufferPointer(rebasing: words[range])
      let isWrapped = wraps && TextBytes.hasLetter(word)
      if isWrapped { output.append(Direction.override) }
      let written = letters.write(word, to: &output)
      if isWrapped { output.append(Direction.overrideEnd) }
      scalars += written.scalars
      findings.formUnion(written.findings)
      if isWrapped { findings.insert(.replaced) }
    }
    for (scalar, bytes) in TextBytes.scalars(words) {
      if TextBytes.isWordScalar(scalar) {
        run = (run?.lowerBound ?? bytes.lowerBound)..<bytes.upperBound
        continue
      }
      writeRun(wraps: !isOverridden)
      if Self.endsParagraph(scalar) { endParagraph(&output) }
      if !scalar.isASCII { findings.insert(.nonASCII) }
      output.append(UnsafeBufferPointer(rebasing: words[bytes]))
      scalars += 1
    }
    writeRun(wraps: !isOverridden)
    return (scalars, findings)
  }

  /// Writes a literal, which may hold controls itself.
  ///
  /// - Parameter isolates: Whether it is shown, and gets an isolate of its own if it is in one paragraph.
  mutating func write(literal: UnsafeBufferPointer<UInt8>, isolates: Bool, to output: inout OutputBytes) {
    let isIsolated = isolates && !literal.contains { $0 == 0x0A || $0 == 0x0D }
    if isIsolated {
      open.append(.isolate)
      output.append(Direction.isolate)
    }
    output.append(literal)
    var index = 0
    while index + 2 < literal.count {
      if literal[index] == 0xE2 { note(literal[index + 1], literal[index + 2]) }
      index += 1
    }
    if isIsolated {
      output.append(Direction.isolateEnd)
      note(0x81, 0xA9)
    }
  }

  /// Keeps account of the control that ends in these bytes.
  private mutating func note(_ second: UInt8, _ third: UInt8) {
    switch (second, third) {
    case (0x80, 0xAA), (0x80, 0xAB): open.append(.embedding)
    case (0x80, 0xAD), (0x80, 0xAE): open.append(.override)
    case (0x80, 0xAC): if let last = open.last, last != .isolate { open.removeLast() }
    case (0x81, 0xA6), (0x81, 0xA7), (0x81, 0xA8): open.append(.isolate)
    case (0x81, 0xA9):
      // The end of an isolate ends what was opened inside of it.
      if let place = open.lastIndex(of: .isolate) { open.removeSubrange(place...) }
    default: break
    }
  }

  /// Closes what is open, the innermost first.
  mutating func endParagraph(_ output: inout OutputBytes) {
    while let opened = open.popLast() { output.append(opened.closing) }
  }

  /// Line feed, carriage return, U+001C–U+001E, U+0085 and U+2029: the characters of class B.
  private static func endsParagraph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
    default: false
    }
  }
}
