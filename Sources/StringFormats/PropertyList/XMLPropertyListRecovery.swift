import SourceText

/// Finds the entries of a broken XML property list that are whole, on both sides of the defect.
///
/// An entry is known by its beginning: a key with a text, or a key with a dictionary that starts as those of a
/// `.stringsdict` do. Each is read by itself, up to the beginning of the next one, so that a tag that is never closed
/// takes no other entry with it.
///
/// - Complexity: O(*n*) in the bytes.
struct XMLPropertyListRecovery {
  /// A dictionary with the whole entries alone.
  private(set) var tape = PropertyListTape()
  /// The defect of the first entry that is broken; `nil` where what is between entries is.
  private(set) var defect: SyntaxDefect?
  private let units: CodeUnits

  /// - Parameter format: `.strings` or `.stringsdict`.
  init(_ units: CodeUnits, from start: Int, _ format: StringFormat) {
    self.units = units
    tape.append(.dictionary, outer: start..<units.end, content: start..<units.end)
    let beginnings = beginnings(from: start, format)
    for (number, beginning) in beginnings.enumerated() {
      let end = number + 1 < beginnings.count ? beginnings[number + 1] : units.end
      var parser = XMLPropertyListParser(units.prefix(to: end), from: beginning)
      if let defect = parser.parseMember() {
        self.defect = self.defect ?? defect
      } else {
        tape.append(parser.tape)
      }
    }
    tape.close(0, at: units.end)
  }

  /// Where entries begin, or the comments right before them.
  private func beginnings(from start: Int, _ format: StringFormat) -> [Int] {
    var found: [Int] = []
    var comment: Range<Int>?
    var index = start
    while let place = next("<", from: index) {
      index = place + units.width
      if units.holds("<!--", at: place) {
        guard let end = commentEnd(from: place) else { return found }
        comment = place..<end
        index = end
      } else if isBeginning(place, format) {
        found.append(comment.flatMap { isBlank($0.upperBound..<place) ? $0.lowerBound : nil } ?? place)
      }
    }
    return found
  }

  private func isBeginning(_ place: Int, _ format: StringFormat) -> Bool {
    guard let value = behindKey(at: place) else { return false }
    if format == .strings { return units.holds("<string>", at: value) || units.holds("<string/>", at: value) }
    guard units.holds("<dict>", at: value) else { return false }
    return startsEntry(behindBlank(value + 6 * units.width))
  }

  private func startsEntry(_ place: Int) -> Bool {
    units.holds("<key>NSStringLocalizedFormatKey<", at: place)
      || units.holds("<key>NSStringVariableWidthRuleType<", at: place)
      || units.holds("<key>NSStringDeviceSpecificRuleType<", at: place)
  }

  /// What stands behind `<key>…</key>` and white space; `nil` for anything else.
  private func behindKey(at place: Int) -> Int? {
    guard units.holds("<key>", at: place), let end = next("<", from: place + 5 * units.width),
      units.holds("</key>", at: end)
    else { return nil }
    return behindBlank(end + 6 * units.width)
  }

  private func commentEnd(from start: Int) -> Int? {
    var index = start + 4 * units.width
    while let place = next("-", from: index) {
      if units.holds("-->", at: place) { return place + 3 * units.width }
      index = place + units.width
    }
    return nil
  }

  private func next(_ character: Unicode.Scalar, from start: Int) -> Int? {
    guard start < units.end else { return nil }
    let byte = UInt8(truncatingIfNeeded: character.value)
    let place = units.firstIndex(from: start, of: byte, or: byte)
    return place < units.end ? place : nil
  }

  private func behindBlank(_ start: Int) -> Int {
    var place = start
    while place < units.end, XMLScanner.isSpace(units.unit(at: place)) { place += units.width }
    return place
  }

  private func isBlank(_ range: Range<Int>) -> Bool { behindBlank(range.lowerBound) >= range.upperBound }
}
