extension Rule {
  /// Flags what was meant as a placeholder and is none.
  static let malformedArgument = Rule(
    id: "malformed-argument",
    summary: "A placeholder is not valid format syntax.",
    rationale: "The characters are shown as they are, and the value is not: “Welcome back, 1$@”.",
    example: RuleExample(
      bad: .translation("Welcome back, %1$@", "Willkommen zurück, 1$@", to: "de"),
      good: .translation("Welcome back, %1$@", "Willkommen zurück, %1$@", to: "de")),
    severity: .error,
    check: .text(on: [.foreignPercent, .unusualPercent, .brace, .looseAt]) { text, report in
      let flaws = report.formatFlaws(of: text).filter(\.kind.isMalformed)
      for flaw in flaws.prefix(Report.mostInOneText) {
        report.add("\(flaw.explanation)\(text.place)", at: flaw.range, of: text)
      }
    })
}

extension FormatFlaw {
  fileprivate var explanation: String {
    switch kind {
    case .missingPercent: "'\(written)' lacks its percent sign and is shown as it is: write '%\(written)'"
    case .foreignPercent:
      "'\(written)' has a percent sign of another script and is shown as it is: write '%' (U+0025) and ASCII digits"
    case .doubledPercent: "'\(written)' shows its percent sign and not the value: write '\(written.dropFirst())'"
    case .inserted(let scalar):
      "'\(written)' holds \(Self.name(of: scalar)), so that it is no placeholder: "
        + (scalar.properties.isWhitespace ? "write '\(repaired)'" : "remove it")
    case .incomplete:
      "'\(written)' is an unfinished placeholder, the value is not shown: write \(turned ?? "it as in the source")"
    case .foreignLetter: "'\(written)' is no placeholder, the value is not shown: no specifier has this letter"
    case .brokenVariable: "'\(written)' has a space inside, so that it is no variable: write it as '\(repaired)'"
    case .otherSyntax:
      "'\(written)' is the placeholder of another system and is shown as it is: write the source's '%…' placeholder"
    case .looseAt: "'\(written)' stands where the source has a placeholder, the value is not shown: write '%@'"
    case .eatenArgument, .loosePercent: ""
    }
  }

  /// `'%1$@'` for `%$1@`; `nil` for what is not turned.
  private var turned: String? {
    guard written.hasPrefix("%$"), let digit = written.dropFirst(2).first, let letter = written.dropFirst(3).first
    else { return nil }
    return "'%\(digit)$\(letter)'"
  }

  /// A broken variable without its spaces.
  private var repaired: String { written.filter { !$0.isWhitespace } }

  private static func name(of scalar: Unicode.Scalar) -> String {
    if scalar == " " { return "a space" }
    if scalar == "\u{A0}" || scalar == "\u{202F}" { return "a no-break space" }
    if scalar.properties.numericType == .decimal { return "a digit of another script" }
    return "the unseen character \(scalar.codePoint)"
  }
}
