extension Rule {
  /// Flags text that was read in a wrong encoding.
  static let garbledText = Rule(
    id: "garbled-text",
    summary: "A text contains characters that were decoded with the wrong encoding.",
    rationale: "The user sees “Ã©” or “�” in place of letters.",
    example: RuleExample(
      bad: .translation("Settings", "RÃ©glages", to: "fr"), good: .translation("Settings", "Réglages", to: "fr")),
    severity: .error,
    check: .text(on: [.garbled, .replacement, .control]) { text, report in
      var before: PlacedScalar = ("x", 0..<0)
      for (scalar, range) in text.text.string.placedScalars() {
        defer { before = (scalar, range) }
        switch scalar.value {
        case 0xFFFD:
          report.add(
            "'\(scalar)' replaces bytes that could not be decoded\(text.place): put the letter that was meant",
            at: range,
            of: text)
        case 0..<0x09, 0x0E..<0x20, 0x7F..<0x85, 0x86..<0xA0:
          if Garbling.isGarbled(before.scalar.value, scalar.value) { fallthrough }
          report.add(
            "control character \(scalar.codePoint)\(text.place) is shown as nothing or as a box: delete it", at: range,
            of: text, severity: .warning)
        default:
          guard Garbling.isGarbled(before.scalar.value, scalar.value) else { continue }
          let original = Garbling.original(before.scalar.value, scalar.value).map { ", which was '\($0)'" } ?? ""
          let letters = "'\(before.scalar)\(scalar)'"
          report.add(
            "\(letters) is UTF-8 read as Latin-1\(original)\(text.place): put the letter that was meant",
            at: before.range.lowerBound..<range.upperBound, of: text)
          return
        }
      }
    })
}
