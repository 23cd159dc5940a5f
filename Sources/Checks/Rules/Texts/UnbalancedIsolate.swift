import ICU

extension Rule {
  /// Flags controls of the writing direction that are not closed, and overrides.
  static let unbalancedIsolate = Rule(
    id: "unbalanced-isolate",
    summary: "A bidirectional control is not closed or not opened, or overrides the direction.",
    rationale: "What follows it on the line is shown in the wrong order; an override reverses the letters.",
    example: RuleExample(
      bad: .translation("File %@", "קובץ \u{2068}%@", to: "he"),
      good: .translation("File %@", "קובץ \u{2068}%@\u{2069}", to: "he")),
    severity: .warning,
    check: .text(on: .bidiControl) { text, report in
      // Turning letters around is what some pseudo-locales are for.
      if LocaleIdentifier(text.entry.locale)?.isPseudo == true { return }
      for defect in DirectionControls.defects(of: text.text.string).prefix(Report.mostInOneText) {
        let name = defect.scalar.fullName
        switch defect.kind {
        case .unclosed:
          let closer = DirectionControls.isIsolate(defect.scalar) ? "U+2069" : "U+202C"
          report.add(
            "\(name) is not closed\(text.place): put \(closer) behind what it is for", at: defect.range, of: text)
        case .unopened:
          report.add("\(name) closes nothing\(text.place): delete it", at: defect.range, of: text)
        case .override:
          report.add(
            "\(name) reverses the letters after it\(text.place): an isolate (U+2066–U+2068) keeps them readable",
            at: defect.range, of: text, severity: .error)
        }
      }
    })
}

/// The explicit controls of UAX #9.
private enum DirectionControls {
  enum Kind { case unclosed, unopened, override }

  struct Defect {
    let kind: Kind
    let scalar: Unicode.Scalar
    let range: Range<Int>
  }

  /// Whether an override has letters to turn around: Arabic ones are in order behind U+202E.
  ///
  /// - Parameter string: What stands behind it, of which the letters up to the next control count.
  private static func turnsLetters(_ string: Substring, to direction: UnitTraits) -> Bool {
    let traits = UnitTraitTable()
    return string.utf16.prefix { !(0x202A...0x202E).contains($0) && $0 != 0x0A }
      .contains { !traits[$0].contains(direction) }
  }

  static func isIsolate(_ scalar: Unicode.Scalar) -> Bool { (0x2066...0x2068).contains(scalar.value) }

  static func defects(of string: String) -> [Defect] {
    var defects: [Defect] = []
    var open: [PlacedScalar] = []
    // Where isolates stand in `open`.
    var isolates: [Int] = []
    for (scalar, range) in string.placedScalars() {
      switch scalar.value {
      case 0x202D, 0x202E:
        let rest = string[string.utf8.index(string.startIndex, offsetBy: range.upperBound)...]
        if turnsLetters(rest, to: scalar.value == 0x202D ? .flatLeft : .flatRight) {
          defects.append(Defect(kind: .override, scalar: scalar, range: range))
        }
        open.append((scalar, range))
      case 0x202A, 0x202B: open.append((scalar, range))
      case 0x2066...0x2068:
        isolates.append(open.count)
        open.append((scalar, range))
      case 0x202C:
        // An embedding outside of an isolate is not closed from within.
        if let last = open.last, !isIsolate(last.scalar) {
          open.removeLast()
        } else {
          defects.append(Defect(kind: .unopened, scalar: scalar, range: range))
        }
      case 0x2069:
        if let isolate = isolates.popLast() {
          defects += open[(isolate + 1)...].map { Defect(kind: .unclosed, scalar: $0.scalar, range: $0.range) }
          open.removeSubrange(isolate...)
        } else {
          defects.append(Defect(kind: .unopened, scalar: scalar, range: range))
        }
      default: continue
      }
    }
    // An override is named once.
    return defects
      + open.filter { $0.scalar.value < 0x202D || isIsolate($0.scalar) }.map {
        Defect(kind: .unclosed, scalar: $0.scalar, range: $0.range)
      }
  }
}
