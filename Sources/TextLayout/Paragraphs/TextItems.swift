import ICU

/// The levels and scripts of a text: found by ICU where they differ, known at once where they cannot.
struct TextItems {
  /// Of every code unit; empty when all have ``level``.
  let levels: [UInt8]
  let level: UInt8
  /// Of every code unit; empty when all are in ``script``.
  let scripts: [UInt32]
  let script: UInt32

  init(_ text: TextUnits, rightToLeft: Bool) {
    let isFlat = text.shared.contains(rightToLeft ? .flatRight : .flatLeft)
    level = rightToLeft ? 1 : 0
    if isFlat {
      levels = []
    } else if let letters = text.rightToLeftLetters, !rightToLeft {
      levels = text.units.indices.map { letters.contains($0) ? 1 : 0 }
    } else {
      levels = (try? Bidi.levels(of: text.units, rightToLeft: rightToLeft)) ?? []
    }
    if let scriptClass = text.onlyScriptClass {
      script = UnitTraits.script(ofClass: scriptClass)
      scripts = []
    } else {
      script = Script.common
      scripts = Script.tags(of: text.printable)
    }
  }

  /// Those of a text that is known to have one level and one script.
  init(level: UInt8, script: UInt32) {
    self.level = level
    self.script = script
    levels = []
    scripts = []
  }

  /// Whether the text has one level and one script.
  var areFlat: Bool { levels.isEmpty && scripts.isEmpty }

  func level(at unit: Int) -> UInt8 { levels.isEmpty ? level : levels[unit] }

  func isRightToLeft(at unit: Int) -> Bool { level(at: unit) & 1 == 1 }

  func script(at unit: Int) -> UInt32 { scripts.isEmpty ? script : scripts[unit] }

  /// Returns the script and the direction of a range that has one script and one level; `nil` when it has several.
  func manner(of range: Range<Int>) -> (script: UInt32, isRightToLeft: Bool)? {
    let script = script(at: range.lowerBound)
    let isRightToLeft = isRightToLeft(at: range.lowerBound)
    if !scripts.isEmpty {
      for unit in range where scripts[unit] != script { return nil }
    }
    if !levels.isEmpty {
      for unit in range where levels[unit] != levels[range.lowerBound] { return nil }
    }
    return (script, isRightToLeft)
  }

  /// Whether letters of a range may join across its ends; in doubt, yes.
  func joins(in range: Range<Int>) -> Bool {
    scripts.isEmpty ? Self.joins(script) : range.contains { Self.joins(scripts[$0]) }
  }

  private static func joins(_ script: UInt32) -> Bool {
    switch script {
    case Script.common, 0x4C61_746E, 0x4772_656B, 0x4379_726C, 0x4865_6272, 0x4861_6E69, 0x4869_7261, 0x4B61_6E61,
      0x4861_6E67, 0x5468_6169:
      false  // Latn, Grek, Cyrl, Hebr, Hani, Hira, Kana, Hang, Thai
    default: true
    }
  }

  /// Adds to a key where the script or the level changes in a range, where ``manner(of:)`` has no answer.
  ///
  /// Each change takes four units, of which the first is its place counted from the range's start; the last unit is
  /// the count of the range, so that no key is that of other units with other changes.
  func appendChanges(in range: Range<Int>, to key: inout [UInt16]) {
    if areFlat, !range.isEmpty {
      key.append(0)
      key.append(UInt16(truncatingIfNeeded: script >> 16))
      key.append(UInt16(truncatingIfNeeded: script))
      key.append(UInt16(level))
      key.append(UInt16(truncatingIfNeeded: range.count))
      return
    }
    var latest: (script: UInt32, level: UInt8)?
    for unit in range {
      let script = script(at: unit)
      let level = level(at: unit)
      if let latest, latest == (script, level) { continue }
      latest = (script, level)
      key.append(UInt16(truncatingIfNeeded: unit - range.lowerBound))
      key.append(UInt16(truncatingIfNeeded: script >> 16))
      key.append(UInt16(truncatingIfNeeded: script))
      key.append(UInt16(level))
    }
    key.append(UInt16(truncatingIfNeeded: range.count))
  }

  /// Japanese is one run in three scripts: fonts kern between kana and Han.
  static func shapingScript(of tag: UInt32) -> UInt32 {
    let han: UInt32 = 0x4861_6E69
    switch tag {
    case 0x4869_7261, 0x4B61_6E61, 0x426F_706F: return han  // Hira, Kana, Bopo
    default: return tag
    }
  }
}
