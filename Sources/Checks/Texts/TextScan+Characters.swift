/// Characters beyond ASCII, brackets and digits.
extension TextScan {
  mutating func scanRareCharacters(_ table: UnsafeBufferPointer<UInt32>) {
    HighScalar.rows.withUnsafeBufferPointer { rows in
      bytes.forEachRareLead { index in
        guard table[index, of: bytes] & ByteClass.rare != 0 else { return }
        // Kana and ideographs have no trait, and stand in rows.
        if bytes[index] == 0xE3, index &+ 1 < bytes.count, bytes[index &+ 1] > 0x80 { return }
        let scalar = bytes.scalar(at: index)
        if scalar.value > 0xFFFF || rows[Int(scalar.value >> 4)] {
          add(scalar.value, index..<min(index + scalar.count, bytes.count))
        }
      }
    }
  }

  private mutating func add(_ scalar: UInt32, _ range: Range<Int>) {
    let found = HighScalar.traits(of: scalar)
    traits.formUnion(found)
    if found.contains(.digit) { hasHighDigits = true }
    if HighScalar.isInlineSpace(scalar), hasSpace(before: range.lowerBound) || hasSpace(at: range.upperBound) {
      traits.insert(.doubleSpace)
    }
    if range.lowerBound > 1, bytes[range.lowerBound - 2] == 0xC3, mayBeGarbled(scalar, range) {
      traits.insert(.garbled)
    }
  }

  /// Whether a character behind one of U+00C0–U+00FF may be a byte of a character whose first byte that is.
  private func mayBeGarbled(_ scalar: UInt32, _ range: Range<Int>) -> Bool {
    let lead = bytes[range.lowerBound - 1] | 0xC0
    guard let byte = Garbling.byte(of: scalar), Garbling.isContinuation(byte) else { return false }
    let length = Garbling.length(lead)
    if length < 3 { return length == 2 }
    if lead == 0xE2, byte == 0x80 || byte == 0x81 { return true }
    return range.upperBound < bytes.count
      && Garbling.isContinuation(Garbling.byte(of: bytes.scalar(at: range.upperBound).value))
  }

  /// Looks for letters of Windows-1252 beyond Latin-1 that stand behind one of U+00C0–U+00FF: “ÃŸ”, “ðŸ”.
  mutating func scanGarbledLetters() {
    var index = bytes.firstIndex(from: 0, of: 0xC3, or: 0xC3)
    while index &+ 3 < bytes.count {
      switch bytes[index &+ 2] {
      case 0xC5, 0xC6, 0xCB:
        let scalar = bytes.scalar(at: index &+ 2)
        if mayBeGarbled(scalar.value, index + 2..<index + 2 + scalar.count) { return traits.formUnion(.garbled) }
      default: break
      }
      index = bytes.firstIndex(from: index &+ 1, of: 0xC3, or: 0xC3)
    }
  }

  private func hasSpace(before index: Int) -> Bool {
    guard index > 0 else { return false }
    if bytes[index - 1] < 0x80 { return bytes[index - 1] == 0x20 }
    return HighScalar.isInlineSpace(bytes.scalar(at: bytes.scalarStart(before: index)).value)
  }

  private func hasSpace(at index: Int) -> Bool { index < bytes.count && bytes[index] == 0x20 }

  mutating func scanBrackets() {
    var (round, square, other) = (0, 0, 0)
    var index = 0
    var isBroken = false
    while index < bytes.count, !isBroken {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "("): round += 1
      case UInt8(ascii: ")"): round -= 1
      case UInt8(ascii: "["): square += 1
      case UInt8(ascii: "]"): square -= 1
      case 0x80...:
        let scalar = bytes.scalar(at: index - 1)
        index += scalar.count - 1
        guard let bracket = HighScalar.bracket(scalar.value) else { continue }
        let step = bracket.opens ? 1 : -1
        switch bracket.shape {
        case 0x28: round += step
        case 0x5B: square += step
        default: other += step
        }
      default: continue
      }
      isBroken = round < 0 || square < 0 || other < 0
    }
    if isBroken || round != 0 || square != 0 || other != 0 { traits.insert(.unbalancedBracket) }
  }

  /// Adds up the runs of digits, those of specifiers left out; of a run behind a full stop also which one stands
  /// before it.
  mutating func scanNumbers() {
    if hasHighDigits { return scanNumbersOfAllScripts() }
    var (run, last, next) = (UInt32(0), -1, 0)
    // Of a version or decimal: three digits are a group.
    var (before, start) = (UInt32(0), 0)
    bytes.forEachMark { place in
      let byte = bytes[place]
      if place < next { return }
      if byte >= 0x30, byte <= 0x39 {
        if place != last &+ 1 {
          addNumber(run, behind: last &- start < 2 ? before : 0)
          before = place == last &+ 2 && bytes[last &+ 1] == UInt8(ascii: ".") ? run : 0
          (run, start) = (0, place)
        }
        run = run &* 31 &+ UInt32(byte) &- 0x2F
        last = place
      } else if byte == UInt8(ascii: "%") {
        next = specifierEnd(from: place)
      }
    }
    addNumber(run, behind: last &- start < 2 ? before : 0)
  }

  private mutating func scanNumbersOfAllScripts() {
    var run: UInt32 = 0
    var index = 0
    while index < bytes.count {
      let scalar = bytes.scalar(at: index)
      if let digit = Unicode.Scalar(scalar.value)?.digit {
        run = run &* 31 &+ digit &+ 1
        index += scalar.count
        continue
      }
      index = bytes[index] == UInt8(ascii: "%") ? specifierEnd(from: index) : index + scalar.count
      addNumber(run)
      run = 0
    }
    addNumber(run)
  }

  /// - Parameter before: The run in front of the full stop before it; 0 for none.
  private mutating func addNumber(_ run: UInt32, behind before: UInt32 = 0) {
    if run != 0 { numbers &+= run.mixed }
    if before != 0 { numbers &+= (before &* 31 &+ run).mixed }
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script.
  var digit: UInt32? {
    if isASCII { return ("0"..."9").contains(self) ? value - 0x30 : nil }
    // The Arabic ones are the first.
    guard value >= 0x660, properties.numericType == .decimal, let value = properties.numericValue else { return nil }
    return UInt32(value)
  }
}
