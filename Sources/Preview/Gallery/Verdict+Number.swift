import TextLayout

extension Verdict {
  /// The order in which the data of a preview number verdicts.
  private static let numbered: [Verdict] = [.fits, .overflows, .clips, .breaksMidWord, .uncertain, .overhangs]

  var number: Int { Self.numbered.firstIndex(of: self) ?? 0 }

  init?(number: Int) {
    guard Self.numbered.indices.contains(number) else { return nil }
    self = Self.numbered[number]
  }
}
