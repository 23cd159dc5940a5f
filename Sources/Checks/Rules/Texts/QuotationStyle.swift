import ICU

extension Rule {
  /// Flags quotation marks that a language does not use.
  static let quotationStyle = Rule(
    id: "quotation-style",
    summary: "A text has typographic quotation marks of another language.",
    rationale: """
      The reader meets them as a slip. Known are the marks of CLDR and those that orthographies and publishers of a \
      language use beside them; straight ones, which every language knows, are no finding, nor are single ones, \
      which cannot be told from apostrophes.
      """,
    example: RuleExample(
      bad: .translation("Open “%@”", "“%@” öffnen", to: "de"),
      good: .translation("Open “%@”", "„%@“ öffnen", to: "de")),
    severity: .warning, isOnByDefault: false,
    check: .text(on: [.quotation, .bracket]) { text, report in
      guard let style = QuotationMarks.of(text.entry.locale),
        let pair = QuotationMarks.firstForeign(in: text.text.string, to: style)
      else { return }
      let known = style.prefix(2).map { "'\($0.opening)…\($0.closing)'" }.joined(separator: " or ")
      report.add(
        "quotation marks '\(pair.opening)…\(pair.closing)'\(text.place): \(text.entry.locale) has \(known)",
        at: pair.range, of: text)
    })
}

/// Pairs of quotation marks.
enum QuotationMarks {
  struct Pair: Hashable {
    let opening: Unicode.Scalar
    let closing: Unicode.Scalar
  }

  /// A pair that was found, with the UTF-8 offsets of the mark that opens it.
  typealias FoundPair = (opening: Unicode.Scalar, closing: Unicode.Scalar, range: Range<Int>)

  private static let marks = Set("“”„‟«»「」『』《》".unicodeScalars)

  /// The first pair, outside of one that the language has, that is none of the language.
  static func firstForeign(in string: String, to style: [Pair]) -> FoundPair? {
    let text = TokenizedText(string)
    let places = text.tokens.filter { $0.kind == .words }.flatMap {
      text.scalars(in: $0.range).filter { marks.contains($0.scalar) }
    }
    guard places.count.isMultiple(of: 2) else { return nil }
    var index = 0
    while index < places.count {
      let opening = places[index]
      let closers = style.filter { $0.opening == opening.scalar }.map(\.closing)
      if let end = places[(index + 1)...].firstIndex(where: { closers.contains($0.scalar) }) {
        index = end + 1
        continue
      }
      guard index + 1 < places.count else { return nil }
      return (opening.scalar, places[index + 1].scalar, opening.range)
    }
    return nil
  }

  /// Those of a locale, the usual one first; `nil` for a language that is not listed, and for a pseudo-locale.
  static func of(_ locale: String) -> [Pair]? {
    guard let identifier = LocaleIdentifier(locale), !identifier.isPseudo else { return nil }
    let full = identifier.maximized
    return full.script.flatMap { all["\(full.language)-\($0)"] } ?? all[full.language]
  }

  private static let all: [String: [Pair]] = listed.mapValues { pairs in
    pairs.split(separator: " ").compactMap { pair in
      let marks = Array(pair.unicodeScalars)
      return marks.count == 2 ? Pair(opening: marks[0], closing: marks[1]) : nil
    }
  }

  // Sources: the delimiters of CLDR (https://cldr.unicode.org), those of both levels, and what orthographies and
  // newspapers have beside them (https://en.wikipedia.org/wiki/Quotation_mark#Summary_table): Swiss «…» of German among
  // them, and “…” of Japanese, as Apple's systems write it.
  private static let listed: [String: String] = [
    "af": "“” „”", "ar": "“” «» ”“", "az": "“” «» „“", "be": "«» „“", "bg": "„“ «»", "bn": "“”", "bs": "„” “” „“ »« «»",
    "ca": "«» “”", "cs": "„“ »«", "cy": "“”", "da": "“” »« „“ ”” «» „”", "de": "„“ »« «»", "el": "«» “”", "en": "“”",
    "eo": "“” «» „“", "es": "«» “”", "et": "„“ «» „”", "eu": "«» “” »«", "fa": "«» “”", "fi": "”” »» »«", "fil": "“”",
    "fr": "«»", "ga": "“”", "gl": "«» “”", "he": "”” “” „” ”“", "hi": "“”", "hr": "„” »« “” „“", "hu": "„” »« «»",
    "hy": "«»", "id": "“”", "is": "„“", "it": "«» “”", "ja": "「」 『』 《》 “”", "ka": "„“ «»", "kk": "«» “”", "km": "“” «»",
    "ko": "“” 「」 『』 《》", "lt": "„“ «» „”", "lv": "“” «» „“ „”", "mk": "„“ “”", "mn": "«» “”", "ms": "“”",
    "nb": "«» „“ “” ””", "nn": "«» „“ “” ””", "no": "«» „“ “” ””", "nl": "“” „” ”” «»", "pl": "„” «» »«", "pt": "“” «»",
    "ro": "„” «» ”“", "ru": "«» „“", "sk": "„“ »«", "sl": "„“ »« ””", "sq": "„“ “” «»", "sr": "„“ „” »« “”",
    "sv": "”” »» »«", "sw": "“”", "th": "“”", "tr": "“” «»", "uk": "«» „“", "ur": "“” ”“", "uz": "“” «»", "vi": "“” «»",
    "zh": "“” 「」 『』 《》",
  ]
}
