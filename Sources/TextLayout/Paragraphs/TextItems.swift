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
    levels = isFlat ? [] : (try? Bidi.levels(of: text.units, rightToLeft: rightToLeft)) ?? []
    if let scriptClass = text.onlyScriptClass {
      script = UnitTraits.script(ofClass: scriptClass)
      scripts = []
    } else {
      script = Script.common
      scripts = Script.tags(of: text.printable)
    }
  }

  func isRightToLeft(at unit: Int) -> Bool { (levels.isEmpty ? level : levels[unit]) & 1 == 1 }

  func script(at unit: Int) -> UInt32 { scripts.isEmpty ? script : scripts[unit] }

  /// Returns the script and the direction that a range has throughout; `nil` when it has several.
  func manner(of range: Range<Int>) -> (script: UInt32, isRightToLeft: Bool)? {
    let script = script(at: range.lowerBound)
    let isRightToLeft = isRightToLeft(at: range.lowerBound)
    if !scripts.isEmpty {
      for unit in range where scripts[unit] != script { return nil }
    }
    if !levels.isEmpty {
      for unit in range where (levels[unit] & 1 == 1) != isRightToLeft { return nil }
    }
    return (script, isRightToLeft)
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
