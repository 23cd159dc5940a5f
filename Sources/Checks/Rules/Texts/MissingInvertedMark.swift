import ICU
import Messages
import Project
import StringTables

extension Rule {
  /// Flags a question or exclamation of Spanish without the mark that opens it.
  static let missingInvertedMark = Rule(
    id: "missing-inverted-mark",
    summary: "A Spanish question or exclamation has no ‘¿’ or ‘¡’ at its start.",
    rationale: "The reader meets it as a spelling mistake, and sees too late that the sentence is a question.",
    example: RuleExample(
      bad: .translation("Are you sure?", "Estás seguro?", to: "es"),
      good: .translation("Are you sure?", "¿Estás seguro?", to: "es")),
    severity: .warning,
    check: .translation { table, report in
      guard let identifier = LocaleIdentifier(table.locale), identifier.language == "es", !identifier.isPseudo else {
        return
      }
      for number in InvertedMarks.candidates(in: table.translation) {
        guard let place = table.match.source(of: number) else { continue }
        let unit = table.unit(of: number, source: place)
        let source = unit.source.message
        for leaf in unit.translation.message.leaves {
          // English that nobody has translated has no such marks.
          guard !source.texts.contains(where: { $0.string == leaf.text.string }),
            let mark = InvertedMarks.firstAlone(in: leaf.text.string, beside: source)
          else { continue }
          report.add(
            "'\(mark.scalar)' has no '\(mark.scalar == "?" ? "¿" : "¡")' at the start of its sentence"
              + Report.formText(leaf.category),
            at: report.place(of: mark.range, in: leaf.text, of: unit.translation), of: unit)
        }
      }
    })
}

private enum InvertedMarks {
  /// The numbers of entries that vary or have a mark.
  static func candidates(in table: Table) -> [Int] {
    var numbers: [Int] = []
    var number = 0
    table.forEachPlainText(in: table.entries.indices) { text in
      if text?.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }) ?? true {
        numbers.append(number)
      }
      number += 1
    }
    return numbers
  }

  /// The first mark that closes what no other one has opened; those of names that the source has too are none:
  /// “Yahoo!”.
  static func firstAlone(in string: String, beside source: Message) -> PlacedScalar? {
    let text = TokenizedText(string)
    var (isOpen, hasLetters) = (false, false)
    for (number, token) in text.tokens.enumerated() where token.kind == .words {
      let scalars = text.scalars(in: token.range)
      var word = ""
      for (index, place) in scalars.enumerated() {
        switch place.scalar {
        case "¿", "¡": isOpen = true
        case "?", "!":
          // “?!” is one.
          let rest = scalars[(index + 1)...].drop { $0.scalar == "?" || $0.scalar == "!" }
          let isLast = number + 1 == text.tokens.count || text.tokens[number + 1].kind == .markup
          // A mark that stands alone is one of a list, unless it ends the text.
          let isLoose = index > 0 && scalars[index - 1].scalar.isBlank && !rest.isEmpty
          let isSecond = index > 0 && "?!".unicodeScalars.contains(scalars[index - 1].scalar)
          if !isOpen, hasLetters, !isLoose, !isSecond, endsSentence(rest, isLast: isLast),
            !isEnd(text.text(0..<place.range.lowerBound), beside: source),
            word.isEmpty || !source.texts.contains(where: { $0.string.contains(word + String(place.scalar)) })
          {
            return place
          }
          if rest.startIndex == index + 1 { (isOpen, hasLetters) = (false, false) }
        default:
          if place.scalar.properties.isAlphabetic { hasLetters = true }
        }
        word = place.scalar.isWord ? word + String(place.scalar) : ""
      }
    }
    return nil
  }

  /// Whether a mark behind it is that of a sentence which begins in another text: “%d tracks?”, behind “Delete”.
  private static func isEnd(_ text: String, beside source: Message) -> Bool {
    func beginsInside(_ text: String) -> Bool { text.first.map { $0.isLowercase || "%{".contains($0) } ?? false }
    let endsSentence = text.contains { ".!?…".contains($0) }
    return !endsSentence && beginsInside(text) && source.texts.allSatisfy { beginsInside($0.string) }
  }

  /// Whether a blank and no small letter, or nothing, follows a mark, what closes quotations and brackets apart.
  private static func endsSentence(_ rest: ArraySlice<PlacedScalar>, isLast: Bool) -> Bool {
    let behind = rest.drop { "\"'”’»)*_".unicodeScalars.contains($0.scalar) }
    guard let first = behind.first?.scalar else { return isLast }
    guard first.isBlank else { return false }
    return behind.first { !$0.scalar.isBlank }.map { !$0.scalar.properties.isLowercase } ?? true
  }
}
