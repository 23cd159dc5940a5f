import SourceFacts

extension KeyText {
  /// The letters of a format, as in `error.%d`, with an argument of unknown kind for each specifier.
  init(format: String) {
    self.init()
    var letters = String.UnicodeScalarView()
    var rest = format.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "%" else {
        letters.append(scalar)
        continue
      }
      if rest.first == "%" {
        letters.append(rest.removeFirst())
        continue
      }
      let modifiers = rest.prefix { Self.modifiers.contains($0) }
      guard let conversion = rest.dropFirst(modifiers.count).first, Self.conversions.contains(conversion) else {
        letters.append(scalar)
        continue
      }
      rest = rest.dropFirst(modifiers.count + 1)
      append(.letters(String(letters)))
      append(.argument(.unknown))
      letters = .init()
    }
    append(.letters(String(letters)))
  }

  private static let modifiers = Set("0123456789$+- #'.*hlqLzjt".unicodeScalars)
  private static let conversions = Set("@dDiuUxXoOfFeEgGaAcCsSp".unicodeScalars)
}
