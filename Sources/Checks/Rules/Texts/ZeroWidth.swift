import Strings

extension Rule {
  /// Flags characters without a shape where they have no use.
  static let zeroWidth = Rule(
    id: "zero-width",
    summary: "A text holds an invisible character that its script does not need there.",
    rationale: "Searching and comparing fail, lines break inside words, and screen readers stumble.",
    example: RuleExample(
      bad: .text("Sa\u{200B}ve"), good: .translation("I want", "می\u{200C}خواهم", to: "fa")),
    severity: .warning,
    check: .text(on: .invisible) { text, report in
      var left = Report.mostInOneText
      var before: Unicode.Scalar?
      var offset = 0
      let scalars = Array(text.text.string.unicodeScalars)
      for (number, scalar) in scalars.enumerated() {
        let range = offset..<offset + UTF8.width(scalar)
        offset = range.upperBound
        defer { before = scalar }
        guard HighScalar.traits(of: scalar.value) == .invisible else { continue }
        let after = number + 1 < scalars.count ? scalars[number + 1] : nil
        guard !InvisibleUse.isNeeded(scalar, before: before, after: after) else { continue }
        left -= 1
        if left < 0 { return }
        let name = "\(scalar.codePoint) \(scalar.properties.name ?? "")"
        report.add(
          "invisible character \(name)\(text.place) has no use here: delete it",
          at: range, of: text)
      }
    })
}
