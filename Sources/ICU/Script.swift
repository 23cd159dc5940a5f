import CICU

/// Itemisation by script, UAX #24: which script each part of a text is shaped in.
///
/// A script is its ISO 15924 tag, big-endian: “Latn” is 0x4C61746E, which is also HarfBuzz's value.
package enum Script {
  /// A range of code units in one script.
  package struct Run: Hashable, Sendable {
    package let range: Range<Int>
    package let tag: UInt32
  }

  /// “Zyyy”: characters of many scripts, as spaces and digits.
  package static let common: UInt32 = 0x5A79_7979
  /// “Zinh”: marks that take the script of their base.
  package static let inherited: UInt32 = 0x5A69_6E68
  /// “Zzzz”: unassigned code points and lone surrogates.
  package static let unknown: UInt32 = 0x5A7A_7A7A

  /// Returns the script of every code unit, common and inherited ones resolved into their neighbours.
  ///
  /// They take the script before them, at the start the first one after them; a closing bracket takes that of its
  /// opening one. A common character whose Script_Extensions lack the script before it and have the one after it
  /// takes that: “「” in “iPhone「設定」” is Han. A text of nothing else is ``common``.
  /// - Complexity: O(*n*) in the code units.
  package static func tags(of text: [UInt16]) -> [UInt32] {
    var tags = [UInt32](unsafeUninitializedCapacity: text.count) { buffer, count in
      if let start = buffer.baseAddress { cicu_scripts(text, Int32(text.count), start) }
      count = text.count
    }
    guard let first = tags.first(where: { $0 != common && $0 != inherited }) else {
      return Array(repeating: common, count: tags.count)
    }
    var current = first
    var next = NextScript()
    var brackets: [(closing: UInt32, tag: UInt32)] = []
    for index in tags.indices {
      guard tags[index] == common || tags[index] == inherited else {
        current = tags[index]
        continue
      }
      if tags[index] == common, text[index] >= firstExtended, cicu_has_script(UInt32(text[index]), current) == 0,
        let following = next.tag(after: index, in: tags), cicu_has_script(UInt32(text[index]), following) != 0
      {
        current = following
      }
      var kind: Int32 = 0
      let partner = cicu_paired_bracket(UInt32(text[index]), &kind)
      if kind == 1, brackets.count < 64 {
        brackets.append((closing: partner, tag: current))
      } else if kind == 2, let match = brackets.lastIndex(where: { $0.closing == UInt32(text[index]) }) {
        current = brackets[match].tag
        brackets.removeSubrange(match...)
      }
      tags[index] = current
    }
    return tags
  }

  /// No character before this one has Script_Extensions.
  private static let firstExtended: UInt16 = 0xB7

  /// Finds the first script behind a place; the places asked for ascend, so that each unit is looked at once.
  private struct NextScript {
    private var found = 0

    mutating func tag(after index: Int, in tags: [UInt32]) -> UInt32? {
      found = max(found, index + 1)
      while found < tags.count, tags[found] == common || tags[found] == inherited { found += 1 }
      return found < tags.count ? tags[found] : nil
    }
  }

  /// Returns the runs of ``tags(of:)``, ascending and without gaps.
  package static func runs(in text: [UInt16]) -> [Run] {
    let tags = tags(of: text)
    var runs: [Run] = []
    var start = 0
    for index in tags.indices where index + 1 == tags.count || tags[index + 1] != tags[index] {
      runs.append(Run(range: start..<index + 1, tag: tags[index]))
      start = index + 1
    }
    return runs
  }

  /// Returns Unicode's name of a script, as in “Canadian_Aboriginal”; “Unknown” for a tag it does not have.
  package static func longName(ofTag tag: UInt32) -> String { String(cString: cicu_script_name(tag)) }

  /// Returns the tag of four letters in any case, as in “Arab”; `nil` when Unicode has no such script.
  package static func tag(ofName name: String) -> UInt32? {
    guard name.utf8.count == 4 else { return nil }
    let letters = name.utf8.enumerated().map { $0.offset == 0 ? $0.element & 0xDF : $0.element | 0x20 }
    let tag = letters.reduce(0) { $0 << 8 | UInt32($1) }
    return longName(ofTag: tag) == "Unknown" ? nil : tag
  }

  /// Returns the four letters of a tag.
  package static func name(ofTag tag: UInt32) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }
}
