import ICU

/// The code units of a text, with what they have in common: it decides which algorithms the text needs.
struct TextUnits {
  let units: [UInt16]
  /// As they are shaped: a tab as a space, other controls and line separators as nothing.
  let printable: [UInt16]
  /// The traits that every unit has.
  let shared: UnitTraits
  /// A bit for each script class of a unit.
  let scriptClasses: UInt16
  let hasBrackets: Bool
  /// Whether lines can end behind spaces only, so that ICU need not be asked.
  let breaksAtSpacesOnly: Bool
  /// From the first letter to the last one in a text of letters that run from right to left and of neutrals that are no
  /// brackets: in a paragraph from left to right these have level 1, all around them 0. `nil` for any other text.
  let rightToLeftLetters: Range<Int>?

  init(_ text: String, table: UnitTraitTable) {
    var shared: UInt16 = .max
    var any: UInt16 = 0
    var scripts: UInt16 = 0
    var hasControls = false
    var breaksAtSpacesOnly = true
    /// 0 a space or the start, 1 a word, 2 the punctuation at its end.
    var state = 0
    let word = UnitTraits.word.rawValue
    let wordEnd = UnitTraits.wordEnd.rawValue
    let extends = UnitTraits.extends.rawValue
    var text = text
    units = text.withUTF8 { bytes in
      [UInt16](unsafeUninitializedCapacity: bytes.count) { buffer, count in
        var index = 0
        while index < bytes.count {
          let scalar = Self.decode(bytes, &index)
          if scalar > 0xFFFF {
            buffer[count] = UInt16(0xD7C0 + scalar >> 10)
            buffer[count + 1] = UInt16(0xDC00 | scalar & 0x3FF)
            count += 2
            shared = 0
            scripts |= 1 << UInt16(UnitTraits.otherScript)
            breaksAtSpacesOnly = false
            continue
          }
          let unit = UInt16(truncatingIfNeeded: scalar)
          buffer[count] = unit
          count += 1
          let traits = table[unit].rawValue
          shared &= traits
          any |= traits
          scripts |= 1 << UInt16(UnitTraits(rawValue: traits).scriptClass)
          if unit == 0x20 {
            state = 0
          } else if traits & word != 0, state == 1 || state == 0 && traits & extends == 0 {
            state = 1
          } else if traits & wordEnd != 0, state != 0 {
            state = 2
          } else {
            breaksAtSpacesOnly = false
            if Self.isControl(unit) { hasControls = true }
          }
        }
      }
    }
    printable = hasControls ? units.map(Self.printable) : units
    self.shared = UnitTraits(rawValue: shared)
    scriptClasses = scripts & ~1
    hasBrackets = UnitTraits(rawValue: any).contains(.bracket)
    self.breaksAtSpacesOnly = breaksAtSpacesOnly
    if self.shared.contains(.rightOrNeutral), !hasBrackets,
      let first = units.firstIndex(where: { !table[$0].contains(.flatLeft) }),
      let last = units.lastIndex(where: { !table[$0].contains(.flatLeft) })
    {
      rightToLeftLetters = first..<last + 1
    } else {
      rightToLeftLetters = nil
    }
  }

  /// The class of the only script of the text, 0 for a text of common characters; `nil` for several or a rare one.
  var onlyScriptClass: Int? {
    guard scriptClasses & (scriptClasses &- 1) == 0, scriptClasses >> UInt16(UnitTraits.otherScript) == 0 else {
      return nil
    }
    return scriptClasses == 0 ? 0 : scriptClasses.trailingZeroBitCount
  }

  /// The spaces at the end of a word; `nil` when it has spaces elsewhere too.
  func trailingSpaces(of word: Range<Int>) -> Int? {
    let spaces = units[word].reversed().prefix { $0 == 0x20 }.count
    return units[word].dropLast(spaces).contains(0x20) ? nil : spaces
  }

  /// Reads one scalar of a valid UTF-8 string.
  @inline(__always)
  private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32 {
    let lead = UInt32(bytes[index])
    if lead < 0x80 {
      index += 1
      return lead
    }
    let count = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var scalar = lead & (0x7F >> UInt32(count))
    for place in 1..<count { scalar = scalar << 6 | UInt32(bytes[index + place]) & 0x3F }
    index += count
    return scalar
  }

  private static func isControl(_ unit: UInt16) -> Bool {
    unit < 0x20 || 0x7F..<0xA0 ~= unit || 0x2028...0x2029 ~= unit
  }

  static func printable(_ unit: UInt16) -> UInt16 { unit == 0x09 ? 0x20 : isControl(unit) ? 0x200B : unit }
}
