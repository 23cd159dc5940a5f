import ICU

/// A character and the marks that belong to it, taken apart and without case, as CF does it
/// (`__CFStringFoldCharacterClusterAtIndex`). CF leaves clusters of more than 64 scalars as they are.
struct FoldedCluster {
  private(set) var scalars: [UInt32] = []
  /// Units of the text that it takes.
  private(set) var length: Int

  /// - Returns: `nil` where nothing changes and no mark follows.
  init?(_ character: UInt32, in units: [UInt16], at index: Int) {
    guard character != 0 else { return nil }
    length = character > 0xFFFF ? 2 : 1
    scalars = Self.folded(character)
    var next = units.character(at: index + length)
    let isChanged = scalars != [character]
    guard isChanged || Self.isMark(next) else { return nil }
    while Self.isMark(next) {
      scalars += Self.decomposed(next)
      length += next > 0xFFFF ? 2 : 1
      next = units.character(at: index + length)
    }
    sortMarks()
  }

  /// CF has the colours of skin among the marks.
  private static func isMark(_ character: UInt32) -> Bool {
    (0x1_F3FB...0x1_F3FF).contains(character) || CharacterKinds(of: character).contains(.extending)
  }

  private static func folded(_ character: UInt32) -> [UInt32] {
    if character < 0x80 { return [(0x41...0x5A).contains(character) ? character + 0x20 : character] }
    let parts = decomposed(character)
    guard let base = Unicode.Scalar(parts[0]) else { return parts }
    // Cherokee and the oldest Cyrillic letters have small letters, and no case to fold.
    let hasNoFolding = [0x13A0...0x13FD, 0x1C80...0x1C88, 0xAB70...0xABBF].contains { $0.contains(parts[0]) }
    let small = hasNoFolding ? base.properties.lowercaseMapping : CaseFolding.of(String(base))
    return small.unicodeScalars.map(\.value) + parts.dropFirst()
  }

  private static func decomposed(_ character: UInt32) -> [UInt32] {
    guard let scalar = Unicode.Scalar(character) else { return [character] }
    return NormalForm.decomposed.of(String(scalar)).unicodeScalars.map(\.value)
  }

  /// Puts the marks at the end into the order of their classes, which is canonical where none is of class 0.
  private mutating func sortMarks() {
    var start = scalars.count - 1
    while start > 0, Self.isMark(scalars[start]) { start -= 1 }
    while start < scalars.count, combiningClass(scalars[start]) == 0 { start += 1 }
    guard start < scalars.count else { return }
    let sorted = scalars[start...].enumerated().sorted { left, right in
      let (one, other) = (combiningClass(left.element), combiningClass(right.element))
      return (one, left.offset) < (other, right.offset)
    }
    scalars.replaceSubrange(start..., with: sorted.map(\.element))
  }

  private func combiningClass(_ scalar: UInt32) -> UInt8 {
    Unicode.Scalar(scalar)?.properties.canonicalCombiningClass.rawValue ?? 0
  }
}
