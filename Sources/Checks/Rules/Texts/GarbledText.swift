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
      let scalars = text.text.string.placedScalars()
      let garbled = Garbling.first(in: scalars)
      for (scalar, range) in scalars {
        if let garbled, range.lowerBound >= garbled.range.lowerBound {
          let letters = String(decoding: Array(text.text.string.utf8)[garbled.range], as: UTF8.self)
          let original = garbled.original.map { ", which was '\($0)'" } ?? ""
          let encoding = garbled.isOfWindows ? "Windows-1252" : "Latin-1"
          let letter = scalars.count { garbled.range.contains($0.range.lowerBound) } > 4 ? "letters" : "letter"
          report.add(
            "'\(letters)' is UTF-8 read as \(encoding)\(original)\(text.place): put the \(letter) that was meant",
            at: garbled.range, of: text)
          return
        }
        switch scalar.value {
        case 0xFFFD:
          report.add(
            "'\(scalar)' replaces bytes that could not be decoded\(text.place): put the letter that was meant",
            at: range,
            of: text)
        case 0..<0x09, 0x0E..<0x20, 0x7F..<0x85, 0x86..<0xA0:
          report.add(
            "control character \(scalar.codePoint)\(text.place) is shown as nothing or as a box: delete it", at: range,
            of: text, severity: .warning)
        default: continue
        }
      }
    })
}
